# Empires in Arms: the land desk, a form for each step of a power, and the reinforcements.
eialand-seat = To the seat of { $power }
eialand-seat-note = its corps lie covered here; then come back
eialand-a-corps = { $corps } in { $area }
eialand-corps-note =
  { $state ->
    [besieged] besieged
    [fed] { $area }, fed
    [moved] { $area }, { NUMBER($n) } left
   *[fresh] { $area }, { NUMBER($n) } to go
  }

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

# Movement.
eialand-none-to-move = No corps of the acting powers can move.
eialand-next-area = Next area
eialand-pick-area = Pick an area
eialand-river = Over a river
eialand-arrow = Over a crossing arrow
eialand-enemy-fleet = An enemy fleet is in its sea
eialand-forced = Force march
eialand-forced-effect = +1 point, and it forages
eialand-in-city = Into the city
eialand-forages = It forages where it stops
eialand-back = One area back
eialand-march = It goes
eialand-stays = It stays
eialand-points =
  { NUMBER($n) ->
    [one] one point left
   *[other] { NUMBER($n) } points left
  }
eialand-detach = Leave a garrison
eialand-detach-do = Leave them in { $place }
eialand-absorb = Take in a garrison
eialand-absorb-do = Take them in
eialand-a-city = the city
eialand-a-depot = the depot
eialand-burn = Burn the depot of { $power } in { $area }
eialand-convert = Take over the depot of { $power } in { $area }

# Supply.
eialand-guests = Corps of allies on its depots
eialand-feed = Feed the corps of { $power }
eialand-feed-city = Feed { $area } under siege

# Combat.
eialand-no-fight = Nobody of the acting powers meets an enemy.
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
eialand-raise = Raise the siege of { $area }
eialand-sally-out = The besieged of { $area } attack
eialand-end = Settle the fight at { $area } at the table
eialand-end-note = what came of it is then set by hand

# Reinforcements.
eialand-place-head = { $what } for { $power }
eialand-where = Where to
eialand-garrison-of = Garrison of { $area }
eialand-chain-of = Depots in the chain home
eialand-place = Place them
eialand-place-corps = Place it
eialand-with = With which factors?
eialand-give-up = Nowhere: they are lost
eialand-leaders = Leaders
eialand-leader-joins-which = Joins
eialand-leader-retires = { $name } leaves the map
eialand-demobilise = Send a corps home
eialand-demobilise-do = { $corps } is sent home

# What stands when play begins.
eialand-standing = Wars, alliances, depots, garrisons
eialand-standing-note = as they stand when play begins, or when the table says otherwise
