/** Batteries on their own, as they move and stand (NBC-ART-24, NBC-ART-25). */
import type { Said } from '../../engine/message.ts';
import { type Battle, orderOf, type Task } from '../battle.ts';
import { CLEAR_CM, mayPivot, TIGHT_GAP_CM, unattachedPosition } from '../fire/artillery-moves.ts';
import { type Fact, saidOr } from '../procedure.ts';
import { allowanceOf, on, switchOf, TURNS, unitIn } from './move-said.ts';

/** How a battery can stand in a narrow gap: cm ahead of its neighbours (NBC-ART-24). */
const IN_THE_GAP = { level: 0, ahead: CLEAR_CM, behind: -CLEAR_CM } as const;
type InTheGap = keyof typeof IN_THE_GAP;

const positionOf = (where: InTheGap) =>
  unattachedPosition({ between: true, gapCm: TIGHT_GAP_CM, aheadCm: IN_THE_GAP[where] });

const gapEffect = (where: InTheGap): string => {
  const { legal, attackable, forwardCm } = positionOf(where);
  return legal.ok ? (attackable ? 'can be attacked' : 'cannot be attacked') : `goes forward ${forwardCm} cm`;
};

export function gunFacts(battle: Battle, task: Task): Fact[] {
  if (unitIn(battle, task).card.arm !== 'artillery') return [];
  const option = (value: InTheGap, label: Said) => ({ value, label, effect: gapEffect(value) });
  return [
    {
      key: 'gap',
      label: `It ends between two units ${TIGHT_GAP_CM} cm apart or less`,
      kind: 'choice',
      value: saidOr(task, 'gap', 'no'),
      options: [
        { value: 'no', label: 'No' },
        option('level', 'Level with them'),
        option('ahead', `${CLEAR_CM} cm ahead`),
        option('behind', `${CLEAR_CM} cm behind`),
      ],
      group: TURNS,
    },
    switchOf(task, 'emplaced', 'It is dug in', 'no turning on the spot', TURNS),
  ];
}

/** What its players do with guns that stand alone, however far they go (NBC-ART-24, NBC-ART-25). */
export function gunWords(battle: Battle, task: Task): Said[] {
  if (unitIn(battle, task).card.arm !== 'artillery') return [];
  const where = saidOr<InTheGap | 'no'>(task, 'gap', 'no');
  const pivot = mayPivot({ emplaced: on(task, 'emplaced'), order: orderOf(battle, unitIn(battle, task)) });
  const stands = allowanceOf(battle, task).kind === 'cannot';
  return [
    ...(stands ? [pivot.ok ? 'It may turn where it stands.' : pivot.why] : []),
    ...(where === 'no' ? [] : [gapSentence(where)]),
  ];
}

/** NBC-ART-24: what is remembered of where a battery ends; nothing of anybody else, or of one that has stayed. */
export function gunsRemembered(battle: Battle, task: Task, moved: boolean): { readonly sheltered?: boolean } {
  const where = saidOr<InTheGap | 'no'>(task, 'gap', 'no');
  if (unitIn(battle, task).card.arm !== 'artillery' || (!moved && where === 'no')) return {};
  return { sheltered: where !== 'no' && !positionOf(where).attackable };
}

function gapSentence(where: InTheGap): string {
  const { legal, attackable, forwardCm } = positionOf(where);
  if (!legal.ok) return `${legal.why} It goes forward ${forwardCm} cm.`;
  return attackable
    ? 'Ahead of its neighbours it can be attacked.'
    : 'Behind its neighbours nobody can attack it, and they may mask its fire.';
}
