/** The simplified game: what players may agree to leave out, and command without orders. NBC-SIM-01 to NBC-SIM-03 */

import type { Rating, Reaction } from '../book/terms.ts';
import type { Result } from '../cards/results.ts';
import { type Legality, refuse, unless } from '../engine/legality.ts';
import { type Message, say, word } from '../engine/message.ts';
import { figure, reckon, type Term, term } from '../engine/reckoning.ts';

/** NBC-SIM-01: the simplifications, each of which can be chosen separately. */
const LEAVING_OUT = ['noRally', 'noLeadership', 'noFirefights', 'noSkirmishing'] as const;
export const SIMPLIFICATION_KEYS = [...LEAVING_OUT, 'simpleCommand'] as const;
export type Simplification = (typeof SIMPLIFICATION_KEYS)[number];

export type Step = 'rally' | 'use-leadership' | 'firefight' | 'skirmish' | 'give-order';

const LEFT_OUT: Record<Step, Simplification> = {
  rally: 'noRally',
  'use-leadership': 'noLeadership',
  firefight: 'noFirefights',
  skirmish: 'noSkirmishing',
  'give-order': 'simpleCommand',
};

/** NBC-SIM-01: whether a simplification is allowed; both sides must consent. */
export const maySimplify = (consent: boolean): Legality => unless(!consent && refuse('simplify-consent', 'NBC-SIM-01'));

/** NBC-SIM-01: whether a step of the full game is played. */
export const isPlayed = (step: Step, chosen: readonly Simplification[]): boolean => !chosen.includes(LEFT_OUT[step]);

export const SIMPLE_COMMAND_NEED = 10;

/** NBC-SIM-02: white dice plus A; with 10 or more the formation acts freely. */
export function simplifiedCommand(white: number, A: Rating, harassed?: Term) {
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

/** NBC-SIM-03: an aggressive formation attacks an enemy within this distance, in cm. */
export const REACTION_CM = 10;

export const reactionSaid = (reaction: Reaction): Message =>
  reaction === 'aggressive' ? say('reaction-aggressive', { cm: REACTION_CM }) : word(`reaction-${reaction}`);

/** NBC-SIM-03, AMB-148: what a formation not under command does, by its commander's Temperament card. */
export const simplifiedReaction = (result: Result): Reaction =>
  result === 'VH' || result === 'H' ? 'aggressive' : result === 'N' ? 'defensive' : 'retiring';
