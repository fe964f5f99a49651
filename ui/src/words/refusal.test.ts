import { afterEach, expect, it } from 'vitest';
import { OfflineError, RefusedError, type Refused } from '../net/http';
import { settings } from '../state/settings.svelte';
import { t } from './index.svelte';
import { troubleInWords } from './refusal';

const refusal = { code: 'name-taken', sentence: 'Somebody else has that name.' } as Refused;

afterEach(() => settings.setLanguage('en'));

it('a refusal is told as the server says it, or in the reader’s own language', () => {
  expect(troubleInWords(new RefusedError(refusal))).toBe('Somebody else has that name.');
  settings.setLanguage('nl');
  expect(troubleInWords(new RefusedError(refusal))).toBe('Iemand anders heeft die naam.');
});

it('a code nobody translated falls back to the server’s sentence', () => {
  settings.setLanguage('nl');
  const unknown = { ...refusal, code: 'new-code' } as unknown as Refused;
  expect(troubleInWords(new RefusedError(unknown))).toBe(refusal.sentence);
});

it('a line that is down is told apart from something that went wrong', () => {
  expect(troubleInWords(new OfflineError('/me'))).toBe(t().offline);
  expect(troubleInWords(new Error('x'))).toBe(t().failed);
});
