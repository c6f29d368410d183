/** Nouns of units and names of nations as they are misspelt in haste: "briggade", "Cavlary", "Prusian". */
import { guessNation } from '../scenarios/nations.ts';
import { beginsWithRank } from './commanders.ts';
import { SPELT, SPELT_SHORT } from './lexicon/spelt.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn } from './numbers.ts';
import { remembered } from './remembered.ts';

const withoutOne = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)),
];
/** By what is left of a word without one of its letters: two words that share it are one slip apart. */
const NEAR = new Map<string, Set<string>>();
for (const word of SPELT) for (const rest of withoutOne(word)) NEAR.set(rest, (NEAR.get(rest) ?? new Set()).add(word));

const isKnown = (word: string): boolean => {
  const { level, kind } = hintsOf(word);
  const counts = figuresIn(`100 ${word}`).found.length > 0;
  return counts || (level ?? kind ?? guessNation(word)) !== undefined || beginsWithRank(`${word} x`);
};

/** Whether one letter too many, too few or other, or two that changed places, is all that parts two words. */
function isSlip(one: string, other: string): boolean {
  const from = [...one].findIndex((letter, i) => letter !== other[i]);
  const [a, b] = [one.slice(from), other.slice(from)];
  return (
    from > 0 &&
    (a.slice(1) === b ||
      a === b.slice(1) ||
      a.slice(1) === b.slice(1) ||
      (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)))
  );
}

/** The one noun that differs from a word by one slip, and begins as it does. */
const meant = remembered((word: string): string => {
  const plain = word.toLowerCase();
  if (
    SPELT.includes(plain) ||
    SPELT.includes(`${plain}s`) ||
    isKnown(word) ||
    isKnown(word.replace(/(?:es|(?<=a)s)$/iu, ''))
  )
    return word;
  const near = new Set(withoutOne(plain).flatMap((rest) => [...(NEAR.get(rest) ?? [])]));
  const [one, ...more] = [...near].filter((each) => isSlip(plain, each) || isSlip(each, plain));
  if (one === undefined || more.length > 0) return word;
  return word.slice(0, 1) + (word === word.toUpperCase() ? one.toUpperCase() : one).slice(1);
});

export const respelt = (text: string): string =>
  text
    .replace(/(?<![\p{L}'’])\p{L}{6,12}(?![\p{L}'’])/gu, meant)
    .replace(SPELT_SHORT, (word) => word.slice(0, 1) + (/corp/iu.test(word) ? 'orps' : 'uard'));

/** Of so many lines one may have a capital letter where a writer knows none. */
const FEWEST_LINES = 6;
const SMALL =
  /^(?:the|of|and|at|on|in|by|with|from|for|to|de|du|des|la|le|les|et|el|los|y|von|van|der|den|und|di|del|della|e|men)$/u;

/** "cavalry - lefebvre": a text without capital letters as others write it, for names are told by theirs. */
export function withCapitals(text: string): string {
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
  const capitals = lines.filter((line) => /\p{Lu}/u.test(line)).length;
  if (lines.length < FEWEST_LINES || capitals * FEWEST_LINES > lines.length) return text;
  return text.replace(/(?<![\p{L}\p{M}\d'’.@/_-])\p{Ll}[\p{L}\p{M}]*/gu, (word) =>
    /^[ivx]+$/u.test(word)
      ? word.toUpperCase()
      : SMALL.test(word)
        ? word
        : word.slice(0, 1).toUpperCase() + word.slice(1),
  );
}
