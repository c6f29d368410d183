/** From bytes to text: byte order marks, then UTF-16 by its noughts, then UTF-8, then Windows-1252, or the old Mac's letters. */
import { type Messages, say, word } from '../engine/message.ts';
import { problem } from './format.ts';
import type { Problem, Told } from './tree.ts';

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 40;
/** Bytes. */
export const MAX_BYTES = MOST_MEGABYTES * MEGABYTE;

type Decoded =
  | {
      readonly ok: true;
      readonly text: string;
      readonly encoding: Encoding;
      readonly because: Told;
      /** What of it could not be read. */
      readonly problems?: readonly Problem[];
    }
  | { readonly ok: false; readonly said: Told };

const refuse = (said: Told): Decoded => ({ ok: false, said });

type NoText = Messages['reader-no-text']['what'];

/** How well-known files that are no text begin. */
const FIRST_BYTES: readonly { readonly bytes: readonly number[]; readonly at?: number; readonly what: NoText }[] = [
  { bytes: [0x89, 0x50, 0x4e, 0x47], what: 'png' },
  { bytes: [0xff, 0xd8, 0xff], what: 'jpeg' },
  { bytes: [0x47, 0x49, 0x46, 0x38], what: 'gif' },
  { bytes: [0x57, 0x45, 0x42, 0x50], at: 8, what: 'webp' },
  { bytes: [0x66, 0x74, 0x79, 0x70], at: 4, what: 'phone' },
  { bytes: [0x49, 0x49, 0x2a, 0x00], what: 'tiff' },
  { bytes: [0x4d, 0x4d, 0x00, 0x2a], what: 'tiff' },
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'pdf' },
  { bytes: [0x50, 0x4b, 0x03, 0x04], what: 'zip' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], what: 'office' },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], what: 'rtf' },
  { bytes: [0x1f, 0x8b], what: 'gzip' },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], what: 'seven-zip' },
  { bytes: [0x52, 0x61, 0x72, 0x21], what: 'rar' },
  { bytes: [0x42, 0x5a, 0x68], what: 'bzip2' },
  { bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66], what: 'sqlite' },
  { bytes: [0x4d, 0x5a], what: 'program' },
  { bytes: [0x7f, 0x45, 0x4c, 0x46], what: 'program' },
  { bytes: [0x49, 0x44, 0x33], what: 'sound' },
  { bytes: [0x4f, 0x67, 0x67, 0x53], what: 'sound' },
];

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  bytes.length >= at + start.length && start.every((byte, i) => bytes[at + i] === byte);

/** Two letters that begin a program begin many a text as well: those count only where noughts follow. */
function knownBinary(bytes: Uint8Array): NoText | undefined {
  const head = bytes.subarray(0, 512);
  const found = FIRST_BYTES.find(({ bytes: start, at }) => startsWith(bytes, start, at));
  if (!found) return undefined;
  const [first = 0] = head;
  return found.bytes.length > 3 || head.includes(0) || first >= 0x80 || first < 0x20 ? found.what : undefined;
}

function boundByMark(bytes: Uint8Array): { encoding: Encoding; skip: number } | undefined {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return { encoding: 'utf-8', skip: 3 };
  if (startsWith(bytes, [0xff, 0xfe])) return { encoding: 'utf-16le', skip: 2 };
  if (startsWith(bytes, [0xfe, 0xff])) return { encoding: 'utf-16be', skip: 2 };
  return undefined;
}

/** UTF-16 without a mark shows by noughts in every second place. */
function boundByNoughts(bytes: Uint8Array): Encoding | undefined {
  const head = bytes.subarray(0, 4096);
  const noughts = (rest: number) => head.reduce((n, byte, i) => n + Number(byte === 0 && i % 2 === rest), 0);
  const [even, odd] = [noughts(0), noughts(1)];
  const half = head.length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.4 && odd < half * 0.05) return 'utf-16be';
  return undefined;
}

const plain = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

function strictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-8 with a sign in the place of whatever does not fit, and on which line that is first. */
function loosely(bytes: Uint8Array) {
  const text = plain(new TextDecoder('utf-8').decode(bytes));
  const [before = '', ...after] = text.split('\ufffd');
  return { text, bad: after.length, line: before.split('\n').length };
}

/** Letters of another encoding hardly ever happen to be whole signs of UTF-8, and then never most of them. */
const isMostlyUtf8 = (text: string, bad: number): boolean => (text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0) > bad;

const illegible = (n: number, line: number): Problem => problem('warning', say('reader-letters-unfit', { n }), line);

const looksBinary = (text: string): boolean => {
  const head = text.slice(0, 8192);
  const odd = [...head].filter((c) => c < ' ' && !'\t\n\r\f\v\u001a'.includes(c)).length;
  return head.includes('\0') || odd > head.length * 0.02;
};

/** What Windows-1252 puts on 0x80 to 0x9f. Written out, for some engines give ISO 8859-1 under its name, without quotes. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromWindows1252(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192)).replace(
      /[\u0080-\u009f]/g,
      (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80] ?? c,
    );
  return text;
}

/** The letters of the west as the old Mac wrote them, where Windows-1252 has quotes, signs or nothing. */
const MAC_LETTERS = /[\x80-\x90\x99-\x9f]/;

/** Which of the two a text is in: the one whose letters stand inside its words. */
function looksMac(bytes: Uint8Array): boolean {
  let mac = 0;
  let windows = 0;
  const isLetter = (byte: number | undefined) => byte !== undefined && /[A-Za-z]/.test(String.fromCharCode(byte));
  for (const [i, byte] of bytes.entries()) {
    if (mac + windows >= 500) break;
    if (byte < 0x80 || !(isLetter(bytes[i - 1]) || isLetter(bytes[i + 1]))) continue;
    if (byte >= 0xc0) windows += 1;
    else if (MAC_LETTERS.test(String.fromCharCode(byte)) && isLetter(bytes[i + 1])) mac += 1;
  }
  return mac > windows;
}

/** Reads a file's bytes as text; `forced` is an encoding the player chose. Line ends come out as `\n`. */
export function decode(bytes: Uint8Array, forced?: Encoding): Decoded {
  if (bytes.length > MAX_BYTES) {
    const mb = Math.round((bytes.length / MEGABYTE) * 10) / 10;
    return refuse(say('reader-too-large', { mb, limit: MOST_MEGABYTES }));
  }
  if (bytes.length === 0) return refuse('reader-empty-file');
  const what = knownBinary(bytes);
  if (what) return refuse(say('reader-no-text', { what }));

  const mark = boundByMark(bytes);
  const noughts = mark ? undefined : boundByNoughts(bytes);
  const encoding = forced ?? mark?.encoding ?? noughts;
  const body = mark && (!forced || forced === mark.encoding) ? bytes.subarray(mark.skip) : bytes;

  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const text = plain(new TextDecoder(encoding).decode(body));
    if (looksBinary(text))
      return refuse(say('reader-not-in-encoding', { encoding: word(`reader-encoding-${encoding}`) }));
    const because = forced ? 'reader-because-chosen' : mark ? 'reader-because-mark' : 'reader-because-noughts';
    return { ok: true, text, encoding, because };
  }
  let because: Told = 'reader-because-chosen';
  if (encoding === undefined || encoding === 'utf-8') {
    const whole = strictly(body);
    const { text, bad, line } = whole === undefined ? loosely(body) : { text: plain(whole), bad: 0, line: 0 };
    if (encoding === 'utf-8' || bad === 0 || isMostlyUtf8(text, bad)) {
      if (looksBinary(text)) return refuse('reader-control-characters');
      if (!forced)
        because = mark ? 'reader-because-mark' : bad === 0 ? 'reader-because-all-fit' : 'reader-because-most-fit';
      return { ok: true, text, encoding: 'utf-8', because, ...(bad > 0 && { problems: [illegible(bad, line)] }) };
    }
    because = say('reader-because-line-unfit', { line });
  }
  const other = encoding ?? (looksMac(body) ? 'macintosh' : 'windows-1252');
  const text = plain(other === 'windows-1252' ? fromWindows1252(body) : new TextDecoder(other).decode(body));
  if (looksBinary(text)) return refuse('reader-control-characters');
  return { ok: true, text, encoding: other, because };
}
