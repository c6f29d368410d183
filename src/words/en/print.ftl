# Printing: what, on which paper, and what stands on it.
print-aside = print
print-for = Print for { $title }
print-act = Print
print-act-note = { $paper }, at 100 %, no scaling
print-choose = choose something above
print-labels = Labels
print-labels-effect = for every base
print-command = Command cards
print-command-effect = and Bye cards
print-rosters = Rosters
print-rosters-effect = with boxes for CP
print-counters = Order counters
print-counters-effect = { $n } a set
print-charts = Chart sheet
print-charts-effect = one page
print-rulings = Rulings in force
print-rulings-effect = { $n ->
    [0] all at their defaults
    [one] { $n } of your own
   *[other] { $n } of your own
}
print-ruling-own = (your own)
print-quality = Quality cards
print-time = Time cards
print-cards-effect = { $n }
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-colours = Colours of labels and cards
print-colours-side = Sides
print-colours-formation = Formations
print-colours-white = Black only
print-backs = Card backs
print-backs-effect = print double-sided, flip on the long edge
print-sets = Sets of orders
print-sets-note = for each side
print-cut = Cut along the marks. If the printer shrinks pages to fit, switch that off: a label for a { $mm } mm base is { $mm } mm wide.
print-back-to-scenario = Back to the scenario

## On the sheets.
print-whose = Scovell, order book
print-code = A QR code that opens Scovell.
print-sheet = { $name }, sheet { $n }
print-sheet-backs = { $name }, backs of sheet { $n }
print-labels-of = { $side }: labels
print-orders-of = { $side }: orders
print-labels-key = Q quality, 6 the best. MX foot and horse together. S skirmish rating. Heavy, Medium, Light: the kind of cavalry, or the weight of the guns. CP combat points at the start. On an officer’s label: R command radius in cm, L Leadership, T Temperament, A Ability.
print-regiments = { COMMAS($of) }
print-roster = Roster: { $side }
print-roster-of = { $side }: { $title }
print-garrisons = Garrisons
print-chief = A{ $A } L{ $L } T{ $T }. Re-roll dice
print-commander = { $name } A{ $A } L{ $L } T{ $T } R{ $cm }
print-commander-awkward = { $name } A{ $A } L{ $L } T{ $T } R{ $cm }, awkward
print-roster-key = Mark a box with a stroke for a point lost while Steady, a cross while Shaken, a ring for one given to a detachment. { print-state-disordered } Disordered, { print-state-tired } Tired, { print-state-exhausted } Exhausted, { print-state-shaken } Shaken.
print-state-disordered = Dis
print-state-tired = T
print-state-exhausted = E
print-state-shaken = Sh
print-arm-foot = { $arm ->
    [infantry] infantry
   *[mixed] mixed
}
print-arm-rifles = { $arm ->
    [infantry] infantry, rifles
   *[mixed] mixed, rifles
}
print-arm-cavalry = { $trait ->
    [none] cavalry
    [impetuous] cavalry, impetuous
    [cossack] cavalry, Cossacks
   *[both] cavalry, impetuous, Cossacks
}
print-pieces = { $pieces ->
    [guns] guns
    [howitzers] howitzers
   *[rockets] rockets
}
print-so-many-pieces = { $pieces ->
    [guns] { $n } guns
    [howitzers] { $n } howitzers
   *[rockets] { $n } rockets
}
print-orders = Orders
print-order = Order

## Labels and cards.
print-engineers = Engineers
print-pontoons = Pontoons
print-baggage = Baggage
print-numbered = { $name } { $n }
print-radius = Radius { $cm } cm
print-radius-awkward = Radius { $cm } cm. Awkward
print-bye = Bye
print-bye-what = The other side must act.
print-bye-once = Once a turn.
print-back-command = Command
print-back-quality = Quality
print-back-time = Time
print-card-rating = Rating
print-card-check = Check
print-card-move = Move
print-card-hit = Hit
print-card-disordered = D
print-card-key = D Disordered
print-time-card = Time
print-minutes = minutes
print-shuffle = Shuffle the whole pack.
