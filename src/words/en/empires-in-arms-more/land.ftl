# Empires in Arms: wars, alliances, depots and garrisons as they stand when play begins.
eialand-standing-question = What stands beside the sheets?
eialand-standing-ties = Wars and alliances
eialand-standing-war = { $one } and { $other } at war
eialand-standing-alliance = { $one } and { $other } allied
eialand-standing-one = One
eialand-standing-other = The other
eialand-standing-at-war = At war
eialand-standing-allied = Allied
eialand-standing-tied = They are at war or allied already
eialand-standing-powers = Powers alone are allied
eialand-standing-whose = Whose
eialand-standing-depot = { $power }: { $area }
eialand-standing-put = Put it there
eialand-standing-garrisons = Garrisons of cities
eialand-standing-garrison = { $power }: { NUMBER($n) } in { $area }
eialand-standing-city = City
eialand-standing-who = Pick a city and who is in it

# Reinforcements.
eialand-place-head = { $what } for { $power }
eialand-where = Where to
eialand-garrison-of = Garrison of { $area }
eialand-chain-of = Depots in the chain home
eialand-place = Place them
eialand-place-corps = Place it
eialand-with = With factors of
eialand-due-factors = what is due now
eialand-give-up = Nowhere: they are lost
eialand-leaders = Leaders
eialand-leader-joins-which = Joins
eialand-leader-retires = { $name } leaves the map
eialand-demobilise = Send a corps home
eialand-demobilise-do = { $corps } is sent home

# Depots.
eialand-depot-new = A new depot
eialand-depot-where = Area
eialand-depot-how = Why it may stand there
eialand-depot-city = Own city
eialand-depot-chain = Chain
eialand-depot-port = Port
eialand-depot-legal-city = The city is friendly and not besieged
eialand-depot-legal-chain = An older depot of the chain is within two open areas
eialand-depot-legal-port = The port is open, and a source reaches it by sea
eialand-depot-source = It is a source
eialand-depot-place = Place it for $1
eialand-depots = Depots
eialand-depot-row =
  { $chain ->
    [source] { $area }, a source
    [valid] { $area }, in the chain
   *[broken] { $area }, the chain is broken
  }
eialand-depot-remove = Remove
eialand-depot-cut = It is cut off
eialand-depot-mend = It is in the chain

# Fights and sieges.
eialand-attack-head = { $area }: { $power } against { $enemy }
eialand-kind = What kind of fight?
eialand-kind-field = Field
eialand-kind-limited = Relief of a siege
eialand-kind-trivial = Trivial, by consent
eialand-crossed = The attacker crossed a river or an arrow, or landed
eialand-sally = The besieged come out to help
eialand-attack = Fight it here
eialand-refuge = Into the city before it is attacked
eialand-refuge-do = { $corps } goes into { $area }
eialand-besiege = Besiege { $area }
eialand-attempt = Attempt the walls of { $area }
eialand-sally-out = The besieged of { $area } attack
eialand-raise = Raise the siege of { $area }
eialand-no-fight = Nobody of the acting powers meets an enemy.
eialand-end = Settle the fight at { $area } at the table
eialand-end-note = what came of it is then set by hand
