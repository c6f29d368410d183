/** Men in the names of what nobody leads, where others of the text are led. */
import { guessNation } from '../scenarios/nations.ts';
import { menIn } from './commanders.ts';
import { IRREGULAR_TROOPS, NO_PERSON, TITLE_IN_NAME, TO_A_PLACE } from './lexicon/ordinary.ts';
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
  !/^(?:[IVXL]{2,}\p{Ll}{0,3}|[IVXL]\p{Ll}{0,2})$/u.test(word);

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

const OF_HIM = "(?:['’]s?|(?<=s)['’])\\s";
const GUN_NOUNS = '[Bb]att?er(?:y|ie|ia|ij|[íi]a)|[Bb]a?tt?[re]?y';
const NOBODY = /(?!)/u;

/** "Rogers' battery", "Horse bty Gerstenberg", "Sysoev's Cossacks", "Dolgorukov's raiders": who leads guns and irregulars. */
function captains(tree: readonly OobNode[]): readonly Led[] {
  return [...walk(tree)].flatMap(({ node }): Led[] => {
    const { name, kind, guns, commander, made } = node;
    if (commander !== undefined || made) return [];
    const called = name.replace(/(?:,\s.*|\s\([^()]*\))$/u, '');
    const [, noble] = /\s\(((?:v\.|von) [^()\d]{3,30})\)$/u.exec(name) ?? [];
    if (noble !== undefined && isBareMan(noble))
      return [{ node, man: noble, name: name.slice(0, -noble.length - 3), sure: true }];
    const man =
      (IRREGULARS.exec(called) ??
        OF_REGIMENT.exec(called) ??
        (kind === 'artillery' || guns !== undefined ? OWN_GUNS : NOBODY).exec(called))?.[1] ??
      (kind === 'artillery' ? BEHIND_GUNS.exec(called)?.[1] : undefined);
    const [, chief = '', people = ''] = /^(\p{Lu}[\p{L}-]+)['’]s?\s(\p{L}+)$/u.exec(name) ?? [];
    const isForce = guessNation(people) !== undefined && (node.men ?? 0) >= FEWEST_OF_FORCE;
    if (isForce && isBareMan(chief) && isPerson(chief)) return [{ node, man: chief, sure: true }];
    const beside = kind === 'artillery' ? besideGuns(node) : undefined;
    if (man === undefined && beside !== undefined) return [{ node, man: beside, sure: true }];
    const words = man?.match(WORD) ?? [];
    return man !== undefined && words.length > 0 && isBareMan(man) && words.every(isPerson)
      ? [{ node, man, sure: true }]
      : [];
  });
}
/** "Spooreman", "half of it, Lt Strangways" in the remarks of a battery. */
function besideGuns({ notes, children }: OobNode): string | undefined {
  const [note, ...more] = notes.filter((each) => typeof each === 'string');
  if (note === undefined || more.length > 0 || children.length > 0) return undefined;
  const [, junior = ''] = /(?:^|\s)(?:Lt|Lieut|Cap?t|Maj)\.? (\p{Lu}\p{L}{2,})$/u.exec(note) ?? [];
  if (junior !== '' && isPerson(junior)) return junior;
  const [man, ...others] = menIn(note);
  if (man) return others.length === 0 && note.trim().endsWith(man.name) ? man.name : undefined;
  return isBareMan(note) && isPerson(note) ? note : undefined;
}
/** "Whittingham's Spaniards" with as many are no regiment of which he is the owner. */
const FEWEST_OF_FORCE = 2000;
const OWN_GUNS = new RegExp(`^(.+?)${OF_HIM}(?:[\\p{L}-]+\\s){0,3}(?:${GUN_NOUNS}|troop|company|guns)(?!\\p{L})`, 'iu');
const BEHIND_GUNS = new RegExp(
  `(?:^|\\s|\\p{Ll})(?:${GUN_NOUNS})\\s[«"„]?\\s?(\\p{Lu}\\p{Ll}{2,}(?:-\\p{Lu}\\p{Ll}+)?)\\s?[»"“]?$`,
  'u',
);
/** "Bat. Langen vom 1. Reserve-Regt." */
const OF_REGIMENT = /^[Bb]a(?:t(?:ail|tal)\p{L}*|t\.) (\p{Lu}\p{Ll}{2,}) (?:vom|von|of|d[eu]) .*\d/u;
const IRREGULARS = new RegExp(`^(.+?)${OF_HIM}(?:${IRREGULAR_TROOPS})(?!\\p{L})`, 'iu');

/** Who surely leads does; of others is asked. */
export function ledByName(tree: readonly OobNode[]): readonly OobNode[] {
  const led = new Map([...captains(tree), ...ledIn(tree)].map((each) => [each.node.id, each]));
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
