/** Questions shown as a duel: one side against the other. */
import type { Task } from '../../battlefield/battle.ts';

const DUEL_KINDS = ['firefight', 'close-combat'] as const;
export type DuelKind = (typeof DUEL_KINDS)[number];

export const isDuel = (task: Task): task is Task & { readonly kind: DuelKind } =>
  DUEL_KINDS.some((kind) => kind === task.kind);
