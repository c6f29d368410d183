/** The four words of a hash, in the language in use; the list is fetched when the first is wanted. */
import { signal } from '@preact/signals';
import { fourWords } from '../../journal/four-words.ts';
import { loadWords } from '../../words/load.ts';
import { t } from '../../words/t.ts';

const list = signal<readonly string[]>([]);
const known = new Map<string, string>();

export async function fetchFourWords(): Promise<void> {
  await loadWords('four-words');
  list.value = t('four-words-list').match(/\p{L}+/gu) ?? [];
}

/** '' until the list is there. */
export function wordsOf(hash: string): string {
  const { value } = list;
  if (value.length === 0) {
    void fetchFourWords().catch(() => undefined);
    return '';
  }
  const words = known.get(hash) ?? fourWords(hash, value).join(' ');
  known.set(hash, words);
  return words;
}
