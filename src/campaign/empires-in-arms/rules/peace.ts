/** Peace: suing, surrender and its points, terms and how they are chosen, and the enforced peace. EIA-028 to EIA-039 */
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { later } from '../calendar.ts';
import { isOn, type OptionKey, type Rulings, ruling } from '../rulings.ts';
import type { MonthDate, Power } from '../vocabulary.ts';
import { POINTS, type Row } from './political-points.ts';

// ---- informal peace --------------------------------------------------------------------------------------------------

/** What two powers may agree on in an informal peace, and what they may not. EIA-028 */
export const INFORMAL = ['money', 'access', 'trade', 'promise'] as const;
export const NEVER_INFORMAL = ['removal', 'cession', 'loan', 'marriage', 'leader', 'empire'] as const;
export const AGREED = [...INFORMAL, ...NEVER_INFORMAL] as const;
export type Agreed = (typeof AGREED)[number];
export const mayAgree = (terms: readonly Agreed[]): Legality =>
  terms.some((one) => NEVER_INFORMAL.some((each) => each === one)) ? refuse('eiapol-not-informal', 'EIA-028') : ALLOWED;

// ---- suing -----------------------------------------------------------------------------------------------------------

export const maySue = (suit: {
  readonly enemies: readonly Power[];
  readonly sued: readonly Power[];
  /** Which of the enemies have forces inside the suing power's home nation. */
  readonly inside: readonly Power[];
  /** The power would have fallen off the display. EIA-237 */
  readonly mustSue: boolean;
}): Legality => {
  const all = suit.enemies.every((one) => suit.sued.includes(one));
  return unless(
    suit.sued.length === 0 && refuse('eiapol-sue-whom', 'EIA-029'),
    suit.sued.some((one) => !suit.enemies.includes(one)) && refuse('eiapol-sue-no-war', 'EIA-029'),
    suit.mustSue && !all && refuse('eiapol-sue-everybody', 'EIA-237'),
    !all && suit.sued.some((one) => !suit.inside.includes(one)) && refuse('eiapol-sue-inside', 'EIA-029'),
  );
};

export const OFFERS = ['conditional', 'unconditional'] as const;
export type Offer = (typeof OFFERS)[number];
/**
 * Returns whether an offer is accepted: a conditional one must be, the other only if the suing power accepts. EIA-029
 */
export const isTaken = (offer: Offer, accepts: boolean): boolean => offer === 'conditional' || accepts;

/** Peaces whose kind and some terms an option fixes: the option, loser, victor and terms. EIA-258 */
const BOUND = [
  { option: 'peaceFranceSues', loser: 'FR', victor: 'GB', terms: ['C.6'] },
  { option: 'peaceBritainSues', loser: 'GB', victor: 'FR', terms: ['C.1.c', 'C.5'] },
] as const satisfies readonly {
  readonly option: OptionKey;
  readonly loser: Power;
  readonly victor: Power;
  readonly terms: readonly string[];
}[];
/**
 * Returns the terms an option binds a victor to; none if the peace is free, or after any change of dominance. EIA-257,
 * EIA-258
 */
export const boundTerms = (
  loser: Power,
  victor: Power,
  { rulings, changed }: { readonly rulings: Rulings; readonly changed: boolean },
): readonly string[] =>
  changed
    ? []
    : (BOUND.find((one) => one.loser === loser && one.victor === victor && isOn(rulings, one.option))?.terms ?? []);
/** The leader France loses by such a peace. EIA-258 */
export const BOUND_LEADER = 'NAPOLEON';

export const victorGains = (unconditional: boolean): Row =>
  unconditional ? POINTS.tookUnconditional : POINTS.tookConditional;
/** Returns what the loser pays: once, for the worse kind, less what it has paid in this step. EIA-030 */
export function loserPays(kinds: readonly boolean[], paid: number): Row {
  const row = kinds.some((unconditional) => unconditional) ? POINTS.surrenderedUnconditionally : POINTS.surrendered;
  return kinds.length === 0 ? { by: 0, rule: row.rule } : { by: Math.min(0, row.by - paid), rule: row.rule };
}

// ---- terms -----------------------------------------------------------------------------------------------------------

export const LISTS = ['A', 'B', 'C'] as const;
export type List = (typeof LISTS)[number];
/** How many terms a list has, as far as the text names them; it names none of list A. CH-01 */
export const NAMED_TERMS: Readonly<Record<List, number>> = { A: 0, B: 7, C: 9 };

const TERM = /^([ABC])\.(\d{1,2})(\.[a-c])?$/;
export interface Term {
  readonly list: List;
  readonly n: number;
}
export function readTerm(code: string): Term | undefined {
  const [, list, n] = TERM.exec(code) ?? [];
  const found = LISTS.find((one) => one === list);
  return found && n !== undefined && Number(n) > 0 ? { list: found, n: Number(n) } : undefined;
}
/** Returns the term without its variant: C.1 for C.1.c. */
export const baseOf = (code: string): string => {
  const read = readTerm(code);
  return read ? `${read.list}.${read.n}` : code;
};
/** The one term that takes effect only if every victor chooses it. EIA-033 */
export const OF_ALL = 'C.6';

/** Terms that exclude each other, by the text; the owner may add those the chart prints. EIA-033 */
const CLASHES: readonly (readonly [string, string])[] = [
  ['B.4', 'B.1'],
  ['B.4', 'C.1'],
];
export const clash = (one: string, other: string, typed: readonly (readonly [string, string])[] = []): boolean =>
  [...CLASHES, ...typed].some(
    ([a, b]) => (a === baseOf(one) && b === baseOf(other)) || (a === baseOf(other) && b === baseOf(one)),
  );

export interface Victor {
  readonly power: Power;
  readonly unconditional: boolean;
  readonly terms: readonly string[];
}
const MOST = { conditional: 2, unconditional: 3 } as const;
/** Returns how many terms a victor may still choose; the loser's own terms of list A do not count. EIA-031, EIA-032 */
export const leftTo = ({ unconditional, terms }: Victor): number =>
  MOST[unconditional ? 'unconditional' : 'conditional'] - terms.filter((code) => readTerm(code)?.list !== 'A').length;

export const mayTake = (
  victors: readonly Victor[],
  of: Power,
  code: string,
  more: { readonly counts: Readonly<Record<List, number>>; readonly clashes?: readonly (readonly [string, string])[] },
): Legality => {
  const victor = victors.find(({ power }) => power === of);
  const read = readTerm(code);
  if (!victor || !read || read.n > more.counts[read.list]) return refuse('eiapol-term-none', 'EIA-031');
  const all = victors.flatMap(({ terms }) => terms);
  const same = all.some((one) => baseOf(one) === baseOf(code));
  const own = victor.terms.some((one) => baseOf(one) === baseOf(code));
  const isA = read.list === 'A';
  const hasA = victor.terms.some((one) => readTerm(one)?.list === 'A');
  return unless(
    isA && victor.unconditional && refuse('eiapol-term-list-a', 'EIA-032'),
    isA && hasA && refuse('eiapol-term-one-a', 'EIA-031'),
    !isA && !victor.unconditional && read.list === 'C' && refuse('eiapol-term-list-c', 'EIA-031'),
    !isA && leftTo(victor) <= 0 && refuse('eiapol-term-enough', 'EIA-033'),
    !isA && same && (own || baseOf(code) !== OF_ALL) && refuse('eiapol-term-twice', 'EIA-033'),
    all.some((one) => clash(one, code, more.clashes)) && refuse('eiapol-term-clash', 'EIA-033'),
  );
};

/** Returns whether a term takes effect; C.6 does only if every victor chose it. EIA-033 */
export const takesEffect = (victors: readonly Victor[], code: string): boolean =>
  baseOf(code) !== OF_ALL || victors.every(({ terms }) => terms.some((one) => baseOf(one) === OF_ALL));

/** Returns the victors in the order in which they went to war; dice decide between equals. EIA-033 */
export const warOrder = (
  victors: readonly { readonly power: Power; readonly order: number }[],
  dice: Readonly<Partial<Record<Power, number>>> = {},
): readonly Power[] =>
  [...victors]
    .sort((a, b) => a.order - b.order || (dice[b.power] ?? 0) - (dice[a.power] ?? 0))
    .map(({ power }) => power);
/** Returns the victors that must roll for their place. */
export const tiedIn = (victors: readonly { readonly power: Power; readonly order: number }[]): readonly Power[] =>
  victors
    .filter((one) => victors.some((other) => other !== one && other.order === one.order))
    .map(({ power }) => power);

/** Returns the victor that chooses next, in turn; victors that are done are skipped. EIA-033 */
export function nextToChoose(
  order: readonly Power[],
  last: Power | null,
  isDone: (power: Power) => boolean,
): Power | undefined {
  const from = last === null ? 0 : order.indexOf(last) + 1;
  return order.map((_, i) => order[(from + i) % order.length]).find((one) => one !== undefined && !isDone(one));
}

/** What a term needs or does by itself. CH-01 */
export const EFFECTS = {
  'B.2': 'months',
  'C.2': 'months',
  'B.3': 'debt',
  'C.3': 'debt',
  'C.7': 'debt',
  'B.7': 'land',
  'C.4': 'land',
  'C.5': 'access',
  'C.6': 'leader',
  'C.8': 'empireEnds',
  'C.9': 'empireBack',
} as const;
/** C.1.c takes two fleets; what C.1.a and C.1.b take is only on the card. CH-01 */
const FLEETS = 'C.1.c';
export const FLEETS_TAKEN = 2;
export type Effect = (typeof EFFECTS)[keyof typeof EFFECTS] | 'fleets';
export const effectOfTerm = (code: string): Effect | undefined =>
  code === FLEETS ? 'fleets' : (EFFECTS as Readonly<Partial<Record<string, Effect>>>)[baseOf(code)];

// ---- after the peace -------------------------------------------------------------------------------------------------

const ENFORCED = 18;
/** Returns the first month in which war may be declared again. EIA-036, Q8 */
export const lockUntil = (made: MonthDate, extra: number, rulings: Rulings): MonthDate =>
  later(made, ENFORCED + extra + (ruling(rulings, 'lockEnds') === 'monthPlus19' ? 1 : 0));

/**
 * Returns whether forces may stay in the other's land: the victor's under C.5, except garrisons in capitals. EIA-035
 */
export const mayStay = (one: {
  readonly victorByC5: boolean;
  readonly isGarrison: boolean;
  readonly inCapital: boolean;
}): boolean => one.victorByC5 && !(one.isGarrison && one.inCapital);

/**
 * Returns whether an ally may be asked to break its alliance: it made peace with a common enemy that the asking power
 * still fights. EIA-038
 */
export const mayDemandBreak = (one: {
  readonly allied: boolean;
  readonly madePeace: boolean;
  readonly stillAtWar: boolean;
}): Legality =>
  unless(
    !one.allied && refuse('eiapol-demand-ally', 'EIA-038'),
    !one.madePeace && refuse('eiapol-demand-peace', 'EIA-038'),
    !one.stillAtWar && refuse('eiapol-demand-war', 'EIA-038'),
  );
