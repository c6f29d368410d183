/**
 * `parts.json`: every file that the service worker lays by, for the page that checks whether they are all there. Written from
 * the worker's own list, and laid by with the rest.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Entry {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
}

export function parts() {
  let folder = 'dist';
  const plugin: Plugin = {
    name: 'parts',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
  };
  const transform = (entries: Entry[]) => {
    const text = JSON.stringify(entries.map(({ url }) => url).sort());
    writeFileSync(join(folder, 'parts.json'), text);
    const revision = createHash('sha256').update(text).digest('hex').slice(0, 32);
    return { manifest: [...entries, { url: 'parts.json', revision, size: text.length }] };
  };
  return { plugin, transform };
}
