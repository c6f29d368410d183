/** What may befall an officer on his own. */
import type { Battle, Officer } from '../battle.ts';
import type { Handlers, Questions } from '../chapters.ts';
import { mayStrike, officerEnteredThrow, strike } from '../command/officers-struck.ts';
import { plays as legal, withOfficer } from '../handling.ts';
import type { Play } from '../plays.ts';

export const questions: Questions<'struck'> = { 'officer-entered': officerEnteredThrow };
export const plays: Handlers<'struck'> = {
  strike: (d, { officer, by }) => withOfficer(d, officer, (it) => strike(d, it, by)),
};

export const officerPlays = (battle: Battle, officer: Officer): Play[] =>
  mayStrike(battle, officer).ok
    ? legal({ do: 'strike', officer: officer.id, by: 'entered' }, { do: 'strike', officer: officer.id, by: 'shot' })
    : [];
