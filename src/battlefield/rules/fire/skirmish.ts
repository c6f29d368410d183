/** The Skirmish Phase (NBC-SKM): who may attack whom, the dice, and the effects of hits. */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm, Aspect, Exhaustion, SkirmishRating, Weather } from '../../../book/terms.ts';
import { all } from '../../../dice/hits.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { nth } from '../../../engine/nth.ts';
import { present } from '../../../engine/present.ts';
import { type Reckoning, reckon, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import { forbidsSkirmishing } from '../sky/weather.ts';
import { type Casualties, casualties, disorderBattery, UNHURT } from './casualties.ts';
import { confirms, type Firing, isBattery, type Stands, type Target, wearyModifier } from './fighters.ts';

/** NBC-SKM-04: dice by the attacker's rating (row) and the defender's (column). */
const DICE: Record<SkirmishRating, readonly [number, number, number, number]> = {
  0: [0, 0, 0, 0],
  1: [3, 2, 1, 0],
  2: [4, 3, 2, 1],
  3: [4, 4, 3, 2],
};

/** NBC-SKM-06: the lowest face that hits. */
export const SKIRMISHERS_HIT_ON = { usual: 6, rifles: 5 } as const;
/** NBC-SKM-02, NBC-SKM-06, NBC-CMD-02: cavalry within this distance, in cm, changes what skirmishers do and suffer. */
export const CAVALRY_NEAR_CM = 2;
/** NBC-SKM-01: how far off straight ahead a stand can still attack, in degrees. */
export const SKIRMISH_DEGREES = 45;

/** The unit whose stands attack. The stands use its rating (NBC-SKM-03). */
export interface Skirmishers {
  readonly arm: Arm;
  readonly skirmish: SkirmishRating;
  readonly stands: Stands;
  /** The unit has rifles (AMB-67). */
  readonly rifles?: boolean;
  readonly exhaustion: Exhaustion;
  readonly enemyCavalryWithin2cm?: boolean;
  readonly inGarrisonedArea?: boolean;
}

export type LoneOfficer = { readonly kind: 'officer' } & Pick<SkirmishedUnit, 'cover' | 'ownCavalryWithin2cm'>;

export interface SkirmishedUnit extends Target {
  readonly skirmish: SkirmishRating;
  readonly ownCavalryWithin2cm?: boolean;
  readonly ottoman?: boolean;
  readonly attached?: boolean;
  readonly inGarrisonedArea?: boolean;
}

export type SkirmishTarget = LoneOfficer | SkirmishedUnit;

export interface SkirmishAttack {
  readonly by: Skirmishers;
  readonly on: SkirmishTarget;
  readonly weather: Weather;
  readonly inContactZone: boolean;
  /** The target is more than 45 degrees off straight ahead of the stand. */
  readonly tooOblique?: boolean;
  readonly barrierBetween?: boolean;
}

/** NBC-SKM-02: what enemy cavalry within 2 cm of the parent unit does to its stands. */
export function standsFacingCavalry(unit: Pick<Skirmishers, 'skirmish' | 'stands' | 'enemyCavalryWithin2cm'>) {
  const { skirmish, stands, enemyCavalryWithin2cm } = unit;
  if (!enemyCavalryWithin2cm) return { stands, removed: 0, mayAttack: stands > 0 };
  return skirmish === 3
    ? { stands, removed: 0, mayAttack: false }
    : { stands: 0 as const, removed: stands, mayAttack: false };
}

/** AMB-63: in how many separate throws the stands of a unit attack one target. */
export const skirmishThrows = (unit: Pick<Skirmishers, 'skirmish' | 'stands'>, rulings: Rulings = {}): number =>
  unit.skirmish === 3 && ruling(rulings, 'sk3perStand') === 'together' ? Math.min(1, unit.stands) : unit.stands;

/** Whether this target can be attacked by skirmishers in any weather. Other targets are ignored (NBC-SKM-01). */
export function canBeSkirmished(target: SkirmishTarget): Legality {
  if (target.kind === 'officer') return unless();
  return unless(
    target.kind === 'garrison' && refuse('skirmish-no-garrison', 'NBC-SKM-09'),
    target.inGarrisonedArea && refuse('skirmish-not-into-area', 'NBC-SKM-09'),
    target.arm === 'cavalry' && refuse('skirmish-no-cavalry', 'NBC-SKM-03'),
    (target.arm === 'pontoon' || target.kind === 'pontoon') && refuse('skirmish-no-pontoons', 'NBC-SKM-10'),
    target.attached && refuse('skirmish-attached', 'NBC-SKM-08'),
  );
}

/** Whether this stand may attack this target. The players see to it that the target is the closest. */
export function maySkirmish(attack: SkirmishAttack, rulings: Rulings = {}): Legality {
  const { by, on } = attack;
  const dice = skirmishDice(by.skirmish, effectiveSkirmish(on).total, rulings).total;
  return unless(
    forbidsSkirmishing(attack) && refuse('skirmish-weather', 'NBC-SKM-10'),
    by.arm === 'cavalry' && refuse('skirmish-by-cavalry', 'NBC-SKM-03'),
    by.stands === 0 && refuse('skirmish-no-stand', 'NBC-SKM-01'),
    by.inGarrisonedArea && refuse('skirmish-out-of-area', 'NBC-SKM-09'),
    by.enemyCavalryWithin2cm && refuse(say('skirmish-cavalry-stops', { cm: CAVALRY_NEAR_CM }), 'NBC-SKM-02'),
    canBeSkirmished(on),
    !attack.inContactZone && refuse('skirmish-outside-zone', 'NBC-SKM-01'),
    attack.tooOblique && refuse(say('skirmish-too-oblique', { degrees: SKIRMISH_DEGREES }), 'NBC-SKM-01'),
    attack.barrierBetween && refuse('skirmish-barrier', 'NBC-SKM-10'),
    dice === 0 && refuse('skirmish-no-dice', 'NBC-SKM-04'),
  );
}

/** NBC-SKM-05: the skirmish rating with which a target defends, 0 to 3. */
export function effectiveSkirmish(target: SkirmishTarget): Reckoning {
  const name = 'skirmish-defence';
  if (target.kind === 'officer') return reckon(name, [term('skirmish-lone-officer', 0, 'NBC-SKM-05')]);
  if (isBattery(target)) return reckon(name, [term('skirmish-battery', 0, 'NBC-SKM-05')]);
  if (target.kind === 'detachment') return reckon(name, [term('skirmish-detachment', 0, 'NBC-SKM-05')]);
  return reckon(name, [
    term('skirmish-rating', target.skirmish),
    target.skirmish > 0 && target.stands === 0 && term('skirmish-stand-not-out', -1, 'NBC-SKM-05'),
  ]);
}

/** NBC-SKM-04: the number of dice of one stand. */
export function skirmishDice(attacker: SkirmishRating, defender: number, rulings: Rulings = {}): Reckoning {
  const five = attacker === 3 && defender === 0 && ruling(rulings, 'sk3vSk0') === '5';
  return reckonIn('dice', 'sum-dice', [
    term(say('skirmish-against', { attacker, defender }), nth(DICE[attacker], defender), 'NBC-SKM-04'),
    five && term('skirmish-one-more', 1, 'NBC-SKM-04', { ruling: 'sk3vSk0' }),
  ]);
}

/** NBC-SKM-06: the reasons why hits must be confirmed. */
function confirmations(target: SkirmishTarget): Term[] {
  const unit = target.kind === 'officer' ? undefined : target;
  return present(
    unit?.arm === 'mixed' && confirms('mixed-unit', 'NBC-SKM-06'),
    target.ownCavalryWithin2cm && confirms(say('skirmish-own-cavalry', { cm: CAVALRY_NEAR_CM }), 'NBC-SKM-06'),
    target.cover !== 'none' && confirms('skirmish-in-cover', 'NBC-SKM-06'),
    unit && isBattery(unit) && unit.ottoman && confirms('skirmish-ottoman', 'NBC-SKM-06'),
  );
}

/** The throw of one stand. A throw from the pot and one with loose dice differ only in the question (AMB-02). */
export interface SkirmishFiring extends Firing {
  readonly from: 'pot' | 'loose';
}

/** NBC-SKM-04 to NBC-SKM-06: one stand's attack before the dice are thrown. */
export function skirmishThrow(attack: SkirmishAttack, rulings: Rulings = {}): SkirmishFiring {
  const { by, on } = attack;
  const dice = skirmishDice(by.skirmish, effectiveSkirmish(on).total, rulings);
  const weary = ruling(rulings, 'skExhaustion') === 'on' && by.exhaustion > 0;
  const need = SKIRMISHERS_HIT_ON[by.rifles ? 'rifles' : 'usual'];
  const penalties = confirmations(on);
  return {
    legal: maySkirmish(attack, rulings),
    dice,
    toHit: reckon('sum-to-hit', [
      term(say(by.rifles ? 'skirmish-rifles-hit' : 'skirmish-hit', { face: need }), need, 'NBC-SKM-06'),
      weary &&
        term(say('hit-weary', { exhaustion: by.exhaustion }), by.exhaustion, 'NBC-SKM-06', { ruling: 'skExhaustion' }),
    ]),
    bonus: [],
    penalties,
    throw: {
      dice: dice.total,
      need,
      ...(weary && { modifier: wearyModifier(by.exhaustion) }),
      ...(penalties.length > 0 && { penalties: [all] }),
    },
    from: ruling(rulings, 'skirmishDice'),
  };
}

/** NBC-SKM-07: a stand absorbs the first hit and is removed, or the stand is kept and the parent unit takes the hit. */
export const STAND_CHOICES = ['absorb', 'keep'] as const;
export type StandChoice = (typeof STAND_CHOICES)[number];

export interface SkirmishHits {
  readonly hits: number;
  readonly aspect?: Aspect;
}

/** NBC-SKM-07, NBC-SKM-08: the effects of all skirmish attacks of the phase on one target. */
export function skirmishCasualties(
  unit: SkirmishTarget,
  attacks: readonly SkirmishHits[],
  rulings: Rulings = {},
  choice: StandChoice = 'absorb',
): Casualties {
  const hitting = attacks.filter((attack) => attack.hits > 0);
  const hits = hitting.reduce((sum, attack) => sum + attack.hits, 0);
  if (hits === 0 || unit.kind === 'officer') return { ...UNHURT, hits };
  if (isBattery(unit)) return disorderBattery(unit.disordered, hits, hitting.length);
  const stays = choice === 'keep';
  // A stand that absorbs takes the first hit only. If the stand is kept, every hit after the first removes a stand.
  const absorbed = unit.stands === 0 ? 0 : stays ? Math.min(unit.stands, hits - 1) : 1;
  const gone = absorbed > 0 && ruling(rulings, 'skStandRemoval') === 'all' ? unit.stands : absorbed;
  return casualties(unit, {
    hits,
    aspects: hitting.map((attack) => attack.aspect ?? 'front'),
    standsRemoved: gone,
    check: unit.stands === 0 || stays || hits > 1,
  });
}
