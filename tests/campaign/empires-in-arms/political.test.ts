/** The political desk, play by play. */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { zoneOf } from '../../../src/campaign/empires-in-arms/charts.ts';
import { dueNow } from '../../../src/campaign/empires-in-arms/desks.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import type { Minor, Province } from '../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../src/campaign/empires-in-arms/plays.ts';
import { cityOf } from '../../../src/campaign/empires-in-arms/political/affairs.ts';
import { cannotCall } from '../../../src/campaign/empires-in-arms/political/calling.ts';
import { SEATS, view } from '../../../src/campaign/empires-in-arms/seats.ts';
import type { Power } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { asked } from '../../../src/engine/question.ts';
import { saltOf, sealFor } from '../../../src/engine/sealed.ts';
import { area, code, corps, leader, SETUP, type Table, table } from './fixtures.ts';

const minor = (id: string, more: Partial<Minor> = {}): Minor => ({
  ...{ id, name: id, districts: 1, major: null, capital: id, tax: null, manpower: null, hasCorps: true, ships: 0 },
  ...{ state: 'neutral', controller: null, occupied: null, money: 0, men: 0 },
  ...more,
});
const province = (id: string, home: string, more: Partial<Province> = {}): Province => ({
  ...{ id, name: id, home, holder: null, capital: null, tax: null, manpower: null, guerilla: null },
  ...{ cossack: false, polish: false, occupied: null },
  ...more,
});
const POWERS = ['AU', 'FR', 'GB', 'PR', 'RU'] as const;
const SHEETS: Setup['sheets'] = {
  areas: [
    area('wien', { province: 'wien', capitalOf: 'AU', spires: 4 }),
    area('prag', { province: 'prag', spires: 4 }),
    area('metz', { owner: 'FR', spires: 4, capitalOf: 'FR' }),
    area('brest', { owner: 'FR', spires: 4, port: 'brest' }),
    area('london', { owner: 'GB', spires: 4 }),
    area('jena', { owner: 'PR', spires: 4 }),
    area('kiev', { owner: 'RU', spires: 4 }),
    area('hol', { owner: 'hol', spires: 4, port: 'texel' }),
    area('den', { owner: 'den', spires: 4 }),
    area('nor', { owner: 'nor', spires: 4 }),
  ],
  provinces: [province('wien', 'AU', { capital: 'wien' }), province('prag', 'AU', { capital: 'prag' })],
  ports: [
    {
      id: 'texel',
      name: 'texel',
      area: 'hol',
      first: null,
      second: null,
      guns: null,
      seas: ['north'],
      icebound: false,
      blackSea: false,
    },
  ],
  seas: [{ id: 'north', name: 'north', ice: false }],
  minors: [
    minor('hol'),
    minor('den', { districts: 2 }),
    minor('nor', { major: 'den', hasCorps: false }),
    minor('hes', { hasCorps: false, capital: null }),
  ],
  corps: [
    corps('au1', 'AU', 'wien'),
    corps('fr1', 'FR', 'metz'),
    corps('gb1', 'GB', 'london'),
    corps('pr1', 'PR', 'jena'),
    corps('ru1', 'RU', 'kiev'),
    corps('hol1', 'hol', 'hol', { place: { at: 'pool' }, factors: {} }),
  ],
  fleets: [{ id: 'holF', name: 'holF', nation: 'hol', capacity: 10, ships: 0, place: { at: 'pool' }, done: false }],
  leaders: [leader('charles', 'AU', { status: { is: 'corps', corps: 'au1' } }), leader('mack', 'AU')],
};
/** Ten boxes of points each, so that nothing sticks at an end. */
const START: readonly Play[] = POWERS.map((power) => ({ do: 'figure', power, of: 'pp', by: 20, note: '' }));
const world = (more: Partial<Setup> = {}, n = 1): Table =>
  table({ powers: POWERS.map((id) => ({ id, player: id, french: id === 'FR' })), sheets: SHEETS, ...more }, n).does(
    ...START,
  );
const pp = (at: Table, of: Power): number => (at.state.powers[of]?.marker ?? 0) - 20;
const refused = (at: Table, play: Play) => code(at.tries(play));
const warOn = (a: string, b: string, order = 1, since = { y: 1806, m: 1 }): Play => ({
  ...{ do: 'add-piece', ledger: 'wars' },
  piece: { id: [a, b].sort().join('-'), a, b, since, order },
});
const ally = (a: Power, b: Power): Play => ({
  ...{ do: 'add-piece', ledger: 'alliances' },
  piece: { id: [a, b].sort().join('-'), a, b, since: { y: 1806, m: 1 } },
});
const atWar = (at: Table, a: string, b: string): boolean =>
  Object.values(at.state.wars).some((war) => [war.a, war.b].sort().join() === [a, b].sort().join());

/** Answers the open question, throws what it needs, and accepts. */
function settle(at: Table, facts: Record<string, string | number | boolean> = {}): Table {
  const task = asked(at.state);
  if (!task) throw new Error('Nothing is asked.');
  for (const [key, value] of Object.entries(facts)) at.does({ do: 'answer', task: task.id, facts: { [key]: value } });
  for (let i = 0; i < 30; i += 1) {
    if (at.tries({ do: 'accept', task: task.id }, 'umpire') === undefined) return at;
    at.does({ do: 'throw', task: task.id });
  }
  throw new Error(`${task.kind} is not settled.`);
}
const kindAsked = (at: Table): string | undefined => asked(at.state)?.kind;
/** Everybody seals, and all is opened; what lies sealed is in nobody's view. */
function seals(at: Table, texts: Partial<Record<Power, unknown>>, otherwise: unknown): Table {
  const round = Object.values(at.state.rounds).find(({ over }) => !over);
  if (!round) throw new Error('No round.');
  const salt = saltOf(new Uint8Array(16).fill(7));
  const text = (of: Power) => JSON.stringify(texts[of] ?? otherwise);
  for (const power of round.asked)
    at.does({ do: 'seal', round: round.id, power, seal: sealFor({ salt, text: text(power) }) });
  for (const seat of SEATS)
    for (const power of round.asked)
      if (texts[power]) expect(JSON.stringify(view(at.state, seat))).not.toContain(JSON.stringify(text(power)));
  for (const power of round.asked) at.does({ do: 'unseal', round: round.id, power, salt, text: text(power) });
  return at;
}
const declares = (at: Table, texts: Partial<Record<Power, readonly string[]>>): Table =>
  seals(at.goTo('declarations').does({ do: 'ask-declarations' }), texts, []);
const sound = (at: Table) => expect(flaws(at.state)).toEqual([]);

describe('declarations', () => {
  it('EIA-021 EIA-022 all are sealed, opened together, and cost three points, five against an ally', () => {
    const at = declares(world().does(ally('FR', 'AU')), { FR: ['AU'], PR: ['RU'] });
    expect(kindAsked(at)).toBe('eia-declare');
    settle(at);
    expect([atWar(at, 'FR', 'AU'), atWar(at, 'PR', 'RU')]).toEqual([true, true]);
    expect([pp(at, 'FR'), pp(at, 'PR'), pp(at, 'AU')]).toEqual([-5, -3, 0]);
    expect(at.state.alliances).toEqual({});
    expect(Object.values(at.state.coolings)).toMatchObject([{ until: { y: 1807, m: 2 } }]);
    expect(refused(at, { do: 'ask-declarations' })).toBe('eiapol-declared-already');
    sound(at);
  });
  it('EIA-023 war on a neutral minor costs a point a district; what was paid comes back where nobody runs it', () => {
    const at = settle(declares(world(), { FR: ['den'] }));
    expect(pp(at, 'FR')).toBe(-2);
    at.goTo('minorControl');
    expect(kindAsked(at)).toBe('eia-run');
    settle(at, Object.fromEntries(POWERS.filter((one) => one !== 'FR').map((one) => [`bid-${one}`, false])));
    expect(pp(at, 'FR')).toBe(0);
    expect(at.state.minors.den?.state).toBe('neutral');
    expect(atWar(at, 'FR', 'den')).toBe(true);
  });
  it('EIA-024 own troops in the land bar a war, and the table may say otherwise', () => {
    const inside = (): Table =>
      declares(
        world().does({ do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'wien' } } }),
        {
          FR: ['AU'],
        },
      );
    const at = settle(inside());
    expect([atWar(at, 'FR', 'AU'), pp(at, 'FR')]).toEqual([false, 0]);
    expect(at.codes).toContain('eiapol-told-barred');
    const other = settle(inside(), { 'FR>AU': 'stands' });
    expect(atWar(other, 'FR', 'AU')).toBe(true);
  });
  it('EIA-024 EIA-036 an enforced peace makes a declaration void, but for term B.6', () => {
    const lock: Play = {
      ...{ do: 'add-piece', ledger: 'locks' },
      piece: { id: 'FR>AU', by: 'FR', against: 'AU', until: { y: 1807, m: 1 } },
    };
    const at = declares(world().does(lock), { FR: ['AU'] });
    expect([kindAsked(at), atWar(at, 'FR', 'AU')]).toEqual([undefined, false]);
    expect(at.codes).toContain('eiapol-told-void');
    const treaty: Play = {
      ...{ do: 'add-piece', ledger: 'treaties' },
      piece: {
        ...{ id: 't9', loser: 'AU', date: { y: 1805, m: 12 }, formal: true },
        victors: [{ power: 'FR', unconditional: false, terms: ['B.6'] }],
      },
    };
    const by = declares(world().does(lock, treaty), { FR: ['AU'] });
    settle(by, { 'FR>AU': 'stands' });
    expect(atWar(by, 'FR', 'AU')).toBe(true);
  });
  it('EIA-025 a controlled minor, a lesser district and oneself cannot be named', () => {
    const at = declares(
      world().does({ do: 'set-piece', ledger: 'minors', id: 'hol', set: { state: 'free', controller: 'GB' } }),
      { FR: ['hol', 'nor', 'FR'] },
    );
    expect([kindAsked(at), pp(at, 'FR')]).toEqual([undefined, 0]);
    expect(at.codes.filter((one) => one === 'eiapol-told-void')).toHaveLength(3);
  });
  it('EIA-026 EIA-085 EIA-120 outside its step a war is declared at sea past any peace, on land by who may', () => {
    const lock: Play = {
      ...{ do: 'add-piece', ledger: 'locks' },
      piece: { id: 'GB>PR', by: 'GB', against: 'PR', until: { y: 1807, m: 1 } },
    };
    const off = (why: 'transport' | 'defence'): Play => ({ do: 'declare-off', power: 'GB', against: 'PR', why });
    const at = world().does(lock).goTo('navalMove');
    expect(refused(at, off('defence'))).toBe('eiapol-off-step');
    at.does(off('transport'));
    expect([atWar(at, 'GB', 'PR'), pp(at, 'GB')]).toEqual([true, -3]);
    const land = world().does(lock).goTo('landMove');
    expect(refused(land, off('defence'))).toBe('eiapol-bar-locked');
    land.does({ ...off('defence'), power: 'RU' } as Play);
    expect([atWar(land, 'RU', 'PR'), pp(land, 'RU')]).toEqual([true, -3]);
    expect(refused(land, { ...off('defence'), power: 'AU', inside: true } as Play)).toBe('eiapol-bar-inside');
  });
});

describe('combined moves', () => {
  it('EIA-120 an ally of the attacked joins by declaring war, and keeps out who has no war with it', () => {
    const to = (id: string): Play => ({
      do: 'set-piece',
      ledger: 'corps',
      id,
      set: { place: { at: 'area', area: 'wien' } },
    });
    const at = world()
      .does(
        warOn('FR', 'AU', 1),
        warOn('RU', 'AU', 1),
        ally('FR', 'RU'),
        ally('AU', 'PR'),
        to('fr1'),
        to('ru1'),
        to('pr1'),
      )
      .goTo('combined')
      .does({ do: 'combine', powers: ['FR', 'RU'] })
      .goTo('landMove', 'FR');
    const rows = () => dueNow(at.state).map(({ power, text }) => `${power} ${code(text)}`);
    expect(rows()).toEqual(expect.arrayContaining(['null eiapol-due-clash', 'PR eiapol-due-join']));
    const [first] = at.state.clock.acting;
    at.does({ do: 'declare-off', power: 'PR', against: first ?? 'FR', why: 'defence' });
    expect(rows().filter((row) => row.endsWith('eiapol-due-kept'))).toHaveLength(1);
    expect(rows()).not.toContain('PR eiapol-due-join');
  });
});

describe('calls', () => {
  const declared = (before: readonly Play[], targets: Parameters<typeof declares>[1]): Table =>
    settle(declares(world().does(...before), targets));
  const called = (...before: Play[]): Table =>
    declared([ally('AU', 'RU'), ally('FR', 'PR'), ...before], { FR: ['AU'] }).goTo('calls');
  const call = (power: Power, against: Power, to: Power): Play => ({ do: 'call-ally', power, ally: to, against });
  it('EIA-027 the defender calls first; who answers declares war and pays', () => {
    const at = called();
    expect(refused(at, call('FR', 'AU', 'PR'))).toBe('eiapol-call-defender-first');
    settle(at.does(call('AU', 'FR', 'RU')));
    expect([atWar(at, 'RU', 'FR'), pp(at, 'RU')]).toEqual([true, -3]);
    expect(refused(at, call('RU', 'FR', 'AU'))).toBe('eiapol-call-chain');
    settle(at.does(call('FR', 'AU', 'PR')), { answer: 'refuses' });
    expect([pp(at, 'PR'), pp(at, 'FR')]).toEqual([-2, -5]);
    expect(Object.keys(at.state.alliances)).toEqual(['AU-RU']);
    sound(at);
  });
  it('EIA-027 a defender’s ally that refuses alone loses two points, and the clock begins', () => {
    const at = settle(called().does(call('AU', 'FR', 'RU')), { answer: 'refuses' });
    expect([pp(at, 'RU'), pp(at, 'AU')]).toEqual([-2, 0]);
    expect(at.state.coolings['AU-RU']?.until).toEqual({ y: 1807, m: 2 });
  });
  it('EIA-027 an ally in that land is called and must break, one under an enforced peace is not called', () => {
    const at = called({ do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'area', area: 'metz' } } });
    settle(at.does(call('AU', 'FR', 'RU')));
    expect([atWar(at, 'RU', 'FR'), pp(at, 'RU')]).toEqual([false, -2]);
    const lock = (by: Power): Play => ({
      ...{ do: 'add-piece', ledger: 'locks' },
      piece: { id: `${by}>FR`, by, against: 'FR', until: { y: 1807, m: 1 } },
    });
    expect(refused(called(lock('RU'), ally('AU', 'PR')), call('AU', 'FR', 'RU'))).toBe('eiapol-call-locked');
    // With nobody else to call the step is passed, and the aggressor calls nobody either.
    const alone = declared([ally('AU', 'RU'), ally('FR', 'PR'), lock('RU')], { FR: ['AU'] }).does({ do: 'next' });
    expect([alone.state.clock.step, code(cannotCall(alone.state, 'AU', 'RU', 'FR'))]).toEqual([
      'peace',
      'eiapol-call-locked',
    ]);
  });
  it('EIA-027 who declared war on each other do not call', () => {
    const at = declared([ally('AU', 'RU')], { FR: ['AU'], AU: ['FR'] });
    expect([pp(at, 'FR'), pp(at, 'AU')]).toEqual([-3, -3]);
    expect(code(cannotCall(at.state, 'AU', 'RU', 'FR'))).toBe('eiapol-call-both');
  });
  it('EIA-027 EIA-008 several defenders roll for the order of their calls', () => {
    const at = settle(declares(world().does(ally('AU', 'RU'), ally('PR', 'RU')), { FR: ['AU', 'PR'] })).goTo('calls');
    at.does({ do: 'call-order', powers: ['AU', 'PR'] });
    const task = asked(at.state);
    const enter = (slot: string, die: 2 | 5): Play => ({ do: 'enter', task: task?.id ?? '', slot, thing: { die } });
    at.does(enter('1-AU', 2), enter('1-PR', 5), { do: 'accept', task: task?.id ?? '' });
    settle(at.does(call('AU', 'FR', 'RU')), { answer: 'comes' });
    expect(refused(at, call('PR', 'FR', 'RU'))).toBe('eiapol-call-at-war');
  });
  it('EIA-008 a claim is rolled for, and changes nothing but the journal', () => {
    const at = world().goTo('landMove');
    const before = at.state.powers;
    settle(at.does({ do: 'compete', claimants: ['AU', 'FR'], about: 'a prisoner' }));
    expect(at.codes).toContain('eiapol-told-claim');
    expect(at.state.powers).toEqual(before);
  });
});

describe('peace', () => {
  const CAPTURED: readonly Play[] = [
    { do: 'add-piece', ledger: 'prisoners', piece: { id: 'p1', captor: 'FR', owner: 'AU', factors: { regular: 4 } } },
    { do: 'add-piece', ledger: 'prisoners', piece: { id: 'p2', captor: 'RU', owner: 'AU', factors: { regular: 1 } } },
    { do: 'set-piece', ledger: 'leaders', id: 'mack', set: { status: { is: 'captured', by: 'FR' } } },
  ];
  const beaten = (...more: Play[]): Table =>
    world()
      .does(warOn('FR', 'AU', 1), warOn('RU', 'AU', 2), ...CAPTURED, ...more)
      .goTo('peace');
  it('EIA-028 EIA-034 an informal peace has no points and no clock, and prisoners go home', () => {
    const at = beaten();
    const peace = (terms: readonly string[]): Play =>
      ({ do: 'informal-peace', a: 'AU', b: 'FR', terms, note: '' }) as Play;
    expect(refused(at, peace(['cession']))).toBe('eiapol-not-informal');
    at.does(peace(['money']));
    expect([atWar(at, 'AU', 'FR'), pp(at, 'AU'), pp(at, 'FR'), Object.keys(at.state.locks)]).toEqual([false, 0, 0, []]);
    expect(Object.keys(at.state.prisoners)).toEqual(['p2']);
    expect(Object.values(at.state.queue)).toMatchObject([
      { owner: 'AU', what: { is: 'factors', factors: { regular: 4 } }, due: { y: 1806, m: 2 } },
    ]);
    expect(at.state.leaders.mack?.status).toEqual({ is: 'retired' });
    sound(at);
  });
  it('EIA-029 a power without enemies at home sues them all or none', () => {
    const at = beaten();
    expect(refused(at, { do: 'sue', power: 'AU', to: ['FR'] })).toBe('eiapol-sue-inside');
    expect(refused(at, { do: 'sue', power: 'AU', to: ['FR'], inside: ['FR'] })).toBeUndefined();
    const invaded = beaten({
      do: 'set-piece',
      ledger: 'corps',
      id: 'fr1',
      set: { place: { at: 'area', area: 'wien' } },
    });
    expect(refused(invaded, { do: 'sue', power: 'AU', to: ['FR'] })).toBeUndefined();
  });
  it('EIA-029 an unconditional offer may be refused, and the war goes on', () => {
    const at = settle(beaten().does({ do: 'sue', power: 'AU', to: ['FR', 'RU'] }), {
      ...{ 'offer-FR': 'unconditional', 'takes-FR': false, 'offer-RU': 'unconditional', 'takes-RU': false },
    });
    expect([atWar(at, 'FR', 'AU'), pp(at, 'AU'), Object.keys(at.state.treaties)]).toEqual([true, 0, []]);
  });
  it('EIA-030 EIA-031 EIA-033 EIA-036 a peace with two victors, term by term', () => {
    const at = settle(beaten().does({ do: 'sue', power: 'AU', to: ['FR', 'RU'] }), { 'offer-FR': 'unconditional' });
    expect([pp(at, 'FR'), pp(at, 'RU'), pp(at, 'AU')]).toEqual([5, 3, -8]);
    expect(at.state.locks['AU>FR']?.until).toEqual({ y: 1807, m: 8 });
    // The loser's own term with Russia, then France and Russia in turn.
    settle(at, { n: 2 });
    for (const term of ['C.5', 'B.2', 'C.2', 'B.3', 'C.6']) settle(at, { term });
    expect(at.state.treaties.t1?.victors).toMatchObject([
      { power: 'FR', terms: ['C.5', 'C.2', 'C.6'] },
      { power: 'RU', terms: ['A.2', 'B.2', 'B.3'] },
    ]);
    // What each term does: C.2 for France, C.6 fails as Russia did not choose it, B.2 and B.3 for Russia.
    settle(at, { months: 6 });
    expect(at.state.locks['AU>FR']?.until).toEqual({ y: 1808, m: 2 });
    expect(at.state.locks['FR>AU']?.until).toEqual({ y: 1807, m: 8 });
    settle(at, { months: 3 });
    settle(at, { money: 10 });
    expect(Object.values(at.state.debts)).toMatchObject([{ from: 'AU', to: 'RU', money: 20, formal: true }]);
    expect(Object.values(at.state.access)).toMatchObject([{ of: 'AU', to: 'FR', byTreaty: true }]);
    expect(at.codes).toContain('eiapol-told-not-all');
    expect([kindAsked(at), atWar(at, 'FR', 'AU'), atWar(at, 'RU', 'AU')]).toEqual([undefined, false, false]);
    sound(at);
  });
  it('EIA-032 EIA-033 victors of one month roll for who chooses first, and stop when they like', () => {
    const at = world()
      .does(warOn('FR', 'AU', 1), warOn('RU', 'AU', 1))
      .goTo('peace')
      .does({ do: 'sue', power: 'AU', to: ['FR', 'RU'] });
    settle(at, { 'offer-FR': 'unconditional', 'offer-RU': 'unconditional' });
    expect(kindAsked(at)).toBe('eia-claim');
    settle(at);
    expect(kindAsked(at)).toBe('eia-term');
    settle(at, { term: 'B.4' });
    expect(refused(at, { do: 'answer', task: asked(at.state)?.id ?? '', facts: { term: 'C.1.c' } })).toBeDefined();
    settle(at, { term: '' });
    settle(at, { term: '' });
    expect(kindAsked(at)).toBeUndefined();
    expect(pp(at, 'AU')).toBe(-8);
  });
  it('EIA-035 forces go home before the month goes on, and depots come up', () => {
    const at = beaten(
      { do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'wien' } } },
      {
        ...{ do: 'add-piece', ledger: 'garrisons' },
        piece: { id: 'g1', nation: 'FR', in: { city: 'prag' }, factors: { regular: 3 } },
      },
      {
        ...{ do: 'add-piece', ledger: 'depots' },
        piece: { id: 'd1', owner: 'FR', at: { area: 'prag' }, source: false, valid: true, since: { y: 1806, m: 1 } },
      },
    ).does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    expect(at.state.depots).toEqual({});
    expect(refused(at, { do: 'next' })).toBe('eiapol-send-first');
    expect(dueNow(at.state).filter(({ play }) => play?.do === 'send-home')).toHaveLength(2);
    expect(refused(at, { do: 'send-home', is: 'corps', id: 'fr1', area: 'prag' })).toBe('eiapol-not-home');
    at.does(
      { do: 'send-home', is: 'corps', id: 'fr1', area: 'metz' },
      { do: 'send-home', is: 'garrison', id: 'g1', area: 'metz', factors: { regular: 2 } },
      { do: 'send-home', is: 'garrison', id: 'g1', area: 'brest' },
      { do: 'next' },
    );
    expect(Object.values(at.state.garrisons).map(({ in: where, factors }) => ({ ...where, ...factors }))).toEqual([
      { city: 'metz', regular: 2 },
      { city: 'brest', regular: 1 },
    ]);
    sound(at);
  });
  it('EIA-037 EIA-039 land goes over by treaty, a free state with its forces or as conquered', () => {
    const free: Play = { do: 'set-piece', ledger: 'minors', id: 'hol', set: { state: 'free', controller: 'AU' } };
    const won = (keep: boolean): Table => {
      const at = world().does(warOn('FR', 'AU'), free, {
        ...{ do: 'set-piece', ledger: 'corps', id: 'hol1' },
        set: { place: { at: 'area', area: 'hol' }, factors: { regular: 4 } },
      });
      settle(at.goTo('peace').does({ do: 'sue', power: 'AU', to: ['FR'] }), { 'offer-FR': 'unconditional' });
      for (const term of ['B.7', '']) settle(at, { term });
      return settle(at, { land: 'minor:hol', keep, more: false });
    };
    expect(won(true).state.minors.hol).toMatchObject({ state: 'free', controller: 'FR' });
    expect(won(true).state.corps.hol1?.factors).toEqual({ regular: 4 });
    const as = won(false);
    expect(as.state.minors.hol).toMatchObject({ state: 'conquered', controller: 'FR' });
    expect(as.state.corps.hol1).toMatchObject({ factors: {}, place: { at: 'pool' } });
  });
  it('EIA-039 whoever cedes the province of its capital, the last it has, is out', () => {
    const at = world().does(warOn('FR', 'AU'));
    settle(at.goTo('peace').does({ do: 'sue', power: 'AU', to: ['FR'] }), { 'offer-FR': 'unconditional' });
    for (const term of ['B.7', '']) settle(at, { term });
    expect(
      refused(at, { do: 'answer', task: asked(at.state)?.id ?? '', facts: { land: 'province:wien' } }),
    ).toBeDefined();
    settle(at, { land: 'province:prag', more: true });
    expect(at.state.powers.AU?.out).toBe(false);
    settle(at, { land: 'province:wien' });
    expect(at.state.powers.AU?.out).toBe(true);
    expect(at.state.provinces.wien?.holder).toBe('FR');
    expect(at.state.corps.au1).toMatchObject({ factors: {}, place: { at: 'pool' } });
    sound(at);
  });
  it('EIA-038 who fights on may have an ally break that made peace', () => {
    const at = beaten(ally('FR', 'RU')).does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    expect(refused(at, { do: 'demand-break', power: 'FR', ally: 'RU' })).toBe('eiapol-demand-peace');
    at.does({ do: 'demand-break', power: 'RU', ally: 'FR' });
    expect([pp(at, 'FR'), pp(at, 'RU'), Object.keys(at.state.alliances)]).toEqual([-2, 0, []]);
  });
  it('EIA-237 who would fall off the low end sues everybody at the next Peace Step', () => {
    const at = world().does(warOn('FR', 'AU'), warOn('RU', 'AU'), {
      ...{ do: 'figure', power: 'AU', of: 'pp', by: -30, note: '' },
    });
    expect(at.state.powers.AU).toMatchObject({ marker: 0, mustSue: true });
    at.goTo('peace');
    expect(refused(at, { do: 'next' })).toBe('eiapol-sue-everybody');
    expect(refused(at, { do: 'sue', power: 'AU', to: ['FR'], inside: ['FR'] })).toBe('eiapol-sue-everybody');
    at.does({ do: 'figure', power: 'AU', of: 'pp', by: 9, note: '' }, { do: 'sue', power: 'AU', to: ['FR', 'RU'] });
    settle(at);
    expect(at.state.powers.AU).toMatchObject({ marker: 4, mustSue: false });
  });
  it('EIA-237 the duty to sue is over at a Peace Step without enemies', () => {
    const at = world().does({ do: 'figure', power: 'AU', of: 'pp', by: -30, note: '' }).goTo('alliances');
    expect(at.state.powers.AU?.mustSue).toBe(false);
  });
  it('EIA-005 EIA-237 the marker stands in a box of a zone as it is typed, and points may be below nought', () => {
    const slots = { 'CH-04': { 'display/boxes': 30, '20/zone': 2, '29/zone': 3 } };
    const at = world({ slots }).does({ do: 'figure', power: 'FR', of: 'vp', by: -4, note: '' });
    expect(zoneOf(at.state.slots, at.state.powers.FR?.marker ?? 0)).toBe('neutral');
    at.does({ do: 'figure', power: 'FR', of: 'pp', by: 40, note: '' });
    expect(at.state.powers.FR).toMatchObject({ marker: 29, vp: -4, mustSue: false });
    expect(zoneOf(at.state.slots, 29)).toBe('dominant');
  });
});

describe('alliances', () => {
  const make: Play = { do: 'make-alliance', a: 'AU', b: 'RU' };
  it('EIA-040 the gain is typed once, and both have it', () => {
    const open = world().goTo('alliances').does(make);
    // Nought is not what the chart says until somebody has read it.
    expect(refused(open, { do: 'accept', task: asked(open.state)?.id ?? '' })).toBe('ask-not-yet');
    const at = settle(open, { points: 2 });
    expect([pp(at, 'AU'), pp(at, 'RU')]).toEqual([2, 2]);
    expect(refused(at, make)).toBe('eiapol-ally-already');
    at.does({ do: 'make-alliance', a: 'GB', b: 'PR' });
    expect([kindAsked(at), pp(at, 'GB')]).toEqual([undefined, 2]);
  });
  it('EIA-046 breaking costs two points, is no war, and keeps them apart for twelve months', () => {
    const at = settle(world().goTo('alliances').does(make), { points: 0 }).goTo('breaking');
    at.does({ do: 'break-alliance', power: 'RU', with: 'AU' });
    expect([pp(at, 'RU'), pp(at, 'AU'), atWar(at, 'AU', 'RU')]).toEqual([-2, 0, false]);
    at.goTo('time').does({ do: 'next' }).goTo('alliances');
    expect(refused(at, make)).toBe('eiapol-ally-cooling');
    at.does({ do: 'set-month', date: { y: 1807, m: 2 } }).goTo('alliances');
    expect(refused(at, make)).toBeUndefined();
  });
});

describe('minors', () => {
  const attacked = (...by: Power[]): Table =>
    settle(declares(world(), Object.fromEntries(by.map((one) => [one, ['hol']])))).goTo('minorControl');
  /** One power alone bids, so that nothing is rolled. */
  const runsIt = (at: Table, who: Power): Table =>
    settle(
      at,
      Object.fromEntries(
        POWERS.filter((one) => at.state.wars[`${[one, 'hol'].sort().join('-')}`] === undefined).map((one) => [
          `bid-${one}`,
          one === who,
        ]),
      ),
    );
  it('EIA-041 EIA-042 the highest runs it for a point a district, and sets up its forces', () => {
    const at = attacked('FR');
    const task = asked(at.state);
    for (const one of ['AU', 'PR', 'RU'] as const)
      at.does({ do: 'answer', task: task?.id ?? '', facts: { [`nat-${one}`]: one === 'RU' ? 9 : -9 } });
    settle(at, { 'bid-GB': false });
    expect(at.state.minors.hol).toMatchObject({ state: 'free', controller: 'RU' });
    expect([pp(at, 'RU'), pp(at, 'FR')]).toEqual([1, -1]);
    expect(at.state.flags['run hol RU']).toBe(9);
    settle(at, { infantry: 8, cavalry: 1, ships: 3 });
    const set = (more: object): Play => ({ do: 'muster', minor: 'hol', ...more }) as Play;
    expect(refused(at, set({ to: { corps: 'hol1', area: 'metz' }, factors: { regular: 1 } }))).toBe(
      'eiapol-muster-home',
    );
    at.does(
      set({ to: { corps: 'hol1', area: 'hol' }, factors: { regular: 5, cavalry: 1 } }),
      set({ to: { city: 'hol' }, factors: { regular: 3 } }),
      { do: 'muster-fleet', fleet: 'holF', place: { at: 'sea', sea: 'north' } },
    );
    expect(at.state.corps.hol1).toMatchObject({ factors: { regular: 5, cavalry: 1 }, place: { area: 'hol' } });
    expect(Object.values(at.state.garrisons)).toMatchObject([{ nation: 'hol', factors: { regular: 3 } }]);
    expect([at.state.fleets.holF?.ships, at.state.minors.hol?.ships, at.state.queue]).toEqual([3, 0, {}]);
    sound(at);
  });
  it('EIA-043 whoever backs down has paid; those who stay are at war with each other', () => {
    const at = runsIt(attacked('FR', 'AU', 'PR'), 'GB');
    settle(at);
    seals(at, { PR: true }, false);
    settle(at);
    expect([atWar(at, 'PR', 'hol'), atWar(at, 'FR', 'hol'), atWar(at, 'FR', 'AU')]).toEqual([false, true, true]);
    expect([pp(at, 'FR'), pp(at, 'AU'), pp(at, 'PR')]).toEqual([-4, -4, -1]);
    sound(at);
  });
  it('EIA-043 two under an enforced peace both back down, and the runner keeps it', () => {
    const lock = (by: Power, against: Power): Play => ({
      ...{ do: 'add-piece', ledger: 'locks' },
      piece: { id: `${by}>${against}`, by, against, until: { y: 1807, m: 1 } },
    });
    const at = runsIt(
      settle(declares(world().does(lock('FR', 'AU'), lock('AU', 'FR')), { FR: ['hol'], AU: ['hol'] })).goTo(
        'minorControl',
      ),
      'GB',
    );
    settle(seals(settle(at), {}, false));
    expect([atWar(at, 'FR', 'hol'), atWar(at, 'AU', 'hol'), at.state.minors.hol?.controller]).toEqual([
      false,
      false,
      'GB',
    ]);
    expect([pp(at, 'FR'), pp(at, 'AU')]).toEqual([-1, -1]);
  });
  it('EIA-044 the runner stands by it: three points in all, two for each alliance', () => {
    const at = runsIt(
      settle(declares(world().does(ally('GB', 'FR')), { FR: ['hol'], AU: ['hol'] })).goTo('minorControl'),
      'GB',
    );
    settle(seals(settle(at), {}, false));
    const back = (against: readonly Power[]): Play => ({ do: 'back-minor', power: 'GB', minor: 'hol', against });
    expect(refused(at, back(['PR']))).toBe('eiapol-back-whom');
    at.does(back(['FR', 'AU']));
    expect(pp(at, 'GB')).toBe(1 - 3 - 2);
    expect([atWar(at, 'GB', 'FR'), atWar(at, 'GB', 'AU')]).toEqual([true, true]);
    expect(refused(at, back(['AU']))).toBe('eiapol-back-whom');
    sound(at);
  });
  it('EIA-045 EIA-239 a war lapses in a later Peace Step, and its prisoners come back', () => {
    const at = settle(runsIt(attacked('FR'), 'GB'));
    at.does(
      {
        do: 'add-piece',
        ledger: 'prisoners',
        piece: { id: 'p1', captor: 'hol', owner: 'FR', factors: { regular: 2 } },
      },
      {
        ...{ do: 'add-piece', ledger: 'garrisons' },
        piece: { id: 'g1', nation: 'FR', in: { city: 'hol' }, factors: { regular: 1 } },
      },
      { do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'london' } } },
    );
    at.goTo('time').does({ do: 'next' }).goTo('peace');
    expect(kindAsked(at)).toBe('eia-lapse');
    settle(at);
    expect([atWar(at, 'FR', 'hol'), at.state.prisoners]).toEqual([false, {}]);
    expect(Object.values(at.state.queue)).toMatchObject([{ owner: 'FR', what: { factors: { regular: 2 } } }]);
    // A guest in the runner's own land is no party to that war.
    expect(refused(at, { do: 'send-home', is: 'corps', id: 'fr1', area: 'metz' })).toBe('eiapol-not-stray');
    at.does({ do: 'send-home', is: 'garrison', id: 'g1', area: 'metz' });
    sound(at);
  });
  it('EIA-047 a conquered country becomes a free state, with its ships noted', () => {
    const at = world()
      .does({ do: 'set-piece', ledger: 'minors', id: 'hol', set: { state: 'conquered', controller: 'FR', ships: 4 } })
      .goTo('freeStates');
    at.does(
      { do: 'free-state', minor: 'hol' },
      { do: 'muster-fleet', fleet: 'holF', place: { at: 'port', port: 'texel' } },
    );
    expect(at.state.minors.hol).toMatchObject({ state: 'free', ships: 0 });
    expect(at.state.fleets.holF?.ships).toBe(4);
    expect(refused(at, { do: 'free-state', minor: 'hol' })).toBe('eiapol-free-conquered');
    sound(at);
  });
  const slots = { 'CH-04': { 'display/boxes': 40, '20/zone': 1, '10/zone': 0 } };
  const holding = (of: Power, ...more: Play[]): Table =>
    world({ slots }).does(
      { do: 'set-piece', ledger: 'minors', id: 'hol', set: { state: 'conquered', controller: of } },
      { do: 'set-piece', ledger: 'minors', id: 'den', set: { state: 'free', controller: of } },
      { do: 'set-piece', ledger: 'minors', id: 'nor', set: { state: 'free', controller: of } },
      ...more,
    );
  it('EIA-049 in Instability a conquered country goes neutral, a free state stays', () => {
    const at = settle(holding('FR').goTo('minorControl'));
    expect([at.state.minors.hol?.state, at.state.minors.den?.controller]).toEqual(['neutral', 'FR']);
    expect(pp(at, 'FR')).toBe(0);
  });
  it('EIA-049 EIA-236 in Fiasco all go, with their districts; an enemy inside takes one for a point', () => {
    const at = holding(
      'FR',
      warOn('RU', 'FR'),
      { do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'area', area: 'den' } } },
      { do: 'figure', power: 'FR', of: 'pp', by: -10, note: '' },
    ).goTo('minorControl');
    settle(at);
    expect(at.state.minors.hol).toMatchObject({ state: 'neutral', controller: null });
    expect([at.state.minors.den, at.state.minors.nor]).toMatchObject([
      { state: 'conquered', controller: 'RU' },
      { state: 'conquered', controller: 'RU' },
    ]);
    expect([pp(at, 'RU'), pp(at, 'FR')]).toEqual([1, -10]);
    sound(at);
  });
  it('EIA-184 EIA-231 a capital held a month conquers, a point a district, and its army is gone', () => {
    const at = holding(
      'FR',
      warOn('RU', 'FR'),
      { do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'city', area: 'den' } } },
      { do: 'chart', chart: 'CH-04', cell: '20/zone', value: 2 },
    );
    at.goTo('conquest');
    expect([at.state.minors.den?.occupied, kindAsked(at)]).toEqual([{ by: 'RU', since: { y: 1806, m: 2 } }, undefined]);
    at.goTo('time').does({ do: 'next' }).goTo('conquest');
    expect(kindAsked(at)).toBe('eia-conquest');
    settle(at);
    expect(at.state.minors.den).toMatchObject({ state: 'conquered', controller: 'RU', occupied: null });
    expect(at.state.minors.nor?.controller).toBe('RU');
    expect([pp(at, 'RU'), pp(at, 'FR')]).toEqual([2, -2]);
    sound(at);
  });
  it('EIA-184 a capital that was not held all the time begins its month anew', () => {
    const at = holding('FR', warOn('RU', 'FR'), {
      ...{ do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'city', area: 'hol' } } },
    }).does({ do: 'chart', chart: 'CH-04', cell: '20/zone', value: 2 });
    at.goTo('conquest').goTo('time').does({ do: 'next' }).goTo('conquest');
    settle(at, { held: false });
    expect(at.state.minors.hol).toMatchObject({ controller: 'FR', occupied: { by: 'RU', since: { y: 1806, m: 3 } } });
  });
  it('EIA-232 a ceded province is conquered for nothing, and at home it is unceded', () => {
    const at = world()
      .does(
        { do: 'set-piece', ledger: 'provinces', id: 'prag', set: { holder: 'FR' } },
        { do: 'set-piece', ledger: 'corps', id: 'au1', set: { place: { at: 'city', area: 'prag' } } },
        warOn('AU', 'FR'),
      )
      .goTo('conquest')
      .goTo('time')
      .does({ do: 'next' })
      .goTo('conquest');
    settle(at);
    expect(at.state.provinces.prag).toMatchObject({ holder: null, occupied: null });
    expect([pp(at, 'AU'), pp(at, 'FR')]).toEqual([0, 0]);
    sound(at);
  });
});

describe('access and cities', () => {
  const grant: Play = { do: 'grant-access', power: 'AU', to: 'RU', note: 'Prag alone' };
  it('EIA-233 leave is given with its conditions, and not taken back from troops that are in', () => {
    const at = world().does(grant, {
      ...{ do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'area', area: 'prag' } } },
    });
    const [access] = Object.values(at.state.access);
    expect(access).toMatchObject({ of: 'AU', to: 'RU', note: 'Prag alone', byTreaty: false });
    const end: Play = { do: 'end-access', access: access?.id ?? '' };
    expect(refused(at, end)).toBe('eiapol-access-inside');
    at.does({ do: 'set-piece', ledger: 'corps', id: 'ru1', set: { place: { at: 'area', area: 'kiev' } } }, end);
    expect(at.state.access).toEqual({});
  });
  it('EIA-233 war between the two ends it', () => {
    const at = settle(declares(world().does(grant), { RU: ['AU'] }));
    expect(at.state.access).toEqual({});
  });
  const inPrag = (id: string, nation: string): Play => ({
    ...{ do: 'add-piece', ledger: 'garrisons' },
    piece: { id, nation, in: { city: 'prag' }, factors: { regular: 2 } },
  });
  it('EIA-234 a city with garrisons of two guests is settled by the table', () => {
    const at = world().does(inPrag('g1', 'RU'), inPrag('g2', 'PR'));
    expect(cityOf(at.state, 'prag')).toMatchObject({ by: null });
    at.does({ do: 'settle-city', area: 'prag', to: 'PR' });
    expect(cityOf(at.state, 'prag')).toMatchObject({ by: 'PR', guns: true });
    expect(refused(at, { do: 'settle-city', area: 'wien', to: 'PR' })).toBe('eiapol-city-clear');
  });
  it('EIA-235 a garrison that has no war with the besiegers gives itself up and comes back', () => {
    const at = world().does(
      ...[inPrag('g1', 'RU'), inPrag('g2', 'AU'), warOn('FR', 'AU')],
      { do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'prag' } } },
      { do: 'flag', name: 'siege prag', value: 'AU' },
    );
    expect(refused(at, { do: 'neutral-surrender', garrison: 'g2' })).toBe('eiapol-not-neutral');
    at.goTo('landMove').does({ do: 'neutral-surrender', garrison: 'g1' });
    expect(Object.keys(at.state.garrisons)).toEqual(['g2']);
    expect(Object.values(at.state.queue)).toMatchObject([{ owner: 'RU', due: { y: 1806, m: 3 } }]);
  });
  it('EIA-006 land mode has none of it', () => {
    const at = world({ rulings: { mode: 'land' } })
      .does(warOn('FR', 'AU'))
      .goTo('landMove');
    expect(refused(at, { do: 'sue', power: 'AU', to: ['FR'] })).toBe('eiapol-step');
    expect(SETUP.rulings).toEqual({});
  });
});
