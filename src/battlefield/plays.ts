/** Everything a player can do. Each tap is a play. */

import type { Rulings } from '../book/rulings.ts';
import type { Aspect, Order, SideId } from '../book/terms.ts';
import type { Envelope } from '../engine/envelope.ts';
import type { Opening } from '../engine/sealed.ts';
import type { AftermathByHand, WoundByHand } from './after-battle/aftermath.ts';
import type { Help, Hurt, Mark, Phone } from './battle.ts';
import type { FormationByHand, OfficerByHand, SideByHand, SkyByHand, UnitByHand } from './by-hand/by-hand.ts';
import type { Strike } from './command/officers-in-danger.ts';
import type { FightPlay } from './fights/plays.ts';
import type { CrossingDeed } from './movement/crossings.ts';
import type { FightStep } from './now.ts';
import type { StopAt } from './passing.ts';
import type { EndSaid } from './rules/after-battle/after-battle.ts';
import type { EngineersTo } from './special-troops/engineer-hosts.ts';
import type { TaskPlay } from './tasks.ts';

export type EndWhy = 'over-hour' | 'over-given-up' | 'over-agreed';

export type Play =
  | TaskPlay
  | FightPlay
  | { readonly do: 'next' }
  /** Passes everything without a decision, after accepting what is waiting. `to` stops earlier. */
  | { readonly do: 'on'; readonly accept?: string; readonly to?: StopAt }
  /** For all waiting units: draws their cards, accepts the cards drawn, or passes the other formations. */
  | { readonly do: 'draw-all' }
  | { readonly do: 'accept-all' }
  | { readonly do: 'pass-all' }
  | { readonly do: 'finish' }
  | { readonly do: 'pass'; readonly formation: string }
  /** Resumes a formation's action where something was forgotten. The current action waits. */
  | { readonly do: 'take-up'; readonly formation: string; readonly step: FightStep }
  | { readonly do: 'first' }
  | { readonly do: 'skirmishers'; readonly unit: string; readonly stands: 0 | 1 | 2 }
  | { readonly do: 'rest'; readonly unit: string; readonly resting: boolean }
  | {
      readonly do: 'hits';
      readonly unit: string;
      readonly hits: number;
      readonly cause: Hurt['cause'];
      readonly aspect: Aspect;
      readonly stand?: 'absorb' | 'keep';
    }
  | { readonly do: 'skirmish'; readonly by: string | null; readonly on: Mark }
  /** `late`: out of its phase. */
  | { readonly do: 'fire'; readonly side: SideId; readonly on: Mark; readonly late?: true }
  | { readonly do: 'convert'; readonly unit: string; readonly donors: readonly string[] }
  | { readonly do: 'disorder'; readonly unit: string; readonly why: string }
  | { readonly do: 'check'; readonly unit: string }
  | { readonly do: 'recover'; readonly unit: string }
  /** By hand: the table has played cards and thrown pots, and this formation acts. */
  | { readonly do: 'acts'; readonly formation: string; readonly command: 'under' | 'not' }
  | { readonly do: 'choose'; readonly side: SideId; readonly card: { readonly formation: string } | 'bye' }
  | { readonly do: 'order'; readonly formation: string; readonly order: Order; readonly far: boolean }
  | { readonly do: 'stay'; readonly unit: string; readonly stays: boolean }
  | { readonly do: 'commander'; readonly side: SideId; readonly atHQ: boolean }
  | { readonly do: 'headquarters'; readonly side: SideId }
  | { readonly do: 'join'; readonly officer: string; readonly unit: string | null }
  | { readonly do: 'move'; readonly unit: string }
  /** An enemy near the entry point gives ground to arriving units (NBC-RNF-04). */
  | { readonly do: 'gives-ground'; readonly unit: string }
  | { readonly do: 'swap'; readonly unit: string; readonly with: string }
  | { readonly do: 'cross'; readonly unit: string; readonly over: string; readonly deed: CrossingDeed }
  | { readonly do: 'detach'; readonly unit: string }
  | { readonly do: 'garrison'; readonly unit: string }
  | { readonly do: 'occupy'; readonly unit: string; readonly area: string | null }
  | { readonly do: 'engineers'; readonly unit: string; readonly to: EngineersTo }
  /** Moves a train; begins a bridge of boats, or abandons it with 0 cm; takes baggage. */
  | { readonly do: 'train'; readonly unit: string }
  | { readonly do: 'build'; readonly unit: string; readonly cm: number }
  | { readonly do: 'capture'; readonly baggage: string; readonly by: string }
  /** An enemy moves into an officer, or shoots at the officer. */
  | { readonly do: 'strike'; readonly officer: string; readonly by: Strike }
  | { readonly do: 'ride'; readonly officer: string }
  | { readonly do: 'battery'; readonly unit: string; readonly host: string | null }
  | { readonly do: 'set'; readonly what: 'unit'; readonly id: string; readonly set: UnitByHand }
  | { readonly do: 'set'; readonly what: 'formation'; readonly id: string; readonly set: FormationByHand }
  | { readonly do: 'set'; readonly what: 'officer'; readonly id: string; readonly set: OfficerByHand }
  | { readonly do: 'set'; readonly what: 'side'; readonly id: SideId; readonly set: SideByHand }
  | { readonly do: 'set'; readonly what: 'sky'; readonly set: SkyByHand }
  | { readonly do: 'set'; readonly what: 'clock'; readonly minutes: number }
  /** Which formations are in the lull: all, some, or none, which ends it. */
  | { readonly do: 'set'; readonly what: 'lull'; readonly covers: 'all' | readonly string[] }
  | { readonly do: 'ruling'; readonly key: keyof Rulings; readonly value: string }
  | { readonly do: 'dice'; readonly dice: 'app' | 'table' }
  | { readonly do: 'phone'; readonly phone: Phone }
  | { readonly do: 'help'; readonly help: Help }
  | { readonly do: 'note'; readonly of: SideId | 'umpire'; readonly formation?: string; readonly text: string }
  /** Seals words for some seats; opens a seal for everyone, who can check the words against it. */
  | { readonly do: 'seal'; readonly by: string; readonly envelope: Envelope }
  | ({ readonly do: 'unseal'; readonly sealed: number } & Opening)
  | { readonly do: 'remark'; readonly text: string; readonly side?: SideId }
  /** A lull agreed by both, ended by both, or ended by one side's throw. */
  | { readonly do: 'lull'; readonly side: SideId; readonly where: string; readonly covers?: readonly string[] }
  | { readonly do: 'lull-over' }
  | { readonly do: 'lull-restart'; readonly side: SideId }
  /** After the battle: all remaining throws, or own dice. */
  | { readonly do: 'losses'; readonly own?: AftermathByHand }
  /** A campaign day passes for the wounded officers. */
  | { readonly do: 'wounds'; readonly own?: WoundByHand }
  /** `said`: which sides want to end the battle, if that was asked. */
  | { readonly do: 'end'; readonly why: EndWhy; readonly said?: EndSaid }
  | { readonly do: 'reopen' }
  /** After the battle: shows the seed, and closes the record for good. */
  | { readonly do: 'reveal' };

export type PlayName = Play['do'];

/** The play of a deed, for records of this game. The journal stores plays of any game. */
export const playIn = ({ play }: { readonly play: unknown }): Play => play as Play;
