/**
 * Places the labels of arrivals on the hour line. Each label begins or ends at its pole, and no pole crosses another's
 * words.
 */

export interface Pole {
  /** Its time, as a share of the line. */
  readonly at: number;
  /** The width of its words, as a share of the line. */
  readonly wide: number;
}

export interface Placed {
  readonly row: number;
  /** Its words end at the pole, because they would run over the end of the line. */
  readonly left: boolean;
}

interface Standing extends Placed {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** With up to this many all layouts are tried; with more all point one way, which always fits. */
const TRIED = 4;

const meets = (one: Standing, other: Standing): boolean =>
  (one.row === other.row && one.from < other.to && other.from < one.to) ||
  // A pole that reaches below these words would cross them.
  (one.row > other.row && one.at > other.from && one.at < other.to) ||
  (other.row > one.row && other.at > one.from && other.at < one.to);

/** Places the labels in this order, each in the first free row; null if there is none. */
function laid(poles: readonly Pole[], order: readonly number[], lefts: readonly boolean[]): Placed[] | null {
  const standing: Standing[] = [];
  const placed: Placed[] = [];
  for (const n of order) {
    const { at, wide } = poles[n] ?? { at: 0, wide: 0 };
    const left = lefts[n] ?? false;
    const [from, to] = left ? [at - wide, at] : [at, at + wide];
    const row = poles.findIndex((_, each) =>
      standing.every((other) => !meets({ row: each, left, at, from, to }, other)),
    );
    if (row < 0) return null;
    standing.push({ row, left, at, from, to });
    placed[n] = { row, left };
  }
  return placed;
}

function* orders(those: readonly number[]): Generator<readonly number[]> {
  if (those.length < 2) yield those;
  else
    for (const first of those) for (const rest of orders(those.filter((one) => one !== first))) yield [first, ...rest];
}

/** The sides of its pole where the words fit: right, left or both. */
const ways = ({ at, wide }: Pole): boolean[] => {
  const fits = [...(at + wide <= 1 ? [false] : []), ...(at - wide >= 0 ? [true] : [])];
  return fits.length > 0 ? fits : [at > 0.5];
};

function* turnings([first, ...rest]: readonly Pole[]): Generator<readonly boolean[]> {
  if (!first) yield [];
  else for (const way of ways(first)) for (const others of turnings(rest)) yield [way, ...others];
}

export const rowsOf = (placed: readonly Placed[]): number => Math.max(0, ...placed.map(({ row }) => row + 1));

export function placeLabels(poles: readonly Pole[]): readonly Placed[] {
  const forwards = poles.map((_, n) => n);
  const backwards = [...forwards].reverse();
  let best: Placed[] | null = null;
  if (poles.length <= TRIED)
    for (const lefts of turnings(poles))
      for (const order of orders(backwards)) {
        const other = laid(poles, order, lefts);
        if (other && (!best || rowsOf(other) < rowsOf(best))) best = other;
      }
  if (best) return best;
  // All on one side: the label nearest to the end of the line goes highest.
  const left = poles.some(({ at, wide }) => at + wide > 1);
  return (
    laid(
      poles,
      left ? forwards : backwards,
      poles.map(() => left),
    ) ?? []
  );
}
