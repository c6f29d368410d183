/** Worked cases in which one procedure hands on to another, every number by hand from the book. S3 to S8 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import type { Corps } from '../../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, depot, garrison, minor, points, powers, province, Quarter, STILL, war } from './hands.ts';

const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const fr = (id: string, factors: Corps['factors'], where: string, more: Partial<Corps> = {}) =>
  corps(id, 'FR', where, { ...big, infantry: 40, factors, ...more });
const within = (id: string, factors: Corps['factors'], where: string) =>
  corps(id, 'AU', where, { ...big, factors, place: { at: 'city', area: where }, besieged: true });
const attempt = { do: 'assault-attempt', power: 'FR', area: 'ulm' } as const;
const sorties = { 'CH-12': { '4/result': 0, '3/result': 2, '5/result': 2, '6/result': 2, '7/result': 2 } } as const;
const ulm = (more: Partial<Setup> = {}) =>
  new Case({
    powers: powers('AU', 'FR', 'RU'),
    date: { y: 1806, m: 7 },
    ...more,
    slots: { ...STILL, ...sorties, ...more.slots },
    sheets: {
      areas: [
        area('ulm', { owner: 'AU', spires: 2, fleches: 1, forage: 9 }),
        area('wien', { owner: 'AU', spires: 3, capitalOf: 'AU' }),
        area('metz', { owner: 'FR' }),
      ],
      leaders: [leader('mack', 'AU', { status: { is: 'corps', corps: 'au2' } })],
      corps: [fr('fr1', { regular: 20 }, 'ulm'), within('au2', { regular: 1 }, 'ulm')],
      ...more.sheets,
    },
  }).does(war('AU', 'FR'), points('AU', 20), points('FR', 20), points('RU', 20));

describe('a leader whose last corps fell inside and who stays', () => {
  const stays = () => {
    const play = ulm({ rulings: { leaderInCity: 'stays' } })
      .goTo('landCombat', 'FR')
      .does(garrison('g', 'AU', 'ulm', { regular: 1 }), { do: 'besiege', power: 'FR', area: 'ulm' }, attempt);
    // Four less one and one more for a thin garrison.
    play.dice({ die: 4 }).says({ sortie: true }).dice({ sortie: 6 }).ok();
    expect(play.state.leaders.mack?.status).toEqual({ is: 'city', area: 'ulm' });
    return play;
  };
  const breach = () => stays().goTo('diplomacy').goTo('landCombat', 'FR').does(attempt).dice({ die: 5 }).ok();
  it('EIA-062 EIA-187 does not retire from the siege, and does once it is lifted', () => {
    const play = stays().goTo('armyReinforcement', 'AU');
    expect(codeOf(play.tries({ do: 'retire', leader: 'mack' }))).toBeDefined();
    play.does({ do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'metz' } } });
    play.does({ do: 'retire', leader: 'mack' });
    expect(play.readBack().state.leaders.mack?.status).toEqual({ is: 'retired' });
  });
  it('EIA-177 EIA-187 is taken with a garrison that surrenders, and goes with one that has the honours of war', () => {
    const taken = breach().says({ surrenders: true }).ok();
    expect(taken.readBack().state.leaders.mack?.status).toEqual({ is: 'captured', by: 'FR' });
    const gone = breach().says({ asked: true }).says({ granted: true }).ok().says({ 'to-g': 'wien' }).ok();
    expect(gone.readBack().state.leaders.mack?.status).toEqual({ is: 'city', area: 'wien' });
  });
  it('EIA-131 EIA-187 is taken where the garrison starves', () => {
    const play = stays().goTo('supply', 'AU').does({ do: 'feed-city', area: 'ulm' }).dice({ die: 3 }).ok();
    expect(play.state.garrisons).toEqual({});
    expect(play.readBack().state.leaders.mack?.status).toEqual({ is: 'captured', by: 'FR' });
  });
});

describe('a storm by allies', () => {
  it('EIA-178 EIA-187 a besieger’s leader whose corps falls while the ally fights on is not taken', () => {
    const play = ulm({
      slots: { 'CH-08': { '5-1/1-loss': 0, '5-1/1-morale': 1, '5-2/6-loss': 20, '5-2/6-morale': 1 } },
      sheets: {
        corps: [fr('fr1', { cavalry: 2 }, 'ulm'), corps('ru1', 'RU', 'ulm', { ...big, factors: { regular: 12 } })],
        leaders: [leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } })],
      },
    }).does(war('AU', 'RU'), ally('FR', 'RU'), garrison('g', 'AU', 'ulm', { regular: 10 }));
    play.goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' }, attempt).dice({ die: 6 }).ok();
    play.says({ surrenders: false }).ok();
    play.says({ 'base-defender': 35 }).dice({ attacker: 1, defender: 6 }).ok();
    play.says({ 'lose-cavalry': 2, 'lose-regular': 0 }).ok();
    expect([play.state.corps.fr1?.place, play.state.leaders.ney?.status]).toEqual([{ at: 'pool' }, { is: 'retired' }]);
  });
});

const guerillas = (count: number, inCity: boolean, where = 'madrid') => ({
  ...({ do: 'add-piece', ledger: 'irregulars' } as const),
  piece: { id: `w${inCity}`, owner: 'SP', type: 'guerilla', count, area: where, inCity },
});
const spain = (more: Partial<Setup> = {}) =>
  new Case({
    powers: powers('FR', 'SP'),
    date: { y: 1808, m: 7 },
    ...more,
    slots: { ...STILL, ...sorties, ...more.slots },
    sheets: {
      areas: [
        area('madrid', { province: 'castile', spires: 2, fleches: 1 }),
        area('avila', { province: 'castile', spires: 1 }),
        area('metz', { owner: 'FR' }),
      ],
      provinces: [province('castile', 'SP', { guerilla: 4, capital: 'madrid' })],
      corps: [fr('fr1', { regular: 20 }, 'madrid'), fr('fr2', { regular: 9 }, 'avila')],
      ...more.sheets,
    },
  }).does(war('FR', 'SP'), points('FR', 20), points('SP', 20));

describe('guerillas in a besieged city', () => {
  const shut = (inside: number, garrisoned = 0) => {
    const play = spain().goTo('landCombat', 'FR').does(guerillas(inside, true));
    if (garrisoned > 0) play.does(garrison('g', 'SP', 'madrid', { regular: garrisoned }));
    return play.does({ do: 'besiege', power: 'FR', area: 'madrid' });
  };
  it('EIA-131 EIA-223 starve with the garrison, and alone', () => {
    const alone = shut(3).goTo('supply', 'SP').does({ do: 'feed-city', area: 'madrid' }).dice({ die: 4 }).ok();
    expect(Object.values(alone.state.irregulars).map(({ count }) => count)).toEqual([1]);
    const both = shut(3, 2).goTo('supply', 'SP').does({ do: 'feed-city', area: 'madrid' }).dice({ die: 5 }).ok();
    // Five inside: six less two is four of five.
    expect([both.state.garrisons.g?.factors, both.state.irregulars]).toEqual([{ regular: 1 }, {}]);
  });
  it('EIA-175 EIA-177 EIA-188 have no honours, and are prisoners when they surrender', () => {
    const play = shut(3).does({ do: 'assault-attempt', power: 'FR', area: 'madrid' }).dice({ die: 5 }).ok();
    expect(play.kind).toBe('eia-breach');
    expect(codeOf(play.tries({ do: 'answer', task: play.task, facts: { asked: true } }))).toBeDefined();
    play.says({ surrenders: true }).ok();
    expect(Object.values(play.state.prisoners)).toMatchObject([
      { captor: 'FR', owner: 'SP', factors: { guerilla: 3 } },
    ]);
    play.readBack();
  });
  it('EIA-176 lose one in a sortie that fails', () => {
    const play = shut(3).does({ do: 'assault-attempt', power: 'FR', area: 'madrid' });
    play.dice({ die: 4 }).says({ sortie: true }).dice({ sortie: 5 }).ok();
    expect(Object.values(play.state.irregulars).map(({ count }) => count)).toEqual([2]);
  });
  it('EIA-222 are not hunted; those in the open are, by a corps that is in no siege', () => {
    const play = shut(2)
      .does(guerillas(2, false, 'avila'))
      .goTo('guerilla', 'FR');
    play.does({ do: 'hunt-guerillas', power: 'FR', province: 'castile' }).dice({ die: 5 }).ok();
    expect(Object.values(play.state.irregulars).map(({ inCity }) => inCity)).toEqual([true]);
  });
});

describe('a depot beside a siege', () => {
  const held = () =>
    ulm({ sheets: { corps: [fr('fr1', { regular: 20 }, 'ulm')], leaders: [] } }).does(
      depot('d', 'FR', 'ulm'),
      {
        do: 'add-piece',
        ledger: 'garrisons',
        piece: { id: 'dg', nation: 'FR', in: { depot: 'd' }, factors: { militia: 5 } },
      },
      garrison('g', 'AU', 'ulm', { regular: 9 }),
    );
  const bands = (play: Case) => {
    const [combat] = Object.values(play.state.combats);
    return JSON.stringify(combat?.notes)
      .match(/"id":"(\w+)"/g)
      ?.join();
  };
  it('EIA-119 EIA-178 its garrison has no part in a storm', () => {
    const play = held().goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' }, attempt);
    // Nine of ten are enough: six less one.
    play.dice({ die: 6 }).ok().says({ surrenders: false }).ok();
    expect(bands(play)).not.toContain('dg');
  });
  it('EIA-119 EIA-180 nor in a sally of those within', () => {
    const play = held().goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' });
    play.goTo('landCombat', 'AU').does({ do: 'sally', power: 'AU', area: 'ulm', bands: ['g'] });
    expect(bands(play)).not.toContain('dg');
  });
});

describe('an informal peace', () => {
  it('EIA-028 EIA-034 EIA-174 raises a siege; who was inside is free, and who besieged goes home', () => {
    const play = ulm().goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' }).goTo('peace');
    play.does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    expect([play.state.flags['siege ulm'], play.state.corps.au2?.besieged]).toEqual([undefined, false]);
    play.does({ do: 'send-home', is: 'corps', id: 'fr1', area: 'metz' });
    expect(play.readBack().state.corps.fr1?.place).toEqual({ at: 'area', area: 'metz' });
  });
});

describe('a quarter of loans', () => {
  it('EIA-203 EIA-206 EIA-207 EIA-212 who lent what he needs is bankrupt; the ally pays of it and keeps the rest', () => {
    const play = new Quarter({
      powers: powers('AU', 'FR', 'RU'),
      date: { y: 1806, m: 6 },
      slots: STILL,
      sheets: {
        areas: [area('metz', { owner: 'FR' }), area('kiev', { owner: 'RU' }), area('wien', { owner: 'AU' })],
        corps: [fr('fr1', { regular: 9 }, 'metz'), fr('fr2', { regular: 9 }, 'metz'), corps('ru1', 'RU', 'kiev')],
        minors: [minor('bav')],
      },
    }).does(ally('FR', 'RU'), ...(['AU', 'FR', 'RU'] as const).map((one) => points(one, 20)));
    play.money('FR', 12).comes('lending');
    expect(codeOf(play.tries({ do: 'lend', power: 'FR', to: 'AU', points: 5 }))).toBe('eiaqtr-allies-only');
    play.does({ do: 'lend', power: 'FR', to: 'RU', points: 11 });
    play.comes('drift');
    // One left of two corps' upkeep; eleven less one.
    expect([play.purse('FR'), play.purse('RU'), play.pp('FR'), play.pp('RU')]).toEqual([0, 10, -3, 0]);
    play.readBack();
  });
});

describe('a battle, its pursuit and its points', () => {
  const FIELD: Setup['slots'] = {
    'CH-07': { 'cordon/assault-A1': 41, 'cordon/assault-D1': 21 },
    'CH-08': { '4-1/6-loss': 5, '4-1/6-morale': 40, '2-1/1-loss': 0, '2-1/1-morale': 1 },
    'CH-09': { '2/3-A': 0, '2/3-D': 0 },
    'CH-10': { '0.1/1': 5 },
    'CH-11': { '5/5': 60 },
  };
  it('EIA-160 EIA-162 EIA-163 EIA-187 a pursuit that takes all takes the leader too; a corps of twenty-one is two', () => {
    const play = ulm({
      slots: FIELD,
      sheets: {
        areas: [
          area('ulm', { owner: 'AU', city: false }),
          area('wien', { owner: 'AU' }),
          area('metz', { owner: 'FR' }),
        ],
        corps: [
          fr('fr1', { regular: 20, cavalry: 20 }, 'ulm'),
          corps('au2', 'AU', 'ulm', { ...big, infantry: 35, factors: { regular: 21 } }),
        ],
      },
    }).goTo('landCombat', 'FR');
    play.does({ do: 'attack', power: 'FR', area: 'ulm', defender: 'AU', kind: 'field', river: false, sally: false });
    play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 6, defender: 1 }).ok();
    // 5 % of forty is two; 60 % of twenty riders is twelve, at three regulars each.
    while (play.kind === 'eia-losses') play.ok();
    expect(play.state.corps.au2?.factors).toEqual({ regular: 19 });
    play.dice({ die: 5 }).ok().ok();
    while (play.kind !== undefined) play.ok();
    expect([play.state.corps.au2?.place, play.state.leaders.mack?.status]).toEqual([
      { at: 'pool' },
      { is: 'captured', by: 'FR' },
    ]);
    expect([play.state.powers.FR?.marker, play.state.powers.AU?.marker]).toEqual([21, 19]);
    play.readBack();
  });
  it('EIA-172 EIA-173 EIA-188 a depot guard that breaks before cossacks is taken, for no points', () => {
    const play = ulm({
      slots: {
        'CH-08': { '5-2/6-loss': 10, '5-2/6-morale': 40, '5-2/1-loss': 0, '5-2/1-morale': 1 },
        'CH-09': { '2/0-A': 0, '2/0-D': 0 },
      },
      sheets: {
        corps: [fr('fr1', { regular: 20 }, 'metz'), corps('ru1', 'RU', 'ulm', { ...big, factors: { regular: 12 } })],
        leaders: [],
      },
    }).does(war('FR', 'RU', 2), depot('d', 'FR', 'ulm'), {
      do: 'add-piece',
      ledger: 'garrisons',
      piece: { id: 'dg', nation: 'FR', in: { depot: 'd' }, factors: { militia: 5 } },
    });
    play.goTo('landCombat', 'RU');
    play.does({ do: 'attack', power: 'RU', area: 'ulm', defender: 'FR', kind: 'trivial', river: false, sally: false });
    play.dice({ attacker: 6, defender: 1 }).ok();
    while (play.kind !== undefined) play.ok();
    // 10 % of twelve is one.
    expect(Object.values(play.state.prisoners)).toMatchObject([{ captor: 'RU', owner: 'FR', factors: { militia: 4 } }]);
    expect([play.state.powers.FR?.marker, play.state.powers.RU?.marker]).toEqual([20, 20]);
    play.readBack();
  });
});

describe('whether a leader stays inside', () => {
  const inside = (id: string, where: string): Play => ({
    ...{ do: 'set-piece', ledger: 'leaders', id },
    set: { status: { is: 'city', area: where } },
  });
  const RIDER = { 'CH-08': { '5-1/6-loss': 5, '5-1/6-morale': 1, '5-2/1-loss': 0, '5-2/1-morale': 1 } };
  /** His corps is one rider and falls in the first round of a storm, or of a sally; nine of his garrison live. */
  const falls = (how: 'storm' | 'sally', leaderInCity: 'offMap' | 'stays', guard = 'AU') => {
    const play = ulm({
      rulings: { leaderInCity },
      slots: { 'CH-08': { ...RIDER['CH-08'], '5-2/6-loss': 5, '5-2/6-morale': 1, '5-1/1-loss': 0, '5-1/1-morale': 1 } },
      sheets: { corps: [fr('fr1', { regular: 20 }, 'ulm'), within('au2', { cavalry: 1 }, 'ulm')] },
    })
      .does(war('FR', 'RU', 2), ally('AU', 'RU'))
      .goTo('landCombat', 'FR')
      .does(garrison('g', guard, 'ulm', { regular: 9 }), { do: 'besiege', power: 'FR', area: 'ulm' });
    if (how === 'storm') play.does(attempt).dice({ die: 6 }).ok().says({ surrenders: false }).ok();
    else play.goTo('landCombat', 'AU').does({ do: 'sally', power: 'AU', area: 'ulm', bands: ['au2', 'g'] });
    const inside = how === 'storm' ? 'defender' : 'attacker';
    play.says({ [`base-${inside}`]: 35 });
    play.dice(inside === 'defender' ? { attacker: 6, defender: 1 } : { attacker: 1, defender: 6 }).ok();
    // 5 % of twenty.
    play.says({ 'lose-cavalry': 1, 'lose-regular': 0 }).ok();
    expect(play.state.corps.au2?.place).toEqual({ at: 'pool' });
    return play.readBack().state.leaders.mack?.status;
  };
  it('EIA-178 EIA-180 EIA-187 his corps falls in a storm or a sally and the garrison fights on: off the map, or with the garrison, as ruled', () => {
    for (const how of ['storm', 'sally'] as const) {
      expect(falls(how, 'offMap')).toEqual({ is: 'retired' });
      expect(falls(how, 'stays')).toEqual({ is: 'city', area: 'ulm' });
    }
  });
  it('EIA-187 not with an ally’s garrison alone', () => {
    expect(falls('storm', 'stays', 'RU')).toEqual({ is: 'retired' });
  });
  it('EIA-177 EIA-187 with the honours of war he goes where his own garrison goes; one in another city stays there', () => {
    const play = ulm({
      rulings: { leaderInCity: 'stays' },
      sheets: {
        areas: [
          area('ulm', { owner: 'AU', spires: 4, fleches: 1, forage: 9 }),
          area('wien', { owner: 'AU', spires: 3, capitalOf: 'AU' }),
          area('kiev', { owner: 'RU', spires: 3 }),
          area('graz', { owner: 'AU', spires: 3 }),
          area('metz', { owner: 'FR' }),
        ],
        corps: [fr('fr1', { regular: 20 }, 'ulm')],
        leaders: [leader('mack', 'AU'), leader('john', 'AU')],
      },
    }).does(
      ...[war('FR', 'RU', 2), ally('AU', 'RU'), garrison('a', 'RU', 'ulm', { regular: 2 })],
      ...[garrison('g', 'AU', 'ulm', { regular: 2 }), garrison('h', 'AU', 'graz', { regular: 2 })],
      ...[inside('mack', 'ulm'), inside('john', 'graz')],
    );
    play.goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' }, attempt).dice({ die: 5 }).ok();
    play.says({ asked: true }).says({ granted: true }).ok().says({ 'to-a': 'kiev' }).says({ 'to-g': 'wien' }).ok();
    const { leaders } = play.readBack().state;
    expect([leaders.mack?.status, leaders.john?.status]).toEqual([
      { is: 'city', area: 'wien' },
      { is: 'city', area: 'graz' },
    ]);
  });
  it('EIA-187 whose garrison is gone is taken by the one enemy about him, who is asked nothing; a neutral takes nobody', () => {
    const play = ulm({
      rulings: { leaderInCity: 'stays' },
      sheets: {
        corps: [fr('fr1', { regular: 9 }, 'ulm'), fr('fr2', { regular: 9 }, 'ulm'), corps('ru1', 'RU', 'ulm')],
        leaders: [leader('mack', 'AU')],
      },
    }).does(garrison('g', 'AU', 'ulm', { regular: 2 }), inside('mack', 'ulm'));
    // The Russians, who came first, are at peace with both.
    play.does({ do: 'drop-piece', ledger: 'garrisons', id: 'g' });
    expect([play.kind, play.state.leaders.mack?.status]).toEqual([undefined, { is: 'captured', by: 'FR' }]);
  });
});

describe('a leader who stayed', () => {
  it('EIA-187 goes with a corps of his that has the garrison’s place', () => {
    const play = ulm({ rulings: { leaderInCity: 'stays' } })
      .goTo('landCombat', 'FR')
      .does(garrison('g', 'AU', 'ulm', { regular: 1 }), { do: 'besiege', power: 'FR', area: 'ulm' }, attempt);
    play.dice({ die: 4 }).says({ sortie: true }).dice({ sortie: 6 }).ok();
    const au3 = corps('au3', 'AU', 'ulm', {
      factors: { regular: 5 },
      place: { at: 'city', area: 'ulm' },
      besieged: true,
    });
    play.does({ do: 'add-piece', ledger: 'corps', piece: au3 }, { do: 'drop-piece', ledger: 'garrisons', id: 'g' });
    expect(play.readBack().state.leaders.mack?.status).toEqual({ is: 'corps', corps: 'au3' });
  });
  it('EIA-034 EIA-187 is no prisoner once there is peace, though the garrison leaves', () => {
    const play = ulm({ rulings: { leaderInCity: 'stays' } })
      .goTo('landCombat', 'FR')
      .does(garrison('g', 'AU', 'ulm', { regular: 1 }), { do: 'besiege', power: 'FR', area: 'ulm' }, attempt);
    play.dice({ die: 4 }).says({ sortie: true }).dice({ sortie: 6 }).ok().goTo('peace');
    play.does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    expect(play.state.leaders.mack?.status).toEqual({ is: 'city', area: 'ulm' });
    play.does({ do: 'send-home', is: 'corps', id: 'fr1', area: 'metz' });
    play.does({ do: 'drop-piece', ledger: 'garrisons', id: 'g' });
    expect(play.state.leaders.mack?.status).toEqual({ is: 'retired' });
  });
});
