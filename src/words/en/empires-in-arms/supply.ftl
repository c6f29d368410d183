# Empires in Arms: depots, movement, foraging, the supply bill.

# Foraging. EIA-122 to EIA-125, EIA-131, EIA-132
eiasupply-modifiers = On the die
eiasupply-crowd = Other corps here
eiasupply-unused = Movement not used
eiasupply-unused-besieging = Besieging: movement counts as spent
eiasupply-forced = Force marched
eiasupply-winter = Winter
eiasupply-own-land = Own land all the way
eiasupply-lost = Factors lost
eiasupply-die = Die
eiasupply-value = Lowest forage value
eiasupply-fives = Each full five factors inside
eiasupply-city-value = Supply value of the city

# The bill. EIA-126 to EIA-130
eiasupply-bill = Supply bill
eiasupply-fed = { $name }
eiasupply-rounded = rounded up once

# Movement. EIA-107 to EIA-110, EIA-116
eiasupply-allowance = Movement points
eiasupply-landed = Landed this step
eiasupply-one-area = Guerillas, one area
eiasupply-rides = Rides
eiasupply-french = Under French lead
eiasupply-foot = On foot
eiasupply-force-march = Force march
eiasupply-no-force-irregular = Cossacks, freikorps and guerillas do not force march (7.3.1.2).
eiasupply-no-force-cavalry = Cavalry corps do not force march (7.3.1.2, errata).
eiasupply-no-force-landed = A corps that lands does not force march (7.3.1.2, errata).
eiasupply-entry = Cost to enter
eiasupply-marsh = Marsh
eiasupply-mountain = Mountain
eiasupply-area = Area
eiasupply-river = Over a river to an enemy corps
eiasupply-arrow = Crossing arrow
eiasupply-arrow-barred = An enemy fleet bars the arrow (7.3.1.3.3).
eiasupply-too-far = Too few movement points are left (7.3.2.3).

# Depots. EIA-101 to EIA-106
eiasupply-depot-enemy = Enemies stand there, and no own corps (7.2).
eiasupply-depot-there = A depot is there already (7.2).
eiasupply-depot-no-counter = All depot counters are on the map (7.2).
eiasupply-depot-no-money = A depot costs $1 (7.2).
eiasupply-depot-not-friendly = The city is not friendly (7.2.1, 7.2.2).
eiasupply-depot-besieged = The city is besieged (7.2.1).
eiasupply-depot-not-own = It is not own land (7.2.1).
eiasupply-depot-blockaded = The port is blockaded (7.2.2, 7.4.3.1).
eiasupply-depot-no-sea-source = No source reaches it over the sea (7.2.2).
eiasupply-depot-far = No depot of the chain is within two open areas (7.2.3).
eiasupply-depot-new = That depot was placed this turn, or its chain is broken (7.2.3).
eiasupply-depot-no-corps = Outside own land an own corps must be there (7.2.3.3.2).
eiasupply-depot-neutral = A neutral’s land, and no war with it (7.2.3.3.1).
eiasupply-depot-no-leave = Another power’s land, without war or leave (7.2.3.3.1).
eiasupply-depot-guerilla = Guerillas do not garrison depots (7.3.3.3.1).
eiasupply-depot-owner = Only the depot’s own troops garrison it (7.3.3.5.1).
eiasupply-fleet-not-own = The fleet is another power’s (7.4.4, errata).
eiasupply-fleet-not-at-sea = The fleet is not at sea (7.4.4).
eiasupply-fleet-one-a-sea = A depot is in that sea already (7.4.4.4).
eiasupply-fleet-no-port = No friendly port with a sourced depot is open (7.4.4.1).
eiasupply-fleet-ice = Ice bars that sea in winter (7.4.3.3, 7.4.4.5).
eiasupply-no-straits = The Dardanelles are closed to it (7.4.3.3, 7.4.4.6).
eiasupply-sea-no-depots = A depot is wanted at both ports (7.4.3.1).
eiasupply-sea-no-fleet = A fleet is wanted in the sourced port (7.4.3.1).

# Garrisons. EIA-111 to EIA-114
eiasupply-detach-kind = Artillery, feudal and insurrection corps detach nothing (7.3.3).
eiasupply-detach-enemy = An enemy corps stands outside the city (7.3.3.1).
eiasupply-detach-minor = A free state’s troops garrison their own land alone (7.3.3.1.1).
eiasupply-detach-room = There is no room for so many (7.3.3.4).
eiasupply-detach-empty = One factor stays in the corps (7.3.3.1.2).

# Questions and what is told of them.
eiasupply-forage-question = { $corps } forages
eiasupply-fact-value = Lowest forage value entered
eiasupply-fact-others = Other unbesieged corps here
eiasupply-fact-unused = Movement not used
eiasupply-fact-besieging = Besieges, or is about to
eiasupply-fact-forced = Force marched
eiasupply-fact-own = Own land all the way
eiasupply-lose = Lost: { $kind }
eiasupply-lose-due = { NUMBER($due) } to lose, { NUMBER($chosen) } chosen
eiasupply-loses =
  { NUMBER($n) ->
    [0] No loss
    [one] One factor lost
   *[other] { NUMBER($n) } factors lost
  }
eiasupply-forages = { $corps } lives off the country.
eiasupply-starves = { $corps } is gone; its counter leaves the map.
eiasupply-told-forage = { $corps } forages and loses { NUMBER($n) }.
eiasupply-told-starved = { $corps } starves: { NUMBER($n) } factors and its counter are gone.
eiasupply-fed-by-hand = It is fed; the table has seen to it
eiasupply-told-by-hand = { $corps } is fed, says the table.
eiasupply-besieged-question = What do the stores of { $area } cost?
eiasupply-fact-spires = Supply value of the city
eiasupply-besieged-means = Lost inside the walls, garrisons first.
eiasupply-told-besieged = { $area } under siege loses { NUMBER($n) }.
eiasupply-told-city-starved = { $area } starves: nobody is left inside.
eiasupply-bill-question = { $power } feeds its corps
eiasupply-fact-reach = { $corps } in { $area }
eiasupply-reach =
  { $reach ->
    [r0] depot here
    [r1] depot 1 area away
    [r2] depot 2 areas away
    [r3] depot 3 areas away
    [rfleet] depot on a fleet
   *[rforage] forages
  }
eiasupply-fact-chain = The chain to the depot at { $area } holds
eiasupply-group-chains = Chains of depots: an enemy has moved
eiasupply-fact-reach-city = Garrison of { $area }, besieged
eiasupply-reach-city =
  { $reach ->
    [r0] depot in the port
    [rfleet] depot on a fleet
   *[rforage] its stores
  }
eiasupply-bill-poor = { $power } cannot pay so much; let some forage
eiasupply-bill-limit = Each depot feeds four: there are more mouths than that (12.3.1).
eiasupply-bill-means = Paid at once; whoever is not on it forages.
eiasupply-told-bill = { $power } pays { NUMBER($money) } for supply.
eiasupply-due =
  { NUMBER($n) ->
    [one] One corps is to be fed
   *[other] { NUMBER($n) } corps are to be fed
  }
eiasupply-due-city = { $area } is besieged and is to be fed
eiasupply-feed-first = Somebody is still to be fed (7.4).
eiasupply-not-its-depots = Depots are placed and removed in one’s own depot step (7.2).
eiasupply-not-its-move = It moves in its own movement step (7.3).
eiasupply-not-its-supply = It is fed in its own supply step (7.4).
eiasupply-nobody-hungry = Nobody is left to feed.
eiasupply-fed-already = It was fed this month.
eiasupply-not-besieged = Nobody of the acting powers is besieged there.
eiasupply-besieged-stays = A besieged corps does not march.
eiasupply-halted = It stops at an enemy corps (7.3.2.1).
eiasupply-no-city = There is no city.
eiasupply-city-enemy = An enemy holds the city (7.3.3).
eiasupply-city-besieged = The city is besieged (7.3.3).
eiasupply-no-way = Say where it goes, or that it forages where it stands.
eiasupply-marched = { $corps } stands in { $area }.
eiasupply-must-attack = { $corps } must attack in { $area } (7.3.7).
eiasupply-not-so-many = There are not so many of them.
eiasupply-elsewhere = They are not in one area.
eiasupply-other-nation = They are of another nation.
eiasupply-detached =
  { NUMBER($n) ->
    [one] One factor
   *[other] { NUMBER($n) } factors
  } of { $corps } stay in { $area }.
eiasupply-absorbed = { $corps } takes in { NUMBER($n) } from the garrison.
eiasupply-depot-placed = { $power } places a depot: { $area }.
eiasupply-depot-removed = { $power } removes a depot: { $area }.
eiasupply-depot-burnt = { $power } burns the depot in { $area }.
eiasupply-depot-taken = { $power } takes over the depot in { $area }.
eiasupply-depot-held = Its garrison is still there (7.3.6.2).
eiasupply-not-an-enemy = It is no enemy’s depot.
eiasupply-nobody-there = No corps of that power is there.
eiasupply-chain-holds = The depot in { $area } is in a valid chain.
eiasupply-chain-broken = The chain of the depot in { $area } is broken.
eiasupply-due-burn = Its depot at { $area } may be burnt before it is attacked (7.3.6.2)
eiasupply-burnt-feeds = { $corps } lives off the burnt depot, and has foraged.
eiasupply-depot-out = { $area } is besieged no more: its depot comes out.
