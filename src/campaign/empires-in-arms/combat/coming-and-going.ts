/** Who gets away before the first round, who joins, when outflankers come, what a day ends in. EIA-145, EIA-166 to EIA-171 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { amount, oneOf, yesNo } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, dieIn, type Need, numberOf, type Procedure, saysSo, wordOf } from '../desk.ts';
import { areaOf, leadersWith, named, totalOf } from '../ledger.ts';
import { callSeals, readEntry } from '../modules/sealing.ts';
import type { Round } from '../politics.ts';
import { carriedLoss, type DayChoice, dayEnd } from '../rules/breaking.ts';
import { cavalryOf } from '../rules/casualties.ts';
import { takesOver } from '../rules/commander.ts';
import { mayOutflank, splitTrouble, splitter } from '../rules/outflank.ts';
import {
  arrivalRating,
  escapesOutflank,
  goodFaces,
  isSureWithdrawal,
  mayArriveAfter,
  mayReinforce,
  reinforcingRating,
  succeeds,
  withdrawalRating,
} from '../rules/reinforcing.ts';
import { isOn } from '../rulings.ts';
import { leadTo } from '../sieges/border.ts';
import { BATTLE_SIDES, type BattleSide, type Power } from '../vocabulary.ts';
import { ask, type Builder, log, setPiece } from '../writing.ts';
import { askRetreat } from './after.ts';
import {
  type At,
  at,
  awayBands,
  bandFactors,
  commandNow,
  corpsHere,
  leaderHere,
  leadersOf,
  reveal,
  setFight,
  setSide,
  speaker,
  terrainOf,
  wholeForce,
} from './fight.ts';

const side = z.literal(BATTLE_SIDES);

// ---- chits -----------------------------------------------------------------------------------------------------------

/** What stands for whoever does not open: the plainest chit of his set. EIA-142 */
const PLAIN: Readonly<Record<BattleSide, string>> = { attacker: 'assault', defender: 'cordon' };
export const sealChits = (d: Builder, there: At): void => {
  callSeals(d, {
    kind: 'chit',
    about: there.combat.id,
    asked: [...new Set(BATTLE_SIDES.map((one) => speaker(d.state, there.fight, one)))],
    otherwise: '""',
    deadline: '',
  });
};

/** A chit with who goes round the flank, sealed together: "outflank:I,II". EIA-143 */
export const chitText = (chit: string, round: readonly string[] = []): string =>
  round.length > 0 ? `${chit}:${round.join(',')}` : chit;
const readChit = (text: string): { readonly chit: string; readonly round: readonly string[] } => {
  const [chit = '', list = ''] = text.split(':');
  return { chit, round: list === '' ? [] : list.split(',') };
};
/** What speaks against a chit; then the plainest stands. EIA-142, EIA-143 */
function sound(
  state: Campaign,
  there: At,
  of: BattleSide,
  text: string,
): { readonly chit: string; readonly round: readonly string[] } {
  const { chit, round } = readChit(text);
  if (chit === '') return { chit: PLAIN[of], round: [] };
  if (chit !== 'outflank') return { chit, round: [] };
  const force = there.fight.sides[of];
  const corps = force.bands
    .filter((band) => band.of === 'corps')
    .map(({ id }) => ({ id, artillery: state.corps[id]?.kind === 'artillery' }));
  const may = mayOutflank({
    nonArtilleryCorps: corps.filter(({ artillery }) => !artillery).length,
    hasLeader: leadersOf(state, force).length > 0,
  });
  return may.ok && splitTrouble({ corps, outflanking: round }).ok ? { chit, round } : { chit: PLAIN[of], round: [] };
}

/** Both chits lie open. EIA-143 to EIA-145 */
export function chitsOpened(d: Builder, round: Round): void {
  const there = at(d.state, round.about);
  if (!there) return;
  const read = (of: BattleSide) =>
    sound(d.state, there, of, readEntry(round, 'chit', speaker(d.state, there.fight, of)) ?? '');
  const chosen = { attacker: read('attacker'), defender: read('defender') };
  const splits = splitter({ attacker: chosen.attacker.chit, defender: chosen.defender.chit });
  for (const of of BATTLE_SIDES) {
    const { bands } = there.fight.sides[of];
    const goes = (band: (typeof bands)[number]) =>
      splits === of &&
      (chosen[of].round.includes(band.id) ||
        (band.of === 'irregulars' && d.state.irregulars[band.id]?.type !== 'guerilla'));
    setSide(d, there.combat.id, of, {
      chit: chosen[of].chit,
      bands: bands.map((band) => ({ ...band, outflanks: goes(band) })),
    });
  }
  log(d, say('eiacombat-told-chits', { attacker: chosen.attacker.chit, defender: chosen.defender.chit }));
  ask(d, 'eia-round', null, { combat: there.combat.id });
  // Who stays is shown before the first round; until a withdrawal is rolled for nobody knows who that is.
  if (chosen.defender.chit !== 'withdraw') reveal(d, there.combat.id);
  else
    ask(d, 'eia-withdraw', speaker(d.state, there.fight, 'defender'), {
      combat: there.combat.id,
      ratings: ratingsSaid(
        d.state,
        corpsHere(d.state, there.fight.sides.defender).map(({ id }) => id),
      ),
    });
}

// ---- withdrawing -----------------------------------------------------------------------------------------------------

/** Ratings that are said as the die is asked for: on the open table the corps itself stays under cover. EIA-004, EIA-145 */
const said = { ratings: z.optional(z.record(z.string(), z.int())) };
export const ratingsSaid = (state: Campaign, corps: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(corps.map((id) => [id, state.corps[id]?.s ?? 0]));
export const withdrawSchema = z.object({ combat: z.string(), ...said });
type WithdrawTask = Asked<z.infer<typeof withdrawSchema>>;

interface Leaver {
  readonly slot: string;
  /** Corps that go by this die. */
  readonly corps: readonly string[];
  readonly rating: ReturnType<typeof withdrawalRating>;
}
/** With a commander one die for all; else one for each corps. EIA-145, EIA-270 */
function leavers(state: Campaign, task: WithdrawTask, there: At): readonly Leaver[] {
  const own = there.fight.sides.defender;
  const corps = corpsHere(state, own);
  const rides = (of: BattleSide) => {
    const all = wholeForce(state, there.fight.sides[of]);
    return cavalryOf(all) === totalOf(all);
  };
  const more = {
    note: numberOf(task, 'note', 0),
    allCavalry: rides('defender'),
    enemyAllCavalry: rides('attacker'),
    option: isOn(state.rulings, 'cavalryWithdrawal'),
  };
  const command = commandNow(state, own);
  if (command.leader)
    return [{ slot: 'all', corps: corps.map(({ id }) => id), rating: withdrawalRating(command.ratings.s, more) }];
  return corps.map(({ id, ratings }) => ({
    ...{ slot: id, corps: [id] },
    rating: withdrawalRating(task.data.ratings?.[id] ?? ratings.s, more),
  }));
}
const isSure = (there: At): boolean => isSureWithdrawal(there.fight.sides.attacker.chit ?? '');
const goesAway = (state: Campaign, task: WithdrawTask, there: At): readonly string[] =>
  leavers(state, task, there).flatMap(({ slot, corps, rating }) => {
    const die = dieIn(task, slot);
    return isSure(there) || (die && succeeds(die, rating.total, state.rulings)) ? corps : [];
  });

export const withdrawing: Procedure<z.infer<typeof withdrawSchema>> = {
  kind: 'eia-withdraw',
  schema: { data: withdrawSchema },
  question: () => 'eiacombat-withdraw-question',
  facts: (_, task) =>
    task.rolls.length > 0 ? [] : [amount('note', 'eiacombat-fact-rating-note', numberOf(task, 'note', 0), [-6, 6])],
  sums(state, task) {
    const there = at(state, task.data.combat);
    return there ? leavers(state, task, there).map(({ rating }) => rating) : [];
  },
  needs(state, task): readonly Need[] {
    const there = at(state, task.data.combat);
    if (!there || isSure(there)) return [];
    const by = speaker(state, there.fight, 'defender');
    return leavers(state, task, there)
      .filter(({ slot }) => dieIn(task, slot) === undefined)
      .map(({ slot }) => ({ slot, by, label: 'eiacombat-die' as const }));
  },
  odds(state, task) {
    const there = at(state, task.data.combat);
    const [first] = there && !isSure(there) ? leavers(state, task, there) : [];
    if (!first) return null;
    const good = goodFaces(first.rating.total, state.rulings);
    return { claim: 'eiacombat-chance-away', good, of: 6, parts: [] };
  },
  reading(state, task) {
    const there = at(state, task.data.combat);
    const n = there ? goesAway(state, task, there).length : 0;
    return {
      word: say('eiacombat-away', { n }),
      means: 'eiacombat-away-means',
      sums: there ? leavers(state, task, there).map(({ rating }) => rating) : [],
    };
  },
  settle(d, task) {
    const there = at(d.state, task.data.combat);
    if (!there) return;
    const away = goesAway(d.state, task, there);
    const { bands } = there.fight.sides.defender;
    const all =
      away.length > 0 &&
      bands.every((band) => band.of !== 'corps' || away.includes(band.id)) &&
      !bands.some((band) => band.of === 'garrison');
    log(d, say('eiacombat-told-away', { n: away.length }), { power: speaker(d.state, there.fight, 'defender') });
    if (all) {
      closeRound(d, task.data.combat);
      askRetreat(d, task.data.combat, 'defender', true);
      return;
    }
    reveal(d, task.data.combat, away);
    if (away.length > 0)
      ask(d, 'eia-leave', speaker(d.state, there.fight, 'defender'), {
        combat: task.data.combat,
        side: 'defender',
        corps: away,
      });
  },
};
/** The round that was to come does not. */
function closeRound(d: Builder, combat: string): void {
  for (const task of d.state.agenda)
    if (task.kind === 'eia-round' && isOf(task.data, combat)) d.add({ type: 'closed', task: task.id });
}
const ofSchema = z.looseObject({ combat: z.string() });
const isOf = (data: unknown, combat: string): boolean => {
  const read = ofSchema.safeParse(data);
  return read.success && read.data.combat === combat;
};

/** Some corps of a side go, the others stay. */
export const leaveSchema = z.object({ combat: z.string(), side, corps: z.readonly(z.array(z.string())) });
export const leaving: Procedure<z.infer<typeof leaveSchema>> = {
  kind: 'eia-leave',
  schema: { data: leaveSchema },
  question: (_, { data }) => say('eiacombat-leave-question', { n: data.corps.length }),
  facts: (state, task) => [
    oneOf(
      'to',
      'eiacombat-fact-retreat',
      wordOf(task, 'to'),
      Object.values(state.areas)
        .filter(({ id }) => id !== state.combats[task.data.combat]?.area)
        .map(({ id, name }) => ({ value: id, label: say('eiacombat-to-area', { area: name }) })),
    ),
  ],
  needs: () => [],
  waits: (_, task) => (wordOf(task, 'to') === '' ? 'eiacombat-say-where' : undefined),
  reading: (state, task) => ({
    word: say('eiacombat-to-area', { area: state.areas[wordOf(task, 'to')]?.name ?? '' }),
    means: 'eiacombat-retreat-means',
    sums: [],
  }),
  settle(d, task) {
    const there = at(d.state, task.data.combat);
    const to = d.state.areas[wordOf(task, 'to')];
    if (!there || !to) return;
    const { bands } = there.fight.sides[task.data.side];
    for (const id of task.data.corps) leadTo(d, id, to.id);
    setSide(d, task.data.combat, task.data.side, {
      // Who is away before the first round was not used in this battle. EIA-160
      bands: bands.map((band) =>
        task.data.corps.includes(band.id)
          ? { ...band, gone: true, came: there.fight.rounds === 0 ? 0 : band.came }
          : band,
      ),
    });
  },
};

// ---- joining ---------------------------------------------------------------------------------------------------------

export const joinSchema = z.object({ combat: z.string(), side, corps: z.readonly(z.array(z.string())), ...said });
type JoinTask = Asked<z.infer<typeof joinSchema>>;

/** Who comes by which die: with a leader all as one, else each alone. EIA-166 */
function comers(
  state: Campaign,
  task: JoinTask,
): readonly {
  readonly slot: string;
  readonly corps: readonly string[];
  readonly rating: ReturnType<typeof reinforcingRating>;
}[] {
  const { corps } = task.data;
  const [first] = corps;
  const area = state.areas[(first && state.corps[first] && areaOf(state.corps[first])) ?? ''];
  const leaders = corps.flatMap((id) => leadersWith(state, id)).flatMap(({ id }) => leaderHere(state, id) ?? []);
  const river = saysSo(task, 'river');
  const of = (s: number) => reinforcingRating(s, area?.terrain ?? 'clear', river);
  const [leader] = [...leaders].sort((one, two) => one.seniority.localeCompare(two.seniority));
  if (leader) return [{ slot: 'all', corps, rating: of(leader.s) }];
  return corps.map((id) => ({ slot: id, corps: [id], rating: of(task.data.ratings?.[id] ?? state.corps[id]?.s ?? 0) }));
}
const joined = (state: Campaign, task: JoinTask): readonly string[] =>
  comers(state, task).flatMap(({ slot, corps, rating }) => {
    const die = dieIn(task, slot);
    return die && succeeds(die, rating.total, state.rulings) ? corps : [];
  });
export const joining: Procedure<z.infer<typeof joinSchema>> = {
  kind: 'eia-join',
  schema: { data: joinSchema },
  optional: true,
  question: (_, { data }) => say('eiacombat-join-question', { n: data.corps.length }),
  facts: (_, task) =>
    task.rolls.length > 0
      ? []
      : [
          yesNo('river', 'eiacombat-fact-river', saysSo(task, 'river')),
          yesNo('arrow', 'eiacombat-fact-arrow', saysSo(task, 'arrow')),
          yesNo('elsewhere', 'eiacombat-fact-elsewhere', saysSo(task, 'elsewhere')),
        ],
  sums: (state, task) => comers(state, task).map(({ rating }) => rating),
  needs(state, task): readonly Need[] {
    const there = at(state, task.data.combat);
    if (!there) return [];
    const by = speaker(state, there.fight, task.data.side);
    return comers(state, task)
      .filter(({ slot }) => dieIn(task, slot) === undefined)
      .map(({ slot }) => ({ slot, by, label: 'eiacombat-die' as const }));
  },
  waits: (state, task) =>
    whyNot(
      mayReinforce(
        {
          byArrow: saysSo(task, 'arrow'),
          landing: false,
          besieged: task.data.corps.some((id) => state.corps[id]?.besieged),
          fightsElsewhere: saysSo(task, 'elsewhere') ? 'yes' : 'no',
          onlyIrregulars: false,
          hasLeader: true,
          atWar: true,
        },
        state.rulings,
      ),
    ),
  reading: (state, task) => ({
    word: say('eiacombat-joined', { n: joined(state, task).length }),
    means: 'eiacombat-join-means',
    sums: comers(state, task).map(({ rating }) => rating),
  }),
  settle(d, task) {
    const there = at(d.state, task.data.combat);
    if (!there) return;
    const come = joined(d.state, task);
    const own = there.fight.sides[task.data.side];
    const now = commandNow(d.state, own).leader;
    const next = come
      .flatMap((id) => leadersWith(d.state, id))
      .flatMap(({ id }) => leaderHere(d.state, id) ?? [])
      .find((one) => takesOver(now, one));
    const bands = come.map((id) => ({
      id,
      of: 'corps' as const,
      sallies: false,
      came: totalOf(d.state.corps[id]?.factors ?? {}),
      outflanks: false,
      gone: false,
    }));
    for (const id of come) setPiece(d, 'corps', id, { place: { at: 'area', area: there.combat.area }, revealed: true });
    setSide(d, task.data.combat, task.data.side, {
      bands: [...own.bands, ...bands],
      leader: next?.id ?? own.leader ?? now?.id ?? null,
    });
    for (const id of task.data.corps) {
      const corps = d.state.corps[id];
      if (corps)
        log(d, say(come.includes(id) ? 'eiacombat-told-joins' : 'eiacombat-told-stays', { corps: named(corps) }), {
          power: speaker(d.state, there.fight, task.data.side),
        });
    }
  },
};

// ---- outflankers -----------------------------------------------------------------------------------------------------

export const arrivalSchema = z.object({ combat: z.string(), side, after: z.int() });
type ArrivalTask = Asked<z.infer<typeof arrivalSchema>>;
const arrivalOf = (state: Campaign, task: ArrivalTask, there: At) =>
  arrivalRating(
    commandNow(state, there.fight.sides[task.data.side]).ratings.s,
    terrainOf(state, there.combat),
    task.data.after,
    numberOf(task, 'note', 0),
  );

/** What follows where a withdrawing side escapes. */
export const arriving: Procedure<z.infer<typeof arrivalSchema>> = {
  kind: 'eia-arrival',
  schema: { data: arrivalSchema },
  question: (_, { data }) => say('eiacombat-arrival-question', { side: data.side }),
  facts: (_, task) =>
    task.rolls.length > 0 ? [] : [amount('note', 'eiacombat-fact-rating-note', numberOf(task, 'note', 0), [-6, 6])],
  sums(state, task) {
    const there = at(state, task.data.combat);
    return there ? [arrivalOf(state, task, there)] : [];
  },
  needs(state, task): readonly Need[] {
    const there = at(state, task.data.combat);
    return there && dieIn(task, 'die') === undefined
      ? [{ slot: 'die', by: speaker(state, there.fight, task.data.side), label: 'eiacombat-die' }]
      : [];
  },
  odds(state, task) {
    const there = at(state, task.data.combat);
    return there
      ? {
          claim: 'eiacombat-chance-arrival',
          good: goodFaces(arrivalOf(state, task, there).total, state.rulings),
          of: 6,
          parts: [],
        }
      : null;
  },
  reading(state, task) {
    const there = at(state, task.data.combat);
    const die = dieIn(task, 'die');
    const comes = there && die ? succeeds(die, arrivalOf(state, task, there).total, state.rulings) : false;
    return {
      word: comes ? 'eiacombat-arrived' : 'eiacombat-not-arrived',
      means: 'eiacombat-arrival-means',
      sums: there ? [arrivalOf(state, task, there)] : [],
    };
  },
  settle(d, task) {
    const there = at(d.state, task.data.combat);
    const die = dieIn(task, 'die');
    if (!there || !die) return;
    const comes = succeeds(die, arrivalOf(d.state, task, there).total, d.state.rulings);
    if (comes) setSide(d, task.data.combat, task.data.side, { arrived: true });
    log(d, comes ? 'eiacombat-told-arrived' : 'eiacombat-told-not-arrived', {
      power: speaker(d.state, there.fight, task.data.side),
    });
    const chits = { attacker: there.fight.sides.attacker.chit ?? '', defender: there.fight.sides.defender.chit ?? '' };
    if (!escapesOutflank(chits, comes, task.data.after)) return;
    closeRound(d, task.data.combat);
    askRetreat(d, task.data.combat, 'defender', true);
  },
};
/** After a round that decided nothing. EIA-169 */
export function afterRound(d: Builder, combat: string): void {
  const there = at(d.state, combat);
  const done = (there?.fight.round ?? 1) - 1;
  if (!there || !mayArriveAfter(done)) return;
  for (const of of BATTLE_SIDES)
    if (awayBands(there.fight.sides[of]).length > 0)
      ask(d, 'eia-arrival', speaker(d.state, there.fight, of), { combat, side: of, after: done });
}

// ---- the day ---------------------------------------------------------------------------------------------------------

/** Three rounds are over. EIA-171, EIA-178, EIA-181 */
export function dayOver(d: Builder, combat: string, notWon: (d: Builder, combat: string) => void): void {
  const there = at(d.state, combat);
  if (!there) return;
  const { kind } = there.combat;
  if (kind === 'storm' || kind === 'garrisonAttack' || kind === 'limited') {
    notWon(d, combat);
    return;
  }
  callSeals(d, {
    kind: 'dayEnd',
    about: combat,
    asked: [...new Set(BATTLE_SIDES.map((of) => speaker(d.state, there.fight, of)))],
    otherwise: '"withdraw"',
    deadline: '',
  });
}
export function dayOpened(d: Builder, round: Round): void {
  const there = at(d.state, round.about);
  if (!there) return;
  const said = (of: BattleSide): DayChoice =>
    readEntry(round, 'dayEnd', speaker(d.state, there.fight, of)) ?? 'withdraw';
  const end = dayEnd({ attacker: said('attacker'), defender: said('defender') }, false, d.state.rulings);
  log(d, say('eiacombat-told-day', { attacker: said('attacker'), defender: said('defender') }));
  if (end.next === 'newDay') {
    newDay(d, there);
    return;
  }
  if (end.winner) setFight(d, round.about, { winner: end.winner });
  for (const of of end.leaves) if (end.pursues === null) askRetreat(d, round.about, of, true);
  if (end.pursues) {
    const by: Power = speaker(d.state, there.fight, end.pursues);
    ask(d, 'eia-pursuit', by, { combat: round.about, by: end.pursues, fixed: 1 });
  }
}
/** Tired by half a point, together again, without the counters that are empty. EIA-148, EIA-171, EIA-182 */
function newDay(d: Builder, there: At): void {
  const id = there.combat.id;
  for (const of of BATTLE_SIDES) {
    const own = there.fight.sides[of];
    setSide(d, id, of, {
      bands: own.bands.map((band) => ({
        ...band,
        outflanks: false,
        gone: band.gone || totalOf(bandFactors(d.state, band)) === 0,
      })),
      arrived: false,
      chit: null,
      guardDone: false,
      lost: carriedLoss(own.lost, d.state.rulings),
    });
  }
  setFight(d, id, { day: there.fight.day + 1, round: 1 });
  const now = at(d.state, id);
  if (!now) return;
  if (now.combat.kind === 'trivial') ask(d, 'eia-round', null, { combat: id });
  else sealChits(d, now);
}
