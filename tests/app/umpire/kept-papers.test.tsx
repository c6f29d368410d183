// @vitest-environment happy-dom
/** The umpire's desk and the seats with papers of every kind before them: each tap, and the paper that is sealed with it. */
import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import { type Paper, type Papers, papersOf, type Read } from '../../../src/battlefield/under-lock/papers.ts';
import { subjectsOf } from '../../../src/battlefield/under-lock/subjects.ts';
import { saltOf } from '../../../src/engine/sealed.ts';
import { tableOf } from '../../battlefield/under-lock/tables.ts';
import { heldTo, withItsParts } from '../screens/shown.tsx';
import { ask, walkedBy } from '../screens/walked.tsx';

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
vi.mock('../../../src/app/wide.ts', async () => {
  const { signal: of } = await import('@preact/signals');
  return { wide: of(true), tablet: of(true), roomy: of(true), large: of(false), alone: of(false) };
});
vi.mock('../../../src/app/session/session-plays.ts', async () => (await import('../screens/walked.tsx')).toldPlays);
const openSeat = signal<string | null>(null);
const papers = signal<Papers | null>(null);
/** What would be sealed is told. */
vi.mock('../../../src/app/umpire/table.ts', async (original) => {
  const real = await original<typeof import('../../../src/app/umpire/table.ts')>();
  const told = (what: unknown) => {
    ask(what);
    return Promise.resolve(true);
  };
  return {
    ...real,
    openSeat,
    papers,
    openings: () => Promise.resolve([]),
    sealPaper: (paper: Paper, seats: readonly string[]) => told({ paper, seats }),
    sealFor: (seat: string, paper: Paper) => told({ paper, seat }),
    sealForUmpire: (paper: Paper) => told({ paper }),
    unseal: ({ number }: Read) => told({ unseals: number }),
    closeSeat: () => ask('closed'),
  };
});
vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });

const session = await import('../../../src/app/session/battle-session.ts');
const { SeatRoom } = await import('../../../src/app/umpire/room.tsx');
const { SubjectPage } = await import('../../../src/app/umpire/subject-page.tsx');
const { TellPage } = await import('../../../src/app/umpire/tell-page.tsx');

beforeAll(withItsParts);
const holds = heldTo('papers');
const nothing = () => undefined;

/** The hour of the table, and one of each kind of paper about it: due, late, open, answered. */
function all(minutes: number): readonly Paper[] {
  const coming = {
    id: 'r-guards',
    side: 'b' as const,
    formation: 'guards',
    at: minutes - 15,
    where: 'the Nivelles road',
  };
  return [
    { is: 'briefing', of: 'a', text: 'Take the farm.' },
    { is: 'plan', of: 'a', text: 'By the left.' },
    { is: 'note', text: 'Rain soon.' },
    { is: 'note', about: 'ii', text: 'Slow today.' },
    { is: 'arrival', coming, units: [] },
    { is: 'arrival', coming: { ...coming, id: 'r-two', at: minutes + 45 }, units: [] },
    { is: 'check', arrival: 5, turn: 1, result: 'L', own: true, comes: true },
    { is: 'order', side: 'a', formation: 'ii', order: 'attack', when: { is: 'clock', at: minutes } },
    {
      is: 'order',
      side: 'a',
      formation: 'iii',
      order: 'hold',
      when: { is: 'event', what: 'the bridge falls' },
      words: 'Stand.',
    },
    { is: 'order', side: 'b', formation: 'picton', order: 'defend', when: { is: 'acting' } },
    { is: 'belief', side: 'a', of: 'picton', grade: 'suspected', called: 'Redcoats', strength: 7, doubtful: true },
    { is: 'belief', side: 'b', of: 'ii', grade: 'identified' },
    { is: 'message', to: 'a', from: 'b', due: minutes, told: { words: 'Come.' } },
    { is: 'message', to: 'b', from: 'umpire', due: minutes + 30, told: { said: 'tell-yes' } },
    { is: 'message', to: 'a', from: 'b', due: minutes, told: { words: 'Lost.' } },
    { is: 'courier', message: 14, due: null },
    { is: 'message', to: 'umpire', from: 'a', due: minutes, told: { said: 'ask-sight' } },
    { is: 'message', to: 'umpire', from: 'b', due: minutes, told: { said: 'ask-lull' } },
    { is: 'message', to: 'umpire', from: 'b', due: minutes, told: { words: 'How far is it?' } },
    { is: 'telling', to: 'a', told: { said: 'tell-no' }, message: 12 },
    { is: 'dispute', what: 'Is it in the wood?' },
    { is: 'dispute', what: 'Who is nearer?' },
    { is: 'dispute', what: 'Who is nearer?', ruled: 'The hussars.', of: 21 },
  ];
}

const read = (paper: Paper, number: number): Read => ({
  number,
  at: 600 + number,
  by: 'umpire',
  paper,
  opening: { salt: saltOf(new Uint8Array(16).fill(number)), text: '' },
  shown: false,
});

/** What is due next when the first so many papers have been dealt with. */
const DEALT = [[], [4], [4, 7], [4, 7, 8, 12], [4, 7, 8, 12, 16], [4, 7, 8, 12, 16, 17, 18]] as const;

async function* desks(): AsyncGenerator<readonly [string, string]> {
  const { journal } = tableOf(1, 90);
  const battle = journal.top.state!;
  session.openId.value = 'x';
  session.hold.value = 'writing';
  session.journal.value = journal;
  session.seat.value = 'umpire';
  const every = all(battle.minutes).map(read);
  const room: ComponentChild = <SeatRoom id="x" seat="umpire" />;
  openSeat.value = 'umpire';
  papers.value = null;
  yield ['being opened', await walkedBy(room)];
  for (const [n, dealt] of DEALT.entries()) {
    const done = dealt.map((of, i) => read({ is: 'done', of }, every.length + i));
    papers.value = papersOf([...every.filter(({ number }) => !(dealt as readonly number[]).includes(number)), ...done]);
    yield [`desk ${n}`, await walkedBy(room, { most: n === 0 ? 70 : 10 })];
  }
  papers.value = papersOf(every);
  const answer = { number: 16, seat: 'a', what: 'Who is there?' };
  yield ['tell', await walkedBy(<TellPage battle={battle} onLeave={nothing} />)];
  yield ['answer', await walkedBy(<TellPage battle={battle} answer={answer} onLeave={nothing} />)];
  for (const subject of subjectsOf(battle, papers.value).slice(0, 6))
    yield [
      `of ${subject.of}`,
      await walkedBy(<SubjectPage battle={battle} papers={papers.value} subject={subject} onLeave={nothing} />, {
        most: 40,
      }),
    ];
  for (const seat of ['a', 'b', 'a.reille']) {
    session.seat.value = seat === 'b' ? 'b' : 'a';
    openSeat.value = seat;
    yield [`seat ${seat}`, await walkedBy(<SeatRoom id="x" seat={seat} />, { most: 40 })];
  }
}

describe('papers of every kind', () => {
  it('are told and dealt with as they were', () => holds('desk', desks()));
});
