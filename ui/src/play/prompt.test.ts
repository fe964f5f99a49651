import { describe, expect, it, vi } from 'vitest';
import { NAMES, position, state, view } from '../../fixtures/states';
import { choicesAfter } from '../model/choices';
import type { State } from '../view';
import { buttonsOf, moreOf, sentenceOf, type Acts, type Situation } from './prompt';

const acts = (): Acts => ({
  choose: vi.fn(),
  putBack: vi.fn(),
  undo: vi.fn(),
  confirm: vi.fn(),
  hint: vi.fn(),
  ranking: vi.fn(),
  placeRest: vi.fn(),
  comeBack: vi.fn(),
  standIn: vi.fn(),
  vote: vi.fn(),
  vetoOrder: vi.fn(),
  disc: vi.fn(),
  nextGame: vi.fn(),
});

const situation = (name: string, more: Partial<Situation> = {}): Situation => ({
  table: state(name),
  view: view(name),
  mine: true,
  choices: choicesAfter(position(name).legal, []),
  made: [],
  raised: null,
  again: null,
  away: [],
  thinking: false,
  next: null,
  ...more,
});
const keys = (some: Situation) => buttonsOf(some, acts()).map((button) => button.key);

describe('the prompt', () => {
  it.each(NAMES)('asks what the server asks in %s', (name) => {
    expect(sentenceOf(situation(name))).toBe(position(name).asked.ask);
  });

  it('offers to send the rest where the last one went; two are both', () => {
    const own = situation('middle', { again: 'galicia' });
    const rest = (left: number) => {
      const view = { ...own.view, question: { ...own.view.question, left } };
      return buttonsOf({ ...own, view }, acts()).find(({ key }) => key === 'rest')?.label;
    };
    expect([rest(2), rest(3)]).toEqual(['Both to Galicia', 'All 3 to Galicia']);
  });

  it('names the step that waits to be confirmed, also where the board cannot show it', () => {
    const held = (action: State['held_action']) => {
      const own = situation('middle');
      return moreOf({ ...own, table: { ...own.table, held: 'x', held_action: action } });
    };
    expect(held({ type: 'place', target: 'galicia' })).toBe('Last step: place in Galicia.');
    expect(held({ type: 'recover', card: 7 })).toBe('Last step: take back the 7.');
    expect(held({ type: 'recover', card: '2move' })).toBe('Last step: take back the ±2 Ride.');
    expect(held({ type: 'return', owner: 'oro', source: 'court' })).toMatch(/from the court back/);
  });

  it('says of a selected card how many can really be placed with it', () => {
    const own = situation('middle', { raised: 'pile:5' });
    const asked = (card: string, court: number) => {
      const players = own.view.players.map((player) => ({ ...player, court }));
      const cards = [{ pile: 5, card, number: 5, taken_by: null, in_use: false }];
      return sentenceOf({ ...own, view: { ...own.view, players, cards } });
    };
    expect(asked('king-anywhere', 8)).toMatch(/place up to 5/);
    expect(asked('king-anywhere', 4)).toMatch(/place up to 4/);
    expect(asked('court-2', 4)).toMatch(/place up to 5/);
  });

  it('offers to take back the last step, unless a bot plays for me', () => {
    const own = situation('middle');
    expect(keys(own)).toContain('undo');
    const seats = own.table.seats.map((seat) => (seat.you ? { ...seat, bot: 'normal' } : seat));
    const lent = { ...own, mine: false, table: { ...own.table, seats } };
    expect(keys(lent)).not.toContain('undo');
  });

  it('offers one way back at a time: the piece in hand before the last step', () => {
    const legal = position('moving').legal;
    const made = ['place:vasco'];
    const found = keys(situation('moving', { made, choices: choicesAfter(legal, made) }));
    expect(found).toContain('put-back');
    expect(found).not.toContain('undo');
  });

  it('lets only the others vote when a player has no time left', () => {
    const own = situation('middle');
    const late = { about: 0, bot: 1, wait: 0, needed: 2, yours: 'bot' as const, may_vote: true };
    const seat = { left: 0, due: null, paused: false };
    const clock = { now: 0, seats: own.table.seats.map(() => seat), votes: [late] };
    expect(keys({ ...own, mine: false, table: { ...own.table, clock } })).toEqual(
      expect.arrayContaining(['vote:0:bot', 'vote:0:wait']),
    );
    const other = { ...clock, votes: [{ ...late, may_vote: false }] };
    expect(keys({ ...own, mine: false, table: { ...own.table, clock: other } })).not.toContain('vote:0:bot');
  });

  it('goes on to the next game that waits, once there is nothing to answer here', () => {
    const next = '0123456789abcdef';
    expect(keys(situation('middle', { mine: false, next }))).toContain('next');
    expect(keys(situation('middle', { next }))).not.toContain('next');
  });

  it('a turn to confirm has nothing else to answer', () => {
    const own = situation('middle');
    expect(keys({ ...own, table: { ...own.table, held: 'place aragon' } })).toEqual(['confirm', 'undo']);
  });
});
