# What is odd in a scenario that can be played.
check-rail = { $n } odd
check-look = { $n ->
    [one] { $n } thing looks odd
   *[other] { $n } things look odd
}
check-note = it can be played as it stands
check-odd = What looks odd?
check-mend-all = { $n ->
    [one] Fix { $n } of them
   *[other] Fix { $n } of them
}
check-mend-all-note = everything that one tap can fix; you can undo it
check-done-all = all fixed
check-done = fixed: { $what }
check-go = Go there

## What was found.
check-nobody-commands = Nobody commands { $formation }. Who does?
check-nobody-commands-army = Nobody commands the army { $army }. Who does?
check-same-name = Two formations of a side are called { $formation }.
check-same-labels = { $formation } and { $other } have the same labels.
check-same-label = Two units of { $formation } have the label { $label }.
check-order-to-none = { $formation } has no units to carry out its order.
check-large-formation = { $formation } has { $n } units. No commander can lead so many.
check-many-guns = { $unit } has { $n } guns. A battery usually has eight, and never more than twelve.
check-no-men = { $unit } has no men. How many should it have?
check-large-unit = { $unit } has { $cp }CP. A unit should not have more than { $most }.
check-no-end = The battle has no end. It goes on until the players stop.
check-never-arrives = { $formation } arrives after the battle is over. When should it arrive?
check-there-already = { $formation } is to arrive, but at a time before the battle begins.
check-comes-twice = Units of { $formation } arrive twice.
check-odds = { $strong } has { $more }CP, { $weak } { $less }. Is that meant?

## The tap that mends it.
check-mend-renumber = Give it free labels
check-mend-renumber-units = Renumber them
check-mend-name-apart = Add its commander’s name
check-mend-split-formation = Split it in two
check-mend-remove-formation = Remove it
check-mend-split-battery = Split it into batteries
check-mend-split-unit = Split it in two
check-mend-from-the-start = Put it on the table at the start
check-mend-come-once = Let them arrive once
check-mend-end-at = End it at { $at }
