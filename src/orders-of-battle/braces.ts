/** Braces that join lines of a column: what stands at their point is told of all lines between their ends. */

import { beginsWithRank } from './commanders.ts';
import type { RawLine } from './manners.ts';
import { isBareMan, isTitled } from './names.ts';
import { hintsOf } from './nouns.ts';

const OPENING = /^([^{}|]*?)(?<=^|\s)\{(?=\s)(.*)$/u;
const CLOSING = /^(\s*\S[^{}|]*?)\s\}(?=\s|$)(.*)$/u;
/** Fewer are no columns. */
const LEAST_LINES = 3;

interface Braced {
  readonly line: number;
  readonly indent: number;
  /** What stands at the point of the brace. */
  readonly label: string;
  /** One of the lines between its ends. */
  readonly part: string;
}

const indentOf = (text: string): number => text.search(/\S|$/u);
const isMan = (label: string): boolean =>
  beginsWithRank(label) || isTitled(label) || (isBareMan(label) && hintsOf(label).level === undefined);

/** "The Reserve" and "Major-general Moore": what leads it behind its name. */
const headOf = (labels: readonly string[]): string => labels.join(', ');

/** Lines one further in than what holds them. */
const below = (group: readonly Braced[], indent: number): readonly RawLine[] =>
  unbraced(group.map(({ line, part }) => ({ line, text: ' '.repeat(indent + 2) + part.trim() })));

/** A label that is no man begins the next group, as high as its own first line. */
function opened(run: readonly Braced[], indent: number): readonly RawLine[] {
  const groups: Braced[][] = [];
  for (const each of run) {
    const labels = groups.at(-1)?.filter(({ label }) => label !== '') ?? [];
    const goesOn = each.label === '' || (labels.length === 1 && isMan(each.label));
    if (goesOn && groups.length > 0) groups.at(-1)?.push(each);
    else groups.push([each]);
  }
  return groups.flatMap((group) => {
    const labels = group.flatMap(({ label }) => (label === '' ? [] : [label]));
    const head = { line: group[0]?.line ?? 1, text: ' '.repeat(indent) + headOf(labels) };
    return [...(labels.length > 0 ? [head] : []), ...below(group, indent)];
  });
}

/** How far the points of braces are from the middle of the lines they join, where they end at these lines. */
const offCentre = (ends: readonly number[], points: readonly number[]): number =>
  points.reduce((sum, point, i) => sum + Math.abs(point - ((ends[i - 1] ?? 0) + (ends[i] ?? 0) - 1) / 2), 0);

/** Where each brace ends so that all points stand in the middle, as near as may be. */
function endsOf(points: readonly number[], n: number): readonly number[] {
  const [, ...next] = points;
  return (
    next
      .reduce<readonly (readonly number[])[]>(
        (all, point, i) =>
          all
            .flatMap((ends) =>
              Array.from({ length: point - (points[i] ?? 0) }, (_, k) => [...ends, (points[i] ?? 0) + 1 + k]),
            )
            .sort((a, b) => offCentre(a, points) - offCentre(b, points))
            .slice(0, MOST_TRIED),
        [[]],
      )
      .map((ends) => [...ends, n])
      .sort((a, b) => offCentre(a, points) - offCentre(b, points))[0] ?? [n]
  );
}
const MOST_TRIED = 50;

function closed(run: readonly Braced[], indent: number): readonly RawLine[] {
  const points = run.flatMap(({ label }, i) => (/\p{L}{3}|\d/u.test(label) ? [i] : []));
  if (points.length === 0) return run.map(({ line, part }) => ({ line, text: part }));
  return endsOf(points, run.length).flatMap((end, i, ends) => {
    const group = run.slice(ends[i - 1] ?? 0, end);
    const label = run[points[i] ?? 0]?.label ?? '';
    const line = group[0]?.line ?? 1;
    /** A figure alone is what all have together. */
    if (!/\p{L}{3}/u.test(label))
      return [{ line, text: `${' '.repeat(indent)}${group.map(({ part }) => part.trim()).join(' & ')}   ${label}` }];
    return [{ line, text: ' '.repeat(indent) + label }, ...below(group, indent)];
  });
}

/** Each brace as a line that heads those it joins. */
export function unbraced(lines: readonly RawLine[]): readonly RawLine[] {
  const way = [OPENING, CLOSING].find((brace) => lines.filter(({ text }) => brace.test(text)).length >= LEAST_LINES);
  const inner =
    lines.length < LEAST_LINES
      ? [OPENING, CLOSING].find((brace) => lines.every(({ text }) => brace.test(text)))
      : undefined;
  const brace = way ?? inner;
  if (!brace) return lines;
  const out: RawLine[] = [];
  let run: Braced[] = [];
  const told = lines.flatMap(({ text }) => brace.exec(text)?.[1] ?? []).filter((left) => left.trim() !== '');
  const indent = Math.min(...told.map(indentOf));
  const finish = (): void => {
    out.push(...(brace === OPENING ? opened(run, indent) : closed(run, indent)));
    run = [];
  };
  for (const { line, text } of lines) {
    const [, left = '', right = ''] = brace.exec(text) ?? [];
    const [label, part] = brace === OPENING ? [left, right] : [right, left];
    if (left + right === '') {
      if (run.length > 0) finish();
      out.push({ line, text });
    } else run.push({ line, indent: indentOf(left), label: label.replace(/[\s.]+$/u, '').trim(), part });
  }
  finish();
  return out;
}
