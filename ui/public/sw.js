// The service worker: starts the app without a network, shows what was read before, and receives pushes.
// It never takes over a page that runs: a new version serves the pages opened after all others are closed.
const SHELL = 'shell';
const ASSETS = 'assets'; // their names change with their content
const TEXTS = 'texts'; // words, rules, lessons, puzzles, positions
const GAMES = 'games'; // what this user has seen of games; deleted when another user signs in
const MOST = { [ASSETS]: 300, [TEXTS]: 100, [GAMES]: 400 };

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(SHELL).then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest'])),
  );
});

self.addEventListener('activate', (event) => {
  const known = [SHELL, ...Object.keys(MOST)];
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => !known.includes(n)).map((n) => caches.delete(n)))),
  );
});

/** Where the answer to a request is kept; null: nowhere. */
function cacheFor(request, path) {
  if (/^\/api\/(words|rules|lessons|puzzles|positions)\//.test(path) && request.method === 'POST')
    return TEXTS;
  if (request.method !== 'GET') return null;
  if (path.startsWith('/assets/') || path.startsWith('/sounds/')) return ASSETS;
  if (/^\/api\/(words|options|lessons|puzzles)(\/|$)/.test(path)) return TEXTS;
  if (/^\/api\/tables\/[0-9a-f]{16}(\/history|\/moments\/\d+)?$/.test(path)) return GAMES;
  return null;
}

/** Caches hold GET requests only: the body of a POST becomes part of the address. */
async function keyOf(request) {
  if (request.method === 'GET') return request;
  const body = await request.clone().text();
  return new Request(`${request.url}?body=${encodeURIComponent(body)}`);
}

async function keep(name, key, response) {
  const cache = await caches.open(name);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((old) => cache.delete(old)));
}

async function networkFirst(event, name) {
  const key = await keyOf(event.request);
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keep(name, key, response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function cacheFirst(event, name) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keep(name, event.request, response.clone()));
  return response;
}

async function page(event) {
  try {
    const response = await fetch(event.request);
    if (response.ok) {
      const cache = await caches.open(SHELL);
      event.waitUntil(cache.put('/', response.clone()));
    }
    return response;
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin) return;
  if (event.request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(page(event));
    return;
  }
  const name = cacheFor(event.request, url.pathname);
  if (name === ASSETS) event.respondWith(cacheFirst(event, name));
  else if (name) event.respondWith(networkFirst(event, name));
});

self.addEventListener('push', (event) => {
  const { title, text, url } = event.data.json();
  const options = {
    body: text,
    icon: '/icon.svg',
    badge: '/icon.svg',
    tag: 'elgrande',
    renotify: true,
    data: { url },
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // The server's address in the message may differ from the one this browser uses.
  const { pathname } = new URL(event.notification.data.url);
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((each) => new URL(each.url).pathname === pathname);
      return open ? open.focus() : self.clients.openWindow(pathname);
    }),
  );
});
