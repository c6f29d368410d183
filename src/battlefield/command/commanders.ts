/** Phase 5 and the officers: headquarters, army commander, attaching, replacing (NBC-CMA-01 to -09, NBC-OFF-02). */

import { type Rulings, ruling } from '../../book/rulings.ts';
import type { SideId } from '../../book/terms.ts';
import { makeHand } from '../../cards/hand.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Said, say } from '../../engine/message.ts';
import { type Reckoning, reckonIn, term } from '../../engine/reckoning.ts';
import type { Battle, Officer } from '../battle.ts';
import { armyCommander, commandsFromHQ, formationLedBy, formationsOf, serves } from '../battle.ts';
import { holds } from '../facts.ts';
import { deed } from '../handling.ts';
import { diceLie, touching } from '../ledger/contact.ts';
import { leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, setFormation, setOfficer, setSide, setUnit } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { unitOf } from '../look-up.ts';
import { officerNamed, sideNamed, unitNamed } from '../named.ts';
import { toCount } from '../questions.ts';
import { disorderedOnLeaving, mayAttach as mayAttachTo, mayUnattach, sharedState } from '../rules/fire/artillery.ts';
import { sameMark } from '../rules/fire/under-fire.ts';
import { MOVE_CHART, type MoveAllowance, type MoveFacts, moveAllowance } from '../rules/movement/movement.ts';
import { armyRadius } from '../rules/sky/visibility.ts';
import { isEntering, onTable, piecesOf } from '../troops.ts';
import { leavesHQ, replaceFallen, takesOfficer } from './officers-in-danger.ts';
import { hasCard } from './who-may-act.ts';

/** NBC-CMA-01, -04: whether an officer was placed in this phase; a replacement moves from the next turn. */
export const justPlaced = ({ phase, turn }: Battle, { replacedIn }: Officer): boolean =>
  phase === 5 && replacedIn === turn;

/** AMB-170: whether either the headquarters or its commander may move in a turn, but not both. */
const oneOfBoth = ({ rulings }: Battle): boolean => ruling(rulings, 'hqAndRide') === 'one';

/** AMB-170: whether the army commander has moved with headquarters and may not move alone. */
export const movedWithHQ = (battle: Battle, side: SideId): boolean => battle.sides[side].hqMoved && oneOfBoth(battle);

/** NBC-CMA-03: whether headquarters may move. It uses up all re-roll dice and changes no order this turn. */
export function mayMoveHQ(battle: Battle, side: SideId): Legality {
  return unless(
    battle.phase !== 5 && refuse('hq-phase', 'NBC-CMA-03'),
    (!commandsFromHQ(battle, side) || justPlaced(battle, armyCommander(battle, side))) &&
      refuse('hq-without-commander', 'NBC-CMA-03'),
    battle.sides[side].hqMoved && refuse('hq-moved', 'NBC-CMA-03'),
    oneOfBoth(battle) &&
      holds(armyCommander(battle, side), 'rode') &&
      refuse('hq-after-ride', 'NBC-CMA-03', 'hqAndRide'),
  );
}

/** NBC-CMA-09: whether this formation is moving now. */
export const isMoved = ({ action }: Battle, formation: string | undefined): boolean =>
  action?.step === 'move' && action.formation === formation;

/** NBC-OFF-02, NBC-CMA-09: whether a formation commander may join one of the formation's units. Players measure. */
export function mayAttach(battle: Battle, officer: Officer, unitId: string): Legality {
  const unit = battle.units[unitId];
  const formation = formationLedBy(battle, officer.id);
  return unless(
    formation === undefined && refuse('join-formation-commander', 'NBC-OFF-02'),
    !serves(officer) && refuse(say('officer-out', { officer: officerNamed(officer) }), 'NBC-OFF-02'),
    !(unit && unit.formation === formation?.id && takesOfficer(unit)) && refuse('join-own-units', 'NBC-OFF-02'),
    // A commander who moves with the formation may ride from one unit to another.
    officer.host !== null && !isMoved(battle, formation?.id) && refuse('join-one', 'NBC-OFF-02'),
    unit && !onTable(unit) && refuse('train-not-here', 'NBC-OFF-02'),
    diceLie(battle, unitId, officer.host, officer.id) && refuse('turn-answer-first', 'NBC-OFF-02'),
  );
}

export const mayLeave = (battle: Battle, { id, host }: Officer): boolean => host !== null && !diceLie(battle, host, id);

export function attachOfficer(d: EventBuilder, officer: Officer, unitId: string | null): Said | undefined {
  if (unitId === null) {
    if (!mayLeave(d.state, officer)) return officer.host ? 'turn-answer-first' : 'join-with-none';
    setOfficer(d, officer.id, { host: null });
    const unit = unitNamed(unitOf(d.state, officer.host ?? ''));
    log(d, say('join-log-leaves', { officer: officerNamed(officer), unit }), { side: officer.side });
    return undefined;
  }
  const legal = mayAttach(d.state, officer, unitId);
  if (!legal.ok) return legal.why;
  setOfficer(d, officer.id, { host: unitId });
  leavesHQ(d, officer);
  endFacts(d, { end: 'officer-changes', officer: officer.id });
  const unit = unitNamed(unitOf(d.state, unitId));
  log(d, say('join-log', { officer: officerNamed(officer), unit, rating: officer.L }), { side: officer.side });
  return undefined;
}

/** NBC-ART-23: whether a battery may join an infantry or mixed unit, or leave it; once per turn. */
export function mayAttachBattery(battle: Battle, batteryId: string, host: string | null): Legality {
  const battery = battle.units[batteryId];
  const unit = host ? battle.units[host] : undefined;
  const pieces = battery && piecesOf(battery);
  if (!battery || !pieces) return refuse('battery-only', 'NBC-ART-23');
  const { disordered, attachedIn } = battery;
  const attached = battery.host !== null;
  const joins =
    host === null
      ? mayUnattach({ attached, attachedIn }, battle.turn)
      : mayAttachTo({ pieces, disordered, attached, attachedIn }, { arm: unit?.card.arm ?? 'cavalry' }, battle.turn);
  return unless(
    battery.fate !== 'good' && refuse('battery-lost', 'NBC-ART-23'),
    diceLie(battle, batteryId, host, battery.host) && refuse('turn-answer-first', 'NBC-ART-23'),
    touching(battle, batteryId).length > 0 && refuse('charge-in-contact', 'NBC-EVD-01'),
    toCount(battle.shots).some(({ on }) => sameMark(on, { unit: batteryId })) &&
      refuse('battery-under-fire', 'NBC-ART-01'),
    host !== null && battery.conversion !== null && refuse('move-converting', 'NBC-HOW-02'),
    // NBC-RNF-03: units that wait beside the table may join each other.
    (!battery.present || unit?.present === false || (unit && isEntering(unit) !== isEntering(battery))) &&
      refuse('train-not-here', 'NBC-ART-23'),
    joins,
    // NBC-DET-03, NBC-BUA-03: neither a detachment nor a garrison takes guns with it.
    host !== null && unit?.kind !== 'unit' && refuse('attach-arm', 'NBC-ART-23'),
    host !== null && (unit?.side !== battery.side || unit.fate !== 'good') && refuse('battery-host', 'NBC-ART-23'),
  );
}

export const attachBattery = deed(mayAttachBattery, (d, batteryId, host) => {
  const battery = unitOf(d.state, batteryId);
  const other = unitOf(d.state, host ?? battery.host);
  // NBC-ART-21: an attached battery is where its host is; its own place becomes free (NBC-BUA-01, NBC-BRG-03).
  if (host) {
    leaveArea(d, batteryId);
    leavePlace(d, batteryId);
  }
  // An attached battery shares its host's Disorder; a battery that leaves a Disordered host is Disordered (AMB-87).
  setUnit(d, batteryId, {
    host,
    attachedIn: d.state.turn,
    disordered: host ? sharedState(other).disordered : battery.disordered || disorderedOnLeaving(other),
  });
  const who = { battery: unitNamed(battery), unit: unitNamed(other) };
  log(d, say(host ? 'battery-log-joins' : 'battery-log-leaves', who), { side: battery.side });
});

/** NBC-CMA-08: makes the hands at the end of phase 5, and replaces officers who fell in it. */
export function makeHands(d: EventBuilder): void {
  replaceFallen(d);
  for (const side of ['a', 'b'] as const) {
    const formations = formationsOf(d.state, side).map((each) => ({ id: each.id, present: hasCard(d.state, each) }));
    const hand = makeHand(formations, d.state.scenario.sides[side].armyType);
    for (const [formation, card] of Object.entries(hand.cards))
      if (d.state.formations[formation]?.card !== card) setFormation(d, formation, { card });
    setSide(d, side, { byes: hand.byes, chosen: null });
  }
  d.add({ type: 'contests', count: 0 });
}

/** What the movement chart needs to know of the ground, for an officer or the headquarters. */
export type Way = Pick<MoveFacts, 'ground' | 'hills' | 'terrain' | 'contours'>;

/** NBC-CMA-01, AMB-53: the army commander's full move in cm, by visibility, before the ground reduces it. */
export const commanderReach = (seen: Reckoning, rulings: Rulings = {}): Reckoning =>
  ruling(rulings, 'acMove') === '36cm'
    ? reckonIn('cm', 'ac-reach', [term('ac-as-generals', MOVE_CHART.general.full, 'NBC-MOV-23', { ruling: 'acMove' })])
    : seen;

/** NBC-CMA-01, AMB-104: how far the army commander moves away from headquarters. */
export function commanderRide(seen: Reckoning, way: Way, rulings: Rulings = {}): MoveAllowance {
  const { terms, name, total: cm } = commanderReach(seen, rulings);
  const fullCm = { what: terms[0]?.what ?? name, cm, row: 'NBC-CMA-01', ruling: 'acMove' } as const;
  return moveAllowance({ arm: 'general', moveClass: 'general', ...way, fullCm }, rulings);
}

/** NBC-CMA-03: how far the headquarters moves: as heavy foot artillery. */
export const headquartersMove = (way: Way, rulings: Rulings = {}): MoveAllowance =>
  moveAllowance({ arm: 'artillery', moveClass: 'heavy', ...way }, rulings);

/** NBC-CMA-01: the army commander's reach in this battle. */
export const commanderMove = (battle: Battle, side: SideId): Reckoning =>
  commanderReach(armyRadius(battle, side), battle.rulings);

const plainWay = (battle: Battle): Way => ({ ground: battle.sky.ground, hills: battle.scenario.hills });

/** The distance in cm of a full move, otherwise 0; dice are shown as dice. */
const fullCm = (allowance: MoveAllowance): number => (allowance.kind === 'full' ? allowance.cm.total : 0);

const sumsOf = (allowance: MoveAllowance): readonly Reckoning[] =>
  allowance.kind === 'full' ? [allowance.cm] : allowance.kind === 'dice' ? [allowance.dice] : [];

/** Why the army commander may not leave headquarters, or return to it, now; undefined if it is allowed. */
export function whyCommanderStays(battle: Battle, side: SideId, atHQ: boolean): Said | undefined {
  if (battle.phase !== 5) return 'ac-phase';
  const general = armyCommander(battle, side);
  const officer = officerNamed(general);
  if (!serves(general)) return say('nobody-commands', { officer });
  if (justPlaced(battle, general)) return say('officer-just-placed', { officer });
  if (battle.sides[side].atHQ === atHQ) return atHQ ? 'ac-at-hq' : 'ac-left-hq';
  return !atHQ && movedWithHQ(battle, side) ? 'ac-moved-with-hq' : undefined;
}

/** NBC-CMA-01: the army commander leaves headquarters, as far as visibility, or returns to it. */
export function moveCommander(d: EventBuilder, side: SideId, atHQ: boolean): Said | undefined {
  const why = whyCommanderStays(d.state, side, atHQ);
  if (why) return why;
  const general = armyCommander(d.state, side);
  const officer = officerNamed(general);
  const rides = commanderRide(armyRadius(d.state, side), plainWay(d.state), d.state.rulings);
  const leaves =
    rides.kind === 'dice'
      ? say('ac-log-leaves-dice', { officer, dice: rides.dice.total })
      : say('ac-log-leaves', { officer, cm: fullCm(rides) });
  setSide(d, side, { atHQ });
  if (general.host) setOfficer(d, general.id, { host: null });
  endFacts(d, { end: 'officer-changes', officer: general.id });
  learn(d, { officer: general.id }, { rode: true });
  log(d, atHQ ? say('ac-log-back', { officer }) : leaves, { side, ...(!atHQ && { sums: sumsOf(rides) }) });
  return undefined;
}

/** NBC-CMA-03: moves the headquarters. All re-roll dice are used up and no order is changed this turn. */
export const moveHQ = deed(mayMoveHQ, (d, side) => {
  const { ready, used } = d.state.sides[side].rerolls;
  setSide(d, side, { hqMoved: true, rerolls: { ready: 0, used: ready + used } });
  endFacts(d, { end: 'officer-changes', officer: armyCommander(d.state, side).id });
  const moves = headquartersMove(plainWay(d.state), d.state.rulings);
  const who = sideNamed(d.state, side);
  const moved =
    moves.kind === 'dice'
      ? say('hq-log-dice', { side: who, dice: moves.dice.total })
      : say('hq-log', { side: who, cm: fullCm(moves) });
  log(d, moved, { side, sums: sumsOf(moves) });
});
