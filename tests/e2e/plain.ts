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
  /(?:^|[\s\d(])(?:CP|RRD|cm)\b/g,
  /\bScovell\b/g,
  /\b[0-9a-f]{32,}\b/g,
];

/** The strings of some data that are names or prose, the longest first; words of its own code are left out. */
export function namesIn(data: unknown): string[] {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 0 && !/^[a-z0-9.:-]+$/.test(value)) names.add(value);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) walk(one);
  };
  walk(data);
  return [...names].sort((a, b) => b.length - a.length);
}

/** Part of a longer prose, as it is told in pieces. */
const LONG = 12;

/** What is left of a text once names and signs are taken out of it: plain letters. */
function plainIn(text: string, names: readonly string[]): string {
  if (text.length >= LONG && names.some((name) => name.includes(text))) return '';
  let left = text;
  for (const name of names) left = left.replaceAll(name, ' ');
  for (const sign of SIGNS) left = left.replace(sign, ' ');
  return /[A-Za-z]{2,}/.test(left) ? left : '';
}

/** The texts of the screen that show plain English. */
export async function plainTexts(page: Page, names: readonly string[]): Promise<string[]> {
  return (await told(page)).filter((text) => plainIn(text, names) !== '');
}
