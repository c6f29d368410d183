/** A battle as lines, each so deep, and beside them what is true of it. */
import {
  type Army,
  added,
  type Battle,
  type Formation,
  isGuns,
  type Strength,
  strengthOf,
  strengthOfUnit,
  type Unit,
} from './battles.ts';
import { PHRASES } from './phrases.ts';
import type { Style } from './styles.ts';
import { type Language, type Nation, TONGUES, type Tongue } from './tongues.ts';
import { keyOf, manIn, sumIn, unitIn } from './words.ts';

export interface Line {
  readonly depth: number;
  readonly text: string;
  readonly kind: 'side' | 'formation' | 'unit' | 'sum' | 'man' | 'talk';
}

export interface Told {
  readonly lines: Line[];
  readonly truth: string[];
}

const LANGUAGE_OF: { readonly [N in Nation]: Language } = {
  France: 'fr',
  Britain: 'en',
  Austria: 'de',
  Prussia: 'de',
  Russia: 'ru',
  Spain: 'es',
  Portugal: 'pt',
};

export const languageOf = (nation: Nation, { language }: Style): Language =>
  language === 'own' ? LANGUAGE_OF[nation] : language;

/** An army as the style tells of it: what it leaves out is not there. */
export function toldOf(army: Army, { guns }: Style): Army {
  if (guns !== 'none' && guns !== 'section') return army;
  const without = (formation: Formation): Formation => ({
    ...formation,
    below: formation.below.map(without),
    units: formation.units.filter((unit) => !isGuns(unit)),
  });
  return { ...army, formations: army.formations.map(without) };
}

export const batteriesOf = (formations: readonly Formation[]): Unit[] =>
  formations.flatMap(({ below, units }) => [...units.filter(isGuns), ...batteriesOf(below)]);

const claim = (depth: number, text: string): string => `${'  '.repeat(depth)}${text}`;
const figures = ({ foot, horse, guns }: Strength, withGuns: boolean): string =>
  ` = ${foot}/${horse}/${withGuns ? guns : '-'}`;

/** The name that a formation goes by. */
export function headOf(
  { level, n, horse, leader }: Formation,
  { leader: manner, heads }: Style,
  tongue: Tongue,
  group: string | undefined,
): string {
  if (group !== undefined) return group;
  if (level === 'corps') return tongue.corps(n);
  if (manner === 'owner') return tongue.owned(level, leader);
  if (heads === 'arm and number') return tongue.ofArm(level, n, horse);
  if (heads === 'level alone') return tongue.alone(level, horse);
  return level === 'division' && horse ? tongue.horseDivision(n) : tongue[level](n);
}

/** "Advance Guard", "Cavalry Reserve": a formation right below the army without a number. */
function groupOf(
  { horse, level }: Formation,
  depth: number,
  at: number,
  { heads }: Style,
  tongue: Tongue,
): string | undefined {
  const [van, , horseReserve] = tongue.groups;
  if (heads !== 'groups' || depth !== 1 || level === 'corps') return undefined;
  return horse ? horseReserve : at === 0 ? van : undefined;
}

const JOINTS: { readonly [S in Style['sums']]?: string } = { colon: ': ', dash: ' – ', equals: ' = ' };

/** A heading, who leads it, and how strong it is. */
function headed(head: string, man: string, sum: string, style: Style, tongue: Tongue): string {
  const joint = JOINTS[style.sums] ?? '';
  const strong =
    sum === '' ? '' : joint === '' || (joint === ': ' && style.leader === 'colon') ? ` (${sum})` : joint + sum;
  switch (style.leader) {
    case 'owner':
      return head.includes(man) ? `${head}${strong}` : `${head} (${man})${strong}`;
    case 'colon':
      return `${head}: ${man}${strong}`;
    case 'brackets':
      return `${head} (${man})${strong}`;
    case 'comma':
    case 'rank behind':
      return `${head}, ${man}${strong}`;
    case 'dash':
      return `${head} – ${man}${strong}`;
    case 'under':
      return `${head} ${tongue.under} ${man}${strong}`;
    case 'full stop':
      return `${head}. ${man}${strong}`;
    case 'before':
      return `${man} – ${head}${strong}`;
    default:
      return `${head}${strong}`;
  }
}

interface Context {
  readonly style: Style;
  readonly tongue: Tongue;
  readonly language: Language;
  readonly told: Told;
}

const SUMMED: { readonly [T in Style['told']]: readonly Formation['level'][] } = {
  units: [],
  'units and sums': ['corps', 'division', 'brigade'],
  'all, own sums': ['corps', 'division', 'brigade'],
  brigades: ['brigade'],
  'brigades and sums': ['corps', 'division', 'brigade'],
  divisions: ['division'],
};

/** Whether a formation of a level tells its strength. */
const isSummed = ({ level, below }: Formation, { told }: Style): boolean =>
  SUMMED[told].includes(level) || (told === 'brigades' && level === 'division' && below.length === 0);

/** Staff and bands, whom sums count and units do not. */
const withStaff = (strength: Strength, { told }: Style): Strength =>
  told !== 'all, own sums'
    ? strength
    : strength.foot > 0
      ? { ...strength, foot: strength.foot + 11 }
      : { ...strength, horse: strength.horse + 5 };

/** Two units in each line. */
const paired = (each: readonly string[]): string[] =>
  each.flatMap((one, i) => (i % 2 > 0 ? [] : [[one, ...each.slice(i + 1, i + 2)].join('; ')]));

const tellsUnits = ({ told }: Style): boolean => told.startsWith('units') || told.startsWith('all');

function formationTold(formation: Formation, depth: number, at: number, context: Context): void {
  const { style, tongue, language, told } = context;
  const { level, leader, units, below } = formation;
  const head = headOf(formation, style, tongue, groupOf(formation, depth, at, style, tongue));
  const man = manIn(leader, level, style, tongue);
  const strength = strengthOf(formation);
  const summed = isSummed(formation, style);
  const own = sumIn(withStaff(strength, style), style, tongue, level !== 'brigade');
  const behind = style.sums === 'line' || style.sums === 'named line';
  const sum = summed && !behind ? own : '';
  const piecesInHead = style.guns === 'in heading' && strength.guns > 0 && level === 'division' && sum === '';
  const pieces = piecesInHead ? ` (${strength.guns} ${tongue.guns[0]})` : '';
  const comes = at === 1 && level === 'division' && style.arrivals !== 'none';
  const arrives = `${PHRASES[language].arrives} 10:30`;
  const arrival = comes ? (style.arrivals === 'bracketed' ? ` (${arrives})` : `, ${arrives}`) : '';
  const listed = units.filter((unit) => !isGuns(unit));
  const batteries = style.guns === 'in heading' ? [] : units.filter(isGuns);
  const inLine = (style.units === 'commas' || style.units === 'and') && listed.length > 0;
  const each = listed.map((unit) => unitIn(unit, style, tongue, tellsUnits(style)));
  const last = each.at(-1) ?? '';
  const list =
    style.units === 'and'
      ? `${each.slice(0, -1).join(', ')} & ${last}`
      : each.join(style.units === 'semicolons' ? '; ' : ', ');
  const heading = `${headed(head, man, sum, style, tongue)}${pieces}${arrival}`;
  told.lines.push({ depth, kind: 'formation', text: inLine ? `${heading}: ${list}` : heading });
  if (style.leader === 'below') told.lines.push({ depth: depth + 1, kind: 'man', text: man });
  const named = style.leader === 'none' ? '' : ` [${leader}]`;
  const called = style.heads === 'level alone' && level !== 'corps' ? leader : head;
  const strong =
    style.told === 'divisions' && level === 'brigade'
      ? ''
      : figures(strength, level !== 'brigade' && style.guns !== 'section');
  told.truth.push(claim(depth, `${called}${named}${comes ? ' @10:30' : ''}${strong}`));
  if (style.units === 'line' || style.units === 'pairs')
    for (const text of style.units === 'line' ? each : paired(each))
      told.lines.push({ depth: depth + 1, kind: 'unit', text });
  else if (!inLine && listed.length > 0) told.lines.push({ depth: depth + 1, kind: 'unit', text: list });
  for (const unit of listed) {
    const has = tellsUnits(style) ? figures(strengthOfUnit(unit), false) : '';
    told.truth.push(claim(depth + 1, `${keyOf(unit, tongue)}${has}`));
  }
  below.forEach((each, i) => {
    formationTold(each, depth + 1, i, context);
  });
  for (const unit of batteries)
    told.lines.push({ depth: depth + 1, kind: 'unit', text: unitIn(unit, style, tongue, true) });
  if (summed && behind) {
    const name = style.sums === 'named line' ? `${tongue.total} ${head}` : tongue.total;
    told.lines.push({ depth: depth + 1, kind: 'sum', text: `${name}: ${own}` });
  }
}

/** What a side is called, and what stands right below it. */
function sideLines(army: Army, strength: Strength, { style, tongue, language }: Context, battle: Battle): Line[] {
  const { [army.nation]: name } = tongue.army;
  const man = manIn(army.leader, 'army', { ...style, rank: 'long', leader: 'colon', noise: 'none' }, tongue);
  const side = (text: string): Line => ({ depth: 0, kind: 'side', text });
  const staff: Line[] = style.noise === 'staff' ? [{ depth: 1, kind: 'man', text: PHRASES[language].staff }] : [];
  switch (style.side) {
    case 'capitals':
      return [side(name.toUpperCase()), ...staff];
    case 'army: leader':
      return [side(`${name}: ${man}`), ...staff];
    case 'chief below':
      return [side(name), { depth: 1, kind: 'man', text: `${tongue.chief}: ${man}` }, ...staff];
    case 'in title':
      return [side(`${name}, ${battle.place}, ${battle.year}`), ...staff];
    case 'ruled':
      return [side(`--- ${name} ---`), ...staff];
    case 'bracketed':
      return [side(`[${name}]`), ...staff];
    case 'army (strength)':
      return [side(`${name} (${sumIn(strength, style, tongue, true)})`), ...staff];
    default:
      return [side(name), ...staff];
  }
}

/** An army in lines. */
export function outlined(whole: Army, battle: Battle, style: Style): Told {
  const language = languageOf(whole.nation, style);
  const { [language]: tongue } = TONGUES;
  const army = toldOf(whole, style);
  const context: Context = { style, tongue, language, told: { lines: [], truth: [] } };
  const { lines, truth } = context.told;
  const pieces = style.guns === 'section' ? batteriesOf(whole.formations) : [];
  const strength = added([...army.formations.map(strengthOf), ...pieces.map(strengthOfUnit)]);
  lines.push(...sideLines(army, strength, context, battle));
  const led = style.side === 'army: leader' || style.side === 'chief below' ? ` [${army.leader}]` : '';
  truth.push(`side ${tongue.army[army.nation]}${led} ~${army.nation}${figures(strength, true)}`);
  army.formations.forEach((formation, i) => {
    formationTold(formation, 1, i, context);
  });
  if (pieces.length > 0) {
    lines.push({ depth: 1, kind: 'formation', text: tongue.arms[2] });
    for (const unit of pieces) lines.push({ depth: 2, kind: 'unit', text: unitIn(unit, style, tongue, true) });
  }
  if (style.side === 'total below')
    lines.push({
      depth: 1,
      kind: 'sum',
      text: `${tongue.total}: ${sumIn(strength, { ...style, sums: 'by arm' }, tongue, true)}`,
    });
  return context.told;
}
