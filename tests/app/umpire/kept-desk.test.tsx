// @vitest-environment happy-dom
/** The umpire's desk and the papers of each seat show what they did: what is due, what each side knows and was told. */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { papersOf } from '../../../src/battlefield/under-lock/papers.ts';
import { subjectsOf } from '../../../src/battlefield/under-lock/subjects.ts';
import { readFor } from '../../battlefield/under-lock/locked.ts';
import { tableOf } from '../../battlefield/under-lock/tables.ts';
import { heldTo, shownBy, withItsParts } from '../screens/shown.tsx';
import { walkedBy } from '../screens/walked.tsx';

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
/** A large table: all panes of the desk at once. */
vi.mock('../../../src/app/wide.ts', async () => {
  const { signal } = await import('@preact/signals');
  return { wide: signal(true), tablet: signal(true), roomy: signal(true), large: signal(false), alone: signal(false) };
});
vi.mock('../../../src/app/session/session-plays.ts', async () => (await import('../screens/walked.tsx')).toldPlays);
vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });

const session = await import('../../../src/app/session/battle-session.ts');
const { Desk } = await import('../../../src/app/umpire/desk.tsx');
const { SeatPapers } = await import('../../../src/app/umpire/seat-papers.tsx');
const { SubjectPage } = await import('../../../src/app/umpire/subject-page.tsx');

beforeAll(withItsParts);

const holds = heldTo('umpire');
const nothing = () => undefined;

function* pagesAt(battle: Battle): Generator<readonly [string, ComponentChild]> {
  const papers = papersOf(readFor(battle, 'umpire'));
  yield ['desk', <Desk id="x" battle={battle} papers={papers} onCover={nothing} />];
  for (const subject of subjectsOf(battle, papers).slice(0, 3))
    yield [`of ${subject.of}`, <SubjectPage battle={battle} papers={papers} subject={subject} onLeave={nothing} />];
  for (const side of ['a', 'b'] as const)
    yield [
      `seat ${side}`,
      <SeatPapers seat={side} side={side} battle={battle} papers={papersOf(readFor(battle, side))} />,
    ];
}

const battlesOf = (n: number) => {
  const { journal } = tableOf(n, 160);
  const battles: Battle[] = [];
  for (let step: typeof journal.top | null = journal.top; step?.state; step = step.below) battles.unshift(step.state);
  session.openId.value = 'x';
  session.hold.value = 'writing';
  return { journal, battles };
};

/** A few moments, gone through tap by tap. */
async function* tapped(n: number): AsyncGenerator<readonly [string, string]> {
  const { journal, battles } = battlesOf(n);
  for (const at of [20, 75, 130]) {
    const battle = battles[at];
    if (!battle) continue;
    session.journal.value = { ...journal, state: battle };
    for (const [page, node] of pagesAt(battle))
      yield [`${at} ${page}`, await walkedBy(node, { most: 20, quiet: () => true })];
  }
}

async function* shown(n: number): AsyncGenerator<readonly [string, string]> {
  const { journal, battles } = battlesOf(n);
  for (const [at, battle] of battles.entries()) {
    if (at % 16 !== 15) continue;
    session.journal.value = { ...journal, state: battle };
    for (const [page, node] of pagesAt(battle)) yield [`${at} ${page}`, await shownBy(node)];
  }
}

describe('a table under lock', () => {
  it.each([1, 2])('number %i', async (n) => holds(`table ${n}`, shown(n)));
  it('tap by tap', async () => holds('taps', tapped(1)));
});
