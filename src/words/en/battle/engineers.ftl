# Engineers and the parks: where they stand, whom they serve, and what becomes of them.

## Parks
park-advice = The { $kind ->
    [engineering] engineering
   *[artillery] artillery
} park: its commander stands within { NUMBER($hq) } cm of the headquarters, what is in it within { NUMBER($park) } cm of him. Set a unit to guard it.

## How many

## Where they go
engineers-sent = { $engineers } are now **{ $where }**.
engineers-in-park = in the park
engineers-with = with { $host }
engineers-within-park = Within the park
engineers-from-park = From the park
engineers-to-formation = To another formation
engineers-within-formation = Within the formation

## Where they do not go
engineers-only = Only engineers attach in this way.
engineers-own-side = Engineers serve their own side.
engineers-no-commander = There is no commander to go to.
engineers-no-host = There is no such unit to serve.
engineers-no-train = This is not a pontoon train.
engineers-not-to-park = Engineers do not go back to the park.
engineers-train-in-park = Engineers join a pontoon train in the park.
engineers-to-commander = Engineers come from the park, or from another commander or his units.
engineers-infantry-only = Engineers serve with infantry only.
engineers-from-commander = Engineers come to a unit from its formation commander.
engineers-in-command = Engineers join only a unit in command.
engineers-phase = Engineers change hosts in phase 5.
engineers-once = They have attached once this turn.
engineers-one-each = A host has one unit of engineers.
engineers-out-of-command = Their unit is out of command.

## Whether they fall
engineers-risk-question = Do { $engineers } fall?
engineers-word-live = Unhurt
engineers-word-fall = Eliminated
engineers-gone-with-loss = They are eliminated, and take one CP of the loss.
engineers-gone-with-him = They are lost with him.
engineers-unhurt = They are unhurt.
engineers-fall-on = They fall on { NUMBER($least) } or more
engineers-host-loss = Loss of the host
engineers-taken = Taken by the engineers
engineers-log-unhurt = { $engineers } are unhurt.
engineers-log-taken = { $engineers } take one point of the loss: { $unit } has **{ $cp }CP**.
gone-at-work = they fell at their work
gone-taken-with = taken with { $officer }
gone-no-infantry = its formation has no infantry to go to
gone-nobody-took = no infantry is left for them

## Who takes them in
engineers-home-question = Which infantry do the engineers attach to?
engineers-home-nearest = The nearest
engineers-home-gone = No infantry is left for them. They are eliminated.
engineers-home-lost = They are lost
engineers-join = { $engineers } join { $unit }.
