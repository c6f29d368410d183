/** The pursuit of the beaten side. EIA-161 to EIA-163, EIA-181 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, dieIn, type Need, type Procedure } from '../desk.ts';
import { addFactors, leads, totalOf } from '../ledger.ts';
import { otherBattleSide } from '../rules/breaking.ts';
import { cavalryOf } from '../rules/casualties.ts';
import { pursuitCell, pursuitClassCell } from '../rules/combat-charts.ts';
import { isPursuit, paysPursuit, proposedPursuit, pursuitClass, pursuitDie } from '../rules/pursuit.ts';
import { BATTLE_SIDES, type BattleSide } from '../vocabulary.ts';
import { ask, log } from '../writing.ts';
import { askRetreat, finish } from './after.ts';
import { type Cell, cellFact, cellValue, isOpenCell, keepCells, percentNow, waitsFor } from './charted.ts';
import { type At, alive, at, bandFactors, bandNation, leadersOf, riders, speaker, terrainOf } from './fight.ts';
import { chosenLosses, leadersOnward, lossFacts, takeFromSide } from './losing.ts';

const side = z.literal(BATTLE_SIDES);

export const pursuitSchema = z.object({ combat: z.string(), by: side, fixed: z.nullable(z.int()) });
type PursuitTask = Asked<z.infer<typeof pursuitSchema>>;

const classCell = ({ fight }: At, by: BattleSide): Cell => ({
  chart: 'CH-10',
  cell: pursuitClassCell(fight.sides[by].lost, fight.rounds, fight.day),
  kind: 'class',
});
function chase(state: Campaign, task: PursuitTask) {
  const there = at(state, task.data.combat);
  if (!there) return undefined;
  const { by, fixed } = task.data;
  const cell = fixed === null ? classCell(there, by) : null;
  const read = cell ? cellValue(state, task, cell) : (fixed ?? 0);
  const sum = read === undefined ? undefined : pursuitClass(read, terrainOf(state, there.combat));
  const thrown = dieIn(task, 'die');
  const leader = leadersOf(state, there.fight.sides[by]).some(
    (one) =>
      one.cavalry &&
      there.fight.sides[by].bands.some(
        (band) => leads(state, bandNation(state, band)) === one.power && cavalryOf(bandFactors(state, band)) > 0,
      ),
  );
  const die = thrown && pursuitDie(thrown, leader);
  const table: Cell | null =
    sum && die && isPursuit(sum.total)
      ? { chart: 'CH-11', cell: pursuitCell(Math.min(7, die.total), sum.total), kind: 'percent' }
      : null;
  const percent = table ? cellValue(state, task, table) : undefined;
  const part = percent === undefined ? undefined : percentNow(state, task, percent, riders(state, there, by));
  const cells = [...(cell ? [cell] : []), ...(table ? [table] : []), ...(part?.ask ? [part.ask] : [])];
  return {
    there,
    sum,
    die,
    cells,
    losses: sum && !isPursuit(sum.total) ? 0 : part?.n,
    sums: [...(sum ? [sum] : []), ...(die ? [die] : []), ...(part?.sum ? [part.sum] : [])],
  };
}

export const pursuing: Procedure<z.infer<typeof pursuitSchema>> = {
  kind: 'eia-pursuit',
  schema: { data: pursuitSchema },
  question: (_, { data }) => say('eiacombat-pursuit-question', { side: data.by }),
  facts(state, task) {
    const all = chase(state, task);
    return (all?.cells ?? []).filter((cell) => isOpenCell(state, cell)).map((cell) => cellFact(task, cell));
  },
  sums: (state, task) => chase(state, task)?.sums ?? [],
  needs(state, task): readonly Need[] {
    const all = chase(state, task);
    const wants = all?.sum && isPursuit(all.sum.total) && !dieIn(task, 'die');
    return all && wants
      ? [{ slot: 'die', by: speaker(state, all.there.fight, task.data.by), label: 'eiacombat-die' }]
      : [];
  },
  waits(state, task) {
    const all = chase(state, task);
    const open = all?.cells.find((cell) => isOpenCell(state, cell) && cellValue(state, task, cell) === undefined);
    return open && waitsFor(open);
  },
  reading(state, task) {
    const all = chase(state, task);
    return {
      word: say('eiacombat-pursuit-losses', { n: all?.losses ?? 0 }),
      means: 'eiacombat-pursuit-means',
      sums: all?.sums ?? [],
    };
  },
  settle(d, task) {
    const all = chase(d.state, task);
    if (!all) return;
    keepCells(d, task, all.cells);
    const losses = all.losses ?? 0;
    log(d, say('eiacombat-told-pursuit', { n: losses }), {
      power: speaker(d.state, all.there.fight, task.data.by),
      sums: all.sums,
    });
    const beaten = otherBattleSide(task.data.by);
    askRetreat(d, task.data.combat, beaten, task.data.fixed !== null);
    if (losses > 0)
      ask(d, 'eia-pursued', speaker(d.state, all.there.fight, beaten), {
        combat: task.data.combat,
        side: beaten,
        losses,
      });
  },
  byHand: () => [{ value: 'none', label: 'eiacombat-no-pursuit' }],
  settleByHand: (d, task) => askRetreat(d, task.data.combat, otherBattleSide(task.data.by), task.data.fixed !== null),
};

export const pursuedSchema = z.object({ combat: z.string(), side, losses: z.int() });
const pursuedOf = (state: Campaign, task: Asked<z.infer<typeof pursuedSchema>>) => {
  const there = at(state, task.data.combat);
  const of = there?.fight.sides[task.data.side];
  // Of a beaten relief only the troops from outside the city are pursued. EIA-181
  const bands = of
    ? alive(state, of.bands).filter(({ sallies }) => !(there?.combat.kind === 'limited' && sallies))
    : [];
  const force = bands.reduce((all, band) => addFactors(all, bandFactors(state, band)), {});
  return {
    there,
    bands,
    force,
    chosen: chosenLosses(task, force, proposedPursuit(force, task.data.losses, state.rulings)),
  };
};
export const pursued: Procedure<z.infer<typeof pursuedSchema>> = {
  kind: 'eia-pursued',
  schema: { data: pursuedSchema },
  question: (_, { data }) => say('eiacombat-pursued-question', { n: data.losses }),
  facts: (state, task) => {
    const { force, chosen } = pursuedOf(state, task);
    return lossFacts(force, chosen);
  },
  needs: () => [],
  waits(state, task) {
    const { force, chosen } = pursuedOf(state, task);
    return paysPursuit(force, chosen, task.data.losses, state.rulings)
      ? undefined
      : say('eiacombat-pursuit-pays', { n: task.data.losses });
  },
  reading: (state, task) => ({
    word: say('eiacombat-loses', { n: totalOf(pursuedOf(state, task).chosen) }),
    means: 'eiacombat-pursued-means',
    sums: [],
  }),
  settle(d, task) {
    const { bands, chosen, there } = pursuedOf(d.state, task);
    takeFromSide(d, bands, chosen);
    leadersOnward(d, task.data.combat, task.data.side);
    log(
      d,
      say('eiacombat-told-pursued', { n: totalOf(chosen) }),
      there ? { power: speaker(d.state, there.fight, task.data.side) } : {},
    );
    // The end of the combat waited for this last question.
    if (there?.combat.notes.settled === true) finish(d, task.data.combat);
  },
};
