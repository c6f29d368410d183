/** The chart that fits a question of the battle. */
import { asked, type Battle, type PhaseNumber } from '../../battlefield/battle.ts';

const BY_TASK: Readonly<Record<string, string>> = {
  first: 'command-phase',
  'recover-rerolls': 're-roll-dice',
  arrival: 'arrival',
  contest: 'command-cards',
  command: 'under-command',
  temper: 'under-command',
  'order-change': 'order-change',
  disorder: 'disorder',
  quality: 'quality-check',
  'officer-risk': 'officers',
  recovery: 'recovery',
  rally: 'rally',
  time: 'time',
  weather: 'weather',
  intensity: 'weather',
  fog: 'fog',
  charge: 'closing',
  'charge-again': 'closing',
  'guns-attacked': 'evading',
  stand: 'skirmish',
  'broken-back': 'movement',
};

/** By subject in the kind's name; the first match counts. */
const BY_SUBJECT: readonly (readonly [RegExp, string])[] = [
  [/skirmish/, 'skirmish'],
  [/counter/, 'counter-battery'],
  [/howitzer|rocket|conver/, 'howitzers'],
  [/evad|canister|final/, 'evading'],
  [/artiller|volley|batter|gun|shot/, 'artillery'],
  [/firefight|musket/, 'firefight'],
  [/pursu/, 'pursuit'],
  [/clos(e|ing)-?(to|check)|contact|closing/, 'closing'],
  [/retreat|effect|after/, 'close-combat-effects'],
  [/combat|fight/, 'close-combat'],
  [/bridge|ditch|ford|crossing/, 'bridges'],
  [/zone/, 'contact-zone'],
  [/mov|march/, 'movement'],
  [/garrison/, 'garrisons'],
  [/detach/, 'detachments'],
  [/engineer/, 'engineers'],
  [/pontoon/, 'pontoons'],
  [/loot|baggage/, 'baggage'],
  [/lull|swap/, 'lull'],
  [/officer|wound/, 'officers'],
  [/loss/, 'losses'],
];

const BY_PHASE: Record<PhaseNumber, string> = {
  1: 'command-phase',
  2: 'arrival',
  3: 'skirmish',
  4: 'artillery',
  5: 'army-commander',
  6: 'command-cards',
  7: 'recovery',
  8: 'time',
  9: 'weather',
};

const BY_STEP = {
  orders: 'orders',
  move: 'movement',
  firefights: 'firefight',
  combats: 'close-combat',
  administration: 'order-change',
} as const;

/** The chart for a kind of question; undefined if it has none. */
export const chartForTask = (kind: string): string | undefined =>
  BY_TASK[kind] ?? BY_SUBJECT.find(([subject]) => subject.test(kind))?.[1];

/** The chart for the current question, or else for the step or phase. */
export function chartNow(battle: Battle): string {
  const task = asked(battle);
  const own = task && chartForTask(task.kind);
  if (own) return own;
  if (battle.ended) return 'losses';
  return battle.action ? BY_STEP[battle.action.step] : BY_PHASE[battle.phase];
}
