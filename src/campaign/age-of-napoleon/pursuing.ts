/** After a battle: the Pursuit card, the losses of both, and what the winner and the loser do. AON-012 to AON-014 */
import * as z from 'zod/mini';
import { type Said, say } from '../../engine/message.ts';
import type { Fact } from '../../engine/procedure.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import { cellOf, readSlot } from '../chart-slot.ts';
import { type Fought, type Losses, lossesOf, OPPONENTS, type Opponent, otherOpponent } from './battle-table.ts';
import { type Army, type Battle, type Campaign, otherSide, SIDES, type SideId } from './campaign.ts';
import { CHARTS } from './charts.ts';
import { inBattle } from './engaging.ts';
import { allAreas, idsOf, named, withLeader } from './ledger.ts';
import { takeLosses } from './losing.ts';
import { cardsFor } from './movement.ts';
import { type Answered, type Asked, areaChoice, isOn, numberOf, type Procedure, wordOf } from './procedure.ts';
import { ruling } from './rulings.ts';
import { ask, type Builder, hasCards, log, place, setArmy, setCorps, useCards, wearOut } from './writing.ts';

const both = z.object({ attacker: z.int(), defender: z.int() });
const foughtSchema = z.object({
  winner: z.literal(OPPONENTS),
  tied: z.boolean(),
  tiedAgain: z.boolean(),
  inflicted: both,
  scores: z.optional(both),
  table: z.optional(z.boolean()),
});

export const pursuitSchema = z.object({
  battle: z.string(),
  fought: foughtSchema,
  /** Corps that fell on the table. AON-019 */
  fell: z.readonly(z.array(z.string())),
});
export type PursuitData = z.infer<typeof pursuitSchema>;

export const aftermathSchema = z.object({ battle: z.string(), winner: z.literal(SIDES) });
export type AftermathData = z.infer<typeof aftermathSchema>;

const sideOf = (battle: Battle, opponent: Opponent): SideId =>
  opponent === 'attacker' ? battle.attacker : otherSide(battle.attacker);
const armyOf = (state: Campaign, battle: Battle, side: SideId): Army | undefined =>
  state.armies[battle.sides[side].army];

// ---- the Pursuit card -------------------------------------------------------------------------------------------------

const PURSUIT_CELL = cellOf('losses', 'added');

/** What the Pursuit card adds: said now, or typed before; nothing where neither is so. AON-012 */
const pursuitOf = (state: Campaign, task: Answered): number | undefined => {
  const typed = readSlot(state.slots, 'pursuit', PURSUIT_CELL);
  return 'losses' in task.facts ? numberOf(task, 'losses') : typed;
};

/** What a side loses. AON-010 to AON-013 */
const costOf = (state: Campaign, battle: Battle, fought: Fought, of: Opponent, pursuit: number): Losses =>
  lossesOf({
    fought,
    of,
    engaged: inBattle(state, battle, sideOf(battle, of)).length,
    pursuit,
    rulings: state.rulings,
  });

/** The losses of a side as a sum, with what became of it. */
function lossSum(name: string, losses: Losses): Reckoning {
  const { inflicted, extra, pursuit, lost, permanent, temporary } = losses;
  const over = inflicted + extra + pursuit - lost;
  return reckon(
    say('aon-losses-of', { name }),
    [
      term('aon-loss-inflicted', inflicted, 'AON-009'),
      extra > 0 && term('aon-loss-extra', extra, 'AON-010', { ruling: 'tieLoserExtra' }),
      pursuit > 0 && term('aon-card-pursuit', pursuit, 'AON-012'),
      over > 0 && term('aon-loss-over', -over, 'AON-010'),
    ],
    lost > 0 ? { note: say('aon-loss-split', { permanent, temporary }) } : {},
  );
}

/** Whether the winner could add to what the loser loses at all. AON-012 */
function mayPursue(state: Campaign, battle: Battle, fought: Fought): boolean {
  const loser = otherOpponent(fought.winner);
  const { lost } = costOf(state, battle, fought, loser, 0);
  const left = inBattle(state, battle, sideOf(battle, loser)).length - lost;
  return left > 0 && hasCards(state, sideOf(battle, fought.winner), 1);
}

/** Who won is known: the Pursuit card, then what both lose, then what both do. */
export function afterFight(d: Builder, battle: Battle, fought: Fought, fell: readonly string[] = []): void {
  const winner = sideOf(battle, fought.winner);
  if (mayPursue(d.state, battle, fought)) ask(d, 'aon-pursuit', winner, { battle: battle.id, fought, fell });
  else sufferLosses(d, battle, fought, 0, fell);
}

/** AON-013: the loser picks first; what both do comes after. */
function sufferLosses(d: Builder, battle: Battle, fought: Fought, pursuit: number, fell: readonly string[]): void {
  const winner = sideOf(battle, fought.winner);
  ask(d, 'aon-aftermath', null, { battle: battle.id, winner });
  const costs = OPPONENTS.map((opponent) => ({
    opponent,
    side: sideOf(battle, opponent),
    cost: costOf(d.state, battle, fought, opponent, pursuit),
  })).sort((one) => (one.opponent === fought.winner ? -1 : 1));
  for (const { side, cost } of costs) {
    const name = armyOf(d.state, battle, side)?.name ?? '';
    log(d, say('aon-loses-told', { name, n: cost.lost }), { side, sums: [lossSum(name, cost)] });
  }
  for (const { side, cost } of costs)
    takeLosses(d, {
      side,
      of: idsOf(inBattle(d.state, battle, side)),
      permanent: cost.permanent,
      temporary: cost.temporary,
      box: side === winner ? 'reserve' : 'prisoners',
      why: 'battle',
      battle: battle.id,
      fell,
    });
}

export const pursuing: Procedure<PursuitData> = {
  kind: 'aon-pursuit',
  schema: { data: pursuitSchema },
  question: (state, { data }) => say('aon-pursuit-question', { name: winnerName(state, data) }),
  facts(state, task): readonly Fact[] {
    const added = pursuitOf(state, task);
    const played = isOn(task, 'pursuit');
    return [
      { key: 'pursuit', label: 'aon-pursuit-play', kind: 'switch', value: played },
      ...(played
        ? [
            {
              key: 'losses',
              label: 'aon-pursuit-adds',
              kind: 'number',
              value: added ?? CHARTS.pursuit.least,
              min: CHARTS.pursuit.least,
              max: CHARTS.pursuit.most,
            } as const,
          ]
        : []),
    ];
  },
  sums(state, task) {
    const { battle: id, fought } = task.data;
    const battle = state.battles[id];
    if (!battle) return [];
    const pursuit = isOn(task, 'pursuit') ? (pursuitOf(state, task) ?? 0) : 0;
    return OPPONENTS.map((opponent) =>
      lossSum(
        armyOf(state, battle, sideOf(battle, opponent))?.name ?? '',
        costOf(state, battle, fought, opponent, pursuit),
      ),
    );
  },
  needs: () => [],
  waits: (state, task) =>
    isOn(task, 'pursuit') && pursuitOf(state, task) === undefined ? 'aon-pursuit-waits' : undefined,
  reading: (state, task) => ({
    word: isOn(task, 'pursuit') ? say('aon-pursuit-word', { n: pursuitOf(state, task) ?? 0 }) : 'aon-pursuit-none',
    means: 'aon-pursuit-means',
    sums: [],
  }),
  settle(d, task) {
    const { battle: id, fought, fell } = task.data;
    const battle = d.state.battles[id];
    if (!battle) return;
    const played = isOn(task, 'pursuit');
    const added = played ? (pursuitOf(d.state, task) ?? 0) : 0;
    if (played) {
      useCards(d, sideOf(battle, fought.winner), 1, 'played');
      if (readSlot(d.state.slots, 'pursuit', PURSUIT_CELL) === undefined)
        d.add({ type: 'slot', chart: 'pursuit', cell: PURSUIT_CELL, value: added });
      log(d, say('aon-pursuit-told', { name: winnerName(d.state, task.data), n: added }), {
        side: sideOf(battle, fought.winner),
      });
    }
    sufferLosses(d, battle, fought, added, fell);
  },
};

const winnerName = (state: Campaign, { battle: id, fought }: PursuitData): string => {
  const battle = state.battles[id];
  return battle ? (armyOf(state, battle, sideOf(battle, fought.winner))?.name ?? '') : '';
};

// ---- what both do -----------------------------------------------------------------------------------------------------

interface Aftermath {
  readonly battle: Battle;
  readonly won: Army;
  readonly lost: Army;
  /** Whether anybody of the beaten is left to go. */
  readonly retreats: boolean;
  readonly retreat: string;
  readonly restores: boolean;
}

function aftermathOf(state: Campaign, task: Asked<AftermathData>): Aftermath | null {
  const battle = state.battles[task.data.battle];
  if (!battle) return null;
  const loser = otherSide(task.data.winner);
  const [won, lost] = [armyOf(state, battle, task.data.winner), armyOf(state, battle, loser)];
  if (!won || !lost) return null;
  return {
    battle,
    won,
    lost,
    retreats: inBattle(state, battle, loser).length + withLeader(state, lost).length > 0,
    retreat: wordOf(task, 'retreat'),
    restores: isOn(task, 'unspend'),
  };
}

/** AON-014, RB19: one card turns his army up again, or those of it that fought. */
function restore(d: Builder, { battle, won }: Aftermath, stayed: readonly string[]): void {
  useCards(d, won.side, cardsFor('unspend', true), 'discards');
  const whole = ruling(d.state.rulings, 'unspendScope') === 'wholeArmy';
  const army = new Set([...stayed, ...(whole ? idsOf(withLeader(d.state, won)) : [])]);
  for (const id of army) if (d.state.corps[id]?.spent) setCorps(d, id, { spent: false });
  log(d, say('aon-unspend-told', { army: named(won), area: d.state.areas[battle.area]?.name ?? '' }), {
    side: won.side,
    sums: [reckon('aon-cards', [term('aon-cards-unspend', cardsFor('unspend', true), 'AON-014')])],
  });
}

/** AON-014: the winner stays, the loser goes. */
function settleAftermath(d: Builder, task: Asked<AftermathData>): void {
  const after = aftermathOf(d.state, task);
  if (!after) return;
  const { battle, won, lost, retreats, retreat, restores } = after;
  const stayed = idsOf(inBattle(d.state, battle, won.side));
  const beaten = idsOf(inBattle(d.state, battle, lost.side));
  wearOut(d, [...stayed, ...beaten]);
  place(d, stayed, { area: battle.area });
  if (restores) restore(d, after, stayed);
  if (retreats) {
    const gone = [...beaten, ...idsOf(withLeader(d.state, lost))];
    place(d, gone, { area: retreat });
    setArmy(d, lost.id, { area: retreat, arrived: null });
    log(d, say('aon-retreat-told', { army: named(lost), area: d.state.areas[retreat]?.name ?? '' }), {
      side: lost.side,
    });
  }
  d.add({ type: 'fought', battle: battle.id });
}

export const aftermath: Procedure<AftermathData> = {
  kind: 'aon-aftermath',
  schema: { data: aftermathSchema },
  question(state, task) {
    const after = aftermathOf(state, task);
    return after?.retreats ? say('aon-retreat-question', { name: after.lost.name }) : 'aon-aftermath-question';
  },
  facts(state, task): readonly Fact[] {
    const after = aftermathOf(state, task);
    if (!after) return [];
    const areas = allAreas(state).filter(({ id }) => id !== after.battle.area);
    return [
      ...(after.retreats ? [areaChoice('retreat', 'aon-retreat-to', after.retreat, areas, 'aon-nowhere-yet')] : []),
      {
        key: 'unspend',
        label: say('aon-unspend', { name: after.won.name }),
        kind: 'switch',
        value: after.restores,
        effect: say('aon-cards-n', { n: cardsFor('unspend', true) }),
      },
    ];
  },
  needs: () => [],
  waits(state, task): Said | undefined {
    const after = aftermathOf(state, task);
    if (!after) return 'aon-gone';
    const { battle, retreats, retreat, restores, won } = after;
    if (retreats && (!state.areas[retreat] || retreat === battle.area)) return 'aon-retreat-where';
    return restores && !hasCards(state, won.side, 1) ? 'aon-no-card' : undefined;
  },
  reading: (state, task) => ({
    word: 'aon-aftermath-word',
    means: say('aon-aftermath-means', { name: aftermathOf(state, task)?.won.name ?? '' }),
    sums: [],
  }),
  settle: settleAftermath,
};
