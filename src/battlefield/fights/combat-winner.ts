/** The exact chance of each side to win a close combat, over all hits and cards to come, by its rules themselves. */

import { ruling } from '../../book/rulings.ts';
import { readCard } from '../../cards/deck.ts';
import { cardsToCome, type Pack, takeOut, turnUnseen } from '../../cards/pack.ts';
import type { Result } from '../../cards/results.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { hitWays } from '../../dice/odds.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import type { Battle, Task } from '../battle.ts';
import type { RateCheck } from '../rules/close-combat/aftermath.ts';
import { type Answer, type CardNeed, type DiceNeed, lyingOf, type Need } from '../rules/close-combat/desk.ts';
import { type CombatProgress, otherRole, type Role } from '../rules/close-combat/facts.ts';
import { closeCombat, whoLoses } from '../rules/close-combat/resolve.ts';
import { hitsOf } from '../rules/close-combat/throws.ts';
import { engineersFall } from '../rules/special-troops/engineers.ts';
import { qualityDeck } from '../throws.ts';
import { courseOf, rateIn } from './combatants.ts';
import { asFight } from './parties.ts';

/** Chances from 0 to 1, which add up to 1: either side wins, or nobody does because neither side hits. */
export interface WinnerChances {
  readonly attacker: number;
  readonly defender: number;
  readonly nobody: number;
}

/** Cases rarer than this are skipped: no percentage shows them. */
const TOO_RARE = 1e-7;

interface Way {
  readonly answer: Answer;
  readonly chance: number;
  readonly packs?: Packs;
}

/** All throws of separate dice, or one throw for all that `come` to the same. */
function diceWays(key: string, dice: number, come: (faces: readonly Face[]) => unknown = String): Way[] {
  const ways = new Map<unknown, { faces: readonly Face[]; n: number }>();
  const all = allThrows(dice);
  for (const faces of all) {
    const to = come(faces);
    ways.set(to, { faces, n: 1 + (ways.get(to)?.n ?? 0) });
  }
  return [...ways.values()].map(({ faces, n }) => ({ answer: { key, faces }, chance: n / all.length }));
}

const allThrows = (dice: number): readonly (readonly Face[])[] =>
  dice === 0 ? [[]] : allThrows(dice - 1).flatMap((before) => FACES.map((face) => [...before, face]));

type Unchosen = DiceNeed | CardNeed;

function waysOf(need: Unchosen, packs: Packs, { deal }: Dealer): readonly Way[] {
  const { key } = need;
  if (need.kind === 'card') {
    const all = [...packs.values()].reduce((sum, one) => sum + one, 0);
    return [...deal(packs, need.rating.total)].map(([result, after]) => ({
      answer: { key, result },
      chance: [...after.values()].reduce((sum, one) => sum + one, 0) / all,
      packs: after,
    }));
  }
  if (need.of)
    return hitWays(need.of.throw, need.of.rounds).map(({ faces, chance }) => ({ answer: { key, faces }, chance }));
  const { among } = need;
  // Each unit that a die chooses among has the same share of its faces.
  if (among) return diceWays(key, 1, ([face = 1]) => Math.floor(((face - 1) * among.length) / FACES.length));
  return diceWays(
    key,
    need.dice,
    need.for === 'engineers' ? ([one, other]) => one && other && engineersFall([one, other]) : undefined,
  );
}

type Ask = (known: readonly Answer[]) => CombatProgress;

interface Inquiry {
  readonly cards: Dealer;
  readonly sums: Record<Role | 'nobody', number>;
}

interface Course {
  readonly known: readonly Answer[];
  readonly chance: number;
}

interface Throwing extends Course {
  readonly now: CombatProgress;
}

const ofThrows = (need: Need): need is Unchosen =>
  need.kind === 'dice' && (need.of !== undefined || need.for === 'major-unit');

const throwWanted = ({ now }: Throwing): Unchosen | undefined => (now.done ? undefined : now.needs.find(ofThrows));

/** The state of the throws, on which all later steps depend: hits of each side, who throws, open rounds. */
function standOf({ done, throws, ...now }: CombatProgress): string {
  const made = { attacker: 0, defender: 0 };
  for (const sheet of throws) made[sheet.role] += hitsOf(sheet);
  const open = ('needs' in now ? now.needs : []).map((need) => {
    if (need.kind !== 'dice' || !need.of) return need.key;
    const { throw: spec, rounds } = need.of;
    const again = Array.from({ length: spec.dice + 1 }, (_, misses) => spec.bonus?.(misses));
    return [need.key, spec.dice, spec.need, spec.modifier, again, rounds.map((round) => round.made)];
  });
  return JSON.stringify([done, throws.map(({ unit }) => unit), made, open]);
}

/** Every way all throws can fall. Ways after which the combat continues alike are merged into one. */
function* thrown(
  from: readonly Answer[],
  ask: Ask,
  cards: Dealer,
): Generator<undefined, readonly Throwing[], undefined> {
  const lain = new Map<string, Throwing>();
  let open: ReadonlyMap<string, Throwing> = new Map([['', { known: from, now: ask(from), chance: 1 }]]);
  while (open.size > 0) {
    const next = new Map<string, Throwing>();
    for (const [stand, course] of open) {
      const need = throwWanted(course);
      if (!need) {
        lain.set(stand, { ...course, chance: course.chance + (lain.get(stand)?.chance ?? 0) });
        continue;
      }
      for (const { answer, chance } of waysOf(need, new Map(), cards)) {
        yield;
        const known = [...course.known, answer];
        const now = ask(known);
        const key = standOf(now);
        next.set(key, { known, now, chance: course.chance * chance + (next.get(key)?.chance ?? 0) });
      }
    }
    open = next;
  }
  return [...lain.values()];
}

function* follow(
  inquiry: Inquiry,
  { known, chance }: Course,
  losing: NonNullable<ReturnType<typeof whoLoses>>,
  packs: Packs,
): Generator<undefined, void, undefined> {
  yield;
  const now = losing(known);
  if ('loser' in now) {
    inquiry.sums[now.loser === null ? 'nobody' : otherRole(now.loser)] += chance;
    return;
  }
  const ways = waysOf(now.wanted, packs, inquiry.cards);
  // The result of this card does not matter.
  const ones = now.bears
    ? ways
    : ways.slice(0, 1).map((way) => ({ ...way, chance: 1, packs: inquiry.cards.pass(packs) }));
  for (const way of ones) {
    const course = { known: [...known, way.answer], chance: chance * way.chance };
    if (course.chance >= TOO_RARE) yield* follow(inquiry, course, losing, way.packs ?? packs);
  }
}

function known(rate: RateCheck): RateCheck {
  const rated = new Map<string, Reckoning>();
  return (unit, cause) => {
    const key = JSON.stringify([unit, cause]);
    const rating = rated.get(key) ?? rate(unit, cause);
    rated.set(key, rating);
    return rating;
  };
}

/** The chances of winning; null if decided or with nothing to win. It pauses after each of thousands of combats. */
export function* chancesToWin(battle: Battle, open: Task): Generator<undefined, WinnerChances | null, undefined> {
  const task = asFight(open);
  const { fought, progress, answers } = courseOf(battle, task);
  const { combat, parties } = fought;
  if (progress.done || progress.loser || fought.evacuates || combat.abandoned) return null;
  if (combat.defender.troop === 'artillery') return null;
  const rate = known(rateIn(battle, task, parties));
  const inquiry = { cards: dealer(battle), sums: { attacker: 0, defender: 0, nobody: 0 } };
  const packs: Packs = new Map([[battle.packs.quality, 1]]);
  const ask: Ask = (given) => closeCombat(combat, lyingOf(given), rate, battle.rulings);
  for (const { known: lie, chance } of yield* thrown(answers, ask, inquiry.cards)) {
    const losing = whoLoses(combat, lie, rate, battle.rulings);
    if (losing) yield* follow(inquiry, { known: [], chance }, losing, packs);
  }
  const { attacker, defender, nobody } = inquiry.sums;
  const all = attacker + defender + nobody;
  return { attacker: attacker / all, defender: defender / all, nobody: nobody / all };
}

/** The possible states of the quality pack, each with its chance; the chances add up to 1. */
export type Packs = ReadonlyMap<Pack, number>;

/** A function that does the work once for each set of packs and remembers the result. */
function once<T>(work: (packs: Packs) => T): (packs: Packs) => T {
  const done = new WeakMap<Packs, T>();
  return (packs) => {
    const known = done.get(packs) ?? work(packs);
    done.set(packs, known);
    return known;
  };
}

export interface Dealer {
  /** The possible results of the next card at a rating, each with the states of the pack after it. */
  readonly deal: (packs: Packs, rating: number) => ReadonlyMap<Result, Packs>;
  /** The states of the pack after a card is drawn whose result does not matter. */
  readonly pass: (packs: Packs) => Packs;
}

export function dealer(battle: Battle): Dealer {
  const deck = qualityDeck(battle);
  const policy = ruling(battle.rulings, 'qcDraw');
  const dealt = (packs: Packs, rating: number): ReadonlyMap<Result, Packs> => {
    const brought = new Map<Result, Map<Pack, number>>();
    for (const [pack, chance] of packs) {
      const cards = cardsToCome(pack, deck, policy);
      for (const card of cards) {
        const result = readCard(deck, card, rating, battle.rulings);
        const after = takeOut(pack, deck, policy, card)?.pack;
        if (!after) continue;
        const stands = brought.get(result) ?? new Map<Pack, number>();
        stands.set(after, (stands.get(after) ?? 0) + chance / cards.length);
        brought.set(result, stands);
      }
    }
    return brought;
  };
  const read = once(() => new Map<number, ReadonlyMap<Result, Packs>>());
  return {
    deal(packs, rating) {
      const known = read(packs).get(rating) ?? dealt(packs, rating);
      read(packs).set(rating, known);
      return known;
    },
    pass: once((packs) => new Map([...packs].map(([pack, chance]) => [turnUnseen(pack, deck, policy), chance]))),
  };
}
