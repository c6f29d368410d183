/** A unit as a block that empties with its losses. The arm is drawn on it, states below it. */
import type { SideId } from '../../book/terms.ts';
import { classes, Icon, type IconName, pathsOf } from '../components/index.ts';
import type { UnitSign } from './figures.ts';

export interface PipProps {
  readonly side?: SideId;
  readonly arm: IconName;
  readonly fate: 'good' | 'broken' | 'gone';
  /** The part that is left, 0 to 1. */
  readonly share: number;
  readonly signs: readonly UnitSign[];
  /** Without the row of states, if no unit beside it has any. */
  readonly plain?: boolean;
}

/** The block, as in the icons of the arms. */
const BLOCK = { x: 2.5, y: 5.5, width: 19, height: 13 };
const FRAME = 'M2.5 5.5h19v13h-19z';
const CROSS = 'M7 8.5l10 7M17 8.5l-10 7';
/** States drawn under the block; disorder tilts it. */
const UNDER = { tired: 'state-tired', exhausted: 'state-exhausted', shaken: 'state-shaken' } as const;

const Arm = ({ arm, on }: { readonly arm: IconName; readonly on?: boolean }) => {
  const [strokes, full] = pathsOf(arm);
  return (
    <g class={classes(on && 'pip__on')}>
      <path d={strokes} />
      {full && <path class="full" d={full} />}
    </g>
  );
};

/** Filled from the bottom as far as it stands. On the filled part the arm is drawn inverted. */
function Standing({ arm, share }: Pick<PipProps, 'arm' | 'share'>) {
  const high = BLOCK.height * share;
  const box = { ...BLOCK, y: BLOCK.y + BLOCK.height - high, height: high };
  return (
    <>
      <Arm arm={arm} />
      {share > 0 && (
        <svg {...box} aria-hidden="true" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
          <rect class="pip__fill" {...box} />
          <Arm arm={arm} on />
        </svg>
      )}
      <path class="pip__frame" d={FRAME} />
    </>
  );
}

export function Pip({ side, arm, fate, share, signs, plain }: PipProps) {
  const under = Object.entries(UNDER).filter(([sign]) => signs.some((one) => one === sign));
  return (
    <span
      class={classes('pip', side && `side-${side}`, `pip--${fate}`, signs.includes('disordered') && 'pip--loose')}
      aria-hidden="true"
    >
      <svg viewBox="1 3.5 22 17" aria-hidden="true">
        <g class="pip__block">
          {fate === 'good' && <Standing arm={arm} share={share} />}
          {fate === 'broken' && <Arm arm="state-broken" />}
          {fate === 'gone' && (
            <>
              <path class="pip__frame" d={FRAME} />
              <path d={CROSS} />
            </>
          )}
        </g>
      </svg>
      {!plain && (
        <span class="pip__signs">
          {under.slice(0, 2).map(([sign, icon]) => (
            <Icon key={sign} name={icon} size={18} />
          ))}
        </span>
      )}
    </span>
  );
}
