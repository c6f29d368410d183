/** Delimited text cut into rows of cells: RFC 4180, with the faults that spreadsheets and people make. */

export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  /** How many blanks stand before what each cell says, where any do. */
  readonly blanks?: readonly number[];
  /** The row of its side, where that has one of its own. */
  readonly under?: { readonly line: number; readonly text: string };
}

export interface Rows {
  readonly rows: readonly Row[];
  /** The line of the first row with a quotation mark that never closes, or closes within its cell. */
  readonly unclosed?: number;
}

/** Where a quoted cell ends that begins before `from`. A mark amid the cell belongs to it, which is a fault. */
function closing(text: string, from: number, ends: (at: number) => boolean) {
  let isFaulty = false;
  for (let mark = text.indexOf('"', from); mark >= 0; mark = text.indexOf('"', mark + 1)) {
    if (text[mark + 1] === '"') {
      mark += 1;
      continue;
    }
    let next = mark + 1;
    while (text[next] === ' ') next += 1;
    if (ends(next)) return { mark, next, isFaulty };
    isFaulty = true;
  }
  return { mark: text.length, next: text.length, isFaulty: true };
}

const newlines = (cell: string): number => cell.split('\n').length - 1;

/** The rows of a text with the lines they begin on, counted from `first`. Lines end in "\n" or "\r\n". */
export function rowsIn(text: string, delimiter: string, first = 1): Rows {
  const isLineEnd = (at: number): boolean => text[at] === '\n' || text.startsWith('\r\n', at);
  const ends = (at: number): boolean => at >= text.length || isLineEnd(at) || text.startsWith(delimiter, at);
  const rows: Row[] = [];
  let unclosed: number | undefined;
  let line = first;
  let cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const from = at;
    let cell: string;
    if (text[at] === '"') {
      const { mark, next, isFaulty } = closing(text, at + 1, ends);
      if (isFaulty) unclosed ??= line;
      cell = text.slice(from + 1, mark).replaceAll('""', '"');
      at = next;
    } else {
      while (!ends(at)) at += 1;
      cell = text.slice(from, at);
    }
    cells.push(cell);
    if (at < text.length && !isLineEnd(at)) continue;
    if (text[at] === '\r') at += 1;
    rows.push({ line, cells });
    line += 1 + cells.reduce((n, each) => n + newlines(each), 0);
    cells = [];
  }
  return { rows, ...(unclosed !== undefined && { unclosed }) };
}
