# The naval desk.
eianaval-place-sea = { $name }
eianaval-place-port = { $name }, port
eianaval-place-box = { $name }, blockade box
eianaval-a-corps = { $corps } of { $power }
eianaval-stack-note =
  { NUMBER($fleets) ->
    [one] One fleet
   *[other] { NUMBER($fleets) } fleets
  }, { NUMBER($ships) ->
    [one] one ship
   *[other] { NUMBER($ships) } ships
  }{ NUMBER($corps) ->
    [0] {""}
    [one] , one corps aboard
   *[other] , { NUMBER($corps) } corps aboard
  }
eianaval-none = No fleet is on the map.
eianaval-none-todo = A fleet’s counter is typed under Ledger, with its place.
eianaval-waters = All fleets
eianaval-fallen-head = { $name }: its port has fallen
eianaval-costs-one = One political point
eianaval-do-leave = Leave for the blockade box
eianaval-do-scuttle = Scuttle it
eianaval-do-fight = Fight the blockaders
eianaval-other-seas = Another sea that touches this one
eianaval-embark = Take a corps aboard
eianaval-aboard = { $corps } aboard { $fleet }
eianaval-choose = Choose a stack
eianaval-choose-way = Choose where it sails
eianaval-left = Points left: { NUMBER($n) }
eianaval-sail = Sail
eianaval-sail-question = Which stack sails, and where?
eianaval-all-done = It has ended its move
eianaval-whose-stack = { $power }, { $place }
eianaval-ships =
  { NUMBER($n) ->
    [one] one ship
   *[other] { NUMBER($n) } ships
  }
eianaval-way = Its way
eianaval-asks = It asks to be intercepted in the box
eianaval-leave = The port’s owner gives leave
eianaval-step-back = Take the last step off
eianaval-attack-question = Whom do the fleets attack?
eianaval-no-attack = No enemy lies where these fleets lie.
eianaval-attack = { $power } attacks { $other }
eianaval-attack-anyway = { $power } attacks { $other } without war
eianaval-carries = Its ships carry an enemy’s corps
eianaval-declare = Declare war on { $other } and attack
eianaval-land-where = Where it lands
eianaval-land = Land in { $area }
eianaval-land-in-city = Into the besieged city of { $area }
eianaval-land-question = Which corps lands, and where?
