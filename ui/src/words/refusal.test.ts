import { afterEach, expect, it } from 'vitest';
import { OfflineError, RefusedError, type Refused } from '../net/http';
import { settings } from '../state/settings.svelte';
import { t } from './index.svelte';
import { troubleInWords } from './refusal';

const refusal = { code: 'name-taken', reason: null, sentence: 'Sorry.' } as Refused;

afterEach(() => settings.setLanguage('en'));

it('a refusal has words in the reader’s language, by its code', () => {
  expect(troubleInWords(new RefusedError(refusal))).toBe('That name is taken.');
  settings.setLanguage('nl');
  expect(troubleInWords(new RefusedError(refusal))).toBe('Iemand anders heeft die naam.');
});

it('the rules give the reason for an illegal action', () => {
  const illegal = { ...refusal, code: 'illegal', reason: 'court-empty' } as Refused;
  expect(troubleInWords(new RefusedError(illegal))).toBe('Your court is empty.');
  expect(troubleInWords(new RefusedError({ ...illegal, reason: 'new' }))).toBe(
    'The rules do not allow that now.',
  );
});

it('a code without a translation falls back to the server’s sentence', () => {
  settings.setLanguage('nl');
  const unknown = { ...refusal, code: 'new-code' } as unknown as Refused;
  expect(troubleInWords(new RefusedError(unknown))).toBe(refusal.sentence);
});

it('a lost connection is not reported as an error of the server', () => {
  expect(troubleInWords(new OfflineError('/me'))).toBe(t().offline);
  expect(troubleInWords(new Error('x'))).toBe(t().failed);
});
