// Passkeys: the browser's side. Browser and server share the JSON form of WebAuthn.
import type { components } from '../generated/api';
import { post } from '../net/http';

type Passkey = components['schemas']['PasskeyCard'];

interface Asked<Options> {
  options: Options;
}

/** This browser knows passkeys, and the page has an address that can have some: no number, and safe. */
export const canPasskey = (): boolean =>
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The user changed their mind: nothing to tell. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Make a passkey for the account; all of the account's passkeys. The password may be empty after a login. */
export async function addPasskey(password: string): Promise<Passkey[]> {
  const { options } = await post<Asked<PublicKeyCredentialCreationOptionsJSON>>('/passkeys/begin', {
    password,
  });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return post<Passkey[]>('/passkeys/finish', { credential: made.toJSON() as object });
}

/** The answer of a passkey to the server's challenge; the browser lets the user choose one. */
export async function answerOfPasskey(): Promise<object> {
  const { options } = await post<Asked<PublicKeyCredentialRequestOptionsJSON>>('/login/passkey/begin', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return given.toJSON() as object;
}
