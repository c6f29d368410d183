import type { ComponentChildren } from 'preact';
import type { SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Flag, Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { classes, Marked } from './text.tsx';

export interface UnitLabelProps {
  readonly side: SideId;
  /** "II/5/1 Husson" */
  readonly name: string;
  /** "Q3 S2 6CP" */
  readonly ratings?: string;
}

/** The base label, in the rulebook's order. */
export const UnitLabel = ({ side, name, ratings }: UnitLabelProps) => (
  <span class={`label side-${side}`}>
    <span>{name}</span> {ratings && <span class="note">{ratings}</span>}
  </span>
);

export interface TallyProps {
  /** Combat points held. */
  readonly left: number;
  /** Lost while Steady, lost while Shaken, given to detachments. */
  readonly white?: number;
  readonly red?: number;
  readonly blue?: number;
}

/** In px: a stroke, a disc, the gap between marks, and the extra gap between fives. */
const STROKE = { wide: 4, high: 14 };
const DISC = { wide: 13, edge: 1.5 };
const [GAP, FIVES] = [3, 5];
/** More than any unit of the game has; a draft may have more. */
const MOST = 60;

const disc = (x: number): string => {
  const r = (DISC.wide - DISC.edge) / 2;
  return `M${x + DISC.edge / 2} ${STROKE.high / 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
};

/** The path of each kind of mark, from its left edge. */
const MARKS = [
  {
    kind: 'stands',
    wide: STROKE.wide,
    drawn: [(x: number) => `M${x} 0h${STROKE.wide}v${STROKE.high}h${-STROKE.wide}z`],
  },
  { kind: 'white', wide: DISC.wide, drawn: [disc] },
  { kind: 'red', wide: DISC.wide, drawn: [disc, (x: number) => `M${x + 5.5} 3.5h2v7h-2z`] },
  { kind: 'blue', wide: DISC.wide, drawn: [disc, (x: number) => `M${x + 3} 6h7v2h-7z`] },
] as const;

/**
 * Combat points: strokes are left, discs are lost; a gap after every five. Drawn with few elements, since there are
 * many units.
 */
export function Tally({ left, white = 0, red = 0, blue = 0 }: TallyProps) {
  const counts = { stands: left, white, red, blue };
  let [x, n] = [0, 0];
  const paths: { name: string; d: string }[] = [];
  for (const { kind, wide, drawn } of MARKS) {
    const at = Array.from({ length: Math.min(counts[kind], MOST) }, () => {
      const here = x;
      n += 1;
      x += wide + GAP + (n % 5 === 0 ? FIVES : 0);
      return here;
    });
    if (at.length > 0)
      for (const [i, draw] of drawn.entries())
        paths.push({ name: `tally__${kind}${i > 0 ? '-sign' : ''}`, d: at.map(draw).join('') });
  }
  const whole = Math.max(1, x - GAP - (n % 5 === 0 ? FIVES : 0));
  const said = [
    t('tally-left', { n: left }),
    white && t('tally-white', { n: white }),
    red && t('tally-red', { n: red }),
    blue && t('tally-blue', { n: blue }),
  ];
  return (
    <svg
      class="tally"
      role="img"
      aria-label={said.filter(Boolean).join(', ')}
      width={whole}
      height={STROKE.high}
      viewBox={`0 0 ${whole} ${STROKE.high}`}
    >
      {paths.map(({ name, d }) => (
        <path key={name} class={name} d={d} />
      ))}
    </svg>
  );
}

export interface Sign {
  readonly icon: IconName;
  /** What it means: "disordered". */
  readonly name: string;
  /** Broken or gone: red beside its icon. */
  readonly danger?: boolean;
}

/** States as icons, the most important first. Four are drawn, all are named. */
export function Signs({ signs }: { readonly signs: readonly Sign[] }) {
  const drawn = signs.length > 4 ? signs.slice(0, 3) : signs;
  if (signs.length === 0) return null;
  return (
    <span class="marks" role="img" aria-label={signs.map((sign) => sign.name).join(', ')}>
      {drawn.map(({ icon, danger }) => (
        <Icon key={icon} name={icon} size={20} class={danger ? 'is-danger' : ''} />
      ))}
      {drawn.length < signs.length && <span aria-hidden="true">+{signs.length - drawn.length}</span>}
    </span>
  );
}

/** A row or heading that can be tapped, or only read. */
interface Touch {
  readonly href?: string;
  readonly onClick?: () => void;
}

function Touched({
  href,
  onClick,
  children,
  ...rest
}: Touch & { class: string; 'aria-expanded'?: boolean | undefined; children: ComponentChildren }) {
  if (href)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return onClick ? (
    <button type="button" onClick={onClick} {...rest}>
      {children}
    </button>
  ) : (
    <div class={rest.class}>{children}</div>
  );
}

export interface UnitRowProps extends Touch {
  readonly side: SideId;
  readonly arm: IconName;
  /** "II/5/1" */
  readonly designation: string;
  readonly name: string;
  /** "Q3 S2" */
  readonly ratings: string;
  /** Null for units without combat points: batteries, engineers, trains. */
  readonly tally: TallyProps | null;
  readonly signs?: readonly Sign[];
}

/** A unit in two lines: its name and ratings, then its losses and states. */
export function UnitRow({ side, arm, designation, name, ratings, tally, signs = [], ...touch }: UnitRowProps) {
  return (
    <Touched class={`unit band side-${side}`} {...touch}>
      <Icon name={arm} />
      <span class="unit__col">
        <span class="unit__name">
          <span>{designation}</span> <b>{name}</b>
        </span>{' '}
        <span class="unit__under">{tally && <Tally {...tally} />}</span>
      </span>{' '}
      <span class="unit__col">
        <span class="unit__rate">
          {ratings} {tally && <b>{t('unit-cp', { n: tally.left })}</b>}
        </span>{' '}
        <span class="unit__under unit__marks">
          <Signs signs={signs} />
        </span>
      </span>
    </Touched>
  );
}

export interface FormationHeadProps extends Touch {
  readonly side: SideId;
  /** "II Corps, Reille" */
  readonly name: string;
  /** "Attack, normal"; null if hidden from the viewer. */
  readonly order?: string | null;
  /** "A4 L4 T3", or "due 17:00" if it is shut. */
  readonly ratings?: ComponentChildren;
  /** "radius 16 cm" */
  readonly aside?: ComponentChildren;
  /** Its units are not shown. */
  readonly shut?: boolean;
}

/** The heading of a formation, over its units. */
export function FormationHead({ side, name, order, ratings, aside, shut, ...touch }: FormationHeadProps) {
  return (
    <Touched
      class={classes('formation', shut && 'formation--shut', `side-${side}`)}
      aria-expanded={touch.onClick && !shut}
      {...touch}
    >
      <span class="formation__head">
        <Flag side={side} size={shut ? 20 : 24} />
        <span>
          <span class="formation__name">{name}</span>{' '}
          {order !== undefined && (
            <span class="formation__order">
              <Marked text={order === null ? t('formation-sealed') : t('formation-order', { order })} />
            </span>
          )}
        </span>{' '}
        <span class="formation__aside">
          <b>{ratings}</b>
          {ratings && aside && <br />}
          {aside}
        </span>
      </span>
    </Touched>
  );
}
