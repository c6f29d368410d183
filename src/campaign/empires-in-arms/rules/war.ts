/**
 * Wars, calls to allies, alliances: which are allowed, in what order, at what cost. EIA-022 to EIA-027, EIA-040,
 * EIA-046, EIA-120
 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { compareMonths, later } from '../calendar.ts';
import type { MonthDate, Power } from '../vocabulary.ts';
import { POINTS } from './political-points.ts';

// ---- declarations ----------------------------------------------------------------------------------------------------

/** What prevents a war; `stands` if nothing does. EIA-024 */
export const BARS = ['stands', 'inside', 'invaded', 'unreachable', 'locked'] as const;
export type Bar = (typeof BARS)[number];

export interface Declaring {
  readonly onMinor: boolean;
  /** Own troops are in the target's land. */
  readonly inside: boolean;
  /** Already at war with another power. */
  readonly atWar: boolean;
  /** Enemy forces are in the own home nation. */
  readonly invaded: boolean;
  /** The minor cannot be entered this turn. */
  readonly unreachable: boolean;
  /** An enforced peace is still in force. */
  readonly locked: boolean;
  /** Enemy troops aboard neutral ships, or peace term B.6: an enforced peace does not count. EIA-085 */
  readonly ignoresLock?: boolean;
}
/** Returns the first thing that prevents the war. EIA-024 */
export function barOf(one: Declaring): Bar {
  if (one.locked && !one.onMinor && one.ignoresLock !== true) return 'locked';
  if (one.inside) return 'inside';
  if (!one.onMinor && one.atWar && one.invaded) return 'invaded';
  return one.onMinor && one.unreachable ? 'unreachable' : 'stands';
}
export function mayDeclare(one: Declaring): Legality {
  switch (barOf(one)) {
    case 'locked':
      return refuse('eiapol-bar-locked', 'EIA-024');
    case 'inside':
      return refuse('eiapol-bar-inside', 'EIA-024');
    case 'invaded':
      return refuse('eiapol-bar-invaded', 'EIA-024');
    case 'unreachable':
      return refuse('eiapol-bar-unreachable', 'EIA-024');
    case 'stands':
      return { ok: true };
  }
}

/** Returns whether a target may be named in a declaration at all. EIA-025 */
export const mayName = (target: {
  readonly self: boolean;
  /** Null if the target is a power. */
  readonly minorIsNeutral: boolean | null;
  /** The target is a lesser district of a neutral country that is complete. */
  readonly district: boolean;
  readonly atWarWith: boolean;
}): Legality =>
  unless(
    target.self && refuse('eiapol-name-self', 'EIA-025'),
    target.minorIsNeutral === false && refuse('eiapol-name-controlled', 'EIA-025'),
    target.district && refuse('eiapol-name-district', 'EIA-236'),
    target.atWarWith && refuse('eiapol-name-at-war', 'EIA-025'),
  );

/** Returns the political points for a war on a power. EIA-022 */
export const priceOfWar = (wasAlly: boolean): Reckoning =>
  reckon('eiapol-price', [
    term('eiapol-price-war', POINTS.war.by, 'EIA-022'),
    wasAlly && term('eiapol-price-ally', POINTS.warOnAlly.by, 'EIA-022'),
  ]);
/** Returns the political points for a war on a neutral minor. EIA-023 */
export const priceOfMinor = (districts: number): Reckoning =>
  reckon('eiapol-price', [term('eiapol-price-districts', POINTS.warOnMinor.by * districts, 'EIA-023')]);
/**
 * Returns the political points for several wars at once that 4.6.4.2 forces or 4.6.5 allows: once for all of them, and
 * for each alliance broken. EIA-043, EIA-044
 */
export const priceOfSeveral = (wars: number, allies: number): Reckoning =>
  reckon('eiapol-price', [
    wars > 0 && term('eiapol-price-once', POINTS.forcedWars.by, 'EIA-043'),
    allies > 0 && term('eiapol-price-alliances', POINTS.forcedOnAlly.by * allies, 'EIA-043'),
  ]);

// ---- calls to allies -------------------------------------------------------------------------------------------------

/**
 * How a war began: one power declared it, both did at once, or it came from something that allows no calls. EIA-026,
 * EIA-027
 */
export type Origin = Power | 'both' | 'late';

export interface Calling {
  readonly origin: Origin | undefined;
  readonly caller: Power;
  readonly against: Power;
  readonly allied: boolean;
  /** The ally is already at war with that enemy. */
  readonly allyAtWar: boolean;
  /** An enforced peace forbids the ally this war. */
  readonly allyLocked: boolean;
  /** The ally was already called for this war. */
  readonly asked: boolean;
  /** The powers that have called in this phase. */
  readonly called: readonly Power[];
  /** An aggressor has called, so the defenders' turn is over. */
  readonly aggressorsCall: boolean;
  /** The powers whose turn comes first, by the roll. */
  readonly before: readonly Power[];
}
export const isAggressor = ({ origin, caller }: Pick<Calling, 'origin' | 'caller'>): boolean => origin === caller;

export const mayCall = (call: Calling): Legality => {
  const aggressor = isAggressor(call);
  return unless(
    call.origin === undefined && refuse('eiapol-call-no-war', 'EIA-027'),
    call.origin === 'both' && refuse('eiapol-call-both', 'EIA-027'),
    call.origin === 'late' && refuse('eiapol-call-chain', 'EIA-027'),
    !call.allied && refuse('eiapol-call-no-ally', 'EIA-027'),
    call.allyAtWar && refuse('eiapol-call-at-war', 'EIA-027'),
    call.allyLocked && refuse('eiapol-call-locked', 'EIA-027'),
    call.asked && refuse('eiapol-call-again', 'EIA-027'),
    aggressor && !call.called.includes(call.against) && refuse('eiapol-call-defender-first', 'EIA-027'),
    !aggressor && call.aggressorsCall && refuse('eiapol-call-too-late', 'EIA-027'),
    call.before.length > 0 && refuse('eiapol-call-order', 'EIA-027'),
  );
};

/** Returns the powers that lose points for a refused call: the ally, and with an aggressor both. EIA-027 */
export const losesByRefusal = (caller: Power, ally: Power, aggressor: boolean): readonly Power[] =>
  aggressor ? [ally, caller] : [ally];

// ---- alliances and enforced peace ------------------------------------------------------------------------------------

const MONTHS_APART = 12;
/** Returns the month from which two powers may ally again after one broke the alliance. EIA-040 */
export const allyAgain = (broken: MonthDate): MonthDate => later(broken, MONTHS_APART);

export const mayAlly = (pair: {
  readonly allied: boolean;
  readonly atWar: boolean;
  readonly cooling: MonthDate | null;
  readonly now: MonthDate;
}): Legality =>
  unless(
    pair.allied && refuse('eiapol-ally-already', 'EIA-040'),
    pair.atWar && refuse('eiapol-ally-war', 'EIA-040'),
    pair.cooling !== null && compareMonths(pair.now, pair.cooling) < 0 && refuse('eiapol-ally-cooling', 'EIA-040'),
  );

// ---- who fights whom in a combined move ------------------------------------------------------------------------------

/** An area where allies attack allies, one mover after another. EIA-120 */
export interface Clash {
  /** The powers that move in, in their chosen order. */
  readonly movers: readonly Power[];
  /** The powers in the field there. */
  readonly there: readonly Power[];
  readonly atWar: (one: Power, other: Power) => boolean;
  readonly allied: (one: Power, other: Power) => boolean;
  /** The powers that declared war to join the defence. */
  readonly joined: readonly Power[];
}
export interface Drawn {
  readonly attackers: readonly Power[];
  readonly defenders: readonly Power[];
  /** Powers there that are at war with no attacker. */
  readonly aside: readonly Power[];
  /** Powers that may join the defence by declaring war. */
  readonly mayJoin: readonly Power[];
  /** Movers that may not enter: at war with only some of the defenders. */
  readonly kept: readonly Power[];
}
/**
 * Returns which powers fight. Each mover in turn enters if it is at war with every defender; the others stay out.
 * EIA-120
 */
export function whoFights({ movers, there, atWar, allied, joined }: Clash): Drawn {
  const attackers: Power[] = [];
  const kept: Power[] = [];
  let defenders: readonly Power[] = [];
  for (const mover of movers) {
    const own = there.filter((one) => atWar(mover, one));
    if (defenders.length === 0) {
      if (own.length === 0) kept.push(mover);
      else {
        attackers.push(mover);
        defenders = there.filter((one) => own.includes(one) || joined.includes(one));
      }
    } else if (defenders.every((one) => atWar(mover, one))) attackers.push(mover);
    else kept.push(mover);
  }
  const aside = there.filter((one) => !defenders.includes(one));
  return {
    attackers,
    defenders,
    aside,
    mayJoin: aside.filter((one) => defenders.some((each) => allied(one, each))),
    kept,
  };
}
