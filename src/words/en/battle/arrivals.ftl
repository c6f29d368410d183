# Who is still to come, and whether they do.

arrival-next = { $who } may come from { $from }.
arrival-none = Nobody else is due
arrival-question = { $who }: { $n ->
    [one] does it
   *[other] do they
} arrive?
arrival-unit = { $unit }, { $formation }
arrival-order = Order on arrival
arrival-card = Arrival
arrival-chance = Chance that they arrive
arrival-they-do = arrive
arrival-next-turn = next turn
arrival-means = They wait beside the table until their formation acts: { $where }.
arrival-enters = **Onto the table** ({ $where }): { $units }. Enemies within { NUMBER($zone) } cm, except garrisons, stand back to { NUMBER($cm) } cm.
ground-who = Enemies who stand back from them
ground-log = { $unit } **stands back** to { NUMBER($cm) } cm from where they come on.
ground-nobody-near = Nobody arrives near it, so it stays.
arrival-not-yet = Not yet. They try again next turn.
arrival-yes = They arrive
not-yet = Not yet
arrival-log = **{ $who } { $n ->
    [other] arrive
   *[one] arrives
}** at { $where } ({ $how }).
arrival-log-order = **{ $who } arrives** at { $where }, order { $order } ({ $how }).
arrival-log-not = { $who } **{ $n ->
    [other] do
   *[one] does
} not arrive** yet ({ $how }).
