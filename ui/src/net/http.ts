// Requests to the server: JSON in, JSON out, and every refusal with its code and sentence.
import type { components } from '../generated/api';

export type Refused = components['schemas']['Refused'];

export class RefusedError extends Error {
  readonly refusal: Refused;
  constructor(refusal: Refused) {
    super(refusal.sentence);
    this.refusal = refusal;
  }
}

/** The network is down, or the response is not from our server. */
export class OfflineError extends Error {}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
  } catch {
    throw new OfflineError(path);
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    throw new OfflineError(path);
  }
  if (!response.ok) throw new RefusedError(body as Refused);
  return body as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => ask(path);

export const post = <Answer>(path: string, body: object): Promise<Answer> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** An idempotency key: new for each click, the same for its retries. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
