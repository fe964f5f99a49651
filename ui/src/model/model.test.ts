import { describe, expect, it } from 'vitest';
import { NAMES, position, view } from '../../fixtures/states';
import scorings from '../../fixtures/scorings.json';
import type { components } from '../generated/api';
import { placesOf, ranksAt, regionOf, REGIONS, type Action, type Counts } from '../view';
import { scoringsIn, sumOf } from './breakdown';
import { choicesAfter, kindOf, pathOf } from './choices';
import { intoCastillo, linesOf } from './log';
import { ghostOf } from '../scenes/ghost';
import { paidAt, ranks, type Ground, type Terms } from './scoring';
import { viewOf } from './view_model';

describe('choices', () => {
  it.each(NAMES)('every legal answer in %s has a path of its own, and the path leads to it', (name) => {
    const { legal } = position(name);
    const paths = legal.map((action) => pathOf(action).join(' '));
    expect(new Set(paths).size).toBe(legal.length);
    for (const action of legal) {
      let made: string[] = [];
      let choices = choicesAfter(legal, made);
      while (choices.answer === null) {
        made = [...choices.picked, pathOf(action)[choices.picked.length]!];
        choices = choicesAfter(legal, made);
      }
      expect(choices.answer).toEqual(action);
    }
  });

  it('never picks for the player where a piece goes', () => {
    const only: Action[] = [{ type: 'place', target: 'castillo' }, { type: 'stop' }];
    expect(choicesAfter(only, []).answer).toBeNull();
  });

  it('picks the only tile and the only Grande by itself', () => {
    const tiles: Action[] = [
      { type: 'lay-tile', tile: 8, target: 'aragon' },
      { type: 'lay-tile', tile: 8, target: 'vasco' },
    ];
    const choices = choicesAfter(tiles, []);
    expect(choices.picked).toEqual(['tile:8']);
    expect(choices.next.map(kindOf)).toEqual(['place', 'place']);
  });
});

describe('scoring', () => {
  const boards = (
    scorings as unknown as { view: components['schemas']['View']; answers: [Action, Counts][] }[]
  ).map(({ view: raw, answers }) => ({ shown: viewOf(raw, []), answers }));

  const nonzero = (counts: Counts) => Object.fromEntries(Object.entries(counts).filter(([, n]) => n));

  it('pays what the rules of the game pay, on boards of real games', () => {
    for (const { shown } of boards)
      for (const id of placesOf(shown))
        expect(paidAt(shown, id), id).toEqual(nonzero(regionOf(shown, id)!.if_scored));
  });

  it('foretells what each kind of answer changes, as the rules of the game do', () => {
    const kinds = new Set<string>();
    for (const { shown, answers } of boards)
      for (const [action, changes] of answers) {
        kinds.add(action.type);
        const told: Counts = {};
        for (const { colour, change } of ghostOf(shown, action)?.effects ?? [])
          told[colour] = (told[colour] ?? 0) + change;
        expect(nonzero(told), JSON.stringify(action)).toEqual(changes);
      }
    const moving = [
      'move',
      'move-grande',
      'move-king',
      'place',
      'recall',
      'return',
      'swap',
      'lay-tile',
      'score',
    ];
    expect([...kinds].sort()).toEqual(moving.sort());
  });

  it("promises nothing for a disc that names the King's region: they go to court", () => {
    const shown = view('disc');
    const disc = (region: string) => ({ type: 'disc', region }) as const;
    expect(ghostOf(shown, disc(shown.king!))!.effects).toEqual([]);
    expect(ghostOf(shown, disc(REGIONS.find((id) => id !== shown.king)!))!.effects).not.toEqual([]);
  });

  it('pays first places only where the card says so', () => {
    const shown = view('middle');
    const place = REGIONS.find((id) => Object.keys(shown.regions[id].if_scored).length > 1)!;
    const card = 'score-first-places';
    const paid = ghostOf(
      { ...shown, question: { ...shown.question, card } },
      { type: 'score', place },
    )!.effects;
    expect(paid.length).toBeLessThanOrEqual(1);
  });
});

describe('who holds which place', () => {
  const ground = (caballeros: Counts, grandes: string[] = []): Ground => ({
    caballeros,
    grandes,
    values: [5, 3, 1],
    king: false,
  });
  const terms = (more: Partial<Terms> = {}): Terms => ({
    ranked: ['azul', 'granate', 'oro', 'verde'],
    tiesCountEverybody: false,
    homeAdvantage: false,
    keeper: null,
    ...more,
  });
  const held = (where: Ground, how: Terms) => Object.fromEntries(ranks(where, how));

  it('counts the Church for its keeper only', () => {
    const where = ground({ azul: 2, granate: 3, church: 2 });
    expect(held(where, terms())).toEqual({ granate: 1, azul: 2 });
    expect(held(where, terms({ keeper: 'azul' }))).toEqual({ azul: 1, granate: 2 });
    expect(held(ground({ granate: 1, church: 2 }), terms({ keeper: 'oro' }))).toEqual({ oro: 1, granate: 2 });
  });

  it('counts a Grande with the home advantage', () => {
    const where = ground({ azul: 2, granate: 2 }, ['granate']);
    expect(held(where, terms())).toEqual({ azul: 2, granate: 2 });
    expect(held(where, terms({ homeAdvantage: true }))).toEqual({ granate: 1, azul: 2 });
  });

  it('counts the dummy, and lets ties slide down', () => {
    const where = ground({ azul: 2, granate: 1, dummy: 3 });
    expect(held(where, terms({ ranked: ['azul', 'granate', 'dummy'] }))).toEqual({
      dummy: 1,
      azul: 2,
      granate: 3,
    });
    const tied = ground({ azul: 4, granate: 4, oro: 4, verde: 2 });
    expect(held(tied, terms())).toEqual({ azul: 2, granate: 2, oro: 2, verde: 3 });
    expect(held(tied, terms({ tiesCountEverybody: true }))).toEqual({ azul: 2, granate: 2, oro: 2 });
  });

  it('shows it with the Church in play', () => {
    const raw = structuredClone(position('france').view);
    raw.players.forEach((player) => (player.church = player.colour === 'azul'));
    const place = raw.regions['aragon']!;
    Object.assign(place, {
      caballeros: { azul: 1, granate: 2, church: 2 },
      if_scored: { azul: 5, granate: 3 },
    });
    expect([...ranksAt(viewOf(raw, []).regions.aragon)]).toEqual([
      ['azul', 1],
      ['granate', 2],
    ]);
  });
});

describe('Granada before it is conquered', () => {
  it('pays nothing, so no answer promises anything there', () => {
    const shown = view('france');
    expect(shown.granada_conquered).toBe(false);
    expect(shown.regions.granada.if_scored).toEqual({});
    expect([...ranksAt(shown.regions.granada)]).toEqual([]);
    const me = shown.players.find((player) => player.seat === shown.seat)!.colour;
    const there: Action = { type: 'move', owner: me, source: 'castillo', target: 'granada' };
    expect(ghostOf(shown, there)!.effects).toEqual([]);
    expect(ghostOf({ ...shown, granada_conquered: true }, there)!.effects).not.toEqual([]);
  });
});

describe('the log', () => {
  it('says the same thing once, and how often', () => {
    const placed = { type: 'placed', player: 'azul', target: 'aragon' } as const;
    const lines = linesOf([placed, placed], ['A places.', 'A places.']);
    expect(lines).toMatchObject([{ times: 2, colour: 'azul', place: 'aragon' }]);
  });
});

describe('the Castillo', () => {
  it('has what was announced since it was last opened, and nothing else', () => {
    const placed = { type: 'placed', player: 'azul', target: 'castillo' } as const;
    const elsewhere = { type: 'placed', player: 'azul', target: 'aragon' } as const;
    const opened = {
      type: 'left-castillo',
      player: 'azul',
      target: 'aragon',
      number: 1,
      grande: false,
    } as const;
    const events = [placed, opened, placed, placed, elsewhere];
    const lines = intoCastillo(
      events,
      events.map((event) => `${event.type} ${event.target}`),
    );
    expect(lines).toMatchObject([{ text: 'placed castillo', times: 2, colour: 'azul' }]);
  });
});

describe('the breakdown', () => {
  it('adds up what was ranked', () => {
    const ranked = {
      type: 'ranked',
      place: 'aragon',
      owner: 'azul',
      rank: 1,
      points: 5,
      kings_bonus: 2,
      home_bonus: 0,
      number: 3,
    } as const;
    const [scoring] = scoringsIn([{ type: 'scored', place: 'aragon', first_only: false, times: 1 }, ranked]);
    expect(sumOf(scoring!, 'azul')).toBe(7);
    expect(scoring!.general).toBeNull();
  });
});
