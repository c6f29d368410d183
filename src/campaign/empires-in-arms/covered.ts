/**
 * Under lock a record holds its deeds covered: of each only that it was done, when, and by whom, for the rest is written in
 * the table's own cipher. What reads them lies in memory alone, laid there before a record is played through. L7, EIA-004
 */
import type { Event } from './events.ts';
import type { Play } from './plays.ts';

/** What a covered deed says. */
export interface Said {
  /** Null for what lay there as it began. */
  readonly play: Play | null;
  readonly events: readonly Event[];
}

const read = new Map<string, Said>();

/** What these words say, where they have been read on this device. */
export const saidIn = (words: string): Said | undefined => read.get(words);
export const isRead = (words: string): boolean => read.has(words);
/** Lays what was read where `apply` finds it; the same words always say the same. */
export const layRead = (words: string, said: Said): void => void read.set(words, said);
/** As on a device that has read nothing. */
export const forgetAll = (): void => read.clear();

interface SomePlay {
  readonly do: string;
  readonly words?: unknown;
}
/** The words of a play that is covered. */
export const coverOf = (play: SomePlay): string | undefined =>
  play.do === 'covered' && typeof play.words === 'string' ? play.words : undefined;

/** Events as they were before they were covered, as far as they can be read here. */
export const plainly = (events: readonly Event[]): readonly Event[] =>
  events.flatMap((event) => (event.type === 'covered' ? (saidIn(event.words)?.events ?? []) : [event]));
