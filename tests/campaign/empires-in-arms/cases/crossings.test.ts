/** Worked cases in which one phase meets another, from the book alone. S3 to S9 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { at } from '../../../../src/campaign/empires-in-arms/combat/fight.ts';
import { dueNow, stopsOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import type { Corps } from '../../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, depot, garrison, march, minor, points, port, powers, war } from './hands.ts';

const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const fr = (id: string, factors: Corps['factors'], where: string, more: Partial<Corps> = {}) =>
  corps(id, 'FR', where, { ...big, infantry: 40, factors, ...more });
const au = (id: string, factors: Corps['factors'], where: string, more: Partial<Corps> = {}) =>
  corps(id, 'AU', where, { ...big, infantry: 35, factors, ...more });
const FIGHT: Setup['slots'] = {
  'CH-04': { 'display/boxes': 60 },
  'CH-07': { 'cordon/assault-A1': 41, 'cordon/assault-D1': 21, 'cordon/assault-A2': 41, 'cordon/assault-D2': 21 },
  'CH-08': {
    ...{ '4-1/6-loss': 5, '4-1/6-morale': 40, '2-1/1-loss': 0, '2-1/1-morale': 1, '4-1/1-loss': 0, '4-1/1-morale': 1 },
  },
  'CH-09': {},
};
const danube = (more: Partial<Setup> = {}) =>
  new Case({
    powers: powers('AU', 'FR', 'GB', 'RU'),
    date: { y: 1806, m: 7 },
    slots: FIGHT,
    ...more,
    sheets: {
      areas: [
        area('ulm', { owner: 'AU', spires: 3, fleches: 1, forage: 6 }),
        area('linz', { owner: 'AU', spires: 3, forage: 6 }),
        area('graz', { owner: 'AU', spires: 3 }),
        area('metz', { owner: 'FR' }),
        area('brest', { owner: 'FR', port: 'brest', spires: 5 }),
        area('munich', { owner: 'bav' }),
      ],
      ports: [port('brest', { seas: ['west'] })],
      seas: [{ id: 'west', name: 'west', ice: false }],
      minors: [minor('bav', { capital: 'munich', tax: 3, manpower: 2, state: 'free', controller: 'FR' })],
      ...more.sheets,
    },
  }).does(...(['AU', 'FR', 'GB', 'RU'] as const).map((one) => points(one, 20)));
const attack = (more: object = {}): Play =>
  ({
    do: 'attack',
    power: 'FR',
    area: 'ulm',
    defender: 'AU',
    kind: 'field',
    river: false,
    sally: false,
    ...more,
  }) as Play;
const pp = (play: Case, ...of: readonly ('AU' | 'FR' | 'GB' | 'RU')[]) =>
  of.map((one) => (play.state.powers[one]?.marker ?? 0) - 20);
function losses(play: Case): void {
  while (play.kind === 'eia-losses') play.ok();
}

describe('a battle before a city', () => {
  const won = (fare: 'depot' | 'rested' | 'spent') => {
    const play = danube({
      sheets: {
        corps: [fr('fr1', { regular: 20 }, fare === 'depot' ? 'ulm' : 'metz'), au('au1', { regular: 10 }, 'ulm')],
      },
    }).does(war('AU', 'FR'), garrison('g', 'AU', 'ulm', { regular: 5 }));
    if (fare === 'depot') play.does(depot('d', 'FR', 'metz')).money('FR', 9);
    play.goTo('landMove', 'FR');
    if (fare !== 'depot') {
      play.does(march('fr1', ['ulm'], { forages: true }));
      if (fare === 'spent') play.says({ unused: 0 });
      play.dice({ die: 1 }).ok();
    }
    play.goTo('supply', 'FR');
    if (fare === 'depot') play.does({ do: 'supply-bill', power: 'FR', guests: [] }).says({ 'reach-fr1': '1' }).ok();
    play.goTo('landCombat', 'FR').does(attack());
    play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 6, defender: 1 }).ok();
    losses(play);
    if (play.kind === 'eia-pursuit') play.ok();
    play.says({ to: 'linz' }).ok();
    return play.tries({ do: 'besiege', power: 'FR', area: 'ulm' });
  };
  it('EIA-124 EIA-174 the winner besieges if he ate from a depot or took nothing off his forage die for rest', () => {
    expect([won('depot'), won('spent')]).toEqual([undefined, undefined]);
    expect(codeOf(won('rested'))).toBeDefined();
  });
  it('EIA-140 EIA-141 some go into the city, the rest fight; a whole corps that does not fit stays out', () => {
    const play = danube({
      sheets: {
        corps: [fr('fr1', { regular: 20 }, 'ulm'), au('au1', { regular: 9 }, 'ulm'), au('au2', { regular: 7 }, 'ulm')],
      },
    })
      .does(war('AU', 'FR'))
      .goTo('landCombat', 'FR');
    play.does({ do: 'take-refuge', corps: 'au1', agreed: true });
    expect(play.state.corps.au1?.place).toEqual({ at: 'city', area: 'ulm' });
    // Fifteen hold, nine are in.
    expect(codeOf(play.tries({ do: 'take-refuge', corps: 'au2', agreed: true }))).toBeDefined();
    play.does(attack()).seals('chit', { FR: 'assault', AU: 'cordon' });
    expect(at(play.state, 'com1')?.fight.sides.defender.bands.map(({ id }) => id)).toEqual(['au2']);
    play.dice({ attacker: 6, defender: 1 }).ok();
    losses(play);
    if (play.kind === 'eia-pursuit') play.ok();
    play.says({ to: 'linz' }).ok();
    expect(pp(play, 'FR', 'AU')).toEqual([1, -1]);
    play.readBack();
  });
  it('EIA-166 a corps in the unbesieged city of the field comes out to it on its own rating', () => {
    const play = danube({
      sheets: {
        corps: [
          fr('fr1', { regular: 20 }, 'ulm'),
          au('au1', { regular: 20 }, 'ulm'),
          au('au2', { regular: 7 }, 'ulm', { place: { at: 'city', area: 'ulm' } }),
        ],
      },
    })
      .does(war('AU', 'FR'))
      .goTo('landCombat', 'FR');
    play.does(attack()).seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 1, defender: 1 }).ok();
    losses(play);
    play
      .does({ do: 'join-battle', combat: 'com1', side: 'defender', corps: ['au2'] })
      .dice({ au2: 2 })
      .ok();
    expect(play.state.corps.au2?.place).toEqual({ at: 'area', area: 'ulm' });
    expect(at(play.state, 'com1')?.fight.sides.defender.bands.map(({ id }) => id)).toEqual(['au1', 'au2']);
  });
  it('EIA-145 EIA-170 who withdraws in vain from an outflank gets away before the second round, unpursued', () => {
    const play = danube({
      slots: {
        ...FIGHT,
        'CH-07': { 'withdraw/outflank-A1': 41, 'withdraw/outflank-D1': 21 },
        'CH-09': { '3/2-A': 0, '3/2-D': 0 },
      },
      sheets: {
        corps: [
          fr('fr1', { regular: 20 }, 'ulm'),
          fr('fr2', { regular: 20 }, 'ulm'),
          au('au1', { regular: 20 }, 'ulm'),
        ],
        leaders: [leader('ney', 'FR', { s: 3, status: { is: 'corps', corps: 'fr1' } })],
      },
    })
      .does(war('AU', 'FR'))
      .goTo('landCombat', 'FR')
      .does(attack());
    play.seals('chit', { FR: 'outflank:fr2', AU: 'withdraw' });
    play.dice({ au1: 6 }).ok();
    play.dice({ attacker: 1, defender: 1 }).ok();
    losses(play);
    expect(play.kind).toBe('eia-arrival');
    play.dice({ die: 6 }).ok();
    expect(play.kind).toBe('eia-retreat');
    play.says({ to: 'linz' }).ok();
    expect(play.state.corps.au1?.place).toEqual({ at: 'area', area: 'linz' });
    expect([pp(play, 'FR', 'AU'), play.state.combats.com1?.over]).toEqual([[0, 0], true]);
    play.readBack();
  });
});

describe('leaders shut in', () => {
  it('EIA-177 EIA-187 EIA-188 a leader whose corps has gone and whose city surrenders is taken with the garrison', () => {
    const play = danube({
      slots: { ...FIGHT, 'CH-12': { '4/result': 2 } },
      sheets: {
        corps: [
          fr('fr1', { regular: 20 }, 'ulm'),
          au('au1', { regular: 3 }, 'ulm', { place: { at: 'city', area: 'ulm' }, besieged: true }),
        ],
        leaders: [leader('mack', 'AU', { status: { is: 'corps', corps: 'au1' } })],
      },
    })
      .does(war('AU', 'FR'), garrison('g', 'AU', 'ulm', { regular: 8 }))
      .goTo('landCombat', 'FR')
      .does({ do: 'besiege', power: 'FR', area: 'ulm' }, { do: 'assault-attempt', power: 'FR', area: 'ulm' });
    // Five less the fleche; eleven of fifteen are within five.
    play.dice({ die: 5 }).ok().says({ surrenders: true }).ok();
    expect(play.state.leaders.mack?.status).toEqual({ is: 'captured', by: 'FR' });
    const taken = Object.values(play.state.prisoners).reduce((n, { factors }) => n + (factors.regular ?? 0), 0);
    expect([taken, play.state.corps.au1?.place, pp(play, 'FR', 'AU')]).toEqual([11, { at: 'pool' }, [0, 0]]);
    play.readBack();
  });
});

describe('ports that turn hostile', () => {
  it('EIA-072 EIA-082 a fleet that lies as a guest in a port leaves at once when war is declared', () => {
    const play = danube({
      sheets: {
        fleets: [
          {
            ...{ id: 'gbf', name: 'gbf', nation: 'GB', capacity: 30, ships: 9, done: false },
            place: { at: 'port', port: 'brest' },
          },
        ],
      },
    });
    play.does({ do: 'grant-access', power: 'FR', to: 'GB', note: '' });
    play
      .goTo('declarations')
      .does({ do: 'ask-declarations' })
      .seals('targets', { FR: ['GB'] });
    for (let n = 0; n < 3 && play.kind === 'eia-declare'; n += 1) play.ok();
    expect(codeOf(stopsOf(play.state))).toBe('eianaval-stop-fallen');
    play.does({ do: 'leave-port', fleet: 'gbf', how: 'leave', to: { at: 'sea', sea: 'west' } });
    expect(play.state.fleets.gbf?.place).toEqual({ at: 'sea', sea: 'west' });
    expect(stopsOf(play.state)).toBeUndefined();
  });
});

describe('troops left at sea', () => {
  it('EIA-062 EIA-081 a corps that does not land is gone, its leader comes back with the next reinforcements', () => {
    const play = danube({
      sheets: {
        corps: [fr('fr1', { regular: 9 }, 'brest'), fr('fr2', { regular: 9 }, 'metz')],
        leaders: [leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } })],
        fleets: [
          {
            ...{ id: 'frf', name: 'frf', nation: 'FR', capacity: 30, ships: 9, done: false },
            place: { at: 'port', port: 'brest' },
          },
        ],
      },
    }).goTo('navalMove', 'FR');
    play.does(
      { do: 'embark', corps: 'fr1', fleet: 'frf' },
      { do: 'sail', power: 'FR', fleets: ['frf'], steps: [{ at: 'sea', sea: 'west' }] },
    );
    play.goTo('conquest');
    expect(play.state.corps.fr1).toMatchObject({ place: { at: 'pool' }, factors: {} });
    expect(play.state.leaders.ney?.status).toEqual({ is: 'retired' });
    play.goTo('diplomacy').goTo('armyReinforcement', 'FR').does({ do: 'join', leader: 'ney', corps: 'fr2' });
    expect(play.state.leaders.ney?.status).toEqual({ is: 'corps', corps: 'fr2' });
    play.readBack();
  });
});

describe('status and lands', () => {
  it('EIA-049 EIA-231 in Instability a conquered country without a corps of its holder goes to the enemy corps in it, for a point; one with his corps stays', () => {
    const zones = { ...FIGHT, 'CH-04': { 'display/boxes': 60, '5/zone': 1, '20/zone': 2 } };
    const play = danube({
      slots: zones,
      sheets: {
        areas: [
          area('munich', { owner: 'bav' }),
          area('parma', { owner: 'par' }),
          area('metz', { owner: 'FR' }),
          area('graz', { owner: 'AU' }),
        ],
        minors: [
          minor('bav', { capital: 'munich', state: 'conquered', controller: 'FR' }),
          minor('par', { capital: 'parma', state: 'conquered', controller: 'FR', hasCorps: false }),
        ],
        corps: [au('au1', { regular: 5 }, 'munich'), fr('fr1', { regular: 5 }, 'parma')],
        ports: [],
      },
    }).does(war('AU', 'FR'), points('FR', -15));
    play.goTo('minorControl');
    for (let n = 0; n < 9 && play.kind !== undefined; n += 1) play.ok();
    expect([
      play.state.minors.bav?.controller,
      play.state.minors.bav?.state,
      play.state.minors.par?.controller,
    ]).toEqual(['AU', 'conquered', 'FR']);
    expect(pp(play, 'AU', 'FR')).toEqual([1, -15]);
  });
});

describe('the land game', () => {
  it('EIA-006 EIA-009 EIA-160 the French side moves first; a battle has its points, and nothing political is due', () => {
    const play = danube({
      rulings: { mode: 'land' },
      sheets: { corps: [fr('fr1', { regular: 20 }, 'ulm'), au('au1', { regular: 10 }, 'ulm')] },
    }).does(war('AU', 'FR'));
    play.goTo('landMove');
    expect(play.state.clock.acting).toContain('FR');
    play.goTo('landCombat', 'FR').does(attack());
    play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 6, defender: 1 }).ok();
    losses(play);
    if (play.kind === 'eia-pursuit') play.ok();
    play.says({ to: 'linz' }).ok();
    expect(pp(play, 'FR', 'AU')).toEqual([1, -1]);
    expect(dueNow(play.state).some(({ text }) => codeOf(text)?.startsWith('eiapol'))).toBe(false);
    play.goTo('armyReinforcement', 'AU');
    play.does({ do: 'scenario-money', power: 'AU', points: 7 });
    expect(play.state.powers.AU?.money).toBe(14);
    expect(play.state.clock.date).toEqual({ y: 1806, m: 8 });
  });
  it('EIA-042 EIA-201 a free state whose capital an enemy holds has neither money nor men', () => {
    const play = danube({ date: { y: 1806, m: 6 } }).does(
      war('AU', 'FR'),
      ally('AU', 'RU'),
      garrison('g', 'AU', 'munich', { regular: 2 }),
    );
    play.goPast('lending');
    expect([play.state.minors.bav?.money, play.state.minors.bav?.men]).toEqual([0, 0]);
  });
});
