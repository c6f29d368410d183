/** Officers who may be hit or taken in the battle, and those who take their place (NBC-OFF-01 to -06). */

import { total } from '../../dice/faces.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import { radiusOfNewCommander } from '../../scenarios/command-radius.ts';
import { type Battle, type Officer, onTable, type Task, unitsOf } from '../battle.ts';
import { type EventBuilder, log, notice, setFormation, setOfficer, setSide } from '../event-builder.ts';
import type { Procedure } from '../procedure.ts';
import { mayRethrow, ownAgain, stockUnderSuccessor } from '../re-roll-dice.ts';
import { engineersShare, rehomeEngineers } from '../special-troops/engineer-hosts.ts';
import { diceIn } from '../throws.ts';
import { attachedInjured, fallEndsBattle, replacementRatings, skirmishInjured, type TwoDice } from './officers.ts';

/** NBC-OFF-03, NBC-OFF-04: with his unit a 12 hits him; alone and hit by skirmishers, 10 or more. */
const RISKS = {
  attached: {
    row: 'NBC-OFF-03',
    word: '12',
    safe: '2–11',
    ways: 1,
    hit: attachedInjured,
    rethrown: 'officer with a unit',
  },
  alone: { row: 'NBC-OFF-04', word: '10–12', safe: '2–9', ways: 6, hit: skirmishInjured, rethrown: 'officer alone' },
} as const;
const riskOf = (task: Task) => RISKS[task.data.alone === true ? 'alone' : 'attached'];
const isHit = (task: Task): boolean => riskOf(task).hit(diceIn(task) as unknown as TwoDice);

/** Whatever else was asked about him is asked no more: he falls once, and his successor was not there. */
export function fell(d: EventBuilder, officer: Officer, fate: 'injured' | 'captured', byHand = false): void {
  if (officer.fate !== 'fit') return;
  for (const { id, kind, officer: who } of d.state.agenda)
    if (who === officer.id && (kind === 'officer-risk' || kind === 'officer-entered'))
      d.add({ type: 'closed', task: id });
  setOfficer(d, officer.id, {
    fate,
    host: null,
    fell: [...(officer.fell ?? []), { name: officer.name, how: fate }],
  });
  notice(d, `${officer.name} is **${fate}** and will be replaced in phase 5.`, {
    side: officer.side,
    ...(byHand && { byHand }),
  });
  engineersShare(d, officer, fate === 'captured' ? 'captured' : 'hit');
  if (fallEndsBattle(officer.role, d.state.rulings))
    d.add({ type: 'ended', ended: { why: `${officer.name} is ${fate}.` } });
}

/** NBC-CMA-04: the replacement takes over in phase 5. */
export function replaceOfficer(d: EventBuilder, officer: Officer): void {
  const { state } = d;
  const ratings = replacementRatings(officer, state.rulings);
  setOfficer(d, officer.id, { ...ratings, fate: 'fit', host: null, name: `${officer.card.name}’s successor` });
  const sums = [];
  for (const formation of Object.values(state.formations))
    if (formation.commander === officer.id) {
      const { length: surviving } = unitsOf(state, formation.id).filter(
        (unit) => unit.kind === 'unit' && onTable(unit),
      );
      const radius = radiusOfNewCommander(
        { current: formation.radius, original: formation.startUnits, surviving },
        ratings.A,
        state.scenario.sides[formation.side].armyType,
        state.rulings,
      );
      setFormation(d, formation.id, { radius: radius.total });
      sums.push(radius);
      rehomeEngineers(d, formation.id);
    }
  if (officer.role === 'army') {
    const { rerolls } = state.sides[officer.side];
    const left = stockUnderSuccessor(rerolls, ratings.A, state.rulings);
    if (left !== rerolls) setSide(d, officer.side, { rerolls: left });
  }
  log(d, `${officer.name} is replaced: A${ratings.A} L${ratings.L} T${ratings.T}.`, { side: officer.side, sums });
}

/** NBC-OFF-03 as a question: two dice for an officer with a unit that was hit. */
export const officerRisk: Procedure = {
  kind: 'officer-risk',
  question: (battle, task) => `Is ${battle.officers[task.officer!]!.name} hit?`,
  needs: (_battle, task) =>
    diceIn(task) ? [] : [{ slot: 'dice', by: task.side!, label: 'Two dice', want: 'dice', dice: 2 }],
  odds(_battle, task) {
    const { safe, word, ways } = riskOf(task);
    return {
      claim: 'Chance that he is safe',
      good: 36 - ways,
      of: 36,
      parts: [
        { key: safe, n: 36 - ways, means: 'safe' },
        { key: word, n: ways, means: 'hit' },
      ],
      unit: 'throw',
    };
  },
  again: (battle, task) =>
    diceIn(task) && mayRethrow(riskOf(task).rethrown, battle.rulings) ? [ownAgain(battle, 'dice', task.side!)] : [],
  reading(battle, task) {
    const thrown = total(diceIn(task)!);
    const hit = isHit(task);
    const { word, safe, row } = riskOf(task);
    const { name } = battle.officers[task.officer!]!;
    return {
      word: hit ? 'Hit' : 'Safe',
      means: hit ? `${name} is carried off and must be replaced.` : `${name} is unhurt.`,
      sums: [reckon('Two dice', [term(`Hit on ${word}`, thrown, row)])],
      part: hit ? word : safe,
      good: !hit,
    };
  },
  settle(d, task) {
    const officer = d.state.officers[task.officer!]!;
    markRisk(d, task.unit);
    if (isHit(task)) fell(d, officer, 'injured');
    else log(d, `${officer.name} is unhurt in ${task.data.cause}.`, { side: officer.side });
  },
  byHand: () => [
    { value: 'safe', label: 'He is safe' },
    { value: 'hit', label: 'He is hit' },
  ],
  settleByHand(d, task, choice) {
    const officer = d.state.officers[task.officer!]!;
    markRisk(d, task.unit);
    if (choice === 'hit') fell(d, officer, 'injured', true);
    else log(d, `${officer.name} is unhurt.`, { side: officer.side, byHand: true });
  },
};

/** Remembers the turn, for the ruling that asks once a turn (AMB-59). */
export function markRisk(d: EventBuilder, unitId: string | undefined): void {
  const unit = unitId ? d.state.units[unitId] : undefined;
  const formation = unit?.formation ? d.state.formations[unit.formation] : undefined;
  if (formation) setFormation(d, formation.id, { facts: { ...formation.facts, riskedIn: d.state.turn } });
}

/** Officers of a side who wait for phase 5 to be replaced. */
export const toReplace = (battle: Battle): Officer[] =>
  Object.values(battle.officers).filter((officer) => officer.fate !== 'fit');
