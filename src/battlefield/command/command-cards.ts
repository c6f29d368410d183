/** Which formation acts next: cards, pots, the losing commander's red die, re-throws and Bye cards (NBC-CCD-02 to -08). */

import { ruling } from '../../book/rulings.ts';
import { type BySide, enemyOf, SIDES, type SideId } from '../../book/terms.ts';
import { afterLoss, mayPlay, meet, playCard, spendBye } from '../../cards/hand.ts';
import type { Pot } from '../../dice/faces.ts';
import type { Said } from '../../engine/message.ts';
import { type Battle, commanderOf, type Formation, formationsOf, type Task } from '../battle.ts';
import { type EventBuilder, log, openTask, setFormation, setSide } from '../event-builder.ts';
import { type Again, type Fact, type Procedure, rollIn, saidOr } from '../procedure.ts';
import { atHeadquarters, cannotPay, distanceCost } from '../re-roll-dice.ts';
import { privately } from '../seats.ts';
import { potIn } from '../throws.ts';
import { type ContestStake, contestShares, rethrowWays } from './contest-chances.ts';
import { canHarass, farFact, openCommand, saidOfFormation, setCommand } from './under-command.ts';
import { COSSACKS_CM, type ContestThrow, type Phasing, phasing } from './who-acts-next.ts';
import { handOf, laidBy, waitsItsTurn, writeHand } from './who-may-act.ts';

// ---- the hand ------------------------------------------------------------------------------------------------------

/** NBC-CCD-02: a side plays a card; when both have, the throw is opened. */
export function choose(d: EventBuilder, side: SideId, card: { readonly formation: string } | 'bye'): Said | undefined {
  if (waitsItsTurn(d.state, side) || (card === 'bye' && waitsItsTurn(d.state, enemyOf(side))))
    return 'There is a lull: the side that offered it moves all its formations first.';
  const legal = mayPlay(handOf(d.state, side), handOf(d.state, enemyOf(side)), card, d.state.rulings);
  if (!legal.ok) return legal.why;
  // NBC-CCD-02: what is laid face down is for its own side to know.
  const hand = playCard(handOf(d.state, side), card);
  for (const { id, card: place } of formationsOf(d.state, side))
    if (hand.cards[id] !== place)
      d.add({ type: 'formation', formation: id, set: { card: hand.cards[id]! }, to: privately(side) });
  d.add({ type: 'side', side, set: { chosen: card }, to: privately(side) });
  meetCards(d);
  return undefined;
}

function meetCards(d: EventBuilder): void {
  const meeting = meet({ a: laidBy(d.state, 'a'), b: laidBy(d.state, 'b') });
  const settle = () => {
    for (const side of SIDES) setSide(d, side, { chosen: null });
  };
  switch (meeting.kind) {
    case 'contest': {
      settle();
      const { a, b } = meeting.formations;
      openTask(d, {
        kind: 'contest',
        side: null,
        data: { a, b, red: { a: addsRed(d.state, a), b: addsRed(d.state, b) } },
      });
      return;
    }
    case 'byes':
      for (const side of SIDES) writeHand(d, side, spendBye(handOf(d.state, side)));
      settle();
      log(d, 'Bye against Bye: both are spent, and both sides choose again.');
      return;
    case 'forced': {
      const other = enemyOf(meeting.acts);
      writeHand(d, other, spendBye(handOf(d.state, other)));
      settle();
      log(
        d,
        `${d.state.sides[other].name} play their Bye card: **${d.state.formations[meeting.formation]!.name}** must act.`,
        { side: other },
      );
      openCommand(d, meeting.formation);
      return;
    }
    case 'uncontested':
      settle();
      openCommand(d, meeting.formation);
      return;
    case 'choosing':
    case 'over':
      return;
  }
}

const addsRed = (battle: Battle, formation: string): boolean =>
  battle.contests > 0 && battle.formations[formation]!.card === 'losing';

/** By hand: the table has laid its cards and thrown its pots, and says whose formation acts. */
export function actsByHand(d: EventBuilder, id: string, command: 'under' | 'not'): Said | undefined {
  const formation = d.state.formations[id];
  if (!formation) return 'There is no such formation in this battle.';
  if (d.state.phase !== 6 || d.state.action) return 'Formations act in phase 6, one after the other.';
  if (formation.card === 'away') return `${formation.name} has not arrived.`;
  if (formation.card === 'spent') return `${formation.name} has acted this turn.`;
  for (const side of SIDES) {
    for (const { id: other, card } of formationsOf(d.state, side))
      if (card === 'played' && other !== id) setFormation(d, other, { card: 'hand' });
    if (d.state.sides[side].chosen) setSide(d, side, { chosen: null });
  }
  log(d, `**${formation.name} acts**.`, { side: formation.side, byHand: true });
  setCommand(d, d.state.formations[id]!, command, [], null, true);
  return undefined;
}

// ---- the contest ---------------------------------------------------------------------------------------------------

interface Contest {
  readonly formations: { readonly a: Formation; readonly b: Formation };
  readonly totals: Phasing['totals'] | null;
  readonly winner: Phasing['winner'] | null;
  readonly mayRethrow: Phasing['mayRethrow'];
}

const harassedInContest = (battle: Battle, task: Task, formation: Formation): boolean =>
  canHarass(battle, formation.side) && saidOfFormation(task, formation, 'harassed', `harassed-${formation.side}`);

/** AMB-51: nobody is asked where Cossacks do not count in this throw. */
function harassFacts(battle: Battle, task: Task): Fact[] {
  if (ruling(battle.rulings, 'harass') !== 'bothThrows') return [];
  const { formations } = contestOf(battle, task);
  return SIDES.filter((side) => canHarass(battle, side)).map((side) => ({
    key: `harassed-${side}`,
    label: `Cossacks within ${COSSACKS_CM} cm of ${commanderOf(battle, formations[side]).name} or his chief`,
    effect: '−1',
    kind: 'switch',
    value: harassedInContest(battle, task, formations[side]),
  }));
}

/** Both throws as they stand; without the pots that lie there where all is thrown anew. */
function stakesOf(battle: Battle, task: Task, anew: boolean): BySide<ContestStake> {
  const data = task.data as { a: string; b: string; red: { a: boolean; b: boolean } };
  const stake = (side: SideId): ContestStake => {
    const formation = battle.formations[data[side]]!;
    return {
      pot: anew ? undefined : potIn(task, side),
      losing: data.red[side],
      A: commanderOf(battle, formation).A,
      harassed: harassedInContest(battle, task, formation),
    };
  };
  return { a: stake('a'), b: stake('b') };
}

/** The contest as it lies. */
export function contestOf(battle: Battle, task: Task): Contest {
  const data = task.data as { a: string; b: string; red: { a: boolean; b: boolean } };
  const formations = { a: battle.formations[data.a]!, b: battle.formations[data.b]! };
  const pots = { a: potIn(task, 'a'), b: potIn(task, 'b') };
  const { a, b } = pots;
  if (!a || !b) return { formations, totals: null, winner: null, mayRethrow: null };
  const stakes = stakesOf(battle, task, false);
  const thrownBy = (side: SideId, pot: Pot): ContestThrow => ({
    ...stakes[side],
    pot,
    rethrown: rollIn(task, side)!.again.length > 0,
  });
  // What is thrown again lies last.
  const last = task.rolls.findLast((roll) => roll.again.length > 0)?.by ?? null;
  return { formations, ...phasing({ a: thrownBy('a', a), b: thrownBy('b', b) }, last, battle.rulings) };
}

/** NBC-CCD-06: the chance that the loser of the moment overtakes the other by throwing again. */
export const chanceAgain = (battle: Battle, task: Task, by: SideId): { readonly good: number; readonly of: number } =>
  rethrowWays(stakesOf(battle, task, false), by, battle.rulings);

/** Before the pots are thrown: the chance that a formation acts, against the card that the other side has laid. */
export function chanceAgainst(battle: Battle, own: Formation, against: string): { good: number; of: number } {
  const stake = ({ id, commander }: Formation): ContestStake => ({
    losing: addsRed(battle, id),
    A: battle.officers[commander]!.A,
  });
  const other = battle.formations[against]!;
  const { [own.side]: good, [other.side]: less } = contestShares(
    own.side === 'a' ? { a: stake(own), b: stake(other) } : { a: stake(other), b: stake(own) },
    battle.rulings,
  );
  return { good, of: good + less };
}

/**
 * NBC-CCD-05: where a losing side's card goes; each says it of its own, as a re-throw may make another the loser. A
 * question kept from before has one answer for both.
 */
const leftBy = (task: Task, loser: SideId): string => saidOr(task, `leave-${loser}`, saidOr(task, 'leave', 'table'));

export const contest: Procedure = {
  kind: 'contest',
  question: () => 'Which formation acts next?',
  needs(battle, task) {
    const { formations, winner } = contestOf(battle, task);
    const need = (side: SideId) =>
      ({ slot: side, by: side, label: formations[side].name, want: 'pot', counts: 2 }) as const;
    // A tie stands open: both throw again at no cost (AMB-48).
    if (winner === 'again') return SIDES.map(need);
    return SIDES.filter((side) => !potIn(task, side)).map(need);
  },
  odds(battle, task) {
    const { formations, winner } = contestOf(battle, task);
    const shares = contestShares(stakesOf(battle, task, winner !== null), battle.rulings);
    return {
      claim: `Chance that ${formations.a.name} acts`,
      good: shares.a,
      of: shares.a + shares.b,
      parts: SIDES.map((side) => ({ key: side, n: shares[side], means: formations[side].name })),
      unit: 'throw',
    };
  },
  facts(battle, task) {
    const { formations, winner } = contestOf(battle, task);
    if (!winner || winner === 'again') return harassFacts(battle, task);
    const loser = enemyOf(winner);
    const name = `far-${loser}`;
    return [
      ...harassFacts(battle, task),
      {
        ...farFact(
          battle,
          formations[loser],
          name,
          saidOfFormation(task, formations[loser], 'far', name),
          'his headquarters',
          '2 re-roll dice',
        ),
        sticks: undefined,
      },
      {
        key: `leave-${loser}`,
        label: `${formations[loser].name}’s card`,
        kind: 'choice',
        value: leftBy(task, loser),
        options: [
          { value: 'table', label: 'Leave on the table', effect: 'adds his red die' },
          { value: 'hand', label: 'Back to the hand', effect: 'no red die' },
        ],
      },
    ] as Fact[];
  },
  // NBC-CCD-06, NBC-CCD-07, NBC-RR-06: the loser of the moment, once each.
  again(battle, task): readonly Again[] {
    const { formations, mayRethrow: loser } = contestOf(battle, task);
    if (!loser) return [];
    const far = saidOfFormation(task, formations[loser], 'far', `far-${loser}`);
    const cost = distanceCost('Re-throw', far, 'NBC-CCD-07');
    const refused = atHeadquarters(battle, loser) ?? cannotPay(battle, loser, cost.total);
    return [{ slot: loser, side: loser, cost, ...(refused && { refused }) }];
  },
  reading(battle, task) {
    const { formations, totals, winner } = contestOf(battle, task);
    const won = formations[winner as SideId];
    return { word: won.name, means: `${won.name} acts.`, sums: [totals!.a, totals!.b], part: won.side };
  },
  settle(d, task) {
    const { formations, totals, winner } = contestOf(d.state, task);
    const won = winner as SideId;
    const lost = enemyOf(won);
    const words = (side: SideId) => `${commanderOf(d.state, formations[side]).name} ${totals![side].total}`;
    log(d, `${words('a')}, ${words('b')}: **${formations[won].name} acts**.`, {
      side: won,
      sums: [totals!.a, totals!.b],
    });
    win(
      d,
      formations[won],
      formations[lost],
      leftBy(task, lost) === 'table',
      potIn(task, won)!,
      rollIn(task, won)!.own,
    );
  },
  byHand(battle, task) {
    const { formations } = contestOf(battle, task);
    return SIDES.map((side) => ({ value: side, label: `${formations[side].name} acts` }));
  },
  settleByHand(d, task, choice) {
    const { formations } = contestOf(d.state, task);
    const won = choice as SideId;
    log(d, `**${formations[won].name} acts**.`, { side: won, byHand: true });
    const lost = enemyOf(won);
    win(d, formations[won], formations[lost], leftBy(task, lost) === 'table');
  },
};

function win(d: EventBuilder, won: Formation, lost: Formation, leave: boolean, pot?: Pot, own = false): void {
  d.add({ type: 'contests', count: d.state.contests + 1 });
  writeHand(d, lost.side, afterLoss(handOf(d.state, lost.side), lost.id, leave));
  openCommand(d, won.id, pot, own);
}
