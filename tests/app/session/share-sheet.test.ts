/** What a system's share sheet answers, and what is made of it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareFile, sharesFiles } from '../../../src/app/session/share-sheet.ts';

afterEach(() => vi.unstubAllGlobals());

const sheet = (takes: (file: File) => boolean, answer: () => Promise<void>) => {
  const sent: File[] = [];
  vi.stubGlobal('navigator', {
    canShare: ({ files: [file] }: { files: File[] }) => takes(file!),
    share: ({ files: [file] }: { files: File[] }) => {
      sent.push(file!);
      return answer();
    },
  });
  return sent;
};
const refuses = (name: string) => () => Promise.reject(new DOMException('', name));
const agrees = () => Promise.resolve();

describe('a file that is shared', () => {
  it.each([
    ['AbortError', 'left'],
    ['NotAllowedError', 'late'],
    ['DataError', 'none'],
  ])('with %s it is told %s', async (name, told) => {
    sheet(() => true, refuses(name));
    expect(await shareFile('a.json', 'x', 'A')).toBe(told);
  });

  it('goes as a plain text where the system takes no json', async () => {
    const sent = sheet(({ type }) => type === 'text/plain', agrees);
    expect(await shareFile('a.json', 'x', 'A')).toBe('shared');
    expect(sent.map(({ name, type }) => [name, type])).toEqual([['a.txt', 'text/plain']]);
    expect(await sent[0]!.text()).toBe('x');
  });

  it('stays where there is no sheet for files', async () => {
    vi.stubGlobal('navigator', {});
    expect([await shareFile('a.txt', 'x', 'A'), sharesFiles('a.txt')]).toEqual(['none', false]);
  });
});
