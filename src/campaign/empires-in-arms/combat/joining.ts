/** Forces that join a fight after a round. EIA-166 to EIA-168 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { yesNo } from '../../../engine/procedure.ts';
import { sameMonth } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, dieIn, type Need, type Procedure, saysSo } from '../desk.ts';
import { areaOf, leadersWith, named, totalOf } from '../ledger.ts';
import type { Combat } from '../politics.ts';
import { takesOver } from '../rules/commander.ts';
import { mayReinforce, reinforcingRating, succeeds } from '../rules/reinforcing.ts';
import { noteEntered } from '../supply/moving.ts';
import { BATTLE_SIDES } from '../vocabulary.ts';
import { log, setPiece } from '../writing.ts';
import { at, type Band, bandFactors, commandNow, fightOf, leaderHere, setSide, speaker } from './fight.ts';
import { said } from './withdrawing.ts';

const side = z.literal(BATTLE_SIDES);

export const joinSchema = z.object({
  ...{ combat: z.string(), side, corps: z.readonly(z.array(z.string())) },
  /** Irregular counters that come with the leader of a corps. */
  irregulars: z.optional(z.readonly(z.array(z.string()))),
  ...said,
});
type JoinTask = Asked<z.infer<typeof joinSchema>>;

/** Returns which corps arrive by which die: with a leader all by one, otherwise each by its own. EIA-166 */
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
/**
 * Returns whether corps have fought in another combat of this sequence; by the errata another trivial combat does not
 * count. EIA-166, D6
 */
function foughtElsewhere(state: Campaign, { combat, corps }: JoinTask['data']): 'yes' | 'trivial' | 'no' {
  const other = Object.values(state.combats).filter(
    (one) =>
      one.id !== combat &&
      sameMonth(one.date, state.clock.date) &&
      state.clock.acting.includes(one.attacker) &&
      takingPart(one).some((id) => corps.includes(id)),
  );
  return other.some(({ kind }) => kind !== 'trivial') ? 'yes' : other.length > 0 ? 'trivial' : 'no';
}
const takingPart = (combat: Combat): readonly string[] => {
  const fight = fightOf(combat);
  return BATTLE_SIDES.flatMap((of) => [
    ...(fight?.sides[of].bands ?? []).map(({ id }) => id),
    ...(combat.request?.[of].forces ?? []).flatMap(({ id, entry }) => (typeof entry === 'object' ? [] : [id])),
  ]);
};
const elsewhere = (state: Campaign, task: JoinTask): 'yes' | 'trivial' | 'no' => {
  const known = foughtElsewhere(state, task.data);
  return saysSo(task, 'elsewhere', known === 'yes') ? 'yes' : known === 'trivial' ? known : 'no';
};
const joined = (state: Campaign, task: JoinTask): readonly string[] =>
  comers(state, task).flatMap(({ slot, corps, rating }) => {
    const die = dieIn(task, slot);
    return die && succeeds(die, rating.total, state.rulings) ? corps : [];
  });
const joinedBand = (state: Campaign, id: string, of: 'corps' | 'irregulars'): Band => ({
  ...{ id, of, sallies: false, outflanks: false, gone: false },
  came: totalOf(bandFactors(state, { id, of })),
});
export const joining: Procedure<z.infer<typeof joinSchema>> = {
  kind: 'eia-join',
  schema: { data: joinSchema },
  optional: true,
  question: (_, { data }) => say('eiacombat-join-question', { n: data.corps.length }),
  facts: (state, task) =>
    task.rolls.length > 0
      ? []
      : [
          yesNo('river', 'eiacombat-fact-river', saysSo(task, 'river')),
          yesNo('arrow', 'eiacombat-fact-arrow', saysSo(task, 'arrow')),
          yesNo('elsewhere', 'eiacombat-fact-elsewhere', elsewhere(state, task) === 'yes'),
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
          fightsElsewhere: elsewhere(state, task),
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
    const { irregulars = [] } = task.data;
    // Irregular counters have no rating of their own: they come with their leader.
    const riding = come.length === task.data.corps.length ? irregulars : [];
    const bands = [
      ...come.map((id) => joinedBand(d.state, id, 'corps')),
      ...riding.map((id) => joinedBand(d.state, id, 'irregulars')),
    ];
    for (const id of come) {
      const from = d.state.corps[id] && areaOf(d.state.corps[id]);
      if (from) noteEntered(d, id, from);
      setPiece(d, 'corps', id, { place: { at: 'area', area: there.combat.area }, revealed: true });
    }
    for (const id of riding) setPiece(d, 'irregulars', id, { area: there.combat.area, inCity: false });
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
