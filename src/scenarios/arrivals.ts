/** Arrival times as sources write them: clock times in several styles, turns of another game, or words. */
import { clock } from '../book/terms.ts';

export type ArrivalReading =
  /** Minutes since midnight of the first day. `other`: a second possible meaning, so someone must be asked. */
  | { readonly is: 'time'; readonly at: number; readonly other?: number }
  /** A turn of the source's own game, and its length in minutes if known. */
  | { readonly is: 'turn'; readonly turn: number; readonly minutes?: number }
  /** A bare number: a turn or an hour. */
  | { readonly is: 'figure'; readonly n: number }
  /** A time of day in words, and the hour it usually means. */
  | { readonly is: 'word'; readonly at: number }
  | { readonly is: 'unclear' };

const NOON = 12 * 60;
const DAY = 24 * 60;

/** Words and their usual hours, the more specific first. */
const WORDS: readonly (readonly [words: RegExp, at: number])[] = [
  [/\b(?:noon|midday|midi|mittags?)\b/, NOON],
  [/\bmidnight|minuit|mitternacht\b/, DAY],
  [/\b(?:dawn|daybreak|sunrise|aube|morgengrauen|tagesanbruch)\b/, 5 * 60],
  [/\bmid[ -]?morning\b/, 10 * 60],
  [/\blate morning\b/, 11 * 60],
  [/\b(?:morning|matin|vormittags?|morgens?)\b/, 9 * 60],
  [/\blate afternoon\b/, 17 * 60],
  [/\b(?:afternoon|apr[eè]s-midi|nachmittags?)\b/, 15 * 60],
  [/\b(?:evening|soir|abends?)\b/, 19 * 60],
  [/\b(?:dusk|sunset|nightfall|cr[eé]puscule|d[aä]mmerung)\b/, 20 * 60],
  [/\b(?:night|nuit|nachts?)\b/, 22 * 60],
];

const MONTH = '(?:jan|feb|mar|apr|may|mai|jun|jui|jul|aug|ao|sep|o[ck]t|nov|de[cz])[\\p{L}]*\\.?';
/** Dates contain numbers too. */
const DATES = [
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+${MONTH}(?:[ ,]+1[78]\\d\\d)?`, 'gu'),
  new RegExp(`\\b${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:[ ,]+1[78]\\d\\d)?`, 'gu'),
  /\b\d{1,2}[./-]\d{1,2}[./-]1[78]\d\d\b/g,
  /\b1[78]\d\d-\d\d-\d\d\b/g,
];

const TURN = /(?<!\p{L})(?:game[ -]?turns?|turns?|gt|t|tours?|runde|zug)[ .:#]*(\d{1,3})(?!\d)/u;
const TURN_OF = /^turn (\d{1,3}) of (\d{1,3}) min$/;
const HALF_DAY = /(?<![\d.,])(1[0-2]|0?[1-9])(?:[:.h ]?([0-5]\d))?\s*([ap])\.?\s?m\b/;
const CLOCK = /(?<![\d.,])([01]?\d|2[0-3])(?:\s?[:.h]\s?([0-5]\d)(?!\d)|\s?(h|uhr|heures?|hours|hrs)(?!\p{L}))/u;
const MILITARY = /(?<![\d.,])([01]\d|2[0-3])([0-5]\d)(?![\d.,])/;
const O_CLOCK = /(?<![\d.,])(1[0-2]|[1-9])\s*o['’ ]?\s?clock/;

/** Troops rarely marched before six in the morning. */
const EARLY = 6;

/** An hour of a 12-hour clock, with morning or afternoon unknown. */
const onTheDial = (hour: number, minute: number): ArrivalReading => {
  const morning = (hour % 12) * 60 + minute;
  const [at, other] = hour >= EARLY && hour < 12 ? [morning, morning + NOON] : [morning + NOON, morning];
  return { is: 'time', at, other };
};

const inHalf = (hour: number, minute: number, afternoon: boolean): number =>
  (hour % 12) * 60 + minute + (afternoon ? NOON : 0);

function timeIn(said: string): ArrivalReading | undefined {
  const half = HALF_DAY.exec(said);
  if (half) return { is: 'time', at: inHalf(Number(half[1]), Number(half[2] ?? 0), half[3] === 'p') };
  const dial = O_CLOCK.exec(said);
  if (dial) {
    const word = WORDS.find(([words]) => words.test(said));
    const hour = Number(dial[1]);
    return word ? { is: 'time', at: inHalf(hour, 0, word[1] > NOON) } : onTheDial(hour, 0);
  }
  const twentyFour = CLOCK.exec(said);
  if (twentyFour) {
    const [, hours, minutes = '0', unit] = twentyFour;
    const [hour, minute] = [Number(hours), Number(minutes)];
    // "13:00", "06:30" and "6 h" are 24-hour times; "6.30" may be in the evening.
    const sure = hour === 0 || hour >= 12 || hours!.length === 2 || unit || /\dh|h\d|uhr|heures|hours|hrs/.test(said);
    return sure || /\s*h\b/.test(said) ? { is: 'time', at: hour * 60 + minute } : onTheDial(hour, minute);
  }
  const military = MILITARY.exec(said);
  return military ? { is: 'time', at: Number(military[1]) * 60 + Number(military[2]) } : undefined;
}

/** The meaning of a source's words about an arrival. */
export function readArrival(text: string): ArrivalReading {
  const plain = text.trim().toLowerCase();
  const set = TURN_OF.exec(plain);
  if (set) return { is: 'turn', turn: Number(set[1]), minutes: Number(set[2]) };
  const figure = /^\d{1,2}$/.exec(plain);
  if (figure) return { is: 'figure', n: Number(plain) };
  const said = DATES.reduce((now, date) => now.replace(date, ' '), plain).trim();
  const turn = TURN.exec(said);
  if (turn) return { is: 'turn', turn: Number(turn[1]) };
  const time = timeIn(said);
  if (time) return time;
  const word = WORDS.find(([words]) => words.test(said));
  if (!word) return { is: 'unclear' };
  return word[1] % NOON === 0 ? { is: 'time', at: word[1] } : { is: 'word', at: word[1] };
}

/** A time in writing that is read back unambiguously. */
export const timeText = (at: number): string => clock(at);
export const turnText = (turn: number, minutes: number): string => `turn ${turn} of ${minutes} min`;

/** Minutes since midnight for a battle starting at `start`; undefined if someone must be asked. */
export function arrivalMinutes(text: string, start: number): number | undefined {
  const read = readArrival(text);
  if (read.is === 'time' && read.other === undefined) return read.at;
  if (read.is === 'turn' && read.minutes !== undefined) return start + (read.turn - 1) * read.minutes;
  return undefined;
}

/** Whether they are there from the start, i.e. arrive in turn 1. */
export const fromTheStart = (text: string): boolean => {
  const read = readArrival(text);
  return read.is === 'turn' && read.turn <= 1;
};
