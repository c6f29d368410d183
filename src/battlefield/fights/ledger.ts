/** What a fight writes for units with records: combat points, attachments, orders, and what the table has to do. */
import { ruling } from '../../book/rulings.ts';
import { enemyOf, type Pieces, type SideId } from '../../book/terms.ts';
import { say, type Text, word } from '../../engine/message.ts';
import { type Battle, currentCP, keepsBooks, piecesOf, type Unit } from '../battle.ts';
import type { FlagKey } from '../facts.ts';
import { leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, notice, setUnit } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { disorderUnit, eliminateUnit, formationAttacked, gunsShare, tell } from '../ledger/losses.ts';
import { unitOf } from '../look-up.ts';
import { openFlight } from '../movement/moving-others.ts';
import { shortNamed, unitNamed } from '../named.ts';
import { lossesAfter } from '../on-foot.ts';
import { attachedBatteryLeaves } from '../rules/close-combat/facts.ts';
import { catchIsAttack, contactWithBroken } from '../rules/close-combat/retreat.ts';
import { standsThatMayStay } from '../rules/close-combat/throws.ts';
import { factKey, flagSaid, OF_STRANGERS } from '../rules/fights/answers.ts';
import { fateOnContact } from '../rules/fire/fighters.ts';
import { standsFacingCavalry } from '../rules/fire/skirmish.ts';
import { inBuiltUpArea, ratingOf } from '../rules/fire/under-fire.ts';
import { behindHardCover, type FightTask, firesAs, type Party, partiesOf } from './parties.ts';

export const now = (d: EventBuilder, { id }: Pick<Unit, 'id'>): Unit => unitOf(d.state, id);

export function writeLoss(d: EventBuilder, unit: Unit, lost: number): void {
  if (lost > 0) setUnit(d, unit.id, { lost: lossesAfter(now(d, unit), lost) });
  takeStandsIn(d, unit);
}

/** NBC-FF-08, NBC-CC-36: after a fight stands go in when the unit is too weak for them, whatever weakened it. */
export function takeStandsIn(d: EventBuilder, unit: Unit): void {
  const after = now(d, unit);
  const stands = standsIn(after, currentCP(after));
  if (stands !== after.stands) setUnit(d, unit.id, { stands });
}

export const standsIn = ({ stands }: Unit, cp: number): Unit['stands'] => {
  const most = standsThatMayStay(stands, cp);
  return most >= 2 ? 2 : most === 1 ? 1 : 0;
};

export function writeDisorder(d: EventBuilder, unit: Unit, disordered: boolean) {
  const before = now(d, unit);
  if (before.fate !== 'good' || before.disordered === disordered) return;
  if (disordered) return disorderUnit(d, unit.id);
  // NBC-BAG-04: a looting unit stays Disordered, whatever it wins.
  if (unit.looting) return;
  setUnit(d, unit.id, { disordered: false });
  gunsShare(d, unit.id, false);
}

/** NBC-BUA-03, AMB-88: attached guns leave a built-up area that is attacked, by fire or by a result set by hand. */
export function attackedInTown(d: EventBuilder, { unit, name, side, battery }: Party): void {
  if (!unit || !battery || !inBuiltUpArea(d.state, unit) || !attachedBatteryLeaves(d.state.rulings)) return;
  gunsShare(d, unit.id, true, { host: null });
  notice(d, say('fight-guns-leave-area', { unit: name }), { side });
}

export function loseEngineers(d: EventBuilder, engineers: Unit | null): void {
  if (engineers) eliminateUnit(d, engineers.id, 'gone-for-their-host');
}

/** AMB-176: whether a pontoon train with engineers loses them with a point. */
export const losesSecond = ({ rulings }: Battle, { kind }: Unit, lost: number): boolean =>
  kind === 'pontoon' && lost > 0 && ruling(rulings, 'trainLosesPoint') === 'engineers';

/** NBC-BRK-03, AMB-100: contact with a Broken unit, which is Eliminated or flees. */
export function catchBroken(d: EventBuilder, attacker: Unit | null, target: Unit): void {
  const met = contactWithBroken(attacker?.disordered ?? false, d.state.rulings);
  const unit: Text = attacker ? shortNamed(attacker) : word('an-enemy');
  if (attacker) {
    leaveArea(d, attacker.id);
    leavePlace(d, attacker.id);
    if (!met.goesOn) learn(d, { unit: attacker.id }, { moved: true, charged: true });
    if (!met.goesOn || catchIsAttack(d.state.rulings)) {
      learn(d, { unit: attacker.id }, { caught: true });
      endFacts(d, { end: 'question', unit: attacker.id, facts: ['mustAttack'] });
    }
  }
  if (met.broken === 'eliminated') eliminateUnit(d, target.id, 'gone-caught-broken');
  else {
    notice(d, say('fight-broken-flees', { target: shortNamed(target), unit }), { side: target.side });
    openFlight(d, target, { enemyNear: true });
  }
  const then = met.goesOn ? say('fight-may-go-on', { unit }) : say('fight-ends-its-move', { unit });
  notice(d, then, { side: enemyOf(target.side) });
}

/** NBC-RKT-05: rockets that an enemy reaches are lost before anybody strikes a blow. */
interface GunsReached {
  readonly name: Text;
  readonly side: SideId;
  /** Null if their records are kept elsewhere. */
  readonly unit: Unit | null;
  readonly pieces: Pieces | undefined;
}

export const gunsReached = (battle: Battle, unit: Unit): GunsReached => ({
  ...{ name: unitNamed(unit), side: unit.side, pieces: piecesOf(unit) },
  unit: keepsBooks(battle, unit.side) ? unit : null,
});

export function overrun(d: EventBuilder, by: Text, { name, side, unit, pieces }: GunsReached): boolean {
  if (!pieces || fateOnContact(pieces) === 'good') return false;
  const attacker = { side: enemyOf(side) };
  if (unit) formationAttacked(d, unit, 'close-combat');
  if (unit) eliminateUnit(d, unit.id, 'gone-rockets-reached');
  else notice(d, say('rockets-reached', { unit: by, guns: name }), attacker);
  notice(d, say('rockets-no-combat', { unit: by }), attacker);
  return true;
}

/** What one side's books know of an enemy whose books are kept elsewhere. NBC-GL-14: who has lost points is Fresh no longer. */
export function keepTold(d: EventBuilder, party: Party, change: Partial<Party> = {}): void {
  if (party.unit) return;
  const { stands, shaken, looting, battery, cp, disordered, exhaustion } = { ...party, ...change };
  const fresh = party.fresh && cp === party.cp;
  const guns = battery?.mobility ?? 'none';
  tell(d, party.id, { cp, stands, shaken, disordered, exhaustion, fresh, guns, ...(looting && { looting }) });
}

/** NBC-SKM-02: infantry with cavalry within 2 cm forms square, and its stands go in at once, except those of SK3. */
export function formSquares(d: EventBuilder, parties: readonly Party[]): void {
  for (const party of parties) {
    const { side, id } = party;
    const horse = parties.some((other) => other.side !== side && firesAs(other).arm === 'cavalry');
    const unit = d.state.units[id];
    if (!unit || !horse) continue;
    const stands = party.unit ? unit.stands : party.stands;
    const facing = standsFacingCavalry({ skirmish: ratingOf(unit), stands, enemyCavalryWithin2cm: true });
    if (facing.removed === 0) continue;
    if (party.unit) setUnit(d, id, { stands: facing.stands });
    else keepTold(d, party, { stands: facing.stands });
    notice(d, say('skirmish-go-in', { unit: unitNamed(unit) }), { side });
  }
}

const KEPT = ['ooc', 'nearAC', 'town', 'strongPoint', 'works'] as const satisfies readonly FlagKey<'unit'>[];

export function keepAnswers(d: EventBuilder, task: FightTask): void {
  for (const party of partiesOf(d.state, task)) {
    const { slot, seen: unit } = party;
    if (OF_STRANGERS.some((key) => task.facts[factKey(slot, key)] !== undefined)) keepTold(d, party);
    if (!unit) continue;
    const answered = KEPT.filter((key) => task.facts[factKey(slot, key)] !== undefined);
    learn(d, { unit: unit.id }, Object.fromEntries(answered.map((key) => [key, flagSaid(task, slot, key)])));
    const hard = flagSaid(task, slot, 'hardCover', behindHardCover(d.state, unit));
    if (hard !== behindHardCover(d.state, unit)) learn(d, { unit: unit.id }, { cover: hard ? 'hard' : 'none' });
  }
}
