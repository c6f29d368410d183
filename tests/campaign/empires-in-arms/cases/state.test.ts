/** Worked cases of wars and peaces, of the quarter and of the order of powers. S2, S6, S7, S9 */
import { describe, expect, it } from 'vitest';
import { movers } from '../../../../src/campaign/empires-in-arms/calendar.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import { cedable, provincesLost } from '../../../../src/campaign/empires-in-arms/political/lands.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { say } from '../../../../src/engine/message.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, depot, minor, points, port, powers, province, war } from './hands.ts';

const SLOTS = { 'CH-04': { 'display/boxes': 60 } };
const EUROPE = {
  powers: powers('AU', 'FR', 'PR', 'SP', 'GB', 'RU'),
  date: { y: 1806, m: 4 },
  slots: SLOTS,
  sheets: {
    areas: [area('wien', { owner: 'AU' }), area('metz', { owner: 'FR' }), area('copenhagen', { owner: 'den' })],
    minors: [minor('den', { name: 'Denmark', districts: 2 })],
    corps: [corps('au1', 'AU', 'wien'), corps('fr1', 'FR', 'metz')],
    leaders: [leader('boney', 'FR', { name: 'Napoleon', special: 'napoleon', status: { is: 'corps', corps: 'fr1' } })],
  },
} as const;
const all = (by: number): readonly Play[] =>
  (['AU', 'FR', 'PR', 'SP', 'GB', 'RU'] as const).map((one) => points(one, by));
const pp = (play: Case, ...of: readonly Power[]) => of.map((one) => play.state.powers[one]?.marker);

describe('wars', () => {
  it('EIA-021 EIA-022 EIA-023 EIA-040 war on an ally costs five, on Denmark two that come back where nobody runs it; a year apart', () => {
    const play = new Case(EUROPE)
      .does(...all(20), ally('AU', 'FR'))
      .goTo('declarations')
      .does({ do: 'ask-declarations' });
    play.seals('targets', { AU: ['FR', 'den'] }).ok();
    expect(pp(play, 'AU')).toEqual([20 - 5 - 2]);
    expect(play.state.alliances).toEqual({});
    expect(play.state.coolings['AU-FR']?.until).toEqual({ y: 1807, m: 4 });
    play.readBack();
  });

  it('EIA-027 EIA-046 the defender calls first; who refuses him loses two, who refuses the aggressor costs them both two', () => {
    const play = new Case(EUROPE).does(...all(20), ally('AU', 'PR'), ally('FR', 'SP')).goTo('declarations');
    play
      .does({ do: 'ask-declarations' })
      .seals('targets', { FR: ['AU'] })
      .ok()
      .goTo('calls');
    const call = (power: Power, one: Power, against: Power) =>
      ({ do: 'call-ally', power, ally: one, against }) as const;
    expect(codeOf(play.tries(call('FR', 'SP', 'AU')))).toBe('eiapol-call-defender-first');
    play
      .does(call('AU', 'PR', 'FR'))
      .says({ answer: 'refuses' })
      .ok();
    play
      .does(call('FR', 'SP', 'AU'))
      .says({ answer: 'refuses' })
      .ok();
    expect(pp(play, 'AU', 'PR', 'FR', 'SP')).toEqual([20, 18, 20 - 3 - 2, 18]);
    expect(play.state.alliances).toEqual({});
    play.readBack();
  });

  it('EIA-024 EIA-036 an enforced peace of March 1806 holds until September 1807, for either', () => {
    const until = (lockEnds: 'monthPlus18' | 'monthPlus19') => {
      const play = new Case({ ...EUROPE, date: { y: 1806, m: 3 }, rulings: { lockEnds } }).does(
        ...all(20),
        war('FR', 'AU'),
      );
      play
        .goTo('peace')
        .does({ do: 'sue', power: 'AU', to: ['FR'] })
        .ok();
      return [play.state.locks['AU>FR']?.until, play.state.locks['FR>AU']?.until];
    };
    expect(until('monthPlus18')).toEqual([
      { y: 1807, m: 9 },
      { y: 1807, m: 9 },
    ]);
    expect(until('monthPlus19')).toEqual([
      { y: 1807, m: 10 },
      { y: 1807, m: 10 },
    ]);
  });

  it('EIA-030 EIA-033 two victors, one of them unconditional: five, three, and eight once; no term twice, B.4 shuts out B.1 and C.1', () => {
    const play = new Case(EUROPE).does(...all(20), war('FR', 'AU', 1), war('SP', 'AU', 2)).goTo('peace');
    play
      .does({ do: 'sue', power: 'AU', to: ['FR', 'SP'] })
      .says({ 'offer-FR': 'unconditional' })
      .says({ 'takes-FR': true })
      .ok();
    expect(pp(play, 'AU', 'FR', 'SP')).toEqual([12, 25, 23]);
    // The loser's own choice of list A for Spain, then France first.
    play.ok().says({ term: 'B.4' }).ok();
    const task = play.state.agenda[0];
    expect(task?.side).toBe('SP');
    // B.1 is shut out: Spain cannot say it.
    expect(codeOf(play.tries({ do: 'answer', task: play.task, facts: { term: 'B.1' } }))).toBe('ask-no-such-answer');
    play.says({ term: '' }).ok();
    const terms = Object.values(play.state.treaties)[0]?.victors.map((one) => [one.power, one.terms]);
    expect(terms).toEqual([
      ['FR', ['B.4']],
      ['SP', ['A.1']],
    ]);
    play.readBack();
  });
});

describe('EIA-258 the peace France sues for', () => {
  const sued = () =>
    new Case({ ...EUROPE, rulings: { peaceFranceSues: 'on' } })
      .does(...all(20), war('GB', 'FR', 1), war('AU', 'FR', 2))
      .goTo('peace')
      .does({ do: 'sue', power: 'FR', to: ['GB', 'AU'] });
  const victors = (play: Case) => Object.values(play.state.treaties)[0]?.victors.map((one) => [one.power, one.terms]);

  it('EIA-033 EIA-258 with a second victor who is for it, both spend a choice, and NAPOLEON goes', () => {
    const play = sued()
      .says({ 'offer-AU': 'unconditional' })
      .says({ 'takes-AU': true, 'takes-GB': true, 'agrees-AU': true })
      .ok();
    expect(victors(play)).toEqual([
      ['GB', ['C.6']],
      ['AU', ['C.6']],
    ]);
    expect(pp(play, 'FR', 'GB', 'AU')).toEqual([12, 25, 25]);
    for (let n = 0; n < 6 && play.kind === 'eia-term'; n += 1) play.says({ term: '' }).ok();
    expect(play.state.leaders.boney?.status).toEqual({ is: 'removed' });
    play.readBack();
  });

  it('EIA-258 without him Britain makes no peace, and he makes his own', () => {
    const play = sued().says({ 'offer-AU': 'unconditional' }).says({ 'takes-AU': true, 'takes-GB': true }).ok();
    expect(victors(play)).toEqual([['AU', []]]);
    expect(Object.keys(play.state.wars)).toEqual(['FR-GB']);
    expect(play.codes).toContain('eiapol-told-not-all-agree');
    expect(play.state.leaders.boney?.status).toEqual({ is: 'corps', corps: 'fr1' });
    play.readBack();
  });

  it('EIA-258 a conditional peace of another has no list C: Britain makes none beside it', () => {
    const play = sued().says({ 'offer-AU': 'conditional', 'takes-GB': true }).ok();
    expect(victors(play)?.map(([one]) => one)).toEqual(['AU']);
  });

  it('EIA-258 with NAPOLEON dead it is unconditional still, and asks for nobody', () => {
    const play = new Case({ ...EUROPE, rulings: { peaceFranceSues: 'on' } }).does(...all(20), war('GB', 'FR', 1));
    play.does({ do: 'set-piece', ledger: 'leaders', id: 'boney', set: { status: { is: 'dead' } } });
    play
      .goTo('peace')
      .does({ do: 'sue', power: 'FR', to: ['GB'] })
      .says({ 'takes-GB': true })
      .ok();
    expect(victors(play)).toEqual([['GB', []]]);
    expect(pp(play, 'FR', 'GB')).toEqual([12, 25]);
  });
});

describe('EIA-257 EIA-258 dominance and the limit of three provinces', () => {
  const names = ['Armenia', 'Bessarabia', 'East Galicia', 'Moldavia', 'West Galicia', 'Poland'];
  const game = () =>
    new Case({
      ...EUROPE,
      date: { y: 1806, m: 6 },
      rulings: { alternateDominants: 'on', peaceThreeProvinces: 'on' },
      sheets: {
        areas: [
          area('wien', { owner: 'AU', province: 'austria', capitalOf: 'AU' }),
          area('kiev', { province: 'ukraine' }),
        ],
        provinces: [
          province('ukraine', 'RU'),
          province('austria', 'AU', { capital: 'wien' }),
          province('bohemia', 'AU'),
          province('moravia', 'AU'),
          province('east', 'AU', { name: 'East Galicia', holder: 'RU' }),
          province('west', 'AU', { name: 'West Galicia', holder: 'RU' }),
          province('armenia', 'TU', { name: 'Armenia', holder: 'RU' }),
          province('bess', 'TU', { name: 'Bessarabia', holder: 'RU' }),
          province('mold', 'TU', { name: 'Moldavia', holder: 'RU' }),
          province('abo', 'swe', { name: 'Abo', holder: 'RU' }),
        ],
        minors: [
          minor('swe', { name: 'Sweden', state: 'conquered', controller: 'RU' }),
          minor('fin', { name: 'Finland', state: 'conquered', controller: 'RU', major: 'swe' }),
        ],
      },
    }).does(...all(20));
  it('EIA-257 makes home what other powers ceded, not a minor’s; to those it was taken from it stays lost', () => {
    const play = game().does({ do: 'flag', name: 'kingdom-poland', value: 'RU' });
    expect(names).toHaveLength(6);
    expect(provincesLost(play.state, 'AU')).toBe(2);
    play.goPast('levy');
    expect(play.state.flags['dominant RU']).toBe(true);
    expect(play.state.provinces.east).toMatchObject({ home: 'RU', holder: null });
    expect(play.state.provinces.abo).toMatchObject({ home: 'swe', holder: 'RU' });
    expect(provincesLost(play.state, 'AU')).toBe(2);
    // One more may be ceded, then none.
    expect(cedable(play.state, 'AU').map(({ id }) => id)).toEqual(['bohemia', 'moravia']);
    play.does({ do: 'set-piece', ledger: 'provinces', id: 'moravia', set: { holder: 'FR' } });
    expect(cedable(play.state, 'AU')).toEqual([]);
    // What Russia made its own counts for Russia too, once it is lost.
    play.does({ do: 'set-piece', ledger: 'provinces', id: 'east', set: { holder: 'PR' } });
    expect(provincesLost(play.state, 'RU')).toBe(1);
    expect(provincesLost(play.state, 'AU')).toBe(3);
    play.readBack();
  });
});

describe('the quarter', () => {
  it('EIA-206 EIA-207 six corps, three fleets in port, two at sea, four depots: 23; of 20 all goes, and three points once', () => {
    const fleet = (id: string, place: object) => ({
      id,
      name: id,
      nation: 'AU',
      capacity: 20,
      ships: 5,
      place,
      done: false,
    });
    const play = new Case({
      ...EUROPE,
      date: { y: 1806, m: 6 },
      sheets: {
        areas: [
          area('wien', { owner: 'AU' }),
          area('graz', { owner: 'AU' }),
          area('linz', { owner: 'AU' }),
          area('triest', { owner: 'AU', port: 'triest' }),
        ],
        ports: [port('triest')],
        seas: [{ id: 'adria', name: 'Adria', ice: false }],
        corps: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => corps(id, 'AU', 'wien')),
        fleets: [
          ...['p', 'q', 'r'].map((id) => fleet(id, { at: 'port', port: 'triest' })),
          ...['s', 't'].map((id) => fleet(id, { at: 'sea', sea: 'adria' })),
        ] as never,
      },
    }).does(
      ...all(20),
      depot('d1', 'AU', 'wien'),
      depot('d2', 'AU', 'graz'),
      depot('d3', 'AU', 'linz'),
      depot('d4', 'AU', 'triest'),
    );
    play.does({
      ...{ do: 'add-piece', ledger: 'debts' },
      piece: { id: 'x', from: 'AU', to: 'FR', money: 10, formal: true, note: '' },
    });
    play.goPast('manipulation').money('AU', 20).goPast('spending');
    expect(play.state.powers.AU?.money).toBe(0);
    expect(pp(play, 'AU')).toEqual([17]);
    expect(play.state.debts.x?.money).toBe(10);
    play.readBack();
  });

  it('EIA-195 without Britain in the game nobody trades at home, unless the table says so; America pays as ever', () => {
    const sheets = {
      areas: [area('triest', { owner: 'AU', port: 'triest' }), area('metz', { owner: 'FR' })],
      ports: [port('triest', { first: 5, second: 3 })],
    };
    const paid = (ids: readonly Power[], said: object = {}) => {
      const play = new Case({ powers: powers(...ids), date: { y: 1806, m: 6 }, slots: SLOTS, sheets }).does(
        ...ids.map((one) => points(one, 20)),
      );
      for (let n = 0; n < 40; n += 1) {
        if (
          play.state.agenda.some(({ kind, side }) => kind === 'eia-collect' && side === 'AU') ||
          play.state.clock.step === 'lending'
        )
          break;
        if (play.state.clock.step === 'collection') break;
        play.goPast('collection');
      }
      const task = play.state.agenda.find(({ kind, side }) => kind === 'eia-collect' && side === 'AU');
      if (task?.deferred) play.does({ do: 'resume', task: task.id });
      while (play.state.agenda.some(({ id, deferred }) => !deferred && id !== task?.id))
        play.does({ do: 'defer', task: play.task });
      play.says(said as never).ok();
      return play.state.powers.AU?.money;
    };
    // Twice three from America; three at home where Britain buys.
    expect(paid(['AU', 'FR'])).toBe(2 * 6);
    expect(paid(['AU', 'FR'], { 'trade triest': true })).toBe(2 * 9);
    expect(paid(['AU', 'FR', 'GB'])).toBe(2 * 9);
  });
});

describe('the order of powers', () => {
  it('EIA-009 EIA-048 EIA-100 who moves together acts when the last of them would; who is out acts nowhere', () => {
    const play = new Case(EUROPE)
      .does(ally('RU', 'PR'))
      .goTo('combined')
      .does({ do: 'combine', powers: ['RU', 'PR'] });
    const order = (slot: number) =>
      movers({ ...play.state, clock: { ...play.state.clock, slot } }, 'land').map((one) => one.join('+'));
    expect(order(1)).toEqual(
      ['FR', 'AU', 'RU+PR', 'GB', 'SP'].sort((a, b) => order(1).indexOf(a) - order(1).indexOf(b)),
    );
    expect(order(0)).toEqual(['FR', 'AU', 'RU+PR', 'GB', 'SP']);
    play.does({ do: 'set-piece', ledger: 'powers', id: 'AU', set: { out: true } });
    expect(order(0)).toEqual(['FR', 'RU+PR', 'GB', 'SP']);
    play.goTo('armyReinforcement');
    const seen: string[] = [];
    while (play.state.clock.phase === 'reinforcement') {
      if (play.state.clock.step === 'armyReinforcement') seen.push(play.state.clock.acting.join());
      play.does({ do: 'next' });
    }
    expect(seen).toEqual(['SP', 'GB', 'PR', 'RU', 'FR']);
  });
});

const what = { code: 'eiasheet-one-depots' };
const DEBT = { id: 'x', from: 'AU', to: 'FR', money: 10, formal: true, note: '' };

describe('the log of what is typed', () => {
  it.each([
    ['a piece without a name by its area', depot('d1', 'AU', 'wien'), say('eia-added', { what, name: 'wien' })],
    [
      'one that stands nowhere by its ledger alone',
      { do: 'add-piece', ledger: 'debts', piece: DEBT } as const,
      say('eia-added-one', { what: { code: 'eiasheet-one-debts' } }),
    ],
  ])('names %s', (_, add, told) => {
    const play = new Case(EUROPE).does(add);
    expect(play.events.findLast(({ type }) => type === 'told')).toMatchObject({ line: { text: told } });
  });
});
