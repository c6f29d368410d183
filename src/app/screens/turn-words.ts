/** What the turn asks, phase by phase, and the buttons that lead on. */
import type { ActionStep, PhaseNumber } from '../../battlefield/battle.ts';

export const STEP_BUTTONS: Record<ActionStep, string> = {
  orders: 'Move the units',
  move: 'Moved: firefights',
  firefights: 'On to close combats',
  combats: 'On to administration',
  administration: 'The action is over',
};

/** The button that leaves a phase. */
export const PHASE_BUTTONS: Record<PhaseNumber, string> = {
  1: 'On to arrivals',
  2: 'On to skirmishing',
  3: 'On to artillery',
  4: 'On to the commanders',
  5: 'On to the formations',
  6: 'On to recovery',
  7: 'On to the clock',
  8: 'On to the weather',
  9: 'Next turn',
};

export const PHASE_QUESTIONS: Record<PhaseNumber, string> = {
  1: 'Skirmishers out, tired units to rest?',
  2: 'Who arrives?',
  3: 'Who is hit by skirmishers?',
  4: 'Who is hit by artillery?',
  5: 'What do the commanders do?',
  6: 'Which formation acts next?',
  7: 'Who recovers, who rallies?',
  8: 'The clock has moved on.',
  9: 'The sky is settled.',
};
