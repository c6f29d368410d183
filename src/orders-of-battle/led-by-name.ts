/** Men in the names of what nobody leads, where others of the text are led. */
import { guessNation } from '../scenarios/nations.ts';
import { NO_PERSON, TITLE_IN_NAME, TO_A_PLACE } from './lexicon/ordinary.ts';
import { isBareMan } from './names.ts';
import { hintsOf, speaksOfUnit } from './nouns.ts';
import { isFormation, type OobNode, walk } from './tree.ts';

interface Led {
  readonly node: OobNode;
  readonly man: string;
  /** Nothing else is in the name but the man and what he leads. */
  readonly sure: boolean;
  /** Without him. */
  readonly name?: string;
}

const WORD = /(?<![\p{L}\d'’&/.-])(?:[dDlLO]['’])?\p{Lu}[\p{L}-]{2,}/gu;

const isPerson = (word: string): boolean =>
  isBareMan(word) &&
  !speaksOfUnit(word) &&
  guessNation(word) === undefined &&
  !NO_PERSON.test(word) &&
  !/^[IVXL]+\p{Ll}*$/u.test(word);

/** "Bridgehead: Bianchi", "Avanguardia (magg. Pirquet)": sure if he leads something else too, or stands behind his rank. */
function manBehind(name: string, known: readonly string[]): Omit<Led, 'node'> | undefined {
  const [, called = '', bracket = '', told = bracket] =
    /^(\p{L}.*\S)\s*(?:\(([^()\d]{3,40})\)|(?::|\s[–—-])\s+([^():\d]{3,40}))$/u.exec(name) ?? [];
  const man = told.replace(/^(?:\p{L}{1,6}\.\s?)+(?=\p{Lu}\p{L}{2})/u, '');
  if (!isBareMan(man) || !(man.match(WORD) ?? []).every(isPerson) || !/\p{Ll}{2}/u.test(man)) return undefined;
  return { name: called, man, sure: man !== told || known.some((each) => each.includes(man)) };
}

/** The one man whom a name holds, with the title before him. */
function manIn(name: string): { readonly man: string; readonly sure: boolean } | undefined {
  const [head = ''] = name.replace(/\([^()]*\)/gu, ' ').split(/\s[–—-]\s|[,;:]/u);
  const men: { from: number; until: number }[] = [];
  for (const { 0: was, index } of head.matchAll(WORD)) {
    if (!isPerson(was) || TO_A_PLACE.test(head.slice(0, index))) continue;
    const before = men.at(-1);
    if (before?.until === index - 1) before.until = index + was.length;
    else men.push({ from: index, until: index + was.length });
  }
  const [one, ...more] = men;
  if (!one || more.length > 0) return undefined;
  const title = TITLE_IN_NAME.exec(head.slice(0, one.from))?.[0] ?? '';
  const rest = head.slice(0, one.from - title.length) + head.slice(one.until).replace(/^['’]s?(?!\p{L})/u, '');
  const others = rest.match(/\p{L}[\p{L}'’.-]*/gu) ?? [];
  return {
    man: title + head.slice(one.from, one.until),
    sure: others.every((word) => speaksOfUnit(word) || guessNation(word) !== undefined || BETWEEN.test(word)),
  };
}
/** "Corps of Ali Pasha", "Detachement des Generals v. Bülow", "12e" */
const BETWEEN = /^(?:of|d[eui]|d['’]|des|von|vom|the|and|et|und|\p{L}{1,3}\.?|generals?|heavy|light)$/iu;

/** Brigades and those above them, and what holds others without a level; guns are called by their captains. */
const isHead = ({ name, level, children, kind }: OobNode): boolean =>
  level !== 'army' &&
  kind !== 'artillery' &&
  (children.length > 1
    ? isFormation(level) || (level === 'unknown' && !REGIMENT.test(name))
    : isFormation(level) && (children.length > 0 || (kind === undefined && isFormation(hintsOf(name).level))));
const REGIMENT = /^(?:reg|rgt|pu[łl]k)/iu;

/** Others who are led; of fewer nobody can say that it is the manner of the text. */
const FEWEST_LED = 2;

/** They lead what nobody else does. */
function ledIn(tree: readonly OobNode[]): readonly Led[] {
  const heads = [...walk(tree)];
  const all = heads.filter(({ node }) => isHead(node));
  const known = heads.flatMap(({ node }) => (node.level === 'army' || isHead(node) ? (node.commander ?? []) : []));
  if (known.length < FEWEST_LED) return [];
  return all.flatMap(({ node, above }): Led[] => {
    const { name, commander, made, level } = node;
    if (commander !== undefined || made || above.length === 0) return [];
    const behind = manBehind(name, known);
    if (behind) return [{ node, ...behind }];
    const found = manIn(name);
    if (found && !known.some((man) => man.includes(found.man))) return [{ node, ...found }];
    const man = isFormation(level) ? ofFirst(node) : undefined;
    return man === undefined ? [] : [{ node, man, sure: false }];
  });
}

/** The leader of a formation's first unit, where no other unit has one. */
function ofFirst({ children: [first, ...others] }: OobNode): string | undefined {
  const alone = others.every(({ commander, level }) => commander === undefined && !isFormation(level));
  return alone && others.length > 0 && !isFormation(first?.level) ? first?.commander : undefined;
}

/** Who surely leads does; of others is asked. */
export function ledByName(tree: readonly OobNode[]): readonly OobNode[] {
  const led = new Map(ledIn(tree).map((each) => [each.node.id, each]));
  if (led.size === 0) return tree;
  const within = (nodes: readonly OobNode[]): readonly OobNode[] =>
    nodes.map((given) => {
      const node = { ...given, children: within(given.children) };
      const { man, sure, name = node.name } = led.get(node.id) ?? {};
      if (man === undefined) return node;
      return sure
        ? { ...node, name, commander: man }
        : { ...node, marks: [...node.marks, { figure: 'men', was: man, why: 'named' }] };
    });
  return within(tree);
}
