/**
 * Part of the service worker: the parts of the campaign games and of the print room, and the words of other languages.
 * The first visit does not wait for them: they are laid by once the app is ready and a page asks for it, in a cache of
 * their own. Who has them keeps them: a new version is ready when it has laid by its own. Their list (`self.LATER`) is
 * written into the worker at the build (scripts/parts.ts).
 */
const LATER = 'scovell-later';
const later = new Set(self.LATER.map((path) => new URL(path, self.registration.scope).href));

/** Fetches what is missing; a part whose name bears its hash never changes. */
async function layLater() {
  const cache = await caches.open(LATER);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll([...later].filter((url) => !there.has(url)));
}

/** What only an older version asked for goes, once its pages are gone. */
async function dropOlder() {
  if (!(await caches.has(LATER))) return;
  const cache = await caches.open(LATER);
  for (const request of await cache.keys()) if (!later.has(request.url)) await cache.delete(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.has(LATER).then((kept) => (kept ? layLater() : undefined)));
});
self.addEventListener('activate', (event) => event.waitUntil(dropOlder()));

/** Answers whether all of them are here now. */
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'LAY_LATER') return;
  const [port] = event.ports;
  event.waitUntil(
    layLater().then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || !later.has(url)) return;
  event.respondWith(caches.match(url, { cacheName: LATER }).then((kept) => kept ?? fetch(event.request)));
});
