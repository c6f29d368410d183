# What the table sets by hand.

set-log = { $who }, set by hand: **{ COMMAS($what) }**.
set-nothing = Nothing changes.
set-no-such-value = That value is not possible.
set-sky = The sky

## Units
set-cp = { NUMBER($from) } → { NUMBER($to) }CP
set-books = losses { NUMBER($white) } white, { NUMBER($red) } red, { NUMBER($blue) } blue
set-marker = { $on ->
    [yes] { $marker }
   *[no] no longer { $marker }
}
marker-resting = resting
marker-out-of-command = out of command
marker-fired = marked as fired
set-fate = { $fate ->
    [good] in good order
    [broken] broken
    [eliminated] eliminated
    [vanquished] vanquished
   *[off-table] off the table
}
set-stands = { $stands ->
    [0] skirmishers in
    [one] { $stands } skirmish stand out
   *[other] { $stands } skirmish stands out
}
set-present = { $on ->
    [yes] on the table
   *[no] off the table
}
set-moved = { $on ->
    [yes] has moved
   *[no] still to move
}
set-facing-away = { $on ->
    [yes] facing away
   *[no] facing the enemy
}
set-sheltered = { $on ->
    [yes] behind its neighbours
   *[no] in the open line
}
set-host = with { $unit }
set-no-host = not attached
set-area = in { $area }
set-no-area = in no built-up area
set-on-foot = { $on ->
    [yes] on foot
   *[no] mounted
}
set-own-order = { $on ->
    [yes] own order Defend
   *[no] follows its formation
}

## Why it cannot be
set-no-cp = { $unit } has no combat points.
set-cp-too-many = { $unit } began with { NUMBER($cp) }CP and cannot have more.
set-lost-too-much = It began with { NUMBER($cp) }CP and cannot have lost more.
set-spent = { $unit } has no combat points left. Give it some as well.
set-stands-too-many = { $most ->
    [one] { $unit } has { $most } skirmish stand.
   *[other] { $unit } has { $most } skirmish stands.
}
set-no-guns = { $unit } has no guns to hide between others.
set-no-horses = { $unit } has no horses to leave.
set-host-own-side = It attaches to its own side only.

## Formations, officers, sides
set-order = order { $order }
set-radius = radius { NUMBER($from) } → { NUMBER($to) } cm
set-command-open = command not thrown
set-under-command = under command
set-not-under-command = not under command
set-card = { $card ->
    [hand] may act this turn
   *[spent] has acted this turn
}
set-rating = { $letter }{ NUMBER($from) } → { $letter }{ NUMBER($to) }
set-officer-fate = { $fate ->
    [fit] fit
    [injured] injured
   *[captured] captured
}
set-rerolls = { NUMBER($ready) } re-roll dice ready, { NUMBER($used) } used
set-rerolls-openly = Re-roll dice
set-at-hq = { $on ->
    [yes] commander at his headquarters
   *[no] commander away from his headquarters
}
set-vantage = { $on ->
    [yes] on a vantage point
   *[no] on no vantage point
}
