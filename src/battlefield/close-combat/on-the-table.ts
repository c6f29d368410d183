/** Words for what only the players can do with the miniatures: how bases touch, and how the loser is moved. */
import type { Withdrawal } from './retreat.ts';

/** NBC-CC-02 */
export const positionAdvice = (angled: boolean): string =>
  angled
    ? 'Put the attacker’s leading corner against the face it strikes and leave it at its angle; any way back starts straight back from there.'
    : 'Square the two up face to face; any way back starts straight back from there.';

/** NBC-CC-14, NBC-CC-23, NBC-CC-28, NBC-CC-32: one line a step, in the order the players carry them out. */
export function withdrawalAdvice(withdrawal: Withdrawal): string[] {
  const { distance, straight, facing, move } = withdrawal;
  if (move === 'withdraw') return [`Back ${distance.total} cm, facing the enemy.`];
  const rest = distance.total - straight;
  return [
    `${straight} cm straight back through a gap as wide as the unit; without one, or through friends, both are Disordered.`,
    ...(rest > 0 ? [`${rest} cm more along the line of retreat.`] : []),
    ...(withdrawal.stopsInArea ? ['If that reaches the built-up area it came from, it stops there.'] : []),
    ...(withdrawal.leavesArea ? ['It must end outside the built-up area.'] : []),
    'No way through an occupied built-up area; up to 5 cm more to find room.',
    facing === 'enemy' ? 'It ends facing the enemy.' : 'It ends with its back to the enemy.',
  ];
}

/** NBC-CC-24 */
export const groundAdvice = (taker: string | null): string =>
  taker ? `${taker} takes the ground of its enemy.` : 'Nobody changes ground but those who go back.';

/** NBC-CC-35 */
export const followAdvice = (unit: string): string =>
  `${unit} rides on by itself and ends 1 cm short of its prey, even out of command.`;

/** NBC-CC-33: whom nobody holds any more may threaten a flank in the combats that follow. */
export const freeAdvice = (units: readonly string[]): string =>
  `${units.join(' and ')} ${units.length === 1 ? 'is' : 'are'} engaged no more, and may threaten a flank in the combats that follow.`;

/** NBC-CC-36 */
export const standsAdvice = (most: number): string =>
  most === 0
    ? 'It is too weak for skirmish stands: take them off.'
    : `Up to ${most} skirmish ${most === 1 ? 'stand' : 'stands'} may go back to the front once every unit has moved.`;
