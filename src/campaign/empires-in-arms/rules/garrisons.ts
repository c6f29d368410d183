/**
 * Factors that leave a corps for a city or depot, and return: which may, how many fit, what they become. EIA-111 to
 * EIA-114, EIA-277
 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { CorpsKind, FactorType } from '../vocabulary.ts';

export const DEPOT_HOLDS = 10;

export interface Detachment {
  readonly kind: CorpsKind;
  readonly type: FactorType;
  readonly factors: number;
  /** Factors in the corps before. */
  readonly inCorps: number;
  /** Room left in the city or at the depot, in factors. */
  readonly room: number;
  readonly enemyCorpsOutside: boolean;
  /** Troops of a free state outside their home. */
  readonly minorAbroad: boolean;
  /** Option EIA-277. */
  readonly minorsMay: boolean;
}

const BOUND: readonly CorpsKind[] = ['artillery', 'feudal', 'insurrection'];

/** Returns whether factors may leave a corps. EIA-111 */
export const mayDetach = (d: Detachment): Legality =>
  unless(
    (BOUND.includes(d.kind) || d.type === 'artillery') && refuse('eiasupply-detach-kind', 'EIA-111'),
    d.enemyCorpsOutside && refuse('eiasupply-detach-enemy', 'EIA-111'),
    d.minorAbroad && !d.minorsMay && refuse('eiasupply-detach-minor', 'EIA-111'),
    d.factors > d.room && refuse('eiasupply-detach-room', 'EIA-113'),
    d.factors >= d.inCorps && refuse('eiasupply-detach-empty', 'EIA-111'),
  );

/** Returns the type of a factor in a garrison: guard and cavalry become plain infantry permanently. EIA-112 */
export const inGarrison = (type: FactorType): FactorType => (type === 'guard' || type === 'cavalry' ? 'regular' : type);

/**
 * Returns whether a factor may be in a depot's garrison: it belongs to the depot's power and is no guerilla. EIA-114
 */
export const mayGarrisonDepot = (type: FactorType, sameOwner: boolean): Legality =>
  unless(
    type === 'guerilla' && refuse('eiasupply-depot-guerilla', 'EIA-114'),
    !sameOwner && refuse('eiasupply-depot-owner', 'EIA-114'),
  );
