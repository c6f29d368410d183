/** Detachments: which units may make them, their combat points, what they may do. NBC-DET-01 to NBC-DET-06 */

import type { Arm, SkirmishRating } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckonIn, term } from '../../../engine/reckoning.ts';

/** NBC-DET-01: the most CP of a detachment. */
export const DETACHMENT_MOST_CP = 3;

/** NBC-DET-01: the most CP a unit can detach: at most three, and fewer than it keeps. */
export const maxDetachment = (cp: number): number => Math.max(0, Math.min(DETACHMENT_MOST_CP, Math.ceil(cp / 2) - 1));

export interface DetachmentDonor {
  readonly arm: Arm;
  readonly cp: number;
  readonly underCommand: boolean;
  /** It is Broken, a garrison or itself a detachment. */
  readonly never?: boolean;
}

export type DetachmentArm = Extract<Arm, 'infantry' | 'cavalry'>;

/** NBC-DET-02, NBC-GL-29: the arms a unit can detach, never guns. A Mixed unit chooses (AMB-134). */
export function detachmentArms(donor: Arm): readonly DetachmentArm[] {
  if (donor === 'mixed') return ['infantry', 'cavalry'];
  return donor === 'infantry' || donor === 'cavalry' ? [donor] : [];
}

/** NBC-DET-01, NBC-DET-02: whether a detachment may be made, in the donor's Formation Administration. */
export function mayDetach(donor: DetachmentDonor, cp: number, arm: DetachmentArm): Legality {
  const most = maxDetachment(donor.cp);
  return unless(
    detachmentArms(donor.arm).length === 0 && refuse('detach-arm', 'NBC-DET-02'),
    donor.never && refuse('detach-never', 'NBC-DET-01'),
    !donor.underCommand && refuse('detach-not-under-command', 'NBC-DET-01'),
    !detachmentArms(donor.arm).includes(arm) && refuse(say('detach-wrong-arm', { arm }), 'NBC-DET-02'),
    most === 0 && refuse('detach-keeps-too-little', 'NBC-DET-01'),
    !(Number.isInteger(cp) && cp >= 1 && cp <= most) && refuse(say('detach-cp', { most }), 'NBC-DET-01'),
  );
}

/** NBC-DET-03: more detachments than this in a battle are against the spirit of the rules: a warning, not a ban. */
export const HANDFUL = 5;

export type Going = 'to-post' | 'elsewhere' | 'back';

/** NBC-DET-03: whether a detachment may move so: straight to its post or not at all; once it has stopped, only back. */
export const mayDetachmentMove = (going: Going, stopped: boolean): Legality =>
  unless(
    stopped && going !== 'back' && refuse('detachment-stays-stopped', 'NBC-DET-03'),
    going === 'elsewhere' && refuse('detachment-straight', 'NBC-DET-03'),
  );

/** NBC-DET-04: a detachment stays out of the Contact Zone and starts no fight; it defends itself and replies. */
export const KEEPS_OUT = refuse('detachment-keeps-out', 'NBC-DET-04');
export const STARTS_NONE = refuse('detachment-starts-none', 'NBC-DET-04');

/** NBC-DET-06: the CP of each screen, and its greatest distance from the main body in cm. */
export const SCREEN_CP = 1;
export const SCREEN_CM = 20;

/** The skirmish rating of detachments and garrisons. */
export const SENT_OUT_SKIRMISH: SkirmishRating = 0;

/** NBC-GL-05: the CP that a donor keeps. The CP it gives are recorded in its blue book and do not return. */
export const keptByDonor = (cp: number, given: number, to: 'detachment' | 'garrison'): Reckoning => {
  const row = to === 'garrison' ? 'NBC-GAR-02' : 'NBC-DET-01';
  return reckonIn('CP', 'donor', [term('combat-points', cp, row), term(`donor-to-${to}`, -given, row)]);
};
