/** Dice and cards for a need: from the sealed seed, or the table's own, which are accepted if they are possible. */

import { ruling } from '../book/rulings.ts';
import type { SideId } from '../book/terms.ts';
import type { QualityDeck, TimeDeck } from '../cards/deck.ts';
import { disorderCounts, minutesOf, readCard, readDisorder, resultCounts } from '../cards/deck.ts';
import { cardsToCome, draw, takeOut, takeOutMinutes } from '../cards/pack.ts';
import { RESULTS, type Result } from '../cards/results.ts';
import { qualityDeckNamed, timeDeckInForce } from '../cards/shelf.ts';
import { FACES, type Face, isFace, type Pot } from '../dice/faces.ts';
import { isTold, type ToldPot } from '../dice/pot.ts';
import { throwDice, throwPot } from '../dice/throws.ts';
import type { Chance } from '../engine/chance.ts';
import { type Message, type Said, say, word } from '../engine/message.ts';
import type { Battle, Roll, Task, Thing } from './battle.ts';
import type { EventBuilder } from './ledger/event-builder.ts';
import { sideOf } from './look-up.ts';
import { type HitFaces, type Need, type Odds, rollIn } from './procedure.ts';

export const qualityDeck = (battle: Battle): QualityDeck =>
  battle.ownPacks.quality ?? qualityDeckNamed(battle.scenario.decks.quality);

export const timeDeck = (battle: Battle): TimeDeck => timeDeckInForce(battle.rulings, battle.ownPacks.time);

/** The pack a card comes from, its deck, and how it is drawn. */
const packOf = (battle: Battle, want: 'result' | 'disorder' | 'time') =>
  want === 'time'
    ? ({ pack: 'time', deck: timeDeck(battle), how: 'toTrigger' } as const)
    : ({ pack: 'quality', deck: qualityDeck(battle), how: ruling(battle.rulings, 'qcDraw') } as const);

/** Throws or draws what is needed, from chance. */
export function throwFor(d: EventBuilder, chance: Chance, need: Need): Thing {
  if (need.want === 'pot') return { pot: throwPot(chance) };
  if (need.want === 'dice') return { dice: throwDice(chance, need.dice) };
  const { pack, deck, how } = packOf(d.state, need.want);
  const drawn = draw(d.state.packs[pack], deck, how, (n) => chance.below(n));
  d.add({ type: 'pack', pack, state: drawn.pack });
  return { card: drawn.card };
}

/** Why the table's own dice or card cannot be what is needed; undefined if they can. */
export function impossible(battle: Battle, need: Need, thing: Thing): Said | undefined {
  const { joint } = need;
  if ('struck' in thing) {
    const known = joint && 'lives' in joint && joint.lives.map(({ id }) => id);
    return known && thing.struck.every((one) => known.includes(one)) ? undefined : 'own-dice-needed';
  }
  if ('hits' in thing) {
    const told = joint && 'hits' in joint ? joint : undefined;
    if (thing.both && told?.leads?.every((one) => one.id !== thing.leads)) return 'own-dice-needed';
    const most = thing.both ? told?.hits : need.hits;
    if (most !== undefined) return noHits(most, need.reads, thing);
  }
  switch (need.want) {
    case 'pot':
      if (!('pot' in thing)) return 'own-pot-needed';
      if (isTold(thing.pot)) return noSum(need, thing.pot);
      return [thing.pot.red, ...thing.pot.white, ...thing.pot.green].every(isFace) ? undefined : 'own-pot-faces';
    case 'dice':
      return need.sum && 'sum' in thing ? undefined : noDice(need.dice, thing);
    case 'result':
    case 'disorder':
      return noQualityCard(battle, need.want, thing);
    case 'time':
      return noTimeCard(battle, thing);
  }
}

type PotNeed = Extract<Need, { readonly want: 'pot' }>;

function noHits(most: number, reads: HitFaces | undefined, { hits, red, one }: HitsTold): Said | undefined {
  if (hits > most) return say('own-hits-most', { hits: most });
  if (!reads) return undefined;
  if ('one' in reads) return one === undefined ? 'own-one-needed' : undefined;
  return hits >= reads.redFrom && red === undefined ? 'own-red-needed' : undefined;
}

function noSum({ sum: asked, less }: PotNeed, { sum, red }: ToldPot): Said | undefined {
  if (asked === undefined || (sum === 0 && !less)) return 'own-pot-needed';
  return asked === 'with-red' && sum > 0 && red === undefined ? 'own-red-needed' : undefined;
}

function noDice(dice: number, thing: Thing): Said | undefined {
  if (!('dice' in thing)) return 'own-dice-needed';
  if (thing.dice.length !== dice) return say('own-dice-count', { dice, thrown: thing.dice.length });
  return thing.dice.every(isFace) ? undefined : 'own-die-faces';
}

function noQualityCard(battle: Battle, want: 'result' | 'disorder', thing: Thing): Said | undefined {
  const { cards } = qualityDeck(battle);
  if (!('card' in thing)) return want in thing ? undefined : `own-${want}-needed`;
  return cards.some(({ id }) => id === thing.card)
    ? undefined
    : say('own-card-unknown', { card: thing.card, cards: cards.length });
}

function noTimeCard(battle: Battle, thing: Thing): Said | undefined {
  const { cards } = timeDeck(battle);
  if ('card' in thing)
    return cards.some(({ id }) => id === thing.card) ? undefined : say('own-time-card-unknown', { card: thing.card });
  if (!('minutes' in thing)) return 'own-time-needed';
  return cards.some(({ minutes }) => minutes === thing.minutes)
    ? undefined
    : say('own-minutes-unknown', { minutes: thing.minutes });
}

/** Takes the table's own card out of the app's pack. Dice need no such step. */
export function takeOwn(d: EventBuilder, need: Need, thing: Thing): void {
  if (need.want === 'pot' || need.want === 'dice') return;
  const { pack, deck, how } = packOf(d.state, need.want);
  const now = d.state.packs[pack];
  const card = 'card' in thing ? takeOut(now, deck, how, thing.card) : undefined;
  const drawn = 'minutes' in thing ? takeOutMinutes(now, timeDeck(d.state), thing.minutes) : card;
  if (drawn) d.add({ type: 'pack', pack, state: drawn.pack });
}

/** The pot, or what the table entered of its own pot. */
export function potTold(task: Pick<Task, 'rolls'>, slot = 'pot'): Pot | ToldPot | undefined {
  const thing = rollIn(task, slot)?.thing;
  return thing && 'pot' in thing ? thing.pot : undefined;
}

export function potIn(task: Pick<Task, 'rolls'>, slot = 'pot'): Pot | undefined {
  const pot = potTold(task, slot);
  return pot && !isTold(pot) ? pot : undefined;
}

export function diceIn(task: Pick<Task, 'rolls'>, slot = 'dice') {
  const thing = rollIn(task, slot)?.thing;
  return thing && 'dice' in thing ? thing.dice : undefined;
}

type HitsTold = Extract<Thing, { readonly hits: number }>;

/** A hit throw as the table entered it; undefined if the table did not, or entered more than `most`. */
export function throwTold(task: Pick<Task, 'rolls'>, slot: string, most: number): HitsTold | undefined {
  const thing = rollIn(task, slot)?.thing;
  return thing && 'hits' in thing && !thing.both && thing.hits <= most ? thing : undefined;
}

/** The hits of two attackers that the table entered together, with the throw of one. */
export function bothTold(task: Pick<Task, 'rolls'>, slot: string, most: number): number | undefined {
  const thing = rollIn(task, slot)?.thing;
  return thing && 'hits' in thing && thing.both && thing.hits <= most ? thing.hits : undefined;
}

export const hitsTold = (task: Pick<Task, 'rolls'>, slot: string, most: number): number | undefined =>
  throwTold(task, slot, most)?.hits;

/** The dice a question needs; empty once thrown. */
export const diceNeed = (task: Pick<Task, 'rolls'>, by: SideId, label: Said, dice: number): Need[] =>
  diceIn(task) ? [] : [{ slot: 'dice', by, label, want: 'dice', dice }];

export const pairNeed = (task: Pick<Task, 'rolls' | 'side'>): Need[] =>
  pairIn(task) ? [] : [{ slot: 'dice', by: sideOf(task), label: 'two-dice', want: 'dice', dice: 2, sum: true }];

function pairOf(sum: number): readonly [Face, Face] | undefined {
  for (const one of FACES) {
    const other = sum - one;
    if (isFace(other)) return [one, other];
  }
  return undefined;
}

/** Two dice thrown together; if only their sum was entered, two dice with that sum. */
export function pairIn(task: Pick<Task, 'rolls'>, slot = 'dice'): readonly [Face, Face] | undefined {
  const thing = rollIn(task, slot)?.thing;
  if (thing && 'sum' in thing) return pairOf(thing.sum);
  const [one, other] = diceIn(task, slot) ?? [];
  return one && other && [one, other];
}

export function resultOf(battle: Battle, roll: Roll, rating: number): Result {
  if ('result' in roll.thing) return roll.thing.result;
  if ('card' in roll.thing) return readCard(qualityDeck(battle), roll.thing.card, rating, battle.rulings);
  return 'N';
}

export function disorderOf(battle: Battle, roll: Roll, rating: number, column: 'move' | 'hit'): boolean {
  if ('disorder' in roll.thing) return roll.thing.disorder;
  if ('card' in roll.thing) return readDisorder(qualityDeck(battle), roll.thing.card, rating, column, battle.rulings);
  return false;
}

export function minutesIn(battle: Battle, roll: Roll): number {
  if ('minutes' in roll.thing) return roll.thing.minutes;
  if ('card' in roll.thing) return minutesOf(timeDeck(battle), roll.thing.card);
  return 0;
}

/** The quality cards that may come next, over which odds are counted. */
const qualityCardsToCome = (battle: Battle) =>
  cardsToCome(battle.packs.quality, qualityDeck(battle), ruling(battle.rulings, 'qcDraw'));

/** The battle before a question's cards were drawn, to show what their chances were. */
export function beforeDraw(battle: Battle, task: Task): Battle {
  const packs = { ...battle.packs };
  const drawn = task.rolls.flatMap(({ thing }) => ('card' in thing ? [thing.card] : []));
  for (const pack of ['quality', 'time'] as const) {
    let { out } = packs[pack];
    while (drawn.some((card) => card === out.at(-1))) out = out.slice(0, -1);
    packs[pack] = { out };
  }
  return { ...battle, packs };
}

/** The exact odds of a check, with the good results and the meaning of each. */
export function checkOdds(
  battle: Battle,
  rating: number,
  claim: Said,
  good: readonly Result[],
  means: (result: Result) => Said,
): Odds {
  const counts = resultCounts(qualityDeck(battle), rating, battle.rulings, qualityCardsToCome(battle));
  return {
    claim,
    good: good.reduce((sum, result) => sum + counts[result], 0),
    of: counts.of,
    parts: RESULTS.map((result) => ({ key: result, n: counts[result], means: means(result) })),
  };
}

export function disorderOdds(battle: Battle, rating: number, column: 'move' | 'hit', claim: Said): Odds {
  const toCome = qualityCardsToCome(battle);
  const { of, disordered } = disorderCounts(qualityDeck(battle), rating, column, battle.rulings, toCome);
  return {
    claim,
    good: of - disordered,
    of,
    parts: [
      { key: 'OK', n: of - disordered, means: 'check-holds' },
      { key: 'D', n: disordered, means: 'duel-disordered' },
    ],
  };
}

/** For example "High, card 12": a draw in words. */
export function cardDrawn({ thing, own }: Roll, result: Result): Message {
  const said = { result: word(`result-${result}`), own: own ? 'yes' : 'no' } as const;
  return 'card' in thing ? say('card-drawn', { card: thing.card, ...said }) : say('card-told', said);
}
