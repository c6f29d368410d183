/** Trains: set in motion, building a bridge; baggage taken and looted. NBC-PON-01 to -07, NBC-BAG-01 to -04 */

import type { Rating } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say, word } from '../../../engine/message.ts';
import { figure, type Reckoning, reckon, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import { allUnits, type Battle, onTable, type Unit } from '../../battle.ts';

/** NBC-PON-01, NBC-PON-04: the cm of bridge one train carries, and the minutes needed for each cm. */
export const BRIDGE_CM_PER_TRAIN = 5;
export const MINUTES_PER_CM = 60;

/** NBC-PON-03: the CP with which a train fights in close combat, as infantry: 1, or 2 with engineers. */
export const trainCombatCP = (withEngineers: boolean): number => (withEngineers ? 2 : 1);

/** NBC-PON-07: the train that owns the finished bridge made with this train's boats, or undefined. */
export const bridgeWith = (battle: Battle, id: string): Unit | undefined =>
  allUnits(battle).find(({ id: own, building }) => building?.done && (own === id || building.with?.includes(id)));

/** NBC-PON-04: whether a train is building a bridge, its own or another train's; it then neither marches nor builds. */
export const isBuilding = (battle: Battle, { building, id }: Unit): boolean =>
  Boolean(building) || allUnits(battle).some((other) => onTable(other) && other.building?.with?.includes(id));

/** NBC-PON-04: the minutes a bridge needs; Time Cards are counted against them. */
export const bridgeMinutes = (cm: number): Reckoning =>
  reckonIn('minutes', 'boats-to-build', [
    term(say('boats-hours', { cm, minutes: MINUTES_PER_CM }), cm * MINUTES_PER_CM, 'NBC-PON-04'),
  ]);

export interface BuildingFlags {
  readonly freezing: boolean;
  readonly heavyRain: boolean;
  /** An enemy unit, not an officer, is within 20 cm of the site this turn. */
  readonly enemyNear: boolean;
  readonly engineers: boolean;
  readonly disordered: boolean;
}

export const SHORT_CARD = 20;
export const UNDISTURBED = 10;
/** NBC-PON-06: an enemy unit within this distance disturbs the work, in cm. */
export const BUILDERS_CM = 20;

/** NBC-PON-06, AMB-145: the minutes a Time Card adds to the bridge, in the book's order; `index`: from 1. */
export function pontoonMinutes(card: number, index: number, flags: BuildingFlags): Reckoning {
  const { freezing, heavyRain, enemyNear, engineers, disordered } = flags;
  const terms: Term[] = [term('boats-time-card', card, 'NBC-PON-05')];
  if ((freezing || heavyRain) && card < SHORT_CARD) {
    terms.push(term(freezing ? 'boats-freezing' : 'boats-rain', -card, 'NBC-PON-06'));
    return reckonIn('minutes', 'boats-built', terms);
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
  return reckonIn('minutes', 'boats-built', terms);
}

/** NBC-PON-05: the minutes built, needed and left, and whether the bridge is finished. */
export function bridgeProgress(cm: number, built: readonly number[]) {
  const turns = built.map((minutes, i) => term(say('boats-turn', { turn: i + 1 }), minutes, 'NBC-PON-05'));
  const sum = reckonIn('minutes', 'boats-built', turns);
  const need = bridgeMinutes(cm).total;
  return { built: sum, need, left: Math.max(0, need - sum.total), done: sum.total >= need };
}

export type Train = 'pontoon' | 'baggage';

const ROWS = { pontoon: 'NBC-PON-01', baggage: 'NBC-BAG-01' } as const;

/** The re-roll dice it costs to set one pontoon train, or all baggage of an army, in motion. */
export const startTrainCost = (train: Train): Reckoning =>
  reckonIn('RRD', 'sum-cost', [term('train-in-motion', 1, ROWS[train])]);

export const mayStartTrain = (train: Train, facts: { readonly rrd: number; readonly inPhase: boolean }): Legality =>
  unless(
    !facts.inPhase && refuse('train-phase', ROWS[train]),
    facts.rrd < startTrainCost(train).total && refuse('reroll-none-left', ROWS[train]),
  );

/** NBC-BAG-03: the rating of a looting check: the printed quality, never modified. */
export function lootingRating(quality: Rating): Reckoning {
  const printed = term(say('rating-of-quality', { quality: word(`quality-${quality}`) }), quality, 'NBC-BAG-03');
  return reckon('sum-rating', [printed], { note: 'rating-not-modified' });
}

/** NBC-BAG-03: whether the unit loots after a check, which starts or later ends it, and the CP it loses to looting. */
export function looting(result: Result, already: boolean): { readonly looting: boolean; readonly lost: 0 | 1 } {
  const goesOn = already ? result === 'L' || result === 'VL' : result !== 'VH' && result !== 'H';
  return { looting: goesOn, lost: result === 'VL' ? 1 : 0 };
}
