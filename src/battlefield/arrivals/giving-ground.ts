/** Enemies near the entry give ground to arriving units (NBC-RNF-04). */
import { enemyOf, type SideId } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { say } from '../../engine/message.ts';
import { type Battle, type Formation, formationsOf, keepsBooks, onTable, type Unit } from '../battle.ts';
import { known } from '../facts.ts';
import { deed } from '../handling.ts';
import { comeOff, driveOff } from '../ledger/driven-off.ts';
import { ENTRY_CM } from '../ledger/entering.ts';
import { log } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { unitNamed } from '../named.ts';

/** The arriving formations that have not moved since: in their action, or while no formation acts. */
const comingOn = (battle: Battle, side: SideId): Formation[] =>
  formationsOf(battle, side).filter(
    (formation) => known(formation, 'gaveGround') && (battle.action?.formation ?? formation.id) === formation.id,
  );

/** NBC-RNF-04: whether a unit, an enemy of those arriving and no garrison, may give ground; it may do so once. */
export function mayGiveGround(battle: Battle, unit: Unit): Legality {
  const coming = comingOn(battle, enemyOf(unit.side));
  const gave = coming.some((formation) => known(formation, 'gaveGround')?.includes(unit.id));
  const stands = onTable(unit) && unit.host === null && unit.kind !== 'garrison' && unit.kind !== 'engineers';
  return unless(
    (coming.length === 0 || gave || !stands || !keepsBooks(battle, unit.side)) &&
      refuse('ground-nobody-near', 'NBC-RNF-04'),
  );
}

/** The units that may give ground. */
export const mayStandBack = (battle: Battle): Unit[] =>
  Object.values(battle.units).filter((unit) => mayGiveGround(battle, unit).ok);

/** AMB-61: the unit leaves its place and keeps its order. */
export const giveGround = deed(mayGiveGround, (d, unit) => {
  // NBC-BRG-05: a Broken unit also leaves its bridge.
  comeOff(d, unit);
  driveOff(d, unit.id, true);
  for (const formation of comingOn(d.state, enemyOf(unit.side)))
    learn(d, { formation: formation.id }, { gaveGround: [...(known(formation, 'gaveGround') ?? []), unit.id] });
  log(d, say('ground-log', { unit: unitNamed(unit), cm: ENTRY_CM }), { side: unit.side });
});
