/** Figures that stand apart from what they count: on the line below, in a block of their own, or small behind a dash. */
import { ARM_HEAD } from './lexicon/lines.ts';
import type { RawLine } from './manners.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn, numberOf } from './numbers.ts';
import { isFormation } from './tree.ts';
import { headsGuns } from './unit-lines.ts';

/** The figures of a line that has nothing else. */
function alone(text: string): string | undefined {
  const bare = text.trim().replace(/[.;]$/, '');
  if (!/^\d/.test(bare) || bare.length > 40) return undefined;
  const { found, rest } = figuresIn(bare);
  const counted = found.length > 0 && rest === '';
  const riders = /^(\d[\d,.]*)\s(?:cossacks|hussars|dragoons|lancers)$/iu.exec(bare)?.[1];
  if (riders !== undefined) return `${riders} sabres`;
  return counted || /^\d{1,3}(?:[., ]\d{3})+$|^\d{2,5}$/.test(bare) ? bare : undefined;
}

const isNamed = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  !/\d{3}/.test(text) &&
  figuresIn(text).found.every(({ of }) => of !== 'men' && of !== 'sabres' && of !== 'guns');
const joined = (name: RawLine, figure: string): RawLine => ({
  line: name.line,
  text: `${name.text.trimEnd()}: ${figure}`,
});

/** No cell of a row has more lines. */
const MOST_CELL = 30;

/** The lines of one cell below each other, and then those of the next: as many figures as names that have none. */
export function figuresBeside(lines: readonly RawLine[]): readonly RawLine[] {
  const out: RawLine[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const { [i]: line } = lines;
    if (!line) break;
    let n = 0;
    while (n < MOST_CELL && alone(lines[i + n]?.text ?? '') !== undefined) n += 1;
    let from = out.length;
    while (n > 1 && from > 0 && out[from - 1]?.text.trim() === '') from -= 1;
    const until = from;
    /** A tab at the end of a line ends its cell. */
    while (
      n > 1 &&
      until - from < MOST_CELL &&
      from > 0 &&
      out[from - 1]?.text.trim() !== '' &&
      alone(out[from - 1]?.text ?? '') === undefined &&
      !/\t\s*$/.test(out[from - 1]?.text ?? '')
    )
      from -= 1;
    const names = out.slice(from, until).filter(({ text }) => isNamed(text));
    if (n > 1 && names.length === n) {
      names.forEach((name, at) => {
        out[out.indexOf(name)] = joined(name, alone(lines[i + at]?.text ?? '') ?? '');
      });
      /** All of its cell stands below what heads the row. */
      for (let at = from; at < until; at += 1) out[at] = { line: out[at]?.line ?? 0, text: `  ${out[at]?.text ?? ''}` };
      i += n - 1;
    } else {
      out.push(...lines.slice(i, i + Math.max(1, n)));
      i += Math.max(1, n) - 1;
    }
  }
  return out;
}

const SMALL = /^(\s*\S.*?\p{L}.*?)(\s[–—-]\s|:\s|\s*\.{3,}\s*)(\d{1,2})$/u;
const LARGE = /\p{L}.*?(?:\s[–—-]\s|:\s|\.{3,}\s*)\d{1,2}[,.]?\d{3}$|\p{L}.*?(?:\s[–—-]\s|:\s|\.{3,}\s*)\d{3}$/u;
/** Of so many lines with a strength one with a small one counts nothing else. */
const MANY = 5;

/** "Company 5/60th – 46" among lines that all end in their strength; below "Artillery" such a figure counts pieces. */
export function smallFigures(lines: readonly RawLine[]): readonly RawLine[] {
  if (lines.filter(({ text }) => LARGE.test(text)).length < MANY || !lines.some(({ text }) => SMALL.test(text)))
    return lines;
  let guns = false;
  return lines.map(({ line, text }) => {
    const [, name = '', mark = '', figure = ''] = SMALL.exec(text) ?? [];
    const head = text.split(/\s[–—-]\s|[:(]/)[0]?.trim() ?? '';
    const { kind, level } = hintsOf(head);
    if (ARM_HEAD.test(head) || isFormation(level ?? 'unknown'))
      guns = kind === 'artillery' && !isFormation(level ?? 'unknown');
    if (name === '' || ARM_HEAD.test(name.trim()) || figuresIn(text).found.length > 0 || numberOf(figure) === undefined)
      return { line, text };
    if (guns || kind === 'artillery' || headsGuns(head)) return { line, text: `${name}${mark}${figure} guns` };
    return isFormation(level ?? 'unknown') || Number(figure) < MANY
      ? { line, text }
      : { line, text: `${name}${mark}${figure} men` };
  });
}
