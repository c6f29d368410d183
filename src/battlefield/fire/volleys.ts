/** Phase 4: fire is resolved by target and recorded, and counts for both sides at the end (NBC-ART). */

import { ruling } from '../../book/rulings.ts';
import { enemyOf, type SideId } from '../../book/terms.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Said, say, type Text } from '../../engine/message.ts';
import { joined } from '../../engine/present.ts';
import type { Battle, Mark, Unit, WrittenShot } from '../battle.ts';
import { counting, isVolley, keepsBooks, orderOf, toCount, unitsThere } from '../battle.ts';
import { holds } from '../facts.ts';
import { deed } from '../handling.ts';
import { BY_HAND, type Decided, dieOdds } from '../ledger/checks.ts';
import { type EventBuilder, log, openTask, setUnit } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { formationAttacked, settlePhase, suffer, sufferBattery, tellFire } from '../ledger/losses.ts';
import { sideOf } from '../look-up.ts';
import { shortNamed, sideNamed } from '../named.ts';
import type { DiceThrown, HitFaces, Need, Odds, Procedure } from '../procedure.ts';
import { choicesFrom, rollIn } from '../procedure.ts';
import { type ShotHits, type VolleyResult, volley as volleyResult } from '../rules/fire/artillery.ts';
import {
  builtBridgeUnderFire,
  confirmingDie,
  DESTROYED_ON,
  destroyBattery,
  HITS_TO_DESTROY,
  needsConfirming,
  UNHURT,
} from '../rules/fire/casualties.ts';
import { isGunTarget } from '../rules/fire/fighters.ts';
import type { HitPart } from '../rules/fire/hit-throws.ts';
import { diceShown, hitChoices, hitsThrown, hitWords, oddsOfHits, oddsPart, soFar } from '../rules/fire/hit-throws.ts';
import { inTheFight, markedUnit, markNamed, markShort, strikeFirst, targetOf } from '../rules/fire/under-fire.ts';
import { mayFireHere } from '../rules/lulls/lulls.ts';
import { bridgeWith } from '../rules/special-troops/trains.ts';
import { diceIn } from '../throws.ts';
import type { Gun, VolleyTask } from './volley-batteries.ts';
import {
  atGuns,
  batteriesAt,
  coverOf,
  firersOf,
  STRANGER,
  targetUnitOf,
  volleyAnswers,
  volleyData,
} from './volley-batteries.ts';
import { askedOf, boundSaid, gunFiring, sumsOf, warningsOf } from './volley-facts.ts';

/** Whether a side may fire at this target now; null stands for an enemy without records in the app. */
export function mayBombard(battle: Battle, side: SideId, on: Mark, late?: true): Legality {
  const target = markedUnit(battle, on);
  const calm = mayFireHere(battle, on);
  const support = target && strikeFirst(battle, target);
  return unless(
    battle.phase !== 4 && !late && refuse('volley-phase', 'NBC-ART-01'),
    on !== null && !target && refuse('skirmish-no-target', 'NBC-ART-05'),
    target && target.side === side && refuse('volley-friend', 'NBC-ART-05'),
    target && !inTheFight(target) && refuse('skirmish-not-in-fight', 'NBC-ART-05'),
    target?.card.arm === 'artillery' && target.host !== null && refuse('target-of-attached', 'NBC-ART-21'),
    support && refuse(say('volley-support', { unit: shortNamed(support) }), 'NBC-GAR-04'),
    calm,
    on === null && !keepsBooks(battle, side) && refuse('fight-no-books', 'NBC-ART-05'),
    holds(target, 'volleyed') && refuse('target-had-volley', 'NBC-ART-05'),
    batteriesAt(battle, side, on).length === 0 && keepsBooks(battle, side) && refuse('volley-none-left', 'NBC-ART-05'),
  );
}

export const bombardable = (battle: Battle, side: SideId): Unit[] =>
  unitsThere(battle, enemyOf(side)).filter((unit) => mayBombard(battle, side, { unit: unit.id }).ok);

export const bombard = deed(mayBombard, (d, side, on, _late?: true) =>
  openTask(d, { kind: 'volley', side, unit: markedUnit(d.state, on)?.id, data: { on } }),
);

const partOf = (battle: Battle, task: VolleyTask, gun: Gun): HitPart => ({
  ...{ key: gun.key, by: sideOf(task), who: gun.name, from: 'pot' },
  throw: gunFiring(battle, task, gun).throw,
  reads: readsOf(battle, task, gun),
});

/** What a rule reads from the faces: rockets' natural 1 (NBC-RKT-01), the die that destroys guns (NBC-ART-19). */
function readsOf(battle: Battle, task: VolleyTask, { battery }: Gun): HitFaces | undefined {
  if (battery.pieces === 'rockets') return { one: true };
  if (!atGuns(battle, task) || confirmingDie(battle.rulings) === 'fresh') return undefined;
  return { redFrom: ruling(battle.rulings, 'cbAccumulate') === 'perTarget' ? 1 : HITS_TO_DESTROY };
}

const shooting = (battle: Battle, task: VolleyTask): { gun: Gun; part: HitPart }[] =>
  firersOf(battle, task)
    .filter((gun) => gunFiring(battle, task, gun).legal.ok)
    .map((gun) => ({ gun, part: partOf(battle, task, gun) }));

/** AMB-04: each battery's throw so far. The red die counts as first thrown. */
function shotsThrown(battle: Battle, task: VolleyTask): { gun: Gun; shot: ShotHits; needs: readonly Need[] }[] {
  const fresh = confirmingDie(battle.rulings) === 'fresh';
  return shooting(battle, task).map(({ gun, part }) => {
    const thrown = hitsThrown(task, part);
    const confirm: Face | undefined = fresh ? diceIn(task, dieOf(gun))?.[0] : thrown.red;
    const { hits, faces, one, needs } = thrown;
    return { gun, shot: { battery: gun.battery, aspect: gun.aspect, hits, faces, one, confirm }, needs };
  });
}

const dieOf = (gun: Gun): string => `${gun.key}.die`;

/** The extra die that confirms the destruction of guns by ruling `cbConfirm`. */
function freshDice(battle: Battle, task: VolleyTask): Need[] {
  if (confirmingDie(battle.rulings) !== 'fresh' || !atGuns(battle, task)) return [];
  const pots = shotsThrown(battle, task);
  if (pots.some(({ needs }) => needs.length > 0)) return [];
  const confirms = (...shots: ShotHits[]): boolean => needsConfirming(shots, battle.rulings);
  const together = ruling(battle.rulings, 'cbAccumulate') === 'perTarget';
  const all = together && confirms(...pots.map(({ shot }) => shot));
  const due = together
    ? pots.filter(({ shot }) => all && shot.hits > 0).slice(0, 1)
    : pots.filter(({ shot }) => confirms(shot));
  return joined(due, ({ gun }): Need[] => {
    const slot = dieOf(gun);
    const label = say('volley-die', { gun: gun.name });
    return rollIn(task, slot) ? [] : [{ slot, by: sideOf(task), label, want: 'dice', dice: 1 }];
  });
}

const hitsIn = (battle: Battle, task: VolleyTask): number =>
  shotsThrown(battle, task).reduce((sum, { shot }) => sum + shot.hits, 0);

/** The effect of a volley on a unit with records. Disorder does not affect a finished bridge (NBC-PON-07). */
function resultOn(battle: Battle, unit: Unit, shots: readonly ShotHits[]): VolleyResult {
  const result = volleyResult(targetOf(battle, unit), shots, battle.rulings);
  if (!bridgeWith(battle, unit.id)) return result;
  const { hits } = result.target;
  const razed = builtBridgeUnderFire(shots, battle.rulings) === 'rebuild';
  return { ...result, target: razed ? destroyBattery(hits) : { ...UNHURT, hits } };
}

function foretold(battle: Battle, task: VolleyTask): Said {
  const unit = targetUnitOf(battle, task);
  if (!unit || !keepsBooks(battle, unit.side)) return hitsIn(battle, task) === 0 ? 'volley-nobody' : 'volley-tell';
  const shots = shotsThrown(battle, task).map(({ shot }) => shot);
  const { target, misfires } = resultOn(battle, unit, shots);
  const named = shortNamed(unit);
  const lost = target.cpLost;
  if (misfires.length > 0) return 'volley-misfires';
  if (target.fate !== 'good' && bridgeWith(battle, unit.id)) return 'volley-bridge';
  if (target.fate !== 'good') return say(`volley-${target.fate}`, { unit: named });
  if (target.disordered) return say('volley-disorders', { unit: named, lost });
  if (lost > 0) return say('volley-loses', { unit: named, lost });
  return say(target.check ? 'volley-checks' : 'unit-unhurt', { unit: named });
}

function remember(d: EventBuilder, task: VolleyTask, firers: readonly Gun[]): void {
  const unit = targetUnitOf(d.state, task);
  if (unit) learn(d, { unit: unit.id }, { volleyed: true });
  if (unit && task.facts.cover !== undefined) learn(d, { unit: unit.id }, { cover: coverOf(d.state, task) });
  for (const { id, to } of boundSaid(d.state, task)) learn(d, { unit: id }, { boundTo: to });
  for (const { key, band } of firers) {
    if (!d.state.units[key]) continue;
    if (band) learn(d, { unit: key }, { range: band });
    setUnit(d, key, { firedIn: d.state.turn });
  }
}

function writeDown(d: EventBuilder, task: VolleyTask, shots: readonly WrittenShot[], more: Decided): void {
  const side = sideOf(task);
  const firers = firersOf(d.state, task);
  remember(d, task, firers);
  d.add({ type: 'shots', shots: [...d.state.shots, ...shots] });
  const guns: Text[] = firers.length > 0 ? firers.map(({ name }) => name) : [sideNamed(d.state, side)];
  const hits = shots.reduce((sum, shot) => sum + shot.hits, 0);
  log(d, say('volley-fired', { guns, target: markNamed(d.state, task.data.on), hits }), { side, ...more });
  if (d.state.phase === 4) return;
  // A forgotten shot counts at once.
  countVolleys(d);
  settlePhase(d);
}

/** The chance of a hit or, if only the confirming die is left, its chance (NBC-ART-19, NBC-HOW-05). */
function oddsIn(battle: Battle, task: VolleyTask): Odds | null {
  const [die] = freshDice(battle, task);
  const parts = shooting(battle, task).map(({ part }) => part);
  const shot = die && shotsThrown(battle, task).find(({ gun }) => die.slot === dieOf(gun));
  if (!shot) return oddsOfHits(soFar(task, parts));
  const { pieces } = shot.gun.battery;
  // NBC-RKT-04: rockets destroy no guns.
  const from = pieces === 'rockets' ? FACES.length + 1 : DESTROYED_ON[pieces];
  return dieOdds((face) => face >= from, {
    claim: 'volley-chance-destroyed',
    good: [`${from}+`, 'volley-destroyed'],
    bad: [`1–${from - 1}`, 'volley-not-destroyed'],
  });
}

function diceOf(battle: Battle, task: VolleyTask): DiceThrown[] {
  const fresh = confirmingDie(battle.rulings) === 'fresh';
  return joined(shotsThrown(battle, task), ({ gun, shot }) => {
    const shown = diceShown(task, partOf(battle, task, gun));
    const red = atGuns(battle, task) && shot.hits >= HITS_TO_DESTROY && shot.confirm;
    const label = say(fresh ? 'volley-own-die' : 'volley-red-die', { gun: gun.name });
    return red ? [...shown, { label, dice: [{ face: red }] }] : shown;
  });
}

/** The results the table can enter for a volley at guns, with the hits they stand for. */
const HITS_BY_HAND: Readonly<Record<string, number>> = { '0': 0, destroyed: HITS_TO_DESTROY, disordered: 1 };
const MOST_BY_HAND = 9;

type Fallen = Pick<WrittenShot, 'hits' | 'confirm'> & Partial<Pick<WrittenShot, 'faces' | 'one'>>;

const shotBy = (task: VolleyTask, gun: Gun | undefined, { hits, faces = [], one, confirm }: Fallen): WrittenShot => ({
  ...{ side: sideOf(task), by: gun && gun.key !== STRANGER ? gun.key : null, on: task.data.on, hits },
  ...{ aspect: gun?.aspect ?? 'front', faces, ...(faces.length === 0 && one && { one }) },
  ...{ pieces: gun?.battery.pieces ?? 'guns', confirm },
});

export const volley: Procedure<VolleyTask['data'], VolleyTask['facts']> = {
  schema: { data: volleyData, facts: volleyAnswers },
  optional: true,
  throwsOn: () => true,
  over: (battle, task) => !mayFireHere(battle, task.data.on).ok,
  question: (battle, task) => say('volley-question', { target: markShort(battle, task.data.on) }),
  facts: askedOf,
  waits: (battle, task) => (firersOf(battle, task).length === 0 ? 'volley-choose' : undefined),
  warnings: warningsOf,
  sums: sumsOf,
  needs: (battle, task) => [...joined(shotsThrown(battle, task), ({ needs }) => needs), ...freshDice(battle, task)],
  odds: oddsIn,
  dice: diceOf,
  reading(battle, task) {
    const sums = sumsOf(battle, task);
    if (shooting(battle, task).length === 0) return { word: 'volley-no-shot', means: 'volley-no-dice', sums };
    const hits = hitsIn(battle, task);
    const part = oddsPart(oddsIn(battle, task), hits);
    return { word: hitWords(hits), means: foretold(battle, task), sums, part };
  },
  settle(d, task) {
    const shots = shotsThrown(d.state, task).map(({ gun, shot }) => shotBy(task, gun, shot));
    if (shots.length > 0) writeDown(d, task, shots, { sums: sumsOf(d.state, task) });
  },
  byHand: (battle, task) =>
    atGuns(battle, task)
      ? choicesFrom({ 0: hitWords(0), destroyed: 'volley-by-hand-destroyed', disordered: 'volley-by-hand-disordered' })
      : hitChoices(MOST_BY_HAND),
  settleByHand(d, task, choice) {
    const [first, ...others] = firersOf(d.state, task);
    const hits = HITS_BY_HAND[choice] ?? Number(choice);
    const told = shotBy(task, first, { hits, confirm: choice === 'destroyed' && hits > 0 ? 6 : undefined });
    writeDown(d, task, [told, ...others.map((gun) => shotBy(task, gun, { hits: 0 }))], BY_HAND);
  },
};

/** NBC-ART-05, -17 to -20, AMB-83: counts all fire of the phase at once, from the state it was thrown in. */
export function countVolleys(d: EventBuilder): void {
  const { state } = d;
  const shots = toCount(state.shots).filter(isVolley);
  d.add({ type: 'shots', shots: counting(state.shots, isVolley) });
  for (const unit of Object.values(state.units)) {
    const on = shots.filter((shot) => shot.on && 'unit' in shot.on && shot.on.unit === unit.id);
    if (on.length === 0) continue;
    const fired = on.map(({ pieces = 'guns', ...shot }): ShotHits => ({ ...shot, battery: { pieces } }));
    const result = resultOn(state, unit, fired);
    for (const shot of result.misfires) misfire(d, on[shot]?.by ?? null);
    if (unit.fate !== 'good') continue;
    if (!keepsBooks(state, unit.side)) tellFire(d, unit, result.target);
    else if (isGunTarget(unit.card)) sufferBattery(d, unit.id, result.target, 'artillery');
    else if (result.target.hits > 0 || result.target.check)
      suffer(d, unit.id, result.target, {
        cause: 'artillery',
        order: orderOf(state, unit),
        aspects: result.target.check?.aspects ?? on.flatMap(({ hits, aspect }) => (hits > 0 ? aspect : [])),
      });
    // AMB-29: whoever is missed was fired at too.
    formationAttacked(d, unit, 'artillery');
  }
}

/** AMB-80: by ruling `rocketOne` a natural 1 makes the rockets themselves check for Disorder. */
function misfire(d: EventBuilder, by: string | null): void {
  const unit = by === null ? undefined : d.state.units[by];
  if (unit?.fate !== 'good') return;
  const data = { column: 'hit', lost: 0, aspects: [], why: 'check-misfire' };
  openTask(d, { kind: 'disorder', side: unit.side, unit: unit.id, data });
}
