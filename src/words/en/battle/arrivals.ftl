# Who is still to come, and whether they do.

arrival-next = { $who } may come from { $from }.
arrival-none = No reinforcements are awaited.
arrival-question = Does { $who } arrive?
arrival-unit = { $formation }: { $unit }
arrival-order = Order on arrival
arrival-card = Arrival
arrival-chance = Chance that they arrive
arrival-they-do = arrive
arrival-next-turn = next turn
arrival-means = They arrive. Entry: { $where }. Enemies within { NUMBER($zone) } cm of it, but no garrison, stand back to { NUMBER($cm) } cm.
arrival-not-yet = Not yet. They try again next turn.
arrival-yes = They arrive
not-yet = Not yet
arrival-log = **{ $who } arrives** at { $where } ({ $how }).
arrival-log-order = **{ $who } arrives** at { $where }, order { $order } ({ $how }).
arrival-log-not = { $who } **does not arrive** yet ({ $how }).
