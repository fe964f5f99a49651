import { expect, it } from 'vitest';
import { NAMES, position, view } from '../../fixtures/states';
import type { Action, GameEvent } from '../view';
import { ghostOf, ghostOfHint, ghostOfStep } from './ghost';

const shown = view('middle');
const me = shown.players.find(({ seat }) => seat === shown.seat)!;
const elsewhere = shown.players.find(({ seat }) => seat !== shown.seat)!.colour;

it('a placement stands where it would, with who gains and loses', () => {
  const target = position('middle').legal.find((action) => action.type === 'place')!.target;
  const ghost = ghostOf(shown, { type: 'place', target })!;
  expect(ghost.pieces).toMatchObject([{ colour: me.colour, to: target, number: 1 }]);
});

it('the King, a Grande, a tile and a place to be scored are drawn too', () => {
  const king = ghostOf(shown, { type: 'move-king', target: 'galicia' })!;
  expect(king.ways).toMatchObject([{ from: shown.king, to: 'galicia' }]);
  const grande = ghostOf(shown, { type: 'move-grande', owner: me.colour, target: 'galicia' })!;
  expect(grande.pieces).toMatchObject([{ piece: 'grande', to: 'galicia' }]);
  expect(ghostOf(shown, { type: 'lay-tile', tile: 8, target: 'vasco' })!.tile).toEqual({
    tile: 8,
    place: 'vasco',
  });
  const score = ghostOf(shown, { type: 'score', place: 'aragon' })!;
  expect(score.lights).toEqual(['aragon']);
  const paid = Object.fromEntries(score.effects.map(({ colour, change }) => [colour, change]));
  const expected = Object.entries(shown.regions.aragon.if_scored).filter(([, points]) => points > 0);
  expect(paid).toEqual(Object.fromEntries(expected));
});

it('a special action that scores by itself lights all its places, with their points', () => {
  const question = { ...shown.question, kind: 'part', card: 'score-fives', scored: ['aragon', 'granada'] };
  const ghost = ghostOf({ ...shown, question }, { type: 'start', part: 'special' })!;
  expect(ghost.lights).toEqual(['aragon', 'granada']);
  const alone = ghostOf(shown, { type: 'score', place: 'aragon' })!;
  expect(ghost.effects.filter(({ place }) => place === 'aragon')).toEqual(alone.effects);
  expect(ghostOf({ ...shown, question }, { type: 'start', part: 'place' })).toBeNull();
});

it('a hint lights up the places it gives as reasons', () => {
  const why = ['makes you first in Valencia, +5 when it is scored', 'puts 1 into the Castillo'];
  expect(ghostOfHint(shown, { type: 'take', number: 2 }, why)!.lights).toEqual(['valencia', 'castillo']);
  expect(ghostOfHint(shown, { type: 'score', place: 'aragon' }, why)!.lights).toContain('aragon');
  expect(ghostOfHint(shown, { type: 'take', number: 2 }, ['brings 2 to your court'])!.lights).toEqual([]);
});

it('a hint draws what its reasons promise where its answer itself changes nothing yet', () => {
  const why = [
    'makes you first in Valencia, +5 when it is scored',
    'costs Rosa 3 points in Granada',
    'with the rest of the turn: +4 when Aragón is scored; makes you first in Valencia, +7 when it is scored',
  ];
  const { effects } = ghostOfHint(shown, { type: 'take', number: 2 }, why)!;
  expect(effects).toEqual([
    { place: 'aragon', colour: me.colour, change: 4 },
    { place: 'valencia', colour: me.colour, change: 7 },
  ]);
  const score = ghostOf(shown, { type: 'score', place: 'aragon' })!;
  expect(ghostOfHint(shown, { type: 'score', place: 'aragon' }, why)!.effects).toEqual(score.effects);
});

it('a step that may be vetoed is drawn before it is done', () => {
  const { owner, source, target } = STEPS.move as Extract<Action, { type: 'move' }>;
  const move = ghostOfStep(shown, { type: 'moved', owner, source, target })!;
  expect(move.ways).toMatchObject([{ from: source, to: target, colour: owner }]);
  expect(move.pieces).toMatchObject([{ colour: owner, to: target }]);
  const king = ghostOfStep(shown, { type: 'king-moved', source: shown.king!, target: 'galicia' })!;
  expect(king.pieces).toMatchObject([{ piece: 'king', to: 'galicia' }]);
});

it('who may veto a scoring sees what it would pay', () => {
  const own = ghostOf(shown, { type: 'score', place: 'aragon' })!;
  const scored = { type: 'scored', place: 'aragon', first_only: false, times: 1 } as const;
  const step = ghostOfStep(shown, scored)!;
  expect(step.lights).toEqual(['aragon']);
  expect(step.effects).toEqual(own.effects);
  const twice = own.effects.map((effect) => ({ ...effect, change: 2 * effect.change }));
  expect(ghostOfStep(shown, { ...scored, times: 2 })!.effects).toEqual(twice);
  const question = { ...shown.question, kind: 'veto', card: 'score-fives', scored: ['aragon', 'granada'] };
  const announced = { type: 'special-announced', player: elsewhere, card: 'score-fives' } as GameEvent;
  const whole = ghostOfStep({ ...shown, question }, announced)!;
  expect(whole.lights).toEqual(['aragon', 'granada']);
  expect(whole.effects.filter(({ place }) => place === 'aragon')).toEqual(own.effects);
});

it('a tile that may be vetoed lies where it would; caballeros that go back are counted where they stand', () => {
  const laid = { type: 'tile-laid', tile: 8, target: 'vasco', source: null } as const;
  expect(ghostOfStep(shown, laid)!.tile).toEqual({ tile: 8, place: 'vasco' });
  const back = { type: 'returned', owner: elsewhere, source: 'aragon', number: 2 } as const;
  expect(ghostOfStep(shown, back)!.leaving).toEqual([{ place: 'aragon', colour: elsewhere, number: 2 }]);
});

it('a disc says what it would change before it is set', () => {
  const caballeros = { ...shown.regions.aragon.caballeros, [me.colour]: 3 };
  const regions = { ...shown.regions, aragon: { ...shown.regions.aragon, caballeros } };
  const asked = (kind: string, more = {}) => ({
    ...shown,
    regions,
    king: 'galicia' as const,
    question: { ...shown.question, kind, ...more },
  });
  const disc = (region: string) => ({ type: 'disc', region }) as Action;
  const flee = ghostOf(asked('disc-flee', { region: 'aragon' }), disc('vasco'))!;
  expect(flee.pieces).toMatchObject([{ from: 'aragon', to: 'vasco', number: 3 }]);
  expect(ghostOf(asked('disc-flee', { region: 'aragon' }), disc('galicia'))!.pieces).toEqual([]);
  const two = ghostOf(asked('disc-return', { card: 'disc-return-2' }), disc('aragon'))!;
  expect(two.leaving).toMatchObject([{ place: 'aragon', number: 2 }]);
  const all = ghostOf(asked('disc-return', { card: 'disc-return-all' }), disc('aragon'))!;
  expect(all.leaving).toMatchObject([{ place: 'aragon', number: 3 }]);
  const scored = ghostOf(asked('disc-score'), disc('aragon'))!;
  expect(scored.effects).toEqual(ghostOf({ ...shown, regions }, { type: 'score', place: 'aragon' })!.effects);
});

// Every kind of step: what its preview lights up or moves. Those without are answers about no place of the board;
// the voice names them while they wait to be confirmed.
const STEPS: Record<Action['type'], Action | null> = {
  place: { type: 'place', target: 'galicia' },
  move: { type: 'move', owner: elsewhere, source: 'aragon', target: 'galicia' },
  return: { type: 'return', owner: elsewhere, source: 'aragon' },
  recall: { type: 'recall', source: 'aragon' },
  'move-king': { type: 'move-king', target: 'galicia' },
  'move-grande': { type: 'move-grande', owner: me.colour, target: 'galicia' },
  swap: { type: 'swap', owner: me.colour },
  'lay-tile': { type: 'lay-tile', tile: 4, target: 'galicia' },
  score: { type: 'score', place: 'aragon' },
  evict: { type: 'evict', region: 'aragon' },
  disc: { type: 'disc', region: 'aragon' },
  take: null,
  'take-card': null,
  'play-power': null,
  'pass-modifier': null,
  start: null,
  stop: null,
  either: null,
  recover: null,
  allow: null,
  'allow-rest': null,
  veto: null,
  draw: null,
};

it.each(Object.values(STEPS).filter((step) => step !== null))(
  'a $type is drawn before it is done',
  (step) => {
    const ghost = ghostOf(shown, step)!;
    expect(ghost.lights.length + ghost.pieces.length).toBeGreaterThan(0);
  },
);

it.each(NAMES)('every answer on the board in %s has its ghost', (name) => {
  const board: Action['type'][] = [
    'place',
    'move',
    'return',
    'recall',
    'move-king',
    'move-grande',
    'lay-tile',
  ];
  for (const action of position(name).legal.filter(({ type }) => board.includes(type))) {
    const ghost = ghostOf(view(name), action)!;
    expect(ghost, JSON.stringify(action)).not.toBeNull();
  }
});
