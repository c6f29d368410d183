/** Pasted pages as lines: bullets, headings, wiki and pipe tables, HTML, printed columns. No markup survives, no DOM is asked. */
import { known } from '../scenarios/known.ts';
import { fieldOf } from './columns.ts';
import { NO_NAME } from './lexicon/ordinary.ts';
import { EDITED } from './lexicon/pages.ts';
import { mannered, rawLines } from './manners.ts';
import { isBareMan } from './names.ts';
import { type Level, MAX_NODES } from './tree.ts';

export interface PageLine {
  /** Counted from 1 in what was pasted. */
  readonly line: number;
  /** How far in it stands; bullets stand one step in per bullet. */
  readonly indent: number;
  readonly text: string;
  /** The cells of a table's row, or of printed columns. */
  readonly cells?: readonly string[];
  /** The cells between tabs, the empty ones among them; whether these are cells at all the headings tell. */
  readonly tabbed?: readonly string[];
  readonly bullet?: true;
  /** 1 for the highest heading. */
  readonly heading?: number;
  /** When those come on whom it names, in the source's words. */
  readonly arrival?: string;
  /** How its source rates those whom it names. */
  readonly quality?: string;
  /** That they did not fight, in the source's words. */
  readonly absent?: string;
  /** It goes over all columns of a table, and over the rows below it. */
  readonly over?: boolean;
  /** The level of the formation that the next line names. */
  readonly next?: Level;
  /** The cell it begins with goes on from the row above. */
  readonly inside?: boolean;
  /** Longer than any line about units; only its beginning is kept. */
  readonly tooLong?: true;
}

/** Letters in a line. A whole page in one line has lost its line ends, and nobody can tell what belongs to what. */
const LONGEST_LINE = 4000;
const tooLong = (line: number, text: string): PageLine => ({ line, indent: 0, text: text.slice(0, 60), tooLong: true });

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  copy: '©',
  middot: '·',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  dagger: '†',
  szlig: 'ß',
  oslash: 'ø',
  aelig: 'æ',
};

/** "eacute", "Ouml": a letter and its mark. */
const LETTER_MARKS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};
function marked(name: string): string | undefined {
  const mark = known(LETTER_MARKS, name.slice(1));
  return mark === undefined ? undefined : (name.slice(0, 1) + mark).normalize();
}

const decoded = (text: string): string =>
  !text.includes('&')
    ? text
    : text.replace(/&(#x?[\da-f]{1,6}|\w{2,8});/gi, (whole, name: string) => {
        if (!name.startsWith('#')) return known(ENTITIES, name) ?? marked(name) ?? whole;
        const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
        return code > 31 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' ';
      });

/** Marks of wikis and Markdown that are no part of a name. */
const unmarked = (text: string): string => (MARKED.test(text) ? withoutMarks(text) : text).replace(/\s+/g, ' ').trim();
const MARKED = /[<{[*_'`]/;
const withoutMarks = (text: string): string =>
  withoutStrokes(text)
    .replace(/<ref\b[^<>]*\/>|<ref\b[^<>]*>[^<>]*<\/ref>/gi, ' ')
    .replace(/<br\s*\/?>/gi, '; ')
    .replace(/<[a-z/!][^<>]*>/gi, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\[(?:\d{1,3}|note \d+|[a-z]|citation needed|edit)\]/gi, '')
    .replace(/'{2,5}|\*\*|__|`/g, '')
    .replace(/(?<![\w*])([*_])(?=\S)([^*_]+)(?<=\S)\1(?![\w*])/g, '$2');

/** Templates of wikis that only say how something looks, or in which language it is. */
const SHOWN = /^\s*(?:(?:lang|sort)\s*\|[^|]*|lang-\w+|nowrap|nobr|small|abbr|ill|nts|val|formatnum)\s*[|:]([^|]*)/i;
const DEEPEST = 4;

/** Wiki text without the strokes inside its links and templates, which cut no cells. */
function withoutStrokes(text: string): string {
  if (!/\[\[|\{\{/.test(text)) return text;
  let now = text
    .replace(/\[\[(?:file|image|datei|bild|fichier):[^[\]]*\]\]/gi, ' ')
    .replace(/\[\[(?:[^[\]|]*\|)?([^[\]]*)\]\]/g, '$1');
  for (let depth = 0; depth < DEEPEST; depth += 1)
    now = now.replace(/\{\{([^{}]*)\}\}/g, (_, inside: string) => SHOWN.exec(inside)?.[1] ?? ' ');
  return now;
}

const isHtml = (text: string): boolean =>
  !/^[ \t]*\{\|/m.test(text) && /<(?:table|ul|ol|li|td|tr|h[1-6]|p|div)(?=[\s>/])[^<>]*>/i.test(text.slice(0, 50_000));

/** Counted before any is read, which takes a while. The lines of a page in HTML are no lines of its source. */
export const hasTooMany = (text: string): boolean =>
  !isHtml(text) && (text.match(/^.*[^\s\p{P}].*$/gmu)?.length ?? 0) > MAX_NODES;

/** The lines of a pasted page that have something on them. */
export function pageLines(text: string): PageLine[] {
  return isHtml(text) ? htmlLines(text) : plainLines(numberedAlike(withoutBranches(text)));
}

/** "│   ├── 1st Division" of a drawn tree stands as far in as its name. */
const withoutBranches = (text: string): string =>
  text.replace(/^[ \u00a0│┃]*[├└╰┗┣][─━]*[ \u00a0]*(?=[^\s\u2500-\u257f][^\u2500-\u257f\n]*$)/gmu, (drawn) =>
    ' '.repeat(drawn.length),
  );

/** "2. Cavalry" among "1.1 Infantry" is as much of an outline. */
const numberedAlike = (text: string): string =>
  /^\s*1\.\s.*\n\s*1\.1\.?\s/m.test(text) ? text.replace(/^(\s*\d{1,2})\.(?=\s)/gm, '$1)') : text;

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w-]*)(?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}')*>|[^<]+|</gi;
const BLOCKS = new Set([
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'table',
  'tr',
  'section',
  'article',
  'dd',
  'dt',
  'dl',
  'caption',
  'pre',
  'hr',
]);
const SILENT = new Set(['script', 'style', 'head', 'noscript', 'template', 'svg', 'sup']);

function htmlLines(text: string): PageLine[] {
  const out: PageLine[] = [];
  let line = 1;
  let began = 1;
  let words = '';
  let depth = 0;
  let heading = 0;
  /** What is told of a term stands further in than the term. */
  let told = 0;
  const table = grid();
  let inRow = false;
  let silent = '';
  /** Whether a line was broken inside the cell that is being read. */
  let split = false;
  const flush = () => {
    if (words.length > LONGEST_LINE) {
      out.push(tooLong(began, words.trimStart()));
      words = '';
      return;
    }
    const clean = unmarked(decoded(words));
    words = '';
    if (clean === '') return;
    if (inRow) table.fill(clean, split);
    else if (heading > 0) out.push({ line: began, indent: 0, ...mannered(clean), heading });
    else out.push({ line: began, indent: depth + told, ...(depth > 0 && { bullet: true }), ...lineOf(clean) });
  };
  for (const match of text.matchAll(TOKEN)) {
    const [token, slash, name] = match;
    const tag = name?.toLowerCase();
    if (silent !== '') {
      if (tag === silent && slash === '/') silent = '';
    } else if (tag === undefined) {
      if (!token.startsWith('<!--')) {
        if (words.trim() === '') began = line + (blankOf(token).split('\n').length - 1);
        words += token;
      }
    } else if (SILENT.has(tag)) {
      if (slash !== '/') silent = tag;
    } else if (/^h[1-6]$/.test(tag)) {
      flush();
      heading = slash === '/' ? 0 : Number(tag[1]);
    } else if (tag === 'td' || tag === 'th') {
      flush();
      split = false;
      if (slash !== '/') {
        inRow = true;
        table.cell(token);
      }
    } else if (BLOCKS.has(tag)) {
      flush();
      split = inRow && tag !== 'tr';
      if (tag === 'dd' || tag === 'dt') told = tag === 'dd' && slash !== '/' ? 0.5 : 0;
      if (tag === 'tr' || tag === 'table') {
        if (inRow) out.push(...rowLine(began, table.row()));
        inRow = tag === 'tr' && slash !== '/';
        if (tag === 'table') table.begin();
      } else if (tag === 'ul' || tag === 'ol' || tag === 'dl') depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
    }
    line += token.split('\n').length - 1;
  }
  flush();
  return out;
}

/** A row of a table that is wider has lost the ends of its rows. */
const MOST_CELLS = 200;

const spanIn = (attributes: string, way: 'col' | 'row'): number =>
  Math.min(MOST_CELLS, Number(new RegExp(`\\b${way}span\\s*=\\s*["']?\\s*(\\d{1,3})`, 'i').exec(attributes)?.[1] ?? 1));

/** The cells of a table in their columns: what spans rows or columns leaves the others empty. */
function grid() {
  let below: number[] = [];
  let cells: string[] = [];
  let inside = false;
  /** The column of the cell that is being filled, and over how many it goes. */
  let at = -1;
  let across = 1;
  const skip = (): void => {
    if (cells.length === 0) inside = (below[0] ?? 0) > 0;
    for (let n = below[cells.length] ?? 0; n > 0; n = below[cells.length] ?? 0) {
      below[cells.length] = n - 1;
      cells.push('');
    }
  };
  const finish = (): void => {
    while (at >= 0 && cells.length < at + across && cells.length < MOST_CELLS) {
      below[cells.length] = below[at] ?? 0;
      cells.push('');
    }
  };
  return {
    cell: (attributes: string): void => {
      finish();
      skip();
      if (cells.length >= MOST_CELLS) return;
      at = cells.length;
      across = spanIn(attributes, 'col');
      below[at] = spanIn(attributes, 'row') - 1;
      cells.push('');
    },
    fill: (words: string, apart: boolean): void => {
      if (at < 0) at = cells.push('') - 1;
      cells[at] = joined(cells[at], words, apart);
    },
    /** What a row says; a cell on its own that goes over several columns is a line over those below it. */
    row: (): { readonly cells: readonly string[]; readonly over: boolean; readonly inside: boolean } => {
      const over = across > 1 && at === 0;
      finish();
      skip();
      const out = { cells, inside, over: over && cells.slice(1).every((cell) => cell === '') };
      cells = [];
      inside = false;
      at = -1;
      across = 1;
      return out;
    },
    begin: (): void => {
      below = [];
      cells = [];
      at = -1;
    },
  };
}

/** A row as a line of the page. */
function rowLine(
  line: number,
  { cells, over, inside }: { readonly cells: readonly string[]; readonly over: boolean; readonly inside: boolean },
): PageLine[] {
  if (cells.every((cell) => cell === '')) return [];
  if (over) return [{ line, indent: 0, over, ...mannered(cells[0] ?? '') }];
  return [{ line, indent: 0, text: cells.filter((cell) => cell !== '').join('  '), cells, ...(inside && { inside }) }];
}

/** The lines of one cell, one behind the other. */
const joined = (before: string | undefined, words: string, apart: boolean): string =>
  before ? `${before}${apart ? '; ' : ' '}${words}` : words;

/** The blanks a text begins with. */
const blankOf = (text: string): string => text.slice(0, text.length - text.trimStart().length);

const width = (blank: string): number => blank.replace(/\t/g, '    ').length;

function plainLines(text: string): PageLine[] {
  const out: PageLine[] = [];
  const table = grid();
  /** The line on which the row of a wiki's table begins. */
  let wiki: number | undefined;
  let numbered = 0;
  const endRow = () => {
    if (wiki !== undefined) out.push(...rowLine(wiki, table.row()));
  };
  /** Tabs part cells, and no line stands further in by them. */
  const cut = !/^\t+[^\t\n]+$/m.test(text) && !(ROW_FURTHER_IN.test(text) && !ROW_AT_MARGIN.test(text));
  const raws = rawLines(text);
  /** Some rows of a table are bold, and more are not. */
  const bold =
    raws.filter((each) => BOLD_ROW.test(each.text)).length * 2 < raws.filter((each) => ROW.test(each.text)).length;
  raws.forEach(({ line, text: raw }) => {
    const bare = raw.length > LONGEST_LINE ? '' : raw.trim();
    if (/^\{\|/.test(bare)) {
      wiki = line;
      table.begin();
      return;
    }
    if (wiki !== undefined) {
      if (/^\|[-}]/.test(bare)) {
        endRow();
        wiki = bare.startsWith('|}') ? undefined : line + 1;
      } else if (/^[|!]/.test(bare)) {
        for (const { attributes, text } of wikiCells(bare)) {
          table.cell(attributes);
          if (text !== '') table.fill(text, false);
        }
      } else if (bare !== '') table.fill(unmarked(decoded(bare.replace(/^[*:#]+/, ''))), true);
      return;
    }
    const given = plainLine(raw, line, cut);
    if (!given) return;
    const read = bold && BOLD_ROW.test(bare) && given.cells?.every(isNoFigure) ? { ...given, over: true } : given;
    /** What a numbered heading holds stands further in than the heading. */
    if (OUTLINE.test(raw)) numbered = read.indent;
    else if (/^\d/.test(raw) || (!/^\s/.test(raw) && !read.bullet) || (NUMBERED.test(raw) && read.indent < numbered))
      numbered = 0;
    out.push(numbered > 0 && !OUTLINE.test(raw) ? { ...read, indent: read.indent + numbered } : read);
  });
  endRow();
  return out;
}

/** "| style=… | a || b" and "! a !! b"; what stands before a single stroke is how the cell looks. */
const wikiCells = (row: string): { readonly attributes: string; readonly text: string }[] =>
  row
    .slice(1)
    .split(/\|\||!!/)
    .map((cell) => {
      const attributes = /^[^|[\]{}]*=[^|[\]{}]*\|(?!\|)/.exec(cell)?.[0] ?? '';
      return { attributes, text: unmarked(decoded(cell.slice(attributes.length))) };
    });

/** "| **1st Division, Picton** | | 14:00 |" heads the rows below it. */
const BOLD_ROW = /^\s*\|\s*\*\*[^|*]+\*\*\s*\|/;
const ROW = /^\s*\|.*\|\s*$/;
const isNoFigure = (cell: string): boolean => !/^[\d., ]+$/.test(cell);

/** "3) Cavalry" behind "2.3 Artillery" */
const NUMBERED = /^\s*\d{1,2}\)\s/;
/** "1.2.1 3rd Brigade" */
const OUTLINE = /^\s*\d{1,2}(?:\.\d{1,2})+\.?\s/;

const BULLET =
  /^((?!#\d{1,2}\s)[*:#]+|·{1,4}|[•‣◦▪►]|[-–—]{1,5}(?=\s|\p{Lu}|\d[^\s:]*\s+\p{L})|[+o](?=\s)|\d{1,2}\)(?=\s)|\(?[a-z]\)(?=\s)|[a-h]\.(?=\s+[\p{Lu}\d])|\d{1,2}(?:\.\d{1,2})+\.?(?=\s+(?:\d{1,3}\s)?\S*\p{L}))\s*(.*)$/u;

function plainLine(raw: string, line: number, cut: boolean): PageLine | undefined {
  if (raw.length > LONGEST_LINE) return tooLong(line, raw.trimStart());
  const bare = withoutStrokes(decoded(raw));
  const trimmed = bare.trim();
  if (trimmed === '' || /^[\s|:+=_*~-]+$/.test(trimmed)) return undefined;
  const [, edited] = EDITED.exec(trimmed) ?? [];
  if (edited !== undefined) return { line, indent: 0, ...mannered(unmarked(edited)), heading: 2 };
  const [, mark, heading = ''] = /^(={2,6})\s*(.+?)\s*\1?$/.exec(trimmed) ?? /^(#{1,6})\s+(.+)$/.exec(trimmed) ?? [];
  if (mark !== undefined) return { line, indent: 0, ...mannered(unmarked(heading)), heading: mark.length };
  if (/^\|.*\|$/.test(trimmed) || (trimmed.match(/\|/g)?.length ?? 0) >= 2) {
    /** "           |  Men | Guns": the first cell is empty. */
    const cells = (/^\s{3,}\|.*[^|]$/.test(bare.trimEnd()) ? ` ${trimmed}` : trimmed)
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(unmarked);
    return {
      line,
      indent: width(/^ ?( *)/.exec(trimmed.startsWith('|') ? trimmed.slice(1) : bare)?.[1] ?? ''),
      text: cells.join('  '),
      cells,
    };
  }
  /** A tab before other cells is an empty cell. */
  const indent = width(cut && /\S.*\t/.test(bare) ? (/^ */.exec(bare)?.[0] ?? '') : blankOf(bare));
  /** "**2nd Brigade** – Bourgeois" in Markdown is bold, not a bullet of the second level. */
  const bold = /^\*{2,3}[^*\s][^*]*\*\*/.test(trimmed);
  const [, bullet, item = ''] = (!bold && BULLET.exec(trimmed)) || [];
  /** "b) ENGLISH ARMY, under the Duke of York" is a title. */
  const titled = /^\(?[a-d]\)$/.test(bullet ?? '') && /^\P{Ll}{8,}(?:[,:(]|$)/u.test(item);
  if (titled) return { line, indent, ...lineOf(unmarked(item)) };
  if (bullet !== undefined) {
    const stars = /^[*:#·—–-]+$/.test(bullet)
      ? bullet.length
      : bullet.split(/\.(?=\d)/).length + (/^[o◦]$/.test(bullet) ? 1 : 0);
    const clean = lineOf(unmarked(item));
    return clean.text === '' ? undefined : { line, indent: indent + stars * 2, bullet: true, ...clean };
  }
  const row = lineOf(bold ? trimmed.replace(/\*{2,3}/g, '') : trimmed);
  const tabbed = trimmed.includes('\t') && bare.replace(/^ +/, '').split('\t').map(unmarked);
  return row.text === '' && row.arrival === undefined ? undefined : { line, indent, ...row, ...(tabbed && { tabbed }) };
}

/** Rows of figures behind a tab, where none begins without one: the tab is no cell. */
const ROW_FURTHER_IN = /^\t[^\t\n]+\t[^\n]*\d[ \t]*$/m;
const ROW_AT_MARGIN = /^[^\t\n][^\n]*\t[^\n]*\d[ \t]*$/m;

const DOTTED = /^([^.\t]\S*(?:\s\S+)*?)\s*\.{2,}\s*(\d(?:[^\s]|\s(?!\s))*)$/u;

/** A line in the reader's manner, unless it stands in columns. */
function lineOf(text: string): Pick<PageLine, 'text' | 'cells' | 'arrival' | 'quality' | 'absent'> {
  const dotted = text.replace(DOTTED, (_, name: string, figures: string) =>
    /(?::|\s[–—-])\s.*[,;&]/u.test(name) ? `${name} = ${figures}` : `${name}: ${figures}`,
  );
  if (/\t/.test(dotted) || dotted.split(/\s{3,}/).length > 2) return rowOf(dotted);
  const { text: said, ...beside } = mannered(dotted);
  return { ...rowOf(said), ...beside };
}

/** Printed columns: cut at tabs, at rows of dots, and at wide gaps. */
function rowOf(told: string): { text: string; cells?: readonly string[] } {
  /** "34e Ligne     (3 bn)   LN": what stands in brackets behind a name goes with it. */
  const text = told.includes('\t') ? told : told.replace(/^(\S+(?: \S+)*)\s{2,}(?=\(\d[^()]*\p{L}\.?\)\s{2})/u, '$1 ');
  const cells = text
    .split(/\t+|\s*\.{3,}\s*|\s{3,}|\s{2,}(?=[\d?(][\d,.'’?() ]*$)/)
    .flatMap((cell) => {
      const heads = cell.trim().split(/\s{2,}/);
      return heads.every((head) => fieldOf(head) !== undefined) ? heads : [cell];
    })
    .map((cell) => unmarked(cell))
    .filter((cell) => cell !== '');
  const clean = cells.join('  ');
  /** "Schmitz: 9th Line     2,100": a man, and the first of his regiments. */
  const [, man = ''] = (cells.length === 2 && /^([^:\d]{3,30}):\s+\d{1,3}\p{L}/u.exec(cells[0] ?? '')) || [];
  if (isBareMan(man) && !NO_NAME.test(man)) return { text: cells.join(' ') };
  return cells.length > 1 ? { text: clean, cells } : { text: unmarked(text) };
}
