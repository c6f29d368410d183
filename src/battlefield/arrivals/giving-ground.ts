/** Enemies near the entry of those who come onto the table give ground to them (NBC-RNF-04). */
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { say } from '../../engine/message.ts';
import { type Battle, keepsBooks, onTable, type Unit } from '../battle.ts';
import { known } from '../facts.ts';
import { deed } from '../handling.ts';
import { comeOff, driveOff } from '../ledger/driven-off.ts';
import { ENTRY_CM } from '../ledger/entering.ts';
import { log } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { formationOf } from '../look-up.ts';
import { unitNamed } from '../named.ts';

const gaveGround = ({ action }: Battle): readonly string[] | undefined =>
  action?.step === 'orders' || action?.step === 'move' ? known(action, 'gaveGround') : undefined;

/** NBC-RNF-04: whether it may be told of a unit: an enemy of those who came on in this action, in no garrison. */
export function mayGiveGround(battle: Battle, unit: Unit): Legality {
  const gave = gaveGround(battle);
  const own = battle.action && formationOf(battle, battle.action.formation).side === unit.side;
  const stands = onTable(unit) && unit.host === null && (unit.kind === 'unit' || unit.kind === 'detachment');
  return unless(
    (!gave || own || !stands || gave.includes(unit.id) || !keepsBooks(battle, unit.side)) &&
      refuse('ground-nobody-near', 'NBC-RNF-04'),
  );
}

/** Those of whom it may be told. */
export const mayStandBack = (battle: Battle): Unit[] =>
  gaveGround(battle) ? Object.values(battle.units).filter((unit) => mayGiveGround(battle, unit).ok) : [];

/** AMB-61: it has gone from its place, and stays in the order it was in. */
export const giveGround = deed(mayGiveGround, (d, unit) => {
  const gave = gaveGround(d.state) ?? [];
  // NBC-BRG-05: who is Broken leaves the bridge he is on as well.
  comeOff(d, unit);
  driveOff(d, unit.id, true);
  learn(d, 'action', { gaveGround: [...gave, unit.id] });
  log(d, say('ground-log', { unit: unitNamed(unit), cm: ENTRY_CM }), { side: unit.side });
});
