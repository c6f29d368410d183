# What all fights share: who may fight whom, what the table says of them, a result by hand.

fight-stranger = { $side } unit
fight-stranger-broken = { $unit } is broken here. If it has rallied, give its combat points

## When, and whom
fight-charges-when = Units charge while their formation moves.
fight-firefights-when = Firefights come after the move.
fight-combats-when = Close combats come after the firefights.
fight-in-action = Fights belong to the action of a formation.
fight-no-books = One of the two must be a unit listed here.
fight-two-different = Two different units attack together.
fight-other-side = { $unit } is not on the side that acts.
fight-other-formation = { $unit } acts with its own formation.
fight-attacks-no-more = { $unit } can no longer attack.
fight-not-by-itself = { $unit } does not fight by itself.
fight-held-back = Auto-Attack still to be made: { COMMAS($units) }.
flight-unmoved = Move { $units } back: broken.
fight-unfought = In contact and not fought: { $units }.
fight-not-charged = { $unit } closed without a charge: its dice and card are the table’s.
fight-set-aside = { $unit } is in a fight that was set aside. Answer it first.
fight-friend = { $unit } is a friend.
fight-not-on-table = { $unit } is not on the table.
fight-attack-host = Attack { $unit } instead: it is attached there.
fight-taken = { $unit } is taken, not fought. Set it by hand.
fight-support-first = { $unit } stands there in support. Fight it first.
fight-charge-broken = A broken unit is not fired at. Charge it.
gone-caught-broken = it is caught while broken
fight-broken-flees = { $target } **flees** before { $unit }. It makes its broken move at once.
fight-may-go-on = { $unit } may go on with its move.
fight-ends-its-move = { $unit } ends its move there.
fight-called-off = { $unit }’s fight is **called off**.
fight-guns-leave-area = The guns with { $unit } leave the built-up area, **disordered**.

## Throws
fight-chance-hits = Chance that { $unit } hits
fight-engineers-throw = { $unit }: the engineers fall on { NUMBER($face) } or more
fight-engineers-of = { $unit }’s engineers
fight-check-of = { $unit }: check
fight-engineers-threw = { $unit }’s engineers throw { NUMBER($total) }: { $fate ->
    [fall] they fall, and take one of the loss
   *[live] they live
}.
gone-for-their-host = they take the loss on themselves
engineers-chance-live = Chance that they live
engineers-chance-live-with = Chance that { $unit }’s engineers live
engineers-live = they live
engineers-fall = they fall
officer-chance-safe-with = Chance that { $unit }’s officer is safe
card-drawn = { $own ->
    [yes] { $result }, card { NUMBER($card) }, own card
   *[no] { $result }, card { NUMBER($card) }
}
card-told = { $own ->
    [yes] { $result }, own card
   *[no] { $result }
}

## What an answer would change
fight-effects = { COMMAS($changes) }
fight-effect-check = check { SIGNED($change) }
fight-effect-dice = { $dice ->
    [one] { SIGNED($dice) } die
   *[other] { SIGNED($dice) } dice
}
fight-effect-hits-on = hits on { NUMBER($face) }

## What the table says
fight-commander-within = { $officer } within { NUMBER($cm) } cm
fight-commander-near = { $officer } near { $unit }
fight-out-of-command = { $unit } out of command
fight-in-town = { $unit } in a town
fight-hard-cover = { $unit } behind hard cover
fight-strong-point = { $unit } in a Strong Point
stranger-what = What it is
target-heavy = Heavy cavalry
target-medium = Medium cavalry
target-light = Light cavalry
target-skirmish = Skirmish cavalry
stranger-guns = Guns attached to it
stranger-quality = Quality
stranger-stands = Skirmish stands out
stranger-disordered = Enemy disordered
stranger-fresh = Enemy fresh
stranger-shaken = Enemy shaken
stranger-state = Enemy
stranger-order = Enemy order
stranger-order-none = Other
stranger-guns-none = None

## A result by hand
fight-what-came = What came of the fight?
fight-by-hand = By hand
fight-loses = { $unit } loses
fight-is-eliminated = { $unit } is eliminated
fight-is-disordered = { $unit } disordered
fight-lost = { $unit } loses { NUMBER($cp) }
fight-losses = { COMMAS($losses) }.
fight-told-losses = { $attackers } against { $defender } in { $cause ->
    [firefight] the firefight
   *[close-combat] close combat
}: **{ COMMAS($losses) }**.
fight-told-nothing = { $attackers } against { $defender } in { $cause ->
    [firefight] the firefight
   *[close-combat] close combat
}: **nothing came of it**.
fight-nothing-came = Nothing came of it
fight-set-result = Set the result
gone-by-the-table = as decided at the table
gone-by-two-hits = two hits destroy it

## The two sides of a fight
duel-attacker = Attacker
duel-defender = Defender
duel-supports = Supports
duel-silent = { $why }: no dice.
duel-state = { COMMAS($what) }
duel-quality = Q{ $quality }
duel-strength = Q{ $quality } { $cp }CP
duel-strength-on-foot = Q{ $quality } { $cp }CP on foot
duel-fresh = fresh
duel-disordered = disordered
duel-weary-1 = tired
duel-weary-2 = exhausted
duel-shaken = shaken
duel-stands = { NUMBER($stands) } out
duel-guns = guns
duel-engineers = engineers
duel-throws-nothing = No dice
duel-attacker-wins = { $n ->
    [one] Attacker wins
   *[other] Attackers win
} (defender { $defender })
duel-hits-expected = Hits expected
duel-so-many-against = { $attacker } against { $defender }
duel-on-the-table = On the table, step by step
duel-more-to-say = More facts
duel-what-was-said = Facts given
duel-why = { $what }: { $shown }
duel-cannot-hit = Cannot hit
duel-hits-on-for = { $face ->
    [6] Hits on 6 ({ COMMAS($why) })
   *[other] Hits on { $face } or more ({ COMMAS($why) })
}
duel-mean = { $mean } hits on average, { $one } for one or more
duel-mean-or-broken = { $mean } hits on average, { $one } for one or more, { $breaks } to break it
duel-dice-throw = { $unit }: thrown
duel-dice-bonus = { $unit }: thrown again
duel-dice-confirm = { $unit }: to confirm
duel-dice-on = { $n ->
    [one] { $n } die
   *[other] { $n } dice
} on { $face }{ $face ->
    [6] {""}
   *[other] +
}
duel-so-many-again = { $why }, { NUMBER($n) } again
duel-so-many-proved = { $why }, { NUMBER($n) } on { NUMBER($face) }+
duel-misses = Misses
duel-proof = To confirm
duel-hits = hits
