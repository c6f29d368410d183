/** Shows a long story in leaves: its last lines first, earlier ones in batches. Each leaf is built once. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';

/** The lines shown at first, and added at each tap; a long battle has thousands. */
export const AT_ONCE = 400;
/** The lines of a leaf. More at a time would block the page. */
const LEAF = 50;

interface LeafTold<Told> {
  /** The position of its first line in the chapter. */
  readonly at: number;
  readonly lines: readonly Told[];
  readonly after: Told | undefined;
}

/** The last lines of a chapter in leaves, cut at fixed places. `skipped`: the number of lines before them. */
export function leavesOf<Told>(lines: readonly Told[], skipped: number): readonly LeafTold<Told>[] {
  const leaves: LeafTold<Told>[] = [];
  for (let from = 0; from < lines.length; ) {
    const at = skipped + from;
    const to = from + LEAF - (at % LEAF);
    leaves.push({ at: at - (at % LEAF), lines: lines.slice(from, to), after: lines[from - 1] });
    from = to;
  }
  return leaves;
}

interface Chapter {
  readonly lines: readonly unknown[];
}

const countIn = (story: readonly Chapter[]): number => story.reduce((n, { lines }) => n + lines.length, 0);

/** The last lines of a story by chapter, and how many come before. */
export function lastLines<C extends Chapter>(
  story: readonly C[],
  most: number,
): { readonly before: number; readonly turns: readonly (C & { readonly at: number })[] } {
  let before = Math.max(0, countIn(story) - most);
  const hidden = before;
  const turns = story.flatMap((turn, at) => {
    const cut = Math.min(before, turn.lines.length);
    const none = before > 0 && cut === turn.lines.length;
    before -= cut;
    return none ? [] : [{ ...turn, at, lines: turn.lines.slice(cut) }];
  });
  return { before: hidden, turns };
}

/** How many lines are built. More are added in batches, so that the page stays responsive; it opens at the end of the story. */
export function useLines(
  story: readonly Chapter[],
  end: RefObject<HTMLElement | null>,
): readonly [number, (wanted: number) => void] {
  const [built, build] = useState(AT_ONCE);
  const [wanted, want] = useState(AT_ONCE);
  const there = countIn(story);
  useEffect(() => {
    if (built >= Math.min(wanted, there)) return;
    const next = setTimeout(() => build(Math.min(wanted, built + LEAF)));
    return () => clearTimeout(next);
  }, [built, wanted, there]);
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), []);
  return [built, want];
}

/** A button for earlier lines. The browser's search finds only what is shown. */
export const Earlier = ({ n, onShow }: { readonly n: number; readonly onShow: (more: number) => void }) => (
  <div class="row-of-two">
    <Button onClick={() => onShow(AT_ONCE)}>{t('journal-earlier', { n: Math.min(n, AT_ONCE) })}</Button>
    <Button note={t('journal-all-note')} onClick={() => onShow(n)}>
      {t('journal-all', { n })}
    </Button>
  </div>
);
