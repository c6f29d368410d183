/** The army commander away from his headquarters, and the headquarters on the move (NBC-CMA-01, NBC-CMA-03). */

import { type Rulings, ruling } from '../../book/rulings.ts';
import type { SideId } from '../../book/terms.ts';
import { type Said, say } from '../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import { armyCommander, type Battle, serves } from '../battle.ts';
import { type EventBuilder, log, setOfficer, setSide } from '../ledger/event-builder.ts';
import { endFacts } from '../ledger/learn.ts';
import { officerNamed, sideNamed } from '../named.ts';
import { MOVE_CHART, type MoveAllowance, type MoveFacts, moveAllowance } from '../rules/movement/movement.ts';
import { armyRadius } from '../rules/sky/visibility.ts';
import { justPlaced, mayMoveHQ } from './commanders.ts';

/** Where somebody of the staff rides or moves: what the chart of movement wants to know of the ground. */
export type Way = Pick<MoveFacts, 'ground' | 'hills' | 'terrain' | 'contours'>;

/** NBC-CMA-01, AMB-53: the army commander's full move in cm, by what he sees, before the ground takes its part. */
export const commanderReach = (seen: Reckoning, rulings: Rulings = {}): Reckoning =>
  ruling(rulings, 'acMove') === '36cm'
    ? reckon('ac-reach', [term('ac-as-generals', MOVE_CHART.general.full, 'NBC-MOV-23', { ruling: 'acMove' })], {
        unit: 'cm',
      })
    : seen;

/** NBC-CMA-01, AMB-104: how far the army commander rides away from his headquarters. */
export function commanderRide(seen: Reckoning, way: Way, rulings: Rulings = {}): MoveAllowance {
  const reach = commanderReach(seen, rulings);
  const fullCm = {
    what: reach.terms[0]?.what ?? reach.name,
    cm: reach.total,
    row: 'NBC-CMA-01',
    ruling: 'acMove',
  } as const;
  return moveAllowance({ arm: 'general', moveClass: 'general', ...way, fullCm }, rulings);
}

/** NBC-CMA-03: how far the headquarters moves: as heavy foot artillery. */
export const headquartersMove = (way: Way, rulings: Rulings = {}): MoveAllowance =>
  moveAllowance({ arm: 'artillery', moveClass: 'heavy', ...way }, rulings);

/** NBC-CMA-01 in a battle. */
export const commanderMove = (battle: Battle, side: SideId): Reckoning =>
  commanderReach(armyRadius(battle, side), battle.rulings);

const plainWay = (battle: Battle): Way => ({ ground: battle.sky.ground, hills: battle.scenario.hills });

/** Centimetres where it moves in full or not at all; dice are told as dice. */
const fullCm = (allowance: MoveAllowance): number => (allowance.kind === 'full' ? allowance.cm.total : 0);

const sumsOf = (allowance: MoveAllowance): readonly Reckoning[] =>
  allowance.kind === 'full' ? [allowance.cm] : allowance.kind === 'dice' ? [allowance.dice] : [];

/** NBC-CMA-01: the army commander leaves his headquarters, as far as he can see, or comes back to it. */
export function moveCommander(d: EventBuilder, side: SideId, atHQ: boolean): Said | undefined {
  if (d.state.phase !== 5) return 'ac-phase';
  const general = armyCommander(d.state, side);
  const officer = officerNamed(general);
  if (!serves(general)) return say('ac-fell', { officer });
  if (justPlaced(d.state, general)) return say('officer-just-placed', { officer });
  if (d.state.sides[side].atHQ === atHQ) return atHQ ? 'ac-at-hq' : 'ac-left-hq';
  const rides = commanderRide(armyRadius(d.state, side), plainWay(d.state), d.state.rulings);
  const leaves =
    rides.kind === 'dice'
      ? say('ac-log-leaves-dice', { officer, dice: rides.dice.total })
      : say('ac-log-leaves', { officer, cm: fullCm(rides) });
  setSide(d, side, { atHQ });
  if (general.host) setOfficer(d, general.id, { host: null });
  endFacts(d, { end: 'officer-changes', officer: general.id });
  log(d, atHQ ? say('ac-log-back', { officer }) : leaves, { side, ...(!atHQ && { sums: sumsOf(rides) }) });
  return undefined;
}

/** NBC-CMA-03: all its re-roll dice are used and no order is changed this turn. */
export function moveHQ(d: EventBuilder, side: SideId): Said | undefined {
  const legal = mayMoveHQ(d.state, side);
  if (!legal.ok) return legal.why;
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
  return undefined;
}
