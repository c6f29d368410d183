# What is odd in a scenario that can be played.
check-rail = { $n } odd
check-look = { $n ->
    [one] { $n } thing looks odd
   *[other] { $n } things look odd
}
check-note = it can be played as it stands
check-odd = What looks odd?
check-mend-all = { $n ->
    [one] Mend { $n } of them
   *[other] Mend { $n } of them
}
check-mend-all-note = all those that one tap mends; undo brings them back
check-done-all = mended
check-done = mended: { $what }
check-go = Go there

## What was found.
check-nobody-commands = Nobody commands { $formation }. Who does?
check-nobody-commands-army = Nobody commands the army { $army }. Who does?
check-same-name = Two formations of a side are called { $formation }.
check-same-labels = { $formation } and { $other } have the same labels.
check-same-label = Two units of { $formation } have the label { $label }.
check-order-to-none = { $formation } has no units, so nobody can receive its order.
check-large-formation = { $formation } has { $n } units. No commander’s word carries to so many.
check-many-guns = { $unit } has { $n } guns. A battery has eight as a rule, twelve at most.
check-no-men = { $unit } has no men. How many are they?
check-large-unit = { $unit } has { $cp } CP. A unit should not have more than { $most }.
check-no-end = The battle has no end. It goes on until the players stop.
check-never-arrives = { $formation } comes when the battle is over. When does it come?
check-there-already = { $formation } comes later, but at an hour when the battle has not begun.
check-comes-twice = Units of { $formation } come a second time.
check-odds = { $strong } has { $more } CP, { $weak } { $less }. Is that meant?

## The tap that mends it.
check-mend-renumber = Give it free labels
check-mend-renumber-units = Number them anew
check-mend-name-apart = Add its commander’s name
check-mend-split-formation = Make two of it
check-mend-remove-formation = Take it out
check-mend-split-battery = Make more batteries of it
check-mend-split-unit = Make two of it
check-mend-from-the-start = Let it be there from the start
check-mend-come-once = Let them come once
check-mend-end-at = End it at { $at }
