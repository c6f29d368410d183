# The sheet of a unit: what it can do, and every number and marker of it by hand.

## How it stands
sign-broken = broken
sign-eliminated = eliminated
sign-vanquished = vanquished
sign-off-table = off the table
sign-stands = { $n ->
    [one] one stand of skirmishers out
   *[other] two stands of skirmishers out
}
sign-officer = officer with them
sign-attached = attached
sign-town = in { $name }
sign-on-foot = on foot, { $cp }CP as infantry
sign-donor = gives up its howitzers
sign-battery = is being made howitzers
sign-away = faces away, cannot fire
sign-entering = beside the table, comes on when its formation acts
sign-sheltered = behind its neighbours, no attack from the front
sign-fired = has fired
ratings-guns = Q{ $quality } { $weight ->
    [heavy] heavy
    [medium] medium
   *[light] light
}{ $pieces ->
    [howitzers] {" "}howitzers
    [rockets] {" "}rockets
   *[guns] {""}
}

## What it can do
unit-recover = Recover
unit-rests = Mark it resting
unit-rests-not = End its rest
unit-stays = Leave it behind
unit-comes = Take it along
unit-howitzers = Howitzers from the start
unit-attach = Attach to { $unit }
unit-unattach = Unattach

## Hits
unit-hits-by = Hits by { $cause }
unit-hits-n = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
unit-stand-absorb-note = they go in, no check for it
unit-stand-keep-note = the unit takes it and checks

## By hand
unit-by-hand = set by hand
unit-set-by-hand = Set its states by hand
unit-past = What happened to it
unit-fate-good = In order
unit-fate-off-table = Left the table
unit-book-white = White, lost while Steady
unit-book-red = Red, lost while shaken
unit-book-blue = Blue, given to detachments

## Its fights
unit-fights = Its fights
unit-more = Another enemy
unit-charge = Charge { $unit }
unit-firefight = Fire at { $unit }
unit-combat = Fight { $unit }
unit-attack-guns = Attack the guns: { $unit }
unit-charge-by = { CAPITAL($unit) } charges it
unit-firefight-by = { CAPITAL($unit) } fires at it
unit-combat-by = { CAPITAL($unit) } fights it
unit-stranger-is = An enemy not listed here
unit-together = together with { $unit }
unit-met-last = met last

## Bridges, areas, detachments, engineers and trains
unit-at-bridge = At the entrance of { $bridge }.
unit-across-bridge = Across { $bridge }; it moves off next turn.
unit-engineers = They are { $where }.
unit-taken-by = Taken by { $unit }.
unit-loots = It loots the baggage: it stays, disordered.
unit-bridge-stands = Its bridge of { $cm } cm stands.
unit-bridge-builds = It builds a bridge of { $cm } cm: { $built } of { $need } minutes, { $left } left.
unit-detach = Send out a detachment
unit-garrison = Leave a garrison
unit-one-die = one re-roll die
unit-train = Set it in motion
unit-baggage = Set all the baggage in motion
unit-takes = Take { $baggage }
unit-takes-by = { $unit } takes it
unit-takes-note = it stops there
unit-bridges = Bridges and ditches
unit-by-road = Wholly by road it crosses without these steps.
unit-crosses = { $deed ->
    [reach] Reaches { $bridge } and stops
    [try] Tries to cross { $bridge }
    [off] Moves off { $bridge }
   *[back] Turns back from { $bridge }
}
unit-area-leave = Leave the area
unit-area-occupy = Occupy an area
unit-area-into = Into { $area }
unit-area-out = Out of { $area }
unit-swap = Change places, in the lull
unit-send = Send them
unit-send-to = To { $unit }
unit-send-seen = within { $cm } cm, one re-roll die
unit-send-to-officer = To { $officer }, { $formation }
unit-boats = Pontoon bridge
unit-boats-begin = Build { $cm } cm
unit-boats-give-up = Give the bridge up
unit-boats-hours = { $n ->
    [one] { $n } hour of work
   *[other] { $n } hours of work
}
