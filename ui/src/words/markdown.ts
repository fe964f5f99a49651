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
  const flush = () => {
    if (paragraph.length) blocks.push({ kind: 'paragraph', spans: spansOf(paragraph.join(' ')) });
    paragraph = [];
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
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(spansOf(item[2]!));
      else blocks.push({ kind: 'list', ordered, items: [spansOf(item[2]!)] });
    } else {
      const last = blocks.at(-1);
      const open = paragraph.length === 0 && last?.kind === 'list' ? last.items.at(-1) : undefined;
      if (open) open.push(...spansOf(` ${line}`));
      else paragraph.push(line);
    }
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
