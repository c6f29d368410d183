/** A battle that is fought on a table: what goes there, and what comes home. AON-018, AON-019 */
import * as z from 'zod/mini';
import type { Face } from '../../dice/faces.ts';
import { type Said, say } from '../../engine/message.ts';
import type { Fact } from '../../engine/procedure.ts';
import type { TableBattle, TableSide } from '../bridge.ts';
import { type Fought, type OfBoth, OPPONENTS, type Opponent, otherOpponent, tieBroken } from './battle-table.ts';
import { type Battle, type Campaign, type Corps, otherSide, type SideId } from './campaign.ts';
import { CALL_OFF, callOff, inBattle } from './engaging.ts';
import { type Answered, type Asked, dieIn, type Need, numberOf, type Procedure, wordOf } from './procedure.ts';
import { afterFight } from './pursuing.ts';
import { corpsIsLost, officerRating, unitPoints } from './to-table.ts';
import { ask, type Builder, log } from './writing.ts';

const both = z.object({ attacker: z.int(), defender: z.int() });
const sentSchema = z.object({
  corps: z.string(),
  /** Combat points of each of its units. */
  units: z.readonly(z.array(z.int())),
  tired: z.boolean(),
});
type Sent = z.infer<typeof sentSchema>;

export const tableSchema = z.object({
  battle: z.string(),
  strength: both,
  attacker: z.readonly(z.array(sentSchema)),
  defender: z.readonly(z.array(sentSchema)),
});
export type TableData = z.infer<typeof tableSchema>;
type TableTask = Asked<TableData>;

/** Q3 is the usual quality; players set another for a side. */
const USUAL_QUALITY = 3;
const TIME_RATING = 3;

const RESULTS = ['attacker', 'defender', 'draw'] as const;
type Result = (typeof RESULTS)[number];
const isResult = (word: string): word is Result => RESULTS.some((one) => one === word);

const sideOf = (battle: Battle, opponent: Opponent): SideId =>
  opponent === 'attacker' ? battle.attacker : otherSide(battle.attacker);
const leaderOf = (state: Campaign, battle: Battle, opponent: Opponent) =>
  state.armies[battle.sides[sideOf(battle, opponent)].army];

/** So many of them fight at home, or off the sea: those of whom the ledger knows it come first. */
function marked(corps: readonly Corps[], count: number, known: (one: Corps) => boolean): ReadonlySet<string> {
  const order = [...corps].sort((a, b) => Number(known(b)) - Number(known(a)));
  return new Set(order.slice(0, count).map(({ id }) => id));
}

/** AON-018: the engaged corps become formations; the battle waits for what becomes of them. */
export function toTable(
  d: Builder,
  battle: Battle,
  { strength, home, sea }: { readonly strength: OfBoth<number>; readonly home: OfBoth<number>; readonly sea: number },
): void {
  const nation = d.state.areas[battle.area]?.home ?? '';
  const sent = (opponent: Opponent): Sent[] => {
    const side = sideOf(battle, opponent);
    const corps = inBattle(d.state, battle, side);
    const landed = d.state.armies[battle.sides[side].army]?.arrived?.corps ?? [];
    const atHome = marked(corps, home[opponent], (one) => nation !== '' && one.nation === nation);
    const offTheSea = marked(corps, opponent === 'attacker' ? sea : 0, ({ id }) => landed.includes(id));
    return corps.map(({ id, rating, spent }) => ({
      corps: id,
      units: unitPoints({ rating, atHome: atHome.has(id), offTheSea: offTheSea.has(id) }),
      tired: spent,
    }));
  };
  const data: TableData = { battle: battle.id, strength, attacker: sent('attacker'), defender: sent('defender') };
  log(d, say('aon-table-told', { area: d.state.areas[battle.area]?.name ?? '' }));
  ask(d, 'aon-table', null, data);
}

const lostKey = (corps: string) => `lost-${corps}`;
const goneKey = (corps: string) => `gone-${corps}`;
const points = ({ units }: Sent): number => units.reduce((sum, cp) => sum + cp, 0);

/** The corps of a side that are lost by what came home. AON-019 */
const fallen = (task: Answered, sent: readonly Sent[]): readonly string[] =>
  sent
    .filter((one) =>
      corpsIsLost({
        startCP: points(one),
        lostCP: numberOf(task, lostKey(one.corps)),
        units: one.units.length,
        gone: numberOf(task, goneKey(one.corps)),
      }),
    )
    .map(({ corps }) => corps);

const secondDice = (task: Pick<TableTask, 'rolls'>): OfBoth<Face> | undefined => {
  const [attacker, defender] = OPPONENTS.map((opponent) => dieIn(task, `second-${opponent}`));
  return attacker && defender && { attacker, defender };
};

/** Who won the table; null while it has not been said, or a draw wants its dice. AON-019 */
function resultOf(task: TableTask): Fought | null {
  const said = wordOf(task, 'loser');
  if (!isResult(said)) return null;
  const inflicted = {
    attacker: fallen(task, task.data.defender).length,
    defender: fallen(task, task.data.attacker).length,
  };
  if (said !== 'draw') return { winner: otherOpponent(said), tied: false, tiedAgain: false, inflicted, table: true };
  const second = secondDice(task);
  return second ? { ...tieBroken(task.data.strength, second), inflicted, table: true } : null;
}

function tableFacts(state: Campaign, task: TableTask): readonly Fact[] {
  const battle = state.battles[task.data.battle];
  if (!battle) return [];
  const name = (opponent: Opponent) => leaderOf(state, battle, opponent)?.name ?? '';
  const of = (sent: Sent, party: Opponent): Fact[] => {
    const corps = state.corps[sent.corps]?.name ?? '';
    const number = (key: string, label: Said, max: number): Fact => ({
      key,
      label,
      kind: 'number',
      value: numberOf(task, key),
      min: 0,
      max,
      party,
    });
    return [
      number(lostKey(sent.corps), say('aon-table-lost', { corps, of: points(sent) }), points(sent)),
      number(goneKey(sent.corps), say('aon-table-gone', { corps, of: sent.units.length }), sent.units.length),
    ];
  };
  const quality = (opponent: Opponent): Fact => ({
    key: `quality-${opponent}`,
    label: say('aon-table-quality', { name: name(opponent) }),
    kind: 'number',
    value: qualityOf(task, opponent),
    min: 1,
    max: 6,
    group: 'aon-table-house',
  });
  return [
    {
      key: 'loser',
      label: 'aon-table-result',
      kind: 'choice',
      value: wordOf(task, 'loser'),
      options: RESULTS.map((value) => ({
        value,
        label: value === 'draw' ? 'aon-table-draw' : say('aon-table-loses', { name: name(value) }),
      })),
    },
    ...OPPONENTS.flatMap((opponent) => task.data[opponent].flatMap((sent) => of(sent, opponent))),
    ...OPPONENTS.map(quality),
  ];
}

const qualityOf = (task: Answered, opponent: Opponent): number => numberOf(task, `quality-${opponent}`, USUAL_QUALITY);

export const tabling: Procedure<TableData> = {
  kind: 'aon-table',
  schema: { data: tableSchema },
  question: (state, { data }) =>
    say('aon-table-question', { area: state.areas[state.battles[data.battle]?.area ?? '']?.name ?? '' }),
  facts: tableFacts,
  needs(state, task): readonly Need[] {
    const battle = state.battles[task.data.battle];
    if (!battle || wordOf(task, 'loser') !== 'draw') return [];
    return OPPONENTS.filter((opponent) => dieIn(task, `second-${opponent}`) === undefined).map((opponent) => ({
      slot: `second-${opponent}`,
      by: sideOf(battle, opponent),
      label: say('aon-second-of', { name: leaderOf(state, battle, opponent)?.name ?? '' }),
    }));
  },
  waits: (_, task) => (isResult(wordOf(task, 'loser')) ? undefined : 'aon-table-waits'),
  reading(state, task) {
    const battle = state.battles[task.data.battle];
    const result = resultOf(task);
    if (!battle || !result) return { word: 'aon-gone', means: 'aon-gone', sums: [] };
    return {
      word: say('aon-wins', { name: leaderOf(state, battle, result.winner)?.name ?? '' }),
      means: say('aon-fight-means', {
        attacker: leaderOf(state, battle, 'attacker')?.name ?? '',
        done: result.inflicted.attacker,
        defender: leaderOf(state, battle, 'defender')?.name ?? '',
        suffered: result.inflicted.defender,
      }),
      sums: [],
    };
  },
  byHand: () => [CALL_OFF],
  settleByHand: (d, { data }) => callOff(d, data.battle),
  settle(d, task) {
    const battle = d.state.battles[task.data.battle];
    const result = resultOf(task);
    if (!battle || !result) return;
    const fell = OPPONENTS.flatMap((opponent) => fallen(task, task.data[opponent]));
    const winner = leaderOf(d.state, battle, result.winner);
    log(d, say('aon-home-told', { winner: winner?.name ?? '', n: fell.length }), {
      side: sideOf(battle, result.winner),
      byHand: true,
    });
    afterFight(d, battle, result, fell);
  },
};

/** What goes to the table, for whoever lays it out. AON-018 */
export function sentBattle(state: Campaign, task: TableTask): TableBattle | null {
  const battle = state.battles[task.data.battle];
  const area = battle && state.areas[battle.area];
  if (!battle || !area) return null;
  const side = (opponent: Opponent): TableSide => {
    const army = leaderOf(state, battle, opponent);
    const rating = officerRating(army?.rating ?? 0);
    const usual = officerRating(0);
    return {
      name: state.sides[sideOf(battle, opponent)].name,
      officer: { id: army?.id ?? opponent, name: army?.name ?? '', A: rating, L: rating, T: TIME_RATING },
      formations: task.data[opponent].map(({ corps, units, tired }) => ({
        id: corps,
        name: state.corps[corps]?.name ?? '',
        officer: { A: usual, L: usual, T: TIME_RATING },
        quality: qualityOf(task, opponent),
        units,
        tired,
      })),
    };
  };
  const [a, b] = battle.attacker === 'a' ? OPPONENTS : [...OPPONENTS].reverse();
  return a && b ? { id: battle.id, place: area.name, sides: { a: side(a), b: side(b) } } : null;
}
