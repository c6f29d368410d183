/** What a rule of a style sheet costs every screen: all sheets that were fetched ahead stand in one document. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../src/app/', import.meta.url).pathname;
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** A choice among named things is one named thing; whatever else stands in brackets names nothing. */
function flat(selectors: string): string {
  const inner = selectors.replace(/:(is|where)\([^()]*\)/g, '.one').replace(/:[\w-]+\([^()]*\)/g, '');
  return inner === selectors ? inner : flat(inner);
}

/** Every selector of a sheet, without the comments and the heads of its at-rules; read as `flat` has it. */
const selectorsOf = (css: string, read = flat): string[] =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{}]/)
    .filter((part) => !/[;@]/.test(part))
    .flatMap((part) => read(part).split(','))
    .map((selector) => selector.trim());

/**
 * Where anything may stand after a sibling, anything that is put in makes the browser style all that stands after it anew,
 * with all its children, on every screen.
 */
const anythingAfter = (selector: string): boolean =>
  /[+~]/.test(selector) && /[\s>+~]\*?$/.test(selector.replace(/:{1,2}[\w-]+$/, ''));

/** The classes a sheet styles wherever they stand. */
const ownClasses = (sheet: string): string[] =>
  selectorsOf(readFileSync(`${root}${sheet}`, 'utf8'), (part) => part).flatMap(
    (selector) => selector.match(/^\.[\w-]+$/) ?? [],
  );

describe('style sheets', () => {
  it('are found', () => expect(sheets.length).toBeGreaterThan(8));
  it.each(sheets)('%s names what it means after a sibling', (sheet) => {
    expect(selectorsOf(readFileSync(`${root}${sheet}`, 'utf8')).filter(anythingAfter)).toEqual([]);
  });
  it.each(['a + *', 'tr + tr > *', '.act > :is(.a, .b) + *', 'p ~ :last-child'])('knows %s', (selector) =>
    expect(anythingAfter(flat(selector))).toBe(true),
  );
  it.each(['a + b', '.x > a + :is(.b, .c)', '* + .choice', 'tr + tr > td', '.columns > *', ':not(a + b) > *'])(
    'lets %s be',
    (selector) => expect(anythingAfter(flat(selector))).toBe(false),
  );
  // `.told` of a seat's sheet once laid the strip over the turn out in columns, as narrow as a letter.
  it('of two rooms never style the same class', () => {
    const rooms = new Map<string, Set<string>>();
    for (const sheet of sheets.filter((each) => !each.startsWith('print/')))
      for (const name of ownClasses(sheet))
        rooms.set(name, (rooms.get(name) ?? new Set()).add(sheet.split('/')[0] ?? ''));
    expect([...rooms].filter(([, in_]) => in_.size > 1).map(([name]) => name)).toEqual([]);
  });
});
