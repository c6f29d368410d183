# A side, a formation, a unit, and who comes later.
editor-army = Army
editor-list-formations = Formations
editor-formation-line = { $formation }, { $commander }
editor-no-commander = no commander
editor-radius = radius { $cm } cm
editor-up-name = Up: { $name }
editor-down-name = Down: { $name }
editor-add-formation = Add a formation
editor-done-formation = new formation
editor-the-army = The army
editor-side-name = Name of the side
editor-army-type = Army type
editor-army-commander = Army commander
editor-park = The army’s park
editor-engineers = Engineers
editor-pontoons = Pontoons
editor-baggage = Baggage
editor-in-units = units
editor-in-trains = trains
editor-engineers-on-table = { $n ->
    [one] { $n } engineer unit on the table, with those that a large army has on top.
   *[other] { $n } engineer units on the table, with those that a large army has on top.
}
editor-no-engineers = Without engineers there is no park.
editor-ottoman-army = Ottoman army
editor-save-table = Save the army as a table (CSV)
editor-save-table-note = for a spreadsheet or another builder; import it again as an order of battle
editor-save-table-what = The table has the army with its officers, units, ratings, notes and park. It leaves out what belongs to the day: orders, arrivals, garrisons, briefings.
editor-garrisons = Garrisons ({ $n })
editor-no-such-area = a missing area
editor-add-garrison = Add a garrison
editor-area-first = add an area under The ground first
editor-done-garrison = new garrison

## A formation.
editor-formation = Formation
editor-unnamed-formation = Unnamed formation
editor-unit-tools = Move, copy, remove
editor-add-unit = Add a unit
editor-done-unit = new unit
editor-the-formation = The formation
editor-formation-name = Name of the formation
editor-order = Order at the start
editor-commander = Commander
editor-awkward = Awkward commander
editor-awkward-effect = changing his order costs more
editor-awkward-extra = Extra cost
editor-in-dice = re-roll dice
editor-awkward-why = Why
editor-rate-all = Rate all its units at once
editor-share-out = Share out its batteries
editor-formation-tools = Move, copy or remove the formation
editor-one-at-least = an army needs at least one

## Ratings for all its units at once.
editor-no-units-to-rate = No units yet.
editor-no-units-to-rate-todo = Add units or import an order of battle, then rate them.
editor-which-units = Which units
editor-unit-quality = Quality
editor-unit-sk = Skirmish rating
editor-rate-note = { $n ->
    [one] { $n } unit of { $formation }
   *[other] { $n } units of { $formation }
}
editor-rate = Set for all of them
editor-rated-units = { $n ->
    [one] { $n } unit rated: { $as }.
   *[other] { $n } units rated: { $as }.
}
editor-rated-as = Q{ $q }
editor-rated-as-sk = Q{ $q } SK{ $sk }
editor-done-rated = { $name }: { $as }

## A unit.
editor-unnamed-unit = Unnamed unit
editor-move-unit = Move, copy or remove the unit
editor-into-formation = Into another formation
editor-formation-of = { $side }: { $formation }
editor-formation-full = { $side }: { $formation }, full
editor-done-other-formation = { $name } into another formation
editor-unnamed-garrison = Unnamed garrison
editor-holds = Holds
editor-holds-area = { $area }, limit { $limit }CP
editor-garrison-too-strong = { $cp }CP are too many: { $area } can hold { $limit }CP.
editor-remove-garrison = Remove the garrison
editor-the-unit = The unit
editor-label-name = Name on the label
editor-label-place = Place on the label
editor-comes-to-field = State at the start
editor-label-place-hint = such as II/5/1
editor-arm = Arm
editor-weight = Weight
editor-weight-option = { $weight }: { $calibres }
editor-mobility = Foot or horse
editor-pieces = Pieces
editor-number-of-guns = Guns
editor-howitzer-limits = One battery in four at most. Not horse or Light, unless history says so.
editor-ottoman-crew = Ottoman crew
editor-its-men = Its men
editor-men-of = Men of
editor-men-of-hint = regiment or battalion
editor-on = On
editor-done-men-removed = men removed
editor-part = part { $n }
editor-more-men = Add men of another kind
editor-done-more-men = more men
editor-quality-of-unit = Quality of the unit
editor-quality-average = the average of its men
editor-quality-by-hand = set by hand; its men average Q{ $q }
editor-kind-of-cavalry = Kind of cavalry
editor-gun-points = CP from guns of the formation
editor-gun-points-hint = { $n } for each battery
editor-impetuous = Impetuous
editor-cossacks = Cossacks
editor-rifles = Rifles

## Who comes later.
editor-who-comes = Who arrives later?
editor-nobody-comes = Everybody is there from the start.
editor-nobody-comes-todo = Add an arrival for those who come later.
editor-add-arrival = Add an arrival
editor-done-arrival = new arrival
editor-done-who-arrives = who arrives
editor-arrives-from = From
editor-arrives-where = Where
editor-secret = Secret
editor-secret-effect = the enemy sees nothing of it before its time
editor-done-secret = secret arrival
editor-which-arrive = Which units (mark none for all)
editor-done-arrives = { $name } arrives
