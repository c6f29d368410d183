/** Names that stand in a text and nowhere in what was read of it. */
import { guessNation } from '../scenarios/nations.ts';
import { isStaffLine } from './chief-lines.ts';
import { menIn } from './commanders.ts';
import { COMMANDED_BY, STAFF_INSIDE } from './lexicon/lines.ts';
import { NO_NAME } from './lexicon/ordinary.ts';
import { LEADERS } from './lexicon/own-names.ts';
import { isBareMan, isTitled } from './names.ts';
import { speaksOfUnit } from './nouns.ts';
import { gather, type Mark, type OobNode, walk } from './tree.ts';

/** Without accents and capitals. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/[’‘]/g, "'").toLowerCase();

/** All that was read, in words. */
function wordsOf(roots: readonly OobNode[]): string {
  const words = [...walk(roots)].flatMap(({ node }) => [
    ...[node.name, node.commander ?? '', node.rank ?? '', node.nation ?? '', node.type ?? '', node.arrival ?? ''],
    ...node.notes.flatMap((note) => (typeof note === 'string' ? note : JSON.stringify(note))),
    ...node.quality.map(({ value }) => value),
    ...node.marks.map(({ was }) => was),
  ]);
  return plain(words.join(' '));
}

export interface Lost {
  readonly node: OobNode;
  readonly line: number;
  readonly was: string;
}

/** A word changes its end: "Preußische", "Preußisches". */
const ENDING = 2;
/** Words of a line; more are a story. */
const MOST_WORDS = 16;

/** Men whom a text names with their ranks, in a cell of their own or in its title, and of whom nothing was read. */
export function lostMen(lines: readonly string[], roots: readonly OobNode[]): readonly Lost[] {
  const byLine = new Map<number, OobNode[]>();
  for (const { node } of walk(roots)) gather(byLine, node.source.line, node);
  const starts = [...byLine.keys()];
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const said = wordsOf(roots);
  const wasRead = (name: string): boolean =>
    (plain(name).match(/[\p{L}-]{3,}/gu) ?? []).some((word) =>
      said.includes(word.length > ENDING + 3 ? word.slice(0, -ENDING) : word),
    );
  /** Of several formations a title may name him who led all. */
  const unled =
    roots.find(({ commander, level }) => commander === undefined || (level !== 'army' && roots.length > 1)) ??
    (roots.length > 2 ? roots[0] : undefined);
  let at = byLine.get(first)?.[0];
  return lines.flatMap((text, i): Lost[] => {
    at = byLine.get(i + 1)?.[0] ?? at;
    const isOwn = byLine.has(i + 1);
    const chief = COMMANDED_BY.exec(text.trim())?.[1]?.replace(/\s*\(.*|,.*|\s(?:von|of|de|v\.)\s.*/u, '');
    const node = i + 1 < first ? (unled ?? (chief === undefined ? undefined : roots[0])) : at;
    const words = text.trim().split(/\s+/).length;
    if (!node || i + 1 > last || (words > MOST_WORDS && !isOwn)) return [];
    const men = [
      ...rankedIn(text),
      ...(isOwn ? inCells(text) : []),
      ...(i + 1 < first ? knownIn(text) : []),
      ...(chief !== undefined && isTitled(chief) ? [chief] : []),
    ];
    return [...new Set(men)]
      .filter((man) => NAMED.test(man) && !wasRead(man))
      .map((was) => ({ node, line: i + 1, was }));
  });
}
const NAMED = /^.*\p{Lu}[\p{Ll}'’]{3,}(?!-$)/u;

const rankedIn = (text: string): readonly string[] =>
  /^posted|-$/iu.test(text.trim())
    ? []
    : text
        .split(/[(;]/u)
        .filter((part) => !isStaffLine(part.trim()) && !STAFF_INSIDE.test(part))
        .flatMap((part) => menIn(part).map(({ name }) => name))
        .filter((name) => !speaksOfUnit(name) && guessNation(name) === undefined && !NO_NAME.test(name));

/** "French;Prince Eugène;Division Seras;…" */
function inCells(text: string): readonly string[] {
  const cells = text.split(/\t|\||;|,(?=\S)/u).map((cell) => cell.trim());
  return cells.length < FEWEST_CELLS
    ? []
    : cells
        .slice(1, -1)
        .filter(
          (cell) =>
            /^\p{Lu}\p{Ll}/u.test(cell) && isBareMan(cell) && guessNation(cell) === undefined && !NO_NAME.test(cell),
        );
}
const FEWEST_CELLS = 4;

/** Men whom everybody knows. */
const knownIn = (text: string): readonly string[] =>
  LEADERS.flatMap(({ names }) =>
    [...text.matchAll(names)].flatMap(({ 0: was }) => (/^\p{Lu}/u.test(was) ? [was] : [])),
  );

/** Each man is told once: as one who may lead a side without a chief, or as lost. */
export function withLostMen(text: readonly string[], roots: readonly OobNode[]): readonly OobNode[] {
  const marks = new Map<OobNode, Mark[]>();
  const told = new Set<string>();
  for (const { node, was } of lostMen(text, roots)) {
    if (told.has(was)) continue;
    told.add(was);
    const leads = roots.includes(node) && node.commander === undefined && node.children.length > 0;
    const why = leads ? 'leader' : 'lost';
    gather(marks, node, { figure: 'men', was, why });
  }
  const within = (nodes: readonly OobNode[]): readonly OobNode[] =>
    nodes.map((node) => ({
      ...node,
      marks: [...node.marks, ...(marks.get(node) ?? [])],
      children: within(node.children),
    }));
  return marks.size === 0 ? roots : within(roots);
}
