/** Worked cases of combat, of armies of several powers, and of the way to the table and home. S4, the bridge */
import { describe, expect, it } from 'vitest';
import { at, commandNow, weakMinors } from '../../../../src/campaign/empires-in-arms/combat/fight.ts';
import { procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { battleOf } from '../../../../src/campaign/empires-in-arms/modules/bridge.ts';
import type { BattleResult } from '../../../../src/campaign/empires-in-arms/politics.ts';
import { houseOf } from '../../../../src/campaign/empires-in-arms/rules/table.ts';
import { view } from '../../../../src/campaign/empires-in-arms/seats.ts';
import { commanderSent, scenarioOf, sentSide } from '../../../../src/campaign/empires-in-arms/to-scenario.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, depot, garrison, minor, points, powers, province, war } from './hands.ts';

const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const COALITION = {
  powers: powers('AU', 'FR', 'RU', 'PR'),
  date: { y: 1806, m: 7 },
  sheets: {
    areas: [
      area('brno', { owner: 'AU', province: 'moravia', city: false }),
      area('olmutz', { owner: 'AU' }),
      area('wien', { owner: 'AU' }),
      area('paris', { owner: 'FR', province: 'ile', city: false }),
    ],
    provinces: [province('moravia', 'AU'), province('ile', 'FR')],
    corps: [
      corps('fr1', 'FR', 'brno', { ...big, infantry: 40, cavalry: 45, factors: { regular: 21, cavalry: 4 } }),
      corps('fr2', 'FR', 'brno', { ...big, infantry: 40, factors: { regular: 10 } }),
      corps('au1', 'AU', 'brno', { ...big, infantry: 35, factors: { regular: 8, militia: 2 } }),
      corps('au2', 'AU', 'brno', { ...big, infantry: 35, factors: { regular: 6 } }),
      corps('ru1', 'RU', 'brno', { ...big, infantry: 30, factors: { regular: 9 } }),
      corps('ru2', 'RU', 'olmutz', { ...big, infantry: 30, s: 3, factors: { regular: 5 } }),
      corps('pr1', 'PR', 'olmutz', { ...big, infantry: 35, s: 4, factors: { regular: 5 } }),
    ],
    leaders: [
      leader('boney', 'FR', {
        s: 5,
        t: 5,
        max: 6,
        seniority: 'A',
        special: 'napoleon',
        status: { is: 'corps', corps: 'fr1' },
      }),
      leader('charles', 'AU', { s: 4, t: 4, max: 2, seniority: 'B', status: { is: 'corps', corps: 'au1' } }),
      leader('kutusov', 'RU', { s: 4, t: 3, max: 5, seniority: 'A', status: { is: 'corps', corps: 'ru1' } }),
    ],
  },
} as const;
const wars = [war('FR', 'AU', 1), war('FR', 'RU', 2), ally('AU', 'RU')];
const attack = (power: 'FR' | 'AU', defender: 'FR' | 'AU' | 'RU') =>
  ({ do: 'attack', power, area: 'brno', defender, kind: 'field', river: false, sally: false }) as const;
/** Austria and Russia move as one. */
const together = (more: object = {}) => {
  const play = new Case({ ...COALITION, ...more }).does(...wars, points('AU', 9), points('FR', 9), points('RU', 9));
  return play.goTo('combined').does({ do: 'combine', powers: ['AU', 'RU'] });
};

describe('armies of several powers', () => {
  it('EIA-120 EIA-141 EIA-185 who moves together attacks together; the larger contingent commands, whatever the letter', () => {
    const play = together().goTo('landCombat', 'AU').does(attack('AU', 'FR'));
    const fight = at(play.state, 'com1')?.fight;
    expect(fight?.sides.attacker.bands.map(({ id }) => id)).toEqual(['au1', 'au2', 'ru1']);
    expect(fight && commandNow(play.state, fight.sides.attacker).leader?.id).toBe('charles');
    expect(codeOf(play.tries({ do: 'command', combat: 'com1', side: 'attacker', leader: 'kutusov' }))).toBe(
      'eiacombat-not-in-command',
    );
    play.readBack();
  });

  it('EIA-120 an ally of the move who has no war with the defender stands aside', () => {
    const play = new Case(COALITION).does(war('FR', 'AU'), ally('AU', 'RU')).goTo('combined');
    play
      .does({ do: 'combine', powers: ['AU', 'RU'] })
      .goTo('landCombat', 'AU')
      .does(attack('AU', 'FR'));
    expect(at(play.state, 'com1')?.fight.sides.attacker.bands.map(({ id }) => id)).toEqual(['au1', 'au2']);
  });

  it('EIA-166 who joins is at war with all of the other side and with nobody of his own', () => {
    const play = new Case(COALITION)
      .does(...wars, war('PR', 'RU', 3))
      .goTo('landCombat', 'FR')
      .does(attack('FR', 'AU'));
    play.seals('chit', { FR: 'assault', AU: 'cordon' });
    play.does(
      ...['CH-09'].map((chart) => ({ do: 'combat-chart', chart, cell: '5v3/attacker', value: 0 }) as const).slice(1),
    );
    const join = (id: string, side: 'attacker' | 'defender') =>
      ({ do: 'join-battle', combat: 'com1', side, corps: [id] }) as const;
    // Prussia fights Russia alone: not Austria beside it.
    expect(codeOf(play.tries(join('pr1', 'attacker')))).toBe('eiacombat-join-when');
  });

  it('EIA-160 corps that were away before the first round are not counted', () => {
    const play = new Case(COALITION).does(...wars, points('AU', 9), points('FR', 9), points('RU', 9));
    for (const id of ['charles', 'kutusov'])
      play.does({ do: 'set-piece', ledger: 'leaders', id, set: { status: { is: 'retired' } } });
    play.goTo('landCombat', 'FR').does(attack('FR', 'AU')).seals('chit', { FR: 'assault', AU: 'withdraw' });
    expect(play.kind).toBe('eia-withdraw');
    // Each corps by its own rating of 2: two go, the third stays.
    play.dice({ au1: 1, au2: 2, ru1: 5 }).ok();
    play.says({ to: 'wien' }).ok();
    const bands = at(play.state, 'com1')?.fight.sides.defender.bands;
    expect(bands?.map(({ id, gone, came }) => [id, gone, came])).toEqual([
      ['au1', true, 0],
      ['au2', true, 0],
      ['ru1', false, 9],
    ]);
    play.readBack();
  });

  it('EIA-004 EIA-145 on the open table a corps stays covered, and the die is held against its true rating', () => {
    const play = new Case(COALITION).does(...wars);
    for (const id of ['charles', 'kutusov'])
      play.does({ do: 'set-piece', ledger: 'leaders', id, set: { status: { is: 'retired' } } });
    play.goTo('landCombat', 'FR').does(attack('FR', 'AU')).seals('chit', { FR: 'assault', AU: 'withdraw' });
    const task = asked(play.state);
    const shown = task && procedureOf(task.kind).sums?.(view(play.state, 'table'), task);
    expect(shown?.map(({ total }) => total)).toEqual([2, 2, 2]);
    expect(view(play.state, 'table').corps.au1?.name).toBe('?');
  });

  it('EIA-147 a free state of low morale costs a tenth a factor, foot and horse by their own', () => {
    const low = corps('b1', 'bav', 'brno', { ...big, infantry: 20, cavalry: 30, factors: { regular: 5, cavalry: 3 } });
    expect(weakMinors([low, { ...low, infantry: 30 }, { ...low, nation: 'AU' }, { ...low, cavalry: 20 }])).toBe(5 + 8);
  });

  it('EIA-276 NAPOLEON ages in 1809 and 1812, and is young again in France', () => {
    const year = (y: number, where: string) => {
      const play = new Case({ ...COALITION, date: { y, m: 7 }, rulings: { ageingNapoleon: 'on' } }).does(...wars);
      for (const id of ['fr1', 'fr2', 'au1'])
        play.does({ do: 'set-piece', ledger: 'corps', id, set: { place: { at: 'area', area: where } } });
      play.goTo('landCombat', 'FR').does({ ...attack('FR', 'AU'), area: where });
      const fight = at(play.state, 'com1')?.fight;
      return fight && commandNow(play.state, fight.sides.attacker).ratings;
    };
    expect(year(1808, 'brno')).toEqual({ s: 5, t: 5 });
    expect(year(1809, 'brno')).toEqual({ s: 5, t: 4 });
    expect(year(1812, 'brno')).toEqual({ s: 4, t: 4 });
    expect(year(1812, 'paris')).toEqual({ s: 5, t: 5 });
  });

  it('EIA-227 cossacks that ride off are asked where to, and stand nowhere near an enemy corps', () => {
    const play = new Case(COALITION).does(war('FR', 'RU'), {
      ...{ do: 'add-piece', ledger: 'irregulars' },
      piece: { id: 'c1', owner: 'RU', type: 'cossack', count: 1, area: 'paris', inCity: false },
    });
    play.does({ do: 'set-piece', ledger: 'corps', id: 'fr2', set: { place: { at: 'area', area: 'paris' } } });
    play.goTo('landCombat', 'FR').does({ ...attack('FR', 'RU'), area: 'paris' });
    expect(play.kind).toBe('eia-slip');
    play.says({ to: 'wien' }).ok();
    expect(play.state.irregulars.c1?.area).toBe('wien');
    play.readBack();
  });
});

const result = (more: Partial<BattleResult>): BattleResult => ({
  ...{ requestId: 'b1', outcome: 'noDecision', withdrew: [], corpsUsed: [], menLost: [], leaders: [] },
  ...more,
});
const WORDS = {
  ...{ title: 'a', summary: '', notes: '', nobody: 'nobody', ground: null, river: 'river', ends: 'ends' },
  unit: (type: string, n: number) => `${type} ${n}`,
  commander: (name: string) => name,
  side: (all: readonly string[]) => all.join(' '),
  arrives: (entry: string) => entry,
  beside: (kind: string) => kind,
};

describe('several powers at the table', () => {
  const sent = () => {
    const play = together().goTo('landCombat', 'AU');
    return play.does(battleOf(play.state, 'brno', 'AU', 'FR'));
  };

  it('EIA-120 EIA-141 EIA-185 allies of one move go together, under the leader of the largest contingent, over his command', () => {
    const { request } = sent().state.combats.b1 ?? {};
    if (!request) throw new Error('Nothing went.');
    expect(request.attacker.powers).toEqual(['AU', 'RU']);
    expect(request.attacker.forces.map(({ id, power }) => [id, power])).toEqual([
      ['au1', 'AU'],
      ['au2', 'AU'],
      ['ru1', 'RU'],
    ]);
    // Method One: 8 and 6 at 3.5, 2 militia at 2.0, 9 at 3.0: 80 of 25 factors, 3.2.
    expect(request.attacker.finalMoraleTenths).toBe(32);
    expect(request.attacker.commander).toBe('charles');
    // Three corps, two he can lead: tactical 4 - 1.
    expect(commanderSent(request.attacker, houseOf({}), {})).toEqual({ name: 'charles', A: 5, L: 4, T: 3 });
    const scenario = scenarioOf(request, 'x', houseOf({}), {}, WORDS);
    expect(scenario.sides.a.formations.map(({ name }) => name)).toEqual(['au1', 'au2', 'ru1']);
  });

  it('EIA-160 EIA-182 losses go back to each corps of each power, and each power with a corps used pays or gains', () => {
    const play = sent();
    const pp = () => (['AU', 'RU', 'FR'] as const).map((one) => play.state.powers[one]?.marker);
    const before = pp();
    play.does({
      do: 'home',
      result: result({
        outcome: 'attacker',
        corpsUsed: ['au1', 'au2', 'ru1', 'fr1', 'fr2'],
        menLost: [
          // 5,250 of 1,500: 3.5, so 4; 700: 0.47, none; 2,300: 1.53, two; 12,000 of 1,000 horse men: all four.
          { force: 'au1', type: 'regular', men: 5250 },
          { force: 'au1', type: 'militia', men: 700 },
          { force: 'ru1', type: 'regular', men: 2300 },
          { force: 'fr1', type: 'cavalry', men: 12000 },
        ],
      }),
    });
    expect(play.state.corps.au1?.factors).toEqual({ regular: 4, militia: 2 });
    expect(play.state.corps.ru1?.factors).toEqual({ regular: 7 });
    expect(play.state.corps.fr1?.factors).toEqual({ regular: 21 });
    // Two corps, one of 25: three halves, so 2; NAPOLEON lost: two more.
    expect(pp()).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 2, (before[2] ?? 0) - 4]);
    expect(play.kind).toBe('eia-table-retreat');
    play.says({ to: 'wien' }).ok();
    expect(play.state.corps.fr2?.place).toEqual({ at: 'area', area: 'wien' });
    play.readBack();
  });

  it('EIA-160 a zero-loss round trip of allies changes no ledger', () => {
    const play = together().goTo('landCombat', 'AU');
    const before = play.state;
    play.does(battleOf(play.state, 'brno', 'AU', 'FR'), {
      do: 'home',
      result: result({ corpsUsed: ['au1', 'ru1', 'fr1'] }),
    });
    const { combats: _, corps: now, ...rest } = play.state;
    const { combats: __, corps: old, ...was } = before;
    expect(rest).toEqual(was);
    for (const [id, one] of Object.entries(now)) expect({ ...one, revealed: false }).toEqual(old[id]);
    play.readBack();
  });

  it('EIA-120 EIA-166 refuses who has no war with all of the other side, at the start and as one who comes', () => {
    const play = new Case(COALITION).does(war('FR', 'AU'), ally('AU', 'RU'), war('RU', 'PR', 4)).goTo('combined');
    play.does({ do: 'combine', powers: ['AU', 'RU'] }).goTo('landCombat', 'AU');
    const draft = battleOf(play.state, 'brno', 'AU', 'FR');
    expect(draft.do === 'to-table' && draft.attacker.corps).toEqual(['au1', 'au2']);
    const with_ = (more: object) => play.tries({ ...draft, attacker: { ...draft.attacker, ...more } });
    expect(codeOf(with_({ corps: ['au1', 'ru1'] }))).toBe('eiabridge-elsewhere');
    expect(codeOf(with_({ reinforce: ['ru2'] }))).toBe('eiabridge-no-neighbour');
    expect(codeOf(with_({ leader: 'kutusov' }))).toBe('eiacombat-not-in-command');
  });

  it('EIA-166 EIA-168 an ally who came on stands in the field afterwards, and pays with the others', () => {
    const play = together().goTo('landCombat', 'AU');
    const draft = battleOf(play.state, 'brno', 'AU', 'FR');
    play.does({ ...draft, attacker: { ...draft.attacker, reinforce: ['ru2'], corps: ['au1', 'au2'] } });
    const ru = play.state.powers.RU?.marker ?? 0;
    play.does({ do: 'home', result: result({ outcome: 'attacker', corpsUsed: ['au1', 'au2', 'ru2', 'fr1', 'fr2'] }) });
    // Whoever has fought has been seen.
    expect(play.state.corps.ru2).toMatchObject({ place: { at: 'area', area: 'brno' }, revealed: true });
    expect(play.state.powers.RU?.marker).toBe(ru + 2);
  });

  it('EIA-141 cossacks and a depot’s garrison fight at the table too, and bear their own losses', () => {
    const play = together().goTo('landCombat', 'AU');
    play.does(
      {
        do: 'add-piece',
        ledger: 'irregulars',
        piece: { id: 'c1', owner: 'RU', type: 'cossack', count: 1, area: 'brno', inCity: false },
      },
      depot('d1', 'FR', 'brno'),
      {
        do: 'add-piece',
        ledger: 'garrisons',
        piece: { id: 'g1', nation: 'FR', in: { depot: 'd1' }, factors: { regular: 4 } },
      },
    );
    play.does(battleOf(play.state, 'brno', 'AU', 'FR'));
    const { request } = play.state.combats.b1 ?? {};
    if (!request) throw new Error('Nothing went.');
    expect(request.attacker.forces.at(-1)).toMatchObject({
      id: 'c1',
      kind: 'irregulars',
      moraleTenths: { cossack: 10 },
    });
    expect(request.defender.forces.at(-1)).toMatchObject({
      id: 'g1',
      kind: 'depotGarrison',
      moraleTenths: { regular: 40 },
    });
    const [rider] = sentSide(request.attacker, 'attacker', houseOf({})).at(-1)?.brigades ?? [];
    expect(rider).toMatchObject({ cossack: true, men: 1000, quality: 1 });
    const men = [
      { force: 'c1', type: 'cossack', men: 600 },
      { force: 'g1', type: 'regular', men: 1500 },
    ] as const;
    play.does({ do: 'home', result: result({ corpsUsed: ['au1'], menLost: men }) });
    expect(play.state.irregulars.c1).toBeUndefined();
    expect(play.state.garrisons.g1?.factors).toEqual({ regular: 3 });
    play.readBack();
  });

  it('EIA-187 with all of a side its leaders are taken; with one corps they go on to the next of their own', () => {
    const play = sent();
    play.does({
      do: 'home',
      result: result({
        outcome: 'attacker',
        corpsUsed: ['au1', 'au2', 'ru1', 'fr1', 'fr2'],
        menLost: [
          { force: 'fr1', type: 'regular', men: 31500 },
          { force: 'fr1', type: 'cavalry', men: 4000 },
          { force: 'fr2', type: 'regular', men: 15000 },
          { force: 'au1', type: 'regular', men: 12000 },
          { force: 'au1', type: 'militia', men: 3000 },
        ],
      }),
    });
    expect(play.state.leaders.boney?.status).toEqual({ is: 'captured', by: 'AU' });
    expect(play.state.leaders.charles?.status).toEqual({ is: 'corps', corps: 'au2' });
    play.readBack();
  });

  it('EIA-274 without a leader the best corps leads one corps: the second costs a point', () => {
    const play = new Case({ ...COALITION, rulings: { corpsLeaders: 'on' } }).does(...wars);
    play.does({ do: 'set-piece', ledger: 'leaders', id: 'boney', set: { status: { is: 'retired' } } });
    play.goTo('landCombat', 'FR').does(battleOf(play.state, 'brno', 'FR', 'AU'));
    const { request } = play.state.combats.b1 ?? {};
    expect(request && commanderSent(request.attacker, houseOf({}), play.state.rulings)).toEqual({
      name: null,
      A: 3,
      L: 2,
      T: 3,
    });
  });
});

describe('a free state beside its power', () => {
  it('EIA-185 counts for its controller, and goes to the table with him', () => {
    const play = new Case({
      ...COALITION,
      sheets: {
        ...COALITION.sheets,
        minors: [minor('bav', { state: 'free', controller: 'FR' })],
        corps: [
          ...COALITION.sheets.corps,
          corps('b1', 'bav', 'brno', { ...big, infantry: 30, factors: { regular: 4 } }),
        ],
      },
    }).does(...wars, garrison('x', 'AU', 'wien', { regular: 1 }));
    play.goTo('landCombat', 'FR').does(battleOf(play.state, 'brno', 'FR', 'AU'));
    const { request } = play.state.combats.b1 ?? {};
    expect(request?.attacker.powers).toEqual(['FR']);
    expect(request?.attacker.forces.map(({ id }) => id)).toEqual(['fr1', 'fr2', 'b1']);
    expect(request?.defender.powers).toEqual(['AU', 'RU']);
  });
});
