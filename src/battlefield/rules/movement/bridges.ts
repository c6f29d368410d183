/**
 * Crossing bridges and very deep ditches, and fording rivers, one step a turn; marching by road, which needs none of it.
 * NBC-BRG-01 to NBC-BRG-05, NBC-ORD-16
 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Ground, Order } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { figure, type Reckoning, reckon, type Term, term } from '../../../engine/reckoning.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';

/** The lowest die that crosses a typical bridge, by current CP; a scenario may set others. NBC-BRG-02 */
export interface BridgeNumbers {
  readonly upTo5: number;
  readonly upTo8: number;
  readonly more: number;
}
/** The combat points up to which each number holds. NBC-BRG-02 */
export const BRIDGE_CP = { upTo5: 5, upTo8: 8 } as const;
const TYPICAL_BRIDGE: BridgeNumbers = { upTo5: 4, upTo8: 5, more: 6 };

/** Added to the die at a very deep ditch, unless the scenario says otherwise. NBC-BRG-04 */
export const DITCH_BONUS = 1;

export interface CrossingFacts {
  /** Current CP, the host's where a battery is attached (AMB-142); null for trains and artillery. */
  readonly cp: number | null;
  readonly over: 'bridge' | 'ditch';
  /** Nobody stands on the entrance opposite. */
  readonly farSideEmpty: boolean;
  readonly numbers?: BridgeNumbers;
  readonly ditchBonus?: number;
  /** What a scenario adds to the die at this bridge. */
  readonly bridgeBonus?: number;
}

export interface Crossing {
  readonly need: Reckoning;
  readonly score: Reckoning;
  readonly success: boolean;
  /** It stands on the opposite entrance now. */
  readonly crossed: boolean;
  readonly disordered: boolean;
}

/** The lowest score that crosses. NBC-BRG-02 */
export function crossingNeed(cp: number | null, numbers: BridgeNumbers = TYPICAL_BRIDGE): Reckoning {
  const { upTo5, upTo8 } = BRIDGE_CP;
  const need =
    cp === null
      ? term('crossing-guns', numbers.upTo5, 'NBC-BRG-02')
      : cp <= upTo5
        ? term(say('crossing-cp-up-to', { cp: upTo5 }), numbers.upTo5, 'NBC-BRG-02')
        : cp <= upTo8
          ? term(say('crossing-cp-between', { from: upTo5 + 1, to: upTo8 }), numbers.upTo8, 'NBC-BRG-02')
          : term(say('crossing-cp-from', { cp: upTo8 + 1 }), numbers.more, 'NBC-BRG-02');
  return reckon('crossing-need', [need]);
}

/** What ditch or bridge adds to the die. NBC-BRG-02, NBC-BRG-04 */
export function crossingBonus({ over, ditchBonus = DITCH_BONUS, bridgeBonus = 0 }: CrossingFacts): readonly Term[] {
  if (over === 'ditch') return [term('crossing-ditch', ditchBonus, 'NBC-BRG-04')];
  return bridgeBonus === 0 ? [] : [term('crossing-this-bridge', bridgeBonus, 'NBC-BRG-02')];
}

/** What one die makes of an attempt to cross. NBC-BRG-02, NBC-BRG-04 */
export function bridgeCrossing(die: Face, facts: CrossingFacts, rulings: Rulings = {}): Crossing {
  const ditch = facts.over === 'ditch';
  const need = crossingNeed(facts.cp, facts.numbers);
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

/** Where a unit is on its way over, and since which turn. */
export interface CrossingStage {
  readonly at: 'near' | 'far';
  readonly since: number;
  /** The turn of its last attempt. */
  readonly tried?: number;
}

export interface AttemptFacts {
  readonly turn: number;
  /** Null while it has not touched the entrance. */
  readonly stage: CrossingStage | null;
  /** Another unit has tried this bridge this turn. */
  readonly triedThisTurn: boolean;
  /** A unit is on its way over from the other side. */
  readonly usedTheOtherWay: boolean;
  /** A Broken unit fled over it. */
  readonly blocked?: boolean;
}

/** Whether a unit may throw to cross this turn. NBC-BRG-01, NBC-BRG-03, NBC-BRG-05 */
export const mayAttemptCrossing = (facts: AttemptFacts): Legality =>
  unless(
    facts.stage?.at !== 'near' && refuse('crossing-not-there', 'NBC-BRG-01'),
    facts.stage?.since === facts.turn && refuse('crossing-stops', 'NBC-BRG-01'),
    facts.blocked && refuse('crossing-blocked', 'NBC-BRG-05'),
    facts.usedTheOtherWay && refuse('crossing-other-way', 'NBC-BRG-03'),
    facts.triedThisTurn && refuse('crossing-tried', 'NBC-BRG-03'),
  );

/** Whether a unit at an entrance may move: not in the turn in which it came there, nor after an attempt (AMB-169). NBC-BRG-01 */
export const mayGoOn = ({ at, since, tried }: CrossingStage, turn: number, rulings: Rulings = {}): Legality =>
  unless(
    since === turn && refuse(at === 'far' ? 'crossing-just-over' : 'crossing-stops', 'NBC-BRG-01'),
    tried === turn &&
      ruling(rulings, 'crossFailed') === 'stays' &&
      refuse('crossing-tried-now', 'NBC-BRG-01', 'crossFailed'),
  );

/** Each bridge has two entrances, with room for one unit each. NBC-BRG-03 */
export const mayStandAtEntrance = (occupied: boolean): Legality =>
  unless(occupied && refuse('crossing-entrance-taken', 'NBC-BRG-03'));

/** A unit that tried a ditch may recover from the turn after it got over or gave up. NBC-BRG-04 */
export const mayRecoverFromDitch = (doneInTurn: number | null, turn: number): boolean =>
  doneInTurn !== null && turn > doneInTurn;

/** NBC-BRG-05 */
export const mayFord = (ground: Ground): Legality => unless(ground === 'mud' && refuse('ford-in-mud', 'NBC-BRG-05'));

// ---- by road --------------------------------------------------------------------------------------------------------

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
