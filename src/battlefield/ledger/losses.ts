/**
 * The effect of hits on the ledger: combat points and their three books, Disorder, exhaustion, Broken and worse
 * (NBC-GL-05, -15 to -19, NBC-EX-02, NBC-DC-03, -04, NBC-SKM-07, -08, NBC-ART-17, -18, -20, -22).
 */
import type { Aspect, Order } from '../../book/terms.ts';
import { type Message, type Said, say, word } from '../../engine/message.ts';
import type { Battle, Formation, Hurt, Unit, UnitState } from '../battle.ts';
import { attachedTo, currentCP, formationOrderOf, hasCP, hitsFall, officerWith, orderOf } from '../battle.ts';
import { type FactsOf, holds, known } from '../facts.ts';
import { formationOf, unitOf } from '../look-up.ts';
import { formationNamed, strengthLeft, unitNamed } from '../named.ts';
import { inBooks, lossesAfter } from '../on-foot.ts';
import { isTested } from '../rules/command/officers.ts';
import { type AttackedBy, orderUnderAttack, orderWhenAttacked } from '../rules/command/order-obligations.ts';
import type { Casualties } from '../rules/fire/casualties.ts';
import * as rules from '../rules/fire/casualties.ts';
import type { Target } from '../rules/fire/fighters.ts';
import { type StandChoice, skirmishCasualties } from '../rules/fire/skirmish.ts';
import { ratingOf, targetOf } from '../rules/fire/under-fire.ts';
import { passable } from '../rules/movement/manoeuvres.ts';
import { bridgeWith, trainCombatCP } from '../rules/special-troops/trains.ts';
import { isPlayed } from '../simplified.ts';
import type { Decided } from './checks.ts';
import { callOffFights, markAttacked, markStruck } from './contact.ts';
import { clearBridge, driveOff, endScreens, leavePlace, letGo } from './driven-off.ts';
import { type EventBuilder, notice, openTask, setFormation, setOfficer, setUnit } from './event-builder.ts';
import { endFacts, learn } from './learn.ts';

/** The state of a unit off the table, without markers and without anything it held. */
export const GONE = {
  disordered: false,
  resting: false,
  stands: 0,
  area: null,
  occupied: 0,
  hurt: null,
  host: null,
  looting: false,
  ownOrder: null,
  conversion: null,
  onFoot: false,
} as const;

/** NBC-GL-18: the unit is Eliminated; `why` is the line in the story. A finished bridge must be rebuilt instead. */
export function eliminateUnit(d: EventBuilder, id: string, why: Said, more: Decided = {}): void {
  const unit = unitOf(d.state, id);
  if (unit.fate !== 'good' && unit.fate !== 'broken') return;
  const bridge = bridgeWith(d.state, id);
  if (bridge?.building) {
    setUnit(d, bridge.id, { building: { ...bridge.building, built: [], done: false } });
    clearBridge(d, bridge.id);
    notice(d, say('bridge-destroyed', { unit: unitNamed(bridge) }), { side: unit.side });
    return;
  }
  leaveWorks(d, unit);
  takeOff(d, unit, { fate: 'eliminated' }, say('unit-eliminated', { unit: unitNamed(unit), why: word(why) }), more);
}

/** NBC-GAR-07: what a garrison has built stays when it falls. */
export function leaveWorks(d: EventBuilder, { kind, area }: Unit): void {
  if (kind === 'garrison' && area) learn(d, { place: area }, { fortified: true });
}

/** Takes a unit off the table with everything it held. Its officer is then alone, and attached units share its fate. */
function takeOff(d: EventBuilder, { id, side }: Unit, end: Partial<UnitState>, told: Said, more: Decided = {}): void {
  leavePlace(d, id);
  letGo(d, id);
  setUnit(d, id, { ...GONE, crossing: null, ...end });
  notice(d, told, { side, ...more });
  const officer = officerWith(d.state, id);
  if (officer) setOfficer(d, officer.id, { host: null });
  loseAttached(d, id);
}

/** NBC-BRK-02: takes a Broken unit off the table; it does not return that day. */
export function leaveTable(d: EventBuilder, id: string): void {
  const unit = unitOf(d.state, id);
  takeOff(d, unit, { fate: 'off-table' }, say('unit-leaves-table', { unit: unitNamed(unit) }));
}

/** NBC-ART-22, AMB-79: the Broken unit moves at once. */
const AT_ONCE = say('flight-at-once', { cm: rules.BROKEN_MOVE.cm, first: rules.BROKEN_MOVE.disordersFriendsWithinCm });

/** NBC-CC-29: the unit's check decides how far it goes. */
const AS_DECIDED = 'flight-as-decided';

/** NBC-CC-27: a unit that cannot retreat from a far stronger winner is Vanquished. */
export function vanquishUnit(d: EventBuilder, id: string): void {
  const unit = unitOf(d.state, id);
  if (unit.fate === 'good') takeOff(d, unit, { fate: 'vanquished' }, say('unit-vanquished', { unit: unitNamed(unit) }));
}

/** NBC-GL-18, NBC-SIM-01: whether the unit is Eliminated where others are Broken. */
export const endsUnbroken = ({ simplified }: Battle, { kind, card }: Unit): boolean =>
  rules.neverBroken({ kind, arm: card.arm, noRally: !isPlayed('rally', simplified) });

/** NBC-GL-17: a unit without points is Broken: it loses Disorder, keeps exhaustion, and leaves the fight. */
export function breakUnit(d: EventBuilder, id: string, moves: Said = AT_ONCE): void {
  const unit = unitOf(d.state, id);
  if (unit.fate !== 'good') return;
  if (endsUnbroken(d.state, unit)) {
    eliminateUnit(d, id, 'gone-no-rally');
    return;
  }
  setUnit(d, id, { ...GONE, fate: 'broken' });
  driveOff(d, id, false);
  endFacts(d, { end: 'question', unit: id, facts: ['mustAttack'] });
  notice(d, say('unit-broken', { unit: unitNamed(unit), moves: word(moves) }), { side: unit.side });
  loseAttached(d, id);
  // NBC-ART-22: asks about friends within the first 5 cm, if any can be Disordered; a close combat asks itself.
  if (moves === AT_ONCE && passable(d.state, unit).some(feelsDisorder))
    openTask(d, { kind: 'broken-back', side: unit.side, unit: id });
}

/** NBC-GL-19, NBC-ART-20: only guns and pontoon trains are affected by a second Disorder. */
const feelsDisorder = ({ disordered, card, kind }: Unit): boolean =>
  !disordered || card.arm === 'artillery' || kind === 'pontoon';

/** NBC-ART-21, NBC-ENG-06: ends the fights of a lost host; its guns and engineers are Eliminated with it. */
export function loseAttached(d: EventBuilder, host: string): void {
  callOffFights(d, host);
  for (const other of attachedTo(d.state, host)) eliminateUnit(d, other.id, 'gone-with-host');
}

/** NBC-GL-19, NBC-ART-20: Disorders a unit. There is only one level; a second Disorder breaks an unattached battery. */
export function disorderUnit(d: EventBuilder, id: string): void {
  const unit = unitOf(d.state, id);
  if (unit.fate !== 'good') return;
  // NBC-PON-07: Disorder does not affect a finished bridge.
  if (bridgeWith(d.state, id)) return;
  const brittle = unit.card.arm === 'artillery' || unit.kind === 'pontoon';
  if (unit.disordered && brittle && !unit.host) {
    eliminateUnit(d, id, 'gone-disordered-twice');
    return;
  }
  setUnit(d, id, { disordered: true });
  gunsShare(d, id, true);
}

/** NBC-ART-21: attached guns share the Disorder of their host. */
export function gunsShare(d: EventBuilder, host: string, disordered: boolean, more: Partial<UnitState> = {}): void {
  for (const { id, card } of attachedTo(d.state, host))
    if (card.arm === 'artillery') setUnit(d, id, { ...more, disordered });
}

/** The losses after points return: from the red book before the white, and by hand also from the blue. */
export function lossesRecovered({ lost }: Pick<Unit, 'lost'>, points: number): Unit['lost'] {
  const red = Math.min(points, lost.red);
  const white = Math.min(points - red, lost.white);
  return { red: lost.red - red, white: lost.white - white, blue: lost.blue - (points - red - white) };
}

export interface Hits {
  readonly unit: string;
  readonly hits: number;
  readonly cause: Hurt['cause'];
  readonly aspect: Aspect;
  readonly aspects?: readonly Aspect[];
  /** For a unit with a skirmish stand: the stand absorbs the first hit, or is kept (NBC-SKM-07). */
  readonly stand?: StandChoice;
  /** The order under which the unit was fired at; hits of this phase may have changed it since (AMB-32). */
  readonly order?: Order | undefined;
}

/** For example "skirmish fire": the cause of hits as part of a sentence. */
export const causeSaid = (cause: Hurt['cause']): Message => word(`cause-${cause}`);

const ATTACKS: Record<Hurt['cause'], AttackedBy> = {
  skirmish: 'skirmish',
  artillery: 'artillery',
  canister: 'artillery',
  firefight: 'firefight',
  'close-combat': 'close-combat',
  other: 'artillery',
};

/** Writes hits; later effects wait in `hurt`. All hits of a phase are one loss (NBC-SKM-07, NBC-ART-17). */
export function takeHits(d: EventBuilder, { unit: id, hits, cause, aspect, ...how }: Hits): void {
  const { aspects = [aspect], stand, order } = how;
  const unit = unitOf(d.state, id);
  if (!hasCP(unit)) {
    hitBattery(d, unit, hits, cause);
    return;
  }
  const old = unit.hurt;
  const [lost, gone] = [old?.lost ?? 0, old?.gone ?? 0];
  const before = targetOf(d.state, unit);
  const whole: Target = { ...before, cp: before.cp + lost, stands: (before.stands + gone) as Target['stands'] };
  const option = old?.stand ?? stand ?? 'absorb';
  const all = lost + Math.min(hits, before.cp);
  const harm =
    cause === 'skirmish'
      ? skirmishCasualties({ ...whole, skirmish: ratingOf(unit) }, [{ hits: all }], d.state.rulings, option)
      : rules.casualties(whole, { hits: all, aspects });
  suffer(
    d,
    id,
    { ...harm, cpLost: harm.cpLost - lost, standsRemoved: harm.standsRemoved - gone },
    { cause, aspects, order, ...(cause === 'skirmish' && whole.stands > 0 && { stand: option }) },
  );
}

export function suffer(
  d: EventBuilder,
  id: string,
  harm: Casualties,
  how: Pick<Hurt, 'cause' | 'aspects'> & Pick<Hits, 'stand' | 'order'>,
): void {
  const unit = unitOf(d.state, id);
  const old = unit.hurt;
  const order = how.order ?? orderOf(d.state, unit);
  const under = old?.under ?? (order && orderUnderAttack(order, ATTACKS[how.cause], d.state.rulings));
  const byItself = how.cause === 'close-combat' || how.cause === 'other';
  const gone = (old?.gone ?? 0) + harm.standsRemoved;
  // NBC-ENG-06: attached engineers may take one point of this loss, once, so nothing else follows before their throw.
  const engineers = harm.engineersAtRisk && !old?.lost ? engineersAt(d.state, id) : undefined;
  // A Broken unit draws no check, but a unit saved by its engineers was hit and draws one.
  const saved = engineers !== undefined && harm.fate !== 'good';
  setUnit(d, id, {
    lost: lossesAfter(unit, inBooks(unit, harm.cpLost, d.state.rulings)),
    stands: (unit.stands - harm.standsRemoved) as Unit['stands'],
    hurt: {
      cause: how.cause,
      lost: (old?.lost ?? 0) + harm.cpLost,
      aspects: [...new Set([...(old?.aspects ?? []), ...how.aspects])],
      check: !byItself && (old?.check || saved || harm.check !== undefined),
      ...(gone > 0 && { gone }),
      ...(under && { under }),
      ...(how.stand && { stand: how.stand }),
    },
  });
  const after = unitOf(d.state, id);
  const told = { unit: unitNamed(unit), lost: harm.cpLost, cause: causeSaid(how.cause), left: strengthLeft(after) };
  const what = harm.standsRemoved > 0 ? 'loss-with-skirmishers' : 'loss-of-unit';
  if (harm.cpLost > 0) notice(d, say(what, told), { side: unit.side });
  formationAttacked(d, unit, ATTACKS[how.cause]);
  if (harm.disordered && harm.fate === 'good') {
    disorderUnit(d, id);
    notice(d, say('loss-disorders', { unit: unitNamed(unit) }), { side: unit.side });
  }
  if (engineers) riskEngineers(d, unit, engineers, harm.cpLost);
  else if (!engineersThrow(d.state, id)) afterLoss(d, id);
}

/** NBC-ENG-06, -07: whether the engineers with a unit or an officer must still throw. The effects of its losses wait. */
export const engineersThrow = ({ agenda }: Battle, id: string): boolean =>
  agenda.some(({ kind, unit, officer }) => kind === 'engineer-risk' && (unit ?? officer) === id);

/** Writes what follows a loss: a unit without points breaks; all but skirmish and artillery fire is settled at once. */
function afterLoss(d: EventBuilder, id: string): void {
  const unit = unitOf(d.state, id);
  const { hurt } = unit;
  if (unit.fate !== 'good') return;
  if (hasCP(unit) && currentCP(unit) === 0) {
    if (hurt && rules.risksOfficer(hurt)) officerAtRisk(d, id, hurt.cause);
    breakUnit(d, id, hurt?.cause === 'close-combat' ? AS_DECIDED : AT_ONCE);
  } else if (hurt && hurt.cause !== 'skirmish' && hurt.cause !== 'artillery') settleHurt(d, id);
}

export const engineersAt = (battle: Battle, id: string): Unit | undefined =>
  attachedTo(battle, id).find(({ kind }) => kind === 'engineers');

/** NBC-ENG-06: asks whether the engineers take one point of this loss. Nothing else follows before their throw. */
function riskEngineers(d: EventBuilder, { id: unit, side }: Unit, { id: engineers }: Unit, lost: number): void {
  openTask(d, { kind: 'engineer-risk', side, unit, data: { engineers, loss: { lost } } });
}

export function losePoints(d: EventBuilder, id: string, lost: number): void {
  const unit = unitOf(d.state, id);
  setUnit(d, id, { lost: lossesAfter(unit, lost) });
  const engineers = engineersAt(d.state, id);
  if (engineers) riskEngineers(d, unit, engineers, lost);
  else afterLoss(d, id);
}

/** NBC-ART-18, NBC-ART-20, NBC-CC-11, AMB-76: hits on a battery, which has no combat points. */
function hitBattery(d: EventBuilder, unit: Unit, hits: number, cause: Hurt['cause']): void {
  if (hits === 0) return;
  const direct = cause === 'close-combat' || cause === 'firefight';
  const already = unit.disordered && unit.host === null;
  // NBC-PON-03: a pontoon train fights with one point, or two with engineers.
  const bears = unit.kind === 'pontoon' ? trainCombatCP(attachedTo(d.state, unit.id).length > 0) : 2;
  const harm = direct && hits >= bears ? rules.destroyBattery(hits) : rules.disorderBattery(already, hits, 1);
  sufferBattery(d, unit.id, harm, cause);
}

/** Writes the effect of fire on an unattached battery, or on a train that counts as one. */
export function sufferBattery(d: EventBuilder, id: string, harm: Casualties, cause: Hurt['cause']): void {
  const unit = unitOf(d.state, id);
  if (harm.hits === 0 || unit.fate !== 'good') return;
  formationAttacked(d, unit, ATTACKS[cause]);
  const fresh = harm.disordered && !unit.disordered;
  const told = { unit: unitNamed(unit), hits: harm.hits, cause: causeSaid(cause) };
  notice(d, say(fresh ? 'loss-disorders-battery' : 'loss-of-battery', told), { side: unit.side });
  const shot = unit.kind === 'pontoon' ? 'gone-boats' : 'gone-guns-destroyed';
  if (harm.fate !== 'good')
    eliminateUnit(d, id, harm.hits >= rules.HITS_TO_DESTROY && !unit.disordered ? shot : 'gone-disordered-twice');
  else if (harm.disordered) disorderUnit(d, id);
}

/** NBC-ORD-13, -14, -22, AMB-29: an attack on any unit, even with its own order, changes a march order. */
export function formationAttacked(d: EventBuilder, unit: Unit, by: AttackedBy): void {
  const { action, formations } = d.state;
  // NBC-GAR-02: whoever acts attacks, and is not attacked.
  if (by === 'close-combat' && formations[action?.formation ?? '']?.side !== unit.side) markAttacked(d, unit.id);
  else markStruck(d, unit.id);
  const order = formationOrderOf(d.state, unit);
  const becomes = order && orderWhenAttacked(order, by, d.state.rulings);
  if (becomes) defendInstead(d, formationOf(d.state, unit.formation), becomes.order);
}

function defendInstead(d: EventBuilder, formation: Formation, order: Order): void {
  const { id, side } = formation;
  setFormation(d, id, { order });
  endScreens(d, id);
  notice(d, say('march-attacked', { formation: formationNamed(formation), order: word(`order-${order}`) }), { side });
}

/** NBC-OFF-03: asks whether the officer with the unit is hit. */
export function officerAtRisk(d: EventBuilder, unitId: string, cause: Hurt['cause']): void {
  const officer = officerWith(d.state, unitId);
  if (!officer || !isTested(holds(officer, 'risked'), d.state.rulings)) return;
  openTask(d, { kind: 'officer-risk', side: officer.side, officer: officer.id, unit: unitId, data: { cause } });
}

function settleHurt(d: EventBuilder, id: string): void {
  const unit = unitOf(d.state, id);
  const { hurt } = unit;
  if (!hurt) return;
  // The unit has no points left at the end of the phase, so it breaks now.
  if (unit.fate === 'good' && hasCP(unit) && currentCP(unit) === 0) {
    afterLoss(d, id);
    return;
  }
  setUnit(d, id, { hurt: null });
  if (unit.fate !== 'good') return;
  if (rules.risksOfficer(hurt)) officerAtRisk(d, id, hurt.cause);
  if (!hurt.check) return;
  const attackedUnder = hurt.under ?? orderOf(d.state, unit);
  const { lost, aspects, cause } = hurt;
  const why = say('check-hit-by', { cause: causeSaid(cause) });
  const data = { column: 'hit', lost, aspects, why, ...(attackedUnder && { attackedUnder }) };
  openTask(d, { kind: 'disorder', side: unit.side, unit: id, data });
}

/** NBC-DC-03: at the end of the skirmish and artillery phases every unit that was hit takes one check. */
export function settlePhase(d: EventBuilder): void {
  for (const unit of Object.values(d.state.units).reverse())
    if (unit.hurt && !engineersThrow(d.state, unit.id)) settleHurt(d, unit.id);
}

/** NBC-ENG-06: settles what waited for the engineers' throw, and for the end of the phase if it has come. */
export function afterEngineers(d: EventBuilder, id: string): void {
  afterLoss(d, id);
  if (hitsFall(d.state.shots)) settleHurt(d, id);
}

export type Told = NonNullable<FactsOf<'unit'>['told']>;

/** NBC-GL-17, NBC-GAR-11: what was said of an enemy: without points Broken and Shaken, or Eliminated. */
export function tell(d: EventBuilder, unit: string, told: Told): void {
  const who = d.state.units[unit];
  if (!who) return;
  const broken = hasCP(who) && told.cp !== undefined && told.cp <= 0;
  if (broken && endsUnbroken(d.state, who)) {
    eliminateUnit(d, unit, 'gone-no-rally');
    return;
  }
  learn(d, { unit }, { told: broken ? { ...told, cp: 0, stands: 0, disordered: false, shaken: true } : told });
  if (broken) goneFrom(d, unit);
}

export function goneFrom(d: EventBuilder, unit: string): void {
  if (!d.state.units[unit]) return;
  driveOff(d, unit, true);
  callOffFights(d, unit);
}

/** Writes fire at such a unit: a point a hit, no longer Fresh (AMB-65); a battery is Disordered (NBC-ART-20). */
export function tellFire(
  d: EventBuilder,
  unit: Unit,
  { hits, disordered, fate }: Pick<Casualties, 'hits' | 'disordered'> & Partial<Pick<Casualties, 'fate'>>,
): void {
  const told = known(unit, 'told');
  if (hits === 0) return;
  if (hasCP(unit)) tell(d, unit.id, { ...told, cp: (told?.cp ?? unit.startCP) - hits, fresh: false });
  else if (told?.disordered || fate === 'eliminated')
    eliminateUnit(d, unit.id, told?.disordered ? 'gone-disordered-twice' : 'gone-guns-destroyed');
  else tell(d, unit.id, { ...told, disordered });
}
