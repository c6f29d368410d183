# Empires in Arms: fleets, interceptions, battles at sea.

# Sailing. EIA-071 to EIA-083, EIA-264
eianaval-moves = Movement points
eianaval-a-fleet = A fleet
eianaval-big-stack = Other fleets and cargo in the stack
eianaval-no-moves = The fleet has no movement point left (6.2.1).
eianaval-ice = In winter no fleet crosses the ice line (6.2.1.4).
eianaval-ice-battle = In winter nobody fights north of the ice line (6.2.1.4).
eianaval-dardanelles = The Dardanelles are closed to this power (6.2.1.3).
eianaval-no-leave = The port’s owner gives no leave, and there is no fleet to attack (6.2.1.2).
eianaval-not-aboard = Only corps go aboard, and no insurrection corps (6.2.5).
eianaval-other-port = Corps and fleet start in different ports (6.2.5.1).
eianaval-not-combined = Another power’s corps needs combined movement (6.2.5).
eianaval-no-room = The fleets have no room left (6.2.5).
eianaval-scuttled = Scuttled
eianaval-scuttled-fleets = Fleets with ships
eianaval-no-blockade = No war with the port’s owner, and no enemy fleet or corps there (6.2.7).

# Interception. EIA-076 to EIA-078
eianaval-not-at-war = The stack carries nobody it is at war with (6.2.3.1).
eianaval-after-battle = A stack that retreats or pursues is not intercepted (6.2.3).
eianaval-into-port = Who enters a port is intercepted only if he asks for it (6.2.3.1.2.1).
eianaval-only-box = Only a stack in that blockade box can intercept (6.2.3.1.2.3).
eianaval-box-only = From a blockade box a stack intercepts in that box alone (6.2.3.1.2.3).
eianaval-too-far = The stack is neither in that sea nor next to it (6.2.3.1).
eianaval-blockaded = The port is blockaded (6.2.3.1.2.2).
eianaval-tried = This power has tried here already (6.2.3.1.2.5).
eianaval-beaten = The stack lost an interception in this sequence (6.2.3.4.2).
eianaval-intercepts = To intercept
eianaval-die = Die
eianaval-nelson = NELSON

# Battle. EIA-084 to EIA-094
eianaval-wind = Wind gauge
eianaval-british = A British fleet
eianaval-six-at-most = six at most
eianaval-fire = Fire
eianaval-prussian-austrian = A Prussian or Austrian fleet
eianaval-points =
  { $side ->
    [winner] Political points of the winner
   *[loser] Political points of the loser
  }
eianaval-beaten-fleets =
  { NUMBER($n) ->
    [one] One beaten fleet
   *[other] { NUMBER($n) } beaten fleets
  }

# The desk: moves.
eianaval-box = the blockade box of { $name }
eianaval-not-its-move = Fleets sail in their owner’s Naval Movement Step.
eianaval-not-its-combat = Fleets attack in their owner’s Naval Combat Step.
eianaval-whose = That fleet is not of those who act now.
eianaval-one-place = The fleets of a stack lie in one place.
eianaval-moved = { $name } has ended its move (6.2.2).
eianaval-no-step = No fleet goes from one to the other in one step.
eianaval-not-touching = That sea does not touch the blockade box of { $name }. Its port sheet says which do.
eianaval-land-there = From this port or box the corps lands in the port’s own area (7.3.5).
eianaval-told-sails =
  { $power } sails to { $place } with { NUMBER($n) ->
    [one] one fleet
   *[other] { NUMBER($n) } fleets
  }.
eianaval-told-depot = { $power } loses the depot on a fleet: the fleet sails.
eianaval-told-aboard = { $corps } goes aboard { $fleet }.
eianaval-told-landed = { $corps } lands in { $area }. Its move is spent.
eianaval-told-not-landed = { $corps } has not landed and is destroyed.
eianaval-told-drowned = { $corps } goes down with its fleet.
eianaval-told-lost = { $name } has no ship left and leaves the map.

# The desk: interception.
eianaval-intercept-question = { $power } enters { $place }. Does anybody intercept?
eianaval-which-stack = Who tries
eianaval-lets-pass = Nobody: it passes
eianaval-stack-at =
  { $power }, { $place }, { NUMBER($n) ->
    [one] one ship
   *[other] { NUMBER($n) } ships
  }
eianaval-fact-beside = { $one } and { $other } touch
eianaval-meets-them = It meets them
eianaval-misses-them = It misses them
eianaval-intercept-means = { NUMBER($most) } or less was wanted.
eianaval-intercept-means-none = No die is wanted.
eianaval-told-intercepts = { $power } intercepts { $other } in { $place }.
eianaval-told-misses = { $power } tries to intercept { $other } in { $place }, and misses.

# The desk: battle.
eianaval-fought = A battle was fought there in this sequence.
eianaval-no-enemy = No enemy stack of that power lies there.
eianaval-nobody-there = None of your fleets lies there.
eianaval-which-way = Its ships are at peace with you. Fight without a declaration, or declare war (6.3.1.2).
eianaval-told-attacks = { $power } attacks { $other } in { $place }.
eianaval-evade-question = { $attacker } attacks in { $place }. Does { $defender } evade?
eianaval-fact-evades = It tries to evade
eianaval-slips-away = It slips away
eianaval-stands = It must fight
eianaval-evade-means = One or two on the die was wanted.
eianaval-told-evades = { $defender } evades { $attacker } in { $place }.
eianaval-battle-question = { $attacker } against { $defender }, { $place }
eianaval-wind-die =
  { $side ->
    [attacker] The attacker’s die for the wind
   *[defender] The defender’s die for the wind
  }
eianaval-fire-die =
  { $who ->
    [guns] The die of the harbour guns
    [attacker] The attacker’s fire
   *[defender] The defender’s fire
  }
eianaval-fact-admits = The port’s owner gives access: its guns are silent
eianaval-fact-guns = Harbour guns of { $name }, as printed
eianaval-battle-word = { NUMBER($attacker) } to { NUMBER($defender) } ships lost
eianaval-battle-means =
  { $winner ->
    [attacker] The attacker wins.
    [defender] The defender wins.
   *[nobody] Nobody wins.
  }
eianaval-told-battle =
  Battle in { $place }: { $attacker } loses { NUMBER($lostA) ->
    [one] one ship
   *[other] { NUMBER($lostA) } ships
  }, { $defender } { NUMBER($lostD) }. { $winner ->
    [attacker] { $attacker } wins.
    [defender] { $defender } wins.
   *[nobody] Nobody wins.
  }
eianaval-told-points = The winner gains { NUMBER($won) } political points, the loser { NUMBER($lost) }.

# The desk: losses.
eianaval-lost-question =
  Where does { $power } take { NUMBER($n) ->
    [one] its lost ship
   *[other] { NUMBER($n) } lost ships
  }?
eianaval-fact-ships = Ships off { $name }
eianaval-fact-factors = Factors lost of { $name }
eianaval-fact-sinks = { $name } goes down
eianaval-lost-sum = { NUMBER($chosen) } chosen, { NUMBER($n) } are lost
eianaval-sunk-sum = { NUMBER($chosen) } chosen, { NUMBER($n) } go down
eianaval-share = The share of { $power } is { NUMBER($n) } (12.2.5).
eianaval-lost-word = The losses are chosen.

# The desk: after it.
eianaval-away-question = Where does { $power } retreat?
eianaval-slip-question = Does { $power } enter the port?
eianaval-fact-to = The loser makes for
eianaval-to-sea = A sea of the victor’s choice
eianaval-fact-sea = The victor chooses
eianaval-fact-follows = { $name } follows and blockades
eianaval-fact-slips = The victor enters the port
eianaval-away-word = The way is chosen.
eianaval-told-retreats = { $power } retreats to { $place }.
eianaval-told-follows = { $power } follows to { $place }.
eianaval-told-nowhere = No sea and no port is on the sheets: the table moves the beaten fleets of { $power }.
eianaval-told-scuttled =
  { $power } scuttles { NUMBER($n) ->
    [one] one fleet
   *[other] { NUMBER($n) } fleets
  }.
eianaval-told-leaves = { $name } leaves its fallen port for { $place }.

# The desk: what is due.
eianaval-not-stranded = That fleet lies in no fallen port.
eianaval-shut-in = The port is blockaded: the fleet fights or is scuttled (6.2.6.1).
eianaval-way-out = The port is open: the fleet leaves it (6.2.6).
eianaval-due-fallen =
  { NUMBER($n) ->
    [one] { $name }: its port has fallen, it leaves at once.
   *[other] { $name }: its port has fallen and is blockaded. It fights or is scuttled.
  }
eianaval-due-box = The stack in { $place } has no enemy there: it leaves.
eianaval-due-attack = The stack in { $place } must attack { $power }.
eianaval-due-land = { $corps } is aboard: it lands in this step, or is lost.
eianaval-stop-fallen = A fleet lies in a fallen port.
eianaval-stop-box = A stack must leave its blockade box.
eianaval-stop-attack = A stack in a port or a box must attack.

# The page.
eianaval-land-no-siege = No port is besieged there.
eianaval-land-enemy = Enemies hold the city.
eianaval-land-room = The city has no room for it.
eianaval-link = Sail
eianaval-link-attack = Attack at sea
eianaval-link-land = Land from the fleets
eianaval-link-note =
  { NUMBER($fleets) ->
    [one] One fleet
   *[other] { NUMBER($fleets) } fleets
  }, { NUMBER($ships) ->
    [one] one ship
   *[other] { NUMBER($ships) } ships
  }
