/** The quarter: victory points, income, loans, capitals, upkeep and debts, purchases, status, cessions, levies. EIA-190 to EIA-217 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import { inPlay } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { readCell } from '../charts.ts';
import { type Desk, type Due, type Handlers, type PlaysOf, play, type Why } from '../desk.ts';
import { addFactors, areAllied, freshId, isOnMap, nationName, ownerOf, totalOf } from '../ledger.ts';
import { count, id, power } from '../pieces.ts';
import type { OwnPlay } from '../plays.ts';
import type { Round } from '../politics.ts';
import { asksBritain, collecting, gold, stoppedFlag, stopping, US_SINCE, US_WAR } from '../quarter/collecting.ts';
import { disorderStep, falling, holdsEnemies } from '../quarter/disorder.ts';
import { capitalsOf, players, zoneNow } from '../quarter/holdings.ts';
import { drifting, driftStep, manipulating, scoring, squareFlag, victoryStep } from '../quarter/scoring.ts';
import { capitalPoints, homeManpower } from '../rules/income.ts';
import * as spending from '../rules/spending.ts';
import { hasReached, recallCost, type Standing, winners } from '../rules/standing.ts';
import { isOn } from '../rulings.ts';
import { dollars, type Factors, isPower, type Nation, type Power } from '../vocabulary.ts';
import {
  addManpower,
  addMoney,
  addPoints,
  addVictory,
  ask,
  type Builder,
  dropPiece,
  log,
  putPiece,
  setFlag,
  setPiece,
} from '../writing.ts';
import { callSeals, readEntry } from './sealing.ts';

const order = z.partialRecord(z.literal(spending.WARES), count);
export const QUARTER = [
  play('announce', { power }),
  play('final-count', {}),
  play('lend', { power, to: id, points: count }),
  play('recall', { power, leader: id }),
  play('buy', {
    power,
    /** The power itself, or one of its free states. */
    nation: id,
    order,
    corps: z.readonly(z.array(id)),
    fleets: z.readonly(z.array(id)),
  }),
  play('pay-debt', { power, debt: id, halves: count }),
  play('convert-militia', { power, corps: id, factors: count }),
  play('call-cessions', {}),
  play('end-us-war', {}),
] as const;
export type QuarterPlay = PlaysOf<typeof QUARTER>;

const isAt = (state: Campaign, step: Campaign['clock']['step']): Why =>
  state.clock.step === step ? undefined : say('eiaqtr-when', { step: { code: `eiascreen-stepname-${step}` } });
const purse = (state: Campaign, of: Power): number => state.powers[of]?.money ?? 0;

// ---- victory ---------------------------------------------------------------------------------------------------------

export const announcedFlag = (of: Power): string => `announced-${of}`;
export const standings = (state: Campaign): readonly Standing[] =>
  players(state).map((one) => ({
    ...{ power: one, player: state.powers[one]?.player ?? '', vp: state.powers[one]?.vp ?? 0 },
    level: readCell(state.slots, 'CH-13', one, 'level'),
    announced: state.flags[announcedFlag(one)] === true,
  }));
/** Manpower values a power counts at the end: provinces it holds and conquered minors, not where the capital is held. EIA-193 */
function finalManpower(state: Campaign, of: Power): number {
  const lands = [
    ...Object.values(state.provinces).filter(({ home, holder }) => (holder ?? home) === of),
    ...Object.values(state.minors).filter(
      ({ state: how, controller, id: key }) =>
        how === 'conquered' && controller === of && state.flags[`part-of-${key}`] === undefined,
    ),
  ];
  return homeManpower(
    lands.map(({ name, tax, manpower, occupied }) => ({
      ...{ name, tax: tax ?? 0, manpower: manpower ?? 0, kind: 'home' as const },
      held: occupied !== null,
    })),
  );
}

function tellWinners(d: Builder, last: boolean): void {
  const won = winners(standings(d.state), last).filter(isPower);
  if (won.length === 0) return;
  setFlag(d, 'winners', won.join(' '));
  log(d, say('eiaqtr-told-winners', { powers: won.map((one) => nationName(d.state, one)) }));
}

const victory: Pick<Handlers<QuarterPlay>, 'announce' | 'final-count'> = {
  announce(d, { power: of }) {
    const why = isAt(d.state, 'victory');
    if (why) return why;
    const own = standings(d.state).find((one) => one.power === of);
    if (!own || own.announced) return 'eiaqtr-announced';
    if (own.level === undefined) return 'eiaqtr-no-level';
    if (!hasReached(own)) return 'eiaqtr-not-reached';
    setFlag(d, announcedFlag(of), true);
    log(d, say('eiaqtr-told-announced', { power: nationName(d.state, of) }), { power: of });
    tellWinners(d, false);
    return undefined;
  },
  'final-count'(d) {
    const why = isAt(d.state, 'victory');
    if (why) return why;
    if (d.state.flags.finalCount === true) return 'eiaqtr-counted';
    setFlag(d, 'finalCount', true);
    for (const of of players(d.state)) {
      const n = finalManpower(d.state, of);
      log(d, say('eiaqtr-told-final', { power: nationName(d.state, of), n }), {
        power: of,
        changes: [addVictory(d, of, n, '8.1.3.2.3')],
      });
    }
    tellWinners(d, true);
    return undefined;
  },
};

// ---- lending and capitals --------------------------------------------------------------------------------------------

const lending: Pick<Handlers<QuarterPlay>, 'lend' | 'recall'> = {
  lend(d, { power: of, to, points }) {
    const why = isAt(d.state, 'lending');
    if (why) return why;
    const minor = d.state.minors[to];
    const own = minor?.state === 'free' && minor.controller === of;
    if (points === 0 || (!own && !(isPower(to) && inPlay(d.state, to)))) return 'eia-gone';
    if (isPower(to) && !areAllied(d.state, of, to)) return 'eiaqtr-allies-only';
    if (purse(d.state, of) < dollars(points)) return 'eia-no-money';
    const out = addMoney(d, of, -dollars(points), '8.3');
    const got = isPower(to) ? [addMoney(d, to, dollars(points), '8.3')] : [];
    if (minor && own) setPiece(d, 'minors', to, { money: minor.money + dollars(points) });
    log(d, say('eiaqtr-told-lent', { power: nationName(d.state, of), to: nationName(d.state, to), money: points }), {
      power: of,
      changes: [out, ...got],
    });
    return undefined;
  },
  recall(d, { power: of, leader: key }) {
    const why = isAt(d.state, 'manipulation');
    if (why) return why;
    const leader = d.state.leaders[key];
    if (leader?.power !== of || leader.status.is !== 'removed') return 'eia-gone';
    if (Object.values(d.state.queue).some(({ what }) => what.is === 'leader' && what.leader === key)) return 'eia-gone';
    const cost = recallCost({
      ...{ s: leader.s ?? 0, t: leader.t ?? 0, nelson: leader.special === 'nelson' },
      fiasco: zoneNow(d.state, of) === 'fiasco',
    });
    const { due } = spending.counterDates(d.state.clock.date);
    putPiece(d, 'queue', {
      id: freshId('n', d.state.queue),
      owner: of,
      what: { is: 'leader', leader: key },
      due,
      until: null,
    });
    setPiece(d, 'leaders', key, { status: { is: 'pool' } });
    log(d, say('eiaqtr-told-recall', { name: leader.name, n: cost }), {
      power: of,
      changes: cost === 0 ? [] : [addPoints(d, of, -cost, '10.6.4.2')],
    });
    return undefined;
  },
};

/** Each time the step comes. EIA-204 */
function capitals(d: Builder): void {
  for (const of of players(d.state)) {
    const { held } = capitalsOf(d.state, of);
    if (held > 0)
      log(d, say('eiaqtr-told-capital', { power: nationName(d.state, of) }), {
        power: of,
        changes: [addPoints(d, of, capitalPoints(of, held), '8.4.1')],
      });
    if (isOn(d.state.rulings, 'manipulation')) {
      if (held > 0) setFlag(d, squareFlag(of), 0);
      ask(d, 'eia-square', of, { power: of });
    }
  }
}

// ---- upkeep and debts ------------------------------------------------------------------------------------------------

export const onMapOf = (state: Campaign, nation: Nation): spending.OnMap => {
  const fleets = Object.values(state.fleets).filter((one) => one.nation === nation);
  return {
    corps: Object.values(state.corps).filter((one) => one.nation === nation && isOnMap(one)).length,
    inPort: fleets.filter(({ place }) => place.at === 'port' || place.at === 'box').length,
    atSea: fleets.filter(({ place }) => place.at === 'sea').length,
    depots: Object.values(state.depots).filter(({ owner }) => owner === nation).length,
  };
};

function bankrupt(d: Builder, of: Power): void {
  const flag = `bankrupt-${of}`;
  if (d.state.flags[flag] === true) return;
  setFlag(d, flag, true);
  log(d, say('eiaqtr-told-bankrupt', { power: nationName(d.state, of) }), {
    power: of,
    changes: [addPoints(d, of, -3, '8.5')],
  });
}
/** Free states first, out of their own purse; what they lack is their controller's to pay. EIA-206, EIA-207 */
function upkeepOf(d: Builder, of: Power): void {
  let more = 0;
  for (const minor of Object.values(d.state.minors)) {
    if (minor.state !== 'free' || minor.controller !== of) continue;
    const bill = spending.upkeep(onMapOf(d.state, minor.id));
    const { paid, open } = spending.payWhatThereIs(minor.money, dollars(bill.total));
    if (paid > 0) setPiece(d, 'minors', minor.id, { money: minor.money - paid });
    if (bill.total > 0)
      log(d, say('eiaqtr-told-upkeep', { power: minor.name, money: bill.total }), { power: of, sums: [bill] });
    more += open;
  }
  const bill = spending.upkeep(onMapOf(d.state, of));
  const { paid, open } = spending.payWhatThereIs(purse(d.state, of), dollars(bill.total) + more);
  if (bill.total + more > 0)
    log(d, say('eiaqtr-told-upkeep', { power: nationName(d.state, of), money: bill.total }), {
      power: of,
      changes: paid > 0 ? [addMoney(d, of, -paid, '8.5.1')] : [],
      sums: [bill],
    });
  if (open > 0) bankrupt(d, of);
}
/** Formal debts after all upkeep; what cannot be paid is still owed. EIA-208 */
function debtsOf(d: Builder, of: Power): void {
  for (const debt of Object.values(d.state.debts)) {
    if (debt.from !== of || !debt.formal || debt.money === 0) continue;
    const { paid, open } = spending.payWhatThereIs(purse(d.state, of), debt.money);
    settleDebt(d, debt.id, paid);
    if (open > 0) bankrupt(d, of);
  }
}
function settleDebt(d: Builder, key: string, halves: number): void {
  const debt = d.state.debts[key];
  if (!debt || halves === 0) return;
  const changes = [addMoney(d, debt.from, -halves, '8.5.2'), addMoney(d, debt.to, halves, '8.5.2')];
  if (debt.money === halves) dropPiece(d, 'debts', key);
  else setPiece(d, 'debts', key, { money: debt.money - halves });
  log(
    d,
    say('eiaqtr-told-debt', {
      power: nationName(d.state, debt.from),
      to: nationName(d.state, debt.to),
      money: halves / 2,
    }),
    { power: debt.from, changes },
  );
}

// ---- buying ----------------------------------------------------------------------------------------------------------

const FACTOR_OF = {
  infantry: 'regular',
  militia: 'militia',
  guard: 'guard',
  cavalry: 'cavalry',
  artillery: 'artillery',
} as const;

/** A counter that may be bought: off the map, of that nation, and none of those that are never bought. EIA-211 */
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
/** A purse of money in half-points and manpower. */
export function purseOf(state: Campaign, of: Power, nation: Nation): { readonly money: number; readonly men: number } {
  const minor = state.minors[nation];
  if (minor) return { money: minor.money, men: minor.men };
  return { money: purse(state, of), men: state.powers[of]?.manpower ?? 0 };
}
/** Why it cannot be bought, or what it costs. EIA-209 to EIA-211 */
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

const buying: Pick<Handlers<QuarterPlay>, 'buy' | 'pay-debt' | 'convert-militia'> = {
  buy(d, { do: _, ...wanted }) {
    const { power: of, nation, corps, fleets } = wanted;
    const at = isAt(d.state, 'spending');
    if (at) return at;
    const { why, cost } = priced(d.state, wanted);
    if (why || !cost) return why ?? 'eiaqtr-no-price';
    const minor = d.state.minors[nation];
    const money = dollars(cost.money.total);
    const changes = minor ? [] : [addMoney(d, of, -money, '8.5.3'), addManpower(d, of, -cost.manpower.total, '8.5.3')];
    if (minor) setPiece(d, 'minors', nation, { money: minor.money - money, men: minor.men - cost.manpower.total });
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
    const province = area === null ? undefined : d.state.provinces[d.state.areas[area]?.province ?? ''];
    const home =
      area !== null && (province ? province.home === of && province.holder === null : ownerOf(d.state, area) === of);
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

/** What is left over goes: manpower but Prussia's own, and all a free state has; of Ottoman money Turkey has December's. EIA-212, EIA-255 */
function leftovers(d: Builder): void {
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

// ---- cessions --------------------------------------------------------------------------------------------------------

interface Cession {
  readonly to: Power;
  readonly what: string;
}
/** Why one thing cannot be ceded. EIA-215 */
export function mayCede(state: Campaign, of: Power, { to, what }: Cession): Why {
  const province = state.provinces[what];
  const minor = state.minors[what];
  const owned = province ? (province.holder ?? province.home) === of : minor?.controller === of;
  if (!owned || to === of || !inPlay(state, to)) return 'eiaqtr-not-its-own';
  if (province?.home === of) return 'eiaqtr-home-stays';
  const areas = Object.values(state.areas)
    .filter((one) => one.province === what || one.owner === what)
    .map((one) => one.id);
  const enemies = holdsEnemies(state, of, areas);
  if (enemies.length > 0 && !(enemies.length === 1 && enemies[0] === to)) return 'eiaqtr-enemies-there';
  if (enemies.length === 0 && !areAllied(state, of, to)) return 'eiaqtr-allies-only';
  return undefined;
}
function cede(d: Builder, of: Power, cession: Cession): void {
  const why = mayCede(d.state, of, cession);
  const province = d.state.provinces[cession.what];
  const name = province?.name ?? d.state.minors[cession.what]?.name ?? cession.what;
  const told = { power: nationName(d.state, of), to: nationName(d.state, cession.to), name };
  if (why) {
    log(d, say('eiaqtr-told-not-ceded', { ...told, why: spokenWhy(why) }), { power: of });
    return;
  }
  if (province)
    setPiece(d, 'provinces', cession.what, {
      holder: province.home === cession.to ? null : cession.to,
      occupied: null,
    });
  else setPiece(d, 'minors', cession.what, { controller: cession.to, occupied: null });
  log(d, say('eiaqtr-told-ceded', told), { power: of, changes: [addPoints(d, of, -1, '8.8.4')] });
}
const spokenWhy = (why: Said) => (typeof why === 'string' ? { code: why } : why);

const rest: Pick<Handlers<QuarterPlay>, 'call-cessions' | 'end-us-war'> = {
  'call-cessions'(d) {
    const why = isAt(d.state, 'ceding');
    if (why) return why;
    if (Object.values(d.state.rounds).some(({ over, kind }) => !over && kind === 'cession')) return 'eia-seals-running';
    callSeals(d, { kind: 'cession', about: '', asked: players(d.state), otherwise: 'null', deadline: '' });
    return undefined;
  },
  'end-us-war'(d) {
    const why = isAt(d.state, 'peace');
    if (why) return why;
    if (d.state.flags[US_WAR] !== true || !inPlay(d.state, 'GB')) return 'eiaqtr-no-us-war';
    setFlag(d, US_WAR, null);
    setFlag(d, US_SINCE, null);
    log(d, 'eiaqtr-told-us-peace', { power: 'GB', changes: [addPoints(d, 'GB', -5, '8.2.1.2.2.2.2.2')] });
    return undefined;
  },
};

// ---- the desk --------------------------------------------------------------------------------------------------------

/** Britain collects first, then says whom it stops, then the others collect; the last that is asked comes first. */
function collection(d: Builder): void {
  const all = players(d.state);
  for (const of of all) if (d.state.flags[stoppedFlag(of)] === true) setFlag(d, stoppedFlag(of), null);
  if (d.state.clock.date.m === 9 && all.includes('SP')) ask(d, 'eia-gold', 'SP', {});
  for (const of of all.filter((one) => one !== 'GB').reverse()) ask(d, 'eia-collect', of, { power: of });
  if (asksBritain(d.state)) ask(d, 'eia-america', 'GB', {});
  if (all.includes('GB')) ask(d, 'eia-collect', 'GB', { power: 'GB' });
}
function spend(d: Builder): void {
  const all = players(d.state);
  for (const of of all) if (d.state.flags[`bankrupt-${of}`] === true) setFlag(d, `bankrupt-${of}`, null);
  for (const of of all) upkeepOf(d, of);
  for (const of of all) debtsOf(d, of);
}

const dueAt = (state: Campaign): readonly Due[] => {
  const { step, date } = state.clock;
  if (step !== 'levy') return [];
  const has = (of: Power) => inPlay(state, of);
  const has_ = (kind: 'feudal' | 'insurrection') => Object.values(state.corps).some((one) => one.kind === kind);
  const cossacks = has('RU') && Object.values(state.provinces).some(({ cossack }) => cossack);
  return [
    ...(cossacks ? [{ power: 'RU' as const, text: 'eiaqtr-due-cossacks' as const }] : []),
    ...(date.m === 12 && has('TU') && has_('feudal')
      ? [{ power: 'TU' as const, text: 'eiaqtr-due-feudal' as const }]
      : []),
    ...(date.m === 12 && has('AU') && has_('insurrection')
      ? [{ power: 'AU' as const, text: 'eiaqtr-due-insurrection' as const }]
      : []),
  ];
};

const ENTERS: Readonly<Partial<Record<Campaign['clock']['step'], (d: Builder) => void>>> = {
  victory: (d) => {
    for (const of of [...players(d.state)].reverse()) victoryStep(d, of);
  },
  collection,
  manipulation: capitals,
  spending: spend,
  drift: (d) => {
    leftovers(d);
    for (const of of players(d.state)) driftStep(d, of);
  },
  disorder: disorderStep,
};

/** What anybody could buy: one foot, where it has a price. */
function bargains(state: Campaign): readonly OwnPlay[] {
  return players(state).flatMap((of) => {
    const one = { power: of, nation: of, order: { infantry: 1 }, corps: [], fleets: [] };
    return priced(state, one).why === undefined ? [{ do: 'buy', ...one } as const] : [];
  });
}

export const quarter: Desk<QuarterPlay> = {
  handlers: { ...victory, ...lending, ...buying, ...rest },
  procedures: [collecting, stopping, gold, scoring, drifting, manipulating, falling],
  menu(state) {
    switch (state.clock.step) {
      case 'victory':
        return standings(state).flatMap((one) =>
          hasReached(one) && !one.announced && isPower(one.power)
            ? [{ do: 'announce', power: one.power } as const]
            : [],
        );
      case 'spending':
        return bargains(state);
      case 'ceding':
        return Object.values(state.rounds).some(({ over, kind }) => !over && kind === 'cession')
          ? []
          : [{ do: 'call-cessions' }];
      case 'manipulation':
        return Object.values(state.leaders).flatMap((one) =>
          one.status.is === 'removed' ? [{ do: 'recall', power: one.power, leader: one.id } as const] : [],
        );
      case 'peace':
        return state.flags[US_WAR] === true && inPlay(state, 'GB') ? [{ do: 'end-us-war' }] : [];
      default:
        return [];
    }
  },
  due: dueAt,
  enters: (d, { step }) => ENTERS[step]?.(d),
  opened(d, round: Round) {
    if (round.kind !== 'cession') return;
    for (const of of round.asked) {
      const cession = readEntry(round, 'cession', of);
      if (cession) cede(d, of, cession);
    }
  },
  ownerOf: (_, done) => (done.do === 'end-us-war' ? 'GB' : undefined),
};
