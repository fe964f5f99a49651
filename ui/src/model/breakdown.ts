// The scorings of a game, each as a table: who got what where, bonuses apart.
import type { Colour, GameEvent, PlaceId } from '../view';

export interface Cell {
  rank: number;
  number: number;
  points: number;
  kings: number;
  home: number;
  france: number;
}

export interface Scoring {
  /** The number of its first and of its last event. */
  from: number;
  to: number;
  /** The round, if this is a general scoring. */
  general: number | null;
  rows: { place: PlaceId; cells: Partial<Record<Colour, Cell>> }[];
}

export const totalOf = (cell: Cell): number => cell.points + cell.kings + cell.home + cell.france;

export function sumOf(scoring: Scoring, colour: Colour): number {
  return scoring.rows.reduce((sum, { cells }) => sum + (cells[colour] ? totalOf(cells[colour]) : 0), 0);
}

const ENDS = new Set(['turn-ended', 'special-ended', 'round-began', 'game-over', 'start-marker']);

export function scoringsIn(events: readonly GameEvent[]): Scoring[] {
  const found: Scoring[] = [];
  let now: Scoring | null = null;
  events.forEach((event, i) => {
    if (event.type === 'general-scoring') {
      now = { from: i, to: i, general: event.round, rows: [] };
      found.push(now);
    } else if (event.type === 'scored') {
      if (!now) {
        now = { from: i, to: i, general: null, rows: [] };
        found.push(now);
      }
      now.rows.push({ place: event.place as PlaceId, cells: {} });
      now.to = i;
    } else if (event.type === 'ranked' && now) {
      let row = now.rows.findLast((each) => each.place === event.place);
      if (!row) now.rows.push((row = { place: event.place as PlaceId, cells: {} }));
      row.cells[event.owner as Colour] = {
        rank: event.rank,
        number: event.number,
        points: event.points,
        kings: event.kings_bonus,
        home: event.home_bonus,
        france: 0,
      };
      now.to = i;
    } else if (event.type === 'france-bonus' && now) {
      const cells = now.rows.findLast((each) => each.place === 'france')?.cells;
      if (cells) {
        const owner = event.owner as Colour;
        const cell = cells[owner] ?? { rank: 0, number: 0, points: 0, kings: 0, home: 0, france: 0 };
        cells[owner] = { ...cell, france: cell.france + event.points };
      }
    } else if (ENDS.has(event.type)) now = null;
  });
  return found.filter((scoring) => scoring.rows.length > 0);
}
