# The batteries that are part of a formation’s units.
editor-batteries-note = Guns without their own base: { $points } points a battery, weaker units first.
editor-batteries = Batteries that are part of its units
editor-batteries-given = { $given ->
    [one] One point given
   *[other] { $given } points given
  }{ $state ->
    [left] , { $n } still to give.
    [over] , { $n } too many.
   *[even] .
  }
editor-batteries-share = Share them out
editor-batteries-share-note = { $points ->
    [one] One point
   *[other] { $points } points
  } among { $units ->
    [one] one unit
   *[other] { $units } units
  }; replaces those they have
editor-batteries-no-unit = there is no unit to give them to
editor-batteries-done = batteries of { $formation } shared out
