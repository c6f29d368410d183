/** What one skirmish attack asks of the table, and what is thrown for it by the answers (NBC-SKM-04 to -06). */

import { type Aspect, type Cover, SKIRMISH_RATINGS } from '../../book/terms.ts';
import type { Said } from '../../engine/message.ts';
import { aspectChoices, STRIKES_FROM } from '../aspects.ts';
import { type Battle, keepsBooks, type Mark, type Task, type Unit } from '../battle.ts';
import { type Fact, saidOr } from '../procedure.ts';
import { aspectEffect } from '../quality-check.ts';
import type { HitPart } from './hit-throws.ts';
import {
  CAVALRY_NEAR_CM,
  type SkirmishAttack,
  type Skirmishers,
  type SkirmishFiring,
  type SkirmishTarget,
  skirmishThrow,
  skirmishThrows,
} from './skirmish.ts';
import { inGarrisonedArea, likelyCover, ratingOf, targetOf } from './under-fire.ts';

/** Attacks a unit's stands have still to make in this phase; each attacks once (NBC-SKM-01, AMB-63). */
export function attacksLeft(battle: Battle, unit: Unit): number {
  const made = battle.shots.filter((shot) => shot.by === unit.id).length;
  return Math.max(0, skirmishThrows({ skirmish: ratingOf(unit), stands: unit.stands }, battle.rulings) - made);
}

/** A unit as a target of skirmishers, as the ledger has it. */
export const asSkirmishTarget = (
  battle: Battle,
  unit: Unit,
  cover: Cover = likelyCover(battle, unit),
): SkirmishTarget => ({
  ...targetOf(battle, unit, cover),
  skirmish: ratingOf(unit),
  attached: unit.host !== null,
  inGarrisonedArea: inGarrisonedArea(battle, unit),
  ...(unit.card.arm === 'artillery' && { ottoman: unit.card.ottoman }),
});

export const attackerOf = (battle: Battle, task: Task): Unit | undefined =>
  typeof task.data.by === 'string' ? battle.units[task.data.by] : undefined;
export const markOf = (task: Task): Mark => task.data.on as Mark;
export const targetUnit = (battle: Battle, task: Task): Unit | undefined => {
  const on = markOf(task);
  return on && 'unit' in on ? battle.units[on.unit] : undefined;
};
export const attackerName = (battle: Battle, task: Task): string => attackerOf(battle, task)?.card.name ?? 'The enemy';

/** What an enemy who is not in the book fights as. */
const STRANGER_ARMS = [
  { value: 'infantry', label: 'Infantry' },
  { value: 'mixed', label: 'Mixed' },
  { value: 'artillery', label: 'Battery' },
] as const;

export function attackers(battle: Battle, task: Task): Skirmishers {
  const unit = attackerOf(battle, task);
  const enemyCavalryWithin2cm = saidOr(task, 'cavalry', false);
  if (!unit) {
    const skirmish = Number(saidOr(task, 'theirSK', '2')) as Skirmishers['skirmish'];
    const stands = skirmish === 3 && saidOr(task, 'both', true) ? 2 : 1;
    return { arm: 'infantry', skirmish, stands, rifles: saidOr(task, 'rifles', false), exhaustion: 0 };
  }
  const rifles = (unit.card.arm === 'infantry' || unit.card.arm === 'mixed') && unit.card.rifles;
  return {
    arm: unit.card.arm,
    skirmish: ratingOf(unit),
    stands: unit.stands,
    rifles,
    exhaustion: unit.exhaustion,
    enemyCavalryWithin2cm,
    inGarrisonedArea: inGarrisonedArea(battle, unit),
  };
}

export const coverSaid = (battle: Battle, task: Task): Cover => {
  const unit = targetUnit(battle, task);
  const likely = unit ? likelyCover(battle, unit) : 'none';
  const covered = saidOr(task, 'covered', likely !== 'none');
  return covered ? (likely === 'none' ? 'soft' : likely) : 'none';
};

export function targetIn(battle: Battle, task: Task): SkirmishTarget {
  const on = markOf(task);
  const cover = coverSaid(battle, task);
  const ownCavalryWithin2cm = saidOr(task, 'ownCavalry', false);
  if (on && 'officer' in on) return { kind: 'officer', cover, ownCavalryWithin2cm };
  const unit = targetUnit(battle, task);
  const asked = { cover, ownCavalryWithin2cm };
  if (unit) {
    const known = asSkirmishTarget(battle, unit, cover);
    const out = saidOr(task, 'standsOut', unit.stands > 0);
    const stands = keepsBooks(battle, unit.side) ? unit.stands : out ? 1 : 0;
    return known.kind === 'officer' ? known : { ...known, ...asked, stands };
  }
  const arm = saidOr<(typeof STRANGER_ARMS)[number]['value']>(task, 'arm', 'infantry');
  return {
    kind: 'unit',
    arm,
    cp: 1,
    disordered: false,
    skirmish: arm === 'artillery' ? 0 : (Number(saidOr(task, 'sk', '2')) as Skirmishers['skirmish']),
    stands: saidOr(task, 'standsOut', true) ? 1 : 0,
    ottoman: arm === 'artillery' && saidOr(task, 'ottoman', false),
    ...asked,
  };
}

const attackIn = (battle: Battle, task: Task): SkirmishAttack => ({
  by: attackers(battle, task),
  on: targetIn(battle, task),
  weather: battle.sky.weather,
  // That the target lies in the zone and ahead is the players' word: they have chosen it.
  inContactZone: true,
  bearing: 'ahead',
});

export const firingIn = (battle: Battle, task: Task): SkirmishFiring =>
  skirmishThrow(attackIn(battle, task), battle.rulings);

/** How many stands throw in this attack. */
export function standsThrowing(battle: Battle, task: Task): number {
  const unit = attackerOf(battle, task);
  const left = unit ? attacksLeft(battle, unit) : skirmishThrows(attackers(battle, task), battle.rulings);
  return left > 1 && !saidOr(task, 'both', true) ? 1 : left;
}

export function parts(battle: Battle, task: Task): HitPart[] {
  const firing = firingIn(battle, task);
  if (!firing.legal.ok) return [];
  const stands = standsThrowing(battle, task);
  return Array.from({ length: stands }, (_, n) => ({
    key: `stand${n + 1}`,
    by: task.side!,
    label: stands > 1 ? `${attackerName(battle, task)}, stand ${n + 1}` : attackerName(battle, task),
    throw: firing.throw,
    from: firing.from,
  }));
}

export function factsAsked(battle: Battle, task: Task): Fact[] {
  const by = attackerOf(battle, task);
  const unit = targetUnit(battle, task);
  const on = targetIn(battle, task);
  const facts: Fact[] = [];
  const ask = (key: string, label: Said, value: boolean, effect?: string): void => {
    facts.push({ key, label, kind: 'switch', value, ...(effect && { effect }) });
  };
  if (!by)
    facts.push({
      key: 'theirSK',
      label: 'Their skirmish rating',
      kind: 'choice',
      value: saidOr(task, 'theirSK', '2'),
      options: SKIRMISH_RATINGS.filter((sk) => sk > 0).map((sk) => ({ value: String(sk), label: `S${sk}` })),
    });
  if (markOf(task) === null) {
    facts.push({
      key: 'arm',
      label: 'Target',
      kind: 'choice',
      value: saidOr(task, 'arm', 'infantry'),
      options: STRANGER_ARMS,
    });
    if (on.kind !== 'officer' && on.arm !== 'artillery')
      facts.push({
        key: 'sk',
        label: 'Its skirmish rating',
        kind: 'choice',
        value: saidOr(task, 'sk', '2'),
        options: SKIRMISH_RATINGS.map((sk) => ({ value: String(sk), label: `S${sk}` })),
      });
  }
  ask('covered', 'Target wholly in cover', coverSaid(battle, task) !== 'none', 'confirm hits');
  ask('ownCavalry', `Its own cavalry within ${CAVALRY_NEAR_CM} cm`, saidOr(task, 'ownCavalry', false), 'confirm hits');
  if (on.kind !== 'officer' && on.arm !== 'artillery' && (!unit || !keepsBooks(battle, unit.side)))
    ask('standsOut', 'It has skirmishers out', on.stands > 0, 'else S−1');
  if (on.kind !== 'officer' && !unit && on.arm === 'artillery')
    ask('ottoman', 'Ottoman guns', saidOr(task, 'ottoman', false), 'confirm hits');
  if (!by) ask('rifles', 'They have rifles', saidOr(task, 'rifles', false), 'hit on 5');
  else
    ask(
      'cavalry',
      `Enemy cavalry within ${CAVALRY_NEAR_CM} cm of ${by.card.name}`,
      saidOr(task, 'cavalry', false),
      ratingOf(by) === 3 ? 'no attack' : 'stand goes in',
    );
  if (by ? attacksLeft(battle, by) > 1 : skirmishThrows(attackers(battle, task), battle.rulings) > 1)
    ask('both', 'Both stands attack it', saidOr(task, 'both', true), 'each throws');
  if (on.kind !== 'officer' && on.kind !== 'garrison' && unit)
    facts.push({
      key: 'aspect',
      label: STRIKES_FROM,
      kind: 'choice',
      value: saidOr<Aspect>(task, 'aspect', 'front'),
      options: aspectChoices((one) => `${aspectEffect(one)} on its check`),
    });
  return facts;
}
