// The coach against a table that is only a version and a seat.
import { beforeEach, expect, test, vi } from 'vitest';
import type { components } from '../generated/api';
import type { TableClient } from '../state/table.svelte';
import type { Action } from '../view';

type Counsel = components['schemas']['Counsel'];
const post = vi.fn<(path: string, body: unknown) => Promise<Counsel>>();
vi.mock('../net/http', () => ({ post: (path: string, body: unknown) => post(path, body) }));
const { Coach } = await import('./coach.svelte');
const { progress } = await import('./progress.svelte');

const card = (value: number) => ({ type: 'power', value }) as unknown as Action;
const GOOD = card(7);
const POOR = card(1);
const counsel = (key: string): Counsel =>
  ({
    about: `About ${key}.`,
    about_key: key,
    idea: null,
    idea_text: '',
    answers: [
      { action: GOOD, behind: 0, reasons: ['with the plan'], meant: ['first in Aragón'], mistake: false },
      { action: POOR, behind: 6.2, reasons: [], meant: [], mistake: true },
    ],
  }) as unknown as Counsel;

function table() {
  const state = { version: 1, seat: 0, held: null as number | null };
  return { id: 'a', asked: true, state, play: vi.fn() };
}
async function decision(at: ReturnType<typeof table>, coach: InstanceType<typeof Coach>, key: string) {
  at.state = { ...at.state, version: at.state.version + 1 };
  post.mockResolvedValueOnce(counsel(key));
  await coach.watch();
  return coach.speech?.more ?? '';
}
beforeEach(() => {
  post.mockReset();
  progress.explained('welcome');
});

test('before the first decision it says what the game is about, unless a lesson did', () => {
  const { ideas } = progress.kept;
  delete ideas['welcome'];
  const coach = new Coach(table() as unknown as TableClient);
  expect(coach.speech?.alone).toBe(true);
  expect(coach.speech?.text).toContain('first number');
  coach.speech?.buttons[0]?.act();
  expect(coach.speech).toBeNull();
  delete progress.kept.ideas['welcome'];
  progress.reached('majorities', 2);
  expect(coach.speech).toBeNull();
});

test('before a clear mistake it warns once, and then lets it pass', async () => {
  const at = table();
  const coach = new Coach(at as unknown as TableClient);
  await decision(at, coach, 'warned');
  expect(coach.holds(POOR)).toBe(true);
  expect(coach.speech?.text).toContain('6');
  expect(coach.speech?.text).toContain('with the plan');
  expect(coach.holds(POOR)).toBe(false);
});

test('a warning without a reason names none', async () => {
  const at = table();
  const coach = new Coach(at as unknown as TableClient);
  at.state = { ...at.state, version: 2 };
  const said = counsel('unreasoned');
  post.mockResolvedValueOnce({ ...said, answers: said.answers.map((each) => ({ ...each, reasons: [] })) });
  await coach.watch();
  coach.holds(POOR);
  expect(coach.speech?.text).toMatch(/6 points behind the best\.\s*$/);
});

test('it says what an answer changed by itself, not what was planned with it', async () => {
  const at = table();
  const coach = new Coach(at as unknown as TableClient);
  await decision(at, coach, 'one');
  coach.holds(GOOD);
  const said = await decision(at, coach, 'two');
  expect(said).toContain('first in Aragón');
  expect(said).not.toContain('with the plan');
});

test('it explains a kind of decision twice, and falls silent after five good answers', async () => {
  const at = table();
  const coach = new Coach(at as unknown as TableClient);
  expect(await decision(at, coach, 'often')).toContain('About often.');
  expect(await decision(at, coach, 'often')).toContain('About often.');
  expect(await decision(at, coach, 'often')).toBe('');
  for (let good = 0; good < 5; good += 1) {
    await decision(at, coach, 'often');
    coach.holds(GOOD);
  }
  expect(await decision(at, coach, 'new')).toBe('');
  expect(progress.kept.ideas['about-new']).toBeUndefined();
  expect(coach.holds(POOR), 'it still warns').toBe(true);
});

test('it asks once at a time, and again when the table has moved on meanwhile', async () => {
  const at = table();
  const coach = new Coach(at as unknown as TableClient);
  let reply: (said: Counsel) => void = () => undefined;
  post.mockReturnValueOnce(new Promise((resolve) => (reply = resolve)));
  const first = coach.watch();
  void coach.watch();
  expect(post).toHaveBeenCalledTimes(1);
  at.state = { ...at.state, version: 9 };
  post.mockResolvedValueOnce(counsel('later'));
  reply(counsel('stale'));
  await first;
  expect(post).toHaveBeenCalledTimes(2);
  expect(coach.speech?.more).toBe('About later.');
});
