/** Officers who may be hit or taken in the battle, and those who take their place (NBC-OFF-01 to -06). */

import * as z from 'zod/mini';
import type { SideId } from '../../book/terms.ts';
import { total } from '../../dice/faces.ts';
import { say } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import { radiusOfNewCommander } from '../../scenarios/command-radius.ts';
import { hurt, type Officer, onTable, serves, type Task, unitsOf } from '../battle.ts';
import { type EventBuilder, log, notice, setFormation, setOfficer, setSide } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { causeSaid } from '../ledger/losses.ts';
import { mayRethrow, ownAgain, stockUnderSuccessor } from '../ledger/re-roll-dice.ts';
import { officerOf, sure } from '../look-up.ts';
import { officerNamed } from '../named.ts';
import type { Asked, Procedure } from '../procedure.ts';
import {
  fallEndsBattle,
  INJURED_ON,
  isInjured,
  type RiskKind,
  replacementRatings,
  TWO_DICE,
  type TwoDice,
} from '../rules/command/officers.ts';
import { engineersShare, rehomeEngineers } from '../special-troops/engineer-hosts.ts';
import { diceIn } from '../throws.ts';

const riskData = z.strictObject({ cause: hurt.shape.cause, alone: z.optional(z.boolean()) });
type RiskTask = Asked<z.infer<typeof riskData>>;

/** NBC-OFF-03, NBC-OFF-04: the row of each risk, and the throw that may be made again. */
const RISKS = {
  attached: { row: 'NBC-OFF-03', rethrown: 'officer-with-a-unit' },
  alone: { row: 'NBC-OFF-04', rethrown: 'officer-alone' },
} as const;
const kindOf = (task: RiskTask): RiskKind => (task.data.alone === true ? 'alone' : 'attached');
const dicePair = (task: Pick<Task, 'rolls'>): TwoDice => {
  const [one, other] = diceIn(task) ?? [];
  return [sure(one, 'first die'), sure(other, 'second die')];
};
const isHit = (task: RiskTask): boolean => isInjured(dicePair(task), kindOf(task));

const ABOUT_HIM = ['officer-risk', 'officer-entered', 'officer-move'];

/** Whatever else was asked about him is asked no more: he falls once, and his successor was not there. */
export function fell(d: EventBuilder, officer: Officer, fate: 'injured' | 'captured', byHand = false): void {
  if (!serves(officer)) return;
  for (const { id, kind, officer: who } of d.state.agenda)
    if (who === officer.id && ABOUT_HIM.includes(kind)) d.add({ type: 'closed', task: id });
  setOfficer(d, officer.id, {
    fate,
    host: null,
    fell: [...(officer.fell ?? []), { name: officer.name, how: fate }],
  });
  endFacts(d, { end: 'officer-changes', officer: officer.id });
  const who = { officer: officerNamed(officer), how: fate };
  notice(d, say('officer-log-fell', who), {
    side: officer.side,
    ...(byHand && { byHand }),
  });
  engineersShare(d, officer, fate === 'captured' ? 'captured' : 'hit');
  if (fallEndsBattle(officer.role, d.state.rulings))
    d.add({ type: 'ended', ended: { why: say('officer-ends-battle', who) } });
}

/** NBC-CMA-04: the replacement takes over in phase 5. */
function replaceOfficer(d: EventBuilder, officer: Officer): void {
  const { state } = d;
  const ratings = replacementRatings(officer, state.rulings);
  setOfficer(d, officer.id, {
    ...ratings,
    fate: 'fit',
    host: null,
    replacedIn: state.turn,
    name: `${officer.card.name}’s successor`,
  });
  endFacts(d, { end: 'officer-changes', officer: officer.id });
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
    // NBC-CMA-04: an army commander is placed with his headquarters.
    setSide(d, officer.side, { atHQ: true, ...(left !== rerolls && { rerolls: left }) });
  }
  log(d, say('officer-log-replaced', { officer: officerNamed(officer), ...ratings }), { side: officer.side, sums });
}

/** NBC-OFF-03 as a question: two dice for an officer with a unit that was hit. */
export const officerRisk: Procedure<z.infer<typeof riskData>> = {
  kind: 'officer-risk',
  schema: { data: riskData, facts: z.strictObject({}) },
  question: (battle, task) => say('officer-risk-question', { officer: officerNamed(officerOf(battle, task.officer)) }),
  needs: (_battle, task) =>
    diceIn(task) ? [] : [{ slot: 'dice', by: ownerOf(task), label: 'two-dice', want: 'dice', dice: 2 }],
  odds(_battle, task) {
    const hit = TWO_DICE.filter((dice) => isInjured(dice, kindOf(task))).length;
    const of = TWO_DICE.length;
    return {
      claim: 'officer-risk-chance',
      good: of - hit,
      of,
      parts: [
        { key: 'safe', n: of - hit, means: 'officer-safe' },
        { key: 'hit', n: hit, means: 'officer-hit' },
      ],
      unit: 'throw',
    };
  },
  again: (battle, task) =>
    diceIn(task) && mayRethrow(RISKS[kindOf(task)].rethrown, battle.rulings)
      ? [ownAgain(battle, 'dice', ownerOf(task))]
      : [],
  reading(battle, task) {
    const thrown = total(dicePair(task));
    const hit = isHit(task);
    const officer = officerNamed(officerOf(battle, task.officer));
    const from = say('officer-hit-from', { least: INJURED_ON[kindOf(task)] });
    return {
      word: hit ? 'officer-word-hit' : 'officer-word-safe',
      means: say(hit ? 'officer-risk-hit' : 'officer-unhurt', { officer }),
      sums: [reckon('two-dice', [term(from, thrown, RISKS[kindOf(task)].row)])],
      part: hit ? 'hit' : 'safe',
    };
  },
  settle(d, task) {
    const officer = officerOf(d.state, task.officer);
    if (task.unit) markRisk(d, officer);
    if (isHit(task)) fell(d, officer, 'injured');
    else
      log(d, say('officer-log-unhurt-in', { officer: officerNamed(officer), cause: causeSaid(task.data.cause) }), {
        side: officer.side,
      });
  },
  byHand: () => [
    { value: 'safe', label: 'officer-he-is-safe' },
    { value: 'hit', label: 'officer-he-is-hit' },
  ],
  settleByHand(d, task, choice) {
    const officer = officerOf(d.state, task.officer);
    if (task.unit) markRisk(d, officer);
    if (choice === 'hit') fell(d, officer, 'injured', true);
    else log(d, say('officer-unhurt', { officer: officerNamed(officer) }), { side: officer.side, byHand: true });
  },
};

const ownerOf = ({ side }: Pick<Task, 'side'>): SideId => sure(side, 'side of the officer');

/** NBC-OFF-03: he has been in danger with his unit, for the ruling that asks once a turn (AMB-59). */
export function markRisk(d: EventBuilder, officer: Officer): void {
  learn(d, { officer: officer.id }, { risked: true });
}

/** NBC-CMA-04: all who fell are replaced; in phase 5 before the engineers and the guns, who need them (NBC-CMA-05, -06). */
export function replaceFallen(d: EventBuilder): void {
  for (const officer of Object.values(d.state.officers)) if (!serves(officer)) replaceOfficer(d, officer);
}
