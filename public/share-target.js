/**
 * Part of the service worker: what another app shares with Scovell comes as a POST to ./share. It is laid by whole, in a
 * cache of its own, and the app is opened to look at it; what does not fit, or breaks off, leaves nothing behind.
 * The names of the cache and of the headers stand in src/app/session/shared.ts too.
 */
const SHARED = 'scovell-shared';
const MOST_FILES = 8;
const MOST_BYTES = 40 * 1024 * 1024;

const back = (path) => Response.redirect(new URL(`./#/shared${path}`, self.registration.scope).href, 303);

async function layBy(request) {
  const form = await request.formData();
  const files = form.getAll('file').filter((each) => typeof each !== 'string' && each.size > 0);
  const words = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((each) => typeof each === 'string' && each.trim() !== '')
    .join('\n');
  if (files.length === 0 && words !== '') files.push(new File([words], '', { type: 'text/plain' }));
  if (files.length === 0) return '/nothing';
  const cache = await caches.open(SHARED);
  // With what waits already, so that no page fills the disk by posting again and again.
  const all = files.length + (await cache.keys()).length;
  if (all > MOST_FILES || files.some((file) => file.size > MOST_BYTES)) return '/large';
  const read = await Promise.all(files.map(async (file) => [file, await file.arrayBuffer()]));
  const keys = [];
  try {
    for (const [i, [file, bytes]] of read.entries()) {
      const key = new URL(`./shared/${Date.now()}-${i}`, self.registration.scope).href;
      keys.push(key);
      await cache.put(key, new Response(bytes, { headers: { 'x-name': encodeURIComponent(file.name) } }));
    }
  } catch {
    await Promise.all(keys.map((key) => cache.delete(key)));
    return '/full';
  }
  return '';
}

/**
 * The system's sheet names no page it comes from. A page of another origin that posts here names itself, or hides; what
 * cannot be told from the sheet waits at #/shared like everything else, where only a yes takes it in.
 */
const isForeign = ({ referrer, headers }) =>
  [referrer, headers.get('origin')].some(
    (from) => from && from !== 'null' && from !== 'about:client' && new URL(from).origin !== self.location.origin,
  );

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'POST' || url.split(/[?#]/)[0] !== new URL('./share', self.registration.scope).href) return;
  event.respondWith(
    isForeign(event.request)
      ? back('/foreign')
      : layBy(event.request).then(back, () => back('/broken')),
  );
});
