/** The hour at which those come whom a line names, and the line without it. */
import { beginsWithRank } from './commanders.ts';
import { COUNTING_WORDS } from './lexicon/figures.ts';
import {
  AFTER_NOON,
  ARRIVES,
  AT_FIRST,
  AT_LAST,
  BEFORE_NOON,
  COMES_AT,
  COMES_FIRST,
  HOUR_ALONE,
  TURN_AT,
} from './lexicon/manners.ts';
import { hintsOf } from './nouns.ts';
import { isFormation } from './tree.ts';

const CLOCK = /\d{1,2}[:.h]\d\d(?:\s?[ap]\.?\s?m\b\.?)?/iu;

export function comingIn(given: string): { readonly arrival: string | undefined; readonly rest: string } {
  const line = given.replace(TURN_AT, 'at $1');
  const first = COMES_FIRST.exec(line);
  const arrives =
    first && isFormation(hintsOf(line.slice(first[0].length)).level ?? 'unknown')
      ? first
      : (COMES_AT.exec(line) ?? ARRIVES.exec(line) ?? AT_FIRST.exec(line) ?? AT_LAST.exec(line));
  const told = arrives?.[1] ?? arrives?.[2] ?? arrives?.[3] ?? arrives?.[4];
  /** "enters B, turn 1 (11:00 am)" */
  const clock = arrives && told && !/\d/.test(told) ? CLOCK.exec(line.slice(arrives.index))?.[0] : undefined;
  const arrival = (clock ?? told)
    ?.replace(/\s?(?:½|1\/2)/u, ':30')
    .replace(/^kl\.? /iu, '')
    .replace(/^(\d{1,2}) y media/iu, '$1:30')
    .replace(HOUR_ALONE, '$1:00')
    .replace(/^\p{L}+(?=\su)/u, (word) => String(COUNTING_WORDS[word] ?? word))
    .replace(AFTER_NOON, '$1 pm')
    .replace(BEFORE_NOON, '$1 am')
    .replace(/\s+(?:on|by|along|via|behind|in|at|from|near) (?:the )?\p{L}.*$/iu, '')
    .replace(/\s+(?:hrs?|hours|uhr|uur)\.?(?:\s(?:ein|an|aan))?$/iu, '')
    .replace(/^turn(?= )/iu, 'turn')
    .replace(/^(\d{1,2})\.(\d\d)(?=\s?[ap])/iu, '$1:$2')
    .trim();
  return { arrival, rest: arrives ? withoutHour(line, arrives[0]) : line };
}

/** "95th Ligne (1380, these come on at 3 pm)" in a list: its own hour. */
export function comingInBrackets(text: string): { readonly arrival: string | undefined; readonly rest: string } {
  const none = { arrival: undefined, rest: text };
  if (!/\([^()]*\p{L}[^()]*\d[^()]*\)$/u.test(text)) return none;
  const { arrival, rest } = comingIn(text);
  return arrival !== undefined && /\d/.test(arrival) && rest.length < text.length ? { arrival, rest } : none;
}

/** "Oudinot's grenadiers, from 3 p.m. Général Oudinot": who leads them stands behind the hour. */
function withoutHour(line: string, told: string): string {
  const at = line.indexOf(told);
  const before = line.slice(0, at).trim();
  const behind = line.slice(at + told.length);
  const man = behind.trim();
  if (before !== '' && beginsWithRank(man)) return `${before}: ${man}`;
  /** "(arrives turn 3 on the road to Aranjuez)": nothing of the bracket is a name. */
  const rest = /[[(][^()[\]]*$/.test(told) ? behind.replace(/^[^()[\]]*[)\]]/u, '') : behind;
  return closed(`${line.slice(0, at)} ${rest.replace(/^,\s\p{Ll}[^\d,:()]*$/u, '')}`);
}

/** "(rincalzo, giunta alle ore 16)" without its hour. */
const closed = (text: string): string => (/\([^()]*$/.test(text) ? `${text.trimEnd()})` : text);
