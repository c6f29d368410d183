# Phase 1: skirmish stands, rest, who acts first
stands-broken = A broken unit has no skirmishers.
stands-rating = With S{ NUMBER($rating) } it has { $most ->
    [0] no stand
    [one] one stand
   *[other] { $most } stands
} to put out.
stands-disordered = A disordered unit puts out no skirmishers.
stands-marching = Not while its formation redeploys or marches.
stands-last-point = The unit must keep 1CP.
stands-weather = Not in rain or snow.
stands-phase = Skirmishers are put out in phase 1.
stands-in-phase = By your ruling they go in in phase 1.
stands-simplified = Nobody skirmishes in this game.
stands-looting = It is looting.
stands-log = { $stands ->
    [0] { $unit }: skirmishers in.
    [one] { $unit }: skirmishers out.
   *[other] { $unit }: { $stands } stands of skirmishers out.
}
rest-broken = A broken unit cannot rest. It must rally.
rest-fresh = Only tired or exhausted units rest.
rest-enemy = An enemy is nearer than { NUMBER($cm) } cm.
rest-phase = A rest begins and ends in phase 1.
rest-none = It is not at rest.
rest-log = { $unit } **rests**: it does not move by choice.
rest-log-ends = { $unit } is no longer resting.

first-question = Who acts first?
first-tied = A tie: both sides throw again
first-chance = Chance that the { $side } act first
first-side = { $side }
first-means = This side acts first.
first-log = { $one } against { $other }: **{ $side }** first.
first-log-by-hand = **{ $side }** first.

# Phase 5: headquarters and officers
hq-phase = The headquarters moves in phase 5.
hq-without-commander = It moves only with its commander.
hq-moved = It has moved this turn.
hq-after-ride = Its commander has ridden this turn.
hq-log = { $side }: the **headquarters moves** up to { NUMBER($cm) } cm. Its re-roll dice are used.
hq-log-dice = { $side }: the **headquarters moves** up to the total of { $dice ->
    [one] one die
   *[other] { $dice } dice
}. All its re-roll dice are used, and no order changes this turn.
ac-phase = The army commander moves in phase 5.
ac-at-hq = He is at his headquarters.
ac-left-hq = He has already left.
ac-moved-with-hq = He moved with his headquarters this turn.
ac-reach = Commander
ac-as-generals = As generals move
ac-log-back = { $officer } is back at his headquarters.
ac-log-leaves = { $officer } **leaves his headquarters**, up to { NUMBER($cm) } cm.
ac-log-leaves-dice = { $officer } **leaves his headquarters**, up to the total of { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
join-formation-commander = Only a formation commander joins a unit.
join-with-none = He is with no unit.
join-own-units = He joins units of his own formation only.
join-one = He is with one unit at a time.
join-advice = While his formation stands he rides up to { NUMBER($cm) } cm, only to reach the unit.
join-log = { $officer } **joins { $unit }**: its checks use L{ NUMBER($rating) }.
join-log-leaves = { $officer } leaves { $unit }.
officer-fc-time = A formation commander cannot move now.
officer-escape = Escape
officer-away = Away from the enemy

battery-only = Only a battery can be attached.
battery-lost = The battery is lost.
battery-host = A battery joins a unit of its own side, in good order.
battery-under-fire = Fire at it counts first, as the phase ends.
battery-log-joins = { $battery } joins { $unit }.
battery-log-leaves = { $battery } leaves { $unit }.
