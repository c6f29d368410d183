# The sheet of a formation: its order, its commander, and both by hand.

formation-which-order = Which order?
formation-keep-order = Keep the order
formation-order-costs = { $dice ->
    [0] Now **{ $order }**. A change costs nothing.
    [one] Now **{ $order }**. A change costs { $dice } re-roll die.
   *[other] Now **{ $order }**. A change costs { $dice } re-roll dice.
}
formation-dice-ready = { $costs } { $ready } ready.
formation-far = Beyond { $cm } cm of the headquarters
formation-far-note = one more die
formation-officer-with = { $officer } is with { $unit }
formation-officer-alone = { $officer } is with no unit
formation-joins = He joins
formation-no-unit = No unit
formation-checks-use = its checks use L{ $n }
formation-radius = Command radius { $cm } cm
formation-radius-stays = It never falls through losses; what stands in the label is in force.
formation-by-hand = Set by hand
formation-order-set = Order
formation-present = On the table
formation-acted = Has acted
rating-A = Ability
rating-L = Leadership
rating-T = Temperament
fate-fit = Fit
