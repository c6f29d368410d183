/** JSON with the line of every value; comments and commas too many are forgiven, for people write these by hand. */
import type { Messages } from '../engine/message.ts';
import type { Value } from './object-tree.ts';
import { MAX_DEPTH } from './tree.ts';

type Fault = Messages['reader-json-broken']['why'];

type ParsedJson =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly line: number; readonly why: Fault; readonly sign: string };

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const BLANKS = ' \t\r\ufeff';

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

const next = ({ text, at }: Place): string | undefined => text[at];

/** Passes over blanks and comments. */
function skip(place: Place): void {
  const { text } = place;
  for (let c = next(place); c !== undefined; c = next(place)) {
    if (c === '\n') place.line += 1;
    if (c === '\n' || BLANKS.includes(c)) place.at += 1;
    else if (text.startsWith('//', place.at)) {
      const end = text.indexOf('\n', place.at);
      place.at = end < 0 ? text.length : end;
    } else if (text.startsWith('/*', place.at)) {
      const end = text.indexOf('*/', place.at + 2);
      if (end < 0) stop('comment');
      place.line += text.slice(place.at, end).split('\n').length - 1;
      place.at = end + 2;
    } else return;
  }
}

function quoted(place: Place): string {
  place.at += 1;
  let out = '';
  for (;;) {
    const c = next(place);
    if (c === undefined || c === '\n') return stop('quote');
    place.at += 1;
    if (c === '"') return out;
    out += c === '\\' ? escaped(place) : c;
  }
}

/** What stands behind a backslash. */
function escaped(place: Place): string {
  const sign = next(place) ?? '';
  place.at += 1;
  if (sign !== 'u') return ESCAPES[sign] ?? sign;
  const hex = place.text.slice(place.at, place.at + 4);
  if (!/^[\da-f]{4}$/i.test(hex)) return stop('escape');
  place.at += 4;
  return String.fromCharCode(Number.parseInt(hex, 16));
}

/** A number, or a word of JSON's own. */
const BARE = /^(?:-?[\d.]+(?:e[+-]?\d+)?|true|false|null|NaN|undefined)$/i;

function valueAt(place: Place, depth: number): Value {
  if (depth > MAX_DEPTH * 2 + 2) return stop('depth');
  skip(place);
  const { line } = place;
  const c = next(place);
  if (c === undefined) return stop('end');
  if (c === '"') return { is: 'word', line, text: quoted(place) };
  if (c === '[') return { is: 'list', line, items: itemsAt(place, depth) };
  if (c === '{') return { is: 'map', line, entries: entriesAt(place, depth) };
  const word = /^[^\s,\]}:"[{]+/.exec(place.text.slice(place.at, place.at + 60))?.[0];
  if (!word || !BARE.test(word)) return stop('sign', c);
  place.at += word.length;
  return { is: 'word', line, text: /^(?:null|NaN|undefined)$/.test(word) ? '' : word };
}

/** Whether another follows in a list or a map that ends with `end`. */
function more(place: Place, end: string): boolean {
  skip(place);
  if (next(place) === undefined) return stop('end');
  if (next(place) !== end) return true;
  place.at += 1;
  return false;
}

/** Passes over the comma behind a value; before the end there need not be one. */
function comma(place: Place, end: string, missing: Fault): void {
  skip(place);
  const c = next(place);
  if (c === ',') place.at += 1;
  else if (c !== end) stop(c === undefined ? 'end' : missing);
}

function itemsAt(place: Place, depth: number): readonly Value[] {
  place.at += 1;
  const items: Value[] = [];
  while (more(place, ']')) {
    items.push(valueAt(place, depth + 1));
    comma(place, ']', 'bracket');
  }
  return items;
}

function entriesAt(place: Place, depth: number): readonly (readonly [string, Value])[] {
  place.at += 1;
  const entries: [string, Value][] = [];
  while (more(place, '}')) {
    if (next(place) !== '"') return stop('key');
    const key = quoted(place);
    skip(place);
    if (next(place) !== ':') return stop('colon');
    place.at += 1;
    entries.push([key, valueAt(place, depth + 1)]);
    comma(place, '}', 'brace');
  }
  return entries;
}

export function parseJson(text: string): ParsedJson {
  const place: Place = { text, at: 0, line: 1 };
  try {
    const value = valueAt(place, 1);
    skip(place);
    if (place.at < text.length) return { ok: false, line: place.line, why: 'behind', sign: '' };
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, line: place.line, why: error.why, sign: error.sign };
    throw error;
  }
}
