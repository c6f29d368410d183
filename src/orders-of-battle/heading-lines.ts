/** One line of a page as what it names: an army and a formation of its own, a formation and one of its parts, or units. */
import { beginsWithRank } from './commanders.ts';
import { GROUPS, OF_ALLY } from './lexicon/manners.ts';
import { isBareMan } from './names.ts';
import { hintsOf, speaksOfUnit } from './nouns.ts';
import { leads, unitOf } from './one-unit.ts';
import type { PageLine } from './page.ts';
import { isArmName, isSideName } from './sides.ts';
import { height, isFormation, type Sprout } from './tree.ts';
import { unitsInLine } from './unit-lines.ts';

/** "The bad guys, C in C Gen Latour-Maubourg": only a whole side has one. */
const UNDER_CHIEF =
  /^([^:;,()]{3,60}?)\s*[,:;(–—-]+\s*(?:c[- .]?in[- .]?c\.?|(?:overall )?commander[- ]in[- ]chief|oberbefehlshaber|general en jefe|g[ée]n[ée]ral en chef|(?:comandante|generale) in capo)[:.,]?\s+(.+?)\)?$/iu;
const OF_ALL = height('corps') ?? 0;

/** "Auf französischer Seite (Befehl: Divisionsgeneral Malher)", "FRANSEN, bevelhebber Gen Roguet (niet Carnot)" */
const SIDE_AND_MAN =
  /^([^:;,()]{3,60}?)\s*[,:;(–—-]+\s*(?:(?:ober)?befehl(?:shaber)?|bevelhebber|aanvoerder|dow[óo]dca|komanduyushchi\p{L}*|comandante|commandant|commander|commanded by)[:.,]?\s+([^():;]+?)\)?(?:\s*\([^()]*\))?:?$/iu;

/** "The French - V Corps": whose it is, and a formation of theirs. */
export function unitsOf({ text, line }: PageLine): Sprout[] {
  const sided = SIDE_AND_MAN.exec(text);
  const [, whole = '', chief = ''] = UNDER_CHIEF.exec(text) ?? (sided && isSideName(sided[1] ?? '') ? sided : []);
  const own = (height(hintsOf(whole).level ?? 'army') ?? 0) < OF_ALL ? unitOf(whole, line, text) : undefined;
  if (own && (beginsWithRank(chief) || isBareMan(chief))) return [{ ...leads(own, chief), level: 'army' }];
  const [, side = '', below = ''] = /^(.{3,40}?)\s*[–—:-]\s+(.+)$/u.exec(text) ?? [];
  const army = !isSideName(side) && hintsOf(side).level === 'army';
  const units = isSideName(side) || army ? unitsInLine(below, line) : [];
  const [first] = units;
  if (
    army &&
    first &&
    units.length === 1 &&
    (first.commander === undefined
      ? isFormation(first.level) && first.level !== 'army' && !beginsWithRank(below) && !/\d{3}/.test(below)
      : isArmName(first) || GROUPS.test(first.name) || isFormation(first.level))
  ) {
    const whole = unitOf(side, line, text);
    if (whole) return [{ ...whole, level: 'army' }, first];
  }
  const head = isSideName(side) && !OF_ALLY.test(side) ? unitOf(side, line, text) : undefined;
  /** "FRENCH (Massena) - Dennis & Pete": who plays them. */
  if (head?.commander !== undefined && !/\d/.test(below) && !speaksOfUnit(below)) return [{ ...head, level: 'army' }];
  if (head && (beginsWithRank(below) || isBareMan(below.replace(/\s*\([^()]*\)$/u, ''))))
    return [{ ...leads(head, below), level: OF_ALLY.test(side) ? head.level : 'army' }];
  /** "French - Vandamme, I Corps" */
  const [, chiefOf = '', corps = ''] = /^([^,:;()\d]{3,40}),\s+([^,:;]{4,30})$/u.exec(below) ?? [];
  const led = head && isBareMan(chiefOf) && hintsOf(corps).level === 'corps' ? unitOf(corps, line, text) : undefined;
  if (head && led) return [{ ...leads(head, chiefOf), level: 'army' }, leads(led, chiefOf)];
  if (head && first && units.length === 1 && isFormation(first.level)) return [{ ...head, level: 'army' }, ...units];
  return formationsOf(text, line) ?? unitsInLine(text, line);
}

/** "II Corps (Reynier), Division Verdier", "Corps Lannes - Division Suchet": a formation, and one of its own. */
function formationsOf(text: string, line: number): Sprout[] | undefined {
  const [, whole = '', part = ''] =
    /^([^,;:–—]{3,60}?)(?:,|\s[–—-])\s+([^,;:\d]*(?:\d{1,2}\p{L}{0,3}\.?\s)?[^,;:\d]{4,60})$/u.exec(text) ?? [];
  const [above, below] = [whole, part].map(
    (name) => height(hintsOf(name.replace(/\([^()]*\)/gu, '')).level ?? 'unknown') ?? 9,
  );
  if (!/^[\p{Lu}\d]/u.test(part) || above === undefined || below === undefined || below > LOWEST || above >= below)
    return undefined;
  const [unit, more] = [unitOf(whole, line, text), unitOf(part, line, text)];
  return unit && more && !beginsWithRank(part) ? [unit, more] : undefined;
}
const LOWEST = height('brigade') ?? 0;

/** "Söll pass – Fenner" over units further in: who leads them. */
export function ledOver(
  { text, line, indent, bullet, over }: PageLine,
  next: PageLine | undefined,
): Sprout | undefined {
  const [, name = '', man = ''] = /^(\p{L}[^\d:;()]{3,40}?)\s[–—-]\s(\p{L}[^\d:;()]{2,40})$/u.exec(text) ?? [];
  const { level, kind } = hintsOf(name);
  const [first = '', ...others] = man.split(/,\s|\s(?:and|und|et|y|e|&)\s/u);
  /** "Dragoons - Cavrois, Carrié" */
  const isArm = kind !== undefined && /^\p{L}+$/u.test(name);
  if (bullet || !next || (next.indent <= indent && !over && !isArm) || level !== undefined || isSideName(name))
    return undefined;
  if (![first, ...others].every(isBareMan)) return undefined;
  const node = unitOf(name, line, text);
  if (!node || !/\d{2}/.test(next.text)) return undefined;
  node.notes.push(...others);
  return leads(node, first);
}
