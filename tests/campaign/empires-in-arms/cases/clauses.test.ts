/** Clauses with an "unless", a "while", an "until" or an "except" of two powers, over several steps. S3 to S8 */
import { describe, expect, it } from 'vitest';
import type { Campaign, Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { dueNow, procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { totalOf } from '../../../../src/campaign/empires-in-arms/ledger.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import { view } from '../../../../src/campaign/empires-in-arms/seats.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, depot, garrison, march, minor, points, port, powers, province, war } from './hands.ts';

const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const LAND: Partial<Setup> = {
  powers: powers('AU', 'FR', 'RU', 'PR'),
  date: { y: 1806, m: 7 },
  sheets: {
    areas: [
      area('linz', { owner: 'AU', forage: 2 }),
      area('ulm', { owner: 'AU', forage: 2, spires: 3, fleches: 1, port: 'ulm' }),
      area('wien', { owner: 'AU', spires: 3 }),
      area('metz', { owner: 'FR' }),
    ],
    ports: [port('ulm')],
    corps: [
      corps('fr1', 'FR', 'metz', { ...big, infantry: 40, factors: { regular: 16, cavalry: 2 } }),
      corps('fr2', 'FR', 'metz', { ...big, infantry: 40, factors: { regular: 9 } }),
      corps('au1', 'AU', 'wien', { ...big, infantry: 35, factors: { regular: 12 } }),
      corps('ru1', 'RU', 'linz', { ...big, infantry: 30, factors: { regular: 8 } }),
      corps('pr1', 'PR', 'metz', { ...big, infantry: 35, factors: { regular: 8 } }),
    ],
    leaders: [leader('mack', 'AU', { status: { is: 'corps', corps: 'au1' } })],
  },
};
const land = (more: readonly Play[] = [], set: Partial<Setup> = {}) => {
  const play = new Case({ ...LAND, ...set }).does(war('AU', 'FR'));
  for (const one of ['AU', 'FR', 'RU', 'PR'] as const) play.does(points(one, 20)).money(one, 50);
  return play.does(...more);
};
const at = (id: string, where: string, set: object = {}): Play => ({
  ...{ do: 'set-piece', ledger: 'corps', id },
  set: { place: { at: 'area', area: where }, ...set },
});
const inside = (id: string, where: string, set: object = {}): Play => ({
  ...{ do: 'set-piece', ledger: 'corps', id },
  set: { place: { at: 'city', area: where }, ...set },
});

describe('depots in the enemy’s move', () => {
  it('EIA-117 EIA-122 who burns a lone depot where it stops has foraged, though it marched by force; the corps beside it has not', () => {
    const play = land([depot('d', 'AU', 'linz'), at('ru1', 'wien')]).goTo('landMove', 'FR');
    play.does(march('fr2', ['linz']), march('fr1', ['linz'], { forced: true }));
    while (asked(play.state)) play.does({ do: 'defer', task: play.task });
    play.does({ do: 'take-depot', depot: 'd', power: 'FR', how: 'burn' });
    expect(play.state.depots).toEqual({});
    expect(play.codes).toContain('eiasupply-burnt-feeds');
    // The forced one has eaten: it is not fed again. The other is asked for.
    expect(codeOf(play.tries({ do: 'forage', corps: 'fr1' }))).toBe('eiasupply-fed-already');
    expect(codeOf(play.tries({ do: 'forage', corps: 'fr2' }))).toBeUndefined();
    play.readBack();
  });

  it('EIA-118 a garrisoned depot is burnt by its owner as the enemy comes: what the city holds goes in, the rest surrenders', () => {
    const held: Play = {
      ...{ do: 'add-piece', ledger: 'garrisons' },
      piece: { id: 'h', nation: 'AU', in: { depot: 'd' }, factors: { regular: 5 } },
    };
    const play = land([depot('d', 'AU', 'ulm'), held, garrison('g', 'AU', 'ulm', { regular: 12 })]);
    play.goTo('landMove', 'FR');
    const burn: Play = { do: 'remove-depot', depot: 'd' };
    expect(codeOf(play.tries(burn))).toBe('eiasupply-not-its-depots');
    play.does(march('fr1', ['ulm']));
    expect(dueNow(play.state).map(({ power, play: tap }) => [power, tap?.do])).toContainEqual(['AU', 'remove-depot']);
    play.does(burn);
    // Ulm holds fifteen: three go in, two are taken.
    expect([play.state.garrisons.g?.factors, play.state.garrisons.h?.factors]).toEqual([
      { regular: 12 },
      { regular: 3 },
    ]);
    expect(Object.values(play.state.prisoners)).toMatchObject([{ captor: 'FR', owner: 'AU', factors: { regular: 2 } }]);
    expect(play.state.depots).toEqual({});
    play.readBack();
  });

  it('EIA-133 a depot inside a port comes out once the siege is over as a movement ends, and an enemy’s there is gone', () => {
    const play = land([
      at('fr1', 'ulm'),
      garrison('g', 'AU', 'ulm', { regular: 3 }),
      depot('x', 'FR', 'ulm'),
      {
        ...{ do: 'add-piece', ledger: 'depots' },
        piece: { id: 'p', owner: 'AU', at: { city: 'ulm' }, source: false, valid: true, since: { y: 1806, m: 1 } },
      },
    ]);
    play.goTo('landMove', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' });
    play.goTo('supply', 'AU');
    expect(play.state.depots.p?.at).toEqual({ city: 'ulm' });
    play
      .goTo('diplomacy')
      .goTo('landMove', 'FR')
      .does(march('fr1', ['metz']))
      .goTo('supply', 'FR');
    expect(play.state.depots.p?.at).toEqual({ area: 'ulm' });
    expect(play.state.depots.x).toBeUndefined();
    play.readBack();
  });

  it('EIA-104 EIA-133 a depot inside a port stays there while that of a power at peace stands outside', () => {
    const play = land([
      at('fr1', 'ulm'),
      garrison('g', 'AU', 'ulm', { regular: 3 }),
      depot('x', 'RU', 'ulm'),
      {
        ...{ do: 'add-piece', ledger: 'depots' },
        piece: { id: 'p', owner: 'AU', at: { city: 'ulm' }, source: false, valid: true, since: { y: 1806, m: 1 } },
      },
    ]);
    play
      .goTo('landMove', 'FR')
      .does({ do: 'besiege', power: 'FR', area: 'ulm' })
      .goTo('supply', 'AU')
      .goTo('diplomacy')
      .goTo('landMove', 'FR')
      .does(march('fr1', ['metz']))
      .goTo('supply', 'FR');
    expect([play.state.depots.p?.at, play.state.depots.x?.at]).toEqual([{ city: 'ulm' }, { area: 'ulm' }]);
    play.readBack();
  });
});

describe('sieges of several powers', () => {
  it('EIA-175 EIA-178 one attempt in a sequence: the ally who moves later has his own', () => {
    const play = land(
      [
        ally('FR', 'PR'),
        war('AU', 'PR'),
        at('fr1', 'ulm'),
        at('pr1', 'ulm'),
        garrison('g', 'AU', 'ulm', { regular: 10 }),
      ],
      { slots: { 'CH-12': { '4/result': 1, '5/result': 1 } } },
    );
    play.goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' });
    const tries = (power: 'FR' | 'PR'): Play => ({ do: 'assault-attempt', power, area: 'ulm' });
    play.does(tries('FR')).dice({ die: 5 }).ok();
    expect(codeOf(play.tries(tries('FR')))).toBe('eiasiege-tried');
    play.goTo('landCombat', 'PR').does(tries('PR')).dice({ die: 5 }).ok();
    expect(codeOf(play.tries(tries('PR')))).toBe('eiasiege-tried');
    play.readBack();
  });

  it('EIA-175 EIA-235 guests at peace with the besieger give themselves up, corps too; the rest is short of its capacity then', () => {
    const play = land(
      [
        at('fr1', 'ulm'),
        inside('ru1', 'ulm'),
        garrison('g', 'AU', 'ulm', { regular: 4 }),
        garrison('h', 'PR', 'ulm', { regular: 3 }),
      ],
      { slots: { 'CH-12': { '5/result': 1 } } },
    );
    play.goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' });
    play.does({ do: 'neutral-surrender', garrison: 'ru1' }, { do: 'neutral-surrender', garrison: 'h' });
    expect(play.state.corps.ru1).toMatchObject({ factors: {}, place: { at: 'pool' }, besieged: false });
    expect(Object.values(play.state.queue)).toMatchObject([
      { owner: 'RU', what: { factors: { regular: 8 } }, due: { y: 1806, m: 8 } },
      { owner: 'PR', what: { factors: { regular: 3 } }, due: { y: 1806, m: 8 } },
    ]);
    expect(codeOf(play.tries({ do: 'neutral-surrender', garrison: 'g' }))).toBe('eiapol-not-neutral');
    // Four of fifteen: 5 - 1 + 1.
    play.does({ do: 'assault-attempt', power: 'FR', area: 'ulm' }).dice({ die: 5 }).ok();
    expect(play.lines.flatMap(({ sums = [] }) => sums).at(-1)?.total).toBe(5);
    play.readBack();
  });
});

describe('what lies covered in a besieged city', () => {
  it('EIA-004 EIA-131 EIA-175 counts for the die as everybody sees it, at the open table too', () => {
    const play = land(
      [at('fr1', 'ulm'), inside('ru1', 'ulm'), garrison('g', 'AU', 'ulm', { regular: 2 }), war('FR', 'RU')],
      { slots: { 'CH-12': { '4/result': 1 } } },
    );
    play.goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' });
    play.does({ do: 'assault-attempt', power: 'FR', area: 'ulm' }).dice({ die: 5 });
    // Ten of fifteen: none for a weak garrison, though eight of them lie covered.
    const seen = view(play.state, 'table');
    expect(totalOf(seen.corps.ru1?.factors ?? {})).toBe(0);
    const sums = (of: Campaign) => {
      const task = asked(of);
      return task
        ? procedureOf(task.kind)
            .sums?.(of, task)
            .map(({ total }) => total)
        : [];
    };
    expect([sums(play.state), sums(seen)]).toEqual([[4], [4]]);
    play.ok().goTo('supply', 'RU').does({ do: 'feed-city', area: 'ulm' }).dice({ die: 4 });
    const lost = (of: Campaign) => {
      const task = asked(of);
      return task
        ? procedureOf(task.kind)
            .reading(of, task)
            .sums.map(({ total }) => total)
        : [];
    };
    // 4 and 2 over 3.
    expect([lost(play.state), lost(view(play.state, 'table'))]).toEqual([[3], [3]]);
  });
});

describe('who takes prisoners', () => {
  it('EIA-188 EIA-239 a minor’s troops hold those of a power its runner has no war with, until that war lapses', () => {
    const play = land([], {
      slots: { 'CH-12': { '3/result': 2 } },
      sheets: {
        ...LAND.sheets,
        areas: [...(LAND.sheets?.areas ?? []), area('munich', { owner: 'bav', spires: 2, fleches: 2 })],
        minors: [minor('bav', { state: 'free', controller: 'AU', capital: 'munich' })],
        corps: [
          ...(LAND.sheets?.corps ?? []),
          corps('b1', 'bav', 'munich', { ...big, infantry: 30, factors: { regular: 12 } }),
        ],
      },
    });
    play.goTo('landCombat', 'AU').does(war('RU', 'bav'), garrison('g', 'RU', 'munich', { regular: 5, militia: 2 }));
    play.does({ do: 'besiege', power: 'AU', area: 'munich' }, { do: 'assault-attempt', power: 'AU', area: 'munich' });
    play.dice({ die: 5 }).ok().says({ surrenders: true }).ok();
    expect(Object.values(play.state.prisoners)).toMatchObject([{ captor: 'bav', owner: 'RU' }]);
    play.goPast('peace');
    while (play.kind !== 'eia-lapse') {
      const task = play.state.agenda.find(({ kind, deferred }) => kind === 'eia-lapse' && deferred);
      play.does(task ? { do: 'resume', task: task.id } : { do: 'defer', task: play.task });
    }
    play.ok();
    expect(play.state.prisoners).toEqual({});
    expect(Object.values(play.state.queue)).toMatchObject([
      { owner: 'RU', what: { factors: { regular: 5, militia: 2 } } },
    ]);
    play.readBack();
  });

  it('EIA-044 EIA-110 a minor at war fights without its runner’s own corps, which are at peace with the invader', () => {
    const play = land([], {
      sheets: {
        ...LAND.sheets,
        areas: [...(LAND.sheets?.areas ?? []), area('munich', { owner: 'bav' }), area('isar', { owner: 'bav' })],
        minors: [minor('bav', { state: 'free', controller: 'AU', capital: 'munich' })],
        corps: [...(LAND.sheets?.corps ?? []), corps('b1', 'bav', 'isar', { ...big, factors: { regular: 12 } })],
      },
    });
    play.does(war('RU', 'bav'), at('ru1', 'munich'), at('au1', 'munich')).goTo('landMove', 'AU');
    // It stops where it meets the enemy of its own.
    expect(codeOf(play.tries(march('b1', ['munich', 'linz'])))).toBe('eiasupply-halted');
    play.does(march('b1', ['munich'])).goTo('landCombat', 'AU');
    play.does({ do: 'attack', power: 'AU', area: 'munich', defender: 'RU', kind: 'field', river: false, sally: false });
    const notes = Object.values(play.state.combats)[0]?.notes.fight as {
      sides: Record<'attacker' | 'defender', { bands: { id: string }[] }>;
    };
    expect(notes.sides.attacker.bands.map(({ id }) => id)).toEqual(['b1']);
    expect(notes.sides.defender.bands.map(({ id }) => id)).toEqual(['ru1']);
  });

  it('EIA-131 EIA-187 a leader whose city starves is taken by the besieger he likes', () => {
    const play = land([
      ...[ally('FR', 'PR'), war('AU', 'PR'), at('fr1', 'ulm'), at('pr1', 'ulm')],
      inside('au1', 'ulm', { factors: { regular: 2 } }),
      { do: 'set-piece', ledger: 'areas', id: 'ulm', set: { spires: 1 } },
    ]);
    play.goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' }).goTo('supply', 'AU');
    play.does({ do: 'feed-city', area: 'ulm' }).dice({ die: 6 }).ok();
    expect(asked(play.state)).toMatchObject({ kind: 'eia-captors', side: 'AU' });
    play.says({ 'leader-mack': 'PR' }).ok();
    expect(play.state.leaders.mack?.status).toEqual({ is: 'captured', by: 'PR' });
    play.readBack();
  });
});

describe('held until', () => {
  it('EIA-184 a siege of the occupier breaks his month; it begins anew when it is lifted', () => {
    const play = land([at('fr1', 'metz')], {
      sheets: {
        ...LAND.sheets,
        areas: [...(LAND.sheets?.areas ?? []), area('munich', { owner: 'bav', spires: 4 })],
        minors: [minor('bav', { state: 'free', controller: 'AU', capital: 'munich' })],
      },
    });
    play
      .does(garrison('g', 'FR', 'munich', { regular: 4 }))
      .goTo('diplomacy')
      .goTo('diplomacy');
    play.goPast('time');
    expect(play.state.minors.bav?.occupied).toMatchObject({ by: 'FR' });
    const first = play.state.minors.bav?.occupied?.since;
    play.goPast('landMove', 'AU').does(at('au1', 'munich')).goPast('landCombat', 'AU');
    play.does({ do: 'besiege', power: 'AU', area: 'munich' });
    play.goPast('time');
    expect(play.state.minors.bav?.occupied).toBeNull();
    play.does(at('au1', 'wien')).goPast('diplomacy').goPast('time');
    expect(play.state.minors.bav?.occupied?.by).toBe('FR');
    expect(play.state.minors.bav?.occupied?.since).not.toEqual(first);
    play.readBack();
  });

  it('EIA-045 EIA-239 with cossacks and a garrison alone a war with a minor lapses; a corps keeps it, besieged too', () => {
    const invaded = (place: object | null) => {
      const play = land([], {
        sheets: {
          ...LAND.sheets,
          areas: [...(LAND.sheets?.areas ?? []), area('munich', { owner: 'bav', spires: 4 })],
          minors: [minor('bav', { state: 'free', controller: 'AU', capital: 'munich' })],
        },
      });
      play.does(war('RU', 'bav'), garrison('g', 'RU', 'munich', { regular: 2 }), {
        ...{ do: 'add-piece', ledger: 'irregulars' },
        piece: { id: 'c', owner: 'RU', type: 'cossack', count: 1, area: 'munich', inCity: false },
      });
      if (place)
        play.does({ do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: place as never, besieged: true } });
      play.goPast('peace');
      return play;
    };
    const lapsing = (play: Case) => play.state.agenda.filter(({ kind }) => kind === 'eia-lapse').length;
    expect(lapsing(invaded(null))).toBe(1);
    expect(lapsing(invaded({ at: 'city', area: 'munich' }))).toBe(0);
  });
});

describe('who may join a fight', () => {
  it('EIA-166 an ally joins who is at war with the whole other side, and with nobody of his own', () => {
    const slots = {
      'CH-07': { 'cordon/probe-A1': 21, 'cordon/probe-D1': 21 },
      'CH-08': { '2-1/1-loss': 0, '2-1/1-morale': 1 },
      'CH-09': { '3/2-A': 0, '3/2-D': 0, '2/3-A': 0, '2/3-D': 0 },
    };
    const play = land([ally('FR', 'PR'), ally('AU', 'RU'), war('FR', 'RU'), at('fr1', 'linz'), at('au1', 'linz')], {
      slots,
    });
    play.goTo('landCombat', 'FR');
    play.does({ do: 'attack', power: 'FR', area: 'linz', defender: 'AU', kind: 'field', river: false, sally: false });
    play.seals('chit', { FR: 'probe', AU: 'cordon' });
    play.dice({ attacker: 1, defender: 1 }).ok();
    const join: Play = { do: 'join-battle', combat: 'com1', side: 'attacker', corps: ['pr1'] };
    // Prussia is at war with nobody; then with Austria alone, and Russia fights beside it.
    expect(codeOf(play.tries(join))).toBe('eiacombat-join-war');
    play.does(war('AU', 'PR'));
    expect(codeOf(play.tries(join))).toBe('eiacombat-join-war');
    play.does(war('PR', 'RU'));
    expect(codeOf(play.tries(join))).toBeUndefined();
    play.readBack();
  });
});

describe('peace with one of two', () => {
  it('EIA-038 EIA-040 who makes a separate peace may be made to break: two points, and a year apart', () => {
    const play = land([war('FR', 'RU'), ally('AU', 'RU')]).goTo('peace');
    const demand: Play = { do: 'demand-break', power: 'RU', ally: 'AU' };
    expect(codeOf(play.tries(demand))).toBeDefined();
    play.does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' }, demand);
    expect([play.state.powers.AU?.marker, play.state.powers.RU?.marker]).toEqual([18, 20]);
    expect(play.state.alliances).toEqual({});
    play.goPast('alliances');
    expect(codeOf(play.tries({ do: 'make-alliance', a: 'AU', b: 'RU' }))).toBeDefined();
    play.readBack();
  });
});

describe('trade while a capital is held', () => {
  it('EIA-195 EIA-201 with Vienna held Austria trades through its free states alone', () => {
    const play = new Case({
      powers: powers('AU', 'FR', 'GB'),
      date: { y: 1806, m: 6 },
      slots: { 'CH-04': { 'display/boxes': 30 } },
      sheets: {
        areas: [
          area('wien', { province: 'austria', capitalOf: 'AU' }),
          area('trieste', { province: 'austria', port: 'trieste' }),
          area('naples', { owner: 'nap', port: 'naples' }),
        ],
        provinces: [province('austria', 'AU', { capital: 'wien', tax: 8, manpower: 4 })],
        minors: [minor('nap', { state: 'free', controller: 'AU', capital: 'naples', tax: 3, manpower: 2 })],
        ports: [port('trieste', { first: 5, second: 4 }), port('naples', { first: 3, second: 2 })],
        corps: [corps('fr1', 'FR', 'wien')],
      },
    }).does(war('AU', 'FR'), points('AU', 9), points('FR', 9), points('GB', 9));
    play.money('AU', 50).money('FR', 50).money('GB', 50).goPast('collection');
    const before = play.state.powers.AU?.money;
    const task = play.state.agenda.find(({ kind, side }) => kind === 'eia-collect' && side === 'AU');
    if (task?.deferred) play.does({ do: 'resume', task: task.id });
    while (play.task !== task?.id) play.does({ do: 'defer', task: play.task });
    play.ok();
    expect(play.state.powers.AU?.money).toBe(before);
    // Twice three of tax, and its own port once.
    expect(play.state.minors.nap?.money).toBe(2 * (6 + 2));
  });
});
