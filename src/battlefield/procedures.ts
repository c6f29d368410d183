/** Every kind of question, by its name. */
import { command, contest, temper } from './command-cards.ts';
import { firstActor } from './command-phase.ts';
import { crossingThrow } from './crossings.ts';
import { engineerRisk, engineersRehomed } from './engineer-hosts.ts';
import { fightResult } from './fights/by-hand.ts';
import { charge, chargeAgain } from './fights/charges.ts';
import { closeCombats } from './fights/close-combats.ts';
import { firefight } from './fights/firefights.ts';
import { gunsAttacked } from './fights/guns-attacked.ts';
import { fogLifts } from './fog.ts';
import { lullThrow } from './lull-agreed.ts';
import { move } from './moving.ts';
import { brokenFlight, officerMove } from './moving-others.ts';
import { officerRisk } from './officers-at-risk.ts';
import { officerEnteredThrow } from './officers-struck.ts';
import { orderChange } from './orders.ts';
import type { Procedure } from './procedure.ts';
import { recoverRerolls } from './re-roll-dice.ts';
import { rallying, recovery } from './recovery.ts';
import { arrival } from './reinforcements.ts';
import { detaching, garrisoning } from './sent-out.ts';
import { skirmish, standChoice } from './skirmishing.ts';
import { swap } from './swaps.ts';
import { timeCard } from './time.ts';
import { bridgeBuilding, lootingCheck } from './trains.ts';
import { disorderCheck, qualityCheck } from './unit-checks.ts';
import { volley } from './volleys.ts';
import { intensityThrow, weatherChange } from './weather.ts';

const ALL: readonly Procedure[] = [
  firstActor,
  recoverRerolls,
  arrival,
  contest,
  command,
  temper,
  orderChange,
  skirmish,
  standChoice,
  volley,
  disorderCheck,
  qualityCheck,
  officerRisk,
  move,
  brokenFlight,
  officerMove,
  swap,
  crossingThrow,
  detaching,
  garrisoning,
  engineerRisk,
  engineersRehomed,
  bridgeBuilding,
  lootingCheck,
  lullThrow,
  officerEnteredThrow,
  recovery,
  rallying,
  charge,
  chargeAgain,
  gunsAttacked,
  firefight,
  closeCombats,
  fightResult,
  timeCard,
  weatherChange,
  intensityThrow,
  fogLifts,
];

const BY_KIND = new Map(ALL.map((procedure) => [procedure.kind, procedure]));

/** A question of a kind this version does not know can be read in no way but by the table: it is closed without effect. */
const UNKNOWN: Procedure = {
  kind: 'unknown',
  optional: true,
  question: () => 'A question this version does not know',
  needs: () => [],
  reading: () => ({ word: 'Unknown', means: 'Settle it at the table, set the result by hand, and go on.', sums: [] }),
  settle: () => undefined,
};

export const procedureFor = (kind: string): Procedure => BY_KIND.get(kind) ?? UNKNOWN;
export const PROCEDURE_KINDS = [...BY_KIND.keys()];
