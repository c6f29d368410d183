/** Nested lists in YAML: "- name: …" with keys below, or maps of maps. */

import { CST, LineCounter, Parser } from 'yaml';
import { say } from '../engine/message.ts';
import { readFlat } from './flat-rows.ts';
import { type Format, failed, guarded, problem } from './format.ts';
import { readObjects, type Value } from './object-tree.ts';
import { grow, MAX_DEPTH, MAX_NODES, type Problem, type Reading } from './tree.ts';

/** An entry is a map of some ten words inside a list: this many values are more than the most entries could have. */
const MAX_VALUES = MAX_NODES * 20;

/** Letters; this format takes the longest to take apart. */
const MOST_LETTERS = 1_000_000;

/** A line that a tab indents. */
const TAB_INDENTS = /^ *\t[ \t]*[^\s#]/mu;

interface Fault {
  readonly code: string;
  readonly at: number;
}

/** What is left to read, and what was met on the way. */
interface Budget {
  readonly lines: LineCounter;
  readonly faults: Fault[];
  left: number;
  deepest?: number;
  repeats?: true;
}

type Token = CST.Token | null | undefined;

function asValue(token: Token, depth: number, budget: Budget, from = 0): Value {
  const at = token?.offset ?? from;
  const { line } = budget.lines.linePos(at);
  budget.left -= 1;
  if (depth > MAX_DEPTH * 2 + 2) budget.deepest ??= line;
  if (budget.left < 0 || budget.deepest !== undefined) return { is: 'word', line, text: '' };
  if (token?.type === 'block-map' || token?.type === 'block-seq' || token?.type === 'flow-collection')
    return collected(token, line, depth, budget);
  if (token?.type === 'alias') budget.repeats = true;
  return { is: 'word', line, text: wordOf(token, budget) };
}

function collected(
  token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection,
  line: number,
  depth: number,
  budget: Budget,
): Value {
  const { offset, type, indent } = token;
  const fault = (code: string, at = offset): void => void budget.faults.push({ code, at });
  if (type === 'flow-collection' && token.end.length === 0) fault('MISSING_CHAR');
  const isMap = type === 'block-map' || (type === 'flow-collection' && token.start.type === 'flow-map-start');
  const items = token.items.filter(({ key, value, sep }) => key || value || sep);
  if (!isMap) {
    return {
      is: 'list',
      line,
      items: items.map(({ key, value }) =>
        key ? pairOf(key, value, depth + 1, budget) : asValue(value, depth + 1, budget, offset),
      ),
    };
  }
  for (const { key, sep } of type === 'block-map' ? items : []) {
    if (!key) continue;
    if (!sep?.some((each) => each.type === 'map-value-ind')) fault('MISSING_CHAR', key.offset);
    else if (key.type === 'block-seq') fault('BLOCK_AS_IMPLICIT_KEY', key.offset);
    else if ('indent' in key && key.indent !== indent) fault('BAD_INDENT', key.offset);
    else if ('source' in key && key.source.includes('\n')) fault('MULTILINE_IMPLICIT_KEY', key.offset);
  }
  return {
    is: 'map',
    line,
    entries: items.map(
      ({ key, value }) => [wordOf(key, budget), asValue(value, depth + 1, budget, key?.offset)] as const,
    ),
  };
}

/** "[a: 1]": a map of one pair. */
const pairOf = (key: CST.Token, value: Token, depth: number, budget: Budget): Value => ({
  is: 'map',
  line: budget.lines.linePos(key.offset).line,
  entries: [[wordOf(key, budget), asValue(value, depth + 1, budget, key.offset)]],
});

/** A word as it stands in the file: "007" stays so, and so does "1_000". */
function wordOf(token: Token, { faults }: Budget): string {
  if (!token || !CST.isScalar(token)) return '';
  const word = CST.resolveAsScalar(token, false, (at, code) => faults.push({ code, at }));
  if (token.type !== 'scalar') return word?.value ?? '';
  return /^(?:~|null)$/iu.test(token.source) ? '' : token.source;
}

/** Keys that all entries have but the last does not, as when a file was cut in the middle of it. */
function cutOff(value: Value): { readonly line: number; readonly missing: readonly string[] } | undefined {
  const counts = new Map<string, number>();
  let entries = 0;
  let last: Value | undefined;
  const stack: Value[] = [value];
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.is === 'map') {
      entries += 1;
      if (!last || each.line >= last.line) last = each;
      for (const [key, below] of each.entries) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        stack.push(below);
      }
    } else if (each.is === 'list') stack.push(...each.items);
  }
  if (entries < 8 || last?.is !== 'map') return undefined;
  const own = new Set(last.entries.map(([key]) => key));
  const missing = [...counts].filter(([key, n]) => n >= entries - 1 && !own.has(key)).map(([key]) => key);
  return missing.length > 0 ? { line: last.line, missing } : undefined;
}

function read(text: string): Reading {
  const lines = new LineCounter();
  const budget: Budget = { lines, faults: [], left: MAX_VALUES };
  const values: Value[] = [];
  const tab = TAB_INDENTS.exec(text);
  if (tab) budget.faults.push({ code: 'TAB_AS_INDENT', at: tab.index });
  for (const token of new Parser(lines.addNewLine).parse(text)) {
    if (token.type === 'document' && token.value) values.push(asValue(token.value, 1, budget));
    else if (token.type === 'error') budget.faults.push({ code: 'UNEXPECTED_TOKEN', at: token.offset });
  }
  if (values.length === 0) return failed('reader-empty-file');
  const problems: Problem[] = budget.faults
    .slice(0, 5)
    .map(({ code, at }) => problem('error', say('reader-yaml-broken', { why: code }), lines.linePos(at).line));
  if (budget.deepest !== undefined) return failed('reader-deeper-than-any', budget.deepest);
  if (budget.left < 0) return failed(say('reader-too-many-entries', { most: MAX_NODES }));
  const nested = values.filter((value) => value.is !== 'word');
  const [first] = nested;
  if (!first) return failed('reader-no-lists');
  if (budget.repeats) problems.push(problem('warning', 'reader-yaml-repeats'));
  for (const value of nested) {
    const cut = cutOff(value);
    if (cut) problems.push(problem('warning', say('reader-last-entry-lacks', { missing: cut.missing }), cut.line));
  }
  const flat = nested.length === 1 ? readFlat(first) : undefined;
  if (flat) return { ...flat, problems: [...problems, ...flat.problems] };
  return grow(
    nested.flatMap((value) => readObjects(value, problems)),
    problems,
  );
}

export const yamlTree: Format = { read: guarded(read, MOST_LETTERS) };
