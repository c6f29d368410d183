/**
 * A naval battle: evasion, wind gauge, fire, harbour guns, the winner, points, retreats. EIA-084 to EIA-094, EIA-266
 */
import type { Face } from '../../../dice/faces.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { BattleSide, FleetPlace, Nation } from '../vocabulary.ts';

// ---- before the first shot -------------------------------------------------------------------------------------------

/** Returns whether a target may try to evade: only at sea, and if it was not intercepted. EIA-087 */
export const mayEvade = (place: FleetPlace, intercepted: boolean): boolean => place === 'sea' && !intercepted;
export const evades = (die: Face): boolean => die <= 2;

/** The choices in an attack on ships that are neutral except for the corps they carry. EIA-085 */
export const NEUTRAL_WAYS = ['fight', 'declare'] as const;
export type NeutralWay = (typeof NEUTRAL_WAYS)[number];

/** Returns whether harbour guns fire. EIA-086, EIA-090 */
export function gunsSpeak(port: {
  readonly place: FleetPlace;
  /** A garrison that is at war with the attacker, or refuses the attacker entry. */
  readonly garrison: 'enemy' | 'refuses' | 'admits' | 'none';
  /** The attacked ships belong to the port's owner. */
  readonly ownersFleet: boolean;
}): boolean {
  if (port.place !== 'port' || port.garrison === 'none') return false;
  return port.garrison !== 'admits' || port.ownersFleet;
}

export interface NavalSide {
  readonly ships: number;
  readonly nations: readonly Nation[];
  readonly nelson: boolean;
}

const WIND_MOST = 6;
/** Returns a side's roll for the wind gauge, at most 6. Britain's bonus needs dominance. EIA-088, EIA-257 */
export const windRoll = (die: Face, side: NavalSide, britainDominant = true): Reckoning => {
  const british = side.nations.includes('GB') && britainDominant ? 1 : 0;
  const whole = die + british + (side.nelson ? 1 : 0);
  return reckon('eianaval-wind', [
    term('eianaval-die', die, 'EIA-088'),
    british > 0 && term('eianaval-british', 1, 'EIA-088'),
    side.nelson && term('eianaval-nelson', 1, 'EIA-088'),
    whole > WIND_MOST && term('eianaval-six-at-most', WIND_MOST - whole, 'EIA-088'),
  ]);
};

export type Wind = BattleSide | 'both';
/**
 * Returns the side that has the wind gauge without a die: the attacker in a port, or blockaders against a fleet that
 * comes out. EIA-088
 */
export function windByPlace(place: FleetPlace, comesOut: BattleSide | null): BattleSide | null {
  if (place === 'port') return 'attacker';
  if (place === 'box' && comesOut !== null) return comesOut === 'attacker' ? 'defender' : 'attacker';
  return null;
}
/** Returns which side fires first: the higher roll; with equal rolls both at once. EIA-088 */
export function windOf(attacker: number, defender: number): Wind {
  if (attacker === defender) return 'both';
  return attacker > defender ? 'attacker' : 'defender';
}

// ---- fire ------------------------------------------------------------------------------------------------------------

/** Returns the die of a side's fire. Harbour guns use an unmodified die. EIA-089, EIA-090 */
export function fireDie(
  die: Face,
  nations: readonly Nation[],
  weak: readonly Nation[] = ['PR', 'AU'],
  britainDominant = true,
): Reckoning {
  return reckon('eianaval-fire', [
    term('eianaval-die', die, 'EIA-089'),
    britainDominant && nations.includes('GB') && term('eianaval-british', 1, 'EIA-089'),
    weak.some((nation) => nations.includes(nation)) && term('eianaval-prussian-austrian', -1, 'EIA-089'),
  ]);
}

/** Returns the order of fire; those in one list fire at the same time. EIA-088, EIA-090 */
export type Shooter = BattleSide | 'guns';
export function shooting(place: FleetPlace, wind: Wind, guns: boolean): readonly (readonly Shooter[])[] {
  if (place === 'port') return [...(guns ? [['guns'] as const] : []), ['attacker'], ['defender']];
  if (wind === 'both') return [['attacker', 'defender']];
  return wind === 'attacker' ? [['attacker'], ['defender']] : [['defender'], ['attacker']];
}

// ---- after it --------------------------------------------------------------------------------------------------------

export interface NavalEnd {
  readonly ships: Readonly<Record<BattleSide, number>>;
  readonly lost: Readonly<Record<BattleSide, number>>;
}
/** Returns the winner: the side with ships left that lost fewer; equal losses favour the defender. EIA-091, Q16 */
export function navalWinner({ ships, lost }: NavalEnd, rulings: Rulings): BattleSide | null {
  const afloat = { attacker: ships.attacker > lost.attacker, defender: ships.defender > lost.defender };
  if (lost.attacker === lost.defender) {
    if (afloat.attacker && afloat.defender) return 'defender';
    if (afloat.attacker === afloat.defender || ruling(rulings, 'navalEqualWiped') === 'draw') return null;
    return afloat.attacker ? 'attacker' : 'defender';
  }
  const fewer: BattleSide = lost.attacker < lost.defender ? 'attacker' : 'defender';
  return afloat[fewer] ? fewer : null;
}

const CAP = 3;
/**
 * Returns the political points: one for each beaten fleet, at most three; NELSON adds one for either side. EIA-092, Q2
 */
export function navalPoints(
  beatenFleets: number,
  nelson: Readonly<{ winner: boolean; loser: boolean }>,
  rulings: Rulings,
): { readonly winner: Reckoning; readonly loser: Reckoning } {
  const points = Math.min(CAP, beatenFleets);
  const beyond = ruling(rulings, 'leaderBeyondCap') === 'yes';
  const of = (side: 'winner' | 'loser', sign: 1 | -1): Reckoning =>
    reckon(say('eianaval-points', { side }), [
      term(say('eianaval-beaten-fleets', { n: beatenFleets }), sign * points, 'EIA-092'),
      nelson[side] &&
        term('eianaval-nelson', sign * (beyond ? 1 : Math.min(1, CAP - points)), 'EIA-092', {
          ruling: 'leaderBeyondCap',
        }),
    ]);
  return { winner: of('winner', 1), loser: of('loser', -1) };
}

/** Where a side goes after a battle. EIA-093 */
export type NavalRetreat = 'stays' | 'box' | 'port' | 'friendlyPort' | 'adjacentSea';
export function navalRetreat(
  place: FleetPlace,
  side: BattleSide,
  end: {
    readonly lost: boolean;
    /** The side came out of the port of this box. */
    readonly cameOut: boolean;
    /** There is an unblockaded friendly port within seven points that the side wants to enter. */
    readonly port: boolean;
  },
): NavalRetreat {
  if (place === 'port') return side === 'attacker' ? 'box' : 'stays';
  if (!end.lost) return 'stays';
  if (place === 'box' && end.cameOut) return 'port';
  return end.port ? 'friendlyPort' : 'adjacentSea';
}
/** Returns whether the victor may follow: to a port, to blockade it, but not to another sea. EIA-093 */
export const mayPursue = (retreat: NavalRetreat): boolean => retreat === 'friendlyPort';

/** Returns the fleets that are removed because they have no ships left. EIA-094 */
export const emptied = <F extends { readonly ships: number }>(fleets: readonly F[]): readonly F[] =>
  fleets.filter(({ ships }) => ships === 0);
