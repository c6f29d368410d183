/**
 * How far a close combat has come: what lies on its task, put before the rules as answers, and what they want next as
 * throws. A throw of several rounds lies in a slot for each; a card or a throw that no longer fits is asked again.
 */

import type { SideId } from '../../book/terms.ts';
import type { Result } from '../../cards/results.ts';
import type { Said } from '../../engine/message.ts';
import { type Battle, keepsBooks, type Roll, type Task } from '../battle.ts';
import type { Answer, Need as Wanted } from '../close-combat/answers.ts';
import type { CombatProgress } from '../close-combat/outcome.ts';
import { closeCombat } from '../close-combat/resolve.ts';
import { roundIn, roundLabel, roundsOf } from '../fire/rounds.ts';
import { type Again, type Need, rollIn } from '../procedure.ts';
import { mayRethrow, ownAgain } from '../re-roll-dice.ts';
import { resultOf } from '../throws.ts';
import { type Fought, foughtOf, rateIn } from './combatants.ts';
import { fightOf, type Party } from './parties.ts';

interface Used {
  readonly slot: string;
  readonly unit: string | undefined;
  /** What a card said. */
  readonly result?: Result;
}

export interface Course {
  readonly fought: Fought;
  readonly progress: CombatProgress;
  /** All that is known so far: the throws and cards that count, and what the players say. */
  readonly answers: readonly Answer[];
  /** What must be thrown or drawn now. */
  readonly needs: readonly Need[];
  /** Slots that count, with the unit whose throw they are. */
  readonly used: readonly Used[];
}

/** What the players say that is no throw: to stay, to let them ride, a way that is blocked, friends in it. */
function statementsOf(task: Task, parties: readonly Party[]): Answer[] {
  const stay = task.facts.stay;
  return [
    { key: 'stay', choice: stay === true ? 'stay in contact' : 'fall back' },
    ...parties.flatMap(({ id, slot }): Answer[] => [
      ...(task.facts[`${slot}:pursues`] === false ? [{ key: `pursuit:${id}`, choice: 'no' }] : []),
      ...(task.facts[`${slot}:blocked`] === true ? [{ key: `path:${id}`, choice: 'blocked' }] : []),
      ...(task.facts[`${slot}:friends`] === true ? [{ key: `friends:${id}`, choice: 'in the way' }] : []),
    ]),
  ];
}

/** The answer that lies there for a question, when it fits. */
function lyingFor(battle: Battle, task: Task, want: Wanted, round: number): Answer | undefined {
  const { key } = want;
  if (want.kind === 'dice') {
    const faces = roundIn(task, roundsOf(key), round, want.dice);
    return faces && { key, faces };
  }
  if (want.kind !== 'card') return undefined;
  const roll: Roll | undefined = rollIn(task, key);
  return roll && { key, result: resultOf(battle, roll, want.rating.total) };
}

export function courseOf(battle: Battle, task: Task): Course {
  const fought = foughtOf(battle, task);
  const { parties, combat } = fought;
  const rate = rateIn(battle, task, parties);
  const answers = statementsOf(task, parties);
  const used: Used[] = [];
  const rounds = new Map<string, number>();
  for (;;) {
    const progress = closeCombat(combat, answers, rate, battle.rulings);
    const wanted = progress.done ? [] : progress.needs;
    let found = false;
    for (const want of wanted) {
      const round = rounds.get(want.key) ?? 0;
      const answer = lyingFor(battle, task, want, round);
      if (!answer) continue;
      found = true;
      answers.push(answer);
      rounds.set(want.key, round + 1);
      used.push({
        slot: want.kind === 'card' ? want.key : roundsOf(want.key)(round),
        unit: want.unit,
        ...('result' in answer && { result: answer.result }),
      });
    }
    if (found) continue;
    const by = (want: Wanted): SideId =>
      parties.find(({ id }) => id === want.unit)?.side ??
      (want.role === 'defender' ? fought.defender.side : fightOf(task).by);
    const needs = wanted.flatMap((want) => needFor(want, by(want), parties, rounds.get(want.key) ?? 0));
    return { fought, progress, answers, needs, used };
  }
}

const nameOf = (parties: readonly Party[], id: string | undefined): string =>
  parties.find((party) => party.id === id)?.short ?? '';

function labelOf(want: Wanted, parties: readonly Party[]): string {
  const name = nameOf(parties, want.unit);
  if (want.kind === 'card') return want.for === 'distance only' ? `${name}: how far back` : `${name}: quality check`;
  if (want.kind === 'choice') return name;
  switch (want.for) {
    case 'major unit':
      return `Which attacker leads? 1 to 3: ${parties[0]!.short}`;
    case 'restored unit':
      return 'Both broken: who comes back?';
    case 'engineers':
      return `${name}: the engineers fall on 10`;
    case 'officer':
      return `${name}: its officer is hit on 12`;
    case 'battery':
      return roundLabel(`${name}’s guns`, want.stage ?? 'throw', want.dice);
    case 'pursuit':
      return roundLabel(`${name} pursues`, want.stage ?? 'throw', want.dice);
    default:
      return roundLabel(name, want.stage ?? 'throw', want.dice);
  }
}

function needFor(want: Wanted, by: SideId, parties: readonly Party[], round: number): Need[] {
  const label = labelOf(want, parties);
  if (want.kind === 'dice') return [{ slot: roundsOf(want.key)(round), by, label, want: 'dice', dice: want.dice }];
  return want.kind === 'card' ? [{ slot: want.key, by, label, want: 'result', rating: want.rating.total }] : [];
}

// ---- throwing again, and throwing on -------------------------------------------------------------------------------

/**
 * NBC-RR-04: hits and pursuits are never thrown again. Cards may be, until the ride that follows them; the engineers'
 * dice until the cards are drawn; the dice for an officer, which come last, by ruling (AMB-05).
 */
export function againIn(battle: Battle, task: Task): Again[] {
  const { used, fought } = courseOf(battle, task);
  const has = (kind: string) => used.some(({ slot }) => slot.startsWith(kind));
  const ridden = task.rolls.findIndex(({ slot }) => slot.startsWith('pursuit:'));
  return used.flatMap(({ slot, unit }): Again[] => {
    const party = fought.parties.find(({ id }) => id === unit);
    if (!party || !keepsBooks(battle, party.side)) return [];
    const offer = (what: Said): Again[] => [{ ...ownAgain(battle, slot, party.side), what }];
    const before = ridden >= 0 && task.rolls.findIndex((roll) => roll.slot === slot) < ridden;
    if (slot.startsWith('check:') || slot.startsWith('distance:')) return before ? [] : offer(`${party.short}’s check`);
    if (slot.startsWith('officer:'))
      return mayRethrow('officer with a unit', battle.rulings) ? offer(`${party.short}’s officer`) : [];
    const open = slot.startsWith('engineers:') ? !has('check:') : slot.startsWith('engineers-');
    const engineers = open && mayRethrow('engineers', battle.rulings);
    return engineers ? offer(`${party.short}’s engineers`) : [];
  });
}

/** One tap throws on through all that is forced: it stops before a ride, and where dice may still be bought back. */
export function throwsOnIn(battle: Battle, task: Task): boolean {
  const { needs } = courseOf(battle, task);
  if (needs.some(({ slot }) => slot.startsWith('pursuit:') && !slot.includes('#'))) return false;
  return againIn(battle, task).every((again) => again.refused || !again.slot.startsWith('engineers'));
}
