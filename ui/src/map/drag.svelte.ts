// Dragging a caballero: from a region or from the court to a place on the map. A tap stays a tap.
import type { Colour, PlaceId } from '../view';

const FAR = 8; // pixels before a press becomes a drag

export interface Grab {
  can(colour: Colour, from: PlaceId): boolean;
  start(event: PointerEvent, colour: Colour, from: PlaceId | 'court'): void;
}

export class Drag {
  /** The piece in the air, in pixels of the window. */
  piece = $state.raw<{ colour: Colour; x: number; y: number } | null>(null);
  /** The place under the piece, if it may be dropped there. */
  over = $state<PlaceId | null>(null);

  #onlift: (colour: Colour, from: PlaceId | 'court') => void;
  #ondrop: (target: PlaceId | null) => void;

  constructor(
    onlift: (colour: Colour, from: PlaceId | 'court') => void,
    ondrop: (target: PlaceId | null) => void,
  ) {
    this.#onlift = onlift;
    this.#ondrop = ondrop;
  }

  start(event: PointerEvent, colour: Colour, from: PlaceId | 'court'): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const [x, y] = [event.clientX, event.clientY];
    let lifted = false;
    const move = (next: PointerEvent) => {
      if (!lifted && Math.hypot(next.clientX - x, next.clientY - y) < FAR) return;
      if (!lifted) {
        lifted = true;
        this.#onlift(colour, from);
      }
      next.preventDefault();
      this.piece = { colour, x: next.clientX, y: next.clientY };
      this.over = placeAt(next.clientX, next.clientY);
    };
    const end = (last: PointerEvent) => {
      stop();
      if (!lifted) return;
      // The click that follows belongs to the drag.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60);
      this.#ondrop(placeAt(last.clientX, last.clientY));
    };
    const cancel = () => {
      stop();
      if (lifted) this.#ondrop(null);
    };
    const stop = () => {
      this.piece = null;
      this.over = null;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function placeAt(x: number, y: number): PlaceId | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-open][data-place]');
  return (found?.getAttribute('data-place') as PlaceId | null) ?? null;
}
