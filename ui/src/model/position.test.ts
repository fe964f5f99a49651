import { expect, test } from 'vitest';
import {
  addCaballero,
  caballerosAt,
  coloursOf,
  fieldsOf,
  linkTo,
  numberOf,
  setCourt,
  setGrande,
  setKing,
  setPoints,
  setTile,
} from './position';

const TEXT =
  'elgrande/1 edition=big-box players=2 round=1 first=azul king=aragon vasco=azul:2 sevilla=granate:2 ' +
  'azul=points:0,court:7,province:21,grande:vasco granate=points:0,court:7,province:21,grande:sevilla ' +
  'asked=azul stack=round,stage:bids,done:1>bid,by:azul';

test('a position is read and written without a change', () => {
  expect(setKing(TEXT, 'aragon')).toBe(TEXT);
  expect(coloursOf(TEXT)).toEqual(['azul', 'granate']);
  expect(caballerosAt(TEXT, 'vasco')).toEqual({ azul: 2 });
  expect(fieldsOf(TEXT).get('stack')).toBe('round,stage:bids,done:1>bid,by:azul');
});

test('a caballero comes from the province and goes back there', () => {
  const more = addCaballero(TEXT, 'castillo', 'azul', 1);
  expect(caballerosAt(more, 'castillo')).toEqual({ azul: 1 });
  expect(numberOf(more, 'azul', 'province')).toBe(20);
  const back = addCaballero(more, 'castillo', 'azul', -1);
  expect(fieldsOf(back)).toEqual(fieldsOf(TEXT));
  expect(addCaballero(TEXT, 'castillo', 'azul', -1)).toBe(TEXT);
});

test('the court takes from the province as many as there are', () => {
  expect(numberOf(setCourt(TEXT, 'azul', 10), 'azul', 'province')).toBe(18);
  expect(numberOf(setCourt(TEXT, 'azul', 99), 'azul', 'court')).toBe(28);
});

test('King, Grande, points and tiles are put where they are wanted', () => {
  expect(fieldsOf(setKing(TEXT, 'galicia')).get('king')).toBe('galicia');
  expect(fieldsOf(setGrande(TEXT, 'azul', 'nueva')).get('azul')).toContain('grande:nueva');
  expect(numberOf(setPoints(TEXT, 'granate', 12), 'granate', 'points')).toBe(12);
  const tiled = setTile(TEXT, 8, 'sevilla');
  expect(fieldsOf(tiled).get('tiles')).toBe('8:sevilla');
  expect(fieldsOf(setTile(tiled, 8, 'sevilla')).has('tiles')).toBe(false);
});

test('a link holds the whole position', () => {
  const query = new URLSearchParams(linkTo(TEXT).split('?')[1]);
  expect(query.get('position')).toBe(TEXT);
});
