/**
 * What hits do to the ledger: combat points and their three books, disorder, exhaustion, Broken and worse
 * (NBC-GL-05, -15 to -19, NBC-EX-02, NBC-DC-03, -04, NBC-SKM-07, -08, NBC-ART-17, -18, -20, -22).
 */
import { type Rulings, ruling } from '../book/rulings.ts';
import type { Aspect, Fate, Order } from '../book/terms.ts';
import { attachedTo, type Battle, currentCP, type Hurt, hasCP, officerWith, type Unit, unitName } from './battle.ts';
import { type Draft, openTask, setFormation, setOfficer, setUnit, tell } from './draft.ts';
import { type AttackedBy, orderWhenAttacked } from './order-obligations.ts';

/** NBC-GL-18: these are eliminated where another unit would be Broken. */
export const eliminatedWhenBroken = (unit: Unit): boolean => unit.kind !== 'unit' || unit.card.arm === 'artillery';

/** The order a unit goes by: its own, or its formation's. */
export const orderOf = (battle: Battle, unit: Unit): Order | undefined =>
  unit.ownOrder ?? (unit.formation ? battle.formations[unit.formation]?.order : undefined);

/** What leaves the table takes its markers off and lets go of what it held. */
const GONE = {
  disordered: false,
  resting: false,
  stands: 0,
  area: null,
  occupied: 0,
  hurt: null,
  host: null,
  looting: false,
  ownOrder: null,
} as const;

export function eliminateUnit(d: Draft, id: string, why: string): void {
  const unit = d.battle.units[id]!;
  if (unit.fate !== 'good' && unit.fate !== 'broken') return;
  setUnit(d, id, { ...GONE, fate: 'eliminated' });
  tell(d, `${unitName(unit)} is **eliminated**: ${why}.`, { side: unit.side });
  const officer = officerWith(d.battle, id);
  if (officer) setOfficer(d, officer.id, { host: null });
  loseAttached(d, id);
}

/** NBC-BRK-02: off the table for the day, with all it held. */
export function leaveTable(d: Draft, id: string, fate: Fate): void {
  const unit = d.battle.units[id]!;
  setUnit(d, id, { ...GONE, fate });
  tell(d, `${unitName(unit)} **leaves the table** and does not come back today.`, { side: unit.side });
  const officer = officerWith(d.battle, id);
  if (officer) setOfficer(d, officer.id, { host: null });
  loseAttached(d, id);
}

/** NBC-CC-27: whoever finds no way back before a far stronger winner leaves the table for good. */
export function vanquishUnit(d: Draft, id: string): void {
  const unit = d.battle.units[id]!;
  if (unit.fate !== 'good') return;
  setUnit(d, id, { ...GONE, fate: 'vanquished' });
  tell(d, `${unitName(unit)} is **vanquished**: it found no way back.`, { side: unit.side });
  const officer = officerWith(d.battle, id);
  if (officer) setOfficer(d, officer.id, { host: null });
  loseAttached(d, id);
}

/** NBC-GL-17: at no combat points a unit is Broken: it drops its disorder, keeps its exhaustion, and leaves the fight. */
export function breakUnit(d: Draft, id: string, moves = 'move it 10 cm to the rear'): void {
  const unit = d.battle.units[id]!;
  if (unit.fate !== 'good') return;
  if (eliminatedWhenBroken(unit)) {
    eliminateUnit(d, id, unit.card.arm === 'artillery' ? 'a battery that breaks is lost' : 'it cannot rally');
    return;
  }
  setUnit(d, id, { ...GONE, fate: 'broken' });
  tell(d, `${unitName(unit)} is **broken**: ${moves}.`, { side: unit.side });
  loseAttached(d, id);
}

/** NBC-ART-21, NBC-ENG-06: guns and engineers share the fate of a host that breaks. */
function loseAttached(d: Draft, host: string): void {
  for (const other of attachedTo(d.battle, host)) eliminateUnit(d, other.id, 'its host is gone');
}

/** NBC-GL-19, NBC-ART-20: one level only; a second disorder breaks an unattached battery. */
export function disorderUnit(d: Draft, id: string): void {
  const unit = d.battle.units[id]!;
  if (unit.fate !== 'good') return;
  if (unit.disordered && unit.card.arm === 'artillery' && !unit.host) {
    eliminateUnit(d, id, 'disordered a second time');
    return;
  }
  setUnit(d, id, { disordered: true });
  for (const other of attachedTo(d.battle, id))
    if (other.card.arm === 'artillery') setUnit(d, other.id, { disordered: true });
}

/** Which book a loss to the enemy is written in: white while Steady, red while Shaken (NBC-GL-05). */
export function lossesAfter(unit: Unit, lost: number): Unit['lost'] {
  const taken = Math.min(lost, currentCP(unit));
  return unit.shaken ? { ...unit.lost, red: unit.lost.red + taken } : { ...unit.lost, white: unit.lost.white + taken };
}

export interface Hits {
  readonly unit: string;
  readonly hits: number;
  readonly cause: Hurt['cause'];
  readonly aspect: Aspect;
  /** For a unit with a skirmish stand in front: the stand absorbs the first hit, or stays (NBC-SKM-07). */
  readonly stand?: 'absorb' | 'keep';
}

export const CAUSE_WORDS: Record<Hurt['cause'], string> = {
  skirmish: 'skirmish fire',
  artillery: 'artillery',
  canister: 'canister',
  firefight: 'the firefight',
  'close combat': 'close combat',
  other: 'other causes',
};

const ATTACKS: Record<Hurt['cause'], AttackedBy> = {
  skirmish: 'skirmish',
  artillery: 'artillery',
  canister: 'artillery',
  firefight: 'firefight',
  'close combat': 'close-combat',
  other: 'artillery',
};

/**
 * NBC-SKM-07, AMB-64: how many stands hits of the skirmish phase take in. A stand goes with the first hit only, and hits
 * after that are ordinary; a stand that stays for the first goes with any later one.
 */
export function standsGone(
  stands: number,
  hits: number,
  option: 'absorb' | 'keep',
  first: boolean,
  rulings: Rulings = {},
): number {
  const taken = option === 'absorb' ? (first ? 1 : 0) : first ? hits - 1 : hits;
  const gone = Math.min(stands, taken);
  return gone > 0 && ruling(rulings, 'skStandRemoval') === 'all' ? stands : gone;
}

/** Writes hits on a unit and everything that follows at once; what follows later is kept in `hurt`. One hit is one CP (AMB-65). */
export function takeHits(d: Draft, { unit: id, hits, cause, aspect, stand }: Hits): void {
  const unit = d.battle.units[id]!;
  const order = orderOf(d.battle, unit);
  if (!hasCP(unit)) {
    hitBattery(d, unit, hits, cause);
    return;
  }
  const lost = Math.min(hits, currentCP(unit));
  const old = unit.hurt;
  const option = old?.stand ?? stand ?? 'absorb';
  const out = cause === 'skirmish' && unit.stands > 0;
  const absorbs = out && option === 'absorb' && old?.stand === undefined;
  const gone = out ? standsGone(unit.stands, hits, option, old?.stand === undefined, d.battle.rulings) : 0;
  const onParent = absorbs ? hits - 1 : hits;
  const marching = order && orderWhenAttacked(order, ATTACKS[cause], d.battle.rulings);
  const under = old?.under ?? (marching?.from === 'before' ? marching.order : order);
  setUnit(d, id, {
    lost: lossesAfter(unit, lost),
    stands: (unit.stands - gone) as Unit['stands'],
    hurt: {
      cause,
      lost: (old?.lost ?? 0) + lost,
      aspects: [...new Set([...(old?.aspects ?? []), aspect])],
      check: (old?.check ?? false) || (onParent > 0 && cause !== 'close combat' && cause !== 'other'),
      ...(under && { under }),
      ...(out && { stand: option }),
    },
  });
  const after = d.battle.units[id]!;
  tell(
    d,
    `${unitName(unit)} loses ${lost} to ${CAUSE_WORDS[cause]}${gone > 0 ? ', skirmishers in' : ''}: **${currentCP(after)}CP**.`,
    {
      side: unit.side,
    },
  );
  if (marching && unit.formation) defendInstead(d, unit.formation, marching.order);
  if (currentCP(after) === 0) {
    officerAtRisk(d, id, CAUSE_WORDS[cause]);
    breakUnit(d, id);
  } else if (cause !== 'skirmish' && cause !== 'artillery') settleHurt(d, id);
}

/** NBC-ART-18, NBC-ART-20, NBC-CC-11: a battery has no combat points; a hit disorders it, two in close combat break it. */
function hitBattery(d: Draft, unit: Unit, hits: number, cause: Hurt['cause']): void {
  if (hits === 0) return;
  const direct = cause === 'close combat' || cause === 'firefight';
  tell(
    d,
    `${unitName(unit)} takes ${hits} ${hits === 1 ? 'hit' : 'hits'} from ${CAUSE_WORDS[cause]}${unit.disordered ? '' : ': **disordered**'}.`,
    {
      side: unit.side,
    },
  );
  if (direct && hits >= 2) eliminateUnit(d, unit.id, 'two hits');
  else disorderUnit(d, unit.id);
}

/** NBC-ORD-13, NBC-ORD-14, AMB-29: a marching formation that is attacked defends. */
export function defendInstead(d: Draft, id: string, order: Order): void {
  const formation = d.battle.formations[id]!;
  setFormation(d, id, { order });
  tell(d, `${formation.name} is attacked on the march: order **Defend, normal**.`, { side: formation.side });
}

/** NBC-OFF-03: whoever is with the unit may be hit. */
export function officerAtRisk(d: Draft, unitId: string, cause: string): void {
  const officer = officerWith(d.battle, unitId);
  if (!officer) return;
  if (
    ruling(d.battle.rulings, 'attachedInjury') === 'oncePerTurn' &&
    d.battle.formations[d.battle.units[unitId]!.formation ?? '']?.said.riskedIn === d.battle.turn
  )
    return;
  openTask(d, { kind: 'officer-risk', side: officer.side, officer: officer.id, unit: unitId, data: { cause } });
}

/** What was kept for the end of the phase, or of the fight: the disorder check and the officer's risk. */
export function settleHurt(d: Draft, id: string): void {
  const unit = d.battle.units[id]!;
  const { hurt } = unit;
  if (!hurt) return;
  setUnit(d, id, { hurt: null });
  if (unit.fate !== 'good') return;
  if (hurt.lost > 0 || hurt.cause === 'close combat') officerAtRisk(d, id, CAUSE_WORDS[hurt.cause]);
  if (!hurt.check) return;
  const attackedUnder = hurt.under ?? orderOf(d.battle, unit);
  openTask(d, {
    kind: 'disorder',
    side: unit.side,
    unit: id,
    data: {
      column: 'hit',
      lost: hurt.lost,
      aspects: hurt.aspects,
      why: `hit by ${CAUSE_WORDS[hurt.cause]}`,
      ...(attackedUnder && { attackedUnder }),
    },
  });
}

/** NBC-DC-03: at the end of the skirmish and artillery phases every unit hit takes its one check. */
export function settlePhase(d: Draft): void {
  for (const unit of Object.values(d.battle.units).reverse()) if (unit.hurt) settleHurt(d, unit.id);
}
