/** What the columns of a table mean: a guess from their headings, and from what stands below where there are none. */

import { say } from '../engine/message.ts';
import { beginsWithRank } from './commanders.ts';
import { NO_STRENGTHS } from './lexicon/audit.ts';
import { AROUND, HEADING_WORDS, UNDER_ARMS } from './lexicon/headings.ts';
import { countedWords, LEVEL_WORDS } from './lexicon/languages/index.ts';
import { hintsOf, levelOfWord } from './nouns.ts';
import { figuresIn, numberOf } from './numbers.ts';
import { remembered } from './remembered.ts';
import { isFormation, type Level, type Problem } from './tree.ts';

export const LEVEL_FIELDS = ['army', 'wing', 'corps', 'division', 'brigade', 'regiment'] as const satisfies Level[];

export const FIELDS = [
  'id',
  'parent',
  'name',
  'commander',
  'nation',
  'side',
  'level',
  'kind',
  'type',
  'men',
  'sabres',
  'guns',
  'gunners',
  'points',
  'battalions',
  'squadrons',
  'quality',
  'arrival',
  'exit',
  'notes',
  'depth',
  ...LEVEL_FIELDS,
] as const;
export type Field = (typeof FIELDS)[number];

/** Which column, counted from 0, tells a field. Columns that are not named are left out. */
export type Mapping = { readonly [F in Field]?: number };
const plainHeading = (heading: string): string =>
  heading
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .replace(/[.:]$/, '');

/** What any language counts with may head a column of it. */
const COUNTED_HEADS = (
  [
    ['men', 'men'],
    ['sabres', 'sabres'],
    ['guns', 'guns'],
    ['battalions', 'battalion'],
    ['squadrons', 'squadron'],
  ] as const
).map(([field, of]) => ({ field, words: new RegExp(`^(?:${countedWords(of)})$`, 'iu') }));

/** "Dywizja", "Regimiento": a level's noun and nothing else. */
function levelHead(heading: string): Field | undefined {
  const level = LEVEL_WORDS.find(({ noun }) => noun.exec(heading)?.[0] === heading)?.level;
  return FIELDS.find((field) => field === level);
}

/** The field a heading means, if it is one of the usual words. */
export const fieldOf = remembered((heading: string): Field | undefined => {
  if (heading.length > 60) return undefined;
  const plain = plainHeading(heading);
  const known = (word: string) => HEADING_WORDS.find(({ words }) => words.test(word))?.field;
  const shorter = plain
    .replace(/\s*[([].*$/, '')
    .replace(AROUND, '')
    .trim();
  /** "Division/Brigade" */
  const [, first = ''] = /^(\S.*?)\.?\s*[/&]\s*\S/.exec(shorter) ?? [];
  return (
    known(plain) ??
    known(shorter) ??
    COUNTED_HEADS.find(({ words }) => words.test(shorter) || words.test(`${shorter}.`))?.field ??
    levelHead(shorter) ??
    known(first) ??
    levelHead(first)
  );
});

const isNumber = (heading: string): boolean => plainHeading(heading) === 'number';
const isRank = (heading: string): boolean => plainHeading(heading) === 'rank';
/** "Artillery" may head guns or gunners. */
const isArtillery = (heading: string): boolean =>
  /(?<!\p{L})art(?:iller(?:y|ie)|\.)?(?!\p{L})/iu.test(heading) &&
  !/guns|pi[eè]ces|canons?|bouches|gesch(?:ü|ue)tze|kanonen/iu.test(heading);

const MOUNTS =
  /^(?:horses|chevaux|chev|pferde|cavalli|caballos|cavalos|koni|paarden|loshadi|hästar|heste)(?: (?:de selle|de troupe|presentes?))?$/iu;

type Rows = readonly (readonly string[])[];

/** What stands in the first rows of a column, blanks left aside. */
const columnOf = (rows: Rows, at: number | undefined): string[] =>
  at === undefined
    ? []
    : rows
        .slice(0, 200)
        .map((row) => row[at]?.trim() ?? '')
        .filter((cell) => cell !== '');

/** No army had more pieces for a thousand men; a battery has more gunners than any corps but a few had pieces. */
const MOST_PIECES = { aThousandMen: 8, alone: 90 };

/** Whether most rows tell more of the artillery than can be pieces beside their men; those of few men say little. */
function areGunners(rows: Rows, artillery: number, troops: readonly number[]): boolean {
  const figure = (row: readonly string[], at: number): number => Math.max(0, numberOf(row[at] ?? '') ?? 0);
  const told = rows
    .slice(0, 200)
    .map((row) => ({
      pieces: figure(row, artillery),
      men: troops.reduce((sum, at) => sum + figure(row, at), 0),
    }))
    .filter(({ pieces }) => pieces > 0);
  const beside = told.filter(({ men }) => men >= 1000);
  const most = (of: typeof told, tooMany: (each: (typeof told)[number]) => boolean): boolean =>
    of.filter(tooMany).length * 2 > of.length;
  return beside.length > 0
    ? most(beside, ({ pieces, men }) => pieces * 1000 > men * MOST_PIECES.aThousandMen)
    : most(told, ({ pieces }) => pieces > MOST_PIECES.alone);
}

/** Below a heading that nobody knows, in front of all others of its kind: so large figures are men. */
const strengthAt = (headings: readonly string[], known: readonly (Field | undefined)[], rows: Rows): number =>
  headings.findIndex((heading, at) => {
    const cells =
      known[at] === undefined && /\p{L}{3}/u.test(heading) && heading.search(NO_STRENGTHS) < 0
        ? columnOf(rows, at)
        : [];
    const large = cells.filter((cell) => (numberOf(cell) ?? 0) >= LEAST_MEN);
    return large.length >= LEAST_ROWS && large.length * 2 > cells.length;
  });
const LEAST_MEN = 100;

/** Where horses stand beside men: those of the officers of men on foot, and of horsemen their own. */
export function mountsAt(headings: readonly string[], fields: readonly (Field | undefined)[], rows: Rows): number {
  const at = headings.findIndex((heading) => MOUNTS.test(plainHeading(heading).replace(/\s*\(.*$/, '')));
  const [men, guns] = [fields.indexOf('men'), fields.indexOf('guns')];
  /** Those of batteries draw guns whose gunners nobody counts. */
  const counts = (row: readonly string[]): boolean =>
    /\d/.test(row[men] ?? '') || (/\d/.test(row[guns] ?? '') && hintsOf(row[0] ?? '').kind === 'artillery');
  const mounted = at < 0 || men < 0 ? [] : rows.filter((row) => (numberOf(row[at] ?? '') ?? 0) > 0);
  return mounted.length > 1 && mounted.every(counts) ? at : -1;
}

/**
 * The field each of the headings of one table means, and what stands below them. "Artillery" beside "Guns" heads the
 * gunners, "Number" beside "Strength" counts the rows or the regiments, and "Rank" beside "Commander" is his.
 */
export function fieldsOf(headings: readonly string[], rows: Rows, inText = false): readonly (Field | undefined)[] {
  const known = headings.map(fieldOf);
  const isCounted = known.some((field) => field === 'sabres' || field === 'guns');
  const strength =
    inText && isCounted && headings.length > 2 && !known.includes('men') ? strengthAt(headings, known, rows) : -1;
  const fields = known.map((field, i) => (i === strength ? 'men' : field));
  const surely = (field: Field, unsure: (heading: string) => boolean): boolean =>
    headings.some((heading, i) => fields[i] === field && !unsure(heading));
  const [guns, men, level] = [
    surely('guns', isArtillery),
    surely('men', isNumber),
    surely('level', isRank) || fields.includes('commander'),
  ];
  const troops = fields.flatMap((field, i) => (field === 'men' || field === 'sabres' ? [i] : []));
  const areLevels = (at: number): boolean => {
    const cells = columnOf(rows, at);
    return cells.length > 0 && cells.every((cell) => levelOfWord(cell) !== undefined && !beginsWithRank(cell));
  };
  const present = headings.flatMap((heading, i) =>
    fields[i] === 'men' && UNDER_ARMS.test(plainHeading(heading)) ? [i] : [],
  );
  /** Beside "Under arms" also those are present who are sick. */
  const armed = present.find((i) => !/^pr[ée]sent\p{L}*$/u.test(plainHeading(headings[i] ?? ''))) ?? present[0] ?? -1;
  const total = headings.some((heading) => /^(?:off|ofi|uff)/iu.test(heading.trim()))
    ? headings.findIndex((heading) => /^(?:totale?|all ranks|gesamt|razem|totaal)$/iu.test(plainHeading(heading)))
    : -1;
  const together = armed >= 0 ? armed : total;
  const mounts = mountsAt(headings, fields, rows);
  const nameless = !fields.includes('name') && !fields.includes('regiment');
  return headings.map((heading, i) => {
    const { [i]: field } = fields;
    /** Names, not how many. */
    if (nameless && (field === 'battalions' || field === 'squadrons' || field === 'men')) {
      const cells = columnOf(rows, i);
      if (cells.length > 0 && cells.every((cell) => /\p{L}{2}|\d\/\d/u.test(figuresIn(cell).rest))) return 'name';
    }
    if (i === mounts) return undefined;
    /** Officers and men together stand under the total. */
    if (field === 'men' && together >= 0 && i !== together) return undefined;
    if (field === 'guns' && isArtillery(heading) && (guns || areGunners(rows, i, troops))) return 'gunners';
    return (field === 'men' && men && isNumber(heading)) ||
      (field === 'level' && level && isRank(heading) && !areLevels(i))
      ? undefined
      : field;
  });
}

/** That a column which may head guns was taken for gunners, whom nobody counts. */
export const takenForGunners = (headings: readonly string[], { guns, gunners }: Mapping): readonly Problem[] =>
  headings
    .filter((heading) => gunners !== undefined && guns === undefined && isArtillery(heading))
    .map((heading) => ({ severity: 'warning', said: say('reader-gunners', { heading }) }));

/** Columns of figures that may be strengths, below headings that nobody knows. */
export const unusedFigures = (headings: readonly string[], rows: Rows, mapping: Mapping): readonly Problem[] =>
  headings.flatMap((heading, i): Problem[] => {
    if (heading === '' || fieldOf(heading) !== undefined || Object.values(mapping).includes(i)) return [];
    const cells = columnOf(rows, i);
    const figures = cells.flatMap((cell) => numberOf(cell) ?? []).filter((n) => n >= 100 && (n < 1789 || n > 1816));
    if (figures.length < 2 || figures.length * 2 < cells.length) return [];
    return [{ severity: 'warning', said: say('reader-column-unused', { heading }) }];
  });

/** Whether the first row holds headings: no figures in it, and figures or known words elsewhere. */
export function hasHeadings(rows: Rows): boolean {
  const [first, second] = rows;
  if (!first) return false;
  if (first.some((cell) => numberOf(cell) !== undefined)) return false;
  const known = first.filter((cell) => fieldOf(cell) !== undefined).length;
  if (known >= 2 || (known === 1 && first.filter((c) => c.trim() !== '').length <= 3)) return true;
  return known > 0 && (second ?? []).some((cell) => numberOf(cell) !== undefined);
}

/** A column of names that differ, and one of which each cell is one of those: who belongs to whom. */
function withParents(mapping: Partial<Record<Field, number>>, headings: readonly string[], rows: Rows): void {
  if (mapping.id !== undefined || rows.length < LEAST_ROWS) return;
  const cells = headings.map((_, at) => columnOf(rows, at));
  const names = cells.findIndex(
    (of) =>
      of.length === Math.min(rows.length, 200) &&
      new Set(of).size === of.length &&
      of.every((cell) => /\p{L}{2}/u.test(cell)),
  );
  const all = new Set(cells[names]);
  const parents = cells.findIndex(
    (of, at) =>
      at !== names && new Set(of).size > 1 && of.length * 2 > rows.length && of.every((cell) => all.has(cell)),
  );
  if (names < 0 || parents < 0) return;
  for (const field of FIELDS) if (mapping[field] === names || mapping[field] === parents) delete mapping[field];
  Object.assign(mapping, { name: names, parent: parents });
}
const LEAST_ROWS = 4;

/** The mapping that headings suggest, corrected by what stands below. */
export function guessMapping(headings: readonly string[], rows: Rows): Mapping {
  const mapping: Partial<Record<Field, number>> = {};
  const fields = fieldsOf(headings, rows);
  /** An empty column tells nothing where another one of its kind is filled. */
  for (const filled of [true, false])
    fields.forEach((field, column) => {
      if (field !== undefined && columnOf(rows, column).length > 0 === filled) mapping[field] ??= column;
    });
  withParents(mapping, headings, rows);
  /** "Formation" beside "Regiment": whose the regiments are. */
  if (
    mapping.name === undefined &&
    mapping.id === undefined &&
    mapping.men !== undefined &&
    mapping.parent !== undefined &&
    mapping.regiment !== undefined
  ) {
    rename(mapping, 'regiment', 'name');
    if (mapping.division === undefined) rename(mapping, 'parent', 'division');
  }
  const column = (at: number | undefined): string[] => columnOf(rows, at);
  const levels = LEVEL_FIELDS.filter((field) => mapping[field] !== undefined);
  /** "Formation" beside a column of a level that we know is a level, too. */
  const free = freeLevel(mapping);
  if (
    mapping.id === undefined &&
    mapping.name !== undefined &&
    free &&
    (levels.length > 0 || mapping.side !== undefined)
  ) {
    const names = new Set(column(mapping.name));
    const parents = column(mapping.parent);
    if (parents.length > 0 && !parents.some((cell) => names.has(cell))) rename(mapping, 'parent', free);
  }
  withFinestNames(mapping, fields, rows);
  /** A column of formations that nothing else names is their names. */
  if (mapping.name === undefined && mapping.id === undefined && mapping.parent !== undefined)
    rename(mapping, 'parent', 'name');
  const lowest = levels.at(-1);
  if (mapping.name === undefined && mapping.id === undefined && lowest && areUnits(column(mapping[lowest]), lowest))
    rename(mapping, lowest, 'name');
  if (mapping.name === undefined && mapping.id === undefined && levels.length < 2) {
    const taken = new Set(Object.values(mapping));
    const tellsApart = (cells: readonly string[]) => new Set(cells).size > cells.length / 2;
    const wordy = headings.findIndex(
      (_, at) => !taken.has(at) && tellsApart(column(at)) && column(at).some((cell) => /\p{L}{2}/u.test(cell)),
    );
    const [level] = levels;
    if (wordy >= 0) mapping.name = wordy;
    else if (level !== undefined) rename(mapping, level, 'name');
  }
  if (
    mapping.kind === undefined &&
    mapping.type !== undefined &&
    column(mapping.type).every((cell) => cell.length <= 3)
  )
    rename(mapping, 'type', 'kind');
  /** "Class: Vet", "Class: Line" */
  const rated = column(mapping.type).filter((cell) => RATED.test(cell)).length;
  if (mapping.quality === undefined && rated * MOST_RATED > column(mapping.type).length)
    rename(mapping, 'type', 'quality');
  const figures = column(mapping.men)
    .map(numberOf)
    .filter((n): n is number => n !== undefined);
  if (figures.length > 2 && isNumber(headings[mapping.men ?? -1] ?? '') && figures.every((n, i) => n === i + 1)) {
    delete mapping.men;
    return mapping;
  }
  if (figures.length > 0 && Math.max(...figures) <= 60 && mapping.points === undefined)
    rename(mapping, 'men', 'points');
  return mapping;
}

/** "27e léger", "4e dragons" in a column of corps: names of units that are none. */
function areUnits(cells: readonly string[], level: Level): boolean {
  const told = cells.map(hintsOf);
  return (
    level !== 'regiment' &&
    new Set(cells).size === cells.length &&
    told.filter(({ kind }) => kind !== undefined).length * 2 > cells.length &&
    told.every((hint) => !isFormation(hint.level))
  );
}

export const RATED =
  /^(?:vet(?:eran)?|elite|(?:ir)?reg(?:ular)?|trained|conscript|green|raw|poor|average|recruit)s?\.?$/iu;
/** "Line" and "Guard" may be either, and those that are none stand among them. */
const MOST_RATED = 4;

/** "Verband" and "Einheit" both head names: the units' are those of which most differ, and the others are of what holds them. */
function withFinestNames(
  mapping: Partial<Record<Field, number>>,
  fields: readonly (Field | undefined)[],
  rows: Rows,
): void {
  const names = fields.flatMap((field, at) => (field === 'name' ? [{ at, n: new Set(columnOf(rows, at)).size }] : []));
  const [finest, coarser, ...more] = names.sort((a, b) => b.n - a.n);
  const free = freeLevel(mapping);
  if (!finest || !coarser || more.length > 0 || !free || coarser.at > finest.at || coarser.n > finest.n * MOST_ALIKE)
    return;
  mapping.name = finest.at;
  mapping[free] = coarser.at;
}
export const MOST_ALIKE = 0.75;

const freeLevel = (mapping: Mapping): Field | undefined =>
  (['brigade', 'division', 'corps'] as const).find((field) => mapping[field] === undefined);

/** A column that was taken for one thing is another. */
function rename(mapping: Partial<Record<Field, number>>, from: Field, to: Field): void {
  const at = mapping[from];
  if (at !== undefined) mapping[to] = at;
  delete mapping[from];
}
