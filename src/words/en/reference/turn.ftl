# How a turn goes, its clock, and manners at the table.

charts-turn = The turn

## Sequence
chart-sequence = Sequence of the turn
chart-sequence-also = phases action
chart-sequence-phase = Phase
chart-sequence-does = What is done
chart-sequence-step = Step
chart-sequence-action = A formation’s action
chart-sequence-phase-1 = Used re-roll dice are thrown to come back. Skirmish stands go out or in. Tired units are marked Resting.
chart-sequence-phase-2 = Formations whose time has come check whether they arrive, and are given an order.
chart-sequence-phase-3 = Deployed stands attack, both sides at once. Disorder checks when all is thrown.
chart-sequence-phase-4 = Both sides fire, target by target. Disorder checks when all is thrown.
chart-sequence-phase-5 = Army commanders and headquarters, new officers, engineers, howitzers, trains; then the hands of cards.
chart-sequence-phase-6 = A card from each side; the winner acts. Again until every formation has acted.
chart-sequence-phase-7 = Recovery first, then rallying: one card for each unit.
chart-sequence-phase-8 = A time card moves the clock.
chart-sequence-phase-9 = Lulls are offered; then weather, ground, fog and visibility.
chart-sequence-step-orders = Under command or not; the order may change.
chart-sequence-step-move = Broken units first, then every unit in turn.
chart-sequence-step-firefights = One after another, as the acting player likes.
chart-sequence-step-combats = One after another, as the acting player likes.
chart-sequence-step-administration = Change the order, make detachments and garrisons, check looters.

## Command Phase
chart-command-phase = Command Phase: stands, rest
chart-command-phase-also = skirmishers deploy resting re-roll dice first
chart-command-phase-stands = Stands to put out
chart-command-phase-not = Not while Disordered, nor with enemy cavalry within { $cm } cm, nor under Redeploy or Strategic Movement. The unit keeps at least { $cp }CP.
chart-command-phase-costs = Each stand takes { $cp }CP off its parent’s dice in firefight and close combat while it is out, and is measured from the parent.
chart-command-phase-disordered = Disordered later, the unit keeps a stand that is out. Lost, it is not replaced before order is.
chart-command-phase-rest = Tired or Exhausted with no enemy within { $cm } cm: it may be marked Resting. It then stays where it is, and counts as in command for its recovery.
chart-command-phase-first = Who acts first in a phase, if anybody asks: a die each, the higher first. One re-throw for a re-roll die.
chart-command-phase-dice = Used re-roll dice are thrown, to come back.

## Time
chart-time = Time cards
chart-time-also = clock minutes hours
chart-time-minutes = Minutes
chart-time-cards = Cards
chart-time-of = { $cards } of { $all }
chart-time-deck = { $deck }
chart-time-turn = One card at the end of each turn is added to the clock.
chart-time-shuffle = A card of { OR($minutes) } minutes sends the whole pack back for a shuffle.
chart-time-due = What is due at a time may happen once the clock has reached it.
chart-time-runs = By the clock run: daylight and dusk, the ground, garrisons, bridges of boats, the end of the battle.

## Lull
chart-lull = Lull
chart-lull-also = truce pause
chart-lull-offered = Offered by either side as a turn ends, for all the field or part of it, and only if both agree.
chart-lull-turn = Turn
chart-lull-again = Fighting again on
chart-lull-own = The lull’s own
chart-lull-after = { $turns } after it
chart-lull-force = in force
chart-lull-ends = no throw: it ends
chart-lull-zone = The Contact Zone there is { $lull } cm instead of { $usual }.
chart-lull-nobody = Nobody skirmishes, fires, fights or advances there. Units adjust their position or go back.
chart-lull-swap = Two units of one formation, in command and not cut off, may change places.
chart-lull-officers = Officers move as they like. Formations from outside stay outside.
chart-lull-first = The side that offered moves all its formations first.

## Simplified game
chart-simplified = Simplified game
chart-simplified-also = easier shorter leave out
chart-simplified-any = Any of these, if both sides agree:
chart-simplified-command = Without orders: white dice and Ability make { $need }, and the formation does as its player likes; else a card on Temperament.
chart-simplified-card = Card
chart-simplified-formation = The formation

## Measuring
chart-measuring = Measuring and scales
chart-measuring-also = yards miles distance calculator pre-measuring ground scale
chart-measuring-free = Measuring is free, at any time and before any decision.

## At the table
chart-etiquette = At the table
chart-etiquette-also = etiquette manners thinking timer cocked dice take back
chart-etiquette-command = You command the army. How single fights end is left to dice, cards and the officers on the spot.
chart-etiquette-one = One unit at a time. Once the next one is looked at, the last stands where it was put: only a small turn, or guns attached to it, may follow.
chart-etiquette-dice = Throws are made in sight of all. A die that leans is thrown again with its whole pot, at no cost.
chart-etiquette-plan = A written plan of the battle is for your own eyes and binds nobody. Keep it under the day’s line.
chart-etiquette-victory = There is no victory by the book: the scenario or the players say when it ends and who has won.
chart-etiquette-seconds = Decide in seconds. If you like, whoever takes longer than { $seconds } lets the other side decide:
