/** Sieges, reliefs and landings from the first attempt to the prisoners, and reliefs at the table. S5, the bridge */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { battleOf } from '../../../../src/campaign/empires-in-arms/modules/bridge.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import type { BattleResult } from '../../../../src/campaign/empires-in-arms/politics.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, depot, garrison, minor, points, port, powers, province, war } from './hands.ts';

const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const WALLS: Partial<Setup> = {
  powers: powers('AU', 'FR', 'PR'),
  date: { y: 1806, m: 7 },
  sheets: {
    areas: [
      area('ulm', { owner: 'AU', spires: 3, fleches: 2, port: 'ulm' }),
      area('wien', { owner: 'AU', spires: 3 }),
      area('graz', { owner: 'AU', spires: 1 }),
      area('metz', { owner: 'FR' }),
    ],
    ports: [port('ulm')],
    corps: [
      corps('fr1', 'FR', 'ulm', { ...big, infantry: 40, factors: { regular: 16, cavalry: 4 } }),
      corps('au1', 'AU', 'wien', { ...big, infantry: 35, factors: { regular: 24, cavalry: 4 } }),
    ],
  },
};
const besieged = (more: Partial<Setup> = {}, inside: object = { regular: 9 }) =>
  new Case({ ...WALLS, ...more })
    .does(war('AU', 'FR'), points('AU', 20), points('FR', 20), points('PR', 20), garrison('g', 'AU', 'ulm', inside))
    .goTo('landCombat', 'FR')
    .does({ do: 'besiege', power: 'FR', area: 'ulm' });
const pp = (play: Case) => [play.state.powers.FR?.marker, play.state.powers.AU?.marker];
const attempt = { do: 'assault-attempt', power: 'FR', area: 'ulm' } as const;

describe('an attempt on the walls', () => {
  it('EIA-175 EIA-176 nine of fifteen inside help the besieger by one; two fleches take two off; five in a sortie costs the garrison', () => {
    const play = besieged({ slots: { 'CH-12': { '4/result': 0 } } }).does(attempt);
    // 5 - 2 + 1.
    play.dice({ die: 5 }).says({ sortie: true }).dice({ sortie: 5 }).ok();
    expect(play.state.garrisons.g?.factors).toEqual({ regular: 8 });
    expect(codeOf(play.tries(attempt))).toBe('eiasiege-tried');
    play.readBack();
    const ten = besieged({ slots: { 'CH-12': { '3/result': 1 } } }, { regular: 10 }).does(attempt);
    ten.dice({ die: 5 }).ok();
    expect(ten.state.garrisons.g?.factors).toEqual({ regular: 10 });
  });

  it('EIA-176 a sortie that costs the last man inside ends the siege; while one is left it goes on', () => {
    const sorties = (men: number) => {
      const play = besieged(
        { slots: { 'CH-12': { '3/result': 0, '4/result': 0, '5/result': 0 } } },
        { regular: men },
      ).does(attempt);
      expect(play.state.flags['siege ulm']).toBe('AU');
      const before = play.dice({ die: 5 }).says({ sortie: true }).dice({ sortie: 5 }).events.length;
      play.ok().readBack();
      // No besieger has gone: nobody is told that one did.
      expect(JSON.stringify(play.events.slice(before))).not.toContain('eiasiege-told-raised');
      return play.state.flags['siege ulm'] ?? null;
    };
    expect([sorties(1), sorties(2)]).toEqual([null, 'AU']);
  });

  it('EIA-176 EIA-187 whose corps falls in a sortie goes to another one inside, waits off the map or stays, as ruled; the last is captured', () => {
    const inside = (id: string) =>
      corps(id, 'AU', 'ulm', { factors: { regular: 1 }, place: { at: 'city', area: 'ulm' }, besieged: true });
    const held = (
      more: readonly ReturnType<typeof inside>[],
      { men = 0, leaderInCity = 'offMap' }: { men?: number; leaderInCity?: 'offMap' | 'stays' } = {},
    ) => {
      const play = new Case({
        ...WALLS,
        rulings: { leaderInCity },
        slots: { 'CH-12': { '4/result': 0, '3/result': 0, '5/result': 0 } },
        sheets: {
          ...WALLS.sheets,
          corps: [...(WALLS.sheets?.corps ?? []).slice(0, 1), inside('au2'), ...more],
          leaders: [leader('mack', 'AU', { status: { is: 'corps', corps: 'au2' } })],
        },
      })
        .does(war('AU', 'FR'), points('AU', 20), points('FR', 20), points('PR', 20))
        .goTo('landCombat', 'FR');
      if (men > 0) play.does(garrison('g', 'AU', 'ulm', { regular: men }));
      play.does({ do: 'besiege', power: 'FR', area: 'ulm' }, attempt);
      play.dice({ die: 5 }).says({ sortie: true }).dice({ sortie: 5 }).ok();
      expect(play.state.corps.au2?.place.at).toBe('pool');
      return play.readBack().state.leaders.mack?.status;
    };
    expect(held([inside('au3')])).toEqual({ is: 'corps', corps: 'au3' });
    expect(held([corps('au3', 'AU', 'wien')])).toEqual({ is: 'captured', by: 'FR' });
    expect(held([], { men: 1 })).toEqual({ is: 'retired' });
    expect(held([], { men: 1, leaderInCity: 'stays' })).toEqual({ is: 'city', area: 'ulm' });
  });

  const BREACH = {
    'CH-12': { '4/result': 2 },
    'CH-08': { '5-1/4-loss': 15, '5-1/4-morale': 40, '5-2/2-loss': 10, '5-2/2-morale': 3 },
  };
  const breached = () => {
    const play = besieged({ slots: BREACH }).does(attempt);
    return play.dice({ die: 5 }).ok();
  };

  it('EIA-177 EIA-178 EIA-179 a storm that takes a fortress is worth one to the besieger, and nobody loses a point', () => {
    const play = breached().ok();
    expect(play.kind).toBe('eia-round');
    play.says({ 'base-defender': 35 }).dice({ attacker: 4, defender: 2 }).ok();
    // 15 % of twenty is three; 10 % of nine is one.
    for (const [side, n] of [
      ['defender', 3],
      ['attacker', 1],
    ] as const) {
      const task = play.state.agenda.find(
        ({ kind, data }) => kind === 'eia-losses' && (data as { side: string }).side === side,
      );
      while (asked(play.state)?.id !== task?.id) play.does({ do: 'defer', task: play.task });
      play.says({ 'lose-regular': n }).ok();
      for (const { id, deferred } of play.state.agenda) if (deferred) play.does({ do: 'resume', task: id });
    }
    expect(Object.values(play.state.prisoners)).toMatchObject([{ captor: 'FR', factors: { regular: 6 } }]);
    expect(pp(play)).toEqual([21, 20]);
    expect(play.state.flags['siege ulm']).toBeUndefined();
    play.readBack();
  });

  it.each([
    ['surrender', ['surrenders']],
    ['honours', ['asked', 'granted']],
  ])('EIA-177 a breach that ends in %s is told so, and not that the besieger left', (_, said) => {
    const play = breached();
    const before = play.events.length;
    for (const each of said) play.says({ [each]: true });
    play.ok();
    expect(play.state.flags['siege ulm']).toBeUndefined();
    expect(JSON.stringify(play.events.slice(before))).not.toContain('eiasiege-told-raised');
  });

  it('EIA-177 with the honours of war the garrison goes to a city that holds it; no points', () => {
    const play = breached().says({ asked: true }).says({ granted: true }).ok();
    expect(play.kind).toBe('eia-honours');
    // Graz holds five.
    expect(codeOf(play.tries({ do: 'answer', task: play.task, facts: { 'to-g': 'graz' } }))).toBe('ask-no-such-answer');
    play.says({ 'to-g': 'wien' }).ok();
    expect(play.state.garrisons.g).toMatchObject({ in: { city: 'wien' }, factors: { regular: 9 } });
    expect(play.state.flags['siege ulm']).toBeUndefined();
    expect(pp(play)).toEqual([20, 20]);
    play.readBack();
  });

  it('EIA-177 a free state’s garrison does not leave its country: with nowhere to go it is stormed or surrenders', () => {
    const play = new Case({
      ...WALLS,
      slots: BREACH,
      sheets: {
        ...WALLS.sheets,
        areas: [
          area('ulm', { owner: 'bav', spires: 3, fleches: 2 }),
          area('wien', { owner: 'AU', spires: 3 }),
          area('metz', { owner: 'FR' }),
        ],
        ports: [],
        minors: [minor('bav', { state: 'free', controller: 'AU' })],
      },
    })
      .does(war('AU', 'FR'), garrison('g', 'bav', 'ulm', { regular: 9 }))
      .goTo('landCombat', 'FR')
      .does({ do: 'besiege', power: 'FR', area: 'ulm' }, attempt);
    play.dice({ die: 5 }).ok().says({ asked: true }).says({ granted: true, surrenders: true }).ok();
    expect(Object.values(play.state.prisoners)).toMatchObject([
      { captor: 'FR', owner: 'bav', factors: { regular: 9 } },
    ]);
  });

  it('EIA-119 EIA-178 a third power’s corps that is at peace with those inside takes no part', () => {
    const play = besieged({ slots: BREACH });
    play.does({
      ...{ do: 'add-piece', ledger: 'corps' },
      piece: corps('pr1', 'PR', 'ulm', { ...big, infantry: 35, factors: { regular: 9 } }),
    });
    play.does(attempt).dice({ die: 5 }).ok().ok();
    const [fight] = Object.values(play.state.combats);
    const notes = fight?.notes.fight as { sides: { attacker: { bands: { id: string }[] } } };
    expect(notes.sides.attacker.bands.map(({ id }) => id)).toEqual(['fr1']);
  });
});

describe('a relief', () => {
  const RELIEF = {
    'CH-07': { 'counterattack/assault-A1': 41, 'counterattack/assault-D1': 21 },
    'CH-08': { '4-1/6-loss': 10, '4-1/6-morale': 40, '2-1/1-loss': 0, '2-1/1-morale': 1 },
    'CH-09': {},
    'CH-10': { '0.1/1': 5 },
    'CH-11': { '2/5': 50 },
  };
  const come = (more: Partial<Setup> = {}) => {
    const play = besieged({ ...more, slots: RELIEF }, { regular: 4 });
    play.does({
      ...{ do: 'add-piece', ledger: 'corps' },
      piece: corps('au2', 'AU', 'ulm', {
        ...{
          ...big,
          infantry: 35,
          factors: { regular: 2, cavalry: 2 },
          place: { at: 'city', area: 'ulm' },
          besieged: true,
        },
      }),
    });
    play.goTo('landMove', 'AU').does({
      ...{ do: 'march', corps: 'au1', forced: false, landed: false, inCity: false, forages: false },
      steps: [{ area: 'ulm', river: false, arrow: false, enemyFleet: false }],
    });
    return play.goTo('landCombat', 'AU');
  };
  const attack = {
    do: 'attack',
    power: 'AU',
    area: 'ulm',
    defender: 'FR',
    kind: 'limited',
    river: false,
    sally: true,
  } as const;

  it('EIA-181 a relief with a sally that wins lifts the siege: only the relievers’ riders pursue, and who was inside is free', () => {
    const play = come().does(attack);
    play.seals('chit', { AU: 'assault', FR: 'counterattack' });
    play.says({ 'base-attacker': 35 }).dice({ attacker: 6, defender: 1 }).ok();
    // 28, four and four: 10 % of 36 is four; one of them is cavalry, for it breaks.
    play.says({ 'lose-regular': 3, 'lose-cavalry': 1 }).ok();
    expect(play.kind).toBe('eia-pursuit');
    // Four riders came from outside, two were inside: half of four is two.
    play.dice({ die: 2 }).ok();
    play.says({ 'lose-cavalry': 2, 'lose-regular': 0 }).ok();
    play.says({ to: 'metz' }).ok();
    expect(play.state.corps.fr1).toMatchObject({
      factors: { regular: 13, cavalry: 1 },
      place: { at: 'area', area: 'metz' },
    });
    expect(play.state.flags['siege ulm']).toBeUndefined();
    expect(play.state.corps.au2?.besieged).toBe(false);
    // One corps of twenty was beaten.
    expect(pp(play)).toEqual([19, 21]);
    play.readBack();
  });

  it('EIA-119 EIA-141 EIA-172 EIA-181 EIA-188 the garrison of a depot fights beside the besiegers, cannot go with them and is taken; the relievers burn what it kept', () => {
    const play = come().does(depot('d', 'FR', 'ulm'), {
      ...{ do: 'add-piece', ledger: 'garrisons' },
      piece: { id: 'dg', nation: 'FR', in: { depot: 'd' }, factors: { militia: 5 } },
    });
    play.does({ ...attack, sally: false }).seals('chit', { AU: 'assault', FR: 'counterattack' });
    play.dice({ attacker: 6, defender: 1 }).ok();
    // 10 % of 28 is three; it breaks by 4.0, so no militia, and one of cavalry.
    play.says({ 'lose-regular': 2, 'lose-cavalry': 1, 'lose-militia': 0 }).ok();
    // Half of four riders.
    play.dice({ die: 2 }).ok().says({ 'lose-cavalry': 2, 'lose-regular': 0, 'lose-militia': 0 }).ok();
    play.says({ to: 'metz' }).ok();
    expect(play.state.corps.fr1).toMatchObject({
      ...{ factors: { regular: 14, cavalry: 1 }, place: { at: 'area', area: 'metz' } },
    });
    expect(Object.values(play.state.prisoners)).toMatchObject([{ captor: 'AU', owner: 'FR', factors: { militia: 5 } }]);
    expect([pp(play), play.state.flags['siege ulm']]).toEqual([[19, 21], undefined]);
    play.does({ do: 'take-depot', depot: 'd', power: 'AU', how: 'burn' });
    expect(play.readBack().state.depots).toEqual({});
  });

  const result = (more: Partial<BattleResult>): BattleResult => ({
    ...{ requestId: 'b1', outcome: 'noDecision', withdrew: [], corpsUsed: [], menLost: [], leaders: [] },
    ...more,
  });
  it('EIA-181 at the table a relief is a limited battle, with those who sally in it; its end is the siege’s', () => {
    const play = come();
    const draft = battleOf(play.state, 'ulm', 'AU', 'FR');
    expect(draft.do === 'to-table' && draft.kind).toBe('limited');
    const sally = ['au2', 'g'];
    if (draft.do !== 'to-table') throw new Error('No draft.');
    expect(codeOf(play.tries({ ...draft, kind: 'field', attacker: { ...draft.attacker, sally } }))).toBe(
      'eiabridge-elsewhere',
    );
    play.does({ ...draft, attacker: { ...draft.attacker, sally } });
    const { request } = play.state.combats.b1 ?? {};
    expect(request?.attacker.forces.map(({ id, kind }) => [id, kind])).toEqual([
      ['au1', 'corps'],
      ['au2', 'corps'],
      ['g', 'sallying'],
    ]);
    play.does({
      do: 'home',
      result: result({
        outcome: 'attacker',
        corpsUsed: ['au1', 'au2', 'fr1'],
        menLost: [{ force: 'g', type: 'regular', men: 3000 }],
      }),
    });
    expect(play.state.garrisons.g?.factors).toEqual({ regular: 2 });
    expect(play.state.flags['siege ulm']).toBeUndefined();
    expect(play.state.corps.au2?.besieged).toBe(false);
    expect(play.kind).toBe('eia-table-retreat');
    play.says({ to: 'metz' }).ok();
    expect(pp(play)).toEqual([19, 21]);
    play.readBack();
  });

  it('EIA-181 at the table a relief that does not win goes back, and the siege goes on', () => {
    const play = come();
    play.does(battleOf(play.state, 'ulm', 'AU', 'FR'), { do: 'home', result: result({ corpsUsed: ['au1', 'fr1'] }) });
    expect(asked(play.state)).toMatchObject({ kind: 'eia-table-retreat', side: 'AU' });
    // It came in from Vienna, and goes nowhere else.
    expect(codeOf(play.tries({ do: 'answer', task: play.task, facts: { to: 'graz' } }))).toBe('ask-no-such-answer');
    play.ok();
    expect(play.state.corps.au1?.place).toEqual({ at: 'area', area: 'wien' });
    expect(play.state.flags['siege ulm']).toBeDefined();
    expect(pp(play)).toEqual([20, 20]);
  });
});

describe('several besiegers', () => {
  const both = (rulings: Setup['rulings'] = {}) =>
    besieged({ slots: { 'CH-12': { '3/result': 2 } }, rulings }, { regular: 10, militia: 1 }).does(
      ally('FR', 'PR'),
      war('AU', 'PR'),
      {
        ...{ do: 'add-piece', ledger: 'corps' },
        piece: corps('pr1', 'PR', 'ulm', { ...big, infantry: 35, factors: { regular: 9 } }),
      },
    );
  const surrendered = () => both().does(attempt).dice({ die: 5 }).ok().says({ surrenders: true }).ok();
  const boxes = (play: Case) =>
    Object.fromEntries(Object.values(play.state.prisoners).map(({ captor, factors }) => [captor, factors]));

  it('EIA-188 prisoners of two besiegers go to one of them, in shares, or by a throw for each', () => {
    const all = surrendered();
    expect(all.kind).toBe('eia-captors');
    all.says({ how: 'PR' }).ok();
    expect(boxes(all)).toEqual({ PR: { regular: 10, militia: 1 } });
    const shares = surrendered().says({ how: 'shared' });
    shares.says({ 'PR-AU-regular': 4 }).ok();
    expect(boxes(shares)).toEqual({ FR: { regular: 6, militia: 1 }, PR: { regular: 4 } });
    const dice = surrendered().says({ how: 'dice' });
    // Ten regulars and one of militia: Prussia is higher for the first two, and after a tie for the last.
    for (let n = 0; n < 11; n += 1) {
      const prussia = n < 2 ? 6 : n < 10 ? 1 : 3;
      dice.dice({ [`${n}:1-FR`]: 3, [`${n}:1-PR`]: prussia });
    }
    dice.dice({ '10:2-FR': 2, '10:2-PR': 5 }).ok();
    expect(boxes(dice)).toEqual({ FR: { regular: 8 }, PR: { regular: 2, militia: 1 } });
    dice.readBack();
  });
});

describe('leaders of a battle', () => {
  it('EIA-281 of several leaders dice draw the one who is hit', () => {
    const play = new Case({
      ...WALLS,
      rulings: { leaderCasualties: 'on' },
      slots: {
        'CH-07': { 'counterattack/assault-A1': 41, 'counterattack/assault-D1': 21 },
        'CH-08': { '4-1/6-loss': 0, '4-1/6-morale': 50, '2-1/1-loss': 0, '2-1/1-morale': 1 },
        'CH-09': { '3/2-A': 0, '3/2-D': 0 },
      },
      sheets: {
        ...WALLS.sheets,
        corps: [
          corps('fr1', 'FR', 'ulm', { ...big, infantry: 40, factors: { regular: 16 } }),
          corps('au1', 'AU', 'ulm', { ...big, infantry: 35, factors: { regular: 24 } }),
        ],
        leaders: [
          leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } }),
          leader('soult', 'FR', { status: { is: 'corps', corps: 'fr1' }, seniority: 'A' }),
        ],
      },
    })
      .does(war('AU', 'FR'))
      .goTo('landCombat', 'FR');
    play.does({ do: 'attack', power: 'FR', area: 'ulm', defender: 'AU', kind: 'field', river: false, sally: false });
    play.seals('chit', { FR: 'assault', AU: 'counterattack' });
    for (let n = 0; n < 30 && play.kind !== 'eia-leader-hit'; n += 1)
      if (play.kind === 'eia-round') play.dice({ attacker: 6, defender: 1 }).ok();
      else if (play.kind === 'eia-retreat') play.says({ to: 'wien' }).ok();
      else play.ok();
    play.dice({ one: 6, two: 6 });
    // They tie once; Soult is higher then.
    play.dice({ '1-ney': 4, '1-soult': 4 }).dice({ '2-ney': 2, '2-soult': 5, wound: 2 }).ok();
    expect(play.state.leaders.soult?.status).toEqual({ is: 'wounded', until: { y: 1806, m: 10 } });
    expect(play.state.leaders.ney?.status).toEqual({ is: 'corps', corps: 'fr1' });
    play.readBack();
  });
});

describe('battles at the table', () => {
  const TWO: Partial<Setup> = {
    powers: powers('FR', 'SP'),
    date: { y: 1808, m: 7 },
    sheets: {
      areas: [area('bailen', { province: 'andalusia', city: false }), area('cadiz', { province: 'andalusia' })],
      provinces: [province('andalusia', 'SP')],
      corps: [
        corps('fr1', 'FR', 'bailen', { ...big, infantry: 40, factors: { regular: 12 } }),
        corps('sp1', 'SP', 'bailen', { ...big, infantry: 30, factors: { regular: 12, militia: 4 } }),
      ],
      leaders: [leader('castanos', 'SP', { status: { is: 'corps', corps: 'sp1' } })],
    },
  };
  const sent = (more: Partial<Setup> = {}) => {
    const play = new Case({ ...TWO, ...more })
      .does(war('FR', 'SP'), points('FR', 9), points('SP', 9))
      .goTo('landCombat', 'FR');
    return play.does(battleOf(play.state, 'bailen', 'FR', 'SP'));
  };
  const home = (more: Partial<BattleResult>): Play => ({
    do: 'home',
    result: {
      ...{ requestId: 'b1', outcome: 'attacker', withdrew: [], corpsUsed: ['fr1', 'sp1'], menLost: [], leaders: [] },
      ...more,
    },
  });

  it('EIA-220 Spain that loses at the table at home has a guerilla there', () => {
    const play = sent().does(home({}));
    expect(Object.values(play.state.irregulars)).toMatchObject([{ type: 'guerilla', count: 1, area: 'bailen' }]);
    play.readBack();
  });

  it('EIA-281 a wound of the table is thrown by the table where it has its own dice', () => {
    const play = sent({ dice: 'table', rulings: { leaderCasualties: 'on' } });
    play.does(home({ leaders: [{ id: 'castanos', fate: 'wounded' }] }));
    while (play.kind !== 'eia-table-wound') play.does({ do: 'defer', task: play.task });
    // July and three full months.
    play.dice({ die: 3 }).ok();
    expect(play.state.leaders.castanos?.status).toEqual({ is: 'wounded', until: { y: 1808, m: 11 } });
  });

  it('EIA-148 EIA-171 where nobody left a second day follows, half a point under the first, whatever was lost', () => {
    const play = sent();
    const first = play.state.combats.b1?.request;
    // (360 + 80) over 16 is 27.5: 2.8.
    expect([first?.day, first?.attacker.finalMoraleTenths, first?.defender.finalMoraleTenths]).toEqual([1, 40, 28]);
    play.does(home({ outcome: 'noDecision', menLost: [{ force: 'sp1', type: 'militia', men: 6000 }] }));
    play.does(battleOf(play.state, 'bailen', 'FR', 'SP'));
    const second = play.state.combats.b2?.request;
    expect([second?.day, second?.attacker.finalMoraleTenths, second?.defender.finalMoraleTenths]).toEqual([2, 35, 23]);
    play.readBack();
  });
});

describe('from the sea', () => {
  it('EIA-116 D2 a corps lands straight into a besieged port of its friends, where there is room', () => {
    const fleet = {
      id: 'f',
      name: 'f',
      nation: 'AU',
      capacity: 20,
      ships: 5,
      place: { at: 'port', port: 'ulm' },
      done: false,
    };
    const landed = (factors: number, rulings: Setup['rulings'] = {}) => {
      const play = besieged({ rulings }).does(
        { do: 'add-piece', ledger: 'fleets', piece: fleet } as never,
        ally('AU', 'PR'),
        {
          do: 'set-piece',
          ledger: 'corps',
          id: 'au1',
          set: { factors: { regular: factors }, place: { at: 'fleet', fleet: 'f' } },
        },
      );
      play.goTo('landMove', 'AU');
      const why = codeOf(play.tries({ do: 'land-corps', corps: 'au1', area: 'ulm', inCity: true }));
      return [why, play.state.corps.au1?.place.at, play.state.corps.au1?.besieged];
    };
    expect(landed(6)).toEqual([undefined, 'city', true]);
    // Fifteen inside at the most.
    expect(landed(7)).toEqual(['eianaval-land-room', 'fleet', false]);
    expect(landed(6, { errata000: 'off' })[0]).toBe('eianaval-land-no-siege');
  });
});
