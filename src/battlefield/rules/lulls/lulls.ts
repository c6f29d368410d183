/** Lulls (NBC-LUL-01 to -03). The table names the formations in a lull; without such a list it is everywhere. */

import type { SideId } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { ALLOWED, type Legality, refuse } from '../../../engine/legality.ts';
import { say, word } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Battle, formationLedBy, lullInForce, type Mark, type Unit } from '../../battle.ts';
import { sure } from '../../look-up.ts';
import type { Play } from '../../plays.ts';
import { contactZoneCm } from '../movement/contact-zone.ts';

export interface Lull {
  /** The side that offered it. NBC-LUL-03: it moves all its formations first. */
  readonly by: SideId;
  /** The whole field, or the part that both sides named. */
  readonly where: string;
  /** NBC-LUL-01: the first turn it is in force: the one after it was agreed. */
  readonly since: number;
  /** The ids of the formations in the lull; omitted if it covers the whole field. */
  readonly covers?: readonly string[] | undefined;
}

/** NBC-LUL-01, -02, AMB-141: the lowest die that ends a lull: null in its first turn, then 5, then 4, then no throw. */
export function restartNeed(lull: Lull, turn: number): Reckoning | 'no-throw' | null {
  const age = turn - lull.since;
  if (age <= 0) return null;
  if (age > 2) return 'no-throw';
  const die = age === 1 ? term('lull-turn-after', 5, 'NBC-LUL-02') : term('lull-later-turn', 4, 'NBC-LUL-02');
  return reckon('lull-to-begin', [die]);
}

/** NBC-LUL-02: whether hostilities resume. */
export function lullRestart(lull: Lull, turn: number, die?: Face): boolean {
  const need = restartNeed(lull, turn);
  return need !== null && (need === 'no-throw' || (die !== undefined && die >= need.total));
}

/** NBC-LUL-03: no attack is made in the area of a lull. The table can still make one by hand. */
const NO_ATTACKS = refuse(say('lull-unless-by-hand', { why: word('lull-no-attacks') }), 'NBC-LUL-03');

/** Whether a lull is in force where this formation is. Null means a unit or mark without a formation. */
export function formationInLull(battle: Battle, formation: string | null): boolean {
  if (!lullInForce(battle)) return false;
  const { covers } = sure(battle.lull);
  return covers === undefined || (formation !== null && covers.includes(formation));
}

/** NBC-LUL-03: whether a lull is in force where the unit is. */
export const unitInLull = (battle: Battle, unit: Unit | undefined): boolean =>
  unit !== undefined && formationInLull(battle, unit.formation);

function markInLull(battle: Battle, on: Mark): boolean {
  if (on === null) return formationInLull(battle, null);
  if ('unit' in on) return unitInLull(battle, battle.units[on.unit]);
  return formationInLull(battle, formationLedBy(battle, on.officer)?.id ?? null);
}

/** The current depth of the Contact Zone of a unit, in cm; a lull halves it. */
export const zoneNow = (battle: Battle, unit?: Unit): number =>
  contactZoneCm(unit ? unitInLull(battle, unit) : lullInForce(battle));

/** NBC-LUL-03: whether skirmishers may attack: not from inside a lull, nor a target in one. */
export const maySkirmishHere = (battle: Battle, by: string | null, on: Mark): Legality =>
  lullInForce(battle) && ((by !== null && unitInLull(battle, battle.units[by])) || markInLull(battle, on))
    ? NO_ATTACKS
    : ALLOWED;

/** Whether guns may fire at this target, or an officer be struck: not in a lull. Its batteries are judged elsewhere. */
export const mayFireHere = (battle: Battle, on: Mark): Legality =>
  lullInForce(battle) && markInLull(battle, on) ? NO_ATTACKS : ALLOWED;

type FightPlay = Extract<Play, { do: 'charge' | 'firefight' | 'combat' }>;

/** NBC-LUL-03: whether a fight may start: not if a unit in it, or the acting formation, is in a lull. */
export function mayFightHere(battle: Battle, play: FightPlay): Legality {
  if (!lullInForce(battle)) return ALLOWED;
  const known = [...(play.do === 'combat' ? play.attackers : [play.unit]), play.target];
  const inIt = known.some((who) => who !== null && unitInLull(battle, battle.units[who]));
  return inIt || formationInLull(battle, battle.action?.formation ?? null) ? NO_ATTACKS : ALLOWED;
}

/** Whether a unit may advance while a lull is in force: inside the lull, or into it from outside. */
export function moveInLull(battle: Battle, unit: Unit): Legality {
  if (!lullInForce(battle)) return ALLOWED;
  return refuse(unitInLull(battle, unit) ? 'lull-no-advance' : 'lull-stop-at-edge', 'NBC-LUL-03');
}
