/** Text above tree on a phone: the lines around the touched entry, and what was read, with sound parts folded. */
import { useState } from 'preact/hooks';
import type { SheetEntry } from '../../../orders-of-battle/sheet.ts';
import { gather } from '../../../orders-of-battle/tree.ts';
import { t } from '../../../words/t.ts';
import { Button, Flag, Icon } from '../../components/index.ts';
import { origin } from '../session.ts';
import { type AsideLine, Asides, asidesOf } from './asides.tsx';
import type { Laid } from './asks.ts';
import { Doubts } from './doubts-in-place.tsx';
import { aboutOf, calledIn, iconOf, Sign, sideOf, signOf, titleOf } from './entry-words.tsx';
import { shownLine } from './line-text.ts';
import type { Touched } from './sheet-step.tsx';

const AT_ONCE = 80;
/** Shorter readings are not folded. */
const FOLD_FROM = 24;
/** Lines of the text in sight. */
const LINES = 4;

/** Entries below which nothing is in doubt. */
function folds(entries: readonly SheetEntry[]): ReadonlySet<string> {
  const sound = new Set<string>();
  entries.forEach((entry, i) => {
    if (!entry.holds || entry.depth === 0 || entries.length < FOLD_FROM) return;
    const next = entries.findIndex((other, at) => at > i && other.depth <= entry.depth);
    const below = entries.slice(i + 1, next < 0 ? undefined : next);
    if (below.every(({ doubts }) => doubts.length === 0)) sound.add(entry.id);
  });
  return sound;
}

export function Nodes({ laid, touched }: { readonly laid: Laid; readonly touched: Touched }) {
  const { entries } = laid.sheet;
  const sound = folds(entries);
  const [turned, turn] = useState<ReadonlySet<string>>(new Set());
  const [most, show] = useState(AT_ONCE);
  const isShut = ({ id }: SheetEntry): boolean => sound.has(id) !== turned.has(id);
  const way = new Set<string>();
  const at = entries.findIndex(({ id }) => id === touched.id);
  for (let i = at, depth = entries[at]?.depth ?? 0; i >= 0; i -= 1) {
    const each = entries[i];
    if (each && each.depth < depth) {
      way.add(each.id);
      depth = each.depth;
    }
  }
  const shown: SheetEntry[] = [];
  const asides = asidesOf(laid);
  /** What was set aside inside a folded formation stands behind it: it may be what the reading lost. */
  const behind = new Map<SheetEntry | undefined, AsideLine[]>([[undefined, [...(asides.get(undefined) ?? [])]]]);
  let below = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    if (entry.depth <= below) {
      below = isShut(entry) && entry.holds && !way.has(entry.id) ? entry.depth : Number.POSITIVE_INFINITY;
      shown.push(entry);
    }
    gather(behind, shown.at(-1), ...(asides.get(entry) ?? []));
  }
  const until = Math.max(most, shown.findIndex(({ id }) => id === touched.id) + 10);
  const left = shown.length - until;
  const flip = (id: string): void => {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    turn(next);
  };
  const aside = (entry: SheetEntry | undefined) => (
    <Asides key={`after-${entry?.id}`} lines={behind.get(entry) ?? []} laid={laid} onTouch={touched.onAside} />
  );
  return (
    <>
      <TextStrip laid={laid} touched={entries[at]} />
      <ul class="tree" aria-label={t('reader-sheet-tree')}>
        {aside(undefined)}
        {shown
          .slice(0, until)
          .map((entry) => [
            <Node
              key={entry.id}
              entry={entry}
              laid={laid}
              touched={touched}
              shut={entry.holds && entry.depth > 0 ? isShut(entry) && !way.has(entry.id) : undefined}
              onFlip={() => flip(entry.id)}
            />,
            aside(entry),
          ])}
      </ul>
      {left > 0 && (
        <Button note={t('editor-show-next-note', { n: left })} onClick={() => show(until + AT_ONCE)}>
          {t('editor-show-next', { n: Math.min(left, AT_ONCE) })}
        </Button>
      )}
    </>
  );
}

/** Lines of the text around the touched entry. */
function TextStrip({ laid, touched }: { readonly laid: Laid; readonly touched: SheetEntry | undefined }) {
  const filled = laid.lines.flatMap((text, i) => (text.trim() === '' ? [] : [{ line: i + 1, text }]));
  const at = Math.max(
    0,
    filled.findIndex(({ line }) => line >= (touched?.line ?? 1)),
  );
  const from = Math.max(0, Math.min(at - 2, filled.length - LINES));
  return (
    <ol class="text" aria-label={t('reader-sheet-text')}>
      {filled.slice(from, from + LINES).map(({ line, text }) => (
        <li key={line} class={line === touched?.line ? 'is-touched' : undefined}>
          <span>{line}</span>
          {shownLine(text)}
        </li>
      ))}
    </ol>
  );
}

interface NodeProps {
  readonly entry: SheetEntry;
  readonly laid: Laid;
  readonly touched: Touched;
  /** Whether the entries below it are folded; undefined if there are none. */
  readonly shut: boolean | undefined;
  readonly onFlip: () => void;
}

function Node({ entry, laid, touched, shut, onFlip }: NodeProps) {
  const side = sideOf(laid, entry, origin.value);
  const sign = signOf(entry);
  const isArmy = entry.depth === 0 && entry.holds;
  const classes = [
    'node',
    side && `side-${side}`,
    isArmy && 'node--side',
    touched.id === entry.id && 'node--touched',
    entry.holds && 'node--head',
  ];
  return (
    <li>
      <div class={classes.filter(Boolean).join(' ')} style={{ '--d': Math.min(entry.depth, 4) }}>
        <button id={`entry-${entry.id}`} type="button" class="node__touch" onClick={() => touched.touch(entry)}>
          <span class="node__line">{entry.line}</span>
          {isArmy && side ? <Flag side={side} /> : <Icon name={iconOf(entry)} />}
          <span>
            <b>{titleOf(entry)}</b>
            <small>{aboutOf(entry)}</small>
          </span>
          <span class="node__sum">
            {entry.men > 0
              ? entry.men.toLocaleString('en-GB')
              : entry.guns > 0
                ? t('reader-sheet-guns', { n: entry.guns })
                : '–'}
            {sign ? <Sign of={sign} /> : entry.sum && <Icon name="check" size={18} />}
          </span>
        </button>
        {shut !== undefined && (
          <button
            type="button"
            class="node__fold"
            aria-expanded={!shut}
            aria-label={t(shut ? 'reader-sheet-open' : 'reader-sheet-shut', { of: calledIn(entry) })}
            onClick={onFlip}
          >
            <Icon name={shut ? 'open' : 'shut'} size={20} />
          </button>
        )}
      </div>
      {entry.doubts.length > 0 && (
        <div class="doubt-in-place">
          <Doubts ids={entry.doubts} laid={laid} />
        </div>
      )}
    </li>
  );
}
