/** The hands of cards: what each side has played, who can still act, and who chooses first (NBC-CCD-02 to -05). */
import { enemyOf, SIDES, type SideId } from '../../book/terms.ts';
import { boundCard, type Choice, type CommandCard, choices, type Hand } from '../../cards/hand.ts';
import { remember } from '../../engine/remember.ts';
import { type Battle, type Formation, formationsOf, hasArrived, lullInForce, type Side, unitsOf } from '../battle.ts';
import { type EventBuilder, setFormation, setSide } from '../ledger/event-builder.ts';

const handIn = remember(
  (of: readonly Formation[], { byes }: Side): Hand => ({
    cards: Object.fromEntries(of.map((f) => [f.id, f.card])),
    byes,
  }),
);
export const handOf = (battle: Battle, side: SideId): Hand => handIn(formationsOf(battle, side), battle.sides[side]);

export function writeHand(d: EventBuilder, side: SideId, hand: Hand): void {
  for (const formation of formationsOf(d.state, side)) {
    const card = hand.cards[formation.id];
    if (card && card !== formation.card) setFormation(d, formation.id, { card });
  }
  if (hand.byes !== d.state.sides[side].byes) setSide(d, side, { byes: hand.byes });
}

/** NBC-LUL-03: whether a side must wait: in a lull the side that offered it moves first. By hand any may act. */
export const waitsItsTurn = (battle: Battle, side: SideId): boolean =>
  lullInForce(battle) &&
  battle.lull?.by !== side &&
  stillToAct(battle, enemyOf(side)).some((formation) => hasTroops(battle, formation));

const choicesIn = remember((battle: Battle, { id: side }: Side): readonly CommandCard[] =>
  waitsItsTurn(battle, side)
    ? []
    : choices(handOf(battle, side), handOf(battle, enemyOf(side)), battle.rulings).filter(
        (card) => card !== 'bye' || !waitsItsTurn(battle, enemyOf(side)),
      ),
);
export const choicesOf = (battle: Battle, side: SideId) => choicesIn(battle, battle.sides[side]);

/**
 * NBC-CCD-08: what a side has played: its choice while that is playable, the card it left on the table, undefined for
 * nothing yet, or null if it has nothing to play. A Bye has no use once the other side is done.
 */
export function laidBy(battle: Battle, side: SideId): Choice {
  if (waitsItsTurn(battle, side)) return null;
  const { chosen } = battle.sides[side];
  const may = choicesOf(battle, side);
  if (chosen && may.some((card) => formationOn(card) === formationOn(chosen))) return chosen;
  const bound = boundCard(handOf(battle, side), handOf(battle, enemyOf(side)), battle.rulings);
  if (bound) return { formation: bound };
  return may.length === 0 ? null : undefined;
}

/** NBC-CCD-08: whether a side must play a card: it has played none, or its card has no opponent left. */
export const isToLay = (battle: Battle, side: SideId): boolean =>
  laidBy(battle, side) === undefined || (battle.sides[side].chosen !== null && laidBy(battle, enemyOf(side)) === null);

const formationOn = (card: CommandCard): string | null => (card === 'bye' ? null : card.formation);

/** NBC-CCD-02: the sides as they are asked: both choose at once, but one phone asks them alternately first. */
export const askedInTurn = ({ turn, contests }: Battle): readonly SideId[] =>
  (turn + contests) % 2 === 1 ? SIDES : [...SIDES].reverse();

/** Whether a side's card lies face down and the other side has not answered yet. */
export const liesFaceDown = (battle: Battle, side: SideId): boolean =>
  battle.sides[side].chosen !== null && laidBy(battle, enemyOf(side)) === undefined;

export const stillToAct = (battle: Battle, side: SideId): Formation[] =>
  formationsOf(battle, side).filter((formation) => formation.card !== 'away' && formation.card !== 'spent');

/** NBC-RNF-03: whether a formation has units left; those beside the table enter in its action, and count. */
export const hasTroops = (battle: Battle, formation: Formation): boolean =>
  unitsOf(battle, formation.id).some(hasArrived);

/** NBC-CMA-08: whether the formation has a card in the hand of a turn. No troops, no card. */
export const hasCard = (battle: Battle, formation: Formation): boolean =>
  formation.present && hasTroops(battle, formation);
