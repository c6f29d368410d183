# Marching: the chart, shifts, manoeuvres, the Contact Zone, broken troops, bridges.

charts-movement = Movement

## The chart
chart-movement = Movement chart
chart-movement-also = full move restricted dice shifts march speed cm generals
chart-movement-full = Full
chart-movement-restricted = R{ $n }
chart-movement-caption = Full in cm; Restricted { $from } to { $to } in dice, summed in cm
chart-movement-shifts = Shifts to the right
chart-movement-sample = { $terrain }, as a sample
chart-movement-and-check = { $shifts } and a check
chart-movement-mud = Mud
chart-movement-exhausted = Exhausted
chart-movement-fired-medium = Medium guns that fired
chart-movement-fired-light = Light guns that fired
chart-movement-fired-heavy = Heavy guns that fired
chart-movement-stay = stay
chart-movement-cm = cm
chart-movement-soft-foot = Soft ground: foot
chart-movement-soft-horse = Soft ground: horse, officers
chart-movement-contour = Each contour, hilly terrain
chart-movement-contour-mud = Each contour, in mud
chart-movement-redeploy = Redeploy, on the full move
chart-movement-strategic = Strategic Movement, on the full move
chart-movement-add-up = Shifts add up. Dice that do not reach the terrain: the unit stops at its edge. Coming out it throws until it is wholly clear.
chart-movement-terrain = The scenario marks terrain, with { $from } to { $to } shifts and perhaps a disorder check. The samples are for a scenario that is silent.

## Manoeuvres
chart-manoeuvres = Wheels, faces, oblique
chart-manoeuvres-also = about face flank movement retrograde interpenetration turning
chart-manoeuvres-costs = Costs
chart-manoeuvres-check = Disorder check
chart-manoeuvres-wheel = Wheel
chart-manoeuvres-corner = the way of the outer corner
chart-manoeuvres-second = from the second in a turn
chart-manoeuvres-face = Left, Right, About Face
chart-manoeuvres-free-face = Cavalry, one face at the start
chart-manoeuvres-nothing = nothing
chart-manoeuvres-oblique = Oblique, up to { $degrees }°
chart-manoeuvres-over-half = for over half the move
chart-manoeuvres-sideways = Flank, Retrograde
chart-manoeuvres-half = half speed
chart-manoeuvres-sideways-check = yes; from the Contact Zone Disordered
chart-manoeuvres-friends = Through friends
chart-manoeuvres-both = both units
chart-manoeuvres-order = Broken units first; then one unit after another, each finished before the next. A finished one may turn a little or have guns attached.
chart-manoeuvres-guns = Artillery turns and sidles as it likes. Passing through friends is checked all the same.
chart-manoeuvres-ends = Nobody ends half over an obstacle, half in another unit or half in a built-up area. Nobody passes through Broken troops.
chart-manoeuvres-rest = A unit that rests does not move of its own will. If it must, the rest is over.

## Contact Zone
chart-contact-zone = In the Contact Zone
chart-contact-zone-also = no-attack auto-attack one six dice cz
chart-contact-zone-starts = Starts in it: dice
chart-contact-zone-foot = Foot
chart-contact-zone-horse = Horse
chart-contact-zone-good = In good shape
chart-contact-zone-bad = Bad ground, Disordered, Tired, Exhausted
chart-contact-zone-caption = Within { $cm } cm of an enemy unit; the movement chart, if lower
chart-contact-zone-face = Face
chart-contact-zone-means = Means
chart-contact-zone-any = Any { $face }
chart-contact-zone-no-attack = No-Attack: no closer. Ignored by Pursue, and by { $ratings }.
chart-contact-zone-auto-attack = Auto-Attack on the nearest free enemy in its Frontal Aspect; infantry stops { $cm } cm before cavalry and fires. Ignored by Withdraw; never for guns, detachments, marching orders.
chart-contact-zone-both = { $one } + { $six }
chart-contact-zone-cancel = cancel each other
chart-contact-zone-straight = Straight at or straight away from the nearest free enemy in its Frontal Aspect; free while there is none.
chart-contact-zone-aspect = It strikes the aspect in which it began its move.
chart-contact-zone-closest = Beginning inside, it must attack the closest in front. From outside it may choose, and goes straight once inside.

## Road columns
chart-road-column = Road columns
chart-road-column-also = redeploy strategic road
chart-road-column-who = Under Redeploy or Strategic Movement a unit whose whole way is road ignores all terrain, defiles and bridges.
chart-road-column-depth = It is { $times } times as deep as in line of battle, and nobody may be there all turn. Otherwise it goes back to its start, Disordered, and the road is blocked.
chart-road-column-mud = Not in mud, unless the road is paved uncommonly well.

## Broken troops
chart-broken = Broken troops
chart-broken-also = rout flee exit shaken eliminated
chart-broken-at-once = At { $none }CP a unit is Broken. At once the opponent moves it back ({ $cm } cm from fire; after close combat twice its distance). Friends in its first { $friends } cm are Disordered.
chart-broken-each-turn = Each turn, first of its formation: { $pressed } cm with an enemy within { $near } cm, else { $clear }, by the shortest way to the nearest friendly road exit. It takes a road within { $road } cm that leads there. Terrain costs nothing.
chart-broken-touched = Touched by an enemy in good order it is Eliminated, and he may go on.
chart-broken-blocks = A road, defile or bridge it uses is blocked. Off the table it is gone for the day.
chart-broken-never = Artillery, garrisons, detachments and pontoon trains do not break: they are Eliminated.

## Bridges
chart-bridges = Bridges, ditches, fords
chart-bridges-also = river crossing
chart-bridges-die = One die
chart-bridges-on = Crosses on
chart-bridges-guns = Trains, artillery
chart-bridges-small = { $cp }CP or less
chart-bridges-middle = { $from } to { $to }CP
chart-bridges-large = { $cp }CP or more
chart-bridges-ditch = Very deep ditch, on the die
chart-bridges-caption = A typical bridge
chart-bridges-turns = One turn to reach the entrance and stop, the next to throw and stand on the far side if it is empty, the third to go on.
chart-bridges-one = One attempt a bridge a turn, one direction at a time, one unit at each entrance. Officers cross free.
chart-bridges-ditch-state = A ditch leaves the unit Disordered. It may recover from the turn after it is over or has given up.
chart-bridges-mud = No fording in mud.
