# Empires in Arms: reinforcement.

# Ships. EIA-050 to EIA-053
eiareinf-minor-port = A free state’s ships go into that state’s ports alone (5.1.2).
eiareinf-not-home-port = It takes a friendly port at home or in a conquered minor (5.1).
eiareinf-fleet-full = The fleet has no room for so many ships (5.1.2).
eiareinf-no-ship = A new fleet takes a ship at once (5.1.1).
eiareinf-other-place = The fleets lie in different places (5.1.3).
eiareinf-other-nation = They are not of one nation.
eiareinf-so-many = There are not so many.
eiareinf-scuttle-minor = A minor’s fleet is not scuttled in this step (5.1.4.2).
eiareinf-scuttled = Scuttled
eiareinf-with-ships = A fleet with ships
eiareinf-empty = An empty fleet

# Corps and factors. EIA-054 to EIA-061, EIA-064
eiareinf-corps-where = A new corps needs a city at home, or a friendly corps beside it (5.2.1.2).
eiareinf-besieged = It is besieged.
eiareinf-corps-full = Its box of { $box } does not hold so many (5.2.2.2.1).
eiareinf-corps-empty = A new corps takes a factor at once (5.2.1.2).
eiareinf-bound = Feudal and insurrection corps take back exchanged prisoners alone (5.2.2.2.1).
eiareinf-not-home = The corps is not at home, and no chain of depots leads to it (5.2.2.2).
eiareinf-chain-long = The chain has too many depots: six at most, three for militia (5.2.2.2.3).
eiareinf-city-home = It takes a friendly city at home (5.2.2.2.2).
eiareinf-city-kind = Artillery and feudal factors stand in no garrison (5.2.2.2.2).
eiareinf-city-full = The city has no room for so many (7.3.3.4).
eiareinf-other-area = They stand in different areas (5.2.3).
eiareinf-swap-kind = Feudal, insurrection and artillery factors stay where they are (5.2.3).
eiareinf-step = This belongs to another step.
eiareinf-not-due = It is not due yet.
eiareinf-still-due = Reinforcements are still to be placed, or given up.
eiareinf-land-only = Scenario money comes in land mode alone (5.2.5).

# Leaders. EIA-062, EIA-063
eiareinf-leader-shut-in = The leader is shut in: besieged, and by sea too if it is a port (5.3).
eiareinf-leader-early = The leader cannot come in yet (5.3, 12.7).
eiareinf-bernadotte-early = Bernadotte goes over from August 1810 (10.6.5).
eiareinf-bernadotte-void = He is dead, or France has fallen: he goes over to nobody (10.6.5).
eiareinf-bernadotte-gone = He has gone over already (10.6.5).
eiareinf-no-bernadotte = There is no Bernadotte among the leaders.

# What the journal says.
eiareinf-placed = { $power } places { $what } with { $name }.
eiareinf-corps-placed = { $power } places { $name }.
eiareinf-fleet-placed = { $power } places { $name }, with { NUMBER($ships) } { $ships ->
    [one] ship
   *[other] ships
  }.
eiareinf-ships-placed =
  { $ships ->
    [one] { $name } takes a ship.
   *[other] { $name } takes { NUMBER($ships) } ships.
  }
eiareinf-ships-swapped =
  { $ships ->
    [one] A ship goes from { $name } to { $other }.
   *[other] { NUMBER($ships) } ships go from { $name } to { $other }.
  }
eiareinf-fleet-scuttled = { $name } is scuttled.
eiareinf-fleet-off = { $name } has no ship left and comes off.
eiareinf-given-up = { $power } cannot place { $what }: lost.
eiareinf-lost-there = An enemy is there: { $what } of { $power } are lost.
eiareinf-expired = { $power } has waited too long: { $what } goes back.
eiareinf-swapped = { $power } moves factors from { $name } to { $other }.
eiareinf-corps-off = { $name } has no factor left and comes off.
eiareinf-demobilised = { $power } sends { $name } home.
eiareinf-garrison = the garrison of { $name }
eiareinf-scenario-money = { $power } has ${ NUMBER($points) } of the scenario.
eiareinf-leader-retires = { $name } leaves the map.
eiareinf-leader-joins = { $name } joins { $other }.
eiareinf-bernadotte-to = Bernadotte serves { $power } from now on.
eiareinf-bernadotte-off = Sweden is nobody’s: Bernadotte is off the map.
eiareinf-due-place = Place { $what }
