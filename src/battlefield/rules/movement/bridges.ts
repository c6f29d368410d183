/** Crossing bridges and ditches a step a turn, fords, and road column, which skips the steps. NBC-BRG, NBC-ORD-16 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Ground, Order } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import { figure, type Reckoning, reckon, type Term, term } from '../../../engine/reckoning.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';

/** NBC-BRG-02: the highest CP at which each number applies. */
export const BRIDGE_CP = { upTo5: 5, upTo8: 8 } as const;
/** NBC-BRG-02: the lowest die that crosses, by current CP; a scenario may add to it. */
const CROSSES_FROM = { upTo5: 4, upTo8: 5, more: 6 } as const;

/** NBC-BRG-04: added to the die at a very deep ditch, unless the scenario says otherwise. */
export const DITCH_BONUS = 1;

export interface CrossingFacts {
  /** Current CP; for an attached battery its host's (AMB-142); null for trains and artillery. */
  readonly cp: number | null;
  readonly over: 'bridge' | 'ditch';
  readonly farSideEmpty: boolean;
  /** What the scenario adds to the die here; 0 at a ditch means the usual bonus. */
  readonly bonus?: number;
}

export interface Crossing {
  readonly need: Reckoning;
  readonly score: Reckoning;
  readonly success: boolean;
  readonly crossed: boolean;
  readonly disordered: boolean;
}

/** NBC-BRG-02: the lowest score that crosses. */
export function crossingNeed(cp: number | null): Reckoning {
  const { upTo5, upTo8 } = BRIDGE_CP;
  const need =
    cp === null
      ? term('crossing-guns', CROSSES_FROM.upTo5, 'NBC-BRG-02')
      : cp <= upTo5
        ? term(say('crossing-cp-up-to', { cp: upTo5 }), CROSSES_FROM.upTo5, 'NBC-BRG-02')
        : cp <= upTo8
          ? term(say('crossing-cp-between', { from: upTo5 + 1, to: upTo8 }), CROSSES_FROM.upTo8, 'NBC-BRG-02')
          : term(say('crossing-cp-from', { cp: upTo8 + 1 }), CROSSES_FROM.more, 'NBC-BRG-02');
  return reckon('crossing-need', [need]);
}

/** NBC-BRG-02, NBC-BRG-04: what the ditch or the bridge adds to the die. */
export const crossingBonus = ({ over, bonus = 0 }: CrossingFacts): readonly Term[] =>
  present(
    over === 'ditch' && term('crossing-ditch', bonus || DITCH_BONUS, 'NBC-BRG-04'),
    over === 'bridge' && bonus !== 0 && term('crossing-this-bridge', bonus, 'NBC-BRG-02'),
  );

/** NBC-BRG-02, NBC-BRG-04: the result of one attempt to cross. */
export function bridgeCrossing(die: Face, facts: CrossingFacts, rulings: Rulings = {}): Crossing {
  const ditch = facts.over === 'ditch';
  const need = crossingNeed(facts.cp);
  const thrown = term('lull-die', die, 'NBC-BRG-02', { shown: figure(String(die)) });
  const score = reckon('crossing-score', [thrown, ...crossingBonus(facts)]);
  const success = score.total >= need.total;
  return {
    need,
    score,
    success,
    crossed: success && facts.farSideEmpty,
    disordered: ditch && (success || ruling(rulings, 'ditchFailDisorder') === 'yes'),
  };
}

/** How far a unit has come in crossing, and since which turn. */
export interface CrossingStage {
  readonly at: 'near' | 'far';
  readonly since: number;
  readonly tried?: number;
}

/** NBC-BRG-01, AMB-169: whether a unit may leave an entrance: not in the turn it came there or tried. */
export const mayGoOn = ({ at, since, tried }: CrossingStage, turn: number, rulings: Rulings = {}): Legality =>
  unless(
    since === turn && refuse(at === 'far' ? 'crossing-just-over' : 'crossing-stops', 'NBC-BRG-01'),
    tried === turn &&
      ruling(rulings, 'crossFailed') === 'stays' &&
      refuse('crossing-tried-now', 'NBC-BRG-01', 'crossFailed'),
  );

/** The depth of a road column in depths of battle order; no unit may have stood there during the turn. */
export const COLUMN_DEPTHS = 4;

export interface RoadColumnFacts {
  readonly order: Order;
  readonly ground: Ground;
  readonly paved: boolean;
  /** No unit has stood in the column's depth behind the unit this turn. */
  readonly rearClear?: boolean;
}

/** NBC-ORD-16, NBC-BRG-05: whether the unit may march in road column, which crosses bridges without a throw. */
export const mayMarchByRoad = ({ order, ground, paved, rearClear = true }: RoadColumnFacts): Legality =>
  unless(
    !OBLIGATIONS[order].roadColumn && refuse('road-column-order', 'NBC-ORD-16'),
    ground === 'mud' && !paved && refuse('road-column-mud', 'NBC-ORD-16'),
    !rearClear && refuse(say('road-column-rear', { times: COLUMN_DEPTHS }), 'NBC-ORD-16'),
  );
