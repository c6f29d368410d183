/** Withdrawing before the first round. EIA-145, EIA-227, EIA-270 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { amount, oneOf, yesNo } from '../../../engine/procedure.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, dieIn, type Need, type Procedure, saysSo, wordOf } from '../desk.ts';
import { totalOf } from '../ledger.ts';
import type { Area } from '../pieces.ts';
import { cavalryOf } from '../rules/casualties.ts';
import { ridingRating } from '../rules/cossacks.ts';
import { goodFaces, isSureWithdrawal, succeeds, withdrawalRating } from '../rules/reinforcing.ts';
import { isOn } from '../rulings.ts';
import { leadTo } from '../sieges/border.ts';
import { BATTLE_SIDES, type BattleSide } from '../vocabulary.ts';
import { ask, type Builder, log, setPiece } from '../writing.ts';
import { askRetreat } from './after.ts';
import { keepNote, noteNow } from './charted.ts';
import {
  type At,
  at,
  type Band,
  commandNow,
  corpsHere,
  retreatsFrom,
  reveal,
  setSide,
  speaker,
  wholeForce,
} from './fight.ts';

const side = z.literal(BATTLE_SIDES);

/**
 * Ratings that are stated when the die is asked for, since the corps itself stays hidden on the open table. EIA-004,
 * EIA-145
 */
export const said = { ratings: z.optional(z.record(z.string(), z.int())) };
export const ratingsSaid = (state: Campaign, corps: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(corps.map((id) => [id, state.corps[id]?.s ?? 0]));
export const withdrawSchema = z.object({ combat: z.string(), ...said });
type WithdrawTask = Asked<z.infer<typeof withdrawSchema>>;

interface Leaver {
  readonly slot: string;
  /** The corps that withdraw by this die, or the irregular counters that go with them. */
  readonly corps: readonly string[];
  readonly rating: Reckoning;
  /** Whether the irregulars get away without a die. */
  readonly sure?: boolean;
}
/**
 * Returns the cossacks and freikorps with the corps: they get away by themselves, or by a die against cavalry. EIA-145,
 * EIA-227
 */
function riders(state: Campaign, task: WithdrawTask, { fight }: At): readonly Leaver[] {
  const isRider = ({ of, gone, id }: Band) =>
    of === 'irregulars' && !gone && state.irregulars[id] !== undefined && state.irregulars[id].type !== 'guerilla';
  const ids = fight.sides.defender.bands.filter(isRider).map(({ id }) => id);
  if (ids.length === 0 || !saysSo(task, 'riders', true)) return [];
  const sure = !fight.sides.attacker.bands.some(({ of, id }) => of === 'corps' && state.corps[id]?.symbol === true);
  return [{ slot: 'riders', corps: ids, rating: ridingRating(), sure }];
}
/** Returns the dice: with a commander one for all, otherwise one for each corps. EIA-145, EIA-270 */
function leavers(state: Campaign, task: WithdrawTask, there: At): readonly Leaver[] {
  const own = there.fight.sides.defender;
  const corps = corpsHere(state, own);
  const rides = (of: BattleSide) => {
    const all = wholeForce(state, there.fight.sides[of]);
    return cavalryOf(all) === totalOf(all);
  };
  const more = {
    note: noteNow(state, task, there.fight, 'withdraw'),
    allCavalry: rides('defender'),
    enemyAllCavalry: rides('attacker'),
    option: isOn(state.rulings, 'cavalryWithdrawal'),
  };
  const command = commandNow(state, own);
  const led = command.leader
    ? [{ slot: 'all', corps: corps.map(({ id }) => id), rating: withdrawalRating(command.ratings.s, more) }]
    : corps.map(({ id, ratings }) => ({
        ...{ slot: id, corps: [id] },
        rating: withdrawalRating(task.data.ratings?.[id] ?? ratings.s, more),
      }));
  return [...led, ...riders(state, task, there)];
}
const isSure = (there: At): boolean => isSureWithdrawal(there.fight.sides.attacker.chit ?? '');
const goesAway = (state: Campaign, task: WithdrawTask, there: At): readonly string[] =>
  leavers(state, task, there).flatMap(({ slot, corps, rating, sure }) => {
    const die = dieIn(task, slot);
    return sure || isSure(there) || (die && succeeds(die, rating.total, state.rulings)) ? corps : [];
  });

export const withdrawing: Procedure<z.infer<typeof withdrawSchema>> = {
  kind: 'eia-withdraw',
  schema: { data: withdrawSchema },
  question: () => 'eiacombat-withdraw-question',
  facts(state, task) {
    const there = at(state, task.data.combat);
    if (!there || task.rolls.length > 0) return [];
    const rides = riders(state, { ...task, facts: {} }, there).length > 0;
    return [
      amount('note', 'eiacombat-fact-rating-note', noteNow(state, task, there.fight, 'withdraw'), [-6, 6]),
      ...(rides ? [yesNo('riders', 'eiacombat-fact-riders', saysSo(task, 'riders', true))] : []),
    ];
  },
  sums(state, task) {
    const there = at(state, task.data.combat);
    return there ? leavers(state, task, there).map(({ rating }) => rating) : [];
  },
  needs(state, task): readonly Need[] {
    const there = at(state, task.data.combat);
    if (!there || isSure(there)) return [];
    const by = speaker(state, there.fight, 'defender');
    return leavers(state, task, there)
      .filter(({ slot, sure }) => !sure && dieIn(task, slot) === undefined)
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
    keepNote(d, task, there.fight, 'withdraw');
    const { bands } = there.fight.sides.defender;
    const all = away.length > 0 && bands.every(({ of, id }) => of !== 'garrison' && away.includes(id));
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
/** Closes the question of the next round, which will not be fought. */
export function closeRound(d: Builder, combat: string): void {
  for (const task of d.state.agenda)
    if (task.kind === 'eia-round' && isOf(task.data, combat)) d.add({ type: 'closed', task: task.id });
}
const ofSchema = z.looseObject({ combat: z.string() });
const isOf = (data: unknown, combat: string): boolean => {
  const read = ofSchema.safeParse(data);
  return read.success && read.data.combat === combat;
};

/** Some corps of a side leave, the others stay. */
export const leaveSchema = z.object({ combat: z.string(), side, corps: z.readonly(z.array(z.string())) });
const leaversTo = (state: Campaign, { combat, side: of }: z.infer<typeof leaveSchema>): readonly Area[] => {
  const there = at(state, combat);
  return there ? retreatsFrom(state, there.combat.area, there.fight.sides[of].nation) : [];
};
export const leaving: Procedure<z.infer<typeof leaveSchema>> = {
  kind: 'eia-leave',
  schema: { data: leaveSchema },
  question: (_, { data }) => say('eiacombat-leave-question', { n: data.corps.length }),
  facts: (state, task) => [
    oneOf(
      'to',
      'eiacombat-fact-retreat',
      wordOf(task, 'to'),
      leaversTo(state, task.data).map(({ id, name }) => ({
        value: id,
        label: say('eiacombat-to-area', { area: name }),
      })),
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
    for (const id of task.data.corps)
      if (d.state.irregulars[id]) setPiece(d, 'irregulars', id, { area: to.id });
      else leadTo(d, id, to.id);
    setSide(d, task.data.combat, task.data.side, {
      // Corps that leave before the first round did not take part in this battle. EIA-160
      bands: bands.map((band) =>
        task.data.corps.includes(band.id)
          ? { ...band, gone: true, came: there.fight.rounds === 0 ? 0 : band.came }
          : band,
      ),
    });
  },
};
