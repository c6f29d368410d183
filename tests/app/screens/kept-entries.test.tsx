// @vitest-environment happy-dom
/** How a table enters its own dice and cards, for each question of the kept battles: what it may tell, and in what words. */
import type { ComponentChild } from 'preact';
import { describe, it, vi } from 'vitest';
import { asked, type Battle } from '../../../src/battlefield/battle.ts';
import type { Need } from '../../../src/battlefield/procedure.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { namesOfKept, readKept, startOf } from '../../kept/battles.ts';
import { ruledOn } from '../../kept/told.ts';
import { heldTo, shownBy } from './shown.tsx';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./shown.tsx')).inCodes,
}));

const { Enter, ownWords, throwWords } = await import('../../../src/app/screens/own-throw.tsx');

const nothing = () => undefined;

/** The throws of a question, told apart by all but the pieces they are for. */
const kindOf = (kind: string, needs: readonly Need[]): string =>
  [kind, needs.length, ...needs.map((need) => [need.want, Object.keys(need).sort(), 'dice' in need && need.dice])].join(
    ' ',
  );

function* entriesAt(battle: Battle, needs: readonly Need[]): Iterable<ComponentChild> {
  const chance = { claim: 'claim', of: '50' };
  yield `${throwWords(needs)} ${ownWords(needs)}`;
  for (const need of needs.slice(0, 2)) {
    yield <Enter battle={battle} need={need} chance={chance} onThing={nothing} onLeave={nothing} />;
    yield <Enter battle={battle} need={need} faces onThing={nothing} onLeave={nothing} />;
  }
  if (needs[1]) yield <Enter battle={battle} need={needs[0]!} against={needs[1]} onThing={nothing} onLeave={nothing} />;
}

async function* entries(): AsyncGenerator<readonly [string, string]> {
  const before = new Set<string>();
  for (const name of namesOfKept().slice(0, 6)) {
    const kept = readKept(name);
    let battle = await startOf(kept);
    for (const play of kept.plays) {
      const task = asked(battle);
      const needs = task ? procedureFor(task.kind).needs(battle, task) : [];
      const kind = task && needs.length > 0 ? kindOf(task.kind, needs) : '';
      if (kind && !before.has(kind)) {
        before.add(kind);
        yield [`${before.size} ${task!.kind}`, await shownBy([...entriesAt(battle, needs)])];
      }
      const ruled = ruledOn(battle, play, kept.seed);
      if (!ruled.ok) throw new Error(`${JSON.stringify(play)} is refused now`);
      battle = ruled.state;
    }
  }
}

const holds = heldTo('entries');

describe('own dice and cards', () => {
  it('are asked for as they were', () => holds('entries', entries()));
});
