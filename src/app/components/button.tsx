import type { ComponentChildren } from 'preact';
import { t } from '../../words/t.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { classes, Hidden } from './text.tsx';

export interface ButtonProps {
  readonly children: ComponentChildren;
  /** One primary button on a screen. `danger` is for what cannot be undone. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  /** A second, smaller line: what it costs or does. */
  readonly note?: ComponentChildren;
  readonly icon?: IconName;
  /** Why it cannot be pressed now, shown instead of the note. The button can still be focused and read. */
  readonly reason?: string | false | undefined;
  /** Makes it a link. */
  readonly href?: string;
  readonly type?: 'button' | 'submit';
  /** It is the chosen one of several. */
  readonly pressed?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

export function Button(props: ButtonProps) {
  const { children, kind = 'plain', note, icon, reason, href, type = 'button', pressed, onClick } = props;
  const small = reason || note;
  const shared = {
    class: classes('btn', kind !== 'plain' && `btn--${kind}`),
    onClick: reason ? (event: MouseEvent) => event.preventDefault() : onClick,
    'aria-disabled': reason ? true : undefined,
  };
  const inside = (
    <>
      {icon && <Icon name={icon} size={20} />}
      <span>
        {children}
        {small && (
          <>
            {' '}
            <small>{small}</small>
          </>
        )}
      </span>
    </>
  );
  return href && !reason ? (
    // A link is not pressed: it marks the current page.
    <a {...shared} href={href} aria-current={pressed || undefined}>
      {inside}
    </a>
  ) : (
    <button {...shared} type={type} aria-pressed={pressed}>
      {inside}
    </button>
  );
}

export interface ActProps {
  readonly children: ComponentChildren;
  readonly two?: boolean | 'beside';
  /** The region's name for a screen reader. */
  readonly label?: string;
}

/** The actions at the foot of the screen. `two` puts those after the first side by side, or the second beside the first. */
export function Act({ children, two, label }: ActProps) {
  return (
    <section
      class={classes('act', two && (two === 'beside' ? 'act--beside' : 'act--two'))}
      aria-label={label ?? t('shell-decide')}
    >
      {children}
    </section>
  );
}

export interface Room {
  readonly name: string;
  readonly here?: boolean;
  readonly href?: string;
  readonly onClick?: () => void;
}

export interface RailProps {
  readonly rooms: readonly Room[];
  /** The address of the reference, shown as a book. */
  readonly reference?: string;
  /** The address of "Any time", shown as a plus beside the book. */
  readonly any?: string;
  /** `what` would be undone; `reason` says why it cannot be. */
  readonly undo?: Pick<ButtonProps, 'onClick' | 'reason'> & { readonly what?: string };
}

/** The rooms in words, with undo apart. */
export function Rail({ rooms, reference, any, undo }: RailProps) {
  return (
    <nav class={classes('rail', reference && 'rail--book', any && 'rail--any')} aria-label={t('shell-rooms')}>
      {rooms.map(({ name, here, href, onClick }) =>
        href ? (
          <a key={name} href={href} aria-current={here ? 'page' : undefined}>
            {name}
          </a>
        ) : (
          <button key={name} type="button" onClick={onClick} aria-current={here ? 'page' : undefined}>
            {name}
          </button>
        ),
      )}
      {reference && (
        <a href={reference} aria-label={t('shell-reference')}>
          <Icon name="book" />
        </a>
      )}
      {any && (
        <a href={any} aria-label={t('shell-any-time')}>
          <Icon name="more" />
        </a>
      )}
      {undo && (
        <button
          type="button"
          class="rail__undo"
          data-undo
          aria-disabled={undo.reason ? true : undefined}
          onClick={undo.reason ? undefined : undo.onClick}
        >
          <Icon name="undo" size={20} />
          <span>
            {t('shell-undo')} <Hidden>{undo.reason || undo.what}</Hidden>
          </span>
        </button>
      )}
    </nav>
  );
}
