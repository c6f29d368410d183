/** Lands that change hands: Poland and Bavaria whole, cessions, districts, collapse. S6, S7, S9 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
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
