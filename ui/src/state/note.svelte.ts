// The explanation that is open: one at a time, next to the word it explains.

class Note {
  /** The term, the word that was pressed, and where that stands. */
  open = $state.raw<{ term: string; word: string; at: DOMRect } | null>(null);
  /** Opened by a press: moving the mouse away does not close it. */
  #kept = false;

  show(term: string, word: string, at: DOMRect, kept: boolean): void {
    if (this.#kept && !kept) return;
    this.#kept = kept;
    this.open = { term, word, at };
  }

  hide(kept = true): void {
    if (this.#kept && !kept) return;
    this.#kept = false;
    this.open = null;
  }

  toggle(term: string, word: string, at: DOMRect): void {
    if (this.#kept && this.open?.term === term) this.hide();
    else this.show(term, word, at, true);
  }
}

export const note = new Note();
