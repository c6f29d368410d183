/** Manual changes to a reading. Each is a step for the editor's undo. */

import type { Mapping } from '../../../orders-of-battle/columns.ts';
import type { Correction, Sort } from '../../../orders-of-battle/corrections.ts';
import type { FormatId } from '../../../orders-of-battle/format.ts';
import { NO_ORIGIN, type Origin, taughtAnswers } from '../../../orders-of-battle/origin.ts';
import type { SheetEntry } from '../../../orders-of-battle/sheet.ts';
import { amend } from '../session.ts';
import type { Laid } from './asks.ts';

export const correct = (correction: Correction): void =>
  amend((now) => ({ ...now, corrections: [...now.corrections, correction] }), 'reader-done-corrected');

export const takeBack = (correction: Correction): void =>
  amend(
    (now) => ({ ...now, corrections: now.corrections.filter((each) => each !== correction) }),
    'reader-done-taken-back',
  );

export const answer = (answers: Origin['answers']): void =>
  amend((now) => ({ ...now, answers: { ...now.answers, ...answers } }), 'reader-done-answer');

/** How the first source is read. */
export const readAs = (format: FormatId, mapping?: Mapping): void =>
  amend(
    (now) => ({
      ...now,
      sources: now.sources.map((each, i) => {
        const { mapping: _, ...rest } = each;
        return i === 0 ? { ...rest, format, ...(mapping && { mapping }) } : each;
      }),
    }),
    'reader-done-format',
  );

export const place = (army: string, side: 'a' | 'b' | 'none'): void =>
  amend((now) => ({ ...now, sides: { ...now.sides, [army]: side } }), 'reader-done-sides');

export const teach = ({ corrections = [], answers = {} }: Partial<Pick<Origin, 'corrections' | 'answers'>>): void =>
  amend(
    (now) => ({
      ...now,
      corrections: [...now.corrections, ...corrections],
      answers: { ...now.answers, ...answers },
    }),
    'reader-done-taught',
  );

export const forget = (): void =>
  amend((now) => {
    const columns = taughtAnswers(now.answers);
    return {
      ...now,
      corrections: now.corrections.filter((each) => each.do !== 'such'),
      answers: Object.fromEntries(Object.entries(now.answers).filter(([id]) => !(id in columns))),
    };
  }, 'reader-done-forgot');

/** Removes the text with its corrections and answers. The armies stay. */
export const letGo = (): void => amend(() => NO_ORIGIN, 'reader-done-let-go');

/** The text of the line an entry comes from. */
export const lineOf = ({ lines }: Laid, { line, name }: Pick<SheetEntry, 'line' | 'name'>): string =>
  (lines[line - 1] ?? '').trim() || name;

const at = (laid: Laid, entry: SheetEntry) => ({ id: entry.id, said: lineOf(laid, entry).slice(0, 120) });

export const shift = (laid: Laid, entry: SheetEntry, verb: 'raise' | 'lower' | 'split' | 'merge'): void =>
  correct({ do: verb, at: at(laid, entry) });

export const moveTo = (laid: Laid, entry: SheetEntry, to: SheetEntry | undefined): void =>
  correct({ do: 'move', at: at(laid, entry), ...(to && { to: at(laid, to) }) });

export function say(laid: Laid, entry: SheetEntry, as: Sort, all: boolean): void {
  const said = lineOf(laid, entry).slice(0, 120);
  correct(all ? { do: 'such', shape: entry.shape, said, as } : { do: 'is', at: at(laid, entry), as });
}

export const lead = (laid: Laid, entry: SheetEntry, by: string): void =>
  correct({ do: 'led', at: at(laid, entry), by: by.trim() });

export const ofNation = (laid: Laid, entry: SheetEntry, nation: string): void =>
  correct({ do: 'of', at: at(laid, entry), nation });

/** `when`: hours and minutes, or empty for there from the start. */
export const arrives = (laid: Laid, entry: SheetEntry, when: string): void =>
  correct({ do: 'comes', at: at(laid, entry), when });

const plain = (line: string): string => line.replace(/\s+/g, ' ').trim().toLowerCase();

/** How many lines of the same words stand before one. */
const nthOf = (lines: readonly string[], at: number): number =>
  lines.slice(0, at).filter((each) => plain(each) === plain(lines[at] ?? '')).length;

/** The lines of all sources as they are, whatever was written anew in them. */
const sourcesOf = ({ sources }: Origin): readonly (readonly string[])[] =>
  sources.filter(({ joined }) => !joined).map((each) => each.text.split('\n'));

/** Makes an entry of a line that was set aside. */
export function take(now: Origin, line: number, as: Sort): void {
  const lines = sourcesOf(now).flat();
  correct({ do: 'take', line: lines[line - 1] ?? '', nth: nthOf(lines, line - 1), as });
}

/** Rewrites a line for the reading; the source keeps the original. */
export function rewrite(now: Origin, laid: Laid, entry: Pick<SheetEntry, 'line' | 'name'>, text: string): void {
  const sources = sourcesOf(now);
  const from = sources.map((_, i) => sources.slice(0, i).reduce((sum, { length }) => sum + length, 0));
  const of = from.findLastIndex((first) => first < entry.line);
  const own = sources[of] ?? [];
  const local = entry.line - 1 - (from[of] ?? 0);
  const line = own[local] ?? '';
  const nth = nthOf(own, local);
  const before = now.corrections.find((each) => each.do === 'line' && each.line === line && each.nth === nth);
  const kept = now.corrections.filter((each) => each !== before);
  const next: readonly Correction[] = plain(text) === plain(line) ? kept : [...kept, { do: 'line', line, nth, text }];
  if (text !== lineOf(laid, entry)) amend((origin) => ({ ...origin, corrections: [...next] }), 'reader-done-corrected');
}
