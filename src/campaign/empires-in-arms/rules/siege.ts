/** Sieges: the attempt, the sortie, the breach, the storm, the garrison attack. EIA-175 to EIA-181 */
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { Power } from '../vocabulary.ts';

/** A garrison more than this many factors below its capacity helps the besieger. EIA-175 */
const SHORT = 5;

/** Returns whether the garrison is that far below its capacity. EIA-175 */
export const isShort = (inside: number, capacity: number): boolean => capacity - inside > SHORT;

/** Returns the modified die of an attempt, for the siege table. EIA-175 */
export const attemptDie = (die: Face, siegeValue: number, inside: number, capacity: number): Reckoning =>
  reckon('eiasiege-attempt', [
    term('eiasiege-die', die, 'EIA-175'),
    siegeValue > 0 && term('eiasiege-fleches', -siegeValue, 'EIA-175'),
    isShort(inside, capacity) && term('eiasiege-undergarrisoned', 1, 'EIA-175'),
  ]);

/** The results of CH-12, in the order of the numbers that stand for them. */
export const SIEGE_RESULTS = ['sortie', 'nothing', 'breach'] as const;
export type SiegeResult = (typeof SIEGE_RESULTS)[number];

/** Returns which side loses a factor in a sortie; the loser chooses it. EIA-176 */
export const sortieLoser = (die: Face): 'defender' | 'besieger' => (die >= 5 ? 'defender' : 'besieger');

/** Returns whether a garrison may ask for honours of war. EIA-177 */
export const mayAskHonours = (controller: Power): Legality =>
  unless((controller === 'TU' || controller === 'SP') && refuse('eiasiege-no-honours', 'EIA-177'));

/** How a breach ends. EIA-177 */
export type BreachEnd = 'honours' | 'surrender' | 'storm';
export function breachEnd(answers: {
  readonly asked: boolean;
  readonly granted: boolean;
  /** There is a friendly unbesieged city to go to; a minor's garrison may not leave home. */
  readonly somewhere: boolean;
  readonly surrenders: boolean;
}): BreachEnd {
  if (answers.asked && answers.granted && answers.somewhere) return 'honours';
  return answers.surrenders ? 'surrender' : 'storm';
}

/** Returns how a garrison attack ends. EIA-180 */
export function garrisonAttackEnd(end: {
  readonly besiegersBeaten: boolean;
  /** Factors left in the city, including those that did not take part. */
  readonly inside: number;
}): 'besiegersRetreat' | 'cityFalls' | 'siegeGoesOn' {
  if (end.besiegersBeaten) return 'besiegersRetreat';
  return end.inside === 0 ? 'cityFalls' : 'siegeGoesOn';
}

/** Returns how a relief ends for all three forces. EIA-181 */
export function reliefEnd(end: {
  readonly besiegersBroke: boolean;
  readonly relieversBroke: boolean;
  readonly inside: number;
}): {
  readonly siege: 'lifted' | 'goesOn' | 'cityFalls';
  readonly relievers: 'stay' | 'goBack';
  /** Which side's cavalry may pursue. */
  readonly pursuit: 'relieversPursue' | 'relieversPursued' | null;
} {
  if (end.besiegersBroke && !end.relieversBroke)
    return { siege: 'lifted', relievers: 'stay', pursuit: 'relieversPursue' };
  return {
    siege: end.inside === 0 ? 'cityFalls' : 'goesOn',
    relievers: 'goBack',
    pursuit: end.relieversBroke && !end.besiegersBroke ? 'relieversPursued' : null,
  };
}

/** Returns whether guard may be committed in a storm. EIA-178, Q18 */
export const guardInSiege = (rulings: Rulings): boolean => ruling(rulings, 'guardInSiege') === 'yes';
