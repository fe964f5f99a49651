import { describe, expect, it } from 'vitest';
import { blocksOf, matching, partsOf, relevance, wordsOf } from './markdown';

const CARDS = blocksOf(`A move takes a caballero.

### Stack 4

- **Recover:** take back a card, or a modifier.
- **Tile:** lay a tile.

### Stack 5

- **King:** move the King.`);
const SHIFT = blocksOf(`There are sixteen **modifiers**. Everybody gets three.

With a power card you may play one modifier.`);

describe('reading the rules', () => {
  it('begins a paragraph after a list, and goes on with an item in the next line', () => {
    const blocks = blocksOf('- One\nmore.\n- Two.\n\nAnother matter.');
    expect(blocks).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          [
            { text: 'One', bold: false },
            { text: ' more.', bold: false },
          ],
          [{ text: 'Two.', bold: false }],
        ],
      },
      { kind: 'paragraph', spans: [{ text: 'Another matter.', bold: false }] },
    ]);
  });
});

describe('searching the rules', () => {
  it('marks what is found, without accents and capitals', () => {
    expect(partsOf('País Vasco', wordsOf('PAIS'))).toEqual([
      { text: 'País', hit: true },
      { text: ' Vasco', hit: false },
    ]);
    expect(partsOf('nothing', [])).toEqual([{ text: 'nothing', hit: false }]);
  });

  it('keeps only what fits, under its heading', () => {
    const found = matching(CARDS, wordsOf('modifier'));
    expect(found.map((block) => block.kind)).toEqual(['heading', 'list']);
    expect(found[1]).toMatchObject({ items: [[{ text: 'Recover:' }, {}]] });
  });

  it('has the chapter first that is most about it', () => {
    const words = wordsOf('modifier');
    expect(relevance('Power Shift', SHIFT, words)).toBeGreaterThan(relevance('Cards', CARDS, words));
    expect(relevance('The King', [], wordsOf('king'))).toBeGreaterThan(
      relevance('Cards', CARDS, wordsOf('king')),
    );
    expect(relevance('Power Shift', SHIFT, wordsOf('modifier castillo'))).toBe(0);
  });
});
