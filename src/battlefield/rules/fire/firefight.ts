/** Firefights (NBC-FF): infantry at 2 cm, both sides at once. */

import { type RulingKey, type Rulings, ruling } from '../../../book/rulings.ts';
import type { Aspect, Mobility, Order } from '../../../book/terms.ts';
import { all, half, upTo } from '../../../dice/hits.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import { type Reckoning, reckon, type Term, term } from '../../../engine/reckoning.ts';
import { orderUnderAttack } from '../command/order-obligations.ts';
import { mayDetachmentDo } from '../special-troops/detachments.ts';
import { checksAfterLoss } from '../special-troops/engineers.ts';
import { type Casualties, casualties, destroyBattery, disorderBattery, HITS_TO_DESTROY, UNHURT } from './casualties.ts';
import {
  confirms,
  type Firing,
  isBattery,
  isMarching,
  lowestFace,
  rethrows,
  type Shooter,
  type Target,
  usualToHit,
} from './fighters.ts';

/** NBC-FF-01, in cm. */
export const FIREFIGHT_CM = 2;
/** NBC-FF-09: how far apart the two stand when one has recoiled, in cm. */
export const RECOIL_TO_CM = 3;
/** NBC-FF-03 */
export const BATTERY_DICE = 2;
/** NBC-FF-05: misses thrown again when the army commander looks on. */
export const COMMANDER_MISSES = 2;

/** A unit in a firefight: it shoots and is shot at. */
export interface Musketeers extends Shooter, Target {
  /** NBC-GL-14 */
  readonly fresh: boolean;
  readonly outOfCommand?: boolean;
  /** The battery attached to it, if there is one. */
  readonly battery?: { readonly mobility: Mobility; readonly firedThisTurn: boolean };
  /** Its own army commander within 10 cm (AMB-20). */
  readonly commanderNear?: boolean;
  readonly inGarrisonedArea?: boolean;
  /** It stands in a built-up area, where an attached battery does not stay to fire (AMB-88). */
  readonly inBuiltUpArea?: boolean;
  /** NBC-GL-27 */
  readonly onStrongPoint?: boolean;
  /** It has opened its firefight in this action. */
  readonly hasFired?: boolean;
  /** It touches an enemy already. */
  readonly inContact?: boolean;
  /** It plunders baggage, and hurts nobody meanwhile (NBC-BAG-04). */
  readonly looting?: boolean;
}

export type FirefightRole = 'attacker' | 'defender';

/** How one of the two sees the other. */
export interface FirefightView {
  readonly distanceCm: number;
  /** The other is the closest unit in this one's Frontal Aspect. */
  readonly closestInFront: boolean;
  /** The aspect of the other that this one's fire strikes. */
  readonly strikes: Aspect;
}

/** Grounds that keep a unit out of any firefight, whoever opened it. */
function cannotFire(firer: Musketeers) {
  return [
    firer.broken && refuse('fire-broken', 'NBC-FF-01'),
    firer.arm === 'cavalry' && refuse('firefight-cavalry', 'NBC-FF-01'),
    isBattery(firer) && refuse('firefight-artillery', 'NBC-FF-01'),
    firer.arm !== 'infantry' && firer.arm !== 'mixed' && refuse('firefight-arm', 'NBC-FF-01'),
    firer.kind === 'garrison' && refuse('firefight-garrison', 'NBC-FF-01'),
    firer.outOfCommand && refuse('firefight-out-of-command', 'NBC-FF-01'),
    firer.inGarrisonedArea && refuse('firefight-out-of-area', 'NBC-FF-01'),
    firer.looting && refuse('firefight-looters', 'NBC-BAG-04'),
  ];
}

/** NBC-FF-01: whether a unit may open a firefight on another. */
export function mayFirefight(attacker: Musketeers, defender: Musketeers, view: FirefightView): Legality {
  const detached = mayDetachmentDo('start-firefight');
  return unless(
    ...cannotFire(attacker),
    isMarching(attacker.order) && refuse('firefight-march', 'NBC-FF-01'),
    attacker.kind === 'detachment' && detached,
    attacker.hasFired && refuse('firefight-once', 'NBC-FF-01'),
    // AMB-159: it engages by fire or by contact, and whom it touches is the closest in its front.
    attacker.inContact && refuse('firefight-in-contact', 'NBC-FF-01'),
    (defender.inGarrisonedArea || defender.kind === 'garrison') && refuse('firefight-into-area', 'NBC-FF-01'),
    // L1598 names what may be done to it: guns and close combat, and skirmish fire has no effect.
    defender.kind === 'pontoon' && refuse('firefight-pontoons', 'NBC-PON-02'),
    view.distanceCm > FIREFIGHT_CM && refuse(say('firefight-too-far', { cm: FIREFIGHT_CM }), 'NBC-FF-01'),
    !view.closestInFront && refuse('firefight-not-closest', 'NBC-FF-01'),
  );
}

const orderUnderFire = ({ order }: Pick<Target, 'order'>, rulings: Rulings): Order | undefined =>
  order && orderUnderAttack(order, 'firefight', rulings);

/** NBC-FF-12: whether the unit fired at replies. `repliedBefore`: it has replied in this action phase (AMB-109). */
export function mayReply(
  defender: Musketeers,
  view: FirefightView,
  repliedBefore: boolean,
  rulings: Rulings = {},
): Legality {
  const frontal = ruling(rulings, 'ffReply') === 'frontal';
  return unless(
    ...cannotFire(defender),
    orderUnderFire(defender, rulings) === 'strategic' && refuse('firefight-no-reply-strategic', 'NBC-FF-12'),
    view.distanceCm > FIREFIGHT_CM && refuse(say('firefight-attacker-too-far', { cm: FIREFIGHT_CM }), 'NBC-FF-12'),
    frontal && !view.closestInFront && refuse('firefight-attacker-not-closest', 'NBC-FF-12', 'ffReply'),
    repliedBefore && ruling(rulings, 'ffReplies') === 'once' && refuse('firefight-replied', 'NBC-FF-12', 'ffReplies'),
  );
}

/** NBC-FF-03: the dice of an attached battery. */
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

/** NBC-FF-02, NBC-FF-03, NBC-FF-08: how many dice a unit throws. */
export function firefightDice(firer: Musketeers, role: FirefightRole, rulings: Rulings = {}): Reckoning {
  const counted = Math.max(0, firer.cp - firer.stands);
  const rating = firer.quality + (firer.fresh ? 1 : 0);
  const forOne = rating >= 4 ? 2 : 3;
  const own = Math.floor(counted / forOne);
  const least = own === 0 && counted > 0 && ruling(rulings, 'ffMinOne') === 'yes';
  const note = say('firefight-counted', { cp: firer.cp, stands: firer.stands, fresh: firer.fresh ? rating : 0 });
  return reckon(
    'sum-dice',
    [
      term(say('firefight-per-cp', { each: forOne }), own, 'NBC-FF-02', { note }),
      least && term('firefight-one-die', 1, 'NBC-FF-02', { ruling: 'ffMinOne' }),
      batteryDice(firer, role, rulings),
    ],
    { unit: 'dice' },
  );
}

/** NBC-FF-05: the bonuses a firer has; only the best is thrown. */
function bonuses(firer: Musketeers, target: Target, view: FirefightView) {
  const flanking = target.kind !== 'garrison' && view.strikes !== 'front';
  return [
    flanking && {
      reason: rethrows(view.strikes === 'rear' ? 'into-rear' : 'into-flank', 'NBC-FF-05', 'again-half'),
      again: half,
    },
    firer.commanderNear && {
      reason: rethrows('firefight-commander', 'NBC-FF-05', say('again-some', { misses: COMMANDER_MISSES })),
      again: upTo(COMMANDER_MISSES),
    },
  ].filter((bonus) => bonus !== false && bonus !== undefined);
}

/** NBC-FF-06, NBC-FF-07: every penalty is carried out, one after another (AMB-117). */
function penaltiesOn(target: Musketeers, order: Order | undefined) {
  return [
    target.cover === 'hard' && { reason: confirms('hard-cover', 'NBC-FF-06'), confirm: all },
    target.onStrongPoint && {
      reason: confirms('combat-prove-strong-point', 'NBC-FF-06', 'confirm-half'),
      confirm: half,
    },
    order === 'redeploy' && {
      reason: confirms('combat-prove-redeploy', 'NBC-FF-07'),
      confirm: all,
    },
  ].filter((penalty) => penalty !== false && penalty !== undefined);
}

/** NBC-FF-02 to NBC-FF-07: one side's fire before the dice fall. Its `legal` is that of the role. */
export function firefightThrow(
  firer: Musketeers,
  target: Musketeers,
  role: FirefightRole,
  view: FirefightView,
  rulings: Rulings = {},
  repliedBefore = false,
): Firing {
  const dice = firefightDice(firer, role, rulings);
  const bonus = bonuses(firer, target, view);
  const penalties = penaltiesOn(target, role === 'defender' ? orderUnderFire(firer, rulings) : firer.order);
  return {
    legal: role === 'attacker' ? mayFirefight(firer, target, view) : mayReply(firer, view, repliedBefore, rulings),
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

/** What fell on one side of a firefight. */
export interface FirefightHits {
  readonly target: Target;
  readonly hits: number;
  /** The aspect in which it was struck. */
  readonly aspect: Aspect;
  readonly engineerAbsorbs?: boolean;
}

/** NBC-FF-10, NBC-FF-11; an unattached battery is Disordered by one hit and lost by two (AMB-76). */
function struck({ target, hits, aspect, engineerAbsorbs }: FirefightHits, rulings: Rulings): Casualties {
  if (hits === 0) return UNHURT;
  if (isBattery(target))
    return hits >= HITS_TO_DESTROY ? destroyBattery(hits) : disorderBattery(target.disordered, hits, 1);
  const absorbed = engineerAbsorbs && target.engineerAttached ? 1 : 0;
  const check = checksAfterLoss(hits - absorbed, absorbed, rulings);
  return casualties(target, { hits, aspects: [aspect], check, engineerAbsorbs });
}

export interface FirefightResult {
  readonly attacker: Casualties;
  readonly defender: Casualties;
  /** Who goes back until the two stand 3 cm apart (`RECOIL_TO_CM`); a unit that Broke makes its broken move instead. */
  readonly recoils: readonly FirefightRole[];
}

/** NBC-FF-09: by the hits of this firefight, the side with more; on equal hits ruling `ffTie`. */
function recoiling(onAttacker: number, onDefender: number, rulings: Rulings): readonly FirefightRole[] {
  if (onAttacker > onDefender) return ['attacker'];
  if (onDefender > onAttacker) return ['defender'];
  if (onAttacker === 0) return [];
  const tie = ruling(rulings, 'ffTie');
  return tie === 'both' ? ['attacker', 'defender'] : tie === 'attacker' ? ['attacker'] : [];
}

/** NBC-FF-09 to NBC-FF-11: both sides' hits fall together. */
export function firefightResult(
  attacker: FirefightHits,
  defender: FirefightHits,
  rulings: Rulings = {},
): FirefightResult {
  const firedAt = { ...defender, target: { ...defender.target, order: orderUnderFire(defender.target, rulings) } };
  const harm = { attacker: struck(attacker, rulings), defender: struck(firedAt, rulings) };
  const recoils = recoiling(attacker.hits, defender.hits, rulings).filter((role) => harm[role].fate === 'good');
  return { ...harm, recoils };
}
