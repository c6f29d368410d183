/** The rule modules: the procedure of each kind of question, and the handler of each play. */

import type { OpenChance } from '../engine/chance.ts';
import { arrival } from './arrivals/reinforcements.ts';
import { handlers as byHandPlays } from './by-hand/by-hand.ts';
import { contest } from './command/command-cards.ts';
import { firstActor } from './command/command-phase.ts';
import { officerEnteredThrow, officerRisk } from './command/officers-in-danger.ts';
import { orderChange } from './command/orders.ts';
import { command, temper } from './command/under-command.ts';
import { fightResult } from './fights/by-hand.ts';
import { charge, chargeAgain } from './fights/charges.ts';
import { closeCombats } from './fights/close-combats.ts';
import { firefight } from './fights/firefights.ts';
import { gunsAttacked } from './fights/guns-attacked.ts';
import { skirmish, standChoice } from './fire/skirmishing.ts';
import { volley } from './fire/volleys.ts';
import type { Handlers, PlayOf, Why } from './handling.ts';
import type { EventBuilder } from './ledger/event-builder.ts';
import { recoverRerolls } from './ledger/re-roll-dice.ts';
import { disorderCheck, qualityCheck } from './ledger/unit-checks.ts';
import { lullThrow, swap } from './lulls/lulls.ts';
import { handlers as commandersPlays } from './modules/commanders.ts';
import { handlers as fightsPlays } from './modules/fights.ts';
import { handlers as movementPlays } from './modules/movement.ts';
import { handlers as phasesPlays } from './modules/phases.ts';
import { handlers as specialTroopsPlays } from './modules/special-troops.ts';
import { crossingThrow } from './movement/crossings.ts';
import { move } from './movement/moving.ts';
import { brokenBack, brokenFlight, officerMove } from './movement/moving-others.ts';
import type { Procedure } from './procedure.ts';
import { rallying, recovery } from './recovery/recovery.ts';
import { timeCard } from './sky/time.ts';
import { fogLifts, intensityThrow, weatherChange } from './sky/weather-throws.ts';
import { engineerRisk, engineersRehomed } from './special-troops/engineer-hosts.ts';
import { garrisoning } from './special-troops/garrisoning.ts';
import { detaching } from './special-troops/sent-out.ts';
import { bridgeBuilding, lootingCheck } from './special-troops/trains.ts';
import { handlers as lockedPlays } from './under-lock.ts';

export const PROCEDURES = {
  // Phase 1: which side acts first, re-roll dice
  first: firstActor,
  'recover-rerolls': recoverRerolls,
  // Phase 2: whether due units arrive
  arrival,
  // Phase 3: skirmishers
  skirmish,
  stand: standChoice,
  // Phase 4: batteries
  volley,
  // Phase 6: which formation acts next, and whether it is under command
  contest,
  command,
  temper,
  // The formation's action: orders, moves, bridges
  'order-change': orderChange,
  move,
  'broken-move': brokenFlight,
  'broken-back': brokenBack,
  'officer-move': officerMove,
  crossing: crossingThrow,
  // Fights
  charge,
  'charge-again': chargeAgain,
  'guns-attacked': gunsAttacked,
  firefight,
  'close-combat': closeCombats,
  'fight-result': fightResult,
  // What follows from hits
  quality: qualityCheck,
  disorder: disorderCheck,
  'officer-risk': officerRisk,
  'officer-entered': officerEnteredThrow,
  // Troops sent out, engineers and trains
  detach: detaching,
  garrison: garrisoning,
  'engineer-risk': engineerRisk,
  'engineers-rehomed': engineersRehomed,
  'bridge-building': bridgeBuilding,
  looting: lootingCheck,
  // Phase 7: recovery
  recovery,
  rally: rallying,
  // Phases 8 and 9: the clock and the sky
  time: timeCard,
  weather: weatherChange,
  intensity: intensityThrow,
  fog: fogLifts,
  // Lulls
  'lull-restart': lullThrow,
  swap,
} as const satisfies Readonly<Record<string, Procedure>>;

export type Kind = keyof typeof PROCEDURES;
/** False for a kind that this version does not know. */
export const isKind = (kind: string): kind is Kind => Object.hasOwn(PROCEDURES, kind);

const MODULES = {
  ...byHandPlays,
  ...commandersPlays,
  ...fightsPlays,
  ...movementPlays,
  ...phasesPlays,
  ...specialTroopsPlays,
  ...lockedPlays,
};

type ModulePlay = keyof typeof MODULES;
const HANDLERS: Handlers<ModulePlay> = MODULES;

/** Judges a play: writes what follows, or returns why the play is refused. */
export const handle = <N extends ModulePlay>(d: EventBuilder, name: N, play: PlayOf<N>, open: OpenChance): Why =>
  HANDLERS[name](d, play, open);
