/** Purchases: what can be bought, the price, and the queue. */

import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import type { Handlers, Why } from '../desk.ts';
import { addFactors, freshId, nationName, totalOf } from '../ledger.ts';
import { isHomeOf } from '../political/ties.ts';
import * as spending from '../rules/spending.ts';
import { isOn } from '../rulings.ts';
import { dollars, type Factors, isPower, type Nation, type Power } from '../vocabulary.ts';
import { addManpower, addMoney, type Builder, log, putPiece, setPiece } from '../writing.ts';
import { players, spendersWith } from './holdings.ts';
import { isAt, purse, type QuarterPlay } from './plays.ts';
import { settleDebt, spend } from './upkeep.ts';

const FACTOR_OF = {
  infantry: 'regular',
  militia: 'militia',
  guard: 'guard',
  cavalry: 'cavalry',
  artillery: 'artillery',
} as const;

/** Returns the corps counters a nation can buy: off the map, and not of a kind that is never bought. EIA-211 */
export const corpsForSale = (state: Campaign, nation: Nation) =>
  Object.values(state.corps).filter(
    (one) =>
      one.nation === nation &&
      one.place.at === 'pool' &&
      one.kind !== 'feudal' &&
      one.kind !== 'insurrection' &&
      !Object.values(state.queue).some(({ what }) => what.is === 'corps' && what.corps === one.id),
  );
export const fleetsForSale = (state: Campaign, nation: Nation) =>
  Object.values(state.fleets).filter(
    (one) =>
      one.nation === nation &&
      one.place.at === 'pool' &&
      !Object.values(state.queue).some(({ what }) => what.is === 'fleet' && what.fleet === one.id),
  );

type Buy = Extract<QuarterPlay, { readonly do: 'buy' }>;
/** Returns the money in half-points, and the manpower. */
export function purseOf(state: Campaign, of: Power, nation: Nation): { readonly money: number; readonly men: number } {
  const minor = state.minors[nation];
  const sum = (what: 'money' | 'men') =>
    minor ? spendersWith(state, minor, what).reduce((n, one) => n + one[what], 0) : 0;
  if (minor) return { money: sum('money'), men: sum('men') };
  return { money: purse(state, of), men: state.powers[of]?.manpower ?? 0 };
}
/** Returns why something cannot be bought, or its cost. EIA-209 to EIA-211 */
export function priced(state: Campaign, { power: of, nation, order: wanted, corps, fleets }: Omit<Buy, 'do'>) {
  const wares = spending.WARES.filter((ware) => (wanted[ware] ?? 0) > 0);
  const minor = state.minors[nation];
  const mine = nation === of || (minor?.state === 'free' && minor.controller === of);
  const counters = corps.length + fleets.length;
  const cost = spending.costOf(state.slots, wanted, counters);
  const { money, men } = purseOf(state, of, nation);
  const forSale = new Set([...corpsForSale(state, nation), ...fleetsForSale(state, nation)].map((one) => one.id));
  const why: Why =
    (mine ? undefined : 'eia-gone') ??
    (wares.length + counters > 0 ? undefined : 'eiaqtr-buy-nothing') ??
    wares.map((ware) => whyNot(spending.mayBuy(nation, ware))).find((one) => one !== undefined) ??
    ([...corps, ...fleets].every((one) => forSale.has(one)) && new Set([...corps, ...fleets]).size === counters
      ? undefined
      : 'eiaqtr-not-for-sale') ??
    (cost === undefined ? 'eiaqtr-no-price' : undefined) ??
    (cost && dollars(cost.money.total) > money ? 'eia-no-money' : undefined) ??
    (cost && cost.manpower.total > men ? 'eia-no-men' : undefined);
  return { why, cost };
}

function enqueue(d: Builder, nation: Nation, wanted: spending.Order): void {
  const date = d.state.clock.date;
  const byMonth = new Map<number, Factors>();
  for (const ware of spending.WARES) {
    if (ware === 'ship') continue;
    const type = FACTOR_OF[ware];
    const n = wanted[ware] ?? 0;
    const months = spending.priceOf(d.state.slots, ware)?.months;
    if (n > 0 && months !== undefined) byMonth.set(months, addFactors(byMonth.get(months) ?? {}, { [type]: n }));
  }
  for (const [months, factors] of byMonth)
    putPiece(d, 'queue', {
      ...{ id: freshId('n', d.state.queue), owner: nation, until: null },
      what: { is: 'factors', factors },
      due: spending.arrives(date, months),
    });
  const months = spending.priceOf(d.state.slots, 'ship')?.months;
  if ((wanted.ship ?? 0) > 0 && months !== undefined)
    putPiece(d, 'queue', {
      ...{ id: freshId('n', d.state.queue), owner: nation, until: null },
      what: { is: 'ships', ships: wanted.ship ?? 0 },
      due: spending.arrives(date, months),
    });
}

export const buying: Pick<Handlers<QuarterPlay>, 'buy' | 'pay-debt' | 'convert-militia'> = {
  buy(d, { do: _, ...wanted }) {
    const { power: of, nation, corps, fleets } = wanted;
    const at = isAt(d.state, 'spending');
    if (at) return at;
    const { why, cost } = priced(d.state, wanted);
    if (why || !cost) return why ?? 'eiaqtr-no-price';
    const minor = d.state.minors[nation];
    const money = dollars(cost.money.total);
    const changes = minor ? [] : [addMoney(d, of, -money, '8.5.3'), addManpower(d, of, -cost.manpower.total, '8.5.3')];
    if (minor) {
      spend(d, nation, 'money', money);
      spend(d, nation, 'men', cost.manpower.total);
    }
    enqueue(d, nation, wanted.order);
    const dates = spending.counterDates(d.state.clock.date);
    for (const key of corps)
      putPiece(d, 'queue', {
        id: freshId('n', d.state.queue),
        owner: nation,
        what: { is: 'corps', corps: key },
        ...dates,
      });
    for (const key of fleets)
      putPiece(d, 'queue', {
        id: freshId('n', d.state.queue),
        owner: nation,
        what: { is: 'fleet', fleet: key },
        ...dates,
      });
    log(
      d,
      say('eiaqtr-told-bought', {
        power: nationName(d.state, nation),
        money: cost.money.total,
        men: cost.manpower.total,
      }),
      {
        power: of,
        changes,
        sums: [cost.money, cost.manpower],
      },
    );
    return undefined;
  },
  'pay-debt'(d, { power: of, debt: key, halves }) {
    const why = isAt(d.state, 'spending');
    if (why) return why;
    const debt = d.state.debts[key];
    if (debt?.from !== of || halves === 0 || halves > debt.money) return 'eia-gone';
    if (purse(d.state, of) < halves) return 'eia-no-money';
    settleDebt(d, key, halves);
    return undefined;
  },
  'convert-militia'(d, { power: of, corps: key, factors: n }) {
    if (!isOn(d.state.rulings, 'militiaConversion')) return 'eiaqtr-option-off';
    const at = isAt(d.state, 'spending');
    if (at) return at;
    const corps = d.state.corps[key];
    if (corps?.nation !== of || n === 0 || (corps.factors.militia ?? 0) < n) return 'eia-gone';
    const area = corps.place.at === 'area' || corps.place.at === 'city' ? corps.place.area : null;
    const home = area !== null && isHomeOf(d.state, area, of);
    const war = Object.values(d.state.wars).some(({ a, b }) => (a === of && isPower(b)) || (b === of && isPower(a)));
    const why = whyNot(spending.mayConvert({ war, home }));
    if (why) return why;
    const { money, months } = spending.conversion(n);
    if (purse(d.state, of) < dollars(money)) return 'eia-no-money';
    const left = addFactors(corps.factors, { militia: n }, -1);
    setPiece(d, 'corps', key, { factors: left, ...(totalOf(left) === 0 && { place: { at: 'pool' } as const }) });
    putPiece(d, 'queue', {
      ...{ id: freshId('n', d.state.queue), owner: of, until: null },
      what: { is: 'factors', factors: { regular: n } },
      due: spending.arrives(d.state.clock.date, months),
    });
    log(d, say('eiaqtr-told-converted', { power: nationName(d.state, of), n }), {
      power: of,
      changes: [addMoney(d, of, -dollars(money), '12.1.1')],
    });
    return undefined;
  },
};

/**
 * Removes what is left over: manpower except Prussia's own, and everything a free state has; of Ottoman money Turkey
 * gets December's. EIA-212, EIA-255
 */
export function leftovers(d: Builder): void {
  for (const of of players(d.state)) {
    const men = d.state.powers[of]?.manpower ?? 0;
    if (of !== 'PR' && men > 0)
      log(d, say('eiaqtr-told-wasted', { power: nationName(d.state, of), n: men }), {
        power: of,
        changes: [addManpower(d, of, -men, '8.5.3.2')],
      });
  }
  for (const { id: key, state: how, money, men, controller, name } of Object.values(d.state.minors)) {
    if (how !== 'free' || money + men === 0) continue;
    const ottoman = isOn(d.state.rulings, 'ottomanEmpire') && d.state.flags[`part-of-${key}`] === 'ottomanEmpire';
    if (ottoman && controller === 'TU' && d.state.clock.date.m === 12 && money > 0)
      log(d, say('eiaqtr-told-tribute', { name }), { power: 'TU', changes: [addMoney(d, 'TU', money, '11.6')] });
    setPiece(d, 'minors', key, { money: 0, men: 0 });
  }
}
