/** Text and tree side by side on a wide page, each line joined to its node. */
import { useState } from 'preact/hooks';
import type { SheetEntry } from '../../../orders-of-battle/sheet.ts';
import { t } from '../../../words/t.ts';
import { Button, Flag, Icon } from '../../components/index.ts';
import { origin } from '../session.ts';
import { asideOf, headsColumns } from './asides.tsx';
import type { Laid } from './asks.ts';
import { Doubts } from './doubts-in-place.tsx';
import { aboutOf, iconOf, Sign, sideOf, signOf, titleOf } from './entry-words.tsx';
import { shownLine } from './line-text.ts';
import type { Touched } from './sheet-step.tsx';

/** Lines shown at once. A thousand would slow the page. */
const AT_ONCE = 150;

interface Row {
  readonly line: number;
  readonly text: string;
  readonly entries: readonly SheetEntry[];
}

function rowsOf({ lines, sheet }: Laid): readonly Row[] {
  const byLine = new Map<number, SheetEntry[]>();
  for (const entry of sheet.entries) byLine.set(entry.line, [...(byLine.get(entry.line) ?? []), entry]);
  const last = Math.max(lines.length, ...byLine.keys());
  return Array.from({ length: last }, (_, i) => ({
    line: i + 1,
    text: lines[i] ?? '',
    entries: byLine.get(i + 1) ?? [],
  })).filter(({ text, entries }) => text.trim() !== '' || entries.length > 0);
}

export function Leaves({ laid, touched }: { readonly laid: Laid; readonly touched: Touched }) {
  const rows = rowsOf(laid);
  const at = rows.findIndex(({ entries }) => entries.some(({ id }) => id === touched.id));
  const [most, show] = useState(AT_ONCE);
  const until = Math.max(most, at + 20);
  const left = rows.length - until;
  return (
    <section class="sheet-leaves" aria-label={t('reader-sheet-tree')}>
      {rows.slice(0, until).map((row) => (
        <Leaf key={row.line} row={row} laid={laid} touched={touched} />
      ))}
      {left > 0 && (
        <Button note={t('editor-show-next-note', { n: left })} onClick={() => show(until + AT_ONCE)}>
          {t('editor-show-next', { n: Math.min(left, AT_ONCE) })}
        </Button>
      )}
    </section>
  );
}

function Leaf({ row, laid, touched }: { readonly row: Row; readonly laid: Laid; readonly touched: Touched }) {
  const { line, text, entries } = row;
  if (entries.length === 0)
    return (
      <button
        type="button"
        class={['leaf', 'leaf--bare', touched.line === line && 'leaf--touched'].filter(Boolean).join(' ')}
        aria-pressed={touched.line === line}
        disabled={headsColumns(row, laid)}
        onClick={() => touched.onAside(line)}
      >
        <span class="leaf__no">{line}</span>
        <span class="leaf__text">{shownLine(text)}</span>
        <span />
        <span class="leaf__aside">{asideOf(row, laid)}</span>
      </button>
    );
  return (
    <>
      {entries.map((entry, i) => (
        <LeafEntry key={entry.id} entry={entry} row={row} first={i === 0} laid={laid} touched={touched} />
      ))}
    </>
  );
}

interface LeafEntryProps {
  readonly entry: SheetEntry;
  readonly row: Row;
  readonly first: boolean;
  readonly laid: Laid;
  readonly touched: Touched;
}

function LeafEntry({ entry, row, first, laid, touched }: LeafEntryProps) {
  const side = sideOf(laid, entry, origin.value);
  const sign = signOf(entry);
  const isArmy = entry.depth === 0;
  const classes = [
    'leaf',
    entry.holds && 'leaf--head',
    isArmy && entry.holds && 'leaf--side',
    touched.id === entry.id && 'leaf--touched',
  ];
  return (
    <>
      <button
        id={`entry-${entry.id}`}
        type="button"
        class={classes.filter(Boolean).join(' ')}
        style={{ '--d': Math.min(entry.depth, 5) }}
        aria-pressed={touched.id === entry.id}
        onClick={() => touched.touch(entry)}
        onFocus={() => touched.id !== undefined && touched.id !== entry.id && touched.touch(entry)}
      >
        <span class="leaf__no">{first ? row.line : ''}</span>
        <span class="leaf__text">{first ? shownLine(row.text) || entry.name : ''}</span>
        <span class={sign === undefined ? 'joint' : `joint joint--${sign}`}>{sign && <Sign of={sign} />}</span>
        <span class={side === undefined ? 'leaf__node' : `leaf__node side-${side}`}>
          {isArmy && side ? <Flag side={side} /> : <Icon name={iconOf(entry)} />}
          <span>
            <b>{titleOf(entry)}</b> <small>{aboutOf(entry)}</small>
          </span>
          <Sum of={entry} />
        </span>
      </button>
      {entry.doubts.length > 0 && (
        <div class="leaf-doubt">
          <Doubts ids={entry.doubts} laid={laid} />
        </div>
      )}
    </>
  );
}

function Sum({ of: { sum, men, guns } }: { readonly of: SheetEntry }) {
  const said = men > 0 ? men.toLocaleString('en-GB') : guns > 0 ? t('reader-sheet-guns', { n: guns }) : '–';
  return (
    <span class="leaf__sum">
      {sum && <small>{t('reader-sheet-sum', { ...sum, fits: sum.stated === sum.read ? 'yes' : 'no' })}</small>}
      <b>{said}</b>
      {sum ? sum.stated === sum.read ? <Icon name="check" size={18} /> : <Sign of="short" /> : <span />}
    </span>
  );
}
