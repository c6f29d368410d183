/**
 * Who will win a close combat of one against one: the exact chance, over every number of hits that both throws may bring and
 * every card that may be drawn for them. The combat itself is asked for each; no rule of it stands here.
 */
import { ruling } from '../../book/rulings.ts';
import { readCard } from '../../cards/deck.ts';
import { RESULTS, type Result } from '../../cards/results.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { type HitCount, type HitRound, type HitThrow, hitSteps } from '../../dice/hits.ts';
import { chanceOf, hitOdds } from '../../dice/odds.ts';
import type { Battle, Task } from '../battle.ts';
import type { Answer, Need } from '../close-combat/answers.ts';
import { otherRole, type Role } from '../close-combat/facts.ts';
import type { CombatProgress } from '../close-combat/outcome.ts';
import { closeCombat } from '../close-combat/resolve.ts';
import { countsFor, qualityCardsToCome, qualityDeck } from '../throws.ts';
import { courseOf } from './combat-course.ts';
import { rateIn } from './combatants.ts';

/** Chances, 0 to 1, that add up to 1: each side wins, or nothing is decided (neither hits). */
export interface WinnerChances {
  readonly attacker: number;
  readonly defender: number;
  readonly nobody: number;
}

/** Below this a way is so rare that no per cent shows it; the others make up for it. */
const TOO_RARE = 1e-7;

/** A way to throw so many hits: the faces of every round still to come, one after the other; null where there is none. */
function facesFor(spec: HitThrow, rounds: readonly HitRound[], hits: number): Face[] | null {
  const steps = hitSteps(spec);
  const known = [...rounds];
  const from = (at: number, standing: HitCount): Face[] | null => {
    const step = steps[at];
    if (!step) return standing.hits === hits ? [] : null;
    const dice = step.dice(standing);
    if (dice === 0) return from(at + 1, standing);
    const round = known[0];
    if (round) {
      known.shift();
      return from(at + 1, step.count(standing, dice, round.made));
    }
    const good = FACES.find(step.succeeds);
    const bad = FACES.find((face) => !step.succeeds(face));
    for (let made = good ? dice : 0; made >= (bad ? 0 : dice); made -= 1) {
      const rest = from(at + 1, step.count(standing, dice, made));
      if (rest) return [...Array<Face>(made).fill(good!), ...Array<Face>(dice - made).fill(bad!), ...rest];
    }
    return null;
  };
  return from(0, { hits: 0, misses: 0 });
}

type Way = readonly [answer: Answer, chance: number];

const evenly = (key: string, throws: readonly (readonly Face[])[]): Way[] =>
  throws.map((faces) => [{ key, faces }, 1 / throws.length]);

interface Drawn {
  readonly rating: number;
  readonly result: Result;
}

/** The results that a card may bring, after those drawn before it in this combat. */
function cards(battle: Battle, key: string, rating: number, before: readonly Drawn[]): Way[] {
  const laidOut = ruling(battle.rulings, 'qcDraw') !== 'replace' && before.length > 0;
  if (!laidOut) {
    const { of, ...counts } = countsFor(battle, rating);
    return RESULTS.map((result) => [{ key, result }, counts[result] / of]);
  }
  // Of a pack that is laid out, a card that brought the first result is not there for the second.
  const deck = qualityDeck(battle);
  const [first] = before;
  const read = (id: number, at: number) => readCard(deck, id, at, battle.rulings).result;
  const ids = qualityCardsToCome(battle);
  const gone = ids.filter((id) => read(id, first!.rating) === first!.result);
  return RESULTS.map((result) => {
    const all = ids.filter((id) => read(id, rating) === result).length;
    const lost = gone.filter((id) => read(id, rating) === result).length / gone.length;
    return [{ key, result }, (all - lost) / (ids.length - 1)];
  });
}

/** All that may come of what is wanted, with its chance; null for what this does not follow. */
function waysOf(battle: Battle, need: Need, before: readonly Drawn[]): Way[] | null {
  if (need.kind === 'card') return cards(battle, need.key, need.rating.total, before);
  if (need.kind === 'choice') return null;
  if (need.of) {
    const { throw: spec, rounds } = need.of;
    const odds = hitOdds(spec, rounds);
    return odds.ways.flatMap((n, hits): Way[] => {
      const faces = n > 0n ? facesFor(spec, rounds, hits) : null;
      return faces ? [[{ key: need.key, faces }, chanceOf(odds, hits)]] : [];
    });
  }
  if (need.dice === 1)
    return evenly(
      need.key,
      FACES.map((face) => [face]),
    );
  return need.dice === 2
    ? evenly(
        need.key,
        FACES.flatMap((one) => FACES.map((other) => [one, other])),
      )
    : null;
}

type Sums = Record<Role | 'nobody', number>;

/** What every way that is left comes to is added to `sums`; false where a way leads to what this does not follow. */
function* follow(
  battle: Battle,
  ask: (known: readonly Answer[]) => CombatProgress,
  sums: Sums,
  known: readonly Answer[],
  chance: number,
  before: readonly Drawn[],
): Generator<undefined, boolean, undefined> {
  yield;
  const now = ask(known);
  const loser = now.loser ?? (now.done ? null : undefined);
  if (loser !== undefined) {
    sums[loser === null ? 'nobody' : otherRole(loser)] += chance;
    return true;
  }
  // Guns within a unit throw by what the unit has thrown, and not by its hits alone.
  if (now.throws.some(({ guns }) => guns)) return false;
  const need = now.done ? undefined : now.needs.find(({ kind }) => kind !== 'choice');
  const ways = need ? waysOf(battle, need, before) : null;
  if (!need || !ways) return false;
  for (const [answer, share] of ways) {
    if (chance * share < TOO_RARE) continue;
    const drawn =
      need.kind === 'card' && 'result' in answer
        ? [...before, { rating: need.rating.total, result: answer.result }]
        : before;
    if (!(yield* follow(battle, ask, sums, [...known, answer], chance * share, drawn))) return false;
  }
  return true;
}

/**
 * Some thousand combats are asked, so it pauses after each. Null where all is decided, where nothing is to be won (guns
 * attacked alone), where two attack one, and where guns fight within a unit.
 */
export function* chancesToWin(battle: Battle, task: Task): Generator<undefined, WinnerChances | null, undefined> {
  const { fought, progress, answers } = courseOf(battle, task);
  const { combat, parties } = fought;
  if (progress.done || progress.loser || fought.evacuates || combat.abandoned) return null;
  if (combat.attackers.length > 1 || combat.defender.troop === 'artillery') return null;
  const rate = rateIn(battle, task, parties);
  const sums: Sums = { attacker: 0, defender: 0, nobody: 0 };
  const ask = (known: readonly Answer[]) => closeCombat(combat, known, rate, battle.rulings);
  if (!(yield* follow(battle, ask, sums, answers, 1, []))) return null;
  const all = sums.attacker + sums.defender + sums.nobody;
  return { attacker: sums.attacker / all, defender: sums.defender / all, nobody: sums.nobody / all };
}
