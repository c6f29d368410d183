/** What may befall an officer on his own. */
import type { Battle, Officer } from '../battle.ts';
import { mayStrike, strike } from '../command/officers-in-danger.ts';
import { type Handlers, legal, withOfficer } from '../handling.ts';
import type { Play } from '../plays.ts';

export const handlers: Handlers<'strike'> = {
  strike: (d, { officer, by }) => withOfficer(d, officer, (it) => strike(d, it, by)),
};

export const officerPlays = (battle: Battle, officer: Officer): Play[] =>
  mayStrike(battle, officer).ok
    ? legal({ do: 'strike', officer: officer.id, by: 'entered' }, { do: 'strike', officer: officer.id, by: 'shot' })
    : [];
