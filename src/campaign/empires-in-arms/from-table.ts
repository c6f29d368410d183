/**
 * What a table left of a battle, as the result the campaign takes: men lost for good by corps and kind, who broke, who was
 * used, what became of the commanders. The group may change every line before it is taken. Section 7.4 of the contract
 */
import type { BattleRequest, BattleResult, Force } from './politics.ts';
import { breaksAt, brigadesOf, forGood, type House } from './rules/table.ts';
import { BATTLE_SIDES, type BattleSide, FACTOR_TYPES, type FactorType } from './vocabulary.ts';

export interface UnitBack {
  /** It came on at all. */
  readonly here: boolean;
  readonly startCP: number;
  readonly lostCP: number;
  /** Men, or batteries, that the evening's dice count as gone for good; null while they have not been thrown. */
  readonly gone: number | null;
  /** Men, or batteries, lost to the table where no die says how many of them come back. */
  readonly lost: number;
}
export type Fate = BattleResult['leaders'][number]['fate'];
export interface Back {
  readonly units: Readonly<Record<string, UnitBack>>;
  /** What became of each side's commander. */
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

/** Lost for good: as thrown, or so many in the hundred of those lost. A battery has no men to come back. */
const goneOf = ({ type, unit: { gone, lost } }: Sent, house: House): number =>
  gone ?? (type === 'artillery' ? lost : forGood(lost, house));

/** A side breaks once its units that came on have lost so many of their points, or nothing of it is left. */
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

/** Corps that count as used: all that were there, and outflankers that never came; no reinforcers that failed. EIA-160 */
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
/** Whether every unit that came on has had its dice of the evening. */
export const isThrown = (back: Back): boolean =>
  Object.values(back.units).every(({ here, gone }) => !here || gone !== null);
