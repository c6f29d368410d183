// @vitest-environment happy-dom
/** The rooms of both campaigns show what they did, month by month: strengths, sums, forecasts, alarms and the story. */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import type { Campaign } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { coded, heldTo, shownBy, withItsParts } from '../screens/shown.tsx';
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
vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });

const empires = await import('../../../src/app/campaign/empires-in-arms/session.ts');
const { seatPage } = await import('../../../src/app/campaign/empires-in-arms/seat-file.ts');
const { Room: EmpiresRoom } = await import('../../../src/app/campaign/empires-in-arms/room.tsx');
const napoleon = await import('../../../src/app/campaign/age-of-napoleon/session.ts');
const { Room: NapoleonRoom } = await import('../../../src/app/campaign/age-of-napoleon/room.tsx');

beforeAll(withItsParts);

const holds = heldTo('campaigns');

interface Laid {
  readonly session: {
    readonly journal: { value: unknown };
    readonly openId: { value: string | null };
    readonly hold: { value: unknown };
  };
  readonly Room: (of: { readonly id: string; readonly room: string; readonly of?: string }) => ComponentChild;
  readonly rooms: readonly (readonly [room: string, of?: string])[];
  readonly first: string;
  /** What is told of it elsewhere: where it stands, and the page in a seat's file. */
  readonly told: (state: unknown) => string;
}

type Step = Written['journal']['top'];

/** The states of a record, the newest last. */
function stepsOf({ top }: Written['journal']): readonly Step[] {
  const steps: Step[] = [];
  for (let step: Step | null = top; step?.deed; step = step.below) steps.unshift(step);
  return steps;
}

async function* shown(
  { journal }: Written,
  { session, Room, rooms, first, told }: Laid,
): AsyncGenerator<readonly [string, string]> {
  session.openId.value = 'c1';
  session.hold.value = 'writing';
  const steps = stepsOf(journal);
  for (const [n, step] of steps.entries()) {
    session.journal.value = { ...journal, state: step.state, top: step };
    if (n % 3 === 0) yield [`${n} ${first}`, await shownBy(<Room id="c1" room={first} />)];
    if (n % 20 !== 5) continue;
    for (const [room, of] of rooms)
      yield [`${n} ${room} ${of ?? ''}`.trim(), await shownBy(<Room id="c1" room={room} {...(of && { of })} />)];
  }
  yield ['told', steps.map(({ state }) => told(state)).join('\n')];
  yield ['journal', await shownBy(<Room id="c1" room="journal" />)];
}

/** The month as it goes on: shown wherever a new kind of deed or question has come up. */
async function* monthsShown({ journal }: Written): AsyncGenerator<readonly [string, string]> {
  empires.session.openId.value = 'c1';
  const before = new Set<string>();
  for (const [n, step] of stepsOf(journal).entries()) {
    const state = step.state as Campaign;
    const { play } = step.deed as { readonly play: { readonly do?: string } | null };
    const news = [play?.do ?? '', codeOf(empires.momentWords(state))].filter((each) => !before.has(each));
    for (const each of news) before.add(each);
    if (news.length === 0) continue;
    (empires.session as unknown as Laid['session']).journal.value = { ...journal, state, top: step };
    yield [`${n} ${news.join(' ')}`, await shownBy(<EmpiresRoom id="c1" room="month" />)];
  }
}

const EMPIRES = {
  session: empires.session,
  Room: EmpiresRoom,
  first: 'month',
  told: (state: Campaign) => [coded(empires.momentWords(state)), seatPage(state, 'FR', [])].join('\n'),
  rooms: [
    ['powers'],
    ['ledger'],
    ['power', 'FR'],
    ['power', 'AU'],
    ['standing'],
    ['naval'],
    ['political'],
    ['quarter'],
    ['plots'],
    ['lines'],
    ['table'],
    ['cards'],
    ['figures', 'FR'],
    ['new'],
    ['rules'],
    ['seats'],
  ],
} as unknown as Laid;
const NAPOLEON = {
  session: napoleon.session,
  Room: NapoleonRoom,
  first: 'round',
  told: (state: Parameters<typeof napoleon.momentWords>[0]) => coded(napoleon.momentWords(state)),
  rooms: [
    ['ledger'],
    ['calendar'],
    ['new-area'],
    ['new-army'],
    ['new-corps'],
    ['side', 'a'],
    ['side', 'b'],
    ['hand', 'a'],
    ['hand', 'b'],
  ],
} as unknown as Laid;

describe('campaigns in their rooms', () => {
  it.each([1, 2])('Empires in Arms %i', async (n) => holds(`eia ${n}`, shown(eia(n), EMPIRES)));
  it.each([3, 4])('Empires in Arms over months, %i', async (n) => holds(`months ${n}`, monthsShown(eia(n, 3, 2_000))));
  it.each([1, 2, 3])('Age of Napoleon %i', async (n) => holds(`aon ${n}`, shown(aon(n), NAPOLEON)));
});
