/**
 * In a campaign with locked seats the record holds its deeds covered: the record shows that a deed was done, when and
 * by whom, and encrypts the rest with the table's own cipher. The decrypted content stays in memory only, placed there
 * before a record is replayed. L7, EIA-004
 */
import type { Event } from './events.ts';
import type { Play } from './plays.ts';

/** The content of a covered deed. */
export interface Said {
  /** Null for the content of the start of the campaign. */
  readonly play: Play | null;
  readonly events: readonly Event[];
}

const read = new Map<string, Said>();

/** Returns the content of a covered text, if this device has read it. */
export const saidIn = (words: string): Said | undefined => read.get(words);
export const isRead = (words: string): boolean => read.has(words);
/** Stores decrypted content for `apply`. The same text always has the same content. */
export const layRead = (words: string, said: Said): void => void read.set(words, said);
/** Forgets all decrypted content. */
export const forgetAll = (): void => read.clear();

interface SomePlay {
  readonly do: string;
  readonly words?: unknown;
}
/** Returns the encrypted text of a covered play. */
export const coverOf = (play: SomePlay): string | undefined =>
  play.do === 'covered' && typeof play.words === 'string' ? play.words : undefined;

/**
 * Returns the events with covered ones replaced by their content; covered events that this device cannot read are left
 * out.
 */
export const plainly = (events: readonly Event[]): readonly Event[] =>
  events.flatMap((event) => (event.type === 'covered' ? (saidIn(event.words)?.events ?? []) : [event]));
