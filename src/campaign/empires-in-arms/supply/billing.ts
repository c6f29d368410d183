/** The supply bill of a power: how far each corps is from its depot, what that costs, who goes hungry. EIA-126 to EIA-128, EIA-267 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { type Choice, oneOf } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, type Procedure, wordOf } from '../desk.ts';
import { areaOf, depotsIn, leads, named, nationName } from '../ledger.ts';
import type { Corps } from '../pieces.ts';
import { power } from '../pieces.ts';
import { DEPOT_FEEDS, type Fed, payerOf, supplyBill } from '../rules/supply-bill.ts';
import { isOn } from '../rulings.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { addMoney, ask, log, setFlag } from '../writing.ts';
import { hungry, isWintry, setFare } from './fed.ts';
import { forageOf } from './moving.ts';

export const billSchema = z.object({ power, guests: z.readonly(z.array(z.string())) });
type BillTask = Asked<z.infer<typeof billSchema>>;

const REACH = ['0', '1', '2', '3', 'fleet', 'forage'] as const;
const OPTIONS: readonly Choice[] = REACH.map((value) => ({
  value,
  label: say('eiasupply-reach', { reach: `r${value}` }),
}));

/** How far a power's depots are from an area, as the table last said: it is not asked again while one of them stands. */
const reachFlag = (owner: Power, area: string): string => `reach ${owner} ${area}`;
/** A valid depot of its own in the area feeds it there; else what was said last, or it is asked. */
function proposed(state: Campaign, corps: Corps, owner: Power): string {
  const area = areaOf(corps) ?? '';
  if (depotsIn(state, area).some((depot) => depot.owner === owner && depot.valid)) return '0';
  const known = state.flags[reachFlag(owner, area)];
  const stands = Object.values(state.depots).some((depot) => depot.owner === owner && depot.valid);
  return stands && typeof known === 'string' ? known : 'forage';
}

const fedBy = (state: Campaign, { data }: BillTask): readonly Corps[] => [
  ...hungry(state, data.power),
  ...data.guests.flatMap((id) => state.corps[id] ?? []),
];
const reachOf = (state: Campaign, task: BillTask, corps: Corps): string =>
  wordOf(task, `reach-${corps.id}`, proposed(state, corps, task.data.power));

/** Those who eat from depots, in the words of the bill. */
function mouths(state: Campaign, task: BillTask): readonly Fed[] {
  return fedBy(state, task).flatMap((corps): Fed[] => {
    const reach = reachOf(state, task, corps);
    if (reach === 'forage') return [];
    const distance = ([0, 1, 2, 3] as const).find((n) => String(n) === reach) ?? 1;
    return [
      {
        id: corps.id,
        name: corps.name,
        distance,
        invasion: reach === 'fleet',
        winter: isWintry(state, areaOf(corps)),
      },
    ];
  });
}
/** Who pays for one of them: the depot's owner, or an ally for his own. EIA-128 */
const payer = (state: Campaign, task: BillTask, one: Fed): Power => {
  const user = leads(state, state.corps[one.id]?.nation ?? '');
  return payerOf(task.data.power, user !== null && isPower(user) ? user : task.data.power, state.rulings);
};
const bills = (state: Campaign, task: BillTask) => {
  const all = mouths(state, task);
  const payers = [...new Set(all.map((one) => payer(state, task, one)))];
  return payers.map((of) => ({ of, bill: supplyBill(all.filter((one) => payer(state, task, one) === of)) }));
};

export const billing: Procedure<z.infer<typeof billSchema>> = {
  kind: 'eia-bill',
  schema: { data: billSchema },
  question: (state, { data }) => say('eiasupply-bill-question', { power: nationName(state, data.power) }),
  facts: (state, task) =>
    fedBy(state, task).map((corps) =>
      oneOf(
        `reach-${corps.id}`,
        say('eiasupply-fact-reach', { corps: named(corps), area: state.areas[areaOf(corps) ?? '']?.name ?? '' }),
        reachOf(state, task, corps),
        OPTIONS,
        { party: corps.id },
      ),
    ),
  sums: (state, task) => bills(state, task).map(({ bill }) => bill.sum),
  needs: () => [],
  waits(state, task) {
    const poor = bills(state, task).find(({ of, bill }) => bill.halves > (state.powers[of]?.money ?? 0));
    return poor && say('eiasupply-bill-poor', { power: nationName(state, poor.of) });
  },
  warnings(state, task) {
    const own = Object.values(state.depots).filter(({ owner, valid }) => owner === task.data.power && valid).length;
    const many = isOn(state.rulings, 'depotLimit') && mouths(state, task).length > own * DEPOT_FEEDS;
    return many ? ['eiasupply-bill-limit'] : [];
  },
  reading: (state, task) => ({
    word: 'eiasupply-bill',
    means: 'eiasupply-bill-means',
    sums: bills(state, task).map(({ bill }) => bill.sum),
  }),
  settle(d, task) {
    const all = fedBy(d.state, task);
    const paid = bills(d.state, task);
    for (const { of, bill } of paid)
      log(d, say('eiasupply-told-bill', { power: nationName(d.state, of), money: bill.sum.total }), {
        power: of,
        changes: bill.halves === 0 ? [] : [addMoney(d, of, -bill.halves, '7.4.2.1')],
        sums: [bill.sum],
      });
    for (const corps of all) {
      const reach = reachOf(d.state, task, corps);
      const area = areaOf(corps);
      if (area !== null && ['1', '2', '3'].includes(reach)) setFlag(d, reachFlag(task.data.power, area), reach);
    }
    for (const corps of all) {
      if (reachOf(d.state, task, corps) === 'forage')
        ask(d, 'eia-forage', leads(d.state, corps.nation), forageOf(d.state, corps));
      else setFare(d, corps.id, 'depot');
    }
  },
};
