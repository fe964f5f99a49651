// The service worker of this browser, and its subscription to pushes.
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

const RELOADED = 'elgrande-reloaded';
let ahead = 0;

/** Load a part before it is needed. If that fails, it is loaded again when it is: no reason to load the page again. */
export function loadAhead(load: () => Promise<unknown>): void {
  ahead += 1;
  void load()
    .catch(() => undefined)
    .finally(() => (ahead -= 1));
}

/** After an update of the server a part not loaded yet is gone: load the page again, in its new version. */
export function followUpdates(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const before = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (ahead || !navigator.onLine || Date.now() - before < 10_000) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}

/** A part of the client. If an update took it away, the page is about to load again: wait for that. */
export async function part<Part>(loading: Promise<Part | undefined>): Promise<Part> {
  return (await loading) ?? new Promise(() => undefined);
}

export function startWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined); // only https and localhost have one
}

/** Another user: what the last one has seen of games goes. */
export function forgetGames(): void {
  if ('caches' in window) void caches.delete('games').catch(() => undefined);
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Subscribe this browser; null if the user says no. */
export async function subscribe(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  return { kind: 'push' as const, endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}
