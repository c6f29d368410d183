/** What a page shows, as text: each sentence as its code with its figures, what stands in fields, what is marked and barred. */
import { act, cleanup, render } from '@testing-library/preact';
import type { ComponentChild } from 'preact';
import type { Named, Said, Text } from '../../../src/engine/message.ts';

export { heldTo } from '../../kept/marks.ts';

const isNamed = (text: Text): text is Named => typeof text === 'object' && 'name' in text;

const figure = (text: Text): string => {
  if (typeof text === 'string' || typeof text === 'number') return String(text);
  if (Array.isArray(text)) return `[${text.map(figure).join('; ')}]`;
  return isNamed(text) ? text.name : coded(text as Said);
};

/** A sentence by its code and figures: it may be worded anew, but what it tells may not change. */
export function coded(said: Said): string {
  const { code, args = {} } = typeof said === 'string' ? { code: said } : said;
  const told = Object.keys(args)
    .sort()
    .map((name) => `${name}=${figure((args as Readonly<Record<string, Text>>)[name]!)}`);
  return told.length > 0 ? `${code}(${told.join(', ')})` : code;
}

/** The parts of which a seal's four words are made are needed as they are. */
const PARTS: Readonly<Record<string, string>> = { 'four-words-first': 'ba', 'four-words-second': 'na' };
const LETTERS = 'abcdefghijklmnopqrstuvwxyzßàéèøå';
const partsOf = (code: string): string => [...LETTERS].map((letter) => PARTS[code] + letter).join(' ');
/** The words of a seal come in their own time. */
export const IS_SEAL = /^(?:ba.na. ?){4}$/;
const speak = (said: Said): string => (typeof said === 'string' && said in PARTS ? partsOf(said) : coded(said));

/** The same functions that `words/speak.ts` has, without words. */
export const inCodes = {
  speak,
  inWords: speak,
  spoken: (said: Said | false | null | undefined) => (said ? coded(said) : undefined),
};

const ATTRIBUTES = [
  'aria-label',
  'aria-checked',
  'aria-pressed',
  'aria-current',
  'aria-valuenow',
  'style',
  'title',
  'min',
  'max',
];
const FIELDS: readonly string[] = ['INPUT', 'SELECT', 'TEXTAREA', 'OPTION'];

/** What a page shows, line by line; `also` names more attributes to read. */
export function* textsOf(node: Node, also: readonly string[] = []): Generator<string> {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent?.trim();
    if (text) yield text;
    return;
  }
  if (node instanceof Element) {
    for (const name of [...ATTRIBUTES, ...also]) {
      const value = node.getAttribute(name);
      if (value !== null && value !== '') yield `{${name.replace('aria-', '')} ${value}}`;
    }
    if (node.hasAttribute('disabled')) yield '{barred}';
    if (FIELDS.includes(node.tagName)) yield `{= ${(node as HTMLInputElement).value}}`;
  }
  for (const child of node.childNodes) yield* textsOf(child, also);
}

/** Parts that pages fetch for themselves: they are there before the first page, so that each is shown whole. */
const PARTS_OF_PAGES = import.meta.glob([
  '/src/app/parts/{after,any,by-hand,glance,keep,papers,proof,reference,sky,story,umpire,why}.ts',
  '/src/app/campaign/empires-in-arms/{more,propose}.ts',
  '/src/scenarios/rate-by-name.ts',
]);

/** Fetches those parts; their words are not needed. */
export const withItsParts = async (): Promise<void> => {
  await Promise.all(Object.values(PARTS_OF_PAGES).map((load) => load()));
};

export const later = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** So many rounds in which nothing changes: whatever was to come is there. */
const QUIET = 2;
const MOST_ROUNDS = 60;

/** Waits until effects have run and parts that were fetched have come. */
export async function settles(container: Element, isQuiet = () => true): Promise<void> {
  let [quiet, before] = [0, ''];
  for (let round = 0; quiet < QUIET && (round < MOST_ROUNDS || !isQuiet()); round += 1) {
    await act(later);
    const now = container.innerHTML;
    quiet = now === before && isQuiet() ? quiet + 1 : 0;
    before = now;
  }
}

/** Opens what is folded up, and what was folded up in that. */
export async function unfolded(container: Element, opened = new Set<Element>()): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    const folds = [...container.querySelectorAll('summary')].filter((fold) => !opened.has(fold));
    if (folds.length === 0) return;
    for (const fold of folds) {
      opened.add(fold);
      await act(() => fold.click());
    }
    await settles(container);
  }
}

/** A page rendered, unfolded and read. */
export async function shownBy(page: ComponentChild): Promise<string> {
  const { container } = render(<div>{page}</div>);
  await settles(container);
  await unfolded(container);
  const text = [...textsOf(container)].filter((each) => !IS_SEAL.test(each)).join('\n');
  cleanup();
  return text;
}
