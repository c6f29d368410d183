/** What a volley asks of the table, and what each battery's shot is by the answers. */

import type { Aspect } from '../../book/terms.ts';
import type { Said } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { aspectChoices, STRIKES_FROM } from '../aspects.ts';
import { type Battle, keepsBooks, type Mark, type Task } from '../battle.ts';
import { type Fact, saidOr } from '../procedure.ts';
import { aspectEffect } from '../quality-check.ts';
import { type ArtilleryFiring, artilleryThrow, RANGE_BANDS, type RangeBand, reachOf } from './artillery.ts';
import { isSheltered } from './artillery-moves.ts';
import { mayTarget } from './artillery-targets.ts';
import { HOWITZER_RANGE_CM } from './howitzers.ts';
import { bindings, nearestFacts } from './nearest-first.ts';
import { batteriesAt, batteryOf, firersOf, type Gun, STRANGER, strangerFacts } from './volley-batteries.ts';
import { targetFacts, targetIn } from './volley-targets.ts';

const LEGALITY = 'Does something speak against it?';

// ---- the shots -----------------------------------------------------------------------------------------------------

/** One battery's shot by the answers so far. */
export function gunFiring(battle: Battle, task: Task, gun: Gun): ArtilleryFiring {
  const { ground } = battle.sky;
  return artilleryThrow(
    {
      battery: gun.battery,
      target: targetIn(battle, task),
      distanceCm: gun.band ? reachOf(gun.battery.weight, gun.band) : HOWITZER_RANGE_CM,
      aspect: gun.aspect,
      differentLevel: gun.differentLevel,
      ground: ground === 'hard' && saidOr(task, 'soft', false) ? 'soft' : ground,
    },
    battle.rulings,
  );
}

/** The dice and the number to hit of each battery, with what is thrown again. */
export function sumsOf(battle: Battle, task: Task): Reckoning[] {
  const guns = firersOf(battle, task);
  return guns.flatMap((gun) => {
    const { dice, toHit, bonus, penalties } = gunFiring(battle, task, gun);
    const whose = guns.length > 1 ? `${gun.name}: ` : '';
    return [
      { ...dice, name: `${whose}${whose ? 'dice' : dice.name}` },
      {
        ...toHit,
        name: `${whose}${whose ? 'to hit' : toHit.name}`,
        terms: [...toHit.terms, ...bonus, ...penalties],
      },
    ];
  });
}

/** NBC-ART-24 */
const MASKED = 'Behind its neighbours; they may stand in its zone of fire.';

/** What the rules say against a shot; the table may fire all the same where dice are left. */
export function warningsOf(battle: Battle, task: Task): string[] {
  const elsewhere = saidOr(task, 'nearer', false);
  const said = firersOf(battle, task).flatMap((gun) => {
    const { legal } = gunFiring(battle, task, gun);
    const chosen = mayTarget(gun.battery, {
      inZoneOfFire: true,
      nearestDirectlyInFront: !elsewhere,
      nearestInContactZone: elsewhere ? 'another' : 'none',
      line: { seen: !saidOr(task, 'blocked', false), woodCm: 0, between: [], lane: true },
    });
    const own = battle.units[gun.key];
    // NBC-ART-24: howitzers and rockets fire over their neighbours.
    const masked = own && isSheltered(own) && gun.battery.pieces === 'guns' ? [`${gun.name}: ${MASKED}`] : [];
    return [...[legal, chosen].flatMap((one) => (one.ok ? [] : [`${gun.name}: ${one.why}`])), ...masked];
  });
  return [...new Set([...said, ...bindings(battle, task)])];
}

// ---- the questions -------------------------------------------------------------------------------------------------

function gunFacts(battle: Battle, task: Task, unit: { key: string; name: string; effect: string }): Fact[] {
  const { key, name, effect } = unit;
  const gun = firersOf(battle, task).find((one) => one.key === key);
  const switchFact = (of: string, label: Said, value: boolean, does: string): Fact => ({
    key: of,
    label,
    kind: 'switch',
    value,
    effect: does,
    party: key,
  });
  const fires = switchFact(`fires.${key}`, name, gun !== undefined, effect);
  if (!gun) return [{ ...fires, party: 'guns' }];
  // NBC-ART-12 holds for batteries as for anybody; rockets gain nothing by it, but the target's check does (NBC-QC-11).
  const shaped = targetIn(battle, task).kind !== 'garrison';
  return [
    fires,
    ...(gun.band === undefined || gun.band === 'short'
      ? []
      : [switchFact(`level.${key}`, 'On another level', gun.differentLevel, '−1 die')]),
    ...(gun.band === undefined ? [] : [rangeFact(battle, task, gun, gun.band)]),
    ...(shaped ? [aspectFact(battle, task, gun)] : []),
  ];
}

function rangeFact(battle: Battle, task: Task, gun: Gun, band: RangeBand): Fact {
  const { weight, attached } = gun.battery;
  return {
    key: `range.${gun.key}`,
    label: 'Range',
    kind: 'choice',
    value: band,
    party: gun.key,
    options: RANGE_BANDS.filter((one) => !attached || one !== 'long').map((one) => {
      const { dice } = gunFiring(battle, task, { ...gun, band: one });
      return {
        value: one,
        label: `To ${reachOf(weight, one)} cm`,
        effect: dice.total === 1 ? '1 die' : `${dice.total} dice`,
      };
    }),
  };
}

function aspectFact(battle: Battle, task: Task, gun: Gun): Fact {
  const effectOf = (aspect: Aspect): string => {
    if (gun.battery.pieces === 'rockets') return `${aspectEffect(aspect)} on its check`;
    return gunFiring(battle, task, { ...gun, aspect }).bonus.length > 0 ? 'misses again' : '';
  };
  return {
    key: `aspect.${gun.key}`,
    label: STRIKES_FROM,
    kind: 'choice',
    value: gun.aspect,
    party: gun.key,
    options: aspectChoices(effectOf),
  };
}

/** The batteries first, each with its shot; then the target; then what the rules might say against it. */
export function askedOf(battle: Battle, task: Task): Fact[] {
  const guns = batteriesAt(battle, task.side!, task.data.on as Mark).map((unit) => {
    const battery = batteryOf(battle, unit)!;
    const kind = battery.pieces === 'guns' ? `${battery.weight} guns` : battery.pieces;
    return { key: unit.id, name: unit.card.name, effect: battery.attached ? `${kind}, attached` : kind };
  });
  const theirs = keepsBooks(battle, task.side!)
    ? []
    : [{ key: STRANGER, name: 'A battery not in the book', effect: 'say what it is' }];
  const stranger = firersOf(battle, task).some((gun) => gun.key === STRANGER);
  return [
    ...[...guns, ...theirs].flatMap((gun) => gunFacts(battle, task, gun)),
    ...(stranger ? strangerFacts(task) : []),
    ...targetFacts(battle, task),
    ...nearestFacts(battle, task, LEGALITY),
    {
      key: 'nearer',
      label: 'Another enemy is nearer',
      effect: 'in its contact zone, or before its host',
      kind: 'switch',
      value: saidOr(task, 'nearer', false),
      group: LEGALITY,
    },
    {
      key: 'blocked',
      label: 'The target is out of sight',
      kind: 'switch',
      value: saidOr(task, 'blocked', false),
      group: LEGALITY,
    },
  ];
}
