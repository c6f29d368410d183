/** The simplified game: what players may agree to leave out, and command without orders. NBC-SIM-01 to NBC-SIM-03 */

import type { Rating, Reaction } from '../book/terms.ts';
import type { Result } from '../cards/results.ts';
import { type Legality, refuse, unless } from '../engine/legality.ts';
import { type Message, say, word } from '../engine/message.ts';
import { figure, type Reckoning, reckon, type Term, term } from '../engine/reckoning.ts';

/** Each can be chosen separately. NBC-SIM-01 */
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
export const maySimplify = (consent: boolean): Legality => unless(!consent && refuse('simplify-consent', 'NBC-SIM-01'));

/** Whether a step of the full game is played. NBC-SIM-01 */
export const isPlayed = (step: Step, chosen: readonly Simplification[]): boolean => !chosen.includes(LEFT_OUT[step]);

// ---- simplified command --------------------------------------------------------------------------------------------

export const SIMPLE_COMMAND_NEED = 10;

/** White dice plus Ability: with 10 or more the formation acts freely. NBC-SIM-02 */
export function simplifiedCommand(
  white: number,
  A: Rating,
  harassed?: Term,
): { readonly score: Reckoning; readonly underCommand: boolean } {
  const score = reckon(
    'command-under',
    [
      term('pot-white-dice', white, 'NBC-SIM-02', { shown: figure(String(white)) }),
      term(say('command-ability', { A }), A, 'NBC-SIM-02'),
      harassed,
    ],
    { note: say('command-needs', { needs: SIMPLE_COMMAND_NEED }) },
  );
  return { score, underCommand: score.total >= SIMPLE_COMMAND_NEED };
}

/** The distance at which an aggressive formation attacks an enemy, cm. NBC-SIM-03 */
export const REACTION_CM = 10;

/** What the formation does, in a sentence. */
export const reactionSaid = (reaction: Reaction): Message =>
  reaction === 'aggressive' ? say('reaction-aggressive', { cm: REACTION_CM }) : word(`reaction-${reaction}`);

/** What a formation not under command does, by its commander's Temperament card. NBC-SIM-03, AMB-148 */
export const simplifiedReaction = (result: Result): Reaction =>
  result === 'VH' || result === 'H' ? 'aggressive' : result === 'N' ? 'defensive' : 'retiring';
