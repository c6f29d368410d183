# The shelf of scenarios.
scenarios-aside = scenarios
scenarios-which = Choose a scenario
scenarios-more = More
scenarios-more-on = on { $title }
scenarios-own = Your own
scenarios-own-none = None yet. Write one, or copy one of those above.
scenarios-search = Search
scenarios-found = { NUMBER($n) } found
scenarios-none-found = No scenario has all of these words.
scenarios-write = Write a new scenario
scenarios-take = Import a file
scenarios-take-what = a battle, a scenario, an order of battle
scenarios-take-link = Open a link or scan codes
