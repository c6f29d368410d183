/**
 * Turns the end of a battle at the table into the result for the campaign: men lost for good by corps and kind, the
 * side that broke, the corps used, the fate of the commanders. The group may change every line before the campaign
 * takes the result. Section 7.4 of the contract
 */
import type { BattleRequest, BattleResult, Force } from './politics.ts';
import { breaksAt, brigadesOf, forGood, type House } from './rules/table.ts';
import { BATTLE_SIDES, type BattleSide, FACTOR_TYPES, type FactorType } from './vocabulary.ts';

export interface UnitBack {
  /** Whether the unit came on the table. */
  readonly here: boolean;
  readonly startCP: number;
  readonly lostCP: number;
  /** Men, or batteries, lost for good by the dice after the battle; null before these dice are thrown. */
  readonly gone: number | null;
  /** Men, or batteries, lost at the table when no dice decide how many return. */
  readonly lost: number;
}
export type Fate = BattleResult['leaders'][number]['fate'];
export interface Back {
  readonly units: Readonly<Record<string, UnitBack>>;
  /** The fate of each side's commander. */
  readonly commanders: Readonly<Record<BattleSide, Fate>>;
}

interface Sent {
  readonly type: FactorType;
  readonly unit: UnitBack;
}
const sentOf = (force: Force, back: Back, house: House): readonly Sent[] =>
  brigadesOf(force, house).flatMap(({ id, type }) => {
    const unit = back.units[id];
    return unit ? [{ type, unit }] : [];
  });

/**
 * Returns the men or batteries lost for good: as thrown, otherwise a percentage of the losses. Lost batteries never
 * return.
 */
const goneOf = ({ type, unit: { gone, lost } }: Sent, house: House): number =>
  gone ?? (type === 'artillery' ? lost : forGood(lost, house));

/** Returns whether a side is broken: the units that came on have lost the set share of their CP, or all of it. */
export function isBroken(request: BattleRequest, of: BattleSide, back: Back, house: House): boolean {
  const units = request[of].forces
    .flatMap((force) => sentOf(force, back, house))
    .map(({ unit }) => unit)
    .filter(({ here }) => here);
  const points = units.reduce((n, { startCP }) => n + startCP, 0);
  const lost = units.reduce((n, { lostCP }) => n + lostCP, 0);
  return points > 0 && lost >= Math.min(points, breaksAt(points, request[of].finalMoraleTenths));
}

function outcomeOf(request: BattleRequest, back: Back, house: House): BattleResult['outcome'] {
  const [attacker, defender] = BATTLE_SIDES.map((of) => isBroken(request, of, back, house));
  if (attacker && defender) return 'bothBroke';
  if (attacker || defender) return attacker ? 'defender' : 'attacker';
  return 'noDecision';
}

/**
 * Returns whether a corps counts as used: every corps that was there, and outflankers that never arrived, but not
 * reinforcements that failed to arrive. EIA-160
 */
const isUsed = (force: Force, back: Back, house: House): boolean =>
  force.kind === 'corps' &&
  (typeof force.entry !== 'object' || sentOf(force, back, house).some(({ unit }) => unit.here));

export function resultOf(request: BattleRequest, back: Back, house: House): BattleResult {
  const forces = BATTLE_SIDES.flatMap((of) => request[of].forces);
  return {
    requestId: request.id,
    outcome: outcomeOf(request, back, house),
    withdrew: [],
    corpsUsed: forces.filter((force) => isUsed(force, back, house)).map(({ id }) => id),
    menLost: forces.flatMap((force) => {
      const sent = sentOf(force, back, house);
      return FACTOR_TYPES.flatMap((type) => {
        const men = sent.filter((one) => one.type === type).reduce((n, one) => n + goneOf(one, house), 0);
        return men > 0 ? [{ force: force.id, type, men }] : [];
      });
    }),
    leaders: BATTLE_SIDES.flatMap((of) => {
      const { commander } = request[of];
      return commander === null ? [] : [{ id: commander, fate: back.commanders[of] }];
    }),
  };
}
/** Returns whether the dice after the battle have been thrown for every unit that came on. */
export const isThrown = (back: Back): boolean =>
  Object.values(back.units).every(({ here, gone }) => !here || gone !== null);
