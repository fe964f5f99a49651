// What went wrong, in the reader's language, by the stable codes of the server and of the rules.
import { OfflineError, RefusedError, type Refused } from '../net/http';
import { say, t } from './index.svelte';

/** The rules' own reason says more than the server's code. The server's English sentence is the last resort. */
export function refusalInWords({ code, reason, sentence, more }: Refused): string {
  const what = (more as { switch?: string } | null)?.switch;
  const special = reason ? say(`illegal-${reason}`) : what ? say(`refusals-${code}-${what}`) : null;
  return special ?? say(`refusals-${code}`) ?? sentence;
}

export function troubleInWords(error: unknown): string {
  if (error instanceof RefusedError) return refusalInWords(error.refusal);
  return error instanceof OfflineError ? t().offline : t().failed;
}

/** What an address names is not there; not understood means that a part of the address is missing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof RefusedError && ['not-found', 'bad-request'].includes(error.refusal.code);

/** Of a link in a mail: it is too old, or incomplete. */
export const linkInWords = (error: unknown): string | null =>
  isMissing(error) ? say('refusals-old-link') : null;
