/** An army moves, or comes in its way, or gets out of it. AON-001, AON-002, AON-005, AON-006, AON-016 */
import * as z from 'zod/mini';
import { type Said, say } from '../../engine/message.ts';
import type { Fact } from '../../engine/procedure.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import { type Army, type Campaign, otherSide } from './campaign.ts';
import { allAreas, armiesIn, idsOf, named, withLeader } from './ledger.ts';
import { afterMarch } from './marching.ts';
import { type CostlyDeed, cardsFor, isFastEnough, movementAllowance } from './movement.ts';
import { type Answered, type Asked, areaChoice, isOn, type Procedure, wordOf } from './procedure.ts';
import { type Builder, hasCards, log, place, setArmy, setCorps, setSide, useCards } from './writing.ts';

export const moveSchema = z.object({ army: z.string() });
export type MoveData = z.infer<typeof moveSchema>;
export const catchSchema = z.object({ army: z.string(), mover: z.string() });
export type CatchData = z.infer<typeof catchSchema>;

/** Areas that one question takes; the table names no more steps of one move than these. */
const STEPS = ['1', '2', '3', '4', '5', '6'] as const;
const stepKey = (step: string) => `step-${step}`;
const staysKey = (corps: string) => `stays-${corps}`;

/** The areas a move enters, in their order. */
export const routeOf = (state: Campaign, task: Answered): string[] => {
  const route: string[] = [];
  for (const step of STEPS) {
    const area = wordOf(task, stepKey(step));
    if (!state.areas[area]) break;
    route.push(area);
  }
  return route;
};

/** Whether a move ends among the enemy, where nobody has said. */
const endsAmongEnemies = (state: Campaign, army: Army, route: readonly string[]): boolean => {
  const last = route.at(-1);
  return last !== undefined && armiesIn(state, last).some(({ side }) => side !== army.side);
};

export interface Move {
  readonly army: Army;
  readonly route: readonly string[];
  readonly forced: boolean;
  readonly mud: boolean;
  readonly sea: boolean;
  readonly attacking: boolean;
  readonly allowance: Reckoning;
  /** Cards to discard for moving at all. AON-002 */
  readonly cards: number;
  /** Corps that go along. */
  readonly along: readonly string[];
}

/** A move as it has been said so far; null where the army is gone. */
export function moveOf(state: Campaign, task: Asked<MoveData>): Move | null {
  const army = state.armies[task.data.army];
  if (!army) return null;
  const route = routeOf(state, task);
  const attacking = isOn(task, 'attacking', endsAmongEnemies(state, army, route));
  const facts = { attacking, forced: isOn(task, 'forced'), mud: isOn(task, 'mud') };
  const corps = idsOf(withLeader(state, army));
  return {
    army,
    route,
    ...facts,
    sea: isOn(task, 'sea'),
    allowance: movementAllowance({ mr: army.mr, winter: state.now.winter, ...facts }, state.rulings),
    cards: cardsFor('move', state.sides[army.side].firstDone),
    along: corps.filter((one) => !isOn(task, staysKey(one))),
  };
}

/** AON-002: what a deed costs its side in cards, set as a sum. */
export const cardSum = (state: Campaign, army: Army, deed: CostlyDeed, forced: boolean): Reckoning => {
  const first = !state.sides[army.side].firstDone;
  const free = deed !== 'withdrawal' && deed !== 'unspend' && first;
  return reckon('aon-cards', [
    term(free ? 'aon-cards-first' : `aon-cards-${deed}`, cardsFor(deed, !first), 'AON-002'),
    forced && term('aon-card-forced-march', 1, 'AON-016'),
  ]);
};

/** Pays for a move or an interception; the first of a side in a Campaign Phase is free. AON-002, RB12 */
function pay(d: Builder, army: Army, deed: 'move' | 'interception'): void {
  const { firstDone } = d.state.sides[army.side];
  useCards(d, army.side, cardsFor(deed, firstDone), 'discards');
  if (!firstDone) setSide(d, army.side, { firstDone: true });
}

/** Takes an army and its corps to an area. */
function march(d: Builder, army: Army, corps: readonly string[], to: string): void {
  for (const one of withLeader(d.state, army)) if (!corps.includes(one.id)) setCorps(d, one.id, { army: null });
  place(d, corps, { area: to });
  setArmy(d, army.id, { area: to });
}

const moveFacts = (state: Campaign, task: Asked<MoveData>): readonly Fact[] => {
  const move = moveOf(state, task);
  if (!move) return [];
  const { army, route, forced, mud, sea, attacking } = move;
  const areas = allAreas(state).filter(({ id }) => id !== army.area || route.includes(id));
  const on = (key: 'attacking' | 'forced' | 'mud' | 'sea', value: boolean, effect?: Said): Fact => ({
    key,
    label: `aon-move-${key}`,
    kind: 'switch',
    value,
    ...(effect !== undefined && { effect }),
  });
  return [
    ...STEPS.slice(0, route.length + 1).map((step, i) =>
      areaChoice(stepKey(step), say('aon-move-step', { n: i + 1 }), route[i] ?? '', areas, 'aon-move-no-further'),
    ),
    on('attacking', attacking, say('aon-signed', { n: -1 })),
    on('forced', forced, say('aon-signed', { n: 1 })),
    on('mud', mud, say('aon-signed', { n: -1 })),
    on('sea', sea),
    ...withLeader(state, army).map(
      ({ id, name }): Fact => ({
        key: staysKey(id),
        label: say('aon-move-stays', { name }),
        kind: 'switch',
        value: isOn(task, staysKey(id)),
        group: 'aon-move-who',
      }),
    ),
  ];
};

/** AON-001: what keeps a move from being made. */
function moveWaits(state: Campaign, task: Asked<MoveData>): Said | undefined {
  const move = moveOf(state, task);
  if (!move) return 'aon-gone';
  if (move.allowance.total < 1) return say('aon-move-too-slow', { ma: move.allowance.total });
  if (move.route.length === 0) return 'aon-move-where';
  const { side } = move.army;
  if (!hasCards(state, side, move.cards + Number(move.forced))) return 'aon-no-card';
  return move.mud && !hasCards(state, otherSide(side), 1) ? 'aon-no-card-other' : undefined;
}

function settleMove(d: Builder, task: Asked<MoveData>): void {
  const move = moveOf(d.state, task);
  const to = move?.route.at(-1);
  if (!move || to === undefined) return;
  const { army, route, along, forced, mud, sea, attacking } = move;
  const { side } = army;
  const sums = [move.allowance, cardSum(d.state, army, 'move', forced)];
  const areas = route.flatMap((area) => d.state.areas[area] ?? []).map(named);
  pay(d, army, 'move');
  if (forced) useCards(d, side, 1, 'played');
  if (mud) useCards(d, otherSide(side), 1, 'played');
  march(d, army, along, to);
  setArmy(d, army.id, { arrived: { areas: route.length, attacking, bySea: sea, corps: along } });
  d.add({ type: 'mover', army: army.id });
  log(d, say('aon-move-told', { army: named(army), areas, corps: along.length }), { side, sums });
  afterMarch(d, side, { corps: along, entered: route, winter: d.state.now.winter, forced });
}

export const moving: Procedure<MoveData> = {
  kind: 'aon-move',
  schema: { data: moveSchema },
  optional: true,
  question: (state, { data }) => say('aon-move-question', { army: state.armies[data.army]?.name ?? '' }),
  facts: moveFacts,
  sums(state, task) {
    const move = moveOf(state, task);
    return move ? [move.allowance, cardSum(state, move.army, 'move', move.forced)] : [];
  },
  needs: () => [],
  waits: moveWaits,
  warnings(state, task) {
    const move = moveOf(state, task);
    if (!move || move.route.length <= move.allowance.total) return [];
    return [say('aon-move-far', { areas: move.route.length, ma: move.allowance.total })];
  },
  reading(state, task) {
    const move = moveOf(state, task);
    const to = state.areas[move?.route.at(-1) ?? '']?.name ?? '';
    return {
      word: say('aon-move-to', { area: to }),
      means: say('aon-move-means', { corps: move?.along.length ?? 0, cards: move?.cards ?? 0 }),
      sums: [],
    };
  },
  settle: settleMove,
};

// ---- in the way, and out of it ---------------------------------------------------------------------------------------

/** Whether one army is fast enough to intercept another, or to withdraw from it. AON-005, AON-006 */
export const canCatch = (army: Army, mover: Army): boolean => isFastEnough(army.mr, mover.mr);

const against = (army: Army, mover: Army): Reckoning =>
  reckon('aon-catch', [
    term(say('aon-mr-of', { name: army.name }), army.mr, 'AON-006'),
    term(say('aon-mr-of', { name: mover.name }), -mover.mr, 'AON-006'),
  ]);

/** Both armies of such a question; null where one is gone. */
function bothOf(state: Campaign, { army, mover }: CatchData): { readonly army: Army; readonly mover: Army } | null {
  const [own, other] = [state.armies[army], state.armies[mover]];
  return own && other ? { army: own, mover: other } : null;
}

export const intercepting: Procedure<CatchData> = {
  kind: 'aon-intercept',
  schema: { data: catchSchema },
  optional: true,
  question: (state, { data }) => say('aon-intercept-question', { army: state.armies[data.army]?.name ?? '' }),
  sums(state, { data }) {
    const both = bothOf(state, data);
    return both ? [against(both.army, both.mover), cardSum(state, both.army, 'interception', false)] : [];
  },
  needs: () => [],
  waits(state, { data }) {
    const both = bothOf(state, data);
    if (!both || both.mover.area === null) return 'aon-gone';
    const { army } = both;
    const cards = cardsFor('interception', state.sides[army.side].firstDone);
    return hasCards(state, army.side, cards) ? undefined : 'aon-no-card';
  },
  reading: (state, { data }) => ({
    word: 'aon-intercept-word',
    means: say('aon-intercept-means', {
      army: state.armies[data.army]?.name ?? '',
      mover: state.armies[data.mover]?.name ?? '',
    }),
    sums: [],
  }),
  settle(d, { data }) {
    const both = bothOf(d.state, data);
    const to = both?.mover.area ?? null;
    if (!both || to === null) return;
    const { army, mover } = both;
    const corps = idsOf(withLeader(d.state, army));
    const sums = [against(army, mover), cardSum(d.state, army, 'interception', false)];
    pay(d, army, 'interception');
    march(d, army, corps, to);
    log(d, say('aon-intercept-told', { army: named(army), mover: named(mover), area: d.state.areas[to]?.name ?? '' }), {
      side: army.side,
      sums,
    });
    afterMarch(d, army.side, { corps, entered: [to], winter: d.state.now.winter, forced: false });
  },
};

export const withdrawing: Procedure<CatchData> = {
  kind: 'aon-withdraw',
  schema: { data: catchSchema },
  optional: true,
  question: (state, { data }) => say('aon-withdraw-question', { army: state.armies[data.army]?.name ?? '' }),
  facts(state, task) {
    const here = state.armies[task.data.army]?.area;
    const areas = allAreas(state).filter(({ id }) => id !== here);
    return [areaChoice('to', 'aon-withdraw-to', wordOf(task, 'to'), areas, 'aon-nowhere-yet')];
  },
  sums(state, { data }) {
    const both = bothOf(state, data);
    return both ? [against(both.army, both.mover), cardSum(state, both.army, 'withdrawal', false)] : [];
  },
  needs: () => [],
  waits(state, task) {
    const to = wordOf(task, 'to');
    if (!bothOf(state, task.data)) return 'aon-gone';
    return state.areas[to] && to !== state.armies[task.data.army]?.area ? undefined : 'aon-move-where';
  },
  reading: (state, task) => ({
    word: say('aon-move-to', { area: state.areas[wordOf(task, 'to')]?.name ?? '' }),
    means: 'aon-withdraw-means',
    sums: [],
  }),
  settle(d, task) {
    const both = bothOf(d.state, task.data);
    const to = wordOf(task, 'to');
    if (!both || !d.state.areas[to]) return;
    const { army, mover } = both;
    const corps = idsOf(withLeader(d.state, army));
    march(d, army, corps, to);
    log(d, say('aon-withdraw-told', { army: named(army), mover: named(mover), area: d.state.areas[to]?.name ?? '' }), {
      side: army.side,
      sums: [against(army, mover)],
    });
    afterMarch(d, army.side, { corps, entered: [to], winter: d.state.now.winter, forced: false });
  },
};
