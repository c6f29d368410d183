/**
 * Where a figure of a ledger comes from: the journal lines that changed it, as far as a seat may know them. Section 6.3
 * of the contract
 */
import type { Campaign } from './campaign.ts';
import type { Change, Event, Line } from './events.ts';
import { type Seated, seenEvents } from './seats.ts';
import { isPower, type Power } from './vocabulary.ts';

export const TRACED = ['money', 'manpower', 'pp', 'vp'] as const satisfies readonly Change['of'][];
export type TracedFigure = (typeof TRACED)[number];
/** A figure of a power, or the contents of a corps. */
export type Source =
  | { readonly is: 'figure'; readonly power: Power; readonly of: TracedFigure }
  | { readonly is: 'corps'; readonly id: string };

export const sourceKey = (source: Source): string =>
  source.is === 'corps' ? `corps:${source.id}` : `${source.power}:${source.of}`;
export function sourceOf(key: string): Source | undefined {
  const [first = '', second = ''] = key.split(':');
  if (first === 'corps') return { is: 'corps', id: second };
  const of = TRACED.find((one) => one === second);
  return isPower(first) && of ? { is: 'figure', power: first, of } : undefined;
}

export interface Traced {
  readonly seq: number;
  readonly line: Line;
  /** The change; null when the line states the change in words. */
  readonly by: number | null;
}
export interface Deed {
  readonly seq: number;
  readonly events: readonly Event[];
}

/** Returns whether a deed wrote the contents of a corps. */
const wroteCorps = (events: readonly Event[], id: string): boolean =>
  events.some(
    (event) =>
      'ledger' in event &&
      event.ledger === 'corps' &&
      ((event.type === 'put' && event.piece.id === id) ||
        (event.type === 'set' && event.id === id && 'factors' in event.set)),
  );

/** Returns the lines in order. The caller leaves out deeds that were undone. */
export function tracedIn(deeds: readonly Deed[], seat: Seated, source: Source): readonly Traced[] {
  return deeds.flatMap(({ seq, events }): Traced[] => {
    const lines = seenEvents(events, seat).flatMap((event) => (event.type === 'told' ? [event.line] : []));
    if (source.is === 'corps')
      return wroteCorps(events, source.id) ? lines.map((line) => ({ seq, line, by: null })) : [];
    return lines.flatMap((line): Traced[] => {
      const by = (line.changes ?? [])
        .filter((one) => one.power === source.power && one.of === source.of)
        .reduce((n, one) => n + one.by, 0);
      return by === 0 ? [] : [{ seq, line, by }];
    });
  });
}

/** Returns the current figure. Money is in half-points. */
export function figureNow(state: Campaign, { power, of }: Extract<Source, { readonly is: 'figure' }>): number {
  const one = state.powers[power];
  if (!one) return 0;
  return of === 'pp' ? one.marker : one[of];
}
