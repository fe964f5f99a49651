// Tests change the language and read on at once: all of them are fetched before.
import { LANGUAGES } from '../state/settings.svelte';
import { languages } from './index.svelte';

await Promise.all(LANGUAGES.map((language) => languages.open(language)));
