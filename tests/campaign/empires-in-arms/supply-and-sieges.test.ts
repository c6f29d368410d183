/** The supply desk and the sieges, play by play. */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import type { Irregulars } from '../../../src/campaign/empires-in-arms/pieces.ts';
import { playSchema } from '../../../src/campaign/empires-in-arms/plays.ts';
import { enemyIrregularsIn } from '../../../src/campaign/empires-in-arms/supply/around.ts';
import type { Nation } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { asked } from '../../../src/engine/question.ts';
import { area, code, corps, leader, type Table, table } from './fixtures.ts';

const war = { id: 'w', a: 'AU', b: 'FR', since: { y: 1806, m: 1 }, order: 1 };
const start = (more: Partial<Setup> = {}): Table =>
  table(more)
    .does({ do: 'add-piece', ledger: 'wars', piece: war })
    .does(
      { do: 'figure', power: 'AU', of: 'money', by: 20, note: 'x' },
      { do: 'figure', power: 'FR', of: 'money', by: 20, note: 'x' },
    );
const task = (play: Table) => asked(play.state)?.id ?? '';
const enter = (play: Table, slot: string, die: Face) =>
  play.does({ do: 'enter', task: task(play), slot, thing: { die } });
const answer = (play: Table, facts: Record<string, string | number | boolean>) =>
  play.does({ do: 'answer', task: task(play), facts });
const accept = (play: Table) => play.does({ do: 'accept', task: task(play) });

describe('the supply desk', () => {
  const depot = {
    do: 'place-depot',
    power: 'AU',
    area: 'ulm',
    by: 'city',
    fleet: null,
    legal: true,
    source: true,
  } as const;

  it('EIA-101 EIA-102 a depot costs a dollar, one to an area, in its own step', () => {
    const play = start().goTo('depots', 'AU').does(depot);
    expect(play.state.powers.AU?.money).toBe(18);
    expect(code(play.tries(depot))).toBe('eiasupply-depot-there');
    expect(code(play.tries({ ...depot, area: 'kiev' }))).toBe('eiasupply-depot-not-own');
    expect(code(start().tries(depot))).toBe('eiasupply-not-its-depots');
  });

  it('EIA-101 EIA-102 no depot where enemy irregulars stand in the open, nor at a city that they hold', () => {
    const sheets = {
      areas: [area('ulm', { owner: 'AU' }), area('linz', { owner: 'AU' }), area('metz', { owner: 'FR' })],
      corps: [corps('au1', 'AU', 'linz'), corps('fr1', 'FR', 'metz')],
    };
    const piece = { id: 'kossaks', owner: 'FR', type: 'cossack', count: 1, area: 'ulm' } as const;
    const met = (inCity: boolean) =>
      start({ sheets })
        .does({ do: 'add-piece', ledger: 'irregulars', piece: { ...piece, inCity } })
        .goTo('depots', 'AU')
        .tries(depot);
    expect(code(met(false))).toBe('eiasupply-depot-enemy');
    expect(code(met(true))).toBe('eiasupply-depot-not-friendly');
  });

  it('EIA-101 EIA-105 of irregulars those alone are in the way that are an enemy’s, in the open, and not used up', () => {
    const of = (id: string, more: Partial<Irregulars>): Irregulars => ({
      ...({ id, owner: 'FR', type: 'cossack', count: 1, area: 'ulm', inCity: false } as const),
      ...more,
    });
    const all = [
      of('one', {}),
      of('many', { count: 3, type: 'guerilla' }),
      of('gone', { count: 0 }),
      of('within', { inCity: true }),
      of('elsewhere', { area: 'metz' }),
      of('nowhere', { area: null }),
      of('own', { owner: 'AU' }),
      of('neutral', { owner: 'RU' }),
    ];
    const state = { ...start().state, irregulars: Object.fromEntries(all.map((one) => [one.id, one])) };
    const met = (owner: Nation) => enemyIrregularsIn(state, 'ulm', owner).map(({ id }) => id);
    expect([met('AU'), met('FR'), met('RU')]).toEqual([['one', 'many'], ['own'], []]);
  });

  it('EIA-101 no more depots than there are counters', () => {
    const play = start({ slots: { 'CH-19': { 'AU/depots': 0 } } }).goTo('depots', 'AU');
    expect(code(play.tries(depot))).toBe('eiasupply-depot-no-counter');
  });

  it('EIA-107 EIA-109 EIA-110 a corps goes as far as its points, and stops at an enemy', () => {
    const sheets = {
      areas: [
        area('ulm', { owner: 'AU' }),
        area('hills', { terrain: 'mountain' }),
        area('bog', { terrain: 'marsh' }),
        area('metz', { owner: 'FR' }),
      ],
      corps: [corps('au1', 'AU', 'ulm'), corps('fr1', 'FR', 'metz')],
    };
    const play = start({ sheets }).goTo('landMove', 'AU');
    const go = (...areas: string[]) =>
      ({
        do: 'march',
        corps: 'au1',
        forced: false,
        landed: false,
        steps: areas.map((one) => ({ area: one, river: false, arrow: false, enemyFleet: false })),
        inCity: false,
        forages: false,
      }) as const;
    expect(code(play.tries(go('hills', 'bog')))).toBe('eiasupply-too-far');
    expect(code(play.tries(go('metz', 'ulm')))).toBe('eiasupply-halted');
    play.does(go('metz'));
    expect(play.state.corps.au1?.place).toEqual({ at: 'area', area: 'metz' });
    expect(play.codes).toContain('eiasupply-must-attack');
  });

  it('EIA-108 EIA-122 EIA-123 a force march forages, with all that the march left', () => {
    const play = start().goTo('landMove', 'AU');
    play.does({ do: 'grant-access', power: 'RU', to: 'AU', note: '' });
    play.does({
      do: 'march',
      corps: 'au1',
      forced: true,
      landed: false,
      steps: [{ area: 'kiev', river: false, arrow: false, enemyFleet: false }],
      inCity: false,
      forages: false,
    });
    // Kiev holds a Russian corps: one other. Four points, one used: three unused. Force march +1, winter +2.
    enter(play, 'die', 6);
    accept(play);
    expect(play.state.corps.au1?.factors).toEqual({ regular: 7, cavalry: 2 });
  });

  it('EIA-107 EIA-110 EIA-123 EIA-124 a march in two legs has one allowance, and the forage die knows both', () => {
    const sheets = {
      areas: [
        area('ulm', { owner: 'AU' }),
        area('heath', { owner: 'AU', forage: 1 }),
        area('meadow', { owner: 'AU', forage: 6 }),
      ],
      corps: [corps('au1', 'AU', 'ulm')],
    };
    const go = (to: string) =>
      ({
        do: 'march',
        corps: 'au1',
        forced: false,
        landed: false,
        steps: [{ area: to, river: false, arrow: false, enemyFleet: false }],
        inCity: false,
        forages: false,
      }) as const;
    const play = start({ sheets }).goTo('landMove', 'AU').does(go('heath'), go('meadow'));
    // Three points, two spent; the lowest value entered is the heath's, and all of it was own land.
    play.does({ do: 'forage', corps: 'au1' });
    enter(play, 'die', 6);
    accept(play);
    // 6, one unused, own land, winter: 6 over 1.
    expect(play.state.corps.au1?.factors).toEqual({ regular: 5, cavalry: 2 });
    expect(code(play.tries(go('ulm')))).toBe('eiasupply-fed-already');
    const far = start({ sheets }).goTo('landMove', 'AU').does(go('heath'), go('meadow'), go('heath'));
    expect(code(far.tries(go('ulm')))).toBe('eiasupply-too-far');
  });

  it('EIA-124 a corps that stays where it is has all its movement unused', () => {
    const play = start().goTo('supply', 'AU').does({ do: 'supply-bill', power: 'AU', guests: [] });
    answer(play, { 'reach-au1': 'forage' });
    accept(play);
    enter(play, 'die', 6);
    accept(play);
    // 6, three unused, own land, winter: 4 over 4.
    expect(play.state.corps.au1?.factors).toEqual({ regular: 10, cavalry: 2 });
  });

  it('EIA-121 EIA-126 EIA-127 the bill is summed in winter, rounded once and paid', () => {
    const play = start().goTo('depots', 'AU').does(depot).goTo('supply', 'AU');
    play.does({ do: 'supply-bill', power: 'AU', guests: [] });
    accept(play);
    expect(play.state.powers.AU?.money).toBe(16);
    expect(code(play.tries({ do: 'supply-bill', power: 'AU', guests: [] }))).toBe('eiasupply-nobody-hungry');
  });

  it('EIA-126 whoever cannot pay lets a corps forage', () => {
    const play = start().does({ do: 'figure', power: 'AU', of: 'money', by: -19, note: 'x' }).goTo('supply', 'AU');
    play.does({ do: 'supply-bill', power: 'AU', guests: [] });
    answer(play, { 'reach-au1': '3' });
    expect(code(play.tries({ do: 'accept', task: task(play) }))).toBe('ask-not-yet');
    answer(play, { 'reach-au1': 'forage' });
    accept(play);
    expect(asked(play.state)?.kind).toBe('eia-forage');
  });

  it('EIA-125 a corps that starves leaves the map, and its leader waits', () => {
    const sheets = {
      areas: [area('ulm', { owner: 'AU', forage: 0 })],
      corps: [corps('au1', 'AU', 'ulm', { factors: { regular: 2 } })],
      leaders: [leader('charles', 'AU', { status: { is: 'corps', corps: 'au1' } })],
    };
    const play = start({ sheets }).goTo('landMove', 'AU').does({ do: 'forage', corps: 'au1' });
    enter(play, 'die', 6);
    accept(play);
    expect(play.state.corps.au1?.place).toEqual({ at: 'pool' });
    expect(play.state.leaders.charles?.status).toEqual({ is: 'retired' });
    expect(flaws(play.state)).toEqual([]);
  });

  it('EIA-111 EIA-112 a garrison is detached, guard and cavalry as infantry, and one stays', () => {
    const play = start();
    const out = { do: 'detach', corps: 'au1', factors: { regular: 3, cavalry: 1 }, to: { city: 'ulm' } } as const;
    play.does(out);
    expect(Object.values(play.state.garrisons)[0]?.factors).toEqual({ regular: 4 });
    expect(play.state.corps.au1?.factors).toEqual({ regular: 7, cavalry: 1 });
    expect(code(play.tries({ ...out, factors: { regular: 7, cavalry: 1 } }))).toBeDefined();
    play.does({ do: 'absorb', corps: 'au1', garrison: 'gar1', factors: { regular: 4 } });
    expect(play.state.corps.au1?.factors).toEqual({ regular: 11, cavalry: 1 });
  });

  it('EIA-117 EIA-172 an enemy depot that stands alone is burnt by who is there', () => {
    const play = start().does({
      do: 'add-piece',
      ledger: 'depots',
      piece: { id: 'd', owner: 'FR', at: { area: 'metz' }, source: true, valid: true, since: { y: 1806, m: 1 } },
    });
    expect(code(play.tries({ do: 'take-depot', depot: 'd', power: 'AU', how: 'burn' }))).toBe('eiasupply-nobody-there');
    play.does({ do: 'set-piece', ledger: 'corps', id: 'au1', set: { place: { at: 'area', area: 'metz' } } });
    play.does({ do: 'take-depot', depot: 'd', power: 'AU', how: 'convert' });
    expect(play.state.depots.d?.owner).toBe('AU');
  });
});

describe('a siege', () => {
  const sheets = {
    areas: [area('ulm', { owner: 'AU', fleches: 1 }), area('metz', { owner: 'FR' })],
    corps: [corps('fr1', 'FR', 'ulm'), corps('au1', 'AU', 'metz')],
    leaders: [],
  };
  const besieged = () =>
    start({ sheets })
      .does({
        do: 'add-piece',
        ledger: 'garrisons',
        piece: { id: 'g', nation: 'AU', in: { city: 'ulm' }, factors: { regular: 3 } },
      })
      .goTo('landCombat', 'FR')
      .does({ do: 'besiege', power: 'FR', area: 'ulm' });

  it('EIA-175 EIA-176 an attempt, read off the card once, and a sortie', () => {
    const play = besieged().does({ do: 'assault-attempt', power: 'FR', area: 'ulm' });
    enter(play, 'die', 3);
    // 3, less one fleche, and one for a garrison of three of ten.
    answer(play, { 'CH-12 3/result': '0' });
    answer(play, { sortie: true });
    enter(play, 'sortie', 2);
    accept(play);
    expect(play.state.slots['CH-12']).toEqual({ '3/result': 0 });
    expect(play.state.corps.fr1?.factors).toEqual({ regular: 9, cavalry: 2 });
    expect(code(play.tries({ do: 'assault-attempt', power: 'FR', area: 'ulm' }))).toBe('eiasiege-tried');
  });

  it('EIA-177 EIA-178 EIA-179 a breach is stormed; who prevails has a point, and the garrison is taken', () => {
    const play = besieged().does({ do: 'assault-attempt', power: 'FR', area: 'ulm' });
    enter(play, 'die', 6);
    answer(play, { 'CH-12 6/result': '2' });
    accept(play);
    expect(asked(play.state)?.kind).toBe('eia-breach');
    accept(play);
    expect(asked(play.state)?.kind).toBe('eia-round');
    answer(play, { 'base-defender': 35 });
    enter(play, 'attacker', 3);
    enter(play, 'defender', 3);
    answer(play, {
      'CH-08 5-1/3-loss': '10',
      'CH-08 5-1/3-morale': 40,
      'CH-08 5-2/3-loss': '5',
      'CH-08 5-2/3-morale': 2,
    });
    accept(play);
    while (asked(play.state)?.kind === 'eia-losses') accept(play);
    expect(play.codes).toContain('eiasiege-told-taken');
    expect(play.state.powers.FR?.marker).toBe(1);
    expect(Object.values(play.state.prisoners)).toMatchObject([{ captor: 'FR', owner: 'AU', factors: { regular: 2 } }]);
    expect(play.state.garrisons).toEqual({});
    expect(flaws(play.state)).toEqual([]);
  });

  it('EIA-177 EIA-188 a garrison that surrenders goes into the box', () => {
    const play = besieged().does({ do: 'assault-attempt', power: 'FR', area: 'ulm' });
    enter(play, 'die', 6);
    answer(play, { 'CH-12 6/result': '2' });
    accept(play);
    answer(play, { surrenders: true });
    accept(play);
    expect(Object.values(play.state.prisoners)).toMatchObject([{ captor: 'FR', owner: 'AU', factors: { regular: 3 } }]);
  });

  it('EIA-131 a besieged city lives off its stores', () => {
    const play = besieged().goTo('supply', 'AU').does({ do: 'feed-city', area: 'ulm' });
    enter(play, 'die', 4);
    accept(play);
    // 4 over a supply value of 2: two of three are lost.
    expect(play.state.garrisons.g?.factors).toEqual({ regular: 1 });
  });

  it('EIA-180 a garrison falls on its besiegers in its own combat step', () => {
    const play = besieged().goTo('landCombat', 'AU');
    const sally = { do: 'sally', power: 'AU', area: 'ulm', bands: ['g'] };
    expect(playSchema.safeParse(sally).success).toBe(true);
    expect(playSchema.safeParse({ ...sally, bands: [] }).success).toBe(false);
    play.does({ do: 'sally', power: 'AU', area: 'ulm', bands: ['g'] });
    expect(asked(play.state)?.kind).toBe('eia-round');
  });
});

describe('irregulars', () => {
  const spain: Partial<Setup> = {
    powers: [
      { id: 'SP', player: '', french: false },
      { id: 'FR', player: '', french: true },
    ],
    sheets: {
      areas: [area('madrid', { province: 'castile' })],
      provinces: [
        {
          id: 'castile',
          name: 'Castile',
          home: 'SP',
          holder: null,
          capital: null,
          tax: 5,
          manpower: 3,
          guerilla: 4,
          cossack: false,
          polish: false,
          occupied: null,
        },
      ],
      corps: [corps('fr1', 'FR', 'madrid')],
    },
  };
  const inSpain = () => table(spain).does({ do: 'add-piece', ledger: 'wars', piece: { ...war, a: 'SP', b: 'FR' } });

  it('EIA-221 EIA-222 EIA-223 Spain rises, is hunted, and its guerillas stay while an enemy does', () => {
    const play = inSpain().goTo('guerilla', 'SP').does({ do: 'raise-guerillas', province: 'castile', area: 'madrid' });
    enter(play, 'die', 2);
    accept(play);
    expect(Object.values(play.state.irregulars)).toMatchObject([{ type: 'guerilla', count: 2, area: 'madrid' }]);
    expect(code(play.tries({ do: 'raise-guerillas', province: 'castile', area: 'madrid' }))).toBe('eiasiege-risen');
    expect(code(play.tries({ do: 'dismiss-guerillas' }))).toBe('eiasiege-enemy-in-spain');
    play.goTo('guerilla', 'FR').does({ do: 'hunt-guerillas', power: 'FR', province: 'castile' });
    enter(play, 'die', 5);
    accept(play);
    expect(play.state.irregulars).toEqual({});
  });

  it('EIA-228 EIA-229 a feudal corps stands down and comes back to its province alone', () => {
    const play = table({
      powers: [{ id: 'TU', player: '', french: false }],
      sheets: {
        areas: [area('izmir', { province: 'anatolia' }), area('cairo', { province: null })],
        provinces: [
          {
            id: 'anatolia',
            name: 'Anatolia',
            home: 'TU',
            holder: null,
            capital: null,
            tax: 1,
            manpower: 1,
            guerilla: null,
            cossack: false,
            polish: false,
            occupied: null,
          },
        ],
        corps: [
          corps('f', 'TU', 'cairo', {
            kind: 'feudal',
            province: 'anatolia',
            boxes: { feudalInf: 9 },
            factors: { feudalInf: 5 },
          }),
        ],
      },
    });
    const up = { do: 'stand-up', corps: 'f', area: 'izmir' } as const;
    expect(code(play.tries({ do: 'stand-down', corps: 'f' }))).toBe('eiasiege-not-its-move');
    play.goTo('landMove', 'TU').does({ do: 'stand-down', corps: 'f' });
    expect(code(play.tries({ do: 'stand-up', corps: 'f', area: 'cairo' }))).toBe('eiasiege-province-lost');
    expect(code(play.tries(up))).toBe('eiasiege-stood-down-now');
    play.goTo('diplomacy');
    expect(code(play.tries(up))).toBe('eiasiege-not-its-move');
    play.goTo('landMove', 'TU').does(up);
    expect(play.state.corps.f?.place).toEqual({ at: 'area', area: 'izmir' });
    const steps = [{ area: 'cairo', river: false, arrow: false, enemyFleet: false }];
    const march = { do: 'march', corps: 'f', forced: false, landed: false, inCity: false, forages: false } as const;
    expect(code(play.tries({ ...march, steps }))).toBe('eiasiege-placed-now');
  });
});

describe('leave to enter', () => {
  const step = (area: string) => ({ area, river: false, arrow: false, enemyFleet: false });
  const march = (to: string, inCity = false) =>
    ({ do: 'march', corps: 'fr1', forced: false, landed: false, steps: [step(to)], inCity, forages: false }) as const;
  it('EIA-233 a march into another’s land wants leave or war, and a neutral minor is passed, not held', () => {
    const play = table();
    play.does(
      { do: 'add-piece', ledger: 'areas', piece: area('bern', { owner: 'swi' }) },
      {
        do: 'add-piece',
        ledger: 'minors',
        piece: {
          ...{ id: 'swi', name: 'Swiss', districts: 1, major: null, capital: 'bern', tax: null, manpower: null },
          ...{ hasCorps: false, ships: 0, state: 'neutral', controller: null, occupied: null, money: 0, men: 0 },
        },
      },
    );
    play.goTo('landMove', 'FR');
    expect(code(play.tries(march('ulm')))).toBe('eiapol-enter-no-leave');
    expect(code(play.tries(march('bern', true)))).toBe('eiapol-enter-pass');
    play.does(march('bern'));
    const factors = { regular: 2 };
    expect(code(play.tries({ do: 'detach', corps: 'fr1', factors, to: { city: 'bern' } }))).toBe('eiapol-enter-pass');
    play.does({ do: 'grant-access', power: 'AU', to: 'FR', note: 'one corps' }, march('ulm'));
    // Once it is in, leave is not taken back, and it may go on there.
    const [access] = Object.keys(play.state.access);
    expect(code(play.tries({ do: 'end-access', access: access ?? '' }))).toBe('eiapol-access-inside');
    const war = table();
    war.does({
      do: 'add-piece',
      ledger: 'wars',
      piece: { id: 'w', a: 'AU', b: 'FR', since: { y: 1806, m: 1 }, order: 1 },
    });
    war.goTo('landMove', 'FR').does(march('ulm'));
  });
});

describe('levies', () => {
  it('EIA-226 one counter of freikorps comes in a levy, and another in the next', () => {
    const play = table({
      date: { y: 1809, m: 3 },
      sheets: { areas: [area('vienna', { owner: 'AU', capitalOf: 'AU' }), area('metz', { owner: 'FR' })] },
    });
    const levy = { do: 'levy-freikorps', power: 'AU', area: 'vienna', home: true, besieged: false } as const;
    expect(code(play.tries(levy))).toBe('eiasiege-not-levy');
    play.goPast('levy').does(levy);
    expect(code(play.tries(levy))).toBe('eiasiege-freikorps-came');
    expect(Object.values(play.state.irregulars).map(({ type, count }) => [type, count])).toEqual([['freikorps', 1]]);
    play.goPast('time').goPast('levy').does(levy);
    expect(Object.values(play.state.irregulars)).toHaveLength(2);
  });
});
