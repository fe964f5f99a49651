// The little Markdown our rulebook is written in, as blocks to draw. Nothing becomes HTML by itself.
export interface Span {
  text: string;
  bold: boolean;
}
export type Block =
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'note'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: string[]; rows: string[][] };

export function spansOf(text: string): Span[] {
  return text
    .split('**')
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter((span) => span.text !== '');
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  /** A line without a mark goes on with the item of a list above it. */
  let open: Span[] | undefined;
  const flush = () => {
    if (paragraph.length) blocks.push({ kind: 'paragraph', spans: spansOf(paragraph.join(' ')) });
    paragraph = [];
    open = undefined;
  };
  for (const line of source.split('\n')) {
    const item = /^(-|\d+\.) (.*)$/.exec(line);
    if (line.trim() === '') flush();
    else if (line.startsWith('#')) {
      flush();
      blocks.push({ kind: 'heading', spans: spansOf(line.replace(/^#+ /, '')) });
    } else if (line.startsWith('> ')) {
      flush();
      blocks.push({ kind: 'note', spans: spansOf(line.slice(2)) });
    } else if (line.startsWith('|')) {
      flush();
      const cells = cellsOf(line);
      const last = blocks.at(-1);
      if (cells.every((cell) => /^-*$/.test(cell))) continue;
      if (last?.kind === 'table') last.rows.push(cells);
      else blocks.push({ kind: 'table', head: cells, rows: [] });
    } else if (item) {
      flush();
      const ordered = item[1] !== '-';
      const last = blocks.at(-1);
      open = spansOf(item[2]!);
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(open);
      else blocks.push({ kind: 'list', ordered, items: [open] });
    } else if (open) open.push(...spansOf(` ${line}`));
    else paragraph.push(line);
  }
  flush();
  return blocks;
}

/** Text for searching: without accents, capitals and marks. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f*|]/g, '')
    .toLowerCase();

/** The words of a search. */
export const wordsOf = (sought: string): string[] => plain(sought).split(/\s+/).filter(Boolean);

export interface Part {
  text: string;
  hit: boolean;
}

/** A text split at the matches. */
export function partsOf(text: string, words: readonly string[]): Part[] {
  const composed = text.normalize('NFC');
  const where = plain(composed);
  if (words.length === 0 || where.length !== composed.length) return [{ text, hit: false }];
  const hits = new Array<boolean>(composed.length).fill(false);
  for (const word of words) {
    for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + word.length)) {
      hits.fill(true, at, at + word.length);
    }
  }
  const parts: Part[] = [];
  [...hits.keys()].forEach((i) => {
    const last = parts.at(-1);
    if (last?.hit === hits[i]) last!.text += composed[i];
    else parts.push({ text: composed[i]!, hit: hits[i]! });
  });
  return parts;
}

const saidBy = (spans: readonly Span[]): string => plain(spans.map((span) => span.text).join(''));

function count(text: string, words: readonly string[]): number {
  return words.reduce((sum, word) => sum + text.split(word).length - 1, 0);
}

/** The texts of a block that can be found by themselves. */
function textsOf(block: Block): string[] {
  if (block.kind === 'list') return block.items.map(saidBy);
  if (block.kind === 'table') return block.rows.map((row) => plain(row.join(' ')));
  return [saidBy(block.spans)];
}

/** Only blocks with all the words, under their headings; if none has all, those with any. */
export function matching(blocks: readonly Block[], words: readonly string[]): Block[] {
  const all = (text: string) => words.every((word) => text.includes(word));
  const one = (text: string) => words.some((word) => text.includes(word));
  const fits = blocks.some((block) => textsOf(block).some(all)) ? all : one;
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    let kept: Block | null = textsOf(block).some(fits) ? block : null;
    if (block.kind === 'heading') heading = block;
    if (kept?.kind === 'list') kept = { ...kept, items: kept.items.filter((item) => fits(saidBy(item))) };
    if (kept?.kind === 'table') {
      kept = { ...kept, rows: kept.rows.filter((row) => fits(plain(row.join(' ')))) };
    }
    if (!kept) continue;
    if (heading && heading !== kept) found.push(heading);
    heading = null;
    found.push(kept);
  }
  return found;
}

const TITLE = 20; // weight of a word in a title, relative to one in the text
const BOLD = 3;

/** How relevant a chapter is to the words; 0 if it lacks one of them. */
export function relevance(title: string, blocks: readonly Block[], words: readonly string[]): number {
  const texts = blocks.flatMap(textsOf);
  const everything = `${plain(title)} ${texts.join(' ')}`;
  if (!words.every((word) => everything.includes(word))) return 0;
  const bold = blocks
    .flatMap((block) =>
      block.kind === 'list' ? block.items.flat() : block.kind === 'table' ? [] : block.spans,
    )
    .filter((span) => span.bold)
    .reduce((sum, span) => sum + count(plain(span.text), words), 0);
  return TITLE * count(plain(title), words) + BOLD * bold + count(texts.join(' '), words);
}
