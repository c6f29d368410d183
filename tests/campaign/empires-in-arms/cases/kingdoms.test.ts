/** Poland and Bavaria as one country: their troops at home, their parts lost alone, their wars. S6, S9 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import { purseOf } from '../../../../src/campaign/empires-in-arms/quarter/buying.ts';
import { isHome } from '../../../../src/campaign/empires-in-arms/reinforcing/due.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { area, code as codeOf, corps } from '../fixtures.ts';
import { Case, march, minor, points, powers, province, Quarter, STILL, war } from './hands.ts';

const flag = (name: string, value: string): Play => ({ do: 'flag', name, value });
/** Warsaw and Posen were Prussia's, Tyrol Austria's; France has them, as Poland and in Bavaria. */
const EAST: Partial<Setup> = {
  powers: powers('AU', 'FR', 'PR', 'RU'),
  date: { y: 1807, m: 7 },
  slots: { 'CH-04': { 'display/boxes': 60 } },
  rulings: { poland: 'on', bavaria: 'on' },
  sheets: {
    areas: [
      area('warsaw', { province: 'masovia' }),
      area('posen', { province: 'posen' }),
      area('munich', { owner: 'bavaria' }),
      area('salzburg', { province: 'tyrol' }),
      area('wien', { owner: 'AU' }),
      area('metz', { owner: 'FR' }),
      area('kiev', { owner: 'RU' }),
      area('berlin', { owner: 'PR' }),
    ],
    provinces: [
      province('masovia', 'PR', { name: 'Masovia', holder: 'FR', polish: true, capital: 'warsaw' }),
      province('posen', 'PR', { name: 'Posen', holder: 'FR', polish: true, capital: 'posen' }),
      province('brandenburg', 'PR', { name: 'Brandenburg' }),
      province('tyrol', 'AU', { name: 'Tyrol', holder: 'FR', capital: 'salzburg' }),
    ],
    minors: [
      minor('bavaria', { name: 'Bavaria', state: 'free', controller: 'FR', capital: 'munich' }),
      minor('poland', { name: 'Poland', state: 'free', controller: 'FR' }),
    ],
    corps: [corps('ru1', 'RU', 'kiev'), corps('au1', 'AU', 'wien'), corps('pol', 'poland', 'warsaw')],
  },
};
const KINGDOMS = [
  ...[flag('kingdom-poland', 'FR'), flag('part-of-masovia', 'poland'), flag('part-of-posen', 'poland')],
  ...[flag('part-of-poland', 'poland'), flag('polish-loyalty', 'FR'), flag('kingdom-bavaria', 'FR')],
  ...[flag('part-of-bavaria', 'bavaria'), flag('part-of-tyrol', 'bavaria')],
];
const ALL = ['AU', 'FR', 'PR', 'RU'] as const;
const game = (...more: readonly Play[]) => {
  const play = new Case(EAST).does(...ALL.map((one) => points(one, 20)), ...KINGDOMS, ...more);
  for (const one of ALL) play.money(one, 90);
  return play;
};
const pp = (play: Case, ...of: readonly Power[]) => of.map((one) => (play.state.powers[one]?.marker ?? 0) - 20);
const owner = (play: Case, id: string) => [play.state.provinces[id]?.home, play.state.provinces[id]?.holder];
const held = (ledger: 'provinces' | 'minors', id: string, by: Power): Play => ({
  ...{ do: 'set-piece', ledger, id },
  set: { occupied: { by, since: { y: 1807, m: 6 } } },
});
const land = (piece: ReturnType<typeof minor> | ReturnType<typeof province>): Play =>
  ({ do: 'add-piece', ledger: 'districts' in piece ? 'minors' : 'provinces', piece }) as Play;
const stands = (id: string, at: string): Play => ({
  ...{ do: 'set-piece', ledger: 'corps', id },
  set: { place: { at: 'area', area: at } },
});
/** Both are neutral: France fell into Fiasco. */
const neutral = (...more: readonly Play[]) => {
  const play = new Case({ ...EAST, slots: { 'CH-04': { 'display/boxes': 60, '3/zone': 0 } } }).does(
    ...(['AU', 'PR', 'RU'] as const).map((one) => points(one, 20)),
    ...[points('FR', 3), stands('pol', 'metz'), ...KINGDOMS],
  );
  for (const one of ALL) play.money(one, 90);
  play.goTo('minorControl').ok();
  return play.does(points('FR', 17), ...more);
};

describe('a province of Poland', () => {
  it('EIA-232 EIA-250 is conquered alone, for no points; who takes Warsaw later does not have it', () => {
    const play = game(war('AU', 'FR'), war('FR', 'RU', 2), stands('pol', 'metz'), stands('au1', 'posen'));
    play
      .does(held('provinces', 'posen', 'AU'))
      .goTo('conquest')
      .ok();
    expect([owner(play, 'posen'), owner(play, 'masovia'), pp(play, 'AU', 'FR')]).toEqual([
      ['PR', 'AU'],
      ['PR', 'FR'],
      [0, 0],
    ]);
    play
      .does(stands('ru1', 'warsaw'), held('provinces', 'masovia', 'RU'))
      .goPast('diplomacy')
      .goTo('conquest')
      .ok();
    expect([owner(play, 'posen'), owner(play, 'masovia'), pp(play, 'RU', 'FR')]).toEqual([
      ['PR', 'AU'],
      ['PR', 'RU'],
      [1, -1],
    ]);
    play.readBack();
  });
  it('EIA-056 EIA-057 EIA-111 EIA-177 is home to Polish troops, and to nobody else’s', () => {
    const play = game({
      ...{ do: 'add-piece', ledger: 'queue' },
      piece: {
        id: 'q',
        owner: 'poland',
        what: { is: 'factors', factors: { regular: 4 } },
        due: { y: 1807, m: 7 },
        until: null,
      },
    }).goTo('armyReinforcement', 'FR');
    expect(
      codeOf(play.tries({ do: 'place-factors', item: 'q', factors: { regular: 1 }, to: { city: 'metz' } })),
    ).toBeDefined();
    play.does(
      { do: 'place-factors', item: 'q', factors: { regular: 2 }, to: { corps: 'pol' } },
      { do: 'place-factors', item: 'q', factors: { regular: 2 }, to: { city: 'posen' } },
    );
    expect(play.state.corps.pol?.factors).toEqual({ regular: 12, cavalry: 2 });
    play.goTo('landMove', 'FR').does(march('pol', ['posen']));
    play.does({ do: 'detach', corps: 'pol', factors: { regular: 3 }, to: { city: 'posen' } });
    expect(Object.values(play.state.garrisons).map(({ factors }) => factors)).toEqual([{ regular: 2 }, { regular: 3 }]);
    play.readBack();
  });
});

describe('a neutral Poland', () => {
  it('EIA-184 EIA-250 loses a lesser province to who is at war with it, for no points, and Warsaw for one', () => {
    const play = neutral(war('RU', 'poland'), stands('ru1', 'posen'), held('provinces', 'posen', 'RU'));
    play.goTo('conquest').ok();
    expect([owner(play, 'posen'), owner(play, 'masovia'), pp(play, 'RU')]).toEqual([
      ['PR', 'RU'],
      ['poland', null],
      [0],
    ]);
    play
      .does(stands('ru1', 'warsaw'), held('minors', 'poland', 'RU'))
      .goPast('diplomacy')
      .goTo('conquest')
      .ok();
    expect([owner(play, 'masovia'), pp(play, 'RU')]).toEqual([['PR', 'RU'], [1]]);
    play.readBack();
  });
  it('EIA-250 that gives Posen back to Prussia gives it home', () => {
    const play = neutral(war('PR', 'poland'), { do: 'set-piece', ledger: 'corps', id: 'ru1', set: { nation: 'PR' } });
    play
      .does(stands('ru1', 'posen'), held('provinces', 'posen', 'PR'))
      .goTo('conquest')
      .ok();
    expect(owner(play, 'posen')).toEqual(['PR', null]);
  });
  it('EIA-042 EIA-044 EIA-045 EIA-250 run by Austria it is entered and conquered by its enemy, who is at peace with Austria', () => {
    const play = neutral()
      .goPast('declarations')
      .does({ do: 'ask-declarations' })
      .seals('targets', { RU: ['poland'] });
    play.says({ 'RU>poland': 'stands' }).ok().goTo('minorControl');
    for (const one of ['FR', 'PR']) play.says({ [`bid-${one}`]: false });
    play.ok().says({ infantry: 6, cavalry: 0, ships: 0 }).ok();
    // A point for Austria, a point from Russia.
    expect([play.state.minors.poland?.controller, pp(play, 'AU', 'RU')]).toEqual(['AU', [1, -1]]);
    play.does({ do: 'muster', minor: 'poland', to: { city: 'posen' }, factors: { regular: 6 } });
    play.goTo('landMove', 'RU').does(march('ru1', ['warsaw']));
    // The war goes on in August, as a corps is inside.
    play.goPast('diplomacy').goTo('conquest').ok();
    expect([owner(play, 'masovia'), pp(play, 'RU', 'AU'), play.state.flags['kingdom-poland']]).toEqual([
      ['PR', 'RU'],
      [0, 0],
      undefined,
    ]);
    play.readBack();
  });
  it('EIA-257 Prussia whose Warsaw is in it has not all of its home, and is not dominant', () => {
    const dominant = (home: 'none' | 'ceded' | 'whole') => {
      const play = new Case({ ...EAST, rulings: { ...EAST.rulings, alternateDominants: 'on' } }).does(
        ...ALL.map((one) => points(one, 20)),
        ...['Denmark', 'Palatinate'].map((name) => land(minor(name, { name, state: 'conquered', controller: 'PR' }))),
        ...['Lorraine', 'Moravia'].map((name) => land(province(name, 'AU', { name, holder: 'PR' }))),
        ...['masovia', 'posen'].map(
          (id): Play => ({
            ...{ do: 'set-piece', ledger: 'provinces', id },
            set: home === 'none' ? { home: 'poland', holder: null } : { holder: home === 'ceded' ? 'FR' : null },
          }),
        ),
        ...(home === 'none' ? [flag('born masovia', 'PR'), flag('born posen', 'PR')] : []),
        ...(home === 'none' ? [flag('part-of-masovia', 'poland'), flag('part-of-poland', 'poland')] : []),
      );
      for (const one of ALL) play.money(one, 90);
      return play.goPast('combinations').goPast('ceding').goPast('levy').state.flags['dominant PR'] === true;
    };
    expect([dominant('whole'), dominant('ceded'), dominant('none')]).toEqual([true, false, false]);
  });
});

describe('a neutral Bavaria', () => {
  it('EIA-231 EIA-253 is conquered for one point by Munich, Tyrol with it', () => {
    const play = neutral(war('AU', 'bavaria'), stands('au1', 'munich'), held('minors', 'bavaria', 'AU'));
    play.goTo('conquest').ok();
    expect([play.state.minors.bavaria?.controller, owner(play, 'tyrol'), pp(play, 'AU')]).toEqual([
      'AU',
      ['AU', null],
      [1],
    ]);
    play.readBack();
  });
  it('EIA-232 EIA-253 loses Tyrol alone, for no points, and is one district from then on', () => {
    const play = neutral(war('PR', 'bavaria'), { do: 'set-piece', ledger: 'corps', id: 'ru1', set: { nation: 'PR' } });
    play
      .does(stands('ru1', 'salzburg'), held('provinces', 'tyrol', 'PR'))
      .goTo('conquest')
      .ok();
    expect([owner(play, 'tyrol'), pp(play, 'PR'), play.state.minors.bavaria?.districts]).toEqual([
      ['AU', 'PR'],
      [0],
      1,
    ]);
    expect([play.state.flags['part-of-bavaria'], play.state.minors.bavaria?.state]).toEqual([undefined, 'neutral']);
    play.readBack();
  });
});
describe('Tyrol in a Bavaria of France', () => {
  it('EIA-253 taken alone by Austria is home again, for no points, and the kingdom is over; Bavaria stays free', () => {
    const play = game(war('AU', 'FR'), stands('au1', 'salzburg'), held('provinces', 'tyrol', 'AU'));
    play.goTo('conquest').ok();
    expect([owner(play, 'tyrol'), pp(play, 'AU', 'FR')]).toEqual([
      ['AU', null],
      [0, 0],
    ]);
    expect([play.state.flags['kingdom-bavaria'], play.state.minors.bavaria?.state]).toEqual([undefined, 'free']);
    play.readBack();
  });
});

describe('the purse of a kingdom', () => {
  const PARTS: Record<'italy' | 'westphalia', readonly string[]> = {
    italy: ['lom', 'ven', 'pap', 'illyria'],
    westphalia: ['hes', 'han', 'magdeburg'],
  };
  /** A quarter of France: each part pays one and one, twice. */
  const quarter = (which: 'italy' | 'westphalia') => {
    const states = { italy: ['Lombardy', 'Venetia'], westphalia: ['Hesse', 'Hanover'] }[which];
    const [one, other] = states.map((name) => name.toLowerCase().slice(0, 3));
    const last = PARTS[which].at(-1) ?? '';
    const land = { italy: 'AU', westphalia: 'PR' }[which];
    const play = new Quarter({
      powers: powers('AU', 'FR', 'PR'),
      date: { y: 1807, m: 6 },
      slots: STILL,
      rulings: { italy: 'on', westphalia: 'on' },
      sheets: {
        areas: [area('metz', { owner: 'FR' })],
        provinces: [province(last, land, { name: last === 'illyria' ? 'Illyria' : 'Magdeburg', holder: 'FR' })],
        minors: states.map((name) =>
          minor(name.toLowerCase().slice(0, 3), { name, tax: 1, manpower: 1, state: 'free', controller: 'FR' }),
        ),
        corps: [corps('one', one ?? '', 'metz'), corps('two', one ?? '', 'metz'), corps('three', one ?? '', 'metz')],
      },
    }).does(
      ...(['AU', 'FR', 'PR'] as const).map((power) => points(power, 20)),
      flag(`kingdom-${which}`, 'FR'),
      ...[one ?? '', other ?? '', last].map((id) => flag(`part-of-${id}`, which)),
    );
    return { play: play.comes('spending'), one: one ?? '', other: other ?? '' };
  };
  const buy = (nation: string, infantry: number): Play =>
    ({ do: 'buy', power: 'FR', nation, order: { infantry }, corps: [], fleets: [] }) as Play;
  it('EIA-206 EIA-251 EIA-259 is one: Venetia pays for Lombards, and the men of all buy for either', () => {
    const { play, one, other } = quarter('italy');
    // Six in all, less three corps of Lombardy; France pays nothing.
    expect(play.purse(one) + play.purse(other)).toBe(3);
    expect(pp(play, 'FR')).toEqual([0]);
    expect(codeOf(play.tries(buy(other, 2)))).toBe('eia-no-money');
    play.does(buy(other, 1));
    expect(play.purse(one) + play.purse(other)).toBe(0);
    const men = [play.state.minors[one]?.men ?? 0, play.state.minors[other]?.men ?? 0];
    expect(men[0]! + men[1]!).toBe(4);
    play.readBack();
  });
  it('EIA-252 EIA-259 of Westphalia has one money, and Magdeburg’s men are Hanover’s alone', () => {
    const { play, one, other } = quarter('westphalia');
    expect([play.state.minors[one]?.men, play.state.minors[other]?.men]).toEqual([2, 4]);
    expect(play.purse(one) + play.purse(other)).toBe(3);
    expect([purseOf(play.state, 'FR', one), purseOf(play.state, 'FR', other)]).toEqual([
      { money: 6, men: 2 },
      { money: 6, men: 4 },
    ]);
    play.does(buy(one, 1));
    expect([play.state.minors[one]?.men, play.state.minors[other]?.men]).toEqual([0, 4]);
    play.readBack();
  });
  it('EIA-057 EIA-251 EIA-252 garrisons stand where the kingdom lets them: Lombards in Venetia, Hessians in Hesse alone, Hanoverians in Magdeburg', () => {
    const at = (which: 'italy' | 'westphalia', nation: string, land: string) => {
      const { play } = quarter(which);
      const areas = [area('own', { owner: land }), area('part', { province: land })];
      play.does(...areas.map((piece): Play => ({ do: 'add-piece', ledger: 'areas', piece })));
      const home = play.state.provinces[land] ? 'part' : 'own';
      return isHome(play.state, home, nation);
    };
    expect([at('italy', 'lom', 'ven'), at('italy', 'ven', 'illyria')]).toEqual([true, true]);
    expect([at('westphalia', 'hes', 'han'), at('westphalia', 'han', 'hes')]).toEqual([false, false]);
    expect([at('westphalia', 'han', 'magdeburg'), at('westphalia', 'hes', 'magdeburg')]).toEqual([true, false]);
  });
});
