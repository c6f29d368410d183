/** Lines that the reading set aside: they stand where the text has them, and one tap says what one is. */
import { useState } from 'preact/hooks';
import { SORTS } from '../../../orders-of-battle/corrections.ts';
import type { SheetEntry } from '../../../orders-of-battle/sheet.ts';
import { called } from '../../../orders-of-battle/tree.ts';
import { t } from '../../../words/t.ts';
import { Button, Icon } from '../../components/index.ts';
import { origin } from '../session.ts';
import type { Laid } from './asks.ts';
import { take } from './deeds.ts';
import { shownLine } from './line-text.ts';
import { EditLine, type MenuState } from './verbs.tsx';

export interface AsideLine {
  readonly line: number;
  readonly text: string;
}

/** The row of a table that heads its columns: no hand can make an entry of it. */
export const headsColumns = ({ text }: Pick<AsideLine, 'text'>, { columns }: Pick<Laid, 'columns'>): boolean =>
  columns !== null && columns.headings.length > 1 && columns.headings.every((each) => text.includes(each));

/** What a line says that makes no entry of its own: the battle, its columns, whom an officer commands, or nothing. */
export function asideOf({ line, text }: AsideLine, laid: Pick<Laid, 'sheet' | 'when' | 'columns'>): string {
  const { sheet, when } = laid;
  if (headsColumns({ text }, laid)) return t('reader-sheet-headings');
  const said = text.toLowerCase();
  const [led] = sheet.entries
    .filter(({ commander }) => commander !== undefined && said.includes(commander.toLowerCase()))
    .sort((one, other) => Math.abs(one.line - line) - Math.abs(other.line - line));
  if (led) return t('reader-sheet-commands', { of: called(led) });
  return when.title && text.includes(when.title) ? t('reader-sheet-battle') : t('reader-sheet-aside');
}

/** The lines of the text that made no entry, by the entry they stand behind; those above all entries, by none. */
export function asidesOf({ lines, sheet }: Laid): ReadonlyMap<SheetEntry | undefined, readonly AsideLine[]> {
  const last = new Map<number, SheetEntry>();
  for (const entry of sheet.entries) last.set(entry.line, entry);
  const asides = new Map<SheetEntry | undefined, AsideLine[]>();
  let before: SheetEntry | undefined;
  for (const [i, text] of lines.entries()) {
    const entry = last.get(i + 1);
    if (entry) before = entry;
    else if (text.trim() !== '') asides.set(before, [...(asides.get(before) ?? []), { line: i + 1, text }]);
  }
  return asides;
}

interface AsidesProps {
  readonly lines: readonly AsideLine[];
  readonly laid: Laid;
  readonly onTouch: (line: number) => void;
}

/** On a phone: one line as it is, several folded. */
export function Asides({ lines, laid, onTouch }: AsidesProps) {
  const [open, setOpen] = useState(false);
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return null;
  /** The heading of several lines has said it of all. */
  const said = (each: AsideLine): string | false => {
    const what = asideOf(each, laid);
    return (last === first || what !== t('reader-sheet-aside')) && what;
  };
  return (
    <>
      {last !== first && (
        <li>
          <button type="button" class="node__touch aside" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span class="node__line">{first.line}</span>
            <Icon name={open ? 'shut' : 'open'} size={20} />
            <small>{t('reader-asides', { n: lines.length, from: first.line, to: last.line })}</small>
          </button>
        </li>
      )}
      {(open || last === first) &&
        lines.map((each) => (
          <li key={each.line}>
            <button
              type="button"
              class="node__touch aside"
              disabled={headsColumns(each, laid)}
              onClick={() => onTouch(each.line)}
            >
              <span class="node__line">{each.line}</span>
              <span />
              <small>
                {shownLine(each.text)} <em>{said(each)}</em>
              </small>
            </button>
          </li>
        ))}
    </>
  );
}

interface MenuProps {
  readonly laid: Laid;
  readonly line: number;
  readonly state: MenuState;
  readonly onState: (state: MenuState) => void;
  readonly onDone: () => void;
}

/** What a line is that was set aside, or what it should say. */
export function AsideMenu({ laid, line, state, onState, onDone }: MenuProps) {
  const text = (laid.lines[line - 1] ?? '').trim();
  return (
    <div class="lines">
      <p class="source-line">
        <b>{t('reader-line', { line })}</b> {shownLine(text)}
      </p>
      <h2 class="question">{t('reader-aside-what', { line })}</h2>
      {state.page === 'edit' ? (
        <EditLine
          laid={laid}
          entry={{ line, name: '' }}
          typed={state.typed}
          onType={(typed) => onState({ page: 'edit', typed })}
          onDone={onDone}
        />
      ) : (
        <div class="verbs">
          {SORTS.flatMap((sort) =>
            sort === 'out' ? (
              []
            ) : (
              <Button
                key={sort}
                onClick={() => {
                  take(origin.value, line, sort);
                  onDone();
                }}
              >
                {t('reader-sort', { as: sort })}
              </Button>
            ),
          )}
          <Button onClick={() => onState({ page: 'edit' })}>{t('reader-menu-edit')}</Button>
        </div>
      )}
    </div>
  );
}
