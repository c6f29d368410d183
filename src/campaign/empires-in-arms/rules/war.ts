/** Wars, calls to allies, alliances: who may, in what order, at what price. EIA-022 to EIA-027, EIA-040, EIA-046, EIA-120 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { compareMonths, later } from '../calendar.ts';
import type { MonthDate, Power } from '../vocabulary.ts';
import { POINTS } from './political-points.ts';

// ---- declarations ----------------------------------------------------------------------------------------------------

/** What stands in the way of a war; `stands` where nothing does. EIA-024 */
export const BARS = ['stands', 'inside', 'invaded', 'unreachable', 'locked'] as const;
export type Bar = (typeof BARS)[number];

export interface Declaring {
  readonly onMinor: boolean;
  /** Own troops stand in the land of the target. */
  readonly inside: boolean;
  /** At war with another power already. */
  readonly atWar: boolean;
  /** Enemy forces are in the own home nation. */
  readonly invaded: boolean;
  /** The minor cannot be entered this turn. */
  readonly unreachable: boolean;
  /** An enforced peace still runs. */
  readonly locked: boolean;
  /** Enemy troops aboard neutral ships, or peace term B.6: an enforced peace does not count. EIA-085 */
  readonly ignoresLock?: boolean;
}
/** What bars it, the first of all. EIA-024 */
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

/** Who may be named in a declaration at all. EIA-025 */
export const mayName = (target: {
  readonly self: boolean;
  /** Null where it is a power. */
  readonly minorIsNeutral: boolean | null;
  /** A lesser district of a neutral country that is whole. */
  readonly district: boolean;
  readonly atWarWith: boolean;
}): Legality =>
  unless(
    target.self && refuse('eiapol-name-self', 'EIA-025'),
    target.minorIsNeutral === false && refuse('eiapol-name-controlled', 'EIA-025'),
    target.district && refuse('eiapol-name-district', 'EIA-236'),
    target.atWarWith && refuse('eiapol-name-at-war', 'EIA-025'),
  );

/** The price of a war on a power. EIA-022 */
export const priceOfWar = (wasAlly: boolean): Reckoning =>
  reckon('eiapol-price', [
    term('eiapol-price-war', POINTS.war.by, 'EIA-022'),
    wasAlly && term('eiapol-price-ally', POINTS.warOnAlly.by, 'EIA-022'),
  ]);
/** The price of a war on a neutral minor. EIA-023 */
export const priceOfMinor = (districts: number): Reckoning =>
  reckon('eiapol-price', [term('eiapol-price-districts', POINTS.warOnMinor.by * districts, 'EIA-023')]);
/** Wars that 4.6.4.2 forces, or 4.6.5 lets a runner choose: once for all of them, and each alliance besides. EIA-043, EIA-044 */
export const priceOfSeveral = (wars: number, allies: number): Reckoning =>
  reckon('eiapol-price', [
    wars > 0 && term('eiapol-price-once', POINTS.forcedWars.by, 'EIA-043'),
    allies > 0 && term('eiapol-price-alliances', POINTS.forcedOnAlly.by * allies, 'EIA-043'),
  ]);

// ---- calls to allies -------------------------------------------------------------------------------------------------

/** How a war came about: somebody declared it, both did at once, or it came of something that allows no calls. EIA-026, EIA-027 */
export type Origin = Power | 'both' | 'late';

export interface Calling {
  readonly origin: Origin | undefined;
  readonly caller: Power;
  readonly against: Power;
  readonly allied: boolean;
  /** The ally is at war with that enemy already. */
  readonly allyAtWar: boolean;
  /** An enforced peace keeps the ally from it. */
  readonly allyLocked: boolean;
  /** The ally was called for this already. */
  readonly asked: boolean;
  /** Who has called in this phase. */
  readonly called: readonly Power[];
  /** An aggressor has called: the defenders' turn is over. */
  readonly aggressorsCall: boolean;
  /** Whose turn comes before, by the roll. */
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

/** Who loses points where a call is refused: the ally, and beside an aggressor both. EIA-027 */
export const losesByRefusal = (caller: Power, ally: Power, aggressor: boolean): readonly Power[] =>
  aggressor ? [ally, caller] : [ally];

// ---- alliances and enforced peace ------------------------------------------------------------------------------------

const MONTHS_APART = 12;
/** From when two may ally again after one broke it. EIA-040 */
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

/** An area where allies fall on allies, one mover after the other. EIA-120 */
export interface Clash {
  /** Who moves in, in the order they set. */
  readonly movers: readonly Power[];
  /** Who stands there in the field. */
  readonly there: readonly Power[];
  readonly atWar: (one: Power, other: Power) => boolean;
  readonly allied: (one: Power, other: Power) => boolean;
  /** Who has declared war to join the defence. */
  readonly joined: readonly Power[];
}
export interface Drawn {
  readonly attackers: readonly Power[];
  readonly defenders: readonly Power[];
  /** Stand there and are at war with nobody who attacks. */
  readonly aside: readonly Power[];
  /** May join the defence by declaring war. */
  readonly mayJoin: readonly Power[];
  /** Movers that may not come in: at war with some of the defenders only. */
  readonly kept: readonly Power[];
}
/** Each mover in its order comes in where it is at war with every defender; those who are not stay out. EIA-120 */
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
