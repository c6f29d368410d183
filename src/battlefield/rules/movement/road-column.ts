/** Marching by road under Redeploy or Strategic Movement. NBC-ORD-16 */

import type { Ground, Order } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';

/** A unit in road column is so many times as deep as in battle order, and nobody may stand there all turn. */
export const COLUMN_DEPTHS = 4;

export interface RoadColumnFacts {
  readonly order: Order;
  readonly ground: Ground;
  /** Exceptionally well paved. */
  readonly paved: boolean;
  /** The whole way is on the road. */
  readonly wholeWay: boolean;
  /** Nobody has stood in the column's depth behind it this turn. */
  readonly rearClear: boolean;
}

/** Whether the march by road stands. NBC-ORD-16 */
export const mayMarchByRoad = ({ order, ground, paved, wholeWay, rearClear }: RoadColumnFacts): Legality =>
  unless(
    !OBLIGATIONS[order].roadColumn && refuse('road-column-order', 'NBC-ORD-16'),
    ground === 'mud' && !paved && refuse('road-column-mud', 'NBC-ORD-16'),
    !wholeWay && refuse('road-column-whole', 'NBC-ORD-16'),
    !rearClear && refuse(say('road-column-rear', { times: COLUMN_DEPTHS }), 'NBC-ORD-16'),
  );

/** By road defiles and bridges are crossed without the procedure of the bridges. NBC-ORD-16, NBC-BRG-05 */
export const skipsBridge = (facts: RoadColumnFacts): boolean => mayMarchByRoad(facts).ok;
