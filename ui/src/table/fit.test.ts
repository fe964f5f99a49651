import { expect, it, vi } from 'vitest';
import { fit } from './fit';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

/** A text of so many lines of 20 pixels, `spare` of which may go, in a box of 60. */
function fitted(lines: number, spare = 0): [string, boolean] {
  const box = document.createElement('div');
  const text = box.appendChild(document.createElement('p'));
  const shown = () => (text.classList.contains('brief') ? lines - spare : lines);
  Object.defineProperty(box, 'clientHeight', { value: 60 });
  Object.defineProperty(box, 'scrollHeight', {
    get: () => Math.max(60, shown() * 20 * parseFloat(text.style.fontSize)),
  });
  fit(text, 0.76);
  return [text.style.fontSize, text.classList.contains('brief')];
}

it('a text that has room keeps its size; a longer one shrinks', () => {
  expect(fitted(3)).toEqual(['1em', false]);
  expect(fitted(3.5)).toEqual(['0.82em', false]);
});

it('what matters least goes when letters would be too small, and the rest is large again', () => {
  expect(fitted(5, 2)).toEqual(['1em', true]);
  expect(fitted(5, 1.5)).toEqual(['0.82em', true]);
});
