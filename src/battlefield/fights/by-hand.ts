/** "The table decided otherwise": the result of a fight that the players set, unit by unit. */

import * as z from 'zod/mini';
import { type Message, say } from '../../engine/message.ts';
import { type Battle, currentCP, type Facts, hasCP } from '../battle.ts';
import { endContact } from '../ledger/contact.ts';
import { type EventBuilder, log, openTask, setUnit } from '../ledger/event-builder.ts';
import { eliminateUnit, formationAttacked, officerAtRisk, suffer } from '../ledger/losses.ts';
import { called } from '../named.ts';
import { type Asked, amount, type Choice, type Fact, oneOf, type Procedure, yesNo } from '../procedure.ts';
import { type AnswerKey, answersTo, exhaustionSaid, factKey, flagSaid, saidOf } from '../rules/fights/answers.ts';
import { UNHURT } from '../rules/fire/casualties.ts';
import { areaSaid } from './combatants.ts';
import { markFire, volleysOf } from './firefights.ts';
import { attackedInTown, keepAnswers, now, standsIn, takeStandsIn, writeDisorder } from './ledger.ts';
import { defenderIn, type FightTask, fightData, ofAttackers, type Party, partiesOf, STATES } from './parties.ts';

const resultData = z.extend(fightData, { cause: z.literal(['firefight', 'close-combat']) });
type ResultData = Readonly<z.infer<typeof resultData>>;
type FightCause = ResultData['cause'];

const isGone = (task: FightTask, { slot }: Party): boolean => flagSaid(task, slot, 'gone');
const lostBy = (task: FightTask, { slot }: Party): number => saidOf(task, slot, 'lost', 0);
const isDisordered = (task: FightTask, { slot, disordered }: Party): boolean =>
  flagSaid(task, slot, 'isDisordered', disordered);
const wearinessOf = (task: FightTask, { slot, exhaustion }: Party) => exhaustionSaid(task, slot, 'weary', exhaustion);

function asked(task: FightTask, party: Party): Fact[] {
  const { unit: known, slot, short: unit } = party;
  if (!known) return [];
  const key = (name: AnswerKey) => factKey(slot, name);
  return [
    hasCP(known)
      ? amount(key('lost'), say('fight-loses', { unit }), lostBy(task, party), [0, currentCP(known)], { unit: 'CP' })
      : yesNo(key('gone'), say('fight-is-eliminated', { unit }), isGone(task, party)),
    yesNo(key('isDisordered'), say('fight-is-disordered', { unit }), isDisordered(task, party)),
    oneOf(key('weary'), called(unit), String(wearinessOf(task, party)), STATES),
  ];
}

/** Writes the table's result for one unit; engineers and officer throw as after any fight (NBC-ENG-06, NBC-OFF-03). */
function write(d: EventBuilder, task: Asked<ResultData>, party: Party, fought: boolean) {
  const { unit } = party;
  if (!unit) return;
  if (isGone(task, party)) return eliminateUnit(d, unit.id, 'gone-by-the-table');
  const exhaustion = wearinessOf(task, party);
  if (exhaustion !== unit.exhaustion) setUnit(d, unit.id, { exhaustion });
  writeDisorder(d, unit, isDisordered(task, party));
  const lost = lostBy(task, party);
  const { cause } = task.data;
  if (lost > 0) {
    const standsRemoved = now(d, unit).stands - standsIn(now(d, unit), currentCP(unit) - lost);
    const harm = { ...UNHURT, hits: lost, cpLost: lost, standsRemoved, engineersAtRisk: true };
    return suffer(d, unit.id, harm, { cause, aspects: [] });
  }
  takeStandsIn(d, unit);
  if (fought && cause === 'close-combat') officerAtRisk(d, unit.id, cause);
}

/** NBC-CC-12: a fight is a loss, an attack on guns, or one of a unit whose losses are not known here. */
const wasFought = (task: FightTask, parties: readonly Party[]): boolean =>
  parties.some((party) => !party.unit || party.arm === 'artillery' || lostBy(task, party) > 0 || isGone(task, party));

const losses = (battle: Battle, task: FightTask): Message[] =>
  partiesOf(battle, task)
    .filter(({ unit }) => unit)
    .map((party) => say('fight-lost', { unit: party.short, cp: lostBy(task, party) }));

export const fightResult: Procedure<ResultData, Facts> = {
  schema: { data: resultData, facts: answersTo(['lost', 'gone', 'isDisordered', 'weary']) },
  question: () => 'fight-what-came',
  facts: (battle, task) => partiesOf(battle, task).flatMap((party) => asked(task, party)),
  needs: () => [],
  reading: (battle, task) => ({
    ...{ word: 'fight-by-hand', means: say('fight-losses', { losses: losses(battle, task) }), sums: [] },
  }),
  settle(d, task) {
    const parties = partiesOf(d.state, task);
    tellResult(d, task, task.data.cause, losses(d.state, task));
    const fought = wasFought(task, parties);
    for (const party of parties) write(d, task, party, fought);
    endByHand(d, task, task.data.cause);
  },
  byHand: () => [NOTHING],
  settleByHand: (d, task) => nothingCame(d, task, task.data.cause),
};

function tellResult(d: EventBuilder, task: FightTask, cause: FightCause, lost: readonly Message[]): void {
  const attackers = ofAttackers(partiesOf(d.state, task)).map(({ name }) => name);
  const about = { attackers, defender: defenderIn(d.state, task).name, cause };
  const told =
    lost.length === 0 ? say('fight-told-nothing', about) : say('fight-told-losses', { ...about, losses: lost });
  log(d, told, { side: task.data.by, byHand: true });
}

function nothingCame(d: EventBuilder, task: FightTask, cause: FightCause): void {
  tellResult(d, task, cause, []);
  endByHand(d, task, cause);
}

const NOTHING: Choice = { value: 'nothing', label: 'fight-nothing-came' };

export const FIGHT_CHOICES: readonly Choice[] = [NOTHING, { value: 'set', label: 'fight-set-result' }];

export function decideFight(d: EventBuilder, task: FightTask, choice: string, cause: FightCause): void {
  keepAnswers(d, task);
  // AMB-109: the unit has fired, even while the result is still being set.
  if (cause === 'firefight') markFire(d, volleysOf(d.state, task));
  if (cause === 'firefight' || areaSaid(d.state, task) === 'for') attackedInTown(d, defenderIn(d.state, task));
  if (choice === 'nothing') nothingCame(d, task, cause);
  else openTask(d, { kind: 'fight-result', side: task.side, data: { ...task.data, cause } });
}

/** NBC-ORD-13, NBC-GAR-02: writes that the unit was attacked, however the result was set. */
function endByHand(d: EventBuilder, task: FightTask, cause: FightCause): void {
  const { seen } = defenderIn(d.state, task);
  if (cause === 'close-combat') for (const { id } of ofAttackers(partiesOf(d.state, task))) endContact(d, id);
  if (seen) formationAttacked(d, seen, cause);
}
