// @vitest-environment happy-dom
/** Papers on a real database: what is written on them is kept, and what is undone stays undone. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const desk = await import('../../../src/app/session/battle-session.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { Papers } = await import('../../../src/app/screens/papers.tsx');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

/** The papers of the side whose phone this is. */
async function papers(): Promise<() => void> {
  const made = await newBattle(scenario(maida), { keeps: 'a', dice: 'app', rulings: {} }, newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  await desk.openBattle(made.id);
  await waitFor(() => expect(desk.hold.value).toBe('writing'));
  return render(<Papers id={made.id} of="a" />).unmount;
}

const plan = () => screen.getByLabelText<HTMLTextAreaElement>(t('papers-own-plan'));
const write = (value: string) => fireEvent.input(plan(), { target: { value } });
const keep = () => fireEvent.click(screen.getByRole('button', { name: (name) => name.startsWith(t('papers-keep')) }));
const kept = () => desk.battle.value!.notes.a;
const entries = () => desk.journal.value!.entries.length;
const settled = () => desk.act({ do: 'remark', text: 'theirs' });

function goesHidden(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  desk.closeBattle();
});

describe('a note', () => {
  it('is undone on the page as well, and does not come back when the page is left', async () => {
    const leave = await papers();
    write('Hold the wood.');
    keep();
    await waitFor(() => expect(kept()).toBe('Hold the wood.'));
    await desk.takeBack();
    await waitFor(() => expect(plan().value).toBe(''));
    await desk.bringBack();
    await waitFor(() => expect(plan().value).toBe('Hold the wood.'));
    await desk.takeBack();
    await waitFor(() => expect(plan().value).toBe(''));
    const before = entries();
    leave();
    await settled();
    expect([kept(), entries()]).toEqual(['', before + 1]);
  });

  it('that was written on meanwhile stays on the page, and is kept when it is left', async () => {
    const leave = await papers();
    write('Hold the wood.');
    keep();
    await waitFor(() => expect(kept()).toBe('Hold the wood.'));
    write('Hold the wood and the farm.');
    await desk.takeBack();
    expect(plan().value).toBe('Hold the wood and the farm.');
    leave();
    await waitFor(() => expect(kept()).toBe('Hold the wood and the farm.'));
  });

  it('is kept as the page goes out of sight, and once', async () => {
    const leave = await papers();
    write('Hold the wood.');
    const before = entries();
    goesHidden();
    leave();
    await settled();
    expect([kept(), entries()]).toEqual(['Hold the wood.', before + 2]);
  });
});

describe('the re-roll dice on the papers', () => {
  const step = (code: 'step-less' | 'step-more') =>
    fireEvent.click(screen.getByRole('button', { name: t(code, { label: t('papers-dice-ready') }) }));
  const told = () => screen.getByRole('group', { name: t('papers-dice-ready') }).textContent ?? '';

  it('are set in one tap: one used is one ready less, and the other way about', async () => {
    await papers();
    const { ready, used } = desk.battle.value!.sides.a.rerolls;
    const shows = (r: number, u: number) =>
      waitFor(() => {
        expect(desk.battle.value!.sides.a.rerolls).toMatchObject({ ready: r, used: u });
        expect(screen.getByRole('status').textContent).toBe(String(r));
        expect(told()).toContain(t('papers-dice-used', { n: u }));
      });
    expect(ready).toBeGreaterThan(0);
    await shows(ready, used);
    step('step-less');
    await shows(ready - 1, used + 1);
    step('step-more');
    await shows(ready, used);
    step('step-more');
    await shows(ready + 1, 0);
  });
});
