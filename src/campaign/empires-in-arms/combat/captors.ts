/** Prisoners, and which power holds them if several captured them. EIA-008, EIA-187, EIA-188 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { amount, type Fact, oneOf } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, type Need, numberOf, type Procedure, wordOf } from '../desk.ts';
import {
  addFactors,
  areAtWar,
  corpsIn,
  freshId,
  garrisonsIn,
  isEnemy,
  leadersWith,
  leads,
  nationName,
  totalOf,
} from '../ledger.ts';
import { factors, id, nation, power } from '../pieces.ts';
import { claimIn } from '../political/claiming.ts';
import { ruling } from '../rulings.ts';
import { FACTOR_TYPES, type Factors, type Nation, type Power } from '../vocabulary.ts';
import { ask, type Builder, dropPiece, log, putPiece, retire, setPiece } from '../writing.ts';
import { alive, type Band, bandFactors, bandNation, kindsOf } from './fight.ts';

/** Returns the powers that take prisoners: those with corps that still have factors, the speaking power first. */
export const captorsOf = (state: Campaign, bands: readonly Band[], speaks: Power): readonly Power[] => {
  const all = new Set(
    alive(state, bands)
      .filter(({ of }) => of === 'corps')
      .flatMap((band) => leads(state, bandNation(state, band)) ?? []),
  );
  return [speaks, ...[...all].filter((one) => one !== speaks)];
};

/**
 * Returns who holds a captor's prisoners of a nation: a minor that the captor controls, if only that minor is at war
 * with the nation. EIA-239
 */
function holderOf(state: Campaign, captor: Power, owner: Nation): Nation {
  const of = leads(state, owner) ?? owner;
  if (areAtWar(state, captor, of)) return captor;
  return (
    Object.values(state.minors).find((one) => one.controller === captor && areAtWar(state, one.id, of))?.id ?? captor
  );
}
function box(d: Builder, by: Power, owner: Nation, some: Factors, sign: 1 | -1 = 1): void {
  if (totalOf(some) === 0) return;
  const captor = holderOf(d.state, by, owner);
  const there = Object.values(d.state.prisoners).find((one) => one.captor === captor && one.owner === owner);
  const left = addFactors(there?.factors ?? {}, some, sign);
  if (!there) putPiece(d, 'prisoners', { id: freshId('pri', d.state.prisoners), captor, owner, factors: left });
  else if (totalOf(left) === 0) dropPiece(d, 'prisoners', there.id);
  else setPiece(d, 'prisoners', there.id, { factors: left });
}

/**
 * Captures troops that cannot retreat: their factors become prisoners, their leaders are captured, and the counters
 * leave the map. The first captor holds everything until several agree.
 */
export function capture(d: Builder, bands: readonly Band[], captors: readonly Power[]): void {
  const [captor] = captors;
  if (!captor) return;
  const taken = new Map<Nation, Factors>();
  const caught: string[] = [];
  for (const band of bands) {
    const some = bandFactors(d.state, band);
    const owner = bandNation(d.state, band);
    if (totalOf(some) > 0 && owner !== captor) {
      box(d, captor, owner, some);
      taken.set(owner, addFactors(taken.get(owner) ?? {}, some));
    }
    if (band.of === 'corps') {
      for (const leader of leadersWith(d.state, band.id)) {
        setPiece(d, 'leaders', leader.id, { status: { is: 'captured', by: holderOf(d.state, captor, owner) } });
        caught.push(leader.id);
      }
      setPiece(d, 'corps', band.id, { factors: {}, place: { at: 'pool' }, besieged: false });
    } else dropPiece(d, band.of === 'garrison' ? 'garrisons' : 'irregulars', band.id);
  }
  if (captors.length > 1 && (taken.size > 0 || caught.length > 0))
    ask(d, 'eia-captors', captor, {
      ...{ captors, leaders: caught, own: false },
      taken: [...taken].map(([owner, some]) => ({ owner, factors: some })),
    });
}
/** Returns whether a leader without a corps stays in a city with its garrison, as ruled. EIA-187 */
export const staysIn = (state: Campaign, { power }: { readonly power: Power }, area: string): boolean =>
  ruling(state.rulings, 'leaderInCity') === 'stays' &&
  garrisonsIn(state, area).some(({ nation }) => leads(state, nation) === power);
export const stayIn = (d: Builder, leader: string, area: string): void =>
  setPiece(d, 'leaders', leader, { status: { is: 'city', area } });
/** After any play: whose garrison is gone joins a corps of his there, is captured where only enemies are, or retires. */
export function leadersInside(d: Builder): void {
  for (const leader of Object.values(d.state.leaders)) {
    if (leader.status.is !== 'city' || staysIn(d.state, leader, leader.status.area)) continue;
    const there = corpsIn(d.state, leader.status.area);
    const own = there.find(({ nation }) => leads(d.state, nation) === leader.power);
    const by = there.flatMap(({ nation }) =>
      isEnemy(d.state, nation, leader.power) ? (leads(d.state, nation) ?? []) : [],
    );
    if (own) setPiece(d, 'leaders', leader.id, { status: { is: 'corps', corps: own.id } });
    else if (by.length > 0) captureLeader(d, leader, [...new Set(by)]);
    else retire(d, leader.id);
  }
}
/** Captures a leader whose whole force is lost; the leader's owner chooses the captor. EIA-187 */
export function captureLeader(
  d: Builder,
  leader: { readonly id: string; readonly power: Power },
  captors: readonly Power[],
): void {
  const [by] = captors;
  if (!by) return;
  setPiece(d, 'leaders', leader.id, { status: { is: 'captured', by: holderOf(d.state, by, leader.power) } });
  if (captors.length > 1) ask(d, 'eia-captors', leader.power, { captors, leaders: [leader.id], taken: [], own: true });
}

// ---- whose they are --------------------------------------------------------------------------------------------------

const captorsSchema = z.object({
  captors: z.readonly(z.array(power)),
  taken: z.readonly(z.array(z.object({ owner: nation, factors }))),
  leaders: z.readonly(z.array(id)),
  /** The owner of the prisoners chooses. */
  own: z.boolean(),
});
type Data = z.infer<typeof captorsSchema>;
type Task = Asked<Data>;
const SHARED = 'shared';
const DICE = 'dice';
const firstOf = ({ data }: Task): Power => data.captors[0] ?? 'FR';
/** Returns how the prisoners are divided: all to one captor, a share each, or a throw for each. */
const howIn = (task: Task): string => wordOf(task, 'how', firstOf(task));

interface Item {
  readonly owner?: Nation;
  readonly type?: keyof Factors;
  readonly leader?: string;
}
/** Returns each factor and each leader separately, for its own throw. EIA-008 */
const itemsOf = ({ data }: Task): readonly Item[] => [
  ...data.taken.flatMap(({ owner, factors: all }) =>
    FACTOR_TYPES.flatMap((type) => Array.from({ length: all[type] ?? 0 }, (): Item => ({ owner, type }))),
  ),
  ...data.leaders.map((leader): Item => ({ leader })),
];
const claimFor = (task: Task, n: number) =>
  claimIn(
    {
      rolls: task.rolls.flatMap((roll) =>
        roll.slot.startsWith(`${n}:`) ? [{ ...roll, slot: roll.slot.slice(`${n}:`.length) }] : [],
      ),
    },
    task.data.captors,
    false,
  );
const shareKey = (captor: Power, owner: Nation, type: string): string => `${captor}-${owner}-${type}`;
const shareOf = (task: Task, captor: Power, owner: Nation, all: Factors): Factors =>
  Object.fromEntries(
    FACTOR_TYPES.flatMap((type) => {
      const n = numberOf(task, shareKey(captor, owner, type));
      return n > 0 && (all[type] ?? 0) > 0 ? [[type, n]] : [];
    }),
  );
const takerOf = (task: Task, leader: string): Power => {
  const said = wordOf(task, `leader-${leader}`, howIn(task));
  return task.data.captors.find((one) => one === said) ?? firstOf(task);
};

/** Returns which captor gets what, of everything the first captor holds now. */
function goesTo(task: Task): readonly { readonly to: Power; readonly owner: Nation; readonly some: Factors }[] {
  const { captors, taken } = task.data;
  const how = howIn(task);
  if (how === DICE)
    return itemsOf(task).flatMap(({ owner, type }, n) => {
      const [to] = claimFor(task, n).order;
      return owner !== undefined && type && to ? [{ to, owner, some: { [type]: 1 } }] : [];
    });
  return taken.flatMap(({ owner, factors: all }) =>
    how === SHARED
      ? captors.slice(1).map((to) => ({ to, owner, some: shareOf(task, to, owner, all) }))
      : captors.filter((to) => to === how).map((to) => ({ to, owner, some: all })),
  );
}

/** Returns the label of a die: the roller and the prize, numbered if there are several of a kind. */
function dieOf(
  state: Campaign,
  task: Task,
  { who, n, type, leader }: { who: Power; n: number; type: Item['type']; leader: Item['leader'] },
) {
  const power = nationName(state, who);
  if (leader) return say('eiacombat-captors-die', { power, what: state.leaders[leader]?.name ?? '' });
  const alike = itemsOf(task).flatMap((one, i) => (one.type === type ? [i] : []));
  const what = say('eiacombat-kind', { type: type ?? 'regular' });
  return alike.length > 1
    ? say('eiacombat-captors-die-n', { power, what, n: alike.indexOf(n) + 1, of: alike.length })
    : say('eiacombat-captors-die', { power, what });
}
/** Returns in words what a captor gets by the dice. */
function hasOf(state: Campaign, task: Task, to: Power) {
  const some = goesTo(task)
    .filter((one) => one.to === to)
    .reduce<Factors>((all, one) => addFactors(all, one.some), {});
  const names = itemsOf(task).flatMap(({ leader }, n) =>
    leader && claimFor(task, n).order[0] === to ? (state.leaders[leader]?.name ?? '') : [],
  );
  const what = [...kindsOf(some), ...names];
  return what.length > 0 ? [say('eiacombat-captors-has', { power: nationName(state, to), what })] : [];
}

export const captors: Procedure<Data> = {
  kind: 'eia-captors',
  schema: { data: captorsSchema },
  question: (state, { data }) =>
    say('eiacombat-captors-question', {
      what: [
        ...data.taken.flatMap((one) => kindsOf(one.factors)),
        ...data.leaders.map((one) => state.leaders[one]?.name ?? ''),
      ],
    }),
  facts(state, task): readonly Fact[] {
    const { captors: all, taken, leaders, own } = task.data;
    const powers = all.map((one) => ({ value: one, label: say('eiapol-fate-to', { power: nationName(state, one) }) }));
    const how = howIn(task);
    const leaderFacts = leaders.map((one) =>
      oneOf(`leader-${one}`, say('eiapol-name', { name: state.leaders[one]?.name ?? '' }), takerOf(task, one), powers),
    );
    if (own) return leaderFacts;
    return [
      oneOf('how', 'eiacombat-captors-how', how, [
        ...powers,
        { value: SHARED, label: 'eiacombat-captors-shared' },
        { value: DICE, label: 'eiacombat-captors-dice' },
      ]),
      ...(how === SHARED
        ? [
            ...taken.flatMap(({ owner, factors: some }) =>
              all.slice(1).flatMap((captor) =>
                FACTOR_TYPES.filter((type) => (some[type] ?? 0) > 0).map((type) =>
                  amount(
                    shareKey(captor, owner, type),
                    say('eiacombat-captors-share', {
                      ...{ power: nationName(state, captor), nation: nationName(state, owner) },
                      kind: say('eiacombat-kind', { type }),
                    }),
                    numberOf(task, shareKey(captor, owner, type)),
                    [0, some[type] ?? 0],
                  ),
                ),
              ),
            ),
            ...leaderFacts,
          ]
        : []),
    ];
  },
  needs: (state, task): readonly Need[] =>
    howIn(task) !== DICE
      ? []
      : itemsOf(task).flatMap(({ type, leader }, n) =>
          claimFor(task, n).needs.map(({ who, round }) => ({
            slot: `${n}:${round}-${who}`,
            by: who,
            label: dieOf(state, task, { who, n, type, leader }),
          })),
        ),
  waits(_, task) {
    if (howIn(task) !== SHARED) return undefined;
    const over = task.data.taken.some(({ owner, factors: all }) =>
      FACTOR_TYPES.some(
        (type) =>
          task.data.captors.slice(1).reduce((n, one) => n + numberOf(task, shareKey(one, owner, type)), 0) >
          (all[type] ?? 0),
      ),
    );
    return over ? 'eiacombat-captors-over' : undefined;
  },
  reading: (state, task) => ({
    word: 'eiacombat-captors-thrown',
    means: say('eiacombat-captors-all', { all: task.data.captors.flatMap((one) => hasOf(state, task, one)) }),
    sums: [],
  }),
  settle(d, task) {
    const first = firstOf(task);
    const all = goesTo(task).filter(({ to }) => to !== first);
    for (const { to, owner, some } of all) {
      box(d, first, owner, some, -1);
      box(d, to, owner, some);
    }
    for (const [n, { leader }] of itemsOf(task).entries()) {
      const by = howIn(task) === DICE ? claimFor(task, n).order[0] : leader && takerOf(task, leader);
      const owner = leader ? d.state.leaders[leader]?.power : undefined;
      if (leader && owner && by)
        setPiece(d, 'leaders', leader, { status: { is: 'captured', by: holderOf(d.state, by, owner) } });
    }
    log(d, 'eiacombat-told-captors');
  },
};
