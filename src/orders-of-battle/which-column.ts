/** Tables with more than one column that may be the strength: each is tried against the sums that the text states elsewhere. */
import { guessNation } from '../scenarios/nations.ts';
import { near } from './accounts.ts';
import type { Audit, Found } from './audit.ts';
import { fieldOf } from './columns.ts';
import { AWAY, NO_STRENGTHS } from './lexicon/audit.ts';
import { speaksOfUnit } from './nouns.ts';
import { numberOf, readFigure } from './numbers.ts';
import { FIGURES, type Figure, gather, type OobNode, walk } from './tree.ts';

/** A cell that holds a figure, by where it ends in print or by its number in a row. */
interface Cell {
  readonly at: number;
  readonly value: number;
}

interface Row {
  readonly node: OobNode;
  readonly figure: Figure;
  readonly army: OobNode;
  readonly cells: readonly Cell[];
  readonly own: number;
  /** How far apart cells of one column may end: cells of a row are counted, those in print may shift by a letter. */
  readonly slack: 0 | 1;
}

/** Less counts parts, losses or officers. */
const LEAST = 20;
const FEWEST_ROWS = 3;
/** As much of the rows, and of the other column's sum, a strength has. */
const MOST = 0.7;
const ALIKE = 0.5;

const isFigure = (cell: string): boolean => /^\D{0,2}\d[\d.,'’ ]*$/.test(cell.trim());

/** The cells of a line that is a row of cells. */
function rowOf({ rows, lines }: Audit, line: number): readonly string[] | undefined {
  const cells = rows.get(line)?.cells ?? (lines[line - 1] ?? '').split('\t');
  return cells.length > 2 ? cells : undefined;
}

function cellsIn(audit: Audit, line: number): readonly Cell[] {
  const text = audit.lines[line - 1] ?? '';
  const row = rowOf(audit, line);
  if (row) return row.flatMap((cell, at) => (isFigure(cell) ? [{ at, value: readFigure(cell).value ?? 0 }] : []));
  /** Two lists side by side. */
  if (text.split(/\s{2,}/).filter((cell) => /\p{L}{3}/u.test(cell)).length > 1) return [];
  return [...text.matchAll(/(?<=\s{2,})\d[\d.,]*(?=\s{2,}|\s*$)/gu)].map((found) => ({
    at: found.index + found[0].length,
    value: numberOf(found[0]) ?? 0,
  }));
}

/** Without what else was read of the entry, and without those that add up to its strength, unless some of them are away. */
function others(audit: Audit, cells: readonly Cell[], own: Cell, node: OobNode): readonly Cell[] {
  const read = FIGURES.flatMap((figure) => node[figure] ?? []);
  const at = cells.indexOf(own);
  let from = at;
  let rest = own.value;
  while (from > 0 && rest > 0) rest -= cells[--from]?.value ?? 0;
  const added = rest === 0 && at - from > 1 ? cells.slice(from, at) : [];
  const isAway = (cell: Cell) => AWAY.test(headOf(audit, node.source.line, cell.at));
  const parts = added.some(isAway) ? [] : added;
  return cells.filter((cell) => cell === own || (!read.includes(cell.value) && !parts.includes(cell)));
}

function rowsIn(audit: Audit): readonly Row[] {
  return [...walk(audit.tree)].flatMap(({ node, above }): Row[] => {
    const figure = node.sabres === undefined ? 'men' : 'sabres';
    const { [figure]: value } = node;
    if (value === undefined || node.children.length > 0) return [];
    const beside = audit.byLine.get(node.source.line)?.filter((each) => each[figure] !== undefined) ?? [];
    const cells = cellsIn(audit, node.source.line);
    const [own, ...same] = cells.filter((cell) => cell.value === value);
    return own && same.length === 0 && cells.length > 1 && beside.length < 2
      ? [
          {
            ...{ node, figure, army: above[0] ?? node, cells: others(audit, cells, own, node), own: own.at },
            slack: rowOf(audit, node.source.line) ? 0 : 1,
          },
        ]
      : [];
  });
}

/** What stands over a column, in the nearest row of words above its rows. */
function headOf(audit: Audit, line: number, at: number): string {
  for (let above = line - 1; above > Math.max(0, line - 40); above -= 1) {
    const cells = rowOf(audit, above);
    if (cells?.every((cell) => !/\d/.test(cell))) return cells[at]?.trim() ?? '';
    const text = audit.lines[above - 1] ?? '';
    if (cells || audit.rows.has(above) || /\d/.test(text) || text.length < at - 3) continue;
    const heads = [...text.matchAll(/\S+(?: \S+)*/gu)].map((head) => ({
      words: head[0],
      off: Math.abs(head.index + head[0].length - at),
    }));
    const [nearest] = heads.length > 1 ? heads.sort((one, other) => one.off - other.off) : [];
    const head = nearest && nearest.off < 5 ? nearest.words : undefined;
    const field = head && fieldOf(head);
    if (head) return field === undefined || field === 'men' ? head : '';
  }
  return '';
}

/** Figures that stand in no row of a table. */
const toldApart = (audit: Audit): readonly number[] =>
  audit.lines.flatMap((text, i) =>
    cellsIn(audit, i + 1).length > 1
      ? []
      : (text.match(/\d{1,3}(?:[.,]\d{3})+(?!\d)|\d{3,6}/g) ?? []).flatMap((was) => numberOf(was) ?? []),
  );

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** Whether the sums of a column, of its foot, its horse or an army of both, stand in the text. */
function isStated(rows: readonly Row[], values: readonly number[], told: readonly number[]): boolean {
  const parts = new Map<string, number[]>();
  for (const [i, { army, figure }] of rows.entries())
    for (const key of ['', army.id, figure, army.id + figure]) gather(parts, key, values[i] ?? 0);
  return [...parts.values()].some((of) => of.length > 2 && told.some((each) => near(sum(of), each)));
}

/** Marks each row with what it has in the other columns, the one whose sums are stated first. */
export function besideStrength(audit: Audit): readonly Found[] {
  const byColumn = new Map<number, Row[]>();
  for (const row of rowsIn(audit)) gather(byColumn, row.own, row);
  const told = toldApart(audit);
  return [...byColumn].flatMap(([own, rows]): Found[] => {
    const [first] = rows;
    if (!first || rows.length < FEWEST_ROWS) return [];
    const of = (at: number) =>
      rows.map(({ cells, slack }) => cells.find((cell) => Math.abs(cell.at - at) <= slack)?.value ?? 0);
    const { line } = first.node.source;
    const strengths = of(own);
    if (isStated(rows, strengths, told)) return [];
    const columns = [...new Set(rows.flatMap(({ cells }) => cells.map(({ at }) => at)))];
    return columns.flatMap((at): Found[] => {
      const values = of(at);
      const many = values.filter((value) => value >= LEAST).length >= rows.length * MOST;
      const ratio = sum(values) / sum(strengths);
      const head = headOf(audit, line, at);
      if (
        at === own ||
        !many ||
        ratio < ALIKE ||
        ratio > 1 / ALIKE ||
        head.search(NO_STRENGTHS) >= 0 ||
        (fieldOf(head) ?? 'men') !== 'men'
      )
        return [];
      const column = { head, at, stated: isStated(rows, values, told), instead: headOf(audit, line, own) };
      return rows.flatMap(({ node, figure }, i): Found[] => {
        const value = values[i] ?? 0;
        return value > 0
          ? [{ node, mark: { figure, was: String(value), why: 'column', column: { ...column, value } } }]
          : [];
      });
    });
  });
}

/** Whether a figure of a line is asked about with its column. */
export function askedByColumn(found: readonly Found[]): (line: number, values: readonly number[]) => boolean {
  const asked = new Set(
    found.flatMap(({ node, mark }) => (mark.column ? `${node.source.line} ${mark.column.value}` : [])),
  );
  return (line, values) => values.some((value) => asked.has(`${line} ${value}`));
}

/** Columns of words, more than a few rows of a table long, of which nothing stands in what was read. */
export function unreadColumns({ tree, rows }: Audit): readonly Found[] {
  const [first] = tree;
  const nodes = [...walk(tree)].map(({ node }) => node);
  const said = nodes
    .flatMap(({ name, commander = '', arrival = '', notes, quality, source }) => [
      ...[name, commander, arrival, ...quality.map(({ value }) => value)],
      ...notes.flatMap((note) => (typeof note === 'string' ? note : [])),
      ...(rows.has(source.line) ? [] : [source.text]),
    ])
    .join(' ')
    .toLowerCase();
  const read = new Set(nodes.map(({ source }) => source.line));
  const columns = new Map<number, string[]>();
  for (const { line, cells = [] } of rows.values())
    if (read.has(line) && cells.length > 2) for (const [at, cell] of cells.entries()) gather(columns, at, cell.trim());
  return [...columns].flatMap(([, cells]): Found[] => {
    const words = [...new Set(cells)].filter((cell) => /^\D*\p{Lu}\p{L}{3}\D*$/u.test(cell) && !speaksOfUnit(cell));
    const lost = words.filter(
      (cell) =>
        guessNation(cell) === undefined &&
        !(cell.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => said.includes(word)),
    );
    if (!first || lost.length < FEWEST_ROWS || lost.length < words.length * MOST) return [];
    return [{ node: first, mark: { figure: 'men', was: lost.slice(0, FEWEST_ROWS).join(', '), why: 'lost' } }];
  });
}
