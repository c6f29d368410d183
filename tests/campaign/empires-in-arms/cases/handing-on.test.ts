/** What one question or one month leaves to the next, and what it does not. S2 to S8 */
import { describe, expect, it } from 'vitest';
import { procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { empiresInArms } from '../../../../src/campaign/empires-in-arms/game.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { atSea, fleet, inPort, NAVAL_SETUP, navalTable, settle } from '../naval-fixtures.ts';
import { Case, garrison, minor, points, powers, province, war } from './hands.ts';

const west = { at: 'sea', sea: 'west' } as const;
const north = { at: 'sea', sea: 'north' } as const;
const sail = (ids: readonly string[], ...steps: readonly object[]) =>
  ({ do: 'sail', power: 'FR', fleets: ids, steps }) as never;
const afloat = (...fleets: ReturnType<typeof fleet>[]) => {
  const play = navalTable([['FR', 'GB']], {}, { sheets: { ...NAVAL_SETUP.sheets, leaders: [], fleets } });
  return play.does({ do: 'flag', name: 'beside north west', value: true }).goTo('navalMove', 'FR');
};

describe('at sea', () => {
  const fight = { 'wind-attacker': 6, 'wind-defender': 1 } as const;
  it('EIA-076 EIA-078 who came between and lost tries no more, though the mover sails past again', () => {
    const play = afloat(fleet('gbA', 'GB', atSea('west'), 20), fleet('frA', 'FR', inPort('brest'), 30));
    play.does(sail(['frA'], west, north));
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 3 });
    // A tenth of twenty; a quarter of what is left of thirty.
    settle(play, 'eia-sea-battle', {}, { ...fight, 'fire-attacker': 1, 'fire-defender': 6 });
    expect([play.state.fleets.frA?.ships, play.state.fleets.gbA?.ships]).toEqual([28, 13]);
    settle(play, 'eia-sea-away', { to: 'dover' });
    expect([asked(play.state)?.kind, play.state.fleets.frA?.place]).toEqual([undefined, north]);
  });
  it('EIA-080 EIA-081 a corps whose fleet sinks goes over to the empty one beside it', () => {
    const play = afloat(
      fleet('gbA', 'GB', atSea('west'), 20),
      fleet('frA', 'FR', inPort('brest'), 2),
      fleet('frB', 'FR', inPort('brest'), 20),
    );
    play.does({ do: 'embark', corps: 'fr1', fleet: 'frA' }, sail(['frA', 'frB'], west));
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 3 });
    settle(play, 'eia-sea-battle', {}, { ...fight, 'fire-attacker': 6, 'fire-defender': 1 });
    settle(play, 'eia-ships-lost', { 'ships-frA': 2, 'ships-frB': 3 });
    expect([play.state.fleets.frA?.place, play.state.corps.fr1?.place]).toEqual([
      { at: 'pool' },
      { at: 'fleet', fleet: 'frB' },
    ]);
  });
  it('EIA-075 a fleet that the others leave behind on their way has moved', () => {
    const play = afloat(fleet('frA', 'FR', inPort('brest'), 9), fleet('frB', 'FR', inPort('brest'), 9));
    play.does(sail(['frA', 'frB'], west), sail(['frA'], north));
    expect(codeOf(play.tries(sail(['frB'], north)))).toBe('eianaval-moved');
  });
  it('EIA-070 EIA-100 the slot that Britain took at sea is not France’s on land', () => {
    const play = afloat(fleet('gbA', 'GB', inPort('dover'), 9), fleet('frA', 'FR', inPort('brest'), 9));
    expect(play.state.clock.slot).not.toBeNull();
    for (let n = 0; n < 20 && play.state.clock.phase !== 'land'; n += 1) play.does({ do: 'next' });
    expect(play.state.clock.slot).toBeNull();
    const offers = empiresInArms.menu(play.state, 'table').filter((one) => one.do === 'take-slot');
    expect(offers.map((one) => one.do === 'take-slot' && one.power)).toContain('FR');
  });
});

const EUROPE = {
  powers: powers('AU', 'FR', 'PR', 'RU'),
  date: { y: 1806, m: 7 },
  slots: { 'CH-04': { 'display/boxes': 60 } },
  sheets: {
    areas: [
      area('wien', { province: 'austria', spires: 3, forage: 4 }),
      area('linz', { province: 'austria', spires: 3, forage: 4 }),
      area('metz', { owner: 'FR', spires: 3, forage: 4 }),
      area('kiev', { owner: 'RU' }),
      area('munich', { owner: 'bav' }),
    ],
    provinces: [province('austria', 'AU', { capital: 'wien' }), province('styria', 'AU')],
    minors: [minor('bav', { capital: 'munich', state: 'free', controller: 'AU' })],
    corps: [
      corps('fr1', 'FR', 'wien', { factors: { regular: 3 } }),
      corps('ru1', 'RU', 'linz', { factors: { regular: 9 } }),
    ],
    leaders: [leader('charles', 'AU'), leader('mack', 'AU')],
  },
} as const;
const game = (...more: readonly Play[]) =>
  new Case(EUROPE).does(...(['AU', 'FR', 'PR', 'RU'] as const).map((one) => points(one, 20)), ...more);
const pp = (play: Case, ...all: readonly Power[]) => all.map((one) => (play.state.powers[one]?.marker ?? 0) - 20);

describe('a Peace Step with two surrenders', () => {
  /** Sues one enemy, and settles its terms. */
  const sues = (
    play: Case,
    to: Power,
    offer: 'conditional' | 'unconditional',
    terms: readonly string[] = [],
  ): number => {
    let effects = 0;
    const rest = [...terms];
    play
      .does({ do: 'sue', power: 'AU', to: [to] })
      .says({ [`offer-${to}`]: offer })
      .ok();
    for (let n = 0; n < 20 && play.kind !== undefined; n += 1) {
      const keys = (procedureOf(play.kind).facts?.(play.state, asked(play.state)!) ?? []).map(({ key }) => key);
      if (keys.includes('n')) play.says({ n: 1 });
      if (keys.includes('term')) play.says({ term: rest.shift() ?? '' });
      if (play.kind === 'eia-effect') effects += 1;
      play.ok();
    }
    return effects;
  };
  it('EIA-030 who has paid five pays three more for an unconditional one, not eight', () => {
    const play = game(war('AU', 'FR'), war('AU', 'RU', 2)).goTo('peace');
    sues(play, 'FR', 'conditional');
    expect(pp(play, 'AU', 'FR')).toEqual([-5, 3]);
    sues(play, 'RU', 'unconditional');
    expect(pp(play, 'AU', 'FR', 'RU')).toEqual([-8, 3, 5]);
    play.readBack();
  });
  it('EIA-033 C.6 that both victors choose takes one leader, and is asked once', () => {
    const play = game(war('AU', 'FR'), war('AU', 'RU', 2)).goTo('peace');
    play.does({ do: 'sue', power: 'AU', to: ['FR', 'RU'] });
    play.says({ 'offer-FR': 'unconditional', 'offer-RU': 'unconditional' }).ok();
    const chosen: Record<string, boolean> = {};
    let effects = 0;
    for (let n = 0; n < 20 && play.kind !== undefined; n += 1) {
      const task = asked(play.state)!;
      if (play.kind === 'eia-term') {
        play.says({ term: chosen[task.side ?? ''] ? '' : 'C.6' });
        chosen[task.side ?? ''] = true;
      }
      if (play.kind === 'eia-effect') {
        effects += 1;
        play.says({ leader: 'mack' });
      }
      play.ok();
    }
    expect([effects, play.state.leaders.mack?.status.is, play.state.leaders.charles?.status.is]).toEqual([
      1,
      'removed',
      'pool',
    ]);
  });
});

describe('from one month to the next', () => {
  it('EIA-125 what a corps left in July shares no hunger of August: its last factor takes the counter', () => {
    const play = game({ do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'metz' } } });
    play.goTo('landMove', 'FR').does({ do: 'detach', corps: 'fr1', factors: { regular: 2 }, to: { city: 'metz' } });
    play.goPast('diplomacy').goTo('supply', 'FR').does({ do: 'forage', corps: 'fr1' });
    play.says({ value: 4, unused: 0, own: false }).dice({ die: 5 }).ok();
    while (play.kind !== undefined) play.ok();
    expect([play.state.corps.fr1?.place, Object.values(play.state.garrisons).map(({ factors }) => factors)]).toEqual([
      { at: 'pool' },
      [{ regular: 2 }],
    ]);
  });
  it('EIA-004 EIA-149 what a battle showed of a corps lies covered again', () => {
    const play = game({ do: 'set-piece', ledger: 'corps', id: 'ru1', set: { revealed: true } }).goTo('depots');
    expect(play.state.corps.ru1?.revealed).toBe(true);
    play.goPast('diplomacy');
    expect(play.state.corps.ru1?.revealed).toBe(false);
  });
});

describe('a country that falls to the enemy in it', () => {
  it('EIA-049 EIA-239 lets go whom its troops had taken of a power that its new holder does not fight', () => {
    const play = new Case({ ...EUROPE, slots: { 'CH-04': { 'display/boxes': 60, '3/zone': 0 } } }).does(
      ...(['FR', 'PR', 'RU'] as const).map((one) => points(one, 20)),
      ...[points('AU', 3), war('AU', 'FR'), garrison('g', 'FR', 'munich', { regular: 2 })],
      {
        ...{ do: 'add-piece', ledger: 'prisoners' },
        piece: { id: 'p', captor: 'bav', owner: 'PR', factors: { regular: 4 } },
      },
    );
    play.goTo('minorControl').ok();
    expect([play.state.minors.bav?.controller, play.state.minors.bav?.state]).toEqual(['FR', 'conquered']);
    expect(play.state.prisoners).toEqual({});
    expect(Object.values(play.state.queue)).toMatchObject([{ owner: 'PR', what: { factors: { regular: 4 } } }]);
    play.readBack();
  });
});
