import { describe, expect, it } from 'vitest';
import { NAMES, position, view } from '../../fixtures/states';
import scorings from '../../fixtures/scorings.json';
import { ranksAt, REGIONS, type Action, type Colour, type Counts } from '../view';
import { scoringsIn, sumOf } from './breakdown';
import { choicesAfter, kindOf, pathOf } from './choices';
import { intoCastillo, linesOf } from './log';
import { payout, preview, ranks, type Ground, type Terms } from './scoring';
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

describe('the preview', () => {
  it('pays what the rules of the game pay, on boards of real games', () => {
    let compared = 0;
    for (const board of scorings) {
      const terms: Terms = {
        ranked: [
          ...(board.colours as Colour[]),
          ...(board.options.edition === '2023' && board.colours.length === 2 ? ['dummy' as const] : []),
        ],
        tiesCountEverybody: board.ties,
        homeAdvantage: (board.options.variants as string[]).includes('home-advantage'),
        keeper: board.keeper as Colour | null,
      };
      for (const [id, place] of Object.entries(board.regions)) {
        const paid = payout(place as unknown as Ground, terms);
        if (id === 'france') {
          board.france_spaces?.forEach((owner, i) => {
            const bonus = [2, 1, 0][i]!;
            if (owner && bonus && board.colours.includes(owner)) {
              paid[owner as Colour] = (paid[owner as Colour] ?? 0) + bonus;
            }
          });
        }
        const nonzero = (counts: object) => Object.fromEntries(Object.entries(counts).filter(([, n]) => n));
        expect(nonzero(paid), `${id} ${JSON.stringify(place)}`).toEqual(nonzero(place.if_scored as Counts));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('tells what a placement would change', () => {
    const shown = view('middle');
    const changes = position('middle').legal.map((action) => preview(shown, action));
    expect(changes.some((change) => change && Object.values(change).some((n) => n !== 0))).toBe(true);
  });

  it("promises nothing for a disc that names the King's region: they go to court", () => {
    const shown = view('disc');
    const disc = (region: string) => ({ type: 'disc', region }) as const;
    expect(preview(shown, disc(shown.king!))).toBeNull();
    expect(REGIONS.filter((id) => preview(shown, disc(id)) === null)).toEqual([shown.king]);
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

  it('counts the Church for whoever keeps it, and for nobody else', () => {
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
  it('pays nobody, so no answer promises anything there', () => {
    const shown = view('france');
    expect(shown.granada_conquered).toBe(false);
    expect(shown.regions.granada.if_scored).toEqual({});
    expect([...ranksAt(shown.regions.granada)]).toEqual([]);
    const me = shown.players.find((player) => player.seat === shown.seat)!.colour;
    const there: Action = { type: 'move', owner: me, source: 'castillo', target: 'granada' };
    expect(preview(shown, there)).toEqual({});
    expect(preview({ ...shown, granada_conquered: true }, there)).not.toEqual({});
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
