/** What a volley is fired at, as the ledger has it and the table says. */

import { COVERS, type Cover } from '../../book/terms.ts';
import type { Said } from '../../engine/message.ts';
import { type Battle, keepsBooks, type Mark, type Task, type Unit } from '../battle.ts';
import { type Fact, saidOr } from '../procedure.ts';
import { type ArtilleryTarget, SQUARE_CM } from './artillery.ts';
import { isGunTarget } from './fighters.ts';
import { likelyCover, targetOf } from './under-fire.ts';

/** An enemy who is not in the book. */
export const NOT_IN_THE_BOOK = 'other';

export function targetUnitOf(battle: Battle, task: Task): Unit | undefined {
  const on = task.data.on as Mark;
  return on && 'unit' in on ? battle.units[on.unit] : undefined;
}

export const targetKey = (task: Task): string => {
  const on = task.data.on as Mark;
  return on === null ? NOT_IN_THE_BOOK : 'unit' in on ? on.unit : on.officer;
};

const STRANGER_ARMS = [
  { value: 'infantry', label: 'Infantry' },
  { value: 'mixed', label: 'Mixed' },
  { value: 'cavalry', label: 'Cavalry' },
  { value: 'artillery', label: 'Battery' },
] as const;

export function coverOf(battle: Battle, task: Task): Cover {
  const unit = targetUnitOf(battle, task);
  const said = saidOr<string>(task, 'cover', unit ? likelyCover(battle, unit) : 'none');
  return COVERS.find((cover) => cover === said) ?? 'none';
}

export function targetIn(battle: Battle, task: Task): ArtilleryTarget {
  const unit = targetUnitOf(battle, task);
  const cover = coverOf(battle, task);
  const threatenedByCavalry = saidOr(task, 'square', false);
  if (unit) {
    const known = targetOf(battle, unit, cover);
    if (keepsBooks(battle, unit.side)) return { ...known, threatenedByCavalry };
    return { ...known, threatenedByCavalry, ...toldOf(task, known.stands > 0) };
  }
  const arm = STRANGER_ARMS.find(({ value }) => value === task.facts.arm)?.value ?? 'infantry';
  return { kind: 'unit', arm, cp: 12, disordered: false, cover, threatenedByCavalry, ...toldOf(task, false) };
}

/** What is asked of a target whose books are kept elsewhere. */
const toldOf = (task: Task, out: boolean): Pick<ArtilleryTarget, 'stands' | 'order'> => ({
  stands: saidOr(task, 'standsOut', out) ? 1 : 0,
  ...(saidOr<boolean>(task, 'marching', false) && { order: 'redeploy' as const }),
});

/** Whether the target of a volley is a battery, or is fired at as one. */
export const atGuns = (battle: Battle, task: Task): boolean => isGunTarget(targetIn(battle, task));

export function targetFacts(battle: Battle, task: Task): Fact[] {
  const unit = targetUnitOf(battle, task);
  const target = targetIn(battle, task);
  const facts: Fact[] = [];
  const ask = (key: string, label: Said, value: boolean, effect: Said): void => {
    facts.push({ key, label, kind: 'switch', value, effect });
  };
  if (!unit) facts.push({ key: 'arm', label: 'Target', kind: 'choice', value: target.arm, options: STRANGER_ARMS });
  if (!isGunTarget(target) && (target.arm === 'infantry' || target.arm === 'mixed') && target.kind !== 'garrison')
    ask('square', `Our cavalry within ${SQUARE_CM} cm of it`, target.threatenedByCavalry === true, 'misses again');
  if (!unit || !keepsBooks(battle, unit.side)) {
    if (!isGunTarget(target)) ask('standsOut', 'It has skirmishers out', target.stands > 0, '−1 die');
    ask('marching', 'It redeploys or marches', target.order === 'redeploy', 'misses again');
  }
  if (battle.sky.ground === 'hard')
    ask('soft', 'It stands on soft ground', saidOr(task, 'soft', false), 'confirm hits');
  if (target.kind !== 'garrison')
    facts.push({
      key: 'cover',
      label: 'Its cover, if it hides all of it',
      kind: 'choice',
      value: target.cover,
      options: [
        { value: 'none', label: 'None' },
        { value: 'soft', label: 'Soft' },
        { value: 'hard', label: 'Hard', effect: 'confirm hits' },
      ],
    });
  return facts;
}
