# How far units go, and what comes of it.

## The question
move-question = How far does { $unit } move?
move-no = No
move-in-zone = Starts within { $cm } cm of an enemy
move-forward = It would go nearer to the enemy
move-not-in-lull = not in a lull
move-forced = It is forced to move
move-ends-rest = ends its rest
move-terrain = Terrain: { COMMAS($met) }
move-terrain-open = Terrain: open
move-no-way = no way through
move-shifted = { $n ->
    [one] { $n } shift
   *[other] { $n } shifts
}
move-tested = disorder check
move-zone-die = a die in the Contact Zone
move-inside = It stands in it already
move-no-edge = no edge to stop at
move-by-road = By road
move-road-all = All the way
move-road-terrain = ignores terrain
move-road-paved = Well paved
move-road-mud = ignores terrain and mud
move-road-blocked = A unit was behind it on the road
move-march-fails = the march fails
move-fording = Through a ford
move-contours-crossed = Contours crossed
move-turns = Turns, sidesteps, friends in the way
move-gait = It goes
gait-ahead = Ahead
gait-oblique = Oblique
gait-flank = Sideways
gait-retrograde = Backwards
gait-up-to = up to { $degrees }°
gait-half-checked = half speed, disorder check
gait-half-disordered = half speed, disordered
move-over-half = Oblique for more than half the move
move-face-before = A change of face first
move-free = free
move-whole = the whole move
move-faces-made = Changes of face, { $side } or about { $about }°: { $cm } cm each
move-wheels = Wheels
move-through-friends = Through friends
move-and-through = And through
nobody = Nobody
move-both-check = both check
move-out-of-sight = The enemy is out of sight
move-owes-nothing = no least distance
move-to-edge = To the edge of the terrain
move-ends = Where it ends
move-ends-clear = in the clear
move-ends-obstacle = Half over an obstacle
move-ends-friends = Half in friends
move-ends-area = Half in a built-up area
move-before-it = stops before it
move-attacks-out = It attacks out of that area
move-may = it may
move-may-not = it may not
move-front-line = The front line
move-line-shifted = Shifted forward, or back (−)
move-going = Where it goes
move-going-to-post = To its post
move-going-back = Back
move-going-elsewhere = Elsewhere
move-stops-at-post = It stops at its post
move-then-back = after that it only goes back

## What comes of it
move-cm = { $cm } cm
move-span = { $from } to { $to } cm
move-chance = Chance of { $cm } cm or more
it-stays = It stays
move-holds = It holds.
move-only-turns = It turns
move-mud-face = In mud a change of face takes the whole move.
move-no-march = No march
move-road-not-clear = The road is not clear: the unit goes back, disordered, and blocks it.
move-at-edge = It stops at the edge of the terrain.
move-disordered = It is disordered: { $why }.
move-then-checks = { $n ->
    [one] Then a disorder check: { COMMAS($causes) }.
   *[other] Then disorder checks: { COMMAS($causes) }.
}
move-engage-either = Its order asks it to engage: a firefight or a close combat.
move-engage-contact = Its order asks it to come into contact.
move-bridges-free = Bridges and defiles on its road do not stop it.
move-back-at-most = Go back at most
move-order-allows = The order allows
move-by-hand = It moved as the table measured
move-log = { $unit } moves **up to { $cm } cm**.
move-log-stays = { $unit } **does not move**.
move-log-by-hand = { $unit } has moved.

## The sums of a move
move-full = Full move
move-dice = Movement dice
move-restricted = Restricted { $n }
move-past-last = Past the last column
move-shifts = Shifts
move-guns-fired = Guns fired this turn
move-worse-counts = Only the worse counts
move-contours = { $n ->
    [one] { $n } contour
   *[other] { $n } contours
}
move-faces = Changes of face
move-face = Change of face
move-face-free = First change of face
move-less = From their total
move-slowest = the slowest

## Why it does not move
move-not-by-itself = It does not move by itself.
move-time = Units move in the second step of their action.
move-train-stands = The train has not been set in motion.
move-building = It is building its bridge.
move-broken-before = Broken units move first: { $units }.
move-finished = It has moved. It may still true up its facing, or attach a battery.
move-broken = It is broken: the opponent moves it.
move-garrison = A garrison never moves.
move-converting = Guns being made into howitzers do not move.
move-heavy-fired = Heavy guns that fired do not move this turn.
move-hold = Its formation is under Hold: nobody moves.
move-no-way-through = There is no way through: { $terrain }.
move-beyond-chart = { $shifts } shifts: it cannot go there.
ford-in-mud = Nobody fords a river in mud.

## By road
road-column-order = Only Redeploy and Strategic Movement march in road column.
road-column-mud = In mud only a well paved road can be marched.
road-column-rear = The road behind it must be empty for { $times } times its depth.

## Where it goes, and where it ends
move-half-obstacle = It cannot stop half across an obstacle. It stops before it.
move-half-friends = It cannot stop half inside friends. It stops before them.
move-half-area = It cannot stop half in a built-up area. It stops before it.

## What a disorder check is for
move-check-oblique = oblique for over half the move
move-check-wheel = a further wheel
move-check-face = a further change of face
move-check-flank = sideways
move-check-retrograde = backwards
move-check-through = through { $friend }
move-check-passed = friends passed through it
move-check-terrain = terrain ({ $terrain })
move-check-mud = mud
move-check-in-zone = { $why } in the Contact Zone

## Built-up areas
area-taken = One unit already occupies this built-up area.
on-foot = On foot
on-foot-mounted = Mounted
on-foot-twice = Twice { $cp }CP
on-foot-odd = The odd CP
on-foot-stays = On foot it stays while an enemy stands in its Contact Zone.

## Broken units
back-question = Who does { $unit } pass through in its first { $cm } cm?
back-nobody = No friends are in its way.
back-passed = Disordered: { COMMAS($units) }.
back-log-nobody = { $unit }, broken, goes back. No friends are in its way.
flight-question = Where does { $unit } flee?
flight-move = Broken move
flight-enemy-near = An enemy within { $cm } cm
flight-no-enemy-near = No enemy within { $cm } cm
flight-instead = { $pressed } instead of { $clear } cm
flight-road = A road to its exit within { $cm } cm
flight-there = it goes there
flight-leaves = That takes it off the table
flight-for-the-day = gone for the day
flight-to-road = The { $side } player moves it to that road. Terrain does not count; nobody crosses its road.
flight-to-exit = The { $side } player moves it straight to its nearest road off the table. Terrain does not count; nobody crosses its road.
flight-by-hand = It was moved
flight-by-hand-left = It left the table
flight-log = { $unit }, broken, is moved **{ $cm } cm** by its opponent.
flight-log-by-hand = { $unit }, broken, has been moved.

## Officers
ride-question = How far does { $officer } ride?
ride-stays = He stays
ride-done = { $officer } has ridden this turn.
ride-unhindered = Bridges and friends do not hinder him.
ride-by-hand = He rode as the table measured
ride-log = { $officer } rides **up to { $cm } cm**.
ride-log-stays = { $officer } stays where he is.
ride-log-by-hand = { $officer } has ridden.
