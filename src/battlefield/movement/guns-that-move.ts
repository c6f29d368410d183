/** Batteries on their own, as they move and stand (NBC-ART-24, NBC-ART-25). */
import { type Said, say, sentences } from '../../engine/message.ts';
import { type Battle, orderOf, type Task } from '../battle.ts';
import { CLEAR_CM, mayPivot, TIGHT_GAP_CM, unattachedPosition } from '../fire/artillery-moves.ts';
import { type Fact, saidOr } from '../procedure.ts';
import { allowanceOf, on, switchOf, TURNS, unitIn } from './move-said.ts';

/** How a battery can stand in a narrow gap: cm ahead of its neighbours (NBC-ART-24). */
const IN_THE_GAP = { level: 0, ahead: CLEAR_CM, behind: -CLEAR_CM } as const;
type InTheGap = keyof typeof IN_THE_GAP;

const positionOf = (where: InTheGap) =>
  unattachedPosition({ between: true, gapCm: TIGHT_GAP_CM, aheadCm: IN_THE_GAP[where] });

const gapEffect = (where: InTheGap): Said => {
  const { legal, attackable, forwardCm } = positionOf(where);
  if (!legal.ok) return say('gap-goes-forward', { cm: forwardCm });
  return attackable ? 'gap-attackable' : 'gap-sheltered';
};

export function gunFacts(battle: Battle, task: Task): Fact[] {
  if (unitIn(battle, task).card.arm !== 'artillery') return [];
  const option = (value: InTheGap, label: Said) => ({ value, label, effect: gapEffect(value) });
  return [
    {
      key: 'gap',
      label: say('gap-ends-between', { cm: TIGHT_GAP_CM }),
      kind: 'choice',
      value: saidOr(task, 'gap', 'no'),
      options: [
        { value: 'no', label: 'gap-no' },
        option('level', 'gap-level'),
        option('ahead', say('gap-ahead', { cm: CLEAR_CM })),
        option('behind', say('gap-behind', { cm: CLEAR_CM })),
      ],
      group: TURNS,
    },
    switchOf(task, 'emplaced', 'guns-emplaced', 'guns-no-turning', TURNS),
  ];
}

/** What its players do with guns that stand alone, however far they go (NBC-ART-24, NBC-ART-25). */
export function gunWords(battle: Battle, task: Task): Said[] {
  if (unitIn(battle, task).card.arm !== 'artillery') return [];
  const where = saidOr<InTheGap | 'no'>(task, 'gap', 'no');
  const pivot = mayPivot({ emplaced: on(task, 'emplaced'), order: orderOf(battle, unitIn(battle, task)) });
  const stands = allowanceOf(battle, task).kind === 'cannot';
  return [...(stands ? [pivot.ok ? 'guns-may-turn' : pivot.why] : []), ...(where === 'no' ? [] : [gapSentence(where)])];
}

/** NBC-ART-24: what is remembered of where a battery ends; nothing of anybody else, or of one that has stayed. */
export function gunsRemembered(battle: Battle, task: Task, moved: boolean): { readonly sheltered?: boolean } {
  const where = saidOr<InTheGap | 'no'>(task, 'gap', 'no');
  if (unitIn(battle, task).card.arm !== 'artillery' || (!moved && where === 'no')) return {};
  return { sheltered: where !== 'no' && !positionOf(where).attackable };
}

function gapSentence(where: InTheGap): Said {
  const { legal, attackable, forwardCm } = positionOf(where);
  if (!legal.ok) return sentences([legal.why, say('guns-go-forward', { cm: forwardCm })]);
  return attackable ? 'guns-ahead-attackable' : 'guns-behind-sheltered';
}
