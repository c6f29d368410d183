/** The four words of a hash in the current language. Their parts come with the words of a battle. */
import { type Signal, signal } from '@preact/signals';
import { unhurried } from '../../journal/breath.ts';
import { fourWords, makingWords, type WordParts } from '../../journal/four-words.ts';
import { loadWords } from '../../words/load.ts';
import { t } from '../../words/t.ts';

const parts = signal<WordParts | undefined>(undefined);
const known = new Map<string, string>();

export async function fetchFourWords(): Promise<void> {
  await loadWords('battle');
  const partsIn = (list: string): readonly string[] => list.match(/\p{L}+/gu) ?? [];
  parts.value = { first: partsIn(t('four-words-first')), second: partsIn(t('four-words-second')) };
}

/** '' until the parts are fetched. */
export function wordsOf(hash: string): string {
  const { value } = parts;
  if (!value) {
    void fetchFourWords().catch(() => undefined);
    return '';
  }
  const words = known.get(hash) ?? fourWords(hash, value).join(' ');
  known.set(hash, words);
  return words;
}

const awaited = new Map<string, Signal<string>>();
let working = false;

/** Makes the awaited words one hash at a time: each takes a thousand rounds of SHA-256. */
function* making(words: WordParts): Generator<undefined, void, undefined> {
  for (const [hash, said] of awaited) {
    const made = (yield* makingWords(hash, words)).join(' ');
    known.set(hash, made);
    said.value = made;
    awaited.delete(hash);
    yield;
  }
}

async function make(): Promise<void> {
  working = true;
  try {
    if (!parts.value) await fetchFourWords();
    while (parts.value && awaited.size > 0) await unhurried(making(parts.value));
  } finally {
    working = false;
  }
}

/** The words of one hash among many on a page: '' at first, filled in when they are ready. */
export function wordsSoon(hash: string): string {
  const there = known.get(hash);
  if (there !== undefined) return there;
  const said = awaited.get(hash) ?? signal('');
  awaited.set(hash, said);
  if (!working) void make().catch(() => undefined);
  return said.value;
}
