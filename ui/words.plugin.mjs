// Gives the client its words: `import messages from '….ftl'` is the part of a language's catalogue that the browser
// uses, parsed while building so that no phone has to.
import { FluentResource } from '@fluent/bundle';

/** Messages of the browser; the other texts come from the server, for the edition in play. */
const WANTED = /^(language\b|ui_|refusals-|illegal-|options-|places-|colours-|abilities-|terms-|form-)/;
const START = /^[a-zA-Z]/;

/** An entry begins with its name at the start of a line; comments are left out. */
export function clientWords(source) {
  const kept = [];
  let wanted = false;
  for (const line of source.split('\n')) {
    if (START.test(line)) wanted = WANTED.test(line);
    if (wanted && line.trim() && !line.startsWith('#')) kept.push(line.replace(/^ {4}(?= )/, ' '));
  }
  return kept.join('\n') + '\n';
}

export const words = () => ({
  name: 'words',
  transform(source, id) {
    if (!id.endsWith('.ftl')) return null;
    const { body } = new FluentResource(clientWords(source));
    // Engines read JSON in a string faster than the same as code.
    return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`, map: null };
  },
});
