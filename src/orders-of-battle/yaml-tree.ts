/** Nested lists in YAML: "- name: …" with keys below, or maps of maps. */

import { isAlias, isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseAllDocuments } from 'yaml';
import { say } from '../engine/message.ts';
import { looksLikeYaml } from './detect.ts';
import { readFlat } from './flat-rows.ts';
import { type Format, failed, guarded, problem } from './format.ts';
import { readObjects, type Value } from './object-tree.ts';
import { grow, MAX_DEPTH, MAX_NODES, type Problem, type Reading } from './tree.ts';

/** An entry is a map of some ten words inside a list: this many values are more than the most entries could have. */
const MAX_VALUES = MAX_NODES * 20;

/** Letters; this format takes the longest to take apart. */
const MOST_LETTERS = 1_000_000;

interface Budget {
  left: number;
  deepest?: number;
}

function asValue(node: unknown, lines: LineCounter, depth: number, budget: Budget): Value {
  const line =
    isMap(node) || isSeq(node) || isScalar(node) || isAlias(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1;
  budget.left -= 1;
  if (depth > MAX_DEPTH * 2 + 2) budget.deepest ??= line;
  if (budget.left < 0 || budget.deepest !== undefined) return { is: 'word', line, text: '' };
  if (isMap(node))
    return {
      is: 'map',
      line,
      entries: node.items.map((pair) => [wordOf(pair.key), asValue(pair.value, lines, depth + 1, budget)] as const),
    };
  if (isSeq(node))
    return { is: 'list', line, items: node.items.map((item) => asValue(item, lines, depth + 1, budget)) };
  return { is: 'word', line, text: isScalar(node) ? wordOf(node) : '' };
}

/** A word as it stands in the file: "007" stays so, and so does "1_000". */
function wordOf(node: unknown): string {
  if (!isScalar(node) || node.value === null || node.value === undefined) return '';
  return node.type === 'PLAIN' && node.source !== undefined ? node.source : String(node.value);
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
  const documents = parseAllDocuments<ParsedNode>(text, {
    lineCounter: lines,
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: false,
  });
  if (!Array.isArray(documents) || documents.length === 0) return failed('reader-empty-file');
  const problems: Problem[] = documents
    .flatMap((doc) => doc.errors)
    .slice(0, 5)
    .map(({ code, pos }) => problem('error', say('reader-yaml-broken', { why: code }), lines.linePos(pos[0]).line));
  const budget: Budget = { left: MAX_VALUES };
  const values = documents.map((doc) => asValue(doc.contents, lines, 1, budget));
  if (budget.deepest !== undefined) return failed('reader-deeper-than-any', budget.deepest);
  if (budget.left < 0) return failed(say('reader-too-many-entries', { most: MAX_NODES }));
  const nested = values.filter((value) => value.is !== 'word');
  const [first] = nested;
  if (!first) return failed('reader-no-lists');
  if (documents.some((doc) => hasAlias(doc.contents))) problems.push(problem('warning', 'reader-yaml-repeats'));
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

function hasAlias(top: unknown): boolean {
  const stack: unknown[] = [top];
  while (stack.length > 0) {
    const node = stack.pop();
    if (isAlias(node)) return true;
    if (isMap(node)) for (const pair of node.items) stack.push(pair.value);
    else if (isSeq(node)) for (const item of node.items) stack.push(item);
  }
  return false;
}

export const yamlTree: Format = {
  id: 'yaml-tree',
  looksLike: looksLikeYaml,
  read: guarded(read, MOST_LETTERS),
};
