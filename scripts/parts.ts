/**
 * What the service worker caches. `parts.json` lists every file, so that the page can check whether all are there; it
 * comes from the worker's own list and is cached too. The campaign games, the print room and other languages do not delay
 * the first visit: they are in the worker as `self.LATER`, for public/later.js.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languagesIn } from './words-plugin.ts';

interface Entry {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
}

/** Parts no battle needs, and the words of other languages. */
const OTHERS = languagesIn()
  .slice(1)
  .map((language) => `|${language}-`);
const LATER = new RegExp(`^assets/((en-)?(age-of-napoleon|empires-in-arms|campaign|print)[-.]${OTHERS.join('')})`);

export function parts() {
  let folder = 'dist';
  let later: string[] = [];
  const plugin: Plugin = {
    name: 'parts',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const worker = join(folder, 'sw.js');
        writeFileSync(worker, `self.LATER=${JSON.stringify(later)};${readFileSync(worker, 'utf8')}`);
      },
    },
  };
  const transform = (entries: Entry[]) => {
    const text = JSON.stringify(entries.map(({ url }) => url).sort());
    writeFileSync(join(folder, 'parts.json'), text);
    later = entries.map(({ url }) => url).filter((url) => LATER.test(url));
    const first = entries.filter(({ url }) => !LATER.test(url));
    const revision = createHash('sha256').update(text).digest('hex').slice(0, 32);
    return { manifest: [...first, { url: 'parts.json', revision, size: text.length }] };
  };
  return { plugin, transform };
}
