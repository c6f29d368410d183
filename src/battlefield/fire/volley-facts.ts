/** The facts of a volley, and the shot of each battery that follows from the answers. */

import { type Aspect, RANGE_BANDS, type RangeBand, type SideId } from '../../book/terms.ts';
import { ALLOWED, unless, whyNot } from '../../engine/legality.ts';
import { isSame, type Message, onlySaid, type Said, say, type Text, word } from '../../engine/message.ts';
import { joined, present } from '../../engine/present.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { aspectChoices, STRIKES_FROM } from '../aspects.ts';
import { type Battle, keepsBooks, type Unit } from '../battle.ts';
import { sideOf, unitOf } from '../look-up.ts';
import { called, shortNamed } from '../named.ts';
import { type Choice, type Fact, oneOf, yesNo } from '../procedure.ts';
import { onItsCheck } from '../quality-check.ts';
import type { FireSoFar } from '../rules/fire/artillery.ts';
import * as artillery from '../rules/fire/artillery.ts';
import { type Battery, type Firing, HOWITZER_RANGE_CM, OVERHEAD_GAP_CM } from '../rules/fire/fighters.ts';
import { inTheFight, SPEAKS_AGAINST } from '../rules/fire/under-fire.ts';
import type { Gun, VolleyTask } from './volley-batteries.ts';
import * as batteries from './volley-batteries.ts';

export function gunFiring(battle: Battle, task: VolleyTask, gun: Gun): Firing {
  const { ground } = battle.sky;
  const firing = artillery.artilleryThrow(
    {
      battery: gun.battery,
      target: batteries.targetIn(battle, task),
      distanceCm: gun.band ? artillery.reachOf(gun.battery.weight, gun.band) : HOWITZER_RANGE_CM,
      aspect: gun.aspect,
      differentLevel: gun.differentLevel,
      ground: ground === 'hard' && task.facts.soft ? 'soft' : ground,
    },
    battle.rulings,
  );
  const seen = artillery.withinSight(gun.battery.pieces, gun.sight);
  return { ...firing, legal: unless(!firing.legal.ok && firing.legal, seen) };
}

export function sumsOf(battle: Battle, task: VolleyTask): Reckoning[] {
  const guns = batteries.firersOf(battle, task);
  return joined(guns, (gun) => {
    const { dice, toHit, bonus, penalties } = gunFiring(battle, task, gun);
    const terms = [...toHit.terms, ...bonus, ...penalties];
    if (guns.length === 1) return [dice, { ...toHit, terms }];
    return [
      { ...dice, name: say('volley-dice-of', { gun: gun.name }) },
      { ...toHit, name: say('volley-to-hit-of', { gun: gun.name }), terms },
    ];
  });
}

function againstShot(battle: Battle, task: VolleyTask, gun: Gun): Message[] {
  const { nearer = false, line = 'clear', overhead = false } = task.facts;
  const { legal } = gunFiring(battle, task, gun);
  const chosen = artillery.mayTarget(gun.battery, { nearer, line, overhead });
  const own = battle.units[gun.key];
  // NBC-ART-24: howitzers and rockets fire over their neighbours, so only guns are masked.
  const masked = own && artillery.isSheltered(own) && gun.battery.pieces === 'guns';
  const whys = onlySaid(whyNot(legal), whyNot(chosen), masked && 'guns-masked');
  return whys.map((why) => say('volley-warns', { gun: gun.name, why: word(why) }));
}

/** The rules' objections to the volley. The table may still fire if dice are left. */
export function warningsOf(battle: Battle, task: VolleyTask): Said[] {
  const said = joined(batteries.firersOf(battle, task), (gun) => againstShot(battle, task, gun));
  const all = [...said, ...bindings(battle, task)];
  return all.filter((one, i) => all.findIndex((other) => isSame(one, other)) === i);
}

const AGAINST = { group: SPEAKS_AGAINST } as const;

function againstFacts(battle: Battle, task: VolleyTask): Fact[] {
  const { nearer = false, line = 'clear', overhead = false } = task.facts;
  const lobs = batteries.firersOf(battle, task).some(({ battery }) => battery.pieces !== 'guns');
  const lines = artillery.LINES.map((value) => ({ value, label: word(`volley-line-${value}`) }));
  const over = say('volley-overhead', { cm: OVERHEAD_GAP_CM });
  return present(
    nearestFacts(battle, task),
    yesNo('nearer', 'volley-nearer', nearer, { effect: 'volley-nearer-effect', ...AGAINST }),
    oneOf('line', 'volley-line', line, lines, AGAINST),
    lobs &&
      artillery.isFiredOver(line) &&
      yesNo('overhead', over, overhead, { effect: 'volley-overhead-effect', ...AGAINST }),
  );
}

const soFar = (battle: Battle, side: SideId): FireSoFar => ({
  resolved: joined(battle.shots, ({ side: by, on }) => (by === side && on && 'unit' in on ? [on.unit] : [])),
  fired: joined(battle.shots, ({ by }) => (by === null ? [] : [by])),
});

const freeToChoose = (battle: Battle, task: VolleyTask): Unit[] =>
  batteries.batteriesAt(battle, sideOf(task), task.data.on).filter(({ host }) => host === null);

/** NBC-ART-02, AMB-78: what the nearest enemies forbid, and which batteries would lose their fire by not joining this volley. */
function bindings(battle: Battle, task: VolleyTask): Message[] {
  const target = batteries.targetKey(task);
  const state = soFar(battle, sideOf(task));
  const joining = batteries.firersOf(battle, task).map(({ key }) => key);
  const must: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    freeToChoose(battle, task).map(({ id }) => {
      const to = batteries.boundTo(battle, task, id);
      return [id, to === batteries.FREE_CHOICE ? [] : [to]];
    }),
  );
  const named = (id: string) => shortNamed(unitOf(battle, id));
  const refused = joined(joining, (id) => {
    const legal = must[id] ? artillery.mayJoinVolley(id, target, must[id], state) : ALLOWED;
    return legal.ok ? [] : [say('volley-warns', { gun: named(id), why: word(legal.why) })];
  });
  const losing = artillery
    .losingTheirFire(target, joining, must, state)
    .map((id) => say('volley-loses-fire', { gun: named(id) }));
  return [...refused, ...losing];
}

export const boundSaid = (battle: Battle, task: VolleyTask): { readonly id: string; readonly to: string }[] =>
  joined(freeToChoose(battle, task), ({ id }) => {
    const to = task.facts[`nearest.${id}`];
    return to === undefined ? [] : [{ id, to }];
  });

/** AMB-78, AMB-83: the nearest enemy of each battery; one broken by a volley of this phase still counts. */
function nearestFacts(battle: Battle, task: VolleyTask): Fact[] {
  const optionsWith = (bound: string): Choice[] => [
    { value: batteries.FREE_CHOICE, label: 'volley-free-choice' },
    ...Object.values(battle.units)
      .filter((unit) => unit.side !== task.side && ((inTheFight(unit) && unit.host === null) || unit.id === bound))
      .map((unit) => ({ value: unit.id, label: called(shortNamed(unit)) })),
    { value: batteries.NOT_IN_THE_BOOK, label: 'volley-nearest-unknown' },
  ];
  return freeToChoose(battle, task).map((unit) => {
    const label = say('volley-nearest', { gun: shortNamed(unit) });
    const bound = batteries.boundTo(battle, task, unit.id);
    return oneOf(`nearest.${unit.id}`, label, bound, optionsWith(bound), AGAINST);
  });
}

interface Offered {
  readonly key: string;
  readonly name: Text;
  readonly effect: Said;
}

function gunFacts(battle: Battle, task: VolleyTask, { key, name, effect }: Offered): Fact[] {
  const gun = batteries.firersOf(battle, task).find((one) => one.key === key);
  const fires = yesNo(`fires.${key}`, called(name), gun !== undefined, { effect, party: gun ? key : 'guns' });
  if (!gun) return [fires];
  const lostDie = say('dice-change', { dice: artillery.LOST_DIE });
  // NBC-ART-12 also applies to batteries as targets. Rockets gain nothing, but the target's check changes (NBC-QC-11).
  const shaped = batteries.targetIn(battle, task).kind !== 'garrison';
  return present(
    fires,
    gun.band !== undefined &&
      gun.band !== 'short' &&
      yesNo(`level.${key}`, 'volley-other-level', gun.differentLevel, { effect: lostDie, party: key }),
    gun.band !== undefined && rangeFact(battle, task, gun, gun.band),
    sightFacts(battle, task, gun),
    shaped && aspectFact(battle, task, gun),
  );
}

/** NBC-VIS-01, NBC-VIS-03: asks about vantage point and sight if visibility ends inside the battery's range. */
function sightFacts(battle: Battle, { facts }: VolleyTask, gun: Gun): Fact[] {
  const { key: party, sight } = gun;
  const [vantage, unseen] = [`vantage.${party}`, `unseen.${party}`] as const;
  const label = say('volley-unseen', { cm: sight.visibilityCm });
  return present(
    batteries.vantageHelps(battle, gun) && yesNo(vantage, 'on-vantage-point', facts[vantage] ?? false, { party }),
    batteries.mayBeUnseen(gun) && yesNo(unseen, label, facts[unseen] ?? false, { effect: 'volley-no-shot', party }),
  );
}

function rangeFact(battle: Battle, task: VolleyTask, gun: Gun, band: RangeBand): Fact {
  const { weight, attached } = gun.battery;
  const bands = RANGE_BANDS.filter((one) => !attached || one !== 'long').map((one) => ({
    value: one,
    label: say('volley-range-to', { cm: artillery.measuredTo(weight, one, battle.rulings) }),
    effect: () => shotSaid(battle, task, batteries.atBand(battle, task, gun, one)),
  }));
  return oneOf(`range.${gun.key}`, 'volley-range', band, bands, { party: gun.key });
}

function shotSaid(battle: Battle, task: VolleyTask, gun: Gun): Said {
  const { dice } = gunFiring(battle, task, gun);
  return artillery.withinSight(gun.battery.pieces, gun.sight).ok
    ? say('round-throw', { dice: dice.total })
    : 'volley-no-shot';
}

function aspectFact(battle: Battle, task: VolleyTask, gun: Gun): Fact {
  const effectOf = (aspect: Aspect): Said | undefined => {
    if (gun.battery.pieces === 'rockets') return onItsCheck(aspect);
    return gunFiring(battle, task, { ...gun, aspect }).bonus.length > 0 ? 'misses-again' : undefined;
  };
  const choices = aspectChoices((aspect) => () => effectOf(aspect));
  return oneOf(`aspect.${gun.key}`, STRIKES_FROM, gun.aspect, choices, { party: gun.key });
}

/** For example "heavy guns" or "rockets, attached". */
function kindSaid({ pieces, weight, attached }: Battery): Message {
  const kind = word(`guns-kind-${pieces === 'guns' ? weight : pieces}`);
  return attached ? say('guns-kind-attached', { kind }) : kind;
}

/** The facts in order: the batteries with their shots, the target, then possible objections. */
export function askedOf(battle: Battle, task: VolleyTask): Fact[] {
  const side = sideOf(task);
  const guns: Offered[] = joined(batteries.batteriesAt(battle, side, task.data.on), (unit) => {
    const battery = batteries.batteryOf(battle, unit);
    return battery ? [{ key: unit.id, name: shortNamed(unit), effect: kindSaid(battery) }] : [];
  });
  const theirs: Offered[] = keepsBooks(battle, side)
    ? []
    : [{ key: batteries.STRANGER, name: word('volley-stranger'), effect: 'volley-stranger-effect' }];
  const stranger = batteries.firersOf(battle, task).some((gun) => gun.key === batteries.STRANGER);
  return present(
    joined([...guns, ...theirs], (gun) => gunFacts(battle, task, gun)),
    stranger && batteries.strangerFacts(task),
    batteries.targetFacts(battle, task),
    againstFacts(battle, task),
  );
}
