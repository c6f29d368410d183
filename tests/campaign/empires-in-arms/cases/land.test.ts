/** Worked cases of supply, hunger and sieges, every number reckoned by hand. S3, S5 */
import { describe, expect, it } from 'vitest';
import { dueNow, procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import type { Combat } from '../../../../src/campaign/empires-in-arms/politics.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { Case, depot, garrison, march, points, powers, province, war } from './hands.ts';

const LAND = {
  powers: powers('AU', 'FR'),
  date: { y: 1806, m: 7 },
  sheets: {
    areas: [
      area('linz', { owner: 'AU', forage: 3 }),
      area('graz', { owner: 'AU', forage: 2 }),
      area('ulm', { owner: 'AU', forage: 4 }),
      area('metz', { owner: 'FR' }),
    ],
    corps: [
      corps('I', 'AU', 'linz', { factors: { regular: 5 } }),
      corps('II', 'AU', 'graz', { factors: { regular: 9 } }),
      corps('III', 'AU', 'ulm', { factors: { regular: 6 } }),
      corps('fr1', 'FR', 'metz'),
    ],
    leaders: [leader('charles', 'AU', { status: { is: 'corps', corps: 'I' } })],
  },
} as const;

describe('supply', () => {
  it('EIA-122 EIA-126 EIA-127 one bill: a half, two and three, rounded up once; doubled in winter before', () => {
    const bill = (m: 1 | 7, due: number) => {
      const play = new Case({ ...LAND, date: { y: 1806, m } }).does(depot('d', 'AU', 'linz')).money('AU', 20);
      play.goTo('supply', 'AU').does({ do: 'supply-bill', power: 'AU', guests: [] });
      play.says({ 'reach-II': '2', 'reach-III': '3' }).ok();
      expect(play.state.powers.AU?.money).toBe(40 - 2 * due);
      play.does({ do: 'next' }).readBack();
    };
    bill(7, 6);
    bill(1, 11);
  });

  it('EIA-126 a depot reaches three areas: each is offered, costs by its distance, and is proposed again next month', () => {
    for (const [reach, halves] of [
      ['1', 2],
      ['2', 4],
      ['3', 6],
    ] as const) {
      const play = new Case({ ...LAND, date: { y: 1806, m: 7 } }).does(depot('d', 'AU', 'linz')).money('AU', 20);
      const bill = () => {
        play.goTo('supply', 'AU').does({ do: 'supply-bill', power: 'AU', guests: [] });
        const task = play.state.agenda[0];
        return (
          (task &&
            procedureOf(task.kind)
              .facts?.(play.state, task)
              ?.find(({ key }) => key === 'reach-III')) ??
          null
        );
      };
      const asks = bill();
      expect(asks?.kind === 'choice' && asks.options?.map(({ value }) => value)).toEqual([
        ...['0', '1', '2', '3', 'fleet', 'forage'],
      ]);
      play.says({ 'reach-II': 'forage', 'reach-III': reach }).ok();
      // The corps beside its depot costs a half.
      expect(play.state.powers.AU?.money).toBe(40 - 2 * Math.ceil((1 + halves) / 2));
      play.dice({ die: 1 }).ok().does({ do: 'next' }).money('AU', 20).goPast('depots', 'AU');
      expect(bill()?.value).toBe(reach);
    }
  });

  it('EIA-121 EIA-126 EIA-131 nobody goes on unfed: who cannot be paid for forages, and a besieged city is fed too', () => {
    const play = new Case(LAND).does(depot('d', 'AU', 'linz')).money('AU', 2);
    play.goTo('supply', 'AU');
    expect(codeOf(play.tries({ do: 'next' }))).toBe('eiasupply-feed-first');
    play.does({ do: 'supply-bill', power: 'AU', guests: [] });
    play.says({ 'reach-II': '2', 'reach-III': '3' });
    expect(codeOf(play.tries({ do: 'accept', task: play.task }))).toBeDefined();
    play.says({ 'reach-III': 'forage', 'reach-II': '1' }).ok();
    expect(play.state.powers.AU?.money).toBe(0);
    // July: die 6, value 4, 3 points not used, own land: 6 - 3 - 1 = 2.
    play.dice({ die: 6 }).ok();
    expect(play.state.corps.III?.factors).toEqual({ regular: 6 });
    play.does({ do: 'next' }).readBack();
  });

  it('EIA-123 EIA-124 a march out of a foreign area into its own counts as at home', () => {
    const play = new Case(LAND).does(
      war('AU', 'FR'),
      { do: 'set-piece', ledger: 'corps', id: 'I', set: { place: { at: 'area', area: 'metz' } } },
      { do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'pool' }, factors: {} } },
    );
    play.goTo('landMove', 'AU').does(march('I', ['graz'], { forages: true }));
    // Die 6 + 1 (II is there) - 2 unused - 1 own land = 4, over 2 by 2.
    play.dice({ die: 6 }).ok();
    expect(play.state.corps.I?.factors).toEqual({ regular: 3 });
    play.readBack();
  });

  it.each([
    [5, 2, 1, 2],
    [4, 2, 1, 1],
    [3, 2, 1, 0],
  ])(
    'EIA-125 of %i factors, two of them left in a city, a loss of %i leaves %i in the corps and %i there',
    (all, lost, inCorps, left) => {
      const play = new Case(LAND).does({
        do: 'set-piece',
        ledger: 'corps',
        id: 'I',
        set: { factors: { regular: all } },
      });
      play.goTo('landMove', 'AU');
      play.does(
        { do: 'detach', corps: 'I', factors: { regular: 2 }, to: { city: 'linz' } },
        march('I', ['graz'], { forages: true }),
      );
      // Graz 2, II is there +1, unused 2, own land: die 5 + 1 - 2 - 1 = 3 would be one; by hand of the table two.
      play.says({ unused: 1 }).dice({ die: 5 }).ok();
      expect([
        play.state.corps.I?.factors.regular,
        Object.values(play.state.garrisons)[0]?.factors.regular ?? 0,
      ]).toEqual([inCorps, left]);
      expect(lost).toBe(2);
      play.readBack();
    },
  );

  it('EIA-125 all of it lost takes the counter, what it left, and its leader off the map', () => {
    const play = new Case(LAND).does({ do: 'set-piece', ledger: 'corps', id: 'I', set: { factors: { regular: 3 } } });
    play.goTo('landMove', 'AU');
    play.does(
      { do: 'detach', corps: 'I', factors: { regular: 2 }, to: { city: 'linz' } },
      march('I', ['ulm'], { forages: true, forced: true }),
    );
    // Ulm 4: 6 + 1 + 1 (force march) - 1... two points left of four: by the table none.
    play.says({ unused: 0, own: false }).dice({ die: 6 }).ok();
    // 6 + 1 + 1 - 4 = 4 lost of 3.
    expect(play.state.corps.I?.place).toEqual({ at: 'pool' });
    expect(play.state.garrisons).toEqual({});
    expect(play.state.leaders.charles?.status).not.toEqual({ is: 'corps', corps: 'I' });
    play.readBack();
  });

  it('EIA-111 factors are left and taken up in the move alone', () => {
    const play = new Case(LAND).goTo('depots', 'AU');
    const leave = { do: 'detach', corps: 'I', factors: { regular: 1 }, to: { city: 'linz' } } as const;
    expect(codeOf(play.tries(leave))).toBe('eiasupply-not-its-move');
    play.goTo('landMove', 'AU').does(leave).goTo('supply', 'AU');
    expect(codeOf(play.tries({ do: 'absorb', corps: 'I', garrison: 'gar1', factors: { regular: 1 } }))).toBe(
      'eiasupply-not-its-move',
    );
  });

  it('EIA-267 a fifth mouth at one depot is refused, not only told', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => corps(id, 'AU', 'linz'));
    const play = new Case({
      ...LAND,
      rulings: { depotLimit: 'on' },
      sheets: { ...LAND.sheets, corps: five, leaders: [] },
    }).does(depot('x', 'AU', 'linz'), depot('y', 'AU', 'graz'));
    play.money('AU', 20).goTo('supply', 'AU').does({ do: 'supply-bill', power: 'AU', guests: [] });
    expect(codeOf(play.tries({ do: 'accept', task: play.task }))).toBe('ask-not-yet');
    play.says({ 'reach-e': '1' }).ok();
    // Four halves and one: 3.
    expect(play.state.powers.AU?.money).toBe(40 - 6);
  });
});

const SIEGE = {
  powers: powers('AU', 'FR'),
  date: { y: 1806, m: 7 },
  sheets: {
    areas: [
      area('ulm', { owner: 'AU', spires: 3, fleches: 1, port: 'ulm' }),
      area('metz', { owner: 'FR' }),
      area('wien', { owner: 'AU' }),
    ],
    corps: [
      corps('fr1', 'FR', 'ulm', { factors: { regular: 10, cavalry: 2 } }),
      corps('au1', 'AU', 'ulm', { place: { at: 'city', area: 'ulm' }, factors: { regular: 2 } }),
      corps('au2', 'AU', 'wien', { factors: { regular: 8, cavalry: 3 } }),
    ],
    leaders: [leader('mack', 'AU', { status: { is: 'corps', corps: 'au1' } })],
  },
} as const;
const besieged = () =>
  new Case(SIEGE)
    .does(war('AU', 'FR'), garrison('g', 'AU', 'ulm', { regular: 3 }))
    .goTo('landCombat', 'FR')
    .does({ do: 'besiege', power: 'FR', area: 'ulm' });

describe('sieges', () => {
  it('EIA-131 EIA-187 a city that starves to its last factor gives its leaders to the besieger, and the siege is over', () => {
    const play = besieged();
    play.does({ do: 'set-piece', ledger: 'areas', id: 'ulm', set: { spires: 1 } }).goTo('supply', 'AU');
    play.does({ do: 'feed-city', area: 'ulm' });
    // Five inside: 6 + 1 - 1 = 6, all five.
    play.dice({ die: 6 }).ok();
    expect(play.state.garrisons).toEqual({});
    expect(play.state.corps.au1?.place).toEqual({ at: 'pool' });
    expect(play.state.leaders.mack?.status).toEqual({ is: 'captured', by: 'FR' });
    expect(play.state.flags['siege ulm']).toBeUndefined();
    play.readBack();
  });

  it('EIA-126 a besieged port eats off the depot inside for a half', () => {
    const play = besieged().does({
      ...{ do: 'add-piece', ledger: 'depots' },
      piece: { id: 'p', owner: 'AU', at: { city: 'ulm' }, source: false, valid: true, since: { y: 1806, m: 1 } },
    });
    play.money('AU', 5).goTo('supply', 'AU').does({ do: 'supply-bill', power: 'AU', guests: [] });
    play.says({ 'reach-au2': 'forage' }).ok();
    // A half, rounded up.
    expect(play.state.powers.AU?.money).toBe(10 - 2);
    play.dice({ die: 1 }).ok();
    play.does({ do: 'next' }).readBack();
  });

  it('EIA-174 EIA-180 a siege without besiegers is over, and its corps is free', () => {
    const play = besieged();
    expect(play.state.corps.au1?.besieged).toBe(true);
    play
      .goTo('diplomacy')
      .goTo('landMove', 'FR')
      .does(march('fr1', ['metz']));
    expect(play.state.flags['siege ulm']).toBeUndefined();
    expect(play.state.corps.au1?.besieged).toBe(false);
    expect(play.codes).toContain('eiasiege-told-raised');
    play.readBack();
  });

  it('EIA-174 a city is besieged from the march to the fights, by whoever acts', () => {
    const play = new Case(SIEGE).does(war('AU', 'FR'), garrison('g', 'AU', 'ulm', { regular: 3 })).goTo('depots', 'FR');
    expect(codeOf(play.tries({ do: 'besiege', power: 'FR', area: 'ulm' }))).toBe('eiasiege-not-its-turn');
  });

  it('EIA-181 who falls on besiegers from without fights a limited combat; nobody calls it one where there is no siege', () => {
    const play = besieged();
    play
      .goTo('landMove', 'AU')
      .does(march('au2', ['ulm']))
      .goTo('landCombat', 'AU');
    play.does({ do: 'attack', power: 'AU', area: 'ulm', defender: 'FR', kind: 'field', river: false, sally: true });
    const [fight] = Object.values(play.state.combats);
    expect(fight?.kind).toBe('limited');
    const none = new Case(SIEGE).does(war('AU', 'FR')).goTo('landCombat', 'FR');
    none.does({ do: 'set-piece', ledger: 'corps', id: 'au1', set: { place: { at: 'area', area: 'ulm' } } });
    expect(
      codeOf(
        none.tries({
          do: 'attack',
          power: 'FR',
          area: 'ulm',
          defender: 'AU',
          kind: 'limited',
          river: false,
          sally: false,
        }),
      ),
    ).toBe('eiasiege-no-siege');
  });
});

const SPAIN = {
  powers: powers('FR', 'SP', 'AU', 'RU', 'GB'),
  date: { y: 1808, m: 5 },
  sheets: {
    areas: [
      area('madrid', { province: 'castile' }),
      area('toledo', { province: 'castile' }),
      area('metz', { owner: 'FR' }),
      area('don', { province: 'donland' }),
      area('kiev', { province: 'ukraine' }),
    ],
    provinces: [
      province('castile', 'SP', { guerilla: 5 }),
      province('donland', 'RU', { cossack: true }),
      province('ukraine', 'RU', { cossack: true }),
    ],
    corps: [corps('fr1', 'FR', 'madrid'), corps('fr2', 'FR', 'toledo'), corps('ru1', 'RU', 'kiev')],
  },
} as const;
const bands = (area: string, count = 3): Play => ({
  ...{ do: 'add-piece', ledger: 'irregulars' },
  piece: { id: 'g1', owner: 'SP', type: 'guerilla', count, area, inCity: false },
});
const counter = (type: 'cossack' | 'freikorps', owner: 'RU' | 'AU', area: string, id = 'c1') =>
  ({ do: 'add-piece', ledger: 'irregulars', piece: { id, owner, type, count: 1, area, inCity: false } }) as const;

describe('irregulars', () => {
  it('EIA-223 guerillas go one area, in Spain’s own move, and not out of Spain', () => {
    const play = new Case(SPAIN).does(war('FR', 'SP'), bands('madrid'));
    const go = { do: 'move-guerillas', irregulars: 'g1', area: 'toledo', count: 3 } as const;
    expect(codeOf(play.goTo('landMove', 'FR').tries(go))).toBe('eiasiege-not-its-move');
    play.goTo('landMove', 'SP');
    expect(codeOf(play.tries({ ...go, area: 'metz' }))).toBe('eiasiege-guerilla-leaves');
    play.does(go);
    expect(codeOf(play.tries({ ...go, area: 'madrid' }))).toBe('eiasiege-guerilla-far');
    play.readBack();
  });

  it('EIA-223 of guerillas that part those who went go no further, and those who stayed may still go', () => {
    const play = new Case(SPAIN).does(war('FR', 'SP'), bands('madrid')).goTo('landMove', 'SP');
    const go = { do: 'move-guerillas', irregulars: 'g1', area: 'toledo', count: 1 } as const;
    play.does(go);
    const [gone] = Object.values(play.state.irregulars).filter(({ area: at }) => at === 'toledo');
    expect(codeOf(play.tries({ ...go, irregulars: gone?.id ?? '', area: 'madrid' }))).toBe('eiasiege-guerilla-far');
    expect(codeOf(play.tries({ ...go, count: 3 }))).toBe('eia-gone');
    play.does({ ...go, count: 2 });
    const now = Object.values(play.state.irregulars).map(({ area: at, count }) => [at, count]);
    expect(now.sort()).toEqual([
      ['toledo', 1],
      ['toledo', 2],
    ]);
    play.readBack();
  });

  it('EIA-221 EIA-222 EIA-223 five less three is two; five is not over five, six is; none is hunted twice', () => {
    const play = new Case(SPAIN).does(war('FR', 'SP'), points('FR', 9), points('SP', 9)).goTo('guerilla', 'SP');
    play.does({ do: 'raise-guerillas', province: 'castile', area: 'madrid' }).dice({ die: 3 }).ok();
    expect(Object.values(play.state.irregulars)).toMatchObject([{ type: 'guerilla', count: 2 }]);
    play.goTo('guerilla', 'FR').does({ do: 'hunt-guerillas', power: 'FR', province: 'castile' }).dice({ die: 4 }).ok();
    // Two corps: 4 + 1 = 5, not over 5.
    expect(Object.keys(play.state.irregulars)).toHaveLength(1);
    expect(codeOf(play.tries({ do: 'hunt-guerillas', power: 'FR', province: 'castile' }))).toBe('eiasiege-hunted');
    play.goPast('diplomacy').goPast('guerilla', 'FR').does({ do: 'hunt-guerillas', power: 'FR', province: 'castile' });
    play.dice({ die: 5 }).ok();
    expect(play.state.irregulars).toEqual({});
    play.readBack();
  });

  it('EIA-222 corps hunt that fought in another’s step, not those that fought in their own', () => {
    const play = new Case(SPAIN).does(war('FR', 'SP'), bands('madrid'));
    const fought = (play: Case, attacker: 'FR' | 'SP'): Case => {
      const piece: Combat = {
        ...{ kind: 'field', via: 'phone' },
        ...{ id: 'x', area: 'madrid', date: { y: 1808, m: 5 }, attacker, defender: 'SP' },
        ...{ over: true, request: null, result: null, notes: {} },
      };
      play.state = { ...play.state, combats: { x: piece } };
      return play;
    };
    play.does({ do: 'set-piece', ledger: 'corps', id: 'fr2', set: { place: { at: 'area', area: 'metz' } } });
    fought(play, 'SP').goTo('guerilla', 'FR').does({ do: 'hunt-guerillas', power: 'FR', province: 'castile' });
    play.dice({ die: 6 }).ok();
    expect(play.state.irregulars).toEqual({});
    const own = fought(new Case(SPAIN).does(war('FR', 'SP'), bands('madrid')), 'FR');
    own.does({ do: 'set-piece', ledger: 'corps', id: 'fr2', set: { place: { at: 'area', area: 'metz' } } });
    own.goTo('guerilla', 'FR').does({ do: 'hunt-guerillas', power: 'FR', province: 'castile' });
    expect(codeOf(own.tries({ do: 'accept', task: own.task }))).toBe('ask-not-yet');
  });

  it('EIA-223 in Spain’s step guerillas go home once nothing of an enemy is in unceded Spain, a garrison counts', () => {
    const play = new Case(SPAIN).does(war('FR', 'SP'), bands('madrid'));
    for (const id of ['fr1', 'fr2'])
      play.does({ do: 'set-piece', ledger: 'corps', id, set: { place: { at: 'area', area: 'metz' } } });
    play.does(garrison('x', 'FR', 'toledo', { regular: 1 })).goTo('guerilla', 'SP');
    expect(codeOf(play.tries({ do: 'dismiss-guerillas' }))).toBe('eiasiege-enemy-in-spain');
    play.goPast('diplomacy').does({ do: 'drop-piece', ledger: 'garrisons', id: 'x' }).goPast('guerilla', 'SP');
    expect(play.state.irregulars).toEqual({});
    play.readBack();
  });

  it('EIA-221 a province rises where an enemy stands, and nowhere else', () => {
    const play = new Case(SPAIN).does(war('FR', 'SP'));
    for (const id of ['fr1', 'fr2'])
      play.does({ do: 'set-piece', ledger: 'corps', id, set: { place: { at: 'area', area: 'metz' } } });
    play.goTo('guerilla', 'SP');
    expect(codeOf(play.tries({ do: 'raise-guerillas', province: 'castile', area: 'madrid' }))).toBe(
      'eiasiege-no-enemy-there',
    );
  });

  it('EIA-227 cossacks ride in their own move; freikorps keep to their homeland', () => {
    const play = new Case(SPAIN).does(
      war('RU', 'FR'),
      counter('cossack', 'RU', 'kiev'),
      counter('freikorps', 'AU', 'kiev', 'f1'),
    );
    const ride = { do: 'move-irregulars', irregulars: 'c1', area: 'metz' } as const;
    expect(codeOf(play.goTo('landMove', 'FR').tries(ride))).toBe('eiasiege-not-its-move');
    play.goTo('landMove', 'RU').does(ride);
    expect(play.state.irregulars.c1?.area).toBe('metz');
    play.does({ do: 'grant-access', power: 'SP', to: 'AU', note: '' }).goTo('landMove', 'AU');
    expect(codeOf(play.tries({ do: 'move-irregulars', irregulars: 'f1', area: 'madrid' }))).toBe(
      'eiasiege-freikorps-stay',
    );
    expect(codeOf(play.tries({ do: 'move-irregulars', irregulars: 'c1', area: 'kiev' }, 'AU'))).toBe('eia-not-yours');
  });

  it('EIA-225 cossacks come in the levy: one a province up to the cap, twice as many while Russia is invaded, then the surplus goes', () => {
    const play = new Case({ ...SPAIN, date: { y: 1808, m: 6 } });
    const levy = (areas: readonly string[], invaded = false) => ({ do: 'levy-cossacks', areas, invaded }) as const;
    expect(codeOf(play.tries(levy(['don'])))).toBe('eiasiege-not-levy');
    play.goPast('levy');
    expect(codeOf(play.tries(levy(['don', 'don'])))).toBe('eiasiege-one-a-province');
    expect(codeOf(play.tries(levy(['madrid'])))).toBe('eiasiege-too-many-cossacks');
    play.does(levy(['don', 'kiev']));
    expect(codeOf(play.tries(levy(['don'])))).toBe('eiasiege-too-many-cossacks');
    play
      .goPast('time')
      .goPast('levy')
      .does(levy(['don', 'kiev'], true));
    expect(Object.keys(play.state.irregulars)).toHaveLength(4);
    play.goPast('time').goPast('levy').does(levy([]));
    expect(Object.keys(play.state.irregulars)).toHaveLength(2);
    play.readBack();
  });
});

const BORDER = {
  powers: powers('AU', 'FR', 'RU'),
  date: { y: 1809, m: 4 },
  sheets: {
    areas: [
      area('buda', { province: 'hungary', owner: 'AU' }),
      area('pest', { province: 'hungary', owner: 'AU' }),
      area('wien', { owner: 'AU', province: 'austria' }),
      area('brixen', { province: 'tyrol' }),
      area('linz', { province: 'upper' }),
    ],
    provinces: [
      province('hungary', 'AU', { name: 'Hungary' }),
      province('austria', 'AU', { name: 'Austria' }),
      province('tyrol', 'AU', { name: 'Tyrol', holder: 'FR' }),
      province('upper', 'AU', { name: 'Upper Austria', holder: 'FR' }),
    ],
    corps: [
      corps('ins', 'AU', 'buda', {
        ...{ kind: 'insurrection', boxes: { line: 15, cavalry: 3 }, factors: { militia: 9 }, place: { at: 'down' } },
      }),
      corps('hofer', 'AU', 'buda', { place: { at: 'pool' }, factors: {} }),
      corps('fr1', 'FR', 'wien'),
    ],
  },
} as const;

describe('corps that come by themselves', () => {
  it('EIA-229 insurrection corps come up at once where an enemy comes in, and are pointed at; not where he only goes about', () => {
    const play = new Case(BORDER).does(war('AU', 'FR')).goTo('landMove', 'FR');
    const rise = { do: 'insurrection', corps: 'ins', area: 'pest' } as const;
    expect(codeOf(play.tries(rise))).toBe('eiasiege-not-entered');
    play.does(march('fr1', ['buda']));
    expect(dueNow(play.state).map(({ power, text }) => [power, codeOf(text)])).toContainEqual([
      'AU',
      'eiasiege-due-rises',
    ]);
    const later = new Case(BORDER)
      .does(war('AU', 'FR'))
      .goTo('landMove', 'FR')
      .does(march('fr1', ['buda']));
    later
      .goTo('diplomacy')
      .goTo('landMove', 'FR')
      .does(march('fr1', ['pest']));
    expect(codeOf(later.tries(rise))).toBe('eiasiege-not-entered');
    play.does(rise);
    expect(play.state.corps.ins?.place).toEqual({ at: 'area', area: 'pest' });
    play.goTo('landMove', 'AU');
    // It goes nowhere in the month it came; later it keeps to the four provinces.
    expect(codeOf(play.tries(march('ins', ['buda'])))).toBe('eiasiege-placed-now');
    play.goTo('diplomacy').goTo('landMove', 'AU');
    expect(codeOf(play.tries(march('ins', ['wien'])))).toBe('eiasiege-border-only');
    play.readBack();
  });

  it('EIA-230 the Tyrol corps comes up in Tyrol alone, in Austria’s move, once in a war; it goes with the peace and may come again', () => {
    const play = new Case(BORDER).does(points('AU', 9), points('FR', 9)).goTo('landMove', 'AU');
    const rise = (area: string) => ({ do: 'tyrol', corps: 'hofer', area }) as const;
    expect(codeOf(play.tries(rise('brixen')))).toBe('eiasiege-tyrol-peace');
    play.does(war('AU', 'FR'));
    expect(codeOf(play.tries(rise('linz')))).toBe('eiasiege-not-tyrol');
    expect(codeOf(play.goTo('landMove', 'FR').tries(rise('brixen')))).toBe('eiasiege-not-its-move');
    play.goTo('diplomacy').goTo('landMove', 'AU').does(rise('brixen'));
    expect(play.state.corps.hofer).toMatchObject({ factors: { regular: 8 }, place: { at: 'area', area: 'brixen' } });
    expect(codeOf(play.tries(march('hofer', ['wien'])))).toBe('eiasiege-placed-now');
    play.goPast('peace').does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    expect(play.state.corps.hofer).toMatchObject({ factors: {}, place: { at: 'pool' } });
    play.does(
      war('AU', 'FR'),
      ...(['fr1'] as const).map(
        (id) => ({ do: 'set-piece', ledger: 'corps', id, set: { place: { at: 'area', area: 'linz' } } }) as const,
      ),
    );
    play.goPast('landMove', 'AU').does(rise('brixen'));
    expect(play.state.corps.hofer?.factors).toEqual({ regular: 8 });
    play.readBack();
  });
});
