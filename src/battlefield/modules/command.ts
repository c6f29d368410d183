/** Phase 1: which side acts first, re-roll dice, skirmish stands, rest. */
import { deploy, mayDeploy, mayEndRest, mayRest, rest } from '../command/command-phase.ts';
import { type Handlers, legal, type UnitPlays, withUnit } from '../handling.ts';
import { openTask } from '../ledger/event-builder.ts';
import type { Play } from '../plays.ts';
import { mostStands, skirmishRatingOf } from '../troops.ts';

export const handlers: Handlers<'first' | 'skirmishers' | 'rest'> = {
  first(d) {
    openTask(d, { kind: 'first', side: null });
    return undefined;
  },
  skirmishers: (d, { unit, stands }) => withUnit(d, unit, (it) => deploy(d, it, stands)),
  rest: (d, { unit, resting }) => withUnit(d, unit, (it) => rest(d, it, resting)),
};

export const unitPlays: UnitPlays = (battle, unit) => {
  const most = mostStands(skirmishRatingOf(unit));
  const stands = ([0, 1, 2] as const)
    .filter((n) => n <= most && n !== unit.stands && mayDeploy(battle, unit, n).ok)
    .map((n): Play => ({ do: 'skirmishers', unit: unit.id, stands: n }));
  return [
    ...stands,
    ...legal(
      !unit.resting && mayRest(battle, unit).ok && { do: 'rest', unit: unit.id, resting: true },
      mayEndRest(battle, unit).ok && { do: 'rest', unit: unit.id, resting: false },
    ),
  ];
};
