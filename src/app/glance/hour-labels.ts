/** Where the hour line writes who is to come: each label begins or ends at its pole, and no pole goes through another's words. */

export interface Pole {
  /** Its hour, as a share of the line. */
  readonly at: number;
  /** How much of the line its words take. */
  readonly wide: number;
}

export interface Placed {
  readonly row: number;
  /** Its words end at the pole, where they would run over the end of the line. */
  readonly left: boolean;
}

interface Standing extends Placed {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** So many are tried in every way; more all point one way, which always holds. */
const TRIED = 4;

const meets = (one: Standing, other: Standing): boolean =>
  (one.row === other.row && one.from < other.to && other.from < one.to) ||
  // A pole that goes farther down than the words do would go through them.
  (one.row > other.row && one.at > other.from && one.at < other.to) ||
  (other.row > one.row && other.at > one.from && other.at < one.to);

/** Lays them in this order, each in the first row where it meets nobody; null where there is none. */
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

/** To the right of its pole, to the left, or either, as it stays on the line. */
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
  // All to one side: whoever stands nearest to where the words go is highest.
  const left = poles.some(({ at, wide }) => at + wide > 1);
  return (
    laid(
      poles,
      left ? forwards : backwards,
      poles.map(() => left),
    ) ?? []
  );
}
