# Skirmishers: who may attack whom, with how many dice, and what becomes of the stands.

## Why there is no attack
skirmish-no-garrison = A garrison cannot be skirmished.
skirmish-not-into-area = Nothing in a garrisoned area can be skirmished.
skirmish-no-cavalry = Cavalry cannot be skirmished.
skirmish-no-pontoons = A pontoon train cannot be skirmished.
skirmish-attached = An attached battery is no target. Its host is.
skirmish-weather = Nobody skirmishes while rain or snow falls.
skirmish-by-cavalry = Cavalry does not skirmish.
skirmish-no-stand = Only a deployed stand can attack.
skirmish-out-of-area = Nothing in a garrisoned area can skirmish.
skirmish-cavalry-stops = Enemy cavalry within { $cm } cm of the parent stops it.
skirmish-outside-zone = The target is outside the Contact Zone.
skirmish-too-oblique = The target is more than { $degrees }° off the front.
skirmish-barrier = Nobody skirmishes across an uncrossable barrier.
skirmish-no-dice = These ratings give no dice.
skirmish-phase = Skirmishers attack in phase 3.
skirmish-not-in-order = Only units in good order skirmish.
skirmish-have-attacked = Its stands have attacked in this phase.
skirmish-waits = An attack of its stands is not settled yet.
skirmish-no-target = There is no such target.
skirmish-friend = Skirmishers attack the enemy.
skirmish-not-in-fight = That unit is not in the fight.
skirmish-officer-not-alone = Only an enemy officer alone is a target.

## Dice
skirmish-defence = Skirmish rating in defence
skirmish-lone-officer = Lone officer
skirmish-battery = Unattached artillery
skirmish-detachment = Detachment
skirmish-rating = Skirmish rating
skirmish-stand-not-out = No stand out
skirmish-against = SK{ $attacker } against SK{ $defender }
skirmish-one-more = SK3 against SK0
skirmish-hit = Skirmishers hit on { $face }
skirmish-rifles-hit = Rifles hit on { $face } or more
skirmish-own-cavalry = Its own cavalry within { $cm } cm
skirmish-in-cover = Wholly in cover
skirmish-ottoman = Ottoman artillery

## The attack at the table
skirmish-question = { CAPITAL($by) } on { $target }: any hits?
skirmish-stand = { $by }, stand { $n }
no-attack = no attack
skirmish-word-none = No attack
skirmish-unhurt = { CAPITAL($target) } is unhurt.
skirmish-written = On { $target }. It counts when the phase ends.
skirmish-fired = Skirmishers of { $by } on { $target }: **{ $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}**.
skirmish-idle = Skirmishers of { $by } do not attack. { $why }
skirmish-go-in = Enemy cavalry is in front of { $unit }. Its skirmishers **go in**.
skirmish-clump = Enemy cavalry is in front of { $unit }. Its skirmishers clump and **do not attack**.

skirmish-their-rating = Their skirmish rating
skirmish-its-rating = Its skirmish rating
skirmish-covered = Target wholly in cover
skirmish-otherwise = otherwise S{ SIGNED($n) }
skirmish-rifles = They have rifles
skirmish-cavalry-near = Enemy cavalry within { $cm } cm of { $unit }
skirmish-stand-goes = stand goes in
skirmish-both = Both stands attack it
skirmish-each-throws = each throws
against-outside = Outside the Contact Zone
against-oblique = More than { $degrees }° off the front
against-barrier = A barrier nobody can cross

## Whether its skirmishers take the first hit
stand-question = What do the skirmishers of { $unit } do?
stand-label = Its skirmishers
stand-absorb = Take the first hit
stand-keep = Stay out
stand-effect = { $stands ->
    [0] none
   *[other] { $stands }
} in, { $checks ->
    [yes] disorder check
   *[no] no check
}
stand-means = { $unit } loses { $lost }CP{ $stands ->
    [0] {""}
   *[other] {" "}and takes in skirmishers
}{ $checks ->
    [yes] . A disorder check follows.
   *[no] , with no check.
}
stand-last-point = { $unit } loses its last point.
stand-by-hand-absorb = They take the first hit
stand-by-hand-keep = They stay out
stand-by-hand-none = No hit counts
stand-told = The skirmishers of { $unit } { $choice ->
    [absorb] take the first hit
    [keep] stay out
   *[none] lose nobody
}.
sum-hits = Hits
