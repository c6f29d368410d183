/** The quarter's sums: income, trade, gold, upkeep, prices, victory. Figures are made up, or the text's own. EIA-190 to EIA-212 */
import { describe, expect, it } from 'vitest';
import {
  americanTrade,
  capitalLost,
  capitalPoints,
  colonialTrade,
  freeStateIncome,
  goldThrow,
  halvedSum,
  homeManpower,
  isTaken,
  losesHalf,
  manpower,
  mayTrade,
  type PortFacts,
  type Source,
  startsUsWar,
  tax,
  tradeOf,
} from '../../../../src/campaign/empires-in-arms/rules/income.ts';
import {
  arrives,
  conversion,
  costOf,
  counterDates,
  mayBuy,
  mayConvert,
  payWhatThereIs,
  upkeep,
} from '../../../../src/campaign/empires-in-arms/rules/spending.ts';
import {
  britishShare,
  playerHasReached,
  recallCost,
  type Standing,
  shortGame,
  winners,
} from '../../../../src/campaign/empires-in-arms/rules/standing.ts';
import { ALLOWED, refuse } from '../../../../src/engine/legality.ts';

const source = (name: string, more: Partial<Source> = {}): Source => ({
  ...{ name, tax: 5, manpower: 3, kind: 'home', held: false },
  ...more,
});
const LANDS = [
  source('a'),
  source('b', { kind: 'ceded' }),
  source('c', { kind: 'minor' }),
  source('d', { held: true }),
];

describe('tax and manpower', () => {
  it('EIA-194 taxes home, ceded provinces and conquered minors, not where the capital is held', () => {
    expect(tax(LANDS, false, false, {}).total).toBe(15);
    expect(tax(LANDS, true, false, {}).total).toBe(0);
  });
  it('EIA-194 loses Russia its tax with either capital, EIA-195 its trade with both, or by the switch with either', () => {
    expect(capitalLost('tax', { held: 1, all: 2 }, {})).toBe(true);
    expect(capitalLost('trade', { held: 1, all: 2 }, {})).toBe(false);
    expect(capitalLost('trade', { held: 2, all: 2 }, {})).toBe(true);
    expect(capitalLost('trade', { held: 1, all: 2 }, { russiaTrade: 'eitherHeld' })).toBe(true);
    expect(capitalLost('tax', { held: 0, all: 2 }, {})).toBe(false);
  });
  it('EIA-200 has manpower of home and conquered minors, never of ceded provinces; EIA-214 counts the homeland', () => {
    expect(manpower(LANDS, false, {}).total).toBe(6);
    expect(homeManpower(LANDS)).toBe(3);
  });
  it('EIA-202 halves up, the sum or each province, on a die not above the number', () => {
    expect(halvedSum([3, 3], {})).toBe(3);
    expect(halvedSum([3, 3], { halfIncome: 'perProvince' })).toBe(4);
    expect(tax(LANDS, false, true, {}).total).toBe(8);
    expect([losesHalf(3, 3), losesHalf(4, 3), losesHalf(1, 0)]).toEqual([true, false, false]);
  });
  it('EIA-201 doubles what a free state has printed, not its trade; once where half is lost, nothing with its capital held', () => {
    const state = { tax: 4, manpower: 2, held: false };
    expect(freeStateIncome(state, 3, false)).toMatchObject({ money: { total: 11 }, men: 4 });
    expect(freeStateIncome(state, 3, true)).toMatchObject({ money: { total: 7 }, men: 2 });
    expect(freeStateIncome({ ...state, held: true }, 3, false)).toMatchObject({ money: { total: 0 }, men: 0 });
  });
});

const PORT: PortFacts = {
  ...{ blockaded: false, besieged: false, enemyHeld: false, icebound: true, december: false, blackSea: false },
  ...{ leave: false, straitBesieged: false, capitalHeld: false, nationalLost: false },
};
describe('trade', () => {
  it.each([
    [{}, true],
    [{ blockaded: true }, false],
    [{ december: true }, false],
    [{ blackSea: true }, false],
    [{ blackSea: true, leave: true }, true],
    [{ blackSea: true, straitBesieged: true }, true],
    [{ capitalHeld: true }, false],
    [{ nationalLost: true }, false],
  ] as const)('EIA-195 with %o a port is open: %s', (facts, open) =>
    expect(mayTrade({ ...PORT, ...facts }, {}).ok).toBe(open),
  );
  it('EIA-195 shuts the Black Sea with the strait besieged, by the switch', () =>
    expect(mayTrade({ ...PORT, blackSea: true, straitBesieged: true }, { blackSeaBesieged: 'closed' }).ok).toBe(false));
  it.each([
    ['british', 8, 0],
    ['britishFree', 5, 3],
    ['neutral', 5, 0],
    ['other', 5, 3],
  ] as const)('EIA-195 pays of a %s port %i to Britain, %i to its owner', (kind, britain, owner) =>
    expect(tradeOf({ first: 5, second: 3, kind })).toEqual({ britain, owner }),
  );
  it('EIA-196 brings 30 from the colonies, 15 in a war with America, EIA-263 five less for each sea of raiders', () => {
    expect([colonialTrade(false, 0).total, colonialTrade(true, 0).total]).toEqual([30, 15]);
    expect([colonialTrade(false, 2).total, colonialTrade(true, 4).total]).toEqual([20, 0]);
  });
  it('EIA-197 pays twice the best second value', () => {
    expect(americanTrade([3, 7, 5])).toBe(14);
    expect(americanTrade([])).toBe(0);
  });
  it('EIA-198 starts a war with America on as many as are denied, or less', () =>
    expect([startsUsWar(2, 2), startsUsWar(3, 2)]).toEqual([true, false]));
  it('EIA-199 takes two off at war; below two Britain has the gold', () => {
    expect(goldThrow([1, 2], true).total).toBe(1);
    expect([isTaken(1), isTaken(2)]).toEqual([true, false]);
  });
  it.each([
    ['GB', 1, -3],
    ['FR', 1, -3],
    ['AU', 1, -2],
    ['PR', 1, -2],
    ['TU', 1, -2],
    ['SP', 1, -1],
    ['RU', 2, -2],
  ] as const)('EIA-204 costs %s with %i capitals held %i', (power, held, n) =>
    expect(capitalPoints(power, held)).toBe(n),
  );
});

describe('spending', () => {
  it('EIA-206 is one a corps, a fleet in port and a depot, five a fleet at sea', () =>
    expect(upkeep({ corps: 3, inPort: 2, atSea: 1, depots: 4 }).total).toBe(14));
  it('EIA-207 pays all there is', () => {
    expect(payWhatThereIs(7, 10)).toEqual({ paid: 7, open: 3 });
    expect(payWhatThereIs(-2, 10)).toEqual({ paid: 0, open: 10 });
  });
  it('EIA-209 knows infantry for 3 and 2 alone, and asks for every other price', () => {
    expect(costOf({}, { infantry: 4 }, 1)).toMatchObject({ money: { total: 13 }, manpower: { total: 8 } });
    expect(costOf({}, { cavalry: 1 }, 0)).toBeUndefined();
    const typed = { 'CH-15': { 'cavalry/money': 1, 'cavalry/manpower': 1, 'cavalry/months': 1 } };
    expect(costOf(typed, { cavalry: 2 }, 0)).toMatchObject({ money: { total: 2 } });
  });
  it.each([
    ['TU', 'militia', refuse('eiaqtr-no-militia', 'EIA-209')],
    ['bavaria', 'militia', refuse('eiaqtr-no-militia', 'EIA-209')],
    ['TU', 'guard', refuse('eiaqtr-no-guard', 'EIA-209')],
    ['AU', 'artillery', refuse('eiaqtr-no-artillery', 'EIA-209')],
    ['RU', 'artillery', ALLOWED],
    ['AU', 'militia', ALLOWED],
  ] as const)('EIA-209 says whether %s may buy %s', (nation, ware, says) => expect(mayBuy(nation, ware)).toEqual(says));
  it('EIA-210 delivers infantry of March in June, EIA-211 counters within the quarter', () => {
    expect(arrives({ y: 1806, m: 3 }, 3)).toEqual({ y: 1806, m: 6 });
    expect(counterDates({ y: 1806, m: 12 })).toEqual({ due: { y: 1807, m: 1 }, until: { y: 1807, m: 3 } });
  });
  it('EIA-260 converts militia at home in peace for 3 each, in three months', () => {
    expect(conversion(4)).toEqual({ money: 12, months: 3 });
    expect(mayConvert({ war: false, home: true }).ok).toBe(true);
    expect(mayConvert({ war: true, home: true }).ok).toBe(false);
    expect(mayConvert({ war: false, home: false }).ok).toBe(false);
  });
});

const standing = (power: string, vp: number, level: number | undefined, more: Partial<Standing> = {}): Standing => ({
  ...{ power, vp, level, player: power, announced: true },
  ...more,
});
describe('winning', () => {
  it('EIA-191 turns a third, rounded down', () => expect([britishShare(8), britishShare(2)]).toEqual([2, 0]));
  it('EIA-192 needs the level and the word; without anybody Britain wins at the end', () => {
    expect(winners([standing('FR', 10, 10), standing('AU', 9, 10)], false)).toEqual(['FR']);
    expect(winners([standing('FR', 10, 10), standing('AU', 11, 10)], false)).toEqual(['FR', 'AU']);
    expect(winners([standing('FR', 10, 10, { announced: false }), standing('GB', 0, 10)], false)).toEqual([]);
    expect(winners([standing('FR', 9, 10), standing('GB', 0, 10)], true)).toEqual(['GB']);
  });
  it('EIA-193 lets what one power of a player has over make up for his other', () => {
    const both = [standing('FR', 14, 10, { player: 'Ben' }), standing('SP', 7, 10, { player: 'Ben' })];
    expect(playerHasReached(both)).toBe(true);
    expect(playerHasReached([both[0]!, standing('SP', 5, 10, { player: 'Ben' })])).toBe(false);
  });
  it('EIA-192 ends a short game by the share of the level, the mean of two powers', () => {
    const all = [
      standing('FR', 5, 10, { player: 'Ben' }),
      standing('SP', 9, 10, { player: 'Ben' }),
      standing('AU', 8, 10, { player: 'Anna' }),
    ];
    expect(shortGame(all)).toEqual([
      { player: 'Anna', percent: 80 },
      { player: 'Ben', percent: 70 },
    ]);
  });
  it('EIA-205 calls a leader back free in Fiasco, else for his ratings, NELSON for ten', () => {
    const leader = { s: 4, t: 3, nelson: false, fiasco: false };
    expect([
      recallCost(leader),
      recallCost({ ...leader, fiasco: true }),
      recallCost({ ...leader, nelson: true }),
    ]).toEqual([7, 0, 10]);
  });
});
