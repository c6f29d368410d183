# What is doubtful in an order of battle: a title a kind, the questions, and their answers.

reader-doubt-unknown-sign = Zeros, blanks and unclear figures
reader-doubt-assumed = Figures the file left at its default
reader-doubt-number-or-thousands = A unit’s number, or thousands
reader-doubt-unread = Figures that belong to no unit
reader-doubt-unsaid = Figures that the text does not give
reader-doubt-lost = Lost in the reading
reader-doubt-stated = Sums that do not add up
reader-doubt-unknown-strength = Strength not known
reader-doubt-guns-twice = Batteries listed again as their sections
reader-doubt-regiment-and-battalions = Regiments listed beside their own battalions
reader-doubt-officers-column = Officers read as men
reader-doubt-column = Which column
reader-doubt-parent-and-parts = A formation differs from its parts
reader-doubt-swallowed-artillery = Artillery counted inside another arm
reader-doubt-mixed-arms = Infantry and cavalry in one brigade
reader-doubt-absorbed-guns = Guns inside infantry and cavalry
reader-doubt-listed-twice = Listed twice
reader-doubt-junk = Rows that look like leftovers
reader-doubt-stub = Empty entries
reader-doubt-absent = Did not fight
reader-doubt-stray = Troops beside the armies
reader-doubt-foes = Enemies in one army
reader-doubt-battles = Several battles
reader-doubt-led-alone = Leaders without troops
reader-doubt-parted = One formation in pieces
reader-doubt-upside-down = The greater inside the smaller
reader-doubt-led-below = Leaders of formations
reader-doubt-leader = Who leads
reader-doubt-least-sure = Read least surely
reader-doubt-odd = Read unlike the others
reader-doubt-arm = Foot or horse
reader-doubt-too-strong = More than such a unit ever had
reader-doubt-arrival = When they arrive

## Parts of several questions

# The first names of a list.
reader-some = { $more ->
    [0] { COMMAS($names) }
   *[other] { COMMAS($names) } …
  }
reader-figure = { $figure ->
    [men] men
    [sabres] sabres
    [guns] guns
   *[points] points
  }
reader-span = { $from } to { $to }
reader-plain = { $what }

reader-keep-as-is = Leave it as it is
reader-keep = Keep it
reader-leave-out = Leave it out
reader-not-known = Not known
reader-none = None
reader-leave-unknown = Leave it unknown
reader-share-each = { $n } each
reader-share-by-size = { $least } to { $most }, by battalions and squadrons
reader-share-or = { $n } or { $more } each

## Figures

reader-sign-blank = { $n ->
    [one] { $unit } has a blank for its { reader-figure }.
   *[other] { $n } entries have a blank for their { reader-figure }.
  } Does it mean “not known” or “none”?
reader-sign = { $n ->
    [one] { $unit } has “{ $was }” for its { reader-figure }.
   *[other] { $n } entries have “{ $was }” for their { reader-figure }.
  } Does it mean “not known” or “none”?
reader-sign-several = { $n ->
    [one] { $unit } has “{ $was }” for its { reader-figure }.
   *[other] { $n } entries have “{ $was }” for their { reader-figure }.
  } Which figure counts?
reader-default = { $n ->
    [one] { $unit } gives no strength; it has the file’s default ({ COMMAS($sample) }).
   *[other] { $n } units give no strength; they have the file’s default ({ COMMAS($sample) }).
  } Is it right?
reader-default-keep = Take the default
reader-unread = { $unit }: its line says “{ $was }”, which was used for nothing. What is it?
reader-unread-nothing = No strength
reader-unread-as = { $n } { reader-figure }
reader-mark-unread = “{ $was }” ({ $unit })
reader-mark-unread-lines = “{ $was }”
reader-mark-unsaid = { $was } ({ $unit })
reader-mark-lost = “{ $was }” ({ $unit })
reader-mark-stated = “{ $was }”
reader-unread-all = { $n } figures of the text were used for nothing: { COMMAS($told) }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }. Are troops among them?
reader-unread-lines-all = { $n ->
    [one] A line that may name troops was left out
   *[other] { $n } lines that may name troops were left out
  }: { COMMAS($told) }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }. Are troops in it?
reader-unsaid-all = { $n ->
    [one] A figure was read that the text does not give so
   *[other] { $n } figures were read that the text does not give so
  }: { COMMAS($told) }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }. Is it right?
reader-lost-all = { $n ->
    [one] The text says something that is nowhere in what was read
   *[other] The text says { $n } things that are nowhere in what was read
  }: { COMMAS($told) }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }. Is it right?
reader-stated-all = { $n ->
    [one] The text gives a sum, and nothing that was read adds up to it
   *[other] The text gives { $n } sums, and nothing that was read adds up to them
  }: { COMMAS($told) }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }. Is something missing, or counted twice?
reader-stated-on = Keep what was read
reader-gap = { $unit }: the source says “{ $was }”. Is that number { $number } with { $strength } { reader-figure }, or { $whole } { reader-figure }?
reader-gap-number = Its number, then its strength
reader-gap-thousands = Its strength, with a gap for the thousands
reader-which-column = Which column is the strength? Read: { $read }.
reader-officers = { $unit } has { $men }, but its units only { COMMAS($strengths) }. Are those figures the officers?
reader-officers-share = Officers: share the { $men } evenly ({ $each } each)
reader-officers-whole = Officers: count only the { $men } of the whole
reader-officers-no = No: the units count, { $men } in all
reader-parts-near = { $n ->
    [one] { $unit } differs from the sum of its parts by { $percent } % at most, as staff and rounding do.
   *[other] { $n } formations differ from the sum of their parts by { $percent } % at most, as staff and rounding do.
  } Which figures count?
reader-parts-added = The parts, added up
reader-parts-own = Their own
reader-parts-differ = { $what ->
    [guns] { $unit } gives { $own } guns, its parts together { $parts }.
   *[strength] { $unit } gives { $own } men, its parts together { $parts }.
  } Which counts?
reader-parts-are = The parts: { $n }
reader-parts-its-own = Its own: { $n }
reader-strength-left = { $unit } has { $men }; { $n ->
    [one] { $silent } gives no strength
   *[other] { $n } of its units give no strength
  }, and { $rest } are left. Share them out?
reader-whole-counts = Count only the { $men } of the whole
reader-strength-unknown = { $n ->
    [one] The text gives no strength for { $units }. How strong is it?
   *[other] The text gives no strength for { $n } units ({ $units }). How strong are they?
  }
reader-leave-to-set = Leave it unknown: set them one by one
reader-usual = The usual: { $battalion } a battalion, { $squadron } a squadron, { $regiment } a regiment of horse
reader-guns-unknown = { $n ->
    [one] The text does not say how many guns { $units } has. How many?
   *[other] The text does not say how many guns { $n } batteries have ({ $units }). How many?
  }
reader-guns-left = { $unit } has { $guns } guns; { $n ->
    [one] one battery in it does
   *[other] { $n } batteries in it do
  } not say how many. Share out the { $rest } that are left?

## Arms

reader-swallowed = { $unit } counts { $men }, and { $gunners } of them are artillery listed below it. Take the artillery out?
reader-swallowed-out = Take it out: { $men } remain
reader-mixed-slip = { $unit } has { $men } men and { $sabres } sabres; the smaller figure looks like a slip. Leave it out?
reader-mixed-row = { $unit } has { $men } men and { $sabres } sabres. One mixed unit (MX), or two?
reader-mixed-brigade = { $unit } holds { $men } on foot and { $sabres } on horse. One mixed unit (MX), or apart?
reader-mixed-one = One mixed unit (MX)
reader-mixed-two = Two units, foot and horse
reader-mixed-apart = Foot and horse as two units
reader-lesser-out = { $figure ->
    [sabres] Leave the { $n } sabres out
   *[men] Leave the { $n } men out
  }
reader-either-arm = { $n ->
    [one] { $units } may be foot or horse: the text tells it in another way than those beside it. Which?
   *[other] { $n } units may be foot or horse: the text tells them in another way than those beside them: { $units }. Which?
  }
reader-either-arm-foot = Foot
reader-either-arm-horse = Horse
reader-guns-inside = { $n ->
    [one] { $units } has { $guns } guns of its own.
   *[other] { $n } units ({ $units }) have { $guns } guns of their own.
  } Part of the unit, or batteries?
reader-guns-absorb = Part of the unit: { $points }CP a battery
reader-guns-batteries = Separate batteries
reader-guns-out = Leave the guns out

## Lists

reader-guns-twice = { $unit } has { $guns } guns and is listed again as { $pieces }. Are these its sections?
reader-battery-one = One battery of { $guns }
reader-sections-count = Count the sections, not the whole
reader-batteries-apart = Separate batteries: count them all
reader-regiment-parts = { $unit } has { $men }, and { $parts } are listed beside it. Are these its own parts?
reader-parts-once = Its own parts: count them once
reader-units-apart = Separate units: count them all
reader-listed-twice = { $unit } is listed { $n } times in a row, { $figure ->
    [guns] each with { $strength } guns
    [points] each with { $strength } points
   *[men] each with { $strength }
  }. Are these wings or companies of one unit?
reader-twice-one = One unit of them all
reader-twice-mistake = The same row by mistake: keep one
reader-twice-apart = Separate units
reader-copy-listed = { $unit } looks like a copy of { $bare }, which is listed too. Is it meant?
reader-copy-alone = { $unit } is named like a copy, but no other { $bare } is listed. Is it the unit itself?
reader-copy-is = It is { $bare }
reader-leftover = “{ $unit }” on line { $line } looks like a leftover. Leave it out?
reader-leftover-full = “{ $unit }” on line { $line } looks like a leftover, but has a strength or parts. Leave it out?
reader-stubs = { $n ->
    [one] { $units } has neither strength, commander nor parts. Leave it out?
   *[other] { $n } entries have neither strength, commander nor parts: { $units }. Leave them out?
  }
reader-absent = { $n ->
    [one] { $units } did not fight, the text says. Keep it?
   *[other] { $n } entries did not fight, the text says: { $units }. Keep them?
  }
reader-stubs-out = Leave out
reader-stubs-keep = Keep

## Sides

reader-battles = The text tells of { $n } battles. Which one do you want?
reader-stray = { $unit } stands beside the armies. Whose is it?
reader-stray-into = It belongs to { $army }
reader-foes = { $one } and { $other } stand in one army. Were they enemies?
reader-foes-one = It is one army
reader-foes-apart = { $other } is the other side
reader-foes-from = From { $other } on it is the other side
reader-led-alone = { $n ->
    [one] { $units } has a commander, but neither strength nor parts. Are its troops under another heading?
   *[other] { $n } formations have commanders, but neither strength nor parts: { $units }. Are their troops under other headings?
  }
reader-too-strong = { $unit } has { $n } { reader-figure }, more than such a unit ever had. Is that right?
reader-too-weak = { $unit } has { $n } { reader-figure }, fewer than such a unit ever had. Is that right?

## What is read as nothing else is

reader-odd-heads = The names of { $n } units begin with the same words, as if these were their formation: { $units }. Does the reading miss it?
reader-odd-top = { $n ->
    [one] { $units } stands in no army.
   *[other] { $n } units stand in no army: { $units }.
  } Are two sides in one list, or is a heading missing?
reader-odd-sum = { $n ->
    [one] { $units } has as many as those beside it together.
   *[other] { $n } entries have as many as those beside them together: { $units }.
  } Is it a sum?
reader-odd-giant = { $units } is more than five times as strong as any beside it. Was something put in it that is not its own?
reader-odd-nation = { $n ->
    [one] { $units } is of no nation that is known.
   *[other] { $n } entries are of no nation that is known: { $units }.
  } Whose troops are these?
reader-odd-foes = { $n ->
    [one] He who leads { $units } led troops of another nation.
   *[other] The men who lead { $n } entries led troops of another nation: { $units }.
  } Whose troops are these?
reader-odd-name = { $n ->
    [one] { $units } has a name or a leader like no other.
   *[other] { $n } entries have names or leaders like no others: { $units }.
  } Was its line read rightly?
reader-odd-line = { $n ->
    [one] { $units } is read unlike others whose lines look the same.
   *[other] { $n } entries are read unlike others whose lines look the same: { $units }.
  } Is that right?

reader-least-sure = { $n ->
    [one] { $units } is read less surely than the rest. Does it
   *[other] These are read less surely than the rest: { $units }. Do they
  } stand in the tree as in the text?

## Arrivals

reader-arrival-figures = { $n ->
    [one] One entry arrives at “{ $span }”, which may be a turn of the source or an hour.
   *[other] { $n } entries arrive at “{ $span }”, which may be turns of the source or hours.
  } Which?
reader-arrival-turns = { $n ->
    [one] One entry arrives by a turn of the source ({ $span }).
   *[other] { $n } entries arrive by turns of the source ({ $span }).
  } How long is one of its turns?
reader-arrival-later-all = Leave it: enter the times under Arrivals
reader-arrival-later = Leave it: enter the time under Arrivals
reader-arrival-hours = Hours of the day: { $span }
reader-arrival-turn-length = Turns of { $minutes } minutes from the start
reader-arrival-words = { $n ->
    [one] { $unit }: the source says “{ $said }”. When is that?
   *[other] { $n } entries: the source says “{ $said }”. When is that?
  }

## Shape

reader-parted = { $unit } stands { $n } times in the same formation, each time with other troops. Is it one?
reader-parted-one = One: put their troops together
reader-upside-down = { $n ->
    [one] { $unit } was put below { $whole }, which cannot hold it. Does it belong somewhere else?
   *[other] { $n } entries were put below some that cannot hold them: { $unit } below { $whole }. Do they belong somewhere else?
  }
reader-led-below = { $n } formations have no leader, but their first unit has: { $leader } leads { $unit }. Does he lead { $whole }, and so the others?
reader-led-below-yes = { $n ->
    [one] He leads the formation
   *[other] They lead the formations
  }
reader-mark-named = { $was } ({ $unit })
reader-named = { $n ->
    [one] A formation has no leader, but a man stands in its name or leads its first unit
   *[other] { $n } formations have no leader, but men stand in their names or lead their first units
  }: { COMMAS($told) }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }. { $n ->
    [one] Does he lead it?
   *[other] Do they lead them?
  }
reader-leader = { $n ->
    [0] Nobody leads { $unit }. Who does?
   *[other] { $leader } leads { $unit }, and its line names another. Who does?
  }
