import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Act, Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { classes, Marked } from './text.tsx';

export interface ScreenProps {
  /** The day's line and its phases. */
  readonly day?: ComponentChildren;
  /** The actions and the rail. */
  readonly foot?: ComponentChildren;
  /** Two columns from 768 px on: put a `div.columns` of two `main`/`aside` inside. */
  readonly wide?: boolean;
  /** The name of a room with its own layout. */
  readonly room?: string;
  readonly children: ComponentChildren;
}

/** The frame: the day at the top, the content, and the actions at the foot. */
export function Screen({ day, foot, wide, room, children }: ScreenProps) {
  return (
    <div class={classes('screen', wide && 'screen--wide', room && `screen--${room}`)}>
      {day && <header class="state">{day}</header>}
      {children}
      {foot && <div class="foot">{foot}</div>}
    </div>
  );
}

/** The screen's one question, in the serif font; at most eight words. */
export const Question = ({ children, id }: { readonly children: ComponentChildren; readonly id?: string }) => (
  <h1 class="question" id={id}>
    {children}
  </h1>
);

export interface SheetProps {
  /** The sheet's name: "Quality check of Husson". */
  readonly name: string;
  /** The unit's label at the top. Without it the cross lies over the first line. */
  readonly label?: ComponentChildren;
  /** The day's line and slim phases, so that they stay in sight. */
  readonly day?: ComponentChildren;
  readonly children: ComponentChildren;
  /** `sink` moves the question towards the thumb on a tall phone; `spread` spreads a sum over the page. */
  readonly lie?: 'sink' | 'spread';
  readonly act?: ComponentChildren;
  /** The label of the cross: "Leave the check". */
  readonly leave?: string;
  /** Called when the cross, Escape or the back gesture closes the sheet. The caller then removes it. */
  readonly onClose: () => void;
}

/**
 * A modal dialog over the screen. Nothing under it can be reached, Escape and the back gesture close it, and the focus
 * returns to where it was.
 */
export function Sheet({ name, label, day, children, lie, act, leave, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const gone = useRef(false);
  // The close event comes late. By then the players may be on another page, which must stay.
  const left = () => {
    if (gone.current) return;
    gone.current = true;
    close.current();
  };
  const leaves = () => {
    left();
    dialog.current?.close();
  };
  /** Beside a sheet that lies over the turn stand both armies: what is touched there opens in its place. */
  const beside = ({ target, clientX, clientY }: MouseEvent) => {
    const sheet = dialog.current!;
    if (target !== sheet || sheet.offsetLeft || clientX < sheet.offsetWidth) return;
    leaves();
    document.elementFromPoint(clientX, clientY)?.closest('a')?.click();
  };
  useLayoutEffect(() => {
    const sheet = dialog.current!;
    const cancelled = (event: Event) => {
      // A file picker inside the sheet has a close event of its own.
      if (event.target === sheet) left();
    };
    const before = document.activeElement as HTMLElement | null;
    sheet.addEventListener('cancel', cancelled);
    sheet.addEventListener('close', left);
    sheet.addEventListener('click', beside);
    sheet.showModal();
    sheet.focus();
    return () => {
      sheet.removeEventListener('cancel', cancelled);
      sheet.removeEventListener('close', left);
      sheet.close();
      before?.focus();
    };
  }, []);
  const cross = (
    <button
      type="button"
      class={classes('sheet__close', !label && 'sheet__close--over')}
      aria-label={leave ?? t('shell-leave')}
      onClick={leaves}
    >
      <Icon name="close" />
    </button>
  );
  return (
    <dialog class={classes('sheet', !label && 'sheet--bare')} ref={dialog} aria-label={name} tabIndex={-1}>
      {day && <header class="state">{day}</header>}
      {label ? (
        <div class="sheet__head">
          {label}
          {cross}
        </div>
      ) : (
        <div class="sheet__over">{cross}</div>
      )}
      <div class={classes('sheet__body', lie)}>{children}</div>
      {act}
    </dialog>
  );
}

export interface CoverProps {
  /** Who takes the phone: "the Allied player". */
  readonly to: string;
  readonly side?: SideId;
  /** What they will be asked. */
  readonly note?: ComponentChildren;
  readonly onLift: () => void;
  /** Ways out without lifting the cover. */
  readonly rail?: ComponentChildren;
}

/**
 * The hand-over. Show it instead of the screen, never over it, so that there is nothing to peep at. Escape does not
 * lift it.
 */
export function Cover({ to, side, note, onLift, rail }: CoverProps) {
  return (
    <div class="screen">
      <main class={classes('cover', side && `side-${side}`)}>
        <h1>
          <Marked text={t('cover-to', { who: to })} />
        </h1>
        {note && <p>{note}</p>}
        <p class="note">{t('cover-nothing')}</p>
      </main>
      <div class="foot">
        <Act>
          <Button kind="primary" onClick={onLift}>
            {t('cover-lift', { who: to })}
          </Button>
        </Act>
        {rail}
      </div>
    </div>
  );
}
