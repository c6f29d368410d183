/**
 * What a finger is about to do is judged while it is still on the glass, and the page that it leads to is made ready. Nothing
 * of it is written or shown until the finger has done it.
 */
import { signal } from '@preact/signals';
import type { Battle } from '../../battlefield/battle.ts';
import type { Play } from '../../battlefield/plays.ts';
import { privateTo, type Viewer } from '../../battlefield/view.ts';
import type { BattleJournal } from './battle-journal.ts';
import type { Judged } from './judge.ts';
import { type Shown, shownOf } from './shown.ts';

/** A play, by the object that its button holds, or the newest deed taken back. */
export type Deed = Play | 'undo';

/** Where the finger came down. */
interface Before {
  readonly from: BattleJournal;
  readonly viewer: Viewer;
}
interface Foreseen extends Before {
  readonly deed: Deed;
  readonly at: number;
  readonly ruled: Promise<Judged>;
}

/** Milliseconds for which what was foreseen holds: its entry bears the time at which it was judged. */
const HOLDS = 5_000;

let foreseen: Foreseen | null = null;

/** What a finger on the glass is about to bring; null while there is none. */
export const ahead = signal<{ readonly from: BattleJournal; readonly to: Shown } | null>(null);

/** `ready` fetches what the next battle needs, and says why it cannot; whatever is wrong is told when the deed is done. */
export function foresee(
  before: Before,
  deed: Deed,
  ruled: Promise<Judged>,
  { pointerType }: PointerEvent,
  ready: (next: Battle) => Promise<unknown>,
): void {
  const it: Foreseen = { ...before, deed, at: Date.now(), ruled };
  foreseen = it;
  leadsTo(it, ready).then(
    (to) => {
      if (to && foreseen === it && pointerType !== 'mouse') ahead.value = { from: it.from, to };
    },
    () => undefined,
  );
}

async function leadsTo({ from, viewer, ruled }: Foreseen, ready: (next: Battle) => Promise<unknown>) {
  const judged = await ruled;
  if ('why' in judged) return null;
  await ready(judged.after.state!);
  // What one side alone may see is not made ready: the phone may be on its way to the other.
  const secret = [from, judged.after].some(({ state }) => privateTo(state!) !== null);
  return secret ? null : shownOf(judged.after, viewer);
}

/** What was foreseen of this deed, where it still holds; it is done now, or never. */
export function foreseenOf(deed: Deed, { from, viewer }: Before): Promise<Judged> | null {
  const it = foreseen;
  foreseen = null;
  const holds = it?.deed === deed && it.from === from && it.viewer === viewer && Date.now() - it.at < HOLDS;
  return holds ? it.ruled : null;
}

/** The finger has left, and its button did nothing. */
export function lifted(): void {
  if (!foreseen) return;
  foreseen = null;
  ahead.value = null;
}
