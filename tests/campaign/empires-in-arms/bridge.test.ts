/** Factors to brigades and home again. Section 7 of the contract */
import { describe, expect, it } from 'vitest';
import type { Sheets } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { offers } from '../../../src/campaign/empires-in-arms/desks.ts';
import { type Back, isThrown, resultOf, type UnitBack } from '../../../src/campaign/empires-in-arms/from-table.ts';
import type { Play } from '../../../src/campaign/empires-in-arms/plays.ts';
import type { BattleResult } from '../../../src/campaign/empires-in-arms/politics.ts';
import {
  breaksAt,
  brigadesOf,
  factorsLost,
  forGood,
  houseOf,
  hundredthsLost,
  officerOf,
  qualityOf,
  toneOf,
} from '../../../src/campaign/empires-in-arms/rules/table.ts';
import { view } from '../../../src/campaign/empires-in-arms/seats.ts';
import {
  breakPointOf,
  commanderSent,
  pointsOf,
  pointsOfAll,
  scenarioOf,
  sentSide,
} from '../../../src/campaign/empires-in-arms/to-scenario.ts';
import { FACTOR_TYPES } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { area, code, corps, leader, table } from './fixtures.ts';

const HOUSE = houseOf({});
const WORDS = {
  ...{ title: 'a', summary: '', notes: '', nobody: 'nobody', ground: null, river: 'river', ends: 'ends' },
  unit: (type: string, n: number) => `${type} ${n}`,
  commander: (name: string) => name,
  side: (powers: readonly string[]) => powers.join(' '),
  arrives: (entry: string) => entry,
  beside: (kind: string) => kind,
};

/** The corps of the contract's worked example. 7.5 */
const EXAMPLE = corps('ex', 'AU', 'field', {
  boxes: { line: 20, cavalry: 4 },
  factors: { regular: 12, militia: 4, cavalry: 2 },
  infantry: 30,
  cavalry: 40,
});
const sheets: Sheets = {
  areas: [area('field', { owner: 'AU', city: false })],
  corps: [
    EXAMPLE,
    corps('fr1', 'FR', 'field', { factors: { regular: 8, guard: 3, cavalry: 3 } }),
    corps('fr2', 'FR', 'field'),
  ],
  leaders: [leader('boney', 'FR', { s: 5, t: 5, max: 6, special: 'napoleon', status: { is: 'corps', corps: 'fr1' } })],
};
const side = (power: 'AU' | 'FR', ...ids: string[]) => ({
  power,
  corps: ids,
  outflank: [] as string[],
  chit: null,
  note: 0,
});
const OUT = {
  do: 'to-table',
  area: 'field',
  kind: 'field',
  river: false,
  day: 1,
  attacker: side('FR', 'fr1', 'fr2'),
  defender: side('AU', 'ex'),
} as const satisfies Play;
const WAR = { id: 'FR-AU', a: 'FR', b: 'AU', since: { y: 1805, m: 9 }, order: 1 };
const war = (more: object = {}) => table({ sheets, ...more }).does({ do: 'add-piece', ledger: 'wars', piece: WAR });
const sent = () => war().does(OUT);
const result = (more: Partial<BattleResult> = {}): BattleResult => ({
  ...{
    requestId: 'b1',
    outcome: 'noDecision',
    withdrew: [],
    corpsUsed: ['fr1', 'fr2', 'ex'],
    menLost: [],
    leaders: [],
  },
  ...more,
});
const home = (more: Partial<BattleResult> = {}): Play => ({ do: 'home', result: result(more) });

describe('factors to units', () => {
  it('EIA-001 makes of two factors a brigade of 3,000 foot or 2,000 horse', () => {
    const [foot, odd] = brigadesOf({ id: 'x', factors: { regular: 3 }, moraleTenths: { regular: 30 } }, HOUSE);
    expect([foot?.men, odd?.men]).toEqual([3000, 1500]);
    expect(brigadesOf({ id: 'x', factors: { cavalry: 2 }, moraleTenths: { cavalry: 30 } }, HOUSE)[0]?.men).toBe(2000);
  });

  it.each([
    [1, [4, 2], [5, 3]],
    [2, [5, 3], [6, 3]],
    [3, [6, 3], [7, 3]],
    [4, [8, 4], [8, 4]],
    [5, [10, 5], [10, 5]],
  ])('gives a unit of quality %i its points of the table', (quality, foot, horse) => {
    const points = (arm: 'infantry' | 'cavalry', men: number) => pointsOf({ arm, quality, men });
    expect([points('infantry', 3000), points('infantry', 1500)]).toEqual(foot);
    expect([points('cavalry', 2000), points('cavalry', 1000)]).toEqual(horse);
  });

  it('takes one factor a unit at quality 6', () => {
    const units = brigadesOf(
      { id: 'x', factors: { guard: 3, cavalry: 1 }, moraleTenths: { guard: 60, cavalry: 60 } },
      HOUSE,
    );
    expect(units.map(pointsOf)).toEqual([8, 8, 8, 7]);
  });

  it('keeps every factor in exactly one unit', () => {
    for (let n = 0; n < 24; n += 1) {
      const factors = Object.fromEntries(FACTOR_TYPES.map((type, i) => [type, (n * (i + 3)) % 7]));
      const units = brigadesOf({ id: 'x', factors, moraleTenths: { regular: 30, cavalry: 60, guard: 50 } }, HOUSE);
      for (const type of FACTOR_TYPES)
        expect(units.filter((unit) => unit.type === type).reduce((sum, unit) => sum + unit.factors, 0)).toBe(
          factors[type],
        );
    }
  });

  it('makes of a factor of artillery two batteries, of cossacks skirmishing horse', () => {
    const units = brigadesOf({ id: 'x', factors: { artillery: 2, cossack: 3 }, moraleTenths: { cossack: 10 } }, HOUSE);
    expect(units.filter(({ arm }) => arm === 'artillery')).toHaveLength(4);
    expect(units.filter(({ cossack }) => cossack).map(({ men }) => men)).toEqual([2000, 1000]);
  });

  it.each([
    [9, 1],
    [20, 2],
    [39, 3],
    [50, 5],
    [99, 6],
  ])('reads morale %i as quality %i', (tenths, quality) => expect(qualityOf(tenths)).toBe(quality));
});

describe('leaders to officers', () => {
  it('EIA-012 rates him one above strategic and tactical, cavalry the bolder', () => {
    expect(officerOf({ s: 2, t: 2 }, { cavalry: false, tone: 0 }, HOUSE)).toEqual({ A: 3, L: 3, T: 3 });
    expect(officerOf({ s: 5, t: 6 }, { cavalry: true, tone: 0 }, HOUSE)).toEqual({ A: 6, L: 6, T: 4 });
    expect(toneOf('attacker', 'escalatedAssault', HOUSE)).toBe(1);
    expect(toneOf('defender', 'cordon', HOUSE)).toBe(-1);
    expect(toneOf('defender', 'assault', HOUSE)).toBe(0);
  });

  it('EIA-185 EIA-186 has the army led by its leader, after over-command', () => {
    const { request } = sent().state.combats.b1!;
    expect(request?.attacker.commander).toBe('boney');
    expect(commanderSent(request!.attacker, HOUSE, {})).toMatchObject({ name: 'boney', A: 6, L: 6 });
    const small = { ...request!.attacker, leaders: request!.attacker.leaders.map((one) => ({ ...one, max: 1, t: 3 })) };
    expect(commanderSent(small, HOUSE, {})).toMatchObject({ L: 3 });
    expect(commanderSent(request!.defender, HOUSE, {})).toMatchObject({ name: null, A: 3, L: 3 });
  });
});

describe('the worked example of the contract', () => {
  const request = sent().state.combats.b1!.request!;
  const [own] = sentSide(request.defender, 'defender', HOUSE);
  it('EIA-003 has nine units and 54 points, broken by the 16th', () => {
    expect(own?.brigades.map((unit) => [unit.type, unit.quality, pointsOf(unit)])).toEqual([
      ...Array.from({ length: 6 }, () => ['regular', 3, 6]),
      ...Array.from({ length: 2 }, () => ['militia', 2, 5]),
      ['cavalry', 4, 8],
    ]);
    expect(pointsOfAll(own?.brigades ?? [])).toBe(54);
    expect(own?.officer).toEqual({ A: 3, L: 3, T: 3 });
    expect(request.defender.finalMoraleTenths).toBe(29);
    expect(breakPointOf(request.defender, HOUSE)).toEqual({ points: 54, breaks: 16 });
    expect(breaksAt(54, 29)).toBe(16);
  });

  it('EIA-148 what the chits add or take is in it on every day, and nothing falls below nought', () => {
    const noted = (note: number, day = 1) =>
      war().does({ ...OUT, day, defender: { ...OUT.defender, note } }).state.combats.b1?.request?.defender;
    expect([-5, 4, -29, -40].map((note) => noted(note)?.finalMoraleTenths)).toEqual([24, 33, 0, 0]);
    expect([noted(-5)?.baseTenths, noted(0, 3)?.finalMoraleTenths, noted(-5, 2)?.finalMoraleTenths]).toEqual([
      29, 19, 19,
    ]);
  });

  it('loses 3 regulars, no militia and one of cavalry for 4,100, 700 and 600 men', () => {
    const lost = { regular: 4100, militia: 700, cavalry: 600 };
    expect([
      hundredthsLost('regular', 4100, HOUSE),
      hundredthsLost('militia', 700, HOUSE),
      hundredthsLost('cavalry', 600, HOUSE),
    ]).toEqual([273, 47, 60]);
    const play = sent().does(
      home({
        menLost: (['regular', 'militia', 'cavalry'] as const).map((type) => ({ force: 'ex', type, men: lost[type] })),
      }),
    );
    expect(play.state.corps.ex?.factors).toEqual({ regular: 9, militia: 4, cavalry: 1 });
  });
});

describe('the way home', () => {
  it('changes no ledger where nobody lost and nobody won', () => {
    const before = war().state;
    const after = sent().does(home()).state;
    const { combats: _, corps: now, ...rest } = after;
    const { combats: __, corps: old, ...was } = before;
    expect({ ...rest, serial: 0 }).toEqual({ ...was, serial: 0 });
    for (const [id, one] of Object.entries(now)) expect({ ...one, revealed: false }).toEqual(old[id]);
  });

  it('EIA-160 gives the victor half a point a beaten corps, and counts NAPOLEON', () => {
    const won = sent().does({ do: 'figure', power: 'AU', of: 'pp', by: 9, note: '' }, home({ outcome: 'attacker' }));
    expect(won.state.powers.FR?.marker).toBe(2);
    expect(won.state.powers.AU?.marker).toBe(8);
    const lost = sent().does({ do: 'figure', power: 'FR', of: 'pp', by: 9, note: '' }, home({ outcome: 'defender' }));
    expect(lost.state.powers.FR?.marker).toBe(9 - 1 - 2);
    expect(lost.lines.flatMap(({ changes = [] }) => changes).filter(({ of }) => of === 'pp')).toHaveLength(3);
  });

  it('EIA-165 gives nobody a point where both broke', () => {
    const play = sent().does(home({ outcome: 'bothBroke' }));
    expect(play.state.powers.FR?.marker).toBe(0);
  });

  it('EIA-171 has no winner where one side withdrew, or by the switch the one that stayed', () => {
    expect(sent().does(home({ withdrew: ['defender'] })).state.powers.FR?.marker).toBe(0);
    const by = war({ rulings: { oneSidedWithdrawal: 'stayerWins' } }).does(OUT, home({ withdrew: ['defender'] }));
    expect(by.state.powers.FR?.marker).toBe(2);
  });

  it('EIA-182 EIA-187 takes an emptied corps off; its leader goes on to another of his own there', () => {
    const men = { regular: 8 * 1500, guard: 3 * 1500, cavalry: 3000 };
    const play = sent().does(
      home({
        outcome: 'defender',
        menLost: (['regular', 'guard', 'cavalry'] as const).map((type) => ({ force: 'fr1', type, men: men[type] })),
      }),
    );
    expect(play.state.corps.fr1?.place).toEqual({ at: 'pool' });
    expect(play.state.leaders.boney?.status).toEqual({ is: 'corps', corps: 'fr2' });
  });

  it.each([
    ['regular', 750, 1],
    ['regular', 749, 0],
    ['regular', 99_999, 5],
    ['cavalry', 500, 1],
    ['artillery', 1, 1],
    ['artillery', 2, 1],
  ] as const)('rounds halves up: %s, %i gone is %i', (type, lost, factors) => {
    expect(factorsLost(type, lost, 5, HOUSE)).toBe(factors);
  });

  it('counts 44 of a hundred in quick mode, and what the group set', () => {
    expect(forGood(1000, HOUSE)).toBe(440);
    expect(houseOf({ 'house-infantry': 1200, 'house-quick': 900 })).toMatchObject({ infantry: 1200, quick: 100 });
  });
});

describe('what does not cross', () => {
  it.each([
    ['a naval battle', { ...OUT, kind: 'naval' }, 'eiabridge-not-here'],
    ['a storm', { ...OUT, kind: 'storm' }, 'eiabridge-not-here'],
    ['one side without a corps', { ...OUT, defender: side('AU') }, 'eiabridge-trivial'],
    ['a corps of elsewhere', { ...OUT, defender: side('AU', 'fr2') }, 'eiabridge-elsewhere'],
    [
      'outflankers with nobody to pin',
      { ...OUT, defender: { ...side('AU', 'ex'), outflank: ['ex'] } },
      'eiabridge-outflank',
    ],
  ] as const)('is %s', (_, play, why) => expect(code(war().tries(play, 'umpire'))).toBe(why));

  it('is a battle between those who are at peace', () => {
    expect(code(table({ sheets }).tries(OUT))).toBe('eiabridge-no-war');
  });

  it('is a second result, factors that were not there, a battle nobody sent', () => {
    expect(code(sent().does(home()).tries(home()))).toBe('eiabridge-twice');
    expect(code(sent().tries(home({ menLost: [{ force: 'ex', type: 'guard', men: 1 }] })))).toBe('eiabridge-not-held');
    expect(code(sent().tries(home({ corpsUsed: ['nobody'] })))).toBe('eiabridge-not-held');
    expect(code(sent().tries(home({ requestId: 'b9' })))).toBe('eiabridge-no-request');
    const changed = sent().does({ do: 'set-piece', ledger: 'corps', id: 'ex', set: { factors: { regular: 1 } } });
    expect(code(changed.tries(home()))).toBe('eiabridge-changed');
  });
});

describe('the scenario', () => {
  it('EIA-004 goes through the door of the shelf with every corps as a formation, and shows both sides', () => {
    const play = sent();
    const request = play.state.combats.b1!.request!;
    const made = scenarioOf({ ...request, terrain: 'marsh', river: true }, 'eia-b1', HOUSE, {}, WORDS);
    expect(made.sides.a.formations.map(({ id }) => id)).toEqual(['fr1', 'fr2']);
    expect(made.sides.b.formations[0]?.units).toHaveLength(9);
    expect(made).toMatchObject({
      date: '1806-02-15',
      crossings: [{ id: 'river' }],
      sky: { ground: 'soft', falls: 'snow' },
    });
    expect(play.state.corps.ex?.revealed).toBe(true);
  });

  it('lets outflankers come after the first watch', () => {
    const play = war().does({ ...OUT, attacker: { ...OUT.attacker, outflank: ['fr2'] } });
    const made = scenarioOf(play.state.combats.b1!.request!, 'eia-b1', HOUSE, {}, WORDS);
    expect(made.reinforcements).toMatchObject([{ formation: 'fr2', at: 660, side: 'a' }]);
  });
});

describe('from the table', () => {
  const request = sent().state.combats.b1!.request!;
  const ids = [...request.attacker.forces, ...request.defender.forces].flatMap((force) =>
    brigadesOf(force, HOUSE).map((one) => ({ id: one.id, cp: pointsOf(one) })),
  );
  const all = (of: (id: string, cp: number) => Partial<UnitBack>): Back => ({
    units: Object.fromEntries(
      ids.map(({ id, cp }) => [id, { here: true, startCP: cp, lostCP: 0, gone: 0, lost: 0, ...of(id, cp) }]),
    ),
    commanders: { attacker: 'ok', defender: 'ok' },
  });

  it('EIA-171 brings nothing home where nothing was lost, and nobody won', () => {
    const back = resultOf(
      request,
      all(() => ({})),
      HOUSE,
    );
    expect(back).toMatchObject({ outcome: 'noDecision', menLost: [], corpsUsed: ['fr1', 'fr2', 'ex'] });
    const before = sent().state;
    const after = sent().does({ do: 'home', result: back, campaign: before.seal }).state;
    expect(after.corps).toEqual(before.corps);
    expect(after.powers).toEqual(before.powers);
  });

  it('EIA-158 breaks at the sixteenth point of 54, not at the fifteenth', () => {
    const lost = (n: number) =>
      resultOf(
        request,
        all((id) => (id === 'ex-regular-1' ? { lostCP: n } : {})),
        HOUSE,
      ).outcome;
    expect(lost(15)).toBe('noDecision');
    expect(lost(16)).toBe('attacker');
    const both = all((_, cp) => ({ lostCP: cp }));
    expect(resultOf(request, both, HOUSE).outcome).toBe('bothBroke');
  });

  it('takes the men the dice count, or 44 of a hundred of the lost', () => {
    const thrown = all((id) => (id === 'ex-regular-1' ? { gone: 700, lost: 2000 } : {}));
    const quick = all((id) => (id === 'ex-regular-1' ? { gone: null, lost: 1000 } : {}));
    expect(resultOf(request, thrown, HOUSE).menLost).toEqual([{ force: 'ex', type: 'regular', men: 700 }]);
    expect(resultOf(request, quick, HOUSE).menLost).toEqual([{ force: 'ex', type: 'regular', men: 440 }]);
    expect([isThrown(thrown), isThrown(quick)]).toEqual([true, false]);
  });

  it('EIA-160 counts outflankers that never came, and no reinforcers that failed', () => {
    const far = { ...sheets, areas: [...(sheets.areas ?? []), area('next')] };
    const corpsThere = [...(sheets.corps ?? []), corps('far', 'AU', 'next')];
    const there = war({ sheets: { ...far, corps: corpsThere } }).does({
      ...OUT,
      attacker: { ...OUT.attacker, outflank: ['fr2'] },
      defender: { ...OUT.defender, reinforce: ['far'] },
    }).state.combats.b1!.request!;
    const away = (id: string) => (id.startsWith('far') || id.startsWith('fr2') ? { here: false } : {});
    const units = [...there.attacker.forces, ...there.defender.forces].flatMap((force) => brigadesOf(force, HOUSE));
    const back: Back = {
      units: Object.fromEntries(
        units.map(({ id }) => [id, { here: true, startCP: 6, lostCP: 0, gone: 0, lost: 0, ...away(id) }]),
      ),
      commanders: { attacker: 'ok', defender: 'ok' },
    };
    expect(resultOf(there, back, HOUSE).corpsUsed).toEqual(['fr1', 'fr2', 'ex']);
  });

  it('EIA-281 throws for a wounded leader how long he is away, and not at all where that option is off', () => {
    const wounded = home({ leaders: [{ id: 'boney', fate: 'wounded' }] });
    const on = war({ rulings: { leaderCasualties: 'on' } }).does(OUT, wounded);
    expect(['wounded', 'dead']).toContain(on.state.leaders.boney?.status.is);
    expect(sent().does(wounded).state.leaders.boney?.status.is).toBe('corps');
  });

  it('EIA-149 offers a battle whose corps lie under their covers, and a result of another campaign is refused', () => {
    const seenByTable = view(war().goTo('landCombat', 'FR').state, 'table');
    expect(offers(seenByTable).filter((one) => one.do === 'to-table')).toHaveLength(1);
    const play = sent();
    expect(code(play.tries({ do: 'home', result: result(), campaign: 'another' }))).toBe('eiabridge-other-campaign');
    expect(play.state.combats.b1?.over).toBe(false);
  });

  it('EIA-166 lets none come who stands there already, or is not of that power', () => {
    const try_ = (...reinforce: string[]) =>
      code(war().tries({ ...OUT, defender: { ...OUT.defender, reinforce } }, 'umpire'));
    expect(try_('ex')).toBe('eiabridge-no-neighbour');
    expect(try_('fr2')).toBe('eiabridge-no-neighbour');
  });
});
