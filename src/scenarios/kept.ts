/** Stored scenarios: their lines on the shelf, and searching them. */
import type { Said } from '../engine/message.ts';
import { readDraft } from './draft.ts';
import { slug } from './new-draft.ts';

export interface KeptLine {
  readonly id: string;
  /** Empty if it has none. */
  readonly title: string;
  readonly date?: string;
  readonly place?: string;
  readonly tags: readonly string[];
  readonly sides: readonly string[];
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Why it cannot be opened. */
  readonly unreadable?: Said;
}

/** The shelf's line for a stored scenario, even if it is unreadable. */
export function keptLine({
  id,
  updated,
  data,
}: {
  readonly id: string;
  readonly updated: number;
  readonly data: unknown;
}): KeptLine {
  const read = readDraft(data);
  if (!read.ok) {
    const said = typeof data === 'object' && data !== null ? Reflect.get(data, 'title') : undefined;
    const title = typeof said === 'string' && said !== '' ? said : id;
    return { id, title, tags: [], sides: [], updated, unreadable: read.problems[0]?.said ?? 'scenario-unreadable' };
  }
  const { title, date, place, tags, sides } = read.draft;
  return {
    id,
    title,
    date,
    ...(place && { place }),
    tags,
    sides: [sides.a.name, sides.b.name],
    updated,
  };
}

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** Whether every word of a search is in title, place, date, sides or tags. */
export function answers(line: KeptLine, search: string): boolean {
  const said = folded([line.title, line.place, line.date, ...line.tags, ...line.sides].join(' '));
  return folded(search)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** All tags on the shelf, the most common first. */
export function tagsOf(lines: readonly KeptLine[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of lines.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([tag]) => tag);
}

/** An id for a scenario on the shelf. `chance`: random letters that make it unique. */
export const scenarioId = (title: string, chance: string): string => `${slug(title).slice(0, 30)}-${chance}`;
