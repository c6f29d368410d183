/** What an encyclopaedia puts round a list: its box, its contents, the marks of its editors and the names of its flags. */

import { beginsWithRank } from './commanders.ts';
import { BOX, CONTENTS, CONTENTS_LINE, EDITED, FLAG } from './lexicon/pages.ts';
import type { RawLine } from './manners.ts';

/** A list of contents, and how many lines it takes. */
function contentsIn(lines: readonly RawLine[]): readonly [from: number, until: number] {
  const from = lines.findIndex(({ text }) => CONTENTS.test(text));
  const n =
    from < 0 ? 0 : lines.slice(from + 1).findIndex(({ text }) => text.trim() !== '' && !CONTENTS_LINE.test(text));
  return n < 2 ? [-1, -1] : [from, from + 1 + n];
}

/** The box above the list, up to its first heading or its contents; a blank line ends it where neither can be told. */
function boxIn(lines: readonly RawLine[]): readonly [from: number, until: number] {
  const labels = lines.flatMap(({ text }, i) => (BOX.test(text) ? [i] : []));
  const [first = -1, last = -1] = [labels[0], labels.at(-1)];
  if (labels.length < 2) return [-1, -1];
  const behind = (ends: (line: RawLine) => boolean): number => lines.findIndex((each, i) => i > last && ends(each));
  const edited = behind(({ text }) => EDITED.test(text));
  const contents = behind(({ text }) => CONTENTS.test(text));
  const blank = behind(({ text }) => text.trim() === '');
  const until =
    edited >= 0 && contents < 0 ? edited : contents >= 0 && (blank < 0 || contents < blank) ? contents : blank;
  return until > first ? [1, until] : [-1, -1];
}

const without = (lines: readonly RawLine[], [from, until]: readonly [number, number]): readonly RawLine[] =>
  from < 0 ? lines : [...lines.slice(0, from), ...lines.slice(until)];

/** "Habsburg monarchy Feldmarschall Archduke Charles": the words of a flag before the man who leads under it. */
function withoutFlag({ line, text }: RawLine): RawLine {
  const [, man = ''] = FLAG.exec(text) ?? [];
  return beginsWithRank(man) ? { line, text: man } : { line, text };
}

export function ofEncyclopaedia(lines: readonly RawLine[]): readonly RawLine[] {
  const bare = without(lines, boxIn(lines));
  return without(bare, contentsIn(bare)).map(withoutFlag);
}
