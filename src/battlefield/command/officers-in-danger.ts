/** Officers in danger, with a unit or alone, and their replacements (NBC-OFF-01 to -06, NBC-SKM-08). */

import * as z from 'zod/mini';
import { total } from '../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { say } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import { radiusOfNewCommander } from '../../scenarios/command-radius.ts';
import type { Battle, Officer, Task, Unit } from '../battle.ts';
import { commanded, formationLedBy, hurt, isOnTable, officerWith, onTable, serves, unitsOf } from '../battle.ts';
import { deed } from '../handling.ts';
import { pairOdds } from '../ledger/checks.ts';
import type { EventBuilder } from '../ledger/event-builder.ts';
import { log, notice, openTask, setFormation, setOfficer, setSide } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { causeSaid } from '../ledger/losses.ts';
import { diceAgain, stockUnderSuccessor } from '../ledger/re-roll-dice.ts';
import { officerOf, sure } from '../look-up.ts';
import { called, officerNamed, shortNamed, unitNamed } from '../named.ts';
import type { Asked, Choice, Fact, Nothing, Procedure } from '../procedure.ts';
import { ASKS_NOTHING, answers, choicesFrom, oneOf, yesNo } from '../procedure.ts';
import type { Entered, RiskKind, TwoDice } from '../rules/command/officers.ts';
import * as rules from '../rules/command/officers.ts';
import { mayFireHere } from '../rules/lulls/lulls.ts';
import { engineersShare, rehomeEngineers } from '../special-troops/engineer-hosts.ts';
import { pairIn, pairNeed } from '../throws.ts';
import { isLed } from './commander-checks.ts';

const riskData = z.strictObject({ cause: hurt.shape.cause, alone: z.optional(z.boolean()) });
type RiskTask = Asked<z.infer<typeof riskData>>;

/** NBC-OFF-03, NBC-OFF-04: the row of each risk, and the kind of throw for re-roll dice. */
const RISKS = {
  attached: { row: 'NBC-OFF-03', rethrown: 'officer-with-a-unit' },
  alone: { row: 'NBC-OFF-04', rethrown: 'officer-alone' },
} as const;
const kindOf = (task: RiskTask): RiskKind => (task.data.alone === true ? 'alone' : 'attached');
const dicePair = (task: Pick<Task, 'rolls'>): TwoDice => sure(pairIn(task));
const isHit = (task: RiskTask): boolean => rules.isInjured(dicePair(task), kindOf(task));

export function fell(d: EventBuilder, officer: Officer, fate: 'injured' | 'captured', byHand = false): void {
  if (!serves(officer)) return;
  setOfficer(d, officer.id, { fate, host: null, fell: [...(officer.fell ?? []), { name: officer.name, how: fate }] });
  endFacts(d, { end: 'officer-changes', officer: officer.id });
  letLapelsGo(d, officer);
  // AMB-167: without its commander a formation is not under command this turn.
  const led = formationLedBy(d.state, officer.id);
  if (led?.command && !isLed(d.state, led)) setFormation(d, led.id, { command: 'not' });
  const who = { officer: officerNamed(officer), how: fate };
  notice(d, say('officer-log-fell', who), { side: officer.side, ...(byHand && { byHand }) });
  engineersShare(d, officer, fate === 'captured' ? 'captured' : 'hit');
  if (rules.fallEndsBattle(officer.role, d.state.rulings))
    d.add({ type: 'ended', ended: { why: say('officer-ends-battle', who) } });
}

/** NBC-UC-05: an officer who falls or flees neither holds nor is held by the lapels; it is under command instead. */
function letLapelsGo(d: EventBuilder, { id, role, side }: Officer): void {
  for (const formation of Object.values(d.state.formations))
    if (formation.command === 'lapels' && formation.side === side && (role === 'army' || formation.commander === id))
      setFormation(d, formation.id, { command: 'under' });
}

/** NBC-CMA-04: the replacement takes over in phase 5. */
function replaceOfficer(d: EventBuilder, officer: Officer): void {
  const { state } = d;
  const ratings = rules.replacementRatings(officer, state.rulings);
  setOfficer(d, officer.id, {
    ...ratings,
    fate: 'fit',
    host: null,
    replacedIn: state.turn,
    name: `${officer.card.name}’s successor`,
    facts: {},
  });
  endFacts(d, { end: 'officer-changes', officer: officer.id });
  const sums = [];
  for (const formation of Object.values(state.formations))
    if (formation.commander === officer.id) {
      const radius = radiusOfNewCommander(
        { current: formation.radius, original: formation.startUnits },
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
    // NBC-CMA-04: a new army commander is placed with headquarters.
    setSide(d, officer.side, { atHQ: true, ...(left !== rerolls && { rerolls: left }) });
  }
  notice(d, say('officer-log-replaced', { officer: officerNamed(officer), ...ratings }), { side: officer.side, sums });
}

/** NBC-OFF-03: the question of two dice for an officer with a unit that was hit. */
export const officerRisk: Procedure<z.infer<typeof riskData>> = {
  schema: { ...ASKS_NOTHING, data: riskData },
  question: (battle, task) => say('officer-risk-question', { officer: officerNamed(officerOf(battle, task.officer)) }),
  needs: (_battle, task) => pairNeed(task),
  odds: (_battle, task) =>
    pairOdds((dice) => !rules.isInjured(dice, kindOf(task)), {
      claim: 'officer-risk-chance',
      good: ['safe', 'officer-safe'],
      bad: ['hit', 'officer-hit'],
    }),
  again: (battle, task) => diceAgain(battle, task, RISKS[kindOf(task)].rethrown),
  reading(battle, task) {
    const thrown = total(dicePair(task));
    const hit = isHit(task);
    const officer = officerNamed(officerOf(battle, task.officer));
    const from = say('officer-hit-from', { least: rules.INJURED_ON[kindOf(task)] });
    return {
      word: hit ? 'officer-word-hit' : 'officer-word-safe',
      means: say(hit ? 'officer-risk-hit' : 'officer-unhurt', { officer }),
      sums: [reckon('two-dice', [term(from, thrown, RISKS[kindOf(task)].row)])],
      part: hit ? 'hit' : 'safe',
      good: !hit,
    };
  },
  settle: (d, task) => settleRisk(d, task, isHit(task), false),
  byHand: () => choicesFrom({ safe: 'officer-he-is-safe', hit: 'officer-he-is-hit' }),
  settleByHand: (d, task, choice) => settleRisk(d, task, choice === 'hit', true),
};

function settleRisk(d: EventBuilder, task: RiskTask, hit: boolean, byHand: boolean): void {
  const officer = officerOf(d.state, task.officer);
  if (task.unit) markRisk(d, officer);
  if (hit) {
    fell(d, officer, 'injured', byHand);
    return;
  }
  const who = { officer: officerNamed(officer) };
  const cause = causeSaid(task.data.cause);
  const told = byHand ? say('officer-unhurt', who) : say('officer-log-unhurt-in', { ...who, cause });
  log(d, told, { side: officer.side, ...(byHand && { byHand }) });
  // NBC-ENG-07: the officer was hit without effect; the engineers with the officer still throw.
  if (task.data.alone) engineersShare(d, officer, 'hit');
}

/** NBC-OFF-03: notes that the officer was in danger with a unit, for the ruling that tests once per turn (AMB-59). */
export function markRisk(d: EventBuilder, officer: Officer): void {
  learn(d, { officer: officer.id }, { risked: true });
}

/** NBC-CMA-04: replaces all who fell; in phase 5 before engineers and guns, which need them (NBC-CMA-05, -06). */
export function replaceFallen(d: EventBuilder): void {
  for (const officer of Object.values(d.state.officers)) if (!serves(officer)) replaceOfficer(d, officer);
}

/** `with-unit`: the officer shares the fate of the unit. */
export type Strike = 'entered' | 'shot' | 'with-unit';

/** NBC-RNF-03: whether the officer's own formation is not on the table yet, nor is the officer. */
export function isBesideTable(battle: Battle, { id }: Officer): boolean {
  const formation = formationLedBy(battle, id);
  return formation !== undefined && !isOnTable(battle, formation);
}

/** Whether an officer may be hit in this way. An officer with a unit shares its fate instead (NBC-OFF-03). */
export const mayStrike = (battle: Battle, officer: Officer, by: Strike): Legality =>
  unless(
    !serves(officer) && refuse(say('officer-out', { officer: officerNamed(officer) }), 'NBC-OFF-01'),
    (officer.host !== null) !== (by === 'with-unit') && refuse('struck-with-unit', 'NBC-OFF-03'),
    isBesideTable(battle, officer) && refuse('struck-absent', 'NBC-OFF-01'),
    by !== 'with-unit' && mayFireHere(battle, { officer: officer.id }),
  );

export const strike = deed(mayStrike, (d, officer, by) => {
  const about = { side: officer.side, officer: officer.id };
  if (by === 'entered') openTask(d, { ...about, kind: 'officer-entered' });
  else if (by === 'shot') openTask(d, { ...about, kind: 'officer-risk', data: { cause: 'skirmish', alone: true } });
  else openTask(d, { ...about, kind: 'officer-risk', unit: officer.host ?? undefined, data: { cause: 'firefight' } });
});

const struckAnswers = answers({ friends: z.boolean(), friendsCm: z.number(), joins: z.string() });
type StruckTask = Asked<Nothing, z.infer<typeof struckAnswers>>;

/** The distance assumed until the table measures it, in cm. */
const LIKELY_CM = 5;

/** NBC-OFF-02: whether an officer may join this unit; a detachment is a unit too. */
export const takesOfficer = ({ kind }: Unit): boolean => kind === 'unit' || kind === 'detachment';

/** NBC-OFF-02: the units the officer may join: of the officer's formation; of the whole army for its commander. */
const friendsOf = (battle: Battle, officer: Officer): Unit[] =>
  commanded(battle, officer)
    .flatMap(({ id }) => unitsOf(battle, id))
    .filter((unit) => takesOfficer(unit) && onTable(unit) && unit.fate === 'good' && unit.host === null)
    .filter((unit) => (officerWith(battle, unit.id) ?? officer) === officer);

/** Other friends are nearer; the officer stays with them but does not attach. */
const OTHERS = 'others';

function joined(battle: Battle, task: StruckTask): Unit | undefined {
  const { joins } = task.facts;
  const friends = friendsOf(battle, officerOf(battle, task.officer));
  return joins === OTHERS ? undefined : (friends.find(({ id }) => id === joins) ?? friends[0]);
}

const friendsCm = ({ facts: { friends = false, friendsCm: cm = LIKELY_CM } }: StruckTask): number | null =>
  friends ? cm : null;

type Escape = Extract<Entered, { kind: 'escapes' }>;
function escapes(d: EventBuilder, officer: Officer, end: Escape | null, friends?: Unit): void {
  const who = { officer: officerNamed(officer) };
  const said = !end
    ? say('struck-log-by-hand', who)
    : end.joinsFriends
      ? say('struck-log-friends', who)
      : say('struck-log-away', { ...who, cm: end.away.total });
  log(d, said, { side: officer.side, ...(end ? { sums: [end.away] } : { byHand: true }) });
  engineersShare(d, officer, 'evaded');
  endFacts(d, { end: 'officer-changes', officer: officer.id });
  letLapelsGo(d, officer);
  // NBC-OFF-01: the officer attaches to friends nearer than the escape distance.
  if (end?.joinsFriends && friends) {
    setOfficer(d, officer.id, { host: friends.id });
    log(d, say('join-log', { ...who, unit: unitNamed(friends), rating: officer.L }), { side: officer.side });
  }
  leavesHQ(d, officer);
}

/** NBC-CMA-01: an army commander who goes elsewhere is no longer at headquarters. */
export function leavesHQ(d: EventBuilder, officer: Officer): void {
  if (officer.role !== 'army' || !d.state.sides[officer.side].atHQ) return;
  setSide(d, officer.side, { atHQ: false });
  notice(d, say('hq-away', { officer: officerNamed(officer) }), { side: officer.side });
}

function joinsFacts(battle: Battle, task: StruckTask): Fact[] {
  const friends = friendsOf(battle, officerOf(battle, task.officer));
  if (friends.length === 0) return [];
  const options = friends.map((unit) => ({ value: unit.id, label: called(shortNamed(unit)) }));
  const others: Choice = { value: OTHERS, label: 'struck-others' };
  return [oneOf('joins', 'struck-joins', joined(battle, task)?.id ?? OTHERS, [...options, others])];
}

const WORDS = { escapes: 'struck-escapes', captured: 'struck-captured', injured: 'struck-injured' } as const;
const ENDS = ['escapes', 'captured', 'injured'] as const;

const entered = ({ rulings }: Battle, task: StruckTask): Entered =>
  rules.officerEntered(dicePair(task), friendsCm(task), rulings);

/** NBC-OFF-01: the throw for an officer contacted by the enemy; no re-roll dice may be used. */
export const officerEnteredThrow: Procedure<Nothing, StruckTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: struckAnswers },
  optional: true,
  question: (battle, task) => say('struck-question', { officer: officerNamed(officerOf(battle, task.officer)) }),
  facts(battle, task) {
    const cm = friendsCm(task);
    const friends = yesNo('friends', 'struck-friends', cm !== null, { effect: 'struck-friends-effect' });
    const max = rules.escapeCm(battle.rulings);
    if (cm === null) return [friends];
    return [
      friends,
      { key: 'friendsCm', label: 'struck-friends-cm', kind: 'number', min: 0, max, unit: 'cm', value: cm },
      ...joinsFacts(battle, task),
    ];
  },
  needs: (_battle, task) => pairNeed(task),
  odds({ rulings }) {
    const share = (kind: Entered['kind']) =>
      rules.TWO_DICE.filter((dice) => rules.officerEntered(dice, null, rulings).kind === kind).length;
    return {
      claim: 'struck-chance',
      good: share('escapes'),
      of: rules.TWO_DICE.length,
      parts: ENDS.map((kind) => ({ key: kind, n: share(kind), means: WORDS[kind] })),
    };
  },
  reading(battle, task) {
    const end = entered(battle, task);
    const thrown = total(dicePair(task));
    const who = { officer: officerNamed(officerOf(battle, task.officer)) };
    return {
      word: WORDS[end.kind],
      means:
        end.kind !== 'escapes'
          ? say('struck-replaced', { ...who, how: end.kind })
          : end.joinsFriends
            ? say('struck-joins-friends', who)
            : say('struck-goes', { ...who, cm: end.away.total }),
      sums: [
        reckon('two-dice', [term(say('struck-taken-on', { taken: rules.TAKEN_ON }), thrown, 'NBC-OFF-01')]),
        ...(end.kind === 'escapes' ? [end.away] : []),
      ],
      part: end.kind,
    };
  },
  settle(d, task) {
    const end = entered(d.state, task);
    const officer = officerOf(d.state, task.officer);
    if (end.kind === 'escapes') escapes(d, officer, end, joined(d.state, task));
    else fell(d, officer, end.kind);
  },
  byHand: () =>
    choicesFrom({ escapes: 'struck-escapes', captured: 'struck-he-is-captured', injured: 'officer-he-is-hit' }),
  settleByHand(d, task, choice) {
    const officer = officerOf(d.state, task.officer);
    if (choice === 'escapes') escapes(d, officer, null);
    else fell(d, officer, choice === 'captured' ? 'captured' : 'injured', true);
  },
};
