/** The data and answers of a volley, and its target, from the ledger and the table. */

import * as z from 'zod/mini';
import { ASPECTS, COVERS, type Cover, GUN_WEIGHTS, PIECES, RANGE_BANDS } from '../../book/terms.ts';
import { say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { answersAbout } from '../answers.ts';
import { type Battle, keepsBooks, mark, mayHaveHorse, type Unit } from '../battle.ts';
import { sideOf } from '../look-up.ts';
import { type Asked, type Fact, oneOf, yesNo } from '../procedure.ts';
import { type ArtilleryTarget, LOST_DIE, SQUARE_CM } from '../rules/fire/artillery.ts';
import { LINES } from '../rules/fire/artillery-targets.ts';
import { isGunTarget } from '../rules/fire/fighters.ts';
import { likelyCover, markedUnit, targetOf } from '../rules/fire/under-fire.ts';

// ---- what the question carries, and what may be answered -----------------------------------------------------------

export const volleyData = z.strictObject({ on: mark });

const STRANGER_ARMS = ['infantry', 'mixed', 'cavalry', 'artillery'] as const;

export const volleyAnswers = answersAbout(
  {
    // For a target without records in the app, or with records elsewhere.
    arm: z.literal(STRANGER_ARMS),
    standsOut: z.boolean(),
    marching: z.boolean(),
    // For any target.
    square: z.boolean(),
    soft: z.boolean(),
    cover: z.literal(COVERS),
    // For a battery without records in the app.
    theirWeight: z.literal(GUN_WEIGHTS),
    theirPieces: z.literal(PIECES),
    theirQ5: z.boolean(),
    theirDisorder: z.boolean(),
    // Possible objections.
    nearer: z.boolean(),
    line: z.literal(LINES),
    overhead: z.boolean(),
  },
  // For one battery.
  {
    fires: z.boolean(),
    level: z.boolean(),
    vantage: z.boolean(),
    /** The target is out of sight, though its range band is not (NBC-VIS-01). */
    unseen: z.boolean(),
    range: z.literal(RANGE_BANDS),
    aspect: z.literal(ASPECTS),
    /** The enemy the battery must fire at first: a unit's id, `FREE_CHOICE` or `NOT_IN_THE_BOOK`. */
    nearest: z.string(),
  },
);
export type VolleyTask = Asked<z.infer<typeof volleyData>, z.infer<typeof volleyAnswers>>;

export const NOT_IN_THE_BOOK = 'other';

export const targetUnitOf = (battle: Battle, { data }: VolleyTask): Unit | undefined => markedUnit(battle, data.on);

export const targetKey = ({ data: { on } }: VolleyTask): string =>
  on === null ? NOT_IN_THE_BOOK : 'unit' in on ? on.unit : on.officer;

export function coverOf(battle: Battle, task: VolleyTask): Cover {
  const unit = targetUnitOf(battle, task);
  return task.facts.cover ?? (unit ? likelyCover(battle, unit) : 'none');
}

export function targetIn(battle: Battle, task: VolleyTask): ArtilleryTarget {
  const unit = targetUnitOf(battle, task);
  const cover = coverOf(battle, task);
  const { square = false, arm = 'infantry' } = task.facts;
  const threatenedByCavalry = square;
  const told = toldOf(task, { stands: 0 });
  if (!unit) return { kind: 'unit', arm, cp: 12, disordered: false, cover, threatenedByCavalry, ...told };
  const known = { threatenedByCavalry, ...targetOf(battle, unit, cover) };
  return keepsBooks(battle, unit.side) ? known : { ...known, ...toldOf(task, known) };
}

const toldOf = ({ facts }: VolleyTask, { stands, order }: Told): Told => ({
  stands: (facts.standsOut ?? stands > 0) ? 1 : 0,
  order: (facts.marching ?? (order === 'redeploy' || order === 'strategic')) ? 'redeploy' : undefined,
});
type Told = Pick<ArtilleryTarget, 'stands' | 'order'>;

/** Whether the target is a battery or counts as one. */
export const atGuns = (battle: Battle, task: VolleyTask): boolean => isGunTarget(targetIn(battle, task));

const ARMS = STRANGER_ARMS.map((value) => ({ value, label: word(`target-${value}`) }));
const COVERS_SAID = COVERS.map((value) => ({
  value,
  label: word(`volley-cover-${value}`),
  effect: value === 'hard' ? ('confirm-hits' as const) : undefined,
}));

function toldFacts(target: ArtilleryTarget): Fact[] {
  const effect = say('dice-change', { dice: LOST_DIE });
  return present(
    !isGunTarget(target) && yesNo('standsOut', 'target-stands-out', target.stands > 0, { effect }),
    yesNo('marching', 'volley-marching', target.order === 'redeploy', { effect: 'misses-again' }),
  );
}

export function targetFacts(battle: Battle, task: VolleyTask): Fact[] {
  const unit = targetUnitOf(battle, task);
  const target = targetIn(battle, task);
  const shaped = target.kind !== 'garrison';
  const foot = target.arm === 'infantry' || target.arm === 'mixed';
  const { square = false, soft = false } = task.facts;
  const inSquare = say('volley-square', { cm: SQUARE_CM });
  return present(
    !unit && oneOf('arm', 'volley-target', target.arm, ARMS),
    foot &&
      shaped &&
      mayHaveHorse(battle, sideOf(task)) &&
      yesNo('square', inSquare, square, { effect: 'misses-again' }),
    !(unit && keepsBooks(battle, unit.side)) && toldFacts(target),
    battle.sky.ground === 'hard' && yesNo('soft', 'volley-soft', soft, { effect: 'confirm-hits' }),
    shaped && oneOf('cover', 'volley-cover', target.cover, COVERS_SAID),
  );
}
