import { describe, expect, it } from 'vitest';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import type { Fleet, Port } from '../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../src/campaign/empires-in-arms/plays.ts';
import type { Queued } from '../../../src/campaign/empires-in-arms/politics.ts';
import { area, code, corps, leader, SETUP, type Table, table } from './fixtures.ts';

const port = (id: string, at: string): Port => ({
  ...{ id, name: id, area: at, first: null, second: null, guns: null, seas: [], icebound: false, blackSea: false },
});
const fleet = (id: string, nation: string, at: string, more: Partial<Fleet> = {}): Fleet => ({
  ...{ id, name: id, nation, capacity: 30, ships: 10, place: { at: 'port', port: at }, done: false },
  ...more,
});
const due = (id: string, owner: string, what: Queued['what'], more: Partial<Queued> = {}): Play => ({
  do: 'add-piece',
  ledger: 'queue',
  piece: { id, owner, what, due: { y: 1806, m: 2 }, until: null, ...more },
});

const SHEETS = {
  ...SETUP.sheets,
  areas: [
    area('ulm', { owner: 'AU' }),
    area('wien', { owner: 'AU' }),
    area('metz', { owner: 'FR' }),
    area('brest', { owner: 'FR', port: 'brest' }),
    area('kiev', { owner: 'RU' }),
    area('holland', { owner: 'hol', port: 'texel' }),
  ],
  corps: [
    corps('au1', 'AU', 'ulm'),
    corps('au2', 'AU', 'ulm', { factors: { regular: 4, militia: 1 } }),
    corps('au9', 'AU', 'ulm', { place: { at: 'pool' }, factors: {} }),
    corps('feud', 'AU', 'ulm', { kind: 'feudal', boxes: { feudalInf: 6 }, factors: { feudalInf: 2 } }),
    corps('fr1', 'FR', 'metz'),
    corps('ru1', 'RU', 'kiev'),
  ],
  ports: [port('brest', 'brest'), port('texel', 'holland')],
  fleets: [
    fleet('frA', 'FR', 'brest'),
    fleet('frB', 'FR', 'brest', { ships: 5, capacity: 12 }),
    fleet('frC', 'FR', 'brest', { ships: 0, place: { at: 'pool' } }),
    fleet('holA', 'hol', 'texel', { ships: 3 }),
  ],
  minors: [
    {
      ...{ id: 'hol', name: 'Holland', districts: 1, major: null, capital: 'holland', tax: 5, manpower: 2 },
      ...{ hasCorps: true, ships: 0, state: 'free' as const, controller: 'FR' as const, occupied: null },
      ...{ money: 0, men: 0 },
    },
  ],
  leaders: [
    leader('charles', 'AU', { status: { is: 'corps', corps: 'au1' } }),
    leader('john', 'AU', { status: { is: 'notIn' }, entry: { y: 1807, m: 1 } }),
    leader('ney', 'FR'),
    leader('berna', 'FR', { special: 'bernadotte', status: { is: 'corps', corps: 'fr1' } }),
  ],
};
/** The month stands at the reinforcement of a power, with these things due. */
const atArmy = (power: string, ...plays: Play[]): Table =>
  table({ sheets: SHEETS })
    .does(...plays)
    .goTo('armyReinforcement', power);
const atNavy = (power: string, ...plays: Play[]): Table =>
  table({ sheets: SHEETS })
    .does(...plays)
    .goTo('navalReinforcement', power);
const refused = (at: Table, play: Play) => code(at.tries(play));

const SHIPS: Queued['what'] = { is: 'ships', ships: 8 };
const TEN: Queued['what'] = { is: 'factors', factors: { regular: 6, militia: 2 } };

describe('ships', () => {
  it('EIA-051 ships go into a fleet of their nation in a port at home, within its capacity', () => {
    const at = atNavy('FR', due('s', 'FR', SHIPS));
    expect(refused(at, { do: 'place-ships', item: 's', fleet: 'frB', ships: 8 })).toBe('eiareinf-fleet-full');
    expect(refused(at, { do: 'place-ships', item: 's', fleet: 'holA', ships: 1 })).toBe('eiareinf-other-nation');
    at.does({ do: 'place-ships', item: 's', fleet: 'frB', ships: 7 });
    expect(at.state.fleets.frB?.ships).toBe(12);
    expect(at.state.queue.s?.what).toEqual({ is: 'ships', ships: 1 });
    at.does({ do: 'place-ships', item: 's', fleet: 'frA', ships: 1 });
    expect(at.state.queue.s).toBe(undefined);
  });
  it('EIA-051 ships may wait', () => {
    const at = atNavy('FR', due('s', 'FR', SHIPS)).does({ do: 'next' });
    expect(at.state.queue.s).toBeDefined();
  });
  it('EIA-051 a free state’s ships go into its own port', () => {
    const sheets = { ...SHEETS, fleets: [fleet('holA', 'hol', 'brest'), ...SHEETS.fleets.slice(0, 3)] };
    const at = table({ sheets })
      .does(due('s', 'hol', SHIPS))
      .goTo('navalReinforcement', 'FR');
    expect(refused(at, { do: 'place-ships', item: 's', fleet: 'holA', ships: 1 })).toBe('eiareinf-minor-port');
  });
  it('EIA-050 a new fleet takes ships at once', () => {
    const at = atNavy('FR', due('f', 'FR', { is: 'fleet', fleet: 'frC' }), due('s', 'FR', SHIPS));
    expect(refused(at, { do: 'place-fleet', item: 'f', ships: 'none', port: 'brest' })).toBe('eiareinf-no-ship');
    expect(refused(at, { do: 'place-fleet', item: 'f', ships: 's', port: 'texel' })).toBe('eiareinf-not-home-port');
    at.does({ do: 'place-fleet', item: 'f', ships: 's', with: 'frA' });
    expect(at.state.fleets.frC).toMatchObject({ ships: 8, place: { at: 'port', port: 'brest' } });
    expect(at.state.queue).toEqual({});
  });
  it('EIA-052 ships change between fleets of one place and nation; an empty fleet comes off', () => {
    const at = atNavy('FR');
    expect(refused(at, { do: 'swap-ships', from: 'frA', to: 'holA', ships: 1 })).toBe('eiareinf-other-place');
    expect(refused(at, { do: 'swap-ships', from: 'frB', to: 'frA', ships: 6 })).toBe('eiareinf-so-many');
    expect(refused(at, { do: 'swap-ships', from: 'frA', to: 'frB', ships: 8 })).toBe('eiareinf-fleet-full');
    at.does({ do: 'swap-ships', from: 'frB', to: 'frA', ships: 5 });
    expect(at.state.fleets.frA?.ships).toBe(15);
    expect(at.state.fleets.frB?.place).toEqual({ at: 'pool' });
    expect(at.state.powers.FR?.marker).toBe(0);
  });
  it('EIA-053 scuttling costs a point for a fleet with ships, and a minor’s is not scuttled here', () => {
    const at = table({ sheets: SHEETS })
      .does({ do: 'figure', power: 'FR', of: 'pp', by: 5, note: '' })
      .goTo('navalReinforcement', 'FR');
    expect(refused(at, { do: 'scuttle', fleet: 'holA' })).toBe('eiareinf-scuttle-minor');
    at.does({ do: 'scuttle', fleet: 'frA' });
    expect(at.state.powers.FR?.marker).toBe(4);
    expect(at.state.fleets.frA).toMatchObject({ ships: 0, place: { at: 'pool' } });
  });
});

describe('factors', () => {
  it('EIA-054 what is due is placed now or given up; the month waits for it', () => {
    const at = atArmy('AU', due('r', 'AU', TEN));
    expect(refused(at, { do: 'next' })).toBe('eiareinf-still-due');
    at.does({ do: 'give-up', item: 'r' }, { do: 'next' });
    expect(at.state.queue).toEqual({});
    expect(at.codes).toContain('eiareinf-given-up');
  });
  it('EIA-054 what is due later waits', () => {
    const at = atArmy('AU', due('r', 'AU', TEN, { due: { y: 1806, m: 3 } }));
    expect(refused(at, { do: 'place-factors', item: 'r', factors: { regular: 1 }, to: { corps: 'au1' } })).toBe(
      'eiareinf-not-due',
    );
    at.does({ do: 'next' });
  });
  it('EIA-056 factors join a corps of their nation at home, never one that is besieged', () => {
    const at = atArmy('AU', due('r', 'AU', TEN));
    const into = (to: string, more: object = {}): Play => ({
      ...{ do: 'place-factors', item: 'r', factors: { regular: 3 }, to: { corps: to } },
      ...more,
    });
    expect(refused(at, into('fr1'))).toBe('eiareinf-other-nation');
    expect(refused(at, into('au1', { besieged: true }))).toBe('eiareinf-besieged');
    expect(refused(at, into('feud'))).toBe('eiareinf-bound');
    at.does(into('au1'));
    expect(at.state.corps.au1?.factors).toEqual({ regular: 13, cavalry: 2 });
    expect(at.state.queue.r?.what).toEqual({ is: 'factors', factors: { regular: 3, militia: 2 } });
    expect(flaws(at.state)).toEqual([]);
  });
  it('EIA-056 feudal factors come back to a feudal corps', () => {
    const at = atArmy('AU', due('r', 'AU', { is: 'factors', factors: { feudalInf: 3 } }));
    at.does({ do: 'place-factors', item: 'r', factors: { feudalInf: 3 }, to: { corps: 'feud' } });
    expect(at.state.corps.feud?.factors).toEqual({ feudalInf: 5 });
  });
  it('EIA-003 EIA-056 a corps takes no more than its box holds, regulars and militia together', () => {
    // Twenty in the infantry box, ten of them there; four in that of the cavalry, two of them there; no artillery box.
    const at = atArmy(
      'AU',
      due('r', 'AU', { is: 'factors', factors: { regular: 11, militia: 4, cavalry: 3, artillery: 1 } }),
    );
    const into = (factors: object): Play => ({ do: 'place-factors', item: 'r', factors, to: { corps: 'au1' } });
    const full = (box: string) => ({ code: 'eiareinf-corps-full', args: { box: { code: `eia-box-${box}` } } });
    expect(at.tries(into({ regular: 11 }))).toEqual(full('line'));
    expect(at.tries(into({ regular: 7, militia: 4 }))).toEqual(full('line'));
    expect(at.tries(into({ cavalry: 3 }))).toEqual(full('cavalry'));
    expect(at.tries(into({ artillery: 1 }))).toEqual(full('artillery'));
    expect(at.state.corps.au1?.factors).toEqual({ regular: 10, cavalry: 2 });
    at.does(into({ regular: 6, militia: 4, cavalry: 2 }));
    expect(at.state.corps.au1?.factors).toEqual({ regular: 16, militia: 4, cavalry: 4 });
  });
  it('EIA-055 EIA-059 nor when it is new, or when factors change', () => {
    const at = atArmy(
      'AU',
      due('c', 'AU', { is: 'corps', corps: 'au9' }),
      due('r', 'AU', { is: 'factors', factors: { regular: 21, cavalry: 5 } }),
    );
    const place = (factors: object): Play => ({ do: 'place-corps', item: 'c', area: 'wien', from: 'r', factors });
    expect(refused(at, place({ regular: 21 }))).toBe('eiareinf-corps-full');
    at.does(place({ regular: 1 }), {
      do: 'place-factors',
      item: 'r',
      factors: { regular: 9, cavalry: 2 },
      to: { corps: 'au1' },
    });
    const swap: Play = {
      ...{ do: 'swap-factors', from: { corps: 'au2' }, to: { corps: 'au1' }, nation: 'AU', factors: { regular: 2 } },
    };
    expect(refused(at, swap)).toBe('eiareinf-corps-full');
    at.does({ ...swap, factors: { regular: 1 } });
  });
  it('EIA-057 guard and cavalry become infantry in a garrison at home', () => {
    const at = atArmy('AU', due('r', 'AU', { is: 'factors', factors: { guard: 2, cavalry: 1, militia: 1 } }));
    const all = { guard: 2, cavalry: 1, militia: 1 };
    expect(refused(at, { do: 'place-factors', item: 'r', factors: all, to: { city: 'metz' } })).toBe(
      'eiareinf-city-home',
    );
    at.does({ do: 'place-factors', item: 'r', factors: all, to: { city: 'wien' } });
    expect(Object.values(at.state.garrisons)).toMatchObject([
      { nation: 'AU', in: { city: 'wien' }, factors: { regular: 3, militia: 1 } },
    ]);
  });
  it.each([
    ['six depots', { regular: 1 }, 6, undefined],
    ['seven depots', { regular: 1 }, 7, 'eiareinf-chain-long'],
    ['three for militia', { militia: 1 }, 3, undefined],
    ['four for militia', { militia: 1 }, 4, 'eiareinf-chain-long'],
    ['no chain', { regular: 1 }, undefined, 'eiareinf-not-home'],
  ])('EIA-058 abroad by a chain: %s', (_, some, chain, why) => {
    const sheets = {
      ...SHEETS,
      corps: SHEETS.corps.map((one) => (one.id === 'au2' ? corps('au2', 'AU', 'metz') : one)),
    };
    const at = table({ sheets })
      .does(due('r', 'AU', TEN))
      .goTo('armyReinforcement', 'AU');
    const to = { corps: 'au2' };
    expect(refused(at, { do: 'place-factors', item: 'r', factors: some, to, ...(chain && { chain }) })).toBe(why);
  });
  it('EIA-055 a new corps is placed at a home city with a factor, and its counter waits a quarter', () => {
    const at = atArmy(
      'AU',
      due('c', 'AU', { is: 'corps', corps: 'au9' }, { until: { y: 1806, m: 3 } }),
      due('r', 'AU', TEN),
    );
    const place = (where: string, some: object): Play => ({
      ...{ do: 'place-corps', item: 'c', area: where, from: 'r', factors: some },
    });
    expect(refused(at, place('metz', { regular: 1 }))).toBe('eiareinf-corps-where');
    expect(refused(at, place('wien', {}))).toBe('eiareinf-corps-empty');
    at.does(place('wien', { regular: 2 }));
    expect(at.state.corps.au9).toMatchObject({ place: { at: 'area', area: 'wien' }, factors: { regular: 2 } });
    expect(at.state.queue.r?.what).toMatchObject({ factors: { regular: 4 } });
  });
  it('EIA-055 EIA-211 a counter that has waited too long goes back', () => {
    const at = atArmy('AU', due('c', 'AU', { is: 'corps', corps: 'au9' }, { until: { y: 1806, m: 2 } }));
    expect(at.state.queue.c).toBeDefined();
    at.does({ do: 'next' }).goTo('time').does({ do: 'next' }).goTo('armyReinforcement', 'AU');
    expect(at.state.queue.c).toBe(undefined);
    expect(at.codes).toContain('eiareinf-expired');
  });
  it('EIA-059 factors change within an area; an empty corps comes off and its leader with it', () => {
    const at = atArmy('AU');
    const swap = (from: string, to: string, some: object): Play => ({
      ...{ do: 'swap-factors', from: { corps: from }, to: { corps: to }, nation: 'AU', factors: some },
    });
    expect(refused(at, swap('feud', 'au1', { feudalInf: 1 }))).toBe('eiareinf-swap-kind');
    expect(refused(at, swap('au1', 'fr1', { regular: 1 }))).toBe('eiareinf-other-area');
    at.does(swap('au2', 'au1', { regular: 4, militia: 1 }));
    expect(at.state.corps.au2).toMatchObject({ place: { at: 'pool' }, factors: {} });
    expect(at.state.corps.au1?.factors).toEqual({ regular: 14, militia: 1, cavalry: 2 });
    expect(flaws(at.state)).toEqual([]);
  });
  it('EIA-059 EIA-060 into a garrison and out of it', () => {
    const at = atArmy('AU').does(
      { do: 'swap-factors', from: { corps: 'au1' }, to: { city: 'ulm' }, nation: 'AU', factors: { regular: 5 } },
      { do: 'demobilise', of: { city: 'ulm' }, nation: 'AU', factors: { regular: 2 } },
    );
    expect(Object.values(at.state.garrisons)).toMatchObject([{ factors: { regular: 3 } }]);
    at.does({ do: 'demobilise', of: { city: 'ulm' }, nation: 'AU' });
    expect(at.state.garrisons).toEqual({});
  });
  it('EIA-060 a corps goes home whole, and costs nothing', () => {
    const at = atArmy('AU');
    const { marker } = at.state.powers.AU ?? { marker: -1 };
    at.does({ do: 'demobilise', of: { corps: 'au1' }, factors: { regular: 1 } });
    expect(at.state.corps.au1).toMatchObject({ place: { at: 'pool' }, factors: {} });
    expect(at.state.leaders.charles?.status).toEqual({ is: 'retired' });
    expect(at.state.powers.AU?.marker).toBe(marker);
  });
  it('EIA-050 to 060 belong to their own step and power', () => {
    const at = atArmy('FR', due('r', 'AU', TEN, { due: { y: 1806, m: 5 } }));
    expect(refused(at, { do: 'demobilise', of: { corps: 'au1' } })).toBe('eiareinf-step');
    expect(refused(at, { do: 'scuttle', fleet: 'frA' })).toBe('eiareinf-step');
  });
});

describe('land mode', () => {
  const land = (...plays: Play[]) =>
    table({ sheets: SHEETS, rulings: { mode: 'land' } })
      .does(...plays)
      .goTo('armyReinforcement', 'AU');
  it('EIA-061 scenario money comes in land mode alone', () => {
    const at = land().does({ do: 'scenario-money', power: 'AU', points: 7 });
    expect(at.state.powers.AU?.money).toBe(14);
    expect(refused(atArmy('AU'), { do: 'scenario-money', power: 'AU', points: 7 })).toBe('eiareinf-land-only');
  });
  it('EIA-064 factors go where the scenario says, and are lost where an enemy is', () => {
    const at = land(due('r', 'AU', TEN), {
      do: 'add-piece',
      ledger: 'wars',
      piece: { id: 'AU-FR', a: 'AU', b: 'FR', since: { y: 1806, m: 1 }, order: 1 },
    });
    at.does({ do: 'place-factors', item: 'r', factors: { regular: 2 }, to: { city: 'metz' } });
    expect(at.state.garrisons).toEqual({});
    expect(at.codes).toContain('eiareinf-lost-there');
    at.does({ do: 'place-factors', item: 'r', factors: { regular: 2 }, to: { city: 'kiev' } });
    expect(Object.values(at.state.garrisons)).toMatchObject([{ in: { city: 'kiev' } }]);
  });
  it('EIA-064 by ruling the campaign’s placement holds', () => {
    const at = table({ sheets: SHEETS, rulings: { mode: 'land', landPlacement: 'campaign' } })
      .does(due('r', 'AU', TEN))
      .goTo('armyReinforcement', 'AU');
    expect(refused(at, { do: 'place-factors', item: 'r', factors: { regular: 2 }, to: { city: 'kiev' } })).toBe(
      'eiareinf-city-home',
    );
  });
});

describe('leaders', () => {
  it('EIA-062 a leader retires, and comes back with another corps later', () => {
    const at = atArmy('AU').does({ do: 'retire', leader: 'charles' });
    expect(at.state.leaders.charles?.status).toEqual({ is: 'retired' });
    at.does({ do: 'join', leader: 'charles', corps: 'au2' });
    expect(at.state.leaders.charles?.status).toEqual({ is: 'corps', corps: 'au2' });
    expect(refused(at, { do: 'join', leader: 'ney', corps: 'au2' })).toBe('eiareinf-step');
  });
  it('EIA-062 nobody enters before his date', () => {
    const at = atArmy('AU');
    expect(refused(at, { do: 'join', leader: 'john', corps: 'au1' })).toBe('eiareinf-leader-early');
  });
  it('EIA-062 a besieged leader stays; in a port only a blockade holds him', () => {
    const shut = (where: string) =>
      table({
        sheets: {
          ...SHEETS,
          corps: [
            corps('fr1', 'FR', where, { besieged: true, place: { at: 'city', area: where }, factors: { regular: 5 } }),
            corps('au1', 'AU', 'ulm'),
          ],
          leaders: [leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } })],
        },
      }).goTo('armyReinforcement', 'FR');
    expect(refused(shut('metz'), { do: 'retire', leader: 'ney' })).toBe('eiareinf-leader-shut-in');
    expect(refused(shut('brest'), { do: 'retire', leader: 'ney', blockaded: true })).toBe('eiareinf-leader-shut-in');
    expect(refused(shut('brest'), { do: 'retire', leader: 'ney' })).toBe(undefined);
  });
  it('EIA-063 Bernadotte goes over from August 1810, once', () => {
    const at = atArmy('FR');
    expect(refused(at, { do: 'bernadotte', to: 'RU' })).toBe('eiareinf-bernadotte-early');
    at.does({ do: 'set-month', date: { y: 1810, m: 8 } });
    at.does({ do: 'bernadotte', to: null });
    expect(at.state.leaders.berna?.status).toEqual({ is: 'retired' });
    at.does({ do: 'bernadotte', to: 'RU' });
    expect(at.state.leaders.berna).toMatchObject({ power: 'RU', status: { is: 'pool' } });
    expect(refused(at, { do: 'bernadotte', to: 'AU' })).toBe('eiareinf-bernadotte-gone');
  });
});
