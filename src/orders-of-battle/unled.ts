/** Whom a reading lost: men in the names of what nobody leads, and the other side of a title. */
import { guessNation } from '../scenarios/nations.ts';
import type { Audit, Found } from './audit.ts';
import { isStaffLine } from './chief-lines.ts';
import { beginsWithRank, menIn, readCommander } from './commanders.ts';
import { isBareMan, isSum } from './names.ts';
import { speaksOfUnit } from './nouns.ts';
import { isFormation, type OobNode, walk } from './tree.ts';

/** What stands in an entry's line and nowhere in what was read of it. */
export const lost = (node: OobNode, was: string): Found => ({ node, mark: { figure: 'men', was, why: 'lost' } });

const ledBy = (node: OobNode, was: string): Found => ({ node, mark: { figure: 'men', was, why: 'leader' } });

/** Letters of a title that a question quotes. */
const LONGEST = 80;

/** "Bde-Cdr Beckwith": it ends in a name that is none of a unit or a nation, whatever stands before it. */
function endsInMan(inside: string): boolean {
  const last = /(?:^|[\s.])(\p{Lu}\p{Ll}{3,})$/u.exec(inside)?.[1] ?? '';
  return last !== '' && /^\p{Lu}/u.test(inside) && isBareMan(last) && guessNation(inside) === undefined;
}

/** "1st Division Clausel B+": a number, a level and something that has a name in it. */
const NUMBERED =
  /^(?:\d{1,2}\p{L}{0,3}\.?|[IVX]+\.?|first|second|third|fourth|fifth|left|right)\s(?:division|brigade|corps|wing)\s(\p{Lu}\p{L}{3,}.*)$/iu;

/** Men who stand in the name of what nobody leads: "Allies (Wittgenstein)", "General Dombrowski's Poles". */
export function unled({ tree }: Audit): readonly Found[] {
  return [...walk(tree)].flatMap(({ node }): Found[] => {
    const { name, commander, level, children } = node;
    if (commander !== undefined || !(isFormation(level) || children.length > 0)) return [];
    const [, inside = ''] =
      /\(([^(),;\d]{3,40})(?:[,;][^()]*)?\)$/u.exec(name) ?? /(?::|\s[–—-])\s([^(),;:\d]{3,40})$/u.exec(name) ?? [];
    const maybe =
      isBareMan(inside) ||
      (isFormation(level) && endsInMan(inside)) ||
      (level === 'army' && /^\p{Lu}.*\p{Lu}\p{Ll}{3}/u.test(inside) && !speaksOfUnit(inside));
    const bracketed = maybe && guessNation(inside) === undefined && inside !== inside.toLowerCase();
    const [, behind = ''] = NUMBERED.exec(name) ?? [];
    const man = menIn(name)[0]?.name ?? (isBareMan(behind.split(' ')[0] ?? '') ? behind : undefined);
    const was = bracketed ? inside : (man ?? (beginsWithRank(name) ? name : undefined));
    return was === undefined ? [] : [ledBy(node, was)];
  });
}

/** Men with their ranks whom the line of a formation names beside him who leads it, in what was set aside of it. */
export const besideLeader = ({ tree }: Audit): readonly Found[] =>
  [...walk(tree)].flatMap(({ node }): Found[] => {
    const { level, name, commander, notes } = node;
    if (!isFormation(level) || commander === undefined) return [];
    const asides = notes.flatMap((note) => (typeof note === 'string' ? note.split(/[;,(]\s*/) : []));
    return menIn(asides.filter((aside) => !isStaffLine(aside)).join('; ')).flatMap((man) =>
      `${name} ${commander}`.includes(man.name) ? [] : ledBy(node, man.name),
    );
  });

/** Where one side has a chief, and another of several formations has none: they who lead those. */
export function withoutChief({ tree }: Audit): readonly Found[] {
  const chiefOf = ({ commander, children: [only, ...more] }: OobNode): string | undefined =>
    commander ?? (more.length === 0 ? only?.commander : undefined);
  const sides = tree.filter(({ level, children }) => level === 'army' && children.length > 0);
  if (sides.every((side) => chiefOf(side) === undefined)) return [];
  return sides
    .filter((side) => chiefOf(side) === undefined)
    .flatMap((side) =>
      side.children.flatMap(({ level, commander }) =>
        commander !== undefined && isFormation(level) ? ledBy(side, commander) : [],
      ),
    );
}

/** Nobody leads two units that stand beside each other: he leads what they are of. */
export const twiceLed = ({ tree }: Audit): readonly Found[] =>
  [tree, ...[...walk(tree)].map(({ node }) => node.children)].flatMap((siblings) => {
    const led = new Map<string, OobNode>();
    return siblings.flatMap((node): Found[] => {
      const { commander: was, children } = node;
      if (was === undefined || children.length > 0) return [];
      if (led.has(was)) return [lost(node, was)];
      led.set(was, node);
      return [];
    });
  });

/** A title of both sides above one army. */
const TWO_ARMIES =
  /(?<!\p{L})(?:(?:the )?(?:two|both|opposing|rival) (?:armies|sides|forces)|les deux arm[ée]es|(?:die )?beiden? (?:armeen|heere|seiten)|(?:los dos|ambos) ej[ée]rcitos|(?:i due|ambedue gli) eserciti)(?!\p{L})/iu;

export function unparted({ tree, lines, byLine }: Audit): readonly Found[] {
  const [only, ...others] = tree;
  const title = lines.slice(0, Math.min(...byLine.keys())).find((line) => TWO_ARMIES.test(line));
  return only && others.length === 0 && title !== undefined ? [lost(only, title.trim().slice(0, LONGEST))] : [];
}

/** A rank, "Lt.-Gen", of which the man was lost. */
export const ledByRank = ({ tree }: Audit): readonly Found[] =>
  [...walk(tree)].flatMap(({ node }): Found[] => {
    const { commander: rank = '', source } = node;
    const isRank = rank.includes('.') && beginsWithRank(`${rank} x`) && readCommander(`${rank} x`).name === 'x';
    return isRank ? [ledBy(node, source.text.trim().slice(0, LONGEST))] : [];
  });

/** Words of a line; more are a sentence. */
const MOST_WORDS = 6;
/** A row, a sentence, a title of a battle. */
const NO_NAME =
  /[.!?]$|\d|[|\t]|\S\s{2,}\S|(?<!\p{L})(?:battle|action|combat|siege|skirmish|schlacht|gefecht)(?!\p{L})/iu;

/** "Head: Latour" right below a formation that nobody leads: a name of which nothing was read. */
export function toldBelow({ tree, lines, byLine }: Audit): readonly Found[] {
  const words = [...walk(tree)].flatMap(({ node }) => [
    ...[node.name, node.commander ?? ''],
    ...node.notes.flatMap((note) => (typeof note === 'string' ? note : [])),
  ]);
  const said = words.join(' ').toLowerCase();
  return [...walk(tree)].flatMap(({ node }): Found[] => {
    const { line } = node.source;
    const text = (lines[line] ?? '').trim();
    const leads = node.commander === undefined && (isFormation(node.level) || node.children.length > 0);
    if (!leads || byLine.has(line + 1) || NO_NAME.test(text) || isSum(text) || text === text.toUpperCase()) return [];
    const names = (text.match(/\p{Lu}[\p{L}'’-]{3,}/gu) ?? []).filter(
      (word) => !speaksOfUnit(word) && guessNation(word) === undefined && !said.includes(word.toLowerCase()),
    );
    return names.length > 0 && text.split(/\s+/).length <= MOST_WORDS ? [ledBy(node, text)] : [];
  });
}
