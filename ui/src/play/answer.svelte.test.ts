import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client, position, state } from '../../fixtures/states';
import type { TableClient } from '../state/table.svelte';
import type { PlaceId } from '../view';
import { Answer } from './answer.svelte';
import type { Guide } from './guide';

let stop: (() => void) | undefined;
let shown: TableClient;
let answer: Answer;

function begin(name: string, guide?: Guide) {
  stop?.();
  shown = client(name);
  vi.spyOn(shown, 'play').mockResolvedValue(null);
  stop = $effect.root(() => {
    answer = new Answer(shown, guide);
  });
  flushSync();
}

/** The server has answered: the same question again. */
function next(name: string) {
  shown.state = { ...state(name), version: (shown.state?.version ?? 0) + 1 };
  flushSync();
}

beforeEach(() => begin('moving'));
afterEach(() => stop?.());

const move = () => position('moving').legal.find((action) => action.type === 'move')!;

it('a path of picks becomes an answer', () => {
  answer.choose(`place:${move().source}`);
  expect(shown.play).not.toHaveBeenCalled();
  expect(answer.made).toEqual([`place:${move().source}`]);
  answer.choose(`place:${move().target}`);
  expect(shown.play).toHaveBeenCalledWith(move());
  expect(answer.made).toEqual([]);
});

it('picks are forgotten when the table moves on', () => {
  answer.choose(`place:${move().source}`);
  next('moving');
  expect(answer.made).toEqual([]);
});

it('a card is looked at first and taken at the second tap', () => {
  begin('early');
  answer.look('power:7');
  expect(answer.raisedOf('power')).toBe(7);
  expect(answer.raisedOf('pile')).toBeNull();
  expect(shown.play).not.toHaveBeenCalled();
  answer.look('power:7');
  expect(shown.play).toHaveBeenCalledTimes(1);
  expect(answer.raised).toBeNull();
});

it('one tap places all that are left, as long as each is allowed', () => {
  begin('middle');
  const { target } = position('middle').legal.find((action) => action.type === 'place')!;
  answer.repeat(target as PlaceId, 3);
  expect(shown.play).toHaveBeenCalledTimes(1);
  next('middle');
  next('middle');
  expect(shown.play).toHaveBeenCalledTimes(3);
  next('middle');
  expect(shown.play).toHaveBeenCalledTimes(3);
});

it('a tap that turns out not to be allowed is dropped', () => {
  begin('middle');
  answer.repeat('galicia', 2);
  vi.mocked(shown.play).mockClear();
  next('early');
  expect(shown.play).not.toHaveBeenCalled();
});

it('a guide may hold an answer back', () => {
  begin('moving', { speech: null, holds: () => true });
  answer.choose(`place:${move().source}`);
  answer.choose(`place:${move().target}`);
  expect(shown.play).not.toHaveBeenCalled();
});
