/** The text beside what was read from it: line by line, sums and doubts in place, and one tap to correct an error. */
import { useEffect, useState } from 'preact/hooks';
import type { SheetEntry } from '../../../orders-of-battle/sheet.ts';
import { called } from '../../../orders-of-battle/tree.ts';
import type { Draft } from '../../../scenarios/draft.ts';
import { t } from '../../../words/t.ts';
import { Button, Empty, Sheet as SheetPage } from '../../components/index.ts';
import { large, wide } from '../../wide.ts';
import { AsideMenu } from './asides.tsx';
import type { Laid } from './asks.ts';
import { Corrections } from './corrections.tsx';
import { shift } from './deeds.ts';
import { isOpen } from './entry-words.tsx';
import { HowRead } from './how-read.tsx';
import { Leaves } from './leaves.tsx';
import { Nodes } from './nodes.tsx';
import { type ImportState, ownNation, toArmies, yearOfBattle } from './session.ts';
import { MENU, Menu } from './verbs.tsx';
import './sheet.css';

/** The touched entry, or the touched line that was set aside. */
export interface Touched {
  readonly id: string | undefined;
  readonly line: number | undefined;
  readonly touch: (entry: SheetEntry) => void;
  readonly onAside: (line: number) => void;
}

/** Whether the stated total differs from the sum of the parts. */
export const isShort = ({ sum }: SheetEntry): boolean => sum !== undefined && sum.stated !== sum.read;

/** The state of each line, as a bar from first to last. */
function Spine({ laid }: { readonly laid: Laid }) {
  const { entries } = laid.sheet;
  const marks = new Map<number, string>();
  for (const entry of entries) {
    if (isShort(entry) && !marks.has(entry.line)) marks.set(entry.line, 'is-short');
    if (entry.doubts.some(isOpen)) marks.set(entry.line, 'is-doubt');
  }
  const filled = laid.lines.flatMap((text, i) => (text.trim() === '' ? [] : [i + 1]));
  /** A long text is shown in hundredths. */
  const each = Math.max(1, Math.ceil(filled.length / 100));
  const cells = Array.from({ length: Math.ceil(filled.length / each) }, (_, i) =>
    filled
      .slice(i * each, (i + 1) * each)
      .map((line) => marks.get(line))
      .find((mark) => mark !== undefined),
  );
  return (
    <div class="spine" role="img" aria-label={t('reader-sheet-spine', counts(laid))}>
      {cells.map((mark, i) => (
        <i key={i} class={mark} />
      ))}
    </div>
  );
}

const counts = ({ lines, doubts, sheet }: Laid) => ({
  lines: lines.filter((line) => line.trim() !== '').length,
  doubts: doubts.filter(({ id }) => isOpen(id)).length,
  short: sheet.entries.filter(isShort).length,
});

/** Goes from doubt to doubt that nobody has answered, the most important first. */
function NextDoubt({ laid, touched }: { readonly laid: Laid; readonly touched: Touched }) {
  const { byWeight, entries } = laid.sheet;
  const [last, setLast] = useState(-1);
  const left = byWeight.flatMap((doubt, rank) => {
    const entry = isOpen(doubt) && entries.find(({ doubts }) => doubts.includes(doubt));
    return entry ? [{ rank, entry }] : [];
  });
  const next = left.find(({ rank }) => rank > last) ?? left[0];
  if (!next) return null;
  return (
    <Button
      note={t('reader-sheet-next-note', { n: left.length })}
      onClick={() => {
        setLast(next.rank);
        touched.touch(next.entry);
        requestAnimationFrame(() =>
          document.getElementById(`entry-${next.entry.id}`)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
        );
      }}
    >
      {t('reader-sheet-next')}
    </Button>
  );
}

/** Keyboard control: raises and lowers entries and moves between lines. */
function useKeys(laid: Laid | undefined, id: string | undefined): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const entry = laid?.sheet.entries.find((each) => each.id === id);
      if (!event.altKey || !laid || !entry) return;
      if (event.key === 'ArrowLeft' && entry.raise) shift(laid, entry, 'raise');
      else if (event.key === 'ArrowRight' && entry.lower) shift(laid, entry, 'lower');
      else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        const { entries } = laid.sheet;
        const next = entries[entries.indexOf(entry) + (event.key === 'ArrowUp' ? -1 : 1)];
        if (next) document.getElementById(`entry-${next.id}`)?.focus();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [laid, id]);
}

export function SheetStep({ of, now }: { readonly of: Draft; readonly now: ImportState }) {
  const { laid } = now;
  const [id, setId] = useState<string | undefined>(undefined);
  const [line, setLine] = useState<number | undefined>(undefined);
  const [menu, setMenu] = useState(false);
  // A tablet that is turned on its side keeps what stands in the menu.
  const [state, setState] = useState(MENU);
  const done = () => {
    setState(MENU);
    setMenu(false);
    setLine(undefined);
  };
  const acted = (next?: { readonly id: string }) => {
    if (next) setId(next.id);
    done();
  };
  useKeys(laid, id);
  if (!laid) return null;
  const { sheet } = laid;
  const entry = sheet.entries.find((each) => each.id === id);
  const touch = (next: SheetEntry) => {
    if (next.id !== id) setState(MENU);
    setId(next.id);
    setLine(undefined);
  };
  const onAside = (next: number) => {
    setState(MENU);
    setId(undefined);
    setLine(next);
  };
  const touched: Touched = { id, line, touch, onAside };
  const opened: Touched = {
    ...touched,
    touch: (next) => {
      touch(next);
      setMenu(true);
    },
  };
  return (
    <div class="builder">
      <Spine laid={laid} />
      <p class="note builder__state" role="status">
        {t('reader-sheet-state', counts(laid))}. {t('reader-totals', { ...laid.totals })}
      </p>
      {sheet.entries.length === 0 && <Empty what={t('reader-no-army')} todo={t('reader-sheet-nothing')} />}
      <div class="builder__desk">
        <div>
          {wide.value ? (
            <Leaves laid={laid} touched={large.value ? touched : opened} />
          ) : (
            <Nodes laid={laid} touched={opened} />
          )}
        </div>
        {large.value && entry && (
          <aside class="builder__menu" aria-label={t('reader-menu-of', { of: called(entry) })}>
            <Menu key={entry.id} laid={laid} entry={entry} onDone={acted} state={state} onState={setState} />
            <p class="note">{t('reader-menu-keys')}</p>
          </aside>
        )}
        {large.value && line !== undefined && (
          <aside class="builder__menu" aria-label={t('reader-aside-what', { line })}>
            <AsideMenu laid={laid} line={line} onDone={done} state={state} onState={setState} />
          </aside>
        )}
      </div>
      {(menu || state.page !== 'verbs') && entry && !large.value && (
        <SheetPage
          name={t('reader-menu-of', { of: called(entry) })}
          leave={t('reader-menu-close', { of: called(entry) })}
          onClose={done}
        >
          <Menu key={entry.id} laid={laid} entry={entry} onDone={acted} state={state} onState={setState} />
        </SheetPage>
      )}
      {line !== undefined && !large.value && (
        <SheetPage name={t('reader-aside-what', { line })} leave={t('reader-aside-close')} onClose={done}>
          <AsideMenu laid={laid} line={line} onDone={done} state={state} onState={setState} />
        </SheetPage>
      )}
      <div class="lines">
        <Corrections laid={laid} />
        <HowRead now={now} laid={laid} />
      </div>
      <div class="builder__act">
        <NextDoubt laid={laid} touched={touched} />
        <Button
          kind="primary"
          reason={
            (now.busy && t('reader-still-reading-reason')) || (sheet.entries.length === 0 && t('reader-nothing-there'))
          }
          note={t('reader-sheet-build-note', { n: counts(laid).doubts })}
          onClick={() => void toArmies(yearOfBattle(of, now), { nation: now.nation || ownNation(of) })}
        >
          {t('reader-sheet-build', { n: sheet.armies.length })}
        </Button>
      </div>
    </div>
  );
}
