/** JSON: nested entries, or a plain map from a brigade to the names of its battalions. */
import { type Messages, say } from '../engine/message.ts';
import { looksLikeJson } from './detect.ts';
import { readFlat } from './flat-rows.ts';
import { type Format, failed, guarded, problem } from './format.ts';
import { readObjects, type Value } from './object-tree.ts';
import { grow, MAX_DEPTH, type Problem, type Reading } from './tree.ts';

/** The version of nested JSON that is understood; a later one is refused rather than half-read. */
const KNOWN_VERSION = 1;

type Fault = Messages['reader-json-broken']['why'];

type Parsed =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly line: number; readonly why: Fault; readonly sign: string };

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Carries what is wrong out of the depth of the reading. */
class Stop extends Error {
  constructor(
    readonly why: Fault,
    readonly sign = '',
  ) {
    super(why);
  }
}

/** JSON with the line of every value; comments and commas too many are forgiven, for people write these by hand. */
function parse(text: string): Parsed {
  let at = 0;
  let line = 1;
  const stop = (why: Fault, sign?: string): never => {
    throw new Stop(why, sign);
  };
  const skip = () => {
    for (;;) {
      const c = text[at];
      if (c === '\n') line += 1;
      if (c === ' ' || c === '\t' || c === '\n' || c === '\r' || c === '\ufeff') at += 1;
      else if (c === '/' && text[at + 1] === '/') while (at < text.length && text[at] !== '\n') at += 1;
      else if (c === '/' && text[at + 1] === '*') {
        const end = text.indexOf('*/', at + 2);
        if (end < 0) stop('comment');
        line += text.slice(at, end).split('\n').length - 1;
        at = end + 2;
      } else return;
    }
  };
  const quoted = (): string => {
    at += 1;
    let out = '';
    for (;;) {
      const c = text[at];
      if (c === undefined || c === '\n') return stop('quote');
      at += 1;
      if (c === '"') return out;
      if (c !== '\\') {
        out += c;
        continue;
      }
      const e = text[at] ?? '';
      at += 1;
      if (e === 'u') {
        const hex = text.slice(at, at + 4);
        if (!/^[\da-f]{4}$/i.test(hex)) return stop('escape');
        out += String.fromCharCode(Number.parseInt(hex, 16));
        at += 4;
      } else out += ESCAPES[e] ?? e;
    }
  };
  const value = (depth: number): Value => {
    if (depth > MAX_DEPTH * 2 + 2) return stop('depth');
    skip();
    const start = line;
    const c = text[at];
    if (c === undefined) return stop('end');
    if (c === '"') return { is: 'word', line: start, text: quoted() };
    if (c === '[' || c === '{') return c === '[' ? list(depth, start) : map(depth, start);
    const word = /^[^\s,\]}:"[{]+/.exec(text.slice(at, at + 60))?.[0];
    if (!word || !/^(?:-?[\d.]+(?:e[+-]?\d+)?|true|false|null|NaN|undefined)$/i.test(word)) return stop('sign', c);
    at += word.length;
    return { is: 'word', line: start, text: /^(?:null|NaN|undefined)$/.test(word) ? '' : word };
  };
  const list = (depth: number, start: number): Value => {
    at += 1;
    const items: Value[] = [];
    for (;;) {
      skip();
      if (text[at] === ']') break;
      if (text[at] === undefined) return stop('end');
      items.push(value(depth + 1));
      skip();
      if (text[at] === ',') at += 1;
      else if (text[at] !== ']') return stop(text[at] === undefined ? 'end' : 'bracket');
    }
    at += 1;
    return { is: 'list', line: start, items };
  };
  const map = (depth: number, start: number): Value => {
    at += 1;
    const entries: [string, Value][] = [];
    for (;;) {
      skip();
      if (text[at] === '}') break;
      if (text[at] === undefined) return stop('end');
      if (text[at] !== '"') return stop('key');
      const key = quoted();
      skip();
      if (text[at] !== ':') return stop('colon');
      at += 1;
      entries.push([key, value(depth + 1)]);
      skip();
      if (text[at] === ',') at += 1;
      else if (text[at] !== '}') return stop(text[at] === undefined ? 'end' : 'brace');
    }
    at += 1;
    return { is: 'map', line: start, entries };
  };
  try {
    const whole = value(1);
    skip();
    if (at < text.length) return { ok: false, line, why: 'behind', sign: '' };
    return { ok: true, value: whole };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, line, why: error.why, sign: error.sign };
    throw error;
  }
}

function read(text: string): Reading {
  const parsed = parse(text);
  if (!parsed.ok) return failed(say('reader-json-broken', { why: parsed.why, sign: parsed.sign }), parsed.line);
  const { value } = parsed;
  if (value.is === 'word') return failed('reader-single-value');
  const problems: Problem[] = [];
  const top = value.is === 'map' ? value.entries : [];
  const version = top.find(([key]) => /^(?:version|schema|schemaversion)$/i.test(key))?.[1];
  if (version?.is === 'word' && Number(version.text) > KNOWN_VERSION)
    return failed(say('reader-json-newer', { version: version.text, known: KNOWN_VERSION }), version.line);
  const body: Value =
    value.is === 'map'
      ? {
          ...value,
          entries: top.filter(([key, each]) => !(each === version || (/^\$/.test(key) && each.is === 'word'))),
        }
      : value;
  const flat = readFlat(body);
  if (flat) return flat;
  const roots = readObjects(body, problems);
  if (roots.length === 0) return failed('reader-nothing-in-it');
  if (!text.includes('"men"') && roots.length > 0) {
    const figures = /"(?:men|strength|sabres|bayonets|guns|points|infantry|cavalry)"|\d{3}/i.test(text);
    if (!figures) problems.push(problem('note', 'reader-no-strengths'));
  }
  return grow(roots, problems);
}

export const jsonMap: Format = {
  id: 'json-map',
  looksLike: looksLikeJson,
  read: guarded(read),
};
