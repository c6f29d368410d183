/** What a stranger is told of a battle's file: what was proved, what rests on trust, how luck fell, and where it breaks. */
import type { Branching } from '../../battlefield/events.ts';
import type { SealsShown } from '../../battlefield/under-lock/draw.ts';
import type { SideId } from '../../book/terms.ts';
import type { Counted } from '../../dice/evenness.ts';
import type { Face } from '../../dice/faces.ts';
import type { Said, Written } from '../../engine/message.ts';
import type { Hash } from '../../journal/header.ts';

export type BySide<T> = Readonly<Record<SideId, T>>;

/** A place in the file: the entry, 0 for what stands before them, and when in the battle that is. */
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
  /** The story as the entry tells it. */
  readonly told?: Said;
  /** The story of the entry before it, which holds. */
  readonly before?: Said;
}

export interface ProofLine {
  readonly seq: number;
  readonly text: Said;
  readonly note: Written;
  readonly side?: SideId;
}

/** The end of a turn, or of the battle: by the hash of its last entry. */
export interface TurnEnd {
  readonly seq: number;
  /** Undefined for the end of the battle. */
  readonly turn?: number;
  readonly minutes: number;
  readonly hash: Hash;
  /** An undo went back over it. */
  readonly undone: boolean;
}

/** One row of a spread: a face of the die, or a part of a pack. */
export interface Row extends Counted {
  readonly face?: Face;
  readonly label: Said;
}
export interface Spread {
  readonly of: 'dice' | 'quality' | 'time';
  readonly own: boolean;
  readonly rows: readonly Row[];
  /** A pack that is drawn down comes more evenly than chance would have it: nothing is tested. */
  readonly drawnDown: boolean;
}

/** `own`: the table threw some of it; `copy`: it begins with what another record says; `waits`: it has no seed yet. */
export type Verdict = 'holds' | 'own' | 'copy' | 'waits' | 'broken';

export interface Report {
  readonly verdict: Verdict;
  readonly title: string;
  readonly startedAt: number;
  readonly lastAt: number;
  /** Lines of the file, and how many from the first hold. */
  readonly lines: number;
  readonly sound: number;
  readonly broken?: Broken;
  readonly sides?: BySide<string>;
  readonly seal: Hash;
  /** What the players added to the seed; none in a battle that is drawn from the phone's secret alone. */
  readonly added: readonly string[];
  /** The seed is there and fits its seal. */
  readonly sealed: boolean;
  /** Throws and draws made again from the seed; those that wait for it. */
  readonly throws: number;
  readonly waiting: number;
  /** Plays judged again. */
  readonly plays: number;
  /** What the table alone knows, and was believed. */
  readonly answers: number;
  readonly hands: readonly ProofLine[];
  readonly own: readonly ProofLine[];
  readonly ownBy: BySide<number>;
  readonly undone: readonly ProofLine[];
  readonly undoneBy: BySide<number>;
  readonly copy?: Branching;
  /** Of a battle whose seats are under lock. */
  readonly seals?: SealsShown;
  readonly turns: readonly TurnEnd[];
  readonly luck: BySide<readonly Spread[]>;
}
