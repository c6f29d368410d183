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
