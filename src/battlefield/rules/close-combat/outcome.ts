/** The outcome of a close combat: the data the ledger and the screen need. Nothing here is applied. */

import type { Exhaustion, Fate } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import type { LadderResult } from './after-the-throws.ts';
import type { CardFor, Need } from './desk.ts';
import type { Role } from './facts.ts';
import type { BlockedRetreat, Withdrawal } from './retreat.ts';
import type { ThrowSheet } from './throws.ts';

export interface CheckTaken {
  readonly rating: Reckoning;
  readonly result: Result;
  readonly for: Extract<CardFor, 'losses' | 'beat-broken'>;
}

export interface Pursuit {
  readonly dice: number;
  readonly declined: boolean;
  readonly hits: number;
  /** The hits of two pursuers were entered together. */
  readonly together?: boolean;
}

export interface UnitOutcome {
  readonly id: string;
  readonly role: Role;
  /** The larger of two attackers, or the restored unit. Its check and its state decide who loses. */
  readonly leads: boolean;
  readonly hits: number;
  readonly lost: { readonly combat: number; readonly pursuit: number; readonly blocked: number };
  readonly cp: number;
  readonly fate: Fate;
  /** Both sides were Broken and this unit was restored with 1 CP (NBC-CC-30). */
  readonly restored: boolean;
  readonly check: CheckTaken | null;
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  readonly doubleDisorder: boolean;
  readonly withdrawal: Withdrawal | null;
  readonly blocked: BlockedRetreat | null;
  /** Friends in the unit's way are Disordered as well (NBC-CC-23). */
  readonly friendsDisordered: boolean;
  readonly pursuit: Pursuit | null;
  /** The unit is impetuous and follows up to 1 cm from the unit it pursued (NBC-CC-35). */
  readonly followsUp: boolean;
  /** The attacker stays in contact, for a second round or to fight the garrison next. */
  readonly staysInContact: boolean;
  readonly engineersLost: boolean;
  /** Whether the attached officer fell; null if the officer was not tested (NBC-OFF-03). */
  readonly officerInjured: boolean | null;
  /** The attached battery leaves the built-up area, Disordered (NBC-BUA-03). */
  readonly batteryEvacuates: boolean;
  /** The unit's formation goes to Defend (AMB-29). */
  readonly toDefend: boolean;
  /** How many skirmish stands may stay deployed (NBC-CC-36). */
  readonly standsThatMayStay: number;
}

export const allLost = ({ lost }: UnitOutcome): number => lost.combat + lost.pursuit + lost.blocked;

export type Ending = 'fought' | 'no-combat' | 'battery' | 'abandoned-guns';

export interface CombatResult {
  readonly done: true;
  readonly ending: Ending;
  readonly throws: readonly ThrowSheet[];
  readonly units: readonly UnitOutcome[];
  /** The losing role; null when there was nothing to decide. */
  readonly loser: Role | null;
  /** The steps of the ladder; null when the ladder is not used or a restored unit won. */
  readonly ladder: LadderResult | null;
  readonly ground: string | null;
  readonly next: 'second-round' | 'garrison' | null;
  readonly mayBeSaid: readonly Need[];
}

export interface CombatOpen {
  readonly done: false;
  /** Everything that can be answered now; the first need is asked first. */
  readonly needs: readonly Need[];
  readonly throws: readonly ThrowSheet[];
  /** The losing role, once it is decided while other answers are still missing. */
  readonly loser?: Role;
}

export type CombatProgress = CombatOpen | CombatResult;

/** NBC-CC-33: the units that are no longer engaged after this combat, and so may threaten a flank in the next. */
export function unengagedAfter({ units }: CombatResult): string[] {
  const goesOn = units.some((unit) => unit.staysInContact);
  return units
    .filter((unit) => unit.fate === 'good' && !unit.staysInContact && !(goesOn && unit.role === 'defender'))
    .map((unit) => unit.id);
}
