# Officers and their orders: cards, the throw for command, radii, changes of order.

charts-command = Command and orders

## Orders
chart-orders = Formation orders
chart-orders-also = pursue attack defend engage pull back withdraw hold redeploy strategic movement keen normal ladder
chart-orders-order = Order
chart-orders-asks = What it asks
chart-orders-open = Orders lie open on the table. Their direction is the way the commander’s figure points.
chart-orders-left-behind = When Attack or Pursue is received, units in built-up areas or works and heavy or medium guns may stay behind, if it is said at once. They defend, may begin to garrison, and are not out of command.
chart-orders-closing = Closing checks { SIGNED($bonus) }.
chart-orders-no-attack = No-Attack may be ignored.
chart-orders-auto-attack = Auto-Attack may be ignored.
chart-orders-no-six = A { $face } does not compel it.
chart-orders-may-fire = May open firefights.
chart-orders-no-reply = No reply to fire.
chart-orders-firefight-confirm = Its firefight hits must confirm.
chart-orders-combat-confirm = Its close-combat hits must confirm.
chart-orders-silent = Its guns are silent.
chart-orders-no-stands = No skirmishers out.
chart-orders-guns-again = Enemy guns throw misses again.
chart-orders-check = Checks when attacked { SIGNED($less) }.
chart-orders-screens = Up to { $screens } cavalry screens of { $cp }CP.
chart-orders-road = Road columns.
chart-orders-only = Only { OR($orders) } can follow.
chart-orders-becomes = Attacked, it becomes { $order }.

## Changing an order
chart-order-change = Changing an order
chart-order-change-also = lapels awkward
chart-order-change-when = When
chart-order-change-how = How
chart-order-change-before = Before moving
chart-order-change-before-how = Under command: { $near ->
    [one] { $near } re-roll die
   *[other] { $near } re-roll dice
}, { $far } beyond visibility of the headquarters; then a card on his A.
chart-order-change-lapels = By the lapels
chart-order-change-lapels-how = Army commander in contact with him, one commander a turn: { $dice ->
    [one] { $dice } re-roll die
   *[other] { $dice } re-roll dice
}, no card.
chart-order-change-after = After the action
chart-order-change-after-same = As before moving.
chart-order-change-after-free = Under command: no die, no card.
chart-order-change-awkward = Awkward commander
chart-order-change-awkward-how = { $dice } more each time, unless the scenario says otherwise.
chart-order-change-card = Card on A
chart-order-change-new = New order
chart-order-change-works = takes effect
chart-order-change-fails = does not
chart-order-change-not-under = Not under command: no change, before or after.
chart-order-change-away = Army commander away: a Traditional headquarters changes none, a Napoleonic one order a turn.
chart-order-change-moving = Headquarters on the move: none at all.

## Command cards
chart-command-cards = Command cards
chart-command-cards-also = who acts next bye losing commander contest pot
chart-command-cards-lay = Each side lays a card, face down. Both throw a pot; the higher white total acts.
chart-command-cards-loser = The loser takes his card back, or leaves it on the table: then his red die is added in later throws of the turn.
chart-command-cards-again = The loser may throw again at once for { $near ->
    [one] { $near } re-roll die
   *[other] { $near } re-roll dice
} ({ $far } beyond visibility), if his army commander is at headquarters. Beaten, the other may do the same.
chart-command-cards-bye = A Napoleonic army has one Bye card a turn: the other side must act.
chart-command-cards-once = A formation acts once a turn. When one side has no cards left the other goes on alone.
chart-command-cards-first = Who acts first in other phases, if anybody asks: a die each, the higher first; one re-throw for a re-roll die.

## Under command
chart-under-command = Under command
chart-under-command-also = stance temperament cossacks uc green white
chart-under-command-throw = White dice + A
chart-under-command-near = Within the army commander’s visibility
chart-under-command-far = Beyond it
chart-under-command-cossacks = Cossacks within { $cm } cm of either
chart-under-command-means = Under command he carries out his order and may change it. If not, his temper moves the stance:
chart-under-command-card = Card on T
chart-under-command-green = T + green dice
chart-under-command-stance = The order goes
chart-under-command-down = one step down
chart-under-command-same = no change
chart-under-command-up = one step up
chart-under-command-off = Hold, Redeploy and Strategic Movement stay as they are.

## Radius and ratings
chart-radius = Command radius, ratings of officers
chart-radius-also = ability leadership temperament multiplier
chart-radius-times = ×
chart-radius-cm = Radius, cm
chart-radius-least = At least
chart-radius-most = At most
chart-radius-sum = Units of the formation times the multiplier, halves up. Losses never lower it; reinforcements may raise it.

## Out of command
chart-out-of-command = Out of command
chart-out-of-command-also = ooc radius
chart-out-of-command-fire = Outside its commander’s radius a unit neither opens nor answers a firefight.
chart-out-of-command-move = It does not close to combat or enter the Contact Zone. In it, it stays or leaves. A { $face } still compels it.
chart-out-of-command-check = Checks { SIGNED($less) }; hits in close combat must confirm.
chart-out-of-command-recover = It recovers neither points nor order, unless it rests. It heads back for the radius.
chart-out-of-command-never = Never out of command: garrisons, detachments, units left behind; a resting unit for its recovery.

## Army commander
chart-army-commander = Army commander and headquarters
chart-army-commander-also = hq vantage point move
chart-army-commander-radius = His radius is what he can see, a vantage point included. In the Commanders’ phase he may ride as far.
chart-army-commander-away = Away from his headquarters: no re-throw of pots; one order change a turn if Napoleonic, none if Traditional.
chart-army-commander-headquarters = The headquarters moves with him as heavy artillery does: all its re-roll dice are used and no order changes.
chart-army-commander-near = Within { $cm } cm of him: checks { SIGNED($bonus) }, { $misses } misses again in firefight and close combat, if nothing better applies.

## Officers
chart-officers = Officers in danger
chart-officers-also = general captured injured killed replacement escape attach commander 2d6
chart-officers-dice = Two dice
chart-officers-entered = The enemy rides into him
chart-officers-escapes = escapes, { $cm } cm or to friends
chart-officers-captured = captured
chart-officers-injured = injured
chart-officers-injured-on = Injured on
chart-officers-attached = With a unit: any close combat, any loss
chart-officers-alone = Alone, hit by skirmishers
chart-officers-heir = Who takes over from A{ $A } L{ $L } T{ $T } has A{ $heirA } L{ $heirL } T{ $heirT }. He is placed in the Commanders’ phase.
chart-officers-join = A formation commander joins one unit of his own formation. His radius goes with him, and it checks on his L.
chart-officers-ride = Out of his formation’s action he may go { $cm } cm, over any ground, to join a unit and for nothing else.

## Reinforcements
chart-arrival = Reinforcements
chart-arrival-also = arrival entry
chart-arrival-card = Card on { $letter }
chart-arrival-arrives = arrives
chart-arrival-next-turn = try next turn
chart-arrival-tried = Tried from the hour the scenario names. It is given an order, waits at the entry, and its card joins the hand of this turn.
chart-arrival-room = Enemies, garrisons apart, in the Contact Zone of those who enter give way to { $cm } cm from the entry.
chart-arrival-radius = A formation that grows may have a wider radius.

## Orders, whatever their stance
order-name-pursue = Pursue
order-name-attack = Attack
order-name-defend = Defend
order-name-pull-back = Pull Back
order-name-withdraw = Withdraw
order-name-hold = Hold
order-name-redeploy = Redeploy
order-name-strategic = Strategic Movement
