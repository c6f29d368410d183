/** JSON with the line of every value; comments and commas too many are forgiven, for people write these by hand. */
import type { Messages } from '../engine/message.ts';
import type { Value } from './object-tree.ts';
import { MAX_DEPTH } from './tree.ts';

type Fault = Messages['reader-json-broken']['why'];

type ParsedJson =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly line: number; readonly why: Fault; readonly sign: string };

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Carries what is wrong out of the depth of the reading. */
class Stop extends Error {
  constructor(
    readonly why: Fault,
    readonly sign = '',
  ) {
    super(why);
  }
}

const stop = (why: Fault, sign?: string): never => {
  throw new Stop(why, sign);
};

/** How far the text has been read. */
interface Place {
  readonly text: string;
  at: number;
  line: number;
}

const GAP = /(?:[ \t\r\n\ufeff]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const QUOTED = /"[^"\\\n]*(?:\\(?:u[\da-fA-F]{4}|[^u])[^"\\\n]*)*/y;
/** A number, or a word of JSON's own. */
const BARE = /(?:-?[\d.]+(?:e[+-]?\d+)?|true|false|null|NaN|undefined)(?![^\s,\]}:"[{])/iy;

/** Passes over what stands next, if it is so. */
function take(place: Place, pattern: RegExp): string | undefined {
  pattern.lastIndex = place.at;
  const found = pattern.exec(place.text)?.[0];
  place.at += found?.length ?? 0;
  place.line += (found?.split('\n').length ?? 1) - 1;
  return found;
}

/** What stands next behind blanks and comments. */
function next(place: Place): string | undefined {
  take(place, GAP);
  if (place.text.startsWith('/*', place.at)) stop('comment');
  return place.text[place.at];
}

function quoted(place: Place): string {
  const found = take(place, QUOTED) ?? '';
  if (place.text[place.at] !== '"') stop(place.text.startsWith('\\u', place.at) ? 'escape' : 'quote');
  place.at += 1;
  return found
    .slice(1)
    .replace(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (_, hex: string | undefined, sign: string) =>
      hex === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(hex, 16)),
    );
}

function valueAt(place: Place, depth: number): Value {
  if (depth > MAX_DEPTH * 2 + 2) return stop('depth');
  const sign = next(place);
  const { line } = place;
  if (sign === undefined) return stop('end');
  if (sign === '"') return { is: 'word', line, text: quoted(place) };
  if (sign === '[') return { is: 'list', line, items: within(place, ']', 'bracket', () => valueAt(place, depth + 1)) };
  if (sign === '{') return { is: 'map', line, entries: within(place, '}', 'brace', () => entryAt(place, depth + 1)) };
  const word = take(place, BARE) ?? stop('sign', sign);
  return { is: 'word', line, text: /^(?:null|NaN|undefined)$/.test(word) ? '' : word };
}

function entryAt(place: Place, depth: number): readonly [string, Value] {
  if (next(place) !== '"') return stop('key');
  const key = quoted(place);
  if (next(place) !== ':') return stop('colon');
  place.at += 1;
  return [key, valueAt(place, depth)];
}

/** What stands between brackets, with commas between; before the end there may be one or none. */
function within<T>(place: Place, end: string, missing: Fault, each: () => T): readonly T[] {
  const items: T[] = [];
  place.at += 1;
  while (next(place) !== end) {
    if (next(place) === undefined) return stop('end');
    items.push(each());
    const behind = next(place);
    if (behind === ',') place.at += 1;
    else if (behind !== end) stop(behind === undefined ? 'end' : missing);
  }
  place.at += 1;
  return items;
}

export function parseJson(text: string): ParsedJson {
  const place: Place = { text, at: 0, line: 1 };
  try {
    const value = valueAt(place, 1);
    if (next(place) !== undefined) return { ok: false, line: place.line, why: 'behind', sign: '' };
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, line: place.line, why: error.why, sign: error.sign };
    throw error;
  }
}
