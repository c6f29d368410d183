/** A check by one card on a formation commander's A or T, and its facts from the table (NBC-QC-15, AMB-12). */
import * as z from 'zod/mini';
import { ruling } from '../../book/rulings.ts';
import { say } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { armyCommander, type Battle, commanderOf, type Formation, type Officer, serves, type Task } from '../battle.ts';
import { holds } from '../facts.ts';
import { formationOf } from '../look-up.ts';
import { officerNamed } from '../named.ts';
import { answers, type Fact, saidOr, yesNo } from '../procedure.ts';
import { COMMANDER_CM, hostFacts, officerRating } from '../quality-check.ts';
import { replacementRatings } from '../rules/command/officers.ts';

export const checkAnswers = answers({ nearAC: z.boolean() });

type CommanderTask = Pick<Task, 'formation' | 'facts'>;

export const commanderIn = (battle: Battle, task: Pick<Task, 'formation'>): Officer =>
  leaderOf(battle, formationOf(battle, task.formation));

/** AMB-167: the formation's commander; for a fallen one with a successor's ratings, by ruling a deputy's. */
export function leaderOf(battle: Battle, formation: Formation): Officer {
  const officer = commanderOf(battle, formation);
  return serves(officer) ? officer : { ...officer, ...replacementRatings(officer, battle.rulings) };
}

/** AMB-167: whether a formation has a commander: between a fall and the replacement only by ruling, a deputy. */
export const isLed = (battle: Battle, formation: Formation): boolean =>
  serves(commanderOf(battle, formation)) || ruling(battle.rulings, 'fallenFC') === 'deputy';

const ratingOf = (battle: Battle, officer: Officer, letter: 'A' | 'T', near: boolean): Reckoning =>
  officerRating(officerNamed(officer), letter, officer[letter], near, battle.rulings, hostFacts(battle, officer));

/** The answer, or else what is known of the unit he is with. */
const nearSaid = (battle: Battle, task: CommanderTask): boolean =>
  saidOr(task, 'nearAC', holds(battle.units[commanderIn(battle, task).host ?? ''], 'nearAC'));

export const commanderRating = (battle: Battle, task: CommanderTask, letter: 'A' | 'T'): Reckoning =>
  ratingOf(battle, commanderIn(battle, task), letter, nearSaid(battle, task));

/** The question whether the army commander is near; none unless the ruling lets that count. */
export function commanderFacts(battle: Battle, task: CommanderTask): Fact[] {
  const officer = commanderIn(battle, task);
  const chief = armyCommander(battle, officer.side);
  if (ruling(battle.rulings, 'officerMods') === 'none' || !serves(chief) || chief.id === officer.id) return [];
  const n = ratingOf(battle, officer, 'A', true).total - ratingOf(battle, officer, 'A', false).total;
  const near = say('orders-near-chief', { chief: officerNamed(chief), cm: COMMANDER_CM });
  return [yesNo('nearAC', near, nearSaid(battle, task), { effect: say('effect-signed', { n }) })];
}
