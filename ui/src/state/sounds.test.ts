import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NAMES, wav } from '../../sounds/make.mjs';
import { SOUNDS } from './sounds.svelte';

it('the sounds are those the script makes, and every one is there', () => {
  expect([...NAMES].sort()).toEqual([...SOUNDS].sort());
  for (const name of NAMES) {
    expect(readFileSync(`public/sounds/${name}.wav`).equals(wav(name)), name).toBe(true);
  }
});
