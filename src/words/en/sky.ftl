# The sheets of sky and clock, and of a formation: what is looked up in a battle.

sky-name = Sky and clock
sky-now = { $clock }, { SMALL($weather) }
sky-ground-is = The ground is { SMALL($ground) }.
sky-weather-may = The weather may change.
sky-weather-stays = The weather will not change.
sky-wet = { $n } of { $of } minutes of rain or snow.
sky-dry = { $n } of { $of } minutes of sun.
sky-fog-is = Fog: { $total } of { $target }.
sky-intensity = How hard it falls
sky-the-ground = Ground
sky-may = The weather may change
sky-freezes = Freezing
sky-clock = Clock
sky-clock-note = forward only
sky-dice-ready = { $side } re-roll dice ready
sky-at-hq = { $officer } at his headquarters
sky-rulings = { $n ->
    [0] Rulings: all at their defaults
   *[other] Rulings: { $n } of your own
}
sky-see-rulings = See and change the rulings
sky-app = What the app does
sky-phone = This phone
sky-phone-open = Open table
sky-phone-open-note = all see all
sky-phone-passed = Passed round
sky-phone-passed-note = secrets under a cover
sky-papers = Papers: briefings, plans, the umpire
sky-papers-of-note = briefing, plan, re-roll dice
sky-papers-umpire-note = under a cover of their own
sky-papers-passed = Each side has papers of its own once the phone is passed round.
sky-whose-dice = Whose dice
sky-dice = Dice and cards
sky-dice-app = The app’s
sky-dice-app-note = your own at any throw
sky-dice-table = The table’s
sky-dice-table-note = the app’s at any throw
sky-seal = The seal of chance
sky-seal-note = It was fixed before the first throw. When the battle is over the seed can be shown, and every throw checked against the seal.
sky-seal-words = In four words: { $words }
sky-added = Both sides added to it: { $added }
sky-fingerprint = Fingerprint of the battle as it stands
sky-seed = Seed
sky-reveal = Show the seed
sky-reveal-note = for good: then nothing more is played or undone here, no losses either
sky-check = Check every throw
sky-check-note = and every play, as a stranger would
sky-won = How it is won
sky-end-side = { $side }: it is over
sky-end-given-up = One side gives it up

## A formation
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
