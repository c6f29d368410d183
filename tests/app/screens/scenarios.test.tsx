// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, {
    indexedDB: new fake.IDBFactory(),
    IDBKeyRange: fake.IDBKeyRange,
    caches: undefined,
  });
});
const { handedOver } = await import('../../../src/app/session/shared.ts');
const { Scenarios } = await import('../../../src/app/screens/scenarios.tsx');

/** What comes in is fetched as it is wanted, and a loaded machine takes its time. */
const SLOW = { timeout: 20_000 };

afterEach(() => {
  cleanup();
  location.hash = '';
});

const ARMY = JSON.stringify({ name: 'Army of the Marches', corps: [{ name: 'I Corps', men: 1200 }] });

async function choose(name: string, content: string): Promise<void> {
  render(<Scenarios />);
  const files = [new File([content], name)];
  fireEvent.change(screen.getByLabelText(new RegExp(t('scenarios-take'))), { target: { files } });
}

describe('a file imported among the scenarios', () => {
  it('is led on to be read as an order of battle, also where it ends in .json', async () => {
    await choose('marches.json', ARMY);
    await waitFor(() => expect(location.hash).toBe('#/shared'), SLOW);
    expect((await handedOver()).map(({ name }) => name)).toEqual(['marches.json']);
  });

  it.each(['Maida.scovell.json', 'Maida.scovell (1).json', 'Maida.scovell-scenario.json'])(
    'is refused where it is one of ours by its name and nothing of ours in it: %s',
    async (name) => {
      await choose(name, ARMY);
      expect((await screen.findByRole('alert', {}, SLOW)).textContent).toContain(t('file-not-ours'));
      expect(location.hash).toBe('');
    },
  );
});
