import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, fillSlot } from '../../../../src/campaign/chart-slot.ts';
import { brokenOf, carriedLoss, dayEnd, roundEnd } from '../../../../src/campaign/empires-in-arms/rules/breaking.ts';
import {
  cavalryOf,
  countOf,
  type LossRules,
  lossTrouble,
  militiaAllowed,
  percentOf,
  proposedLosses,
  sharedLosses,
  summed,
} from '../../../../src/campaign/empires-in-arms/rules/casualties.ts';
import {
  cellTrouble,
  combatShapes,
  KNOWN,
  NO_OWN_CHITS,
  operationalCell,
  pursuitClassCell,
  readCell,
  tableOf,
} from '../../../../src/campaign/empires-in-arms/rules/combat-charts.ts';
import {
  dieModifier,
  hasCavalrySuperiority,
  modifiedDie,
} from '../../../../src/campaign/empires-in-arms/rules/combat-dice.ts';
import { fixedTable, strengthOf, tableFor } from '../../../../src/campaign/empires-in-arms/rules/combat-tables.ts';
import {
  agedRatings,
  type CorpsHere,
  commanders,
  commandOf,
  type LeaderHere,
  overCommand,
  tacticalRating,
  takesOver,
} from '../../../../src/campaign/empires-in-arms/rules/commander.ts';
import {
  bombards,
  committed,
  guardInVain,
  mayCommit,
  mostGuardShift,
  onlyGuns,
} from '../../../../src/campaign/empires-in-arms/rules/guard-and-guns.ts';
import {
  baseMorale,
  baseMoraleOne,
  baseMoraleTwo,
  finalMorale,
  partsOf,
  primaryComponent,
} from '../../../../src/campaign/empires-in-arms/rules/morale.ts';
import { mayOutflank, splitTrouble, splitter } from '../../../../src/campaign/empires-in-arms/rules/outflank.ts';
import {
  battlePoints,
  corpsCounted,
  stormPoints,
} from '../../../../src/campaign/empires-in-arms/rules/political-points-of-battle.ts';
import {
  isPursuit,
  mostPaid,
  paysPursuit,
  proposedPursuit,
  pursuitClass,
  pursuitDie,
} from '../../../../src/campaign/empires-in-arms/rules/pursuit.ts';
import {
  arrivalRating,
  escapesOutflank,
  isSureWithdrawal,
  mayReinforce,
  mayReinforceAfter,
  reinforcingRating,
  succeeds,
  withdrawalRating,
} from '../../../../src/campaign/empires-in-arms/rules/reinforcing.ts';
import { canRetreat, ways } from '../../../../src/campaign/empires-in-arms/rules/retreat.ts';
import type { Factors } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { FACTOR_TYPES, TERRAINS } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import type { Legality } from '../../../../src/engine/legality.ts';
import { codeOf } from '../../../../src/engine/message.ts';

const why = (legal: Legality) => (legal.ok ? undefined : codeOf(legal.why));
const percent = (n: number, of: number, rulings = {}, slots = {}) => {
  const read = percentOf(n, of, slots, rulings);
  return 'sum' in read ? read.sum.total : read.between.map((n) => read.whole + n);
};

describe('charts', () => {
  it('EIA-144 EIA-150 know the cells of the text’s examples, and nothing else', () => {
    const cells = Object.values(KNOWN).reduce((n, chart) => n + Object.keys(chart).length, 0);
    expect(cells).toBe(28);
    const at = { secondSet: false, river: false };
    const chits = { attacker: 'echelon', defender: 'counterattack' };
    expect([1, 2, 3].map((round) => readCell({}, 'CH-07', operationalCell(chits, 'attacker', round, at)))).toEqual([
      12, 34, 24,
    ]);
    expect([1, 2, 3].map((round) => readCell({}, 'CH-07', operationalCell(chits, 'defender', round, at)))).toEqual([
      31, 41, 21,
    ]);
    const out = { attacker: 'outflank', defender: 'counterattack' };
    expect(readCell({}, 'CH-07', operationalCell(out, 'attacker', 2, { ...at, secondSet: true }))).toBe(44);
    expect(
      readCell({}, 'CH-07', operationalCell({ attacker: 'probe', defender: 'cordon' }, 'attacker', 1, at)),
    ).toBeUndefined();
  });

  it('EIA-144 refuse a cell that is no table, no multiple of five, or gainsays the text', () => {
    const echelon = cellOf('counterattack', 'echelon-A1');
    expect(cellTrouble('CH-07', cellOf('cordon', 'probe-A1'), 32, NO_OWN_CHITS)).toBeUndefined();
    expect(cellTrouble('CH-07', cellOf('cordon', 'probe-A1'), 36, NO_OWN_CHITS)).toBe('noCell');
    expect(cellTrouble('CH-07', echelon, 13, NO_OWN_CHITS)).toBe('contradicts');
    expect(cellTrouble('CH-07', echelon, 12, NO_OWN_CHITS)).toBeUndefined();
    expect(cellTrouble('CH-08', cellOf('3-3', '4-loss'), 12, NO_OWN_CHITS)).toBe('noCell');
    expect(cellTrouble('CH-08', cellOf('3-3', '9-loss'), 10, NO_OWN_CHITS)).toBe('noCell');
    expect(cellTrouble('CH-11', cellOf('5', '5'), 55, NO_OWN_CHITS)).toBe('contradicts');
    expect(
      cellTrouble('CH-07', cellOf('cordon', 'feint-A1'), 32, { attacker: ['feint'], defender: [] }),
    ).toBeUndefined();
  });

  it('EIA-151 reads the river on the cordon line of four columns', () => {
    const cell = (attacker: string, defender: string) =>
      operationalCell({ attacker, defender }, 'attacker', 1, { secondSet: false, river: true });
    expect(cell('assault', 'cordon')).toBe('cordon-river/assault-A1');
    expect(cell('outflank', 'cordon')).toBe('cordon/outflank-A1');
    expect(cell('assault', 'counterattack')).toBe('counterattack/assault-A1');
  });

  it('EIA-161 reads 2 to 2.9 as one band, and the third column from the third round and the second day on', () => {
    expect([pursuitClassCell(26, 2, 1), pursuitClassCell(7, 2, 1), pursuitClassCell(7, 1, 2)]).toEqual([
      '2-2.9/2',
      '0.7/2',
      '0.7/3',
    ]);
    expect(readCell({}, 'CH-10', pursuitClassCell(26, 2, 1))).toBe(3);
  });

  it('EIA-150 have 25 tables of eight dice', () => {
    expect(combatShapes(NO_OWN_CHITS)['CH-08'].rows).toHaveLength(25);
    expect(tableOf(41)).toEqual({ casualty: 4, morale: 1 });
    expect(tableOf(46)).toBeUndefined();
  });
});

describe('percentages', () => {
  it.each([
    ['EIA-156 20 % of 31', 20, 31, 6],
    ['EIA-156 15 % of 54', 15, 54, 8],
    ['EIA-156 10 % of 50', 10, 50, 5],
    ['EIA-156 5 % of 37', 5, 37, 2],
    ['EIA-156 15 % of 48', 15, 48, 7],
    ['EIA-156 5 % of 32', 5, 32, 2],
    ['EIA-156 60 % of 18', 60, 18, 11],
  ])('%s', (_, n, of, lost) => {
    expect(percent(n, of)).toBe(lost);
  });

  it('EIA-156 asks for an exact half, takes the ruling, and a typed cell before all', () => {
    expect(percent(5, 10)).toEqual([0, 1]);
    expect(percent(5, 30)).toEqual([1, 2]);
    expect(percent(5, 10, { halves: 'up' })).toBe(1);
    expect(percent(10, 5, { halves: 'down' })).toBe(0);
    expect(percent(5, 30, { halves: 'up' }, fillSlot({}, 'CH-06', cellOf('10', '5'), 0))).toBe(1);
  });

  it('EIA-156 is the nearest whole, whatever the twenties', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 0, max: 20 }), (of, fives) => {
        const n = percent(fives * 5, of, { halves: 'up' });
        expect(n).toBe(Math.floor((of * fives * 5 + 50) / 100));
      }),
    );
  });
});

const russians: Factors = { guard: 6, regular: 17, militia: 13, cavalry: 1 };
const loss = (due: number, more: Partial<LossRules> = {}): LossRules => ({
  due,
  moraleLost: 0,
  breaks: false,
  anyKind: false,
  ...more,
});

describe('which factors go', () => {
  const after: Factors = { guard: 6, regular: 17, militia: 8, cavalry: 1 };
  const broken = loss(7, { moraleLost: 30, breaks: true });
  it.each([
    ['EIA-157 militia while morale holds', russians, { militia: 5 }, loss(5, { moraleLost: 10 }), undefined],
    ['EIA-157 not from 2.0 on', after, { militia: 7 }, loss(7, { moraleLost: 20 }), 'eiacombat-loss-militia'],
    ['EIA-157 one of cavalry as it breaks', after, { regular: 7 }, broken, 'eiacombat-loss-cavalry'],
    ['EIA-157 cavalry and regulars as in the text', after, { cavalry: 1, regular: 6 }, broken, undefined],
    ['EIA-156 no more than are due', russians, { militia: 6 }, loss(5), 'eiacombat-loss-due'],
    ['EIA-156 no more than there are', russians, { cavalry: 2 }, loss(2), 'eiacombat-loss-short'],
    [
      'EIA-157 militia where nothing else is left',
      { militia: 9, regular: 2 },
      { militia: 3, regular: 2 },
      loss(5, { moraleLost: 25 }),
      undefined,
    ],
    ['EIA-173 any kind in a trivial combat', after, { militia: 7 }, { ...broken, anyKind: true }, undefined],
  ] as const)('%s', (_, force, chosen, rules, reason) => {
    const trouble = lossTrouble(force, chosen, rules);
    expect(trouble && codeOf(trouble)).toBe(reason);
  });

  it('EIA-157 what is proposed breaks no rule and takes what is due', () => {
    const force = fc.record(Object.fromEntries(FACTOR_TYPES.map((type) => [type, fc.nat(9)])));
    fc.assert(
      fc.property(
        force,
        fc.nat(40),
        fc.nat(40),
        fc.boolean(),
        fc.boolean(),
        (factors, due, moraleLost, breaks, anyKind) => {
          const rules = { due, moraleLost, breaks, anyKind };
          const chosen = proposedLosses(factors, rules);
          expect(lossTrouble(factors, chosen, rules)).toBeUndefined();
          expect(countOf(summed(factors, chosen, -1)) + countOf(chosen)).toBe(countOf(factors));
        },
      ),
    );
  });

  it('EIA-157 militia bear only what the others cannot', () => {
    expect(militiaAllowed({ militia: 9, regular: 2 }, loss(5, { moraleLost: 20 }))).toBe(3);
    expect(cavalryOf({ cavalry: 1, feudalCav: 2, cossack: 3, freikorps: 1, guard: 5 })).toBe(7);
  });

  it('EIA-273 shares by what each brought, a half up, odd ones left open', () => {
    expect(sharedLosses({ RU: 30, AU: 10 }, 4)).toEqual({ shares: { RU: 3, AU: 1 }, odd: 0 });
    expect(sharedLosses({ RU: 10, AU: 10 }, 3)).toEqual({ shares: { RU: 2, AU: 2 }, odd: -1 });
    expect(sharedLosses({ RU: 10, AU: 10, PR: 10 }, 4)).toEqual({ shares: { RU: 1, AU: 1, PR: 1 }, odd: 1 });
  });
});

describe('morale', () => {
  it.each([
    [
      'EIA-146 the Turks of the text: 114 over 50',
      { feudalInf: 18, feudalCav: 18, regular: 14 },
      { feudalInf: 20, feudalCav: 20, regular: 30 },
      23,
    ],
    ['EIA-146 the Russians of the text: 111 over 37', russians, { regular: 30, cavalry: 40 }, 30],
    ['EIA-146 guns fight as regulars', { artillery: 2, regular: 2 }, { artillery: 40, regular: 40 }, 40],
    ['EIA-146 irregulars fight with 1.0', { cossack: 3, guerilla: 1 }, {}, 10],
  ] as const)('%s', (_, factors: Factors, moraleOf: Factors, tenths) => {
    expect(baseMoraleOne(partsOf(factors, (type) => moraleOf[type] ?? 0)).tenths).toBe(tenths);
  });

  it('EIA-146 the text’s 51 factors come to 3.8', () => {
    const parts = [
      { type: 'regular', n: 21, tenths: 30 },
      { type: 'cavalry', n: 20, tenths: 40 },
      { type: 'guard', n: 10, tenths: 50 },
    ] as const;
    expect(baseMoraleOne(parts).tenths).toBe(38);
    expect(baseMoraleOne(parts).sum.total).toBe(3.8);
  });

  it.each([
    ['EIA-147 Austria of the text', { AU: 3 }, 'AU', { guard: 3, regular: 28, militia: 6 }, 0, 32],
    ['EIA-147 lifted by 0.5 at most', { FR: 2 }, 'FR', { guard: 9 }, 0, 45],
    ['EIA-147 lowered by 1.0 at most', { TU: 2 }, 'TU', { feudalInf: 9, feudalCav: 9 }, 0, 20],
    ['EIA-147 weak minors count', { FR: 1 }, 'FR', { regular: 5 }, 4, 36],
    ['EIA-147 level: the lower basic morale', { GB: 1, SP: 1 }, 'GB', { regular: 5 }, 0, 30],
    ['EIA-147 no corps: the owner’s', {}, 'RU', { cossack: 2 }, 0, 33],
  ] as const)('%s', (_, corps, owner, factors, weakMinor, tenths) => {
    expect(baseMoraleTwo({ corps, owner, factors, weakMinor }).tenths).toBe(tenths);
  });

  it('EIA-147 primary is the power with most corps', () => {
    expect(primaryComponent({ RU: 2, AU: 3 })).toBe('AU');
    expect(primaryComponent({ GB: 2, AU: 2, TU: 2 })).toBe('TU');
    expect(primaryComponent({})).toBeUndefined();
  });

  it('EIA-146 EIA-147 goes by the method that was chosen', () => {
    const parts = partsOf({ cossack: 2 }, () => 0);
    const two = { corps: {}, owner: 'RU', factors: { cossack: 2 }, weakMinor: 0 } as const;
    expect(baseMorale(parts, two, {}).tenths).toBe(10);
    expect(baseMorale(parts, two, { moraleMethod: 'two' }).tenths).toBe(33);
    expect(baseMorale(parts, two, { moraleMethod: 'two', methodTwoNoCorps: 'methodOne' }).tenths).toBe(10);
  });

  it('EIA-148 a second day takes half a point', () => {
    expect(finalMorale(32, 1, 0).tenths).toBe(32);
    expect(finalMorale(32, 2, 0).tenths).toBe(27);
    expect(finalMorale(32, 3, -5).tenths).toBe(17);
  });

  it('EIA-146 a mean is never under the true one, and never a tenth over it', () => {
    const part = fc.record({ n: fc.integer({ min: 1, max: 30 }), tenths: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const { tenths } = baseMoraleOne(parts.map((one) => ({ type: 'regular', ...one })));
        const exact = parts.reduce((n, one) => n + one.n * one.tenths, 0) / parts.reduce((n, one) => n + one.n, 0);
        expect(tenths - exact).toBeGreaterThanOrEqual(0);
        expect(tenths - exact).toBeLessThan(1);
      }),
    );
  });
});

describe('tables', () => {
  it.each([
    ['EIA-153 forest takes a casualty level of both', 'forest', '1-2', '1-2'],
    ['EIA-153 mountain takes one of the attacker', 'mountain', '1-2', '2-2'],
    ['EIA-153 desert adds a morale level to both', 'desert', '2-3', '2-3'],
    ['EIA-153 marsh does both', 'marsh', '1-3', '1-3'],
    ['EIA-153 clear does nothing', 'clear', '2-2', '2-2'],
  ] as const)('%s', (_, terrain, attacker, defender) => {
    const written = (side: 'attacker' | 'defender') => {
      const { table } = tableFor({ casualty: 2, morale: 2 }, side, terrain, 0);
      return `${table.casualty}-${table.morale}`;
    };
    expect([written('attacker'), written('defender')]).toEqual([attacker, defender]);
  });

  it('EIA-153 EIA-271 levels are held to 1 to 5', () => {
    expect(tableFor({ casualty: 1, morale: 5 }, 'attacker', 'marsh', 2).table).toEqual({ casualty: 1, morale: 5 });
    expect(tableFor({ casualty: 3, morale: 2 }, 'attacker', 'clear', 2).table).toEqual({ casualty: 3, morale: 4 });
  });

  it('EIA-173 EIA-178 EIA-180 combats without chits have their tables', () => {
    expect(fixedTable('trivial', 'defender')).toEqual({ casualty: 5, morale: 2 });
    expect(fixedTable('storm', 'attacker')).toEqual({ casualty: 5, morale: 1 });
    expect(fixedTable('garrisonAttack', 'defender')).toEqual({ casualty: 5, morale: 2 });
    expect(fixedTable('field', 'attacker')).toBeUndefined();
  });

  it('EIA-152 outflankers count twice once they are there, as in the text: 16 and 10 make 36', () => {
    expect(strengthOf(16, 10, true).total).toBe(36);
    expect(strengthOf(20, 10, false).total).toBe(20);
  });
});

describe('the die', () => {
  it('EIA-155 adds at most one in all', () => {
    expect(dieModifier(1, true).total).toBe(1);
    expect(dieModifier(-1, true).total).toBe(0);
    expect([modifiedDie(1, -1), modifiedDie(6, 1)]).toEqual([0, 7]);
  });

  it('EIA-269 twice the cavalry is worth one, but not where all ride', () => {
    expect(hasCavalrySuperiority({ feudalCav: 18, regular: 4 }, russians)).toBe(true);
    expect(hasCavalrySuperiority({ cavalry: 3, regular: 4 }, { cavalry: 2 })).toBe(false);
    expect(hasCavalrySuperiority({ cavalry: 4 }, { cossack: 1 })).toBe(false);
    expect(hasCavalrySuperiority({ regular: 4 }, { regular: 1 })).toBe(false);
  });
});

const leader = (id: string, more: Partial<LeaderHere> = {}): LeaderHere => ({
  ...{ id, name: id, power: 'RU', s: 3, t: 3, max: 3, seniority: 'B', cavalry: false, napoleon: false },
  ...more,
});
const corps = (power: 'RU' | 'AU' | 'FR', n: number, s = 2, t = 2): CorpsHere[] =>
  Array.from({ length: n }, (_, i) => ({ id: `${power}${i}`, power, ratings: { s, t } }));

describe('command', () => {
  it.each([
    ['EIA-185 the only leader commands', [leader('a', { power: 'AU' })], corps('RU', 5), {}, ['a']],
    [
      'EIA-185 of allies, who has most corps',
      [leader('a'), leader('b', { power: 'AU', seniority: 'A' })],
      [...corps('RU', 3), ...corps('AU', 2)],
      {},
      ['a'],
    ],
    [
      'EIA-185 level: they agree',
      [leader('a'), leader('b', { power: 'AU' })],
      [...corps('RU', 2), ...corps('AU', 2)],
      {},
      ['a', 'b'],
    ],
    [
      'EIA-185 of one power, the senior',
      [leader('a', { seniority: 'C' }), leader('b', { seniority: 'A' })],
      corps('RU', 2),
      {},
      ['b'],
    ],
    ['EIA-185 two as senior: the owner says', [leader('a'), leader('b')], corps('RU', 2), {}, ['a', 'b']],
    [
      'EIA-185 none of the largest: those who have leaders',
      [leader('a'), leader('b', { seniority: 'A' })],
      [...corps('RU', 1), ...corps('AU', 4)],
      {},
      ['b'],
    ],
    [
      'EIA-185 or nobody, as the group reads it',
      [leader('a'), leader('b')],
      [...corps('RU', 1), ...corps('AU', 4)],
      { commanderPool: 'noCommander' },
      [],
    ],
  ] as const)('%s', (_, leaders, all, rulings, names) => {
    expect(commanders(leaders, all, rulings).map(({ id }) => id)).toEqual(names);
  });

  it('EIA-185 without a leader the best of the corps, each rating by itself or one corps’ both', () => {
    const all = [...corps('RU', 1, 3, 1), ...corps('AU', 1, 1, 4)];
    expect(commandOf(undefined, all, {}).ratings).toEqual({ s: 3, t: 4 });
    expect(commandOf(undefined, all, { corpsRating: 'oneCorps' }).ratings).toEqual({ s: 1, t: 4 });
    expect(commandOf(undefined, [], {}).ratings).toEqual({ s: 0, t: 0 });
  });

  it('EIA-185 a leader who joins takes over from a junior of his power, or from nobody', () => {
    expect(takesOver(leader('a', { seniority: 'C' }), leader('b', { seniority: 'A' }))).toBe(true);
    expect(takesOver(leader('a'), leader('b'))).toBe(false);
    expect(takesOver(leader('a', { seniority: 'C' }), leader('b', { power: 'AU', seniority: 'A' }))).toBe(false);
    expect(takesOver(undefined, leader('b'))).toBe(true);
  });

  it('EIA-186 Napoleon leads six; seven to twelve take one, thirteen two', () => {
    const napoleon = commandOf(leader('n', { t: 5, max: 6 }), [], {});
    expect([6, 7, 12, 13].map((n) => tacticalRating(napoleon, n, {}).total)).toEqual([5, 4, 4, 3]);
    expect(tacticalRating(commandOf(leader('x', { t: 1, max: 1 }), [], {}), 9, {}).total).toBe(0);
  });

  it('EIA-274 corps lead one, where the option is on', () => {
    const all = corps('RU', 3, 2, 3);
    expect(tacticalRating(commandOf(undefined, all, { corpsLeaders: 'on' }), 3, {}).total).toBe(1);
    expect(tacticalRating(commandOf(undefined, all, {}), 3, {}).total).toBe(3);
  });

  it('EIA-275 goes on, at more than or at each time the maximum', () => {
    const on = { harsherOverCommand: 'on' } as const;
    expect([2, 3, 5, 7, 9].map((n) => overCommand(n, 2, on))).toEqual([0, -1, -2, -3, -4]);
    expect([6, 8].map((n) => overCommand(n, 2, { ...on, overCommandStep: 'exactlyNOrMore' }))).toEqual([-3, -4]);
    expect([6, 8].map((n) => overCommand(n, 2, on))).toEqual([-2, -3]);
  });

  it('EIA-276 Napoleon ages, but not in France', () => {
    const n = leader('n', { s: 5, t: 5, max: 6, napoleon: true });
    const on = { ageingNapoleon: 'on' } as const;
    expect(agedRatings(n, { y: 1808, m: 12 }, false, on)).toEqual({ s: 5, t: 5 });
    expect(agedRatings(n, { y: 1809, m: 1 }, false, on)).toEqual({ s: 5, t: 4 });
    expect(agedRatings(n, { y: 1812, m: 1 }, false, on)).toEqual({ s: 4, t: 4 });
    expect(agedRatings(n, { y: 1814, m: 1 }, true, on)).toEqual({ s: 5, t: 5 });
    expect(agedRatings(n, { y: 1814, m: 1 }, false, {})).toEqual({ s: 5, t: 5 });
  });
});

describe('chits and outflanking', () => {
  it('EIA-142 outflanking takes two corps and a leader', () => {
    expect(why(mayOutflank({ nonArtilleryCorps: 2, hasLeader: true }))).toBeUndefined();
    expect(why(mayOutflank({ nonArtilleryCorps: 1, hasLeader: true }))).toBe('eiacombat-outflank-corps');
    expect(why(mayOutflank({ nonArtilleryCorps: 3, hasLeader: false }))).toBe('eiacombat-outflank-leader');
  });

  it.each([
    ['EIA-143 the attacker against a counterattack', 'outflank', 'counterattack', 'attacker'],
    ['EIA-143 not against a cordon', 'outflank', 'cordon', null],
    ['EIA-143 not both', 'outflank', 'outflank', null],
    ['EIA-143 the defender', 'assault', 'outflank', 'defender'],
    ['EIA-143 nobody', 'assault', 'cordon', null],
  ])('%s', (_, attacker, defender, side) => {
    expect(splitter({ attacker, defender })).toBe(side);
  });

  it('EIA-143 guns stay, one other corps stays, one goes', () => {
    const all = [
      { id: 'I', artillery: false },
      { id: 'II', artillery: false },
      { id: 'guns', artillery: true },
    ];
    const split = (...outflanking: string[]) => why(splitTrouble({ corps: all, outflanking }));
    expect([split('I'), split(), split('I', 'II'), split('guns')]).toEqual([
      undefined,
      'eiacombat-split-none',
      'eiacombat-split-all',
      'eiacombat-split-guns',
    ]);
  });

  it('EIA-145 a withdrawal succeeds on the rating, and always from a probe', () => {
    expect([3, 4].map((die) => succeeds(die as 3, 3, {}))).toEqual([true, false]);
    expect([
      succeeds(1, 0, {}),
      succeeds(1, 0, { ratingZero: 'naturalOne' }),
      succeeds(2, 0, { ratingZero: 'naturalOne' }),
    ]).toEqual([false, true, false]);
    expect(isSureWithdrawal('probe')).toBe(true);
    expect(isSureWithdrawal('assault')).toBe(false);
  });

  it('EIA-270 all cavalry rides off the easier, not from all cavalry', () => {
    const more = { note: 0, allCavalry: true, enemyAllCavalry: false, option: true };
    expect(withdrawalRating(2, more).total).toBe(3);
    expect(withdrawalRating(2, { ...more, enemyAllCavalry: true }).total).toBe(2);
    expect(withdrawalRating(2, { ...more, option: false, note: 1 }).total).toBe(3);
  });

  it.each([
    ['EIA-167 clear', 'clear', false, 3],
    ['EIA-167 a river', 'clear', true, 2],
    ['EIA-167 bad ground and a river, one in all', 'forest', true, 2],
    ['EIA-167 desert is no bad ground', 'desert', false, 3],
  ] as const)('%s', (_, terrain, river, rating) => {
    expect(reinforcingRating(3, terrain, river).total).toBe(rating);
  });

  const joins = {
    byArrow: false,
    landing: false,
    besieged: false,
    fightsElsewhere: 'no',
    onlyIrregulars: false,
    hasLeader: false,
    atWar: true,
  } as const;
  it.each([
    ['EIA-166 a corps may', {}, {}, undefined],
    ['EIA-166 not over an arrow', { byArrow: true }, {}, 'eiacombat-join-arrow'],
    ['EIA-166 not with another fight', { fightsElsewhere: 'yes' }, {}, 'eiacombat-join-other'],
    ['EIA-166 but with a trivial one', { fightsElsewhere: 'trivial' }, {}, undefined],
    [
      'EIA-166 not even that without the errata',
      { fightsElsewhere: 'trivial' },
      { errata000: 'off' },
      'eiacombat-join-other',
    ],
    ['EIA-166 irregulars with a leader alone', { onlyIrregulars: true }, {}, 'eiacombat-join-irregulars'],
    ['EIA-166 not without a war', { atWar: false }, {}, 'eiacombat-join-war'],
  ] as const)('%s', (_, more, rulings, reason) => {
    expect(why(mayReinforce({ ...joins, ...more }, rulings))).toBe(reason);
  });

  it('EIA-166 after the third round as the group reads it', () => {
    expect([
      mayReinforceAfter(2, {}),
      mayReinforceAfter(3, {}),
      mayReinforceAfter(3, { reinforceAfterR3: 'no' }),
    ]).toEqual([true, true, false]);
  });

  it('EIA-169 arrival: bad ground takes one, the second round adds two', () => {
    expect(arrivalRating(3, 'clear', 1, 0).total).toBe(3);
    expect(arrivalRating(3, 'marsh', 1, 0).total).toBe(2);
    expect(arrivalRating(3, 'marsh', 2, -1).total).toBe(3);
  });

  it('EIA-170 who withdraws gets away after round 1 where the outflank has not come', () => {
    const chits = { attacker: 'outflank', defender: 'withdraw' };
    expect(escapesOutflank(chits, false, 1)).toBe(true);
    expect(escapesOutflank(chits, true, 1)).toBe(false);
    expect(escapesOutflank({ ...chits, defender: 'cordon' }, false, 1)).toBe(false);
  });
});

describe('how a round ends', () => {
  const stands = { moraleLost: 0, finalMorale: 30, fighting: 10, away: 0, forced: false };
  it('EIA-158 a total that equals the morale breaks', () => {
    expect(brokenOf({ ...stands, moraleLost: 29 }).broken).toBe(false);
    expect(brokenOf({ ...stands, moraleLost: 30 }).broken).toBe(true);
    expect(brokenOf({ ...stands, fighting: 0 })).toMatchObject({ broken: true, wipedOut: true });
  });
  it('EIA-159 a pinning force beaten alone takes all with it', () => {
    expect(brokenOf({ ...stands, moraleLost: 30, away: 8 }).pinned).toBe(true);
  });

  const whole = { broken: false, wipedOut: false, pinned: false };
  const broken = { ...whole, broken: true };
  const gone = { ...broken, wipedOut: true };
  it.each([
    ['EIA-158 nobody broke', whole, whole, { end: 'goesOn' }],
    ['EIA-158 the defender broke', whole, broken, { end: 'won', winner: 'attacker' }],
    ['EIA-165 both broke', broken, broken, { end: 'bothBroke' }],
    ['EIA-165 broke while it wiped the other out', broken, gone, { end: 'won', winner: 'attacker' }],
    ['EIA-165 the same for the defender', gone, broken, { end: 'won', winner: 'defender' }],
    ['EIA-165 both wiped out', gone, gone, { end: 'bothGone' }],
  ])('%s', (_, attacker, defender, end) => {
    expect(roundEnd({ attacker, defender })).toEqual(end);
  });

  it.each([
    [
      'EIA-171 both fight: a new day',
      'fight',
      'fight',
      false,
      {},
      { next: 'newDay', leaves: [], pursues: null, winner: null },
    ],
    [
      'EIA-171 both leave',
      'withdraw',
      'withdraw',
      false,
      {},
      { next: 'over', leaves: ['attacker', 'defender'], pursues: null, winner: null },
    ],
    [
      'EIA-171 one leaves: the other may pursue',
      'fight',
      'withdraw',
      false,
      {},
      { next: 'over', leaves: ['defender'], pursues: 'attacker', winner: null },
    ],
    [
      'EIA-171 and wins, where the group says so',
      'withdraw',
      'fight',
      false,
      { oneSidedWithdrawal: 'stayerWins' },
      { next: 'over', leaves: ['attacker'], pursues: 'defender', winner: 'defender' },
    ],
    [
      'EIA-181 a limited combat has one day',
      'fight',
      'fight',
      true,
      {},
      { next: 'over', leaves: [], pursues: null, winner: null },
    ],
  ] as const)('%s', (_, attacker, defender, limited, rulings, end) => {
    expect(dayEnd({ attacker, defender }, limited, rulings)).toEqual(end);
  });

  it('EIA-158 what was lost counts on, or not', () => {
    expect(carriedLoss(12, {})).toBe(12);
    expect(carriedLoss(12, { moraleLossDays: 'reset' })).toBe(0);
  });
});

describe('political points', () => {
  const none = { winner: false, loser: false };
  it.each([
    ['EIA-160 four corps are two points', [9, 9, 9, 9], none, {}, 2, -2],
    ['EIA-160 three corps are two', [9, 9, 9], none, {}, 2, -2],
    ['EIA-160 one corps is one', [9], none, {}, 1, -1],
    ['EIA-160 three at most', [9, 9, 9, 9, 9, 9, 9, 9], none, {}, 3, -3],
    ['EIA-160 a corps over twenty counts twice', [21, 9], none, {}, 2, -2],
    [
      'EIA-160 Napoleon wins one more, beyond the cap',
      [9, 9, 9, 9, 9, 9, 9],
      { winner: true, loser: false },
      {},
      4,
      -3,
    ],
    ['EIA-160 Napoleon loses two more', [9, 9], { winner: false, loser: true }, {}, 1, -3],
    [
      'EIA-160 within the cap where the group says so',
      [9, 9, 9, 9, 9],
      { winner: true, loser: true },
      { leaderBeyondCap: 'no' },
      3,
      -3,
    ],
  ] as const)('%s', (_, beaten, napoleon, rulings, won, lost) => {
    const points = battlePoints(beaten, napoleon, rulings);
    expect([points.winner.total, points.loser.total]).toEqual([won, lost]);
  });

  it('EIA-160 twenty is one corps, twenty-one two', () => {
    expect([corpsCounted([20]), corpsCounted([21])]).toEqual([1, 2]);
  });

  it('EIA-179 a storm is worth one to who prevails, if a corps or a fleche is there', () => {
    expect(stormPoints({ corpsInside: false, fleches: 0, taken: true })).toBeNull();
    expect(stormPoints({ corpsInside: true, fleches: 0, taken: true })).toMatchObject({
      side: 'attacker',
      sum: { total: 1 },
    });
    expect(stormPoints({ corpsInside: false, fleches: 2, taken: false })).toMatchObject({
      side: 'defender',
      sum: { total: 1 },
    });
  });
});

describe('pursuit', () => {
  it('EIA-162 ground shifts the class, below 1 nobody pursues', () => {
    expect(TERRAINS.map((terrain) => pursuitClass(3, terrain).total)).toEqual([3, 2, 2, 1, 2]);
    expect(isPursuit(pursuitClass(1, 'forest').total)).toBe(false);
  });
  it('EIA-162 a cavalry leader adds one', () => {
    expect(pursuitDie(5, true).total).toBe(6);
  });

  const beaten: Factors = { guard: 6, regular: 11, militia: 8 };
  it('EIA-163 the text’s eleven losses wipe the Russians out', () => {
    expect(mostPaid(beaten, {})).toBeLessThanOrEqual(11);
    expect(proposedPursuit(beaten, 11, {})).toEqual(beaten);
    expect(paysPursuit(beaten, beaten, 11, {})).toBe(true);
  });

  it.each([
    ['EIA-163 a loss is one of cavalry', { cavalry: 2 }, 2, {}, true],
    ['EIA-163 or three of others', { regular: 3, cavalry: 1 }, 2, {}, true],
    ['EIA-163 or six militia', { militia: 6 }, 1, {}, true],
    ['EIA-163 not two of others', { regular: 2 }, 1, {}, false],
    ['EIA-163 nor more than is due', { regular: 6 }, 1, {}, false],
    [
      'EIA-163 in sixths two militia and two others do',
      { regular: 2, militia: 2 },
      1,
      { pursuitUnits: 'sixths' },
      true,
    ],
    ['EIA-163 but not for whole losses', { regular: 2, militia: 2 }, 1, {}, false],
  ] as const)('%s', (_, chosen, losses, rulings, pays) => {
    expect(paysPursuit({ cavalry: 4, regular: 12, militia: 9 }, chosen, losses, rulings)).toBe(pays);
  });

  it('EIA-163 what is proposed pays, by both readings', () => {
    const force = fc.record({ cavalry: fc.nat(5), regular: fc.nat(12), guard: fc.nat(4), militia: fc.nat(14) });
    fc.assert(
      fc.property(
        force,
        fc.nat(12),
        fc.constantFrom({}, { pursuitUnits: 'sixths' as const }),
        (factors, losses, rulings) => {
          const chosen = proposedPursuit(factors, losses, rulings);
          expect(paysPursuit(factors, chosen, losses, rulings), JSON.stringify(chosen)).toBe(true);
        },
      ),
    );
  });
});

describe('retreat', () => {
  it('EIA-164 to the closest, never twice to one area; none left: it surrenders', () => {
    const all = [
      { area: 'a', distance: 2, enemy: false },
      { area: 'b', distance: 1, enemy: true },
      { area: 'c', distance: 1, enemy: false },
    ];
    expect(ways(all, []).map(({ area }) => area)).toEqual(['b', 'c']);
    expect(ways(all, ['b', 'c']).map(({ area }) => area)).toEqual(['a']);
    expect(ways(all, ['a', 'b', 'c'])).toEqual([]);
  });
  it('EIA-173 garrisons of depots, and by the errata of cities, cannot retreat', () => {
    expect([
      canRetreat('corps', true),
      canRetreat('depotGarrison', false),
      canRetreat('cityGarrison', true),
      canRetreat('cityGarrison', false),
    ]).toEqual([true, false, false, true]);
  });
});

describe('guard and guns', () => {
  const guard = { power: 'FR', factors: 3, shift: 2, doneToday: false } as const;
  it.each([
    ['EIA-271 the French lift by two', {}, undefined],
    ['EIA-271 with two factors', { factors: 1 }, 'eiacombat-guard-few'],
    ['EIA-271 Prussia by one alone', { power: 'PR' }, 'eiacombat-guard-power'],
    ['EIA-271 Britain never', { power: 'GB', shift: 1 }, 'eiacombat-guard-power'],
    ['EIA-271 once a day', { doneToday: true }, 'eiacombat-guard-done'],
  ] as const)('%s', (_, more, reason) => {
    expect(why(mayCommit({ ...guard, ...more }))).toBe(reason);
  });

  it('EIA-271 breaks when none is left, or when the enemy stands', () => {
    expect(committed(3, 2)).toEqual({ lost: 2, breaks: false });
    expect(committed(2, 3)).toEqual({ lost: 2, breaks: true });
    expect([guardInVain(true, false), guardInVain(true, true), guardInVain(false, false)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      mostGuardShift('FR', 1),
      mostGuardShift('RU', 2),
      mostGuardShift('AU', 5),
      mostGuardShift('SP', 5),
    ]).toEqual([1, 2, 1, 0]);
  });

  it('EIA-272 guns open the round but not in a marsh, and break alone', () => {
    expect([
      bombards(2, 'clear', true),
      bombards(2, 'marsh', true),
      bombards(0, 'clear', true),
      bombards(2, 'clear', false),
    ]).toEqual([true, false, false, false]);
    expect([
      onlyGuns({ artillery: 2 }, true),
      onlyGuns({ artillery: 2, regular: 1 }, true),
      onlyGuns({ artillery: 2 }, false),
    ]).toEqual([true, false, false]);
  });
});
