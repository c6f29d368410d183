/** Which formation acts next: cards, pots, the loser's red die, re-throws and Bye cards (NBC-CCD-02 to -08). */

import * as z from 'zod/mini';
import { ruling } from '../../book/rulings.ts';
import { type BySide, enemyOf, SIDES, type SideId } from '../../book/terms.ts';
import { addsRed, afterLoss, mayPlay, meet, playCard, spendBye } from '../../cards/hand.ts';
import type { Pot } from '../../dice/faces.ts';
import type { ToldPot } from '../../dice/pot.ts';
import { type Said, say } from '../../engine/message.ts';
import { type Battle, commanderOf, type Formation, formationsOf, isLedByChief, type Task } from '../battle.ts';
import { BY_HAND, sharesOdds } from '../ledger/checks.ts';
import { type EventBuilder, log, openTask, setFormation, setSide } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { atHeadquarters, cannotPay, distanceCost } from '../ledger/re-roll-dice.ts';
import { formationOf, sure } from '../look-up.ts';
import { called, formationNamed, officerNamed, sideNamed } from '../named.ts';
import { type Again, type Asked, answers, type Fact, type Need, type Procedure, rollIn } from '../procedure.ts';
import type { ContestStake, ContestThrow, Phasing } from '../rules/command/who-acts-next.ts';
import { COSSACKS_CM, contestShares, phasing, rethrowWays } from '../rules/command/who-acts-next.ts';
import { privately } from '../seats.ts';
import { id } from '../shapes.ts';
import { potTold } from '../throws.ts';
import { leaderOf } from './commander-checks.ts';
import { farKey } from './orders.ts';
import { canHarass, farFact, farSaid, harassFact, openCommand, saidOfFormation, setCommand } from './under-command.ts';
import { handOf, laidBy, waitsItsTurn, writeHand } from './who-may-act.ts';

/** NBC-CCD-02: plays a side's card. When both sides have played one, the contest opens. */
export function choose(d: EventBuilder, side: SideId, card: { readonly formation: string } | 'bye'): Said | undefined {
  if (waitsItsTurn(d.state, side) || (card === 'bye' && waitsItsTurn(d.state, enemyOf(side)))) return 'contest-lull';
  const legal = mayPlay(handOf(d.state, side), handOf(d.state, enemyOf(side)), card, d.state.rulings);
  if (!legal.ok) return legal.why;
  // NBC-CCD-02: only the side itself knows a card that lies face down.
  const hand = playCard(handOf(d.state, side), card);
  for (const { id, card: place } of formationsOf(d.state, side)) {
    const now = hand.cards[id];
    if (now && now !== place) d.add({ type: 'formation', formation: id, set: { card: now }, to: privately(side) });
  }
  d.add({ type: 'side', side, set: { chosen: card }, to: privately(side) });
  meetCards(d);
  return undefined;
}

function meetCards(d: EventBuilder): void {
  const meeting = meet({ a: laidBy(d.state, 'a'), b: laidBy(d.state, 'b') });
  if (meeting.kind === 'choosing' || meeting.kind === 'over') return;
  for (const side of SIDES) setSide(d, side, { chosen: null });
  switch (meeting.kind) {
    case 'contest': {
      const { a, b } = meeting.formations;
      const red = { a: addsRed(handOf(d.state, 'a'), a), b: addsRed(handOf(d.state, 'b'), b) };
      openTask(d, { kind: 'contest', side: null, data: { a, b, red } });
      return;
    }
    case 'byes':
      for (const side of SIDES) writeHand(d, side, spendBye(handOf(d.state, side)));
      log(d, 'contest-byes');
      return;
    case 'forced': {
      const side = enemyOf(meeting.acts);
      const formation = formationNamed(formationOf(d.state, meeting.formation));
      writeHand(d, side, spendBye(handOf(d.state, side)));
      log(d, say('contest-bye', { side: sideNamed(d.state, side), formation }), { side });
      openCommand(d, meeting.formation);
      return;
    }
    case 'uncontested':
      openCommand(d, meeting.formation);
  }
}

/** By hand: the table has played its cards and thrown its pots, and says which formation acts. */
export function actsByHand(d: EventBuilder, id: string, command: 'under' | 'not'): Said | undefined {
  const formation = d.state.formations[id];
  if (!formation) return 'no-such-formation';
  if (d.state.phase !== 6 || d.state.action) return 'acts-phase';
  if (formation.card === 'away') return say('acts-absent', { formation: formationNamed(formation) });
  if (formation.card === 'spent') return say('acts-spent', { formation: formationNamed(formation) });
  takeBack(d);
  for (const side of SIDES) if (d.state.sides[side].chosen) setSide(d, side, { chosen: null });
  tellByHand(d, formation);
  setCommand(d, formationOf(d.state, id), command, BY_HAND);
  return undefined;
}

function takeBack(d: EventBuilder): void {
  for (const { id, card } of Object.values(d.state.formations))
    if (card === 'played') setFormation(d, id, { card: 'hand' });
}

const tellByHand = (d: EventBuilder, formation: Formation): void =>
  log(d, say('contest-log-by-hand', { formation: formationNamed(formation) }), { side: formation.side, byHand: true });

const contestData = z.strictObject({ a: id, b: id, red: z.strictObject({ a: z.boolean(), b: z.boolean() }) });
const leaves = z.literal(['table', 'hand']);
const contestAnswers = answers({
  'harassed-a': z.boolean(),
  'harassed-b': z.boolean(),
  'far-a': z.boolean(),
  'far-b': z.boolean(),
  'leave-a': leaves,
  'leave-b': leaves,
});
type ContestTask = Asked<z.infer<typeof contestData>, z.infer<typeof contestAnswers>>;

const formationsIn = (battle: Battle, { data }: ContestTask): BySide<Formation> => ({
  a: formationOf(battle, data.a),
  b: formationOf(battle, data.b),
});

/** A contest: no pot has been thrown, or one, or both pots tie. */
interface Contest {
  readonly formations: BySide<Formation>;
  /** The sides that add the red die (NBC-CCD-05). */
  readonly red: BySide<boolean>;
  readonly totals: Phasing['totals'] | null;
  readonly winner: Phasing['winner'] | null;
  readonly mayRethrow: Phasing['mayRethrow'];
}

const harassedInContest = (battle: Battle, task: ContestTask, formation: Formation): boolean =>
  canHarass(battle, formation.side) && saidOfFormation(task, formation, 'harassed', `harassed-${formation.side}`);

/** AMB-51: the questions about Cossacks; none where Cossacks do not count in this throw. */
function harassFacts(battle: Battle, task: ContestTask): Fact[] {
  if (ruling(battle.rulings, 'harass') !== 'bothThrows') return [];
  const formations = formationsIn(battle, task);
  return SIDES.filter((side) => canHarass(battle, side)).map((side) => {
    const officer = officerNamed(commanderOf(battle, formations[side]));
    const label = say('contest-cossacks', { cm: COSSACKS_CM, officer });
    return { ...harassFact(`harassed-${side}`, harassedInContest(battle, task, formations[side])), label };
  });
}

/** Both throws as they stand. `anew`: without the pots already thrown. */
function stakesOf(battle: Battle, task: ContestTask, anew: boolean): BySide<ContestStake> {
  const formations = formationsIn(battle, task);
  const stake = (side: SideId): ContestStake => ({
    pot: anew ? undefined : potTold(task, side),
    losing: task.data.red[side],
    A: leaderOf(battle, formations[side]).A,
    harassed: harassedInContest(battle, task, formations[side]),
  });
  return { a: stake('a'), b: stake('b') };
}

function contestIn(battle: Battle, task: ContestTask): Contest {
  const open = { formations: formationsIn(battle, task), red: task.data.red };
  const { a, b } = { a: potTold(task, 'a'), b: potTold(task, 'b') };
  if (!a || !b) return { totals: null, winner: null, mayRethrow: null, ...open };
  const stakes = stakesOf(battle, task, false);
  const thrownBy = (side: SideId, pot: Pot | ToldPot): ContestThrow => {
    const rethrown = (rollIn(task, side)?.again.length ?? 0) > 0;
    return { rethrown, ...stakes[side], pot };
  };
  // A roll that was thrown again is the last one.
  const last = task.rolls.findLast((roll) => roll.again.length > 0)?.by ?? null;
  const { totals, winner, mayRethrow } = phasing({ a: thrownBy('a', a), b: thrownBy('b', b) }, last, battle.rulings);
  return { totals, winner, mayRethrow, ...open };
}

function decidedIn(battle: Battle, task: ContestTask) {
  const { formations, totals, winner } = contestIn(battle, task);
  const side = sure(winner === 'again' ? null : winner);
  return { formations, totals: sure(totals), won: formations[side], lost: formations[enemyOf(side)] };
}

/** The totals, without one of which the table said only that it is lower. */
const known = (totals: Phasing['totals']) => SIDES.map((side) => totals[side]).filter(({ total }) => total > 0);

const contestTask = (task: Task): ContestTask => ({
  ...task,
  data: contestData.parse(task.data),
  facts: contestAnswers.parse(task.facts),
});
export const contestOf = (battle: Battle, task: Task): Contest => contestIn(battle, contestTask(task));

/** NBC-CCD-06: the chance that the side now losing beats the other side by throwing again. */
export const chanceAgain = (battle: Battle, task: Task, by: SideId): { readonly good: number; readonly of: number } =>
  rethrowWays(stakesOf(battle, contestTask(task), false), by, battle.rulings);

/** The chance that a formation acts, against the card the other side has played, before the pots are thrown. */
export function chanceAgainst(battle: Battle, own: Formation, against: string): { good: number; of: number } {
  const stake = (formation: Formation): ContestStake => ({
    losing: addsRed(handOf(battle, formation.side), formation.id),
    A: leaderOf(battle, formation).A,
  });
  const other = formationOf(battle, against);
  const { [own.side]: good, [other.side]: less } = contestShares(
    own.side === 'a' ? { a: stake(own), b: stake(other) } : { a: stake(other), b: stake(own) },
    battle.rulings,
  );
  return { good, of: good + less };
}

/** NBC-CCD-05: where a losing card goes. Each side answers for its own, as a re-throw may make the other lose. */
const leftBy = (task: ContestTask, loser: SideId): 'table' | 'hand' => task.facts[`leave-${loser}`] ?? 'table';

const farIn = (battle: Battle, task: ContestTask, formation: Formation): boolean =>
  farSaid(battle, formation, saidOfFormation(task, formation, farKey(battle, formation), `far-${formation.side}`));

/** NBC-CCD-06, NBC-CCD-07: the cost of a re-throw, in re-roll dice. */
const rethrowCost = (far: boolean) => distanceCost('reroll-sum', far, 'NBC-CCD-07');

/** The questions for the side now losing: how far its commander is from headquarters, and where its card goes. */
function loserFacts(battle: Battle, task: ContestTask, loser: Formation): Fact[] {
  const key = `far-${loser.side}`;
  const effect = say('contest-far-effect', { dice: rethrowCost(true).total });
  return [
    ...(isLedByChief(battle, loser)
      ? []
      : [farFact(battle, loser, 'hq', { key, value: farIn(battle, task, loser), effect })]),
    {
      key: `leave-${loser.side}`,
      label: say('contest-card', { formation: formationNamed(loser) }),
      kind: 'choice',
      value: leftBy(task, loser.side),
      options: [
        { value: 'table', label: 'contest-leave', effect: 'contest-leave-effect' },
        { value: 'hand', label: 'contest-back', effect: 'contest-back-effect' },
      ],
    },
  ];
}

/** AMB-45, AMB-51: stores what was said of both commanders, which also holds for what they do next. */
function remember(d: EventBuilder, task: ContestTask): void {
  for (const formation of Object.values(formationsIn(d.state, task))) {
    const { [`far-${formation.side}` as const]: far, [`harassed-${formation.side}` as const]: harassed } = task.facts;
    learn(
      d,
      { formation: formation.id },
      { ...(far !== undefined && { [farKey(d.state, formation)]: far }), ...(harassed !== undefined && { harassed }) },
    );
  }
}

function win(d: EventBuilder, task: ContestTask, won: Formation, thrown = false): void {
  const lost = formationsIn(d.state, task)[enemyOf(won.side)];
  const roll = thrown ? rollIn(task, won.side) : undefined;
  remember(d, task);
  d.add({ type: 'contests', count: d.state.contests + 1 });
  writeHand(d, lost.side, afterLoss(handOf(d.state, lost.side), lost.id, leftBy(task, lost.side) === 'table'));
  openCommand(d, won.id, roll && potTold(task, won.side), roll?.own);
}

export const contest: Procedure<ContestTask['data'], ContestTask['facts']> = {
  schema: { data: contestData, facts: contestAnswers },
  question: () => 'turn-question-6',
  tied: (battle, task) => contestIn(battle, task).winner === 'again',
  // NBC-CMA-08, NBC-CCD-02: without one of the two cards nobody throws, and both sides choose again.
  over: (battle, task) =>
    Object.values(formationsIn(battle, task)).some(({ present, card }) => !present || card === 'spent'),
  calledOff: takeBack,
  needs(battle, task) {
    const { formations, winner } = contestIn(battle, task);
    const need = (side: SideId): Need => {
      const label = called(formationNamed(formations[side]));
      const sum = task.data.red[side] ? 'with-red' : 'alone';
      return { slot: side, by: side, label, want: 'pot', counts: 2, sum, less: true };
    };
    // AMB-48: after a tie both sides throw again at no cost.
    return SIDES.filter((side) => winner === 'again' || !potTold(task, side)).map(need);
  },
  odds(battle, task) {
    const { formations, winner } = contestIn(battle, task);
    const shares = contestShares(stakesOf(battle, task, winner !== null), battle.rulings);
    const claim = say('contest-chance', { formation: formationNamed(formations.a) });
    return sharesOdds(claim, shares, (side) => called(formationNamed(formations[side])));
  },
  facts(battle, task) {
    const { formations, winner } = contestIn(battle, task);
    const asked = harassFacts(battle, task);
    return !winner || winner === 'again' ? asked : [...asked, ...loserFacts(battle, task, formations[enemyOf(winner)])];
  },
  // NBC-CCD-06, NBC-CCD-07, NBC-RR-06: the side now losing may throw again, once.
  again(battle, task): readonly Again[] {
    const { formations, mayRethrow: loser } = contestIn(battle, task);
    if (!loser) return [];
    const cost = rethrowCost(farIn(battle, task, formations[loser]));
    const refused = atHeadquarters(battle, loser) ?? cannotPay(battle, loser, cost.total);
    return [{ slot: loser, side: loser, cost, ...(refused && { refused }) }];
  },
  reading(battle, task) {
    const { won, totals } = decidedIn(battle, task);
    return { word: called(formationNamed(won)), means: 'contest-means', sums: known(totals), part: won.side };
  },
  settle(d, task) {
    const { formations, totals, won } = decidedIn(d.state, task);
    const commander = (side: SideId) => officerNamed(commanderOf(d.state, formations[side]));
    const sums = known(totals);
    const by = sums[1] ? 'a' : won.side;
    const other = enemyOf(by);
    const formation = formationNamed(won);
    const thrown = { officer: commander(by), thrown: totals[by].total, other: commander(other), formation };
    const text = sums[1]
      ? say('contest-log', { ...thrown, against: totals[other].total })
      : say('contest-log-higher', thrown);
    log(d, text, { side: won.side, sums });
    win(d, task, won, true);
  },
  byHand(battle, task) {
    const formations = formationsIn(battle, task);
    const acts = (side: SideId) => say('cards-acts', { formation: formationNamed(formations[side]) });
    return SIDES.map((side) => ({ value: side, label: acts(side) }));
  },
  settleByHand(d, task, choice) {
    const won = formationsIn(d.state, task)[choice === 'b' ? 'b' : 'a'];
    tellByHand(d, won);
    win(d, task, won);
  },
};
