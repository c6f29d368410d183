# The battle at a glance: both armies facing each other.

glance-leave = Back to the turn
glance-ahead = The { $side } side is ahead
glance-even = Neither side is ahead
glance-one-book = The { $side } army

glance-lost = CP lost
glance-broken = { $n } broken
glance-gone = { $n } gone
glance-leans = { $side } ahead
glance-by = by { $n }CP

glance-arrivals = Still to come
glance-and = and { $n } more
glance-end = ends { $end }
glance-day = It is { $now }. The day ends at { $end }.

glance-army = { $side } army
glance-dice = { $ready } re-roll dice ready, { $used } used
glance-dice-hidden = Re-roll dice: hidden
glance-elsewhere = Its losses are kept on the other phone.
glance-under = { $formation }, **{ $order }**
glance-strength = { $left } of { $of } combat points
glance-due = { $cp }CP, due **{ $time }**
glance-absent = not on the table
glance-acts = acts
glance-acted = has acted
glance-others = Garrisons and trains

# What a screen reader hears of the units of a formation: "9 units, 1 broken, 2 disordered".
glance-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
glance-some = { $n } { $what }

glance-key = What the signs mean
glance-key-fresh = fresh
glance-key-lost = has lost
glance-key-disordered = disordered
glance-key-tired = tired
glance-key-exhausted = exhausted
glance-key-shaken = shaken
glance-key-broken = broken
glance-key-gone = gone
glance-key-acted = has acted
glance-key-dice = re-roll die: ready, used

# What follows it.
glance-window = Open it in another window
glance-follows = On a second screen of this device, that window follows and shows what both sides may know. Another phone or tablet cannot.
