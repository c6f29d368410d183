/** Dice and cards for a need: from the sealed stream, or from the table, which is believed when it is possible. */
import { ruling } from '../book/rulings.ts';
import {
  disorderCounts,
  minutesOf,
  type QualityDeck,
  type ResultCounts,
  readCard,
  readDisorder,
  resultCounts,
  type TimeDeck,
} from '../cards/deck.ts';
import { cardsToCome, draw, takeOut, takeOutMinutes } from '../cards/pack.ts';
import { RESULT_NAMES, RESULTS, type Result } from '../cards/results.ts';
import { qualityDeckNamed, timeDeckInForce } from '../cards/shelf.ts';
import type { Chance } from '../dice/chance.ts';
import { isFace, type Pot } from '../dice/faces.ts';
import type { Battle, Lie, Task, Thing } from './battle.ts';
import type { Draft } from './draft.ts';
import { lieIn, type Need, type Odds } from './procedure.ts';

export const qualityDeck = (battle: Battle): QualityDeck =>
  battle.ownPacks.quality ?? qualityDeckNamed(battle.scenario.decks.quality);

export const timeDeck = (battle: Battle): TimeDeck => timeDeckInForce(battle.rulings, battle.ownPacks.time);

/** Throws or draws what is needed from the stream of chance. */
export function throwFor(d: Draft, chance: Chance, need: Need): Thing {
  switch (need.want) {
    case 'pot':
      return { pot: chance.pot() };
    case 'dice':
      return { dice: chance.dice(need.dice) };
    case 'result':
    case 'disorder': {
      const drawn = draw(d.battle.packs.quality, qualityDeck(d.battle), ruling(d.battle.rulings, 'qcDraw'), (n) =>
        chance.below(n),
      );
      d.add({ type: 'pack', pack: 'quality', state: drawn.pack });
      return { card: drawn.card };
    }
    case 'time': {
      const drawn = draw(d.battle.packs.time, timeDeck(d.battle), 'toTrigger', (n) => chance.below(n));
      d.add({ type: 'pack', pack: 'time', state: drawn.pack });
      return { card: drawn.card };
    }
  }
}

/** Why the table's own dice or card cannot be what is needed; undefined when they can. */
export function impossible(battle: Battle, need: Need, thing: Thing): string | undefined {
  switch (need.want) {
    case 'pot': {
      if (!('pot' in thing)) return 'A pot is needed: one red, two white and two green dice.';
      const { red, white, green } = thing.pot;
      return [red, ...white, ...green].every(isFace) ? undefined : 'Each die of a pot shows 1 to 6.';
    }
    case 'dice':
      if (!('dice' in thing)) return 'Dice are needed here.';
      if (thing.dice.length !== need.dice)
        return `${need.dice === 1 ? 'One die is' : `${need.dice} dice are`} needed, not ${thing.dice.length}.`;
      return thing.dice.every(isFace) ? undefined : 'A die shows 1 to 6.';
    case 'result':
    case 'disorder': {
      if ('card' in thing)
        return qualityDeck(battle).cards.some((card) => card.id === thing.card)
          ? undefined
          : `The quality pack has no card ${thing.card}; it has ${qualityDeck(battle).cards.length} cards.`;
      if (need.want === 'result' && 'result' in thing) return undefined;
      if (need.want === 'disorder' && 'disorder' in thing) return undefined;
      return need.want === 'result'
        ? 'A quality card is needed: its number or its result.'
        : 'A quality card is needed: its number, or whether it says Disordered.';
    }
    case 'time': {
      if ('card' in thing)
        return timeDeck(battle).cards.some((card) => card.id === thing.card)
          ? undefined
          : `The time pack has no card ${thing.card}.`;
      if (!('minutes' in thing)) return 'A time card is needed: its minutes.';
      return timeDeck(battle).cards.some((card) => card.minutes === thing.minutes)
        ? undefined
        : `The time pack has no card of ${thing.minutes} minutes.`;
    }
  }
}

/** Takes the table's own card out of the pack this phone keeps beside it. Dice need nothing. */
export function takeOwn(d: Draft, need: Need, thing: Thing): void {
  const { battle } = d;
  if ((need.want === 'result' || need.want === 'disorder') && 'card' in thing) {
    const drawn = takeOut(battle.packs.quality, qualityDeck(battle), ruling(battle.rulings, 'qcDraw'), thing.card);
    if (drawn) d.add({ type: 'pack', pack: 'quality', state: drawn.pack });
  }
  if (need.want === 'time') {
    const drawn =
      'minutes' in thing
        ? takeOutMinutes(battle.packs.time, timeDeck(battle), thing.minutes)
        : 'card' in thing
          ? takeOut(battle.packs.time, timeDeck(battle), 'toTrigger', thing.card)
          : undefined;
    if (drawn) d.add({ type: 'pack', pack: 'time', state: drawn.pack });
  }
}

// ---- reading what lies there ---------------------------------------------------------------------------------------

export function potIn(task: Task, slot = 'pot'): Pot | undefined {
  const lie = lieIn(task, slot);
  return lie && 'pot' in lie.thing ? lie.thing.pot : undefined;
}

export function diceIn(task: Task, slot = 'dice') {
  const lie = lieIn(task, slot);
  return lie && 'dice' in lie.thing ? lie.thing.dice : undefined;
}

export function resultOf(battle: Battle, lie: Lie, rating: number): Result {
  if ('result' in lie.thing) return lie.thing.result;
  if ('card' in lie.thing) return readCard(qualityDeck(battle), lie.thing.card, rating, battle.rulings).result;
  return 'N';
}

export function disorderOf(battle: Battle, lie: Lie, rating: number, column: 'move' | 'hit'): boolean {
  if ('disorder' in lie.thing) return lie.thing.disorder;
  if ('card' in lie.thing) return readDisorder(qualityDeck(battle), lie.thing.card, rating, column, battle.rulings);
  return false;
}

export function minutesIn(battle: Battle, lie: Lie): number {
  if ('minutes' in lie.thing) return lie.thing.minutes;
  if ('card' in lie.thing) return minutesOf(timeDeck(battle), lie.thing.card);
  return 0;
}

/** The quality cards that may come next: what odds are counted over. */
export const qualityCardsToCome = (battle: Battle) =>
  cardsToCome(battle.packs.quality, qualityDeck(battle), ruling(battle.rulings, 'qcDraw'));

/** The battle as it was before the cards of a question were drawn: what the chance of them was, in a pack that is laid out. */
export function beforeDraw(battle: Battle, task: Task): Battle {
  const packs = { ...battle.packs };
  const drawn = task.lies.flatMap(({ thing }) => ('card' in thing ? [thing.card] : []));
  for (const pack of ['quality', 'time'] as const) {
    let { out } = packs[pack];
    while (out.length > 0 && drawn.includes(out.at(-1)!)) out = out.slice(0, -1);
    packs[pack] = { out };
  }
  return { ...battle, packs };
}

const countsFor = (battle: Battle, rating: number): ResultCounts =>
  resultCounts(qualityDeck(battle), rating, battle.rulings, qualityCardsToCome(battle));

/** Exact odds of a check: which results are good, and what each means. */
export function checkOdds(
  battle: Battle,
  rating: number,
  claim: string,
  good: readonly Result[],
  means: Readonly<Record<Result, string>>,
): Odds {
  const counts = countsFor(battle, rating);
  return {
    claim,
    good: good.reduce((sum, result) => sum + counts[result], 0),
    of: counts.of,
    parts: RESULTS.map((result) => ({ key: result, n: counts[result], means: means[result] })),
  };
}

/** Exact odds of a disorder check. */
export function disorderOdds(battle: Battle, rating: number, column: 'move' | 'hit', claim: string): Odds {
  const { of, disordered } = disorderCounts(
    qualityDeck(battle),
    rating,
    column,
    battle.rulings,
    qualityCardsToCome(battle),
  );
  return {
    claim,
    good: of - disordered,
    of,
    parts: [
      { key: 'OK', n: of - disordered, means: 'holds' },
      { key: 'D', n: disordered, means: 'disordered' },
    ],
  };
}

/** "High, card 12" as the story tells a draw. */
export function drawnWords(lie: Lie, result: Result): string {
  return `${RESULT_NAMES[result]}${'card' in lie.thing ? `, card ${lie.thing.card}` : ''}${lie.own ? ', own card' : ''}`;
}
