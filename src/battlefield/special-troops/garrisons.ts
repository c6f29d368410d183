/** Garrisons: how long they take, what they are made of, what they hold and how they fall. NBC-GAR-01 to NBC-GAR-11 */

import { type Rulings, ruling } from '../../book/rulings.ts';
import type { Arm, Rating, SkirmishRating } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Bare } from '../../engine/message.ts';
import { type Reckoning, type RowId, reckon, term } from '../../engine/reckoning.ts';

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
  readonly quality: Rating;
  readonly broken?: boolean;
  /** Light or medium cavalry defending on foot (NBC-BUA-04). */
  readonly dismounted?: boolean;
}

export interface GarrisonFacts {
  readonly donor: GarrisonDonor;
  /** CP that become the garrison; all of them if the owner likes. */
  readonly cp: number;
  /** CP of a garrison that is there already. */
  readonly present?: number;
  /** The Garrison Limit of the area, CP. */
  readonly limit: number;
  /** The clock. */
  readonly minutes: number;
  /** The area was taken from an eliminated garrison (NBC-GAR-07): turns since its captor came in; no clock is kept. */
  readonly captured?: { readonly turnsHeld: number };
}

/** Whether a garrison may be made, in the administration of the donor's formation. NBC-GAR-02, -03, -07, -10, -11 */
export function mayGarrison({ donor, cp, limit, minutes, captured, present = 0 }: GarrisonFacts): Legality {
  return unless(
    donor.arm === 'mixed' && refuse('A Mixed unit cannot make a garrison.', 'NBC-GAR-11'),
    donor.dismounted && refuse('Cavalry on foot cannot make a garrison.', 'NBC-GAR-02'),
    donor.arm !== 'infantry' && refuse('Only infantry makes garrisons.', 'NBC-GAR-01'),
    donor.broken && refuse('A Broken unit holds nothing.', 'NBC-GAR-01'),
    captured
      ? captured.turnsHeld < 1 && refuse('The captors may garrison it in the turn after they came in.', 'NBC-GAR-07')
      : minutes < GARRISON_MINUTES &&
          refuse(`It must hold the area for ${GARRISON_MINUTES} minutes; ${minutes} have passed.`, 'NBC-GAR-02'),
    !(Number.isInteger(cp) && cp >= 1 && cp <= donor.cp) &&
      refuse(`A garrison takes 1 to ${donor.cp} CP of its donor.`, 'NBC-GAR-02'),
    present + cp > limit && refuse(`The Garrison Limit of this area is ${limit} CP.`, 'NBC-GAR-03'),
  );
}

export interface NewGarrison {
  readonly garrison: { readonly cp: number; readonly quality: Rating; readonly skirmish: SkirmishRating };
  readonly donorCP: Reckoning;
  /** The whole unit has become the garrison. */
  readonly converted: boolean;
  /** The donor is too large to stay in the area beside it. */
  readonly donorForcedOut: boolean;
}

/** The garrison and what is left of its donor. Ask `mayGarrison` first. NBC-GAR-02, NBC-GAR-03 */
export function createGarrison({ donor, cp, limit, present = 0 }: GarrisonFacts): NewGarrison {
  const left = donor.cp - cp;
  return {
    garrison: { cp: present + cp, quality: donor.quality, skirmish: 0 },
    donorCP: reckon(
      'Donor',
      [term('Its combat points', donor.cp, 'NBC-GAR-02'), term('To the garrison', -cp, 'NBC-GAR-02')],
      { unit: 'CP' },
    ),
    converted: left === 0,
    donorForcedOut: left > 0 && !garrisonFits(present + cp, left, limit),
  };
}

/** Whether garrison and Supporting Unit are within the limit together; if not the Support goes at once. NBC-GAR-03 */
export const garrisonFits = (garrisonCP: number, supportCP: number, limit: number): boolean =>
  garrisonCP + supportCP <= limit;

// ---- fighting for one ----------------------------------------------------------------------------------------------

/** Who bears a loss in a garrisoned area: the Supporting Unit while there is one. NBC-GAR-04 */
export const lossesFallOn = <T>(garrison: T, support: T | undefined): T => support ?? garrison;

/** Hints for whoever holds one; nothing is asked of anybody. NBC-GAR-09 */
export const GARRISON_HINTS = [
  { hint: 'garrison-hint-support', row: 'NBC-GAR-09' },
  { hint: 'garrison-hint-after', row: 'NBC-GAR-09' },
  { hint: 'garrison-hint-alone', row: 'NBC-GAR-09' },
] as const satisfies readonly { readonly hint: Bare; readonly row: RowId }[];
