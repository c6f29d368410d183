/** Which format a text is in: ranked guesses with their reasons. Nothing is assumed; the player may choose another. */
import { say, word } from '../engine/message.ts';
import { known } from '../scenarios/known.ts';
import { hasHeadings } from './columns.ts';
import { FORMAT_IDS, type FormatId, type Looks } from './format.ts';
import { LEVEL_WORDS } from './lexicon/languages/index.ts';
import { hintsOf } from './nouns.ts';
import { areSidesAcross } from './side-by-side.ts';
import { isFormation } from './tree.ts';

export interface Guess extends Looks {
  readonly format: FormatId;
}

const NO: Looks = { score: 0, reason: '' };

/** The first lines with something on them. */
function head(text: string, lines = 40): string[] {
  return text
    .slice(0, 60_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, lines);
}

const share = (lines: readonly string[], pattern: RegExp): number =>
  lines.length === 0 ? 0 : lines.filter((line) => pattern.test(line)).length / lines.length;

function looksLikeJts(text: string): Looks {
  const lines = head(text, 60);
  const blocks = lines.filter((line) => /^\s*(?:begin|end)\s*$/i.test(line)).length;
  const units = lines.filter((line) => /^\s*(?:\S+\s+){0,3}U\s+-?\d+\s+-?\d+\s+[A-Z]\s/.test(line)).length;
  if (blocks === 0) return NO;
  const version = /^\s*\d+\s*$/.test(lines[0] ?? '');
  if (version && units > 0) return { score: 0.98, reason: 'reader-looks-jts' };
  if (units > 0) return { score: 0.85, reason: 'reader-looks-jts-no-version' };
  return version
    ? { score: 0.6, reason: 'reader-looks-jts-no-units' }
    : { score: 0.3, reason: 'reader-looks-jts-blocks' };
}

function looksLikeTreeline(text: string): Looks {
  const start = text.slice(0, 20_000).trimStart();
  if (!start.startsWith('<') || looksLikeHtml(start)) return NO;
  if (/<\w+[^>]*\btlversion=/.test(start)) return { score: 0.98, reason: 'reader-looks-treeline' };
  if (/<\w+[^>]*\bitem="[yn]"/.test(start)) return { score: 0.9, reason: 'reader-looks-treeline-items' };
  if (/^<\?xml/.test(start)) return { score: 0.5, reason: 'reader-looks-xml' };
  return { score: 0.3, reason: 'reader-looks-angle' };
}

const looksLikeHtml = (start: string): boolean =>
  /^<(?:!doctype html|html|table|ul|ol|div|p|h\d|li|body|tr|section|article|span)(?=[\s>/])/i.test(start) ||
  /<(?:table|ul|ol|li|td|h[1-6])(?=[\s>/])[^>]*>/i.test(start.slice(0, 5000));

function looksLikePgcopy(text: string): Looks {
  if (/^COPY\s+[\w."]+\s*(?:\([^)]*\))?\s+FROM\s+stdin;?\s*$/im.test(text))
    return { score: 0.98, reason: 'reader-looks-copy' };
  return /PostgreSQL database dump/i.test(text.slice(0, 2000)) ? { score: 0.6, reason: 'reader-looks-dump' } : NO;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** "I Corps: d'Erlon" above a key that stands further in: a key of YAML has the one or the other. */
const textAbove = (line: string, i: number, lines: readonly string[]): boolean => {
  const below = lines[i + 1];
  if (below === undefined || indentOf(below) <= indentOf(line)) return false;
  /** Nor has a value in a list a list further in. */
  if (/^\s*-\s+[^:]*:\s+[^\s|>&!#"'[{]/.test(line)) return /^\s*-\s/.test(below);
  return /^\s*[^\s-][^:]*:\s+[^\s|>&!#"'[{]/.test(line) && /^[^:]*:(?:\s|$)/.test(below);
};

/** Headings of the second level: no comments have so many marks. */
const isMarkdown = (text: string): boolean => (text.match(/^#{2,6}\s+[\p{L}\d]/gmu)?.length ?? 0) > 1;

function looksLikeYaml(text: string): Looks {
  const lines = head(text, 60).filter((line) => !/^\s*#|^---|^%YAML/.test(line));
  const keys = share(lines, /^\s*(?:-\s+)*(?:[\p{L}\d_"'’ .()/&-]{1,60}:(?:\s|$)|\{.*\},?$)/u);
  const dashes = share(lines, /^\s*-\s+(?:\w+:\s|\{)/);
  const items = share(lines, /^\s*-\s+\S/);
  /** Two dashes are a bullet of the second level. */
  const bullets = lines.some((line) => /^\s*--\s/.test(line));
  if (/^\s*[[{<]/.test(lines[0] ?? '') || isMarkdown(text) || bullets) return NO;
  if (keys > 0.8 && dashes > 0 && !lines.some(textAbove)) return { score: 0.95, reason: 'reader-looks-yaml' };
  if (/^---\s*(?:#.*)?$/m.test(text.trimStart().split('\n')[0] ?? ''))
    return { score: 0.7, reason: 'reader-looks-yaml-dashes' };
  if (lines.some(textAbove)) return { score: 0.1, reason: 'reader-looks-yaml-text' };
  if (keys > 0.95 && lines.some((line) => /^\s+\S/.test(line)) && lines.length > 1)
    return { score: 0.55, reason: 'reader-looks-yaml-keys' };
  if (keys > 0 && items > 0 && keys + items > 0.95 && lines.some((line) => /^[^-].*:\s*$/.test(line)))
    return { score: 0.45, reason: 'reader-looks-yaml-lists' };
  return NO;
}

function looksLikeJson(text: string): Looks {
  const start = text.trimStart();
  if (!/^[[{]/.test(start)) return NO;
  if (/^\{\|/.test(start)) return NO;
  const closed = /[\]}]\s*$/.test(text);
  if (/^(?:\{\s*(?:"|\})|\[\s*(?:[{["]|\]))/.test(start))
    return closed ? { score: 0.96, reason: 'reader-looks-json' } : { score: 0.8, reason: 'reader-looks-json-cut' };
  return { score: 0.1, reason: 'reader-looks-bracket' };
}

function looksLikeOwnCsv(text: string): Looks {
  const start = text.slice(0, 200).trimStart().replace(/^"/, '');
  if (/^scovell-oob-\d+["',;\t]/.test(start)) return { score: 1, reason: 'reader-looks-own' };
  return NO;
}

/** In a draw the first wins: a comma may be the mark of a decimal. */
export const SEPARATORS = ['\t', ';', ',', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** "54e Ligne: 1,200 men", where the figure is not all that stands between two commas; of "IR 12,800" it is. */
const BETWEEN_THOUSANDS =
  /(?<!(?<!\p{L})(?:n[or°º]|l?ir|[hdkuc]r)\.?\s?\d{1,3})(?<=[^\d,]\d{1,3}),(?=\d{3}(?![\d\p{L}]))/giu;

/** A number stands before the figure, a colon, dash or bracket, or a word behind it: of "Ligne 54,962" none does. */
const SURELY_THOUSANDS =
  /(?:\d[^,]*[^\d,/]|[:=~(–—]\s*|[,-]\s+)(?<!\d)\d{1,3},\d{3}(?!\d)|(?<!\d)\d{1,3},\d{3}\s+\p{L}/u;

/**
 * The lines without the commas that mark thousands. Below headings every comma cuts, and so it does where all lines have
 * as many, unless a line says that it is none.
 */
function withoutThousands(lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => line.split(','));
  const head = rows.findIndex((cells) => cells.length > 1);
  if (hasHeadings(rows.slice(Math.max(head, 0)))) return lines;
  const even = rows.every(({ length }) => length === rows[0]?.length);
  return lines.map((line) => (even && !SURELY_THOUSANDS.test(line) ? line : line.replace(BETWEEN_THOUSANDS, '')));
}

/** Nor does a comma in brackets cut: "35th Line (4 bns, 2000 men)". */
const withoutQuoted = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replace(/"(?:[^"]|"")*"|\([^()]*\)/g, ''));

interface Vote {
  readonly separator: Separator;
  readonly evenness: number;
  readonly columns: number;
}

/** The separator that cuts the first twenty lines most evenly, quoted text left aside. */
export function voteSeparator(text: string): Vote {
  const lines = withoutQuoted(head(text, 20));
  const uncounted = withoutThousands(lines);
  let best: Vote = { separator: ',', evenness: 0, columns: 1 };
  for (const separator of SEPARATORS) {
    const rows = (separator === ',' ? uncounted : lines).map((line) => line.split(separator));
    const width = rows[0]?.length ?? 0;
    /** Below headings the empty cells at the end of a row may be cut off. */
    const whole = separator !== ',' && width > 2 && hasHeadings(rows) && rows.every(({ length }) => length <= width);
    const counts = rows.map(({ length }) => (whole && length > 1 ? width : length));
    const usual = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 1;
    if (usual < 2) continue;
    const evenness = counts.filter((n) => n === usual).length / lines.length;
    const better = evenness > best.evenness + 0.05 || (evenness > best.evenness - 0.05 && usual > best.columns);
    if (better) best = { separator, evenness, columns: usual };
  }
  return best;
}

const LEAST_CUT = 0.3;
const SENTENCES = /^[^\t|]{80,}\p{Ll}{2}\.\s+\p{Lu}[^\t|]{60,}$/u;
const LINES_OF_PAGE = 80;

function looksLikeCsv(text: string): Looks {
  const lines = head(text, 20);
  /** Cells hold no sentences. */
  if (lines.length < 2 || share(lines, SENTENCES) > LEAST_CUT) return NO;
  const { separator, evenness, columns } = voteSeparator(text);
  /** Tabs before the words stand for how far in a line is. */
  if (columns < 2 || (separator === '\t' && share(lines, /\S.*\t/) < LEAST_CUT)) return NO;
  const by = ({ ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'stroke' } as const)[separator];
  const pipes = separator === '|';
  const cut = withoutThousands(withoutQuoted(lines)).filter((line) => line.includes(','));
  /** Prose begins no two lines alike. */
  const firsts = new Set(lines.map((line) => line.split(separator)[0]));
  const prose = separator === ',' && share(cut, /,\s/) > 0.5 && (evenness < 1 || firsts.size * 2 > lines.length);
  const plain = withoutQuoted(lines);
  /** A table's reader would cut "1,200" in two. */
  const counted = prose && withoutThousands(plain).some((line, i) => line !== plain[i]);
  /** Formations on lines of their own between the rows, or a column for each side: a page with tables. */
  const more = head(text, LINES_OF_PAGE);
  const rows = more.map((line) => line.includes(separator));
  const between = more.filter(
    (line, i) => !rows[i] && rows.indexOf(true) < i && isFormation(hintsOf(line).level),
  ).length;
  const across = lines.some((line) => areSidesAcross(line.split(separator).map((cell) => cell.trim())));
  /** The same headings twice: two tables. */
  const told = more.filter((line) => hasHeadings([line.split(separator)]));
  const twice = new Set(told).size < told.length;
  const page =
    across || (twice && separator === '\t') || (between > 0 && !hasHeadings([(lines[0] ?? '').split(separator)]));
  const score =
    (page ? 0.1 : counted ? 0.15 : pipes ? 0.35 : prose ? 0.4 : 0.85) * evenness * (columns === 2 ? 0.8 : 1);
  return { score, reason: say('reader-looks-columns', { percent: Math.round(evenness * 100), columns, by }) };
}

const NOUNS = /\b(?:corps|division|brigade|regiment|r[ée]giment|bde|div\.|regt|battalion|bataillon)\b/iu;

function looksLikePasted(text: string): Looks {
  const lines = head(text);
  if (lines.length === 0) return NO;
  if (looksLikeHtml(text.slice(0, 20_000).trimStart())) return { score: 0.9, reason: 'reader-looks-web' };
  if (/^[ \t]*\{\|/m.test(text) && /^[ \t]*\|-/m.test(text)) return { score: 0.85, reason: 'reader-looks-wiki' };
  if (share(lines, /^\s*(?:[*•·‣◦▪–+o-]+|#{1,6}|={2,6})\s*\S/) > 0.4)
    return { score: 0.7, reason: 'reader-looks-bullets' };
  if (share(lines, /^\s*\|.*\|/) > 0.5) return { score: 0.75, reason: 'reader-looks-strokes' };
  const units = share(lines, NOUNS);
  const abroad = lines.filter((line) => LEVEL_WORDS.some(({ noun }) => noun.test(line))).length / lines.length;
  if (units > 0.2 || abroad > 0.2) return { score: 0.5, reason: 'reader-looks-formations' };
  return { score: 0.2, reason: 'reader-looks-text' };
}

const LOOKS: Record<FormatId, (text: string) => Looks> = {
  'own-csv': looksLikeOwnCsv,
  jts: looksLikeJts,
  treeline: looksLikeTreeline,
  pgcopy: looksLikePgcopy,
  'yaml-tree': looksLikeYaml,
  'json-map': looksLikeJson,
  csv: looksLikeCsv,
  pasted: looksLikePasted,
};

/** A file's ending speaks for a format, but less than what stands in it. */
const ENDINGS: Record<string, readonly FormatId[]> = {
  oob: ['jts'],
  trl: ['treeline'],
  xml: ['treeline'],
  sql: ['pgcopy'],
  yaml: ['yaml-tree'],
  yml: ['yaml-tree'],
  json: ['json-map'],
  csv: ['csv', 'own-csv'],
  tsv: ['csv'],
  htm: ['pasted'],
  html: ['pasted'],
  txt: ['pasted'],
};

/** All formats that the text may be in, the likeliest first. Pasted text is always among them. */
export function detect(text: string, fileName?: string): readonly Guess[] {
  const ending = /\.(\w+)$/.exec(fileName ?? '')?.[1]?.toLowerCase() ?? '';
  return FORMAT_IDS.map((format): Guess => {
    const looks = LOOKS[format](text);
    const named = known(ENDINGS, ending)?.includes(format) ?? false;
    if (!named || looks.score === 0) return { format, ...looks };
    const reason = say('reader-looks-ending', { looks: word(looks.reason), ending });
    return { format, score: Math.min(1, looks.score + 0.1), reason };
  })
    .filter((guess) => guess.score > 0 || guess.format === 'pasted')
    .sort((a, b) => b.score - a.score);
}
