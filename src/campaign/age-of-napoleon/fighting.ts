/** A battle by the sheet: how strong both are, what the dice inflict, who wins. AON-008 to AON-011 */
import * as z from 'zod/mini';
import type { Face } from '../../dice/faces.ts';
import { type Said, say } from '../../engine/message.ts';
import type { Fact } from '../../engine/procedure.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import {
  BANDS,
  bandOf,
  type Fought,
  fought,
  isTied,
  type OfBoth,
  OPPONENTS,
  type Opponent,
  tieBreaker,
} from './battle-table.ts';
import { type Battle, type Campaign, otherSide, type SideId } from './campaign.ts';
import { CALL_OFF, callOff, inBattle } from './engaging.ts';
import { type Answered, type Asked, dieIn, type Need, numberOf, type Procedure } from './procedure.ts';
import { afterFight } from './pursuing.ts';
import { battleStrength } from './strength.ts';
import { toTable } from './tabling.ts';
import { type Builder, hasCards, log, useCards } from './writing.ts';

export const fightSchema = z.object({ battle: z.string() });
export type FightData = z.infer<typeof fightSchema>;
type FightTask = Asked<FightData>;

/** The most that battle cards may change a strength, and how many of them a side plays. */
const CHANGE = 20;
const CARDS = 9;

export const sideOf = (battle: Battle, opponent: Opponent): SideId =>
  opponent === 'attacker' ? battle.attacker : otherSide(battle.attacker);

/** What is proposed of a side: corps of the area's own nation, and those that came off the sea with their leader. */
function proposed(state: Campaign, battle: Battle, side: SideId): { readonly home: number; readonly sea: number } {
  const corps = inBattle(state, battle, side);
  const nation = state.areas[battle.area]?.home ?? '';
  const arrived = state.armies[battle.sides[side].army]?.arrived;
  return {
    home: nation === '' ? 0 : corps.filter((one) => one.nation === nation).length,
    sea: arrived?.bySea ? corps.filter(({ id }) => arrived.corps.includes(id)).length : 0,
  };
}

/** How strong a side is, as it was said. AON-008 */
export function strengthOf(state: Campaign, battle: Battle, task: Answered, opponent: Opponent): Reckoning {
  const side = sideOf(battle, opponent);
  const corps = inBattle(state, battle, side);
  const { home, sea } = proposed(state, battle, side);
  return battleStrength({
    corps: corps.map(({ rating }) => rating),
    leader: state.armies[battle.sides[side].army]?.rating ?? 0,
    home: Math.min(corps.length, numberOf(task, `home-${opponent}`, home)),
    sea: opponent === 'attacker' ? Math.min(corps.length, numberOf(task, 'sea', sea)) : 0,
    cards: numberOf(task, `change-${opponent}`),
  });
}

export const strengthsOf = (state: Campaign, battle: Battle, task: Answered): OfBoth<Reckoning> => ({
  attacker: strengthOf(state, battle, task, 'attacker'),
  defender: strengthOf(state, battle, task, 'defender'),
});

const totals = ({ attacker, defender }: OfBoth<Reckoning>): OfBoth<number> => ({
  attacker: attacker.total,
  defender: defender.total,
});

const bothDice = (task: FightTask, slot: string): OfBoth<Face> | undefined => {
  const attacker = dieIn(task, `${slot}-attacker`);
  const defender = dieIn(task, `${slot}-defender`);
  return attacker && defender && { attacker, defender };
};

/** How it stands; null while dice are wanted. */
function resultOf(state: Campaign, battle: Battle, task: FightTask): Fought | null {
  const dice = bothDice(task, 'die');
  const second = bothDice(task, 'second');
  const strength = totals(strengthsOf(state, battle, task));
  return dice ? fought({ strength, dice, ...(second && { second }) }) : null;
}

export const leaderOf = (state: Campaign, battle: Battle, opponent: Opponent): string =>
  state.armies[battle.sides[sideOf(battle, opponent)].army]?.name ?? '';

/** "16–20" */
export const bandWords = (strength: number): Said => {
  const band = bandOf(strength);
  const from = (BANDS[band - 1] ?? 0) + 1;
  const to = BANDS[band] ?? Number.POSITIVE_INFINITY;
  if (band === 0) return say('aon-band-below', { n: to + 1 });
  return Number.isFinite(to) ? say('aon-band', { from, to }) : say('aon-band-above', { n: from - 1 });
};

/** What both inflict, and the tie-break, as sums. AON-009, AON-011 */
export function fightSums(
  state: Campaign,
  battle: Battle,
  strength: OfBoth<number>,
  { scores, inflicted: done }: Fought,
  dice: OfBoth<Face> | undefined,
  second: OfBoth<Face> | undefined,
): Reckoning[] {
  const of = (opponent: Opponent) => leaderOf(state, battle, opponent);
  return OPPONENTS.flatMap((opponent) => {
    const note = bandWords(strength[opponent]);
    const die = (face: Face) => say('aon-die', { die: face });
    return [
      ...(dice
        ? [
            reckon(
              say('aon-inflicts', { name: of(opponent) }),
              [term(die(dice[opponent]), done[opponent], 'AON-009')],
              { note },
            ),
          ]
        : []),
      ...(scores && second
        ? [
            reckon(
              say('aon-tie-score', { name: of(opponent) }),
              [
                term('aon-thrown', second[opponent], 'AON-011'),
                term('aon-tie-breaker', tieBreaker(strength[opponent]), 'AON-009'),
              ],
              { note },
            ),
          ]
        : []),
    ];
  });
}

/** How a battle ends, in a word. */
export const victory = (state: Campaign, battle: Battle, { winner, tied, tiedAgain }: Fought): Said =>
  say(tiedAgain ? 'aon-wins-tied-again' : tied ? 'aon-wins-tie' : 'aon-wins', {
    name: leaderOf(state, battle, winner),
  });

function fightFacts(state: Campaign, task: FightTask): readonly Fact[] {
  const battle = state.battles[task.data.battle];
  if (!battle) return [];
  return OPPONENTS.flatMap((opponent): Fact[] => {
    const side = sideOf(battle, opponent);
    const most = inBattle(state, battle, side).length;
    const { home, sea } = proposed(state, battle, side);
    const name = leaderOf(state, battle, opponent);
    const number = (key: string, label: Said, otherwise: number, least: number, max: number, effect?: Said): Fact => ({
      key,
      label,
      kind: 'number',
      value: numberOf(task, key, otherwise),
      min: least,
      max,
      party: opponent,
      ...(effect !== undefined && { effect }),
    });
    return [
      number(`home-${opponent}`, 'aon-fact-home', home, 0, most, say('aon-signed', { n: 1 })),
      ...(opponent === 'attacker' ? [number('sea', 'aon-fact-sea', sea, 0, most, say('aon-signed', { n: -2 }))] : []),
      {
        ...number(`change-${opponent}`, say('aon-fact-change', { name }), 0, -CHANGE, CHANGE),
        group: 'aon-battle-cards',
      },
      { ...number(`played-${opponent}`, say('aon-fact-played', { name }), 0, 0, CARDS), group: 'aon-battle-cards' },
    ];
  });
}

function fightNeeds(state: Campaign, task: FightTask): readonly Need[] {
  const battle = state.battles[task.data.battle];
  if (!battle) return [];
  const dice = bothDice(task, 'die');
  const wanted = (slot: string, label: (name: string) => Said): Need[] =>
    OPPONENTS.filter((opponent) => dieIn(task, `${slot}-${opponent}`) === undefined).map((opponent) => ({
      slot: `${slot}-${opponent}`,
      by: sideOf(battle, opponent),
      label: label(leaderOf(state, battle, opponent)),
    }));
  if (!dice) return wanted('die', (name) => say('aon-die-of', { name }));
  const tied = isTied({ strength: totals(strengthsOf(state, battle, task)), dice });
  return tied ? wanted('second', (name) => say('aon-second-of', { name })) : [];
}

export const fighting: Procedure<FightData> = {
  kind: 'aon-fight',
  schema: { data: fightSchema },
  question: (state, { data }) => say('aon-fight-question', { area: areaName(state, data.battle) }),
  facts: fightFacts,
  sums(state, task) {
    const battle = state.battles[task.data.battle];
    if (!battle) return [];
    const { attacker, defender } = strengthsOf(state, battle, task);
    const named = (sum: Reckoning, opponent: Opponent): Reckoning => ({
      ...sum,
      name: say('aon-strength-of', { name: leaderOf(state, battle, opponent) }),
      note: bandWords(sum.total),
    });
    return [named(attacker, 'attacker'), named(defender, 'defender')];
  },
  needs: fightNeeds,
  waits(state, task) {
    const battle = state.battles[task.data.battle];
    if (!battle) return 'aon-gone';
    const short = OPPONENTS.find(
      (opponent) => !hasCards(state, sideOf(battle, opponent), numberOf(task, `played-${opponent}`)),
    );
    return short && say('aon-no-card-of', { name: leaderOf(state, battle, short) });
  },
  reading(state, task) {
    const battle = state.battles[task.data.battle];
    const result = battle && resultOf(state, battle, task);
    if (!battle || !result) return { word: 'aon-gone', means: 'aon-gone', sums: [] };
    const strength = totals(strengthsOf(state, battle, task));
    return {
      word: victory(state, battle, result),
      means: say('aon-fight-means', {
        attacker: leaderOf(state, battle, 'attacker'),
        done: result.inflicted.attacker,
        defender: leaderOf(state, battle, 'defender'),
        suffered: result.inflicted.defender,
      }),
      sums: fightSums(state, battle, strength, result, bothDice(task, 'die'), bothDice(task, 'second')),
    };
  },
  settle(d, task) {
    const battle = d.state.battles[task.data.battle];
    const result = battle && resultOf(d.state, battle, task);
    if (!battle || !result) return;
    const both = strengthsOf(d.state, battle, task);
    playCards(d, battle, task);
    log(
      d,
      say('aon-fought-told', { area: areaName(d.state, battle.id), word: worded(victory(d.state, battle, result)) }),
      {
        side: sideOf(battle, result.winner),
        sums: [
          both.attacker,
          both.defender,
          ...fightSums(d.state, battle, totals(both), result, bothDice(task, 'die'), bothDice(task, 'second')),
        ],
      },
    );
    afterFight(d, battle, result);
  },
  byHand: () => [{ value: 'table', label: 'aon-to-table' }, CALL_OFF],
  settleByHand(d, task, choice) {
    const battle = d.state.battles[task.data.battle];
    if (!battle || choice === CALL_OFF.value) return callOff(d, task.data.battle);
    playCards(d, battle, task);
    const both = strengthsOf(d.state, battle, task);
    const [own, other] = OPPONENTS.map((opponent) => proposed(d.state, battle, sideOf(battle, opponent)));
    toTable(d, battle, {
      strength: totals(both),
      home: {
        attacker: numberOf(task, 'home-attacker', own?.home),
        defender: numberOf(task, 'home-defender', other?.home),
      },
      sea: numberOf(task, 'sea', own?.sea),
    });
  },
};

const areaName = (state: Campaign, battle: string): string =>
  state.areas[state.battles[battle]?.area ?? '']?.name ?? '';
const worded = (said: Said) => (typeof said === 'string' ? { code: said } : said);

/** AON-002: battle cards leave the hand, the attacker's first. */
function playCards(d: Builder, battle: Battle, task: Answered): void {
  for (const opponent of OPPONENTS)
    useCards(d, sideOf(battle, opponent), numberOf(task, `played-${opponent}`), 'played');
}
