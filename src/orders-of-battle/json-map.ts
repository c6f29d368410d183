/** JSON: nested entries, or a plain map from a brigade to the names of its battalions. */
import { say } from '../engine/message.ts';
import { readFlat } from './flat-rows.ts';
import { type Format, failed, guarded, problem } from './format.ts';
import { parseJson } from './json-values.ts';
import { readObjects, type Value } from './object-tree.ts';
import { grow, type Problem, type Reading } from './tree.ts';

/** The version of nested JSON that is understood; a later one is refused rather than half-read. */
const KNOWN_VERSION = 1;

function read(text: string): Reading {
  const parsed = parseJson(text);
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
  if (!text.includes('"men"')) {
    const figures = /"(?:men|strength|sabres|bayonets|guns|points|infantry|cavalry)"|\d{3}/i.test(text);
    if (!figures) problems.push(problem('note', 'reader-no-strengths'));
  }
  return grow(roots, problems);
}

export const jsonMap: Format = { read: guarded(read) };
