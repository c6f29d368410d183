// @vitest-environment happy-dom
/** Each tap in the rooms of both campaigns: what it changes on the page, and which play it makes. */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import type { Campaign } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { heldTo, withItsParts } from '../screens/shown.tsx';
import { ask, walkedBy } from '../screens/walked.tsx';
import { aon, eia, type Written } from './records.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../screens/shown.tsx')).inCodes,
}));
vi.mock('../../../src/words/load.ts', async (original) => ({
  ...(await original<object>()),
  loadWords: () => Promise.resolve(),
}));
// The records are laid on the desk, not read from a disk.
vi.mock('../../../src/app/campaign/use-campaign.ts', () => ({
  titled: () => undefined,
  useAsked: () => undefined,
  useCampaign: () => null,
}));
vi.mock('../../../src/app/session/session-plays.ts', async () => (await import('../screens/walked.tsx')).toldPlays);
vi.mock('../../../src/app/session/deleting.ts', () => ({
  deleteBattle: (id: string) => {
    ask({ deletes: id });
    return Promise.resolve({ ok: true });
  },
}));
/** What would be begun is told, and no chance is taken. */
vi.mock('../../../src/app/session/new-record.ts', async (original) => ({
  ...(await original<object>()),
  newSeed: () => '1f'.repeat(32),
  newRecord: ({ called, title, events }: { called: string; title: string; events: (seal: string) => unknown }) => {
    ask({ begins: called, title, events: events('seal') });
    return Promise.resolve({ ok: false, said: 'not-begun' });
  },
}));
vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });

const empires = await import('../../../src/app/campaign/empires-in-arms/session.ts');
const { Room: EmpiresRoom } = await import('../../../src/app/campaign/empires-in-arms/room.tsx');
const { BeginCampaign: BeginEmpires } = await import('../../../src/app/campaign/empires-in-arms/begin-campaign.tsx');
const napoleon = await import('../../../src/app/campaign/age-of-napoleon/session.ts');
const { Room: NapoleonRoom } = await import('../../../src/app/campaign/age-of-napoleon/room.tsx');
const { BeginCampaign: BeginNapoleon } = await import('../../../src/app/campaign/age-of-napoleon/begin-campaign.tsx');

beforeAll(withItsParts);

const holds = heldTo('campaign-taps');

interface Desk {
  readonly journal: { value: unknown };
  readonly openId: { value: string | null };
  readonly hold: { value: unknown };
}
type Room = (of: { readonly id: string; readonly room: string; readonly of?: string }) => ComponentChild;
type At = readonly [room: string, of?: string];

type Step = Written['journal']['top'];
function stepsOf({ top }: Written['journal']): readonly Step[] {
  const steps: Step[] = [];
  for (let step: Step | null = top; step?.deed; step = step.below) steps.unshift(step);
  return steps;
}

interface Laid {
  readonly session: Desk;
  readonly Room: Room;
  readonly first: string;
  readonly rooms: (state: never) => readonly At[];
}

/** The first room every so many steps, and all others where the record has come half way. */
async function* tapped(
  { journal }: Written,
  { session, Room, first, rooms }: Laid,
  every: number,
): AsyncGenerator<readonly [string, string]> {
  session.openId.value = 'c1';
  session.hold.value = 'writing';
  const steps = stepsOf(journal);
  const half = Math.floor(steps.length / 2);
  for (const [n, step] of steps.entries()) {
    session.journal.value = { ...journal, state: step.state, top: step };
    if (n % every === 0) yield [`${n} ${first}`, await walkedBy(<Room id="c1" room={first} />, { most: 24 })];
    if (n !== half) continue;
    for (const [room, of] of rooms(step.state as never)) {
      const page = await walkedBy(<Room id="c1" room={room} {...(of && { of })} />, { most: 40 });
      yield [`${n} ${room} ${of ?? ''}`.trim(), page];
    }
  }
}

const FEW = { most: 12 };

const keysOf = (of: object): readonly string[] => Object.keys(of);

const EMPIRES = {
  session: empires.session,
  Room: EmpiresRoom,
  first: 'month',
  rooms: ({ areas, corps, leaders }: { areas: object; corps: object; leaders: object }): readonly At[] => [
    ...(
      ['powers', 'ledger', 'politics', 'plots', 'standing', 'naval', 'cards', 'leave', 'rules', 'seats'] as const
    ).map((room): At => [room]),
    ...(['power', 'quarter', 'figures', 'seat', 'table'] as const).map((room): At => [room, 'FR']),
    ...(['areas', 'corps', 'minors', 'fleets'] as const).map((sheet): At => ['sheet', sheet]),
    ...(['areas', 'leaders'] as const).map((sheet): At => ['new', sheet]),
    ...(['CH-01', 'CH-07', 'CH-10'] as const).map((chart): At => ['chart', chart]),
    ['piece', `areas:${keysOf(areas)[0]}`],
    ['piece', `corps:${keysOf(corps)[0]}`],
    ['piece', `leaders:${keysOf(leaders)[0]}`],
  ],
} as unknown as Laid;
const NAPOLEON = {
  session: napoleon.session,
  Room: NapoleonRoom,
  first: 'round',
  rooms: ({ armies, corps, areas }: { armies: object; corps: object; areas: object }): readonly At[] => [
    ...(['ledger', 'calendar', 'new-area', 'new-army', 'new-corps'] as const).map((room): At => [room]),
    ...(['side', 'hand'] as const).flatMap((room): At[] => [
      [room, 'a'],
      [room, 'b'],
    ]),
    ['army', keysOf(armies)[0] ?? ''],
    ['set-army', keysOf(armies)[0] ?? ''],
    ['corps', keysOf(corps)[0] ?? ''],
    ['area', keysOf(areas)[0] ?? ''],
  ],
} as unknown as Laid;

/** The desk of each phase; the month itself has the others. */
const DESKS: Readonly<Record<string, At>> = {
  political: ['politics'],
  naval: ['naval'],
  economic: ['quarter', 'FR'],
};

/** The months as they go on: tapped wherever a new kind of deed has been done, each desk at each of its steps. */
async function* months({ journal }: Written): AsyncGenerator<readonly [string, string]> {
  const { session } = EMPIRES;
  session.openId.value = 'c1';
  const before = new Set<string>();
  const isNew = (what: string): boolean => !before.has(what) && before.add(what) !== undefined;
  for (const [n, step] of stepsOf(journal).entries()) {
    const { clock } = step.state as Campaign;
    const { play } = step.deed as { readonly play: { readonly do?: string } | null };
    session.journal.value = { ...journal, state: step.state, top: step };
    if (isNew(play?.do ?? '')) yield [`${n} ${play?.do}`, await walkedBy(<EmpiresRoom id="c1" room="month" />, FEW)];
    const [room, of] = DESKS[clock.phase] ?? [];
    if (room && isNew(`${clock.phase} ${clock.step}`))
      yield [`${n} ${room}`, await walkedBy(<EmpiresRoom id="c1" room={room} {...(of && { of })} />, FEW)];
  }
}

async function* begun(): AsyncGenerator<readonly [string, string]> {
  yield ['Empires in Arms', await walkedBy(<BeginEmpires />, { most: 80 })];
  yield ['Age of Napoleon', await walkedBy(<BeginNapoleon />, { most: 60 })];
}

describe('each tap in a campaign', () => {
  it('of Empires in Arms', async () => holds('eia', tapped(eia(1), EMPIRES, 6)));
  it('of Empires in Arms, month by month', async () => holds('months', months(eia(3, 3, 2_000))));
  it('of Age of Napoleon', async () => holds('aon', tapped(aon(2), NAPOLEON, 5)));
  it('as it begins', async () => holds('begun', begun()));
});
