// @vitest-environment happy-dom
/**
 * The pages of one battle in every state a piece of it can be in: what a unit, an officer, a side, the sky or the clock
 * has become is told as it was. What differs is a mistake or a change made on purpose: for that, `npm run kept`.
 */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import type {
  Battle,
  FormationState,
  OfficerState,
  SideState,
  Sky,
  UnitState,
} from '../../../src/battlefield/battle.ts';
import { ACTION_STEPS, HELPS, PHASES } from '../../../src/battlefield/battle.ts';
import { menu } from '../../../src/battlefield/menu.ts';
import { SIMPLIFICATION_KEYS } from '../../../src/battlefield/simplified.ts';
import { begin, play, small } from '../../battlefield/fixtures.ts';
import { heldTo, shownBy, withItsParts } from './shown.tsx';
import { inUnit, START } from './states.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./shown.tsx')).inCodes,
}));
vi.mock('../../../src/words/load.ts', async (original) => ({
  ...(await original<object>()),
  loadWords: () => Promise.resolve(),
}));
vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });

const desk = await import('../../../src/app/session/battle-session.ts');
const { machine, RULES, SCHEMA } = await import('../../../src/app/session/battle-journal.ts');
const record = await import('../../../src/journal/record.ts');
const { Turn } = await import('../../../src/app/screens/turn.tsx');
const { Army } = await import('../../../src/app/screens/army.tsx');
const { UnitSheet } = await import('../../../src/app/screens/unit-sheet.tsx');
const { FormationSheet } = await import('../../../src/app/screens/formation-sheet.tsx');
const { SkySheet } = await import('../../../src/app/screens/sky.tsx');
const { AnyTime } = await import('../../../src/app/screens/any-time.tsx');
const { AfterSheet } = await import('../../../src/app/screens/after.tsx');
const { GlanceRoom } = await import('../../../src/app/glance/room.tsx');

const nothing = () => undefined;
const inOfficer = (battle: Battle, id: string, set: Partial<OfficerState>): Battle => ({
  ...battle,
  officers: { ...battle.officers, [id]: { ...battle.officers[id]!, ...set } },
});
const inFormation = (battle: Battle, id: string, set: Partial<FormationState>): Battle => ({
  ...battle,
  formations: { ...battle.formations, [id]: { ...battle.formations[id]!, ...set } },
});
const inSide = (battle: Battle, set: Partial<SideState>): Battle => ({
  ...battle,
  sides: { ...battle.sides, a: { ...battle.sides.a, ...set } },
});
const underSky = (battle: Battle, set: Partial<Sky>): Battle => ({ ...battle, sky: { ...battle.sky, ...set } });

const HURT = { cause: 'artillery', lost: 2, aspects: ['front'], check: true } as const;
const CROSSING = { over: 'stone-bridge', since: 2, tried: 2 };
const UNITS: readonly (readonly [id: string, set: Partial<UnitState>])[] = [
  ['husson', { lost: { white: 2, red: 0, blue: 0 } }],
  ['husson', { lost: { white: 2, red: 1, blue: 1 }, shaken: true }],
  ['campi', { fate: 'broken', lost: { white: 8, red: 0, blue: 0 } }],
  ['campi', { fate: 'eliminated', lost: { white: 10, red: 0, blue: 0 } }],
  ['campi', { disordered: true, exhaustion: 1 }],
  ['campi', { exhaustion: 2, resting: true, restedIn: 2 }],
  ['husson', { stands: 1 }],
  ['husson', { stands: 2, facts: { ooc: true, nearAC: true, cover: 'hard' } }],
  ['husson', { hurt: { ...HURT, gone: 1, stand: 'keep' }, disordered: true }],
  ['husson', { area: 'farm', areaIn: 1, occupied: 40, facts: { town: true } }],
  ['lefol', { ownOrder: 'defend' }],
  ['lefol', { ownOrder: 'defend', disturbed: true, facts: { moved: true, movedCm: 7 } }],
  ['lefol', { looting: true }],
  ['lefol', { crossing: { ...CROSSING, at: 'near' } }],
  ['lefol', { crossing: { ...CROSSING, at: 'far' } }],
  ['pire', { area: 'farm', areaIn: 2, onFoot: true }],
  ['pire', { facts: { moved: true, charged: true, mustAttack: true, inCZ: true } }],
  ['lheritier', { facts: { fired: true, evaded: true, facingAway: true } }],
  ['twelves', { host: 'husson', attachedIn: 3 }],
  ['twelves', { firedIn: 3, facts: { volleyed: true } }],
  ['twelves', { fate: 'lost', facts: {} }],
  ['howitzers-to-be', { pieces: 'howitzers' }],
  ['donors', { conversion: { part: 'donor', done: 4 } }],
  ['more-donors', { conversion: { part: 'converting', done: 4 } }],
  ['engineers:a:1', { host: 'husson', formation: 'ii', attachedIn: 2 }],
  ['engineers:a:2', { formation: 'iii' }],
  ['engineers:a:3', { fate: 'eliminated' }],
  ['pontoon:a:1', { movesIn: 2 }],
  ['pontoon:a:1', { building: { cm: 3, built: [20, 25], done: false } }],
  ['pontoon:a:1', { building: { cm: 3, built: [20, 25, 40], done: true } }],
  ['baggage:a:1', { movesIn: 3 }],
  ['baggage:a:1', { captured: { by: 'kempt', open: true } }],
  ['hougoumont', { lost: { white: 1, red: 0, blue: 0 }, facts: { fired: true } }],
  ['maitland', { present: true, facts: { entering: true } }],
].map(([id, set]) => [id as string, set as Partial<UnitState>]);

function* unitsShown(): Iterable<Shown> {
  for (const [n, [id, set]] of UNITS.entries()) {
    const battle = inUnit(id, set);
    const named = `${id} ${Object.keys(set)[0]} ${n}`;
    yield [named, battle, <UnitSheet id={id} onClose={nothing} />];
    if (n % 3 === 0) yield [`${named} army`, battle, <Army id="x" />];
    if (n % 3 === 1) yield [`${named} glance`, battle, <GlanceRoom id="x" />];
    if (n % 3 === 2 || /:/.test(id)) yield [`${named} turn`, battle, <Turn id="x" battle={battle} />];
  }
}

const FELL = [
  { name: 'Reille', how: 'injured' },
  { name: 'Foy', how: 'captured' },
] as const;
function* ledShown(): Iterable<Shown> {
  const sheet = <FormationSheet id="ii" onClose={nothing} />;
  for (const [name, battle] of [
    ['injured', inOfficer(START, 'reille', { fate: 'injured' })],
    ['captured', inOfficer(START, 'reille', { fate: 'captured' })],
    ['replaced twice', inOfficer(START, 'reille', { name: 'Bachelu', A: 3, fell: [...FELL], replacedIn: 2 })],
    ['with a unit', inOfficer(START, 'reille', { host: 'husson' })],
    ['the chief with a unit', inOfficer(START, 'ac-a', { host: 'husson' })],
    ['the chief fallen', inOfficer(START, 'ac-a', { fate: 'injured' })],
    ['under command', inFormation(START, 'ii', { command: 'under', card: 'spent', facts: { far: true } })],
    ['by the lapels', inFormation(START, 'ii', { command: 'lapels', order: 'defend', ordersGivenIn: 3 })],
    ['not under command', inFormation(START, 'ii', { command: 'not', order: 'withdraw', facts: { harassed: true } })],
    ['held', inFormation(START, 'ii', { order: 'hold', radius: 9 })],
    ['away', inSide(START, { atHQ: false, changedAway: 1 })],
    ['headquarters move', inSide(START, { hqMoved: true, rerolls: { ready: 0, used: 5 } })],
    ['a Bye left', inSide({ ...START, phase: 6 }, { byes: 2, chosen: 'bye' })],
    ['a card laid', inSide({ ...START, phase: 6 }, { byes: 0, chosen: { formation: 'ii' } })],
  ] as const) {
    yield [name, battle, sheet];
    yield [`${name} turn`, battle, <Turn id="x" battle={battle} />];
  }
}

const SKIES: readonly Partial<Sky>[] = [
  { weather: 'rain', intensity: 'heavy', wet: 45, rain: 45, ground: 'soft' },
  { weather: 'snow', intensity: 'light', falls: 'snow', freezing: true, wet: 20, ground: 'mud' },
  { weather: 'sunny', dry: 90, ground: 'soft' },
  { fog: { total: 17, target: 30 } },
  { fog: null, variable: false, ground: 'mud', rain: 120, wet: 120 },
];
function* daysShown(): Iterable<Shown> {
  for (const [n, set] of SKIES.entries()) {
    const battle = underSky(START, set);
    yield [`sky ${n}`, battle, <SkySheet onClose={nothing} />];
    yield [`sky ${n} turn`, { ...battle, phase: 9 }, <Turn id="x" battle={{ ...battle, phase: 9 }} />];
  }
  for (const help of HELPS)
    for (const phase of PHASES) {
      const battle: Battle = { ...START, phase, help, keeps: phase % 2 === 0 ? 'both' : 'b' };
      yield [`${help} ${phase}`, battle, <Turn id="x" battle={battle} />];
    }
  for (const step of ACTION_STEPS) {
    const battle: Battle = {
      ...inUnit('husson', { facts: { contact: 'kempt' } }),
      phase: 6,
      action: { formation: 'ii', step },
    };
    yield [step, battle, <Turn id="x" battle={battle} />];
    yield [`${step} unit`, battle, <UnitSheet id="husson" onClose={nothing} />];
  }
  yield ['any time', START, <AnyTime onClose={nothing} />];
  const simple: Battle = {
    ...begin(small(), { simplified: [...SIMPLIFICATION_KEYS] }),
    phase: 6,
    action: { formation: 'ii', step: 'move' },
  };
  yield ['simplified', simple, <Turn id="x" battle={simple} />];
  yield ['simplified formation', simple, <FormationSheet id="ii" onClose={nothing} />];
}

/** The battle over, its losses reckoned by the app, and two days of the wounded. */
function* eveningShown(): Iterable<Shown> {
  const worn = UNITS.filter(([, { lost, fate }]) => lost || fate).reduce(
    (now, [id, set]) => inUnit(id, set, now),
    START,
  );
  const fell = inOfficer(inOfficer(worn, 'reille', { fate: 'injured' }), 'c-picton', { fate: 'captured' });
  let battle = inOfficer(fell, 'ac-a', { fell: [{ name: 'Massena', how: 'injured' }] });
  for (const [n, next] of (['end', 'losses', 'wounds', 'wounds'] as const).entries()) {
    if (next === 'end') battle = play(battle, { do: 'end', why: 'over-hour' });
    else if (menu(battle).some((each) => each.do === next)) battle = play(battle, { do: next });
    yield [`evening ${n}`, battle, <AfterSheet onClose={nothing} />];
  }
  const ofTable: Battle = { ...battle, dice: 'table' };
  yield ['evening of a table', ofTable, <AfterSheet onClose={nothing} />];
  yield ['over', battle, <Turn id="x" battle={battle} />];
}

type Shown = readonly [name: string, battle: Battle, page: ComponentChild];

async function* read(pages: Iterable<Shown>): AsyncGenerator<readonly [string, string]> {
  const begun = record.begin(
    { id: 'x', schema: SCHEMA, title: 'x', seal: START.seal, startedAt: 1_800_000_000_000, rules: RULES },
    machine,
  );
  desk.openId.value = 'x';
  desk.hold.value = 'writing';
  for (const [name, battle, page] of pages) {
    desk.journal.value = { ...begun, state: battle };
    yield [name, await shownBy(page)];
  }
}

beforeAll(withItsParts);
const holds = heldTo('states');

describe('one battle in every state', () => {
  it('of a unit', () => holds('units', read(unitsShown())));
  it('of who leads', () => holds('led', read(ledShown())));
  it('of the evening', () => holds('evening', read(eveningShown())));
  it('of the day', () => holds('days', read(daysShown())));
});
