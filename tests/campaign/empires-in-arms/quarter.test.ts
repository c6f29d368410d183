/** The Economic Phase as it is played: every step of it, with what is asked, paid and bought. EIA-190 to EIA-217 */
import { describe, expect, it } from 'vitest';
import type { Campaign, Setup, Sheets } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { procedureOf } from '../../../src/campaign/empires-in-arms/desks.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import type { Fleet, Minor, Port, Province } from '../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../src/campaign/empires-in-arms/plays.ts';
import { mayCede } from '../../../src/campaign/empires-in-arms/quarter/cessions.ts';
import { isPower, type Power } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { opens, saltOf, sealFor } from '../../../src/engine/sealed.ts';
import { area, code, corps, leader, SETUP, type Table, table } from './fixtures.ts';

const province = (id: string, home: string, more: Partial<Province> = {}): Province => ({
  ...{
    id,
    name: id,
    home,
    holder: null,
    capital: null,
    tax: 6,
    manpower: 4,
    guerilla: null,
    cossack: false,
    polish: false,
  },
  ...{ occupied: null },
  ...more,
});
const minor = (id: string, more: Partial<Minor> = {}): Minor => ({
  ...{ id, name: id, districts: 1, major: null, capital: null, tax: 4, manpower: 2, hasCorps: true, ships: 0 },
  ...{ state: 'neutral', controller: null, occupied: null, money: 0, men: 0 },
  ...more,
});
const port = (id: string, at: string, more: Partial<Port> = {}): Port => ({
  ...{ id, name: id, area: at, first: 5, second: 3, guns: 0, seas: [], icebound: false, blackSea: false },
  ...more,
});
const fleet = (id: string, nation: string, place: Fleet['place']): Fleet => ({
  ...{ id, name: id, nation, capacity: 20, ships: 5, place, done: false },
});
const SLOTS = {
  'CH-04': { 'display/boxes': 20, '0/zone': 2, '0/vp': 2, '0/psa': 1, '0/loss': 0, '1/psa': 0, '1/vp': 3 },
  'CH-13': { 'FR/level': 4 },
};
const setup = (more: Partial<Setup> = {}): Partial<Setup> => ({
  ...{ date: { y: 1806, m: 3 }, slots: SLOTS },
  powers: [...SETUP.powers, { id: 'GB', player: 'Dora', french: false }],
  sheets: {
    ...SETUP.sheets,
    provinces: [province('tyrol', 'AU'), province('alsace', 'FR'), province('ukraine', 'RU')],
    minors: [minor('bavaria')],
  },
  ...more,
});
const WAR = { id: 'FR-GB', a: 'FR', b: 'GB', since: { y: 1805, m: 9 }, order: 1 };
const ALLY = { id: 'AU-RU', a: 'AU', b: 'RU', since: { y: 1805, m: 9 } };
const add = (
  ledger: 'wars' | 'alliances' | 'debts' | 'minors' | 'garrisons' | 'depots' | 'leaders',
  piece: object,
): Play => ({
  do: 'add-piece',
  ledger,
  piece: { ...piece },
});
type Said = (kind: string, side: string | null) => { readonly [key: string]: boolean | number | string | undefined };
/** Answers what of it is asked now, one after the other; a cell of a chart is nought where nothing is said of it. */
function answer(play: Table, id: string, said: Said): void {
  for (let n = 0; n < 20; n += 1) {
    const task = play.state.agenda.find((one) => one.id === id);
    if (!task) return;
    const facts = said(task.kind, task.side);
    const open = (procedureOf(task.kind).facts?.(play.state, task) ?? []).find(
      ({ key }) => task.facts[key] === undefined && (facts[key] !== undefined || key.startsWith('cell ')),
    );
    if (!open) return;
    play.does({ do: 'answer', task: id, facts: { [open.key]: facts[open.key] ?? 0 } });
  }
}
/** Settles what is asked, with the facts said, until nothing is open. */
function settle(play: Table, said: Said = () => ({})): Table {
  for (let n = 0; n < 60 && play.state.agenda.length > 0; n += 1) {
    const { id } = play.state.agenda.at(-1)!;
    answer(play, id, said);
    if (empiresInArms.menu(play.state, 'umpire').some((one) => one.do === 'throw')) {
      play.does({ do: 'throw', task: id });
      answer(play, id, said);
    }
    play.does({ do: 'accept', task: id });
    expect(flaws(play.state)).toEqual([]);
  }
  return play;
}
/** Goes on, settling everything, until a step begins. */
function to(play: Table, step: Campaign['clock']['step'], facts?: Said): Table {
  for (let n = 0; n < 300 && !(play.state.clock.started && play.state.clock.step === step); n += 1) {
    settle(play, facts);
    play.feedsByHand();
    const [slot] = empiresInArms.menu(play.state, 'table').filter((one) => one.do === 'take-slot');
    play.does(slot ?? { do: play.state.clock.started ? 'next' : 'start' });
  }
  return play;
}
const money = (play: Table, power: string) => (isPower(power) ? play.state.powers[power]?.money : undefined);
const figure = (power: Power, of: 'money' | 'manpower' | 'pp', by: number): Play => ({
  do: 'figure',
  power,
  of,
  by,
  note: '',
});

describe('the victory step', () => {
  it('EIA-190 scores what the box says, and asks where nobody has typed it', () => {
    const play = settle(to(table(setup()), 'victory'));
    expect(play.state.powers.FR?.vp).toBe(2);
    const open = to(table(setup({ slots: {} })), 'victory');
    expect(open.state.agenda.map(({ kind }) => kind)).toEqual([
      'eia-victory',
      'eia-victory',
      'eia-victory',
      'eia-victory',
    ]);
    settle(open, (kind) => (kind === 'eia-victory' ? { 'cell CH-04 0/vp': 5 } : {}));
    expect(open.state.powers.AU?.vp).toBe(5);
    expect(open.state.slots['CH-04']?.['0/vp']).toBe(5);
  });
  it('EIA-191 lets Britain take up to a third of its gain off an enemy', () => {
    const slots = { 'CH-04': { 'display/boxes': 20, '0/vp': 8, '0/psa': 0 } };
    const play = to(table(setup({ slots })).does(add('wars', WAR)), 'victory');
    settle(play, (kind, side) => (kind === 'eia-victory' && side === 'GB' ? { against: 'FR', share: 2 } : {}));
    expect([play.state.powers.GB?.vp, play.state.powers.FR?.vp]).toEqual([6, 6]);
  });
  it('EIA-192 has a power say that it has reached its level, once', () => {
    const play = settle(to(table(setup()), 'victory'));
    expect(code(play.tries({ do: 'announce', power: 'AU' }))).toBe('eiaqtr-no-level');
    expect(code(play.tries({ do: 'announce', power: 'FR' }))).toBe('eiaqtr-not-reached');
    play.does({ do: 'set-piece', ledger: 'powers', id: 'FR', set: { vp: 4 } }, { do: 'announce', power: 'FR' });
    expect(play.state.flags.winners).toBe('FR');
  });
  it('EIA-193 counts the manpower held in the last step, not of free states nor where a capital is held', () => {
    const sheets: Sheets = {
      ...setup().sheets,
      minors: [
        minor('hesse', { state: 'conquered', controller: 'FR' }),
        minor('baden', { state: 'free', controller: 'FR' }),
      ],
    };
    const play = settle(to(table(setup({ sheets })), 'victory'));
    play.does({ do: 'final-count' });
    expect(play.state.powers.FR?.vp).toBe(2 + 4 + 2);
    expect(code(play.tries({ do: 'final-count' }))).toBe('eiaqtr-counted');
  });
});

describe('the collection', () => {
  it('EIA-194 EIA-200 brings in tax and manpower, and Britain its colonies: EIA-196', () => {
    const play = settle(to(table(setup()), 'collection'));
    expect([money(play, 'AU'), money(play, 'GB'), play.state.powers.AU?.manpower]).toEqual([12, 60, 4]);
  });
  it('EIA-194 asks for a tax that is not typed, once, and keeps it on its sheet', () => {
    const sheets: Sheets = { ...setup().sheets, provinces: [province('tyrol', 'AU', { tax: null })] };
    const play = settle(to(table(setup({ sheets })), 'collection'), (kind, side) =>
      kind === 'eia-collect' && side === 'AU' ? { 'tax tyrol': 9 } : {},
    );
    expect(money(play, 'AU')).toBe(18);
    expect(play.state.provinces.tyrol?.tax).toBe(9);
  });
  it('EIA-195 EIA-197 pays a port’s owner and Britain, and twice its second value from America', () => {
    const sheets: Sheets = { ...setup().sheets, ports: [port('trieste', 'ulm')] };
    const play = settle(to(table(setup({ sheets })), 'collection'));
    expect(money(play, 'AU')).toBe(2 * (6 + 3 + 6));
    expect(money(play, 'GB')).toBe(2 * (30 + 5));
  });
  it('EIA-195 shuts a port that is blockaded, and trades nothing with Britain at war', () => {
    const sheets: Sheets = {
      ...setup().sheets,
      ports: [port('brest', 'metz')],
      fleets: [fleet('gb1', 'GB', { at: 'box', port: 'brest' })],
    };
    const blockaded = settle(to(table(setup({ sheets })).does(add('wars', WAR)), 'collection'));
    expect(money(blockaded, 'FR')).toBe(12);
    const open = settle(
      to(table(setup({ sheets: { ...sheets, fleets: [] } })).does(add('wars', WAR)), 'collection'),
      (kind) => (kind === 'eia-america' ? { 'stop FR': false } : {}),
    );
    expect(money(open, 'FR')).toBe(2 * (6 + 6));
  });
  it('EIA-198 lets Britain keep what it stops, and throws for a war with America; EIA-283 counts those B.6 denies', () => {
    const sheets: Sheets = { ...setup().sheets, ports: [port('brest', 'metz')] };
    const play = settle(to(table(setup({ sheets })).does(add('wars', WAR)), 'collection'), (kind) =>
      kind === 'eia-america' ? { 'stop FR': true } : {},
    );
    const war = play.state.flags['us-war'] === true;
    expect(money(play, 'FR')).toBe(12);
    expect(money(play, 'GB')).toBe(2 * (30 + 6 - (war ? 15 : 0)));
    const b6 = table(setup({ rulings: { b6Denied: 'on' } })).does({ do: 'flag', name: 'b6-AU', value: true });
    expect(to(b6, 'collection').state.agenda.some(({ kind }) => kind === 'eia-america')).toBe(true);
    const off = table(setup()).does({ do: 'flag', name: 'b6-AU', value: true });
    expect(to(off, 'collection').state.agenda.some(({ kind }) => kind === 'eia-america')).toBe(false);
  });
  it('EIA-198 has a war with America cost fifteen each quarter until Britain pays five points', () => {
    const at = table(setup({ date: { y: 1806, m: 3 } })).does(
      { do: 'flag', name: 'us-war', value: true },
      { do: 'flag', name: 'us-war-since', value: 1 },
      figure('GB', 'pp', 9),
    );
    at.goTo('peace').does({ do: 'end-us-war' });
    expect(at.state.powers.GB?.marker).toBe(4);
    expect(code(at.tries({ do: 'end-us-war' }))).toBe('eiaqtr-no-us-war');
    const on = table(setup()).does(
      { do: 'flag', name: 'us-war', value: true },
      { do: 'flag', name: 'us-war-since', value: 1 },
    );
    expect(money(settle(to(on, 'collection')), 'GB')).toBe(30);
  });
  it('EIA-199 throws for the gold convoy in September alone', () => {
    const powers = [...SETUP.powers, { id: 'SP' as const, player: 'Eva', french: false }];
    const march = to(table(setup({ powers })), 'collection');
    expect(march.state.agenda.some(({ kind }) => kind === 'eia-gold')).toBe(false);
    const slots = {
      ...SLOTS,
      'CH-14': Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n + 2}/spain`, 10])),
    };
    const september = settle(to(table(setup({ powers, slots, date: { y: 1806, m: 9 } })), 'collection'));
    expect(money(september, 'SP')).toBe(20);
  });
  it('EIA-201 gives a free state twice what is printed, in a purse of its own', () => {
    const sheets: Sheets = { ...setup().sheets, minors: [minor('bavaria', { state: 'free', controller: 'FR' })] };
    const play = settle(to(table(setup({ sheets })), 'collection'));
    expect(play.state.minors.bavaria).toMatchObject({ money: 16, men: 4 });
    expect(money(play, 'FR')).toBe(12);
  });
  it('EIA-202 throws for whoever is unstable, and halves money and manpower', () => {
    const slots = { 'CH-04': { ...SLOTS['CH-04'], '0/zone': 0, '0/loss': 6 } };
    const play = settle(to(table(setup({ slots })), 'collection'));
    expect([money(play, 'AU'), play.state.powers.AU?.manpower]).toEqual([6, 2]);
  });
  it('EIA-263 takes five off the colonies for each sea of raiders, where that option is on', () => {
    const raid = (on: boolean) =>
      settle(to(table(setup({ rulings: on ? { raiding: 'on' } : {} })), 'collection'), (kind, side) =>
        kind === 'eia-collect' && side === 'GB' ? { raided: 2 } : {},
      );
    expect([money(raid(true), 'GB'), money(raid(false), 'GB')]).toEqual([40, 60]);
  });
});

describe('lending and capitals', () => {
  it('EIA-203 lends to allies and own free states alone, in its step', () => {
    const sheets: Sheets = { ...setup().sheets, minors: [minor('bavaria', { state: 'free', controller: 'AU' })] };
    const play = table(setup({ sheets })).does(add('alliances', ALLY));
    expect(code(play.tries({ do: 'lend', power: 'AU', to: 'RU', points: 1 }))).toBe('eiaqtr-when');
    to(play, 'lending');
    expect(code(play.tries({ do: 'lend', power: 'AU', to: 'FR', points: 1 }))).toBe('eiaqtr-allies-only');
    expect(code(play.tries({ do: 'lend', power: 'AU', to: 'RU', points: 99 }))).toBe('eia-no-money');
    const before = money(play, 'RU') ?? 0;
    play.does({ do: 'lend', power: 'AU', to: 'RU', points: 2 }, { do: 'lend', power: 'AU', to: 'bavaria', points: 1 });
    expect([money(play, 'AU'), (money(play, 'RU') ?? 0) - before, play.state.minors.bavaria?.money]).toEqual([
      6, 4, 18,
    ]);
  });
  it('EIA-204 costs points for a capital that is held when the Manipulation Step comes', () => {
    const sheets: Sheets = {
      ...setup().sheets,
      areas: [
        area('wien', { capitalOf: 'AU', owner: 'AU' }),
        area('metz', { owner: 'FR' }),
        area('kiev', { owner: 'RU' }),
        area('ulm', { owner: 'AU' }),
      ],
    };
    const play = table(setup({ sheets })).does(
      add('wars', { ...WAR, id: 'AU-FR', b: 'AU' }),
      add('garrisons', { id: 'w1', nation: 'FR', in: { city: 'wien' }, factors: { regular: 2 } }),
      figure('AU', 'pp', 8),
    );
    to(play, 'manipulation');
    expect(play.state.powers.AU?.marker).toBe(6);
    expect(money(play, 'AU')).toBe(0);
  });
  it('EIA-205 calls back a leader whom a peace removed, for his ratings', () => {
    const sheets: Sheets = { ...setup().sheets, leaders: [leader('mack', 'AU', { status: { is: 'removed' } })] };
    const slots = { ...SLOTS, 'CH-04': { ...SLOTS['CH-04'], '8/zone': 2, '8/vp': 1, '8/loss': 0 } };
    const play = to(table(setup({ sheets, slots })).does(figure('AU', 'pp', 8)), 'manipulation');
    play.does({ do: 'recall', power: 'AU', leader: 'mack' });
    expect(play.state.powers.AU?.marker).toBe(2);
    expect(Object.values(play.state.queue)).toMatchObject([
      { what: { is: 'leader', leader: 'mack' }, due: { y: 1806, m: 4 } },
    ]);
  });
});

describe('spending', () => {
  it('EIA-206 pays for corps, fleets and depots as the step begins, free states out of their own purse', () => {
    const sheets: Sheets = {
      ...setup().sheets,
      minors: ['bavaria', 'hesse'].map((id) => minor(id, { state: 'free', controller: 'FR' })),
      corps: [...(SETUP.sheets.corps ?? []), corps('bav1', 'bavaria', 'ulm')],
      ports: [port('brest', 'metz')],
      seas: [{ id: 's1', name: 's1', ice: false }],
      fleets: [fleet('gb1', 'GB', { at: 'sea', sea: 's1' }), fleet('gb2', 'GB', { at: 'box', port: 'brest' })],
    };
    const play = to(
      table(setup({ sheets })).does(
        add('depots', {
          id: 'd1',
          owner: 'AU',
          at: { area: 'ulm' },
          source: true,
          valid: true,
          since: { y: 1806, m: 1 },
        }),
      ),
      'spending',
    );
    expect(money(play, 'AU')).toBe(12 - 2 * 2);
    expect(money(play, 'GB')).toBe(2 * (30 + 5 - 6));
    expect(play.state.minors.bavaria?.money).toBe(16 - 2);
    // What is told is what was paid, in dollars where the purses hold halves, and nothing is told of a state that has no bill.
    const bills = play.lines.flatMap(({ text }) =>
      typeof text === 'object' && text.code === 'eiaqtr-told-upkeep' ? [text.args] : [],
    );
    expect(bills.filter((args) => args?.power === 'bavaria' || args?.power === 'hesse')).toEqual([
      { power: 'bavaria', money: 1 },
    ]);
    expect(bills.map((args) => args?.money)).toEqual(expect.arrayContaining([2, 6]));
  });
  it('EIA-207 EIA-208 goes bankrupt once a phase, and owes what it could not pay', () => {
    const play = table(setup()).does(
      add('debts', { id: 'd1', from: 'AU', to: 'FR', money: 40, formal: true, note: '' }),
      add('debts', { id: 'd2', from: 'AU', to: 'RU', money: 40, formal: true, note: '' }),
      figure('AU', 'pp', 8),
    );
    to(play, 'spending');
    expect(money(play, 'AU')).toBe(0);
    expect(play.state.powers.AU?.marker).toBe(5);
    expect([play.state.debts.d1?.money, play.state.debts.d2?.money]).toEqual([30, 40]);
    expect(money(play, 'FR')).toBe(12 - 2 + 10);
  });
  it('EIA-208 leaves an informal debt to its debtor', () => {
    const play = to(
      table(setup()).does(add('debts', { id: 'd1', from: 'AU', to: 'FR', money: 4, formal: false, note: '' })),
      'spending',
    );
    expect(play.state.debts.d1?.money).toBe(4);
    play.does({ do: 'pay-debt', power: 'AU', debt: 'd1', halves: 4 });
    expect(play.state.debts.d1).toBeUndefined();
  });
  const buy = (order: object, more: object = {}): Play =>
    ({ do: 'buy', power: 'AU', nation: 'AU', order, corps: [], fleets: [], ...more }) as Play;
  it('EIA-209 EIA-210 buys infantry of March for June, and refuses what has no price, no money or no men', () => {
    const play = to(table(setup()), 'spending');
    expect(code(play.tries(buy({ infantry: 2 })))).toBe('eia-no-money');
    expect(code(play.tries(buy({ cavalry: 1 })))).toBe('eiaqtr-no-price');
    expect(code(play.tries(buy({ artillery: 1 })))).toBe('eiaqtr-no-artillery');
    expect(code(play.tries(buy({})))).toBe('eiaqtr-buy-nothing');
    play.does(buy({ infantry: 1 }));
    expect([money(play, 'AU'), play.state.powers.AU?.manpower]).toEqual([4, 2]);
    expect(Object.values(play.state.queue)).toMatchObject([
      { owner: 'AU', what: { is: 'factors', factors: { regular: 1 } }, due: { y: 1806, m: 6 } },
    ]);
  });
  it('EIA-211 buys a counter that is off the map, once, to be placed within the quarter', () => {
    const sheets: Sheets = {
      ...setup().sheets,
      corps: [...(SETUP.sheets.corps ?? []), corps('au2', 'AU', 'ulm', { place: { at: 'pool' }, factors: {} })],
    };
    const play = to(table(setup({ sheets })), 'spending');
    play.does(buy({}, { corps: ['au2'] }));
    expect(Object.values(play.state.queue)).toMatchObject([{ what: { corps: 'au2' }, until: { y: 1806, m: 6 } }]);
    expect(code(play.tries(buy({}, { corps: ['au2'] })))).toBe('eiaqtr-not-for-sale');
    expect(code(play.tries(buy({}, { corps: ['au1'] })))).toBe('eiaqtr-not-for-sale');
  });
  it('EIA-212 wastes manpower but Prussia’s own, keeps a power’s money and empties a free state’s purse', () => {
    const powers = [...SETUP.powers, { id: 'PR' as const, player: 'Fay', french: false }];
    const sheets: Sheets = {
      ...setup().sheets,
      provinces: [province('mark', 'PR'), province('tyrol', 'AU')],
      minors: [minor('bavaria', { state: 'free', controller: 'FR' })],
    };
    const play = to(table(setup({ powers, sheets })), 'drift');
    expect([play.state.powers.PR?.manpower, play.state.powers.AU?.manpower, money(play, 'AU')]).toEqual([4, 0, 10]);
    expect(play.state.minors.bavaria).toMatchObject({ money: 0, men: 0 });
  });
});

describe('the rest of the quarter', () => {
  it('EIA-213 moves each marker by its box, and asks for a number nobody has typed', () => {
    const play = settle(to(table(setup()), 'drift'));
    expect(play.state.powers.AU?.marker).toBe(1);
    const open = to(table(setup({ slots: {} })), 'drift', (kind, side) =>
      kind === 'eia-victory' ? { 'cell CH-04 0/vp': 1 } : side ? {} : {},
    );
    settle(open, (kind) => (kind === 'eia-drift' ? { 'cell CH-04 0/psa': 2 } : {}));
    expect(open.state.powers.FR?.marker).toBe(2);
  });
  const ruined = (rulings: Setup['rulings'] = {}) => {
    const sheets: Sheets = {
      areas: [
        area('wien', { capitalOf: 'AU', owner: 'AU', province: 'tyrol' }),
        area('metz', { owner: 'FR' }),
        area('kiev', { owner: 'RU' }),
        area('ulm', { owner: 'AU', province: 'tyrol' }),
      ],
      corps: SETUP.sheets.corps ?? [],
      provinces: [province('tyrol', 'AU', { capital: 'wien' }), province('alsace', 'FR'), province('ukraine', 'RU')],
      minors: [
        minor('hesse', { state: 'conquered', controller: 'AU' }),
        minor('baden', { state: 'free', controller: 'AU' }),
      ],
    };
    return table(setup({ sheets, rulings })).does(
      add('wars', { ...WAR, id: 'AU-FR', b: 'AU' }),
      add('garrisons', { id: 'w1', nation: 'FR', in: { city: 'wien' }, factors: { regular: 2 } }),
    );
  };
  it('EIA-214 throws a power out that collects no manpower at home, and its lands go to whoever holds them', () => {
    const play = settle(to(ruined(), 'disorder'));
    expect(play.state.powers.AU?.out).toBe(true);
    expect(play.state.corps.au1?.place).toEqual({ at: 'pool' });
    expect(play.state.provinces.tyrol?.holder).toBe('FR');
    expect(play.state.minors.hesse).toMatchObject({ state: 'conquered', controller: 'FR' });
    expect(play.state.minors.baden).toMatchObject({ state: 'neutral', controller: null });
    expect(play.state.powers.FR?.marker).toBe(1 + 5);
    expect(play.state.wars).toEqual({});
  });
  it('EIA-258 has it sue every enemy instead, where civil disorder is switched off', () => {
    const play = settle(to(ruined({ peaceNoDisorder: 'on' }), 'disorder'));
    expect(play.state.powers.AU).toMatchObject({ out: false, mustSue: true });
  });
  it('EIA-215 cedes under seal, to allies, one thing, for a point; a home province comes home', () => {
    const sheets: Sheets = {
      ...setup().sheets,
      provinces: [province('tyrol', 'AU'), province('ukraine', 'RU'), province('galicia', 'RU', { holder: 'AU' })],
    };
    const play = to(table(setup({ sheets })).does(add('alliances', ALLY), figure('AU', 'pp', 8)), 'ceding', (kind) =>
      kind === 'eia-drift' ? { 'cell CH-04 8/psa': 0 } : kind === 'eia-victory' ? { 'cell CH-04 8/vp': 0 } : {},
    );
    expect(code(mayCede(play.state, 'AU', { to: 'RU', what: 'tyrol' }))).toBe('eiaqtr-home-stays');
    expect(code(mayCede(play.state, 'AU', { to: 'FR', what: 'galicia' }))).toBe('eiaqtr-allies-only');
    expect(code(mayCede(play.state, 'FR', { to: 'RU', what: 'galicia' }))).toBe('eiaqtr-not-its-own');
    play.does({ do: 'call-cessions' });
    const round = Object.values(play.state.rounds).at(-1)!;
    const salt = saltOf(new Uint8Array(16));
    const text = JSON.stringify({ to: 'RU', what: 'galicia' });
    const seal = sealFor({ salt, text });
    expect(opens(seal, { salt, text })).toBe(true);
    for (const power of round.asked)
      play.does(
        power === 'AU'
          ? { do: 'seal', round: round.id, power, seal }
          : { do: 'unseal-default', round: round.id, power },
      );
    expect(play.state.provinces.galicia?.holder).toBe('AU');
    play.does({ do: 'unseal', round: round.id, power: 'AU', salt, text });
    expect(play.state.provinces.galicia?.holder).toBeNull();
    expect(play.state.powers.AU?.marker).toBe(7);
  });
  it('EIA-217 levies cossacks in the levy step and tells who is due', () => {
    const sheets: Sheets = {
      ...setup().sheets,
      areas: [...(SETUP.sheets.areas ?? []), area('don', { province: 'ukraine', owner: 'RU' })],
      provinces: [province('tyrol', 'AU'), province('alsace', 'FR'), province('ukraine', 'RU', { cossack: true })],
    };
    const play = to(table(setup({ sheets })), 'levy');
    play.does({ do: 'levy-cossacks', areas: ['don'], invaded: false });
    expect(Object.values(play.state.irregulars)).toMatchObject([{ owner: 'RU', type: 'cossack', area: 'don' }]);
  });
});

describe('options of the quarter', () => {
  it('EIA-279 applies the square that stands, then sets the next; EIA-204 forces it to nought', () => {
    const slots = { ...SLOTS, 'CH-17': { '2/points': -1, '2/money': 4, '2/manpower': 1 } };
    const on = table(setup({ slots, rulings: { manipulation: 'on' } })).does(
      { do: 'flag', name: 'square-FR', value: 2 },
      figure('FR', 'pp', 1),
    );
    const play = settle(to(on, 'manipulation'), (kind, side) =>
      kind === 'eia-square' && side === 'FR' ? { next: 3 } : {},
    );
    expect(play.state.flags['square-FR']).toBe(3);
    expect([money(play, 'FR'), play.state.powers.FR?.manpower, play.state.powers.FR?.marker]).toEqual([12 + 8, 5, 0]);
    expect(to(table(setup()), 'manipulation').state.agenda).toEqual([]);
  });
  it('EIA-260 makes regulars of militia at home and at peace, where that option is on', () => {
    const sheets: Sheets = {
      ...setup().sheets,
      corps: [corps('au1', 'AU', 'ulm', { factors: { regular: 2, militia: 3 } })],
    };
    const convert = { do: 'convert-militia', power: 'AU', corps: 'au1', factors: 1 } as const;
    const off = to(table(setup({ sheets })), 'spending');
    expect(code(off.tries(convert))).toBe('eiaqtr-option-off');
    const play = to(table(setup({ sheets, rulings: { militiaConversion: 'on' } })), 'spending').does(convert);
    expect(play.state.corps.au1?.factors).toEqual({ regular: 2, militia: 2 });
    expect(money(play, 'AU')).toBe(10 - 6);
    expect(Object.values(play.state.queue)).toMatchObject([
      { what: { factors: { regular: 1 } }, due: { y: 1806, m: 6 } },
    ]);
  });
});
