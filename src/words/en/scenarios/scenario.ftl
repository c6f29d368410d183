# What is wrong with a scenario, and where.

## Where it lies: "French › II Corps › unit 3 › name".
scenario-within = { $outer } › { $inner }
scenario-whole = the whole
scenario-member = { $kind ->
    [formations] formation { $n }
    [units] unit { $n }
    [garrisons] garrison { $n }
    [parts] part { $n }
    [reinforcements] arrival { $n }
    [terrain] terrain { $n }
    [areas] area { $n }
    [crossings] crossing { $n }
    [vantagePoints] vantage point { $n }
    [sources] source { $n }
    [tags] tag { $n }
   *[other] entry { $n }
}
scenario-key = { $key ->
    [a] first side
    [b] second side
    [A] Ability
    [L] Leadership
    [T] Temperament
    [area] area
    [areas] areas
    [arm] arm
    [armyType] army type
    [artilleryPoints] CP from guns
    [at] time
    [awkward] awkward commander
    [baggage] baggage trains
    [bands] hours of light
    [bonus] bonus
    [briefings] briefings
    [commander] commander
    [cossack] Cossacks
    [cover] cover
    [crossable] crossable
    [crossings] crossings
    [date] date
    [daylight] daylight
    [decks] decks
    [disorderTest] disorder test
    [early] first light
    [end] end
    [engineers] engineers
    [evening] evening
    [exhaustion] state at the start
    [extra] extra cost
    [falls] rain or snow
    [fog] fog
    [formation] formation
    [formations] formations
    [freezing] freezing
    [from] beginning
    [garrisons] garrisons
    [ground] ground
    [guns] guns
    [hills] hills
    [horse] kind of cavalry
    [impetuous] Impetuous
    [intensity] intensity
    [kind] kind
    [limit] garrison limit
    [mediterranean] Mediterranean
    [men] men
    [mobility] foot or horse
    [name] name
    [note] note
    [notes] notes
    [order] order
    [ottoman] Ottoman
    [parts] parts
    [pieces] pieces
    [place] place
    [pontoons] pontoon trains
    [quality] quality
    [rank] rank
    [ref] place on the label
    [reinforcements] arrivals
    [rifles] Rifles
    [rulings] rulings
    [secret] secret
    [shifts] shifts
    [side] side
    [sides] sides
    [sk] skirmish rating
    [sky] sky
    [sources] sources
    [start] start
    [summary] summary
    [tags] tags
    [target] target
    [terms] terms of victory
    [terrain] terrain
    [title] title
    [to] end
    [umpire] umpire
    [unit] unit
    [units] units
    [vantagePoints] vantage points
    [variable] variable
    [weather] weather
    [weight] weight
    [where] where
    [why] why
   *[other] { $key }
}

## What is wrong there.
scenario-empty = { $place }: it is empty. Write something.
scenario-few = { $place }: { $least ->
    [one] it needs at least one.
   *[other] it needs at least { $least }.
}
scenario-small = { $place }: it is too small. The minimum is { $least }.
scenario-long = { $place }: it is too long. The limit is { $most } letters.
scenario-many = { $place }: there are too many. The limit is { $most }.
scenario-large = { $place }: it is too large. The limit is { $most }.
scenario-choice = { $place }: it can be { OR($of) }.
scenario-missing = { $place }: it is missing, or of the wrong kind.
scenario-form-id = { $place }: an id has only letters, digits, dots and dashes.
scenario-form-date = { $place }: write a date such as 1815-06-16.
scenario-wrong = { $place }: it is wrong.

scenario-id-twice = The id { $id } is used twice ({ $name }). Give each its own.
scenario-garrison-nowhere = The garrison { $unit } holds the area { $area }, which the scenario does not list.
scenario-garrison-arm = The garrison { $unit } is { $arm ->
    [cavalry] cavalry
    [artillery] artillery
   *[mixed] mixed
}. Only infantry can be a garrison.
scenario-arrival-no-formation = The arrival { $arrival } brings the formation { $formation }, which its side does not have.
scenario-arrival-no-unit = The arrival { $arrival } brings the unit { $unit }, which is not in { $formation }.
scenario-ends-early = The battle ends before it starts. Set a later end.
scenario-ruling-value = The ruling { $ruling } cannot be “{ $value }”. It can be { OR($of) }.
scenario-ruling-unknown = There is no ruling called { $ruling }.

## What comes from outside.
scenario-not-ours = This is not a Scovell scenario. Choose a file that was saved as one.
scenario-newer = A newer Scovell saved this scenario (version { $version }). Update the app to open it.
scenario-unreadable = It cannot be read.
scenario-no-title = No title yet
scenario-all = Scenarios
scenario-not-here = That scenario is not on this phone.
scenario-not-fetched = The scenario could not be loaded. Go online once, then try again.
scenario-gone = That scenario is not on this phone any more.

link-too-long = This link is far too long for a scenario, so it was not opened.
link-not-ours = This version finds no scenario in this link. Ask for it again, or for the file.
link-changed = This link was changed on the way: some of its letters are wrong. Ask for the file.
link-too-large = This link holds far too much for a scenario, so it was not opened.
link-cut-off = This link is not complete. Its end is missing or damaged. Copy all of it, or ask for the file.

## The scenarios that come with the game: how much there is of each, and how long it takes.
shelf-size-maida = Small: eleven units, one evening
shelf-size-quatre-bras = Medium: thirty units, a long evening or two
shelf-size-auerstaedt = Medium: forty units, a long day
shelf-size-salamanca = Large: fifty units, a club’s long day
shelf-size-waterloo = Large: a hundred units, a weekend
scenario-under-lock = A battle under lock uses this scenario. It is shown when that battle is over.
