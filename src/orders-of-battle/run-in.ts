/** "1st Brigade. Major-general Coote. 8th, 399; 13th, 531 = 930": a formation, its leader and its units in one paragraph. */
import { beginsWithRank } from './commanders.ts';
import { itemsIn } from './items.ts';
import { formation } from './led-lines.ts';
import { GROUPS, TELLS_A_STORY } from './lexicon/manners.ts';
import { DATES } from './lexicon/pages.ts';
import { SHORT_RANK } from './lexicon/ranks.ts';
import type { RawLine } from './manners.ts';
import { isBareMan } from './names.ts';
import { hintsOf } from './nouns.ts';
import { isArmName, isSideName } from './sides.ts';
import { isFormation } from './tree.ts';

const LONGEST_HEAD = 60;
/** "5th (Foreign) Brigade" */
const ALONE = /^[^.,:;()]+(?:\([^.,:;()\d]+\)[^.,:;()]*)?$/u;
/** "Brigade Silly: 8th, 399; 13th, 531 = 930" */
const COUNTS = /[,:(]\s*\d{2}|\d\s\p{L}/u;

const heads = (name: string): boolean =>
  (isFormation(hintsOf(name).level) && name.includes(' ')) || isArmName({ name }) || GROUPS.test(name);

const isRank = (word: string): boolean => beginsWithRank(`${word} X`);

/** Its sentences; the full stop of "Lieut. Gen. J. Moore" ends none. */
function sentences(text: string): readonly string[] {
  const out: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/\.\s+(?=[\p{Lu}\d])/gu)) {
    const said = text.slice(from, index);
    const last = /[^\s-]+$/u.exec(said)?.[0] ?? '';
    if (/^(?:\p{L}|ste?)$/iu.test(last) || isRank(last) || SHORT_RANK.test(last)) continue;
    out.push(said.trim());
    from = index + 1;
  }
  return [...out, text.slice(from).trim()];
}

/** "BRITISH. Commander-in-Chief, General Abercromby." */
const CHIEF =
  /^([^.:;\d]{3,40})\.\s+(?:commander|general|kommandierender general|commandant|g[ée]n[ée]ral|comandante)[- ](?:in|en)[- ](?:chief|chef|jefe)[,:]\s+([^.;:]*(?:\.(?! )[^.;:]+)*)\.?$/iu;

/** The same with a colon before the units and the leader in brackets. */
export function runIn(line: string): string {
  const stop = line.indexOf('. ');
  if (stop < 0 || stop > LONGEST_HEAD) return line;
  const [, side, chief] = CHIEF.exec(line) ?? [];
  if (side !== undefined) return `${side}: ${chief}`;
  const [head = '', second = '', ...others] = sentences(line);
  /** "1st Division: General Lacy. Burgos, Alcalá = 7,200" */
  const [, formed = '', man = ''] = /^([^:]+):\s+([^:,;()\d]+)$/u.exec(head) ?? [];
  if (heads(formed) && beginsWithRank(man) && /\d{3}/.test(second) && others.length === 0)
    return `${formed} (${man}): ${second}`;
  if (!ALONE.test(head) || isSideName(head) || !heads(head) || heads(second.split(/[(:]/)[0] ?? '')) return line;
  const led = beginsWithRank(second) && !/\d{2}/.test(second);
  const told = (led ? others : [second, ...others]).join('. ');
  if (!COUNTS.test(told)) return line;
  return `${head}${led ? ` (${second.split(';')[0]})` : ''}: ${told}`;
}

/** "Lanusse's Division. Brigade Silly: 4th Light, 644 …. Brigade Valentin: 69th, 855 …. Total 2,961": a line for each. */
export const inLines = (lines: readonly RawLine[]): readonly RawLine[] =>
  lines.flatMap((each) => {
    const [head = '', ...told] = each.text.includes('. ') ? sentences(each.text.trim()) : [];
    const parts = told.filter((part) => COUNTS.test(part) && heads(part.split(/[(:]/)[0] ?? ''));
    if (parts.length < 2 || !ALONE.test(head) || !heads(head)) return [each];
    const blank = each.text.slice(0, each.text.length - each.text.trimStart().length);
    return [head, ...told.map((part) => `  ${part}`)].map((text) => ({ line: each.line, text: `${blank}${text}` }));
  });

const HEADED =
  /(?<=[\p{L}\d)]{3}|[\p{L}\d]\.?\)|\d{2})[.;]\s+(?=[^.:;()]{2,40}(?:\([^()]{2,40}\)[^.:;()]{0,40})?:\s|(?:total|zusammen|ensemble|totale|en tout|insgesamt)\s[^.:;]{0,40}\d)/giu;
/** "11 LD 290, 12 LD 310. Bock's brigade 1 KGL D 240": a list ends with its sentence. */
const LIST_ENDS =
  /(?<=\s\d{2,4}|\d \p{L}{2,6})(?<![,;:]\s\d{2,3})\.\s+(?:(?:and|then|und|dann|puis|et)\s+(?=\p{Lu})|(?=\p{Lu}\p{L}+['’\s][^.:]*\d{3}))/gu;
const SIDE_FIRST = /^([^:.\d]{3,30}:\s\p{Lu}[\p{L} ]{2,30})\.\s+(?=\p{Lu})/u;
const OWN_HEAD = /^([^:]{3,60}):\s+(?=[^:;,()]{3,40}(?:\([^()]{2,40}\))?:\s)/u;

/** The full stop of "19. Mai 1813" ends nothing. */
const withDays = (text: string): string => text.replace(DATES, (day) => day.replaceAll(' ', '\0'));
const told = (text: string): string => text.replaceAll('\0', ' ');

/** A whole corps in one paragraph: a line for each of its headings. */
export function unfolded(lines: readonly RawLine[]): RawLine[] {
  return lines.flatMap(({ line, text }) => {
    const list = [0, 1, 2].some((n) =>
      itemsIn(text.split(/:\s+/u).slice(n).join(': '))?.every((item) => !formation(item)),
    );
    const headed = text.split(HEADED).length;
    const lists =
      text.length > 80 && headed < 3 && !/[\t|;]|\s{3}/.test(text) ? withDays(text).split(LIST_ENDS).map(told) : [];
    if (lists.length > 1 && lists.every((each) => /\d{2,}/.test(each) && !TELLS_A_STORY.test(each)))
      return lists.flatMap((each) =>
        each
          .split(SIDE_FIRST)
          .filter((part) => part !== '')
          .map((part) => ({ line, text: part })),
      );
    if (
      (list && headed < 4) ||
      text.length < (/\d{3}/.test(text) ? 120 : 90) ||
      (text.match(/:\s/g)?.length ?? 0) < 3 ||
      /[\t|]/.test(text)
    )
      return [{ line, text }];
    const parts = text.split(HEADED).flatMap((part) => {
      const [whole, head = ''] = OWN_HEAD.exec(part) ?? [];
      if (whole === undefined || !formation(head)) return [part];
      const [, name = '', man = ''] = /^([^,]+),\s+(\p{L}[\p{L} .'-]+)$/u.exec(head) ?? [];
      return [name !== '' && isBareMan(man) ? `${name} (${man})` : head, part.slice(whole.length)];
    });
    return parts.map((part) => ({ line, text: part }));
  });
}
