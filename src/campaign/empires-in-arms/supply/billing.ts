/**
 * The supply bill of a power: how far each corps is from its depot, what that costs, which corps are not supplied.
 * EIA-126 to EIA-128, EIA-267
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { type Choice, oneOf, yesNo } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, type Procedure, saysSo, wordOf } from '../desk.ts';
import { areaName, areaOf, corpsSaid, depotsIn, leads, nationName } from '../ledger.ts';
import type { Corps, Depot } from '../pieces.ts';
import { power } from '../pieces.ts';
import { DEPOT_FEEDS, type Fed, payerOf, supplyBill } from '../rules/supply-bill.ts';
import { isOn } from '../rulings.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { addMoney, ask, log, setFlag, setPiece } from '../writing.ts';
import { areaOfDepot } from './around.ts';
import { doubtful, feeds, seeChains } from './chains.ts';
import { besiegedCities, hungry, isWintry, setFare } from './fed.ts';
import { askCity } from './foraging.ts';
import { forageOf } from './moving.ts';

export const billSchema = z.object({ power, guests: z.readonly(z.array(z.string())) });
type BillTask = Asked<z.infer<typeof billSchema>>;

const REACH = ['0', '1', '2', '3', 'fleet', 'forage'] as const;
const OPTIONS: readonly Choice[] = REACH.map((value) => ({
  value,
  label: say('eiasupply-reach', { reach: `r${value}` }),
}));

/**
 * The flag for the distance from a power's depots to an area, as the table last said; it is not asked again while one
 * of them stands.
 */
const reachFlag = (owner: Power, area: string): string => `reach ${owner} ${area}`;
const chainKey = ({ id }: Depot): string => `chain-${id}`;
/**
 * Returns whether a depot supplies. If an enemy has moved since the table last said so, the table must say so again.
 * EIA-105
 */
const feedsNow = (state: Campaign, task: BillTask, depot: Depot): boolean =>
  depot.owner === task.data.power && saysSo(task, chainKey(depot), feeds(state, depot));
/** Returns the proposed supply: by a valid own depot in the area, else as last said, otherwise foraging. */
function proposed(state: Campaign, task: BillTask, corps: Corps): string {
  const area = areaOf(corps) ?? '';
  if (depotsIn(state, area).some((depot) => feedsNow(state, task, depot))) return '0';
  const known = state.flags[reachFlag(task.data.power, area)];
  const stands = Object.values(state.depots).some((depot) => feedsNow(state, task, depot));
  return stands && typeof known === 'string' ? known : 'forage';
}

const fedBy = (state: Campaign, { data }: BillTask): readonly Corps[] => [
  ...(state.clock.acting.includes(data.power) ? hungry(state, data.power) : []),
  ...data.guests.flatMap((id) => state.corps[id] ?? []),
];
const reachOf = (state: Campaign, task: BillTask, corps: Corps): string =>
  wordOf(task, `reach-${corps.id}`, proposed(state, task, corps));

// ---- besieged ports --------------------------------------------------------------------------------------------------

const CITY = 'city-';
const CITY_REACH = ['0', 'fleet', 'forage'] as const;
const CITY_OPTIONS: readonly Choice[] = CITY_REACH.map((value) => ({
  value,
  label: say('eiasupply-reach-city', { reach: `r${value}` }),
}));
/** Returns a power's port cities under siege, which a depot in the port or on a fleet may supply. EIA-126 */
export const besiegedPorts = (state: Campaign, power: Power): readonly string[] =>
  besiegedCities(state, power).filter((area) => state.areas[area]?.port != null);
const portsOf = (state: Campaign, { data }: BillTask): readonly string[] =>
  state.clock.acting.includes(data.power) ? besiegedPorts(state, data.power) : [];
function cityReachOf(state: Campaign, task: BillTask, area: string): string {
  const inside = Object.values(state.depots).some(
    (depot) => 'city' in depot.at && depot.at.city === area && feedsNow(state, task, depot),
  );
  const said = wordOf(task, `reach-${CITY}${area}`, inside ? '0' : 'forage');
  return CITY_REACH.find((one) => one === said) ?? 'forage';
}

const mouthOf = (id: string, name: string, reach: string, winter: boolean): Fed[] =>
  reach === 'forage'
    ? []
    : [
        {
          ...{ id, name, winter, invasion: reach === 'fleet' },
          distance: ([0, 1, 2, 3] as const).find((n) => String(n) === reach) ?? 1,
        },
      ];
/** Returns the forces that depots supply, as lines of the bill. */
const mouths = (state: Campaign, task: BillTask): readonly Fed[] => [
  ...fedBy(state, task).flatMap((corps) =>
    mouthOf(corps.id, corps.name, reachOf(state, task, corps), isWintry(state, areaOf(corps))),
  ),
  ...portsOf(state, task).flatMap((area) =>
    mouthOf(`${CITY}${area}`, state.areas[area]?.name ?? '', cityReachOf(state, task, area), isWintry(state, area)),
  ),
];
/**
 * Returns whether depots supply too many forces: four each, and forces in a depot's own area have no other depot.
 * EIA-267
 */
function isOverfed(state: Campaign, task: BillTask): boolean {
  if (!isOn(state.rulings, 'depotLimit')) return false;
  const own = Object.values(state.depots).filter((one) => feedsNow(state, task, one)).length;
  const all = mouths(state, task);
  const here = new Map<string, number>();
  for (const corps of fedBy(state, task)) {
    const area = areaOf(corps) ?? '';
    if (reachOf(state, task, corps) === '0') here.set(area, (here.get(area) ?? 0) + 1);
  }
  return all.length > own * DEPOT_FEEDS || [...here.values()].some((n) => n > DEPOT_FEEDS);
}
/** Returns which power pays for a force: the depot's owner, or an ally for its own. EIA-128 */
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
  facts: (state, task) => [
    ...fedBy(state, task).map((corps) =>
      oneOf(
        `reach-${corps.id}`,
        say('eiasupply-fact-reach', {
          corps: corpsSaid(state, corps),
          area: state.areas[areaOf(corps) ?? '']?.name ?? '',
        }),
        reachOf(state, task, corps),
        OPTIONS,
        { party: corps.id },
      ),
    ),
    ...doubtful(state, task.data.power).map((depot) =>
      yesNo(
        chainKey(depot),
        say('eiasupply-fact-chain', { area: areaName(state, areaOfDepot(state, depot.id)) }),
        feedsNow(state, task, depot),
        { group: 'eiasupply-group-chains' },
      ),
    ),
    ...portsOf(state, task).map((area) =>
      oneOf(
        `reach-${CITY}${area}`,
        say('eiasupply-fact-reach-city', { area: state.areas[area]?.name ?? '' }),
        cityReachOf(state, task, area),
        CITY_OPTIONS,
        { party: `${CITY}${area}` },
      ),
    ),
  ],
  sums: (state, task) => bills(state, task).map(({ bill }) => bill.sum),
  needs: () => [],
  waits(state, task) {
    const poor = bills(state, task).find(({ of, bill }) => bill.halves > (state.powers[of]?.money ?? 0));
    if (poor) return say('eiasupply-bill-poor', { power: nationName(state, poor.of) });
    return isOverfed(state, task) ? 'eiasupply-bill-limit' : undefined;
  },
  reading: (state, task) => ({
    word: 'eiasupply-bill',
    means: 'eiasupply-bill-means',
    sums: bills(state, task).map(({ bill }) => bill.sum),
  }),
  settle(d, task) {
    const all = fedBy(d.state, task);
    const paid = bills(d.state, task);
    const ports = portsOf(d.state, task).map((area) => ({ area, reach: cityReachOf(d.state, task, area) }));
    for (const { of, bill } of paid)
      log(d, say('eiasupply-told-bill', { power: nationName(d.state, of), money: bill.sum.total }), {
        power: of,
        changes: bill.halves === 0 ? [] : [addMoney(d, of, -bill.halves, '7.4.2.1')],
        sums: [bill.sum],
      });
    for (const depot of doubtful(d.state, task.data.power))
      if (!saysSo(task, chainKey(depot), true)) setPiece(d, 'depots', depot.id, { valid: false });
    seeChains(d, task.data.power);
    for (const corps of all) {
      const reach = reachOf(d.state, task, corps);
      const area = areaOf(corps);
      if (area !== null && ['1', '2', '3'].includes(reach)) setFlag(d, reachFlag(task.data.power, area), reach);
    }
    for (const { area, reach } of ports)
      if (reach === 'forage') askCity(d, task.data.power, area);
      else setFare(d, `${CITY}${area}`, 'depot');
    for (const corps of all) {
      if (reachOf(d.state, task, corps) === 'forage')
        ask(d, 'eia-forage', leads(d.state, corps.nation), forageOf(d.state, corps));
      else setFare(d, corps.id, 'depot');
    }
  },
};
