/**
 * The rules of a table whose seats open by a PIN: who may make which play, and what is sealed and shown. They are fetched with
 * such a battle alone, and stand here once they have come.
 */
import type { Act } from '../engine/seats.ts';
import type { Battle } from './battle.ts';
import type { Handlers, Why } from './handling.ts';
import type { Play } from './plays.ts';

export interface LockedTable extends Handlers<'seal' | 'unseal'> {
  mayPlay(battle: Battle, act: Act<Play>): Why;
}

let table: LockedTable | undefined;

export const layTable = (rules: LockedTable): void => {
  table = rules;
};

/** Whose play it is where the seats are under lock; before its rules have come nothing is played. */
export const mayPlayLocked = (battle: Battle, act: Act<Play>): Why =>
  table ? table.mayPlay(battle, act) : 'seats-not-fetched';

export const handlers: Handlers<'seal' | 'unseal'> = {
  seal: (d, play, open) => (table ? table.seal(d, play, open) : 'seats-not-fetched'),
  unseal: (d, play, open) => (table ? table.unseal(d, play, open) : 'seats-not-fetched'),
};
