/** What a sentence of running text names: figures and whose they are, formations, hours, who does something. */
import { guessNation } from '../scenarios/nations.ts';
import { beginsWithRank } from './commanders.ts';
import { COUNTED_WORDS, COUNTING_WORDS } from './lexicon/figures.ts';
import {
  AND,
  BEFORE_FIGURE,
  CAME,
  CLAUSES,
  DOES,
  FORMATION,
  HOUR,
  JOINS_NAMES,
  LATE,
  LOST,
  NOUN_IN_NAME,
  OF_THE,
  RUNNING,
  STARTS,
  STILL,
  STOPS,
} from './lexicon/prose.ts';
import { isBareMan, isTitled } from './names.ts';
import { hintsOf } from './nouns.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { isArmName } from './sides.ts';
import type { Level, Sprout } from './tree.ts';

/** Letters and sentences; less is a line of a list. */
export const LEAST = 160;
const FEWEST = 2;
/** Of the words of running text so many join others. */
const JOINING = 0.12;

/** Letters; no paragraph of a book is longer. */
const LONGEST = 4000;

export function isRunning(text: string, least: number): boolean {
  const words = text.split(/\s+/).length;
  return (
    text.length >= least &&
    text.length <= LONGEST &&
    !/[\t|]|\S {3,}\S|:\s.*:\s|\.{3}/.test(text) &&
    (text.split(STOPS).length >= FEWEST || (least < LEAST && /\.\s*$/.test(text))) &&
    (text.match(RUNNING)?.length ?? 0) >= words * JOINING
  );
}

type Of = 'men' | 'sabres' | 'guns';
export interface Counted {
  readonly of: Of;
  readonly value: number;
  readonly bare?: boolean;
}
export interface Token {
  readonly from: number;
  readonly until: number;
  readonly figure?: Counted;
  /** One that was told of before. */
  readonly node?: Sprout;
  readonly formation?: Formation;
}
export interface Formation {
  readonly name: string;
  readonly man?: string | undefined;
  readonly noun: string;
}

const SPELLED = Object.keys(COUNTING_WORDS).join('|');
/** What a list would have for a name. */
const IN_SENTENCES = {
  men: '|(?:infantry|foot)(?! *(?:div|brig|reg|batt|art|guard))',
  sabres: '|(?:cavalry|horse|dragoons|hussars|lancers|cuirassiers)(?! *(?:div|brig|reg|batt|art|guns?|guard))',
  guns: '',
} as const;
const COUNTED = (['men', 'sabres', 'guns'] as const).map((of) => ({
  of,
  pattern: new RegExp(
    `(?<![\\p{L}\\d/.,])(${NUMBER}|${SPELLED})\\s+(?:\\p{L}{4,12}\\s)?(?:${COUNTED_WORDS.find((each) => each.of === of)?.word}${IN_SENTENCES[of]})(?!\\p{L})`,
    'giu',
  ),
}));
/** "Of guns Hill had 6", "Biddle's company with 3 pieces and Ritchie's with 2" */
const GUNS_AHEAD = new RegExp(
  `(?<=(?<!\\p{L})(?:guns|pieces|artillery|cannon|Gesch[üu]tzen?|pi[èe]ces)\\s(?:[\\p{L}'’]+\\s){1,5})(\\d{1,2}|${SPELLED})(?=[,.;])`,
  'giu',
);
const BARE =
  /(?<![\p{L}\d/.,:])(\d{1,2}[.,]\d{3}|\d{3,5}|\d{2}(?=[,;.)]|\s(?:in|strong)))(?![\d%]|[.,]\d|\p{L}|st |nd |rd |th |\.\s\p{Ll})/gu;
const LEAST_MEN = 30;
const amount = (was: string): number => COUNTING_WORDS[was.toLowerCase()] ?? numberOf(was) ?? 0;

export function figuresOf(text: string): readonly Token[] {
  const counted = COUNTED.flatMap(({ of, pattern }) =>
    [...text.matchAll(pattern)].map(
      (found): Token => ({
        from: found.index,
        until: found.index + found[0].length,
        figure: { of, value: amount(found[1] ?? ''), bare: false },
      }),
    ),
  );
  for (const {
    index,
    0: { length },
    1: value = '',
  } of text.matchAll(GUNS_AHEAD))
    counted.push({ from: index, until: index + length, figure: { of: 'guns', value: amount(value), bare: true } });
  const bare = [...text.matchAll(BARE)].flatMap((found): Token[] => {
    const [from, until, value] = [found.index, found.index + found[0].length, amount(found[1] ?? '')];
    const isYear = /^1[78]\d\d$/.test(found[0]);
    if (isYear || value < LEAST_MEN || counted.some((each) => each.from <= from && until <= each.until)) return [];
    return [{ from, until, figure: { of: 'men', value, bare: true } }];
  });
  /** "950 sabres strong" are sabres. */
  const once = counted.filter(
    (one) => !counted.some((other) => other !== one && other.from === one.from && other.until < one.until),
  );
  return [...once, ...bare].filter(
    ({ from, until }) => !LOST.test(`${text.slice(Math.max(0, from - 24), from)}¤${text.slice(until, until + 20)}`),
  );
}

/** A man's name without the word that begins its sentence. */
export const named = (man: string): string =>
  man
    .replace(STARTS, '')
    .replace(/^the\s+/iu, '')
    .trim();
export const isName = (man: string): boolean =>
  man !== '' &&
  /\p{Lu}/u.test(man) &&
  (beginsWithRank(man) || isBareMan(man)) &&
  (guessNation(man) === undefined || beginsWithRank(man) || isTitled(man));

export function formationsOf(text: string): readonly Token[] {
  const found = FORMATION.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((each): Token[] => {
      const { man: given = '', noun = '', number = '' } = each.groups ?? {};
      const man = named(given);
      if (given !== '' && (!isName(man) || STILL.test(`${man} `))) return [];
      if (given === '' && number === '') return [];
      const begins =
        each.index +
        Math.max(0, given === '' ? 0 : each[0].indexOf(man) < each[0].indexOf(noun) ? each[0].indexOf(man) : 0);
      return [
        {
          from: begins,
          until: each.index + each[0].length,
          formation: {
            name: text.slice(begins, each.index + each[0].length).replace(/^the\s+/iu, ''),
            man: man || undefined,
            noun,
          },
        },
      ];
    }),
  );
  /** Of two that share words the first counts, and of two that begin together the longer. */
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          (other.from < one.from ? other.until > one.from : other.from === one.from && other.until > one.until),
      ),
  );
}

/** The words at the end of a clause that name a unit: numbers, capitals, nouns of units and what joins them. */
function wordsAtEnd(clause: string): string {
  const words = clause.split(/\s+/);
  let at = words.length;
  const isName = (word: string): boolean =>
    /^\p{Lu}|^\d{1,3}(?:\/\d+)?(?:st|nd|rd|th|d|er?|[èe]me|º|°|ª|\.)/u.test(word) || NOUN_IN_NAME.test(word);
  while (at > 0) {
    const word = words[at - 1] ?? '';
    const counts = COUNTING_WORDS[word.toLowerCase()] !== undefined && NOUN_IN_NAME.test(words[at] ?? '');
    const joins = JOINS_NAMES.test(word) && at < words.length;
    const pairs =
      AND.test(word) && /^(?:the\s)?\d/u.test(words.slice(at).join(' ')) && /^\d/u.test(words[at - 2] ?? '');
    if (!(isName(word) || counts || joins || pairs)) break;
    at -= 1;
  }
  while (at < words.length && JOINS_NAMES.test(words[at] ?? '') && /^\p{Ll}/u.test(words[at] ?? '')) at += 1;
  return words.slice(at).join(' ').replace(STARTS, '');
}

export const isUnitName = (name: string): boolean =>
  !isArmName({ name }) &&
  (/(?<![\p{L}\d])\d{1,3}(?:\/\d|st|nd|rd|th|d|er?|[èe]me|º|°|ª|\.)/u.test(name) ||
    hintsOf(name).kind !== undefined ||
    name.split(' ').some((word) => NOUN_IN_NAME.test(word)));

interface NamedUnit {
  readonly name: string;
  readonly man?: string;
}

/** Which unit the words before a figure name, past who leads it and what only joins. */
export function unitBefore(span: string, listed: boolean): NamedUnit | undefined {
  let man: string | undefined;
  let parts: NamedUnit | undefined;
  for (const clause of span.split(CLAUSES).slice(-MOST_CLAUSES).reverse()) {
    const said = clause.trim().replace(BEFORE_FIGURE, '').trim();
    if (said === '') continue;
    if (beginsWithRank(said) || /^\p{Lu}[\p{L}’'-]+['’]s$/u.test(said)) {
      man = said.replace(/['’]s$/u, '');
      continue;
    }
    const end = wordsAtEnd(said);
    /** "the 8th King's but one company" */
    const name =
      /[\p{Lu}\d]/u.test(end) || end === '' ? end : (/\d{1,3}(?:st|nd|rd|th|d)\s.*$/u.exec(said)?.[0] ?? end);
    const isOne = name !== '' && (isUnitName(name) || (listed && /^\p{Lu}/u.test(name)));
    /** "the 7th Line, three battalions and 1,620 men" */
    if (isOne && !/[\p{Lu}\d]/u.test(name)) parts ??= { name };
    else if (isOne) return { name, ...(man !== undefined && beginsWithRank(man) && { man }) };
    else if (name !== '' || said.split(' ').length > MOST_JOINING) return parts;
  }
  return parts;
}
const MOST_CLAUSES = 4;
const MOST_JOINING = 3;

/** "400 of the 89th Foot", "850 Warasdiner Grenzer" */
export function unitBehind(text: string, bare: boolean | undefined): NamedUnit | undefined {
  const [clause = ''] = text.split(/[,;:.()]|\s(?:and|et|und|y|e|who|which|from|under|sous|unter)\s/u);
  const name = clause.replace(OF_THE, '').trim();
  const direct = OF_THE.test(clause)
    ? /^\d{1,3}(?:st|nd|rd|th|d|er?)\s?/u.test(name) || isUnitName(name)
    : bare && /^\p{Lu}/u.test(name);
  return direct && name !== '' && wordsAtEnd(name) === name && isUnitName(name) ? { name } : undefined;
}

/** When those came of whom a sentence tells; the hours of a story run on. */
export function hourIn(sentence: string, before: string | undefined): string | undefined {
  const {
    half,
    figure = '',
    hour = figure,
    minutes = '00',
    of,
  } = (CAME.test(sentence) && HOUR.exec(sentence)?.groups) || {};
  const told = COUNTING_WORDS[hour.toLowerCase()] ?? numberOf(hour);
  if (told === undefined || told > 24) return undefined;
  const german = half?.startsWith('halb') ? -1 : 0;
  const minute = half === undefined ? minutes : '30';
  const onDial = told + german;
  const written = (at: number): string => `${String(at).padStart(2, '0')}:${minute}`;
  const isLate =
    LATE.test(sentence) || (onDial < EARLY && !/^(?:h|uhr)/iu.test(of ?? '')) || (before ?? '') > written(onDial);
  return written(onDial < 12 && isLate ? onDial + 12 : onDial);
}
const EARLY = 6;

/** "At Garris Harispe barred the road", "Hill came against him": the first man who does something. */
export const subjectOf = (sentence: string): readonly string[] => {
  const men = [...sentence.matchAll(DOES)].map(({ 0: man }) => named(man));
  const man = men.find((each) => isName(each) && !/^(?:The|He|It|They|Er|Sie|Il)$/u.test(each));
  return man === undefined ? [] : [man, man];
};

const LEVELS: readonly (readonly [RegExp, Level])[] = [
  [/wing|fl[üu]gel/iu, 'wing'],
  [/corps|korps|cuerpo|corpo/iu, 'corps'],
  [/divisi/iu, 'division'],
  [/brigad/iu, 'brigade'],
];
/** How high a formation of that noun stands. */
export const levelOf = (noun: string): Level | undefined => LEVELS.find(([word]) => word.test(noun))?.[1];
