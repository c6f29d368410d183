/**
 * Lulls: how they are agreed, where they hold, what they allow, and how the fight flares up again (NBC-LUL-01 to -03). The
 * app keeps no map, so the table says which formations stand in one; a lull without such a list holds everywhere.
 */

import { enemyOf, type SideId } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say, word } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Battle, formationLedBy, lullInForce, type Mark, type Unit } from '../../battle.ts';
import { sure } from '../../look-up.ts';
import type { Play } from '../../plays.ts';
import { CONTACT_ZONE_IN_LULL_CM, contactZoneCm } from '../movement/contact-zone.ts';

/** A lull both sides agreed to. */
export interface Lull {
  readonly by: SideId;
  /** All of the field, or the part they named. */
  readonly where: string;
  /** The first turn it is in force. */
  readonly since: number;
  /** The formations that stand in it, by their id; left out where it is all of the field. */
  readonly covers?: readonly string[] | undefined;
}

export interface LullOffer {
  readonly by: SideId;
  readonly where: string;
  /** The turn that is ending. */
  readonly turn: number;
  readonly atTurnsEnd: boolean;
  readonly accepted: boolean;
  readonly covers?: readonly string[] | undefined;
}

/** A lull offered at the end of a turn and accepted is in force from the next. NBC-LUL-01 */
export const mayLull = ({ atTurnsEnd, accepted }: LullOffer): Legality =>
  unless(
    !atTurnsEnd && refuse('lull-at-turns-end', 'NBC-LUL-01'),
    !accepted && refuse('lull-both-must-want', 'NBC-LUL-01'),
  );
/** NBC-LUL-01: a lull agreed in `turn` holds from the next one on. */
export const startLull = ({ by, where, turn, covers }: LullOffer): Lull => ({
  by,
  where,
  since: turn + 1,
  ...(covers && { covers }),
});

/**
 * The lowest die that ends a lull in a turn: 5 in the turn after its first, 4 in the next, then none is thrown; null in
 * the turn it was agreed for. Beyond that it goes on while nobody wants to fight; the side that does throws at the start
 * of the turn. NBC-LUL-01, NBC-LUL-02, AMB-141
 */
export function restartNeed(lull: Lull, turn: number): Reckoning | 'no-throw' | null {
  const age = turn - lull.since;
  if (age <= 0) return null;
  if (age > 2) return 'no-throw';
  return reckon('lull-to-begin', [
    term(age === 1 ? 'lull-turn-after' : 'lull-later-turn', age === 1 ? 5 : 4, 'NBC-LUL-02'),
  ]);
}

/** Whether hostilities begin again. NBC-LUL-02 */
export function lullRestart(lull: Lull, turn: number, die?: Face): boolean {
  const need = restartNeed(lull, turn);
  if (need === null) return false;
  return need === 'no-throw' || (die !== undefined && die >= need.total);
}

// ---- in the area ---------------------------------------------------------------------------------------------------

export type LullDeed =
  | 'skirmish'
  | 'fire'
  | 'attack'
  | 'advance'
  | 'adjust'
  | 'move-away'
  | 'officer-moves'
  | 'recover'
  | 'enter-from-outside';

/** What may be done in the area of a lull. NBC-LUL-03 */
export const mayInLull = (deed: LullDeed): Legality =>
  unless(
    (deed === 'skirmish' || deed === 'fire' || deed === 'attack') && refuse('lull-no-attacks', 'NBC-LUL-03'),
    deed === 'advance' && refuse('lull-no-advance', 'NBC-LUL-03'),
    deed === 'enter-from-outside' && refuse('lull-stop-at-edge', 'NBC-LUL-03'),
  );

export interface SwapFacts {
  readonly sameFormation: boolean;
  readonly bothInCommand: boolean;
  /** Either is cut off, as the players see it. */
  readonly cutOff: boolean;
  readonly withinMovement: boolean;
  /** From the nearest enemy to the nearer of the two, cm. */
  readonly enemyCm: number;
}

/** Whether two units may change places, the one way to advance in a lull. NBC-LUL-03 */
export const maySwap = ({ sameFormation, bothInCommand, cutOff, withinMovement, enemyCm }: SwapFacts): Legality =>
  unless(
    !sameFormation && refuse('swap-one-formation', 'NBC-LUL-03'),
    !bothInCommand && refuse('swap-in-command', 'NBC-LUL-03'),
    cutOff && refuse('swap-cut-off', 'NBC-LUL-03'),
    !withinMovement && refuse('swap-movement', 'NBC-LUL-03'),
    enemyCm <= CONTACT_ZONE_IN_LULL_CM && refuse(say('swap-enemy', { cm: CONTACT_ZONE_IN_LULL_CM }), 'NBC-LUL-03'),
  );

/** The side that offered the lull moves all its formations first. NBC-LUL-03 */
export const movesInOrder = (lull: Lull): readonly [SideId, SideId] => [lull.by, enemyOf(lull.by)];

// ---- where it holds -------------------------------------------------------------------------------------------------

/** Whether a lull is in force where this formation stands; null is for what belongs to none. */
export function formationInLull(battle: Battle, formation: string | null): boolean {
  if (!lullInForce(battle)) return false;
  const { covers } = sure(battle.lull);
  return covers === undefined || (formation !== null && covers.includes(formation));
}

/** NBC-LUL-03: whether the lull holds where the unit is. */
export const unitInLull = (battle: Battle, unit: Unit | undefined): boolean =>
  unit !== undefined && formationInLull(battle, unit.formation);

function markInLull(battle: Battle, on: Mark): boolean {
  if (on === null) return formationInLull(battle, null);
  if ('unit' in on) return unitInLull(battle, battle.units[on.unit]);
  return formationInLull(battle, formationLedBy(battle, on.officer)?.id ?? null);
}

/** The Contact Zone of a unit as it is now; in a lull it is half as deep. */
export const zoneNow = (battle: Battle, unit?: Unit): number =>
  contactZoneCm(unit ? unitInLull(battle, unit) : lullInForce(battle));

/** A refusal that says how the table may have it otherwise. */
function unlessByHand(deed: LullDeed): Legality {
  const legal = mayInLull(deed);
  return legal.ok ? legal : refuse(say('lull-unless-by-hand', { why: word(legal.why) }), legal.row);
}

/** NBC-LUL-03: skirmishing where a lull holds. */
export const maySkirmishHere = (battle: Battle, by: string | null, on: Mark): Legality =>
  lullInForce(battle) && ((by !== null && unitInLull(battle, battle.units[by])) || markInLull(battle, on))
    ? unlessByHand('skirmish')
    : ALLOWED;

/** Where somebody in the lull is shot at; batteries in it are not among those that may. */
export const mayFireHere = (battle: Battle, on: Mark): Legality =>
  lullInForce(battle) && markInLull(battle, on) ? unlessByHand('fire') : ALLOWED;

type FightPlay = Extract<Play, { do: 'charge' | 'firefight' | 'combat' }>;

/** NBC-LUL-03: attacks where a lull holds. */
export function mayFightHere(battle: Battle, play: FightPlay): Legality {
  if (!lullInForce(battle)) return ALLOWED;
  const known = [...(play.do === 'combat' ? play.attackers : [play.unit]), play.target];
  const inIt = known.some((who) => who !== null && unitInLull(battle, battle.units[who]));
  return inIt || formationInLull(battle, battle.action?.formation ?? null) ? unlessByHand('attack') : ALLOWED;
}

/** What a lull says of the move of a unit: in it, or beside it. */
export function moveInLull(battle: Battle, unit: Unit): Legality {
  if (!lullInForce(battle)) return ALLOWED;
  return mayInLull(unitInLull(battle, unit) ? 'advance' : 'enter-from-outside');
}
