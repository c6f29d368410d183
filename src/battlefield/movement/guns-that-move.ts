/** Batteries on their own, as they move and stand (NBC-ART-24, NBC-ART-25). */
import { type Said, say, sentences } from '../../engine/message.ts';
import { type Battle, orderOf } from '../battle.ts';
import type { Fact } from '../procedure.ts';
import {
  CLEAR_CM,
  mayPivot,
  type PositionAdvice,
  TIGHT_GAP_CM,
  unattachedPosition,
} from '../rules/fire/artillery-moves.ts';
import { allowanceOf, choiceOf, IN_THE_GAP, type MoveTask, on, option, switchOf, TURNS, unitIn } from './move-said.ts';

type InTheGap = (typeof IN_THE_GAP)[number];
/** How far ahead of its neighbours it then stands, cm (NBC-ART-24). */
const AHEAD_CM: Readonly<Record<InTheGap, number>> = { level: 0, ahead: CLEAR_CM, behind: -CLEAR_CM };

const positionOf = (where: InTheGap): PositionAdvice =>
  unattachedPosition({ between: true, gapCm: TIGHT_GAP_CM, aheadCm: AHEAD_CM[where] });

const gapSaid = ({ facts: { gap = 'no' } }: MoveTask): InTheGap | null => (gap === 'no' ? null : gap);

function gapEffect(where: InTheGap): Said {
  const { legal, attackable, forwardCm } = positionOf(where);
  if (!legal.ok) return say('gap-goes-forward', { cm: forwardCm });
  return attackable ? 'gap-attackable' : 'gap-sheltered';
}

const gapLabel = (where: InTheGap): Said =>
  where === 'level' ? 'gap-level' : say(`gap-${where}`, { cm: Math.abs(AHEAD_CM[where]) });

export function gunFacts(battle: Battle, task: MoveTask): Fact[] {
  if (unitIn(battle, task).card.arm !== 'artillery') return [];
  const options = IN_THE_GAP.map((where) => option(where, gapLabel(where), gapEffect(where)));
  const gap = say('gap-ends-between', { cm: TIGHT_GAP_CM });
  return [
    choiceOf('gap', gap, gapSaid(task) ?? 'no', [option('no', 'move-no'), ...options], TURNS),
    switchOf(task, 'emplaced', 'guns-emplaced', 'guns-no-turning', TURNS),
  ];
}

/** What its players do with guns that stand alone, however far they go (NBC-ART-24, NBC-ART-25). */
export function gunWords(battle: Battle, task: MoveTask): Said[] {
  const unit = unitIn(battle, task);
  if (unit.card.arm !== 'artillery') return [];
  const where = gapSaid(task);
  const pivot = mayPivot({ emplaced: on(task, 'emplaced'), order: orderOf(battle, unit) });
  const stands = allowanceOf(battle, task).kind === 'cannot';
  return [...(stands ? [pivot.ok ? 'guns-may-turn' : pivot.why] : []), ...(where ? [gapSentence(where)] : [])];
}

/** NBC-ART-24: what is remembered of where a battery ends; nothing of anybody else, or of one that has stayed. */
export function gunsRemembered(battle: Battle, task: MoveTask, moved: boolean): { readonly sheltered?: boolean } {
  const where = gapSaid(task);
  if (unitIn(battle, task).card.arm !== 'artillery' || !(moved || where)) return {};
  return { sheltered: where !== null && !positionOf(where).attackable };
}

function gapSentence(where: InTheGap): Said {
  const { legal, attackable, forwardCm } = positionOf(where);
  if (!legal.ok) return sentences([legal.why, say('guns-go-forward', { cm: forwardCm })]);
  return attackable ? 'guns-ahead-attackable' : 'guns-behind-sheltered';
}
