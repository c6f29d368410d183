# Empires in Arms: fleets, swaps, irregulars, levies and joining a fight, each at its step.

# Ships.
eiaarms-fleet = { $name }, { NUMBER($n) }, { $place }
eiaarms-ships-head =
  { NUMBER($n) ->
    [one] One ship for { $power }
   *[other] { NUMBER($n) } ships for { $power }
  }
eiaarms-ships-wait = No fleet can take them: they wait.
eiaarms-which-fleet = Into which fleet
eiaarms-ships = Ships
eiaarms-ships-place =
  { NUMBER($n) ->
    [one] One into { $name }
   *[other] { NUMBER($n) } into { $name }
  }
eiaarms-no-ships = Nothing is due at sea.
eiaarms-new-fleet = { $name } for { $power }
eiaarms-new-fleet-none = It needs ships that are due and a friendly port: it waits.
eiaarms-with-fleet = With { $name }
eiaarms-swap = Swap ships
eiaarms-swap-which = From which fleet into which
eiaarms-from-to = { $one }, { NUMBER($has) }, into { $other }, { NUMBER($there) }
eiaarms-swap-ships =
  { NUMBER($n) ->
    [one] One goes into { $name }
   *[other] { NUMBER($n) } go into { $name }
  }
eiaarms-scuttle = Scuttle a fleet
eiaarms-scuttle-do = Scuttle { $name }
eiaarms-leader-sails = { $name } joins { $fleet }
eiaarms-afloat = A depot on a fleet
eiaarms-afloat-port = An open friendly port feeds it: a source, or a depot of the chain
eiaarms-afloat-do = On { $name } for $1

# Factors.
eiaarms-swap-factors = Swap factors
eiaarms-from = From
eiaarms-at = { $name }, { $area }
eiaarms-swap-none = Say how many
eiaarms-swap-do = Move them: { $place }
eiaarms-garrisons-home = Send a garrison home
eiaarms-send-home = Send them home
eiaarms-money-head = Money of the scenario
eiaarms-money = How much
eiaarms-money-first = Type how much
eiaarms-money-none = { $power } has more money
eiaarms-money-do = { $power } has ${ NUMBER($n) } more
eiaarms-free = Let { $name } go
eiaarms-bernadotte = Bernadotte serves { $power } from now on
eiaarms-bernadotte-off = Bernadotte leaves the map

# Irregulars.
eiaarms-no-guerillas = No province rises, and nobody hunts.
eiaarms-where-stand = Where they would stand
eiaarms-rise = Does it rise?
eiaarms-hunt = { $power } hunts in { $province }
eiaarms-dismiss = The guerillas go home
eiaarms-irregulars = Guerillas, cossacks, freikorps
eiaarms-counter =
  { $kind ->
    [guerilla] { NUMBER($n) } guerillas, { $area }
    [cossack] Cossacks, { $area }
   *[freikorps] Freikorps, { $area }
  }
eiaarms-nowhere = off the map
eiaarms-how-many = How many
eiaarms-they-go = They go
eiaarms-corps = Corps that come or stand down
eiaarms-stand-down = Stand down
eiaarms-down-note = off the map until it returns
eiaarms-stand-up = It returns
eiaarms-insurrection = It rises there
eiaarms-tyrol = Tyrol rises with it
eiaarms-fill = Fill it
eiaarms-cossacks =
  { NUMBER($n) ->
    [one] One counter of cossacks comes
   *[other] Up to { NUMBER($n) } counters of cossacks come
  }
eiaarms-cossacks-come =
  { NUMBER($n) ->
    [one] One comes there
   *[other] { NUMBER($n) } come there
  }
eiaarms-cossacks-most = { NUMBER($n) } at the most
eiaarms-cossacks-go =
  { NUMBER($n) ->
    [one] One counter of cossacks goes
   *[other] { NUMBER($n) } counters of cossacks go
  }
eiaarms-freikorps = Freikorps of { $power }

# Joining.
eiaarms-seal-guard = Both seal whether the guard goes in
eiaarms-joining = Others try to join
eiaarms-join-head = From { $area } for { $power }
eiaarms-join-none = Pick who comes
eiaarms-join-led = with a leader alone
eiaarms-join = They try
eiaarms-commands = Who commands?

# The quarter.
eiaarms-recall = Call { $name } back
eiaarms-recall-cost =
  { $n ->
    [0] it costs { $power } nothing
    [one] it costs { $power } one political point
   *[other] it costs { $power } { NUMBER($n) } political points
  }
eiaarms-final-count = Count the points for the last time
eiaarms-final-count-note = once, when the game ends
eiaarms-convert = Militia becomes regular
eiaarms-convert-which = Militia factors
eiaarms-convert-do =
  { NUMBER($n) ->
    [one] One becomes regular
   *[other] { NUMBER($n) } become regular
  }
eiaarms-build-head =
  { $n ->
    [one] One ship of { $power } is in no port yet
   *[other] { NUMBER($n) } ships of { $power } are in no port yet
  }
eiaarms-build-port = Built in which port
eiaarms-build = Build them there
