# What the parts of the battle's screens say.

day-visibility = { NUMBER($cm) } cm
day-open-sky = Open sky and clock
day-open-glance = Open the battle at a glance
day-turn = Turn { NUMBER($n) }
day-dice = { $side } re-roll dice
day-dice-hidden = { $side } re-roll dice hidden
day-phase = Phase { NUMBER($n) } of nine, { $phase }

card-by-number = By the number on the card
card-wins = wins
card-throw-again = Throw again
card-of = { $outcome ->
    [wins] { $side } card, wins
    [loses] { $side } card, loses
   *[open] { $side } card
  }

odds-of = { $unit ->
    [throw] { NUMBER($good) } of { $of ->
        [one] { $of } throw
       *[other] { $of } throws
    }
   *[card] { NUMBER($good) } of { $of ->
        [one] { $of } card
       *[other] { $of } cards
    }
  }
odds-share = { $name } { NUMBER($n) }
odds-shares = { COMMAS($shares) }: { $what }
odds-percent = { $what } { $percent }
odds-said = { $unit ->
    [throw] Of { $of ->
        [one] { $of } throw
       *[other] { $of } throws
    }: { $parts }.
   *[card] Of { $of ->
        [one] { $of } card
       *[other] { $of } cards
    }: { $parts }.
  }
odds-drawn = { $odds } Drawn: { $drawn }.

verdict-step = step { NUMBER($n) } of { NUMBER($of) }
verdict-even = { $what }: even

tally-left = { $n ->
    [one] { $n } combat point left
   *[other] { $n } combat points left
  }
tally-white = { NUMBER($n) } lost steady
tally-red = { NUMBER($n) } lost shaken
tally-blue = { NUMBER($n) } given to detachments
unit-cp = { NUMBER($n) }CP

formation-order = Order **{ $order }**
formation-sealed = Order sealed
cover-player = the { $side } player
cover-umpire = the umpire
cover-choose = Choose the next formation, face down.
cover-rerolls = Throw for your used re-roll dice.
seat-for = For **{ $who }** alone
seat-cover = Cover it

own-dice = Use our own dice
own-card = Use our own card
own-correct = Correct the entry
own-hits-stand = How many hits, after re-rolls?
own-face = What was thrown?
own-red-die = The red die shows
own-one = Does any die show 1?
own-one-none = No 1
own-one-fell = A 1
own-by-faces = Enter faces
own-sum = Total of the two dice?
own-sum-white = Total of the two white dice?
own-red = His red die: he lost the throw before
own-look-up = Rating { $rating }: read column { $column }{ $line ->
    [hit] , Hit
    [move] , Move
   *[result] {""}
  }.
own-minutes = How many minutes?
own-enter-every = enter every die
own-lies-there = Use these dice
throw-it = Throw
throw-pots = { $n ->
    [one] Throw the pot
    [2] Throw both pots
   *[other] Throw the pots
  }
throw-dice = Throw { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
throw-time = Turn the time card

struck-in-danger = { $officer } in danger
struck-by-shot = Hit by skirmishers
struck-by-with-unit = Hit with his unit
struck-by-riders = The enemy rides into him
