// The service worker of this browser, and its subscription to pushes.
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

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
