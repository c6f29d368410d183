# Trains: pontoons and their bridges, baggage and its looters.

train-pontoon = Pontoon train

## In motion
train-only = Only trains are set in motion.
train-not-here = It is not on the table.
train-moves = It is in motion.
train-taken = The enemy has it.
train-phase = Trains move in phase 5.
train-in-motion = Set in motion
train-log = { $train } is **set in motion**.
train-log-baggage = The { $side } baggage is **set in motion**.

## Bridges of boats
boats-pontoons = Only pontoon trains build bridges.
boats-building = It is building.
boats-idle = It is building nothing.
boats-whole-cm = Bridges are measured in whole centimetres.
boats-more-trains = One train carries { NUMBER($cm) } cm of bridge. This needs more trains.
boats-log-begun = { $train } begins a **bridge of { NUMBER($cm) } cm**.
boats-log-given-up = { $train } gives up its bridge.
boats-to-build = To build
boats-hours = { NUMBER($cm) } cm at { NUMBER($minutes) } minutes each
boats-built = Built
boats-time-card = Time Card
boats-freezing = Freezing: too short
boats-rain = Heavy rain: too short
boats-undisturbed = No enemy within { NUMBER($cm) } cm
boats-engineers = Engineers, every second card
boats-turn = Turn { NUMBER($turn) }
boats-question = How far is the pontoon bridge?
boats-enemy-near = An enemy within { NUMBER($cm) } cm this turn
boats-enemy-effect = { $minutes ->
    [0] no effect
   *[other] { NUMBER($minutes) } minutes less
}
boats-stands = The bridge stands
boats-minutes = { NUMBER($minutes) } minutes
boats-cross-next = Units may cross it from the next turn.
boats-progress = { NUMBER($built) } of { NUMBER($need) } minutes done, { NUMBER($left) } left.
boats-log-stands = { $train }: the **bridge stands**.
boats-log-built = { $train }: { NUMBER($built) } of { NUMBER($need) } minutes built.
boats-nothing = Nothing was built
boats-log-nothing = { $train }: nothing built.

## Baggage
baggage-none = This is not baggage.
baggage-good-order = Only a unit in good order takes baggage.
baggage-guns = Guns take no baggage.
baggage-own = It is their own side’s baggage.
baggage-taken = It has been taken.
baggage-log-back = { $unit } takes { $baggage } back.
baggage-log-taken = { $unit } **takes { $baggage }** and stops there.
loot-question = Does { $unit } loot the baggage?
loot-check = Looting check
loot-chance = Chance that it does not loot
loot-does = { $does ->
    [begins] begins to loot
    [begins-and-loses] begins to loot, and loses 1CP
    [goes-on] loots on
    [goes-on-and-loses] loots on, and loses 1CP
    [restrained] stops looting
   *[keeps-off] does not loot
}
loot-means = { $unit } { $what }.
loot-log = { $unit } **{ $what }** ({ $how }).
