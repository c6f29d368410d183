/** Which power takes control of a minor that was attacked, and what follows. EIA-041 to EIA-044 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { amount, type Fact, yesNo } from '../../../engine/procedure.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import { cellOf } from '../../chart-slot.ts';
import { inPlay } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { readCell, zoneOf } from '../charts.ts';
import { type Asked, dieIn, numberOf, type Procedure, saysSo } from '../desk.ts';
import { areAllied, areAtWar, freshId, nationName } from '../ledger.ts';
import { callSeals, readEntry } from '../modules/sealing.ts';
import { power } from '../pieces.ts';
import type { Round } from '../politics.ts';
import { bidders, countedDistricts, flagOnControl, highest, runRoll, whoBacksDown } from '../rules/minors.ts';
import { POINTS } from '../rules/political-points.ts';
import { priceOfSeveral } from '../rules/war.ts';
import { isPower, type MinorId, POWERS, type Power } from '../vocabulary.ts';
import { addPoints, ask, type Builder, dropPiece, log, putPiece, setFlag, setPiece } from '../writing.ts';
import { claimIn, claimNeeds } from './claiming.ts';
import { wholeGoes } from './kingdoms.ts';
import { endMinorWars, freePrisonersOf, give } from './lands.ts';
import { beginWar, declaring, lockOf, nextOrder, note, noted, pay, powersAtWarWith } from './ties.ts';

/** Returns the powers at war with the minor itself. */
export const attackersOf = (state: Campaign, minor: MinorId): readonly Power[] =>
  Object.values(state.wars)
    .flatMap(({ a, b }) => (a === minor ? [b] : b === minor ? [a] : []))
    .filter(isPower);

// ---- the roll --------------------------------------------------------------------------------------------------------

export const runningSchema = z.object({
  minor: z.string(),
  /** The powers that roll, if a collapse left several inside; null if the minor was attacked. EIA-049 */
  among: z.nullable(z.readonly(z.array(power))),
});
type Running = Asked<z.infer<typeof runningSchema>>;
const MOST = 9;

const isAllyOfAttacker = (state: Campaign, one: Power, minor: MinorId): boolean =>
  attackersOf(state, minor).some((each) => areAllied(state, one, each));
function bidding(state: Campaign, task: Running): readonly Power[] {
  const { minor, among } = task.data;
  return bidders(
    (among ?? POWERS.filter((one) => inPlay(state, one))).map((one) => ({
      power: one,
      willing: saysSo(task, `bid-${one}`, !isAllyOfAttacker(state, one, minor)) || among !== null,
      atWarWithMinor: among === null && areAtWar(state, one, minor),
      allyOfAttacker: among === null && isAllyOfAttacker(state, one, minor),
    })),
  );
}
/** Returns the modifier of a power's zone; undefined until it is typed. EIA-041 */
const zoneModifier = (state: Campaign, one: Power): number | undefined => {
  const zone = zoneOf(state.slots, state.powers[one]?.marker ?? 0);
  return zone && readCell(state.slots, 'CH-04', zone, 'modifier');
};
const nationalFlag = (minor: MinorId, one: Power): string => `run ${minor} ${one}`;
const national = (state: Campaign, task: Running, one: Power): number => {
  const kept = state.flags[nationalFlag(task.data.minor, one)];
  return numberOf(task, `nat-${one}`, typeof kept === 'number' ? kept : 0);
};
const sumOf = (state: Campaign, task: Running, one: Power) => {
  const die = dieIn(task, `0-${one}`);
  return (
    die &&
    runRoll(die, {
      national: national(state, task, one),
      zone: zoneModifier(state, one) ?? numberOf(task, `zone-${one}`),
      atWar: attackersOf(state, task.data.minor).some((each) => areAtWar(state, one, each)),
    })
  );
};
/** Returns the powers with the highest roll, and which must still throw. */
function runner(state: Campaign, task: Running) {
  const all = bidding(state, task);
  if (all.length <= 1) return { first: [], ties: { needs: [], order: all } };
  const first = all.filter((one) => dieIn(task, `0-${one}`) === undefined);
  const figures = Object.fromEntries(all.map((one) => [one, sumOf(state, task, one)?.total ?? 0]));
  return { first, ties: first.length > 0 ? { needs: [], order: [] } : claimIn(task, highest(figures, all), false) };
}

export const running: Procedure<z.infer<typeof runningSchema>> = {
  kind: 'eia-run',
  schema: { data: runningSchema },
  question: (state, { data }) => say('eiapol-run-question', { minor: nationName(state, data.minor) }),
  facts(state, task): readonly Fact[] {
    const { minor, among } = task.data;
    const able = POWERS.filter((one) => inPlay(state, one) && !areAtWar(state, one, minor));
    const all = bidding(state, task);
    const rolls = all.length > 1;
    return [
      ...(among
        ? []
        : able.map((one) =>
            yesNo(
              `bid-${one}`,
              say('eiapol-run-bid', { power: nationName(state, one) }),
              saysSo(task, `bid-${one}`, !isAllyOfAttacker(state, one, minor)),
            ),
          )),
      ...(rolls ? all : []).map((one) =>
        amount(
          `nat-${one}`,
          say('eiapol-run-national', { minor: nationName(state, minor), power: nationName(state, one) }),
          national(state, task, one),
          [-MOST, MOST],
        ),
      ),
      ...(rolls ? all : [])
        .filter((one) => zoneModifier(state, one) === undefined)
        .map((one) =>
          amount(
            `zone-${one}`,
            say('eiapol-run-zone', { power: nationName(state, one) }),
            numberOf(task, `zone-${one}`),
            [-MOST, MOST],
          ),
        ),
    ];
  },
  needs(state, task) {
    const { first, ties } = runner(state, task);
    return first.length > 0
      ? first.map((one) => ({
          slot: `0-${one}`,
          by: one,
          label: say('eiapol-die-of', { power: nationName(state, one) }),
        }))
      : claimNeeds(state, ties);
  },
  reading(state, task) {
    const { ties } = runner(state, task);
    const [winner] = ties.order;
    return {
      word: winner ? say('eiapol-run-by', { power: nationName(state, winner) }) : 'eiapol-run-nobody',
      means: 'eiapol-run-means',
      sums: bidding(state, task).flatMap((one) => sumOf(state, task, one) ?? []),
    };
  },
  settle(d, task) {
    const { minor, among } = task.data;
    const sums = bidding(d.state, task).flatMap((one) => sumOf(d.state, task, one) ?? []);
    const [winner] = runner(d.state, task).ties.order;
    for (const one of bidding(d.state, task)) keepTyped(d, task, one);
    if (winner === undefined) return nobodyRuns(d, minor);
    if (among) return receive(d, minor, winner);
    takeOver(d, minor, winner, sums);
  },
};
/** Stores what was typed at the question, so that it is not asked again. */
function keepTyped(d: Builder, task: Running, one: Power): void {
  const typed = task.facts[`nat-${one}`];
  if (typeof typed === 'number') setFlag(d, nationalFlag(task.data.minor, one), typed);
  const zone = zoneOf(d.state.slots, d.state.powers[one]?.marker ?? 0);
  const added = task.facts[`zone-${one}`];
  if (zone && typeof added === 'number')
    d.add({ type: 'slot', chart: 'CH-04', cell: cellOf(zone, 'modifier'), value: added });
}

// ---- what comes of it ------------------------------------------------------------------------------------------------

/** No power takes control, so the attackers get their points back. EIA-023, EIA-041 */
function nobodyRuns(d: Builder, minor: MinorId): void {
  const changes = attackersOf(d.state, minor).flatMap((one) => {
    const paid = noted(d.state, `paid ${one} ${minor}`);
    return typeof paid === 'number' && paid > 0 ? [addPoints(d, one, paid, '4.6')] : [];
  });
  log(d, say('eiapol-told-nobody-runs', { minor: nationName(d.state, minor) }), { changes });
}
/** One of several enemies inside receives the minor, for a fixed single point. EIA-049 */
export function receive(d: Builder, key: MinorId, to: Power): void {
  const minor = d.state.minors[key];
  if (!minor) return;
  freePrisonersOf(d, key, minor.controller);
  give(d, minor, { controller: to, state: 'conquered', keepForces: false });
  wholeGoes(d, key, to);
  endMinorWars(d, key);
  log(d, say('eiapol-told-received', { power: nationName(d.state, to), minor: minor.name }), {
    power: to,
    changes: [pay(d, to, POINTS.receivesMinor)],
  });
}
/**
 * The controlling power takes the minor: a point for each district, its flag, its forces. Several attackers may back
 * down. EIA-042, EIA-043
 */
function takeOver(d: Builder, key: MinorId, to: Power, sums: readonly Reckoning[]): void {
  const minor = d.state.minors[key];
  if (!minor) return;
  const districts = countedDistricts(Object.values(d.state.minors), minor);
  const change = pay(d, to, POINTS.runsMinor, districts);
  give(d, minor, { controller: to, state: flagOnControl(minor.hasCorps), keepForces: true });
  wholeGoes(d, key, to, true);
  note(d, `ran ${key}`, to);
  log(d, say('eiapol-told-runs', { power: nationName(d.state, to), minor: minor.name }), {
    power: to,
    changes: [change],
    sums,
  });
  const attackers = attackersOf(d.state, key);
  if (minor.hasCorps) ask(d, 'eia-strength', to, { minor: key });
  if (attackers.length > 1)
    callSeals(d, { kind: 'backDown', about: key, asked: attackers, otherwise: 'false', deadline: '' });
}

// ---- several attackers -----------------------------------------------------------------------------------------------

export const backingDownSchema = z.object({ minor: z.string(), chose: z.readonly(z.array(power)) });
type BackingDown = Asked<z.infer<typeof backingDownSchema>>;
const staying = (state: Campaign, { minor, chose }: BackingDown['data']): readonly Power[] =>
  attackersOf(state, minor).filter((one) => !chose.includes(one));
/** Returns whether a power may not be at war with another attacker. EIA-024, EIA-043 */
const isBarred = (state: Campaign, task: BackingDown, one: Power): boolean =>
  saysSo(
    task,
    `bar-${one}`,
    staying(state, task.data).some((other) => {
      if (other === one || areAtWar(state, one, other)) return false;
      const { inside, atWar, invaded } = declaring(state, one, other);
      return inside || (atWar && invaded);
    }),
  );
const isLocked = (state: Campaign, one: Power, other: Power): boolean =>
  !areAtWar(state, one, other) && lockOf(state, one, other) !== undefined;

export const backingDown: Procedure<z.infer<typeof backingDownSchema>> = {
  kind: 'eia-back-down',
  schema: { data: backingDownSchema },
  question: (state, { data }) => say('eiapol-back-question', { minor: nationName(state, data.minor) }),
  facts: (state, task) =>
    staying(state, task.data).map((one) =>
      yesNo(`bar-${one}`, say('eiapol-back-barred', { power: nationName(state, one) }), isBarred(state, task, one)),
    ),
  needs: () => [],
  reading: () => ({ word: 'eiapol-back-means', means: '', sums: [] }),
  settle(d, task) {
    const { minor, chose } = task.data;
    const attackers = attackersOf(d.state, minor);
    const barred = attackers.filter((one) => !chose.includes(one) && isBarred(d.state, task, one));
    const down = whoBacksDown(attackers, chose, (one, other) => isLocked(d.state, one, other), barred);
    for (const one of down) {
      for (const { id, a, b } of Object.values(d.state.wars))
        if ((a === one && b === minor) || (b === one && a === minor)) dropPiece(d, 'wars', id);
      log(d, say('eiapol-told-backs-down', { power: nationName(d.state, one), minor: nationName(d.state, minor) }), {
        power: one,
      });
    }
    severalWars(
      d,
      attackers.filter((one) => !down.includes(one)),
    );
  },
};
/** Powers that do not back down go to war with each other: three points once, and two for each alliance. EIA-043 */
function severalWars(d: Builder, stay: readonly Power[]): void {
  const order = nextOrder(d.state);
  const plans = stay.map((one) => {
    const others = stay.filter((other) => other !== one && !areAtWar(d.state, one, other));
    return { one, others, allies: others.filter((other) => areAllied(d.state, one, other)).length };
  });
  for (const { one, others, allies } of plans) {
    if (others.length === 0) continue;
    const changes = [
      pay(d, one, POINTS.forcedWars),
      ...Array.from({ length: allies }, () => pay(d, one, POINTS.forcedOnAlly)),
    ];
    for (const other of others) beginWar(d, one, other, 'late', order);
    log(
      d,
      say('eiapol-told-forced', {
        power: nationName(d.state, one),
        powers: others.map((other) => nationName(d.state, other)),
      }),
      { power: one, changes, sums: [priceOfSeveral(others.length, allies)] },
    );
  }
}
export function backDownsOpened(d: Builder, round: Round): void {
  if (d.state.clock.step !== 'minorControl' || !d.state.minors[round.about]) return;
  const attackers = attackersOf(d.state, round.about);
  const chose = attackers.filter((one) => readEntry(round, 'backDown', one) === true);
  ask(d, 'eia-back-down', null, { minor: round.about, chose });
}

// ---- its forces ------------------------------------------------------------------------------------------------------

export const strengthSchema = z.object({ minor: z.string() });
type Strength = Asked<z.infer<typeof strengthSchema>>;
const ARMS = ['infantry', 'cavalry', 'ships'] as const;
const kept = (state: Campaign, minor: MinorId, arm: (typeof ARMS)[number]): number => {
  if (arm === 'ships') return state.minors[minor]?.ships ?? 0;
  const flag = state.flags[`strength ${minor} ${arm}`];
  return typeof flag === 'number' ? flag : 0;
};
const strengthIn = (state: Campaign, task: Strength, arm: (typeof ARMS)[number]): number =>
  numberOf(task, arm, kept(state, task.data.minor, arm));

/** Reads the minor's strength from the chart, once; its factors wait to be set up. EIA-042 */
export const mustering: Procedure<z.infer<typeof strengthSchema>> = {
  kind: 'eia-strength',
  schema: { data: strengthSchema },
  question: (state, { data }) => say('eiapol-strength-question', { minor: nationName(state, data.minor) }),
  facts: (state, task) =>
    ARMS.map((arm) => amount(arm, `eiapol-strength-${arm}`, strengthIn(state, task, arm), [0, 99])),
  needs: () => [],
  reading: () => ({ word: 'eiapol-strength-means', means: '', sums: [] }),
  settle(d, task) {
    const { minor } = task.data;
    const [infantry, cavalry, ships] = ARMS.map((arm) => strengthIn(d.state, task, arm));
    setFlag(d, `strength ${minor} infantry`, infantry ?? 0);
    setFlag(d, `strength ${minor} cavalry`, cavalry ?? 0);
    setPiece(d, 'minors', minor, { ships: ships ?? 0 });
    const factors = { ...(infantry && { regular: infantry }), ...(cavalry && { cavalry }) };
    if ((infantry ?? 0) + (cavalry ?? 0) > 0)
      putPiece(d, 'queue', {
        ...{ id: freshId('b', d.state.queue), owner: minor, what: { is: 'factors', factors } },
        ...{ due: d.state.clock.date, until: null },
      });
    log(d, say('eiapol-told-strength', { minor: nationName(d.state, minor), n: (infantry ?? 0) + (cavalry ?? 0) }));
  },
};

/** Returns the minors that this power took control of this month, and their attackers. EIA-044 */
export const backable = (state: Campaign, runnerOf: Power): readonly { minor: MinorId; against: readonly Power[] }[] =>
  Object.values(state.minors).flatMap(({ id }) => {
    if (noted(state, `ran ${id}`) !== runnerOf || noted(state, `backed ${id}`) === true) return [];
    const against = attackersOf(state, id).filter((one) => !powersAtWarWith(state, runnerOf).includes(one));
    return against.length > 0 ? [{ minor: id, against }] : [];
  });
