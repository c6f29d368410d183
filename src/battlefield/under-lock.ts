/** The rules of a table whose seats open by a PIN, loaded only for such a battle: who may play what, and seals. */
import type { Act, OfSeat, Seat } from '../engine/seats.ts';
import type { Battle } from './battle.ts';
import type { AnyHandlers, Handlers, Why } from './handling.ts';
import type { Play } from './plays.ts';
import { SEATS } from './seats.ts';

export interface LockedTable extends Handlers<'seal' | 'unseal'> {
  mayPlay(battle: Battle, act: Act<Play>): Why;
}

let table: LockedTable | undefined;

export const layTable = (rules: LockedTable): void => {
  table = rules;
};

/** Whether a seat under lock may make the play; refused until the rules are loaded. */
export const mayPlayLocked = (battle: Battle, act: Act<Play>): Why =>
  table ? table.mayPlay(battle, act) : 'seats-not-fetched';

/** Whether the seat exists; "both" is the open table. */
export const isThere = ({ keys }: Battle, actor: Seat): boolean =>
  actor === 'both' || (keys ? Object.hasOwn(keys, actor) : SEATS.some((seat) => seat === actor));

/** Whether a seat may undo or redo these deeds: under lock its own and the table's, the umpire any. */
export function mayTakeBack(battle: Battle, actor: Seat, deeds: readonly OfSeat[]): Why {
  if (!isThere(battle, actor)) return 'seat-nobody';
  const own = !battle.keys || actor === 'umpire' || deeds.every(({ by }) => by === 'both' || by === actor);
  return own ? undefined : 'seats-undo-others';
}

export const handlers = {
  seal: (d, play, open) => (table ? table.seal(d, play, open) : 'seats-not-fetched'),
  unseal: (d, play, open) => (table ? table.unseal(d, play, open) : 'seats-not-fetched'),
} satisfies AnyHandlers;
