/** A fight as both players see it: the throws, the verdict, and what the table has to do. */

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
  /** The lowest face that hits; null if nothing is thrown. */
  readonly toHit: Reckoning | null;
  readonly onTheDie: Reckoning | null;
  /** The reasons for throwing misses again. `best` is the one that counts where only the best does. */
  readonly bonus: readonly Term[];
  readonly best?: Said;
  readonly penalties: readonly Term[];
  /** The throw, for its odds; null if nothing is thrown. */
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
  /** For example "Q3 6CP, disordered". */
  readonly state: Message;
  readonly cp: number;
  readonly thrown: DuelThrow | null;
  readonly silent?: Said;
}

export interface Duel {
  readonly sides: readonly DuelSide[];
  /** Which side lost and why; null while this is open, or where there is nothing to decide. */
  readonly verdict: null | { readonly says: Said; readonly step?: number; readonly ladder?: readonly Said[] };
  readonly outcomes: readonly {
    readonly side: SideId;
    readonly text: Said;
    /** What the players do with the miniatures: moves first, then markers; empty if nothing changes. */
    readonly hands: Said;
  }[];
  readonly onTheTable: readonly Said[];
  /** What applies to this fight, one sentence each. */
  readonly notes: readonly Said[];
}

export type DuelOf = (battle: Battle, task: Task) => Duel;

export const hitsSoFar = (progress: HitProgress): number =>
  progress.done ? progress.hits : (progress.rounds.at(-1)?.hits ?? 0);

function strengthOf({ unit, arm, cp, quality }: Party): Message {
  if (arm === 'artillery') return say('duel-quality', { quality });
  const strength = { quality, cp: unit?.onFoot ? fightsAs(unit).cp : cp };
  return say(unit?.onFoot && strength.cp > 0 ? 'duel-strength-on-foot' : 'duel-strength', strength);
}

/** For example "Q3 6CP, disordered, tired". */
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

/** For example "Kempt's engineers throw 9: they live". */
export function engineersThrew({ short: unit }: Party, dice: readonly [Face, Face] | undefined): Message[] {
  if (!dice) return [];
  return [say('fight-engineers-threw', { unit, total: total(dice), fate: engineersFall(dice) ? 'fall' : 'live' })];
}
