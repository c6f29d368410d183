/** Spain's guerillas: how they appear, are hunted, and leave. EIA-220 to EIA-223 */
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';

/**
 * Returns how many guerillas appear after a defeat: one, if Spain lost a field or limited combat with a Spanish corps
 * in its own unceded province. EIA-220
 */
export const guerillaOfDefeat = (fight: {
  readonly spainLost: boolean;
  readonly spanishCorps: boolean;
  readonly kind: string;
  readonly unceded: boolean;
}): 0 | 1 =>
  fight.spainLost && fight.spanishCorps && fight.unceded && (fight.kind === 'field' || fight.kind === 'limited')
    ? 1
    : 0;

/** Returns how many guerillas a roll brings: the province's value minus the die, at least 0. EIA-221 */
export const guerillasByRoll = (die: Face, value: number): Reckoning =>
  reckon(
    'eiasiege-rising',
    [term('eiasiege-guerilla-value', value, 'EIA-221'), term('eiasiege-die', -die, 'EIA-221')],
    {
      atLeast: 0,
    },
  );

/** Returns whether corps may hunt guerillas: those that have not fought and are in no siege. EIA-222 */
export const mayHunt = (corps: number): Legality => unless(corps < 1 && refuse('eiasiege-nobody-free', 'EIA-222'));
/** Returns the modified die of a hunt. EIA-222 */
export const huntDie = (die: Face, corps: number): Reckoning =>
  reckon('eiasiege-hunt', [
    term('eiasiege-die', die, 'EIA-222'),
    corps >= 2 && term('eiasiege-two-corps', 1, 'EIA-222'),
  ]);
export const clearsProvince = (modified: number, value: number): boolean => modified > value;

/** Returns whether guerillas leave: no enemy is left in unceded Spain. EIA-223 */
export const guerillasLeave = (enemyFactorsInSpain: boolean): boolean => !enemyFactorsInSpain;
/** Returns whether a guerilla may move there: one area, within Spain. EIA-223 */
export const mayGuerillaMove = (to: { readonly inSpain: boolean; readonly areas: number }): Legality =>
  unless(
    !to.inSpain && refuse('eiasiege-guerilla-leaves', 'EIA-223'),
    to.areas > 1 && refuse('eiasiege-guerilla-far', 'EIA-223'),
  );
