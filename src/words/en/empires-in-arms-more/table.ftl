# Empires in Arms: the page of the bridge, and what a scenario of the campaign says.
eiatable-question = Does the battle at { $area } go to the table?
eiatable-attacker = attacks, { $n ->
    [one] 1 corps
   *[other] { $n } corps
  }
eiatable-defender = defends, { $n ->
    [one] 1 corps
   *[other] { $n } corps
  }
eiatable-garrison = Garrison of { $power }
eiatable-sallies = sallies
eiatable-a-corps = { $corps } at { $area }
eiatable-outflanks = outflanks
eiatable-may-come = may come
eiatable-near = Corps that may come from next door: { NUMBER($n) }
eiatable-river-crossed = A river is crossed
eiatable-river-effect = day 1 only
eiatable-more = Relief, later days, chits
eiatable-kind = What kind of battle is it?
eiatable-kind-field = Field battle
eiatable-kind-limited = Relief of a city
eiatable-day = Day of the battle
eiatable-chit = Chit of { $power }
eiatable-note = Morale by the chart, { $power }
eiatable-send = To the table
eiatable-send-note = shows both sides’ corps and lays out a scenario
eiatable-at-table = The battle at { $area } is at the table
eiatable-columns = factors, units, CP
eiatable-ratings = A{ NUMBER($A) } L{ NUMBER($L) } T{ NUMBER($T) }
eiatable-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
  }
eiatable-quality = Q{ NUMBER($q) }
eiatable-points = Combat points
eiatable-breaks = breaks at { NUMBER($n) }
eiatable-of = of { NUMBER($n) }
eiatable-tab = { $power } { NUMBER($n) }
eiatable-house = House rules
eiatable-house-note = These figures are house rules of this app, in neither game. Set them as your group likes.
eiatable-house-infantry = Men of a factor of foot
eiatable-house-cavalry = Men of a factor of horse
eiatable-house-batteries = Batteries of a factor of artillery
eiatable-house-gunQuality = Quality of the batteries
eiatable-house-cavalryTemper = Temperament of a leader of cavalry
eiatable-house-chitTone = What a bold or wary chit does to Temperament
eiatable-house-quick = Of a hundred lost, gone for good where no dice say
eiatable-lay-out = Lay it out
eiatable-lay-out-note = a scenario of the shelf
eiatable-go-on = Go on with the battle
eiatable-not-over = it is not over yet
eiatable-type-it = Type what was lost
eiatable-call-off = Not at the table
eiatable-is-home = The battle at { $area } has come home
eiatable-gone-todo = It was called off or undone. The month shows what can be fought.
eiatable-stand = Do these losses of { $area } stand?
eiatable-quick = The dice of the evening are not all thrown: { NUMBER($n) } in a hundred of the lost are gone for good.
eiatable-throw-evening = Throw them first
eiatable-outcome = Who won?
eiatable-wins = { $power } wins
eiatable-bothBroke = Both broke
eiatable-noDecision = Nobody won
eiatable-withdrew = { $power } withdrew
eiatable-corps = Corps
eiatable-had = Had
eiatable-men = Men lost
eiatable-factors = In factors
eiatable-back = Back
eiatable-men-lost = Men of { $corps } lost for good, { $type }
eiatable-batteries-lost = Batteries of { $corps } lost for good, { $type }
eiatable-fate = What became of { $name }?
eiatable-fate-ok = Unhurt
eiatable-fate-wounded = Wounded
eiatable-fate-dead = Dead
eiatable-fate-captured = Taken at the table
eiatable-used = Corps that count as used: { NUMBER($n) }
eiatable-pp = Political points
eiatable-no-points = Without a winner nobody’s political points change.
eiatable-write = Write it to the campaign
eiatable-write-note = one entry, one undo
eiatable-title = { $area }, { $month }
eiatable-summary = { $attacker } attacks { $defender } at { $area }.
eiatable-notes = From a campaign of Empires in Arms, by house rules: two factors are one unit. The day has three watches. After the first and the second each side throws in the campaign for those who outflank or may come; who succeeds comes on at once.
eiatable-breaks-words = { $power } breaks at { NUMBER($breaks) } of { NUMBER($points) }CP lost, or { NUMBER($percent) } in a hundred of all that came on.
eiatable-unit = { $type } { NUMBER($n) }
eiatable-officer = Commander of { $corps }
eiatable-nobody = Senior corps commander
eiatable-river = River
eiatable-arrives-outflank = on the flank
eiatable-arrives-rear = on the rear edge
eiatable-ground-forest = Woods
eiatable-ground-marsh = Soft ground
eiatable-type-regular = infantry
eiatable-type-militia = militia
eiatable-type-guard = guard
eiatable-type-cavalry = cavalry
eiatable-type-artillery = artillery
eiatable-type-feudalInf = feudal infantry
eiatable-type-feudalCav = feudal cavalry
eiatable-type-cossack = cossacks
eiatable-type-freikorps = freikorps
eiatable-type-guerilla = guerillas
eiatable-depot-garrison = depot garrison
eiatable-city-garrison = garrison of the city
eiatable-commands = Who commands?
