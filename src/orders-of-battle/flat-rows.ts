/** A list of records without parts, in JSON or YAML, is a table whose keys are its headings: `{name, brigade, men}`. */
import { guessMapping, LEVEL_FIELDS } from './columns.ts';
import { readTables } from './csv.ts';
import type { Value } from './object-tree.ts';
import type { Row } from './rows.ts';
import type { Table } from './table.ts';
import type { Reading } from './tree.ts';

type Map_ = Extract<Value, { is: 'map' }>;
const isRecord = (value: Value): value is Map_ =>
  value.is === 'map' && value.entries.length > 0 && value.entries.every(([, each]) => each.is === 'word');

/** The records, whether they are the whole file or the one list in it. */
function recordsIn(value: Value): readonly Map_[] | undefined {
  if (value.is === 'list') return value.items.length > 1 && value.items.every(isRecord) ? value.items : undefined;
  if (value.is === 'word') return undefined;
  const [list, ...others] = value.entries.map(([, each]) => each).filter((each) => each.is !== 'word');
  return list && others.length === 0 ? recordsIn(list) : undefined;
}

/** The records as armies, where their keys tell what belongs to what; nothing where they do not. */
export function readFlat(value: Value): Reading | undefined {
  const records = recordsIn(value);
  if (!records) return undefined;
  const headings = [...new Set(records.flatMap(({ entries }) => entries.map(([key]) => key)))];
  const rows = records.map(({ line, entries }): Row => {
    const said = new Map(entries.map(([key, each]) => [key, each.is === 'word' ? each.text.trim() : '']));
    return { line, cells: headings.map((heading) => said.get(heading) ?? '') };
  });
  const mapping = guessMapping(
    headings,
    rows.map(({ cells }) => cells),
  );
  const tells = [...LEVEL_FIELDS, 'parent', 'depth'] as const;
  const named = mapping.name !== undefined || mapping.id !== undefined;
  if (!named || tells.every((field) => mapping[field] === undefined)) return undefined;
  const table: Table = { separator: ',', headings, title: '', mapping, rows, problems: [] };
  return readTables([{ table, mapping }]);
}
