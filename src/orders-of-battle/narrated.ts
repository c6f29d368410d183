/** Sides that a sentence names over their list: "The Spaniards, whom Captain-General Blake had brought out, were stronger." */
import { guessNation } from '../scenarios/nations.ts';
import { menIn } from './commanders.ts';
import { chiefOfTitle, formation } from './led-lines.ts';
import { TELLS_A_STORY } from './lexicon/manners.ts';
import { LOST } from './lexicon/prose.ts';
import type { RawLine } from './manners.ts';
import { speaksOfTroops } from './numbers.ts';
import { unitBefore } from './sentences.ts';
import { isFoe, isSideName } from './sides.ts';
import { nationOfMan } from './votes.ts';

/** Words; a shorter line is a heading or an entry. */
const LEAST = 7;
/** Words among which its subject stands. */
const FIRST = 10;
const COLUMNS = /\t|\S\s{3,}\S|\|/u;

const isSentence = (text: string): boolean =>
  !/:\s.*\d{3}/.test(text) &&
  text.trim().split(/\s+/).length >= LEAST &&
  /\p{Ll}\)?\s?[.:]\s*$/u.test(text) &&
  !COLUMNS.test(text.trim());

interface Narrated {
  readonly line: number;
  readonly word: string;
  readonly nation: string;
  readonly man: string | undefined;
}

/** The nation that a sentence tells of, and who leads it, where its list stands right below. */
function sideIn(lines: readonly RawLine[], at: number): Narrated | undefined {
  const { line, text } = lines[at] ?? { line: 0, text: '' };
  const below = lines
    .slice(at + 1)
    .filter((each) => each.text.trim() !== '')
    .slice(0, 3);
  if (
    !isSentence(text) ||
    below.some((each) => isSentence(each.text)) ||
    !below.some((each) => speaksOfTroops(each.text) || /\d{3}\W*$/.test(each.text))
  )
    return undefined;
  const word = text
    .split(/[^\p{L}’'-]+/u)
    .slice(0, FIRST)
    .find((each) => guessNation(each) !== undefined);
  const [found] = menIn(text);
  const man = found ? text.slice(found.from, found.until) : chiefOfTitle(text);
  const nation =
    guessNation(word ?? '') ?? (TELLS_A_STORY.test(text) && !/\d{3}/.test(text) ? nationOfMan(man ?? '') : undefined);
  return nation === undefined ? undefined : { line, word: word ?? nation, nation, man };
}

/** "Pacthod's brigade was first with the 8th Ligne (1450)", "Whittingham's Spaniards were there, about 3,900 for the lot" */
const OWNED_TOLD =
  /^(\s*)(\p{Lu}[\p{L}-]+['’]s?\s(?:\p{L}+\s){0,2}?(\p{L}+))\s(?:was|were|is|are|stood|had|came|came up)\s(.*\d{3}.*?)\.?\s*$/u;
const COUNTED = /\(([^()]*\d{2,}[^()]*)\)/gu;

/** "and behind it the converged grenadiers of the corps" */
const NOUN_BEFORE = /(?<!\p{L})(?:the|les?|la|die|der|das|el|los)\s([^,;()\d]{4,50})$/u;

/** A sentence that tells what one formation had, among lines of a list: as the list would. */
function listed(text: string): string {
  const [, blank = '', name = '', noun = '', told = ''] = OWNED_TOLD.exec(text) ?? [];
  if (noun === '' || !(formation(name) || guessNation(noun) !== undefined) || LOST.test(text)) return text;
  let from = 0;
  const counted = [...told.matchAll(COUNTED)].flatMap(({ 0: whole, index }) => {
    const before = told.slice(from, index);
    const name = unitBefore(before, true)?.name ?? NOUN_BEFORE.exec(before.trim())?.[1];
    from = index + whole.length;
    return [name === undefined ? undefined : `${name} ${whole}`];
  });
  if (counted.length > 0) return counted.includes(undefined) ? text : `${blank}${name}: ${counted.join(', ')}`;
  const [men, ...others] =
    told.match(/(?<![\d.,])(?:about |some |c\. )?(?:\d{1,2}[.,]\d{3}|\d{3,4})(?![\d.,]\d)/gu) ?? [];
  return men === undefined || others.length > 0 ? text : `${blank}${name}: ${men}`;
}

/** The same in a page of lists. */
export function toldInList(lines: readonly RawLine[]): readonly RawLine[] {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const isList = filled.filter(({ text }) => speaksOfTroops(text) && !TELLS_A_STORY.test(text)).length >= LEAST;
  return isList ? lines.map(({ line, text }) => ({ line, text: listed(text) })) : lines;
}

/** Two sentences over two lists, of foes, and no heading that names a side: they are the headings. */
export function narrated(lines: readonly RawLine[]): readonly RawLine[] {
  const [one, other, ...more] = lines.flatMap((_, i) => sideIn(lines, i) ?? []);
  if (!one || !other || more.length > 0 || !isFoe(one.nation, other.nation)) return lines;
  if (lines.some(({ text }) => isSideName(text.trim()))) return lines;
  return lines.map((each) => {
    const side = [one, other].find(({ line }) => line === each.line);
    return side ? { line: each.line, text: side.man === undefined ? side.word : `${side.word}: ${side.man}` } : each;
  });
}

/** "You have the Russians:", "On the Blue side stood:" in a letter: whose troops are listed below. */
export function addressed(text: string): string {
  const [, said = ''] = /^([^\d:()]{12,90}):$/u.exec(text.trim()) ?? [];
  if (
    said === '' ||
    menIn(said).length > 0 ||
    !/\b(?:I|you|we|he|they|have|take|forces|ich|du|nous|vous)\b/iu.test(said)
  )
    return text;
  const nations = said.split(/\s+/).filter((word) => guessNation(word) !== undefined);
  const [nation] = nations;
  return nation !== undefined && nations.length === 1 && !formation(said) ? nation.replace(/[^\p{L}]/gu, '') : text;
}
