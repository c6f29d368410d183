/** The tables and rules of politics by themselves. */
import { describe, expect, it } from 'vitest';
import { competitive } from '../../../src/campaign/empires-in-arms/rules/claims.ts';
import * as minors from '../../../src/campaign/empires-in-arms/rules/minors.ts';
import * as peace from '../../../src/campaign/empires-in-arms/rules/peace.ts';
import { POINTS } from '../../../src/campaign/empires-in-arms/rules/political-points.ts';
import * as war from '../../../src/campaign/empires-in-arms/rules/war.ts';
import type { Power } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { whyNot } from '../../../src/engine/legality.ts';

const NOTHING = { inside: false, atWar: false, invaded: false, unreachable: false, locked: false };

describe('war', () => {
  it.each([
    ['a power', { onMinor: false }, 'stands'],
    ['own troops in its land', { onMinor: false, inside: true }, 'inside'],
    ['own troops in a neutral minor', { onMinor: true, inside: true }, 'inside'],
    ['at war, an enemy at home', { onMinor: false, atWar: true, invaded: true }, 'invaded'],
    ['at war, nobody at home', { onMinor: false, atWar: true }, 'stands'],
    ['an enemy at home does not bar war on a minor', { onMinor: true, atWar: true, invaded: true }, 'stands'],
    ['a minor out of reach', { onMinor: true, unreachable: true }, 'unreachable'],
    ['an enforced peace', { onMinor: false, locked: true }, 'locked'],
    ['an enforced peace that does not count', { onMinor: false, locked: true, ignoresLock: true }, 'stands'],
  ] as const)('EIA-024 what bars a war: %s', (_, more, bar) => {
    expect(war.barOf({ ...NOTHING, ...more })).toBe(bar);
    expect(whyNot(war.mayDeclare({ ...NOTHING, ...more })) === undefined).toBe(bar === 'stands');
  });
  it('EIA-022 EIA-023 EIA-043 EIA-044 prices of wars', () => {
    expect([war.priceOfWar(false).total, war.priceOfWar(true).total]).toEqual([-3, -5]);
    expect([war.priceOfMinor(1).total, war.priceOfMinor(2).total]).toEqual([-1, -2]);
    expect([war.priceOfSeveral(3, 0).total, war.priceOfSeveral(2, 2).total, war.priceOfSeveral(0, 0).total]).toEqual([
      -3, -7, 0,
    ]);
  });
  const CALL: war.Calling = {
    ...{ origin: 'FR', caller: 'AU', against: 'FR', allied: true, allyAtWar: false, allyLocked: false, asked: false },
    ...{ called: [], aggressorsCall: false, before: [] },
  };
  it.each([
    ['the defender first', {}, undefined],
    ['no war of this phase', { origin: undefined }, 'eiapol-call-no-war'],
    ['both declared', { origin: 'both' }, 'eiapol-call-both'],
    ['a war that came of a call', { origin: 'late' }, 'eiapol-call-chain'],
    ['no ally', { allied: false }, 'eiapol-call-no-ally'],
    ['an ally at war already', { allyAtWar: true }, 'eiapol-call-at-war'],
    ['an enforced peace', { allyLocked: true }, 'eiapol-call-locked'],
    ['an aggressor before the defender', { origin: 'AU' }, 'eiapol-call-defender-first'],
    ['an aggressor after the defender', { origin: 'AU', called: ['FR'] }, undefined],
    ['a defender after the aggressors', { aggressorsCall: true }, 'eiapol-call-too-late'],
    ['another comes first', { before: ['PR'] }, 'eiapol-call-order'],
  ] as const)('EIA-027 a call: %s', (_, more, why) => {
    expect(whyNot(war.mayCall({ ...CALL, ...more } as war.Calling))).toBe(why);
  });
  it('EIA-027 who loses by a refusal', () => {
    expect(war.losesByRefusal('AU', 'RU', false)).toEqual(['RU']);
    expect(war.losesByRefusal('AU', 'RU', true)).toEqual(['RU', 'AU']);
  });
  it('EIA-040 twelve months lie between a broken alliance and the next', () => {
    const until = war.allyAgain({ y: 1806, m: 3 });
    expect(until).toEqual({ y: 1807, m: 3 });
    const at = (y: number, m: 2 | 3) =>
      whyNot(war.mayAlly({ allied: false, atWar: false, cooling: until, now: { y, m } }));
    expect([at(1807, 2), at(1807, 3)]).toEqual(['eiapol-ally-cooling', undefined]);
  });
  const enemies = new Set(['FR>AU', 'FR>RU', 'SP>AU', 'AU>FR', 'RU>FR', 'AU>SP']);
  const clash = (there: readonly Power[], joined: readonly Power[] = []): war.Drawn =>
    war.whoFights({
      movers: ['FR', 'SP'],
      there,
      joined,
      atWar: (one, other) => enemies.has(`${one}>${other}`) || (joined.includes(other) && one === 'FR'),
      allied: (one, other) => [one, other].includes('AU') && [one, other].includes('PR'),
    });
  it('EIA-120 the second ally comes in where it is at war with every defender', () => {
    expect(clash(['AU'])).toMatchObject({ attackers: ['FR', 'SP'], defenders: ['AU'], kept: [] });
    expect(clash(['AU', 'RU'])).toMatchObject({ attackers: ['FR'], defenders: ['AU', 'RU'], kept: ['SP'] });
  });
  it('EIA-120 an ally of the attacked steps aside, or joins by declaring war', () => {
    expect(clash(['AU', 'PR'])).toMatchObject({ aside: ['PR'], mayJoin: ['PR'], attackers: ['FR', 'SP'] });
    expect(clash(['AU', 'PR'], ['PR'])).toMatchObject({ defenders: ['AU', 'PR'], attackers: ['FR'], kept: ['SP'] });
  });
});

describe('claims', () => {
  const thrown = (dice: Record<string, number>) => (one: { who: Power; round: number }) =>
    dice[`${one.round}-${one.who}`];
  it('EIA-008 the highest die wins, those who tie throw again', () => {
    const three: readonly Power[] = ['AU', 'FR', 'RU'];
    expect(competitive(three, thrown({ '1-AU': 2 }), false).needs).toEqual([
      { who: 'FR', round: 1 },
      { who: 'RU', round: 1 },
    ]);
    expect(competitive(three, thrown({ '1-AU': 2, '1-FR': 6, '1-RU': 3 }), false).order).toEqual(['FR']);
    const tie = { '1-AU': 5, '1-FR': 5, '1-RU': 1 };
    expect(competitive(three, thrown(tie), false).needs).toEqual([
      { who: 'AU', round: 2 },
      { who: 'FR', round: 2 },
    ]);
    expect(competitive(three, thrown({ ...tie, '2-AU': 1, '2-FR': 4 }), true).order).toEqual(['FR', 'AU', 'RU']);
  });
});

describe('peace', () => {
  it('EIA-028 an informal peace holds nothing that only a treaty may', () => {
    expect(whyNot(peace.mayAgree(['money', 'promise']))).toBeUndefined();
    for (const one of peace.NEVER_INFORMAL) expect(whyNot(peace.mayAgree(['money', one]))).toBe('eiapol-not-informal');
  });
  it.each([
    ['all enemies', ['AU', 'RU'], [], false, undefined],
    ['one with forces at home', ['AU'], ['AU'], false, undefined],
    ['one without', ['AU'], ['RU'], false, 'eiapol-sue-inside'],
    ['a friend', ['PR'], [], false, 'eiapol-sue-no-war'],
    ['nobody', [], [], false, 'eiapol-sue-whom'],
    ['one, when it must sue all', ['AU'], ['AU'], true, 'eiapol-sue-everybody'],
  ] as const)('EIA-029 EIA-237 whom to sue: %s', (_, sued, inside, mustSue, why) => {
    expect(whyNot(peace.maySue({ enemies: ['AU', 'RU'], sued, inside, mustSue }))).toBe(why);
  });
  it('EIA-029 a conditional offer must be taken, the other may be refused', () => {
    expect([peace.isTaken('conditional', false), peace.isTaken('unconditional', false)]).toEqual([true, false]);
  });
  it('EIA-030 each victor gains, the loser pays once for the worse kind', () => {
    expect([peace.victorGains(false).by, peace.victorGains(true).by]).toEqual([3, 5]);
    expect(peace.loserPays([false, false], 0).by).toBe(-5);
    expect(peace.loserPays([false, true], 0).by).toBe(-8);
    expect(peace.loserPays([true], -5).by).toBe(-3);
    expect(peace.loserPays([false], -8).by).toBe(0);
  });
  const counts = { A: 5, B: 7, C: 9 };
  const victors = (...all: [Power, boolean, ...string[]][]): peace.Victor[] =>
    all.map(([power, unconditional, ...terms]) => ({ power, unconditional, terms }));
  const takes = (all: peace.Victor[], of: Power, code: string) => whyNot(peace.mayTake(all, of, code, { counts }));
  it('EIA-031 a conditional peace: one of A by the loser, two of B by the victor, none of C', () => {
    const open = victors(['FR', false]);
    expect([takes(open, 'FR', 'A.2'), takes(open, 'FR', 'B.3'), takes(open, 'FR', 'C.3')]).toEqual([
      undefined,
      undefined,
      'eiapol-term-list-c',
    ]);
    expect(takes(victors(['FR', false, 'A.1']), 'FR', 'A.2')).toBe('eiapol-term-one-a');
    expect(takes(victors(['FR', false, 'A.1', 'B.2', 'B.3']), 'FR', 'B.5')).toBe('eiapol-term-enough');
    expect(takes(open, 'FR', 'A.6')).toBe('eiapol-term-none');
  });
  it('EIA-032 an unconditional peace: three of B and C, none of A', () => {
    expect(takes(victors(['FR', true]), 'FR', 'A.1')).toBe('eiapol-term-list-a');
    expect(takes(victors(['FR', true, 'B.2', 'C.3']), 'FR', 'C.5')).toBeUndefined();
    expect(takes(victors(['FR', true, 'B.2', 'C.3', 'C.5']), 'FR', 'C.8')).toBe('eiapol-term-enough');
  });
  it('EIA-033 no term twice but C.6 and those of A, and B.4 shuts out B.1 and C.1', () => {
    const two = victors(['FR', true, 'B.4'], ['GB', true]);
    expect(takes(two, 'GB', 'B.4')).toBe('eiapol-term-twice');
    expect([takes(two, 'GB', 'B.1'), takes(two, 'GB', 'C.1.c')]).toEqual(['eiapol-term-clash', 'eiapol-term-clash']);
    expect(takes(victors(['FR', true, 'C.1.a'], ['GB', true]), 'GB', 'B.4')).toBe('eiapol-term-clash');
    expect(takes(victors(['FR', true, 'C.6'], ['GB', true]), 'GB', 'C.6')).toBeUndefined();
    expect(takes(victors(['FR', true, 'C.6'], ['GB', true]), 'FR', 'C.6')).toBe('eiapol-term-twice');
    expect(takes(victors(['FR', false, 'A.1'], ['GB', false]), 'GB', 'A.1')).toBeUndefined();
  });
  it('EIA-033 C.6 comes about where every victor chose it', () => {
    expect(peace.takesEffect(victors(['FR', true, 'C.6'], ['GB', true]), 'C.6')).toBe(false);
    expect(peace.takesEffect(victors(['FR', true, 'C.6'], ['GB', true, 'C.6']), 'C.6')).toBe(true);
  });
  it('EIA-033 victors choose in turn, in the order in which they went to war', () => {
    const order = peace.warOrder(
      [
        { power: 'RU', order: 2 },
        { power: 'AU', order: 1 },
        { power: 'GB', order: 1 },
      ],
      { AU: 1, GB: 2 },
    );
    expect(order).toEqual(['GB', 'AU', 'RU']);
    expect(
      peace.tiedIn([
        { power: 'RU', order: 2 },
        { power: 'AU', order: 1 },
        { power: 'GB', order: 1 },
      ]),
    ).toEqual(['AU', 'GB']);
    const next = (last: Power | null, done: readonly Power[] = []) =>
      peace.nextToChoose(order, last, (one) => done.includes(one));
    expect([next(null), next('GB'), next('RU'), next('GB', ['AU']), next('RU', order)]).toEqual([
      'GB',
      'AU',
      'GB',
      'RU',
      undefined,
    ]);
  });
  it('EIA-036 eighteen months of enforced peace, longer by B.2 and C.2, by ruling one more', () => {
    const made = { y: 1806, m: 2 } as const;
    expect(peace.lockUntil(made, 0, {})).toEqual({ y: 1807, m: 8 });
    expect(peace.lockUntil(made, 6, {})).toEqual({ y: 1808, m: 2 });
    expect(peace.lockUntil(made, 0, { lockEnds: 'monthPlus19' })).toEqual({ y: 1807, m: 9 });
    expect([peace.effectOfTerm('B.2'), peace.effectOfTerm('C.2'), peace.effectOfTerm('B.1')]).toEqual([
      'months',
      'months',
      undefined,
    ]);
  });
  it('EIA-035 under C.5 the victor stays, but for garrisons in capitals', () => {
    const stay = (victorByC5: boolean, isGarrison: boolean, inCapital: boolean) =>
      peace.mayStay({ victorByC5, isGarrison, inCapital });
    expect([
      stay(false, false, false),
      stay(true, false, true),
      stay(true, true, false),
      stay(true, true, true),
    ]).toEqual([false, true, true, false]);
  });
});

describe('minors', () => {
  const one = (power: Power, more: Partial<minors.Candidate> = {}): minors.Candidate => ({
    ...{ power, willing: true, atWarWithMinor: false, allyOfAttacker: false },
    ...more,
  });
  it('EIA-041 allies of an attacker run a minor only where nobody else will', () => {
    expect(minors.bidders([one('AU', { allyOfAttacker: true }), one('RU')])).toEqual(['RU']);
    expect(minors.bidders([one('AU', { allyOfAttacker: true }), one('RU', { willing: false })])).toEqual(['AU']);
    expect(minors.bidders([one('FR', { atWarWithMinor: true })])).toEqual([]);
  });
  it('EIA-041 the roll: die, national modifier, zone, and two where it is at war already', () => {
    expect(minors.runRoll(4, { national: -1, zone: 1, atWar: true }).total).toBe(6);
    expect(minors.runRoll(4, { national: 0, zone: 0, atWar: false }).total).toBe(4);
  });
  it('EIA-042 with forces it is a free state, without conquered', () => {
    expect([minors.flagOnControl(true), minors.flagOnControl(false)]).toEqual(['free', 'conquered']);
  });
  it('EIA-043 two under an enforced peace both back down, one who is barred alone', () => {
    const lockedPair = (a: Power, b: Power) => [a, b].every((each) => each === 'AU' || each === 'FR');
    expect(minors.whoBacksDown(['AU', 'FR', 'RU'], [], lockedPair, [])).toEqual(['AU', 'FR']);
    expect(minors.whoBacksDown(['AU', 'FR'], ['AU'], lockedPair, [])).toEqual(['AU']);
    expect(minors.whoBacksDown(['AU', 'RU'], [], () => false, ['RU'])).toEqual(['RU']);
    expect(minors.whoBacksDown(['AU', 'RU'], [], (a) => a === 'RU', [])).toEqual(['RU']);
  });
  it('EIA-023 EIA-236 a district that another power holds does not count', () => {
    const den = { id: 'den', districts: 2, major: null, controller: null };
    const nor = (controller: Power | null) => ({ id: 'nor', districts: 1, major: 'den', controller });
    expect(minors.countedDistricts([den, nor(null)], den)).toBe(2);
    expect(minors.countedDistricts([den, nor('FR')], den)).toBe(1);
    expect(minors.districtsWith([den, nor('FR')], den)).toEqual([]);
    expect(minors.districtsWith([den, nor(null)], den)).toHaveLength(1);
  });
  it('EIA-049 in Instability conquered countries go where no own corps is, in Fiasco all of them', () => {
    const fall = (
      zone: 'instability' | 'fiasco' | 'neutral',
      state: 'free' | 'conquered',
      ownCorps: boolean,
      enemies: Power[] = [],
    ) => minors.fallOf(zone, { state, ownCorps, enemies }).to;
    expect([fall('instability', 'conquered', false), fall('instability', 'conquered', true)]).toEqual([
      'neutral',
      'kept',
    ]);
    expect([fall('instability', 'free', false), fall('fiasco', 'free', true)]).toEqual(['kept', 'neutral']);
    expect([fall('fiasco', 'conquered', true, ['RU']), fall('neutral', 'conquered', false)]).toEqual(['enemy', 'kept']);
  });
  it('EIA-184 a capital that was held last turn and all of this one is conquered', () => {
    const held = { by: 'FR', since: { y: 1806, m: 12 } } as const;
    expect(minors.isConquered(held, 'FR', { y: 1806, m: 12 })).toBe(false);
    expect(minors.isConquered(held, 'FR', { y: 1807, m: 1 })).toBe(true);
    expect(minors.isConquered(held, 'RU', { y: 1807, m: 1 })).toBe(false);
    expect([minors.occupiers(['FR'], false, 'AU'), minors.occupiers(['FR'], true, 'AU')]).toEqual([['FR'], []]);
    expect([minors.occupiers(['FR', 'RU'], false, null), minors.occupiers(['FR', 'AU'], false, 'AU')]).toEqual([
      ['FR', 'RU'],
      [],
    ]);
  });
  it('EIA-045 a war lapses from the month after, where no corps is inside', () => {
    const now = { y: 1806, m: 4 } as const;
    expect([
      minors.lapses(false, { y: 1806, m: 3 }, now),
      minors.lapses(true, { y: 1806, m: 3 }, now),
      minors.lapses(false, now, now),
    ]).toEqual([true, false, false]);
  });
  it('EIA-047 a conquered country that can own corps becomes a free state', () => {
    const may = (state: 'free' | 'conquered', hasCorps: boolean, secondary: boolean) =>
      whyNot(minors.mayFree({ state, hasCorps, secondary }));
    expect([may('conquered', true, false), may('conquered', false, false), may('conquered', true, true)]).toEqual([
      undefined,
      'eiapol-free-corps',
      'eiapol-free-corps',
    ]);
    expect(may('free', true, false)).toBe('eiapol-free-conquered');
  });
  it('EIA-233 access: a neutral minor for passing, a power by leave or in war', () => {
    const to = (more: object) =>
      minors.entryTo({ own: false, neutralMinor: false, atWar: false, leave: false, ...more });
    expect([to({ neutralMinor: true }), to({}), to({ leave: true }), to({ atWar: true }), to({ own: true })]).toEqual([
      'pass',
      'no',
      'free',
      'free',
      'free',
    ]);
  });
  it('EIA-234 whose a city is in combat', () => {
    expect(minors.cityControl([], 'AU')).toEqual({ by: 'AU', guns: false, claimants: [] });
    expect(minors.cityControl(['RU'], 'FR')).toMatchObject({ by: 'RU', guns: true });
    expect(minors.cityControl(['RU', 'FR'], 'FR')).toMatchObject({ by: 'FR', guns: true });
    expect(minors.cityControl(['RU', 'AU'], 'FR')).toMatchObject({ by: null, claimants: ['RU', 'AU'] });
  });
  it('EIA-022 EIA-030 EIA-046 the points stand as one table, none of them absent from the text', () => {
    expect(Object.fromEntries(Object.entries(POINTS).map(([key, { by }]) => [key, by]))).toEqual({
      ...{ war: -3, warOnAlly: -2, warOnMinor: -1, forcedWars: -3, backingWars: -3, forcedOnAlly: -2 },
      ...{ backingOnAlly: -2, breaking: -2, refusedCall: -2, separatePeace: -2, tookConditional: 3 },
      ...{ tookUnconditional: 5, surrendered: -5, surrenderedUnconditionally: -8, runsMinor: 1 },
      ...{ receivesMinor: 1, conquers: 1, losesMinor: -1 },
    });
  });
});
