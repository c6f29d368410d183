import type { ComponentChildren } from 'preact';
import type { SideId } from '../../book/terms.ts';
import type { Reckoning as Sum } from '../../engine/reckoning.ts';
import { t } from '../../words/t.ts';
import { Flag } from './icon.tsx';
import { Reckoning } from './reckoning.tsx';
import { classes, Marked } from './text.tsx';

export interface TurnHeadProps {
  readonly time: string;
  readonly turn: number;
  /** "35 minutes", "now" */
  readonly aside?: string;
}

export const TurnHead = ({ time, turn, aside }: TurnHeadProps) => (
  <h2 class="book__turn">
    {time} <i>{t('day-turn', { n: turn })}</i> {aside && <span>{aside}</span>}
  </h2>
);

export interface EntryProps {
  readonly side?: SideId | undefined;
  /** One line, with `**bold**` marks. */
  readonly text: string;
  readonly undone?: boolean;
  /** How prominent the line is. */
  readonly weight?: 'big' | 'plain' | 'small';
  /** The heading over it and the lines that follow. */
  readonly under?: string | false;
  /** "by hand", "own dice" */
  readonly aside?: string;
  readonly open?: boolean;
  /** Makes the line a button that opens it. One line is open at a time. */
  readonly onToggle?: (() => void) | undefined;
  readonly reckoning?: Sum | undefined;
  readonly reckoningAside?: ComponentChildren;
  /** More of the open entry, e.g. "Back to here". */
  readonly children?: ComponentChildren;
}

/** A line of the journal as an `li`. Undone lines stay readable, struck through and announced. */
export function Entry({
  side,
  text,
  undone,
  weight = 'plain',
  under,
  aside,
  open,
  onToggle,
  reckoning,
  reckoningAside,
  children,
}: EntryProps) {
  const words = <Marked text={text} />;
  const small = [aside, undone && t('journal-undone')].filter(Boolean).join(', ');
  const line = (
    <>
      {side && <Flag side={side} size={20} />}
      <span>{undone ? <s>{words}</s> : words}</span> {small && <small>{small}</small>}
    </>
  );
  return (
    <li
      class={classes(
        'entry',
        weight !== 'plain' && `entry--${weight}`,
        undone && 'entry--undone',
        open && 'entry--open',
      )}
    >
      {under && <h3 class="entry__under">{under}</h3>}
      {onToggle ? (
        <button type="button" class="entry__line" aria-expanded={open ?? false} onClick={onToggle}>
          {line}
        </button>
      ) : (
        <div class="entry__line">{line}</div>
      )}
      {open && (
        <div class="entry__more">
          {reckoning && <Reckoning of={reckoning} aside={reckoningAside} />}
          {children}
        </div>
      )}
    </li>
  );
}
