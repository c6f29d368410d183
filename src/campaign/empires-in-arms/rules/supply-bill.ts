/**
 * The cost of supply from depots: a price for each force, doubled in winter, summed, and rounded up once. EIA-126 to
 * EIA-130, EIA-267
 */
import { say } from '../../../engine/message.ts';
import { type Reckoning, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { Halves, Power } from '../vocabulary.ts';
import { type InHalves, inHalves } from './written.ts';

/** A force that a bill supplies, and from where. */
export interface Fed {
  readonly id: string;
  readonly name: string;
  /**
   * Unblocked areas to the depot, 0 in its own area; also 0 for a besieged port garrison, whose depot is in the city.
   */
  readonly distance: 0 | 1 | 2 | 3;
  /** Supplied by a depot on a fleet in the adjacent sea. EIA-130 */
  readonly invasion: boolean;
  /** In the winter zone during winter. EIA-127 */
  readonly winter: boolean;
}

/** Returns half-points for a distance in areas; in the depot's own area one half-point. EIA-126 */
const perArea = (areas: number): Halves => (areas === 0 ? 1 : areas * 2);

/** Returns the cost of one force, in half-points. EIA-126, EIA-127 */
export function costOf({ distance, invasion, winter }: Pick<Fed, 'distance' | 'invasion' | 'winter'>): Halves {
  const plain = perArea(invasion ? 1 : distance);
  return winter ? 2 * plain : plain;
}

/** Returns the total for one purse, rounded up to whole points. EIA-126, EIA-127 */
export function supplyBill(fed: readonly Fed[]): InHalves {
  const costs = fed.map((one) => ({ one, cost: costOf(one) }));
  const halves = costs.reduce((all, { cost }) => all + cost, 0);
  const points = Math.ceil(halves / 2);
  const sum: Reckoning = {
    name: 'eiasupply-bill',
    terms: costs.map(({ one, cost }) =>
      inHalves(term(say('eiasupply-fed', { name: one.name }), cost, one.winter ? 'EIA-127' : 'EIA-126')),
    ),
    total: points,
    ...(halves % 2 === 1 && { note: 'eiasupply-rounded' as const }),
  };
  return { halves: points * 2, sum };
}

/** How many corps and besieged garrisons one depot supplies, if the option is on. EIA-267 */
export const DEPOT_FEEDS = 4;
/** Returns which power pays for a corps supplied by an ally's depot. EIA-128 */
export const payerOf = (owner: Power, user: Power, rulings: Rulings): Power =>
  ruling(rulings, 'alliedSupplyPayer') === 'depotOwner' ? owner : user;
