/** The naval battle: whether there is one, the wind gauge, the fire, the winner. EIA-084 to EIA-092 */
import { say, word } from '../../../engine/message.ts';
import { amount, type Choice, type Fact, oneOf, yesNo } from '../../../engine/procedure.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import { cellOf } from '../../chart-slot.ts';
import type { Campaign } from '../campaign.ts';
import { cellSaid } from '../cell-said.ts';
import { readCell } from '../charts.ts';
import { type Cell, cellFact, cellValue, keepCells, percentNow, waitsFor } from '../combat/charted.ts';
import { type Asked, dieIn, type Need, numberOf, type Procedure, saysSo, wordOf } from '../desk.ts';
import { leads, nationName } from '../ledger.ts';
import { cityOf } from '../political/affairs.ts';
import {
  evades,
  fireDie,
  gunsSpeak,
  navalPoints,
  navalWinner,
  type Shooter,
  shooting,
  type Wind,
  windByPlace,
  windOf,
  windRoll,
} from '../rules/naval-battle.ts';
import { BATTLE_SIDES, type BattleSide } from '../vocabulary.ts';
import { addPoints, ask, type Builder, keepPrinted, log } from '../writing.ts';
import { otherSide, type SeaEnd, type SeaFight, seaFightSchema } from './shapes.ts';
import {
  britainDominant,
  hasLeave,
  isEnemyPort,
  nationsOf,
  nelsonIn,
  ownerOfFleet,
  portHolder,
  powersIn,
  shipsOf,
  spotName,
  weakAtSea,
} from './waters.ts';

type Task = Asked<SeaFight>;
/** What happens after a battle or an evasion; another file supplies it. */
export type Concludes = (d: Builder, end: SeaEnd) => void;

const names = (state: Campaign, { data }: { readonly data: SeaFight }) => ({
  attacker: nationName(state, data.attacker.power),
  defender: nationName(state, data.defender.power),
  place: spotName(state, data.spot),
});

// ---- evasion ---------------------------------------------------------------------------------------------------------

const slips = (task: Task): boolean => {
  const die = dieIn(task, 'die');
  return saysSo(task, 'tries', true) && die !== undefined && evades(die);
};
export const evading = (concludes: Concludes): Procedure<SeaFight> => ({
  kind: 'eia-evade',
  schema: { data: seaFightSchema },
  question: (state, task) => say('eianaval-evade-question', names(state, task)),
  facts: (_, task) =>
    task.rolls.length > 0 ? [] : [yesNo('tries', 'eianaval-fact-evades', saysSo(task, 'tries', true))],
  needs: (_, task) =>
    saysSo(task, 'tries', true) && !dieIn(task, 'die')
      ? [{ slot: 'die', by: task.data.defender.power, label: 'eianaval-fact-evades' }]
      : [],
  reading: (_, task) => ({
    word: slips(task) ? 'eianaval-slips-away' : 'eianaval-stands',
    means: 'eianaval-evade-means',
    sums: [],
  }),
  settle(d, task) {
    if (!slips(task)) {
      ask(d, 'eia-sea-battle', task.data.attacker.power, task.data);
      return;
    }
    log(d, say('eianaval-told-evades', names(d.state, task)), { power: task.data.defender.power });
    concludes(d, {
      ...{ fight: task.data, lost: { attacker: 0, defender: 0 }, winner: 'attacker', evaded: true },
      ...{ losing: [], leaders: [] },
    });
  },
});

// ---- the exchange ----------------------------------------------------------------------------------------------------

const PERCENTS: readonly Choice[] = Array.from({ length: 21 }, (_, i) => ({
  value: String(i * 5),
  label: say('eiacombat-n', { n: i * 5 }),
}));
const fireKey = (die: number): string => `CH-05 ${die}`;
/** Returns the percentage for a modified die, from the chart or as just read. EIA-089 */
function percentAt(state: Campaign, task: Task, die: number): number | undefined {
  const known = readCell(state.slots, 'CH-05', String(die), 'percent');
  const said = wordOf(task, fireKey(die));
  return known ?? (said === '' ? undefined : Number(said));
}

/** Returns whether the guns of a port may fire, and whether the owner is asked. EIA-086, EIA-090 */
function gunsOf(state: Campaign, task: Task) {
  const { spot, attacker, defender } = task.data;
  const port = spot.at === 'port' ? state.ports[spot.port] : undefined;
  const holder = port && portHolder(state, port);
  if (!port || !holder || !cityOf(state, port.area).guns) return { fire: false, ask: false, ships: 0, port };
  const hostile = nationsOf(state, attacker.fleets).some((one) => isEnemyPort(state, one, port));
  const leave = hasLeave(state, holder, attacker.power);
  const own = defender.fleets.some((key) => {
    const fleet = state.fleets[key];
    return fleet !== undefined && ownerOfFleet(state, fleet) === leads(state, holder);
  });
  const mayChoose = !hostile && !own && !leave;
  const garrison = hostile ? 'enemy' : leave || (mayChoose && saysSo(task, 'admits')) ? 'admits' : 'refuses';
  return {
    fire: gunsSpeak({ place: spot.at, garrison, ownersFleet: own }),
    ask: mayChoose,
    ships: port.guns ?? numberOf(task, 'guns'),
    port,
  };
}

function windNow(
  state: Campaign,
  task: Task,
): { readonly wind: Wind | undefined; readonly sums: readonly Reckoning[] } {
  const { spot, comesOut } = task.data;
  const byPlace = windByPlace(spot.at, comesOut);
  if (byPlace) return { wind: byPlace, sums: [] };
  const sums = BATTLE_SIDES.flatMap((side) => {
    const die = dieIn(task, `wind-${side}`);
    const { fleets } = task.data[side];
    return die
      ? [
          windRoll(
            die,
            { ships: shipsOf(state, fleets), nations: nationsOf(state, fleets), nelson: nelsonIn(state, fleets) },
            britainDominant(state),
          ),
        ]
      : [];
  });
  const [one, other] = sums;
  return { wind: one && other ? windOf(one.total, other.total) : undefined, sums };
}

interface Exchange {
  readonly wind: Wind | undefined;
  readonly lost: Readonly<Record<BattleSide, number>>;
  readonly sums: readonly Reckoning[];
  readonly needs: readonly Need[];
  /** Modified dice the chart lacks, and the first that nobody has read yet. */
  readonly open: readonly number[];
  readonly die: number | undefined;
  readonly half: Cell | undefined;
  readonly halves: readonly Cell[];
}
const targetOf = (shooter: Shooter): BattleSide => (shooter === 'guns' ? 'attacker' : otherSide(shooter));

/** Returns the effect of each side's fire, in the order of the wind gauge. EIA-088 to EIA-090 */
function exchange(state: Campaign, task: Task): Exchange {
  const { spot, attacker, defender } = task.data;
  const { wind, sums } = windNow(state, task);
  const all: { -readonly [K in keyof Exchange]: Exchange[K] } = {
    ...{
      wind,
      lost: { attacker: 0, defender: 0 },
      sums,
      needs: [],
      open: [],
      die: undefined,
      half: undefined,
      halves: [],
    },
  };
  const byOf = (side: BattleSide) => (side === 'attacker' ? attacker.power : defender.power);
  if (!wind) {
    all.needs = BATTLE_SIDES.filter((side) => !dieIn(task, `wind-${side}`)).map((side) => ({
      ...{ slot: `wind-${side}`, by: byOf(side), label: say('eianaval-wind-die', { side }) },
    }));
    return all;
  }
  const guns = gunsOf(state, task);
  const afloat = { attacker: shipsOf(state, attacker.fleets), defender: shipsOf(state, defender.fleets) };
  for (const round of shooting(spot.at, wind, guns.fire)) {
    const before = { ...all.lost };
    for (const shooter of round) {
      const ships = shooter === 'guns' ? guns.ships : afloat[shooter] - before[shooter];
      if (ships <= 0) continue;
      const die = dieIn(task, `fire-${shooter}`);
      if (!die) {
        const by =
          shooter === 'guns'
            ? (leads(state, portHolder(state, guns.port ?? { area: '' }) ?? '') ?? defender.power)
            : byOf(shooter);
        all.needs = [...all.needs, { slot: `fire-${shooter}`, by, label: say('eianaval-fire-die', { who: shooter }) }];
        continue;
      }
      const nations = shooter === 'guns' ? [] : nationsOf(state, task.data[shooter].fleets);
      const fire = fireDie(die, nations, weakAtSea(state), britainDominant(state));
      const percent = percentAt(state, task, fire.total);
      all.sums = [...all.sums, fire];
      if (readCell(state.slots, 'CH-05', String(fire.total), 'percent') === undefined)
        all.open = [...new Set([...all.open, fire.total])];
      if (percent === undefined) {
        all.die ??= fire.total;
        continue;
      }
      const hits = percentNow(state, task, percent, ships);
      if (hits.ask) all.halves = [...all.halves, hits.ask];
      if (hits.n === undefined) {
        all.half ??= hits.ask;
        continue;
      }
      if (hits.sum) all.sums = [...all.sums, hits.sum];
      const target = targetOf(shooter);
      all.lost = { ...all.lost, [target]: Math.min(afloat[target], all.lost[target] + hits.n) };
    }
    // The side that fires later has only what is left of it; all dice of the round may be thrown before.
    if (all.die !== undefined || all.half) break;
  }
  return all;
}

function battleFacts(state: Campaign, task: Task): readonly Fact[] {
  const { open, halves } = exchange(state, task);
  const guns = gunsOf(state, task);
  const before = task.rolls.length === 0;
  return [
    ...(guns.ask && before ? [yesNo('admits', 'eianaval-fact-admits', saysSo(task, 'admits'))] : []),
    ...(guns.fire && before && guns.port?.guns === null
      ? [amount('guns', say('eianaval-fact-guns', { name: guns.port.name }), numberOf(task, 'guns'), [0, 99])]
      : []),
    ...open.map((die) =>
      oneOf(fireKey(die), cellSaid('CH-05', cellOf(String(die), 'percent')), wordOf(task, fireKey(die)), PERCENTS),
    ),
    ...halves.map((half) => cellFact(task, half)),
  ];
}

const winnerNow = (state: Campaign, task: Task, lost: SeaEnd['lost']): BattleSide | null =>
  navalWinner(
    {
      ships: {
        attacker: shipsOf(state, task.data.attacker.fleets),
        defender: shipsOf(state, task.data.defender.fleets),
      },
      lost,
    },
    state.rulings,
  );

/** Gives points to every power of both sides: one for each beaten fleet, and NELSON's in addition. EIA-092 */
function givePoints(d: Builder, fight: SeaFight, winner: BattleSide): void {
  const loser = otherSide(winner);
  const points = navalPoints(
    fight[loser].fleets.length,
    { winner: nelsonIn(d.state, fight[winner].fleets), loser: nelsonIn(d.state, fight[loser].fleets) },
    d.state.rulings,
  );
  log(d, say('eianaval-told-points', { won: points.winner.total, lost: points.loser.total }), {
    changes: [
      ...powersIn(d.state, fight[winner].fleets).map((one) => addPoints(d, one, points.winner.total, '6.3.4.2')),
      ...powersIn(d.state, fight[loser].fleets).map((one) => addPoints(d, one, points.loser.total, '6.3.4.2')),
    ],
    sums: [points.winner, points.loser],
  });
}

export const battling = (concludes: Concludes): Procedure<SeaFight> => ({
  kind: 'eia-sea-battle',
  schema: { data: seaFightSchema },
  question: (state, task) => say('eianaval-battle-question', names(state, task)),
  facts: battleFacts,
  sums: (state, task) => exchange(state, task).sums,
  needs: (state, task) => {
    const { die, half, needs } = exchange(state, task);
    return die === undefined && !half ? needs : [];
  },
  waits(state, task) {
    const { die, half } = exchange(state, task);
    return die === undefined ? half && waitsFor(half) : say('eiacombat-type-cell', { chart: word('eiachart-CH-05') });
  },
  reading(state, task) {
    const { lost, sums } = exchange(state, task);
    const winner = winnerNow(state, task, lost);
    return {
      word: say('eianaval-battle-word', { attacker: lost.attacker, defender: lost.defender }),
      means: say('eianaval-battle-means', { winner: winner ?? 'nobody' }),
      sums,
    };
  },
  settle(d, task) {
    const { lost, sums, halves } = exchange(d.state, task);
    const fight = task.data;
    const guns = gunsOf(d.state, task);
    if (guns.fire && guns.port) keepPrinted(d, 'ports', guns.port.id, { guns: guns.ships });
    for (let die = 0; die <= 7; die += 1) {
      const said = wordOf(task, fireKey(die));
      if (said !== '' && readCell(d.state.slots, 'CH-05', String(die), 'percent') === undefined)
        d.add({ type: 'slot', chart: 'CH-05', cell: cellOf(String(die), 'percent'), value: Number(said) });
    }
    keepCells(
      d,
      task,
      halves.filter((cell) => cellValue(d.state, task, cell) !== undefined),
    );
    const winner = winnerNow(d.state, task, lost);
    log(
      d,
      say('eianaval-told-battle', {
        ...names(d.state, task),
        ...{ lostA: lost.attacker, lostD: lost.defender, winner: winner ?? 'nobody' },
      }),
      { power: fight.attacker.power, sums },
    );
    if (winner) givePoints(d, fight, winner);
    concludes(d, {
      ...{ fight, lost, winner, evaded: false },
      ...{ losing: BATTLE_SIDES.filter((side) => lost[side] > 0), leaders: [] },
    });
  },
});
