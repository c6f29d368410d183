// @vitest-environment happy-dom
/** Files that the system opens with the app: all of them wait, or it is said which do not. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { take } from '../../../src/app/session/launch.ts';
import { handedOver } from '../../../src/app/session/shared.ts';
import { MAX_BYTES } from '../../../src/orders-of-battle/bytes.ts';

// No worker has laid anything by.
vi.stubGlobal('caches', undefined);
afterEach(async () => {
  for (const one of await handedOver()) await one.done();
  location.hash = '';
});

const small = (name: string) => new File(['I Corps'], name);
const film = Object.defineProperty(small('film.mp4'), 'size', { value: MAX_BYTES + 1 });
const open = async (...files: (File | null)[]) => {
  await take({ files: files.map((file) => ({ getFile: async () => file ?? Promise.reject(new Error('gone')) })) });
  return [location.hash, (await handedOver()).map(({ name }) => name)];
};

describe('files opened with the app', () => {
  it('wait, all of them', async () => {
    expect(await open(small('a.csv'), small('b.csv'))).toEqual(['#/shared', ['a.csv', 'b.csv']]);
  });

  it.each([
    ['too large', [film], 'large', []],
    ['too large beside others', [small('a.csv'), film], 'large', ['a.csv']],
    ['too many', Array.from({ length: 9 }, (_, i) => small(`${i}`)), 'large', [...'01234567']],
    ['not to be read', [null], 'broken', []],
    ['not to be read beside others', [small('a.csv'), null], 'broken', ['a.csv']],
  ] as const)('are said where they are %s', async (_, files, said, names) => {
    expect(await open(...files)).toEqual([`#/shared/${said}`, names]);
  });
});
