/** The words of the register of rulings, with figures from the rules. */

import { LOSSES_FOR_ONE } from '../battlefield/quality-check.ts';
import { RALLY_BELOW } from '../battlefield/recovery/recovery.ts';
import { RESTORED_CP } from '../battlefield/rules/close-combat/aftermath.ts';
import { EFFECTS, RECOIL, STALLED } from '../battlefield/rules/close-combat/retreat.ts';
import { MISSES } from '../battlefield/rules/close-combat/throws.ts';
import { INJURED_ON, replacementRatings } from '../battlefield/rules/command/officers.ts';
import { TEMPER_BY_GREEN } from '../battlefield/rules/command/order-ladder.ts';
import { OBLIGATIONS } from '../battlefield/rules/command/order-obligations.ts';
import { RANGES } from '../battlefield/rules/fire/artillery.ts';
import { BROKEN_MOVE, DESTROYED_ON, HITS_TO_DESTROY } from '../battlefield/rules/fire/casualties.ts';
import { MISFIRE } from '../battlefield/rules/fire/fighters.ts';
import { BATTERY_DICE, FIREFIGHT_CM } from '../battlefield/rules/fire/firefight.ts';
import { skirmishDice } from '../battlefield/rules/fire/skirmish.ts';
import { DITCH_BONUS } from '../battlefield/rules/movement/bridges.ts';
import { AUTO_ATTACK, NO_ATTACK, STOP_BEFORE_CAVALRY_CM } from '../battlefield/rules/movement/contact-zone.ts';
import {
  CONTOUR_CM,
  CONTOUR_IN_MUD_CM,
  chartDice,
  FLIGHT_CM,
  MOVE_CHART,
  MUD_SHIFTS,
  SHY_CM,
  SOFT_CM,
} from '../battlefield/rules/movement/movement.ts';
import { USUAL_BANDS, visibility } from '../battlefield/rules/sky/visibility.ts';
import { SCREEN_CP } from '../battlefield/rules/special-troops/detachments.ts';
import { ENGINEERS_FALL_ON, FORMATIONS_FOR_ENGINEERS } from '../battlefield/rules/special-troops/engineers.ts';
import { GARRISON_MINUTES } from '../battlefield/rules/special-troops/garrisons.ts';
import { FOG_AN_HOUR } from '../battlefield/sky/weather-throws.ts';
import { GARRISON_LIMITS } from '../battlefield/terrain.ts';
import type { Amb, Mis, RulingGroupId } from '../book/ruling-entries.ts';
import { RULINGS, type RulingKey, type RulingValue } from '../book/rulings.ts';
import { clock, RATINGS, SKIRMISH_RATINGS } from '../book/terms.ts';
import { CARDS_BEFORE_SHUFFLE, SHUFFLING_MINUTES } from '../cards/pack.ts';
import { qualityDeckNamed, TIME_DECK_IDS, TIME_DECKS, timeDeckInForce } from '../cards/shelf.ts';
import { CONFIRM } from '../dice/hits.ts';
import { countedColours, POT_DICE } from '../dice/pot.ts';
import type { Text } from '../engine/message.ts';
import { LOSS_SHARES, PERCENT_FROM, PERCENT_TO, reformBattery } from '../scenarios/after-battle.ts';
import { radiusMultiplier } from '../scenarios/command-radius.ts';
import { speak } from '../words/speak.ts';
import { t } from '../words/t.ts';
import {
  addedToCheck,
  BEST_WEATHER,
  CP_OF_A_HIT,
  GOOD_GUNNERS,
  HARASSED,
  hittingFaces,
  MEDITERRANEAN,
  meanMinutes,
  minuteStep,
  VANQUISH_TIMES,
} from './figures.ts';

type Figures = Readonly<Record<string, Text>>;

const LOW = Math.min(...RATINGS);
const HIGH = Math.max(...RATINGS);
const WORST = 0;
const BEST = 3;
const QUALITY = qualityDeckNamed('');
const TIME = timeDeckInForce({});

/** The values of a switch as numbers. */
const figuresOf = (key: RulingKey): readonly number[] => RULINGS[key].values.map(Number);

const skirmishFigures = (): Figures => {
  const thrown = SKIRMISH_RATINGS.flatMap((by) => SKIRMISH_RATINGS.map((on) => skirmishDice(by, on).total));
  return { least: Math.min(...thrown.filter((dice) => dice > 0)), most: Math.max(...thrown) };
};

const ENGINEERS: Figures = { formations: FORMATIONS_FOR_ENGINEERS, need: ENGINEERS_FALL_ON };
const ZONE_FACES: Figures = { one: NO_ATTACK, six: AUTO_ATTACK };
const OUT_OF_COMMAND: Figures = { less: addedToCheck({ outOfCommand: true }) };

/** The figures in the words of an unclear place, its title and its choices. */
const FIGURES: Partial<Record<Amb | Mis, Figures>> = {
  'AMB-02': skirmishFigures(),
  'AMB-03': { dice: POT_DICE },
  'AMB-04': { dice: [1, 2, 3, 4, 5].filter((dice) => !countedColours(dice).includes('red')) },
  'AMB-10': { low: LOW, high: HIGH, least: QUALITY.lowest, most: QUALITY.highest },
  'AMB-11': { cards: CARDS_BEFORE_SHUFFLE },
  'AMB-12': { bonus: addedToCheck({ nearArmyCommander: true }) },
  'AMB-14': { losses: LOSSES_FOR_ONE },
  'AMB-17': { less: addedToCheck({ disordered: true }) },
  'AMB-19': { bonus: addedToCheck({ town: true }) },
  'AMB-23': TEMPER_BY_GREEN,
  'AMB-30': { redeploy: OBLIGATIONS.redeploy.baseRateCm, strategic: OBLIGATIONS.strategic.baseRateCm },
  'AMB-31': { cp: SCREEN_CP, screens: OBLIGATIONS.redeploy.screens },
  'AMB-37': { added: MEDITERRANEAN, total: BEST_WEATHER },
  'AMB-40': { cm: visibility({ band: 'evening', weather: 'sunny', vantage: false, fog: true }).total },
  'AMB-41': {
    early: clock(USUAL_BANDS.early.from),
    daylight: clock(USUAL_BANDS.daylight.from),
    evening: clock(USUAL_BANDS.evening.from),
    night: clock(USUAL_BANDS.evening.to),
  },
  'AMB-46': { minutes: meanMinutes(TIME) },
  'AMB-47': { named: SHUFFLING_MINUTES, step: minuteStep(TIME) },
  'AMB-51': { less: -HARASSED },
  'AMB-174': { less: -HARASSED },
  'AMB-53': { cm: MOVE_CHART.general.full },
  'AMB-56': { less: 3 - replacementRatings({ A: 3, L: 3, T: 3 }).A, least: LOW },
  'AMB-57': { cm: Math.min(...figuresOf('escapeCm')), printed: Math.max(...figuresOf('escapeCm')) },
  'AMB-58': { need: INJURED_ON.alone },
  'AMB-59': { need: INJURED_ON.attached },
  'AMB-63': {
    best: BEST,
    worst: WORST,
    dice: skirmishDice(BEST, WORST).total,
    pattern: skirmishDice(BEST, WORST, { sk3vSk0: '5' }).total,
  },
  'AMB-64': { cp: CP_OF_A_HIT },
  'AMB-70': { light: RANGES.light.short.dice, heavy: RANGES.heavy.short.dice },
  'AMB-71': { short: RANGES.heavy.short.toCm, medium: RANGES.heavy.medium.toCm },
  'AMB-73': { confirm: CONFIRM },
  'AMB-75': { hits: HITS_TO_DESTROY, red: DESTROYED_ON.guns },
  'AMB-79': { cm: BROKEN_MOVE.cm },
  'AMB-80': { face: MISFIRE },
  'AMB-81': { gunners: GOOD_GUNNERS.map((quality) => `Q${quality}`) },
  'AMB-82': { dice: BATTERY_DICE },
  'AMB-85': { losses: LOSSES_FOR_ONE },
  'AMB-91': { cm: CONTOUR_CM, mud: CONTOUR_IN_MUD_CM },
  'AMB-92': ZONE_FACES,
  'AMB-93': ZONE_FACES,
  'AMB-99': { cm: STOP_BEFORE_CAVALRY_CM },
  'AMB-101': { ...FLIGHT_CM, near: SHY_CM },
  'AMB-104': { cm: SOFT_CM.horse, dice: chartDice('general', MUD_SHIFTS) ?? 0 },
  'AMB-106': { dice: BATTERY_DICE },
  'AMB-108': { cm: FIREFIGHT_CM },
  'AMB-110': { least: MISSES.flankedLeast },
  'AMB-112': { faces: hittingFaces(), disordered: Math.min(...hittingFaces(true)) },
  'AMB-116': { least: MISSES.flankedLeast },
  'AMB-117': { confirm: CONFIRM },
  'AMB-119': { infantry: EFFECTS.VH.infantry, cavalry: EFFECTS.VH.cavalry },
  'AMB-121': { recoil: RECOIL, stalled: STALLED },
  'AMB-123': { cm: RECOIL },
  'AMB-127': { times: VANQUISH_TIMES },
  'AMB-132': { cp: RESTORED_CP },
  'AMB-133': { minutes: GARRISON_MINUTES },
  'AMB-135': OUT_OF_COMMAND,
  'AMB-137': { below: RALLY_BELOW },
  'AMB-138': OUT_OF_COMMAND,
  'AMB-143': { bonus: DITCH_BONUS },
  'AMB-144': ENGINEERS,
  'AMB-145': { hits: HITS_TO_DESTROY, red: DESTROYED_ON.guns },
  'AMB-150': LOSS_SHARES,
  'AMB-151': { from: PERCENT_FROM, to: PERCENT_TO },
  'AMB-153': { here: reformBattery(1, true).need.total, gone: reformBattery(1, false).need.total },
  'AMB-154': { units: 5, times: radiusMultiplier(4), product: (5 * 10 * radiusMultiplier(4)) / 10 },
  'MIS-01': { deck: QUALITY.id },
  'MIS-03': { deck: TIME.id, others: TIME_DECK_IDS.length - 1 },
  'MIS-08': { fog: FOG_AN_HOUR },
  'MIS-27': { limit: GARRISON_LIMITS.usual },
};

const said = (code: string, of: Amb | Mis, more: Figures = {}): string =>
  speak({ code, args: { ...FIGURES[of], ...more } });

export const groupTitle = (id: RulingGroupId): string => t(`rulings-group-${id}`);

/** What is unclear, in a few words. */
export const titleOf = (amb: Amb): string => said(`ruling-${amb}`, amb);

/** What is unclear and the default, in a sentence or two. */
export const textOf = (amb: Amb): string => said(`ruling-${amb}-text`, amb);

export const missingTitle = (mis: Mis): string => said(`missing-${mis}`, mis);

/** What replaces the missing data. */
export const missingText = (mis: Mis): string => said(`missing-${mis}-text`, mis);

/** The figures in the words of one choice. */
function ofChoice(value: string): Figures {
  const deck = TIME_DECK_IDS.find((id) => id === value);
  if (deck) return { cards: TIME_DECKS[deck].cards.length, mean: meanMinutes(TIME_DECKS[deck]) };
  return Number.isNaN(Number(value)) ? {} : { n: Number(value) };
}

/** The meaning of a choice, in a few words. */
export const meaningOf = <K extends RulingKey>(key: K, value: RulingValue<K>): string =>
  said(`ruling-${key}-${value}`, RULINGS[key].cites, ofChoice(value));
