// Short sounds of our own (made by `sounds/make.mjs`). None conveys anything the screen does not show.
import type { Beat } from '../scenes/beats';
import { totalOf } from '../scenes/beats';
import { settings } from './settings.svelte';

export const SOUNDS = ['card', 'piece', 'king', 'tower', 'wood', 'coins', 'veto', 'turn', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

const GAP = 0.07; // seconds between pieces of one beat
const MOST = 5; // most pieces or coins heard

class Sounds {
  #context: AudioContext | null = null;
  #buffers = new Map<Sound, Promise<AudioBuffer>>();

  /** `times`: number of repetitions in quick succession. */
  play(sound: Sound, times = 1): void {
    if (!settings.sound || document.hidden || typeof AudioContext === 'undefined') return;
    // Before the first press a browser plays nothing: load nothing either.
    if (navigator.userActivation?.hasBeenActive === false) return;
    setTimeout(() => this.#sound(sound, times)); // the first one takes long to prepare: after the picture
  }

  #sound(sound: Sound, times: number): void {
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    void this.#load(context, sound)
      .then((buffer) => {
        for (let i = 0; i < Math.min(MOST, Math.max(1, times)); i++) {
          const source = context.createBufferSource();
          const gain = context.createGain();
          gain.gain.value = settings.volume / 100;
          source.buffer = buffer;
          source.playbackRate.value = 1 + (i % 3) * 0.06;
          source.connect(gain).connect(context.destination);
          source.start(context.currentTime + i * GAP);
        }
      })
      .catch(() => undefined);
  }

  beat(beat: Beat): void {
    const pieces = beat.flights.reduce((sum, { number }) => sum + number, 0);
    switch (beat.kind) {
      case 'bid':
      case 'card':
      case 'round':
        return this.play('card');
      case 'supply':
      case 'place':
      case 'move':
      case 'return':
      case 'grande':
        return this.play('piece', pieces);
      case 'king':
        return this.play('king');
      case 'tile':
      case 'discs':
        return this.play('wood');
      case 'tower':
      case 'scoring':
        return this.play('tower');
      case 'score': {
        const points = Math.max(0, ...beat.shares.map(totalOf));
        return points > 0 ? this.play('coins', Math.ceil(points / 2)) : undefined;
      }
      case 'veto':
        return this.play('veto');
      case 'end':
        return this.play('end');
      default:
    }
  }

  #load(context: AudioContext, sound: Sound): Promise<AudioBuffer> {
    let found = this.#buffers.get(sound);
    if (!found) {
      found = fetch(`/sounds/${sound}.wav`)
        .then((response) => response.arrayBuffer())
        .then((data) => context.decodeAudioData(data));
      found.catch(() => this.#buffers.delete(sound));
      this.#buffers.set(sound, found);
    }
    return found;
  }
}

export const sounds = new Sounds();
