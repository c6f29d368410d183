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
arrival-means = They arrive, and wait beside the table: { $where }. They come on when their formation acts.
arrival-enters = **Onto the table** ({ $where }): { $units }. Enemies within { NUMBER($zone) } cm of them, but no garrison, stand back to { NUMBER($cm) } cm from there.
ground-who = Enemies who stand back from them
ground-log = { $unit } **stands back** to { NUMBER($cm) } cm from where they come on.
ground-nobody-near = It stands back from nobody: no enemy comes on here now.
arrival-not-yet = Not yet. They try again next turn.
arrival-yes = They arrive
not-yet = Not yet
arrival-log = **{ $who } arrives** at { $where } ({ $how }).
arrival-log-order = **{ $who } arrives** at { $where }, order { $order } ({ $how }).
arrival-log-not = { $who } **does not arrive** yet ({ $how }).
