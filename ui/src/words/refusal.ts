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

/** Of a link in a mail: unknown means that it is too old, and not understood that a part is missing. */
export function linkInWords(error: unknown): string | null {
  const code = error instanceof RefusedError ? error.refusal.code : '';
  return ['not-found', 'bad-request'].includes(code) ? say('refusals-old-link') : null;
}
