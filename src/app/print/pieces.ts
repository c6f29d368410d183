/** What a scenario prints: labels, cards, counters, rosters. Plain data in millimetres. */

import { isKeen, normalStance, orderNumber } from '../../battlefield/rules/command/order-ladder.ts';
import { engineersAllowed } from '../../battlefield/rules/special-troops/engineers.ts';
import { ORDERS, type Order, SIDES, type SideId } from '../../book/terms.ts';
import { type Bare, say, type Written, word } from '../../engine/message.ts';
import { startCP } from '../../scenarios/combat-points.ts';
import { commandRadius } from '../../scenarios/command-radius.ts';
import { BASE_SIZES, type BaseKind, baseOf, cardLabel, labelStrip, officerLabel } from '../../scenarios/labels.ts';
import type { Army, FormationCard, Scenario, UnitCard } from '../../scenarios/schema.ts';
import { inWords } from '../../words/speak.ts';

/** A rating line of a label: its letter size and line breaks. */
export interface Setting {
  readonly lines: readonly string[];
  /** Letter size, mm. */
  readonly size: number;
}

export interface Label {
  readonly id: string;
  readonly side: SideId;
  /** The formation's index in its side, from 0; null if it has none. */
  readonly formation: number | null;
  readonly kind: BaseKind;
  /** mm */
  readonly width: number;
  /** mm */
  readonly height: number;
  /** The lines without line breaks. */
  readonly lines: readonly string[];
  readonly setting: Setting;
}

/** Average width of a letter and height of a line, as a share of the letter size. */
const LETTER = 0.5;
const LINE = 1.2;
const LARGEST = 3.4;
/** Below this size (mm) a line is broken in two. */
const SMALL = 2.4;
/** Left free at each side, mm: the band of the side's colour, and a gap. */
export const BAND = 1.4;
const AIR = 0.8;

const sizeFor = (lines: readonly string[], width: number, height: number): number => {
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const size = Math.min(LARGEST, (width - BAND - 2 * AIR) / (longest * LETTER), height / (lines.length * LINE));
  return Math.floor(size * 100) / 100;
};

/** The break, at a space or after a hyphen, with the shortest longer half. */
function inTwo(line: string): readonly string[] {
  const bits = line.split(/(?<=[ -])/);
  const ways = bits.slice(1).map((_, i) => [
    bits
      .slice(0, i + 1)
      .join('')
      .trim(),
    bits.slice(i + 1).join(''),
  ]);
  const longer = (way: readonly string[]) => Math.max(...way.map((half) => half.length));
  return ways.sort((one, other) => longer(one) - longer(other))[0] ?? [line];
}

/** The largest letters that fit the lines in a strip. If they are too small, the first line is broken. */
export function setting(lines: readonly string[], width: number, height: number): Setting {
  const whole = { lines, size: sizeFor(lines, width, height) };
  if (whole.size >= SMALL) return whole;
  const [first = '', ...rest] = lines;
  const broken = [...inTwo(first), ...rest];
  const more = { lines: broken, size: sizeFor(broken, width, height) };
  return more.size > whole.size ? more : whole;
}

/** A unit's CP at the start; 0 for batteries. */
export const pointsOf = (card: UnitCard): number =>
  card.arm === 'artillery' ? 0 : startCP(card.parts, card.artilleryPoints).total;

export const radiusOf = (scenario: Scenario, army: Army, formation: FormationCard): number =>
  commandRadius(formation.units, formation.commander.A, army.armyType, scenario.rulings).total;

/** "II" for a formation with units II/5/1, II/6/2 …; otherwise its name, shortened for a label. */
export function signOf(formation: FormationCard): string {
  const [first, ...others] = formation.units.map((unit) => unit.ref.split('/')[0] ?? '');
  if (first && first.length <= 6 && others.every((other) => other === first)) return first;
  return (
    formation.name
      .replace(/\bDivision\b/, 'Div')
      .replace(/ ?\bCorps\b/, '')
      .trim() || formation.name
  );
}

function label(id: string, side: SideId, formation: number | null, kind: BaseKind, said: readonly Written[]): Label {
  const { front: width } = BASE_SIZES[kind];
  const height = labelStrip(kind);
  const lines = said.map(inWords);
  return { id, side, formation, kind, width, height, lines, setting: setting(lines, width, height) };
}

/** All labels of a sheet in the largest size in which each fits. A line is broken only if needed. */
export function inOneSize(labels: readonly Label[]): readonly Label[] {
  const size = Math.min(LARGEST, ...labels.map((each) => each.setting.size));
  return labels.map((each) => {
    const whole = sizeFor(each.lines, each.width, each.height) >= size;
    return { ...each, setting: { lines: whole ? each.lines : each.setting.lines, size } };
  });
}

/** Longer names are always shortened. */
const LONG = 16;
const PARTICLE = /^(?:v[ao]n|de[rnl]?|du|d['’]|di|da|la|le|zu|y)$/iu;
/** Short names with one of these are more than a given name and a surname: "Prince William", "H. Campbell", "Le Marchant". */
const WHOLE =
  /(?:^|\s)(?:prin[cz]e?|kronprinz|king|(?:arch)?duke|erzherzog|lord|count|graf|baron|of|l[ae]|d[eaiu]|v[ao]n|[ivx]+)(?:\s|$)|[.'’]/iu;

/** "Galbraith Lowry Cole" becomes Cole; "Graf von der Marwitz" becomes von der Marwitz. */
export function surnameOf(name: string): string {
  const words = name.split(' ');
  if (words.length < 2 || /\d/.test(name) || (name.length <= LONG && WHOLE.test(name))) return name;
  let from = words.length - 1;
  if (/^[IVX]+$/.test(words[from] ?? '') && from > 1) from -= 1;
  while (from > 1 && PARTICLE.test(words[from - 1] ?? '')) from -= 1;
  return words.slice(from).join(' ');
}

/** The officers of a side by surname; those with the same surname keep their full names. */
function calledBy(army: Army): (name: string) => string {
  const all = [army.commander, ...army.formations.map(({ commander }) => commander)].map(({ name }) => name);
  const short = all.map(surnameOf);
  return (name) => (short.filter((each) => each === surnameOf(name)).length > 1 ? name : surnameOf(name));
}

const gunsOf = (card: UnitCard): number | undefined => (card.arm === 'artillery' ? card.guns : undefined);

const unitLabelOf = (side: SideId, formation: number | null, card: UnitCard, kind?: BaseKind): Label =>
  label(card.id, side, formation, kind ?? baseOf(card.arm, gunsOf(card)), [cardLabel(card, pointsOf(card))]);

/** One base each, numbered if there are several. */
const numbered = (
  count: number,
  name: Bare,
  make: (id: number, lines: readonly [Written]) => Label,
): readonly Label[] =>
  Array.from({ length: count }, (_, i) =>
    make(i, [count > 1 ? say('print-numbered', { name: word(name), n: i + 1 }) : word(name)]),
  );

/** Every label of a side by formation, officers before units. NBC-SCN-17 */
export function labelsOf(scenario: Scenario, side: SideId): Label[] {
  const army = scenario.sides[side];
  const { commander } = army;
  const called = calledBy(army);
  const engineers = engineersAllowed(army);
  return [
    label(commander.id, side, null, 'headquarters', officerLabel({ ...commander, name: called(commander.name) })),
    ...army.formations.flatMap((formation, i) => [
      label(
        formation.commander.id,
        side,
        i,
        'commander',
        officerLabel({
          ...formation.commander,
          name: called(formation.commander.name),
          formation: signOf(formation),
          radius: radiusOf(scenario, army, formation),
        }),
      ),
      ...formation.units.map((card) => unitLabelOf(side, i, card)),
    ]),
    ...army.garrisons.map(({ unit }) => unitLabelOf(side, null, unit, 'garrison')),
    ...numbered(engineers, 'print-engineers', (i, name) => label(`eng-${side}-${i}`, side, null, 'engineers', name)),
    ...numbered(army.pontoons, 'print-pontoons', (i, name) => label(`pon-${side}-${i}`, side, null, 'train', name)),
    ...numbered(army.baggage, 'print-baggage', (i, name) => label(`bag-${side}-${i}`, side, null, 'train', name)),
  ];
}

// ---- cards and counters --------------------------------------------------------------------------------------------

/** A small card of the usual size, mm. */
export const CARD = { width: 44, height: 68 } as const;
/** The number of cards on a sheet, given the paper around each (mm). */
export const perSheet = (
  { width, height }: { readonly width: number; readonly height: number },
  round: number,
): { readonly columns: number; readonly rows: number } => ({
  columns: Math.floor(width / (CARD.width + round)),
  rows: Math.floor(height / (CARD.height + round)),
});
/** mm */
export const COUNTER = { width: 25, height: 20 } as const;

export interface CommandCardPrint {
  readonly id: string;
  readonly side: SideId;
  readonly army: string;
  readonly formation: number | null;
  /** Null on a Bye card. */
  readonly card: {
    readonly name: string;
    readonly commander: string;
    readonly A: number;
    readonly L: number;
    readonly T: number;
    readonly radius: number;
    readonly awkward: boolean;
  } | null;
}

/** NBC-CCD-01, plus a Bye card for a Napoleonic army. NBC-SCN-14 */
export function commandCards(scenario: Scenario, side: SideId): CommandCardPrint[] {
  const army = scenario.sides[side];
  return [
    ...army.formations.map(
      (formation, i): CommandCardPrint => ({
        id: formation.id,
        side,
        army: army.name,
        formation: i,
        card: {
          name: formation.name,
          commander: formation.commander.name,
          A: formation.commander.A,
          L: formation.commander.L,
          T: formation.commander.T,
          radius: radiusOf(scenario, army, formation),
          awkward: formation.awkward !== undefined,
        },
      }),
    ),
    ...(army.armyType === 'Napoleonic'
      ? [{ id: `bye-${side}`, side, army: army.name, formation: null, card: null }]
      : []),
  ];
}

export interface Counter {
  readonly order: Order;
  readonly name: Bare;
  readonly stance: Bare;
  readonly number: number | null;
}

/** One of each order, highest first. NBC-ORD-01 */
export const COUNTERS: readonly Counter[] = ORDERS.map((order) => {
  const number = orderNumber(order);
  const stance = number === null ? '' : isKeen(order) ? 'stance-keen' : 'stance-normal';
  return { order, name: `order-name-${normalStance(order)}`, stance, number };
});

export const bothSides = <T>(of: (side: SideId) => readonly T[]): T[] => SIDES.flatMap((side) => [...of(side)]);
