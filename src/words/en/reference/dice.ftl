# Pot, re-roll dice, cards, checks, disorder and weariness.

charts-dice = Dice, cards, checks

## The pot
chart-pot = The pot
chart-pot-also = dice red white green
chart-pot-wanted = Dice wanted
chart-pot-count = These count
chart-pot-colours = { COMMAS($colours) }
chart-pot-dice = One red, two white, two green. Firefights and close combats throw loose dice, as many as they need.
chart-pot-white = White total: who acts next, and under command. A white pair: the weather turns.
chart-pot-red = Red: the losing commander’s die, the new weather, and whether a battery is destroyed.
chart-pot-green = Green total: the temper of a commander who is not under command.

## Re-roll dice
chart-re-roll-dice = Re-roll dice
chart-re-roll-dice-also = rrd reroll costs
chart-re-roll-start = At the start each point of the army commander’s Ability gives one (A{ $ability }: { $dice }). In each later Command Phase a used die comes back on { $faces }.
chart-re-roll-for = For
chart-re-roll-again = A throw or a card again
chart-re-roll-first = Who acts first, again: once
chart-re-roll-pot = The losing commander’s pot
chart-re-roll-far = { $near }, { $far } beyond visibility
chart-re-roll-order = An order changed before moving
chart-re-roll-face = An order changed face to face
chart-re-roll-awkward = Awkward commander, any order change
chart-re-roll-more = { $dice } more
chart-re-roll-engineers = Engineers from the park, or between commanders
chart-re-roll-howitzers = A battery into howitzers
chart-re-roll-train = A pontoon train set in motion
chart-re-roll-baggage = All the baggage set in motion
chart-re-roll-headquarters = Headquarters moves
chart-re-roll-all = all it has
chart-re-roll-second = The second result stands, better or worse. It may be thrown again too.
chart-re-roll-away = A pot is thrown again only while the army commander is at his headquarters.
chart-re-roll-hits = Never again: hits of skirmishers, artillery, firefight and close combat.
chart-re-roll-officers = Never again: shots at officers and their capture.
chart-re-roll-sky = Never again: changes of weather and visibility.
chart-re-roll-never-movement = Nor dice of movement.
chart-re-roll-never-time = Nor the time card.
chart-re-roll-never-engineers = Nor the dice that engineers survive on.
chart-re-roll-never-officer = Nor the dice for an officer with a unit.

## Quality checks
chart-quality-check = Quality check: modifiers
chart-quality-check-also = rating qc fresh tired exhausted shaken flank rear
chart-quality-check-printed = To the printed Q
chart-quality-check-fresh = Fresh
chart-quality-check-town = Occupies a town
chart-quality-check-commander = Army commander within { $cm } cm
chart-quality-check-disordered = Disordered
chart-quality-check-tired = Tired
chart-quality-check-exhausted = Exhausted
chart-quality-check-shaken = Shaken
chart-quality-check-command = Out of command
chart-quality-check-flank = Struck in the flank
chart-quality-check-rear = Struck in the rear
chart-quality-check-redeploy = Struck under Redeploy
chart-quality-check-strategic = Struck under Strategic Movement
chart-quality-check-lost = Lost to the cause
chart-quality-check-closing = All that apply are added. Closing to contact under Attack-Keen or Pursue-Keen: { SIGNED($bonus) }.
chart-quality-check-evading = A battery that evades: { SIGNED($cavalry) } from cavalry, { SIGNED($horse) } as horse artillery.
chart-quality-check-led = With its formation commander attached a unit checks on his L, and nothing is added or taken.

chart-checks = Which rating is checked
chart-checks-also = A L T Q ability temperament
chart-checks-check = Check
chart-checks-on = On
chart-checks-order = Order change
chart-checks-arrival = Arrival of reinforcements
chart-checks-temper = Not under command
chart-checks-closing = Closing to contact, evading
chart-checks-combat = After close combat
chart-checks-recovery = Recovery, rally
chart-checks-disorder = Disorder check
chart-checks-looting = Looting
chart-checks-either = Q or L
chart-checks-printed = printed Q, unmodified

chart-quality-cards = Odds of the quality cards
chart-quality-cards-also = deck chance percent very high low
chart-quality-cards-per-cent = %
chart-quality-cards-least = ≤{ $n }
chart-quality-cards-most = ≥{ $n }
chart-quality-cards-caption = { $deck }: in a hundred, by adjusted rating
chart-quality-cards-move = Move
chart-quality-cards-hit = Hit
chart-quality-cards-disordered = Disordered by a disorder check
chart-quality-cards-result = { $letters } { $result }
chart-quality-cards-letters = { COMMAS($results) }.
chart-quality-cards-VH = VH
chart-quality-cards-H = H
chart-quality-cards-N = N
chart-quality-cards-L = L
chart-quality-cards-VL = VL

## Disorder
chart-disorder = Disorder checks
chart-disorder-also = disordered dc move hit automatic
chart-disorder-card = A quality card by the adjusted rating, read in the column of the cause. There is one level of Disorder.
chart-disorder-move = Column Move
chart-disorder-oblique = Oblique
chart-disorder-oblique-when = for more than half of the move
chart-disorder-sideways = Sideways or back
chart-disorder-sideways-when = at its end; Disordered at once if it began in the Contact Zone
chart-disorder-wheel = Wheel or change of face
chart-disorder-wheel-when = the second and every later one in a turn
chart-disorder-friends = Passing through friends
chart-disorder-friends-when = both units
chart-disorder-terrain = Terrain so marked
chart-disorder-terrain-when = any distance in it
chart-disorder-mud = Mud
chart-disorder-mud-when = any move
chart-disorder-hit = Column Hit
chart-disorder-skirmish = Skirmish hits on the unit
chart-disorder-phase-end = at the end of the phase
chart-disorder-artillery = Artillery hits
chart-disorder-canister = Canister, Final Shot
chart-disorder-canister-when = before contact
chart-disorder-firefight = Losses in a firefight
chart-disorder-firefight-when = after it, each side
chart-disorder-rockets = A natural { $face } of rockets
chart-disorder-automatic = Without a check: a road column that was not clear; an unattached battery hit by skirmishers or guns; guns that leave a built-up area under attack; friends in the first { $cm } cm of a Broken unit or of a retreat; a retreat that is blocked; a rally at High; a deep ditch; a rocket hit; looting; guns whose host is Disordered.
chart-disorder-twice = An unattached battery that is Disordered a second time is Eliminated.
chart-disorder-state = Disordered: { SIGNED($check) } on checks, hits on { $face } only when it shoots, worse in close combat both ways.
chart-disorder-limits = It puts out no skirmishers, has fewer dice in the Contact Zone, and touching a Broken unit does not eliminate that.
chart-disorder-guns = Guns that are Disordered cannot be attached.

## Tiredness
chart-exhaustion = Tired and Exhausted
chart-exhaustion-also = exhaustion rested resting
chart-exhaustion-check = Check
chart-exhaustion-die = To-hit die
chart-exhaustion-move = Tired or worse: { $dice ->
    [one] { $dice } die fewer
   *[other] { $dice } dice fewer
} in the Contact Zone. Exhausted: { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
} on the movement chart.
chart-exhaustion-more = One level more: Very Low after close combat; Low if it was Disordered before the combat; a blocked retreat while Disordered or Tired.
chart-exhaustion-less = One level less: Very High in recovery, for a unit that rests, with no enemy within { $cm } cm.
chart-exhaustion-rest = A unit may be marked Resting in the Command Phase with no enemy within { $cm } cm. It does not move of its own will, and counts as in command for recovery.

chart-quality = Quality of troops
chart-quality-also = guard elite veteran regular conscript poor suggestions ratings légère légion brigade nation skirmish
