# The pages of the reference and its tools.

reference-title = Reference
reference-aside = reference
reference-home = Home
reference-leave = Back to the battle
reference-all = All charts, and find a word
reference-heading = Every chart of the rules
reference-find = Find a chart or a word
reference-found = Found
reference-none = No chart has that word. Try a shorter one, or clear the field and open a group.
reference-suggested = Suggested ratings
reference-rulings = Rulings
reference-ruling-line = { $title } ({ $amb })
reference-term = { $term }: { $meaning }

## Ground scale
reference-scale = Ground scale
reference-scale-cm = Centimetres
reference-scale-yards = Yards
reference-scale-is = { NUMBER($cm) } cm on the table are about { NUMBER($yards) } yards, { $miles ->
    [one] { NUMBER($miles) } mile
   *[other] { NUMBER($miles) } miles
} or { NUMBER($metres) } m.

## At a distance
reference-range-tool = At a distance
reference-range-at = At { $cm } cm
reference-range-guns = Guns
reference-range-band = Range
reference-range-dice = Dice
reference-range-ground = Ground
reference-range-move = One move
reference-range-goes = Goes
reference-range-weight = { $weight ->
    [heavy] heavy guns
    [medium] medium guns
   *[light] light guns
}
reference-range-howitzers = howitzers
reference-range-rockets = rockets
reference-range-short = short
reference-range-medium = medium
reference-range-long = long
reference-range-in = in range
reference-range-out = out of range
reference-range-rocket-dice = { OR($dice) } dice
reference-reaches = reaches
reference-perhaps = perhaps

## Decision timer
reference-timer = Decision timer
reference-timer-over = Time: the other side may decide.
reference-timer-start = { $seconds ->
    [one] Start { $seconds } second
   *[other] Start { $seconds } seconds
}
reference-timer-again = From the start

## Rulings in force
reference-rulings-intro = The rules can be read in more ways than one here. This is what we do.
reference-rulings-chosen = { $meaning } (chosen by you)
reference-rulings-text = { $text } ({ $of })
reference-rulings-missing = What the rulebook does not hold

## Suggested ratings
reference-troops-intro = The rulebook lists no ratings of troops. These are ours, to start from and to argue with.
reference-troops-army = Army
reference-troops-troops = Troops
reference-troops-years = Years
reference-troops-quality = Q
reference-troops-skirmish = S
reference-troops-average = average
reference-troops-spread = { $usual } ({ $least }–{ $most })
reference-troops-span = { $years }
reference-troop = { $troops }, { $nation } { $years }: { $ratings }
reference-troop-there = { $troops }, { $nation } { $years }, { $theatre }: { $ratings }
reference-troop-ratings = { COMMAS($ratings) }
