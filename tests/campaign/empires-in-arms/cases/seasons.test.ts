/** Worked cases over several months and quarters: peace and income, hunger, allies, countries. S3 to S9 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import type { Corps, Fleet } from '../../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, depot, garrison, march, minor, points, powers, province, Quarter, STILL, war } from './hands.ts';

const ALL = ['AU', 'FR', 'GB', 'RU'] as const;
const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const of =
  (nation: string) =>
  (id: string, factors: Corps['factors'], where: string, more: Partial<Corps> = {}) =>
    corps(id, nation, where, { ...big, infantry: 35, factors, ...more });
const [fr, au, ru] = [of('FR'), of('AU'), of('RU')];
const world = (more: Partial<Setup> = {}) =>
  new Quarter({
    powers: powers(...ALL),
    date: { y: 1806, m: 6 },
    slots: STILL,
    ...more,
    sheets: {
      areas: [
        area('wien', { province: 'austria', capitalOf: 'AU', spires: 3, forage: 6 }),
        area('linz', { province: 'austria', spires: 3, forage: 5 }),
        area('prag', { province: 'bohemia', spires: 3, forage: 4 }),
        area('metz', { owner: 'FR', spires: 3, forage: 6 }),
        area('kiev', { province: 'ukraine', spires: 3, forage: 3 }),
        area('dover', { owner: 'GB', spires: 3 }),
        area('munich', { owner: 'bav', spires: 2, forage: 5 }),
      ],
      provinces: [
        province('austria', 'AU', { capital: 'wien', tax: 8, manpower: 5 }),
        province('bohemia', 'AU', { capital: 'prag', tax: 6, manpower: 4 }),
        province('ukraine', 'RU', { capital: 'kiev', tax: 5, manpower: 6 }),
      ],
      minors: [minor('bav', { capital: 'munich', tax: 3, manpower: 2, state: 'free', controller: 'AU' })],
      ...more.sheets,
    },
  }).does(...ALL.map((one) => points(one, 20)));
const pp = (play: Quarter, ...all: readonly Power[]) => all.map((one) => play.pp(one));
const attack = (power: Power, where: string, defender: Power, more: object = {}): Play =>
  ({ do: 'attack', power, area: where, defender, kind: 'field', river: false, sally: false, ...more }) as Play;
/** The loser's first term of list A, and the victor's in their order, then no more. */
function peace(play: Quarter, wanted: readonly string[], effects: Readonly<Record<string, object>> = {}): void {
  const rest = [...wanted];
  for (let n = 0; n < 20 && play.kind !== undefined; n += 1) {
    const task = asked(play.state);
    const keys = (procedureOf(play.kind).facts?.(play.state, task!) ?? []).map(({ key }) => key);
    if (keys.includes('n')) play.says({ n: 1 });
    else if (keys.includes('term')) play.says({ term: rest.shift() ?? '' });
    else {
      const { term = '' } = (task?.data ?? {}) as { term?: string };
      for (const [key, value] of Object.entries(effects[term] ?? {})) play.says({ [key]: value });
    }
    play.ok();
  }
}
const piece = (ledger: 'prisoners' | 'queue' | 'irregulars' | 'corps', one: object): Play =>
  ({ do: 'add-piece', ledger, piece: one }) as Play;

describe('a peace in June, and the quarter after it', () => {
  const made = () => {
    const play = world({ sheets: { corps: [fr('fr1', { regular: 9 }, 'prag'), au('au1', { regular: 9 }, 'wien')] } });
    play.does(war('AU', 'FR'), {
      do: 'set-piece',
      ledger: 'minors',
      id: 'bav',
      set: { controller: null, state: 'neutral' },
    });
    play
      .goTo('peace')
      .does({ do: 'sue', power: 'AU', to: ['FR'] })
      .says({ 'offer-FR': 'conditional' })
      .ok();
    peace(play, ['B.7', 'B.3'], { 'B.7': { land: 'province:bohemia' }, 'B.3': { money: 10 } });
    // The French stand in what is theirs now.
    expect(codeOf(play.tries({ do: 'send-home', is: 'corps', id: 'fr1', area: 'metz' }))).toBe('eiapol-not-stray');
    return play;
  };
  it('EIA-030 EIA-194 EIA-200 EIA-207 EIA-208 the ceded province pays its new owner tax, and no men; the debt makes its payer bankrupt', () => {
    const play = made();
    expect(pp(play, 'AU', 'FR')).toEqual([-5, 3]);
    play.comes('lending');
    expect([play.purse('AU'), play.purse('FR')]).toEqual([8, 6]);
    expect([play.state.powers.AU?.manpower, play.state.powers.FR?.manpower]).toEqual([5, 0]);
    play.comes('spending');
    // One each for a corps; seven of ten are paid, and three points lost.
    expect([play.purse('AU'), play.purse('FR')]).toEqual([0, 12]);
    expect([Object.values(play.state.debts).map(({ money }) => money), pp(play, 'AU')]).toEqual([[6], [-8]]);
    play.readBack();
  });
  it('EIA-056 EIA-232 it is no home any more, and conquered back in the next war it is, for no points', () => {
    const play = made().goTo('depots');
    const at = (id: string, where: string): Play => ({
      ...{ do: 'set-piece', ledger: 'corps', id },
      set: { place: { at: 'area', area: where } },
    });
    play.does(at('fr1', 'metz'), at('au1', 'prag'), war('AU', 'FR', 5));
    const before = pp(play, 'AU', 'FR');
    // It stands there at the end of June, and at the end of July.
    play.comes('diplomacy').goTo('conquest');
    expect(play.kind).toBe('eia-conquest');
    play.ok();
    expect([play.state.provinces.bohemia?.holder, play.state.provinces.bohemia?.home]).toEqual([null, 'AU']);
    // Austria cannot pay its debt in June, nor France its corps: Prague is an enemy’s and pays nobody.
    expect(pp(play, 'AU', 'FR').map((one, i) => one - (before[i] ?? 0))).toEqual([-3, -3]);
  });
});

describe('a free state that is ceded in June', () => {
  it('EIA-201 EIA-206 EIA-215 pays Austria nothing more: in September its new owner has it doubled, and its corps costs it one', () => {
    const play = world({ sheets: { corps: [corps('bav1', 'bav', 'munich', { factors: { regular: 5 } })] } });
    play.does(ally('AU', 'RU')).comes('ceding').does({ do: 'call-cessions' });
    play
      .seals('cession', { AU: { to: 'RU', what: 'bav' } })
      .says({ keep: true })
      .ok();
    expect([play.pp('AU'), play.state.minors.bav?.controller]).toEqual([-1, 'RU']);
    play.comes('time').comes('diplomacy').comes('lending');
    // Three and two, twice.
    expect([play.purse('bav'), play.state.minors.bav?.men]).toEqual([6, 4]);
    play.comes('spending');
    expect([play.purse('bav'), play.state.corps.bav1?.place.at]).toEqual([5, 'area']);
    play.readBack();
  });
});

describe('a leader with the corps of a country that falls', () => {
  it('EIA-062 EIA-187 EIA-231 its corps abroad is gone; he is no prisoner, and comes back with the next reinforcements', () => {
    const play = world({
      sheets: {
        corps: [corps('bav1', 'bav', 'linz'), fr('fr1', { regular: 9 }, 'munich'), au('au1', { regular: 4 }, 'wien')],
        leaders: [leader('wrede', 'AU', { status: { is: 'corps', corps: 'bav1' } })],
      },
    }).does(war('AU', 'FR'), {
      ...{ do: 'set-piece', ledger: 'minors', id: 'bav' },
      set: { occupied: { by: 'FR', since: { y: 1806, m: 5 } } },
    });
    play.goTo('conquest').ok();
    expect([play.state.corps.bav1?.place.at, play.state.leaders.wrede?.status.is]).toEqual(['pool', 'retired']);
    expect(pp(play, 'AU', 'FR')).toEqual([-1, 1]);
    play.goPast('diplomacy').goTo('armyReinforcement', 'AU').does({ do: 'join', leader: 'wrede', corps: 'au1' });
    expect(play.readBack().state.leaders.wrede?.status).toEqual({ is: 'corps', corps: 'au1' });
  });
});

describe('hunger', () => {
  const two = (m: 7 | 12, more: Partial<Setup> = {}) => {
    const play = world({
      date: { y: 1806, m },
      sheets: {
        corps: [
          fr('fr1', { regular: 9 }, 'munich'),
          fr('fr2', { regular: 9 }, 'linz'),
          au('au1', { regular: 9 }, 'wien'),
        ],
      },
      ...more,
    }).does(war('AU', 'FR'), garrison('g', 'AU', 'prag', { regular: 2 }));
    return play.goTo('landMove', 'FR');
  };
  it('EIA-123 EIA-124 EIA-125 in December two in one area lose one for the other and two for winter, of the poorest area they saw', () => {
    const play = two(12).does(march('fr1', ['linz', 'prag'], { forages: true }));
    // Four, and two for winter, less one for a point it did not use; Prague feeds four.
    const points = { others: 0, unused: 1, own: false };
    play
      .says({ value: 4, ...points })
      .dice({ die: 4 })
      .ok();
    while (play.kind === 'eia-starve' || play.kind === 'eia-forage-loss') play.ok();
    expect(play.state.corps.fr1?.factors).toEqual({ regular: 8 });
  });
  it('EIA-122 EIA-126 once the enemy stands on the road, who cannot be reached forages, and is not billed', () => {
    const play = two(7)
      .does(depot('d', 'FR', 'metz'))
      .money('FR', 5);
    play.goTo('supply', 'FR').does({ do: 'supply-bill', power: 'FR', guests: [] });
    play.says({ 'reach-fr1': '1' });
    play.says({ 'reach-fr2': 'forage' }).ok();
    expect(play.kind).toBe('eia-forage');
    // Not moved, so the area it stands in: six and one less for three unused points is three.
    play.says({ value: 5, unused: 3, own: false }).dice({ die: 6 }).ok();
    expect([play.state.corps.fr2?.factors, play.purse('FR')]).toEqual([{ regular: 9 }, 4]);
  });
});

describe('allies that move together', () => {
  const FIGHT: Setup['slots'] = {
    ...STILL,
    'CH-07': { 'cordon/assault-A1': 41, 'cordon/assault-D1': 21 },
    'CH-08': { '4-1/6-loss': 10, '4-1/6-morale': 40, '2-1/1-loss': 0, '2-1/1-morale': 1 },
    'CH-09': { '2/2-A': 0, '2/2-D': 0, '3/2-A': 0, '3/2-D': 0 },
    'CH-10': { '0.1/1': 5 },
    'CH-11': { '5/5': 50 },
  };
  it('EIA-048 EIA-100 EIA-141 EIA-160 EIA-185 fall on one enemy in the later slot: each has the points, the Russian commands who brings more', () => {
    const play = world({
      slots: FIGHT,
      sheets: {
        corps: [
          fr('fr1', { regular: 20 }, 'linz'),
          au('au1', { regular: 10 }, 'wien'),
          ru('ru1', { regular: 10 }, 'prag'),
          ru('ru2', { regular: 10 }, 'prag'),
        ],
        leaders: [
          leader('charles', 'AU', { seniority: 'A', t: 5, status: { is: 'corps', corps: 'au1' } }),
          leader('bagration', 'RU', { seniority: 'C', status: { is: 'corps', corps: 'ru1' } }),
        ],
      },
    }).does(war('AU', 'FR'), war('FR', 'RU', 2), ally('AU', 'RU'));
    play
      .goTo('combined')
      .does({ do: 'combine', powers: ['AU', 'RU'] })
      .goTo('landMove', 'AU');
    expect([...play.state.clock.acting].sort()).toEqual(['AU', 'RU']);
    play.does(march('au1', ['linz']), march('ru1', ['linz']), march('ru2', ['linz']));
    play.goTo('landCombat', 'AU').does(attack('AU', 'linz', 'FR'));
    play.seals('chit', { AU: 'assault', RU: 'assault', FR: 'cordon' });
    play.dice({ attacker: 6, defender: 1 }).ok();
    // Thirty, a tenth.
    while (play.kind === 'eia-losses') play.ok();
    expect(play.state.corps.fr1?.factors).toEqual({ regular: 17 });
    for (let n = 0; n < 5 && play.kind !== undefined; n += 1) {
      if (play.kind === 'eia-retreat') play.says({ to: 'metz' });
      play.ok();
    }
    // One corps of twenty: half a point, rounded up.
    expect(pp(play, 'AU', 'RU', 'FR')).toEqual([1, 1, -1]);
    const [combat] = Object.values(play.state.combats);
    expect(JSON.stringify(combat)).toContain('bagration');
    play.readBack();
  });
  it('EIA-027 EIA-040 EIA-048 an aggressor’s ally who refuses costs both two, moves with him no more, and is his ally again after a year', () => {
    const play = world({ date: { y: 1806, m: 3 } }).does(ally('FR', 'GB'), ally('AU', 'RU'));
    play
      .goTo('declarations')
      .does({ do: 'ask-declarations' })
      .seals('targets', { FR: ['AU'] });
    while (play.kind === 'eia-declare') play.ok();
    play.goTo('calls').does({ do: 'call-ally', power: 'AU', ally: 'RU', against: 'FR' });
    play.says({ answer: 'comes' }).ok();
    play.does({ do: 'call-ally', power: 'FR', ally: 'GB', against: 'AU' }).says({ answer: 'refuses' }).ok();
    // Three for his war and two; three for the Russian's.
    expect(pp(play, 'FR', 'GB', 'RU', 'AU')).toEqual([-5, -2, -3, 0]);
    expect(Object.keys(play.state.alliances)).toEqual(['AU-RU']);
    play.goTo('combined');
    expect(codeOf(play.tries({ do: 'combine', powers: ['FR', 'GB'] }))).toBeDefined();
    play.readBack();
  });
});

describe('prisoners', () => {
  it('EIA-034 EIA-187 a leader whom his captor lets go in May leads again in May, and no peace frees him twice', () => {
    const play = world({
      date: { y: 1806, m: 5 },
      sheets: {
        corps: [fr('fr1', { regular: 9 }, 'metz'), au('au1', { regular: 9 }, 'wien')],
        leaders: [leader('mack', 'AU', { status: { is: 'captured', by: 'FR' } })],
      },
    }).does(war('AU', 'FR'), piece('prisoners', { id: 'p', captor: 'FR', owner: 'AU', factors: { regular: 3 } }));
    play.goTo('diplomacy').does({ do: 'free-leader', leader: 'mack' });
    play.goTo('armyReinforcement', 'AU').does({ do: 'join', leader: 'mack', corps: 'au1' });
    play.goPast('diplomacy').goTo('peace').does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    expect([play.state.leaders.mack?.status, play.state.prisoners]).toEqual([{ is: 'corps', corps: 'au1' }, {}]);
    // Of May's three nobody is left over, due in June.
    expect(Object.values(play.state.queue)).toMatchObject([{ owner: 'AU', due: { y: 1806, m: 6 } }]);
    const [item = ''] = Object.keys(play.state.queue);
    play.goTo('armyReinforcement', 'AU');
    // They are placed at once or never.
    expect(codeOf(play.tries({ do: 'next' }))).toBe('eiareinf-still-due');
    play.does({ do: 'place-factors', item, factors: { regular: 3 }, to: { corps: 'au1' } });
    expect(play.state.corps.au1?.factors).toEqual({ regular: 12 });
    expect(Object.values(play.state.queue)).toEqual([]);
  });
});

describe('a quarter that is short', () => {
  it('EIA-209 EIA-211 EIA-212 men run out before money: they are bought while they last, and money is kept, men are not', () => {
    const play = world({
      sheets: { corps: [au('au1', { regular: 4 }, 'wien'), au('au9', {}, 'wien', { place: { at: 'pool' } })] },
    });
    play.comes('spending');
    // Eight and six less one for the corps; nine men.
    expect([play.purse('AU'), play.state.powers.AU?.manpower]).toEqual([13, 9]);
    const buy = (n: number, counters: readonly string[] = []): Play =>
      ({ do: 'buy', power: 'AU', nation: 'AU', order: { infantry: n }, corps: counters, fleets: [] }) as Play;
    expect(codeOf(play.tries(buy(5)))).toBe('eia-no-money');
    play.does(buy(4, ['au9']));
    expect([play.purse('AU'), play.state.powers.AU?.manpower]).toEqual([0, 1]);
    expect(codeOf(play.tries(buy(1)))).toBeDefined();
    play.comes('drift');
    expect([play.purse('AU'), play.state.powers.AU?.manpower]).toEqual([0, 0]);
    // The factors come in September; the counter, free at once, is gone after it.
    const due = Object.values(play.state.queue).map(({ what, due: when }) => [what.is, when.m]);
    expect(due).toContainEqual(['factors', 9]);
    play.readBack();
  });
  it('EIA-206 EIA-207 a power without a penny is bankrupt each quarter, for three; nothing of it is taken off', () => {
    const play = world({
      sheets: {
        provinces: [],
        minors: [],
        areas: [area('kiev', { owner: 'RU' }), area('metz', { owner: 'FR' })],
        corps: [ru('ru1', { regular: 4 }, 'kiev'), ru('ru2', { regular: 4 }, 'kiev')],
      },
    }).does(depot('d', 'RU', 'kiev'));
    play.comes('drift').comes('time').comes('diplomacy').comes('drift');
    expect([play.pp('RU'), play.purse('RU')]).toEqual([-6, 0]);
    expect([Object.keys(play.state.depots), play.state.corps.ru2?.place.at]).toEqual([['d'], 'area']);
  });
});

describe('dominance', () => {
  it('EIA-257 Britain that has lost six lands has ten less a quarter from the next one on, and moves first at sea', () => {
    const names = ['Gibraltar', 'Hanover', 'Malta', 'Portugal'];
    const fleet: Fleet = {
      id: 'gb',
      name: 'gb',
      nation: 'GB',
      capacity: 30,
      ships: 9,
      place: { at: 'sea', sea: 's' },
      done: false,
    };
    const play = world({
      rulings: { alternateDominants: 'on' },
      sheets: {
        areas: [area('dover', { province: 'kent' }), area('metz', { owner: 'FR' })],
        provinces: [
          province('kent', 'GB', { tax: 30 }),
          province('irl', 'GB', { name: 'Ireland', holder: 'FR', tax: 0 }),
          province('sco', 'GB', { name: 'Scotland', holder: 'FR', tax: 0 }),
          province('wal', 'GB', { name: 'Wales', tax: 0 }),
        ],
        minors: names.map((name) => minor(name, { name, tax: 0, manpower: 0 })),
        fleets: [fleet],
        seas: [{ id: 's', name: 's', ice: false }],
      },
    }).comes('levy');
    expect(play.state.flags['dominant GB']).toBe(false);
    const june = play.purse('GB');
    play.comes('time').comes('diplomacy').comes('lending');
    // Thirty of tax and thirty of the colonies, less ten.
    expect(play.purse('GB') - june).toBe(50);
  });
});

describe('a quarter of two wars', () => {
  it('EIA-195 EIA-215 nothing that an enemy stands in is ceded to a friend; the same month it is conquered from the one who has it', () => {
    const play = world({ sheets: { corps: [fr('fr1', { regular: 9 }, 'munich')] } }).does(
      war('AU', 'FR'),
      ally('AU', 'RU'),
      {
        ...{ do: 'set-piece', ledger: 'minors', id: 'bav' },
        set: { occupied: { by: 'FR', since: { y: 1806, m: 5 } } },
      },
    );
    play.goTo('conquest').ok();
    expect(pp(play, 'AU', 'FR')).toEqual([-1, 1]);
    play.comes('ceding').does({ do: 'call-cessions' });
    play.seals('cession', { AU: { to: 'RU', what: 'bav' } });
    expect([play.state.minors.bav?.controller, pp(play, 'AU')]).toEqual(['FR', [-1]]);
  });
});
