import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { settings } from '../state/settings.svelte';
import { Messages } from './fluent';
import { capital, placeInSentence, t } from './index.svelte';

it('places and people take the form that a sentence needs', () => {
  settings.setLanguage('de');
  expect(t().answer.move('Ana', 'Galicia', 'Castillo')).toBe(
    'einen Caballero von Ana aus Galicia ins Castillo versetzen',
  );
  expect(t().ask.whereTo('der Dummy', 'das Castillo')).toBe(
    'Ein Caballero vom Dummy aus dem Castillo: wohin?',
  );
  settings.setLanguage('en');
});

it('a place takes the form of the edition that has its name', () => {
  const source = `places-vasco = { $edition ->
    [2023] Navarra
   *[other] País Vasco
 }
 .from = { $edition ->
    [2023] dalla Navarra
   *[other] dal País Vasco
 }
x = { FROM($place) }
`;
  const messages = new Messages('it', new FluentResource(source).body);
  expect(messages.say('x', { place: 'Navarra' })).toBe('dalla Navarra');
  expect(messages.say('x', { place: 'País Vasco' })).toBe('dal País Vasco');
});

it('a name that begins with a vowel may have a form of its own', () => {
  const source = 'form-of = de { $name }\n    .vowel = d’{ $name }\nx = { OF($who) }\n';
  const messages = new Messages('fr', new FluentResource(source).body);
  expect(messages.say('x', { who: 'Élodie' })).toBe('d’Élodie');
  expect(messages.say('x', { who: 'Bea' })).toBe('de Bea');
});

it('numbers, lists and flags are shown as the language does', () => {
  expect(t().ask.mayGoBut(['A', 'B'], true)).toBe('Any region except A and B, or the Castillo.');
  expect(t().ask.mayGoBut([], false)).toBe('Any other region.');
  expect(t().place.change(-3)).toBe('−3 for you if scored now');
  expect(t().hint.behind(1.25)).toBe('1.3 points behind');
  settings.setLanguage('nl');
  expect(t().hint.behind(1.25)).toBe('1,3 punten minder');
  settings.setLanguage('en');
});

it('a place has its article inside a sentence, also where editions name it differently', () => {
  settings.setLanguage('es');
  expect(placeInSentence('vasco', 'big-box')).toBe('el País Vasco');
  expect(placeInSentence('vasco', '2023')).toBe('Navarra');
  expect(t().answer.move('Ana', placeInSentence('vasco', '1995'), placeInSentence('castillo', '1995'))).toBe(
    'mover un caballero de Ana del País Vasco al Castillo',
  );
  settings.setLanguage('fr');
  expect(t().answer.score(placeInSentence('aragon', '2023'))).toBe('décompter l’Aragón');
  settings.setLanguage('en');
  expect(capital(t().scene.scored(placeInSentence('castillo', '2023')))).toBe('The Castillo is scored.');
});
