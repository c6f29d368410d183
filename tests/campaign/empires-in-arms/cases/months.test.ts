/** Worked cases that cross steps of the month: what one phase has learnt holds in the next. S3 to S8 */
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { offersOf, procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { flaws } from '../../../../src/campaign/empires-in-arms/invariants.ts';
import { battleOf } from '../../../../src/campaign/empires-in-arms/modules/bridge.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import { deniedByPeace } from '../../../../src/campaign/empires-in-arms/quarter/collecting.ts';
import { portsOf } from '../../../../src/campaign/empires-in-arms/quarter/holdings.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, depot, garrison, march, minor, points, port, powers, province, war } from './hands.ts';

const SLOTS = { 'CH-04': { 'display/boxes': 60 } };
const siege = (city: string, of: Power): Play => ({ do: 'flag', name: `siege ${city}`, value: of });
const add = (ledger: 'queue' | 'prisoners' | 'debts' | 'access' | 'locks' | 'treaties', piece: object): Play => ({
  ...{ do: 'add-piece', ledger },
  piece: { ...piece },
});
const due = (id: string, owner: string, factors: object, y = 1806, m = 4): Play =>
  add('queue', { id, owner, what: { is: 'factors', factors }, due: { y, m }, until: null });
const factsOf = (play: Case): Readonly<Record<string, unknown>> => {
  const task = play.state.agenda[0];
  const facts = task ? (procedureOf(task.kind).facts?.(play.state, task) ?? []) : [];
  return Object.fromEntries(facts.map(({ key, value }) => [key, value]));
};
const tally = (state: Campaign, ...of: readonly Power[]) => of.map((one) => state.powers[one]?.marker);

describe('a country at war whose runner is not', () => {
  const SWEDEN = {
    powers: powers('RU', 'GB', 'FR'),
    date: { y: 1806, m: 1 },
    slots: SLOTS,
    sheets: {
      areas: [
        area('kiev', { owner: 'RU' }),
        area('stock', { owner: 'swe' }),
        area('abo', { owner: 'fin' }),
        area('lund', { owner: 'swe' }),
        area('london', { owner: 'GB' }),
      ],
      minors: [
        minor('swe', { name: 'Sweden', districts: 2, capital: 'stock', state: 'free', controller: 'GB' }),
        minor('fin', {
          name: 'Finland',
          major: 'swe',
          capital: 'abo',
          hasCorps: false,
          state: 'free',
          controller: 'GB',
        }),
      ],
      corps: [
        corps('ru1', 'RU', 'kiev'),
        corps('ru2', 'RU', 'kiev'),
        corps('swe1', 'swe', 'stock'),
        corps('gb1', 'GB', 'stock'),
      ],
    },
  } as const;

  it('EIA-044 EIA-110 EIA-236 it is entered by its enemy, its lesser district too; its runner’s own land is not', () => {
    const play = new Case(SWEDEN).does(war('RU', 'swe')).goPast('landMove', 'RU');
    expect(codeOf(play.tries(march('ru1', ['london'])))).toBe('eiapol-enter-no-leave');
    play.does(march('ru1', ['stock']), march('ru2', ['abo']));
  });

  it('EIA-044 EIA-160 its fight goes to the table without its runner’s corps, and its runner has the points', () => {
    const play = new Case(SWEDEN).does(...(['RU', 'GB'] as const).map((one) => points(one, 10)), war('RU', 'swe'));
    play
      .goPast('landMove', 'RU')
      .does(march('ru1', ['stock']))
      .goPast('landCombat', 'RU');
    const [way] = offersOf(play.state, 'to-table');
    expect(way).toMatchObject({
      attacker: { power: 'RU', corps: ['ru1'] },
      defender: { power: 'GB', corps: ['swe1'] },
    });
    play.does(battleOf(play.state, 'stock', 'RU', 'GB'));
    const request = Object.values(play.state.combats)[0]?.request;
    expect(request?.defender.forces.map(({ id }) => id)).toEqual(['swe1']);
    play.does({
      do: 'home',
      result: {
        requestId: request?.id ?? '',
        outcome: 'attacker',
        withdrew: [],
        corpsUsed: ['ru1', 'swe1'],
        menLost: [{ force: 'swe1', type: 'regular', men: 4500 }],
        leaders: [],
      },
    });
    expect(tally(play.state, 'RU', 'GB')).toEqual([11, 9]);
    expect(play.state.corps.swe1?.factors).toEqual({ regular: 7, cavalry: 2 });
    play.says({ to: 'lund' }).ok();
    expect(['swe1', 'gb1', 'ru1'].map((one) => play.state.corps[one]?.place)).toEqual([
      { at: 'area', area: 'lund' },
      { at: 'area', area: 'stock' },
      { at: 'area', area: 'stock' },
    ]);
    play.readBack();
  });

  it('EIA-045 EIA-236 a corps in its lesser district alone keeps the war; conquered by somebody, that counts no more', () => {
    const asked = (fin: Readonly<Record<string, unknown>>) => {
      const play = new Case({ ...SWEDEN, date: { y: 1806, m: 2 } }).does(
        war('RU', 'swe'),
        { do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'area', area: 'abo' } } },
        { do: 'set-piece', ledger: 'minors', id: 'fin', set: fin },
      );
      play.goTo('calls').does({ do: 'next' });
      return [play.state.clock.step, play.kind];
    };
    // No power is at war with another: the step is passed where nothing is asked.
    expect(asked({})).toEqual(['alliances', undefined]);
    expect(asked({ state: 'conquered', controller: 'RU' })).toEqual(['peace', 'eia-lapse']);
  });

  it('EIA-184 EIA-236 its lesser capital, held two months, is conquered alone', () => {
    const play = new Case(SWEDEN).does(war('RU', 'swe'), garrison('g', 'RU', 'abo', { regular: 2 })).goPast('conquest');
    expect(play.state.minors.fin?.occupied?.by).toBe('RU');
  });

  it('EIA-195 EIA-201 its blockaded port trades with nobody', () => {
    const play = new Case({
      ...SWEDEN,
      sheets: { ...SWEDEN.sheets, ports: [port('stock')], fleets: [] },
    }).does(war('RU', 'swe'));
    expect(portsOf(play.state, 'GB').map(({ open }) => open)).toEqual([true]);
    play.does({
      ...{ do: 'add-piece', ledger: 'fleets' },
      piece: {
        ...{ id: 'ruf', name: 'ruf', nation: 'RU', capacity: 30, ships: 5, done: false },
        place: { at: 'box', port: 'stock' },
      },
    });
    expect(portsOf(play.state, 'GB').map(({ open }) => open)).toEqual([false]);
  });
});

describe('reinforcements find the month as it stands', () => {
  const AUSTRIA = {
    powers: powers('AU', 'FR'),
    date: { y: 1806, m: 4 },
    slots: SLOTS,
    sheets: {
      areas: [area('wien', { owner: 'AU' }), area('graz', { owner: 'AU' }), area('prag', { owner: 'AU' })],
      corps: [
        corps('fr1', 'FR', 'wien'),
        corps('fr2', 'FR', 'graz'),
        corps('au1', 'AU', 'prag'),
        corps('au2', 'AU', 'prag', { place: { at: 'pool' }, factors: {} }),
      ],
      leaders: [
        leader('karl', 'AU', { status: { is: 'wounded', until: { y: 1806, m: 5 } } }),
        leader('mack', 'AU', { status: { is: 'notIn' }, entry: { y: 1806, m: 6 } }),
      ],
    },
  } as const;
  const besieged = () =>
    new Case(AUSTRIA).does(
      war('AU', 'FR'),
      garrison('g', 'AU', 'wien', { regular: 2 }),
      garrison('h', 'FR', 'graz', { regular: 2 }),
      garrison('p', 'AU', 'prag', { regular: 8 }),
      siege('wien', 'AU'),
      due('q', 'AU', { regular: 3 }),
    );

  it('EIA-057 none go into a city under siege, nor into one that an enemy has', () => {
    const play = besieged().goTo('armyReinforcement', 'AU');
    const into = (city: string): Play => ({ do: 'place-factors', item: 'q', factors: { regular: 1 }, to: { city } });
    expect(codeOf(play.tries(into('wien')))).toBe('eiareinf-besieged');
    expect(codeOf(play.tries(into('graz')))).toBe('eiareinf-city-home');
    play.does(into('prag'));
  });

  it('EIA-055 EIA-059 a new corps stands in neither, and may be filled from a corps beside it', () => {
    const play = besieged()
      .does(
        add('queue', {
          id: 'c',
          owner: 'AU',
          what: { is: 'corps', corps: 'au2' },
          due: { y: 1806, m: 4 },
          until: null,
        }),
      )
      .goTo('armyReinforcement', 'AU');
    const put = (where: string, from: string, n = 1): Play => ({
      ...{ do: 'place-corps', item: 'c', area: where, from, factors: { regular: n } },
    });
    expect(codeOf(play.tries(put('wien', 'q')))).toBe('eiareinf-besieged');
    expect(codeOf(play.tries(put('graz', 'q')))).toBe('eiareinf-corps-where');
    expect(codeOf(play.tries(put('prag', 'au1', 11)))).toBe('eiareinf-so-many');
    play.does(put('prag', 'au1', 4));
    expect(['au1', 'au2'].map((one) => play.state.corps[one]?.factors)).toEqual([
      { regular: 6, cavalry: 2 },
      { regular: 4 },
    ]);
    play.readBack();
  });

  it('EIA-059 EIA-113 nobody swaps through a siege, past an enemy, or into a city that is full', () => {
    const play = besieged()
      .does({ do: 'set-piece', ledger: 'corps', id: 'au1', set: { place: { at: 'area', area: 'prag' } } })
      .goTo('armyReinforcement', 'AU');
    const swap = (n: number, where: string): Play => ({
      ...{ do: 'swap-factors', from: { corps: 'au1' }, to: { city: where }, nation: 'AU', factors: { regular: n } },
    });
    expect(codeOf(play.tries(swap(3, 'prag')))).toBe('eiareinf-city-full');
    play.does(swap(2, 'prag'));
    const out: Play = {
      ...{ do: 'swap-factors', from: { city: 'wien' }, to: { corps: 'au1' }, nation: 'AU', factors: { regular: 1 } },
    };
    play.does({ do: 'set-piece', ledger: 'corps', id: 'au1', set: { place: { at: 'area', area: 'wien' } } });
    expect(codeOf(play.tries(out))).toBe('eiareinf-besieged');
    play.does({ do: 'flag', name: 'siege wien', value: null });
    expect(codeOf(play.tries(out))).toBe('eiasupply-detach-enemy');
  });

  it('EIA-062 EIA-281 a wounded leader is back in his month, a new one in his', () => {
    const join = (one: string): Play => ({ do: 'join', leader: one, corps: 'au1' });
    const april = new Case(AUSTRIA).goTo('armyReinforcement', 'AU');
    expect(codeOf(april.tries(join('karl')))).toBe('eiareinf-leader-early');
    const may = new Case({ ...AUSTRIA, date: { y: 1806, m: 5 } }).goTo('armyReinforcement', 'AU');
    may.does(join('karl'));
    expect(may.state.leaders.karl?.status).toEqual({ is: 'corps', corps: 'au1' });
    expect(codeOf(may.tries(join('mack')))).toBe('eiareinf-leader-early');
  });
});

describe('depots know the siege, the fleet and the enemy', () => {
  const COAST = {
    powers: powers('AU', 'FR', 'GB'),
    date: { y: 1806, m: 4 },
    slots: SLOTS,
    sheets: {
      areas: [
        area('fiume', { owner: 'AU', port: 'fiume' }),
        area('triest', { owner: 'AU', port: 'triest' }),
        area('graz', { owner: 'AU' }),
        area('brod', { owner: 'AU' }),
        area('metz', { owner: 'FR' }),
      ],
      ports: [port('fiume'), port('triest')],
      corps: [corps('au1', 'AU', 'brod'), corps('fr1', 'FR', 'triest')],
      fleets: [],
    },
  } as const;
  const fleet = (id: string, nation: string, place: object): Play => ({
    ...{ do: 'add-piece', ledger: 'fleets' },
    piece: { id, name: id, nation, capacity: 30, ships: 5, done: false, place },
  });
  const place = (by: 'city' | 'port', where = 'triest'): Play => ({
    ...{ do: 'place-depot', power: 'AU', area: where, by, fleet: null, legal: true, source: false },
  });
  const shut = () =>
    new Case(COAST)
      .does(war('AU', 'FR'), garrison('g', 'AU', 'triest', { regular: 3 }), siege('triest', 'AU'))
      .does(depot('d1', 'AU', 'fiume'))
      .money('AU', 9);

  it('EIA-102 EIA-103 EIA-129 in a besieged port a depot lies inside the city, with a fleet at the other end', () => {
    const play = shut().goTo('depots', 'AU');
    expect(codeOf(play.tries(place('city')))).toBe('eiasupply-depot-enemy');
    expect(codeOf(play.tries(place('port')))).toBe('eiasupply-sea-no-fleet');
    play.does(fleet('auf', 'AU', { at: 'port', port: 'fiume' }), place('port'));
    expect(Object.values(play.state.depots).at(-1)?.at).toEqual({ city: 'triest' });
    expect(flaws(play.state)).toEqual([]);
  });

  it('EIA-133 it is gone as soon as a fleet shuts the port', () => {
    const play = shut().does(fleet('auf', 'AU', { at: 'port', port: 'fiume' }));
    play.goTo('depots', 'AU').does(place('port'));
    const inCity = () => Object.values(play.state.depots).filter(({ at }) => 'city' in at).length;
    expect(inCity()).toBe(1);
    play.does(fleet('frf', 'FR', { at: 'box', port: 'triest' })).goTo('supply', 'AU');
    expect(inCity()).toBe(0);
  });

  it('EIA-105 EIA-126 a chain is asked about once an enemy has moved; a source under siege feeds nobody', () => {
    const play = new Case(COAST).does(war('AU', 'FR'), depot('d1', 'AU', 'graz'), {
      ...{ do: 'add-piece', ledger: 'depots' },
      piece: { id: 'd2', owner: 'AU', at: { area: 'brod' }, source: false, valid: true, since: { y: 1806, m: 1 } },
    });
    play.does({ do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'pool' }, factors: {} } });
    const bill = () => {
      play.money('AU', 9).goTo('supply', 'AU').does({ do: 'supply-bill', power: 'AU', guests: [] });
      return factsOf(play);
    };
    expect(bill()).toEqual({ 'reach-au1': '0' });
    play.ok().goPast('depots', 'AU');
    play.does({
      ...{ do: 'set-piece', ledger: 'corps', id: 'fr1' },
      set: { place: { at: 'area', area: 'metz' }, factors: { regular: 5 } },
    });
    expect(bill()).toEqual({ 'reach-au1': '0', 'chain-d2': true });
    play.says({ 'chain-d2': false });
    expect(factsOf(play)).toMatchObject({ 'reach-au1': 'forage' });
    play.says({ 'chain-d2': true }).ok();
    play.goPast('depots', 'AU').does(siege('graz', 'AU'), garrison('g', 'AU', 'graz', { regular: 2 }));
    expect(bill()).toMatchObject({ 'reach-au1': 'forage' });
  });
});

describe('before the walls and beside the enemy', () => {
  const BLANK = {
    powers: powers('AU', 'FR', 'SP'),
    date: { y: 1806, m: 4 },
    slots: { ...SLOTS, 'CH-12': { '5/result': 2, '2/result': 2 } },
    sheets: {
      areas: [
        area('ulm', { owner: 'AU', spires: null, fleches: null, forage: null }),
        area('metz', { owner: 'FR' }),
        area('avila', { owner: 'SP', province: 'leon' }),
      ],
      provinces: [province('leon', 'SP')],
      corps: [corps('fr1', 'FR', 'ulm'), corps('fr2', 'FR', 'avila'), corps('sp1', 'SP', 'metz', { besieged: true })],
    },
  } as const;

  it('EIA-002 EIA-113 EIA-175 EIA-179 what was read off the map at a question is asked once, and holds in the storm', () => {
    const play = new Case({ ...BLANK, dice: 'table' }).does(
      war('AU', 'FR'),
      ...(['AU', 'FR'] as const).map((one) => points(one, 10)),
      garrison('g', 'AU', 'ulm', { regular: 6 }),
      { do: 'set-piece', ledger: 'corps', id: 'fr2', set: { place: { at: 'pool' }, factors: {} } },
      { do: 'set-piece', ledger: 'corps', id: 'sp1', set: { place: { at: 'pool' }, factors: {} } },
    );
    play.goTo('landMove', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' }, { do: 'forage', corps: 'fr1' });
    play.says({ value: 7 }).dice({ die: 1 }).ok();
    expect(play.state.areas.ulm?.forage).toBe(7);
    play.goTo('landCombat', 'FR').does({ do: 'assault-attempt', power: 'FR', area: 'ulm' });
    expect([play.kind, factsOf(play)]).toEqual(['eia-city-value', { spires: 1 }]);
    // Capacity ten, six inside: four short is within five. No point is added.
    // Six do not fit into a city of five.
    expect(codeOf(play.tries({ do: 'accept', task: play.task }))).toBe('eia-flaw-city-full');
    play.says({ spires: 2 }).ok();
    expect(factsOf(play)).toEqual({ fleches: 0 });
    play.says({ fleches: 1 }).dice({ die: 6 });
    expect(play.state.agenda[0]?.facts).toMatchObject({ fleches: 1 });
    play.ok();
    expect(play.state.areas.ulm).toMatchObject({ spires: 2, fleches: 1 });
    expect(play.kind).toBe('eia-breach');
    play.ok();
    expect(play.state.combats.com1?.notes.fight).toMatchObject({ fleches: 1 });
    play.readBack();
  });

  it('EIA-221 the value of a province is asked once', () => {
    const play = new Case({ ...BLANK, dice: 'table' }).does(war('SP', 'FR'));
    play.goTo('guerilla', 'SP').does({ do: 'raise-guerillas', province: 'leon', area: 'avila' });
    play.says({ value: 4 }).dice({ die: 2 }).ok();
    expect(play.state.provinces.leon?.guerilla).toBe(4);
    expect(Object.values(play.state.irregulars).map(({ count }) => count)).toEqual([2]);
  });

  it('EIA-140 who stands beside an enemy in the open does not go on before he has fought; guerillas need not be', () => {
    const play = new Case(BLANK).does(
      war('SP', 'FR'),
      { do: 'set-piece', ledger: 'corps', id: 'sp1', set: { besieged: false, place: { at: 'area', area: 'avila' } } },
      { do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'metz' } } },
    );
    play.goTo('landCombat', 'FR');
    expect(codeOf(play.tries({ do: 'next' }))).toBe('eiacombat-attack-first');
    const fight: Play = {
      ...{ do: 'attack', power: 'FR', area: 'avila', defender: 'SP', kind: 'field', river: false, sally: false },
    };
    play.does(fight, { do: 'end-combat', combat: 'com1' }, { do: 'next' });
    const alone = new Case(BLANK).does(war('SP', 'FR'), {
      ...{ do: 'add-piece', ledger: 'irregulars' },
      piece: { id: 'i', owner: 'SP', type: 'guerilla', count: 2, area: 'avila', inCity: false },
    });
    alone.goTo('landCombat', 'FR').does({ do: 'next' });
  });
});

describe('ports in a quarter', () => {
  it('EIA-195 EIA-238 none in a province whose capital is an enemy’s; the Black Sea by leave of Constantinople, free while it is besieged', () => {
    const play = new Case({
      powers: powers('GB', 'RU', 'FR', 'TU'),
      date: { y: 1806, m: 3 },
      slots: SLOTS,
      sheets: {
        areas: [
          area('odessa', { owner: 'RU', port: 'odessa', province: 'pod' }),
          area('kam', { owner: 'RU', province: 'pod' }),
          area('tsar', { name: 'Constantinople', owner: 'TU' }),
        ],
        provinces: [province('pod', 'RU', { capital: 'kam' })],
        ports: [port('odessa', { blackSea: true })],
        corps: [corps('fr1', 'FR', 'kam')],
      },
    }).does(war('RU', 'FR'));
    const open = () => portsOf(play.state, 'RU').map((one) => one.open);
    const leave = add('access', { id: 'x', of: 'TU', to: 'RU', byTreaty: false, note: '' });
    play.does(leave);
    expect(open()).toEqual([false]);
    play.does({ do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'tsar' } } });
    expect(open()).toEqual([true]);
    play.does({ do: 'drop-piece', ledger: 'access', id: 'x' });
    expect(open()).toEqual([false]);
    play.does(siege('tsar', 'TU'));
    expect(open()).toEqual([true]);
  });
});

describe('what ends with a peace, a conquest, a power', () => {
  const EUROPE = {
    powers: powers('AU', 'FR', 'PR'),
    date: { y: 1806, m: 4 },
    slots: SLOTS,
    sheets: {
      areas: [area('wien', { owner: 'AU', province: 'aus', capitalOf: 'AU' }), area('metz', { owner: 'FR' })],
      provinces: [province('aus', 'AU', { capital: 'wien' })],
      minors: [
        minor('bav', { name: 'Bavaria', state: 'free', controller: 'AU', capital: 'metz', money: 6, men: 2 }),
        minor('bad', { name: 'Baden', state: 'free', controller: 'AU' }),
      ],
      corps: [corps('au1', 'AU', 'wien'), corps('bav1', 'bav', 'wien'), corps('fr1', 'FR', 'metz')],
      leaders: [leader('ney', 'FR', { status: { is: 'captured', by: 'AU' } }), leader('karl', 'AU')],
    },
  } as const;

  it('EIA-039 EIA-214 a power that goes for good leaves nothing behind: what was to come, whom it held, what it owed', () => {
    const play = new Case(EUROPE).does(
      ...(['AU', 'FR', 'PR'] as const).map((one) => points(one, 20)),
      war('FR', 'AU'),
      ally('AU', 'PR'),
      due('q', 'AU', { regular: 3 }, 1806, 6),
      due('b', 'bav', { regular: 2 }, 1806, 6),
      add('prisoners', { id: 'p1', captor: 'AU', owner: 'PR', factors: { regular: 2 } }),
      add('debts', { id: 'd', from: 'AU', to: 'PR', money: 8, formal: true, note: '' }),
      depot('dep', 'AU', 'wien'),
    );
    play.goTo('peace').does({ do: 'sue', power: 'AU', to: ['FR'] });
    play.says({ 'offer-FR': 'unconditional' }).ok().says({ term: 'B.7' }).ok().says({ term: '' }).ok();
    play.says({ land: 'province:aus' }).ok();
    expect(play.state.powers.AU?.out).toBe(true);
    expect([play.state.debts, play.state.depots, play.state.alliances]).toEqual([{}, {}, {}]);
    expect(Object.values(play.state.queue).map(({ owner, what }) => [owner, what])).toEqual([
      ['PR', { is: 'factors', factors: { regular: 2 }, exchanged: true }],
    ]);
    expect(['ney', 'karl'].map((one) => play.state.leaders[one]?.status.is)).toEqual(['retired', 'dead']);
    // France stands at the capital of Bavaria; nobody is in Baden. EIA-214
    expect(play.state.minors.bav).toMatchObject({ state: 'conquered', controller: 'FR', money: 0, men: 0 });
    expect(play.state.minors.bad).toMatchObject({ state: 'neutral', controller: null });
    expect(play.state.corps.bav1).toMatchObject({ factors: {}, place: { at: 'pool' } });
    play.readBack();
  });

  it('EIA-233 a treaty’s access ends with the next war; EIA-283 so does what it forbade, with its peace', () => {
    const play = new Case({ ...EUROPE, date: { y: 1807, m: 12 } }).does(
      add('access', { id: 'x', of: 'AU', to: 'FR', byTreaty: true, note: 'C.5' }),
      ...(['AU', 'FR', 'PR'] as const).map((one) => points(one, 20)),
    );
    play.does(ally('AU', 'PR')).goTo('declarations').does({ do: 'ask-declarations' });
    play.seals('targets', { AU: ['FR'] }).ok();
    expect(play.state.wars['AU-FR']).toBeDefined();
    expect(play.state.access).toEqual({});
    const denied = (m: 9 | 10) =>
      deniedByPeace(
        new Case({ ...EUROPE, date: { y: 1807, m } }).does(
          add('treaties', {
            ...{ id: 't', loser: 'PR', date: { y: 1806, m: 4 }, formal: true },
            victors: [{ power: 'FR', unconditional: true, terms: ['B.6'] }],
          }),
          add('locks', { id: 'PR>FR', by: 'PR', against: 'FR', until: { y: 1807, m: 10 } }),
        ).state,
      );
    expect([denied(9), denied(10)]).toEqual([['PR'], []]);
  });
});
