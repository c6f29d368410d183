/** A fight as both players look at it: who throws what, what lies there, who lost and what the table has to do. */

import type { SideId } from '../../../book/terms.ts';
import { type Face, total } from '../../../dice/faces.ts';
import type { HitProgress, HitThrow } from '../../../dice/hits.ts';
import { type Message, onlySaid, type Said, say, type Text, word } from '../../../engine/message.ts';
import type { Reckoning, Term } from '../../../engine/reckoning.ts';
import { type Battle, fightsAs, type Task } from '../../battle.ts';
import type { Party } from '../../fights/parties.ts';
import { officerNamed } from '../../named.ts';
import { engineersFall } from '../special-troops/engineers.ts';

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
  readonly as: 'attacker' | 'defender' | 'supports';
  readonly name: Text;
  readonly short: string;
  /** "Q3 6CP, disordered" */
  readonly state: Message;
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
  /** What follows for whom. */
  readonly outcomes: readonly {
    readonly side: SideId;
    readonly text: Said;
    /** What hands do of it: moves first, then markers; nothing where it only says that all is as it was. */
    readonly hands: Said;
  }[];
  /** What the players do with the miniatures. */
  readonly onTheTable: readonly Said[];
  /** What holds for this fight, in a sentence. */
  readonly notes: readonly Said[];
}

export type DuelOf = (battle: Battle, task: Task) => Duel;

/** Hits that stand, as far as the throw has come. */
export const hitsSoFar = (progress: HitProgress): number =>
  progress.done ? progress.hits : (progress.rounds.at(-1)?.hits ?? 0);

function strengthOf({ unit, arm, cp, quality }: Party): Message {
  if (arm === 'artillery') return say('duel-quality', { quality });
  const strength = { quality, cp: unit?.onFoot ? fightsAs(unit).cp : cp };
  return say(unit?.onFoot && strength.cp > 0 ? 'duel-strength-on-foot' : 'duel-strength', strength);
}

/** "Q3 6CP, disordered, tired" */
export function stateOf(party: Party): Message {
  const { fresh, disordered, exhaustion, shaken, stands, battery, engineers, officer } = party;
  const marks = onlySaid(
    fresh && 'duel-fresh',
    disordered && 'duel-disordered',
    exhaustion !== 0 && `duel-weary-${exhaustion}`,
    shaken && 'duel-shaken',
    stands > 0 && say('duel-stands', { stands }),
    battery && 'duel-guns',
    engineers && 'duel-engineers',
  );
  const named = officer ? [officerNamed(officer)] : [];
  return say('duel-state', { what: [strengthOf(party), ...marks.map(word), ...named] });
}

/** "Kempt's engineers throw 9: they live" */
export function engineersThrew({ short: unit }: Party, dice: readonly [Face, Face] | undefined): Message[] {
  if (!dice) return [];
  return [say('fight-engineers-threw', { unit, total: total(dice), fate: engineersFall(dice) ? 'fall' : 'live' })];
}
