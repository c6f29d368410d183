# Lulls

lull-already = There is a lull already.
lull-none-offered = There is no lull. Offer one at the end of a turn.
lull-say-who = Say which formations it covers.
lull-everywhere = all of the field
lull-at-turns-end = Offer a lull at the end of a turn.
lull-log-agreed = A **lull**, { $where }, from the next turn. { $side } offered it.
lull-log-over = The lull is **over**.
lull-log-all-in = The lull covers **every formation**.
lull-log-in = In the lull: **{ COMMAS($formations) }**.
lull-restart-in-phase-1 = Hostilities begin again at the start of a turn.
lull-agreed-this-turn = It holds this turn. It may be broken in the next.
lull-thrown-already = This side has thrown for it this turn.
lull-log-fight = { $side } **begin hostilities again**.
lull-log-fight-thrown = The lull is over: { $side } **fight again**.
lull-log-goes-on = The lull **goes on**.

lull-question = Do hostilities begin again?
lull-to-begin = To begin again
lull-no-throw = No throw is needed
lull-turn-after = The turn after the lull
lull-later-turn = The turn after that
lull-die = Die
lull-thrown = Thrown
lull-chance = Chance that hostilities begin
lull-over = The lull is over
lull-goes-on = It goes on
lull-to-arms = Hostilities begin
lull-quiet = The lull goes on
lull-over-now = The lull is over.
lull-on-this-turn = The lull goes on this turn.

lull-no-attacks = There is a lull here: nobody fires or attacks.
lull-no-advance = A lull holds here: units adjust or go back, and do not advance.
lull-stop-at-edge = Formations from outside stop at the edge of the lull.
lull-unless-by-hand = { $why } The table may end it, or take somebody out, by hand.

swap-in-command = Both must be in command.
swap-cut-off = Neither may be cut off.
swap-movement = Neither may exceed its movement.
swap-enemy = Neither may be within { NUMBER($cm) } cm of an enemy.
swap-in-lull = Units change places where there is a lull.
swap-moving-formation = Two units of the formation that moves change places.
swap-good-order = Both must be in good order, free to move, and not have moved.
swap-cannot-move = One of them cannot move.
swap-no-room = One of them does not fit where the other stands.
swap-log = { $one } and { $other } **change places**.
swap-question = Do { $one } and { $other } change places?
swap-ask-command = One of them is out of command
swap-ask-cut-off = One of them is cut off
swap-ask-far = It is further than one of them can move
swap-ask-near = An enemy within { NUMBER($cm) } cm of one of them
swap-move = { $unit }
swap-word = They change places
swap-means = { $one } stands where { $other } stood. Both have moved.
swap-by-hand = They change places all the same

# What a lull means now
lull-next-turn = A lull begins next turn, { $where }.
lull-now = There is a lull, { $where }{ $phase ->
    [command] : it goes on while neither side breaks it
    [skirmish] : nobody skirmishes
    [artillery] : nobody fires
    [formations] : { $first } move first. Nobody advances, fires or attacks. Units of a formation may swap
    [recovery] : the Contact Zone is { NUMBER($cm) } cm
   *[quiet] {""}
}.
lull-in-it = In it: { COMMAS($formations) }.
lull-brief = Lull{ $part ->
    [yes] , { $where }
   *[no] {""}
}{ $phase ->
    [next-turn] , from next turn
    [skirmish] : nobody skirmishes
    [artillery] : nobody fires
    [formations] : { $first } move first
    [recovery] : Contact Zone { NUMBER($cm) } cm
   *[quiet] {""}
}
