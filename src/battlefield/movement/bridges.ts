/** Crossing bridges and very deep ditches, and fording rivers: one step a turn. NBC-BRG-01 to NBC-BRG-05 */

import { type Rulings, ruling } from '../../book/rulings.ts';
import type { Ground } from '../../book/terms.ts';
import type { Face } from '../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';

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
  const need =
    cp === null
      ? term('A train or artillery', numbers.upTo5, 'NBC-BRG-02')
      : cp <= BRIDGE_CP.upTo5
        ? term('5 CP or less', numbers.upTo5, 'NBC-BRG-02')
        : cp <= BRIDGE_CP.upTo8
          ? term('6 to 8 CP', numbers.upTo8, 'NBC-BRG-02')
          : term('9 CP or more', numbers.more, 'NBC-BRG-02');
  return reckon('To cross', [need]);
}

/** What one die makes of an attempt to cross. NBC-BRG-02, NBC-BRG-04 */
export function bridgeCrossing(die: Face, facts: CrossingFacts, rulings: Rulings = {}): Crossing {
  const ditch = facts.over === 'ditch';
  const need = crossingNeed(facts.cp, facts.numbers);
  const score = reckon('Score', [
    term('Die', die, 'NBC-BRG-02', { shown: String(die) }),
    ditch && term('Very deep ditch', facts.ditchBonus ?? DITCH_BONUS, 'NBC-BRG-04'),
    !ditch && Boolean(facts.bridgeBonus) && term('This bridge', facts.bridgeBonus!, 'NBC-BRG-02'),
  ]);
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
    facts.stage?.at !== 'near' && refuse('It must first touch the entrance, and stop there.', 'NBC-BRG-01'),
    facts.stage?.since === facts.turn &&
      refuse('It reached the entrance this turn; it may try next turn.', 'NBC-BRG-01'),
    facts.blocked && refuse('Broken troops block the bridge.', 'NBC-BRG-05'),
    facts.usedTheOtherWay && refuse('The bridge is in use the other way.', 'NBC-BRG-03'),
    facts.triedThisTurn && refuse('One unit has already tried this bridge this turn.', 'NBC-BRG-03'),
  );

/** Whether a unit at an entrance may move: not in the turn in which it came there. NBC-BRG-01 */
export const mayGoOn = ({ at, since }: CrossingStage, turn: number): Legality =>
  unless(
    since === turn &&
      refuse(
        at === 'far'
          ? 'It crossed this turn; it moves off next turn.'
          : 'It reached the entrance this turn, and stops there.',
        'NBC-BRG-01',
      ),
  );

/** Each bridge has two entrances, with room for one unit each. NBC-BRG-03 */
export const mayStandAtEntrance = (occupied: boolean): Legality =>
  unless(occupied && refuse('A unit stands on that entrance already.', 'NBC-BRG-03'));

/** A unit that tried a ditch may recover from the turn after it got over or gave up. NBC-BRG-04 */
export const mayRecoverFromDitch = (doneInTurn: number | null, turn: number): Legality =>
  unless(
    (doneInTurn === null || turn <= doneInTurn) &&
      refuse('It may shake off the disorder the turn after it has crossed or given up.', 'NBC-BRG-04'),
  );

/** NBC-BRG-05 */
export const mayFord = (ground: Ground): Legality =>
  unless(ground === 'mud' && refuse('No river can be forded while the ground is mud.', 'NBC-BRG-05'));
