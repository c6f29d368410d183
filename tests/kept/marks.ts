/** Marks of what is shown and told: `npm run kept` sets them, tests hold to them. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

type Page = readonly [page: string, text: string];
type Marks = Record<string, Record<string, string>>;

const digits = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 4);

/** So much of a page is shown where it differs. */
const SHOWN = 6_000;

/**
 * Pages are held to their marks in `tests/kept/pages`. `npm run kept` writes the marks anew; with `SCOVELL_TELLS` the
 * text of each page is written to that folder, to compare before and after.
 */
export function heldTo(file: string) {
  const path = `tests/kept/pages/${file}.json`;
  const writes = process.env.SCOVELL_KEPT === 'write';
  const tells = process.env.SCOVELL_TELLS;
  return async (name: string, pages: AsyncIterable<Page> | Iterable<Page>): Promise<void> => {
    const now: Record<string, string> = {};
    const was = (JSON.parse(readFileSync(path, 'utf8')) as Marks)[name] ?? {};
    for await (const [page, text] of pages) {
      now[page] = digits(text);
      if (tells) writeFileSync(`${tells}/${`${file} ${name} ${page}`.replace(/[ /]/g, '_')}.txt`, text);
      if (!writes && now[page] !== was[page]) expect.fail(`"${page}" has changed:\n${text.slice(0, SHOWN)}`);
    }
    if (!writes) expect(Object.keys(now)).toEqual(Object.keys(was));
    else {
      const all = { ...(JSON.parse(readFileSync(path, 'utf8')) as Marks), [name]: now };
      writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
    }
  };
}
