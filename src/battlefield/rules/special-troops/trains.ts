/** Trains: set in motion, the clock of a pontoon bridge, baggage taken and looted. NBC-PON-01 to -07, NBC-BAG-01 to -04 */

import type { Arm, Rating } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say, word } from '../../../engine/message.ts';
import { figure, type Reckoning, reckon, type Term, term } from '../../../engine/reckoning.ts';
import { type Battle, onTable, type Unit } from '../../battle.ts';

/** NBC-PON-01, NBC-PON-04: bridge carried by a train, and minutes to build a centimetre of it. */
export const BRIDGE_CM_PER_TRAIN = 5;
export const MINUTES_PER_CM = 60;

// ---- as a target ---------------------------------------------------------------------------------------------------

/** The CP it fights with in close combat, as infantry. NBC-PON-03 */
export const trainCombatCP = (withEngineers: boolean): Reckoning =>
  reckon(
    'combat-points',
    [term('train-pontoon', 1, 'NBC-PON-03'), withEngineers && term('combat-dice-engineers', 1, 'NBC-PON-03')],
    { unit: 'CP' },
  );

// ---- building ------------------------------------------------------------------------------------------------------

/** NBC-PON-04: whose boats are in a longer bridge are in no other, and march nowhere. */
const sharesIn = (battle: Battle, { id }: Unit): boolean =>
  Object.values(battle.units).some((other) => onTable(other) && other.building?.with?.includes(id));

/** NBC-PON-07: the train in whose name the finished bridge stands that has its boats, or those of the other. */
export const bridgeWith = (battle: Battle, id: string): Unit | undefined =>
  Object.values(battle.units).find(
    ({ id: own, building }) => building?.done && (own === id || building.with?.includes(id)),
  );

/** Whether a train is at work on a bridge, its own or another's. */
export const isBuilding = (battle: Battle, train: Unit): boolean => Boolean(train.building) || sharesIn(battle, train);

/** Minutes a bridge takes before what the cards do to them. NBC-PON-04 */
export const bridgeMinutes = (cm: number): Reckoning =>
  reckon(
    'boats-to-build',
    [term(say('boats-hours', { cm, minutes: MINUTES_PER_CM }), cm * MINUTES_PER_CM, 'NBC-PON-04')],
    { unit: 'minutes' },
  );

/** Whether the trains on the site carry a bridge of that length. NBC-PON-04 */
export const mayBuild = (cm: number, trains: number): Legality =>
  unless(
    cm > trains * BRIDGE_CM_PER_TRAIN && refuse(say('boats-more-trains', { cm: BRIDGE_CM_PER_TRAIN }), 'NBC-PON-04'),
  );

export interface BuildingFlags {
  readonly freezing: boolean;
  readonly heavyRain: boolean;
  /** An enemy unit, not an officer, within 20 cm of the site this turn. */
  readonly enemyNear: boolean;
  readonly engineers: boolean;
  readonly disordered: boolean;
}

export const SHORT_CARD = 20;
export const UNDISTURBED = 10;
/** An enemy unit so near disturbs the work, cm. NBC-PON-06 */
export const BUILDERS_CM = 20;

/**
 * What one Time Card adds to the bridge, in minutes; `index` counts the cards since building began, from 1. The steps
 * keep the rulebook's order; an ignored card stays ignored. NBC-PON-06, AMB-145
 */
export function pontoonMinutes(card: number, index: number, flags: BuildingFlags): Reckoning {
  const { freezing, heavyRain, enemyNear, engineers, disordered } = flags;
  const terms: Term[] = [term('boats-time-card', card, 'NBC-PON-05')];
  if ((freezing || heavyRain) && card < SHORT_CARD) {
    terms.push(term(freezing ? 'boats-freezing' : 'boats-rain', -card, 'NBC-PON-06'));
    return reckon('boats-built', terms, { unit: 'minutes' });
  }
  let minutes = card;
  if (!enemyNear) {
    minutes += UNDISTURBED;
    terms.push(term(say('boats-undisturbed', { cm: BUILDERS_CM }), UNDISTURBED, 'NBC-PON-06'));
  }
  if (engineers && index % 2 === 0) {
    terms.push(term('boats-engineers', minutes, 'NBC-PON-06', { shown: figure('×2') }));
    minutes *= 2;
  }
  if (disordered) terms.push(term('state-disordered', -minutes / 2, 'NBC-PON-06', { shown: figure('÷2') }));
  return reckon('boats-built', terms, { unit: 'minutes' });
}

/** How far a bridge is: minutes built of minutes needed. NBC-PON-05 */
export function bridgeProgress(
  cm: number,
  built: readonly number[],
): { readonly built: Reckoning; readonly need: number; readonly left: number; readonly done: boolean } {
  const sum = reckon(
    'boats-built',
    built.map((minutes, i) => term(say('boats-turn', { turn: i + 1 }), minutes, 'NBC-PON-05')),
    { unit: 'minutes' },
  );
  const need = bridgeMinutes(cm).total;
  return { built: sum, need, left: Math.max(0, need - sum.total), done: sum.total >= need };
}

// ---- set in motion --------------------------------------------------------------------------------------------------

export type Train = 'pontoon' | 'baggage';

const ROWS = { pontoon: 'NBC-PON-01', baggage: 'NBC-BAG-01' } as const;

/** Re-roll dice that set one pontoon train in motion, or all the baggage of an army. */
export const startTrainCost = (train: Train): Reckoning =>
  reckon('sum-cost', [term('train-in-motion', 1, ROWS[train])], { unit: 'RRD' });

export const mayStartTrain = (train: Train, facts: { readonly rrd: number; readonly inPhase: boolean }): Legality =>
  unless(
    !facts.inPhase && refuse('train-phase', ROWS[train]),
    facts.rrd < startTrainCost(train).total && refuse('reroll-none-left', ROWS[train]),
  );

// ---- baggage --------------------------------------------------------------------------------------------------------

/** A unit that touches a train takes it and stops; guns take none. NBC-BAG-02 */
export const takesBaggage = (arm: Arm): boolean => arm !== 'artillery';

/** The rating of a looting check: the printed Q and nothing else, whoever is with the unit. NBC-BAG-03 */
export function lootingRating(quality: Rating): Reckoning {
  const printed = term(say('rating-of-quality', { quality: word(`quality-${quality}`) }), quality, 'NBC-BAG-03');
  return reckon('sum-rating', [printed], { note: 'rating-not-modified' });
}

export interface Looting {
  readonly looting: boolean;
  /** 1 where a combat point is lost to plunder. */
  readonly lost: 0 | 1;
}

/** The card of a looting check: the first, which may start it, and later ones, which may end it. NBC-BAG-03 */
export function looting(result: Result, already: boolean): Looting {
  const goesOn = already ? result === 'L' || result === 'VL' : result !== 'VH' && result !== 'H';
  return { looting: goesOn, lost: result === 'VL' ? 1 : 0 };
}
