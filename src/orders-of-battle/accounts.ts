/** What a page says in figures and the reading did not use: figures in a line, and sums that nothing adds up to. */
import { figuresIn, numberOf } from './numbers.ts';
import type { PageLine } from './page.ts';
import { FIGURES, type Sprout } from './tree.ts';

/** A sum as the page states it. */
export interface Stated {
  readonly line: number;
  readonly text: string;
}

const TOKEN =
  /(?<![\p{L}\d/.,:#])(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+|\d{2,6})(?![\p{L}\d/:]|[.,]\d|(?:er|st|nd|rd|th|e)(?!\p{L})|[º°])/gu;
const YEAR = /^1[78]\d\d$/;
/** No regiment had a higher number. */
const MOST_NUMBER = 200;
const LEAST = 30;

/** Before these a figure numbers something. */
const NUMBERS =
  /(?:n[or°º]\.?|#|(?<!\p{L})(?:ir|lir|hr|dr|kr|ur|cr|p|page|vol|turn|day|le|on|the|from|until))\.?\s*$/iu;

function* all(roots: readonly Sprout[]): Generator<Sprout> {
  for (const root of roots) {
    yield root;
    yield* all(root.children);
  }
}

/** All figures an entry holds, and those that come of several. */
function used(nodes: readonly Sprout[]): ReadonlySet<number> {
  const figures = nodes.flatMap((node) => [
    ...FIGURES.flatMap((figure) => node[figure] ?? []),
    node.parts?.count ?? 0,
    ...node.marks.flatMap(({ was }) => numberOf(was) ?? []),
    ...node.marks.flatMap(({ was }) => (was.match(/\d[\d.,]*/g) ?? []).flatMap((figure) => numberOf(figure) ?? [])),
    ...node.notes.flatMap((note) =>
      typeof note === 'string' ? (note.match(/\d[\d.,]*/g) ?? []).flatMap((figure) => numberOf(figure) ?? []) : [],
    ),
  ]);
  const together = FIGURES.map((figure) => nodes.reduce((sum, node) => sum + (node[figure] ?? 0), 0));
  return new Set([...figures, ...together]);
}

/** The figures of a line that may be a strength and were not used. */
function unread({ text }: PageLine, nodes: readonly Sprout[]): readonly string[] {
  const known = used(nodes);
  const names = nodes.map(({ name }) => name).join(' ');
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index = 0 }) => {
    const value = numberOf(token.trim());
    const before = text.slice(0, index);
    if (value === undefined || value < LEAST || known.has(value)) return [];
    if (YEAR.test(token) || NUMBERS.test(before) || /(?:[-–—/&]|\bto)\s*$/u.test(before)) return [];
    return value < MOST_NUMBER && names.includes(token) ? [] : [token];
  });
}

/** Marks what was not used, for the review to ask about. */
export function markUnread(lines: readonly PageLine[], roots: readonly Sprout[], headed: boolean): void {
  const byLine = new Map<number, Sprout[]>();
  for (const node of all(roots)) byLine.set(node.source.line, [...(byLine.get(node.source.line) ?? []), node]);
  for (const line of lines) {
    const nodes = byLine.get(line.line);
    const [node] = nodes ?? [];
    if (!nodes || !node || line.tooLong || (headed && line.cells)) continue;
    if (nodes.some(({ kind }) => kind === 'other')) continue;
    for (const was of unread(line, nodes))
      node.marks.push({ figure: node.kind === 'cavalry' ? 'sabres' : 'men', was, why: 'unread' });
  }
}

export interface Sums {
  readonly foot: number;
  readonly horse: number;
  readonly guns: number;
  readonly gunners: number;
}

export const NONE: Sums = { foot: 0, horse: 0, guns: 0, gunners: 0 };

/** Every sum that the tree can show: of each entry, and of each row of brothers that stand one behind the other. */
export function sumsOf(node: Sprout, into: Sums[] = []): Sums {
  const gunner = node.kind === 'artillery' || node.level === 'battery' || node.kind === 'other';
  const parts = node.children.map((child) => sumsOf(child, into)).reduce(added, NONE);
  const tells = node.men !== undefined || node.sabres !== undefined;
  const own: Sums = {
    foot: gunner ? 0 : (node.men ?? 0),
    horse: gunner ? 0 : (node.sabres ?? 0),
    guns: node.guns ?? 0,
    gunners: gunner ? (node.men ?? 0) : 0,
  };
  const sum = tells
    ? { ...own, horse: Math.max(own.horse, 0), guns: node.guns ?? parts.guns }
    : { ...parts, guns: node.guns ?? parts.guns };
  into.push(sum, ...(tells && node.children.length > 0 ? [parts] : []));
  return sum;
}

export const added = (a: Sums, b: Sums): Sums => ({
  foot: a.foot + b.foot,
  horse: a.horse + b.horse,
  guns: a.guns + b.guns,
  gunners: a.gunners + b.gunners,
});

/** More sums than any page has. */
const MOST_STATED = 200;
/** How far printed sums are from what they sum. */
const NEAR = 0.005;
export const near = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1, other * NEAR);

/** The sums that nothing adds up to, marked at the entry that stands above them. */
export function markStated(stated: readonly Stated[], roots: readonly Sprout[]): void {
  const shown: Sums[] = [];
  const whole = roots.map((root) => sumsOf(root, shown)).reduce(added, NONE);
  const sums = [...shown, whole];
  const fits = (value: number): boolean =>
    sums.some(({ foot, horse, guns, gunners }) =>
      [foot, horse, guns, foot + horse, foot + gunners, foot + horse + gunners].some((each) => near(each, value)),
    );
  const order = [...all(roots)].sort((a, b) => b.source.line - a.source.line);
  for (const { line, text } of stated.slice(0, MOST_STATED)) {
    const figures = [...text.matchAll(TOKEN)].flatMap(({ 0: token }) =>
      YEAR.test(token) ? [] : (numberOf(token) ?? []),
    );
    const parts = figuresIn(text).found.flatMap(({ of, value }) =>
      of === 'guns' && value !== undefined ? [value] : [],
    );
    const most = Math.max(0, ...figures);
    const loose = /(?<!\p{L})(?:about|some|nearly|over|c\.|circa|environ|etwa|rund)(?!\p{L})/iu.test(text);
    const fitting =
      fits(most) ||
      (loose && sums.some(({ foot, horse, gunners }) => Math.abs(foot + horse + gunners - most) < most / 10));
    const wrong = fitting
      ? []
      : [...figures.filter((value) => value >= LEAST), ...parts].filter((value) => !fits(value));
    const [value] = wrong;
    const above = order.find((node) => node.source.line < line) ?? roots[0];
    if (value !== undefined && above) above.marks.push({ figure: 'men', was: text.trim().slice(0, 80), why: 'stated' });
  }
}
