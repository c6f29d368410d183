/** What a scan made of print: letters for figures and figures for letters, and gaps between all words. */
import { menIn } from './commanders.ts';
import type { RawLine } from './manners.ts';
import { figuresIn } from './numbers.ts';

const CONFUSED = /(?<![\p{L}\d])(?=[\dOIl|,.]*\d)[\dOIl|](?:[\dOIl|,.]*[\dOIl|])(?![\p{L}\d])/gu;

/** "2,4l7", "1,O19", "lst": letters that a scan took for figures. */
export const scanned = (text: string): string =>
  !/[OIl|]/.test(text)
    ? text
    : text
        .replace(CONFUSED, (figure) =>
          /[OIl|]/.test(figure) ? figure.replace(/[Il|]/g, '1').replace(/O/g, '0') : figure,
        )
        .replace(/(?<![\p{L}\d])[\dlIO]{1,3}(?=(?:st|nd|rd|th)(?!\p{L}))/gu, (n) =>
          n.replace(/[Il]/g, '1').replace(/O/g, '0'),
        )
        .replace(/(?<=\p{Lu})l(?=\p{Lu})/gu, 'I');

/** "Tota1", "c0mpanies": figures that a scan took for letters. */
export const lettered = (text: string): string =>
  /\p{L}[01]/u.test(text)
    ? text
        .replace(/(?<=\p{L}\p{Ll})1+(?![\d\p{Lu}])/gu, (ones) => 'l'.repeat(ones.length))
        .replace(/(?<=\p{L})0(?=\p{Ll}{2})/gu, 'o')
    : text;

/** "First  Brigade,  Major-General  Hill": print with wide gaps between all words. */
export function narrowed(lines: readonly RawLine[]): readonly RawLine[] {
  const filled = lines.filter(({ text }) => /\p{L}.*\p{L}/u.test(text));
  const wide = filled.filter(({ text }) => (text.match(/\p{L}[,.;]? {2}\p{L}/gu)?.length ?? 0) > 0);
  return wide.length * 2 > filled.length
    ? lines.map(({ line, text }) => ({ line, text: text.replace(/(?<=\S) {2}(?=\S)/gu, ' ') }))
    : lines;
}

/** Lines that a column of print or a letter broke: "Part-" and "ouneaux", "1,850" and "men". */
export function rejoined(lines: readonly RawLine[]): RawLine[] {
  const out: RawLine[] = [];
  for (const { line, text } of lines) {
    const last = out.at(-1);
    const bare = text.trim();
    if (last && /\p{L}-$/u.test(last.text.trimEnd()) && /^\p{Ll}/u.test(bare))
      out[out.length - 1] = {
        line: last.line,
        text: last.text.trimEnd().replace(/(?<!(?<!\p{L})demi)-$/iu, '') + bare,
      };
    else if (last && /\p{L}$/u.test(last.text) && /^\p{Lu}\p{Ll}+\.$/u.test(bare) && menIn(last.text).length > 0)
      out[out.length - 1] = { line: last.line, text: `${last.text} ${bare}` };
    else if (last && last.text.trim() !== '' && bare !== '' && continues(last.text.trimEnd(), bare))
      out[out.length - 1] = { line: last.line, text: `${last.text.trimEnd()} ${bare}` };
    else out.push({ line, text });
  }
  return out;
}

/** "1,850" with its "men", or a list that goes on behind its comma with nothing but figures. */
function continues(above: string, bare: string): boolean {
  if (/\d$/.test(above) && /^\p{Ll}/u.test(bare) && figuresIn(`1 ${bare}`.split(/[;,]/)[0] ?? '').rest === '')
    return true;
  return (
    /,$/.test(above) &&
    /^\d/.test(bare) &&
    figuresIn(bare).found.length > 0 &&
    figuresIn(bare).rest.replace('.', '') === ''
  );
}
