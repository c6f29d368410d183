/**
 * A lull in force: where it holds, what it forbids there, and who moves first (NBC-LUL-03). The app keeps no map, so the
 * table says which formations stand in it; a lull without such a list holds everywhere.
 */
import { type Legality, refuse } from '../../../engine/legality.ts';
import { say, word } from '../../../engine/message.ts';
import { type Battle, lullInForce, type Mark, type Unit } from '../../battle.ts';
import { sure } from '../../look-up.ts';
import type { Play } from '../../plays.ts';
import { contactZoneCm } from '../movement/contact-zone.ts';
import { type LullDeed, mayInLull } from './lulls.ts';

/** Whether a lull is in force where this formation stands; null is for what belongs to none. */
export function formationInLull(battle: Battle, formation: string | null): boolean {
  if (!lullInForce(battle)) return false;
  const { covers } = sure(battle.lull, 'lull');
  return covers === undefined || (formation !== null && covers.includes(formation));
}

/** NBC-LUL-03: whether the lull holds where the unit is. */
export const unitInLull = (battle: Battle, unit: Unit | undefined): boolean =>
  unit !== undefined && formationInLull(battle, unit.formation);

function markInLull(battle: Battle, on: Mark): boolean {
  if (on === null) return formationInLull(battle, null);
  if ('unit' in on) return unitInLull(battle, battle.units[on.unit]);
  const his = Object.values(battle.formations).find(({ commander }) => commander === on.officer);
  return formationInLull(battle, his?.id ?? null);
}

/** The Contact Zone of a unit as it is now; in a lull it is half as deep. */
export const zoneNow = (battle: Battle, unit?: Unit): number =>
  contactZoneCm(unit ? unitInLull(battle, unit) : lullInForce(battle));

/** A refusal that says how the table may have it otherwise. */
function unlessByHand(deed: LullDeed): Legality {
  const legal = mayInLull(deed);
  return legal.ok ? legal : refuse(say('lull-unless-by-hand', { why: word(legal.why) }), legal.row);
}
const FREE: Legality = { ok: true };

/** NBC-LUL-03: skirmishing where a lull holds. */
export const maySkirmishHere = (battle: Battle, by: string | null, on: Mark): Legality =>
  lullInForce(battle) && ((by !== null && unitInLull(battle, battle.units[by])) || markInLull(battle, on))
    ? unlessByHand('skirmish')
    : FREE;

/** Where somebody in the lull is shot at; batteries in it are not among those that may. */
export const mayFireHere = (battle: Battle, on: Mark): Legality =>
  lullInForce(battle) && markInLull(battle, on) ? unlessByHand('fire') : FREE;

type FightPlay = Extract<Play, { do: 'charge' | 'firefight' | 'combat' }>;

/** NBC-LUL-03: attacks where a lull holds. */
export function mayFightHere(battle: Battle, play: FightPlay): Legality {
  if (!lullInForce(battle)) return FREE;
  const known = [...(play.do === 'combat' ? play.attackers : [play.unit]), play.target];
  const inIt = known.some((who) => who !== null && unitInLull(battle, battle.units[who]));
  return inIt || formationInLull(battle, battle.action?.formation ?? null) ? unlessByHand('attack') : FREE;
}

/** What a lull says of the move of a unit: in it, or beside it. */
export function moveInLull(battle: Battle, unit: Unit): Legality {
  if (!lullInForce(battle)) return FREE;
  return mayInLull(unitInLull(battle, unit) ? 'advance' : 'enter-from-outside');
}
