import { describe, expect, it } from 'vitest';
import { chosenBytes, chosenText } from '../../../src/app/session/chosen.ts';
import { say } from '../../../src/engine/message.ts';
import { LARGEST_FILE } from '../../../src/journal/file.ts';

/** A file of such a size, which says how often it was read. */
function file(size: number, content: () => Promise<string> = async () => 'I Corps') {
  const made = { size, reads: 0, text: () => read(), arrayBuffer: async () => new TextEncoder().encode(await read()) };
  const read = () => {
    made.reads += 1;
    return content();
  };
  return made as unknown as Blob & { readonly reads: number };
}

describe('a file that was chosen', () => {
  it('is read once, as its text or its bytes', async () => {
    const chosen = file(7);
    expect(await chosenText(chosen, 'battle')).toEqual({ ok: true, value: 'I Corps' });
    expect(chosen.reads).toBe(1);
    expect(await chosenBytes(chosen, 'battle')).toEqual({ ok: true, value: new TextEncoder().encode('I Corps') });
  });

  it.each([chosenText, chosenBytes])('is not read where it is too large for what it was to be', async (read) => {
    const film = file(LARGEST_FILE + 1);
    const said = say('file-too-large', { what: 'order-of-battle', mb: 40 });
    expect(await read(film, 'order-of-battle')).toMatchObject({ ok: false, said });
    expect(film.reads).toBe(0);
  });

  it.each([chosenText, chosenBytes])('is refused where it cannot be read', async (read) => {
    const gone = file(7, () => Promise.reject(new DOMException('gone', 'NotFoundError')));
    expect(await read(gone, 'battle')).toEqual({ ok: false, said: 'file-unreadable' });
  });
});
