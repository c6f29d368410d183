/** Hits taken, and the checks they lead to. */
import { currentCP, hasCP } from '../battle.ts';
import { openTask } from '../event-builder.ts';
import { fights, type Handlers, legal, type UnitPlays, withUnit } from '../handling.ts';
import { takeHits } from '../losses.ts';
import { causeNow } from '../now.ts';
import type { Play } from '../plays.ts';

export const handlers: Handlers<'check' | 'disorder' | 'hits'> = {
  check: (d, play) =>
    withUnit(d, play.unit, (unit) => {
      if (unit.fate !== 'good') return `${unit.card.name} takes no checks; a Broken unit rallies in phase 7.`;
      openTask(d, { kind: 'quality', side: unit.side, unit: unit.id });
      return undefined;
    }),
  disorder: (d, play) =>
    withUnit(d, play.unit, (unit) => {
      if (unit.fate !== 'good') return `${unit.card.name} cannot be disordered any more.`;
      openTask(d, {
        kind: 'disorder',
        side: unit.side,
        unit: unit.id,
        data: { column: 'move', lost: 0, aspects: [], why: play.why },
      });
      return undefined;
    }),
  hits: (d, play) =>
    withUnit(d, play.unit, (unit) => {
      if (unit.fate !== 'good' || !unit.present) return `${unit.card.name} is not in the fight.`;
      if (!Number.isInteger(play.hits) || play.hits < 1) return 'Hits are counted from 1.';
      if (hasCP(unit) && play.hits > currentCP(unit))
        return `${unit.card.name} has only ${currentCP(unit)}CP left to lose.`;
      if (!hasCP(unit) && play.hits > 6) return 'No throw gives more than six hits on a battery.';
      takeHits(d, play);
      return undefined;
    }),
};

export const unitPlays: UnitPlays = (_battle, unit) =>
  unit.fate === 'good' && fights(unit)
    ? legal({ do: 'check', unit: unit.id }, { do: 'disorder', unit: unit.id, why: 'check-after-move' })
    : [];

/** By hand, the outcome of a fight the table resolved: up to all it has. */
export const hitPlays: UnitPlays = (battle, unit) => {
  if (unit.fate !== 'good' || !fights(unit)) return [];
  const cause = causeNow(battle);
  if (!cause) return [];
  const most = hasCP(unit) ? currentCP(unit) : 2;
  const counts = Array.from({ length: most }, (_, n) => n + 1);
  return counts.flatMap((hits): Play[] =>
    cause === 'skirmish' && unit.stands > 0
      ? [
          { do: 'hits', unit: unit.id, hits, cause, aspect: 'front', stand: 'absorb' },
          { do: 'hits', unit: unit.id, hits, cause, aspect: 'front', stand: 'keep' },
        ]
      : [{ do: 'hits', unit: unit.id, hits, cause, aspect: 'front' }],
  );
};
