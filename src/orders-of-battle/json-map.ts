/** JSON: nested entries, or a plain map from a brigade to the names of its battalions. */
import { looksLikeJson } from './detect.ts';
import { readFlat } from './flat-rows.ts';
import { FORMAT_TITLES, type Format, failed, guarded, problem } from './format.ts';
import { readObjects, type Value } from './object-tree.ts';
import { grow, MAX_DEPTH, type Problem, type Reading } from './tree.ts';

/** The version of nested JSON that is understood; a later one is refused rather than half-read. */
const KNOWN_VERSION = 1;

type Parsed =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly line: number; readonly sentence: string };

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Carries a sentence out of the depth of the reading. */
class Stop extends Error {}

/** JSON with the line of every value; comments and commas too many are forgiven, for people write these by hand. */
function parse(text: string): Parsed {
  let at = 0;
  let line = 1;
  const stop = (sentence: string): never => {
    throw new Stop(sentence);
  };
  const skip = () => {
    for (;;) {
      const c = text[at];
      if (c === '\n') line += 1;
      if (c === ' ' || c === '\t' || c === '\n' || c === '\r' || c === '\ufeff') at += 1;
      else if (c === '/' && text[at + 1] === '/') while (at < text.length && text[at] !== '\n') at += 1;
      else if (c === '/' && text[at + 1] === '*') {
        const end = text.indexOf('*/', at + 2);
        if (end < 0) stop('a comment never ends');
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
      if (c === undefined || c === '\n') return stop('a text in quotes never ends');
      at += 1;
      if (c === '"') return out;
      if (c !== '\\') {
        out += c;
        continue;
      }
      const e = text[at]!;
      at += 1;
      if (e === 'u') {
        const hex = text.slice(at, at + 4);
        if (!/^[\da-f]{4}$/i.test(hex)) return stop('a \\u is not followed by four figures');
        out += String.fromCharCode(Number.parseInt(hex, 16));
        at += 4;
      } else out += ESCAPES[e] ?? e ?? '';
    }
  };
  const value = (depth: number): Value => {
    if (depth > MAX_DEPTH * 2 + 2) return stop('it is nested deeper than any army');
    skip();
    const start = line;
    const c = text[at];
    if (c === undefined) return stop('the file breaks off here');
    if (c === '"') return { is: 'word', line: start, text: quoted() };
    if (c === '[' || c === '{') return c === '[' ? list(depth, start) : map(depth, start);
    const word = /^[^\s,\]}:"[{]+/.exec(text.slice(at, at + 60))?.[0];
    if (!word || !/^(?:-?[\d.]+(?:e[+-]?\d+)?|true|false|null|NaN|undefined)$/i.test(word))
      return stop(`"${c}" does not belong here`);
    at += word.length;
    return { is: 'word', line: start, text: /^(?:null|NaN|undefined)$/.test(word) ? '' : word };
  };
  const list = (depth: number, start: number): Value => {
    at += 1;
    const items: Value[] = [];
    for (;;) {
      skip();
      if (text[at] === ']') break;
      if (text[at] === undefined) return stop('the file breaks off here');
      items.push(value(depth + 1));
      skip();
      if (text[at] === ',') at += 1;
      else if (text[at] !== ']')
        return stop(text[at] === undefined ? 'the file breaks off here' : 'a comma or ] is missing');
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
      if (text[at] === undefined) return stop('the file breaks off here');
      if (text[at] !== '"') return stop('a key in quotes is missing');
      const key = quoted();
      skip();
      if (text[at] !== ':') return stop('a colon is missing');
      at += 1;
      entries.push([key, value(depth + 1)]);
      skip();
      if (text[at] === ',') at += 1;
      else if (text[at] !== '}')
        return stop(text[at] === undefined ? 'the file breaks off here' : 'a comma or } is missing');
    }
    at += 1;
    return { is: 'map', line: start, entries };
  };
  try {
    const whole = value(1);
    skip();
    if (at < text.length) return { ok: false, line, sentence: 'something follows after the end' };
    return { ok: true, value: whole };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, line, sentence: error.message };
    throw error;
  }
}

function read(text: string): Reading {
  const parsed = parse(text);
  if (!parsed.ok) return failed(`Line ${parsed.line}: ${parsed.sentence}. None of the file was read.`, parsed.line);
  const { value } = parsed;
  if (value.is === 'word') return failed('This is a single value, not an army.');
  const problems: Problem[] = [];
  const top = value.is === 'map' ? value.entries : [];
  const version = top.find(([key]) => /^(?:version|schema|schemaversion)$/i.test(key))?.[1];
  if (version?.is === 'word' && Number(version.text) > KNOWN_VERSION)
    return failed(
      `Line ${version.line} says version ${version.text}, and only version ${KNOWN_VERSION} is known here. Update the app, then read it again.`,
      version.line,
    );
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
  if (roots.length === 0) return failed('There is nothing in this file that could be a formation or a unit.');
  if (!text.includes('"men"') && roots.length > 0) {
    const figures = /"(?:men|strength|sabres|bayonets|guns|points|infantry|cavalry)"|\d{3}/i.test(text);
    if (!figures) problems.push(problem('note', 'The file gives no strengths; they are asked for below.'));
  }
  return grow(roots, problems);
}

export const jsonMap: Format = {
  id: 'json-map',
  title: FORMAT_TITLES['json-map'],
  looksLike: looksLikeJson,
  read: guarded(read),
};
