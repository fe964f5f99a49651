// Tests switch languages synchronously, so load all of them first.
import { LANGUAGES } from '../state/settings.svelte';
import { languages } from './index.svelte';

await Promise.all(LANGUAGES.map((language) => languages.open(language)));
