# Names the reader gives to what has none of its own, and its notes. They go into the scenario as the player’s own text.

reader-nameless = without a name
reader-army = Army
reader-army-of = Army of { $nation }
reader-army-troops = { $army }, army troops
reader-side-unnamed = Side not named
reader-side-number = Side { $n }
reader-battle-unnamed = Battle not named
reader-battle = Battle { $id }
reader-battle-side = { $battle }: { $side }
reader-command-of = Command of { $leader }
reader-command-number = Command { $id }
reader-command-none = Without a command
reader-group-unnamed = Group without a name
reader-supply = Supply
reader-too-deep = Nested too deep
reader-numbered = { $level ->
    [army] Army { $number }
    [wing] Wing { $number }
    [corps] Corps { $number }
    [division] Division { $number }
    [brigade] Brigade { $number }
   *[regiment] Regiment { $number }
  }
reader-cavalry-of = { $unit }, cavalry
# Whom a formation counts and its list leaves out.
reader-others-of = { $unit }, others
reader-battery-of = Battery of { $unit }

## Where the source says nothing

reader-unit = Unit
reader-formation = Formation
reader-commander = Commander
reader-general = General
reader-where-open = Place not yet decided

## Notes on units

reader-note-light = { $pounds }-pounders are too light to be a unit
reader-note-battery = { $battery } is part of it
reader-note-leaves = leaves: { $when }
reader-note-letter = type letter { $letter } of the game
reader-note-also = also present: { $who }
reader-note-muster = { $officers ->
    [one] one officer
   *[other] { $officers } officers
  }
reader-note-muster-horses = { $officers ->
    [one] one officer
   *[other] { $officers } officers
  }, { $horses ->
    [one] one horse
   *[other] { $horses } horses
  }
reader-note-howitzers = { $n ->
    [one] one of its pieces is a howitzer
   *[other] { $n } of its pieces are howitzers
  }
reader-note-battalion-guns = with battalion guns
reader-note-gunners = { $gunners } gunners taken out of its { $men }
reader-note-with = with { $commander }
reader-note-under = { $unit } under { $rank } { $commander }
reader-note-points = The source gives points ({ $points }), not men. The men are worked out from them.
reader-note-no-strength = The source gives no strength.

## Ratings

reader-scale-figures = figures up to { $most }, the higher the better
reader-scale-letters = letters, A the best
reader-scale-words = words
reader-rated = { $scale } { $value } as Q{ $quality }
reader-rated-parts = { $scale } of its parts, on average as Q{ $quality }
reader-rated-officer = { $scale } { $value } as { $rating }{ $like }
reader-by-source = the source’s { COMMAS($why) }
reader-by-troops = { $nation }, { $troops }
reader-by-source-and-troops = the source’s { COMMAS($why) }; SK as of { $nation }, { $troops }
reader-by-both = { $one }; { $other }
reader-by-source-and-name = the source’s { COMMAS($why) }; { $ratings } as of { $name }

## What is left for the player

reader-remark-units = { $formation } has { $n } units; a formation has { $most } at most. The rest is left out.
reader-remark-arrival = { $formation }: the source says “{ $said }” about its arrival. If it arrives later, enter it under Arrivals.
reader-remark-strength = { $formation }: the strength of { COMMAS($units) } is not known. Enter their men.
reader-remark-formations = A side has { $most } formations at most; { $n } are left out.
reader-remark-none = No formation was imported.
