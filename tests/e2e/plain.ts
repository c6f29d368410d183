/** What on a screen is plain English: neither out of the files of words, nor a name out of the data, nor a sign. */
import type { Page } from '@playwright/test';

/** Everything that is read on the screen or read out, each once. */
const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const found = new Set<string>([document.title]);
    const inSight = (el: Element) => el.closest('option') !== null || el.checkVisibility({ visibilityProperty: true });
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, textarea') || !inSight(parent)) continue;
      found.add((node.textContent ?? '').trim());
    }
    for (const el of top.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (inSight(el))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          found.add((el.getAttribute(name) ?? '').trim());
    return [...found].filter((text) => text !== '');
  });

/** Signs that stand in every language: rows and rulings, ratings, measures, figures of a die. */
const SIGNS: readonly RegExp[] = [
  /\b[A-Z]{2,4}(?:-[A-Z]{1,4})*-\d+[a-z]?\b/g,
  /\b(?:QD|TD)-\d+\b/g,
  /\b[QALTS]\d\b/g,
  /\b[1-6]?d6\b/g,
  /\bMX\b/g,
  // The letters on a card.
  /\b(?:VH|VL|OK)\b/g,
  /(?:^|[\s\d(])(?:CP|RRD|cm)\b/g,
  /\bScovell\b/g,
  // As the browser writes it in the language of the page.
  /\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g,
  /[\w-]+\.scovell[\w.-]*/g,
  // The address that a printed sheet leads back to.
  /\bhttps?:\/\/\S+/g,
  /\b[0-9a-f]{32,}\b/g,
];

/** What is a name even where it is a plain small word. */
const NAMED: ReadonlySet<string> = new Set(['name', 'ref', 'tags', 'title', 'vantagePoints']);

/** The strings of some data that are names or prose, the longest first; the words of its code are left out. */
export function namesIn(data: unknown): string[] {
  const names = new Set<string>();
  const walk = (value: unknown, named: boolean): void => {
    if (typeof value === 'string' && (named || !/^[a-z0-9.:-]*$/.test(value))) names.add(value);
    else if (Array.isArray(value)) for (const one of value) walk(one, named);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) walk(one, NAMED.has(key));
  };
  walk(data, false);
  names.delete('');
  return [...names].sort((a, b) => b.length - a.length);
}

/** Part of a longer prose, as it is told in pieces. */
const LONG = 12;

/** What is left of a text once names and signs are taken out of it: plain letters. */
function plainIn(text: string, names: readonly string[]): string {
  if (text.length >= LONG && names.some((name) => name.includes(text))) return '';
  const unnamed = (of: string) => names.reduce((left, name) => left.replaceAll(name, ' '), of);
  const unsigned = (of: string) => SIGNS.reduce((left, sign) => left.replace(sign, ' '), of);
  // A year may be a name as well, and a name part of a file's.
  const left = [unsigned(unnamed(text)), unnamed(unsigned(text))];
  return left.every((one) => /[A-Za-z]{2,}/.test(one)) ? text : '';
}

/** The texts of the screen that show plain English. */
export async function plainTexts(page: Page, names: readonly string[]): Promise<string[]> {
  return (await told(page)).filter((text) => plainIn(text, names) !== '');
}
