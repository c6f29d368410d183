/**
 * A charge is a move: where moves are by dice, its own is too, unless the unit's move has thrown them (NBC-MOV-10, -15,
 * -16). The dice, and what they say, are those of any move.
 */
import { type Said, say } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import type { Battle } from '../battle.ts';
import { holds } from '../facts.ts';
import { attackWords, flagsIn, sixSends, zoneWords } from '../movement/move-reading.ts';
import { terrainSaid } from '../movement/move-said.ts';
import { moveFacts } from '../movement/plain-moves.ts';
import { type Fact, yesNo } from '../procedure.ts';
import { factKey, flagSaid } from '../rules/fights/answers.ts';
import { type AutoAttack, CONTACT_ZONE_CM, type ZoneFlags } from '../rules/movement/contact-zone.ts';
import { type MoveAllowance, moveAllowance, moveDistance } from '../rules/movement/movement.ts';
import { diceIn } from '../throws.ts';
import { asksWay } from './charge-way.ts';
import { attackerIn, defenderIn, type FightTask } from './parties.ts';

/** How far the attacker may go; null if its move has been worked out, or its records are kept elsewhere. */
export function chargeMove(battle: Battle, task: FightTask, startsInContactZone: boolean): MoveAllowance | null {
  const { unit } = attackerIn(battle, task);
  if (!unit || !asksWay(unit)) return null;
  const terrain = terrainSaid(battle, task);
  return moveAllowance({ ...moveFacts(battle, unit), startsInContactZone, terrain }, battle.rulings);
}

/** How a charge ends by its dice: barred, short, or before cavalry; or in contact, unless a card says otherwise. */
type Ending = 'barred' | AutoAttack['kind'];

/** What the dice of a charge say. */
export interface Carried {
  readonly cm: Reckoning | null;
  readonly flags: ZoneFlags | null;
  readonly ends: Ending;
}

export function carriedBy(battle: Battle, task: FightTask, move: MoveAllowance | null): Carried {
  const { unit } = attackerIn(battle, task);
  const faces = diceIn(task);
  const flags = unit && flagsIn(battle, unit, move, faces);
  const compelled = flags?.mustAttack ?? holds(unit, 'mustAttack');
  const { arm: target, seen } = defenderIn(battle, task);
  return {
    cm: faces && move?.kind === 'dice' ? moveDistance(move, faces) : null,
    flags,
    ends:
      flags && !flags.mayApproach
        ? 'barred'
        : flagSaid(task, 'a', 'far')
          ? 'falls-short'
          : unit && compelled && seen?.fate !== 'broken'
            ? sixSends(battle, unit, { target, distanceCm: 0, reachCm: 0 }).kind
            : 'contact',
  };
}

/** The question whether the dice reach the target. Nothing in the Contact Zone is farther than it is deep. */
export const reachFact = (task: FightTask, { cm, flags, ends }: Carried): Fact[] =>
  cm && ends !== 'barred' && !(flags && cm.total >= CONTACT_ZONE_CM)
    ? [
        yesNo(factKey('a', 'far'), say('charge-farther', { cm: cm.total }), flagSaid(task, 'a', 'far'), {
          effect: 'charge-by-hand-short',
        }),
      ]
    : [];

/** What the dice did, in words. */
export const carriedWords = ({ flags, ends }: Carried): Said[] => [
  ...(flags ? zoneWords(flags) : []),
  ...(ends === 'contact' ? [] : [ends === 'barred' ? ('zone-way-away' as const) : attackWords({ kind: ends })]),
];
