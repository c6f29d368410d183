/** Factors that leave a corps for a city or a depot, and come back: who may, how many go in, what they become. EIA-111 to EIA-114, EIA-277 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { CorpsKind, FactorType } from '../vocabulary.ts';

export const DEPOT_HOLDS = 10;

export interface Detachment {
  readonly kind: CorpsKind;
  readonly type: FactorType;
  readonly factors: number;
  /** In the corps before. */
  readonly inCorps: number;
  /** Room left in the city or at the depot. */
  readonly room: number;
  readonly enemyCorpsOutside: boolean;
  /** Troops of a free state, away from home. */
  readonly minorAbroad: boolean;
  /** Option EIA-277. */
  readonly minorsMay: boolean;
}

const BOUND: readonly CorpsKind[] = ['artillery', 'feudal', 'insurrection'];

/** Out of a corps. EIA-111 */
export const mayDetach = (d: Detachment): Legality =>
  unless(
    (BOUND.includes(d.kind) || d.type === 'artillery') && refuse('eiasupply-detach-kind', 'EIA-111'),
    d.enemyCorpsOutside && refuse('eiasupply-detach-enemy', 'EIA-111'),
    d.minorAbroad && !d.minorsMay && refuse('eiasupply-detach-minor', 'EIA-111'),
    d.factors > d.room && refuse('eiasupply-detach-room', 'EIA-113'),
    d.factors >= d.inCorps && refuse('eiasupply-detach-empty', 'EIA-111'),
  );

/** What a factor is in a garrison: guard and cavalry are plain infantry for good. EIA-112 */
export const inGarrison = (type: FactorType): FactorType => (type === 'guard' || type === 'cavalry' ? 'regular' : type);

/** Who may stand in the garrison of a depot: the depot's own power, and no guerilla. EIA-114 */
export const mayGarrisonDepot = (type: FactorType, sameOwner: boolean): Legality =>
  unless(
    type === 'guerilla' && refuse('eiasupply-depot-guerilla', 'EIA-114'),
    !sameOwner && refuse('eiasupply-depot-owner', 'EIA-114'),
  );
