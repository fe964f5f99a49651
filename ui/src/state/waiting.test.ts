import { describe, expect, it, vi } from 'vitest';
import { get } from '../net/http';
import { session } from './session.svelte';
import { waiting } from './waiting.svelte';

vi.mock('../net/http', () => ({ get: vi.fn(), post: vi.fn() }));

describe('the tables that wait', () => {
  it('are forgotten when their player leaves', async () => {
    session.me = { name: 'Ana', guest: true, off: [] };
    vi.mocked(get).mockResolvedValue([
      { table: 'a', your_turn: true },
      { table: 'b', your_turn: false },
    ]);
    await waiting.look();
    expect(waiting.tables).toEqual(['a']);
    session.me = { name: null, guest: true, off: [] };
    expect(waiting.tables).toEqual([]);
    await waiting.look();
    expect(get).toHaveBeenCalledTimes(1);
  });
});
