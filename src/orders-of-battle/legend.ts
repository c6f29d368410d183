/** Rows whose fields stand between one mark, "4th Light / 1250 / V / 4", and a line above them that names these fields. */
import { type Field, fieldOf } from './columns.ts';
import type { RawLine } from './manners.ts';

/** What may part the fields; a comma amid a figure parts none. */
const MARKS = [/\s*\/\s*/u, /\s*\|\s*/u, /\s*;\s+/u, /,\s+/u, /\s+[–—-]\s+/u, /\s*[:·•]\s+/u] as const;
const LEAST_ROWS = 3;
const LEAST_FIELDS = 3;
const MOST_WORDS = 4;

const NAMES: readonly Field[] = ['name', 'regiment', 'corps'];
const FIGURES: readonly Field[] = ['men', 'sabres', 'guns'];
/** Of what else is told, cells could be taken for figures. */
const TAKEN: readonly (Field | undefined)[] = ['kind', 'commander', 'nation', 'arrival', ...FIGURES];

/** "strength in men", "effectif en hommes" */
const meant = (words: string): Field | undefined =>
  fieldOf(words) ?? fieldOf(words.replace(/\s+(?:in|en|an|of|d['’]|de|der|di|do)\s.*$/iu, ''));

interface Legend {
  readonly fields: readonly (Field | undefined)[];
  readonly name: number;
  readonly figures: readonly number[];
}

/** "Unit entries read: name / strength / class": the fields' names, and one of them is a strength. */
function legendOf(text: string): Legend | undefined {
  if (/[\d|]/.test(text)) return undefined;
  const list = text.replace(/^.*:\s+/u, '').replace(/[.)\]]+\s*$/u, '');
  for (const mark of MARKS) {
    const words = list.trim().split(mark);
    if (words.length < LEAST_FIELDS || words.some((word) => word.split(/\s+/).length > MOST_WORDS)) continue;
    const [first, ...more] = words.map(meant);
    const fields = [first ?? 'name', ...more];
    const name = fields.findIndex((field) => field !== undefined && NAMES.includes(field));
    const figures = fields.flatMap((field, i) => (field !== undefined && FIGURES.includes(field) ? [i] : []));
    if (name >= 0 && fields.some((field) => field === 'men' || field === 'sabres'))
      return { fields: fields.map((field, i) => (i === name ? 'name' : field)), name, figures };
  }
  return undefined;
}

const LEAD = /^\s*(?:[-–—•*]\s+)?/u;
/** "1 250", "ca. 600 men", "8 guns", "–" */
const FIGURE = /^(?:[^\d\p{L}]|ca?\.\s)?(?:\d[\d.,'’ ]*(?:\s\p{L}+)?|[^\d\p{L}])$/iu;

/** The rows below a legend get tabs between their cells, and the legend becomes their headings. */
export function legended(lines: readonly RawLine[]): readonly RawLine[] {
  const at = lines.findIndex(({ text }) => legendOf(text) !== undefined);
  const legend = legendOf(lines[at]?.text ?? '');
  if (!legend) return lines;
  const { fields, name, figures } = legend;
  const cellsOf = (text: string, mark: RegExp): readonly string[] => {
    const cells = text.replace(LEAD, '').trimEnd().split(mark);
    const told = figures.map((i) => cells[i] ?? '');
    const isRow =
      cells.length <= fields.length &&
      cells.every((cell) => cell.trim() !== '') &&
      /\p{L}{2}/u.test(cells[name] ?? '') &&
      told.some((cell) => /\d/.test(cell)) &&
      told.every((cell) => FIGURE.test(cell));
    return isRow ? nameFirst(cells) : [];
  };
  const nameFirst = <T>(of: readonly T[]): readonly T[] => [
    ...of.slice(name, name + 1),
    ...of.filter((_, i) => i !== name),
  ];
  const below = lines.slice(at + 1);
  const [best] = MARKS.map((mark) => ({
    mark,
    whole: below.filter(({ text }) => cellsOf(text, mark).length === fields.length).length,
  })).sort((one, other) => other.whole - one.whole);
  if (!best || best.whole < LEAST_ROWS) return lines;
  const heads = [
    'unit',
    ...nameFirst(fields)
      .slice(1)
      .map((field) => (TAKEN.includes(field) ? field : 'notes')),
  ];
  return lines.map((each, i) => {
    if (i === at) return { ...each, text: heads.join('\t') };
    const cells = i > at ? cellsOf(each.text, best.mark) : [];
    const [lead = ''] = LEAD.exec(each.text) ?? [];
    return cells.length === 0 ? each : { ...each, text: ' '.repeat(lead.length) + cells.join('\t') };
  });
}
