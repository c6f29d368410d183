/** Printed columns: what stands below a heading is told by its place in the line, also where cells are left empty. */
import { fieldOf, LEVEL_FIELDS } from './columns.ts';
import type { RawLine } from './manners.ts';

interface Cell {
  readonly text: string;
  readonly from: number;
  readonly until: number;
}

/** Dot leaders are as good as blanks, and as wide. */
const withoutLeaders = (line: string): string =>
  line.replace(/\s\.{2,}|(?:\s\.)+(?=\s{2,})/gu, (dots) => ' '.repeat(dots.length));

const cellsOf = (line: string): readonly Cell[] =>
  [...withoutLeaders(line).matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index = 0 }) => ({
    text,
    from: index,
    until: index + text.length,
  }));

/** How far a cell stands from the column of a heading; those above it stand nowhere else. */
const apart = (cell: Cell, head: Cell): number => Math.max(0, head.from - cell.until, cell.from - head.until);

const overlaps = (one: Cell, other: Cell): boolean => one.from < other.until && other.from < one.until;

const isWord = ({ text }: RawLine): boolean => !/[\d\t|:]/.test(text) && /\p{L}/u.test(text);
const MOST_HEAD_LINES = 5;
/** Left of this stand names, whether or not they have a heading. */
const LEAST_NAME = 16;

/** "Batts. of" above "Infantry.": one heading in two lines. */
function stacked(above: readonly Cell[], below: readonly Cell[]): readonly Cell[] {
  const out = [...above];
  for (const cell of below) {
    const at = out.findIndex((head) => overlaps(cell, head));
    const { [at]: head } = out;
    if (head)
      out[at] = {
        text: `${head.text} ${cell.text}`,
        from: Math.min(head.from, cell.from),
        until: Math.max(head.until, cell.until),
      };
    else out.push(cell);
  }
  return out.sort((a, b) => a.from - b.from);
}

/** A title over several columns, "PRESENT UNDER ARMS", is none of them; one of losses, "Killed", says what all below it are. */
function titled(above: readonly Cell[], below: readonly Cell[]): readonly [readonly Cell[], readonly Cell[]] {
  const titles = above.filter((cell) => below.filter((head) => overlaps(cell, head)).length > 1);
  const lost = (head: Cell) => titles.find((title) => fieldOf(title.text) === 'notes' && overlaps(title, head));
  return [
    above.filter((cell) => !titles.includes(cell)),
    below.map((head) => ({ ...head, text: lost(head)?.text ?? head.text })),
  ];
}

/** "Unit      Commander     Men    Guns", in one line or in several, and nothing else; how many lines it takes. */
function headsAt(lines: readonly RawLine[], from: number): { readonly heads: readonly Cell[]; readonly n: number } {
  const none = { heads: [], n: 0 };
  let heads: readonly Cell[] = [];
  let found: { readonly heads: readonly Cell[]; readonly n: number } = none;
  for (let n = 0; n < MOST_HEAD_LINES; n += 1) {
    const { [from + n]: line } = lines;
    if (!line || !isWord(line) || (n === 0 && !/\S {2,}\S/.test(line.text))) break;
    const cells = cellsOf(line.text);
    const [only] = cells;
    /** "Esc." below "Bat. ou" */
    const goesOn = n > 0 && only && only.from >= LEAST_NAME && heads.some((head) => overlaps(head, only));
    if (cells.length < 2 && !goesOn) break;
    heads = stacked(...titled(heads, cells));
    const known = heads.filter(({ text }) => fieldOf(text) !== undefined);
    const [first] = heads;
    const named = first !== undefined && (first.from < LEAST_NAME || known.length === heads.length);
    const all = heads.length - (first && first.from < LEAST_NAME ? 1 : 0);
    if (heads.length > 1 && named && known.filter((head) => head !== first || first.from >= LEAST_NAME).length === all)
      found = { heads, n: n + 1 };
  }
  const [first] = found.heads;
  if (first && first.from >= LEAST_NAME && found.heads.length > 1)
    return { heads: [{ text: 'Unit', from: 0, until: 1 }, ...found.heads], n: found.n };
  return found.heads.length > 2 ? found : headsByFigures(lines, from);
}

const FIRST_ROWS = 12;
const LEAST_FIGURES = 3;

/** The columns of figures below a heading, where every row that has figures has as many. */
function figureColumns(lines: readonly RawLine[]): readonly Cell[] {
  const rows = lines
    .slice(0, FIRST_ROWS)
    .map(({ text }) => cellsOf(text).slice(1).filter(isFigure))
    .filter(({ length }) => length >= LEAST_FIGURES);
  const [first] = rows;
  if (!first || rows.length < LEAST_FIGURES || rows.some(({ length }) => length !== first.length)) return [];
  return first.map((_, i) => {
    const cells = rows.flatMap(({ [i]: cell }) => cell ?? []);
    return {
      text: '',
      from: Math.min(...cells.map(({ from }) => from)),
      until: Math.max(...cells.map(({ until }) => until)),
    };
  });
}

const wordsIn = (line: string): readonly Cell[] =>
  [...line.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({ text, from: index, until: index + text.length }));

/** Headings so close that they run together, "Offrs. Serjts. Rank &" above "& Drs. File": the figures below part them. */
function headsByFigures(
  lines: readonly RawLine[],
  from: number,
): { readonly heads: readonly Cell[]; readonly n: number } {
  const none = { heads: [], n: 0 };
  const { [from]: top } = lines;
  if (!top || !isWord(top) || !/\S {2,}\S/.test(top.text)) return none;
  const past = lines.findIndex((line, i) => i > from && !isWord(line));
  const n = past - from;
  if (past < 0 || n < 2 || n > MOST_HEAD_LINES) return none;
  const columns = figureColumns(lines.slice(past));
  const [left] = columns;
  if (!left || left.from < LEAST_NAME) return none;
  const heads = [{ text: '', from: 0, until: 1 }, ...columns];
  for (const { text } of lines.slice(from, past))
    for (const word of wordsIn(text)) {
      const near = heads
        .map((head, at) => ({
          at,
          far: at === 0 ? word.from : Math.abs(head.from + head.until - word.from - word.until) / 2,
        }))
        .sort((a, b) => a.far - b.far)[0];
      const { [near?.at ?? 0]: head } = heads;
      // A word that the line's end broke: "effec-", "tives".
      if (head)
        heads[near?.at ?? 0] = {
          ...head,
          text: `${head.text} ${word.text}`.trim().replace(/(\p{L})- (?=\p{Ll})/u, '$1'),
        };
    }
  const told = heads.slice(1).map(({ text }) => fieldOf(text));
  return told.includes('men') && told.filter((field) => field === undefined).length * 3 <= told.length
    ? { heads, n }
    : none;
}

const isFigure = ({ text }: Cell): boolean => /^[\d.,'’ ½?]+$|^[-–—»"]+$|^\d[\d,.]*\s\p{L}+\.?$/u.test(text);

/** What is told in words. */
const TEXTS: ReadonlySet<string | undefined> = new Set([
  ...LEVEL_FIELDS,
  'name',
  'commander',
  'parent',
  'nation',
  'side',
  'kind',
  'arrival',
]);
const RUN_TOGETHER = /^(.*\p{L}.*)\s(\d[\d.,]*|[-–—])$/u;
const NEAR = 3;

/** The cells of a row under their headings, or nothing where two stand under one. */
function under(heads: readonly Cell[], row: readonly Cell[]): readonly string[] | undefined {
  /** As many figures as columns: none was left empty, wherever they stand. */
  const last = row.slice(1 - heads.length);
  const named = heads.filter(({ text }, i) => i === 0 || TEXTS.has(fieldOf(text)));
  if (
    named.length === 1 &&
    heads.length > 2 &&
    row.length >= heads.length - 1 &&
    last.length === heads.length - 1 &&
    last.every(isFigure)
  ) {
    const name = row.slice(0, 1 - heads.length).map(({ text }) => text);
    /** A column of formations beside that of units. */
    if (name.filter((text) => /\p{L}{3}/u.test(text)).length > 1) return undefined;
    return [name.join(' '), ...last.map(({ text }) => text)];
  }
  const out = heads.map(() => '');
  const [name] = row;
  const [, second] = heads;
  /** So long a name that it pushes what stands behind it. */
  const pushed =
    name &&
    second &&
    !isFigure(name) &&
    !RUN_TOGETHER.test(name.text) &&
    name.until > second.from - 2 &&
    row.slice(1).every(isFigure);
  if (pushed && row.length <= heads.length && (row[1]?.from ?? 0) - name.until < NEAR + 1)
    return heads.map((_, i) => row[i]?.text ?? '');
  for (const [n, cell] of row.entries()) {
    const near = heads
      .map((head, i) => ({ i, far: apart(cell, head), ends: Math.abs(head.until - cell.until) }))
      .sort((a, b) => a.far - b.far || a.ends - b.ends);
    const at = n === 0 && !isFigure(cell) && named.length === 1 ? 0 : near[0]?.i;
    if (at === undefined || (out[at] !== '' && !(at === 0 && !isFigure(cell)))) return undefined;
    out[at] = out[at] === '' ? cell.text : `${out[at]} ${cell.text}`;
  }
  return out;
}

/** Rows in which cells are left empty get tabs between their cells. */
export function gridded(lines: readonly RawLine[]): readonly RawLine[] {
  if (lines.some(({ text }) => text.includes('|') || text.trimStart().includes('\t'))) return lines;
  let open: readonly Cell[] = [];
  let skip = 0;
  let first = -1;
  const rows = lines.map(
    (line, i): { line: RawLine; head?: true; row?: true; cells?: readonly string[] | undefined } => {
      if (skip > 0) {
        skip -= 1;
        return { line, head: true };
      }
      const { heads, n } = headsAt(lines, i);
      if (n > 0) {
        open = heads;
        skip = n - 1;
        first = first < 0 ? i : first;
        return { line, head: true, cells: heads.map(({ text }) => text) };
      }
      const cells = cellsOf(line.text);
      if (open.length === 0 || cells.length < 2) return { line };
      return { line, row: true, cells: under(open, cells) };
    },
  );
  if (first < 0) return lines;
  const told = rows.filter(({ row }) => row);
  const whole = told.filter(({ cells }) => cells !== undefined);
  if (whole.length < told.length * MOST_WHOLE) return lines;
  return rows.flatMap(({ line, head, cells }) => {
    const blank = line.text.slice(0, line.text.length - line.text.trimStart().length);
    if (cells) return [{ line: line.line, text: `${head || cells[0] === '' ? '' : blank}${cells.join('\t')}` }];
    return head ? [] : [line];
  });
}
const MOST_WHOLE = 0.9;
