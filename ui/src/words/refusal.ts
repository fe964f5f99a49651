// What went wrong, in the reader's language. The server's codes are stable; its sentences are English.
import { OfflineError, RefusedError, type Refused } from '../net/http';
import { t } from './index.svelte';

export const refusalInWords = (refusal: Refused): string => t().refused?.[refusal.code] ?? refusal.sentence;

export function troubleInWords(error: unknown): string {
  if (error instanceof RefusedError) return refusalInWords(error.refusal);
  return error instanceof OfflineError ? t().offline : t().failed;
}
