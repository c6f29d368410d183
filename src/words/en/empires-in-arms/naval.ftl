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
