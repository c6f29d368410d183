/** A text of two battles: each is read by itself, and the review asks which is meant. */
import { DATE, DATE_INSIDE } from './lexicon/pages.ts';
import type { OobNode, OobTree, Reading } from './tree.ts';

/** "Kirchdorf, 14 May 1809", "Battle of Dennewitz (6 September 1813)" */
const TITLE =
  /^[\s=#*]*(?:the )?(\p{L}[\p{L}\s'’.-]{3,50}?)(?:,? (?:on |am |le |el |vom )?|\s*\(|,\s|\s[–—-]\s)(?=\d|\p{L}+\s\d)(.{6,30}?)\)?[\s=#*:.]*$/u;
const LEAST_FIGURES = 6;

const FIGURE = /(?<![\d.,])\d(?:[\d.,lO]*\d)/g;

interface Title {
  readonly at: number;
  readonly place: string;
  readonly day: string;
}

/** Lines between blank ones that are a place and a day. */
const titlesIn = (lines: readonly string[]): readonly Title[] =>
  lines.flatMap((line, at) => {
    const alone = [lines[at - 1], lines[at + 1]].every((beside = '') => beside.trim() === '');
    const [, place = '', day = ''] = (alone && line.length < 90 && TITLE.exec(line)) || [];
    return DATE.test(day) && /1[78]\d\d/.test(day) && DATE_INSIDE.test(day) ? [{ at, place, day }] : [];
  });

/** Where each battle begins; one title is that of the whole text. */
function startsIn(lines: readonly string[]): readonly Title[] {
  const titles = titlesIn(lines);
  const isNew = ({ place, day }: Title, i: number): boolean =>
    titles.slice(0, i).every((other) => other.place !== place && other.day !== day);
  const figures = (from: number, to?: number): number =>
    lines.slice(from, to).flatMap((line) => (DATE_INSIDE.test(line) ? [] : (line.match(FIGURE) ?? []))).length;
  const starts: Title[] = [];
  for (const title of titles.filter(isNew)) {
    const before = starts.at(-1);
    if (!before || figures(before.at + 1, title.at) >= LEAST_FIGURES) starts.push(title);
  }
  return starts.length > 1 && figures((starts.at(-1)?.at ?? 0) + 1) >= LEAST_FIGURES ? starts : [];
}

const renamed = (node: OobNode, end: string): OobNode => ({
  ...node,
  id: `${node.id}${end}`,
  children: node.children.map((child) => renamed(child, end)),
});

/** Lines keep their numbers: what stands above a battle is blank to it. */
export function byBattle(text: string, read: (text: string) => Reading): Reading {
  const lines = text.split('\n');
  const starts = startsIn(lines);
  if (starts.length === 0) return read(text);
  const readings = starts.map(({ at }, i) => {
    const from = i === 0 ? 0 : at;
    const { tree, problems } = read('\n'.repeat(from) + lines.slice(from, starts[i + 1]?.at).join('\n'));
    return { problems, roots: tree.roots.map((root) => (i === 0 ? root : renamed(root, `b${i}`))) };
  });
  if (readings.some(({ roots }) => roots.length === 0)) return read(text);
  const battles = starts.map(({ place }, i) => ({ name: place, roots: readings[i]?.roots.map(({ id }) => id) ?? [] }));
  const roots = readings.flatMap((reading) => reading.roots);
  const tree: OobTree = { title: starts.map(({ place }) => place).join(', '), battles, roots };
  return { tree, problems: readings.flatMap(({ problems }) => problems) };
}
