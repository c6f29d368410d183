/** Names that stand in a text and nowhere in what was read of it. */
import { guessNation } from '../scenarios/nations.ts';
import type { Audit } from './audit.ts';
import { speaksOfUnit } from './nouns.ts';
import { walk } from './tree.ts';

export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/[’‘]/g, "'").toLowerCase();

const NAME = /(?<![\p{L}\d'’&/-])\p{Lu}[\p{L}'’]{3,}/gu;

export interface LostWord {
  readonly line: number;
  readonly word: string;
  readonly own: boolean;
}

export function lostWords({ tree, lines, byLine }: Audit, title = ''): readonly LostWord[] {
  const all = [...walk(tree)];
  const words = all.flatMap(({ node }) => [
    node.name,
    node.commander ?? '',
    node.rank ?? '',
    node.nation ?? '',
    node.type ?? '',
    node.arrival ?? '',
    ...node.notes.map((note) => (typeof note === 'string' ? note : JSON.stringify(note))),
    ...node.quality.map(({ value }) => value),
    ...node.marks.map(({ was }) => was),
  ]);
  const said = plain(`${words.join(' ')} ${title}`);
  const first = Math.min(...byLine.keys());
  const last = Math.max(...byLine.keys());
  return lines.flatMap((text, i): LostWord[] => {
    const line = i + 1;
    if (line < first || line > last) return [];
    return (text.match(NAME) ?? []).flatMap((word): LostWord[] => {
      const bare = plain(word).replace(/'s?$/u, '');
      if (said.includes(bare) || (bare.length > 5 && said.includes(bare.slice(0, bare.length - 2)))) return [];
      if (speaksOfUnit(word) || guessNation(word) !== undefined) return [];
      return [{ line, word, own: byLine.has(line) }];
    });
  });
}
