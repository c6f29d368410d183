/** Lines that a mail or an editor broke because they were full: put together again before anything else is read. */
import { cutOutside } from './items.ts';
import { unquoted } from './manners.ts';
import { figuresIn } from './numbers.ts';
import type { OobNode } from './tree.ts';

/** A mark of a list, or who says it, begins a line of its own. */
const MARKED = /^\s*(?:[•·▪+>|]|\*(?!\()|[o–—-]\s|\[|\d{1,2}[.)]\s|\(?[a-h][.)]\s)/u;
const COLUMNS = /\S\s{3,}\S|[\t|]|\.{4}|(?: \.){3}/u;
/** Nobody ends a line with it. */
const JOINS =
  /(?:[,(&]|\s[=–—-]|\s(?:the|an?|of|and|with|at|in|on|by|from|to|for|[Nn][or]\.|der|die|das|dem|den|und|von|vom|mit|bei|le|la|les|une?|et|de|du|des|avec|el|los|y|con|e|di|il|del|della))$/u;
/** Nobody begins a line with it: a small letter, what is counted in brackets, a figure that belongs to nobody. */
const GOES_ON = /^\s*(?:\p{Ll}|\*?\(|[=–—]\s?\d|\d[\d.,]*\)?$|\d[\d.,]*\d\s\p{L}+\.?\)?$)/u;
/** The rest of a name. */
const ORPHAN = /^\s*\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s\p{Lu}\p{Ll}[\p{L}-]*)?[.,]?$/u;
/** No page is so narrow, and no so wide one was broken. */
const [NARROWEST, WIDEST] = [36, 100];
/** So many lines end where no writer ends one, and of them so many are full. */
const LEAST_CUT = 3;
const LEAST_FULL = 0.85;
/** Of so many lines one may be wider: a title, an address. */
const MOST_BEYOND = 10;

const opens = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** "Vandamme (par" above "intérim)." */
const OPENED = /\([^()\d]{1,30}[^()\d-]$/u;
const CLOSED = /^\s*\p{Ll}[^()\d]{0,80}\)[.:]?$/u;

/** "Mann" below "2.400" */
const isCounted = (text: string): boolean => /^\p{L}+\.?$/u.test(text) && figuresIn(`10 ${text}`).rest.trim() === '';

/** Nobody ends a line there: inside brackets, at a comma, before a small letter. */
const isCut = (above: string, text: string): boolean =>
  (opens(above) && /^[^()]*\)/u.test(text)) ||
  JOINS.test(above) ||
  (!/[.:!?]$/u.test(above) && (GOES_ON.test(text) || isCounted(text.trim())));

/** A figure without what it counts, the number of a regiment without its name. */
const ENDS_IN_NUMBER = /(?:[\s(]|^)(?:\d{1,2}|\d{1,3}(?:st|nd|rd|th|er?|\.?[ºª]|\.))$/u;

/** "…, Blankenstein" above "Hussars (6 sqns)": its last item has no figure, and those before it have theirs. */
function isItemCut(above: string, text: string): boolean {
  const list = above.replace(/^[^:(]*:\s+/u, '');
  const items = cutOutside(list, list.includes(';') ? ';' : ',');
  return (
    items.length > 1 &&
    items.slice(0, -1).every((item) => /(?:\p{Lu}|\d[\p{Ll}º.]).*\d[^,;]*$/u.test(item)) &&
    /\p{L}$/u.test(items.at(-1) ?? '') &&
    /^[^:;]*\d/u.test(text)
  );
}

/** Where the line above is full, it goes on. */
const mayBeCut = (above: string, text: string): boolean =>
  isCut(above, text) ||
  isItemCut(above, text) ||
  (ENDS_IN_NUMBER.test(above) && /^\s*\p{L}/u.test(text)) ||
  (ORPHAN.test(text) && /\p{L}$/u.test(above));

const isOpen = (above: string, text: string): boolean =>
  above !== '' && text !== '' && !MARKED.test(text) && !COLUMNS.test(above.trim()) && !COLUMNS.test(text.trim());

interface Unwrapped {
  readonly text: string;
  /** On which line of what was given a line of the text begins. */
  readonly lineOf: (line: number) => number;
}

/** A line, the one above it, and how long that one is together with the first word of this one. */
interface Pair {
  readonly above: string;
  readonly text: string;
  readonly long: number;
  readonly reaches: number;
}

const pairsIn = (lines: readonly string[]): readonly Pair[] => {
  const texts = lines.map((line) => unquoted(line).trimEnd());
  return lines.map((line, i) => {
    const long = lines[i - 1]?.trimEnd().length ?? 0;
    const first = /^\S+/u.exec(line.trim())?.[0].length ?? 0;
    return { above: texts[i - 1] ?? '', text: texts[i] ?? '', long, reaches: long + 1 + first };
  });
};

/** Where a page was broken at one width: how wide it is. */
function widthOf(pairs: readonly Pair[]): number | undefined {
  const open = pairs.filter(({ above, text }) => isOpen(above, text));
  const cuts = open.filter(({ above, text }) => isCut(above, text));
  const width = Math.max(0, ...cuts.map(({ long }) => long));
  const isFull = ({ reaches }: Pair): boolean => reaches > width;
  const full = open.filter((pair) => isFull(pair) && mayBeCut(pair.above, pair.text));
  const beyond = pairs.filter(({ long }) => long > width).length;
  const isBroken =
    full.length >= LEAST_CUT &&
    cuts.filter(isFull).length >= cuts.length * LEAST_FULL &&
    beyond * MOST_BEYOND <= pairs.length;
  return isBroken && width >= NARROWEST && width <= WIDEST ? width : undefined;
}

const depthOf = (text: string): number => text.search(/\S/);
/** "Brigade Sarrut : 2nd Léger, 1,586 ; 36th" and further in "Ligne, 1,714." */
const isHanging = ({ above, text }: Pair): boolean =>
  isOpen(above, text) &&
  depthOf(text) > depthOf(above) &&
  /[:;]\s.*\d{2}.*[;,(]/u.test(above) &&
  (BROKEN.test(above) ? /^\s*\p{Ll}/u.test(text) : mayBeCut(above, text));
/** "(4 compan-" */
const BROKEN = /\p{Ll}-$/u;

/** A text that was broken at one width as its writer wrote it; blank lines stand for those that are gone, below each paragraph. */
export function unwrapped(given: string): Unwrapped {
  const pairs = pairsIn(given.split('\n'));
  const width = widthOf(pairs) ?? Number.POSITIVE_INFINITY;
  const isClosedBelow = ({ above, text }: Pair): boolean =>
    isOpen(above, text) && OPENED.test(above) && CLOSED.test(text);
  const hanging = pairs.filter(isHanging).length;
  const hangs = (pair: Pair): boolean => hanging >= LEAST_CUT && isHanging(pair);
  if (!Number.isFinite(width) && hanging < LEAST_CUT && !pairs.some(isClosedBelow))
    return { text: given, lineOf: (line) => line };
  const out: string[] = [];
  const from: number[] = [];
  pairs.forEach((pair, i) => {
    const { above, text, reaches } = pair;
    const goesOn =
      isClosedBelow(pair) || hangs(pair) || (reaches > width && isOpen(above, text) && mayBeCut(above, text));
    if (goesOn) {
      const before = out.pop() ?? '';
      out.push(hangs(pair) && BROKEN.test(before) ? before.slice(0, -1) + text.trim() : `${before} ${text.trim()}`);
      return;
    }
    while (text === '' && out.length < i) from[out.push('') - 1] = i;
    out.push(text);
    from.push(i + 1);
  });
  return { text: out.join('\n'), lineOf: (line) => from[line - 1] ?? line };
}

/** The same entry at the line where what was given tells it. */
export const located = (node: OobNode, lineOf: (line: number) => number): OobNode => ({
  ...node,
  source: { ...node.source, line: lineOf(node.source.line) },
  children: node.children.map((child) => located(child, lineOf)),
});
