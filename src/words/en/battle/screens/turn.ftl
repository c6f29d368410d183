# The screens of the turn, phase by phase.

## The large button, that leads on
turn-after-1 = Next: Reinforcements
turn-after-2 = Next: Skirmish
turn-after-3 = Next: Artillery
turn-after-4 = Next: Commanders
turn-after-5 = Next: Formations
turn-after-6 = Next: Recovery
turn-after-7 = Next: Time
turn-after-8 = Next: Weather
turn-after-9 = Next turn
turn-after-orders = Move the units
turn-after-move = Next: Firefights
turn-after-firefights = Next: Close combats
turn-after-combats = Next: Administration
turn-after-administration = End the action
turn-to-formations = Straight to Formations
turn-on-clock = Time card and weather
turn-settle-hits = Settle the hits
turn-nothing-more = End the action here
action-straight-to = Straight to
turn-pass-all = Nobody else acts this turn
turn-draw-all = { $n ->
    [one] Draw a card
   *[other] Draw for all { $n }
}
turn-accept-all = { $n ->
    [one] Accept it
   *[other] Accept all { $n }
}
turn-change-order = Change the order
turn-unfought = { COMMAS($units) }: in contact, not fought

## What is asked
turn-question-1 = Rest tired units, deploy skirmishers?
turn-question-stands = Deploy skirmishers?
turn-question-5 = What do the commanders do?
turn-question-6 = Which formation acts next?
turn-question-7 = Who recovers, who rallies?
turn-recovery-none = Nothing to recover
turn-it-is = It is { $clock }, { SMALL($weather) }.
turn-set-sky = Set clock and sky by hand
turn-check-of = Quality check of
turn-another-unit = Another unit
turn-hits-by-hand = Enter hits only
turn-happened = What happened
hands-do = Do this on the table
hands-before = The last result again
hands-mark = **{ $unit }**: { COMMAS($what) }
turn-more-lines = { $n ->
    [one] { $n } more line
   *[other] { $n } more lines
}

## What has passed by itself
passed-by = What has passed
passed-nothing = { $phase }: nothing to decide
passed-same = { $phase }: no change
passed-told = { $phase }: { $line }
passed-stop = Go back to here

## Drawn for all
drawn-all = Drawn for all
drawn-line = **{ $result }**: { $means }

## Once it is over
over-question = The battle is over
over-agreed = by agreement
over-given-up = one side gives up
over-hour = the agreed hour has come
over-log = The battle **ends**.
over-log-why = The battle **ends**: { $why }.
over-why = { CAPITAL($why) }.
over-seed = Show the seed to check every throw. It closes this battle.
over-check = The seed is shown. See the proof.
over-terms = How the day is judged:
over-cost = What the day cost
over-cost-note = losses, officers, tomorrow’s armies
over-reopen = Open the battle again
over-copy-note = in a copy: this seed was shown

## Questions that wait
due-ledger = For the table
due-remind = Due now
due-resolve = Set aside
due-questions = { $n ->
    [one] For the table: { $n } question, if you want
   *[other] For the table: { $n } questions, if you want
}

## When a turn has ended
end-words-note = Both sides note these words to prove the record:

## Phase 1
stands-may = S{ $rating }, { $stands ->
    [one] one stand
   *[other] two stands
}
stands-out = { $n } out, −{ $n }CP
rest-unit = { $unit } rests
rest-near = no enemy within { $cm } cm
first-throw = Throw for who acts first

## Phase 3
skirmish-who = Who skirmishes?
skirmish-no-more = All skirmishers have attacked
skirmish-none-out = No skirmishers are out
skirmish-against-us = { $side } skirmishers attack us
skirmish-left = { $n } stands
skirmish-closest = Which enemy is closest in front?
skirmish-where = Within { $cm } cm straight ahead; else up to { $degrees }° to a side.
skirmish-officers = An officer who stands alone
skirmish-another = Another attacker

## Phase 4
guns-none-left = No battery is left to fire
guns-which-target = Which target?
guns-fire-on = { $side } guns fire on
guns-reach = { CAPITAL($guns) } reach { COMMAS($cm) } cm.

## Phase 5
commanders-fallen = { COMMAS($officers) }: replaced at the end of this phase.
commanders-fallen-one = { $officer } ({ $fate ->
    [captured] captured
   *[injured] injured
})
commanders-leaves = { $officer } leaves headquarters
commanders-up-to = moves up to { $cm } cm
commanders-hq = Move the headquarters
commanders-hq-cost = uses all re-roll dice
commanders-join = Officers who join a unit
commanders-alone = { $formation }, with no unit
howitzers-make = Make a howitzer battery
howitzers-which = Which battery?
howitzers-gives = { $unit } gives howitzers
howitzers-near = within visibility of it
howitzers-price = one re-roll die, two turns
howitzers-begin = Begin the change
park-trains = Engineers and trains
park-artillery = The artillery park
park-taken = taken by the enemy
park-bridge-stands = its bridge stands
park-building = building
park-in-motion = in motion

## Phase 6: which formation
cards-all-acted = Every formation has acted
cards-which = Which { $side } formation?
cards-face-down = { $side }: a card lies face down.
cards-bye = Bye
cards-bye-note = the { $side } side must act
cards-bye-instead = Play the Bye instead
cards-chance = acts { $chance }
cards-decided = Decided at the table
cards-no-throw = under command; no throw here
cards-acts = { $formation } acts
cards-pass = Pass
cards-passes = { $formation } does nothing this turn
cards-left = Left on the table: its red die counts.
cards-waits = Played, and waits for the other side.
cards-why = **{ $word }:** { $terms } = { $total }, { $note }
cards-lost = Lost the throw before, so his red die counts.
cards-tie = A tie: both throw again
cards-tie-on = A tie once more: both throw again
cards-higher = Tap the higher throw. A tie is thrown again first.
cards-own = { $formation }: use our own dice
cards-more = Losing card, headquarters, own dice
cards-here = Lay cards and throw here
cards-as-thrown = as the table threw

## Phase 6: its action
action-carries-out = { $formation } carries out { $order }
action-move = Move its units one by one
action-tidy = Anything left to do?
action-charge = A unit charges
action-not-under = { $officer } is not under command: the order stands.
action-under = { $officer } is under command. { $order }
action-order-costs = { $dice ->
    [0] A new order is free now.
    [one] A new order costs { $dice } re-roll die.
   *[other] A new order costs { $dice } re-roll dice.
}
action-new-order = Give another order
action-stays-behind = { $unit } stays behind
action-own-defend = own order Defend

## Phase 6: how far each may go
move-moved = { $cm ->
    [0] moved
   *[other] moved, { $cm } cm
}
move-contact = in contact
move-flees = { $near } or { $far } cm
move-hosted = with its host
so-many-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
move-broken-first = **Broken units first**, moved by the opponent.
move-rides = { $officer } rides
move-rides-to = up to { $cm } cm
move-its = Its move
move-by-opponent = moved by the opponent
move-says = terrain, Contact Zone, turns, checks
move-reckon = Work out its move

## Phase 6: who fights whom
fights-who-charge = Who charges?
fights-who-firefight = Who fires?
fights-who-combat = Who attacks?
fights-none = Nobody here can.
fights-whom-charge = Who is charged by { $units }?
fights-whom-firefight = Who is fired at by { $units }?
fights-whom-combat = Who is attacked by { $units }?
fights-which-of-yours = Which of your units is attacked?
fights-who-at = Who attacks { $units }?
fights-second = Two on one
fights-two = { $units }
fights-closest = The closest enemy in front of it, within { $cm } cm.
fights-hand-to-hand = { COMMAS($units) }: in contact, so no firefight.

## Lulls
lull-side-gone = { $side }: no troops left.
lull-hour-todo = It ends when both sides say so.
lull-who-in = Formations in it
lull-all-in = All of them
lull-the = Break the lull
lull-a = A lull in the fighting
lull-all = All of the field
lull-part = A part of it
lull-which-part = Which part
lull-which-hint = Such as: round the farm.
lull-both-agree = both agree; it moves first
lull-offers = The { $side } side offers a lull
lull-wants-fight = The { $side } side wants to fight
lull-both-end = Both end the lull
