/**
 * A scenario as letters for an address: deflated, in URL-safe base64, and cut into numbered parts for a series of
 * codes. It never goes to a server: it stands behind the # of the address.
 */
import type { Said } from '../engine/message.ts';

/** In letters; more than any scenario has, and less than would overload a phone. */
const MAX_TEXT = 4_000_000;
export const MAX_DATA = 400_000;

/** The prefix of such data, so that a later format can be told apart. */
const WHOLE = 's1.';
const PART = 'p1.';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = bytes.subarray(i, i + 3);
    text += BASE64.charAt(a >> 2) + BASE64.charAt(((a & 3) << 4) | ((b ?? 0) >> 4));
    if (b !== undefined) text += BASE64.charAt(((b & 15) << 2) | ((c ?? 0) >> 6));
    if (c !== undefined) text += BASE64.charAt(c & 63);
  }
  return text;
}

function toBytes(letters: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of letters) {
    const value = BASE64.indexOf(letter);
    if (value < 0) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at++] = (bits >> held) & 255;
    }
  }
  return bytes;
}

/** All bytes of a stream; undefined beyond the limit. */
async function drain(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Packs a text into letters for an address. */
export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await drain(packed, MAX_TEXT);
  if (!bytes) throw new Error('The text is too large for a link.');
  return WHOLE + toLetters(bytes);
}

export type Unpacked = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly said: Said };

const refuse = (said: Said): Unpacked => ({ ok: false, said });

/** Unpacks the text. Never throws; refuses a link that is cut off or far too large. */
export async function unpack(data: string): Promise<Unpacked> {
  if (data.length > MAX_DATA) return refuse('link-too-long');
  if (!data.startsWith(WHOLE)) return refuse('link-not-ours');
  const bytes = toBytes(data.slice(WHOLE.length));
  if (!bytes) return refuse('link-changed');
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await drain(stream, MAX_TEXT);
    if (!text) return refuse('link-too-large');
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(text) };
  } catch {
    return refuse('link-cut-off');
  }
}

// ---- parts -----------------------------------------------------------------------------------------------------------

/** Letters in one code: a phone can still read it from a screen at arm's length. */
const PART_LETTERS = 700;

/** The most codes anyone would scan. */
export const MAX_PARTS = 24;

/** The limit for incoming parts: another app may cut smaller ones. */
export const MOST_PARTS = 80;

/** A short checksum over all letters, which tells the parts of one scenario from those of another. */
function mark(data: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < data.length; i++) sum = Math.imul(sum ^ data.charCodeAt(i), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** The data in parts `p1.2.5.mark.letters`. Data that fits one code stays whole. */
export function cutInParts(data: string, letters = PART_LETTERS): readonly string[] {
  if (data.length <= letters) return [data];
  const total = Math.ceil(data.length / letters);
  return Array.from(
    { length: total },
    (_, i) => `${PART}${i + 1}.${total}.${mark(data)}.${data.slice(i * letters, (i + 1) * letters)}`,
  );
}

export interface Part {
  readonly number: number;
  readonly total: number;
  readonly mark: string;
  readonly letters: string;
}

export function readPart(data: string): Part | undefined {
  const match = /^p1\.(\d{1,3})\.(\d{1,3})\.([0-9a-z]{1,8})\.([A-Za-z0-9_.-]+)$/.exec(data);
  if (!match) return undefined;
  const [, at, of, mark = '', letters = ''] = match;
  const [number, total] = [Number(at), Number(of)];
  return number < 1 || number > total || total > MOST_PARTS ? undefined : { number, total, mark, letters };
}

/** The parts of the newest mark so far; `data` once all are there and the checksum is right. */
export interface Gathering {
  readonly total: number;
  readonly have: readonly number[];
  readonly data?: string;
  readonly damaged?: boolean;
}

export function gather(parts: readonly string[]): Gathering | undefined {
  const read = parts.flatMap((part) => readPart(part) ?? []);
  const last = read.at(-1);
  if (!last) return undefined;
  const mine = new Map(
    read.filter(({ mark: m, total }) => m === last.mark && total === last.total).map((part) => [part.number, part]),
  );
  const have = [...mine.keys()].sort((a, b) => a - b);
  if (have.length < last.total) return { total: last.total, have };
  const data = have.map((number) => mine.get(number)?.letters ?? '').join('');
  return mark(data) === last.mark ? { total: last.total, have, data } : { total: last.total, have, damaged: true };
}

/** All data in a pasted text, from links or bare, in order. A full stop at the end does not count. */
export const dataIn = (text: string): readonly string[] => text.match(/\b(?:s1|p1)(?:\.[A-Za-z0-9_-]+)+/g) ?? [];
