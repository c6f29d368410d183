# What parts of a screen say wherever they stand.

# A number with less and more.
step-less = Less: { $label }
step-more = More: { $label }

# Dice and their colours.
pot-red = red
pot-white = white
pot-green = green
pot-counts = counts { NUMBER($total) }
die-thrown = { $colour } { NUMBER($face) }
die-not-thrown = { $colour } not thrown
die-not-counted = { $colour } { NUMBER($face) }, not counted
die-entered = Die { NUMBER($n) }, { $colour }: { NUMBER($face) }
die-not-entered = Die { NUMBER($n) }, { $colour }: not entered
die-loose = { $mark ->
    [hit] { NUMBER($face) }, hit
    [hit-again] { NUMBER($face) }, hit, thrown again
    [miss] { NUMBER($face) }, miss
    [miss-again] { NUMBER($face) }, miss, thrown again
    [again] { NUMBER($face) }, thrown again
   *[none] { NUMBER($face) }
  }
dice-row = Dice
dice-entered = { NUMBER($n) } of { NUMBER($of) } entered
dice-next = , next die { NUMBER($n) }

# A sum and where it comes from.
sum-unit = { $unit ->
    [minutes] { $n ->
        [one] minute
       *[other] minutes
    }
    [dice] { $n ->
        [one] die
       *[other] dice
    }
   *[other] { $unit }
  }
sum-figure = { $written }
sum-where = , where it comes from

# The day as a scale bar.
hours-day = The day from { $from } to { $to }. It is { $now }.
hours-day-ends = The day from { $from } to { $to }, { $ends }. It is { $now }.
hours-due = { $name } due at { $time }
hours-and-due = { $day } { COMMAS($due) }.

# What is safe.
safe-what = What is saved

# The hand-over.
cover-to = Hand over to **{ $who }**
cover-nothing = Nothing secret is on the screen.
cover-lift = I am { $who }
