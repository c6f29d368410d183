/** Tables as they lie in a file, cut by commas, semicolons or tabs, with the guess of what their columns mean. */
import { type Field, fieldOf, guessMapping, hasHeadings, type Mapping, MOST_ALIKE, RATED } from './columns.ts';
import { beginsWithRank } from './commanders.ts';
import { SEPARATORS, type Separator, voteSeparator } from './detect.ts';
import { problem } from './format.ts';
import { isBareMan, isTitled } from './names.ts';
import { hintsOf, kindOfWord } from './nouns.ts';
import { figuresIn, numberOf } from './numbers.ts';
import { type Row, rowsIn } from './rows.ts';
import { isArmName, isSideName } from './sides.ts';
import { figureColumns, realigned } from './spanned.ts';
import { ledLevels, toldByCells } from './told-columns.ts';
import { isFormation, LEVELS, PARTS, type Problem } from './tree.ts';

/** A table as it lies in the file, with the guess of what its columns mean. */
export interface Table {
  readonly separator: Separator;
  /** Empty where the table has none. */
  readonly headings: readonly string[];
  /** What stands above the headings. */
  readonly title: string;
  readonly mapping: Mapping;
  readonly rows: readonly Row[];
  readonly problems: readonly Problem[];
}

/** Cuts the text into rows and guesses the columns; the player corrects the mapping and hands it to `read`. */
export function columns(text: string): Table {
  /** Excel's own first line, "sep=;". */
  const told = /^sep=([,;|\t])\n/i.exec(text);
  const separator = SEPARATORS.find((each) => each === told?.[1]) ?? voteSeparator(text).separator;
  const body = told ? text.slice(told[0].length) : text;
  const { rows: all, unclosed } = rowsIn(body, separator, told ? 2 : 1);
  const problems: Problem[] = [];
  const found = all.flatMap(({ line, cells }): Row[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const blanks = cells.map((cell) => cell.length - cell.trimStart().length);
    return [{ line, cells: cells.map((cell) => cell.trim()), ...(blanks.some((n) => n > 0) && { blanks }) }];
  });
  if (unclosed !== undefined) problems.push(problem('error', 'reader-quote-open', unclosed));
  const whole = separator === '\t' ? withSpans(found) : found;
  const rows = withSides(whole);
  const sided = rows !== whole;
  const head = headAt(rows);
  const below = head > 0 && hasHeadings(rows.slice(head).map((row) => row.cells)) ? rows.slice(head) : rows;
  const named = hasHeadings(below.map((row) => row.cells));
  const width = below.slice(0, 200).reduce((most, row) => Math.max(most, row.cells.length), 0);
  const headings = (named && below[0]?.cells) || Array<string>(width).fill('');
  const again = headings.join('\u0000');
  const inTable = named ? below.slice(1).filter((row) => row.cells.join('\u0000') !== again) : below;
  const [top] = below;
  const above = named && top ? rows.slice(0, rows.indexOf(top)) : [];
  const data = named
    ? withLeaders(headings, ledInRow(headings, [...above.filter((row) => isLedRow(row, sided)), ...inTable], sided))
    : inTable;
  const cells = data.map((row) => row.cells);
  const guessed = named ? guessMapping(withBlanksNamed(headings, cells), cells) : guessWithoutHeadings(cells, width);
  const filledIn = named ? toldByCells(guessed, headings, cells) : guessed;
  if (filledIn !== guessed) problems.push(problem('warning', 'reader-columns-told'));
  const mapping = named ? ledLevels(filledIn, headings, cells) : filledIn;
  const title = above
    .filter((row) => !isLedRow(row, sided))
    .map(filled)
    /** "British" in one cell, and "Major-General Stuart" in the next */
    .map((cells) => cells.join(cells.length === 2 && beginsWithRank(cells[1] ?? '') ? ': ' : ' '))
    .join('\n');
  return { separator, headings, title, mapping, rows: data, problems };
}

/** What a row says itself, without the side that was put behind it. */
const own = ({ cells }: Row, sided: boolean): readonly string[] =>
  cells.slice(0, sided ? -1 : undefined).filter((cell) => cell !== '');

const filled = ({ cells }: Row): readonly string[] => cells.filter((cell) => cell !== '');
/** "French" alone in a row, or before its chief and the headings of the columns. */
function sideIn(row: Row, isOnce: (first: string) => boolean): string | undefined {
  const [first = '', ...others] = filled(row);
  /** "FRENCH - Army of the Rhine - Moreau" */
  const [side = '', ...told] = others.length === 0 ? first.split(/\s[–—-]\s/u) : [];
  const man = told.pop();
  if (man !== undefined && isSideName(side) && isMan(man)) return `${[side, ...told].join(' - ')} (${man})`;
  if (!isSideName(first)) return undefined;
  if (others.length === 0) return first;
  const fields = others.filter((cell) => fieldOf(cell) !== undefined);
  const [chief = ''] = others;
  if (others.length === 1 && isMan(chief) && isOnce(first)) return `${first} (${chief})`;
  if (fields.length < 2 || fields.length * 2 < others.length || others.some((cell) => /\d/.test(cell)))
    return undefined;
  return isMan(chief) ? `${first} (${chief})` : first;
}

const isMan = (cell: string): boolean =>
  fieldOf(cell) === undefined && (beginsWithRank(cell) || isTitled(cell) || isBareMan(cell));

/** "VIII Corps", "Cavalry" and a man: what stands below it is his. */
function isLedRow(row: Row, sided: boolean): boolean {
  const [name = '', man = '', ...more] = own(row, sided);
  return man !== '' && more.length === 0 && (isFormation(hintsOf(name).level) || isArmName({ name })) && isMan(man);
}

const COUNTS: readonly Field[] = ['men', 'sabres', 'guns', 'points', 'battalions', 'squadrons'];

/** Where no column is for men, one beside a formation leads it. */
const ledInRow = (headings: readonly string[], rows: readonly Row[], sided: boolean): readonly Row[] =>
  headings.some((heading) => fieldOf(heading) === 'commander')
    ? rows
    : rows.map((row) => {
        const [name = '', man = ''] = own(row, sided);
        const under = fieldOf(headings[row.cells.indexOf(man)] ?? '');
        if (!isLedRow(row, sided) || (under !== undefined && !COUNTS.includes(under))) return row;
        const at = row.cells.indexOf(name);
        return {
          ...row,
          cells: row.cells.map((cell, i) => (i === at ? `${name} (${man})` : cell === man ? '' : cell)),
        };
      });

/** A side in a row, and the other one in another: what stands below each is its own, as a column would tell it. */
function withSides(rows: readonly Row[]): readonly Row[] {
  const first = (row: Row): string => filled(row)[0] ?? '';
  const times = new Map<string, number>();
  for (const row of rows) times.set(first(row), (times.get(first(row)) ?? 0) + 1);
  const isOnce = (side: string): boolean => times.get(side) === 1;
  if (rows.filter((row) => sideIn(row, isOnce) !== undefined).length < 2) return rows;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  let side = '';
  let below = false;
  let under: Row['under'];
  let headed = false;
  return rows.flatMap((row) => {
    const fields = filled(row).filter((cell) => fieldOf(cell) !== undefined).length;
    const named = sideIn(row, isOnce);
    const [chief = '', ...others] = named === undefined && below ? filled(row) : [];
    /** A man alone in the row below his side. */
    const leads = others.length === 0 && isMan(chief) && isOnce(chief) && !side.includes('(');
    if (leads) side = `${side} (${chief})`;
    below = named !== undefined;
    if (leads) return [];
    side = named ?? side;
    if (named !== undefined) under = { line: row.line, text: filled(row).join('  ') };
    const heads = fields > (named === undefined ? 2 : 1);
    const again = headed;
    headed ||= heads;
    if (named !== undefined && (!heads || again)) return [];
    const cells = Array.from({ length: width }, (_, i) => row.cells[i] ?? '');
    const told = named === undefined ? cells : cells.map((cell) => (fieldOf(cell) === undefined ? '' : cell));
    return [{ ...row, cells: [...told, heads ? SIDE_HEAD : side], ...(under && { under }) }];
  });
}
const SIDE_HEAD = 'side';

/** Words without a heading before the figures: units, and before them what holds them. */
function withBlanksNamed(headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (headings.some((heading) => fieldOf(heading) === 'name')) return headings;
  const columnAt = (at: number): readonly string[] => rows.flatMap((row) => (row[at] ? [row[at] ?? ''] : []));
  const isWordy = (at: number): boolean => {
    const cells = columnAt(at);
    return cells.length > 1 && cells.every((cell) => /\p{L}{2}/u.test(cell));
  };
  const end = headings.findIndex((heading) => heading !== '' && heading !== SIDE_HEAD);
  const blank = headings.flatMap((heading, at) => (heading === '' && at < end && isWordy(at) ? [at] : []));
  const [unit, ...above] = blank.reverse();
  if (unit === undefined || above.length === 0) return headings;
  const levels = ['brigade', 'division', 'corps', 'wing'].slice(above.length > 1 ? 0 : 1);
  /** Men stand where a name stands before them, and nowhere else. */
  const led = above.find(
    (at) => columnAt(at).every(isMan) && rows.every((row) => (row[at] ?? '') === '' || (row[at - 1] ?? '') !== ''),
  );
  const of = above.length > 1 ? above.filter((at) => at !== led) : above;
  return headings.map((heading, at) => {
    if (at === unit) return 'unit';
    return at === led && of.length < above.length ? 'commander' : (levels[of.indexOf(at)] ?? heading);
  });
}

/** Rows from which cells that span them fell away, with each cell in its column. */
function withSpans(rows: readonly Row[]): readonly Row[] {
  const { [headAt(rows)]: head } = rows;
  if (!head || head.cells.includes('')) return rows;
  const figures = figureColumns(
    head.cells,
    rows.map(({ cells }) => cells),
  );
  return rows.map((row) => ({ ...row, cells: realigned(row.cells, head.cells.length, figures) ?? row.cells }));
}

/** Where headings begin: notes may stand above them. */
function headAt(rows: readonly Row[]): number {
  const surely = rows
    .slice(0, 10)
    .findIndex(
      (row) =>
        filled(row).filter((cell) => fieldOf(cell) !== undefined).length > 2 &&
        !filled(row).some((cell) => /\d/.test(cell)),
    );
  return surely >= 0 ? surely : rows.findIndex((row) => filled(row).length > 1);
}

/** "Corps, Commander, Division, Commander", "Division, Div. cdr": each column of men tells who leads what stands before it. */
function withLeaders(headings: readonly string[], rows: readonly Row[]): readonly Row[] {
  const fields = headings.map(fieldOf);
  const led = fields.flatMap((field, i) => (field === 'commander' ? [i] : []));
  const ofLevel = led.filter((i) => LEVELS.some((level) => level === fields[i - 1]));
  /** "Army, Commander-in-Chief, Formation, Commander" */
  const pairs = ofLevel.length > 0 ? led.filter((i) => ofLevel.includes(i) || fields[i - 1] === 'parent') : [];
  const isNamed = (i: number): boolean => fieldOf(headings[i]?.split(/[\s.]/)[0] ?? '') === fields[i - 1];
  if (pairs.length < 2 && !pairs.some(isNamed)) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, i) => {
      const man = pairs.includes(i + 1) ? (row.cells[i + 1] ?? '') : '';
      return pairs.includes(i) ? '' : cell !== '' && man !== '' ? `${cell} (${man})` : cell;
    }),
  }));
}

/** Without headings, what stands in a column says what it is. */
function guessWithoutHeadings(rows: Rows, width: number): Mapping {
  const mapping: Partial<Record<Field, number>> = {};
  const wordy: Wordy[] = [];
  for (let at = 0; at < width; at += 1) {
    const cells = rows.slice(0, 100).flatMap((row) => row[at] || []);
    if (cells.length === 0) continue;
    const figures = cells.flatMap((cell) => numberOf(cell) ?? []);
    const told = fieldToldIn(cells);
    if (figures.length > cells.length * MOST) {
      const most = Math.max(...figures);
      const field = most > 60 ? 'men' : 'points';
      if (mapping[field] === undefined && !(field === 'points' && mapping.men !== undefined)) mapping[field] = at;
      else if (most <= 120 && mapping.guns === undefined) mapping.guns = at;
    } else if (told && mapping[told] === undefined) mapping[told] = at;
    else wordy.push({ at, cells, differ: new Set(cells).size });
  }
  return { ...mapping, ...namesIn(wordy, mapping) };
}

type Rows = readonly (readonly string[])[];
interface Wordy {
  readonly at: number;
  readonly cells: readonly string[];
  readonly differ: number;
}
const MOST = 0.7;

/** "Austrian", "inf", "2 bns", "Veteran", "Gen. Reynier": cells that are all of one kind. */
function fieldToldIn(cells: readonly string[]): Field | undefined {
  if (cells.every(isSideName)) return 'side';
  if (cells.every((cell) => kindOfWord(cell) !== undefined && !/\d|\s/.test(cell))) return 'kind';
  if (cells.every((cell) => RATED.test(cell))) return 'quality';
  const parts = cells.filter((cell) => {
    const { found, rest } = figuresIn(cell);
    return found.some(({ of }) => PARTS.some((each) => each === of)) && !/\p{L}{2}/u.test(rest);
  });
  if (parts.length > cells.length * MOST) return 'battalions';
  return cells.filter(beginsWithRank).length > cells.length * MOST ? 'commander' : undefined;
}

/** Of the columns of words most cells differ among the units; those before them that come again hold them, and behind them stand men. */
function namesIn(wordy: readonly Wordy[], { commander }: Mapping): Mapping {
  const most = Math.max(...wordy.map(({ differ }) => differ));
  const unit = wordy.findIndex(({ differ }) => differ > most * MOST_ALIKE);
  const above = wordy.slice(0, Math.max(unit, 0)).reverse();
  const { [unit]: name, [unit + 1]: man } = wordy;
  const mapping: Partial<Record<Field, number>> = {};
  if (name) mapping.name = name.at;
  if (man && commander === undefined) mapping.commander = man.at;
  const free: Field[] = ['brigade', 'division', 'corps', 'wing'];
  for (const { at, cells } of above) {
    const level = cells.flatMap((cell) => hintsOf(cell).level ?? [])[0];
    const field = free.find((each) => each === level) ?? free[0];
    if (field === undefined) break;
    mapping[field] = at;
    free.splice(0, free.indexOf(field) + 1);
  }
  return mapping;
}

export const at = (row: Row, mapping: Mapping, field: Field): string => {
  const column = mapping[field];
  return column === undefined ? '' : (row.cells[column] ?? '');
};
