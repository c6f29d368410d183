/** Worked cases in which two phases meet, every number by hand from the book: land, walls, sea and the quarter. S3 to S8 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { dueNow, offersOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { flaws } from '../../../../src/campaign/empires-in-arms/invariants.ts';
import type { Corps, Fleet } from '../../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, depot, garrison, march, minor, points, port, powers, province, Quarter, STILL, war } from './hands.ts';

const ALL = ['AU', 'FR', 'GB', 'RU'] as const;
const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const fr = (id: string, factors: Corps['factors'], where: string, more: Partial<Corps> = {}) =>
  corps(id, 'FR', where, { ...big, infantry: 40, factors, ...more });
const au = (id: string, factors: Corps['factors'], where: string, more: Partial<Corps> = {}) =>
  corps(id, 'AU', where, { ...big, infantry: 35, factors, ...more });
const ru = (id: string, factors: Corps['factors'], where: string, more: Partial<Corps> = {}) =>
  corps(id, 'RU', where, { ...big, infantry: 35, factors, ...more });
const fleet = (id: string, nation: string, place: Fleet['place'], ships: number): Fleet => ({
  ...{ id, name: id, nation, capacity: 30, ships, place, done: false },
});
const FIGHT: Setup['slots'] = {
  ...STILL,
  'CH-07': { 'cordon/assault-A1': 41, 'cordon/assault-D1': 21, 'cordon/assault-A2': 41, 'cordon/assault-D2': 21 },
  'CH-08': {
    ...{
      '4-1/6-loss': 50,
      '4-1/6-morale': 10,
      '2-1/1-loss': 0,
      '2-1/1-morale': 1,
      '4-1/5-loss': 20,
      '4-1/5-morale': 10,
    },
    ...{ '5-1/6-loss': 30, '5-1/6-morale': 50, '5-2/1-loss': 0, '5-2/1-morale': 0 },
  },
  'CH-09': { '3/2-A': 0, '3/2-D': 0, '2/3-A': 0, '2/3-D': 0, '3/3-A': 0, '3/3-D': 0 },
  'CH-12': { '6/result': 2, '7/result': 2 },
};
const world = (more: Partial<Setup> = {}) => {
  const play = new Quarter({
    powers: powers(...ALL),
    date: { y: 1806, m: 6 },
    slots: FIGHT,
    ...more,
    sheets: {
      areas: [
        area('wien', { province: 'austria', capitalOf: 'AU', spires: 3, fleches: 0, forage: 6 }),
        area('linz', { province: 'austria', spires: 3, forage: 6 }),
        area('prag', { province: 'bohemia', spires: 3, forage: 5 }),
        area('metz', { owner: 'FR', spires: 3, forage: 6 }),
        area('brest', { owner: 'FR', port: 'brest', spires: 5 }),
        area('kiev', { owner: 'RU', spires: 3 }),
        area('dover', { owner: 'GB', port: 'dover', spires: 5 }),
        area('munich', { owner: 'bav', spires: 2, forage: 6 }),
        area('trieste', { province: 'austria', port: 'trieste', spires: 2, forage: 5 }),
      ],
      provinces: [
        province('austria', 'AU', { capital: 'wien', tax: 8, manpower: 5 }),
        province('bohemia', 'AU', { capital: 'prag', tax: 6, manpower: 4 }),
      ],
      ports: [
        port('brest', { seas: ['west'], first: 5, second: 3 }),
        port('dover', { seas: ['west'], first: 4, second: 2 }),
        port('trieste', { seas: ['adria'], first: 3, second: 2 }),
      ],
      seas: [
        { id: 'west', name: 'west', ice: false },
        { id: 'adria', name: 'adria', ice: false },
      ],
      minors: [minor('bav', { capital: 'munich', tax: 3, manpower: 2, state: 'free', controller: 'AU' })],
      ...more.sheets,
    },
  }).does(...ALL.map((one) => points(one, 20)));
  for (const one of ALL) play.money(one, 50);
  return play;
};
const attack = (power: Power, where: string, defender: Power, more: object = {}): Play =>
  ({ do: 'attack', power, area: where, defender, kind: 'field', river: false, sally: false, ...more }) as Play;
const pp = (play: Quarter, ...of: readonly Power[]) => of.map((one) => play.pp(one));
function losses(play: Quarter): void {
  while (play.kind === 'eia-losses') play.ok();
}

describe('supply and what it leads to', () => {
  it('EIA-108 EIA-122 EIA-124 who marched by force forages though he stops on his own depot', () => {
    const play = world({ sheets: { corps: [fr('fr1', { regular: 10 }, 'metz'), au('au1', { regular: 9 }, 'linz')] } })
      .does(war('AU', 'FR'), depot('d', 'FR', 'metz'))
      .goTo('landMove', 'FR');
    play.does(march('fr1', ['munich', 'metz'], { forced: true }));
    expect(play.kind).toBe('eia-forage');
    // Five and one for the forced march is six: no more than the six of the worst area.
    play.says({ value: 6, unused: 0, own: false }).dice({ die: 5 }).ok();
    expect(play.state.corps.fr1?.factors).toEqual({ regular: 10 });
    play.goTo('supply', 'FR');
    expect(dueNow(play.state).some(({ play: one }) => one?.do === 'supply-bill')).toBe(false);
    expect(play.state.powers.FR?.money).toBe(100);
  });
  it('EIA-126 EIA-127 EIA-207 December’s bill empties the purse: three corps cost nine, upkeep six, and France is bankrupt once', () => {
    const play = world({
      date: { y: 1806, m: 12 },
      sheets: {
        corps: [
          fr('fr1', { regular: 10 }, 'metz'),
          fr('fr2', { regular: 10 }, 'linz'),
          fr('fr3', { regular: 10 }, 'munich'),
        ],
      },
    }).does(war('AU', 'FR'), depot('d', 'FR', 'metz'), depot('e', 'FR', 'prag'));
    play.money('FR', 9).goTo('supply', 'FR');
    play.does({ do: 'supply-bill', power: 'FR', guests: [] });
    // A half, one and three, doubled in winter: nine.
    play.says({ 'reach-fr1': '0', 'reach-fr2': '1' });
    play.says({ 'reach-fr3': '3' }).ok();
    expect(play.purse('FR')).toBe(0);
    play.comes('drift', (_, side) => (side === 'FR' ? { 'trade brest': false, 'open brest': false } : {}));
    // Three corps and two depots are five, of nothing: three points, once.
    expect([play.purse('FR'), play.pp('FR')]).toEqual([0, -3]);
  });
  it('EIA-132 EIA-174 EIA-175 a besieger who forages has no rest to subtract, and may try the walls the same month', () => {
    const play = world({ sheets: { corps: [fr('fr1', { regular: 10 }, 'linz')] } })
      .does(war('AU', 'FR'), garrison('g', 'AU', 'linz', { regular: 5 }))
      .goTo('landMove', 'FR');
    play.does({ do: 'besiege', power: 'FR', area: 'linz' }, { do: 'forage', corps: 'fr1' });
    // Six against a value of five: a loss of one, though it has not moved a step.
    play.says({ value: 5 }).dice({ die: 6 }).ok();
    expect(play.state.corps.fr1?.factors).toEqual({ regular: 9 });
    play.goTo('landCombat', 'FR').does({ do: 'assault-attempt', power: 'FR', area: 'linz' });
    expect(play.kind).toBe('eia-siege');
  });
  it('EIA-131 EIA-175 hunger inside opens the walls: of fourteen three starve, and eleven of fifteen are near enough', () => {
    const play = world({
      sheets: {
        areas: [area('linz', { owner: 'AU', spires: 3, fleches: 0, forage: 9 }), area('metz', { owner: 'FR' })],
        corps: [fr('fr1', { regular: 20 }, 'linz')],
        provinces: [],
        ports: [],
        minors: [],
      },
    }).does(war('AU', 'FR'), garrison('g', 'AU', 'linz', { regular: 14 }));
    play.goTo('landMove', 'FR').does({ do: 'besiege', power: 'FR', area: 'linz' });
    play.goTo('supply', 'AU').does({ do: 'feed-city', area: 'linz' });
    // Fourteen are two full fives: four and two less three are three.
    play.dice({ die: 4 }).ok();
    expect(play.state.garrisons.g?.factors).toEqual({ regular: 11 });
    play.comes('diplomacy').goTo('landCombat', 'FR').does({ do: 'assault-attempt', power: 'FR', area: 'linz' });
    // Eleven are within five of fifteen: the six stays a six.
    play.dice({ die: 6 }).ok();
    expect(play.kind).toBe('eia-breach');
  });
});

describe('a leader in a mixed army', () => {
  it('EIA-185 EIA-187 whose corps is wiped out while the ally fights on is not taken, but waits off the map', () => {
    const play = world({
      sheets: {
        corps: [
          fr('fr1', { regular: 40 }, 'linz'),
          au('au1', { cavalry: 2 }, 'linz'),
          ru('ru1', { regular: 30 }, 'linz'),
        ],
        leaders: [leader('mack', 'AU', { status: { is: 'corps', corps: 'au1' } })],
      },
    }).does(war('AU', 'FR'), war('FR', 'RU', 2), ally('AU', 'RU'));
    play.goTo('landCombat', 'FR').does(attack('FR', 'linz', 'AU'));
    play.seals('chit', { FR: 'assault', AU: 'cordon', RU: 'cordon' });
    play.dice({ attacker: 5, defender: 1 });
    // 20 % of forty: eight.
    play.ok();
    expect(play.kind).toBe('eia-losses');
    play.says({ 'lose-cavalry': 2, 'lose-regular': 6 }).ok();
    expect([play.state.corps.au1?.place, play.state.leaders.mack?.status]).toEqual([{ at: 'pool' }, { is: 'retired' }]);
    expect(flaws(play.state)).toEqual([]);
    play.readBack();
  });
});

describe('a siege and the quarter', () => {
  it('EIA-178 EIA-194 EIA-200 EIA-204 Vienna stormed in June and left empty: its taker stands about it, and Austria has neither tax nor its manpower', () => {
    const play = world({ sheets: { corps: [fr('fr1', { regular: 20 }, 'wien')] } })
      .does(war('AU', 'FR'), garrison('g', 'AU', 'wien', { regular: 11 }))
      .goTo('landMove', 'FR');
    play.does({ do: 'besiege', power: 'FR', area: 'wien' }).feedsByHand();
    play.goTo('landCombat', 'FR').does({ do: 'assault-attempt', power: 'FR', area: 'wien' });
    play.dice({ die: 6 }).ok();
    play.says({ surrenders: false }).ok();
    // 30 % of twenty, five of morale: eleven regulars of 3.0 or more break, and give themselves up.
    play.says({ 'base-defender': 35 }).dice({ attacker: 6, defender: 1 }).ok();
    losses(play);
    expect(Object.values(play.state.prisoners)).toMatchObject([{ captor: 'FR', owner: 'AU', factors: { regular: 5 } }]);
    // No corps inside and no fleche: no points.
    expect(pp(play, 'FR', 'AU')).toEqual([0, 0]);
    const before = play.purse('AU');
    play.comes('lending');
    expect([play.purse('AU') - before, play.state.powers.AU?.manpower]).toEqual([0, 4]);
    // Her free state has its own: twice three and twice two.
    expect([play.purse('bav'), play.state.minors.bav?.men]).toEqual([6, 4]);
    play.comes('spending');
    expect(play.pp('AU')).toBe(-2);
    play.readBack();
  });
  it('EIA-194 EIA-195 EIA-204 besieged Vienna pays its tax; a besieged port trades with nobody', () => {
    const play = world({
      sheets: { corps: [fr('fr1', { regular: 20 }, 'wien'), fr('fr2', { regular: 20 }, 'trieste')] },
    })
      .does(
        war('AU', 'FR'),
        garrison('g', 'AU', 'wien', { regular: 11 }),
        garrison('h', 'AU', 'trieste', { regular: 5 }),
      )
      .goTo('landMove', 'FR');
    play.does({ do: 'besiege', power: 'FR', area: 'wien' }, { do: 'besiege', power: 'FR', area: 'trieste' });
    play.feedsByHand();
    const before = play.purse('AU');
    play.comes('lending');
    // Eight and six; nothing of Trieste, for America neither.
    expect(play.purse('AU') - before).toBe(14);
    play.comes('spending');
    expect(play.pp('AU')).toBe(0);
  });
  it('EIA-184 EIA-201 EIA-231 Munich held from May: in June it is France’s, a point each way, and pays once, not twice', () => {
    const play = world({
      date: { y: 1806, m: 5 },
      sheets: { corps: [fr('fr1', { regular: 20 }, 'munich'), corps('b1', 'bav', 'linz', big)] },
    })
      .does(war('AU', 'FR'))
      .comes('diplomacy');
    play.goTo('landCombat', 'FR').comes('diplomacy');
    play.goTo('conquest');
    expect(play.kind).toBe('eia-conquest');
    play.ok();
    expect(play.state.minors.bav).toMatchObject({ controller: 'FR', state: 'conquered' });
    expect(play.state.corps.b1?.place).toEqual({ at: 'pool' });
    expect(pp(play, 'FR', 'AU')).toEqual([1, -1]);
    const before = play.purse('FR');
    play.comes('lending', (kind, side) => (kind === 'eia-collect' && side === 'FR' ? { 'trade brest': true } : {}));
    // Three of tax, three of Brest and twice three from America; two of manpower.
    expect([play.purse('FR') - before, play.state.powers.FR?.manpower]).toEqual([3 + 3 + 6, 2]);
    expect(play.purse('bav')).toBe(0);
    play.readBack();
  });
  it('EIA-034 EIA-178 EIA-188 whom a storm took comes back with the peace of the next month, into a corps by a chain of three', () => {
    const play = world({
      sheets: {
        corps: [fr('fr1', { regular: 20 }, 'linz'), au('au1', { militia: 3 }, 'prag')],
      },
    })
      .does(war('AU', 'FR'), garrison('g', 'AU', 'linz', { militia: 4, regular: 2 }))
      .goTo('landMove', 'FR');
    play.does({ do: 'besiege', power: 'FR', area: 'linz' }).feedsByHand();
    play.goTo('landCombat', 'FR').does({ do: 'assault-attempt', power: 'FR', area: 'linz' });
    play.dice({ die: 6 }).ok();
    play.says({ surrenders: true }).ok();
    expect(Object.values(play.state.prisoners)).toMatchObject([{ factors: { militia: 4, regular: 2 } }]);
    play.comes('peace');
    play.does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    expect(play.state.prisoners).toEqual({});
    for (const due of dueNow(play.state)) if (due.play?.do === 'send-home') play.does(due.play);
    play.goTo('armyReinforcement', 'AU');
    const [item] = Object.values(play.state.queue);
    const put = (chain?: number): Play => ({
      ...{ do: 'place-factors', item: item?.id ?? '', factors: { militia: 4, regular: 2 }, to: { corps: 'au1' } },
      ...(chain !== undefined && { chain }),
    });
    // In Bohemia it is at home, and needs no chain.
    play.does(put());
    expect(play.state.corps.au1?.factors).toEqual({ militia: 7, regular: 2 });
    play.readBack();
  });
});

describe('ships and what they carry', () => {
  const sea = (more: Partial<Setup> = {}) =>
    world({
      ...more,
      sheets: {
        corps: [corps('gb1', 'GB', 'dover', { ...big, factors: { regular: 12 } }), fr('fr1', { regular: 9 }, 'brest')],
        fleets: [
          fleet('gbA', 'GB', { at: 'port', port: 'dover' }, 20),
          fleet('gbB', 'GB', { at: 'sea', sea: 'west' }, 9),
          fleet('frA', 'FR', { at: 'port', port: 'brest' }, 8),
        ],
        ...more.sheets,
      },
    }).does(war('FR', 'GB'));
  const sail = (power: Power, fleets: readonly string[], ...steps: readonly object[]): Play =>
    ({ do: 'sail', power, fleets, steps }) as Play;
  it('EIA-079 EIA-083 EIA-195 EIA-197 a box that is held in June shuts its port for trade and for America; upkeep is one in port, five at sea', () => {
    const play = sea();
    play.goTo('navalMove', 'GB').does(sail('GB', ['gbA'], { at: 'sea', sea: 'west' }, { at: 'box', port: 'brest' }));
    for (let n = 0; n < 9 && play.kind !== undefined; n += 1) play.settles();
    expect(play.state.fleets.gbA?.place).toEqual({ at: 'box', port: 'brest' });
    const [france, britain] = [play.purse('FR'), play.purse('GB')];
    play.comes('lending', (kind) => (kind === 'eia-america' ? { 'stop FR': false } : {}));
    expect(play.purse('FR') - france).toBe(0);
    // Thirty of colonies; Dover four and two; Trieste three.
    expect(play.purse('GB') - britain).toBe(30 + 6 + 3);
    const held = play.purse('GB');
    play.comes('drift');
    // One corps, a fleet in a box, one at sea.
    expect(held - play.purse('GB')).toBe(1 + 1 + 5);
    play.readBack();
  });
  it('EIA-080 EIA-116 EIA-126 EIA-130 a landed corps eats off the fleet for one, two in winter', () => {
    const bill = (m: 4 | 1) => {
      const play = sea({
        date: { y: 1806, m },
        sheets: {
          areas: [
            area('dover', { owner: 'GB', port: 'dover', spires: 5 }),
            area('brest', { owner: 'FR', port: 'brest', spires: 5 }),
          ],
          provinces: [],
          minors: [],
          ports: [port('brest', { seas: ['west'] }), port('dover', { seas: ['west'] })],
          corps: [corps('gb1', 'GB', 'dover', { ...big, factors: { regular: 12 } })],
        },
      });
      play
        .goTo('navalMove', 'GB')
        .does({ do: 'embark', corps: 'gb1', fleet: 'gbA' }, sail('GB', ['gbA'], { at: 'sea', sea: 'west' }));
      for (let n = 0; n < 9 && play.kind !== undefined; n += 1) play.settles();
      play
        .goTo('depots', 'GB')
        .does({ do: 'place-depot', power: 'GB', area: '', by: 'fleet', fleet: 'gbA', legal: true, source: false });
      play.goTo('landMove', 'GB').does({ do: 'land-corps', corps: 'gb1', area: 'brest' });
      play.goTo('supply', 'GB');
      const before = play.purse('GB');
      play.does({ do: 'supply-bill', power: 'GB', guests: [] }).says({ 'reach-gb1': 'fleet' }).ok();
      return before - play.purse('GB');
    };
    expect([bill(4), bill(1)]).toEqual([1, 2]);
  });
  it('EIA-108 EIA-116 EIA-151 who has landed marches no further, and fights across the water', () => {
    const play = sea({
      sheets: {
        corps: [corps('gb1', 'GB', 'dover', { ...big, factors: { regular: 12 } }), fr('fr1', { regular: 9 }, 'brest')],
      },
    });
    play
      .goTo('navalMove', 'GB')
      .does({ do: 'embark', corps: 'gb1', fleet: 'gbA' }, sail('GB', ['gbA'], { at: 'sea', sea: 'west' }));
    for (let n = 0; n < 9 && play.kind !== undefined; n += 1) play.settles();
    play.goTo('landMove', 'GB').does({ do: 'land-corps', corps: 'gb1', area: 'brest' });
    expect(codeOf(play.tries(march('gb1', ['metz'], { forced: true })))).toBeDefined();
    play.goTo('landCombat', 'GB');
    expect(offersOf(play.state, 'attack')).toMatchObject([{ area: 'brest', river: true }]);
  });
  it('EIA-044 EIA-103 EIA-129 a country’s port that its own enemy blockades feeds its runner’s chain no more', () => {
    const chain = (shut: boolean) => {
      const play = world({
        sheets: {
          areas: [
            area('dover', { owner: 'GB', port: 'dover', spires: 5 }),
            area('stock', { owner: 'swe', port: 'stock', spires: 4 }),
            area('brest', { owner: 'FR', port: 'brest', spires: 5 }),
          ],
          provinces: [],
          ports: [
            port('dover', { seas: ['west'] }),
            port('stock', { seas: ['west'] }),
            port('brest', { seas: ['west'] }),
          ],
          minors: [minor('swe', { capital: 'stock', state: 'free', controller: 'GB' })],
          corps: [corps('gb1', 'GB', 'dover')],
          fleets: [
            fleet('gbA', 'GB', { at: 'port', port: 'stock' }, 9),
            fleet('ruA', 'RU', shut ? { at: 'box', port: 'stock' } : { at: 'sea', sea: 'west' }, 9),
          ],
        },
      }).does(war('RU', 'swe'), depot('d', 'GB', 'stock'));
      play.goPast('depots', 'GB');
      return codeOf(
        play.tries({
          do: 'place-depot',
          power: 'GB',
          area: 'dover',
          by: 'port',
          fleet: null,
          legal: true,
          source: false,
        }),
      );
    };
    expect([chain(false), chain(true)]).toEqual([undefined, 'eiasupply-depot-blockaded']);
  });
  it('EIA-082 EIA-179 EIA-234 a port stormed with a fleet inside: the fleet must leave, and the corps in the city has its guns', () => {
    const play = sea({
      sheets: {
        corps: [corps('gb1', 'GB', 'brest', { ...big, factors: { regular: 20 } })],
        fleets: [fleet('frA', 'FR', { at: 'port', port: 'brest' }, 8)],
      },
    }).does(garrison('g', 'FR', 'brest', { regular: 3 }));
    play.goTo('landMove', 'GB').does({ do: 'besiege', power: 'GB', area: 'brest' }).feedsByHand();
    play.goTo('landCombat', 'GB').does({ do: 'assault-attempt', power: 'GB', area: 'brest' });
    play.dice({ die: 6 }).ok();
    play.says({ surrenders: true }).ok();
    play.does({ do: 'set-piece', ledger: 'corps', id: 'gb1', set: { place: { at: 'city', area: 'brest' } } });
    expect(dueNow(play.state).map(({ text }) => codeOf(text))).toContain('eianaval-due-fallen');
    play.does({ do: 'leave-port', fleet: 'frA', how: 'leave', to: { at: 'box', port: 'brest' } });
    expect(flaws(play.state)).toEqual([]);
    expect(play.tries({ do: 'next' })).toBeUndefined();
  });
});
