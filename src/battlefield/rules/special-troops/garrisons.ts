/** Garrisons: how they are made, what they consist of, what they hold and how they fall. NBC-GAR-01 to -11 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Bare, say } from '../../../engine/message.ts';
import type { RowId } from '../../../engine/reckoning.ts';

/** NBC-GAR-02: the unbroken occupation that a garrison needs, in minutes. */
export const GARRISON_MINUTES = 60;

/** One turn of an occupation, known when its Time Card is turned; leaving the area ends it. */
export interface OccupiedTurn {
  readonly minutes: number;
  readonly entered?: boolean;
  /** The unit was attacked in close combat this turn. */
  readonly attacked?: boolean;
}

/** NBC-GAR-02, AMB-133: the minutes of occupation after one turn. */
export function occupiedMinutes(before: number, turn: OccupiedTurn, rulings: Rulings = {}): number {
  const start = turn.entered ? 0 : before;
  const idle = turn.attacked || (turn.entered && ruling(rulings, 'garrisonEntryTurn') === 'doesNot');
  return start + (idle ? 0 : turn.minutes);
}

export interface GarrisonDonor {
  readonly arm: Arm;
  readonly cp: number;
  readonly broken?: boolean;
  /** Light or medium cavalry that defends on foot (NBC-BUA-04). */
  readonly dismounted?: boolean;
}

export interface GarrisonFacts {
  readonly donor: GarrisonDonor;
  /** The CP that become the garrison; up to all of the donor's. */
  readonly cp: number;
  /** The area already has a garrison; it can have only one (NBC-GL-26). */
  readonly held?: boolean;
  /** The Garrison Limit of the area, in CP. */
  readonly limit: number;
  readonly minutes: number;
  /** NBC-GAR-07: turns since the captor of an eliminated garrison entered; the minutes do not count then. */
  readonly captured?: { readonly turnsHeld: number };
}

/** NBC-GAR-02, -03, -07, -10, -11: whether a garrison may be made, during Formation Administration. */
export function mayGarrison({ donor, cp, limit, minutes, captured, held }: GarrisonFacts): Legality {
  return unless(
    donor.arm === 'mixed' && refuse('garrison-mixed', 'NBC-GAR-11'),
    donor.dismounted && refuse('garrison-on-foot', 'NBC-GAR-02'),
    donor.arm !== 'infantry' && refuse('garrison-infantry', 'NBC-GAR-01'),
    donor.broken && refuse('garrison-broken', 'NBC-GAR-01'),
    held && refuse('garrison-there', 'NBC-GL-26'),
    captured
      ? captured.turnsHeld < 1 && refuse('garrison-captors', 'NBC-GAR-07')
      : minutes < GARRISON_MINUTES &&
          refuse(say('garrison-hour', { minutes: GARRISON_MINUTES, passed: minutes }), 'NBC-GAR-02'),
    !(Number.isInteger(cp) && cp >= 1 && cp <= donor.cp) &&
      refuse(say('garrison-cp', { most: donor.cp }), 'NBC-GAR-02'),
    cp > limit && refuse(say('garrison-limit', { limit }), 'NBC-GAR-03'),
  );
}

/** NBC-GAR-03: whether garrison and Supporting Unit are within the limit, in CP; if not, the latter leaves at once. */
export const garrisonFits = (garrisonCP: number, supportCP: number, limit: number): boolean =>
  garrisonCP + supportCP <= limit;

/** NBC-GAR-09: hints for the player who holds a garrison. */
export const GARRISON_HINTS = [
  { hint: 'garrison-hint-support', row: 'NBC-GAR-09' },
  { hint: 'garrison-hint-after', row: 'NBC-GAR-09' },
  { hint: 'garrison-hint-alone', row: 'NBC-GAR-09' },
] as const satisfies readonly { readonly hint: Bare; readonly row: RowId }[];
