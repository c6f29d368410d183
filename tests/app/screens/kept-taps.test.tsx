// @vitest-environment happy-dom
/** Each tap on the pages of a battle: what it changes on the page, and which play it makes. */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import type { Battle, Help, UnitState } from '../../../src/battlefield/battle.ts';
import { SIMPLIFICATION_KEYS } from '../../../src/battlefield/simplified.ts';
import { begin, play, small } from '../../battlefield/fixtures.ts';
import { heldTo, withItsParts } from './shown.tsx';
import { inUnit, START } from './states.ts';
import { walkedBy } from './walked.tsx';

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
vi.mock('../../../src/app/session/session-plays.ts', async () => (await import('./walked.tsx')).toldPlays);
vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });

const desk = await import('../../../src/app/session/battle-session.ts');
const { machine, RULES, SCHEMA } = await import('../../../src/app/session/battle-journal.ts');
const record = await import('../../../src/journal/record.ts');
const { Turn } = await import('../../../src/app/screens/turn.tsx');
const { UnitSheet } = await import('../../../src/app/screens/unit-sheet.tsx');
const { FormationSheet } = await import('../../../src/app/screens/formation-sheet.tsx');
const { SkySheet } = await import('../../../src/app/screens/sky.tsx');
const { AnyTime } = await import('../../../src/app/screens/any-time.tsx');
const { AfterSheet } = await import('../../../src/app/screens/after.tsx');
const { RecordOffer } = await import('../../../src/app/screens/record-offer.tsx');
const { RulingsSheet } = await import('../../../src/app/screens/rulings-sheet.tsx');

const nothing = () => undefined;

type Shown = readonly [name: string, battle: Battle, page: ComponentChild];

function* unitsTapped(): Iterable<Shown> {
  for (const [id, set] of [
    ['husson', { lost: { white: 2, red: 1, blue: 1 }, shaken: true }],
    ['lefol', { crossing: { over: 'stone-bridge', since: 2, tried: 2, at: 'near' } }],
    ['pire', { area: 'farm', areaIn: 2, onFoot: true }],
    ['twelves', { host: 'husson', attachedIn: 3 }],
    ['donors', { conversion: { part: 'donor', done: 4 } }],
    ['engineers:a:1', { host: 'husson', formation: 'ii', attachedIn: 2 }],
    ['pontoon:a:1', { building: { cm: 3, built: [20, 25], done: false } }],
    ['baggage:a:1', { captured: { by: 'kempt', open: true } }],
    ['hougoumont', { lost: { white: 1, red: 0, blue: 0 } }],
  ] as const) {
    const battle = inUnit(id, set as Partial<UnitState>);
    yield [id, battle, <UnitSheet id={id} onClose={nothing} />];
  }
}

const LULLED: Battle = { ...START, phase: 9 };
function* daysTapped(): Iterable<Shown> {
  const rain: Battle = { ...START, sky: { ...START.sky, weather: 'rain', intensity: 'heavy', wet: 45 } };
  yield ['sky', rain, <SkySheet onClose={nothing} />];
  const ofOne: Battle = { ...START, keeps: 'a', phone: 'open' };
  yield ['sky of one side', ofOne, <SkySheet onClose={nothing} />];
  yield ['formation', START, <FormationSheet id="ii" onClose={nothing} />];
  yield ['any time', START, <AnyTime onClose={nothing} />];
  yield ['rulings', START, <RulingsSheet onClose={nothing} />];
  yield ['end of a turn', LULLED, <Turn id="x" battle={LULLED} />];
  const lull = play(LULLED, { do: 'lull', side: 'a', where: 'the left', covers: ['ii'] } as never);
  yield ['lull', lull, <Turn id="x" battle={lull} />];
  for (const [n, help] of (['resolve', 'remind', 'ledger'] as readonly Help[]).entries()) {
    const parks: Battle = { ...inUnit('pontoon:a:1', { movesIn: 2 }), help };
    yield [`parks ${help}`, parks, <Turn id="x" battle={parks} />];
    const acting: Battle = {
      ...inUnit('husson', { facts: { contact: 'kempt' } }),
      phase: 6,
      help,
      action: { formation: 'ii', step: (['move', 'firefights', 'combats'] as const)[n]! },
    };
    yield [`action ${help}`, acting, <Turn id="x" battle={acting} />];
  }
  // A formation of guns alone is an artillery park, where there are no trains.
  const plain = begin(small());
  const bare: Battle = {
    ...plain,
    phase: 5,
    units: Object.fromEntries(
      Object.entries(plain.units).map(([id, unit]) => [
        id,
        unit.formation === 'ii' && id !== 'guns' ? { ...unit, formation: 'iii' } : unit,
      ]),
    ),
  };
  yield ['parks without trains', bare, <Turn id="x" battle={bare} />];
  const simple: Battle = { ...begin(small(), { simplified: [...SIMPLIFICATION_KEYS] }), phase: 5 };
  yield ['simplified', simple, <Turn id="x" battle={simple} />];
  let over = play(START, { do: 'end', why: 'over-hour' });
  yield ['over', over, <AfterSheet onClose={nothing} />];
  over = play(over, { do: 'losses' });
  yield ['losses', { ...over, dice: 'table' }, <AfterSheet onClose={nothing} />];
}

/** The phases of a turn in which nothing has happened yet. */
function* phasesTapped(): Iterable<Shown> {
  for (const phase of [1, 2, 3, 4] as const) {
    const battle: Battle = { ...begin(small()), phase };
    yield [`phase ${phase}`, battle, <Turn id="x" battle={battle} />];
  }
}

/** A record that is offered for import: whole, cut off, and damaged beside what was read. */
function* offersTapped(): Iterable<Shown> {
  const taken = { ok: false, sentence: 'not-taken' } as const;
  const offer = { title: 'Maida', change: 'new', entries: 30, more: 12, take: () => Promise.resolve(taken) } as const;
  for (const [name, more] of [
    ['whole', {}],
    ['odd', { odd: 7, rules: 'earlier' }],
    ['cut off', { damaged: { of: 40, text: 'x' } }],
    ['damaged around', { damaged: { of: 30, text: 'x' } }],
  ] as const)
    yield [name, START, <RecordOffer of={{ ...offer, ...more } as never} onTaken={nothing} onLeave={nothing} />];
}

async function* tapped(pages: Iterable<Shown>): AsyncGenerator<readonly [string, string]> {
  const begun = record.begin(
    { id: 'x', schema: SCHEMA, title: 'x', seal: START.seal, startedAt: 1_800_000_000_000, rules: RULES },
    machine,
  );
  desk.openId.value = 'x';
  desk.hold.value = 'writing';
  for (const [name, battle, page] of pages) {
    desk.journal.value = { ...begun, state: battle };
    yield [name, await walkedBy(page, { most: 45, but: /^ruling-(?!AMB-(?:01|126|57)\b)/ })];
  }
}

beforeAll(withItsParts);
const holds = heldTo('taps');

describe('each tap', () => {
  it('on a unit', () => holds('units', tapped(unitsTapped())));
  it('in the phases of a turn', () => holds('phases', tapped(phasesTapped())));
  it('on a record that is offered', () => holds('offers', tapped(offersTapped())));
  it('on the sheets of a day', () => holds('days', tapped(daysTapped())));
});
