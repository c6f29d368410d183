# A close combat: its sums, its questions, who loses it, and what the players do with the miniatures.

## The names of sums
sum-on-each-die = On each die
sum-distance = Distance
combat-vanquished-at = Vanquished at

## Dice
combat-points = Combat points
combat-dice-stands = Skirmish stands
combat-dice-battery-foot = Foot battery
combat-dice-battery-horse = Horse battery
combat-dice-engineers = Engineers
combat-dice-battery-alone = Unattached battery
combat-dice-looting = Looting
battery-fired-already = Battery fired this turn
battery-on-foot-stays = Foot battery does not attack
battery-leaves-area = Battery leaves the built-up area

## To hit
combat-to-hit = { CAPITAL($row) } against { $column }
combat-column-cavalry = cavalry
combat-column-infantry = infantry
combat-column-artillery = artillery
combat-column-disordered-cavalry = Disordered cavalry
combat-column-disordered-infantry = Disordered infantry
combat-column-disordered-artillery = Disordered artillery
combat-lighter-cavalry = Cavalry two classes lighter

## Misses thrown again
combat-again-flanked = Enemy flanked
combat-again-flank = In the flank
combat-again-rear = In the rear
combat-again-wet = Heavy rain or snow
combat-again-commander = Army commander within { $cm } cm
combat-again-uphill = Uphill
mixed-unit = Mixed unit
combat-again-together = Infantry and cavalry together

combat-again-half-least = re-roll half the misses, at least { NUMBER($least) }

## Hits that must be proved
combat-prove-command = Out of command
combat-prove-redeploy = Under Redeploy
combat-prove-strategic = Under Strategic Movement
combat-prove-strong-point = Strong Point

## Who loses
loser-broken = Broken
loser-exhausted = More exhausted
loser-disordered-twice = Disordered twice
loser-fewer-hits = Caused fewer casualties
loser-quality = Lower quality
loser-attacker = The attacker

## The way back
retreat-fall-back = Fall back
retreat-retreat = Retreat
retreat-broken = Broken, twice the distance
retreat-square = The square stands
retreat-battery = The battery stands
retreat-nobody-hurt = No losses on either side
combat-loser-cp = CP of the loser
combat-half-again = Half as much again

## Who may not attack
attack-battery = A battery by itself does not attack.
attack-garrison = A garrison never attacks.
attack-pontoon = A pontoon train starts no combat.
attack-on-foot = On foot it does not attack. It mounts when it moves.
attack-looting = It is looting and stays with the baggage.
attack-resting = A resting unit does not move by choice.
attack-marching = A formation on the march starts no combat.
attack-holding = Its formation is under Hold and does not move to contact.
attack-out-of-command = Out of command it may not move to contact.
attack-cavalry-area = Cavalry never attacks a built-up area.
attack-crowded = Two units already attack it.

## On the table
table-square-up = Square the two up face to face.
table-angled = Put the attacker’s leading corner against the face it strikes.
table-withdraw = { $unit }: back { NUMBER($cm) } cm, facing the enemy.
table-straight-back = { $unit }: { NUMBER($cm) } cm straight back through a gap of its width. Without one, or through friends, both are disordered.
table-further-back = { $unit }: { NUMBER($cm) } cm more the same way.
table-stops-in-area = { $unit } stops in the built-up area it came from, if it gets there.
table-leaves-area = { $unit } must end outside the built-up area.
table-no-way = { $unit } cannot go through an occupied built-up area. It may go { NUMBER($cm) } cm on for room.
table-faces-enemy = { $unit } ends facing the enemy.
table-faces-away = { $unit } ends with its back to the enemy.
table-takes-ground = { $unit } takes the ground of its enemy.
table-rides-on = { $unit } pursues and stops { NUMBER($cm) } cm short of its target, even out of command.
table-free = { $units } { $n ->
    [one] is
   *[other] are
} no longer engaged, and may threaten a flank in the combats that follow.
table-no-stands = { $unit } is too weak for skirmish stands. Take them off.
table-stands = { $unit }: up to { $n ->
    [one] { $n } skirmish stand
   *[other] { $n } skirmish stands
} may go back to the front once every unit has moved.

## The question
combat-question = { $attackers } against { $defender }
combat-told = { $attackers } against { $defender }: **{ $verdict }**.
combat-it-leaves = It leaves
combat-leaves = { $unit } leaves the built-up area.
combat-leaves-area = { $unit } **leaves the built-up area** before the attack.
combat-leaves-area-disordered = { $unit } **leaves the built-up area**, disordered, before the attack.

## What is thrown and drawn
combat-card-check = { $unit }: quality check
combat-card-distance = { $unit }: how far back
combat-who-leads = Which attacker leads? 1 to 3: { $unit }
combat-who-comes-back = Both are broken. Who comes back?
combat-officer-throw = { $unit }: its officer is injured on { NUMBER($face) }
combat-officers-throw = Two dice for { $n ->
    [one] the
   *[other] each
} officer with { $units }: injured on { NUMBER($face) }
combat-leads-both = { $unit } leads: hits of both?
combat-both-throw = { $units } together
combat-guns-of = { $unit }’s guns
combat-ride-of = { $unit } { $n ->
    [one] pursues
   *[other] pursue
}
combat-officer-of = { $unit }’s officer
combat-draws = { $unit } draws { $result }.

## Chances
combat-chance-check = { $unit }: Normal or better
combat-chance-comes-back = Chance that { $unit } comes back
combat-chance-ride = Chance that { $unit } hits in pursuit

## Who lost
combat-nobody-hurt = No losses: no combat
combat-guns-taken = { $unit } takes the abandoned guns
combat-guns-overrun = { $unit } is overrun
combat-guns-stand = { $unit } stands
combat-guns-stand-disordered = { $unit } stands, disordered
combat-both-broken = Both are broken. { $unit } comes back and wins
combat-loses = { $unit } { $n ->
    [2] lose
   *[other] loses
}: { SMALL($why) }
combat-loses-even = { $unit } { $n ->
    [2] lose: all is even, and they
   *[other] loses: all is even, and it
} attacked

## What became of a unit
combat-outcome = { $unit }: { COMMAS($what) }.
combat-outcome-drawn = { $unit } draws { $result }: { COMMAS($what) }.
combat-cp = { $lost ->
    [0] loses none, { $cp }CP
   *[other] loses { $lost }, { $cp }CP left
}
combat-fate-broken = **broken**
combat-fate-eliminated = **eliminated**
combat-fate-vanquished = **vanquished**
combat-fate-off-table = **off the table**
combat-disordered = **disordered**
combat-still-disordered = still disordered
combat-in-order-again = **in order again**
combat-weary-1 = **tired**
combat-weary-2 = **exhausted**
combat-comes-back = comes back
combat-no-way-back = finds **no way back** and stays
combat-stays-in-contact = **stays in contact**
combat-goes-back = **{ $move ->
    [fall-back] falls back
    [retreat] retreats
   *[withdraw] withdraws
} { NUMBER($cm) } cm**, { $facing ->
    [enemy] facing the enemy
   *[away] back turned
}
combat-takes-ground = **takes the ground**
combat-rides-down = { $n ->
    [2] both ride
   *[other] rides
} down **{ NUMBER($hits) }**
combat-friends-disordered = friends in its way are **disordered**
combat-guns-leave = its guns leave the area, **disordered**
combat-engineers-lost = its engineers are lost
combat-goes-to-defend = its formation goes over to **Defend**

## In the ledger
flight-goes-back = it { $move ->
    [fall-back] falls back
    [retreat] retreats
   *[withdraw] withdraws
} { NUMBER($cm) } cm, and friends in the first { NUMBER($first) } cm are disordered
flight-stays = it stays where it is
gone-in-close-combat = it is lost in close combat
combat-officer-unhurt = { $officer } is unhurt in close combat.
combat-stays-on-foot = { $unit } **stays on foot** until forced out or its Contact Zone is clear.
combat-garrison-next = The garrison is fought next, and at once.
combat-occupied = { $unit } backs into { $area } and **occupies** it.

## Notes
combat-wrong-face = { $unit }: { $why }
combat-touches-too = { $unit } touches { $defender } too: they attack together.
combat-engaged = Engaged, no threat to a flank: { COMMAS($units) }.
combat-does-not-defend = { $unit } does not defend a built-up area. It leaves.

## What the table says
combat-strikes = { $unit } strikes
combat-uphill = { $unit } comes uphill
combat-downhill = { $unit } comes downhill
combat-flanked = { $unit } is flanked
combat-where = Where
combat-in-open = In the open
combat-for-area = For a built-up area
combat-for-works = For garrisoned works
combat-out-of-area = Out of one
combat-cover-defender = hard cover
combat-cover-both = cover for both
combat-round = Round
combat-round-1 = First
combat-round-2 = Second
combat-garrison-behind = A garrison behind it
combat-garrison-holds = holds whoever wins
combat-on-foot = { $unit } fights on foot
combat-as-infantry = as infantry, { NUMBER($cp) }CP
combat-finds-no-way = { $unit } finds no way back
combat-no-way-effect = stays, loses 1
combat-friends-in-way = Friends in the way of { $unit }
combat-friends-effect = both disordered
combat-rides-after = { $unit } pursues
combat-attackers-stay = { $units } { $n ->
    [one] stays
   *[other] stay
} in contact
combat-stay-effect = a second round
combat-backs-into = { $unit } backs into
combat-areas-of = { $unit } and built-up areas
combat-open-ground = Open ground
combat-more-in = More in { $area }
combat-more-out = More out of one
combat-area-no-way = no way through
combat-area-occupies = it occupies it
combat-area-edge = it stops at the edge
