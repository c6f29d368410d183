/**
 * Our own table: one plain CSV that carries a whole tree and comes back the same, so that players can pass it round and
 * edit it in a spreadsheet. Its first heading is our mark with the version; the column holds the depth, 1 at the top.
 */
import type { Message } from '../engine/message.ts';
import { CARD_HEADINGS, type CardHeading, cellsOf } from './card-columns.ts';
import { FIGURES, type OobNode, type OobTree, walk } from './tree.ts';

/** Says a message in the player's language. */
type Tell = (said: Message) => string;

export const OWN_CSV_MARK = 'scovell-oob-1';

export const HEADINGS = [
  OWN_CSV_MARK,
  'level',
  'name',
  'commander',
  'rank',
  'nation',
  'kind',
  'type',
  'men',
  'sabres',
  'guns',
  'points',
  'parts',
  'quality',
  'arrival',
  'notes',
  'doubts',
  'counted',
  'line',
  'source',
] as const;
export type Heading = (typeof HEADINGS)[number] | CardHeading;

/** Those of a table that was written from a scenario: what its cards say stands beside the ratings. */
const AFTER = HEADINGS.indexOf('quality') + 1;
const WITH_CARDS: readonly Heading[] = [...HEADINGS.slice(0, AFTER), ...CARD_HEADINGS, ...HEADINGS.slice(AFTER)];

/**
 * What a spreadsheet would take for a formula, for the apostrophe that already guards one, or, as a label is written, for a
 * date ("5/1"), an hour ("1:30") or a number that it would write in another way ("1.10", "01", "1E2").
 */
const RISKY = /^(?:[=+\-@\t\r']|0\d+$|\d+[.,:/-][\d.,:/-]*$|\d[\d.]*e[+-]?\d+$)/i;
/** A cell that is guarded: the apostrophe comes off again. */
export const restored = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Guards a cell: an apostrophe in front makes a spreadsheet show it instead of reckoning with it. */
export const neutral = (cell: string): string => (RISKY.test(cell) ? `'${cell}` : cell);
/** Several texts in one cell: a stroke between them; strokes, backslashes and line ends are written with a backslash. */
const packed = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/\\/g, '\\\\').replace(/\|/g, '\\p').replace(/\n/g, '\\n').replace(/\r/g, '\\r'))
    .join('|') + (texts.length > 0 && texts[texts.length - 1] === '' ? '|' : '');
const figure = (value: number | undefined): string => (value === undefined ? '' : String(value));
const text = (value: string | undefined): string => (value === undefined ? '' : packed([value]));

function rowOf(node: OobNode, depth: number, tell: Tell): { readonly [H in Heading]?: string } {
  const name = node.made ? tell(node.made) : node.name;
  return {
    ...(node.card && Object.fromEntries(cellsOf(node.card).map(([heading, cell]) => [heading, text(cell)]))),
    [OWN_CSV_MARK]: String(depth),
    level: node.level,
    name: name && text(name),
    commander: text(node.commander),
    rank: text(node.rank),
    nation: text(node.nation),
    kind: node.kind ?? '',
    type: text(node.type),
    men: figure(node.men),
    sabres: figure(node.sabres),
    guns: figure(node.guns),
    points: figure(node.points),
    parts: node.parts ? `${node.parts.count} ${node.parts.of}` : '',
    quality: packed(node.quality.flatMap(({ scale, value }) => [scale, value])),
    arrival: text(node.arrival),
    notes: packed(node.notes.map((note) => (typeof note === 'string' ? note : tell(note)))),
    doubts: packed(node.marks.flatMap(({ figure: of, why, was }) => [of, why, was])),
    counted: node.counted ?? '',
    line: String(node.source.line),
    source: text(node.source.text),
  };
}

/** What is to be reckoned with. */
const NUMBERS: ReadonlySet<string> = new Set(FIGURES);

/** RFC 4180: what holds a comma, a quotation mark or a line end stands in quotation marks, and so does what ends in blanks. */
const quoted = (cell: string): string => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);

/** The tree as our own table, safe to open in a spreadsheet. Lines end in CR LF, as RFC 4180 has it. */
export function writeOwnCsv(tree: OobTree, tell: Tell): string {
  const nodes = [...walk(tree.roots)];
  const headings = nodes.some(({ node }) => node.card) ? WITH_CARDS : HEADINGS;
  const rows = nodes.map(({ node, above }) => {
    const row = rowOf(node, above.length + 1, tell);
    return headings.map((heading) => {
      const cell = row[heading] ?? '';
      return NUMBERS.has(heading) ? cell : neutral(cell);
    });
  });
  const title = tree.title === undefined ? [] : [['0', 'title', neutral(text(tree.title))]];
  return [[...headings], ...title, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}
