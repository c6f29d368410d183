/** Howitzer batteries: made before the battle, or during it in phase 5 (NBC-HOW-01, NBC-CMA-05, NBC-HOW-02). */

import type { SideId } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Said, say } from '../../engine/message.ts';
import { allUnits, type Battle, piecesOf, type Unit } from '../battle.ts';
import { deed } from '../handling.ts';
import { type EventBuilder, log, setSide, setUnit } from '../ledger/event-builder.ts';
import { spend } from '../ledger/re-roll-dice.ts';
import { unitOf } from '../look-up.ts';
import { shortNamed, unitNamed } from '../named.ts';
import {
  CONVERSION_COST,
  type ConvertibleBattery,
  canBecomeHowitzers,
  DONORS,
  mayStartAsHowitzers,
  TURNS_TO_CONVERT,
} from '../rules/fire/fighters.ts';
import { inTheFight } from '../rules/fire/under-fire.ts';

function convertible(unit: Unit): ConvertibleBattery | undefined {
  const { card, id } = unit;
  const pieces = piecesOf(unit);
  return card.arm === 'artillery' && pieces ? { id, weight: card.weight, mobility: card.mobility, pieces } : undefined;
}

/** The batteries of a side that could take part: ordinary guns, not horse or Light, and not converting. */
export const couldTakePart = (battle: Battle, side: SideId): Unit[] =>
  allUnits(battle).filter((unit) => {
    const battery = unit.side === side && inTheFight(unit) && !unit.conversion ? convertible(unit) : undefined;
    return battery !== undefined && canBecomeHowitzers(battery);
  });

/** Whether a battery may become howitzers with these donors; the players check that they see each other. */
export function mayMakeHowitzers(battle: Battle, id: string, donors: readonly string[]): Legality {
  const side = battle.units[id]?.side ?? 'a';
  const able = new Set(couldTakePart(battle, side).map((unit) => unit.id));
  const { convertedIn, rerolls } = battle.sides[side];
  const taking = [id, ...donors];
  return unless(
    taking.some((one) => !able.has(one)) && refuse('howitzers-cannot-be', 'NBC-HOW-02'),
    battle.phase !== 5 && refuse('howitzers-phase', 'NBC-HOW-02'),
    // All conversions of a day begin in one phase.
    convertedIn > 0 && convertedIn !== battle.turn && refuse('howitzers-made-today', 'NBC-HOW-02'),
    new Set(taking).size < taking.length && refuse('howitzers-one-change', 'NBC-HOW-02'),
    donors.length < DONORS && refuse(say('howitzers-few-donors', { donors: DONORS }), 'NBC-HOW-02'),
    rerolls.ready === 0 && refuse('howitzers-no-dice', 'NBC-HOW-02'),
    donors.length > DONORS && refuse(say('howitzers-at-most-donors', { donors: DONORS }), 'NBC-HOW-02'),
  );
}

const atTheStart = ({ turn, phase }: Battle): boolean => turn === 1 && phase === 1;

/** NBC-HOW-01: whether a battery may start as howitzers; the players check that four stand together. */
export function mayStartHowitzers(battle: Battle, id: string): Legality {
  const side = battle.units[id]?.side;
  const batteries = allUnits(battle).filter((unit) => unit.side === side && inTheFight(unit));
  // By the printed card: a battery just made howitzers still counts among the four.
  const group = batteries.flatMap((unit) => convertible({ ...unit, pieces: null }) ?? []);
  const made = batteries.filter((unit) => unit.pieces === 'howitzers').map((unit) => unit.id);
  const legal = mayStartAsHowitzers(group, [...made, id]);
  return unless(!atTheStart(battle) && refuse('howitzers-before', 'NBC-HOW-01'), legal);
}

const startAsHowitzers = deed(mayStartHowitzers, (d, id) => {
  const unit = unitOf(d.state, id);
  setUnit(d, id, { pieces: 'howitzers' });
  log(d, say('howitzers-start', { battery: unitNamed(unit) }), { side: unit.side });
});

/** Begins a conversion: one re-roll die, two turns without a move; before the battle at once, without named donors. */
export function makeHowitzers(d: EventBuilder, id: string, donors: readonly string[]): Said | undefined {
  if (atTheStart(d.state) && donors.length === 0) return startAsHowitzers(d, id);
  const legal = mayMakeHowitzers(d.state, id, donors);
  if (!legal.ok) return legal.why;
  const unit = unitOf(d.state, id);
  const done = d.state.turn + TURNS_TO_CONVERT;
  spend(d, unit.side, CONVERSION_COST.total);
  setSide(d, unit.side, { convertedIn: d.state.turn });
  setUnit(d, id, { conversion: { part: 'converting', done } });
  for (const donor of donors) setUnit(d, donor, { conversion: { part: 'donor', done, to: id } });
  const others = donors.map((donor) => shortNamed(unitOf(d.state, donor)));
  const told = say('howitzers-begun', { battery: unitNamed(unit), turn: done, donors: others });
  log(d, told, { side: unit.side, sums: [CONVERSION_COST] });
  return undefined;
}

export function finishConversions(d: EventBuilder): void {
  for (const unit of allUnits(d.state)) {
    if (!unit.conversion || unit.conversion.done > d.state.turn) continue;
    const made = unit.conversion.part === 'converting';
    setUnit(d, unit.id, { conversion: null, ...(made && { pieces: 'howitzers' }) });
    if (made) log(d, say('howitzers-made', { battery: unitNamed(unit) }), { side: unit.side });
  }
}
