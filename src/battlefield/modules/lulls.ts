/** Lulls: agreed at the end of a turn, ended at the start of one, and what units may do meanwhile. */
import { SIDES } from '../../book/terms.ts';
import type { Battle } from '../battle.ts';
import { type Handlers, type UnitPlays, withUnit } from '../handling.ts';
import { agreeLull, endLull, mayAgree, mayRestart, openSwap, restart, swapsOf } from '../lulls/lulls.ts';
import type { Play } from '../plays.ts';

export const handlers: Handlers<'lull' | 'lull-over' | 'lull-restart' | 'swap'> = {
  lull: (d, { side, where, covers }) => agreeLull(d, side, where, covers),
  'lull-over': (d) => endLull(d),
  'lull-restart': (d, { side }) => restart(d, side),
  swap: (d, play) => withUnit(d, play.unit, (unit) => withUnit(d, play.with, (other) => openSwap(d, unit, other))),
};

export const turnPlays = (battle: Battle): Extract<Play, { do: 'lull' | 'lull-over' | 'lull-restart' }>[] => [
  ...(mayAgree(battle).ok ? SIDES.map((side) => ({ do: 'lull', side, where: '' }) as const) : []),
  ...(battle.phase === 1
    ? SIDES.filter((side) => mayRestart(battle, side).ok).map((side) => ({ do: 'lull-restart', side }) as const)
    : []),
  ...(battle.lull && (battle.phase === 1 || battle.phase === 9) ? [{ do: 'lull-over' } as const] : []),
];

export const unitPlays: UnitPlays = (battle, unit) =>
  swapsOf(battle, unit).map((other): Play => ({ do: 'swap', unit: unit.id, with: other.id }));
