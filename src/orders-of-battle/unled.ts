/** Whom a reading lost: men in the names of what nobody leads, and the other side of a title. */
import { guessNation } from '../scenarios/nations.ts';
import type { Audit, Found } from './audit.ts';
import { beginsWithRank, menIn } from './commanders.ts';
import { isBareMan } from './names.ts';
import { isFormation, type OobNode, walk } from './tree.ts';

/** What stands in an entry's line and nowhere in what was read of it. */
export const lost = (node: OobNode, was: string): Found => ({ node, mark: { figure: 'men', was, why: 'lost' } });

/** Letters of a title that a question quotes. */
const LONGEST = 80;

/** Men who stand in the name of what nobody leads: "Allies (Wittgenstein)", "General Dombrowski's Poles". */
export function unled({ tree }: Audit): readonly Found[] {
  return [...walk(tree)].flatMap(({ node }): Found[] => {
    const { name, commander, level, children } = node;
    if (commander !== undefined || !(isFormation(level) || children.length > 0)) return [];
    const [, inside = ''] = /\(([^(),;\d]{3,40})(?:[,;][^()]*)?\)$/u.exec(name) ?? [];
    const bracketed = isBareMan(inside) && guessNation(inside) === undefined && inside !== inside.toLowerCase();
    const was = bracketed ? inside : (menIn(name)[0]?.name ?? (beginsWithRank(name) ? name : undefined));
    return was === undefined ? [] : [lost(node, was)];
  });
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
