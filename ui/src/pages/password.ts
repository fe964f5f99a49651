// What went wrong where an account gives its own password again.
import { RefusedError } from '../net/http';
import { t } from '../words/index.svelte';
import { troubleInWords } from '../words/refusal';

/** Of the password alone: no name was asked for. */
export const ownTroubleInWords = (error: unknown): string =>
  error instanceof RefusedError && error.refusal.code === 'wrong-password'
    ? t().settings.wrongPassword
    : troubleInWords(error);
