/** The retreat after a battle that was fought at the table, once its result is entered. EIA-164 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { oneOf } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import type { Asked, Procedure } from '../desk.ts';
import { isEnemy, leads } from '../ledger.ts';
import { leadTo } from '../sieges/border.ts';
import { BATTLE_SIDES, type BattleSide, type Nation, type Power } from '../vocabulary.ts';
import { ask, type Builder, log, setPiece } from '../writing.ts';
import { wayIn, waysBack } from './after.ts';
import { capture } from './captors.ts';
import { type Band, bandNation, openBands } from './fight.ts';

const schema = z.object({ combat: z.string(), side: z.literal(BATTLE_SIDES), own: z.boolean() });
type Data = z.infer<typeof schema>;

const other = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker');
/**
 * Returns the troops of a side that are still there: in the open, of its powers, and at war with the other side.
 * EIA-044
 */
function left(state: Campaign, { combat, side }: Pick<Data, 'combat' | 'side'>): readonly Band[] {
  const one = state.combats[combat];
  if (!one?.request) return [];
  const { powers } = one.request[side];
  const foes = one.request[other(side)].forces.map(({ id, power }) => state.corps[id]?.nation ?? power);
  const own = (of: Nation) =>
    powers.some((power) => power === leads(state, of)) && foes.some((foe) => isEnemy(state, of, foe));
  return openBands(state, one.area, own, false).filter(({ of, came }) => of !== 'garrison' && came > 0);
}
const powerOf = (state: Campaign, combat: string, side: BattleSide): Power =>
  state.combats[combat]?.request?.[side].powers[0] ?? 'FR';

const isRelief = (state: Campaign, { combat, side }: Pick<Data, 'combat' | 'side'>): boolean =>
  side === 'attacker' && state.combats[combat]?.kind === 'limited';
const choices = (state: Campaign, { combat, side }: Data) =>
  waysBack(state, {
    ...{ area: state.combats[combat]?.area ?? '', nation: nationOf(state, { combat, side }) },
    relief: isRelief(state, { combat, side }) ? left(state, { combat, side }).map(({ id }) => id) : [],
  });
/**
 * Returns the nation of the troops. A minor's troops go where the minor has no enemy, whatever its controller's wars.
 */
const nationOf = (state: Campaign, data: Pick<Data, 'combat' | 'side'>): Nation => {
  const [first] = left(state, data);
  return first ? bandNation(state, first) : powerOf(state, data.combat, data.side);
};
const wayOf = (state: Campaign, task: Asked<Data>): string => wayIn(task, choices(state, task.data));

/**
 * Asks for the retreat. The victor moves the beaten side; a side that withdrew chooses for itself; a relief force that
 * did not win goes back where it came from.
 */
export function askTableRetreat(d: Builder, combat: string, side: BattleSide, own: boolean): void {
  if (left(d.state, { combat, side }).length === 0) return;
  ask(
    d,
    'eia-table-retreat',
    powerOf(d.state, combat, own || isRelief(d.state, { combat, side }) ? side : other(side)),
    { combat, side, own },
  );
}

export const tableRetreating: Procedure<Data> = {
  kind: 'eia-table-retreat',
  schema: { data: schema },
  question: (_, { data }) => say('eiacombat-retreat-question', { side: data.side }),
  facts: (state, task) => [oneOf('to', 'eiacombat-fact-retreat', wayOf(state, task), choices(state, task.data))],
  needs: () => [],
  waits: (state, task) => (wayOf(state, task) === '' ? 'eiacombat-say-where' : undefined),
  reading: (state, task) => ({
    word: say('eiacombat-to-area', { area: state.areas[wayOf(state, task)]?.name ?? '–' }),
    means: 'eiacombat-retreat-means',
    sums: [],
  }),
  settle(d, task: Asked<Data>) {
    const { combat, side } = task.data;
    const to = d.state.areas[wayOf(d.state, task)];
    const bands = left(d.state, task.data);
    if (!to) capture(d, bands, d.state.combats[combat]?.request?.[other(side)].powers ?? []);
    else
      for (const band of bands)
        if (band.of === 'corps') leadTo(d, band.id, to.id);
        else setPiece(d, 'irregulars', band.id, { area: to.id });
    const [first] = bands;
    const power = first && leads(d.state, bandNation(d.state, first));
    log(d, to ? say('eiacombat-told-retreat', { area: to.name }) : 'eiacombat-told-surrender', power ? { power } : {});
  },
};
