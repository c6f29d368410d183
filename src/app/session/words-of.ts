/** The four words of a hash, in the language in use; their parts stand with the words of a battle. */
import { signal } from '@preact/signals';
import { fourWords, type WordParts } from '../../journal/four-words.ts';
import { loadWords } from '../../words/load.ts';
import { t } from '../../words/t.ts';

const parts = signal<WordParts | undefined>(undefined);
const known = new Map<string, string>();

export async function fetchFourWords(): Promise<void> {
  await loadWords('battle');
  const partsIn = (list: string): readonly string[] => list.match(/\p{L}+/gu) ?? [];
  parts.value = { first: partsIn(t('four-words-first')), second: partsIn(t('four-words-second')) };
}

/** '' until the parts are there. */
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
