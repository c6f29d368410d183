/** Garrisons: how long they take, what they are made of, what they hold and how they fall. NBC-GAR-01 to NBC-GAR-11 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import { keptByDonor } from './detachments.ts';

/** Minutes of unbroken occupation. NBC-GAR-02 */
export const GARRISON_MINUTES = 60;

// ---- the clock -----------------------------------------------------------------------------------------------------

/** One turn of an occupation, as its Time Card is turned. */
export interface OccupiedTurn {
  /** The Time Card. */
  readonly minutes: number;
  /** Who occupies the area is in it as the turn ends. */
  readonly held: boolean;
  /** It came in this turn. */
  readonly entered?: boolean;
  /** It was attacked in close combat this turn. */
  readonly attacked?: boolean;
}

/** What one turn adds to the clock; a turn not held sets it back to nothing. NBC-GAR-02, AMB-133 */
export function occupiedMinutes(before: number, turn: OccupiedTurn, rulings: Rulings = {}): number {
  if (!turn.held) return 0;
  const start = turn.entered ? 0 : before;
  const idle = turn.attacked || (turn.entered && ruling(rulings, 'garrisonEntryTurn') === 'doesNot');
  return start + (idle ? 0 : turn.minutes);
}

// ---- making one ----------------------------------------------------------------------------------------------------

export interface GarrisonDonor {
  readonly arm: Arm;
  readonly cp: number;
  readonly broken?: boolean;
  /** Light or medium cavalry defending on foot (NBC-BUA-04). */
  readonly dismounted?: boolean;
}

export interface GarrisonFacts {
  readonly donor: GarrisonDonor;
  /** CP that become the garrison; all of them if the owner likes. */
  readonly cp: number;
  /** The area has its garrison: one, and no second beside it (NBC-GL-26). */
  readonly held?: boolean;
  /** The Garrison Limit of the area, CP. */
  readonly limit: number;
  /** The clock. */
  readonly minutes: number;
  /** The area was taken from an eliminated garrison (NBC-GAR-07): turns since its captor came in; no clock is kept. */
  readonly captured?: { readonly turnsHeld: number };
}

/** Whether a garrison may be made, in the administration of the donor's formation. NBC-GAR-02, -03, -07, -10, -11 */
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

export interface NewGarrison {
  readonly donorCP: Reckoning;
  /** The whole unit has become the garrison. */
  readonly converted: boolean;
  /** The donor is too large to stay in the area beside it. */
  readonly donorForcedOut: boolean;
}

/** What is left of the donor of a garrison. Ask `mayGarrison` first. NBC-GAR-02, NBC-GAR-03 */
export function createGarrison({ donor, cp, limit }: GarrisonFacts): NewGarrison {
  const donorCP = keptByDonor(donor.cp, cp, 'garrison');
  return {
    donorCP,
    converted: donorCP.total === 0,
    donorForcedOut: donorCP.total > 0 && !garrisonFits(cp, donorCP.total, limit),
  };
}

/** Whether garrison and Supporting Unit are within the limit together; if not the Support goes at once. NBC-GAR-03 */
export const garrisonFits = (garrisonCP: number, supportCP: number, limit: number): boolean =>
  garrisonCP + supportCP <= limit;

// ---- fighting for one ----------------------------------------------------------------------------------------------

/** Who bears a loss in a garrisoned area: the Supporting Unit while there is one. NBC-GAR-04 */
export const lossesFallOn = <T>(garrison: T, support: T | undefined): T => support ?? garrison;
