/** Figures quoted in texts, each computed from the rule's own table or resolver. */

import { adjustedRating, type RatingFacts } from '../battlefield/quality-check.ts';
import { blockedRetreat } from '../battlefield/rules/close-combat/retreat.ts';
import { commandTotal } from '../battlefield/rules/command/who-acts-next.ts';
import { artilleryDice, type Shot } from '../battlefield/rules/fire/artillery.ts';
import { casualties } from '../battlefield/rules/fire/casualties.ts';
import { type Battery, type Target, usualToHit } from '../battlefield/rules/fire/fighters.ts';
import { contactZoneDice } from '../battlefield/rules/movement/contact-zone.ts';
import { moveShifts } from '../battlefield/rules/movement/movement.ts';
import { startingWeather } from '../battlefield/rules/sky/weather.ts';
import { type EngineerPlace, engineerTransfer } from '../battlefield/rules/special-troops/engineers.ts';
import { RATINGS, type Rating } from '../book/terms.ts';
import { minuteCounts, type TimeDeck } from '../cards/deck.ts';
import { FACES, type Face } from '../dice/faces.ts';

// ---- checks and dice -----------------------------------------------------------------------------------------------

/** What one fact adds to a check's rating. */
export const addedToCheck = (facts: Omit<RatingFacts, 'quality'>): number =>
  adjustedRating({ quality: 3, ...facts }).total - adjustedRating({ quality: 3 }).total;

/** The die faces that hit by the usual numbers. */
export const hittingFaces = (disordered = false): readonly Face[] =>
  FACES.filter((face) => face >= usualToHit({ disordered, exhaustion: 0 }).need);

// ---- fire ----------------------------------------------------------------------------------------------------------

/** A battery in good order. */
export const BATTERY: Battery = {
  weight: 'heavy',
  mobility: 'foot',
  pieces: 'guns',
  attached: false,
  quality: 3,
  disordered: false,
  exhaustion: 0,
};

/** Infantry in good order in the open. */
export const TARGET: Target = {
  kind: 'unit',
  arm: 'infantry',
  cp: 6,
  stands: 0,
  disordered: false,
  cover: 'none',
};

/** A shot at it from 1 cm, on the level. */
export const SHOT: Shot = {
  battery: BATTERY,
  target: TARGET,
  distanceCm: 1,
  aspect: 'front',
  differentLevel: false,
  ground: 'hard',
};

/** The dice that a change adds to the shot. */
export const addedToShot = (change: Partial<Shot>, from: Shot = SHOT): number =>
  artilleryDice({ ...from, ...change }).total - artilleryDice(from).total;

/** The qualities whose gunners throw extra dice. */
export const GOOD_GUNNERS: readonly Rating[] = RATINGS.filter(
  (quality) => addedToShot({ battery: { ...BATTERY, quality } }) > 0,
);
export const GOOD_GUNNERS_DICE = addedToShot({ battery: { ...BATTERY, quality: 6 } });

/** Combat points lost to one hit. */
export const CP_OF_A_HIT = casualties(TARGET, { hits: 1, aspects: [] }).cpLost;

// ---- combat, command, sky, clock -----------------------------------------------------------------------------------

/** How many times a loser's CP its winners need to vanquish it if it has no way back. */
export const VANQUISH_TIMES =
  blockedRetreat({ cp: 4, disordered: false, exhaustion: 0, spared: true }, 0).threshold.total / 4;

/** What Cossacks add to the Under Command throw. */
export const HARASSED = (() => {
  const pot = { red: 1, white: [1, 1], green: [1, 1] } as const;
  const total = (harassed: boolean) => commandTotal(pot, { A: 1, far: false, harassed }).total;
  return total(true) - total(false);
})();

/** What the Mediterranean adds to the day's weather throw, and the highest total with it. */
export const MEDITERRANEAN =
  startingWeather([1, 1], 1, true).total.total - startingWeather([1, 1], 1, false).total.total;
export const BEST_WEATHER = startingWeather([6, 6], 1, true).total.total;

/** The mean minutes of a card of the pack. */
export const meanMinutes = ({ cards }: TimeDeck): number =>
  cards.reduce((sum, { minutes }) => sum + minutes, 0) / cards.length;

/** The smallest difference between cards of a pack, in minutes. */
export function minuteStep(deck: TimeDeck): number {
  const values = minuteCounts(deck).map(({ minutes }) => minutes);
  return Math.min(...values.slice(1).map((minutes, i) => minutes - (values[i] ?? 0)));
}

// ---- movement and troops -------------------------------------------------------------------------------------------

/** Column shifts of an Exhausted unit on the movement chart. */
export const EXHAUSTED_SHIFTS = moveShifts({
  arm: 'infantry',
  moveClass: 'foot',
  ground: 'hard',
  hills: 'rolling',
  exhaustion: 2,
}).total;

/** Dice that bad ground or a bad state takes from a move in the Contact Zone. */
export const ZONE_DICE_LOST =
  contactZoneDice({ mounted: false }).total - contactZoneDice({ mounted: false, disordered: true }).total;

const PLACES = {
  park: { at: 'park' },
  commander: { at: 'commander', formation: 'one' },
  other: { at: 'commander', formation: 'other' },
  infantry: { at: 'unit', formation: 'one', arm: 'infantry', inCommand: true },
} as const satisfies Record<string, EngineerPlace>;

/** Re-roll dice that engineers cost to move from one host to another. */
export function engineersCost(from: keyof typeof PLACES, to: keyof typeof PLACES): number {
  const transfer = engineerTransfer(PLACES[from], PLACES[to]);
  return transfer.ok ? transfer.cost.total : Number.NaN;
}
