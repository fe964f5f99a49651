// History of a game: each player's points after each scored place, and the moments that changed them most.
import { scenesOf, totalOf, type Beat } from '../scenes/beats';
import type { Colour, GameEvent } from '../view';

export interface Stand {
  /** The number of events until then. */
  events: number;
  scores: number[];
}

export interface Moment {
  beat: Beat;
  round: number;
  /** It belongs to a general scoring. */
  general: boolean;
  points: number;
}

export interface Course {
  stands: Stand[];
  /** The general scorings: after which stand, of which round. */
  scorings: { at: number; round: number }[];
  moments: Moment[];
}

export function courseOf(events: readonly GameEvent[], colours: readonly Colour[]): Course {
  const stands: Stand[] = [{ events: 0, scores: colours.map(() => 0) }];
  const scorings: Course['scorings'] = [];
  const moments: Moment[] = [];
  let round = 0;
  for (const scene of scenesOf(events)) {
    for (const beat of scene.beats) {
      if (beat.event.type === 'round-began') round = beat.event.round;
      if (beat.shares.length === 0) continue;
      const last = stands.at(-1)!.scores;
      const won = (colour: Colour) =>
        beat.shares
          .filter((share) => share.colour === colour)
          .reduce((sum, share) => sum + totalOf(share), 0);
      stands.push({ events: beat.to, scores: last.map((score, i) => score + won(colours[i]!)) });
      const points = colours.reduce((sum, colour) => sum + won(colour), 0);
      moments.push({ beat, round, general: scene.kind === 'general', points });
    }
    if (scene.kind === 'general') scorings.push({ at: stands.length - 1, round });
  }
  return { stands, scorings, moments: moments.sort((a, b) => b.points - a.points) };
}
