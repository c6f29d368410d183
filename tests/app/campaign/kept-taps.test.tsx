// @vitest-environment happy-dom
/** Each tap in the rooms of both campaigns: what it changes on the page, and which play it makes. */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import { ageOfNapoleon } from '../../../src/campaign/age-of-napoleon/game.ts';
import { procedureOf as ofNapoleon } from '../../../src/campaign/age-of-napoleon/procedures.ts';
import type { Campaign } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { offers } from '../../../src/campaign/empires-in-arms/desks.ts';
import type { Event } from '../../../src/campaign/empires-in-arms/events.ts';
import { guestsOf } from '../../../src/campaign/empires-in-arms/supply/fed.ts';
import type { Power } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { chanceOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { asked } from '../../../src/engine/question.ts';
import { seed as aonSeed } from '../../campaign/age-of-napoleon/fixtures.ts';
import { fullCampaign } from '../../campaign/empires-in-arms/full-player.ts';
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
/** Nothing lies on the disk: what would be put there is told. */
vi.mock('../../../src/app/session/battles.ts', () => ({
  store: {
    listBattles: () => Promise.resolve({ ok: true, value: [] }),
    putScenario: ({ id }: { id: string }) => {
      ask({ puts: id });
      return Promise.resolve({ ok: true });
    },
  },
}));
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
// Nothing is left to chance: what is sealed has the same seal each time.
vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);

const empires = await import('../../../src/app/campaign/empires-in-arms/session.ts');
const { Room: EmpiresRoom } = await import('../../../src/app/campaign/empires-in-arms/room.tsx');
const { BeginCampaign: BeginEmpires } = await import('../../../src/app/campaign/empires-in-arms/begin-campaign.tsx');
const napoleon = await import('../../../src/app/campaign/age-of-napoleon/session.ts');
const { Room: NapoleonRoom } = await import('../../../src/app/campaign/age-of-napoleon/room.tsx');
const { BeginCampaign: BeginNapoleon } = await import('../../../src/app/campaign/age-of-napoleon/begin-campaign.tsx');

beforeAll(withItsParts);
// Fetched only when they are wanted: here they are at hand, so that a tap tells all it leads to.
beforeAll(() =>
  Promise.all([import('../../../src/campaign/bridge.ts'), import('../../../src/app/campaign/battle-home.ts')]),
);

const holds = heldTo('campaign-taps');

interface Desk {
  readonly journal: { value: unknown };
  readonly openId: { value: string | null };
  readonly hold: { value: unknown };
}
type Room = (of: { readonly id: string; readonly room: string; readonly of?: string }) => ComponentChild;
type At = readonly [room: string, of?: string];

type NapoleonState = NonNullable<Parameters<typeof ageOfNapoleon.apply>[0]>;
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

const FEW = { most: 10 };
const BARE = aon(1);

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

const lay = (desk: Desk, state: unknown): void => {
  const { journal, openId, hold } = desk;
  openId.value = 'c1';
  hold.value = 'writing';
  journal.value = { ...BARE.journal, state, top: { ...BARE.journal.top, state } };
};

type Moment = readonly [state: Campaign, events: readonly Event[]];
const PLAYED = new Map<number, readonly Moment[]>();
/** Two months of one game, deed by deed: played once, and gone through by the month and by the desk. */
function played(n: number): readonly Moment[] {
  const before = PLAYED.get(n);
  if (before) return before;
  const found: Moment[] = [];
  fullCampaign(n, 2, {}, (state, events) => found.push([state, events]));
  PLAYED.set(n, found);
  return found;
}

/** Months over all desks: each step, each question and each battle that goes to the table, where it first comes. */
async function* months(n: number): AsyncGenerator<readonly [string, string]> {
  const found: (readonly [name: string, state: Campaign, at: At])[] = [];
  const before = new Set<string>();
  const isNew = (what: string): boolean => !before.has(what) && before.add(what) !== undefined;
  for (const [state, events] of played(n)) {
    const { clock, combats } = state;
    const kind = asked(state)?.kind;
    const [room, of] = DESKS[clock.phase] ?? [];
    if (isNew(`${clock.step} ${kind ?? ''}`)) {
      found.push([`${clock.step} ${kind ?? ''}`.trim(), state, ['month']]);
      const [power] = clock.acting;
      if (room && !kind && (of || isNew(room) || clock.phase === 'naval'))
        found.push([`${room} ${clock.step}`, state, of ? [room, power ?? of] : [room]]);
    }
    const sent = events.some((event) => event.type === 'told' && codeOf(event.line.text) === 'eiabridge-out');
    const [combat] = Object.keys(combats).slice(-1);
    if (sent && combat && isNew('table')) found.push(['table', state, ['table', combat]]);
    const [first] = Object.keys(state.areas);
    if (clock.step === 'landCombat' && isNew('draft')) found.push(['draft', state, ['table', `${first}~FR~AU`]]);
  }
  for (const [name, state, [room, of]] of found) {
    lay(EMPIRES.session, state);
    yield [name, await walkedBy(<EmpiresRoom id="c1" room={room} {...(of && { of })} />, FEW)];
  }
}

/** The month as the power sees it that acts: each step where it first offers a kind of play, from that power's seat. */
async function* desks(...games: readonly number[]): AsyncGenerator<readonly [string, string]> {
  const before = new Set<string>();
  const isNew = (what: string): boolean => !before.has(what) && before.add(what) !== undefined;
  const found: (readonly [name: string, state: Campaign, power: Power, at: At])[] = [];
  for (const n of games)
    for (const [state] of played(n)) {
      const { clock, rounds } = state;
      const power = clock.acting[0] ?? 'FR';
      const name = `${found.length} ${clock.step} ${power}`;
      for (const { kind, over, asked: seats } of Object.values(rounds)) {
        const [seated] = seats;
        if (!over && seated && isNew(kind)) found.push([`${name} round`, state, seated, ['seat', seated]]);
      }
      if (asked(state)) continue;
      if (guestsOf(state, power).length > 0 && isNew('guests')) found.push([`${name} guests`, state, power, ['month']]);
      const news = offers(state).filter((play) => play.do !== 'next' && isNew(`${clock.step} ${play.do}`));
      if (news.length === 0) continue;
      found.push([name, state, power, ['month']]);
      const room = clock.phase === 'economic' ? (['quarter', power] as const) : DESKS[clock.phase];
      if (room && (clock.phase !== 'political' || isNew('politics')))
        found.push([`${name} ${room[0]}`, state, power, room]);
    }
  for (const [name, state, power, [room, of]] of found) {
    lay(EMPIRES.session, state);
    empires.seat.value = power;
    yield [name, await walkedBy(<EmpiresRoom id="c1" room={room} {...(of && { of })} />, { most: 25 })];
  }
  empires.seat.value = 'table';
}

/** What the table decides for itself at a question, and the page it leads to. */
async function* decided(): AsyncGenerator<readonly [string, string]> {
  const before = new Set<string>();
  for (const n of [1, 2, 3])
    for (const { state } of stepsOf(aon(n).journal)) {
      const now = state as NapoleonState;
      const task = now && asked(now);
      if (!task || before.has(task.kind)) continue;
      before.add(task.kind);
      for (const { value: choice } of ofNapoleon(task.kind).byHand?.(now, task) ?? []) {
        const play = { do: 'decide', task: task.id, choice } as const;
        const ruled = judge(ageOfNapoleon, now, { actor: 'table', play }, (topic) => chanceOf(aonSeed(n), topic));
        if (!ruled.ok) continue;
        lay(NAPOLEON.session, ruled.state);
        yield [`${task.kind} ${choice}`, await walkedBy(<NapoleonRoom id="c1" room="round" />, FEW)];
      }
    }
}

/** A seat's PIN is another page; of the switches the first few are enough. */
const MOST_SWITCHES = /^eiabegin-lock|^eiaswitch-(?!mode|westphalia|frSlot|halves|lockEnds)/;

async function* begun(): AsyncGenerator<readonly [string, string]> {
  yield ['Empires in Arms', await walkedBy(<BeginEmpires />, { most: 60, but: MOST_SWITCHES })];
  yield ['Age of Napoleon', await walkedBy(<BeginNapoleon />, { most: 60 })];
}

describe('each tap in a campaign', () => {
  it('of Empires in Arms', async () => holds('eia', tapped(eia(1), EMPIRES, 6)));
  it('of Empires in Arms, month by month', async () => holds('months', months(122)));
  it('of Empires in Arms, at the desk of who acts', async () => holds('desks', desks(122, 5, 9)));
  it('of Age of Napoleon', async () => holds('aon', tapped(aon(2), NAPOLEON, 5)));
  it('of Age of Napoleon, where the table decides', async () => holds('decided', decided()));
  it('as it begins', async () => holds('begun', begun()));
});
