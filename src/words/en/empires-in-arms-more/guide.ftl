# Empires in Arms: a first month, led by doing. Its names and figures are ours.
eiaguide-begin = Play an example month
eiaguide-begin-note = three powers, led step by step
eiaguide-label = The example month
eiaguide-step = Example month, { NUMBER($n) } of { NUMBER($of) }
eiaguide-through = Example month, done
eiaguide-leave = Leave the example
eiaguide-pass = Go on to there
eiaguide-seat = To the seat of { $power }
eiaguide-journal = Its journal
eiaguide-done = Leave it
eiaguide-throw-away = Throw it away
eiaguide-wait = Let it wait
eiaguide-wait-note = it stays among the campaigns
eiaguide-go-on = Go on with it
eiaguide-ours = Every name and figure of this example is made up. It takes nothing from the map, the counters or the cards of the game. Thrown away, it leaves nothing behind.

# What it is called.
eiaguide-name-title = An example month
eiaguide-name-why = Made up for the example
eiaguide-name-west = Westing
eiaguide-name-border = The Border
eiaguide-name-middle = Middleton
eiaguide-name-east = Easting
eiaguide-name-corps-FR = Western Corps
eiaguide-name-corps-AU = Middle Corps
eiaguide-name-corps-RU = Eastern Corps

# What is to be done, and why.
eiaguide-start = Begin play: four areas and three corps are typed, all of them made up, and from now on the switches are fixed.
eiaguide-talk = Let everybody talk, then go on: what is agreed aloud binds nobody, so nothing of it is kept.
eiaguide-ask = Have the declarations of war sealed, so that nobody waits to see what the others do.
eiaguide-seal = At the seat of France, seal a war on Austria: only its seal is kept until all have sealed.
eiaguide-others = Let the other two seal with nobody chosen: an empty entry looks like any other.
eiaguide-open = Let each power open its entry at its seat, where it is held against its seal.
eiaguide-lawful = Answer what only the map shows: whether anything stands in the way of this war.
eiaguide-peaceful = France is at war with nobody: undo back to its seal and choose Austria, or go on in peace.
eiaguide-reinforce = Go on to Austria’s reinforcements: until then nobody has anything to decide.
eiaguide-place = At the seat of Austria, place the two factors it has due: what is not placed this month is lost.
eiaguide-land = Go on to the Land Phase: there is no fleet in this example.
eiaguide-slot = Say where France puts itself: it alone may choose when it moves, and only now.
eiaguide-france = Go on until France acts, and feed the corps of others on the way: an unfed corps holds up the month.
eiaguide-depot = Place a depot in Westing, which is yours: it costs $1, and corps near it eat from it.
eiaguide-march = Go on to movement and send the Western Corps to The Border: the points it has are reckoned from its counter.
eiaguide-feed = Go on to supply and feed the Western Corps: its depot is one area away for $1, or a die decides what foraging costs.
eiaguide-rest = Go on through the other powers, and feed their corps from the depots they stand on.
eiaguide-end = End the month: the calendar moves on, and what falls due in May is told.
eiaguide-over = That was a month. In your own campaign the map, the counters and the cards say what this example made up.
