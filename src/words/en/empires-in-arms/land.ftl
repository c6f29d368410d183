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

# What stands when play begins.
eialand-standing = Wars, alliances, depots, garrisons
eialand-standing-note = as they stand when play begins, or when the table says otherwise
