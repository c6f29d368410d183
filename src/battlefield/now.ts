/** What the battle is doing now: an open throw for the next formation, a step with fights, the likely cause of hits. */
import type { ActionStep, Battle, Task } from './battle.ts';
import type { Play } from './plays.ts';
import { isPlayed } from './simplified.ts';

/** Whether the throw for the next formation, or for its command, is open. */
export const throwOpen = ({ agenda }: Battle): boolean => agenda.some(isCardThrow);
export const isCardThrow = ({ kind }: Pick<Task, 'kind'>): boolean => kind === 'contest' || kind === 'command';

export const FIGHT_STEPS = ['move', 'firefights', 'combats'] as const;
export type FightStep = (typeof FIGHT_STEPS)[number];

/** NBC-SIM-01: a game without firefights has no step for them. */
export const hasStep = ({ simplified }: Battle, step: ActionStep | undefined): boolean =>
  step !== 'firefights' || isPlayed('firefight', simplified);

/** NBC-MTC-01: whether the current step has fights. Charges are part of the moves. */
export const isFighting = ({ action }: Battle): boolean => FIGHT_STEPS.some((step) => step === action?.step);

/** The most likely cause of hits in the current phase or step; null if there is none. */
export function causeNow(battle: Battle): Extract<Play, { do: 'hits' }>['cause'] | null {
  if (battle.phase === 3) return 'skirmish';
  if (battle.phase === 4) return 'artillery';
  if (battle.action?.step === 'move') return 'canister';
  if (battle.action?.step === 'firefights') return 'firefight';
  if (battle.action?.step === 'combats') return 'close-combat';
  return null;
}
