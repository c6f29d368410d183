/** A campaign that is opened on its page, and what a question that comes up does to the page. */
import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Trouble } from '../session/game-session.ts';
import { keepStorage, stayAwake } from '../session/phone.ts';
import type { Copied } from '../session/turn-copies.ts';
import { playing } from '../title.ts';
import { useCopies } from './use-copies.ts';

interface Opened {
  readonly journal: ReadonlySignal<{ readonly header: { readonly title: string } } | null>;
  open(id: string): Promise<Trouble | null>;
  close(): void;
}

/** The page bears the name of the campaign that is open. */
export const titled = ({ journal }: Pick<Opened, 'journal'>): unknown =>
  effect(() => {
    const title = journal.value?.header.title;
    if (title !== undefined) playing.value = title;
  });

/** Open while the page stands; what was wrong, if it could not be opened. */
export function useCampaign<State>(session: Opened, copied: Copied<State>, id: string): Trouble | null {
  const [wrong, setWrong] = useState<Trouble | null>(null);
  useEffect(() => {
    void session.open(id).then(setWrong);
    stayAwake(true);
    void keepStorage();
    return () => {
      stayAwake(false);
      session.close();
      playing.value = undefined;
    };
  }, [id]);
  useCopies(copied, id);
  return wrong;
}

/** Something else is asked than before. */
export function useAsked(task: string | null | undefined, came: () => void): void {
  const last = useRef(task);
  useEffect(() => {
    if (task && task !== last.current) came();
    last.current = task;
  }, [task]);
}
