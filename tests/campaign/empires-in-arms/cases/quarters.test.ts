/** Worked cases of the Economic Phase, every sum by hand from the book: what a quarter pays, costs and ends. S7 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, garrison, minor, points, port, powers, province, Quarter, STILL, war } from './hands.ts';

const game = (ids: readonly Power[], sheets: Setup['sheets'], more: Partial<Setup> = {}) =>
  new Quarter({ powers: powers(...ids), date: { y: 1806, m: 6 }, slots: STILL, sheets, ...more }).does(
    ...ids.map((one) => points(one, 20)),
  );

describe('a capital in the hands of an enemy', () => {
  const AUSTRIA: Setup['sheets'] = {
    areas: [
      area('wien', { province: 'austria', capitalOf: 'AU' }),
      area('prag', { province: 'bohemia' }),
      area('munich', { owner: 'bav' }),
      area('parma', { owner: 'par' }),
      area('metz', { owner: 'FR' }),
    ],
    provinces: [
      province('austria', 'AU', { capital: 'wien', tax: 8, manpower: 5 }),
      province('bohemia', 'AU', { capital: 'prag', tax: 6, manpower: 4 }),
    ],
    minors: [
      minor('bav', { capital: 'munich', tax: 3, manpower: 2, state: 'free', controller: 'AU' }),
      minor('par', { capital: 'parma', tax: 2, manpower: 1, state: 'conquered', controller: 'AU', hasCorps: false }),
    ],
    corps: [corps('fr1', 'FR', 'metz')],
  };
  it('EIA-194 EIA-200 EIA-201 EIA-204 with Vienna held Austria taxes nothing, its free state does; manpower but for that province; two points', () => {
    const play = game(['AU', 'FR'], AUSTRIA).does(war('AU', 'FR'), garrison('g', 'FR', 'wien', { regular: 3 }));
    play.comes('lending');
    expect([play.purse('AU'), play.state.powers.AU?.manpower]).toEqual([0, 4 + 1]);
    expect([play.purse('bav'), play.state.minors.bav?.men]).toEqual([6, 4]);
    play.comes('spending');
    expect(play.pp('AU')).toBe(-2);
    play.readBack();
  });
  it('EIA-194 EIA-200 a besieged holder holds nothing: all comes in', () => {
    const play = game(['AU', 'FR'], {
      ...AUSTRIA,
      corps: [...(AUSTRIA.corps ?? []), corps('au1', 'AU', 'wien')],
    }).does(war('AU', 'FR'), garrison('g', 'FR', 'wien', { regular: 3 }), {
      do: 'flag',
      name: 'siege wien',
      value: 'AU',
    });
    play.comes('manipulation');
    expect([play.purse('AU'), play.state.powers.AU?.manpower]).toEqual([8 + 6 + 2, 5 + 4 + 1]);
    play.comes('spending');
    expect(play.pp('AU')).toBe(0);
  });
  it('EIA-194 EIA-195 EIA-197 EIA-204 Russia with Moscow held: no tax, but its trade; a point; with both no trade either, and two', () => {
    const RUSSIA: Setup['sheets'] = {
      areas: [
        area('moscow', { name: 'Moscow', province: 'moscow', capitalOf: 'RU' }),
        area('peter', { name: 'St Petersburg', province: 'ingria', capitalOf: 'RU', port: 'peter' }),
        area('riga', { province: 'livonia', port: 'riga' }),
        area('metz', { owner: 'FR' }),
      ],
      ports: [port('riga', { first: 4, second: 3 }), port('peter', { first: 6, second: 5 })],
      provinces: [
        province('moscow', 'RU', { capital: 'moscow', tax: 7, manpower: 6 }),
        province('ingria', 'RU', { capital: 'peter', tax: 5, manpower: 3 }),
        province('livonia', 'RU', { capital: 'riga', tax: 2, manpower: 2 }),
      ],
    };
    const one = game(['RU', 'FR', 'GB'], RUSSIA).does(war('RU', 'FR'), garrison('g', 'FR', 'moscow', { regular: 2 }));
    one.comes('manipulation');
    // 3 and 5 at home, twice five from America; Britain 30, 4 and 6.
    expect([one.purse('RU'), one.state.powers.RU?.manpower, one.purse('GB')]).toEqual([18, 5, 40]);
    one.comes('spending');
    expect(one.pp('RU')).toBe(-1);
    const both = game(['RU', 'FR', 'GB'], RUSSIA).does(
      war('RU', 'FR'),
      garrison('g', 'FR', 'moscow', { regular: 2 }),
      garrison('h', 'FR', 'peter', { regular: 2 }),
    );
    both.comes('manipulation');
    expect([both.purse('RU'), both.state.powers.RU?.manpower, both.purse('GB')]).toEqual([0, 2, 30]);
    both.comes('spending');
    expect(both.pp('RU')).toBe(-2);
    both.readBack();
  });
});

describe('trade', () => {
  const COASTS: Setup['sheets'] = {
    areas: [
      area('brest', { owner: 'FR', port: 'brest' }),
      area('nantes', { owner: 'FR', port: 'nantes' }),
      area('cadiz', { owner: 'SP', port: 'cadiz' }),
      area('riga', { owner: 'RU', port: 'riga' }),
      area('porto', { owner: 'por', port: 'porto' }),
      area('dover', { owner: 'GB', port: 'dover' }),
    ],
    ports: [
      port('brest', { first: 3, second: 4 }),
      port('nantes', { first: 6, second: 2 }),
      port('cadiz', { first: 2, second: 5 }),
      port('riga', { first: 4, second: 3, icebound: true }),
      port('porto', { first: 7, second: 1 }),
      port('dover', { first: 2, second: 2 }),
    ],
    minors: [minor('por', { capital: 'porto', tax: 0, manpower: 0 })],
  };
  const coast = (more: Partial<Setup> = {}) =>
    game(['FR', 'GB', 'RU', 'SP'], COASTS, more).does(war('FR', 'GB'), war('GB', 'SP', 2));
  const stopped = (die: 2 | 3, more: Partial<Setup> = {}) =>
    coast(more).comes('manipulation', (kind) => (kind === 'eia-america' ? { 'stop FR': true, 'stop SP': true } : {}), {
      us: die,
    });
  it('EIA-195 EIA-196 EIA-197 EIA-198 two stopped and a three: Britain has its colonies, its own port, neutral and Russian trade, and what it took', () => {
    const play = stopped(3);
    // 30; Dover both values; Porto and Riga the first; twice four and twice five that were France's and Spain's.
    expect(play.purse('GB')).toBe(30 + 4 + 7 + 4 + 8 + 10);
    expect([play.purse('FR'), play.purse('SP')]).toEqual([0, 0]);
    // Three at home, twice three from America.
    expect(play.purse('RU')).toBe(3 + 6);
    expect(play.state.flags['us-war']).toBeFalsy();
    play.readBack();
  });
  it('EIA-198 two stopped and a two: fifteen less at once, Russia has nothing from America; the next quarter fifteen of colonies', () => {
    const play = stopped(2);
    expect(play.purse('GB')).toBe(30 + 4 + 7 + 4 + 8 + 10 - 15);
    expect(play.purse('RU')).toBe(3);
    const before = play.purse('GB');
    play.comes('diplomacy').comes('manipulation');
    expect(play.purse('GB') - before).toBe(15 + 4 + 7 + 4);
    expect(play.purse('RU')).toBe(6);
    expect(play.purse('FR')).toBe(0);
  });
  it('EIA-195 EIA-197 in December the ice shuts Riga, for America too', () => {
    const play = coast({ date: { y: 1806, m: 12 } }).comes('manipulation', (kind) =>
      kind === 'eia-america' ? { 'stop FR': false, 'stop SP': false } : {},
    );
    expect(play.purse('RU')).toBe(0);
    expect(play.purse('GB')).toBe(30 + 4 + 7);
    expect([play.purse('FR'), play.purse('SP')]).toEqual([8, 10]);
  });
  it('EIA-195 EIA-199 in September of a war with Britain a three is a one: Britain has the convoy; all ports shut, nobody throws', () => {
    const gold = (shut: boolean) => {
      const play = game(
        ['GB', 'SP'],
        {
          areas: [area('cadiz', { owner: 'SP', port: 'cadiz' }), area('dover', { owner: 'GB' })],
          ports: [port('cadiz', { first: 2, second: 5 })],
          fleets: [
            {
              ...{ id: 'gbf', name: 'gbf', nation: 'GB', capacity: 30, ships: 20, done: false },
              place: shut ? { at: 'box', port: 'cadiz' } : { at: 'pool' },
            },
          ],
        },
        { date: { y: 1806, m: 9 } },
      ).does(war('GB', 'SP'));
      const kinds: string[] = [];
      play.comes(
        'manipulation',
        (kind) => {
          kinds.push(kind);
          return kind === 'eia-america' ? { 'stop SP': false } : {};
        },
        { us: 6, one: 2, two: 1 },
      );
      return { play, threw: kinds.includes('eia-gold') };
    };
    const open = gold(false);
    expect(open.threw).toBe(true);
    expect([open.play.purse('GB'), open.play.purse('SP')]).toEqual([45, 10]);
    const closed = gold(true);
    expect([closed.play.purse('GB'), closed.play.purse('SP')]).toEqual([30, 0]);
  });
});

describe('an unstable power', () => {
  it('EIA-195 EIA-201 EIA-202 half its tax and manpower, rounded up, its free states once; trade is whole', () => {
    const unstable: Setup['slots'] = { 'CH-04': { ...STILL['CH-04'], '20/zone': 1, '20/loss': 4 } };
    const play = game(
      ['AU', 'GB'],
      {
        areas: [
          area('wien', { owner: 'AU', province: 'austria' }),
          area('triest', { owner: 'AU', port: 'triest' }),
          area('munich', { owner: 'bav' }),
        ],
        ports: [port('triest', { first: 4, second: 3 })],
        provinces: [province('austria', 'AU', { capital: 'wien', tax: 9, manpower: 5 })],
        minors: [minor('bav', { capital: 'munich', tax: 3, manpower: 2, state: 'free', controller: 'AU' })],
      },
      { slots: unstable },
    );
    play.does(points('GB', 5)).comes('lending', () => ({}), { loss: 4 });
    // Half of nine is five; three at home and twice three from America.
    expect([play.purse('AU'), play.state.powers.AU?.manpower]).toEqual([5 + 3 + 6, 3]);
    expect([play.purse('bav'), play.state.minors.bav?.men]).toEqual([3, 2]);
  });
});

describe('spending', () => {
  const KINGDOM: Setup['sheets'] = {
    areas: [area('metz', { owner: 'FR' }), area('munich', { owner: 'bav' }), area('jena', { owner: 'PR' })],
    minors: [minor('bav', { capital: 'munich', tax: 1, manpower: 3, state: 'free', controller: 'FR' })],
    provinces: [province('mark', 'PR', { tax: 4, manpower: 5 })],
    corps: [
      corps('fr1', 'FR', 'metz'),
      corps('fr2', 'FR', 'metz'),
      corps('bav1', 'bav', 'munich'),
      corps('bav2', 'bav', 'munich'),
      corps('bav3', 'bav', 'munich'),
    ],
  };
  it('EIA-201 EIA-206 EIA-207 EIA-208 a free state falls short, its controller pays and is bankrupt; its debts stand; three points in all', () => {
    const play = game(['FR', 'PR'], KINGDOM).does({
      ...{ do: 'add-piece', ledger: 'debts' },
      piece: { id: 'd', from: 'FR', to: 'PR', money: 8, formal: true, note: '' },
    } as Play);
    // Bavaria has 2 of its 3; France has 2 for its own two corps and none for the third Bavarian.
    play.comes('manipulation').money('FR', 2).comes('spending');
    expect([play.purse('FR'), play.purse('bav'), play.pp('FR')]).toEqual([0, 0, -3]);
    expect(play.state.debts.d?.money).toBe(8);
    expect(Object.values(play.state.corps).every(({ place }) => place.at === 'area')).toBe(true);
    play.readBack();
  });
  it('EIA-203 EIA-206 EIA-209 EIA-212 what is lent keeps a free state whole; it buys with its own; the rest is lost, Prussia keeps its men', () => {
    const play = game(['FR', 'PR'], KINGDOM, { slots: { ...STILL } })
      .comes('lending')
      .money('FR', 20);
    play.does({ do: 'lend', power: 'FR', to: 'bav', points: 6 });
    // 2 + 6; less three for its corps; two infantry would be six.
    play.comes('spending');
    expect([play.purse('FR'), play.purse('bav'), play.state.minors.bav?.men]).toEqual([12, 5, 6]);
    const buy = (power: Power, nation: string, order: object): Play =>
      ({ do: 'buy', power, nation, order, corps: [], fleets: [] }) as Play;
    expect(codeOf(play.tries(buy('FR', 'bav', { infantry: 2 })))).toBe('eia-no-money');
    expect(codeOf(play.tries(buy('FR', 'bav', { militia: 1 })))).toBeDefined();
    play.does(buy('FR', 'bav', { infantry: 1 }));
    play.comes('drift');
    expect([play.purse('bav'), play.state.minors.bav?.men]).toEqual([0, 0]);
    expect(Object.values(play.state.queue)).toMatchObject([{ owner: 'bav', due: { y: 1806, m: 9 } }]);
    expect([play.state.powers.PR?.manpower, play.state.powers.FR?.manpower]).toEqual([5, 0]);
    play.readBack();
  });
  it('EIA-003 EIA-210 what December buys comes in March of the next year', () => {
    const play = game(['FR', 'PR'], KINGDOM, { date: { y: 1806, m: 12 } }).comes('spending');
    play.money('PR', 9).does({ do: 'buy', power: 'PR', nation: 'PR', order: { infantry: 2 }, corps: [], fleets: [] });
    expect(Object.values(play.state.queue)).toMatchObject([{ due: { y: 1807, m: 3 } }]);
    expect([play.purse('PR'), play.state.powers.PR?.manpower]).toEqual([3, 1]);
  });
});

describe('scores and ends', () => {
  it('EIA-190 EIA-191 of eight Britain may turn two against one enemy, who may fall below nought', () => {
    const eight: Setup['slots'] = { 'CH-04': { ...STILL['CH-04'], '25/vp': 8 } };
    const play = game(['FR', 'GB', 'RU'], {}, { slots: eight }).does(points('GB', 5), war('FR', 'GB'));
    for (let n = 0; n < 20 && !play.state.agenda.some(({ kind }) => kind === 'eia-victory'); n += 1)
      play.goPast('victory');
    play.comes('collection', (kind, side) =>
      kind === 'eia-victory' && side === 'GB' ? { against: 'FR', share: 2 } : {},
    );
    expect([play.state.powers.GB?.vp, play.state.powers.FR?.vp]).toEqual([6, -2]);
  });
  it('EIA-214 with all its provinces held Austria is out: five points to each enemy, none to others; lands to who holds the local, else the national capital', () => {
    const play = game(['AU', 'FR', 'RU', 'PR'], {
      areas: [
        area('wien', { province: 'austria', capitalOf: 'AU' }),
        area('prag', { province: 'bohemia' }),
        area('graz', { province: 'styria' }),
        area('parma', { owner: 'par' }),
        area('munich', { owner: 'bav' }),
      ],
      provinces: [
        province('austria', 'AU', { capital: 'wien', manpower: 5 }),
        province('bohemia', 'AU', { capital: 'prag', manpower: 4 }),
        province('styria', 'AU', { capital: 'graz', manpower: 0 }),
      ],
      minors: [
        minor('par', { capital: 'parma', tax: 1, manpower: 0, state: 'conquered', controller: 'AU', hasCorps: false }),
        minor('bav', { capital: 'munich', state: 'free', controller: 'AU' }),
      ],
      leaders: [leader('mack', 'AU')],
    }).does(
      war('AU', 'FR'),
      war('AU', 'RU', 2),
      garrison('g', 'FR', 'wien', { regular: 2 }),
      garrison('h', 'RU', 'prag', { regular: 2 }),
      garrison('k', 'AU', 'graz', { regular: 2 }),
      garrison('i', 'RU', 'munich', { regular: 1 }),
    );
    play.comes('ceding');
    expect(play.state.powers.AU?.out).toBe(true);
    expect([play.pp('FR'), play.pp('RU'), play.pp('PR')]).toEqual([5, 5, 0]);
    expect(['austria', 'bohemia', 'styria'].map((one) => play.state.provinces[one]?.holder)).toEqual([
      'FR',
      'RU',
      'FR',
    ]);
    expect([play.state.minors.par?.controller, play.state.minors.bav?.controller]).toEqual(['FR', 'RU']);
    expect(play.state.garrisons.k).toBeUndefined();
    play.readBack();
  });
  it('EIA-013 EIA-200 EIA-214 a homeland whose manpower nobody has typed yet is asked for, and throws nobody out', () => {
    const play = (manpower: number | null) =>
      game(['AU', 'FR'], {
        areas: [area('wien', { province: 'austria' }), area('metz', { owner: 'FR' })],
        provinces: [province('austria', 'AU', { capital: 'wien', manpower })],
      });
    const open = play(null).goPast('collection');
    const task = open.state.agenda.find(({ kind, side }) => kind === 'eia-collect' && side === 'AU');
    const facts = task ? (procedureOf(task.kind).facts?.(open.state, task) ?? []) : [];
    // It stands in sight, not under a fold.
    expect(facts.find(({ key }) => key === 'manpower austria')?.group).toBeUndefined();
    expect(facts.map(({ key }) => key)).toContain('manpower austria');
    expect([play(null).comes('ceding').state.powers.AU?.out, play(0).comes('ceding').state.powers.AU?.out]).toEqual([
      false,
      true,
    ]);
  });
  it('EIA-215 what an enemy stands in is ceded to nobody else; one thing a step, for a point', () => {
    const play = game(['AU', 'FR', 'RU'], {
      areas: [area('parma', { owner: 'par' }), area('lucca', { owner: 'luc' }), area('moscow', { owner: 'RU' })],
      minors: [
        minor('par', { capital: 'parma', state: 'conquered', controller: 'AU', hasCorps: false }),
        minor('luc', { capital: 'lucca', state: 'conquered', controller: 'AU', hasCorps: false }),
      ],
      corps: [corps('fr1', 'FR', 'parma')],
    }).does(war('AU', 'FR'), ally('AU', 'RU'));
    play.comes('ceding').does({ do: 'call-cessions' });
    play.seals('cession', { AU: { what: 'par', to: 'RU' } }).settles();
    expect([play.state.minors.par?.controller, play.pp('AU')]).toEqual(['AU', 0]);
  });
});
