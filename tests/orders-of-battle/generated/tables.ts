/** A battle as tables, and beside them what is true of it. */
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
import { batteriesOf, languageOf, toldOf } from './outline.ts';
import { PHRASES } from './phrases.ts';
import type { Style } from './styles.ts';
import { TONGUES, type Tongue } from './tongues.ts';
import { figure, isHorse, keyOf, manIn, nameOf } from './words.ts';

/** A cell that stands for the one above it. */
const SAME = '\u0001';
type Row = readonly string[];

interface Table {
  readonly heads: Row;
  readonly rows: Row[];
}

interface Sheet {
  readonly style: Style;
  readonly tongue: Tongue;
  readonly truth: string[];
}

const claim = (depth: number, text: string): string => `${'  '.repeat(depth)}${text}`;
const figures = ({ foot, horse, guns }: Strength, withGuns: boolean): string =>
  ` = ${foot}/${horse}/${withGuns ? guns : '-'}`;
const headOf = ({ level, n, horse }: Formation, tongue: Tongue): string =>
  level === 'division' && horse ? tongue.horseDivision(n) : tongue[level](n);

/** The figures of a row under its headings. */
function cells({ foot, horse, guns }: Strength, { figures: how, ...style }: Style): Row {
  const told = (n: number): string => (n === 0 ? '' : figure(n, { ...style, figures: how }));
  return how === 'arms' ? [told(foot), told(horse), told(guns)] : [told(foot + horse), told(guns)];
}

const figureHeads = ({ figures: how }: Style, { columns }: Tongue): Row =>
  how === 'arms' ? [columns.foot, columns.horse, columns.guns] : [columns.men, columns.guns];

/** The heading of what tells how strong nobody is. */
const besides = ({ noise }: Style, { columns }: Tongue): Row =>
  noise === 'losses' ? [columns.losses] : noise === 'officers' ? [columns.officers] : [];

function partsCell(unit: Unit, { parts }: Style, tongue: Tongue): Row {
  if (parts === 'none') return [];
  const [, short] = isHorse(unit) ? tongue.squadrons : tongue.battalions;
  return [isGuns(unit) ? '' : `${unit.parts} ${short}`];
}

/** What is true of a formation and of all below it. */
function claims(formation: Formation, depth: number, { style, tongue, truth }: Sheet): void {
  const led =
    style.commander === 'none' || (style.columns !== 'rows' && style.commander === 'column')
      ? ''
      : ` [${formation.leader}]`;
  const strong = figures(strengthOf(formation), formation.level !== 'brigade' && style.guns !== 'section');
  truth.push(claim(depth, `${headOf(formation, tongue)}${led}${strong}`));
  for (const each of formation.below) claims(each, depth + 1, { style, tongue, truth });
  for (const unit of formation.units.filter((each) => !isGuns(each)))
    truth.push(claim(depth + 1, `${keyOf(unit, tongue)}${figures(strengthOfUnit(unit), false)}`));
}

/** A row for each formation and each unit. */
function byRows(army: Army, sheet: Sheet): Table {
  const { style, tongue } = sheet;
  const parts = style.parts === 'none' ? [] : [tongue.columns.parts];
  const losses = besides(style, tongue);
  const men = style.commander === 'column' ? [tongue.columns.commander] : [];
  const rows: Row[] = [];
  const none = cells({ foot: 0, horse: 0, guns: 0 }, style);
  const add = (formation: Formation): void => {
    const { level, leader } = formation;
    const man = manIn(leader, level, style, tongue);
    const head = headOf(formation, tongue);
    const own = style.told === 'units and sums' ? cells(strengthOf(formation), style) : none;
    rows.push([
      style.commander === 'in cell' ? `${head} (${man})` : head,
      ...men.map(() => man),
      ...parts.map(() => ''),
      ...own,
      ...losses.map(() => ''),
    ]);
    for (const unit of formation.units.filter((each) => !isGuns(each))) rows.push(unitRow(unit));
    for (const each of formation.below) add(each);
    for (const unit of formation.units.filter(isGuns)) rows.push(unitRow(unit));
  };
  const unitRow = (unit: Unit): Row => [
    nameOf(unit, tongue),
    ...men.map(() => ''),
    ...partsCell(unit, style, tongue),
    ...cells(strengthOfUnit(unit), style),
    ...losses.map(() => (isGuns(unit) ? '' : String(unit.n + 11))),
  ];
  for (const formation of army.formations) add(formation);
  return { heads: [tongue.columns.name, ...men, ...parts, ...figureHeads(style, tongue), ...losses], rows };
}

/** A row for each unit, and a column for each level. */
function byLevels(army: Army, sheet: Sheet): Table {
  const { style, tongue } = sheet;
  const levels = (['corps', 'division', 'brigade'] as const).filter((level) =>
    [...everyFormation(army.formations)].some((each) => each.level === level),
  );
  const parts = style.parts === 'none' ? [] : [tongue.columns.parts];
  const losses = besides(style, tongue);
  const rows: Row[] = [];
  const add = (formation: Formation, above: { readonly [L in Formation['level']]?: string }): void => {
    const man = manIn(formation.leader, formation.level, style, tongue);
    const head = headOf(formation, tongue);
    const way = { ...above, [formation.level]: style.commander === 'in cell' ? `${head} (${man})` : head };
    for (const each of formation.below) add(each, way);
    for (const unit of formation.units)
      rows.push([
        ...levels.map((level) => way[level] ?? ''),
        nameOf(unit, tongue),
        ...partsCell(unit, style, tongue),
        ...cells(strengthOfUnit(unit), style),
        ...losses.map(() => (isGuns(unit) ? '' : String(unit.n + 11))),
      ]);
  };
  for (const formation of army.formations) add(formation, {});
  const heads = levels.map((level) => tongue.columns[level]);
  const all = [...heads, tongue.columns.name, ...parts, ...figureHeads(style, tongue), ...losses];
  if (style.columns !== 'merged levels') return { heads: all, rows };
  return {
    heads: all,
    rows: rows.map((row, i) =>
      row.map((cell, at) => {
        const same = i > 0 && at < levels.length && row.slice(0, at + 1).every((each, n) => each === rows[i - 1]?.[n]);
        return same ? SAME : cell;
      }),
    ),
  };
}

function* everyFormation(formations: readonly Formation[]): Generator<Formation> {
  for (const each of formations) {
    yield each;
    yield* everyFormation(each.below);
  }
}

/** A row for each division. */
function byDivisions(army: Army, { style, tongue }: Sheet): Table {
  const divisions = [...everyFormation(army.formations)].filter(({ level }) => level === 'division');
  const men = style.commander === 'column';
  return {
    heads: [tongue.columns.division, ...(men ? [tongue.columns.commander] : []), ...figureHeads(style, tongue)],
    rows: divisions.map((each) => {
      const man = manIn(each.leader, each.level, style, tongue);
      const head = headOf(each, tongue);
      return [
        style.commander === 'in cell' ? `${head} (${man})` : head,
        ...(men ? [man] : []),
        ...cells(strengthOf(each), style),
      ];
    }),
  };
}

function tableOf(army: Army, sheet: Sheet): Table {
  const { style, truth, tongue } = sheet;
  if (style.columns === 'division only') {
    for (const each of everyFormation(army.formations))
      if (each.level === 'division')
        truth.push(
          claim(
            1,
            `${headOf(each, tongue)}${style.commander === 'none' ? '' : ` [${each.leader}]`}${figures(strengthOf(each), true)}`,
          ),
        );
    return byDivisions(army, sheet);
  }
  for (const each of army.formations) claims(each, 1, sheet);
  const pieces = style.guns === 'section' ? batteriesOf(army.formations) : [];
  const table = style.columns === 'rows' ? byRows(army, sheet) : byLevels(army, sheet);
  if (pieces.length === 0) return table;
  return table;
}

const cellsOf = (row: Row): Row => row.map((cell) => (cell === SAME ? '' : cell));

const markdown = ({ heads, rows }: Table): string[] => [
  `| ${heads.join(' | ')} |`,
  `|${heads.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${cellsOf(row).join(' | ')} |`),
];

function html({ heads, rows }: Table, { form }: Style): string[] {
  const spans = form === 'HTML rowspan';
  const cell = (text: string, at: number, i: number): string => {
    if (text === SAME) return spans ? '' : '<td></td>';
    let high = 1;
    while (spans && rows[i + high]?.[at] === SAME) high += 1;
    return high > 1 ? `<td rowspan="${high}">${text}</td>` : `<td>${text}</td>`;
  };
  return [
    '<table>',
    `<tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>`,
    ...rows.map((row, i) => `<tr>${row.map((text, at) => cell(text, at, i)).join('')}</tr>`),
    '</table>',
  ];
}

const wiki = ({ heads, rows }: Table): string[] => [
  '{| class="wikitable"',
  `! ${heads.join(' !! ')}`,
  ...rows.flatMap((row) => ['|-', `| ${cellsOf(row).join(' || ')}`]),
  '|}',
];

function gaps({ heads, rows }: Table): string[] {
  const all = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)) + 3);
  return all.map((row) =>
    row
      .map((cell, at) =>
        at === 0 || /\p{L}/u.test(cell) ? cell.padEnd(widths[at] ?? 0) : cell.padStart((widths[at] ?? 0) - 1),
      )
      .join('')
      .trimEnd(),
  );
}

const cut = ({ heads, rows }: Table, separator: string): string[] =>
  [heads, ...rows.map(cellsOf)].map((row) =>
    row.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator),
  );

function written(table: Table, style: Style): string[] {
  switch (style.form) {
    case 'markdown table':
      return markdown(table);
    case 'HTML':
    case 'HTML rowspan':
      return html(table, style);
    case 'wiki table':
      return wiki(table);
    case 'gaps':
      return gaps(table);
    case 'tabs':
      return cut(table, '\t');
    case 'semicolons':
      return cut(table, ';');
    default:
      return cut(table, ',');
  }
}

/** Rows with nothing round them. */
const isCut = ({ form }: Style): boolean => form === 'tabs' || form === 'commas' || form === 'semicolons';

const heading = (name: string, { form }: Style): string[] =>
  form.startsWith('HTML')
    ? [`<h2>${name}</h2>`]
    : form === 'markdown table'
      ? [`## ${name}`, '']
      : form === 'wiki table'
        ? [`== ${name} ==`]
        : [name, ''];

/** A battle in tables: one an army, or one with a column for the side. */
export function tabled(battle: Battle, style: Style): { readonly lines: string[]; readonly truth: string[] } {
  const truth: string[] = [];
  const lines: string[] = [];
  const joined: Row[] = [];
  let heads: Row = [];
  const sided = battle.armies.length > 1 && isCut(style);
  for (const whole of battle.armies) {
    const language = languageOf(whole.nation, style);
    const { [language]: tongue } = TONGUES;
    const army = toldOf(whole, style);
    const pieces = style.guns === 'section' && style.columns !== 'division only' ? batteriesOf(whole.formations) : [];
    const name = style.side === 'capitals' ? tongue.army[army.nation].toUpperCase() : tongue.army[army.nation];
    const strength = added([...army.formations.map(strengthOf), ...pieces.map(strengthOfUnit)]);
    /** A file of one army's rows names it nowhere. */
    const unnamed = isCut(style) && battle.armies.length === 1;
    truth.push(`side ${name}${unnamed ? '' : ` ~${army.nation}`}${figures(strength, true)}`);
    const table = tableOf(army, { style, tongue, truth });
    for (const unit of pieces) {
      const row = table.heads.map(() => '');
      row[table.heads.indexOf(tongue.columns.name)] = nameOf(unit, tongue);
      row[table.heads.indexOf(tongue.columns.guns)] = String(unit.guns);
      table.rows.push(row);
    }
    if (sided) {
      heads = heads.length > 0 ? heads : [tongue.columns.side, ...table.heads];
      joined.push(...table.rows.map((row) => [name, ...cellsOf(row)]));
      continue;
    }
    const bare = style.side === 'in title' || isCut(style);
    if (!bare) lines.push(...heading(name, style));
    else if (!isCut(style)) lines.push(...heading(`${name}, ${battle.place}, ${battle.year}`, style));
    lines.push(...written(table, style), '');
    if (style.noise === 'sources' && !isCut(style)) lines.push(PHRASES[language].sources);
  }
  if (sided) lines.push(...written({ heads, rows: joined }, style));
  return { lines, truth };
}
