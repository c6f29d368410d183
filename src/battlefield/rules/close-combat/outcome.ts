/** What comes of a close combat: everything the ledger and the screen need, applying nothing. */

import type { Exhaustion, Fate } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import type { LadderResult } from './after-the-throws.ts';
import type { CardFor, Need } from './answers.ts';
import type { PursuitRow } from './effects.ts';
import type { Role } from './facts.ts';
import type { BlockedRetreat, Withdrawal } from './retreat.ts';
import type { ThrowSheet } from './throws.ts';

export interface CheckTaken {
  readonly rating: Reckoning;
  readonly result: Result;
  readonly for: Exclude<CardFor, 'distance'>;
}

export interface Pursuit {
  readonly row: PursuitRow;
  readonly dice: Reckoning;
  readonly declined: boolean;
  readonly hits: number;
  /** The hits of two riders, told as one. */
  readonly together?: boolean;
}

export interface UnitOutcome {
  readonly id: string;
  readonly role: Role;
  /** Of two attackers the larger, or the unit that was restored: its check and state decide. */
  readonly leads: boolean;
  /** Hits it took in the combat. */
  readonly hits: number;
  /** CP lost, by cause. */
  readonly lost: { readonly combat: number; readonly pursuit: number; readonly blocked: number };
  readonly cp: number;
  readonly fate: Fate;
  /** Both sides were Broken and this unit came back with 1 CP (NBC-CC-30). */
  readonly restored: boolean;
  readonly check: CheckTaken | null;
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  readonly doubleDisorder: boolean;
  readonly withdrawal: Withdrawal | null;
  readonly blocked: BlockedRetreat | null;
  /** Friends in its way are Disordered as well (NBC-CC-23). */
  readonly friendsDisordered: boolean;
  readonly pursuit: Pursuit | null;
  /** Impetuous: ends 1 cm short of its prey (NBC-CC-35). */
  readonly followsUp: boolean;
  /** Of an attacker: it is in contact still, for a second round or for the garrison next. */
  readonly staysInContact: boolean;
  readonly engineersLost: boolean;
  /** The attached officer was tested for injury: true when he fell (NBC-OFF-03). */
  readonly officerInjured: boolean | null;
  /** Its attached battery leaves the built-up area, Disordered (NBC-BUA-03). */
  readonly batteryEvacuates: boolean;
  /** Its formation goes over to Defend (AMB-29). */
  readonly toDefend: boolean;
  /** Skirmish stands that may go back to the front (NBC-CC-36). */
  readonly standsThatMayStay: number;
}

/** All it lost, whatever by. */
export const allLost = ({ lost }: UnitOutcome): number => lost.combat + lost.pursuit + lost.blocked;

export type Ending = 'fought' | 'no-combat' | 'battery' | 'abandoned-guns';

export interface CombatResult {
  readonly done: true;
  readonly ending: Ending;
  readonly throws: readonly ThrowSheet[];
  readonly units: readonly UnitOutcome[];
  /** Who lost; null when there was nothing to decide. */
  readonly loser: Role | null;
  /** The seven steps; null where the ladder is not used, or a restored unit has won. */
  readonly ladder: LadderResult | null;
  /** The unit that takes the ground of the other side. */
  readonly ground: string | null;
  readonly next: 'second-round' | 'garrison' | null;
  /** What the players may still say: a way back that is blocked, friends in the way. */
  readonly mayBeSaid: readonly Need[];
}

export interface CombatOpen {
  readonly done: false;
  /** Everything that can be answered now; the first is asked first. */
  readonly needs: readonly Need[];
  readonly throws: readonly ThrowSheet[];
  /** Who has lost, once that is decided and the rest is wanted still. */
  readonly loser?: Role;
}

export type CombatProgress = CombatOpen | CombatResult;

/** NBC-CC-33: units that are un-engaged once this combat is over, and so may threaten a flank in the next. */
export function unengagedAfter({ units }: CombatResult): string[] {
  const goesOn = units.some((unit) => unit.staysInContact);
  return units
    .filter((unit) => unit.fate === 'good' && !unit.staysInContact && !(goesOn && unit.role === 'defender'))
    .map((unit) => unit.id);
}
