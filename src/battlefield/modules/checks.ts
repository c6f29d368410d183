/** Hits taken, and the checks they lead to. */
import { say } from '../../engine/message.ts';
import { currentCP, hasCP, onTable } from '../battle.ts';
import { fights, type Handlers, legal, type UnitPlays, withUnit } from '../handling.ts';
import { openTask } from '../ledger/event-builder.ts';
import { takeHits } from '../ledger/losses.ts';
import { shortNamed } from '../named.ts';
import { causeNow } from '../now.ts';
import type { Play } from '../plays.ts';

/** The most hits of one throw on a unit without combat points. */
const MOST_ON_BATTERY = 6;

export const handlers: Handlers<'check' | 'disorder' | 'hits'> = {
  check: (d, play) =>
    withUnit(d, play.unit, (unit) => {
      if (unit.fate !== 'good') return say('quality-none', { unit: shortNamed(unit) });
      openTask(d, { kind: 'quality', side: unit.side, unit: unit.id });
      return undefined;
    }),
  disorder: (d, play) =>
    withUnit(d, play.unit, (unit) => {
      if (unit.fate !== 'good') return say('disorder-no-more', { unit: shortNamed(unit) });
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
      if (unit.fate !== 'good' || !onTable(unit)) return say('hits-not-in-fight', { unit: shortNamed(unit) });
      if (!Number.isInteger(play.hits) || play.hits < 1) return 'hits-from-one';
      if (hasCP(unit) && play.hits > currentCP(unit))
        return say('hits-too-many', { unit: shortNamed(unit), cp: currentCP(unit) });
      if (!hasCP(unit) && play.hits > MOST_ON_BATTERY) return say('hits-on-battery', { most: MOST_ON_BATTERY });
      takeHits(d, play);
      return undefined;
    }),
};

export const unitPlays: UnitPlays = (_battle, unit) =>
  unit.fate === 'good' && !unit.host && fights(unit)
    ? legal({ do: 'check', unit: unit.id }, { do: 'disorder', unit: unit.id, why: 'check-after-move' })
    : [];

/** The results of a fight that the table resolved, up to all CP of the unit. */
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
