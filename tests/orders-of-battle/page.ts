/** The page on the reader in docs, which two tests write: the corpus its first part, the texts made by chance its second. */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../../docs/READER.md', import.meta.url).pathname;
const BY_CHANCE = '\n## Texts made by chance\n';

const parts = (): { readonly before: string; readonly behind: string } => {
  const [before = '', behind = ''] = readFileSync(PAGE, 'utf8').split(BY_CHANCE);
  return { before, behind };
};

export const partOf = (which: 'before' | 'behind'): string => parts()[which];

export function writePart(which: 'before' | 'behind', text: string): void {
  const now = parts();
  const { before, behind } = which === 'before' ? { ...now, before: text } : { ...now, behind: text };
  writeFileSync(PAGE, `${before}${BY_CHANCE}${behind}`);
}
