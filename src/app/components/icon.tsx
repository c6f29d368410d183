import type { SideId } from '../../book/terms.ts';
import { type IconName, pathsOf } from './icons.ts';

export interface IconProps {
  readonly name: IconName;
  /** Drawn size in px. */
  readonly size?: 18 | 20 | 24;
  readonly class?: string;
}

const sized = (size: 18 | 20 | 24 = 24, more = '') => `icon${size === 24 ? '' : ` icon--${size}`}${more && ` ${more}`}`;

/** An icon beside its word. It has no name of its own: whoever shows it alone must give one. */
export function Icon({ name, size, class: more }: IconProps) {
  const [strokes, full] = pathsOf(name);
  return (
    <svg class={sized(size, more)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes} />
      {full && <path class="full" d={full} />}
    </svg>
  );
}

const DOTS = 'M8.6 6.2h0M13 6.2h0M10.8 9h0M15 9h0M8.6 11.8h0M13 11.8h0';

/** A side's flag: level lines on a square, or dots on a swallow-tail, so that colour is not the only cue. */
export function Flag({ side, size }: { readonly side: SideId; readonly size?: IconProps['size'] }) {
  const on = `var(--on-side-${side})`;
  return (
    <svg class={sized(size)} viewBox="0 0 24 24" aria-hidden="true" style={{ color: `var(--side-${side})` }}>
      <path class="full" stroke="none" d={side === 'a' ? 'M5 3h16v12H5z' : 'M5 3h17l-5 6 5 6H5z'} />
      {side === 'a' ? (
        <path stroke={on} stroke-width="1.6" stroke-linecap="butt" d="M5 7h16M5 11h16" />
      ) : (
        <path stroke={on} stroke-width="2.5" d={DOTS} />
      )}
      <path d="M4.5 2.5V22" stroke-width="2" />
    </svg>
  );
}
