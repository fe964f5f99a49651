// Makes the sounds of the stage: `node sounds/make.mjs`. Everything is computed here, and the same every time.
// 16-bit mono; each sound is a sum of decaying partials and filtered noise.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RATE = 22050;

/** Noise that is the same every time. */
function noise(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 31 - 1;
  };
}

const silence = (seconds) => new Float64Array(Math.round(seconds * RATE));

/** A struck body: partials [ratio, loudness], each dying away; higher ones sooner. */
function strike(out, at, pitch, partials, decay, loud = 1) {
  for (let i = Math.round(at * RATE), n = 0; i < out.length; i++, n++) {
    const time = n / RATE;
    const attack = Math.min(1, time / 0.002);
    let sum = 0;
    for (const [ratio, level] of partials) {
      sum +=
        level * Math.exp(-time * decay * Math.sqrt(ratio)) * Math.sin(2 * Math.PI * pitch * ratio * time);
    }
    out[i] += loud * attack * sum;
  }
}

/** A rustle: noise through a one-pole filter, with a swell and a decay. */
function rustle(out, at, length, dark, loud, seed) {
  const random = noise(seed);
  let low = 0;
  const count = Math.round(length * RATE);
  const start = Math.round(at * RATE);
  for (let n = 0; n < count && start + n < out.length; n++) {
    low += (random() - low) * dark;
    out[start + n] += loud * low * Math.sin((Math.PI * n) / count) ** 0.6;
  }
}

const WOOD = [
  [1, 1],
  [2.76, 0.5],
  [5.4, 0.2],
];
const BELL = [
  [1, 1],
  [2, 0.6],
  [2.4, 0.35],
  [3, 0.25],
  [4.5, 0.15],
];
const COIN = [
  [1, 1],
  [1.48, 0.7],
  [2.63, 0.4],
];
const BRASS = [
  [1, 1],
  [2, 0.7],
  [3, 0.45],
  [4, 0.25],
  [5, 0.12],
];

const MADE = {
  card() {
    const out = silence(0.16);
    rustle(out, 0, 0.13, 0.5, 0.5, 11);
    strike(out, 0.09, 240, WOOD, 70, 0.16);
    return out;
  },
  piece() {
    const out = silence(0.14);
    strike(out, 0, 430, WOOD, 60, 0.5);
    rustle(out, 0, 0.02, 0.6, 0.2, 5);
    return out;
  },
  king() {
    const out = silence(0.9);
    strike(out, 0, 392, BELL, 5.5, 0.3);
    strike(out, 0.16, 523, BELL, 5.5, 0.26);
    return out;
  },
  tower() {
    const out = silence(0.95);
    for (let i = 0; i < 7; i++) rustle(out, i * 0.09, 0.12, 0.06 + i * 0.008, 0.9, 40 + i);
    strike(out, 0.68, 92, WOOD, 14, 0.6);
    return out;
  },
  wood() {
    const out = silence(0.4);
    for (const [i, at] of [0, 0.07, 0.13, 0.2].entries()) strike(out, at, 320 + 40 * i, WOOD, 42, 0.36);
    return out;
  },
  coins() {
    const out = silence(0.28);
    strike(out, 0, 2350, COIN, 26, 0.2);
    strike(out, 0.05, 2790, COIN, 30, 0.14);
    return out;
  },
  veto() {
    const out = silence(0.5);
    strike(out, 0, 150, WOOD, 16, 0.55);
    strike(out, 0.12, 118, WOOD, 14, 0.55);
    return out;
  },
  turn() {
    const out = silence(0.7);
    strike(out, 0, 659, BELL, 8, 0.22);
    strike(out, 0.13, 880, BELL, 7, 0.22);
    return out;
  },
  end() {
    const out = silence(1.7);
    for (const [at, pitch] of [
      [0, 392],
      [0.18, 523],
      [0.36, 659],
      [0.56, 784],
    ]) {
      strike(out, at, pitch, BRASS, at === 0.56 ? 2.6 : 6, 0.17);
    }
    return out;
  },
};

/** One sound as a WAV file. */
export function wav(name) {
  const samples = MADE[name]();
  const data = Buffer.alloc(44 + samples.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + samples.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(samples.length * 2, 40);
  const fade = 0.012 * RATE;
  samples.forEach((sample, i) => {
    const end = Math.min(1, (samples.length - i) / fade);
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, Math.tanh(sample) * end)) * 32000), 44 + i * 2);
  });
  return data;
}

export const NAMES = Object.keys(MADE);

const here = fileURLToPath(import.meta.url);
if (process.argv[1] === here) {
  const folder = join(dirname(here), '..', 'public', 'sounds');
  mkdirSync(folder, { recursive: true });
  for (const name of NAMES) writeFileSync(join(folder, `${name}.wav`), wav(name));
}
