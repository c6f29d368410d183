/** Outlines whose levels have bullets of their own: "*", "o", "-" and "." stand for how far in a line is. */
import { isLed } from './led-lines.ts';
import type { RawLine } from './manners.ts';

const MARKED = /^(\s*)([•‣◦▪▫►▸■□◆◇○●➤»›∙⁃*+o.–-])\s+(?=[\p{L}\d])/u;

const LETTERED = /^(\s*)(?:\(?[a-z]|\d{1,2})\)\s/u;
const DASHED = /^(\s*)[–—-]\s/u;

/** "a) Vanguard" over "– 1st Jäger", which stands no further in: it holds them. */
export function letteredOver(lines: readonly RawLine[]): readonly RawLine[] {
  let over: string | undefined;
  return lines.map(({ line, text }) => {
    const lettered = LETTERED.exec(text)?.[1];
    const dashed = DASHED.exec(text)?.[1];
    if (lettered !== undefined || (dashed === undefined && text.trim() !== '')) over = lettered;
    return { line, text: dashed !== undefined && dashed === over ? `  ${text}` : text };
  });
}

/** Where marks of one level stand at one place, that place tells all; flush left the marks do, in their order. */
export function bulleted(lines: readonly RawLine[]): readonly RawLine[] {
  const marked = lines.flatMap((each) => {
    const [whole, blank = '', mark = ''] = MARKED.exec(each.text) ?? [];
    return whole === undefined ? [] : [{ ...each, blank, mark, item: each.text.slice(whole.length) }];
  });
  const order = [...new Set(marked.map(({ mark }) => mark))];
  const places = order.map(
    (mark) => new Set(marked.flatMap((each) => (each.mark === mark ? [each.blank.length] : []))),
  );
  const apart = new Set(places.flatMap((each) => [...each])).size === places.reduce((sum, { size }) => sum + size, 0);
  const rank = (i: number): number => order.indexOf(marked[i]?.mark ?? '');
  const nested =
    places.every(({ size }) => size === 1) &&
    marked.every(
      ({ item }, i) =>
        rank(i + 1) <= rank(i) || (rank(i + 1) === rank(i) + 1 && isLed(item.split(/[:(,]|\s[–—-]\s/u)[0] ?? '')),
    );
  if (order.length < 2 || !(apart || nested)) return lines;
  const at = new Map(
    marked.map(({ line, blank, item }, i) => [line, `${blank}${apart ? '' : '  '.repeat(rank(i))}- ${item}`]),
  );
  return lines.map(({ line, text }) => ({ line, text: at.get(line) ?? text }));
}

const PICTURE =
  /^(\s*)((?:\p{RI}{2}|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+)\s*(?=\S)/u;
const PICTURE_BEHIND =
  /\s*(?:\p{RI}{2}|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+\s*$/u;
const LEAST_PICTURES = 3;

/** "🔵 1st Division – Lacy" over "🔹 Burgos – 1,050": pictures that stand before figures are the bullets of units, all others adorn. */
export function unpictured(lines: readonly RawLine[]): readonly RawLine[] {
  const pictures = lines.map(({ text }) => PICTURE.exec(text)?.[2]);
  if (pictures.filter((each) => each !== undefined).length < LEAST_PICTURES) return lines;
  const ofUnits = new Set(
    [...new Set(pictures)].filter((picture) => {
      const own = lines.filter((_, i) => pictures[i] === picture);
      return own.filter(({ text }) => /\d{2,}\D*$/u.test(text)).length * 2 > own.length;
    }),
  );
  const nested = pictures.some((each) => each !== undefined && !ofUnits.has(each));
  return lines.map(({ line, text }, i) => ({
    line,
    text: text
      .replace(PICTURE, (_, blank: string) => `${blank}${nested && ofUnits.has(pictures[i]) ? '  - ' : ''}`)
      .replace(PICTURE_BEHIND, ''),
  }));
}
