import { expect, it } from 'vitest';
import { position } from '../../fixtures/states';
import { viewOf } from '../model/view_model';
import type { Action } from '../view';
import { drawLine } from './line';

const view = viewOf(position('middle').view, []);

it('draws arrows for what moves, and lights what is placed or named', () => {
  const king = view.king === 'aragon' ? 'galicia' : 'aragon';
  const answers: Action[] = [
    { type: 'take', number: 2 },
    { type: 'place', target: 'sevilla' },
    { type: 'place', target: 'sevilla' },
    { type: 'move', owner: 'azul', source: 'valencia', target: 'castillo' },
    { type: 'move-king', target: king },
    { type: 'score', place: 'granada' },
  ];
  const { ways, lights } = drawLine(view, answers);
  expect(lights).toEqual(['sevilla', 'granada']);
  expect(ways).toEqual([
    { from: 'valencia', to: 'castillo', colour: 'azul' },
    { from: view.king, to: king, colour: null },
  ]);
});

it('what comes from the court has no arrow, only its target', () => {
  const { ways, lights } = drawLine(view, [
    { type: 'move', owner: 'oro', source: 'court', target: 'granada' },
  ]);
  expect(ways).toEqual([]);
  expect(lights).toEqual(['granada']);
});
