# Over bridges and very deep ditches.

crossing-need = To cross
crossing-guns = A train or artillery
crossing-cp-up-to = { $cp }CP or less
crossing-cp-between = { $from } to { $to }CP
crossing-cp-from = { $cp }CP or more
crossing-score = Score
crossing-ditch = Very deep ditch
crossing-this-bridge = This bridge

## The attempt
crossing-question = Does { $unit } cross?
crossing-far-taken = A unit stands on the far entrance
crossing-no-way = no way over
crossing-used = In use the other way
crossing-fled-over = Broken troops fled over it
crossing-no-attempt = no attempt
crossing-on-die = On the die
crossing-chance = Chance that it crosses
crossing-part-over = it crosses
crossing-part-waits = it waits
crossing-it-waits = It waits
crossing-across = Across
crossing-not-across = Not across
crossing-by-hand-over = It crosses
crossing-over = { $unit } is across { $place }. It moves off next turn.
crossing-over-taken = The far side of { $place } is taken: { $unit } stays.
crossing-waits = { $unit } waits at { $place }.
crossing-no-other = Nobody else may try it this turn.
crossing-disorders = It is disordered.
crossing-log-reaches = { $unit } reaches { $place } and **stops at the entrance**.
crossing-log-moves-off = { $unit } moves off { $place }.
crossing-log-turns-back = { $unit } turns back from { $place }.

## Why it does not cross
crossing-time = Units cross when they move.
crossing-none = There is no such bridge.
crossing-not-alone = It cannot cross by itself.
crossing-not-here = It is not at that bridge.
crossing-on-its-way = It is already crossing.
crossing-not-there = It must first touch the entrance and stop.
crossing-stops = It came to the entrance this turn and stops there.
crossing-just-over = It crossed this turn. It moves off next turn.
crossing-tried-now = It tried to cross this turn.
crossing-blocked = Broken troops block the bridge.
crossing-other-way = The bridge is in use the other way.
crossing-tried = A unit has already tried this bridge this turn.
crossing-entrance-taken = A unit stands on that entrance already.
