/** Troops that running text tells of: "Lorcet's brigade led the column; it was made up of the 15th Chasseurs, 415 sabres, …". */
import { word } from '../engine/message.ts';
import { guessNation } from '../scenarios/nations.ts';
import { sumsOf } from './accounts.ts';
import { audited } from './audit.ts';
import { beginsWithRank } from './commanders.ts';
import { notUnits } from './format.ts';
import { COUNTING_WORDS } from './lexicon/figures.ts';
import {
  AGAINST,
  BETWEEN_THEM,
  CHIEF,
  CHIEF_INSIDE,
  CHIEF_WITH,
  COMMANDS,
  HOST_NAMED,
  HOST_WORDS,
  LEADS_IT,
  LED_BY,
  OF_EACH,
  OF_THE,
  PLURAL,
  STILL,
  STOOD_BY,
  STOPS,
  SUBJECT,
  SUMMED,
  UNDER_MAN,
  WITH_BEFORE,
  WITH_MAN,
  WITH_THEM,
} from './lexicon/prose.ts';
import { type RawLine, unquoted } from './manners.ts';
import { hintsOf } from './nouns.ts';
import { leads } from './one-unit.ts';
import type { PageLine } from './page.ts';
import {
  type Counted,
  type Formation,
  figuresOf,
  formationsOf,
  hourIn,
  isName,
  isRunning,
  isUnitName,
  LEAST,
  levelOf,
  named,
  subjectOf,
  type Token,
  unitBefore,
  unitBehind,
} from './sentences.ts';
import { isFoe } from './sides.ts';
import { type Figure, grow, height, isFormation, type Level, type Reading, type Sprout, sprout } from './tree.ts';
import { nationByVotes, nationOfLeaders, nationOfMan } from './votes.ts';

interface Paragraph {
  readonly line: number;
  readonly text: string;
}

/** A shorter paragraph may stand beside such. */
const LEAST_BESIDE = 60;

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
    of.reduce((n, { text }) => n + (text.replace(YEAR, '').match(/\d{3}/g)?.length ?? 0), 0);
  return prose.length > 0 && figures(prose) >= MOST * figures(blocks) ? prose : undefined;
}
const MOST = 0.8;
const YEAR = /(?<!\d)1[78]\d{2}(?!\d)/g;
/** Letters to a line of a wrapped paragraph. */
const WRAPPED = 45;

/** An army while its sentences are read. */
interface Side {
  readonly army: Sprout;
  /** The formation that was named last, and the way to it in this paragraph. */
  open: Sprout | undefined;
  way: readonly Sprout[];
  readonly said: string[];
}

interface Story {
  readonly sides: Side[];
  side: Side | undefined;
  line: number;
  /** When those came who came last. */
  hour: string | undefined;
}

const newSide = (story: Story, text: string, nation: string | undefined): Side => {
  const army = sprout(nation ?? '', story.line, text, { level: 'army', ...(nation !== undefined && { nation }) });
  const side: Side = { army, open: undefined, way: [], said: [] };
  story.sides.push(side);
  return side;
};

const nationOf = ({ army, said }: Side): string | undefined =>
  army.nation ?? nationByVotes(said.join(' ')) ?? nationOfLeaders(army);
const isTold = ({ army }: Side): boolean => army.children.length > 0 || army.men !== undefined;
/** Whose troops a sentence begins to speak of. */
function sideOf(story: Story, sentence: string, from: number, counted = sentence.length): Side {
  const before = sentence.slice(0, from < 0 ? sentence.length : from);
  const against = AGAINST.test(sentence.slice(0, counted));
  const [, leader, ofWhom = ''] = COMMANDS.exec(sentence) ?? [];
  const [host, word = ''] = guessNation(ofWhom)
    ? [sentence, ofWhom]
    : (HOST_NAMED.exec(before) ?? HOST_WORDS.exec(before) ?? []);
  const nation = host === undefined ? undefined : guessNation(word);
  const { side } = story;
  if (nation !== undefined) {
    const same = story.sides.find(({ army }) => army.nation === nation);
    /** Of whom a paragraph told so far, without saying whose they are. */
    const own = side && side.army.source.line === story.line && story.sides.length === 1 && !against;
    const silent = side && side.army.nation === undefined && (own || !isTold(side)) ? side : undefined;
    const now = same ?? silent ?? newSide(story, sentence, nation);
    if (now.army.nation === undefined) Object.assign(now.army, { name: nation, nation });
    if (host === sentence && leader !== undefined && now.army.commander === undefined) leads(now.army, named(leader));
    const [, man = ''] = LED_BY.exec(before.slice(host?.length ?? 0)) ?? LED_BY.exec(before) ?? [];
    if (now.army.commander === undefined && isName(named(man))) leads(now.army, named(man));
    return now;
  }
  const [, first] =
    CHIEF_INSIDE.exec(sentence) ??
    CHIEF_WITH.exec(sentence) ??
    (against || (!side && counted === sentence.length) ? subjectOf(sentence) : []);
  if (side && isTold(side) && against) {
    const other = story.sides.find((each) => each !== side) ?? newSide(story, sentence, undefined);
    if (first !== undefined && other.army.commander === undefined) leads(other.army, first);
    const foe = before
      .split(/[^\p{L}]+/u)
      .map(guessNation)
      .find(Boolean);
    if (foe !== undefined && other.army.nation === undefined) Object.assign(other.army, { name: foe, nation: foe });
    return other;
  }
  const foe = first === undefined || !side ? undefined : nationOfMan(first);
  if (side && first !== undefined && foe !== undefined && isTold(side) && isFoe(foe, nationOf(side))) {
    const other = story.sides.find(({ army }) => army.nation === foe) ?? newSide(story, sentence, foe);
    if (other.army.commander === undefined) leads(other.army, first);
    return other;
  }
  const isFirst = side === undefined || (!isTold(side) && side.army.commander === undefined);
  const [, commands = ''] = CHIEF.exec(sentence) ?? [];
  const chief = beginsWithRank(commands) ? commands : isFirst ? first : undefined;
  const others = chief !== undefined && side !== undefined && isTold(side) && side.army.commander !== undefined;
  const now = side && !others ? side : newSide(story, sentence, undefined);
  if (chief !== undefined && now.army.commander === undefined) leads(now.army, chief.replace(/^The /, ''));
  return now;
}

const surnameOf = (man: string): string => man.split(/[\s']/).at(-1) ?? man;

/** The formation whose leader is named again. */
const ledBy = (nodes: readonly Sprout[], man: string): Sprout | undefined => {
  for (const node of nodes) {
    const own = node.commander !== undefined && surnameOf(node.commander) === surnameOf(man) ? node : undefined;
    const found = own ?? ledBy(node.children, man);
    if (found) return found;
  }
  return undefined;
};

/** What may hold a formation that is named behind it in its paragraph: one that stands higher and has nothing but formations. */
function holderOf({ way, army }: Side, level: Level): Sprout {
  const high = height(level);
  const holds = (node: Sprout): boolean => {
    const above = height(node.level);
    const silent = !counts({ ...node, children: node.children.filter((child) => !isFormed(child)) });
    return silent && (above !== undefined && high !== undefined ? above < high : high !== undefined && !counts(node));
  };
  if (high === undefined) return way.at(-2) ?? army;
  return way.findLast(holds) ?? army;
}
const isFormed = ({ level, commander }: Sprout): boolean => isFormation(level) || commander !== undefined;

/** The formation of a name, anew or as it was named before. */
function formationIn({ side, sentence, story: { line }, here }: Telling, { name, man, noun }: Formation): Sprout {
  const again = man === undefined || /\d/.test(name) ? undefined : ledBy(side.army.children, man);
  if (again) return again;
  const { kind, type } = hintsOf(name);
  const level = levelOf(noun) ?? 'unknown';
  const node = sprout(name, line, sentence, { level, ...(kind && { kind }), ...(type && { type }) });
  if (man !== undefined) leads(node, man);
  const nation = man === undefined ? undefined : guessNation(name.replace(man, ''));
  if (nation !== undefined && nation !== side.army.nation) node.nation = nation;
  const holder = level === 'unknown' && here.length === 0 ? side.army : holderOf(side, level);
  holder.children.push(node);
  side.way = [...side.way.slice(0, side.way.indexOf(holder) + 1), node];
  return node;
}

function give(node: Sprout, { of, value }: Counted): void {
  const figure = of === 'men' && node.kind === 'cavalry' ? 'sabres' : of;
  if (node[figure] === undefined) node[figure] = value;
}

/** Letters between a strength and the guns of the same formation. */
const NEAR = 60;

/** "Each of the two divisions": the last two that were named. */
const gunsOf = ({ army }: Side, [each, count = '']: readonly string[]): readonly Sprout[] | undefined =>
  each === undefined
    ? undefined
    : army.children.filter(({ level }) => level !== 'battery').slice(-(COUNTING_WORDS[count] ?? 2));

/** A sentence while its figures are given to those whom it names. */
interface Telling {
  readonly story: Story;
  readonly side: Side;
  readonly sentence: string;
  /** What it named, the last one, and who got the last figure. */
  readonly here: Sprout[];
  last: { readonly node: Sprout; readonly whole: Sprout; readonly until: number } | undefined;
  /** Where the words begin that may name whose the next figure is. */
  from: number;
  /** It has named a unit: names without a noun may follow. */
  listed: boolean;
}

function opens(telling: Telling, node: Sprout, until: number): void {
  const { side, here, story, sentence } = telling;
  side.open = node;
  const hour = here.length === 0 ? hourIn(sentence, story.hour) : undefined;
  if (hour !== undefined) {
    node.arrival ??= hour;
    story.hour = hour;
  }
  if (!here.includes(node)) here.push(node);
  telling.last = undefined;
  telling.from = until;
}

const add = (
  { story, sentence }: Telling,
  whole: Sprout,
  name: string,
  { of, value }: Counted,
  more: object,
): Sprout => {
  const { level, kind, type } = hintsOf(name);
  const rides = whole.kind === 'cavalry' && kind !== 'artillery';
  const arm = of === 'sabres' || rides ? 'cavalry' : kind;
  const node = sprout(name, story.line, sentence, {
    level: level ?? 'regiment',
    ...(arm && { kind: arm }),
    ...(type && { type }),
    ...more,
  });
  give(node, { of, value });
  whole.children.push(node);
  return node;
};

/** Where it is guessed whose a figure is, a question shows it. */
function guessed(node: Sprout, figure: Figure): void {
  node.marks.push({ figure, was: String(node[figure]), why: 'unsaid' });
}

/** A battery, or the guns of whom the sentence spoke last. */
function givesGuns(telling: Telling, { from, until }: Token, figure: Counted, span: string): void {
  const { name } = unitBefore(span, false) ?? {};
  const { side, sentence, last, here } = telling;
  const behind = sentence.slice(until);
  const near = last && here.includes(last.whole) && from - last.until < NEAR && !BETWEEN_THEM.test(behind);
  const man = WITH_MAN.exec(behind)?.[1];
  const with_ =
    WITH_THEM.test(behind) || WITH_BEFORE.test(span)
      ? side.open
      : man === undefined
        ? undefined
        : ledBy(side.army.children, man);
  const isNamed = name !== undefined && /\p{Lu}/u.test(name);
  const whose =
    gunsOf(side, OF_EACH.exec(sentence) ?? []) ?? (isNamed ? [] : with_ ? [with_] : near && last ? [last.whole] : []);
  const [only, ...more] = whose;
  /** "and a battery of 6 guns" */
  const [, battery] = /(?:^|\s)(?:an?|one)\s(?:\p{L}+\s)?(battery of)\s*$/u.exec(span) ?? [];
  if (only && more.length === 0 && battery !== undefined) {
    const name = `${battery} ${sentence.slice(from, until)}`;
    guessed(add(telling, only, name, figure, { level: 'battery', kind: 'artillery' }), 'guns');
    return;
  }
  for (const node of whose) node.guns ??= figure.value;
  for (const node of whose) guessed(node, 'guns');
  if (whose.length > 0) return;
  const own = side.open && here.includes(side.open) ? side.open : side.army;
  const behindOf = /^,\s(\p{Lu}[\p{L}’']+['’]s\s\p{Ll}+)/u.exec(behind)?.[1];
  const called =
    behindOf ?? (name === undefined ? sentence.slice(from, until) : `${name}, ${sentence.slice(from, until)}`);
  add(telling, isNamed ? own : side.army, called, figure, { level: 'battery', kind: 'artillery' });
}

/** Men of a nation, or of no unit: "1,050 cavalry under Colonel Viana". */
function givesOthers(telling: Telling, { from, until }: Token, figure: Counted, nation: string | undefined): void {
  const { side, sentence } = telling;
  const kind = figure.of === 'sabres' ? 'cavalry' : 'infantry';
  const name =
    nation === undefined
      ? sentence.slice(from, until)
      : (/^\s+(\p{L}+(?:\s(?:infantry|foot|troops|horse))?)/u.exec(sentence.slice(until))?.[1] ?? '');
  const node = add(telling, side.army, name, figure, {
    level: 'unknown',
    kind,
    ...(nation !== undefined && { nation }),
  });
  const { man } = UNDER_MAN.exec(sentence.slice(until))?.groups ?? {};
  if (man !== undefined) leads(node, man);
  telling.last = { node, whole: side.army, until };
}

function readFigure(telling: Telling, token: Token, figure: Counted): void {
  const { side, sentence, here, last } = telling;
  const span = sentence.slice(telling.from, token.from);
  const behind = sentence.slice(token.until);
  telling.from = token.until;
  const before = unitBefore(span, telling.listed || PLURAL.test(sentence.slice(0, token.from)));
  const after = before && !OF_THE.test(behind) ? undefined : unitBehind(behind, figure.bare);
  const unit = after ?? before;
  if (SUMMED.test(span.slice(-40)) && unit === undefined && here.length === 0 && figure.of !== 'guns') return;
  if (figure.of === 'guns') {
    givesGuns(telling, token, figure, span);
    return;
  }
  const nation =
    figure.of === 'men' && !figure.bare ? undefined : guessNation(/^\s+(\p{Lu}\p{L}{3,})/u.exec(behind)?.[1] ?? '');
  if (unit) {
    const horse = figure.of === 'sabres' || hintsOf(unit.name).kind === 'cavalry';
    /** A sentence of its own about horse does not speak of a brigade of foot. */
    const apart =
      horse &&
      here.length === 0 &&
      last === undefined &&
      side.open &&
      !side.open.children.some(({ kind }) => kind === 'cavalry');
    const whole = apart || !side.open ? side.army : side.open;
    /** "the 11th Hussars, 380 troopers, and the 3rd Chasseurs, 415" */
    const rides = figure.bare && last?.node.kind === 'cavalry' && EITHER.test(unit.name);
    const node = add(telling, whole, unit.name, rides ? { of: 'sabres', value: figure.value } : figure, {});
    telling.listed = true;
    if (apart || !isUnitName(unit.name)) guessed(node, node.sabres === undefined ? 'men' : 'sabres');
    if (unit.man !== undefined) leads(node, unit.man);
    telling.last = { node, whole, until: token.until };
  } else if (side.open && here.includes(side.open) && (last === undefined || figure.of === 'sabres')) {
    give(side.open, figure);
    telling.last = { node: side.open, whole: side.open, until: token.until };
  } else if (!figure.bare || nation !== undefined) givesOthers(telling, token, figure, nation);
}

const EITHER = /chasseurs|cazadores|cacciatori|grenadiers/iu;

/** Brackets that count nothing. */
const ASIDES = /\s\([^()\d]*\)/gu;

function readSentence(story: Story, given: string): void {
  if (STOOD_BY.test(given)) return;
  const sentence = given.replace(ASIDES, '');
  const formations = formationsOf(sentence);
  const figures = figuresOf(sentence);
  const first = [...figures, ...formations].sort((a, b) => a.from - b.from)[0];
  const side = sideOf(story, sentence, first?.from ?? -1, figures[0]?.from);
  story.side = side;
  side.said.push(sentence);
  const again = menAgain(side, sentence);
  const named = formations.filter(
    (one) => !again.some(({ from }) => one.from <= from && from < one.until && one.formation?.noun === ''),
  );
  const more = again.filter((one) => !named.some(({ from, until }) => from <= one.from && one.from < until));
  const tokens = [...figures, ...named, ...more].sort((a, b) => a.from - b.from || b.until - a.until);
  const here: Sprout[] = side.open && STILL.test(sentence) ? [side.open] : [];
  const telling: Telling = { story, side, sentence, here, last: undefined, from: 0, listed: false };
  for (const token of tokens) {
    const { figure, formation, node } = token;
    if (node === side.army) {
      side.open = undefined;
      telling.from = token.until;
    } else if (node) opens(telling, node, token.until);
    else if (formation && isUnitAgain(telling, formation.name)) continue;
    else if (formation && isLed(telling, token, formation)) continue;
    else if (formation) {
      opens(telling, formationIn(telling, formation), token.until);
      telling.from += ledBehind(side, sentence.slice(token.until));
    } else if (figure) readFigure(telling, token, figure);
  }
}

/** "Stewart led the British 2nd Division": the one who was named before leads it; whether he does. */
function isLed({ side, sentence, from }: Telling, token: Token, { name, man, noun }: Formation): boolean {
  const { open } = side;
  const between = sentence.slice(from, token.from);
  const level = levelOf(noun);
  if (!open || man !== undefined || level === undefined || open.level !== 'unknown' || counts(open)) return false;
  if (!/^\s\p{Ll}+(?:\s\p{L}+){0,3}\s$/u.test(between)) return false;
  const nation = guessNation(between.trim().split(' ').at(-1) ?? '');
  Object.assign(open, { name, level, ...(nation !== undefined && { nation }) });
  return true;
}

/** "Porter brought his brigade of militia up", "Delort had the cavalry": what he leads; how many letters tell it. */
function ledBehind({ open }: Side, behind: string): number {
  const [said = '', name = '', noun = ''] = LEADS_IT.exec(behind) ?? [];
  if (!open || name === '' || open.level !== 'unknown' || counts(open)) return 0;
  const level = levelOf(noun);
  const { kind } = hintsOf(name);
  Object.assign(open, { name, ...(level && { level }), ...(kind && { kind }) });
  return said.length;
}

/** "the Regiment of León, 1,150, that of La Unión" */
const isUnitAgain = ({ last }: Telling, name: string): boolean =>
  /^that of/iu.test(name) && last?.node.level === 'regiment' && / (?:of|de) /u.test(last.node.name);

/** "Dupont had only": the leader of the army, or of a formation of which was told. */
function menAgain({ army }: Side, sentence: string): readonly Token[] {
  return [...sentence.matchAll(SUBJECT)].flatMap(({ index, 1: man = '' }): Token[] => {
    const node = army.commander && surnameOf(army.commander) === man ? army : ledBy(army.children, man);
    return node ? [{ from: index, until: index + man.length, node }] : [];
  });
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
const TITLES = [
  [/^(?:archdu(?:ke|c|que)|arciduca|erzherzog)(?!\p{L})/iu, 'Austria'],
  [/^viceroy eug/iu, 'France'],
] as const;
const nationOfTitle = ({ commander = '', rank = '' }: Sprout): string | undefined =>
  TITLES.find(([title]) => title.test(`${rank} ${commander}`.trim()))?.[1];

const counts = (node: Sprout): boolean =>
  (node.men ?? node.sabres ?? node.guns) !== undefined || node.children.some(counts);

/** The armies of which the paragraphs of running text tell. */
function fromProse(paragraphs: readonly Paragraph[]): Sprout[] {
  const story: Story = { sides: [], side: undefined, line: 0, hour: undefined };
  for (const { line, text } of paragraphs) {
    story.line = line;
    if (story.side) Object.assign(story.side, { open: undefined, way: [] });
    for (const sentence of text.split(STOPS)) readSentence(story, sentence);
  }
  for (const { army, said } of story.sides) {
    army.children = army.children.filter(counts);
    withoutSum(army);
    const nation = army.nation === undefined ? (nationOfTitle(army) ?? nationByVotes(said.join(' '))) : undefined;
    if (nation !== undefined && !story.sides.some((each) => each.army.nation === nation)) army.nation = nation;
    if (army.name === '') army.made = word('reader-army');
    const [only, ...others] = army.children.filter(({ level }) => level !== 'battery');
    if (only?.commander !== undefined && only.children.length > 1 && others.length === 0 && !army.commander)
      leads(army, only.commander);
  }
  const silent = story.sides.filter(({ army }) => army.nation === undefined);
  const nations = new Set(
    paragraphs.flatMap(({ text }) => text.split(/[^\p{L}]+/u).flatMap((each) => guessNation(each) ?? [])),
  );
  for (const { army } of story.sides) if (army.nation !== undefined) nations.delete(army.nation);
  if (silent.length === 1 && nations.size === 1 && story.sides.length === 2)
    for (const { army } of silent) army.nation = [...nations][0];
  return story.sides.map(({ army }) => army).filter(counts);
}

/** A page that tells its troops in sentences, and a question with it: what a sentence means is never sure. */
export function inSentences(text: string, lines: readonly PageLine[]): Reading | undefined {
  const raw = /<\w/.test(text) ? [] : text.split('\n').map((text, i) => ({ line: i + 1, text: unquoted(text) }));
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
  return audited(text, grow(armies, notUnits(prose.map(({ line }) => line))), lines);
}
