# Phase 6: which formation acts next, and whether its commander is under command.

pot-white-dice = White dice

## Which formation acts next
contest-lull = Lull: the side that offered it moves all its formations first.
contest-byes = Bye against Bye: both are spent. Choose again.
contest-bye = { $side } play their Bye: **{ $formation }** must act.
acts-phase = Formations act in phase 6.
acts-absent = { $formation } has no troops on the table.
acts-spent = { $formation } has acted this turn.
contest-chance = Chance that { $formation } acts
contest-throw = Throw
contest-red = Losing commander, red die
contest-cossacks = Cossacks within { NUMBER($cm) } cm of { $officer } or his chief
contest-card = { $formation }’s card
contest-leave = Leave on the table
contest-leave-effect = its red die counts
contest-back = Back to the hand
contest-back-effect = no red die
contest-far-effect = { $dice ->
    [one] one re-roll die
   *[other] { $dice } re-roll dice
}
contest-means = This formation acts.
contest-log = { $officer } { NUMBER($thrown) }, { $other } { NUMBER($against) }: **{ $formation } acts**.
contest-log-higher = { $officer } { NUMBER($thrown) }, { $other } less: **{ $formation } acts**.
contest-log-by-hand = **{ $formation } acts**.

## Under command
command-question = Is { $officer } under command?
command-pot = { $formation }: pot
command-green = { $formation }: green dice
command-far = { $officer } beyond { NUMBER($cm) } cm of { $chief }
command-far-hq = { $officer } beyond { NUMBER($cm) } cm of the headquarters
command-far-effect = needs { NUMBER($far) }, not { NUMBER($near) }
command-lapels = { $chief } grabs him by the lapels
command-lapels-effect = under command, once a turn
command-cossacks = Cossacks within { NUMBER($cm) } cm
command-chance = Chance of being under command
command-under = Under command
command-not = Not under command
command-ability = Ability, A{ NUMBER($A) }
command-needs = needs{ "\u00A0" }{ NUMBER($needs) }
command-needs-far = needs{ "\u00A0" }{ NUMBER($needs) }, beyond visibility
command-means-lapels = { $chief } grabs him by the lapels.
command-means-order = He carries out { $order }.
command-means-free = The formation does as you like.
command-means-card = A card on his temperament decides the stance.
command-means-temper = Temperament { $result }: { SMALL($stance) }
command-log = { $how ->
    [not] { $officer } is **not under command**.
    [lapels] { $officer } is **under command**, grabbed by the lapels.
   *[under] { $officer } is **under command**.
}

## Temperament
temper = Temperament
temper-green = Green dice
temper-question = Does { $officer }’s temperament change the order?
temper-chance = Chance that the stance holds or rises
temper-up = Up one step
temper-down = Down one step
temper-rises = Up one step, to { $order }.
temper-falls = Down one step, to { $order }.
temper-log = { $formation }, temperament { $draw }: { SMALL($stance) }

## Command without orders
simplify-consent = Both sides must agree to it.
reaction-name-aggressive = Aggressive
reaction-name-defensive = Defensive
reaction-name-retiring = Retiring
reaction-aggressive = Attack an enemy within { NUMBER($cm) } cm; otherwise move towards the enemy.
reaction-defensive = Stand. Units may come up to the foremost, no farther.
reaction-retiring = Try to bring all units out of the Contact Zone.

