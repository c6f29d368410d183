/** Pontoon trains: their march, what can be done to them, and the clock of the bridge they build. NBC-PON-01 to -07 */

import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
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
