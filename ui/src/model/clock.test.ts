import { describe, expect, it } from 'vitest';
import { clockInWords, leftOf, spanInWords, timeInWords } from './clock';

describe('a clock', () => {
  it('counts down only while the game waits for the player and the clock runs', () => {
    const seats = [
      { left: 90, due: 1090, paused: false },
      { left: 60, due: null, paused: false },
      { left: 90, due: 1090, paused: true },
    ];
    const clock = { now: 1000, seats, votes: [] };
    expect(leftOf(clock, 0, 30)).toBe(60);
    expect(leftOf(clock, 0, 300)).toBe(0);
    expect(leftOf(clock, 1, 30)).toBe(60);
    expect(leftOf(clock, 2, 30)).toBe(90);
    expect(leftOf(clock, 4, 0)).toBeNull();
  });

  it('shows seconds up to a day, and days beyond', () => {
    expect([0, 59.2, 581, 3723, 86400, 187200].map(timeInWords)).toEqual([
      '0:00',
      '1:00',
      '9:41',
      '1:02:03',
      '1 day',
      '2 days 4 h',
    ]);
    expect([30, 90, 1200, 43200, 259200].map(spanInWords)).toEqual([
      '30 s',
      '90 s',
      '20 min',
      '12 h',
      '3 days',
    ]);
  });

  it('is one line of words', () => {
    const live = { kind: 'live' as const, bank: 1200, increment: 30, cap: null, time_up: 'bot' as const };
    expect(clockInWords(live)).toBe('Live: 20 min for the game, 30 s more for each turn');
    expect(clockInWords({ ...live, increment: 0 })).toBe('Live: 20 min for the game');
  });
});
