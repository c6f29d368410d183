/**
 * Half-written texts. When the seat closes they are kept under its own key; when it opens they are offered. A text that
 * is sealed, or whose page is left, is kept no longer.
 */
import { effect, signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import * as z from 'zod/mini';
import type { OpenSeat } from '../session/seat-locks.ts';
import { locks } from './locks.ts';

type Texts = Readonly<Record<string, string>>;
const textsSchema = z.record(z.string(), z.string());

const NONE: Texts = {};
/** What the fields of the open seat hold, by the name of the field. */
const typed = new Map<string, string>();
/** What was left when the seat closed. */
export const offered = signal(NONE);
/** What goes on. */
const taken = signal(NONE);

export const isTaken = (of: string): boolean => Object.keys(taken.value).some((name) => name.startsWith(of));

function offersNoMore(of: string): string {
  const { [of]: text = '', ...others } = offered.peek();
  offered.value = others;
  return text;
}

export function takeUp(of: string): void {
  taken.value = { [of]: offersNoMore(of) };
}

const fieldWith = (text: string) =>
  [...document.querySelectorAll<HTMLInputElement>('textarea, input')].find(({ value }) => value === text);

/** The text of a field, `kept` unless something else is typed. */
export function useDraft(of: string, kept = ''): readonly [string, (text: string) => void] {
  const [text, write] = useState(kept);
  const set = (next: string) => {
    if (next === kept) typed.delete(of);
    else typed.set(of, next);
    // Whoever types the words again needs no offer of them.
    if (next && next === offered.peek()[of]) offersNoMore(of);
    write(next);
  };
  const again = taken.value[of];
  useLayoutEffect(() => {
    if (again === undefined) return;
    set(again);
    const { [of]: _, ...others } = taken.peek();
    taken.value = others;
    setTimeout(() => fieldWith(again)?.focus());
  }, [again]);
  useLayoutEffect(() => () => void typed.delete(of), [of]);
  return [text, set];
}

async function offer(): Promise<void> {
  const open = locks.open.peek();
  const words = await locks.draft();
  if (words === null || locks.open.peek() !== open) return;
  const read = textsSchema.safeParse(JSON.parse(words));
  if (read.success) offered.value = read.data;
}

function putAway({ seat, key }: OpenSeat): void {
  const all = { ...offered.peek(), ...Object.fromEntries(typed) };
  typed.clear();
  offered.value = NONE;
  taken.value = NONE;
  void locks.keepDraft({ seat, public: key.public }, Object.keys(all).length > 0 ? JSON.stringify(all) : null);
}

let holder: OpenSeat | null = null;
effect(() => {
  const open = locks.open.value;
  if (holder) putAway(holder);
  holder = open;
  if (open) void offer();
});
