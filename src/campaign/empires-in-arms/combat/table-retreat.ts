/** Where the beaten of a battle that was fought at the table go, once it has come home. EIA-164 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { oneOf } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, type Procedure, wordOf } from '../desk.ts';
import { leads } from '../ledger.ts';
import { leadTo } from '../sieges/border.ts';
import { BATTLE_SIDES, type BattleSide, type Power } from '../vocabulary.ts';
import { ask, type Builder, log, setPiece } from '../writing.ts';
import { capture } from './after.ts';
import { type Band, bandNation, openBands, retreatsFrom } from './fight.ts';

const schema = z.object({ combat: z.string(), side: z.literal(BATTLE_SIDES), own: z.boolean() });
type Data = z.infer<typeof schema>;

/** Who of a side still stands there: its powers' troops in the open. */
function left(state: Campaign, { combat, side }: Pick<Data, 'combat' | 'side'>): readonly Band[] {
  const one = state.combats[combat];
  const powers = one?.request?.[side].powers ?? [];
  if (!one) return [];
  return openBands(state, one.area, (of) => powers.some((power) => power === leads(state, of)), false).filter(
    ({ of, came }) => of !== 'garrison' && came > 0,
  );
}
const other = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker');
const powerOf = (state: Campaign, combat: string, side: BattleSide): Power =>
  state.combats[combat]?.request?.[side].powers[0] ?? 'FR';

/** The victor leads the beaten away; who withdrew goes where he likes. */
export function askTableRetreat(d: Builder, combat: string, side: BattleSide, own: boolean): void {
  if (left(d.state, { combat, side }).length === 0) return;
  ask(d, 'eia-table-retreat', powerOf(d.state, combat, own ? side : other(side)), { combat, side, own });
}

export const tableRetreating: Procedure<Data> = {
  kind: 'eia-table-retreat',
  schema: { data: schema },
  question: (_, { data }) => say('eiacombat-retreat-question', { side: data.side }),
  facts: (state, task) => [
    oneOf('to', 'eiacombat-fact-retreat', wordOf(task, 'to'), [
      ...retreatsFrom(
        state,
        state.combats[task.data.combat]?.area ?? '',
        powerOf(state, task.data.combat, task.data.side),
      ).map(({ id, name }) => ({ value: id, label: say('eiacombat-to-area', { area: name }) })),
      { value: 'none', label: 'eiacombat-no-way' },
    ]),
  ],
  needs: () => [],
  waits: (_, task) => (wordOf(task, 'to') === '' ? 'eiacombat-say-where' : undefined),
  reading: (state, task) => ({
    word: say('eiacombat-to-area', { area: state.areas[wordOf(task, 'to')]?.name ?? '–' }),
    means: 'eiacombat-retreat-means',
    sums: [],
  }),
  settle(d, task: Asked<Data>) {
    const { combat, side } = task.data;
    const to = d.state.areas[wordOf(task, 'to')];
    const bands = left(d.state, task.data);
    if (!to) capture(d, bands, powerOf(d.state, combat, other(side)));
    else
      for (const band of bands)
        if (band.of === 'corps') leadTo(d, band.id, to.id);
        else setPiece(d, 'irregulars', band.id, { area: to.id });
    const [first] = bands;
    const power = first && leads(d.state, bandNation(d.state, first));
    log(d, to ? say('eiacombat-told-retreat', { area: to.name }) : 'eiacombat-told-surrender', power ? { power } : {});
  },
};
