/** Detachments: who may send them out, how many combat points they take, what they may do. NBC-DET-01 to NBC-DET-06 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm, Order, SkirmishRating } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';

/** NBC-DET-01 */
export const DETACHMENT_MOST_CP = 3;

/** The most CP a unit can detach: three, and fewer than it keeps. NBC-DET-01 */
export const maxDetachment = (cp: number): number => Math.max(0, Math.min(DETACHMENT_MOST_CP, Math.ceil(cp / 2) - 1));

export interface DetachmentDonor {
  readonly arm: Arm;
  readonly cp: number;
  readonly underCommand: boolean;
  readonly broken?: boolean;
  readonly garrison?: boolean;
  readonly detachment?: boolean;
}

export type DetachmentArm = Extract<Arm, 'infantry' | 'cavalry'>;

/** The arms a donor can send out; a Mixed unit chooses (AMB-134), guns never go. NBC-DET-02, NBC-GL-29 */
export function detachmentArms(donor: Arm): readonly DetachmentArm[] {
  if (donor === 'mixed') return ['infantry', 'cavalry'];
  return donor === 'infantry' || donor === 'cavalry' ? [donor] : [];
}

/** Whether a detachment may be made, in the administration of the donor's formation. NBC-DET-01, NBC-DET-02 */
export function mayDetach(donor: DetachmentDonor, cp: number, arm: DetachmentArm): Legality {
  const most = maxDetachment(donor.cp);
  return unless(
    detachmentArms(donor.arm).length === 0 && refuse('detach-arm', 'NBC-DET-02'),
    (donor.garrison || donor.detachment || donor.broken) && refuse('detach-never', 'NBC-DET-01'),
    !donor.underCommand && refuse('detach-not-under-command', 'NBC-DET-01'),
    !detachmentArms(donor.arm).includes(arm) && refuse(say('detach-wrong-arm', { arm }), 'NBC-DET-02'),
    most === 0 && refuse('detach-keeps-too-little', 'NBC-DET-01'),
    !(Number.isInteger(cp) && cp >= 1 && cp <= most) && refuse(say('detach-cp', { most }), 'NBC-DET-01'),
  );
}

// ---- what a detachment may do ---------------------------------------------------------------------------------------

/** More than a handful in a battle is against the spirit of the rules. NBC-DET-03 */
export const HANDFUL = 5;
/** NBC-DET-03: more than five in a battle; a caution, no ban. */
export const tooManyDetachments = (made: number): boolean => made > HANDFUL;

export interface DetachmentMove {
  readonly going: 'to-post' | 'elsewhere' | 'back' | 'nowhere';
  /** It has stopped once. */
  readonly stopped: boolean;
  /** It screens a formation on the march (NBC-DET-06), and keeps pace with it. */
  readonly screening?: boolean;
}

/** Straight to its post or nowhere; once it has stopped it only goes back. NBC-DET-03 */
export const mayDetachmentMove = ({ going, stopped, screening }: DetachmentMove): Legality =>
  unless(
    !screening &&
      stopped &&
      (going === 'to-post' || going === 'elsewhere') &&
      refuse('detachment-stays-stopped', 'NBC-DET-03'),
    !screening && going === 'elsewhere' && refuse('detachment-straight', 'NBC-DET-03'),
  );

export type DetachmentDeed = 'enter-contact-zone' | 'start-close-combat' | 'start-firefight' | 'defend' | 'reply';

/** What it may do about the enemy. NBC-DET-04 */
export const mayDetachmentDo = (deed: DetachmentDeed): Legality =>
  unless(
    deed === 'enter-contact-zone' && refuse('detachment-keeps-out', 'NBC-DET-04'),
    (deed === 'start-close-combat' || deed === 'start-firefight') && refuse('detachment-starts-none', 'NBC-DET-04'),
  );

// ---- screens of a march --------------------------------------------------------------------------------------------

/** NBC-DET-06: CP of each, and how far from the main body, cm. */
export const SCREEN_CP = 1;
export const SCREEN_CM = 20;

export interface ScreenFacts {
  readonly order: Order;
  readonly donor: DetachmentDonor;
  /** Screens of this formation that are still there. */
  readonly alive: number;
  readonly when: 'order-begins' | 'administration' | 'other';
}

/** Whether a formation on the march may put out another cavalry screen. NBC-DET-06, AMB-31 */
export function mayScreen({ order, donor, alive, when }: ScreenFacts): Legality {
  const most = OBLIGATIONS[order].screens;
  return unless(
    most === 0 && refuse('screen-orders', 'NBC-DET-06'),
    when === 'other' && refuse('screen-when', 'NBC-DET-06', 'screenAbsorb'),
    alive >= most && refuse(say('screen-most', { most }), 'NBC-DET-06'),
    mayDetach(donor, SCREEN_CP, 'cavalry'),
  );
}

/** What becomes of the screens when the march ends (ruling `screenAbsorb`). AMB-31 */
export const screenAfterMarch = (rulings: Rulings = {}): 'stays' | 'returns' =>
  ruling(rulings, 'screenAbsorb') === 'permanent' ? 'stays' : 'returns';

// ---- what a unit gives of itself ------------------------------------------------------------------------------------

/** Neither detachments nor garrisons skirmish. */
export const SENT_OUT_SKIRMISH: SkirmishRating = 0;

/** CP that its donor keeps; what it gives goes to its blue book, for good (NBC-GL-05). */
export const keptByDonor = (cp: number, given: number, to: 'detachment' | 'garrison'): Reckoning => {
  const row = to === 'garrison' ? 'NBC-GAR-02' : 'NBC-DET-01';
  return reckon('donor', [term('combat-points', cp, row), term(`donor-to-${to}`, -given, row)], { unit: 'CP' });
};
