import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, say } from '../../src/engine/message.ts';
import { decode, ENCODINGS, MAX_BYTES } from '../../src/orders-of-battle/bytes.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian: boolean) => {
  const out = new Uint8Array(text.length * 2);
  for (let i = 0; i < text.length; i += 1) new DataView(out.buffer).setUint16(i * 2, text.charCodeAt(i), !bigEndian);
  return out;
};
const text = (bytes: Uint8Array, forced?: Parameters<typeof decode>[1]) => {
  const read = decode(bytes, forced);
  if (!read.ok) throw new Error(codeOf(read.said));
  return { text: read.text, encoding: read.encoding };
};
const refused = (bytes: Uint8Array) => {
  const read = decode(bytes);
  return read.ok ? `read as ${read.encoding}` : read.said;
};

describe('from bytes to text', () => {
  it('reads UTF-8 with and without a byte order mark, and line ends as one sign', () => {
    expect(text(utf8('Légère\r\nJäger\rend'))).toEqual({ text: 'Légère\nJäger\nend', encoding: 'utf-8' });
    expect(text(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8('é')]))).toEqual({ text: 'é', encoding: 'utf-8' });
  });

  it('reads UTF-16 of both ends, with a mark and by its noughts', () => {
    const words = 'Brigade of the Guard, 1,200 men';
    for (const bigEndian of [true, false]) {
      const encoding = bigEndian ? 'utf-16be' : 'utf-16le';
      const mark = bigEndian ? [0xfe, 0xff] : [0xff, 0xfe];
      expect(text(new Uint8Array([...mark, ...utf16(words, bigEndian)]))).toEqual({ text: words, encoding });
      expect(text(utf16(words, bigEndian))).toEqual({ text: words, encoding });
    }
  });

  it('falls back to Windows-1252 and says on which line UTF-8 failed', () => {
    const bytes = new Uint8Array([...utf8('Division\n'), 0x4c, 0xe9, 0x67, 0x92]);
    const read = decode(bytes);
    expect(read).toMatchObject({ ok: true, text: 'Division\nLég’', encoding: 'windows-1252' });
    expect(read.ok && read.because).toEqual(say('reader-because-line-unfit', { line: 2 }));
  });

  it('takes the encoding the player forces, and says where it does not fit', () => {
    expect(text(utf8('é'), 'windows-1252').text).toBe('Ã©');
    const forced = decode(new Uint8Array([0x61, 0x0a, 0xe9, 0x20]), 'utf-8');
    expect(forced).toMatchObject({ ok: true, text: 'a\n\ufffd ', problems: [{ severity: 'warning', line: 2 }] });
  });

  it.each([
    ['its last letter cut off', utf8('Légère\nJäger\nGrenadé').slice(0, -1), 'Légère\nJäger\nGrenad\ufffd', 3],
    ['one bad byte', new Uint8Array([...utf8('Légère\n'), 0xff, ...utf8('Jäger')]), 'Légère\n\ufffdJäger', 2],
    ['a mark and a bad byte', new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0xe9]), 'a\ufffd', 1],
  ])('reads UTF-8 with %s, and warns', (_, bytes, words, line) => {
    const read = decode(bytes);
    expect(read).toMatchObject({ ok: true, text: words, encoding: 'utf-8', problems: [{ severity: 'warning', line }] });
  });

  it.each([
    ['Łęczyca', 'windows-1250', [0xa3, 0xea, 0x63, 0x7a, 0x79, 0x63, 0x61]],
    ['Барклай', 'windows-1251', [0xc1, 0xe0, 0xf0, 0xea, 0xeb, 0xe0, 0xe9]],
  ] as const)('reads %s in %s where it is chosen', (words, encoding, bytes) => {
    expect(text(new Uint8Array(bytes), encoding)).toEqual({ text: words, encoding });
  });

  it.each([
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 16]],
    ['pdf', [...utf8('%PDF-1.4\n%')]],
    ['zip', [0x50, 0x4b, 3, 4, 20, 0]],
    ['office', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ['program', [0x4d, 0x5a, 0x90, 0x00, 3]],
  ] as const)('refuses %s whatever it is called', (what, bytes) => {
    expect(refused(new Uint8Array(bytes))).toEqual(say('reader-no-text', { what }));
  });

  it('does not take text for a program because of its first two letters', () => {
    expect(text(utf8('MZ Regiment, 1200 men')).encoding).toBe('utf-8');
  });

  it('refuses what is full of control characters, what is empty and what is too large', () => {
    expect(refused(new Uint8Array([1, 2, 3, 65, 66, 4, 5, 6]))).toBe('reader-control-characters');
    expect(refused(new Uint8Array())).toBe('reader-empty-file');
    expect(refused(new Uint8Array(MAX_BYTES + 1))).toEqual(say('reader-too-large', { mb: 40, limit: 40 }));
  });

  it.each([
    ['Général;Élite;Préfet', 'macintosh', [0x8e, 0x83]],
    ['Général;Élite;Préfet', 'windows-1252', [0xe9, 0xc9]],
  ] as const)('tells "%s" in %s by the letters inside its words', (words, encoding, [small, large]) => {
    const bytes = [...words].map((c) => (c === 'é' ? small : c === 'É' ? large : c.charCodeAt(0)));
    expect(text(new Uint8Array(bytes))).toMatchObject({ text: words, encoding });
  });

  it('never throws, on any bytes and any encoding', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.option(fc.constantFrom(...ENCODINGS), { nil: undefined }),
        (bytes, forced) => {
          const read = decode(bytes, forced);
          expect(read.ok ? typeof read.text : codeOf(read.said)).toBeTruthy();
        },
      ),
    );
  });
});
