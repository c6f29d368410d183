/** Lines as a page sets them: how far in, with which marks, and what stands between them. */
import type { Chance } from './chance.ts';
import type { Line } from './outline.ts';
import { PHRASES } from './phrases.ts';
import type { Style } from './styles.ts';
import type { Language } from './tongue.ts';
import { scanned } from './words.ts';

const CENTRE = 48;
const centred = (text: string): string => `${' '.repeat(Math.max(0, Math.round((CENTRE - text.length) / 2)))}${text}`;
const isHead = ({ kind }: Line): boolean => kind === 'side' || kind === 'formation';

/** Whether a line stands above all formations of its army. */
const isTop = (line: Line): boolean => isHead(line) && line.depth < 2;

/** One number a level: "1.", "1.2", "1.2.1". */
function numberer(): (depth: number) => string {
  const counts: number[] = [];
  return (depth) => {
    counts.length = Math.min(counts.length, depth + 1);
    while (counts.length <= depth) counts.push(0);
    counts[depth] = (counts[depth] ?? 0) + 1;
    return depth === 0 ? `${counts[0]}.` : counts.join('.');
  };
}

/** One line, or several, as the layout sets it. */
type Setter = (line: Line) => readonly string[];

const SETTERS: { readonly [L in Style['layout']]: () => Setter } = {
  indented:
    () =>
    ({ depth, text }) => [`${'  '.repeat(depth)}${text}`],
  tabs:
    () =>
    ({ depth, text }) => [`${'\t'.repeat(depth)}${text}`],
  'units indented': () => (line) => [isHead(line) ? line.text : `    ${line.text}`],
  flush:
    () =>
    ({ text }) => [text],
  'flush, blank lines': () => (line) => [...(isHead(line) ? [''] : []), line.text],
  'blank lines, indented units': () => (line) => (isHead(line) ? ['', line.text] : [`  ${line.text}`]),
  dashes:
    () =>
    ({ depth, text }) => [depth === 0 ? text : `${'  '.repeat(depth - 1)}- ${text}`],
  bullets:
    () =>
    ({ depth, text }) => [depth === 0 ? text : `${'  '.repeat(depth - 1)}* ${text}`],
  stars:
    () =>
    ({ depth, text }) => [depth === 0 ? text : `${'*'.repeat(depth)} ${text}`],
  'round bullets': () => (line) => [isHead(line) ? line.text : `• ${line.text}`],
  'Markdown headings': () => (line) =>
    isHead(line) ? ['', `${'#'.repeat(line.depth + 1)} ${line.text}`, ''] : [`- ${line.text}`],
  'bold headings': () => (line) => (isHead(line) ? ['', `**${line.text}**`] : [`- ${line.text}`]),
  'wiki headings': () => (line) => {
    const marks = '='.repeat(line.depth + 2);
    return [isHead(line) ? `${marks} ${line.text} ${marks}` : `* ${line.text}`];
  },
  numbered: () => {
    const next = numberer();
    return (line) => [isHead(line) ? `${next(line.depth)} ${line.text}` : `   - ${line.text}`];
  },
  capitals: () => (line) => [isTop(line) ? line.text.toUpperCase() : isHead(line) ? line.text : `   ${line.text}`],
  underlined: () => (line) => {
    if (!isTop(line)) return [isHead(line) ? line.text : `   ${line.text}`];
    return ['', line.text, (line.depth === 0 ? '=' : '-').repeat(line.text.length)];
  },
  centred: () => (line) => [isTop(line) ? centred(line.text) : isHead(line) ? line.text : `    ${line.text}`],
};

/** Figures that stand below each other, as far to the right as the longest name needs. */
function aligned(lines: readonly string[]): string[] {
  const width = Math.max(...lines.map((line) => line.indexOf('\u0000'))) + 4;
  return lines.map((line) => {
    const at = line.indexOf('\u0000');
    return at < 0 ? line : `${line.slice(0, at).padEnd(width)}${line.slice(at + 1)}`;
  });
}

const EVERY = 14;

/** What a page has beside its list. */
function withNoise(lines: readonly string[], { noise, form }: Style, language: Language, chance: Chance): string[] {
  const phrases = PHRASES[language];
  const at = lines.findLastIndex((line) => /\d{3}\)?$/.test(line));
  switch (noise) {
    case 'pages':
      return lines.flatMap((line, i) => (i % EVERY === EVERY - 1 ? [line, '', `— ${214 + i} —`, ''] : [line]));
    case 'footnotes':
      return at < 0
        ? [...lines]
        : [...lines.map((line, i) => (i === at ? `${line} [1]` : line)), '', `[1] ${phrases.footnote}`];
    case 'scan':
      return lines.map((line) => scanned(line, chance));
    case 'sources':
      return [...lines, '', phrases.sources, 'https://example.org/oob/hohenau.html'];
    case 'intro':
      return form === 'forum' ? [...lines] : [phrases.intro, '', ...lines];
    case 'losses':
      return lines.map((line) => (/\d{3}$/.test(line) && chance.happens(4) ? `${line} (${phrases.lost} 114)` : line));
    case 'officers':
      return lines.map((line) => line.replace(/(?<=: )(?=\d[^ ]*\d{2}$)/, '21 off., '));
    case 'asides':
      return lines.map((line) => (/\d{3}$/.test(line) && chance.happens(2) ? `${line} (${phrases.aside})` : line));
    default:
      return [...lines];
  }
}

/** The lines of one army on its page. */
export const set = (lines: readonly Line[], style: Style, language: Language, chance: Chance): string[] => {
  const setter = SETTERS[style.layout]();
  return withNoise(aligned(lines.flatMap(setter)), style, language, chance);
};

/** Two armies beside each other. */
export function beside(left: readonly string[], right: readonly string[]): string[] {
  const one = left.filter((line) => line.trim() !== '');
  const other = right.filter((line) => line.trim() !== '');
  const width = Math.max(...one.map(({ length }) => length)) + 4;
  return Array.from({ length: Math.max(one.length, other.length) }, (_, i) =>
    `${(one[i] ?? '').padEnd(width)}${other[i] ?? ''}`.trimEnd(),
  );
}
