// @vitest-environment happy-dom
/** A battle that is over: its sheets offer nothing that would be refused, and a last note can still be written. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { AnyTime } = await import('../../../src/app/screens/any-time.tsx');
const { FormationSheet } = await import('../../../src/app/screens/formation-sheet.tsx');
const { SkySheet } = await import('../../../src/app/screens/sky.tsx');
const { UnitSheet } = await import('../../../src/app/screens/unit-sheet.tsx');
const { route } = await import('../../../src/app/route.ts');
const desk = await import('../../../src/app/session/battle-session.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

const nothing = () => undefined;
const words = (): string => document.body.textContent ?? '';

beforeEach(async () => {
  const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  await desk.openBattle(made.id);
  await waitFor(() => expect(desk.hold.value).toBe('writing'));
});
afterEach(() => {
  cleanup();
  desk.closeBattle();
});

const ends = () => desk.act({ do: 'end', why: 'over-agreed', said: { agree: { a: true, b: true }, concedes: false } });

const unit = (): string => Object.keys(desk.battle.value?.units ?? {})[0] ?? '';
const formation = (): string => Object.keys(desk.battle.value?.formations ?? {})[0] ?? '';

describe('a battle that is over', () => {
  it('is led from the sheet on which it was ended to the turn', async () => {
    const id = desk.openId.value;
    location.hash = `#/battle/${id}/sky`;
    await waitFor(() => expect(route.value).toContain('sky'));
    render(<SkySheet onClose={nothing} />);
    fireEvent.click(await screen.findByText(t('sky-end')));
    fireEvent.click(await screen.findByRole('switch', { name: t('sky-end-given-up') }));
    fireEvent.click(screen.getByRole('button', { name: (name: string) => name.startsWith(t('over-question')) }));
    await waitFor(() => expect(location.hash).toBe(`#/battle/${id}/turn`));
  });

  it('has no unit, formation or sky set by hand', async () => {
    const by = {
      unit: () => <UnitSheet id={unit()} onClose={nothing} />,
      formation: () => <FormationSheet id={formation()} onClose={nothing} />,
      sky: () => <SkySheet onClose={nothing} />,
    };
    const hands = { unit: 'unit-set-by-hand', formation: 'formation-by-hand', sky: 'sky-app' } as const;
    for (const which of ['unit', 'formation', 'sky'] as const) {
      render(by[which]());
      await waitFor(() => expect(words()).toContain(t(hands[which])));
      cleanup();
    }
    await ends();
    for (const which of ['unit', 'formation', 'sky'] as const) {
      render(by[which]());
      await screen.findByRole('button', { name: t('shell-done') });
      expect(words()).not.toContain(t(hands[which]));
      expect(words()).not.toContain(t('unit-by-hand'));
      cleanup();
    }
  });

  it('takes a last note, and offers no shot', async () => {
    await ends();
    render(<AnyTime onClose={nothing} />);
    fireEvent.input(await screen.findByLabelText(t('any-note-label')), { target: { value: 'A draw, by lamplight.' } });
    expect(words()).not.toContain(t('any-shot'));
    fireEvent.click(screen.getByRole('button', { name: t('any-note-write') }));
    await waitFor(() => {
      const last = desk.journal.value?.entries.at(-1);
      const said = last?.kind === 'deed' ? JSON.stringify(last.events) : '';
      expect(said).toContain('A draw, by lamplight.');
    });
    expect(desk.trouble.value).toBeNull();
  });
});
