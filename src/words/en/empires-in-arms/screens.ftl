# Empires in Arms: what its screens say.

# The frame.
eia-now = { $month } { $year }, { $phase }
eiascreen-month-year = { $month } { $year }
eiascreen-phase-political = Political
eiascreen-phase-reinforcement = Reinforcement
eiascreen-phase-naval = Naval
eiascreen-phase-land = Land
eiascreen-phase-economic = Economic
eiascreen-phase-time = Time
eiascreen-phase-of = Phase { NUMBER($at) } of { NUMBER($of) }
eiascreen-phase-now = { NUMBER($n) } { $phase }
eia-room-month = Month
eia-room-powers = Powers
eia-room-ledger = Ledger
eia-room-journal = Journal

# Who holds the phone.
eia-seats-note = A power sees what its own corps hold, and seals what is secret. The open table sees what lies on the map.
eia-seat-table = The open table
eia-seat-table-note = everything but what is secret
eia-seat-umpire = Umpire
eia-seat-open = Nobody’s seat is open.
eia-seat-held = The seat of { $power } is open.
eia-open-seats = Say who holds the phone.
eia-take-seat = Take its seat
eia-unread = What was done lies covered, and this phone cannot read it yet.
eia-unread-note = This campaign lies covered. The keeper’s figures read it on this phone, once.
eia-seat-cover = Behind this lies what this power alone may know.
eia-seat-leave = Lay the phone down
eia-seat-to-month = Go on with the month
eia-seat-own = { $power } at a glance
eia-seat-nothing = Nothing is to be sealed or opened.
eia-seat-nothing-todo = What this power’s corps hold is seen as long as its seat is open.

# Sealed entries.
eia-seal-until = By { $when }.
eia-seal-open-all = Open them all
eia-seal-open-all-note = all were sealed on this phone
eia-withdraw = Withdraw
eia-month-waits = The month waits for { $powers } ({ $what }), since { $month }.

# The month.
eia-empty = The map is still blank.
eia-empty-todo = Type the first area off your map. More come as you use them.
eia-first-area = Type the first area
eia-to-ledger = All sheets and charts
eia-ready = Is everything typed that play begins with?
eia-start = Begin play
eia-start-note = the switches are fixed from then on
eia-order = Whose turn it is
eia-due = What is due
eia-do-it = Do it
eia-now-due = now
eia-next = Done: go on
eia-then = Then: { $what }.
eia-then-power = { $power }: { $step }
eia-then-month = the next month
eia-was-deferred = set aside before
eia-slot-question = Where does { $power } put itself?
eia-slot-at-first = First
eia-slot-after = After { $power }
eia-combine = { $powers } move together
eia-play-start = Begin play
eia-play-next = Go on
eia-settle = It is so
eia-everybody = Everybody

# The steps, as they are asked.
eiascreen-step-diplomacy = Has everybody talked?
eiascreen-step-declarations = Who declares war?
eiascreen-step-calls = Who calls an ally?
eiascreen-step-peace = Who sues for peace?
eiascreen-step-alliances = Who makes an alliance?
eiascreen-step-minorControl = Who runs the minors that were attacked?
eiascreen-step-breaking = Who breaks an alliance?
eiascreen-step-freeStates = Who declares a free state?
eiascreen-step-combined = Who moves together this month?
eiascreen-step-navalReinforcement = Are the fleets of { $power } filled?
eiascreen-step-armyReinforcement = Are the reinforcements of { $power } placed?
eiascreen-step-navalMove = Has every fleet of { $power } moved?
eiascreen-step-navalCombat = Has { $power } fought at sea?
eiascreen-step-depots = Are the depots of { $power } placed?
eiascreen-step-landMove = Has every corps of { $power } moved?
eiascreen-step-supply = Is every corps of { $power } fed?
eiascreen-step-landCombat = Has { $power } fought its battles?
eiascreen-step-guerilla = Guerillas of { $power }?
eiascreen-step-conquest = Which minors are conquered?
eiascreen-step-victory = Who scores victory points?
eiascreen-step-collection = Is everything collected?
eiascreen-step-lending = Who lends?
eiascreen-step-manipulation = Who manipulates the economy?
eiascreen-step-spending = Has everybody paid and bought?
eiascreen-step-drift = How do the markers drift?
eiascreen-step-disorder = Is anybody in civil disorder?
eiascreen-step-ceding = Who cedes what?
eiascreen-step-combinations = Are there new combinations?
eiascreen-step-levy = Is the levy done?
eiascreen-step-unplayed = Who controls the powers without a player?
eiascreen-step-time = Is the month over?
eiascreen-stepname-diplomacy = diplomacy
eiascreen-stepname-declarations = declarations of war
eiascreen-stepname-calls = calls to allies
eiascreen-stepname-peace = peace
eiascreen-stepname-alliances = alliances
eiascreen-stepname-minorControl = minor control
eiascreen-stepname-breaking = broken alliances
eiascreen-stepname-freeStates = free states
eiascreen-stepname-combined = combined movement
eiascreen-stepname-navalReinforcement = naval reinforcement
eiascreen-stepname-armyReinforcement = army reinforcement
eiascreen-stepname-navalMove = naval movement
eiascreen-stepname-navalCombat = naval combat
eiascreen-stepname-depots = depots
eiascreen-stepname-landMove = movement
eiascreen-stepname-supply = supply
eiascreen-stepname-landCombat = combat
eiascreen-stepname-guerilla = guerillas
eiascreen-stepname-conquest = conquest
eiascreen-stepname-victory = victory points
eiascreen-stepname-collection = collection
eiascreen-stepname-lending = lending
eiascreen-stepname-manipulation = manipulation
eiascreen-stepname-spending = spending
eiascreen-stepname-drift = drift
eiascreen-stepname-disorder = civil disorder
eiascreen-stepname-ceding = ceding
eiascreen-stepname-combinations = combinations
eiascreen-stepname-levy = levy
eiascreen-stepname-unplayed = powers without a player
eiascreen-stepname-time = the month ends

# The powers.
eia-powers-question = How do the powers stand?
eia-over-months = Over the months
eia-waits =
  { NUMBER($n) ->
    [one] one thing waits
   *[other] { NUMBER($n) } things wait
  }
eia-corps-n = { NUMBER($n) } corps
eia-money = Money
eia-manpower = Manpower
eia-status = Status
eia-vp-n = { NUMBER($n) } victory points
eia-manpower-kept = kept
eia-manpower-lost = lost if not spent
eia-must-sue = must sue
eia-box = box, from the low end
eiascreen-zone-fiasco = Fiasco
eiascreen-zone-instability = Instability
eiascreen-zone-neutral = Neutral
eiascreen-zone-dominant = Dominant
eia-no-ties = At war with nobody, allied with nobody.
eia-war = War
eia-allied = Allied
eia-peace = Peace
eia-since = since { $month }
eia-no-war-before = no war before { $month }
eia-factors = { NUMBER($foot) } infantry, { NUMBER($horse) } cavalry, { NUMBER($militia) } militia
eia-key-foot = infantry
eia-key-horse = cavalry
eia-key-militia = militia
eia-a-corps = A corps
eia-covered = what it holds is covered
eia-no-corps = No corps yet.
eia-no-corps-todo = Type it off its counter, in the ledger.
eia-place-area = { $area }
eia-place-city = in { $area }, in the city
eia-place-fleet = aboard { $fleet }
eia-place-down = standing down
eia-place-pool = not in play
eia-set-figures = Set a figure by hand

# The ledger.
eiasheet-question = What is typed, and what is still open?
eiasheet-areas = Areas
eiasheet-areas-note = off the map: terrain, forage, city
eiasheet-corps = Corps
eiasheet-corps-note = off the counters: room, morale, ratings
eiasheet-leaders = Leaders
eiasheet-leaders-note = off the counters: ratings, seniority
eiasheet-provinces = Provinces
eiasheet-provinces-note = off the map: tax, manpower, marks
eiasheet-minors = Minor countries
eiasheet-minors-note = off the map and the card
eiasheet-ports = Ports
eiasheet-ports-note = off the map: trade, guns
eiasheet-seas = Seas
eiasheet-seas-note = north of the ice line, or not
eiasheet-fleets = Fleets
eiasheet-fleets-note = off the counters: ships they hold
eia-corps-note = { $power }, { $n } factors
eia-charts = Charts
eia-charts-note = No chart comes with the app. Type a cell once off your card; the rules’ own examples are there already.
eia-new = New: { $what }
eia-change = { $power }: { SIGNED($by) } { $of } ({ $why })

# Charts.
eiachart-CH-01 = Peace terms
eiachart-CH-02 = Alliance
eiachart-CH-04 = Political status
eiachart-CH-05 = Naval combat
eiachart-CH-13 = Victory levels
eiachart-CH-14 = Spanish gold
eiachart-CH-15 = Prices and times
eiachart-CH-17 = Economic manipulation
eiachart-CH-19 = Depot counters
