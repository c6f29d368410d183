/** A fight as both players look at it: who throws what, what lies there, who lost and what the table has to do. */

import type { SideId } from '../../book/terms.ts';
import type { HitProgress, HitThrow } from '../../dice/hits.ts';
import type { Said } from '../../engine/message.ts';
import type { Reckoning, Term } from '../../engine/reckoning.ts';
import type { Battle, Task } from '../battle.ts';

export interface DuelThrow {
  readonly dice: Reckoning;
  /** The lowest face that hits; null where nothing is thrown. */
  readonly toHit: Reckoning | null;
  readonly onTheDie: Reckoning | null;
  /** Why misses are thrown again, and the one that counts where only the best does. */
  readonly bonus: readonly Term[];
  readonly best?: Said;
  /** Why hits must be proved. */
  readonly penalties: readonly Term[];
  /** For the odds; null where nothing is thrown. */
  readonly spec: HitThrow | null;
  readonly progress: HitProgress;
  readonly hits: number;
}

export interface DuelSide {
  readonly id: string;
  readonly side: SideId;
  readonly as: 'Attacker' | 'Defender' | 'Supports';
  readonly name: string;
  readonly short: string;
  /** "Q3 6CP disordered" */
  readonly state: string;
  /** CP it can lose; 0 for a battery. */
  readonly cp: number;
  readonly thrown: DuelThrow | null;
  /** Why it throws nothing. */
  readonly silent?: Said;
}

export interface Duel {
  readonly sides: readonly DuelSide[];
  /** Who lost and by what; null while it is open, or where nothing is decided. */
  readonly verdict: null | { readonly says: Said; readonly step?: number; readonly ladder?: readonly Said[] };
  /** What follows for whom, with `**bold**` marks. */
  readonly outcomes: readonly { readonly side: SideId; readonly text: Said }[];
  /** What the players do with the miniatures. */
  readonly onTheTable: readonly string[];
  /** What holds for this fight, in a sentence. */
  readonly notes: readonly string[];
}

export type DuelOf = (battle: Battle, task: Task) => Duel;
