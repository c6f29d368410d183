/** The arrival of outflankers, and the end of a day. EIA-148, EIA-169 to EIA-171 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { amount } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, dieIn, type Need, type Procedure } from '../desk.ts';
import { totalOf } from '../ledger.ts';
import { callSeals, readEntry } from '../modules/sealing.ts';
import type { Round } from '../politics.ts';
import { carriedLoss, type DayChoice, dayEnd } from '../rules/breaking.ts';
import { arrivalRating, escapesOutflank, goodFaces, mayArriveAfter, succeeds } from '../rules/reinforcing.ts';
import { BATTLE_SIDES, type BattleSide, type Power } from '../vocabulary.ts';
import { ask, type Builder, log } from '../writing.ts';
import { askRetreat } from './after.ts';
import { keepNote, noteNow } from './charted.ts';
import { sealChits } from './chits.ts';
import { type At, at, awayBands, bandFactors, commandNow, setFight, setSide, speaker, terrainOf } from './fight.ts';
import { closeRound } from './withdrawing.ts';

const side = z.literal(BATTLE_SIDES);

export const arrivalSchema = z.object({ combat: z.string(), side, after: z.int() });
type ArrivalTask = Asked<z.infer<typeof arrivalSchema>>;
const arrivalOf = (state: Campaign, task: ArrivalTask, there: At) =>
  arrivalRating(
    commandNow(state, there.fight.sides[task.data.side]).ratings.s,
    terrainOf(state, there.combat),
    task.data.after,
    noteNow(state, task, there.fight, 'arrival'),
  );

/** The question whether outflankers arrive. */
export const arriving: Procedure<z.infer<typeof arrivalSchema>> = {
  kind: 'eia-arrival',
  schema: { data: arrivalSchema },
  question: (_, { data }) => say('eiacombat-arrival-question', { side: data.side }),
  facts(state, task) {
    const there = at(state, task.data.combat);
    return !there || task.rolls.length > 0
      ? []
      : [amount('note', 'eiacombat-fact-rating-note', noteNow(state, task, there.fight, 'arrival'), [-6, 6])];
  },
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
    keepNote(d, task, there.fight, 'arrival');
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
/** Asks about outflankers after a round that decided nothing. EIA-169 */
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
/**
 * Begins a new day: morale half a point lower, each force together again, without empty counters. EIA-148, EIA-171,
 * EIA-182
 */
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
