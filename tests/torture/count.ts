/** What came of each try of the torture, and how it is added up. */

/**
 * `survived`: everything that was confirmed is there, and play goes on as if nothing had been; `noticed`: it was told, and
 * all that is sound is there; `lost`: something confirmed is gone, something false was believed, or nobody answered.
 */
export type Outcome = 'survived' | 'noticed' | 'lost';

export interface Count {
  readonly name: string;
  tried: number;
  survived: number;
  noticed: number;
  lost: number;
  /** The first few that were lost, in words for whoever mends them. */
  readonly examples: string[];
}

const EXAMPLES = 5;

export const counting = (name: string): Count => ({
  name,
  tried: 0,
  survived: 0,
  noticed: 0,
  lost: 0,
  examples: [],
});

export function note(count: Count, outcome: Outcome, example?: () => string): void {
  count.tried += 1;
  count[outcome] += 1;
  if (outcome === 'lost' && example && count.examples.length < EXAMPLES) count.examples.push(example());
}

/** One kind of attack: it goes on, try by try, until it has made `tries`. */
export interface Attack {
  readonly name: string;
  /** How many in the short form and in the long one; `all` of what there is to try. */
  readonly short: number;
  readonly long: number | 'all';
  run(tries: number): AsyncGenerator<Count, Count, undefined>;
}

/** Of `many` things, about `tries` from the first to the last; the last always, for an end is where things break. */
export function* spread(many: number, tries: number): Generator<number, void, undefined> {
  const step = Math.max(1, many / Math.max(1, tries));
  let last = -1;
  for (let at = 0; at < many; at += step) {
    last = Math.floor(at);
    yield last;
  }
  if (last < many - 1) yield many - 1;
}

/** What was said where something was thrown that nobody was to throw. */
export const thrown = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : `${error}`;
