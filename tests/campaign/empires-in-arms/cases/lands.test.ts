/** Lands that change hands: Poland and Bavaria whole, cessions, districts, collapse. S6, S7, S9 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import {
  capitalsOf,
  freeHoldings,
  holdersOf,
  holdingsOf,
} from '../../../../src/campaign/empires-in-arms/quarter/holdings.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { area, code as codeOf, corps } from '../fixtures.ts';
import { ally, Case, garrison, minor, points, powers, province, war } from './hands.ts';

const SLOTS = { 'CH-04': { 'display/boxes': 60 } };
const EAST: Partial<Setup> = {
  powers: powers('AU', 'FR', 'PR', 'RU'),
  date: { y: 1807, m: 6 },
  slots: SLOTS,
  rulings: { poland: 'on', bavaria: 'on' },
  sheets: {
    areas: [
      area('warsaw', { province: 'masovia' }),
      area('posen', { province: 'posen' }),
      area('munich', { owner: 'bavaria' }),
      area('salzburg', { province: 'tyrol' }),
      area('wien', { owner: 'AU' }),
      area('metz', { owner: 'FR' }),
    ],
    provinces: [
      province('masovia', 'PR', { name: 'Masovia', holder: 'FR', polish: true, capital: 'warsaw' }),
      province('posen', 'PR', { name: 'Posen', holder: 'FR', polish: true }),
      province('tyrol', 'AU', { name: 'Tyrol', holder: 'FR', capital: 'salzburg' }),
    ],
    minors: [minor('bavaria', { name: 'Bavaria', state: 'free', controller: 'FR', capital: 'munich' })],
    corps: [corps('ru1', 'RU', 'warsaw'), corps('au1', 'AU', 'munich'), corps('b1', 'bavaria', 'metz')],
  },
};
const flag = (name: string, value: string): Play => ({ do: 'flag', name, value });
const kingdoms = [
  ...[flag('kingdom-poland', 'FR'), flag('part-of-masovia', 'poland'), flag('part-of-posen', 'poland')],
  ...[flag('polish-loyalty', 'FR'), flag('kingdom-bavaria', 'FR')],
  ...[flag('part-of-bavaria', 'bavaria'), flag('part-of-tyrol', 'bavaria')],
];
const game = (...more: readonly Play[]) => {
  const all = ['AU', 'FR', 'PR', 'RU'] as const;
  const play = new Case(EAST).does(...all.map((one) => points(one, 20)), ...kingdoms, ...more);
  // Nobody goes bankrupt in the quarter.
  for (const one of all) play.money(one, 50);
  return play;
};
const pp = (play: Case, ...of: readonly Power[]) => of.map((one) => play.state.powers[one]?.marker);
const held = (ledger: 'provinces' | 'minors', id: string, by: Power): Play => ({
  ...{ do: 'set-piece', ledger, id },
  set: { occupied: { by, since: { y: 1807, m: 5 } } },
});

describe('kingdoms that go over whole', () => {
  it('EIA-250 with Warsaw all of Poland is its taker’s, a point each way; the Poles stay loyal until the peace', () => {
    const play = game(war('FR', 'RU'), held('provinces', 'masovia', 'RU')).goTo('conquest');
    expect(play.kind).toBe('eia-conquest');
    play.ok();
    expect([play.state.provinces.masovia?.holder, play.state.provinces.posen?.holder]).toEqual(['RU', 'RU']);
    expect(pp(play, 'RU', 'FR')).toEqual([21, 19]);
    expect([play.state.flags['kingdom-poland'], play.state.flags['part-of-posen']]).toEqual([undefined, undefined]);
    expect(play.state.flags['polish-loyalty']).toBe('FR');
    play.goPast('combinations');
    expect(codeOf(play.tries({ do: 'create-kingdom', power: 'RU', kingdom: 'poland' }))).toBe('eiaopt-loyal-elsewhere');
    // What it fell for is not paid again.
    expect(pp(play, 'RU', 'FR')).toEqual([21, 19]);
    play.goPast('peace').does({ do: 'informal-peace', a: 'FR', b: 'RU', terms: [], note: '' });
    expect(play.state.flags['polish-loyalty']).toBeUndefined();
    play.readBack();
  });

  it('EIA-250 Prussia that takes Warsaw has its provinces home again', () => {
    const play = game(war('FR', 'PR'), held('provinces', 'masovia', 'PR'), {
      ...{ do: 'set-piece', ledger: 'corps', id: 'ru1', set: { nation: 'PR' } },
    }).goTo('conquest');
    play.ok();
    expect([play.state.provinces.masovia?.holder, play.state.provinces.posen?.holder]).toEqual([null, null]);
  });

  it('EIA-253 with Munich Austria has Tyrol home, for the points of a country; the kingdom is gone', () => {
    const play = game(war('AU', 'FR'), held('minors', 'bavaria', 'AU')).goTo('conquest');
    play.ok();
    expect(play.state.minors.bavaria).toMatchObject({ controller: 'AU', state: 'conquered' });
    expect(play.state.provinces.tyrol?.holder).toBeNull();
    expect(pp(play, 'AU', 'FR')).toEqual([21, 19]);
    expect(play.state.flags['kingdom-bavaria']).toBeUndefined();
    play.readBack();
  });

  /** France in Fiasco at the third box, with a Polish corps in the field. */
  const fiasco = (...more: readonly Play[]) =>
    new Case({ ...EAST, slots: { 'CH-04': { 'display/boxes': 60, '3/zone': 0, '20/zone': 2, '22/zone': 2 } } })
      .does(
        ...(['AU', 'PR', 'RU'] as const).map((one) => points(one, 20)),
        points('FR', 3),
        ...[...kingdoms, flag('part-of-poland', 'poland')],
        {
          ...{ do: 'add-piece', ledger: 'minors' },
          piece: minor('poland', { name: 'Poland', state: 'free', controller: 'FR' }),
        },
        { do: 'add-piece', ledger: 'corps', piece: corps('pol', 'poland', 'metz') },
        ...more,
      )
      .money('AU', 50)
      .money('RU', 50)
      .goTo('minorControl');
  const owners = (play: Case, ...of: readonly string[]) =>
    of.map((id) => [play.state.provinces[id]?.home, play.state.provinces[id]?.holder]);

  it('EIA-049 EIA-250 in Fiasco Poland is neutral with its provinces, without forces, and nobody has its loyalty', () => {
    const play = fiasco();
    expect(play.kind).toBe('eia-collapse');
    play.ok();
    expect(play.state.minors.poland).toMatchObject({ state: 'neutral', controller: null, capital: 'warsaw' });
    expect(owners(play, 'masovia', 'posen')).toEqual([
      ['poland', null],
      ['poland', null],
    ]);
    expect([play.state.flags['polish-loyalty'], play.state.corps.pol?.place.at]).toEqual([undefined, 'pool']);
    expect(pp(play, 'FR')).toEqual([3]);
    play.readBack();
    // It stays one country: a war on it costs a point, who runs it has one, and has the Poles' loyalty.
    play
      .goPast('declarations')
      .does({ do: 'ask-declarations' })
      .seals('targets', { RU: ['poland'], AU: ['bavaria'] });
    play.says({ 'RU>poland': 'stands', 'AU>bavaria': 'stands' }).ok();
    // Bavaria counts Munich and Salzburg.
    expect(pp(play, 'RU', 'AU')).toEqual([19, 18]);
    play.goTo('minorControl');
    for (let n = 0; n < 2; n += 1) {
      expect(play.kind).toBe('eia-run');
      // Whoever attacked it is not asked.
      for (const one of ['AU', 'FR', 'RU'])
        play.tries({ do: 'answer', task: play.task, facts: { [`bid-${one}`]: false } });
      play.ok().says({ infantry: 4, cavalry: 0, ships: 0 }).ok();
    }
    expect(pp(play, 'PR')).toEqual([23]);
    expect([play.state.minors.poland?.controller, play.state.flags['polish-loyalty']]).toEqual(['PR', 'PR']);
    expect([play.state.flags['kingdom-poland'], play.state.flags['kingdom-bavaria']]).toEqual(['PR', 'PR']);
    expect(owners(play, 'masovia', 'tyrol')).toEqual([
      ['PR', null],
      ['AU', 'PR'],
    ]);
    play.readBack();
  });
  it('EIA-049 EIA-250 EIA-253 with an enemy in it the kingdom is the enemy’s, for a point, and falls apart', () => {
    const play = fiasco(war('FR', 'RU'), war('AU', 'FR', 2)).ok();
    expect(play.state.minors.poland).toMatchObject({ state: 'neutral', controller: null });
    expect(play.state.minors.bavaria).toMatchObject({ state: 'conquered', controller: 'AU' });
    expect(owners(play, 'masovia', 'posen', 'tyrol')).toEqual([
      ['PR', 'RU'],
      ['PR', 'RU'],
      ['AU', null],
    ]);
    expect(pp(play, 'RU', 'AU', 'FR')).toEqual([21, 21, 3]);
    for (const one of ['polish-loyalty', 'kingdom-poland', 'kingdom-bavaria', 'part-of-posen'])
      expect(play.state.flags[one]).toBeUndefined();
    play.readBack();
  });
  it('EIA-184 EIA-250 a neutral Poland that nobody runs is conquered by Warsaw, with its provinces', () => {
    const play = fiasco(points('RU', 1)).ok();
    play.does(war('RU', 'poland'), {
      ...{ do: 'set-piece', ledger: 'minors', id: 'poland' },
      set: { occupied: { by: 'RU', since: { y: 1807, m: 5 } } },
    });
    play.goTo('conquest');
    expect(play.kind).toBe('eia-conquest');
    play.ok();
    expect(owners(play, 'masovia', 'posen')).toEqual([
      ['PR', 'RU'],
      ['PR', 'RU'],
    ]);
    expect([pp(play, 'RU'), play.state.flags['kingdom-poland']]).toEqual([[22], undefined]);
    play.readBack();
  });

  it('EIA-037 EIA-215 EIA-253 Bavaria is ceded whole, its forces with it as the receiver likes', () => {
    const ceded = (keep: boolean) => {
      const play = game(ally('FR', 'PR')).goPast('ceding').does({ do: 'call-cessions' });
      play.seals('cession', { FR: { to: 'PR', what: 'bavaria' } });
      expect(play.kind).toBe('eia-ceded');
      play.says({ keep }).ok();
      return play.readBack();
    };
    const play = ceded(true);
    expect(play.state.minors.bavaria).toMatchObject({ controller: 'PR', state: 'free' });
    expect([play.state.provinces.tyrol?.holder, play.state.flags['kingdom-bavaria']]).toEqual(['PR', 'PR']);
    expect(play.state.corps.b1?.place).toEqual({ at: 'area', area: 'metz' });
    // One for the cession, one for Bavaria.
    expect(pp(play, 'FR')).toEqual([18]);
    expect(ceded(false).state.corps.b1?.place).toEqual({ at: 'pool' });
  });
});

describe('Poland', () => {
  const made = () => {
    const sheets = {
      ...EAST.sheets,
      provinces: [
        province('masovia', 'PR', {
          name: 'Masovia',
          holder: 'FR',
          polish: true,
          capital: 'warsaw',
          tax: 2,
          manpower: 1,
        }),
        province('posen', 'PR', { name: 'Posen', holder: 'FR', polish: true, tax: 3, manpower: 2 }),
      ],
    };
    const play = new Case({ ...EAST, sheets });
    for (const one of ['AU', 'FR', 'PR', 'RU'] as const) play.does(points(one, 20)).money(one, 50);
    return play
      .does(ally('FR', 'RU'), ally('FR', 'PR'))
      .goPast('combinations')
      .does({ do: 'create-kingdom', power: 'FR', kingdom: 'poland' });
  };
  const poles = (play: Case, at = 'posen') =>
    play.does({ do: 'add-piece', ledger: 'corps', piece: corps('p1', 'poland2', at, { factors: { regular: 8 } }) });
  const ceded = (keep: boolean, to: Power) => {
    const play = poles(made()).goPast('ceding').does({ do: 'call-cessions' });
    play.seals('cession', { FR: { to, what: 'posen' } });
    while (play.kind !== 'eia-ceded') play.does({ do: 'defer', task: play.task });
    return play.says({ keep }).ok().readBack();
  };

  it('EIA-250 it is a free state with a purse of its own, which its provinces pay into twice over', () => {
    const play = made();
    expect(play.state.minors.poland2).toMatchObject({ name: 'Poland', state: 'free', controller: 'FR' });
    const free = freeHoldings(play.state, 'FR').filter(({ purse }) => purse === 'poland2');
    expect(free.map(({ sheet }) => sheet.id)).toEqual(['poland2', 'masovia', 'posen']);
    expect(holdingsOf(play.state, 'FR').map(({ sheet }) => sheet.id)).not.toContain('posen');
    play.readBack();
  });

  it('EIA-037 EIA-250 it is ceded whole; who takes it keeps it with its forces, or has its provinces as ceded ones', () => {
    const kept = ceded(true, 'RU');
    expect([kept.state.flags['kingdom-poland'], kept.state.flags['polish-loyalty']]).toEqual(['RU', 'RU']);
    expect(kept.state.minors.poland2).toMatchObject({ state: 'free', controller: 'RU' });
    expect(kept.state.corps.p1?.place).toEqual({ at: 'area', area: 'posen' });
    const conquered = ceded(false, 'RU');
    expect([conquered.state.provinces.masovia?.holder, conquered.state.provinces.posen?.holder]).toEqual(['RU', 'RU']);
    expect(conquered.state.flags['kingdom-poland']).toBeUndefined();
    expect(conquered.state.minors.poland2).toMatchObject({ state: 'neutral', controller: null });
    expect(conquered.state.corps.p1?.place).toEqual({ at: 'pool' });
    // Prussia has its own home again.
    expect(ceded(false, 'PR').state.provinces.masovia?.holder).toBeNull();
  });

  it('EIA-250 its troops outlive the conquest with the loyalty of the Poles, until they are lost', () => {
    const play = poles(made(), 'metz');
    play.does(war('FR', 'AU'), held('provinces', 'masovia', 'AU'), {
      ...{ do: 'set-piece', ledger: 'corps', id: 'ru1', set: { nation: 'AU' } },
    });
    play.goPast('conquest');
    while (play.kind !== 'eia-conquest') {
      const task = play.state.agenda.find(({ kind, deferred }) => kind === 'eia-conquest' && deferred);
      play.does(task ? { do: 'resume', task: task.id } : { do: 'defer', task: play.task });
    }
    play.ok();
    expect(play.state.minors.poland2?.controller).toBe('FR');
    expect(play.state.flags['polish-loyalty']).toBe('FR');
    play.does({ do: 'set-piece', ledger: 'corps', id: 'p1', set: { factors: {}, place: { at: 'pool' } } });
    play.goPast('combinations');
    expect(play.state.minors.poland2?.controller).toBeNull();
    expect(play.state.flags['polish-loyalty']).toBeUndefined();
  });
});

describe('who holds a city', () => {
  it('EIA-184 EIA-194 EIA-204 an empty capital is held by those who stand about it, for conquest and for income alike', () => {
    const play = game(war('AU', 'FR'), {
      ...{ do: 'set-piece', ledger: 'areas', id: 'wien', set: { capitalOf: 'AU' } },
    });
    const put = (id: string, place: object) =>
      play.does({ do: 'set-piece', ledger: 'corps', id, set: { place: place as never } });
    play.does({ do: 'set-piece', ledger: 'corps', id: 'b1', set: { factors: { regular: 9 } } });
    put('b1', { at: 'area', area: 'wien' });
    expect([holdersOf(play.state, 'wien', 'AU'), capitalsOf(play.state, 'AU').held]).toEqual([['FR'], 1]);
    // An Austrian inside holds it against those outside.
    play.does(garrison('g', 'AU', 'wien', { regular: 1 }));
    expect([holdersOf(play.state, 'wien', 'AU'), capitalsOf(play.state, 'AU').held]).toEqual([[], 0]);
    // Who is shut in holds nothing.
    play.does({ do: 'drop-piece', ledger: 'garrisons', id: 'g' });
    put('b1', { at: 'city', area: 'wien' });
    put('au1', { at: 'area', area: 'wien' });
    play.does({ do: 'set-piece', ledger: 'corps', id: 'b1', set: { besieged: true } });
    expect(holdersOf(play.state, 'wien', 'AU')).toEqual([]);
  });

  it('EIA-008 EIA-184 allies who hold a capital together say which of them has the country', () => {
    const play = game(war('AU', 'FR'), war('FR', 'RU'), ally('AU', 'RU'), held('minors', 'bavaria', 'AU'), {
      ...{ do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'area', area: 'munich' } } },
    }).goTo('conquest');
    expect(play.kind).toBe('eia-conquest');
    play.says({ who: 'RU' }).ok();
    expect(play.state.minors.bavaria).toMatchObject({ controller: 'RU', state: 'conquered' });
    expect(pp(play, 'RU', 'AU', 'FR')).toEqual([21, 20, 19]);
    play.readBack();
  });
});

describe('districts', () => {
  const NORTH: Partial<Setup> = {
    powers: powers('FR', 'RU', 'GB'),
    date: { y: 1807, m: 6 },
    slots: { 'CH-04': { 'display/boxes': 60, '2/zone': 0, '20/zone': 2, '21/zone': 2 } },
    sheets: {
      areas: [area('stockholm', { owner: 'swe' }), area('abo', { owner: 'fin' }), area('riga', { owner: 'RU' })],
      minors: [
        minor('swe', { name: 'Sweden', districts: 2, state: 'free', controller: 'GB', capital: 'stockholm' }),
        minor('fin', {
          name: 'Finland',
          state: 'free',
          controller: 'GB',
          major: 'swe',
          capital: 'abo',
          hasCorps: false,
        }),
      ],
      corps: [corps('ru1', 'RU', 'abo'), corps('s1', 'swe', 'stockholm')],
    },
  };
  const north = (...more: readonly Play[]) =>
    new Case(NORTH)
      .does(war('GB', 'RU'), points('RU', 20), points('GB', 20), points('FR', 20), ...more)
      .money('RU', 50)
      .money('GB', 50);

  it('EIA-231 EIA-236 a lesser district is conquered alone for one point; the greater one then counts for one', () => {
    const play = north(held('minors', 'fin', 'RU'))
      .goTo('conquest')
      .ok();
    expect(play.state.minors.fin).toMatchObject({ controller: 'RU', state: 'conquered' });
    expect(play.state.minors.swe).toMatchObject({ controller: 'GB', state: 'free' });
    expect(pp(play, 'RU', 'GB')).toEqual([21, 19]);
    play.does(
      { do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'area', area: 'stockholm' } } },
      { do: 'set-piece', ledger: 'corps', id: 's1', set: { place: { at: 'area', area: 'riga' } } },
      held('minors', 'swe', 'RU'),
    );
    play.goPast('time').goPast('conquest');
    const task = play.state.agenda.find(({ kind }) => kind === 'eia-conquest');
    if (task?.deferred) play.does({ do: 'resume', task: task.id });
    if (play.kind === 'eia-conquest') play.ok();
    expect(pp(play, 'RU', 'GB')).toEqual([22, 18]);
    play.readBack();
  });

  it('EIA-004 what is set by hand in a free state’s corps is its controller’s, and tells nobody else its name', () => {
    const play = north().goTo('diplomacy');
    play.does({ do: 'set-piece', ledger: 'corps', id: 's1', set: { factors: { regular: 3 } } });
    const told = play.events.filter(({ type }) => type === 'told').at(-1);
    expect(told?.to).toEqual(['GB', 'umpire']);
    expect(codeOf(play.tries({ do: 'set-piece', ledger: 'corps', id: 's1', set: { factors: {} } }, 'RU'))).toBe(
      'eia-not-yours',
    );
  });

  it('EIA-049 in Fiasco a free state goes to the enemy whose garrison is in it, as a conquered country, for one point flat', () => {
    const play = north(garrison('g', 'RU', 'abo', { regular: 2 }), {
      ...{ do: 'set-piece', ledger: 'powers', id: 'GB', set: { marker: 2 } },
    });
    play.does({ do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'area', area: 'stockholm' } } });
    play.goTo('minorControl');
    expect(play.kind).toBe('eia-collapse');
    play.ok();
    expect(play.state.minors.swe).toMatchObject({ controller: 'RU', state: 'conquered' });
    expect(play.state.corps.s1?.place).toEqual({ at: 'pool' });
    // One point whatever the districts, and nothing from Britain.
    expect(pp(play, 'RU', 'GB')).toEqual([21, 2]);
    play.readBack();
  });
});
