/** Worked cases of land fights, sieges and supply that cross two rules, from the book alone. S3 to S5 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { at } from '../../../../src/campaign/empires-in-arms/combat/fight.ts';
import { procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { battleOf } from '../../../../src/campaign/empires-in-arms/modules/bridge.ts';
import { withChit } from '../../../../src/campaign/empires-in-arms/modules/bridge-request.ts';
import type { Corps } from '../../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, depot, garrison, march, minor, points, port, powers, province, war } from './hands.ts';

const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const fr = (id: string, factors: Corps['factors'], where = 'brno', more: Partial<Corps> = {}) =>
  corps(id, 'FR', where, { ...big, infantry: 40, cavalry: 45, factors, ...more });
const au = (id: string, factors: Corps['factors'], where = 'brno', more: Partial<Corps> = {}) =>
  corps(id, 'AU', where, { ...big, infantry: 35, cavalry: 40, factors, ...more });
const field = (sheets: Setup['sheets'], slots: Setup['slots'], more: Partial<Setup> = {}) =>
  new Case({
    powers: powers('AU', 'FR', 'RU'),
    date: { y: 1806, m: 7 },
    slots,
    sheets: {
      areas: [
        area('brno', { city: false }),
        area('linz', { owner: 'FR' }),
        area('graz', { owner: 'AU' }),
        area('wien', { owner: 'AU' }),
        ...(sheets.areas ?? []),
      ],
      corps: sheets.corps ?? [],
      leaders: sheets.leaders ?? [],
    },
    ...more,
  }).does(war('FR', 'AU'), points('AU', 20), points('FR', 20), points('RU', 20));
const attack = (kind: 'field' | 'trivial' = 'field'): Play => ({
  ...{ do: 'attack', power: 'FR', area: 'brno', defender: 'AU', kind, river: false, sally: false },
});
const pp = (play: Case) => [play.state.powers.FR?.marker, play.state.powers.AU?.marker].map((n) => (n ?? 0) - 20);
/** Whatever a side must lose is taken as it is proposed, or as it is said. */
function losses(play: Case, said: Readonly<Record<string, Readonly<Record<string, number>>>> = {}): void {
  while (play.kind === 'eia-losses') {
    const task = asked(play.state)!;
    const { side } = task.data as { side: string };
    const facts = procedureOf(task.kind).facts?.(play.state, task) ?? [];
    const own = said[side];
    if (own) play.says(Object.fromEntries(facts.map(({ key }) => [key, own[key.slice(5)] ?? 0])));
    play.ok();
  }
}
const ROUND = {
  'CH-07': { 'cordon/assault-A1': 41, 'cordon/assault-D1': 21, 'cordon/assault-A2': 41, 'cordon/assault-D2': 21 },
  'CH-08': {
    '4-1/1-loss': 0,
    '4-1/1-morale': 1,
    '4-1/6-loss': 5,
    '4-1/6-morale': 40,
    '4-1/7-loss': 5,
    '4-1/7-morale': 40,
  },
};
const more = (cells: object) => ({ ...ROUND, 'CH-08': { ...ROUND['CH-08'], ...cells } });

describe('the points of a field', () => {
  it('EIA-160 EIA-187 five corps and one of 24 are seven: three points; NAPOLEON beaten loses two more beyond the three', () => {
    const few = ['fr2', 'fr3', 'fr4', 'fr5', 'fr6'].map((id) => fr(id, { regular: 2 }));
    const play = field(
      {
        corps: [fr('fr1', { regular: 24 }), ...few, au('au1', { regular: 20 })],
        leaders: [
          leader('nap', 'FR', { s: 5, t: 5, max: 6, special: 'napoleon', status: { is: 'corps', corps: 'fr1' } }),
        ],
      },
      {
        ...more({ '2-1/6-loss': 0, '2-1/6-morale': 50, '4-1/2-loss': 0, '4-1/2-morale': 1 }),
        'CH-09': { '5/2-A': 0, '5/2-D': 0 },
      },
    )
      .goTo('landCombat', 'FR')
      .does(attack());
    play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 1, defender: 6 }).ok();
    losses(play);
    expect(at(play.state, 'com1')?.fight.winner).toBe('defender');
    if (play.kind === 'eia-pursuit') play.ok();
    play.says({ to: 'linz' }).ok();
    expect(pp(play)).toEqual([-5, 3]);
    play.readBack();
  });
  it('EIA-165 who breaks as he wipes out the enemy has won: he stays, and has the points', () => {
    const play = field(
      { corps: [fr('fr1', { regular: 40 }), au('au1', { regular: 1, cavalry: 1 })] },
      { ...more({ '2-1/6-loss': 50, '2-1/6-morale': 50 }), 'CH-09': {} },
    )
      .goTo('landCombat', 'FR')
      .does(attack());
    // 5 % of forty are two: all there are. Half of two is one.
    play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 6, defender: 6 }).ok();
    losses(play);
    expect(play.kind).toBeUndefined();
    expect(pp(play)).toEqual([1, -1]);
    expect([play.state.corps.fr1?.place, play.state.corps.au1?.place]).toEqual([
      { at: 'area', area: 'brno' },
      { at: 'pool' },
    ]);
    play.readBack();
  });
  it('EIA-160 EIA-173 a field fought as a trivial combat by consent has its points; without chits, on 5-2', () => {
    const play = field(
      { corps: [fr('fr1', { regular: 20 }), au('au1', { regular: 10, militia: 10 })] },
      { 'CH-08': { '5-2/6-loss': 10, '5-2/6-morale': 40, '5-2/1-loss': 0, '5-2/1-morale': 1 }, 'CH-09': {} },
    )
      .goTo('landCombat', 'FR')
      .does(attack('trivial'));
    play.dice({ attacker: 6, defender: 1 }).ok();
    // Any kind may be lost, militia in the round of the break and no cavalry.
    losses(play, { defender: { militia: 2 } });
    expect(play.state.corps.au1?.factors).toEqual({ regular: 10, militia: 8 });
    if (play.kind === 'eia-pursuit') play.ok();
    play.says({ to: 'graz' }).ok();
    expect(pp(play)).toEqual([1, -1]);
  });
});

describe('dice and command', () => {
  it('EIA-155 EIA-269 a better commander and twice the horse together are one', () => {
    const play = field(
      {
        corps: [fr('fr1', { regular: 16, cavalry: 4 }), au('au1', { regular: 18, cavalry: 2 })],
        leaders: [
          leader('davout', 'FR', { t: 4, status: { is: 'corps', corps: 'fr1' } }),
          leader('mack', 'AU', { t: 3, status: { is: 'corps', corps: 'au1' } }),
        ],
      },
      {
        ...more({ '4-1/4-loss': 10, '4-1/4-morale': 10, '2-1/2-loss': 5, '2-1/2-morale': 2 }),
        'CH-09': { '4/3-D': 0 },
      },
      { rulings: { cavalrySuperiority: 'on' } },
    )
      .goTo('landCombat', 'FR')
      .does(attack());
    play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 3, defender: 2 }).ok();
    losses(play);
    // Three and one: the fourth line, ten per cent of twenty.
    expect(at(play.state, 'com1')?.fight.sides.defender.lost).toBe(10);
  });
  it('EIA-145 EIA-270 riders alone get away on one more than the rating; not from riders alone', () => {
    const off = (foot: boolean, die: 3 | 4) => {
      const play = field(
        {
          corps: [
            fr('fr1', foot ? { regular: 12 } : { cavalry: 8 }, 'brno', foot ? {} : { kind: 'cavalry', symbol: true }),
            au('au1', { cavalry: 6 }, 'brno', { kind: 'cavalry', symbol: true, s: 2 }),
          ],
        },
        { ...ROUND, 'CH-07': { ...ROUND['CH-07'], 'withdraw/assault-A1': 21, 'withdraw/assault-D1': 21 } },
        { rulings: { cavalryWithdrawal: 'on' } },
      )
        .goTo('landCombat', 'FR')
        .does(attack());
      play.seals('chit', { FR: 'assault', AU: 'withdraw' });
      expect(play.kind).toBe('eia-withdraw');
      play.dice({ au1: die }).ok();
      return play.kind;
    };
    expect([off(true, 3), off(true, 4), off(false, 3)]).toEqual(['eia-retreat', 'eia-round', 'eia-round']);
  });
  it('EIA-168 EIA-185 of those who come up a senior of the commander’s power takes over, an ally’s does not', () => {
    const joined = (power: 'AU' | 'RU') => {
      const play = field(
        {
          corps: [
            fr('fr1', { regular: 30 }),
            au('au1', { regular: 20 }),
            au('au2', { regular: 20 }),
            corps('x', power, 'graz', { ...big, infantry: 35, factors: { regular: 9 } }),
          ],
          leaders: [
            leader('mack', 'AU', { seniority: 'C', status: { is: 'corps', corps: 'au1' } }),
            leader('best', power, { seniority: 'A', s: 5, status: { is: 'corps', corps: 'x' } }),
          ],
        },
        { ...more({ '2-1/1-loss': 0, '2-1/1-morale': 1 }), 'CH-09': { '2/3-A': 0, '2/3-D': 0 } },
      ).does(war('FR', 'RU', 2), ally('AU', 'RU'));
      play.goTo('landCombat', 'FR').does(attack());
      play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 1, defender: 1 }).ok();
      losses(play);
      play
        .does({ do: 'join-battle', combat: 'com1', side: 'defender', corps: ['x'] })
        .dice({ all: 4 })
        .ok();
      return at(play.state, 'com1')?.fight.sides.defender.leader;
    };
    expect([joined('AU'), joined('RU')]).toEqual(['best', 'mack']);
  });
  it('EIA-142 EIA-143 outflank wants a leader and two corps that are not artillery', () => {
    const open = (all: readonly Corps[], led: boolean) => {
      const play = field(
        {
          corps: [...all, au('au1', { regular: 20 })],
          leaders: led ? [leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } })] : [],
        },
        ROUND,
      )
        .goTo('landCombat', 'FR')
        .does(attack());
      play.seals('chit', { FR: 'outflank:fr2', AU: 'cordon' });
      return at(play.state, 'com1')?.fight.sides.attacker.chit;
    };
    const guns = fr('fr2', { artillery: 2 }, 'brno', { kind: 'artillery', boxes: { artillery: 5 } as never });
    expect(open([fr('fr1', { regular: 9 }), guns], true)).not.toMatch(/^outflank/);
    expect(open([fr('fr1', { regular: 9 }), fr('fr2', { regular: 9 })], false)).not.toMatch(/^outflank/);
  });
});

describe('chits said before a battle at the table', () => {
  it('EIA-144 EIA-148 bring what the chart was typed to say of both morales; with one of them open nothing changes', () => {
    const play = field(
      { corps: [fr('fr1', { regular: 20 }), au('au1', { regular: 20 })] },
      { 'CH-07': { 'cordon/assault-moraleA': -5, 'cordon/assault-moraleD': 3 } },
    ).goTo('landCombat', 'FR');
    const draft = battleOf(play.state, 'brno', 'FR', 'AU');
    const one = withChit(play.state, draft, 'attacker', 'assault');
    expect([one.attacker.note, one.defender.note]).toEqual([0, 0]);
    const both = withChit(play.state, one, 'defender', 'cordon');
    expect([both.attacker.note, both.defender.note]).toEqual([-5, 3]);
    play.does(both);
    const [fight] = Object.values(play.state.combats);
    expect([fight?.request?.attacker.finalMoraleTenths, fight?.request?.defender.finalMoraleTenths]).toEqual([35, 38]);
  });
});

describe('pursuit', () => {
  const beaten = (terrain: 'clear' | 'marsh') => {
    const play = field(
      {
        areas: [area('brno', { city: false, terrain })],
        corps: [fr('fr1', { regular: 30, cavalry: 10 }), au('au1', { regular: 20, cavalry: 2 })],
      },
      {
        'CH-07': ROUND['CH-07'],
        'CH-08': {
          ...{ '4-1/6-loss': 5, '4-1/6-morale': 40, '2-1/1-loss': 0, '2-1/1-morale': 2 },
          ...{ '3-2/6-loss': 5, '3-2/6-morale': 40, '1-2/1-loss': 0, '1-2/1-morale': 2 },
        },
        'CH-09': {},
        'CH-10': { '0.2/1': 5 },
        'CH-11': { '3/5': 50, '3/3': 20 },
      },
    );
    play.does({ do: 'set-piece', ledger: 'areas', id: 'brno', set: { terrain } });
    play.goTo('landCombat', 'FR').does(attack());
    play.seals('chit', { FR: 'assault', AU: 'cordon' }).dice({ attacker: 6, defender: 1 }).ok();
    losses(play, { defender: { regular: 1, cavalry: 1 } });
    expect(play.kind).toBe('eia-pursuit');
    play.dice({ die: 3 }).ok();
    return play;
  };
  it('EIA-153 EIA-161 EIA-162 EIA-163 class five, half of ten riders; in a marsh class three, a fifth; a loss is one rider or three foot', () => {
    const clear = beaten('clear');
    clear.says({ 'lose-cavalry': 1, 'lose-regular': 12 }).ok();
    expect(clear.state.corps.au1?.factors).toEqual({ regular: 7 });
    const marsh = beaten('marsh');
    marsh.says({ 'lose-cavalry': 0, 'lose-regular': 6 }).ok();
    expect(marsh.state.corps.au1?.factors).toEqual({ regular: 13, cavalry: 1 });
  });
});

describe('walls', () => {
  const CITY = {
    'CH-12': { '6/result': 2 },
    'CH-08': {
      ...{ '5-1/1-loss': 0, '5-1/1-morale': 2, '5-2/1-loss': 0, '5-2/1-morale': 2 },
      ...{ '5-1/6-loss': 10, '5-1/6-morale': 40, '5-2/6-loss': 50, '5-2/6-morale': 5 },
    },
  };
  const shut = (inside: 'corps' | 'garrison', date: Setup['date'] = { y: 1806, m: 7 }) => {
    const play = new Case({
      powers: powers('AU', 'FR'),
      date,
      slots: CITY,
      sheets: {
        areas: [
          area('ulm', { owner: 'AU', spires: 3, fleches: 0 }),
          area('wien', { owner: 'AU', spires: 3 }),
          area('metz', { owner: 'FR' }),
        ],
        corps: [
          fr('fr1', { regular: 20 }, 'ulm'),
          ...(inside === 'corps'
            ? [au('au1', { regular: 12 }, 'ulm', { place: { at: 'city', area: 'ulm' }, besieged: true })]
            : []),
        ],
      },
    }).does(war('AU', 'FR'), points('AU', 20), points('FR', 20));
    if (inside === 'garrison') play.does(garrison('g', 'AU', 'ulm', { regular: 12 }));
    return play.goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' });
  };
  it('EIA-178 EIA-179 three rounds in vain: a point to those inside if a corps is there, none for an open town and its garrison', () => {
    const held = (inside: 'corps' | 'garrison') => {
      const play = shut(inside).does({ do: 'assault-attempt', power: 'FR', area: 'ulm' }).dice({ die: 6 }).ok().ok();
      const base = (procedureOf('eia-round').facts?.(play.state, asked(play.state)!) ?? []).map(({ key }) => key);
      if (base.includes('base-defender')) play.says({ 'base-defender': 35 });
      for (let n = 0; n < 3; n += 1) play.dice({ attacker: 1, defender: 1 }).ok();
      expect(play.state.flags['siege ulm']).toBeDefined();
      expect(codeOf(play.tries({ do: 'assault-attempt', power: 'FR', area: 'ulm' }))).toBeDefined();
      return pp(play);
    };
    expect([held('corps'), held('garrison')]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
  it('EIA-180 a sally that beats the besiegers drives them off without pursuit or points, and who was inside may come out', () => {
    const play = shut('corps')
      .goTo('landCombat', 'AU')
      .does({ do: 'sally', power: 'AU', area: 'ulm', bands: ['au1'] });
    play.dice({ attacker: 6, defender: 1 }).ok();
    losses(play);
    expect(play.kind).toBe('eia-retreat');
    play.says({ to: 'metz' }).ok();
    expect(play.state.corps.fr1?.place).toEqual({ at: 'area', area: 'metz' });
    expect([play.state.flags['siege ulm'], play.state.corps.au1?.besieged, pp(play)]).toEqual([
      undefined,
      false,
      [0, 0],
    ]);
    play.readBack();
  });
  it('EIA-180 a sally that costs the garrison its last factor loses the city', () => {
    const play = shut('garrison').goTo('landCombat', 'AU');
    play.does({ do: 'set-piece', ledger: 'garrisons', id: 'g', set: { factors: { regular: 2 } } });
    play.does({ do: 'sally', power: 'AU', area: 'ulm', bands: ['g'] }).says({ 'base-attacker': 35 });
    play.dice({ attacker: 1, defender: 6 }).ok();
    losses(play);
    expect([play.state.garrisons.g, play.state.flags['siege ulm'], pp(play)]).toEqual([undefined, undefined, [0, 0]]);
  });
});

describe('supply across borders', () => {
  const EAST: Partial<Setup> = {
    powers: powers('AU', 'FR', 'RU'),
    date: { y: 1806, m: 1 },
    sheets: {
      areas: [
        area('wien', { owner: 'AU', forage: 5 }),
        area('krakow', { owner: 'AU', forage: 3 }),
        area('lemberg', { owner: 'RU', forage: 2, terrain: 'mountain' }),
        area('cairo', { owner: 'TU', forage: 2, winter: false }),
        area('metz', { owner: 'FR' }),
      ],
      corps: [
        corps('au1', 'AU', 'wien'),
        corps('ru1', 'RU', 'krakow', { factors: { regular: 9 } }),
        corps('ru2', 'RU', 'krakow'),
        corps('ru3', 'RU', 'krakow'),
      ],
    },
  };
  it('EIA-126 EIA-127 EIA-128 three Russian guests at an Austrian depot in January: a half each, doubled, and Austria pays', () => {
    const play = new Case(EAST)
      .does(ally('AU', 'RU'), depot('d', 'AU', 'krakow'))
      .money('AU', 10)
      .money('RU', 10);
    play.goTo('supply', 'RU');
    const bill = (guests: readonly string[]): Play => ({ do: 'supply-bill', power: 'AU', guests });
    expect([codeOf(play.tries(bill([]))), codeOf(play.tries(bill(['au1'])))]).toEqual([
      'eiasupply-not-its-supply',
      'eia-gone',
    ]);
    play.does(bill(['ru1', 'ru2', 'ru3'])).ok();
    expect([play.state.powers.AU?.money, play.state.powers.RU?.money]).toEqual([20 - 6, 20]);
    // Its own it feeds in its own step.
    play.does({ do: 'next' });
    expect(play.state.clock.step).toBe('landCombat');
    play.readBack();
  });
  it('EIA-109 EIA-123 EIA-124 force marched over mountains in winter beside two others: one, two and two more, the lowest value', () => {
    const play = new Case(EAST).does(ally('AU', 'RU')).goTo('landMove', 'RU');
    play.does({ do: 'set-piece', ledger: 'corps', id: 'ru2', set: { place: { at: 'area', area: 'wien' } } });
    play.does({ do: 'grant-access', power: 'AU', to: 'RU', note: '' });
    // Two for the mountain, one, and one with the force march: all four.
    play.does(march('ru1', ['lemberg', 'wien'], { forced: true, forages: true }));
    // One left of four: 3 - 1 + 1 + 2 + 2 = 7, over two by five.
    play.dice({ die: 3 }).ok();
    expect(play.state.corps.ru1?.factors).toEqual({ regular: 4 });
  });
  it('EIA-011 EIA-124 in Egypt it is no winter', () => {
    const play = new Case(EAST).does(
      { do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'area', area: 'cairo' } } },
      war('RU', 'TU'),
    );
    play.goTo('landMove', 'RU').does(march('ru1', [], { forages: true }));
    // Six, three points unused: three, over two by one.
    play.dice({ die: 6 }).ok();
    expect(play.state.corps.ru1?.factors).toEqual({ regular: 8 });
  });
  it('EIA-058 regulars by six depots, militia by three, and never a free state’s by another’s land', () => {
    const play = new Case({
      ...EAST,
      sheets: {
        ...EAST.sheets,
        minors: [minor('bav', { capital: 'metz', state: 'free', controller: 'AU' })],
        provinces: [province('galicia', 'AU')],
        ports: [port('metz')],
      },
    }).does(
      { do: 'set-piece', ledger: 'corps', id: 'au1', set: { place: { at: 'area', area: 'lemberg' } } },
      {
        do: 'add-piece',
        ledger: 'queue',
        piece: {
          id: 'q',
          owner: 'AU',
          what: { is: 'factors', factors: { regular: 4, militia: 4 } },
          due: { y: 1806, m: 1 },
          until: null,
        },
      },
    );
    play.goTo('armyReinforcement', 'AU');
    const place = (factors: object, chain: number): Play =>
      ({ do: 'place-factors', item: 'q', factors, to: { corps: 'au1' }, chain }) as Play;
    expect(codeOf(play.tries(place({ militia: 1 }, 4)))).toBe('eiareinf-chain-long');
    expect(codeOf(play.tries(place({ regular: 1 }, 7)))).toBe('eiareinf-chain-long');
    expect(codeOf(play.tries(place({ regular: 1, militia: 1 }, 6)))).toBe('eiareinf-chain-long');
    play.does(place({ regular: 4 }, 6), place({ militia: 4 }, 3));
    expect(play.state.corps.au1?.factors).toEqual({ regular: 14, cavalry: 2, militia: 4 });
  });
});
