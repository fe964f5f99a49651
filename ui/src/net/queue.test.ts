import { expect, it } from 'vitest';
import { RefusedError, type Refused } from './http';
import { queue } from './queue.svelte';

const refusal = (code: string) =>
  new RefusedError({
    type: 'refused',
    code,
    sentence: '',
    reason: null,
    more: null,
    key: null,
    table: null,
  } as Refused);

it('lets a newcomer wait while the server is full, and in when there is room', async () => {
  const answers = [refusal('full'), refusal('full'), 'welcome'];
  const seen: number[] = [];
  const ask = async () => {
    seen.push(queue.waiting);
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  expect(await queue.enter(ask, 1)).toBe('welcome');
  expect(seen).toEqual([0, 1, 1]);
  expect(queue.waiting).toBe(0);
});

it('passes any other refusal on', async () => {
  await expect(queue.enter(() => Promise.reject(refusal('bad-name')), 1)).rejects.toThrow(RefusedError);
  expect(queue.waiting).toBe(0);
});
