// The line of a position as fields, and what the editor changes in it. The server checks the result.
import { SEAT_COLOURS, type Counts, type PlaceId, type SeatColour } from '../view';

type Fields = ReadonlyMap<string, string>;

export function fieldsOf(text: string): Map<string, string> {
  const words = text.trim().split(/\s+/).slice(1);
  return new Map(
    words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const),
  );
}

const lineOf = (text: string, fields: Fields): string =>
  [text.trim().split(/\s+/)[0], ...[...fields].map(([name, value]) => `${name}=${value}`)].join(' ');

/** `azul:3,oro:1` as a map. */
function itemsOf(value: string | undefined): Map<string, string> {
  const items = (value ?? '').split(',').filter(Boolean);
  return new Map(
    items.map((item) => {
      const at = item.indexOf(':');
      return at < 0 ? [item, ''] : [item.slice(0, at), item.slice(at + 1)];
    }),
  );
}

const valueOf = (items: Fields): string =>
  [...items].map(([key, value]) => (value === '' ? key : `${key}:${value}`)).join(',');

export function coloursOf(text: string): SeatColour[] {
  const players = Number(fieldsOf(text).get('players') ?? 4);
  return SEAT_COLOURS.slice(0, players);
}

export function numberOf(text: string, colour: SeatColour, name: string): number {
  return Number(itemsOf(fieldsOf(text).get(colour)).get(name) ?? 0);
}

export function caballerosAt(text: string, place: PlaceId): Counts {
  const items = itemsOf(fieldsOf(text).get(place));
  return Object.fromEntries([...items].map(([owner, number]) => [owner, Number(number)])) as Counts;
}

function withItem(text: string, field: string, key: string, value: string | null): string {
  const fields = fieldsOf(text);
  const items = itemsOf(fields.get(field));
  if (value === null) items.delete(key);
  else items.set(key, value);
  if (items.size) fields.set(field, valueOf(items));
  else fields.delete(field);
  return lineOf(text, fields);
}

const withNumber = (text: string, colour: SeatColour, name: string, value: number): string =>
  withItem(text, colour, name, String(value));

/** One caballero more or fewer at a place: it comes from the province and goes back there. */
export function addCaballero(text: string, place: PlaceId, colour: SeatColour, more: 1 | -1): string {
  const there = (caballerosAt(text, place)[colour] ?? 0) + more;
  const province = numberOf(text, colour, 'province') - more;
  if (there < 0 || province < 0) return text;
  const changed = withItem(text, place, colour, there === 0 ? null : String(there));
  return withNumber(changed, colour, 'province', province);
}

/** So many caballeros in the court; the rest goes to the province. */
export function setCourt(text: string, colour: SeatColour, number: number): string {
  const all = numberOf(text, colour, 'court') + numberOf(text, colour, 'province');
  const court = Math.max(0, Math.min(all, number));
  return withNumber(withNumber(text, colour, 'court', court), colour, 'province', all - court);
}

export const setPoints = (text: string, colour: SeatColour, points: number): string =>
  withNumber(text, colour, 'points', Math.max(0, points));

export const setGrande = (text: string, colour: SeatColour, place: PlaceId): string =>
  withItem(text, colour, 'grande', place);

export function setKing(text: string, place: PlaceId): string {
  const fields = fieldsOf(text);
  fields.set('king', place);
  return lineOf(text, fields);
}

/** The tile lies there; where it lies already, it is taken off the board. */
export function setTile(text: string, tile: 8 | 4, place: PlaceId): string {
  const lies = itemsOf(fieldsOf(text).get('tiles')).get(String(tile));
  return withItem(text, 'tiles', String(tile), lies === place ? null : place);
}

export const linkTo = (position: string, page = '/editor'): string =>
  `${page}?${new URLSearchParams({ position })}`;
