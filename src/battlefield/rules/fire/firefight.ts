/** Firefights (NBC-FF): both sides of an infantry fight at 2 cm fire at the same time. */

import { type RulingKey, type Rulings, ruling } from '../../../book/rulings.ts';
import type { Aspect, Mobility, Order } from '../../../book/terms.ts';
import { all, half, upTo } from '../../../dice/hits.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import { type Reckoning, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import { isMarching, OBLIGATIONS, orderUnderAttack } from '../command/order-obligations.ts';
import { STARTS_NONE } from '../special-troops/detachments.ts';
import { checksAfterLoss } from '../special-troops/engineers.ts';
import { type Casualties, casualties, destroyBattery, disorderBattery, HITS_TO_DESTROY, UNHURT } from './casualties.ts';
import type { Firing, Shooter, Target } from './fighters.ts';
import { confirms, isBattery, lowestFace, rethrows, usualToHit } from './fighters.ts';

/** NBC-FF-01: the longest distance of a firefight, in cm. */
export const FIREFIGHT_CM = 2;
/** NBC-FF-09: the distance between the two units after a recoil, in cm. */
export const RECOIL_TO_CM = 3;
/** NBC-FF-03: the dice of an attached battery. */
export const BATTERY_DICE = 2;
/** NBC-FF-05: how many misses are thrown again when the army commander is near. */
export const COMMANDER_MISSES = 2;

export interface Musketeers extends Shooter, Target {
  /** NBC-GL-14 */
  readonly fresh: boolean;
  readonly outOfCommand?: boolean;
  readonly battery?: { readonly mobility: Mobility; readonly firedThisTurn: boolean };
  /** The unit's own army commander is within 10 cm (AMB-20). */
  readonly commanderNear?: boolean;
  readonly inGarrisonedArea?: boolean;
  /** The unit stands in a built-up area, which an attached battery leaves instead of firing (AMB-88). */
  readonly inBuiltUpArea?: boolean;
  /** NBC-GL-27 */
  readonly onStrongPoint?: boolean;
  readonly hasFired?: boolean;
  readonly inContact?: boolean;
  /** The unit is looting baggage and cannot fire (NBC-BAG-04). */
  readonly looting?: boolean;
}

export type FirefightRole = 'attacker' | 'defender';

export interface FirefightView {
  readonly closestInFront: boolean;
  readonly strikes: Aspect;
}

/** The refusals that keep a unit out of every firefight, as attacker or defender. */
function cannotFire(firer: Musketeers) {
  return [
    firer.arm === 'cavalry' && refuse('firefight-cavalry', 'NBC-FF-01'),
    isBattery(firer) && refuse('firefight-artillery', 'NBC-FF-01'),
    firer.arm !== 'infantry' && firer.arm !== 'mixed' && refuse('firefight-arm', 'NBC-FF-01'),
    firer.kind === 'garrison' && refuse('firefight-garrison', 'NBC-FF-01'),
    firer.outOfCommand && refuse('firefight-out-of-command', 'NBC-FF-01'),
    firer.inGarrisonedArea && refuse('firefight-out-of-area', 'NBC-FF-01'),
    firer.looting && refuse('firefight-looters', 'NBC-BAG-04'),
  ];
}

/** NBC-FF-01: whether a unit may open a firefight on any enemy. */
export function mayOpenFire(attacker: Musketeers): Legality {
  return unless(
    ...cannotFire(attacker),
    isMarching(attacker.order) && refuse('firefight-march', 'NBC-FF-01'),
    attacker.kind === 'detachment' && STARTS_NONE,
    attacker.hasFired && refuse('firefight-once', 'NBC-FF-01'),
    // AMB-159: a unit engages either by fire or by contact, and a unit it touches is the closest in its front.
    attacker.inContact && refuse('firefight-in-contact', 'NBC-FF-01'),
  );
}

/** NBC-FF-01: whether any unit may open a firefight on this one. */
export const mayBeFiredAt = (defender: Musketeers): Legality =>
  unless(
    (defender.inGarrisonedArea || defender.kind === 'garrison') && refuse('firefight-into-area', 'NBC-FF-01'),
    // L1598 allows only artillery fire and close combat against a pontoon train; skirmish fire has no effect.
    defender.kind === 'pontoon' && refuse('firefight-pontoons', 'NBC-PON-02'),
  );

const orderUnderFire = ({ order }: Pick<Target, 'order'>, rulings: Rulings): Order | undefined =>
  order && orderUnderAttack(order, 'firefight', rulings);

/** NBC-FF-12: whether the unit fired at may reply; `again`: it has in this action phase (AMB-109). */
export function mayReply(defender: Musketeers, view: FirefightView, again: boolean, rulings: Rulings = {}): Legality {
  const frontal = ruling(rulings, 'ffReply') === 'frontal';
  const order = orderUnderFire(defender, rulings);
  return unless(
    ...cannotFire(defender),
    order && !OBLIGATIONS[order].mayReplyToFire && refuse('firefight-no-reply-strategic', 'NBC-FF-12'),
    frontal && !view.closestInFront && refuse('firefight-attacker-not-closest', 'NBC-FF-12', 'ffReply'),
    again && ruling(rulings, 'ffReplies') === 'once' && refuse('firefight-replied', 'NBC-FF-12', 'ffReplies'),
  );
}

/** NBC-FF-03: the dice of an attached battery, or false if there is none. */
function batteryDice(firer: Musketeers, role: FirefightRole, rulings: Rulings): Term | false {
  const { battery } = firer;
  if (!battery) return false;
  const silent = (why: Said, decided: RulingKey) => term(why, 0, 'NBC-FF-03', { ruling: decided });
  if (role === 'attacker' && battery.mobility === 'foot' && ruling(rulings, 'ffAttackArt') === 'horseOnly')
    return silent('battery-on-foot-stays', 'ffAttackArt');
  if (battery.firedThisTurn && ruling(rulings, 'artDoubleUse') === 'no')
    return silent('battery-fired-already', 'artDoubleUse');
  if (role === 'defender' && firer.inBuiltUpArea && ruling(rulings, 'artBuaDice') === 'no')
    return silent('battery-leaves-area', 'artBuaDice');
  return term('firefight-guns', BATTERY_DICE, 'NBC-FF-03');
}

/** NBC-FF-02, NBC-FF-03, NBC-FF-08: the number of dice a unit throws. */
export function firefightDice(firer: Musketeers, role: FirefightRole, rulings: Rulings = {}): Reckoning {
  const counted = Math.max(0, firer.cp - firer.stands);
  const rating = firer.quality + (firer.fresh ? 1 : 0);
  const forOne = rating >= 4 ? 2 : 3;
  const own = Math.floor(counted / forOne);
  const least = own === 0 && counted > 0 && ruling(rulings, 'ffMinOne') === 'yes';
  const note = say('firefight-counted', { cp: firer.cp, stands: firer.stands, fresh: firer.fresh ? rating : 0 });
  return reckonIn('dice', 'sum-dice', [
    term(say('firefight-per-cp', { each: forOne }), own, 'NBC-FF-02', { note }),
    least && term('firefight-one-die', 1, 'NBC-FF-02', { ruling: 'ffMinOne' }),
    batteryDice(firer, role, rulings),
  ]);
}

/** NBC-FF-05: all bonuses of the firing unit. Only the best one is thrown. */
function bonuses(firer: Musketeers, target: Target, view: FirefightView) {
  const flanking = target.kind !== 'garrison' && view.strikes !== 'front';
  return present(
    flanking && {
      reason: rethrows(view.strikes === 'rear' ? 'into-rear' : 'into-flank', 'NBC-FF-05', 'again-half'),
      again: half,
    },
    firer.commanderNear && {
      reason: rethrows('firefight-commander', 'NBC-FF-05', say('again-some', { misses: COMMANDER_MISSES })),
      again: upTo(COMMANDER_MISSES),
    },
  );
}

/** NBC-FF-06, NBC-FF-07: the penalties on the firing unit. Every penalty is applied, one after another (AMB-117). */
function penaltiesOn(target: Musketeers, order: Order | undefined) {
  return present(
    target.cover === 'hard' && { reason: confirms('hard-cover', 'NBC-FF-06'), confirm: all },
    target.onStrongPoint && {
      reason: confirms('combat-prove-strong-point', 'NBC-FF-06', 'confirm-half'),
      confirm: half,
    },
    order &&
      OBLIGATIONS[order].hitsConfirm.firefight && {
        reason: confirms('combat-prove-redeploy', 'NBC-FF-07'),
        confirm: all,
      },
  );
}

/** NBC-FF-02 to NBC-FF-07: one side's fire before the dice are thrown. */
export function firefightThrow(
  firer: Musketeers,
  target: Musketeers,
  role: FirefightRole,
  view: FirefightView,
  rulings: Rulings = {},
): Omit<Firing, 'legal'> {
  const dice = firefightDice(firer, role, rulings);
  const bonus = bonuses(firer, target, view);
  const penalties = penaltiesOn(target, role === 'defender' ? orderUnderFire(firer, rulings) : firer.order);
  return {
    dice,
    toHit: lowestFace(firer, 'NBC-FF-04'),
    bonus: bonus.map(({ reason }) => reason),
    penalties: penalties.map(({ reason }) => reason),
    throw: {
      dice: dice.total,
      ...usualToHit(firer),
      ...(bonus.length > 0 && { bonus: (misses) => Math.max(...bonus.map(({ again }) => again(misses))) }),
      ...(penalties.length > 0 && { penalties: penalties.map(({ confirm }) => confirm) }),
    },
  };
}

export interface FirefightHits {
  readonly target: Target;
  readonly hits: number;
  readonly aspect: Aspect;
  readonly engineerAbsorbs?: boolean;
}

/** NBC-FF-10, NBC-FF-11: the effects on one side. One hit Disorders an unattached battery, two destroy it (AMB-76). */
function struck({ target, hits, aspect, engineerAbsorbs }: FirefightHits, rulings: Rulings): Casualties {
  if (hits === 0) return UNHURT;
  if (isBattery(target))
    return hits >= HITS_TO_DESTROY ? destroyBattery(hits) : disorderBattery(target.disordered, hits, 1);
  const absorbed = engineerAbsorbs && target.engineerAttached ? 1 : 0;
  const check = checksAfterLoss(hits - absorbed, absorbed, rulings);
  return casualties(target, { hits, aspects: [aspect], check, engineerAbsorbs });
}

export type FirefightResult = ReturnType<typeof firefightResult>;

/** NBC-FF-09: the side that took more hits in this firefight; ruling `ffTie` decides equal hits. */
function recoiling(onAttacker: number, onDefender: number, rulings: Rulings): readonly FirefightRole[] {
  if (onAttacker > onDefender) return ['attacker'];
  if (onDefender > onAttacker) return ['defender'];
  const tie = onAttacker > 0 && ruling(rulings, 'ffTie');
  return tie === 'both' ? ['attacker', 'defender'] : tie === 'attacker' ? ['attacker'] : [];
}

/** NBC-FF-09 to -11: the effects on both sides, at the same time; who recoils to 3 cm. The Broken make their own move. */
export function firefightResult(attacker: FirefightHits, defender: FirefightHits, rulings: Rulings = {}) {
  const firedAt = { ...defender, target: { ...defender.target, order: orderUnderFire(defender.target, rulings) } };
  const harm = { attacker: struck(attacker, rulings), defender: struck(firedAt, rulings) };
  const recoils = recoiling(attacker.hits, defender.hits, rulings).filter((role) => harm[role].fate === 'good');
  return { recoils, ...harm };
}
