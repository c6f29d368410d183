/** Troops that running text tells of: "Lorcet's brigade led the column; it was made up of the 15th Chasseurs, 415 sabres, …". */
import { say, word } from '../engine/message.ts';
import { guessNation } from '../scenarios/nations.ts';
import { sumsOf } from './accounts.ts';
import { audited } from './audit.ts';
import { beginsWithRank } from './commanders.ts';
import { problemIn } from './format.ts';
import { COUNTED_WORDS, COUNTING_WORDS } from './lexicon/figures.ts';
import {
  AGAINST,
  ARRIVED,
  BETWEEN_THEM,
  CHIEF,
  CHIEF_INSIDE,
  CHIEF_WITH,
  FORMATION,
  HOST_NAMED,
  HOST_WORDS,
  LED_BY,
  LOST,
  OF_EACH,
  RUNNING,
  STARTS,
  STILL,
  STOPS,
  SUMMED,
  UNDER_MAN,
  UNIT,
} from './lexicon/prose.ts';
import type { RawLine } from './manners.ts';
import { isBareMan, isTitled } from './names.ts';
import { hintsOf } from './nouns.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { leads } from './one-unit.ts';
import type { PageLine } from './page.ts';
import { grow, type Level, type Reading, type Sprout, sprout } from './tree.ts';
import { nationByVotes } from './votes.ts';

interface Paragraph {
  readonly line: number;
  readonly text: string;
}

const sentencesOf = (text: string): readonly string[] => text.split(STOPS).filter((each) => each.trim() !== '');
/** Letters and sentences; less is a line of a list. */
const [LEAST, FEWEST] = [160, 2];
/** A shorter paragraph may stand beside such. */
const LEAST_BESIDE = 60;
/** Of the words of running text so many join others. */
const JOINING = 0.12;

/** Letters; no paragraph of a book is longer. */
const LONGEST = 4000;

function isRunning(text: string, least: number): boolean {
  const words = text.split(/\s+/).length;
  return (
    text.length >= least &&
    text.length <= LONGEST &&
    !/[\t|]|\S {3,}\S|:\s.*:\s|\.{3}/.test(text) &&
    (sentencesOf(text).length >= FEWEST || (least < LEAST && /\.\s*$/.test(text))) &&
    (text.match(RUNNING)?.length ?? 0) >= words * JOINING
  );
}

/** The paragraphs of a page that tells its troops in sentences; nothing where a list does. */
function proseOf(lines: readonly RawLine[]): readonly Paragraph[] | undefined {
  const blocks: { line: number; text: string; n: number }[] = [];
  let open = false;
  for (const { line, text } of lines) {
    const block = open ? blocks.at(-1) : undefined;
    open = text.trim() !== '';
    if (block && open) Object.assign(block, { text: `${block.text} ${text.trim()}`, n: block.n + 1 });
    else if (open) blocks.push({ line, text: text.trim(), n: 1 });
  }
  const running = (least: number) =>
    blocks.filter(({ text, n }) => text.length >= n * WRAPPED && isRunning(text, least));
  const prose = running(LEAST).length > 0 ? running(LEAST_BESIDE) : [];
  const figures = (of: readonly Paragraph[]): number =>
    of.reduce((n, { text }) => n + (text.match(/\d{3}/g)?.length ?? 0), 0);
  return prose.length > 0 && figures(prose) >= MOST * figures(blocks) ? prose : undefined;
}
const MOST = 0.8;
/** Letters to a line of a wrapped paragraph. */
const WRAPPED = 45;

type Of = 'men' | 'sabres' | 'guns';
interface Token {
  readonly from: number;
  readonly until: number;
  readonly figure?: { readonly of: Of; readonly value: number; readonly bare: boolean };
  readonly unit?: string;
  readonly formation?: { readonly name: string; readonly man?: string | undefined; readonly noun: string };
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
const BARE = /(?<![\p{L}\d/.,:])(\d{1,2}[.,]\d{3}|\d{3,5})(?![\d%]|[.,]\d|\p{L}|st |nd |rd |th )/gu;
const amount = (was: string): number => COUNTING_WORDS[was.toLowerCase()] ?? numberOf(was) ?? 0;

function figuresOf(text: string): readonly Token[] {
  const counted = COUNTED.flatMap(({ of, pattern }) =>
    [...text.matchAll(pattern)].map(
      (found): Token => ({
        from: found.index,
        until: found.index + found[0].length,
        figure: { of, value: amount(found[1] ?? ''), bare: false },
      }),
    ),
  );
  const bare = [...text.matchAll(BARE)].flatMap((found): Token[] => {
    const [from, until, value] = [found.index, found.index + found[0].length, amount(found[1] ?? '')];
    const isYear = /^1[78]\d\d$/.test(found[0]);
    if (isYear || value < 100 || counted.some((each) => each.from <= from && until <= each.until)) return [];
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

const unitsOf = (text: string): readonly Token[] =>
  [...text.matchAll(UNIT)].flatMap((found): Token[] => {
    const { level, kind } = hintsOf(found[0]);
    return kind === undefined && level !== 'regiment' && level !== 'battalion'
      ? []
      : [{ from: found.index, until: found.index + found[0].length, unit: found[0] }];
  });

/** A man's name without the word that begins its sentence. */
const named = (man: string): string =>
  man
    .replace(STARTS, '')
    .replace(/^the\s+/iu, '')
    .trim();
const isName = (man: string): boolean =>
  man !== '' &&
  /\p{Lu}/u.test(man) &&
  (beginsWithRank(man) || isBareMan(man)) &&
  (guessNation(man) === undefined || beginsWithRank(man) || isTitled(man));

function formationsOf(text: string): readonly Token[] {
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
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.from <= one.from &&
          one.until <= other.until &&
          other.until - other.from > one.until - one.from,
      ),
  );
}

/** An army while its sentences are read. */
interface Side {
  readonly army: Sprout;
  /** The formation that was named last. */
  open: Sprout | undefined;
  readonly said: string[];
}

interface Story {
  readonly sides: Side[];
  side: Side | undefined;
  line: number;
}

const newSide = (story: Story, text: string, nation: string | undefined): Side => {
  const army = sprout(nation ?? '', story.line, text, { level: 'army', ...(nation !== undefined && { nation }) });
  const side: Side = { army, open: undefined, said: [] };
  story.sides.push(side);
  return side;
};

const isTold = ({ army }: Side): boolean => army.children.length > 0 || army.men !== undefined;
/** Whose troops a sentence begins to speak of. */
function sideOf(story: Story, sentence: string, from: number): Side {
  const before = sentence.slice(0, from < 0 ? sentence.length : from);
  const [host, word = ''] = HOST_NAMED.exec(before) ?? HOST_WORDS.exec(before) ?? [];
  const nation = host === undefined ? undefined : guessNation(word);
  const { side } = story;
  if (nation !== undefined) {
    const same = story.sides.find(({ army }) => army.nation === nation);
    /** Of whom a paragraph told so far, without saying whose they are. */
    const own = side && side.army.source.line === story.line && story.sides.length === 1 && !AGAINST.test(before);
    const silent = side && side.army.nation === undefined && (own || !isTold(side)) ? side : undefined;
    const now = same ?? silent ?? newSide(story, sentence, nation);
    if (now.army.nation === undefined) Object.assign(now.army, { name: nation, nation });
    const [, man = ''] = LED_BY.exec(before.slice(host?.length ?? 0)) ?? LED_BY.exec(before) ?? [];
    if (now.army.commander === undefined && isName(named(man))) leads(now.army, named(man));
    return now;
  }
  const [, first] = CHIEF_INSIDE.exec(sentence) ?? CHIEF_WITH.exec(sentence) ?? [];
  if (side && isTold(side) && AGAINST.test(before)) {
    const other = story.sides.find((each) => each !== side) ?? newSide(story, sentence, undefined);
    if (first !== undefined && other.army.commander === undefined) leads(other.army, first);
    const foe = before
      .split(/[^\p{L}]+/u)
      .map(guessNation)
      .find(Boolean);
    if (foe !== undefined && other.army.nation === undefined) Object.assign(other.army, { name: foe, nation: foe });
    return other;
  }
  const isFirst = side === undefined || (!isTold(side) && side.army.commander === undefined);
  const [, chief = isFirst ? first : undefined] = CHIEF.exec(sentence) ?? [];
  const others = chief !== undefined && side !== undefined && isTold(side) && side.army.commander !== undefined;
  const now = side && !others ? side : newSide(story, sentence, undefined);
  if (chief !== undefined && now.army.commander === undefined) leads(now.army, chief.replace(/^The /, ''));
  return now;
}

const LEVELS: readonly (readonly [RegExp, Level])[] = [
  [/corps|cuerpo|corpo/iu, 'corps'],
  [/divisi/iu, 'division'],
  [/brigad/iu, 'brigade'],
];

/** The formation of a name, anew or as it was named before. */
function formationIn(
  side: Side,
  sentence: string,
  line: number,
  { name, man, noun }: NonNullable<Token['formation']>,
): Sprout {
  const { kind, type } = hintsOf(name);
  const level = LEVELS.find(([word]) => word.test(noun))?.[1] ?? 'unknown';
  const node = sprout(name, line, sentence, { level, ...(kind && { kind }), ...(type && { type }) });
  if (man !== undefined) leads(node, man);
  side.army.children.push(node);
  return node;
}

function give(node: Sprout, { of, value }: { readonly of: Of; readonly value: number }): void {
  const figure = of === 'men' && node.kind === 'cavalry' ? 'sabres' : of;
  if (node[figure] === undefined) node[figure] = value;
}

/** Letters between a strength and the guns of the same formation. */
const NEAR = 60;

/** "Each of the two divisions": the last two that were named. */
function gunsOf({ army }: Side, sentence: string): readonly Sprout[] | undefined {
  const [each, count = ''] = OF_EACH.exec(sentence) ?? [];
  if (each === undefined) return undefined;
  return army.children.filter(({ level }) => level !== 'battery').slice(-(COUNTING_WORDS[count] ?? 2));
}

function readSentence(story: Story, sentence: string): void {
  const { line } = story;
  const tokens = [...figuresOf(sentence), ...unitsOf(sentence), ...formationsOf(sentence)].sort(
    (a, b) => a.from - b.from || b.until - a.until,
  );
  const side = sideOf(story, sentence, tokens.find(({ figure, formation }) => figure ?? formation)?.from ?? -1);
  story.side = side;
  side.said.push(sentence);
  const [, hour] = ARRIVED.exec(sentence) ?? [];
  const here: Sprout[] = side.open && STILL.test(sentence) ? [side.open] : [];
  let units: Token[] = [];
  let last: { readonly node: Sprout; readonly whole: Sprout; readonly until: number } | undefined;
  const open = (node: Sprout): void => {
    side.open = node;
    if (hour !== undefined && here.length === 0) node.arrival ??= `${hour}:00`;
    if (!here.includes(node)) here.push(node);
    units = [];
    last = undefined;
  };
  for (const token of tokens) {
    const { figure, unit, formation } = token;
    if (formation) open(formationIn(side, sentence, line, formation));
    else if (unit !== undefined) units.push(token);
    if (!figure) continue;
    const before = sentence.slice(last?.until ?? 0, token.from);
    const summed = SUMMED.test(before.slice(-40)) && units.length === 0 && here.length === 0;
    if (summed && figure.of !== 'guns') continue;
    const nation =
      figure.of === 'men' && !figure.bare
        ? undefined
        : guessNation(/^\s+(\p{Lu}\p{L}{3,})/u.exec(sentence.slice(token.until))?.[1] ?? '');
    const [firstUnit, lastUnit] = [units[0], units.at(-1)];
    if (firstUnit && lastUnit && figure.of !== 'guns') {
      const name = sentence.slice(firstUnit.from, lastUnit.until);
      const { level, kind, type } = hintsOf(name);
      const arm = figure.of === 'sabres' ? 'cavalry' : kind;
      const node = sprout(name, line, sentence, {
        level: level ?? 'regiment',
        ...(arm && { kind: arm }),
        ...(type && { type }),
      });
      give(node, figure);
      (side.open ?? side.army).children.push(node);
      last = { node, whole: side.open ?? side.army, until: token.until };
    } else if (figure.of === 'guns') {
      const whose =
        gunsOf(side, sentence) ??
        (last &&
        here.includes(last.whole) &&
        token.from - last.until < NEAR &&
        !BETWEEN_THEM.test(sentence.slice(token.until))
          ? [last.whole]
          : []);
      for (const node of whose) node.guns ??= figure.value;
      if (whose.length === 0)
        side.army.children.push(
          sprout(sentence.slice(token.from, token.until), line, sentence, {
            level: 'battery',
            kind: 'artillery',
            guns: figure.value,
          }),
        );
    } else if (side.open && here.includes(side.open) && (last === undefined || figure.of === 'sabres')) {
      give(side.open, figure);
      last = { node: side.open, whole: side.open, until: token.until };
    } else if (!figure.bare || nation !== undefined) {
      const kind = figure.of === 'sabres' ? 'cavalry' : 'infantry';
      const name =
        nation === undefined
          ? sentence.slice(token.from, token.until)
          : (/^\s+(\p{L}+(?:\s(?:infantry|foot|troops|horse))?)/u.exec(sentence.slice(token.until))?.[1] ?? '');
      const node = sprout(name, line, sentence, { kind, ...(nation !== undefined && { nation }) });
      give(node, figure);
      const { man } = UNDER_MAN.exec(sentence.slice(token.until))?.groups ?? {};
      if (man !== undefined) leads(node, man);
      side.army.children.push(node);
      last = { node, whole: side.army, until: token.until };
    }
    units = [];
  }
}

/** "could set 18,900 foot": as many as all others of the army. */
function withoutSum(army: Sprout): void {
  const { foot, horse } = sumsOf({ ...army, kind: 'mixed' });
  army.children = army.children.filter(
    ({ name, men = 0, sabres = 0, children }) =>
      !/^\d/.test(name) ||
      children.length > 0 ||
      (men * 2 !== foot && (sabres === 0 || sabres * 2 !== horse)) ||
      army.children.length < 3,
  );
}

/** Only Austria had archdukes. */
const nationOfTitle = ({ commander = '', rank = '' }: Sprout): string | undefined =>
  /^(?:archduke|archiduc|archiduque|arciduca|erzherzog)(?!\p{L})/iu.test(`${rank} ${commander}`.trim())
    ? 'Austria'
    : /^viceroy eug/iu.test(`${rank} ${commander}`.trim())
      ? 'France'
      : undefined;

const counts = (node: Sprout): boolean =>
  (node.men ?? node.sabres ?? node.guns) !== undefined || node.children.some(counts);

/** The armies of which the paragraphs of running text tell. */
function fromProse(paragraphs: readonly Paragraph[]): Sprout[] {
  const story: Story = { sides: [], side: undefined, line: 0 };
  for (const { line, text } of paragraphs) {
    story.line = line;
    if (story.side) story.side.open = undefined;
    for (const sentence of sentencesOf(text)) readSentence(story, sentence);
  }
  for (const { army, said } of story.sides) {
    army.children = army.children.filter(counts);
    withoutSum(army);
    const nation = army.nation === undefined ? (nationOfTitle(army) ?? nationByVotes(said.join(' '))) : undefined;
    if (nation !== undefined && !story.sides.some((each) => each.army.nation === nation)) army.nation = nation;
    if (army.name === '') army.made = word('reader-army');
  }
  return story.sides.map(({ army }) => army).filter(counts);
}

/** A page that tells its troops in sentences, and a question with it: what a sentence means is never sure. */
export function inSentences(text: string, lines: readonly PageLine[]): Reading | undefined {
  const raw = /<\w/.test(text) ? [] : text.split('\n').map((text, i) => ({ line: i + 1, text }));
  const prose =
    proseOf(raw) ??
    proseOf(
      lines.flatMap(({ line, text }) => [
        { line, text },
        { line, text: '' },
      ]),
    );
  const armies = prose ? fromProse(prose) : [];
  if (!prose || armies.length === 0) return undefined;
  const said = problemIn(
    'warning',
    prose.map(({ line }) => line),
    (lines) => say('reader-not-units', { lines }),
  );
  return audited(text, grow(armies, said), lines);
}
