// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const waiting = vi.hoisted(() => ({ handedOver: vi.fn(), MOST_FILES: 8 }));
vi.mock('../../../src/app/session/shared.ts', () => waiting);
const { SharedPage } = await import('../../../src/app/screens/shared.tsx');
const { route } = await import('../../../src/app/route.ts');

afterEach(cleanup);

it('a look that fails is said, and does not keep the next from being taken', async () => {
  waiting.handedOver.mockRejectedValueOnce(new Error('the cache is gone')).mockResolvedValue([]);
  render(<SharedPage />);
  expect(await screen.findByText(t('shared-unread'))).toBeDefined();
  route.value = ['shared'];
  expect(await screen.findByText(t('shared-none'))).toBeDefined();
});
