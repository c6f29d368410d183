/** The simplified game: what may be left out by consent, and command without orders. NBC-SIM-01 to NBC-SIM-03 */

import type { Fate, Rating, Reaction } from '../book/terms.ts';
import type { Result } from '../cards/results.ts';
import { type Pot, total } from '../dice/faces.ts';
import { type Legality, refuse, unless } from '../engine/legality.ts';
import { type Reckoning, reckon, term } from '../engine/reckoning.ts';

/** Each may be chosen by itself. NBC-SIM-01 */
export const SIMPLIFICATION_KEYS = [
  'noRally',
  'noLeadership',
  'noFirefights',
  'noSkirmishing',
  'simpleCommand',
] as const;
export type Simplification = (typeof SIMPLIFICATION_KEYS)[number];

export type Step = 'rally' | 'use-leadership' | 'firefight' | 'skirmish' | 'give-order';

const LEFT_OUT: Record<Step, Simplification> = {
  rally: 'noRally',
  'use-leadership': 'noLeadership',
  firefight: 'noFirefights',
  skirmish: 'noSkirmishing',
  'give-order': 'simpleCommand',
};

/** Both sides must consent to a simplification. NBC-SIM-01 */
export const maySimplify = (consent: boolean): Legality =>
  unless(!consent && refuse('Both sides must agree to a simpler game.', 'NBC-SIM-01'));

/** Whether a step of the full game is played. NBC-SIM-01 */
export const isPlayed = (step: Step, chosen: readonly Simplification[]): boolean => !chosen.includes(LEFT_OUT[step]);

/** What a unit without combat points is. NBC-SIM-01 */
export const brokenFate = (chosen: readonly Simplification[]): Extract<Fate, 'broken' | 'eliminated'> =>
  chosen.includes('noRally') ? 'eliminated' : 'broken';

// ---- simplified command --------------------------------------------------------------------------------------------

export const SIMPLE_COMMAND_NEED = 10;

/** White dice and Ability: with 10 or more the formation does as its player likes. NBC-SIM-02 */
export function simplifiedCommand(
  white: Pot['white'],
  A: Rating,
): { readonly score: Reckoning; readonly underCommand: boolean } {
  const score = reckon('Command', [
    term('White dice', total(white), 'NBC-SIM-02', { shown: String(total(white)) }),
    term('Ability', A, 'NBC-SIM-02'),
  ]);
  return { score, underCommand: score.total >= SIMPLE_COMMAND_NEED };
}

export type { Reaction };

/** How near an enemy must be to be attacked by who is aggressive, cm. NBC-SIM-03 */
export const REACTION_CM = 10;

export const REACTIONS: Record<Reaction, string> = {
  aggressive: `Attack an enemy within ${REACTION_CM} cm; where there is none, move toward the enemy.`,
  defensive: 'Stand; units may come up to the line of the foremost, and no farther.',
  retiring: 'Try to bring all units back out of the Contact Zone.',
};

/** What a formation does that is not under command, by the card of its commander's Temperament. NBC-SIM-03, AMB-148 */
export const simplifiedReaction = (result: Result): Reaction =>
  result === 'VH' || result === 'H' ? 'aggressive' : result === 'N' ? 'defensive' : 'retiring';
