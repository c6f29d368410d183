/** The facts of a skirmish attack, and the throw that follows from them (NBC-SKM-04 to -06). */

import * as z from 'zod/mini';
import { ASPECTS, type Cover, enemyOf, SKIRMISH_RATINGS, type SkirmishRating } from '../../book/terms.ts';
import { say, type Text, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { aspectChoices, STRIKES_FROM } from '../aspects.ts';
import { type Battle, keepsBooks, mark, mayHaveHorse, type Unit } from '../battle.ts';
import { sideOf } from '../look-up.ts';
import { shortNamed } from '../named.ts';
import { type Asked, answers, type Choice, type Fact, oneOf, yesNo } from '../procedure.ts';
import { onItsCheck } from '../quality-check.ts';
import type { HitPart } from '../rules/fire/hit-throws.ts';
import type {
  SkirmishAttack,
  SkirmishedUnit,
  Skirmishers,
  SkirmishFiring,
  SkirmishTarget,
} from '../rules/fire/skirmish.ts';
import * as rules from '../rules/fire/skirmish.ts';
import { isGarrisoned, likelyCover, markedUnit, ratingOf, SPEAKS_AGAINST, targetOf } from '../rules/fire/under-fire.ts';

/** Attacker and target; null for an enemy unit without records in the app. */
export const skirmishData = z.strictObject({ by: z.nullable(z.string()), on: mark });

const STRANGER_ARMS = ['infantry', 'mixed', 'artillery'] as const;
const [LEAST, ...OTHERS] = SKIRMISH_RATINGS;
const rating = z.literal([`${LEAST}`, ...OTHERS.map((sk) => `${sk}` as const)]);

/** NBC-SKM-01, NBC-SKM-10: reasons why the rules forbid the attack, which the table judges. */
const AGAINST = {
  nothing: {},
  outside: { inContactZone: false },
  oblique: { tooOblique: true },
  barrier: { barrierBetween: true },
} as const satisfies Record<string, Partial<SkirmishAttack>>;

export const skirmishAnswers = answers({
  /** For attackers without records in the app. */
  theirSK: rating,
  rifles: z.boolean(),
  /** For a target without records in the app. */
  arm: z.literal(STRANGER_ARMS),
  sk: rating,
  standsOut: z.boolean(),
  ottoman: z.boolean(),
  covered: z.boolean(),
  ownCavalry: z.boolean(),
  cavalry: z.boolean(),
  both: z.boolean(),
  aspect: z.literal(ASPECTS),
  against: z.literal(['nothing', 'outside', 'oblique', 'barrier']),
});
export type SkirmishTask = Asked<z.infer<typeof skirmishData>, z.infer<typeof skirmishAnswers>>;

const ratingSaid = (said: z.infer<typeof rating> = '2'): SkirmishRating =>
  SKIRMISH_RATINGS.find((sk) => String(sk) === said) ?? 2;

/** NBC-SKM-01, AMB-63: how many attacks a unit's stands have left this phase; each stand attacks once. */
export function attacksLeft(battle: Battle, unit: Unit): number {
  const made = battle.shots.filter((shot) => shot.by === unit.id).length;
  return Math.max(0, rules.skirmishThrows({ skirmish: ratingOf(unit), stands: unit.stands }, battle.rulings) - made);
}

export const asSkirmishTarget = (battle: Battle, unit: Unit, cover = likelyCover(battle, unit)): SkirmishTarget => ({
  skirmish: ratingOf(unit),
  attached: unit.host !== null,
  inGarrisonedArea: isGarrisoned(battle, unit),
  ottoman: unit.card.arm === 'artillery' && unit.card.ottoman,
  ...targetOf(battle, unit, cover),
});

export const attackerOf = (battle: Battle, { data }: SkirmishTask): Unit | undefined =>
  data.by === null ? undefined : battle.units[data.by];
export const targetUnit = (battle: Battle, { data }: SkirmishTask): Unit | undefined => markedUnit(battle, data.on);
/** The attacker's short name, for example "Husson", or the word for the enemy. */
export function attackerNamed(battle: Battle, task: SkirmishTask): Text {
  const unit = attackerOf(battle, task);
  return unit ? shortNamed(unit) : word('the-enemy');
}

export function attackers(battle: Battle, task: SkirmishTask): Skirmishers {
  const unit = attackerOf(battle, task);
  const { cavalry = false, theirSK, both = true, rifles = false } = task.facts;
  if (!unit) {
    const skirmish = ratingSaid(theirSK);
    return { arm: 'infantry', skirmish, stands: skirmish === 3 && both ? 2 : 1, rifles, exhaustion: 0 };
  }
  return {
    arm: unit.card.arm,
    skirmish: ratingOf(unit),
    stands: unit.stands,
    rifles: (unit.card.arm === 'infantry' || unit.card.arm === 'mixed') && unit.card.rifles,
    exhaustion: unit.exhaustion,
    enemyCavalryWithin2cm: cavalry,
    inGarrisonedArea: isGarrisoned(battle, unit),
  };
}

export const coverSaid = (battle: Battle, task: SkirmishTask): Cover => {
  const unit = targetUnit(battle, task);
  const likely = unit ? likelyCover(battle, unit) : 'none';
  const { covered = likely !== 'none' } = task.facts;
  return covered ? (likely === 'none' ? 'soft' : likely) : 'none';
};

export function targetIn(battle: Battle, task: SkirmishTask): SkirmishTarget {
  const { on } = task.data;
  const { ownCavalry = false, standsOut, arm = 'infantry', sk, ottoman = false } = task.facts;
  const asked = { cover: coverSaid(battle, task), ownCavalryWithin2cm: ownCavalry };
  if (on && 'officer' in on) return { kind: 'officer', ...asked };
  const unit = targetUnit(battle, task);
  if (!unit) {
    const guns = arm === 'artillery';
    const skirmish = { skirmish: guns ? 0 : ratingSaid(sk), stands: standsOut === false ? 0 : 1 } as const;
    return { kind: 'unit', arm, cp: 1, disordered: false, ...skirmish, ottoman: guns && ottoman, ...asked };
  }
  const known = asSkirmishTarget(battle, unit, asked.cover);
  if (known.kind === 'officer') return known;
  const said = standsOut !== undefined && !keepsBooks(battle, unit.side);
  return { ...known, ...asked, ...(said && { stands: standsOut ? 1 : 0 }) };
}

export function firingIn(battle: Battle, task: SkirmishTask): SkirmishFiring {
  const attack = { by: attackers(battle, task), on: targetIn(battle, task), weather: battle.sky.weather };
  // The players chose the target, so it is in the zone and ahead unless they say otherwise.
  const where = { inContactZone: true, ...AGAINST[task.facts.against ?? 'nothing'] };
  return rules.skirmishThrow({ ...attack, ...where }, battle.rulings);
}

function attacksIn(battle: Battle, task: SkirmishTask): number {
  const unit = attackerOf(battle, task);
  return unit ? attacksLeft(battle, unit) : rules.skirmishThrows(attackers(battle, task), battle.rulings);
}

export function standsThrowing(battle: Battle, task: SkirmishTask): number {
  const left = attacksIn(battle, task);
  return left > 1 && task.facts.both === false ? 1 : left;
}

export function parts(battle: Battle, task: SkirmishTask): HitPart[] {
  const firing = firingIn(battle, task);
  if (!firing.legal.ok) return [];
  const stands = standsThrowing(battle, task);
  const by = attackerNamed(battle, task);
  return Array.from({ length: stands }, (_, n) => ({
    key: `stand${n + 1}`,
    by: sideOf(task),
    who: stands > 1 ? say('skirmish-stand', { by, n: n + 1 }) : by,
    throw: firing.throw,
    from: firing.from,
  }));
}

const ratings = (from: SkirmishRating) =>
  SKIRMISH_RATINGS.filter((n) => n >= from).map((n) => ({ value: String(n), label: say('rating-skirmish', { n }) }));

function strangerFacts({ facts }: SkirmishTask): Fact[] {
  const { arm = 'infantry', sk = '2' } = facts;
  const arms = STRANGER_ARMS.map((value) => ({ value, label: word(`target-${value}`) }));
  return present(
    oneOf('arm', 'volley-target', arm, arms),
    arm !== 'artillery' && oneOf('sk', 'skirmish-its-rating', sk, ratings(0)),
  );
}

/** NBC-SKM-05: whether the target's stand is out; its rating drops when none is. */
function standsFact(on: SkirmishedUnit): Fact {
  const n = rules.effectiveSkirmish({ ...on, stands: 0 }).total - rules.effectiveSkirmish({ ...on, stands: 1 }).total;
  return yesNo('standsOut', 'target-stands-out', on.stands > 0, { effect: say('skirmish-otherwise', { n }) });
}

const CONFIRMS = { effect: 'confirm-hits' } as const;

function targetFacts(battle: Battle, task: SkirmishTask): Fact[] {
  const unit = targetUnit(battle, task);
  const on = targetIn(battle, task);
  const { ownCavalry = false, ottoman = false } = task.facts;
  const troops = on.kind === 'officer' ? null : on;
  const guns = troops?.arm === 'artillery';
  const told = !unit || !keepsBooks(battle, unit.side);
  const own = say('skirmish-own-cavalry', { cm: rules.CAVALRY_NEAR_CM });
  return present(
    task.data.on === null && strangerFacts(task),
    yesNo('covered', 'skirmish-covered', on.cover !== 'none', CONFIRMS),
    mayHaveHorse(battle, enemyOf(sideOf(task))) && yesNo('ownCavalry', own, ownCavalry, CONFIRMS),
    troops && !guns && told && standsFact(troops),
    guns && !unit && yesNo('ottoman', 'skirmish-ottoman', ottoman, CONFIRMS),
  );
}

function attackerFacts(battle: Battle, task: SkirmishTask): Fact[] {
  const unit = attackerOf(battle, task);
  const { rifles = false, cavalry = false, both = true } = task.facts;
  const facing = { ...attackers(battle, task), enemyCavalryWithin2cm: true };
  const effect = rules.standsFacingCavalry(facing).removed > 0 ? 'skirmish-stand-goes' : 'no-attack';
  const onFace = say('hit-on-face', { face: rules.SKIRMISHERS_HIT_ON.rifles });
  const near = unit && say('skirmish-cavalry-near', { cm: rules.CAVALRY_NEAR_CM, unit: shortNamed(unit) });
  return present(
    near && mayHaveHorse(battle, enemyOf(unit.side)) && yesNo('cavalry', near, cavalry, { effect }),
    !unit && yesNo('rifles', 'skirmish-rifles', rifles, { effect: onFace }),
    attacksIn(battle, task) > 1 && yesNo('both', 'skirmish-both', both, { effect: 'skirmish-each-throws' }),
  );
}

const AGAINST_SAID: readonly Choice[] = [
  { value: 'nothing', label: 'against-nothing' },
  { value: 'outside', label: 'against-outside', effect: 'no-attack' },
  { value: 'oblique', label: say('against-oblique', { degrees: rules.SKIRMISH_DEGREES }), effect: 'no-attack' },
  { value: 'barrier', label: 'against-barrier', effect: 'no-attack' },
];

export function factsAsked(battle: Battle, task: SkirmishTask): Fact[] {
  const unit = targetUnit(battle, task);
  const { aspect = 'front', against = 'nothing', theirSK = '2' } = task.facts;
  return present(
    !attackerOf(battle, task) && oneOf('theirSK', 'skirmish-their-rating', theirSK, ratings(1)),
    targetFacts(battle, task),
    attackerFacts(battle, task),
    unit && unit.kind !== 'garrison' && oneOf('aspect', STRIKES_FROM, aspect, aspectChoices(onItsCheck)),
    oneOf('against', 'against-what', against, AGAINST_SAID, { group: SPEAKS_AGAINST }),
  );
}
