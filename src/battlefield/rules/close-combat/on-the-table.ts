/** What only the players can do with the miniatures: align bases and move the loser. */
import { type Message, type Said, say, type Text } from '../../../engine/message.ts';
import { IMPETUOUS_GAP } from './aftermath.ts';
import { EXTRA_SEARCH, type Withdrawal } from './retreat.ts';

/** NBC-CC-02: how the bases are aligned. */
export const positionAdvice = (angled: boolean): Said => (angled ? 'table-angled' : 'table-square-up');

/**
 * NBC-CC-14, NBC-CC-23, NBC-CC-28, NBC-CC-32: one line for each step of a move back, in the order the players take
 * them.
 */
export function withdrawalAdvice(unit: Text, withdrawal: Withdrawal): Message[] {
  const { distance, straight, facing, move, stopsInArea, leavesArea } = withdrawal;
  if (move === 'withdraw') return [say('table-withdraw', { unit, cm: distance.total })];
  const rest = distance.total - straight;
  return [
    say('table-straight-back', { unit, cm: straight }),
    ...(rest > 0 ? [say('table-further-back', { unit, cm: rest })] : []),
    ...(stopsInArea ? [say('table-stops-in-area', { unit })] : []),
    ...(leavesArea ? [say('table-leaves-area', { unit })] : []),
    say('table-no-way', { unit, cm: EXTRA_SEARCH }),
    facing === 'enemy' ? say('table-faces-enemy', { unit }) : say('table-faces-away', { unit }),
  ];
}

/** NBC-CC-24: the advice that the unit takes the ground. */
export const groundAdvice = (unit: Text): Message => say('table-takes-ground', { unit });

/** NBC-CC-35: the advice that the unit follows up. */
export const followAdvice = (unit: Text): Message => say('table-rides-on', { unit, cm: IMPETUOUS_GAP });

/** NBC-CC-33: the advice that these units are no longer engaged and may threaten a flank in later combats. */
export const freeAdvice = (units: readonly Text[]): Message => say('table-free', { units, n: units.length });

/** NBC-CC-36: how many stands the unit may keep deployed. */
export const standsAdvice = (unit: Text, most: number): Message =>
  most === 0 ? say('table-no-stands', { unit }) : say('table-stands', { unit, n: most });
