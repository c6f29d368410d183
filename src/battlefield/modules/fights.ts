/** Phases 3 and 4, charges, attacks on guns, firefights, close combats; hits taken, and the checks they lead to. */

import { enemyOf, SIDES, type SideId } from '../../book/terms.ts';
import { type Said, say } from '../../engine/message.ts';
import { rememberOne } from '../../engine/remember.ts';
import { type Battle, currentCP, hasCP, keepsBooks, type Mark, onTable } from '../battle.ts';
import { type FightPlay, fightPlays, fightsOf, openFight } from '../fights/plays.ts';
import * as skirmishing from '../fire/skirmishing.ts';
import { bombard, bombardable, mayBombard } from '../fire/volleys.ts';
import { type AnyHandlers, fights, legal, type UnitPlays, withUnit } from '../handling.ts';
import { type EventBuilder, openTask } from '../ledger/event-builder.ts';
import { takeHits } from '../ledger/losses.ts';
import { unitOf } from '../look-up.ts';
import { shortNamed } from '../named.ts';
import { causeNow } from '../now.ts';
import type { Play } from '../plays.ts';
import { mayFightHere } from '../rules/lulls/lulls.ts';
import { forbidsSkirmishing } from '../rules/sky/weather.ts';

const fight = (d: EventBuilder, play: FightPlay): Said | undefined => {
  const calm = mayFightHere(d.state, play);
  return calm.ok ? openFight(d, play) : calm.why;
};

/** The most hits of one throw on a unit without combat points. */
const MOST_ON_BATTERY = 6;

export const handlers = {
  skirmish: (d, { by, on }) => skirmishing.attackAsSkirmishers(d, by, on),
  fire: (d, { side, on, late }) => bombard(d, side, on, late),
  charge: fight,
  firefight: fight,
  combat: fight,
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
} satisfies AnyHandlers;

type SkirmishPlay = Extract<Play, { do: 'skirmish' }>;

/** The attacks of each unit with stands on each enemy. `null` stands for enemies that this phone does not know. */
export const skirmishPlays = rememberOne((battle: Battle): readonly SkirmishPlay[] =>
  SIDES.filter((side) => keepsBooks(battle, side) && !forbidsSkirmishing(battle.sky))
    .flatMap((side): SkirmishPlay[] => {
      const marks: Mark[] = [
        ...skirmishing.skirmishable(battle, side).map(({ id }) => ({ unit: id })),
        ...skirmishing.loneOfficers(battle, side).map(({ id }) => ({ officer: id })),
        null,
      ];
      return [
        ...skirmishing
          .skirmishersOf(battle, side)
          .flatMap(({ id }) => marks.map((on) => ({ do: 'skirmish', by: id, on }) as const)),
        ...skirmishing
          .skirmishable(battle, enemyOf(side))
          .map(({ id }) => ({ do: 'skirmish', by: null, on: { unit: id } }) as const),
      ];
    })
    .filter((play) => skirmishing.mayAttackAsSkirmishers(battle, play.by, play.on).ok),
);

/** The side that decides an attack: the attacker's, or the target's if the attacker has no records in the app. */
export const attackingSide = (battle: Battle, { by, on }: SkirmishPlay): SideId =>
  unitOf(battle, by ?? (on && 'unit' in on ? on.unit : null)).side;

/** The play of a forgotten shot at a unit, outside its phase. */
export const latePlays: UnitPlays = (battle, unit) => {
  const play = { do: 'fire', side: enemyOf(unit.side), on: { unit: unit.id }, late: true } as const;
  return legal(battle.phase !== 4 && mayBombard(battle, play.side, play.on, play.late).ok && play);
};

/** A play for every enemy that a side's batteries may fire at. */
export function bombardPlays(battle: Battle, side: SideId): Play[] {
  const stranger = mayBombard(battle, side, null).ok;
  return legal(
    ...bombardable(battle, side)
      .filter((unit) => keepsBooks(battle, side) || keepsBooks(battle, unit.side))
      .map((unit) => ({ do: 'fire', side, on: { unit: unit.id } }) as const),
    stranger && { do: 'fire', side, on: null },
  );
}

const allowed =
  (battle: Battle) =>
  (play: FightPlay): boolean =>
    mayFightHere(battle, play).ok;

export const fightsOfTurn = (battle: Battle): FightPlay[] => fightPlays(battle).filter(allowed(battle));
export const fightsOfUnit = (battle: Battle, unit: string): FightPlay[] =>
  fightsOf(battle, unit).filter(allowed(battle));

export const checkPlays: UnitPlays = (_battle, unit) =>
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
