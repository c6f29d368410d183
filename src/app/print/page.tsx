/** Pages, cutting marks, and what tells sides and formations apart. In millimetres, black on white. */
import type { ComponentChildren } from 'preact';
import type { SideId } from '../../book/terms.ts';
import { Colophon } from './colophon.tsx';
import { BAND } from './pieces.ts';

/** Length of a mark and paper around each piece for it, mm. */
const MARK = 1.5;
const ROUND = 2;
/** How much wider and higher a piece is on the sheet than when cut out, mm. */
export const CUT_ROUND = 2 * ROUND;

/** Colours of formations: light enough for black letters. Their letters tell them apart too. */
const TINTS = [
  '#ffffff',
  '#f3dcb8',
  '#cfe0f4',
  '#d3e8cf',
  '#f4d0cf',
  '#e2d4ee',
  '#f2eeb3',
  '#cdebea',
  '#e6dccb',
  '#f6d7ea',
];

/** Colours of labels and cards; `white` is black only, for black-and-white printers. NBC-SCN-17 */
export const COLOURS = ['side', 'formation', 'white'] as const;
export type Colours = (typeof COLOURS)[number];

/** The colour of a piece. */
export const ground = (colours: Colours, side: SideId, formation: number | null): string =>
  colours === 'white'
    ? '#ffffff'
    : colours === 'side'
      ? { a: '#e0e7f2', b: '#f6e6c9' }[side]
      : (TINTS[formation === null ? 0 : 1 + (formation % (TINTS.length - 1))] ?? '#ffffff');

/** A piece with cutting marks at its corners. */
export function Cut({
  width,
  height,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}) {
  const [w, h] = [width + 2 * ROUND, height + 2 * ROUND];
  const [x, y] = [width + ROUND, height + ROUND];
  const across = [ROUND, y].map((at) => `M0 ${at}h${MARK}M${w} ${at}h-${MARK}`).join('');
  const down = [ROUND, x].map((at) => `M${at} 0v${MARK}M${at} ${h}v-${MARK}`).join('');
  return (
    <div class="cut" style={{ width: `${w}mm`, height: `${h}mm` }}>
      <svg class="cut__marks" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        <path d={across + down} />
      </svg>
      {children}
    </div>
  );
}

/** The band in the side's colour, with lines or dots to tell it in black and white. */
export const Band = ({ side }: { readonly side: SideId }) => (
  <svg class="side-band" width={`${BAND}mm`} height="100%" aria-hidden="true">
    <rect width="100%" height="100%" fill={`url(#hatch-${side})`} />
  </svg>
);

/** The patterns of both sides, once for each page. */
export const Hatches = ({ colours }: { readonly colours: Colours }) => (
  <svg width="0" height="0" class="hatches" aria-hidden="true">
    <pattern id="hatch-a" width="4" height="3" patternUnits="userSpaceOnUse">
      <rect width="4" height="3" fill="#ffffff" />
      <rect width="4" height="1.8" fill={colours === 'white' ? '#000000' : '#1c3a78'} />
    </pattern>
    <pattern id="hatch-b" width="3" height="3" patternUnits="userSpaceOnUse">
      <rect width="3" height="3" fill="#ffffff" />
      <circle cx="1.5" cy="1.5" r="1.15" fill={colours === 'white' ? '#000000' : '#733e00'} />
    </pattern>
  </svg>
);

export function Page({
  name,
  bare = false,
  children,
}: {
  readonly name: string;
  /** It fills the whole sheet and contains the colophon. */
  readonly bare?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="page" aria-label={name}>
      <div class="page__what">{children}</div>
      {!bare && (
        <div class="page__foot">
          <Colophon />
        </div>
      )}
    </section>
  );
}

export const Flow = ({ children }: { readonly children: ComponentChildren }) => <div class="flow">{children}</div>;
