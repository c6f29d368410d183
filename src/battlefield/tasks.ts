/** The engine's agenda for a battle, with its dice and cards; a re-throw costs re-roll dice. */

import type { SideId } from '../book/terms.ts';
import { RESULTS } from '../cards/results.ts';
import * as agenda from '../engine/agenda.ts';
import type { OpenChance } from '../engine/chance.ts';
import { type Said, say, word } from '../engine/message.ts';
import type { Battle, Facts, Task, Thing } from './battle.ts';
import { formationFacts, type Owner, sideFacts, unitFacts } from './facts.ts';
import { type EventBuilder, log } from './ledger/event-builder.ts';
import { learn } from './ledger/learn.ts';
import { spend } from './ledger/re-roll-dice.ts';
import { sideNamed } from './named.ts';
import type { Again, Fact, Nbc, Need, Odds, Procedure, Reading } from './procedure.ts';
import { rollIn } from './procedure.ts';
import { procedureFor } from './procedures.ts';
import { disorderOf, impossible, resultOf, takeOwn, throwFor } from './throws.ts';
import { topicOf } from './topics.ts';

export { isTaskPlay, TASK_PLAYS } from '../engine/agenda.ts';
export type TaskPlay = agenda.TaskPlay<Thing, SideId>;

/** Stores answers that are likely to hold until something moves. */
function keepAnswers(d: EventBuilder, task: Task, facts: readonly Fact[]): void {
  const kept = (owner: Owner) => {
    const said = facts.filter(({ key, keptFor }) => keptFor === owner && task.facts[key] !== undefined);
    return said.length > 0 && Object.fromEntries(said.map(({ key }) => [key, task.facts[key]]));
  };
  const { unit, formation, side } = task;
  const [ofUnit, ofFormation, ofSide] = [unit && kept('unit'), formation && kept('formation'), side && kept('side')];
  if (unit && ofUnit) learn(d, { unit }, unitFacts.parse(ofUnit));
  if (formation && ofFormation) learn(d, { formation }, formationFacts.parse(ofFormation));
  if (side && ofSide) learn(d, { side }, sideFacts.parse(ofSide));
}

/** NBC-RR-01: pays for a re-throw with re-roll dice and logs it. */
function pay(d: EventBuilder, { side, cost }: Again, need: Need): void {
  const dice = cost.total;
  spend(d, side, dice);
  log(d, say('reroll-log', { side: sideNamed(d.state, side), what: word(need.label), dice }), { side, sums: [cost] });
}

const RULES: agenda.AgendaRules<Nbc> = {
  procedureOf: procedureFor,
  asking: (battle) => battle,
  event: (event) => event,
  topicOf,
  throwFor,
  impossible,
  takeOwn,
  pay,
  replaced: (d, need) => log(d, say('own-log-instead', { what: word(need.label) }), { byHand: true }),
  keepAnswers,
};

export const playTask = (d: EventBuilder, play: TaskPlay, open: OpenChance): Said | undefined =>
  agenda.playTask(RULES, d, play, open);

export const taskPlays = (battle: Battle, task: Task): TaskPlay[] => agenda.taskPlays(RULES, battle, task);

export const needOf = agenda.needOf<Nbc>;
export const againOffers = agenda.againOffers<Nbc>;

/** Whether no card or die could have been better, that is, everything better means the same. */
function isBest({ part, good }: Reading, odds: Odds | null | undefined): boolean {
  const means = (odds?.parts ?? []).map((one) => (one.means === '' ? one.key : JSON.stringify(one.means)));
  const at = odds?.parts.findIndex(({ key }) => key === part) ?? -1;
  return good === true && means.slice(0, at + 1).every((each) => each === means[at]);
}

/** The odds of one throw or card as if it were not there yet. */
export const oddsAt = (battle: Battle, task: Task, procedure: Procedure, slot: string): Odds | null =>
  procedure.odds?.(battle, { ...task, rolls: task.rolls.filter((roll) => roll.slot !== slot) }) ?? null;

/** What a re-throw is worth to who pays: the odds of that throw; of a better result where a good one lies there. */
export function againOdds(battle: Battle, task: Task, procedure: Procedure, { slot, side }: Again): Odds | null {
  const odds = oddsAt(battle, task, procedure, slot);
  const [need, roll] = [needOf(battle, task, procedure, slot), rollIn(task, slot)];
  if (!odds || need?.want !== 'result' || !roll || need.by !== side) return odds;
  const lies = RESULTS.indexOf(resultOf(battle, roll, need.rating));
  const chanceOf = (results: readonly string[]) =>
    odds.parts.reduce((sum, { key, n }) => sum + (results.includes(key) ? n : 0), 0);
  const better = chanceOf(RESULTS.slice(0, lies));
  return better > 0 && chanceOf(RESULTS.slice(0, lies + 1)) <= odds.good ? { ...odds, good: better } : odds;
}

/** The re-throws worth paying for: not those of a passed Disorder Check or of a result that could not be better. */
export const againWorth = (battle: Battle, task: Task, procedure: Procedure, read: Reading | null): readonly Again[] =>
  againOffers(battle, task, procedure).filter(({ slot, side }) => {
    if (read && side === task.side && isBest(read, procedure.odds?.(battle, task))) return false;
    const [need, roll] = [needOf(battle, task, procedure, slot), rollIn(task, slot)];
    return need?.want !== 'disorder' || !roll || disorderOf(battle, roll, need.rating, need.column);
  });

/** NBC-REC-01, NBC-QC-07 to -09: the facts that change what this card does; an arrival's order (NBC-ORD-21). */
export function decisive(battle: Battle, task: Task): readonly Fact[] {
  const { facts, reading } = procedureFor(task.kind);
  const means = (said: Facts): string => {
    const read = reading(battle, { ...task, facts: said });
    return JSON.stringify(task.kind === 'quality' ? read.word : read.means);
  };
  return (facts?.(battle, task) ?? []).filter(({ key, kind }) =>
    kind === 'switch'
      ? means({ ...task.facts, [key]: true }) !== means({ ...task.facts, [key]: false })
      : key === 'order' && reading(battle, task).good,
  );
}
