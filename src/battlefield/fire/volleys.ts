/** Phase 4 at the table: fire is resolved by target, written down, and counted for both sides together (NBC-ART). */

import { ruling } from '../../book/rulings.ts';
import { enemyOf, type SideId } from '../../book/terms.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import {
  allCounted,
  type Battle,
  keepsBooks,
  type Mark,
  orderOf,
  type Task,
  toCount,
  type Unit,
  type WrittenShot,
} from '../battle.ts';
import { type EventBuilder, log, openTask, setUnit } from '../event-builder.ts';
import { learn } from '../learn.ts';
import { suffer, sufferBattery } from '../losses.ts';
import { mayFireHere } from '../lulls/lull-here.ts';
import { type Need, type Odds, type Procedure, rollIn } from '../procedure.ts';
import { builtBridgeUnderFire } from '../special-troops/pontoons.ts';
import { diceIn } from '../throws.ts';
import { type ShotHits, type VolleyResult, volley as volleyResult } from './artillery.ts';
import { destroyBattery, UNHURT } from './casualties.ts';
import { confirmingDie, DESTROYED_ON, needsConfirming } from './counter-battery.ts';
import { isGunTarget } from './fighters.ts';
import { diceShown, type HitPart, hitsThrown, hitWords, oddsOfHits, oddsPart, soFar } from './hit-throws.ts';
import { boundSaid } from './nearest-first.ts';
import { inTheFight, markName, sameMark, strikeFirst, targetOf } from './under-fire.ts';
import { batteriesAt, firersOf, type Gun, STRANGER } from './volley-batteries.ts';
import { askedOf, gunFiring, sumsOf, warningsOf } from './volley-facts.ts';
import { atGuns, coverOf, targetUnitOf } from './volley-targets.ts';

// ---- who may -------------------------------------------------------------------------------------------------------

/** What a side has fired at in the phase that runs. */
const firedAt = (battle: Battle, side: SideId): Mark[] =>
  battle.shots.filter((shot) => shot.side === side).map((shot) => shot.on);

/** Whether a side may fire a volley at this target now; null is an enemy who is not in the book. */
export function mayBombard(battle: Battle, side: SideId, on: Mark): Legality {
  const target = on && 'unit' in on ? battle.units[on.unit] : undefined;
  const calm = mayFireHere(battle, on);
  const support = target && strikeFirst(battle, target);
  return unless(
    battle.phase !== 4 && refuse('Artillery fires in phase 4.', 'NBC-ART-01'),
    on !== null && !target && refuse('There is no such target.', 'NBC-ART-05'),
    target && target.side === side && refuse('Guns fire at the enemy.', 'NBC-ART-05'),
    target && !inTheFight(target) && refuse('That unit is not in the fight.', 'NBC-ART-05'),
    target?.card.arm === 'artillery' &&
      target.host !== null &&
      refuse('Fire at the unit this battery is attached to.', 'NBC-ART-21'),
    support &&
      refuse(`${support.card.name} stands there in support and takes what is fired at the place.`, 'NBC-GAR-04'),
    !calm.ok && calm,
    on === null && !keepsBooks(battle, side) && refuse('One of the two must be in the book.', 'NBC-ART-05'),
    target &&
      firedAt(battle, side).some((mark) => sameMark(mark, on)) &&
      refuse('This target has had its volley.', 'NBC-ART-05'),
    batteriesAt(battle, side, on).length === 0 &&
      keepsBooks(battle, side) &&
      refuse('No battery of this side is left to fire at it.', 'NBC-ART-05'),
  );
}

/** Enemy units a side may still fire at. */
export const bombardable = (battle: Battle, side: SideId): Unit[] =>
  Object.values(battle.units).filter(
    (unit) => unit.side === enemyOf(side) && mayBombard(battle, side, { unit: unit.id }).ok,
  );

/** Opens the volley of a side at one target. */
export function bombard(d: EventBuilder, side: SideId, on: Mark): Said | undefined {
  const legal = mayBombard(d.state, side, on);
  if (!legal.ok) return legal.why;
  const unit = on && 'unit' in on ? on.unit : undefined;
  openTask(d, { kind: 'volley', side, ...(unit !== undefined && { unit }), data: { on } });
  return undefined;
}

// ---- the volley ----------------------------------------------------------------------------------------------------

const markOf = (task: Task): Mark => task.data.on as Mark;
const targetName = (battle: Battle, task: Task): string => targetUnitOf(battle, task)?.card.name ?? 'the enemy';

const partOf = (battle: Battle, task: Task, gun: Gun): HitPart => ({
  key: gun.key,
  by: task.side!,
  label: gun.name,
  throw: gunFiring(battle, task, gun).throw,
  from: 'pot',
});

/** The batteries whose shot the rules leave dice for. */
const shooting = (battle: Battle, task: Task): { gun: Gun; part: HitPart }[] =>
  firersOf(battle, task)
    .filter((gun) => gunFiring(battle, task, gun).legal.ok)
    .map((gun) => ({ gun, part: partOf(battle, task, gun) }));

/** Each battery's throw as far as it lies there; the red die is read as it first fell (AMB-04). */
function shotsThrown(battle: Battle, task: Task): { gun: Gun; shot: ShotHits; needs: readonly Need[] }[] {
  const fresh = confirmingDie(battle.rulings) === 'fresh';
  return shooting(battle, task).map(({ gun, part }) => {
    const thrown = hitsThrown(task, part);
    const confirm: Face | undefined = fresh ? diceIn(task, dieOf(gun))?.[0] : thrown.pot?.red;
    const { hits, faces, needs } = thrown;
    const shot = { battery: gun.battery, aspect: gun.aspect, hits, faces, ...(confirm && { confirm }) };
    return { gun, shot, needs };
  });
}

const dieOf = (gun: Gun): string => `${gun.key}.die`;

/** By ruling `cbConfirm` a die of its own decides whether guns are destroyed. */
function freshDice(battle: Battle, task: Task): Need[] {
  if (confirmingDie(battle.rulings) !== 'fresh' || !atGuns(battle, task)) return [];
  const pots = shotsThrown(battle, task);
  if (pots.some(({ needs }) => needs.length > 0)) return [];
  const together = ruling(battle.rulings, 'cbAccumulate') === 'perTarget';
  const due = together
    ? needsConfirming(
        pots.map(({ shot }) => shot),
        battle.rulings,
      )
      ? pots.filter(({ shot }) => shot.hits > 0).slice(0, 1)
      : []
    : pots.filter(({ shot }) => needsConfirming([shot], battle.rulings));
  return due
    .filter(({ gun }) => !rollIn(task, dieOf(gun)))
    .map(({ gun }) => ({
      slot: dieOf(gun),
      by: task.side!,
      label: `${gun.name}: are the guns destroyed?`,
      want: 'dice',
      dice: 1,
    }));
}

const hitsIn = (battle: Battle, task: Task): number =>
  shotsThrown(battle, task).reduce((sum, { shot }) => sum + shot.hits, 0);

/** What a volley does to a unit of the book; a bridge that stands shrugs Disorder off (NBC-PON-07). */
function resultOn(battle: Battle, unit: Unit, shots: readonly ShotHits[]): VolleyResult {
  const result = volleyResult(targetOf(battle, unit), shots, battle.rulings);
  if (!unit.building?.done) return result;
  const { hits } = result.target;
  const razed = builtBridgeUnderFire(shots, battle.rulings) === 'rebuild';
  return { ...result, target: razed ? destroyBattery(hits) : { ...UNHURT, hits } };
}

/** What the volley will do when the phase ends, as far as the book knows the target. */
function foretold(battle: Battle, task: Task): string {
  const unit = targetUnitOf(battle, task);
  const shots = shotsThrown(battle, task).map(({ shot }) => shot);
  const hits = hitsIn(battle, task);
  if (!unit || !keepsBooks(battle, unit.side))
    return hits === 0 ? 'Nobody is hit.' : 'Tell the other side; its books are not kept here.';
  const { target, misfires } = resultOn(battle, unit, shots);
  const { name } = unit.card;
  if (misfires.length > 0) return 'Rockets misfire: their battery checks for disorder.';
  if (target.fate !== 'good' && unit.building?.done) return 'The bridge is destroyed when the phase ends.';
  if (target.fate !== 'good')
    return `${name} is ${target.fate === 'broken' ? 'broken' : 'eliminated'} when the phase ends.`;
  if (target.disordered)
    return `${name} is disordered when the phase ends${target.cpLost > 0 ? `, and loses ${target.cpLost}CP` : ''}.`;
  if (target.cpLost > 0) return `${name} loses ${target.cpLost}CP and checks when the phase ends.`;
  return target.check ? `${name} checks for disorder when the phase ends.` : `${name} is unhurt.`;
}

/** Writes the volley down: the batteries have fired, the target has had its volley. */
function writeDown(d: EventBuilder, task: Task, shots: readonly WrittenShot[], more: Parameters<typeof log>[2]): void {
  const unit = targetUnitOf(d.state, task);
  if (unit && task.facts.cover !== undefined) learn(d, { unit: unit.id }, { cover: coverOf(d.state, task) });
  // As it was before the guns are marked as fired.
  const firers = firersOf(d.state, task);
  for (const { id, to } of boundSaid(d.state, task)) learn(d, { unit: id }, { boundTo: to, boundIn: d.state.turn });
  for (const gun of firers) {
    const own = d.state.units[gun.key];
    if (!own) continue;
    learn(d, { unit: own.id }, gun.band ? { range: gun.band } : {});
    setUnit(d, own.id, { firedIn: d.state.turn });
  }
  d.add({ type: 'shots', shots: [...d.state.shots, ...shots] });
  const guns = firers.map(({ name }) => name);
  const hits = shots.reduce((sum, shot) => sum + shot.hits, 0);
  log(
    d,
    `${guns.length > 0 ? guns.join(', ') : d.state.sides[task.side!].name} on ${markName(d.state, markOf(task))}: **${hitWords(hits).toLowerCase()}**.`,
    { side: task.side!, ...more },
  );
}

/** The chance of a hit; where only the die is wanted that may destroy guns, its chance (NBC-ART-19, NBC-HOW-05). */
function oddsIn(battle: Battle, task: Task): Odds | null {
  const [die] = freshDice(battle, task);
  if (!die)
    return oddsOfHits(
      soFar(
        task,
        shooting(battle, task).map(({ part }) => part),
      ),
    );
  const gun = shotsThrown(battle, task).find((shot) => die.slot === dieOf(shot.gun))!.gun;
  const { pieces } = gun.battery;
  const from = pieces === 'rockets' ? FACES.length + 1 : DESTROYED_ON[pieces];
  const good = FACES.filter((face) => face >= from).length;
  return {
    claim: 'Chance that the guns are destroyed',
    good,
    of: FACES.length,
    parts: [
      { key: `${from}+`, n: good, means: 'destroyed' },
      { key: `1–${from - 1}`, n: FACES.length - good, means: 'not' },
    ],
    unit: 'throw',
  };
}

const BY_HAND = { destroyed: 'The guns are destroyed', disordered: 'The guns are disordered' } as const;
/** What the table may tell at most of one volley. */
const MOST_BY_HAND = 9;

export const volley: Procedure = {
  kind: 'volley',
  optional: true,
  throwsOn: () => true,
  question: (battle, task) => `Which batteries fire on ${targetName(battle, task)}?`,
  facts: askedOf,
  waits: (battle, task) => (firersOf(battle, task).length === 0 ? 'choose a battery' : undefined),
  warnings: warningsOf,
  sums: sumsOf,
  needs: (battle, task) => [...shotsThrown(battle, task).flatMap(({ needs }) => needs), ...freshDice(battle, task)],
  odds: oddsIn,
  dice: (battle, task) =>
    shotsThrown(battle, task).flatMap(({ gun, shot }) => {
      const shown = diceShown(task, partOf(battle, task, gun));
      const red = atGuns(battle, task) && shot.hits >= 2 && shot.confirm;
      return red ? [...shown, { label: `${gun.name}, ${fresh(battle)}`, dice: [{ face: red }] }] : shown;
    }),
  reading(battle, task) {
    const hits = hitsIn(battle, task);
    const part = oddsPart(oddsIn(battle, task), hits);
    if (shooting(battle, task).length === 0)
      return { word: 'No shot', means: 'The rules leave no dice for it.', sums: sumsOf(battle, task) };
    return {
      word: hitWords(hits),
      means: foretold(battle, task),
      sums: sumsOf(battle, task),
      ...(part !== undefined && { part }),
      good: hits > 0,
    };
  },
  settle(d, task) {
    const thrown = shotsThrown(d.state, task);
    if (thrown.length === 0) return;
    const shots = thrown.map(
      ({ gun, shot }): WrittenShot => ({
        side: task.side!,
        by: gun.key === STRANGER ? null : gun.key,
        on: markOf(task),
        hits: shot.hits,
        aspect: shot.aspect,
        faces: shot.faces,
        pieces: gun.battery.pieces,
        ...(shot.confirm && { confirm: shot.confirm }),
      }),
    );
    writeDown(d, task, shots, { sums: sumsOf(d.state, task) });
  },
  byHand: (battle, task) =>
    atGuns(battle, task)
      ? [{ value: '0', label: 'No hit' }, ...Object.entries(BY_HAND).map(([value, label]) => ({ value, label }))]
      : Array.from({ length: MOST_BY_HAND + 1 }, (_, n) => ({ value: String(n), label: hitWords(n) })),
  settleByHand(d, task, choice) {
    const [first] = firersOf(d.state, task);
    const others = firersOf(d.state, task).slice(1);
    const told = (gun: Gun | undefined, hits: number): WrittenShot => ({
      side: task.side!,
      by: gun && gun.key !== STRANGER ? gun.key : null,
      on: markOf(task),
      hits,
      aspect: gun?.aspect ?? 'front',
      faces: [],
      pieces: gun?.battery.pieces ?? 'guns',
      ...(choice === 'destroyed' && hits > 0 && { confirm: 6 as const }),
    });
    const hits = choice === 'destroyed' ? 2 : choice === 'disordered' ? 1 : Number(choice);
    writeDown(d, task, [told(first, hits), ...others.map((gun) => told(gun, 0))], { byHand: true });
  },
};

const fresh = (battle: Battle): string =>
  confirmingDie(battle.rulings) === 'fresh' ? 'a die of its own' : 'the red die';

// ---- the end of the phase ------------------------------------------------------------------------------------------

/** NBC-ART-05, NBC-ART-17 to -20, AMB-83: all fire of the phase falls at once, from the state in which it was thrown. */
export function countVolleys(d: EventBuilder): void {
  const { state } = d;
  const shots = toCount(state.shots);
  d.add({ type: 'shots', shots: allCounted(state.shots) });
  for (const unit of Object.values(state.units)) {
    const on = shots.filter((shot) => shot.on && 'unit' in shot.on && shot.on.unit === unit.id);
    if (on.length === 0) continue;
    const fired = on.map(
      ({ hits, aspect, faces, pieces = 'guns', confirm }): ShotHits => ({
        battery: { pieces },
        hits,
        aspect,
        faces,
        ...(confirm && { confirm }),
      }),
    );
    const result = resultOn(state, unit, fired);
    for (const { shot } of result.misfires) misfire(d, on[shot]!.by);
    if (unit.fate !== 'good' || !keepsBooks(state, unit.side)) continue;
    if (isGunTarget(unit.card)) sufferBattery(d, unit.id, result.target, 'artillery');
    else if (result.target.hits > 0 || result.target.check)
      suffer(d, unit.id, result.target, {
        cause: 'artillery',
        order: orderOf(state, unit),
        aspects: result.target.check?.aspects ?? on.flatMap(({ hits, aspect }) => (hits > 0 ? aspect : [])),
      });
  }
}

/** AMB-80: by ruling `rocketOne` a natural 1 falls on the rockets themselves. */
function misfire(d: EventBuilder, by: string | null): void {
  const unit = by === null ? undefined : d.state.units[by];
  if (unit?.fate !== 'good') return;
  openTask(d, {
    kind: 'disorder',
    side: unit.side,
    unit: unit.id,
    data: { column: 'hit', lost: 0, aspects: [], why: 'its rockets misfired' },
  });
}
