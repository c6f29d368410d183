/**
 * The page of the turn stands on a stage. While a finger is on a button that plays, the page that the play leads to is made
 * ready on a second one, out of sight; once the play is on the disk that one is shown, and nothing is left to do but paint it.
 * A finger that slides off, or a play that leads elsewhere, and it is taken down again.
 */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { OnStage, Stage } from './components/stage.ts';
import { classes } from './components/text.tsx';
import type { BattleJournal } from './desk/battle-journal.ts';
import { seen } from './desk/desk.ts';
import { ahead, lifted } from './desk/foresight.ts';
import type { Shown } from './desk/shown.ts';
import { useTop } from './top.ts';
import { wide } from './wide.ts';

/** Milliseconds after a finger has left within which its button acts. */
const ACTS = 300;

const OfBattle = createContext<Shown | null>(null);

/** The battle that a page is of: that which lies on the desk, or that which comes next. */
export const useShown = (): Shown | null => useContext(OfBattle) ?? seen.value;

function Standing({ of, lit, children }: { readonly of: Shown; readonly lit: boolean; readonly children: Page }) {
  const [stage] = useState(() => new Stage(lit));
  // What stands ready is not made once more as it comes into the light.
  const page = useMemo(
    () => (
      <OnStage.Provider value={stage}>
        <OfBattle.Provider value={of}>{children(of)}</OfBattle.Provider>
      </OnStage.Provider>
    ),
    [of.journal, of.viewer],
  );
  useEffect(() => {
    if (lit) stage.light();
  }, [lit]);
  return (
    <div class={classes('stage', !lit && 'stage--ahead')} aria-hidden={lit ? undefined : true}>
      {page}
    </div>
  );
}

type Page = (shown: Shown) => ComponentChildren;

export interface StagesProps {
  /** The page of a battle. */
  readonly children: Page;
  /** Whether the next battle stands on another page; on the same one it is changed in its place. */
  readonly differs: (now: Shown, next: Shown) => boolean;
}

export function Stages({ children, differs }: StagesProps) {
  const now = seen.value!;
  const coming = ahead.value;
  const stands = useRef<{ lit: 0 | 1; ready: BattleJournal | null }>({ lit: 0, ready: null }).current;
  if (stands.ready === now.journal) stands.lit = stands.lit === 0 ? 1 : 0;
  // On a wide screen the army stands beside the question, and stays.
  const next = coming?.from === now.journal && !wide.value && differs(now, coming.to) ? coming.to : null;
  stands.ready = next?.journal ?? null;
  useTop(stands.lit);
  useEffect(untilLifted, []);
  return (
    <>
      <Standing key={stands.lit} of={now} lit>
        {children}
      </Standing>
      {next && (
        <Standing key={1 - stands.lit} of={next} lit={false}>
          {children}
        </Standing>
      )}
    </>
  );
}

/** A page that no finger holds up any more is taken down; gives what ends the watch. */
function untilLifted(): () => void {
  let timer = 0;
  const down = () => clearTimeout(timer);
  const up = () => {
    timer = window.setTimeout(lifted, ACTS);
  };
  addEventListener('pointerdown', down);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return () => {
    down();
    removeEventListener('pointerdown', down);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
    lifted();
  };
}
