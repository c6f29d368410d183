/** What a volley asks of the table, and what each battery's shot is by the answers. */

import type { Aspect, RangeBand } from '../../book/terms.ts';
import { unless } from '../../engine/legality.ts';
import { isSame, type Message, onlySaid, type Said, say, type Text, word } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { aspectChoices, STRIKES_FROM } from '../aspects.ts';
import { type Battle, keepsBooks } from '../battle.ts';
import { sideOf } from '../look-up.ts';
import { called, shortNamed } from '../named.ts';
import type { Fact } from '../procedure.ts';
import { onItsCheck } from '../quality-check.ts';
import { artilleryThrow, LOST_DIE, RANGE_BANDS, reachOf } from '../rules/fire/artillery.ts';
import { isSheltered } from '../rules/fire/artillery-moves.ts';
import {
  isFiredOver,
  LINE_OF_FIRE,
  LINES,
  type LineOfFire,
  mayTarget,
  withinSight,
} from '../rules/fire/artillery-targets.ts';
import type { Battery, Firing } from '../rules/fire/fighters.ts';
import { HOWITZER_RANGE_CM, OVERHEAD_GAP_CM } from '../rules/fire/howitzers.ts';
import { SPEAKS_AGAINST } from '../rules/fire/under-fire.ts';
import { bindings, nearestFacts } from './nearest-first.ts';
import {
  atBand,
  batteriesAt,
  batteryOf,
  firersOf,
  type Gun,
  mayBeUnseen,
  STRANGER,
  strangerFacts,
  vantageHelps,
} from './volley-batteries.ts';
import { targetFacts, targetIn, type VolleyTask } from './volley-targets.ts';

// ---- the shots -----------------------------------------------------------------------------------------------------

/** One battery's shot by the answers so far. */
export function gunFiring(battle: Battle, task: VolleyTask, gun: Gun): Firing {
  const { ground } = battle.sky;
  const firing = artilleryThrow(
    {
      battery: gun.battery,
      target: targetIn(battle, task),
      distanceCm: gun.band ? reachOf(gun.battery.weight, gun.band) : HOWITZER_RANGE_CM,
      aspect: gun.aspect,
      differentLevel: gun.differentLevel,
      ground: ground === 'hard' && task.facts.soft ? 'soft' : ground,
    },
    battle.rulings,
  );
  const seen = withinSight(gun.battery.pieces, gun.sight);
  return { ...firing, legal: unless(!firing.legal.ok && firing.legal, seen) };
}

/** The dice and the number to hit of each battery, with what is thrown again. */
export function sumsOf(battle: Battle, task: VolleyTask): Reckoning[] {
  const guns = firersOf(battle, task);
  return guns.flatMap((gun) => {
    const { dice, toHit, bonus, penalties } = gunFiring(battle, task, gun);
    const terms = [...toHit.terms, ...bonus, ...penalties];
    if (guns.length === 1) return [dice, { ...toHit, terms }];
    return [
      { ...dice, name: say('volley-dice-of', { gun: gun.name }) },
      { ...toHit, name: say('volley-to-hit-of', { gun: gun.name }), terms },
    ];
  });
}

// ---- what speaks against it ----------------------------------------------------------------------------------------

/** The line to the target as the table sees it. */
const lineOf = ({ facts }: VolleyTask): LineOfFire => ({
  ...LINE_OF_FIRE[facts.line ?? 'clear'],
  ...(facts.overhead && { overheadGapCm: OVERHEAD_GAP_CM }),
});

function againstShot(battle: Battle, task: VolleyTask, gun: Gun): Message[] {
  const elsewhere = task.facts.nearer ?? false;
  const { legal } = gunFiring(battle, task, gun);
  const chosen = mayTarget(gun.battery, {
    inZoneOfFire: true,
    nearestDirectlyInFront: !elsewhere,
    nearestInContactZone: elsewhere ? 'another' : 'none',
    line: lineOf(task),
  });
  const own = battle.units[gun.key];
  // NBC-ART-24: howitzers and rockets fire over their neighbours.
  const masked = own && isSheltered(own) && gun.battery.pieces === 'guns';
  const whys: Said[] = [
    ...[legal, chosen].flatMap((one) => (one.ok ? [] : [one.why])),
    ...onlySaid(masked && 'guns-masked'),
  ];
  return whys.map((why) => say('volley-warns', { gun: gun.name, why: word(why) }));
}

/** What the rules say against a shot; the table may fire all the same where dice are left. */
export function warningsOf(battle: Battle, task: VolleyTask): Said[] {
  const said = firersOf(battle, task).flatMap((gun) => againstShot(battle, task, gun));
  const all = [...said, ...bindings(battle, task)];
  return all.filter((one, i) => all.findIndex((other) => isSame(one, other)) === i);
}

function againstFacts(battle: Battle, task: VolleyTask): Fact[] {
  const { nearer = false, line = 'clear', overhead = false } = task.facts;
  const lobs = firersOf(battle, task).some(({ battery }) => battery.pieces !== 'guns');
  return [
    ...nearestFacts(battle, task),
    {
      key: 'nearer',
      label: 'volley-nearer',
      effect: 'volley-nearer-effect',
      kind: 'switch',
      value: nearer,
      group: SPEAKS_AGAINST,
    },
    {
      key: 'line',
      label: 'volley-line',
      kind: 'choice',
      value: line,
      options: LINES.map((value) => ({ value, label: word(`volley-line-${value}`) })),
      group: SPEAKS_AGAINST,
    },
    ...(lobs && isFiredOver(line)
      ? [
          {
            key: 'overhead',
            label: say('volley-overhead', { cm: OVERHEAD_GAP_CM }),
            effect: 'volley-overhead-effect',
            kind: 'switch',
            value: overhead,
            group: SPEAKS_AGAINST,
          } as const,
        ]
      : []),
  ];
}

// ---- the questions -------------------------------------------------------------------------------------------------

/** A battery the volley may call on, as the table is asked of it. */
interface Offered {
  readonly key: string;
  readonly name: Text;
  readonly effect: Said;
}

function gunFacts(battle: Battle, task: VolleyTask, { key, name, effect }: Offered): Fact[] {
  const gun = firersOf(battle, task).find((one) => one.key === key);
  const fires: Fact = {
    key: `fires.${key}`,
    label: called(name),
    kind: 'switch',
    value: gun !== undefined,
    effect,
    party: key,
  };
  if (!gun) return [{ ...fires, party: 'guns' }];
  // NBC-ART-12 holds for batteries as for anybody; rockets gain nothing by it, but the target's check does (NBC-QC-11).
  const shaped = targetIn(battle, task).kind !== 'garrison';
  return [
    fires,
    ...(gun.band === undefined || gun.band === 'short' ? [] : [levelFact(gun)]),
    ...(gun.band === undefined ? [] : [rangeFact(battle, task, gun, gun.band)]),
    ...sightFacts(battle, task, gun),
    ...(shaped ? [aspectFact(battle, task, gun)] : []),
  ];
}

const levelFact = ({ key, differentLevel }: Gun): Fact => ({
  key: `level.${key}`,
  label: 'volley-other-level',
  kind: 'switch',
  value: differentLevel,
  effect: say('dice-change', { dice: LOST_DIE }),
  party: key,
});

/** NBC-VIS-01, NBC-VIS-03: what is asked where visibility ends before the battery's reach does. */
function sightFacts(battle: Battle, { facts }: VolleyTask, gun: Gun): Fact[] {
  const { key, sight } = gun;
  const asked = (of: `${'vantage' | 'unseen'}.${string}`, label: Said, effect?: Said): Fact => ({
    ...({ key: of, label, kind: 'switch', value: facts[of] ?? false, party: key } as const),
    ...(effect && { effect }),
  });
  const unseen = say('volley-unseen', { cm: sight.visibilityCm });
  return [
    ...(vantageHelps(battle, gun) ? [asked(`vantage.${key}`, 'on-vantage-point')] : []),
    ...(mayBeUnseen(gun) ? [asked(`unseen.${key}`, unseen, 'volley-no-shot')] : []),
  ];
}

function rangeFact(battle: Battle, task: VolleyTask, gun: Gun, band: RangeBand): Fact {
  const { weight, attached } = gun.battery;
  return {
    key: `range.${gun.key}`,
    label: 'volley-range',
    kind: 'choice',
    value: band,
    party: gun.key,
    options: RANGE_BANDS.filter((one) => !attached || one !== 'long').map((one) => ({
      value: one,
      label: say('volley-range-to', { cm: reachOf(weight, one) }),
      effect: shotSaid(battle, task, atBand(battle, task, gun, one)),
    })),
  };
}

function shotSaid(battle: Battle, task: VolleyTask, gun: Gun): Said {
  const { dice } = gunFiring(battle, task, gun);
  return withinSight(gun.battery.pieces, gun.sight).ok ? say('round-throw', { dice: dice.total }) : 'volley-no-shot';
}

function aspectFact(battle: Battle, task: VolleyTask, gun: Gun): Fact {
  const effectOf = (aspect: Aspect): Said | undefined => {
    if (gun.battery.pieces === 'rockets') return onItsCheck(aspect);
    return gunFiring(battle, task, { ...gun, aspect }).bonus.length > 0 ? 'misses-again' : undefined;
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

/** "heavy guns", "rockets, attached" */
function kindSaid({ pieces, weight, attached }: Battery): Message {
  const kind = word(`guns-kind-${pieces === 'guns' ? weight : pieces}`);
  return attached ? say('guns-kind-attached', { kind }) : kind;
}

/** The batteries first, each with its shot; then the target; then what the rules might say against it. */
export function askedOf(battle: Battle, task: VolleyTask): Fact[] {
  const side = sideOf(task);
  const guns: Offered[] = batteriesAt(battle, side, task.data.on).flatMap((unit) => {
    const battery = batteryOf(battle, unit);
    return battery ? [{ key: unit.id, name: shortNamed(unit), effect: kindSaid(battery) }] : [];
  });
  const theirs: Offered[] = keepsBooks(battle, side)
    ? []
    : [{ key: STRANGER, name: word('volley-stranger'), effect: 'volley-stranger-effect' }];
  const stranger = firersOf(battle, task).some((gun) => gun.key === STRANGER);
  return [
    ...[...guns, ...theirs].flatMap((gun) => gunFacts(battle, task, gun)),
    ...(stranger ? strangerFacts(task) : []),
    ...targetFacts(battle, task),
    ...againstFacts(battle, task),
  ];
}
