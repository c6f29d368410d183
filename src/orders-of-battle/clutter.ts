/** What stands round a list on its page, and what saves its writer from writing a word twice: taken away and filled in. */
import { guessNation } from '../scenarios/nations.ts';
import { ofEncyclopaedia } from './encyclopaedia.ts';
import { figuresInNotes } from './footnotes.ts';
import { HOUR_IN } from './lexicon/manners.ts';
import { DATES, ENDS_LIST, ENDS_SHEET, FOOTNOTE } from './lexicon/pages.ts';
import type { RawLine } from './manners.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn } from './numbers.ts';
import { isPageNumber } from './page-breaks.ts';
import { inLines } from './run-in.ts';
import { isFormation } from './tree.ts';

const namesFormation = ({ text }: RawLine): boolean => isFormation(hintsOf(text).level ?? 'unknown');
const counts = ({ text }: RawLine): boolean => figuresIn(text).found.length > 0 || /\d{3}/.test(text);
/** More formations than notes speak of. */
const ANOTHER_LIST = 3;

/** "Notes", "Sent from my phone": nothing of the list stands below. */
function beforeEnd(lines: readonly RawLine[]): readonly RawLine[] {
  const end = lines.findIndex(
    (each, i) =>
      ENDS_LIST.test(each.text) &&
      lines.slice(0, i).some(counts) &&
      lines.slice(i).filter((below) => namesFormation(below) && counts(below)).length < ANOTHER_LIST &&
      lines.slice(i).filter(counts).length <= lines.slice(0, i).filter(counts).length,
  );
  return end < 0 ? lines : lines.slice(0, end);
}

/** So many lines of troops above, and a fourth as many below at most: a sheet's list is over. */
const LEAST_ABOVE = 4;
function beforeRules(lines: readonly RawLine[]): readonly RawLine[] {
  const end = lines.findIndex(({ text }, i) => {
    if (!ENDS_SHEET.test(text)) return false;
    const above = lines.slice(0, i).filter(counts).length;
    return above >= LEAST_ABOVE && lines.slice(i).filter(counts).length * 4 <= above;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

/** "1,590*", and no "**Reserve**". */
const hasMark = ({ text }: RawLine, mark: string): boolean =>
  mark.startsWith('*')
    ? new RegExp(`^[^*]*[\\p{L}\\d).]\\*{${mark.length}}(?=[\\s,(]|$)[^*]*$`, 'u').test(text)
    : /^\d$/.test(mark)
      ? new RegExp(`[\\p{Ll}\\])]${mark}\\s*$`, 'u').test(text)
      : text.trimEnd().endsWith(mark) || text.indexOf(mark) > 2;

/** "(a) less 200 detached" at the end, and the mark at the line it belongs to. */
function withoutFootnotes(lines: readonly RawLine[]): readonly RawLine[] {
  const notes = new Map<string, number>();
  lines.forEach(({ text }, i) => {
    const mark = FOOTNOTE.exec(text)?.[1];
    if (mark !== undefined && i > 0 && !HOUR_IN.test(text) && lines.slice(0, i).some((each) => hasMark(each, mark)))
      notes.set(mark, i);
  });
  if (notes.size === 0) return lines;
  const below = new Set(notes.values());
  const marks = [...notes.keys()];
  return lines.flatMap(({ line, text }, i) => {
    if (below.has(i)) return [];
    const mark = marks.find((each) => hasMark({ line, text }, each));
    if (mark === undefined || /^\d$/.test(mark))
      return [{ line, text: mark === undefined ? text : text.trimEnd().slice(0, -1).trimEnd() }];
    const at = text.indexOf(mark);
    return [{ line, text: `${text.slice(0, at).trimEnd()}${text.slice(at + mark.length)}`.trimEnd() }];
  });
}

const DITTO = "(?:„|»|”|“|〃|''|\"|ditto|do\\.|id(?:em|\\.)|desgl\\.?)";
const FIGURE_AND_NOUN = new RegExp(`(\\d[\\d.,'’]*)\\s+(\\p{L}[\\p{L}.]*|${DITTO})(?![\\p{L}])`, 'giu');
/** The last of a line. */
const FIGURE_BEFORE_NOUN = new RegExp(`^.*(?<![\\d.,])${FIGURE_AND_NOUN.source}`, 'iu');
const BEHIND_FIGURE = new RegExp(`(?<=\\d)\\s+${DITTO}(?=\\s|$)`, 'iu');
const IS_DITTO = new RegExp(`^${DITTO}$`, 'iu');
/** "414   —" below "356 sabres" */
const DASH_AT_END = /(?<=\d)(\s{1,4})[–—]\s*$/u;
const NOUN_AT_END = /\d\s+\p{L}[\p{L}.]*\s*$/u;
/** "742    »    »": a row that says nothing in two of its columns says it with a ditto's mark. */
const NIL = /\s{2,}»(?=\s{2,}|\s*$)/gu;
/** Figures stand in the same place of the lines round it: a column of which it says nothing, and no noun again. */
function isOfFigures(lines: readonly RawLine[], i: number, at: number): boolean {
  const beside = lines.slice(Math.max(0, i - FEW_LINES), i + FEW_LINES).map(({ text }) => text.slice(at - 2, at + 3));
  const of = (sign: RegExp): number => beside.filter((part) => sign.test(part)).length;
  return of(/\d/u) > of(/\p{L}/u);
}
const FEW_LINES = 6;
/** "- Regimiento de Jaén" */
const BULLET = /^\s*[-–—•*]\s+/u;
const FIRST_DITTO = new RegExp(`^(\\s*)(${DITTO})(?=\\s)`, 'iu');
/** "„   „  Gifhorn" below "Landwehr Batt. Hameln" */
const LEADING_DITTOS = new RegExp(`^(\\s*(?:[-–—•*]\\s+)?)((?:${DITTO}\\s+)+)(?=[\\p{L}\\d])`, 'iu');
const NUMBERED =
  "(?:(?<![\\d.,'’])\\d{1,3}(?:st|nd|rd|th|er|e|\\.?º|\\.?ª|\\.)?|(?<!\\p{L})(?:fir|seco|thi|four|fif|six|seven|eigh|nin|ten|eleven|twelf)(?:st|nd|rd|th))";
const IN_NAME = new RegExp(`(?<=${NUMBERED})(?:\\s+${DITTO}(?![\\p{L}]))+`, 'giu');
const NUMBERED_NAME = new RegExp(`${NUMBERED}\\s(\\p{L}[\\p{L} .-]*?)(?=\\s*[(,;:]|\\s+\\d|\\s*$)`, 'giu');

/** The figures at the end of a line, behind the dots or blanks that lead to them. */
const FIGURES_AT_END = /(?<=[\s.]{2})\d[\d.,]*(?:\s{2,}\d[\d.,]*)*\s*$/u;

/** Figures stand in their columns still: by what a name is longer than its dittos, less leads to them. */
function asWide(text: string, wide: number): string {
  const figures = FIGURES_AT_END.exec(text);
  if (!figures) return text;
  const name = text
    .slice(0, figures.index)
    .replace(/[\s.]+$/u, '')
    .replace(/(?<=\S)\s{2,}/gu, ' ');
  const dots = '.'.repeat(Math.max(3, figures.index - (text.length - wide) - name.length - 2));
  return `${name} ${dots} ${figures[0]}`;
}

/** "4. Landw.-Regt. 2480 „" has as many of what the line above counts; "5th ditto" is of the kind that was named last. */
function withoutDittos(lines: readonly RawLine[]): readonly RawLine[] {
  /** What large figures count above, and small ones: pieces are no men. */
  const above: Record<'large' | 'small', readonly string[]> = { large: [], small: [] };
  let names: readonly string[] = [];
  let words: readonly string[] = [];
  let blank = '';
  /** The line above ends with what its figure counts. */
  let counted = false;
  const isNil = lines.some(({ text }) => (text.match(NIL)?.length ?? 0) > 1);
  return lines.map(({ line, text: written }, i) => {
    const raw = written.replace(NIL, (nil, at: number) =>
      isNil || isOfFigures(lines, i, at + nil.length - 1) ? nil.replace('»', '-') : nil,
    );
    if (raw.trim() === '') return { line, text: raw };
    const given = counted ? raw.replace(DASH_AT_END, '$1„') : raw;
    let text = given.replace(LEADING_DITTOS, (whole, before: string, dittos: string) =>
      words.length > 0
        ? `${/\S/.test(before) ? before : blank}${words.slice(0, dittos.trim().split(/\s+/).length).join(' ')} `
        : whole,
    );
    words = text.replace(BULLET, '').trim().split(/\s+/);
    blank = text.slice(0, text.length - text.trimStart().length);
    const size = /\d.?\d.?\d/.test(FIGURE_BEFORE_NOUN.exec(text)?.[1] ?? '') ? 'large' : 'small';
    if (BEHIND_FIGURE.test(text)) {
      /** Counted from the end: regiments have numbers before their names. */
      let i = [...text.matchAll(FIGURE_AND_NOUN)].length;
      text = text.replace(FIGURE_AND_NOUN, (whole, figure: string, noun: string) => {
        const same = (above[size].length > 0 ? above[size] : above.small).at(-i);
        i -= 1;
        return IS_DITTO.test(noun) && same !== undefined ? `${figure} ${same}` : whole;
      });
    }
    const wide = text.length;
    let n = 0;
    text = text.replace(IN_NAME, (ditto, at: number) => {
      if (isNil && /^\s{2,}»/u.test(ditto)) return ditto;
      n += 1;
      const named = [...text.slice(0, at).matchAll(NUMBERED_NAME)].at(-1)?.[1] ?? names[n - 1] ?? names.at(-1) ?? '';
      return named === '' ? ditto : ` ${named}`;
    });
    if (n > 0) text = asWide(text, wide);
    counted = NOUN_AT_END.test(text);
    const nouns = [...text.matchAll(FIGURE_AND_NOUN)].map(([, , noun = '']) => noun);
    if (nouns.length > 0) above[size] = nouns;
    const told = [...text.replace(DATES, ' ').matchAll(NUMBERED_NAME)].map(([, name = '']) =>
      name.replace(/[\s.]+$/, ''),
    );
    if (told.length > 0) names = told;
    return { line, text };
  });
}

/** "+ 1 coy 5/60th, 55 men" right below a unit that stands as far out: one more, not a part of it. */
const withoutPluses = (lines: readonly RawLine[]): readonly RawLine[] =>
  lines.map((each, i) => {
    const [before, after] = [lines[i - 1]?.text ?? '', lines[i + 1]?.text ?? ''];
    const alone = /^\+\s*\S/.test(each.text) && !/^\s*[+*•o–-]/.test(before) && !/^\s*\+/.test(after);
    return alone && /^\S.*\d{2}/.test(before) ? { ...each, text: each.text.replace(/^\+\s*/, '') } : each;
  });

const GAP = /\s{3,}(?=\S)/u;

/** "Brigade Gazan      10e légère   1,750", and "id." below it: a formation stands beside the first of its units. */
function unjoined(lines: readonly RawLine[]): readonly RawLine[] {
  let open = false;
  let indent = '';
  return lines.flatMap((each, i) => {
    const [head = '', ...cells] = each.text.trim().split(GAP);
    if (open && FIRST_DITTO.test(each.text) && cells.length > 0)
      return [{ line: each.line, text: `${indent}  ${each.text.trim().slice(head.length).trimStart()}` }];
    open =
      cells.length > 1 &&
      isFormation(hintsOf(head).level ?? 'unknown') &&
      !/\d{3}/.test(head) &&
      /\p{L}{2}/u.test(cells[0] ?? '') &&
      FIRST_DITTO.test(lines[i + 1]?.text ?? '');
    if (!open) return [each];
    indent = each.text.slice(0, each.text.length - each.text.trimStart().length);
    return [
      { line: each.line, text: `${indent}${head}` },
      { line: each.line, text: `${indent}  ${each.text.trim().slice(head.length).trimStart()}` },
    ];
  });
}

/** What Markdown says of its own page: "title: …", "tags: …" between two rules at the beginning. */
function withoutMatter(lines: readonly RawLine[]): readonly RawLine[] {
  if (lines[0]?.text.trim() !== '---') return lines;
  const end = lines.findIndex(({ text }, i) => i > 0 && text.trim() === '---');
  const matter = lines.slice(1, Math.max(1, end));
  return matter.length > 0 && matter.every(({ text }) => /^\s*(?:-\s|[\w-]+:|$)/.test(text))
    ? lines.slice(end + 1)
    : lines;
}

/** "[18:42] Rob: 3rd Division, 3200 men": who said it, and when, in a chat. */
const SPEAKER =
  /^\s*\[?(?:\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?,?\s)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s(?:-\s)?<?[^:<>\d]{2,24}[:>]\s/iu;
const LEAST_SPOKEN = 4;
/** "and Lasalle's Light Cavalry" */
const BEGINS_TO_TALK =
  /^(?:(?:yes|yep|ok|okay|so|and|also|plus|then|you get|they get|i have|we have)[,.!]?\s+)+(?=\p{Lu}|\d)/iu;
/** "russians = Bagration.", "french then": whose troops come next. */
function sideSaid(text: string): string {
  const [, first = '', man = ''] = /^(\p{L}+)(?:\s\p{Ll}{2,6}|\?+|\s?=\s?(\p{Lu}[^\d.,;]+)\.?)?\s*$/u.exec(text) ?? [];
  const side = first.slice(0, 1).toUpperCase() + first.slice(1);
  return guessNation(first) === undefined ? text : man === '' ? side : `${side}: ${man}`;
}
function withoutSpeakers(lines: readonly RawLine[]): readonly RawLine[] {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const spoken = filled.filter(({ text }) => SPEAKER.test(text)).length;
  if (spoken < LEAST_SPOKEN || spoken * 5 < filled.length) return lines;
  return lines
    .map(({ line, text }) => ({ line, text: sideSaid(text.replace(SPEAKER, '').replace(BEGINS_TO_TALK, '')) }))
    .filter(({ text }) => !/^\p{Ll}\D*$/u.test(text));
}

/** "A1   IR 36 Kolowrat (3 bns)   Strength 2400": the code of its row before a name, and what its figure is. */
const CODE = /^(\s*)([A-Z]{1,2})(\d{1,2})(?=[.:]?\s{2,}\S*\p{L})/u;
const STRENGTH = /(?<=\S\s+)strength:?\s+(?=\d{2})/iu;
function withoutCodes(lines: readonly RawLine[]): readonly RawLine[] {
  if (lines.some(({ text }) => /^\s*(?:id|no|nr|code|ref|label)\.?\s{2,}\p{L}/iu.test(text))) return lines;
  const codes = lines.flatMap(({ text }) => CODE.exec(text)?.slice(2).join(' ') ?? []);
  const coded = codes.filter(
    (code, i) => code === `${codes[i - 1]?.split(' ')[0]} ${Number(codes[i - 1]?.split(' ')[1]) + 1}`,
  );
  const worded = lines.filter(({ text }) => STRENGTH.test(text)).length >= LEAST_ABOVE;
  if (coded.length < LEAST_ABOVE && !worded) return lines;
  return lines.map(({ line, text }) => ({
    line,
    text: (coded.length < LEAST_ABOVE ? text : text.replace(CODE, (code) => ' '.repeat(code.length))).replace(
      worded ? STRENGTH : /(?!)/u,
      '  ',
    ),
  }));
}

/** "——   ———": what is summed below it. */
const RULE = /^\s*[—–_=-]{2,}(?:\s+[—–_=-]{2,})*\s*$/u;

function withoutPageNumbers(lines: readonly RawLine[]): readonly RawLine[] {
  const texts = lines.map(({ text }) => text);
  return lines.filter(({ text }, i) => !isPageNumber(texts, i) && !RULE.test(text));
}

export const uncluttered = (lines: readonly RawLine[]): readonly RawLine[] =>
  withoutDittos(
    unjoined(
      withoutCodes(
        withoutPluses(
          withoutFootnotes(
            beforeRules(
              beforeEnd(
                ofEncyclopaedia(withoutPageNumbers(inLines(figuresInNotes(withoutMatter(withoutSpeakers(lines)))))),
              ),
            ),
          ),
        ),
      ),
    ),
  );
