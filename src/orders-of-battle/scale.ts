/** "Each infantry base = 500 men": what a wargamer's list counts in bases, in men, sabres and guns. */
import { IS_BASE, IS_FIGURE, MORE_OF_SCALE, POINTS_OF_SCALE, RATIO, SCALE_TURNED, SCALED } from './lexicon/scale.ts';
import type { RawLine } from './manners.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn, numberOf } from './numbers.ts';
import { remembered } from './remembered.ts';
import type { Kind } from './tree.ts';

const isHorse = (word: string): boolean => /^(?:cav|horse|mounted)/iu.test(word);
const isGun = (word: string): boolean => /gun|cannon/iu.test(word);

/** What one base or one figure of each arm stands for. */
interface Scale {
  readonly of: Partial<Record<Kind, number>>;
  readonly isOther: (thing: string) => boolean;
}

/** What one base of each arm stands for, where a line says it. */
const scaleIn = remembered((text: string): Scale | undefined => {
  const turned = [...text.matchAll(SCALE_TURNED)].map(([, n, what, of, thing]) => [of, thing, n, what]);
  const ratios = [...text.matchAll(RATIO)].map(([, n]) => ['', 'figures', n]);
  const first = [...text.matchAll(POINTS_OF_SCALE)];
  const straight = [...first, ...(first.length > 0 ? text.matchAll(MORE_OF_SCALE) : [])].map(([, ...told]) => told);
  let thingOf = '';
  const told = [...straight, ...turned, ...ratios].flatMap(([of = '', thing = '', figure = '', what = '']) => {
    const value = numberOf(figure);
    if (value === undefined || value < 2) return [];
    const words = `${of} ${thing}`;
    const kind: Kind = isGun(`${words} ${what}`) ? 'artillery' : isHorse(of) ? 'cavalry' : 'infantry';
    if (kind !== 'artillery') thingOf = thing;
    return [[kind, value] as const];
  });
  if (told.length === 0) return undefined;
  const other = IS_BASE.test(thingOf) ? IS_FIGURE : IS_FIGURE.test(thingOf) ? IS_BASE : /(?!)/u;
  return { of: Object.fromEntries(told), isOther: (thing) => other.test(thing) };
});

/** "9 Lt (30 figs), 24 Line (30)": what the first says of its figure, the others leave out. */
const BARE = /\((\d{1,3})\)/gu;
/** A smaller one in brackets may count battalions. */
const FEWEST_FIGURES = 7;
/** The thing that a page counts in brackets, where lines leave its word out. */
function countedIn(lines: readonly RawLine[]): string | undefined {
  return lines.flatMap(({ text }) => IN_BRACKETS.exec(text)?.[3] ?? [])[0];
}
const IN_BRACKETS = new RegExp(`\\(${SCALED.source}\\)`, 'iu');

function spelled(text: string, thing: string | undefined): string {
  const figures = [...text.matchAll(BARE)].map(([, n]) => Number(n));
  return thing === undefined || figures.length === 0 || figures.some((n) => n < FEWEST_FIGURES)
    ? text
    : text.replace(BARE, `($1 ${thing})`);
}

/** What one of its figures, bases or models stands for, as a text says. */
export const scalesIn = (texts: readonly string[]): readonly number[] =>
  texts.flatMap((text) => Object.values(scaleIn(text)?.of ?? {}));

/** In a column headed "Figures" each cell counts them, without their word; with it they are told as on any line. */
function withWords(lines: readonly RawLine[]): readonly RawLine[] {
  let column = -1;
  return lines.map((each) => {
    const cells = each.text.split('\t');
    const at = cells.length > 1 && !/\d/.test(each.text) ? cells.findIndex((cell) => COLUMN.test(cell.trim())) : -1;
    if (at >= 0) column = at;
    const { [column]: told = '' } = cells;
    if (at < 0 && !/^\s*\d{1,3}\s*$/u.test(told)) return each;
    const text = cells.with(column, at < 0 ? `${told.trim()} figures` : 'Strength').join('\t');
    return { ...each, text };
  });
}
const COLUMN = new RegExp(`^(?:no\\.? of )?(?:${IS_FIGURE.source.slice(1)}|${IS_BASE.source.slice(1)})$`, 'iu');

const NOUNS = { infantry: 'men', cavalry: 'sabres', artillery: 'guns' } as const;

export function scaled(lines: readonly RawLine[]): readonly RawLine[] {
  const at = lines.findIndex(({ text }) => scaleIn(text) !== undefined);
  const scale = scaleIn(lines[at]?.text ?? '');
  if (!scale) return lines;
  const { infantry, cavalry = infantry, artillery } = scale.of;
  const ofArm = { infantry, cavalry, artillery };
  const thing = countedIn(lines);
  let above: keyof typeof NOUNS = 'infantry';
  return withWords(lines).flatMap(({ line, text: given }, i) => {
    if (i === at) return [];
    const text = spelled(given, thing);
    const { kind } = hintsOf(text.replace(SCALED, ' '));
    if (text.search(SCALED) < 0 || kind === 'artillery')
      above = kind === 'cavalry' || kind === 'artillery' ? kind : 'infantry';
    const own = kind === 'cavalry' || kind === 'artillery' || kind === 'infantry' ? kind : above;
    /** "6 bases  600 men": the line says it itself. */
    if (figuresIn(text.replace(SCALED, ' ')).found.some(({ of }) => of === 'men' || of === 'sabres' || of === 'guns'))
      return [{ line, text: text.replace(SCALED, ' ') }];
    const said = text.replace(
      SCALED,
      (whole, n: string, before: string | undefined, thing: string, behind: string | undefined) => {
        const of = before ?? behind;
        /** "60 figs, 15 bases": the same men. */
        if (scale.isOther(thing)) return ' ';
        const arm = of === undefined ? own : isGun(of) ? 'artillery' : isHorse(of) ? 'cavalry' : 'infantry';
        const { [arm]: each } = ofArm;
        return each === undefined ? whole : `${Number(n) * each} ${NOUNS[arm]}`;
      },
    );
    return [{ line, text: said }];
  });
}

/** "@ 72", "@ 90 points": what one costs. */
const PRICE = /\s*@\s?\d{1,3}(?:\s?(?:pts?|points))?(?=\s*$|\s{2,})/iu;
const COST = /,?\s*\(?\d{1,4} ?(?:pts?|points)\)?(?=\s*$|\s{2,})/iu;
const LAST_COLUMN = /(?:\s{2,}|\t)(\d{1,3}(?:,\d{3})?)\s*$/u;
/** "2 units IR Erzherzog Karl, 24 figures each (720 men each), Trained" */
const UNITS_OF =
  /^(\s*)(\d{1,2}) (?:units?|bases?|batter(?:y|ies)) (?:of )?(.+?),?\s(?:\d{1,3} (?:figures|models|bases|castings)(?: each)?,?\s)?\((\d[\d,]*) (men|sabres|guns)( each)?\).*$/iu;
/** A list says it of so many. */
const LEAST_PRICED = 4;

/** A list of an army's points: what each costs is no strength, and units of a kind stand in one line. */
export function unpriced(lines: readonly RawLine[]): readonly RawLine[] {
  const most = (text: string): number =>
    Math.max(
      0,
      ...figuresIn(text).found.flatMap(({ of, value }) => (of === 'men' || of === 'guns' ? (value ?? 0) : [])),
    );
  /** What it costs is less than it has men. */
  const costsLess = (text: string): boolean =>
    most(text.replace(LAST_COLUMN, '')) > (numberOf(LAST_COLUMN.exec(text)?.[1] ?? '') ?? 0);
  let sum = 0;
  const summed = lines.some(({ text }) => {
    const cost = numberOf(LAST_COLUMN.exec(text)?.[1] ?? '') ?? 0;
    if (cost > 0 && cost === sum && /^\s*total/iu.test(text)) return true;
    sum += cost;
    return false;
  });
  const priced = lines.filter(
    ({ text }) =>
      most(text.replace(COST, '')) > 0 &&
      (PRICE.test(text) || COST.test(text) || (summed && LAST_COLUMN.test(text) && costsLess(text))),
  );
  if (priced.length < LEAST_PRICED) return lines;
  return lines.map(({ line, text }) => {
    const own = (summed ? text.replace(LAST_COLUMN, '') : text).replace(PRICE, '').replace(COST, '').trimEnd();
    const [, blank = '', n = '', name, figure = '', noun = '', each] = UNITS_OF.exec(own) ?? [];
    const value = (numberOf(figure) ?? 0) * (each ? Number(n) : 1);
    return { line, text: name === undefined ? own : `${blank}${name}: ${value} ${noun}` };
  });
}
