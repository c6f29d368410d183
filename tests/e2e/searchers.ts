/** All that a browser gives out, by where a guest would look. */
import type { Page } from '@playwright/test';
import { dataIn, unpack } from '../../src/scenarios/link.ts';

export const KEPT = ['storage', 'cookie', 'name', 'clipboard', 'databases', 'caches'] as const;
export const SHOWN = ['page', 'tree', 'title', 'address', 'history', 'fields', 'codes', 'links'] as const;
type Texts<K extends string> = Readonly<Record<K, string>>;

/** Everything this origin keeps, and what was last copied. */
export const kept = (page: Page): Promise<Texts<(typeof KEPT)[number]>> =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const databases: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = await done(db.transaction(store).objectStore(store).getAll());
        for (const row of rows) {
          databases.push(JSON.stringify(row));
          // Copies are packed.
          const bytes = row.bytes instanceof ArrayBuffer ? row.bytes : null;
          if (bytes && row.packed)
            databases.push(
              await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text(),
            );
        }
      }
      db.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const held = await cache.match(request);
        cached.push(request.url, ...[...(held?.headers ?? [])].flat());
        if (!/image|font/.test(held?.headers.get('content-type') ?? '')) cached.push((await held?.text()) ?? '');
      }
    }
    return {
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      cookie: document.cookie,
      name: window.name,
      clipboard: await navigator.clipboard.readText().catch(() => ''),
      databases: databases.join('\n'),
      caches: cached.join('\n'),
    };
  });

/** What every link in a text says, unpacked. */
const unpacked = async (text: string): Promise<string> =>
  (await Promise.all(dataIn(text).map(unpack))).map((one) => (one.ok ? one.text : '')).join('\n');

/** The codes on a page, read from its pixels. */
async function codesOn(page: Page): Promise<string> {
  const texts: string[] = [];
  for (const code of await page.locator('.code svg, svg.code, canvas').all()) {
    const picture = (await code.screenshot()).toString('base64');
    texts.push(
      await page.evaluate(async (data) => {
        const image = await createImageBitmap(
          // The page's policy lets nothing be fetched, not even what is here.
          new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]),
        );
        const canvas = new OffscreenCanvas(image.width, image.height);
        const ink = canvas.getContext('2d')!;
        ink.drawImage(image, 0, 0);
        const pixels = ink.getImageData(0, 0, image.width, image.height);
        const read = (window as unknown as { jsQR: (...of: unknown[]) => { data: string } | null }).jsQR(
          pixels.data,
          image.width,
          image.height,
        );
        return read?.data ?? '';
      }, picture),
    );
  }
  return texts.join('\n');
}

export async function shownOn(page: Page): Promise<Texts<(typeof SHOWN)[number]>> {
  const given = await page.evaluate(() => ({
    page: document.documentElement.outerHTML,
    title: document.title,
    address: location.href,
    history: JSON.stringify(history.state) ?? '',
  }));
  const fields = await page
    .locator('input, textarea')
    .evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')));
  const tree = await page.locator('body').ariaSnapshot();
  const codes = await codesOn(page);
  const all = { ...given, fields: fields.join('\n'), tree, codes };
  return { ...all, links: await unpacked(Object.values(all).join('\n')) };
}

/** The words that stand in a text, or in any of several. */
export const found = (texts: Readonly<Record<string, string>> | string, words: readonly string[]): string[] => {
  const text = typeof texts === 'string' ? texts : Object.values(texts).join('\n');
  return words.filter((word) => text.includes(word));
};
