# The screens that take in an order of battle.

reader-title-source = Which order of battle?
reader-title-army = Is this the army?
reader-nothing-changed = The scenario was not changed.
reader-reading = Reading.
reader-no-reader = The reader could not be loaded. Go online or install the update, then try again.
reader-broke-off = Reading stopped. Nothing was changed. Try another format for the file.

## The source

reader-source = A table (CSV), a game’s order of battle, an outline, a database dump, nested lists, or text copied from a page or a book. Scovell detects the format; you can correct it.
reader-choose-file = Choose a file
reader-paste = Or paste the text
reader-read-it = Read it
reader-nothing-there = nothing pasted yet

## As it was read

reader-read-as = Read as
reader-letters = Encoding
reader-went-wrong = Problems in reading
reader-line-problem = **Line { $line }:** { $problem }
reader-and-more = and { $n } more.
reader-columns = What the columns mean
reader-column = Column { $n }
reader-column-out = Left out

## What it comes to

reader-totals = { $men } foot, { $sabres } horse, { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
  }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
  }{ $unknown ->
    [0] {""}
   *[other] , { $unknown } of unknown strength
  }
reader-proposed = proposed
reader-proposed-tap = proposed: tap to agree
reader-line = Line { $line }

## The army

reader-army-size = { $formations ->
    [one] 1 formation
   *[other] { $formations } formations
  }, { $units ->
    [one] 1 unit
   *[other] { $units } units
  }, { $men } men, { $cp }CP
reader-remarks = Imported. Some things are left for you:
reader-to-side = Continue
reader-no-army = No army was found.
reader-no-army-todo = Go back and choose another format, or correct the levels.
reader-what-is-there = The army already there, or another?
reader-replaced = The same: replace it
reader-formations = { $n ->
    [one] 1 formation
   *[other] { $n } formations
  }
reader-stays = Another
reader-stays-note = joins those already there
reader-formations-are = Formations are
reader-army-type = { $type ->
    [Napoleonic] Corps
   *[Traditional] Divisions
  }
reader-army-type-note = { $type ->
    [Napoleonic] Napoleonic
   *[Traditional] Traditional
  }
reader-batteries-are = Batteries are
reader-batteries-units = Units
reader-batteries-units-note = on the table
reader-batteries-absorbed = Absorbed
reader-batteries-absorbed-note = { $points }CP each
reader-all-cards = Every row is from Scovell’s own table: labels, ratings and notes are imported as they are.
reader-ratings = Ratings
reader-ratings-source = As the source rates
reader-ratings-source-note = its { COMMAS($scales) }; the notes say so
reader-ratings-suggested = As suggested
reader-ratings-suggested-note = for { $year }; every unit says so
reader-ratings-plain = All Regular
reader-ratings-plain-note = SK1, to be rated later
reader-nation = Nation, where the text names none
reader-nation-none = All Regular, SK1
reader-lost-changes = { $n ->
    [one] One change to the units could not be applied again.
   *[other] { $n } changes to the units could not be applied again.
  }
reader-lost-changes-todo = Check the units, or go back to the earlier choice.
reader-formation-line = { $formation }: { $units ->
    [one] 1 unit
   *[other] { $units } units
  }, { $cp }CP
reader-left-out-entries = Left out: { $n ->
    [one] 1 entry, no unit of the game
   *[other] { $n } entries, no units of the game
  }
reader-still-reading = Still reading.
reader-still-reading-reason = still reading
reader-source-file = Order of battle imported from { $files }.
reader-source-text = Order of battle imported from a text.

## One unit of it

reader-unit-line = { $ref } **{ $unit }** Q{ $quality } { reader-arm }
reader-unit-line-sk = { $ref } **{ $unit }** Q{ $quality } S{ $sk } { reader-arm }
reader-arm = { $arm ->
    [infantry] infantry
    [cavalry] cavalry
    [mixed] mixed
    [engineers] engineers
    [pontoon] pontoon
    [baggage] baggage
   *[artillery] artillery
  }
reader-unit-cp = **{ $cp }CP**
reader-unit-guns = { $n ->
    [one] 1 gun
   *[other] { $n } guns
  }
reader-strength-not-known = Its strength is not known.
reader-cp-together = { $cp }CP together
reader-join-with = Join with { $unit }
reader-cp-each = about { $cp }CP each
reader-split-into = { $unit } { $cp }CP
reader-make-of-it = Split it into { $n }
reader-absorb = Absorb it
reader-absorb-note = its { $points }CP go to the weakest unit near it
reader-reckoning-of = Sums and source of { $unit }
reader-suggested = Suggested ratings: { $by }.

## What the source’s own ratings are taken for

reader-scale = Suggested: { $scale } of the source as quality
reader-scale-note = A suggestion by { $because }. The game’s skirmish rating is suggested by nation and year, as the source has none.
reader-scale-officers = Suggested: { $scale } of the source as { $rating ->
    [A] ability
    [L] leadership
   *[T] temperament
  }
reader-scale-officers-note = A suggestion by { $because }, for those who command a formation. What the source does not rate is suggested by name, or { $usual }.
reader-by-name = By name instead
reader-which-scale = Which of its scales
reader-scale-value = { $scale } { $value }
reader-value-entries = { $n ->
    [one] 1 entry
   *[other] { $n } entries
  }
