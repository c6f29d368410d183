/**
 * Who will win a close combat of one against one: the exact chance, over every number of hits that both throws may bring and
 * every card that may be drawn for them. The combat itself is asked for each; no rule of it stands here.
 */
import { ruling } from '../../book/rulings.ts';
import { readCard } from '../../cards/deck.ts';
import { cardsToCome, type Pack, takeOut } from '../../cards/pack.ts';
import type { Result } from '../../cards/results.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { type HitCount, type HitRound, type HitThrow, hitSteps } from '../../dice/hits.ts';
import { chanceOf, hitOdds } from '../../dice/odds.ts';
import type { Battle, Task } from '../battle.ts';
import type { Answer, Need } from '../close-combat/answers.ts';
import { otherRole, type Role } from '../close-combat/facts.ts';
import type { CombatProgress } from '../close-combat/outcome.ts';
import { closeCombat } from '../close-combat/resolve.ts';
import { qualityDeck } from '../throws.ts';
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

/** How the quality pack may stand, each with its chance; together they make 1. */
type Packs = ReadonlyMap<Pack, number>;

interface Way {
  readonly answer: Answer;
  readonly chance: number;
  /** How the pack may stand after it, where a card was drawn. */
  readonly packs?: Packs;
}

/** What a card brings, read at a rating, from a pack as it may stand; asked again of the same it knows it. */
function dealer(battle: Battle) {
  const deck = qualityDeck(battle);
  const policy = ruling(battle.rulings, 'qcDraw');
  const known = new WeakMap<Packs, Map<number, ReadonlyMap<Result, Packs>>>();
  const deal = (packs: Packs, rating: number): ReadonlyMap<Result, Packs> => {
    const dealt = new Map<Result, Map<Pack, number>>();
    for (const [pack, chance] of packs) {
      const cards = cardsToCome(pack, deck, policy);
      for (const card of cards) {
        const { result } = readCard(deck, card, rating, battle.rulings);
        const after = takeOut(pack, deck, policy, card)!.pack;
        const stands = dealt.get(result) ?? new Map<Pack, number>();
        stands.set(after, (stands.get(after) ?? 0) + chance / cards.length);
        dealt.set(result, stands);
      }
    }
    return dealt;
  };
  return (packs: Packs, rating: number): ReadonlyMap<Result, Packs> => {
    const read = known.get(packs) ?? new Map<number, ReadonlyMap<Result, Packs>>();
    known.set(packs, read);
    const dealt = read.get(rating) ?? deal(packs, rating);
    read.set(rating, dealt);
    return dealt;
  };
}

type Deal = ReturnType<typeof dealer>;

const evenly = (key: string, throws: readonly (readonly Face[])[]): Way[] =>
  throws.map((faces) => ({ answer: { key, faces }, chance: 1 / throws.length }));

const ONE_DIE = FACES.map((face) => [face]);
const TWO_DICE = FACES.flatMap((one) => FACES.map((other) => [one, other]));

/** All that may come of what is wanted, with its chance; null for what this does not follow. */
function waysOf(need: Need, packs: Packs, deal: Deal): Way[] | null {
  const { key } = need;
  if (need.kind === 'choice') return null;
  if (need.kind === 'card') {
    const all = [...packs.values()].reduce((sum, one) => sum + one, 0);
    return [...deal(packs, need.rating.total)].map(([result, after]) => ({
      answer: { key, result },
      chance: [...after.values()].reduce((sum, one) => sum + one, 0) / all,
      packs: after,
    }));
  }
  if (need.of) {
    const { throw: spec, rounds } = need.of;
    const odds = hitOdds(spec, rounds);
    return odds.ways.flatMap((n, hits): Way[] => {
      const faces = n > 0n ? facesFor(spec, rounds, hits) : null;
      return faces ? [{ answer: { key, faces }, chance: chanceOf(odds, hits) }] : [];
    });
  }
  return need.dice === 1 ? evenly(key, ONE_DIE) : need.dice === 2 ? evenly(key, TWO_DICE) : null;
}

type Sums = Record<Role | 'nobody', number>;

interface Inquiry {
  readonly ask: (known: readonly Answer[]) => CombatProgress;
  readonly deal: Deal;
  /** What every way comes to is added here. */
  readonly sums: Sums;
}

/** Follows every way that is left; false where one leads to what this does not follow. */
function* follow(
  inquiry: Inquiry,
  known: readonly Answer[],
  chance: number,
  packs: Packs,
): Generator<undefined, boolean, undefined> {
  yield;
  const now = inquiry.ask(known);
  const loser = now.loser ?? (now.done ? null : undefined);
  if (loser !== undefined) {
    inquiry.sums[loser === null ? 'nobody' : otherRole(loser)] += chance;
    return true;
  }
  // Guns within a unit throw by what the unit has thrown, and not by its hits alone.
  if (now.throws.some(({ guns }) => guns)) return false;
  const need = now.done ? undefined : now.needs.find(({ kind }) => kind !== 'choice');
  const ways = need ? waysOf(need, packs, inquiry.deal) : null;
  if (!ways) return false;
  for (const way of ways)
    if (chance * way.chance >= TOO_RARE)
      if (!(yield* follow(inquiry, [...known, way.answer], chance * way.chance, way.packs ?? packs))) return false;
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
  const packs: Packs = new Map([[battle.packs.quality, 1]]);
  if (!(yield* follow({ ask, deal: dealer(battle), sums }, answers, 1, packs))) return null;
  const all = sums.attacker + sums.defender + sums.nobody;
  return { attacker: sums.attacker / all, defender: sums.defender / all, nobody: sums.nobody / all };
}
