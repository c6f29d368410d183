/**
 * What a stranger learns about a battle's file: what was proved, what is only believed, how luck fell, and where it
 * breaks.
 */
import type { Branching } from '../../battlefield/events.ts';
import type { SealsShown } from '../../battlefield/under-lock/draw.ts';
import type { SideId } from '../../book/terms.ts';
import type { Counted } from '../../dice/evenness.ts';
import type { Face } from '../../dice/faces.ts';
import type { Said, Written } from '../../engine/message.ts';
import type { Hash } from '../../journal/header.ts';

export type BySide<T> = Readonly<Record<SideId, T>>;

/** A place in the file: the entry (0 for what stands before the entries), and its time in the battle. */
export interface Place {
  readonly seq: number;
  readonly turn?: number;
  readonly phase?: number;
  readonly minutes?: number;
}

export interface Broken extends Place {
  /** What is wrong there. */
  readonly why: Said;
  /** What stands there, and what should. */
  readonly found?: Written;
  readonly wanted?: Written;
  /** The story of this entry. */
  readonly told?: Said;
  /** The story of the entry before, which holds. */
  readonly before?: Said;
}

export interface ProofLine {
  readonly seq: number;
  readonly text: Said;
  readonly note: Written;
  readonly side?: SideId;
}

/** The end of a turn or of the battle, with the hash of its last entry. */
export interface TurnEnd {
  readonly seq: number;
  /** Undefined for the end of the battle. */
  readonly turn?: number;
  readonly minutes: number;
  readonly hash: Hash;
  /** An undo took it back. */
  readonly undone: boolean;
}

/** One row of a spread: a face of the die, or part of a pack. */
export interface Row extends Counted {
  readonly face?: Face;
  readonly label: Said;
}
export interface Spread {
  readonly of: 'dice' | 'quality' | 'time';
  readonly own: boolean;
  readonly rows: readonly Row[];
  /** A pack that is drawn down falls more evenly than chance, so nothing is tested. */
  readonly drawnDown: boolean;
}

/**
 * `own`: some throws are the table's own. `copy`: it begins with another record's events. `waits`: it has no seed yet.
 */
export type Verdict = 'holds' | 'own' | 'copy' | 'waits' | 'broken';

export interface Report {
  readonly verdict: Verdict;
  readonly title: string;
  readonly startedAt: number;
  readonly lastAt: number;
  /** Lines of the file, and how many of them hold, counted from the first. */
  readonly lines: number;
  readonly sound: number;
  readonly broken?: Broken;
  readonly sides?: BySide<string>;
  readonly seal: Hash;
  /** The words the players added to the seed; empty if there are none. */
  readonly added: readonly string[];
  /** The seed is there and matches its seal. */
  readonly sealed: boolean;
  /** Throws and draws checked against the seed, and those that wait for it. */
  readonly throws: number;
  readonly waiting: number;
  /** Plays judged again. */
  readonly plays: number;
  /** Answers that only the table knows, and that were believed. */
  readonly answers: number;
  readonly hands: readonly ProofLine[];
  readonly own: readonly ProofLine[];
  readonly ownBy: BySide<number>;
  readonly undone: readonly ProofLine[];
  readonly undoneBy: BySide<number>;
  readonly copy?: Branching;
  /** For a battle with seats under lock. */
  readonly seals?: SealsShown;
  readonly turns: readonly TurnEnd[];
  readonly luck: BySide<readonly Spread[]>;
}
