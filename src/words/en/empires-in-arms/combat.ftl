# Empires in Arms: combat on land.

eiacombat-die = Die
eiacombat-kind =
  { $type ->
    [regular] regulars
    [militia] militia
    [guard] guard
    [cavalry] cavalry
    [artillery] artillery
    [feudalInf] feudal infantry
    [feudalCav] feudal cavalry
    [cossack] cossacks
    [freikorps] freikorps
   *[guerilla] guerillas
  }

# Refuge. EIA-140
eiacombat-refuge-when = Only who is attacked now slips into the city (7.5.1.1).
eiacombat-refuge-enemy = The city is held by an enemy (7.5.1.1).
eiacombat-refuge-besieged = The city is besieged (7.5.1.1).
eiacombat-refuge-room = Whole corps go in, and the city has no room for them (7.5.1.1.4).
eiacombat-refuge-not-agreed = The defenders are not agreed, so nobody goes in (7.5.1.1.1).

# Chits and outflanking. EIA-142, EIA-143
eiacombat-outflank-corps = Outflanking takes two corps that are not artillery (7.5.2.1).
eiacombat-outflank-leader = Outflanking takes a leader (7.5.2.1).
eiacombat-split-none = One corps at least goes round the flank (7.5.2.3.2).
eiacombat-split-guns = Artillery stays with the pinning force (7.5.2.3.1).
eiacombat-split-all = One corps that is not artillery stays (7.5.2.3.1).

# Morale. EIA-146 to EIA-148
eiacombat-base-morale = Base morale
eiacombat-factors-at = { NUMBER($n) } { $kind } at { $morale }
eiacombat-mean = { $sum } over { NUMBER($factors) }, rounded up to a tenth
eiacombat-basic = Basic morale, { $power }
eiacombat-guards =
  { NUMBER($n) ->
    [one] One guard factor
   *[other] { NUMBER($n) } guard factors
  }
eiacombat-rabble =
  { NUMBER($n) ->
    [one] One weak factor
   *[other] { NUMBER($n) } weak factors
  }
eiacombat-held = Held to +0.5 and −1.0
eiacombat-final-morale = Final morale
eiacombat-base = Base morale
eiacombat-later-day = Day { NUMBER($day) }
eiacombat-chart-note = Note of the chart

# Tables. EIA-150 to EIA-153
eiacombat-casualty-level = Casualty level
eiacombat-morale-level = Morale level
eiacombat-table = Table { $table }
eiacombat-ground =
  { $terrain ->
    [forest] Forest
    [mountain] Mountain
    [marsh] Marsh
    [desert] Desert
   *[clear] Clear
  }
eiacombat-guard-in = Guard committed
eiacombat-held-level = held to 1 to 5
eiacombat-strength = Factors that count
eiacombat-pinning = In the fight
eiacombat-outflankers-twice = Outflankers, each twice
eiacombat-outflankers-away = Outflankers on their way

# The die. EIA-155, EIA-185, EIA-186
eiacombat-die-modifier = On the die
eiacombat-commanders = Commanders compared
eiacombat-cavalry = Twice the enemy’s cavalry
eiacombat-at-most-one = one at most
eiacombat-tactical = Tactical rating
eiacombat-printed = As printed
eiacombat-over-command = { NUMBER($corps) } corps, and he leads { NUMBER($max) }

# Casualties. EIA-156, EIA-157
eiacombat-percent = { NUMBER($percent) } % of { NUMBER($factors) }
eiacombat-twenties = Of the full twenties
eiacombat-rest = Of the rest
eiacombat-loss-short = There are not so many { $type ->
    [regular] regulars
    [militia] militia
    [guard] guard
    [cavalry] cavalry
    [artillery] guns
    [feudalInf] feudal infantry
    [feudalCav] feudal cavalry
    [cossack] cossacks
    [freikorps] freikorps
   *[guerilla] guerillas
  }.
eiacombat-loss-due =
  { NUMBER($due) ->
    [one] One factor is
   *[other] { NUMBER($due) } factors are
  } due, and { NUMBER($chosen) } chosen.
eiacombat-loss-militia = With 2.0 of morale lost, militia may bear { NUMBER($most) } (7.5.2.9.2.1).
eiacombat-loss-cavalry = The side breaks, so one loss is cavalry (7.5.2.9.2.2).

# Guard. EIA-271
eiacombat-guard-done = Guard was committed today (12.3.4).
eiacombat-guard-power = This power’s guard does not lift the level so far (12.3.4.3).
eiacombat-guard-few = There are too few guard factors (12.3.4.3).

# Joining, outflanking, withdrawing. EIA-145, EIA-166 to EIA-170
eiacombat-strategic = Strategic rating
eiacombat-reinforcing = To join
eiacombat-over-river = Over a river
eiacombat-bad-ground = Mountain, forest or marsh
eiacombat-join-arrow = Nobody joins over a crossing arrow (7.5.2.11.1.1).
eiacombat-join-landing = Nobody joins by landing (7.5.2.11.1.1).
eiacombat-join-besieged = It is besieged (7.5.2.11.1).
eiacombat-join-other = It fights elsewhere in this sequence (7.5.2.11.1.2).
eiacombat-join-irregulars = Irregulars join with a leader alone (7.5.2.11.2).
eiacombat-join-war = It is not at war with that whole side, or is with its own (7.5.2.11.1.3).
eiacombat-arrival = To arrive
eiacombat-second-round = After the second round
eiacombat-withdrawal = To withdraw
eiacombat-riding-off = All cavalry
eiacombat-riders = Cossacks and freikorps

# Political points. EIA-160
eiacombat-points = { $side ->
    [winner] Political points of the victor
   *[loser] Political points of the beaten
  }
eiacombat-beaten-corps =
  { NUMBER($n) ->
    [one] One corps beaten
   *[other] { NUMBER($n) } corps beaten
  }
eiacombat-napoleon = Napoleon in command

# Pursuit. EIA-161 to EIA-163
eiacombat-pursuit-class = Class of pursuit
eiacombat-class-read = Off the chart
eiacombat-pursuit-die = Pursuit
eiacombat-cavalry-leader = Cavalry leader

# The course of a fight.
eiacombat-n = { NUMBER($n) }
eiacombat-not-its-combat = It fights in its own combat step (7.5).
eiacombat-running = A fight is going on there.
eiacombat-no-war = They are not at war.
eiacombat-nobody = Nobody is there to fight.
eiacombat-fight-first = A fight is still going on.
eiacombat-attack-first = There are enemies in the open to be attacked first (7.5.1).
eiacombat-told-begins =
  { $kind ->
    [field] { $power } attacks { $enemy } at { $area }.
    [limited] { $power } comes to the relief of { $area }.
    [trivial] { $power } and { $enemy } fight a trivial combat at { $area }.
    [storm] { $power } storms { $area }.
   *[garrisonAttack] The garrison of { $area } falls on the besiegers.
  }
eiacombat-told-caught = Cossacks and freikorps at { $area } are caught.
eiacombat-told-retires = { $corps } retires into { $area }.
eiacombat-told-chits = The chits: { $attacker } against { $defender }.
eiacombat-told-own-chits = The chits of the group are written down.
eiacombat-told-commands = { $leader } commands.
eiacombat-told-by-hand = The fight at { $area } is settled at the table.

# A round.
eiacombat-round-question = { $area }: round { NUMBER($round) }, day { NUMBER($day) }
eiacombat-type-cell = read it off the card: { $chart }
eiacombat-notes = Notes and ratings
eiacombat-of-side =
  { $side ->
    [attacker] Attacker: { $what }
   *[defender] Defender: { $what }
  }
eiacombat-fact-base =
  { $side ->
    [attacker] Base morale of the attacker, in tenths
   *[defender] Base morale of the defender, in tenths
  }
eiacombat-fact-note =
  { $side ->
    [attacker] Note on the attacker’s morale, in tenths
   *[defender] Note on the defender’s morale, in tenths
  }
eiacombat-fact-rating =
  { $side ->
    [attacker] Tactical rating the attacker declares
   *[defender] Tactical rating the defender declares
  }
eiacombat-fact-guard =
  { $side ->
    [attacker] The attacker’s guard goes in, levels
   *[defender] The defender’s guard goes in, levels
  }
eiacombat-fact-riders = Cossacks and freikorps ride off too
eiacombat-fact-rating-note = Note of the chart on the rating
eiacombat-die-of =
  { $side ->
    [attacker] The attacker’s die
   *[defender] The defender’s die
  }
eiacombat-guard-die =
  { $side ->
    [attacker] The die for the attacker’s guard
   *[defender] The die for the defender’s guard
  }
eiacombat-guns-die =
  { $side ->
    [attacker] The die for the attacker’s guns
   *[defender] The die for the defender’s guns
  }
eiacombat-exchange = { NUMBER($attacker) } : { NUMBER($defender) }
eiacombat-exchange-means = The attacker inflicts { NUMBER($byAttacker) } and { $attacker } of morale, the defender { NUMBER($byDefender) } and { $defender }.
eiacombat-shot =
  { $side ->
    [attacker] the attacker inflicts { NUMBER($losses) } and { $morale }
   *[defender] the defender inflicts { NUMBER($losses) } and { $morale }
  }
eiacombat-told-round = Day { NUMBER($day) }, round { NUMBER($round) }: { $told }.
eiacombat-told-guard-opened = The guard, in levels: { NUMBER($attacker) } of the attacker, { NUMBER($defender) } of the defender.
eiacombat-told-guard =
  { $side ->
    [attacker] The attacker’s guard goes in and loses { NUMBER($n) }.
   *[defender] The defender’s guard goes in and loses { NUMBER($n) }.
  }
eiacombat-losses-question =
  { $side ->
    [attacker] The attacker loses { NUMBER($n) }: which?
   *[defender] The defender loses { NUMBER($n) }: which?
  }
eiacombat-fact-lose = { $kind }
eiacombat-fact-lose-of = { $nation }: { $kind }
eiacombat-share = The share of { $nation } is { NUMBER($n) } (12.3.6).
eiacombat-n-kind = { NUMBER($n) } { $kind }
eiacombat-loses =
  { NUMBER($n) ->
    [one] One factor
   *[other] { NUMBER($n) } factors
  }
eiacombat-losses-means = They leave the ledger, from the largest corps first.
eiacombat-told-losses =
  { $side ->
    [attacker] The attacker loses { NUMBER($n) }: { $kinds }.
   *[defender] The defender loses { NUMBER($n) }: { $kinds }.
  }
eiacombat-told-broken =
  { $side ->
    [attacker] The attacker breaks.
   *[defender] The defender breaks.
  }
eiacombat-told-nobody =
  { $how ->
    [bothBroke] Both break: nobody has won, and the attacker goes.
    [bothGone] Nobody is left on either side.
   *[notWon] Nobody has won.
  }
eiacombat-told-day = At the end of the day: the attacker will { $attacker ->
    [fight] fight on
   *[withdraw] withdraw
  }, the defender { $defender ->
    [fight] fight on
   *[withdraw] withdraw
  }.
eiacombat-told-points = Political points: { SIGNED($won) } to the victor, { SIGNED($lost) } to the beaten.
eiacombat-told-guerilla = A guerilla rises at { $area } (10.1.1.1.1).
# Whose the prisoners are. EIA-188
eiacombat-captors-question = Whose are the prisoners: { $what }?
eiacombat-captors-how = They go
eiacombat-captors-shared = a share to each
eiacombat-captors-dice = by a throw for each (10.8)
eiacombat-captors-share = To { $power }: { $nation }, { $kind }
eiacombat-captors-die = { $power } for { $what }
eiacombat-captors-die-n = { $power } for { $what }, { NUMBER($n) } of { NUMBER($of) }
eiacombat-captors-thrown = The dice have shared them out
eiacombat-captors-all = { SENTENCES($all) }
eiacombat-captors-has = { $power }: { $what }.
eiacombat-captors-over = More are shared out than were taken.
eiacombat-told-captors = The prisoners are shared out.
eiacombat-told-captured = { $leader } is captured.

# Withdrawing, joining, outflanking.
eiacombat-withdraw-question = Does the defender get away?
eiacombat-chance-away = Chance to get away
eiacombat-away =
  { NUMBER($n) ->
    [0] Nobody gets away
    [one] One counter gets away
   *[other] { NUMBER($n) } counters get away
  }
eiacombat-away-means = Whoever gets away retreats as its owner likes; the rest fight.
eiacombat-told-away =
  { NUMBER($n) ->
    [0] Nobody gets away.
    [one] One counter withdraws before the fight.
   *[other] { NUMBER($n) } counters withdraw before the fight.
  }
eiacombat-leave-question = Where do the { NUMBER($n) } go?
eiacombat-join-question =
  { NUMBER($n) ->
    [one] Does the corps come up?
   *[other] Do the { NUMBER($n) } corps come up?
  }
eiacombat-fact-river = They cross a river
eiacombat-fact-arrow = They cross an arrow
eiacombat-fact-elsewhere = They fight elsewhere this sequence
eiacombat-joined =
  { NUMBER($n) ->
    [0] Nobody comes
    [one] One corps joins
   *[other] { NUMBER($n) } corps join
  }
eiacombat-join-means = Whoever joins fights from the next round on.
eiacombat-join-when = Nobody may join now (7.5.2.11).
eiacombat-join-trivial = Nobody joins a trivial combat (7.5.3.1).
eiacombat-join-who = Choose corps of one neighbouring area that are not in the fight.
eiacombat-told-joins = { $corps } joins the fight.
eiacombat-told-stays = { $corps } does not come up.
eiacombat-arrival-question =
  { $side ->
    [attacker] Do the attacker’s outflankers arrive?
   *[defender] Do the defender’s outflankers arrive?
  }
eiacombat-chance-arrival = Chance that they arrive
eiacombat-arrived = They arrive
eiacombat-not-arrived = Not yet
eiacombat-arrival-means = Once there, each of their factors counts twice.
eiacombat-told-arrived = The outflankers arrive.
eiacombat-told-not-arrived = The outflankers do not arrive.

# After the fight.
eiacombat-pursuit-question =
  { $side ->
    [attacker] The attacker pursues
   *[defender] The defender pursues
  }
eiacombat-no-pursuit = No pursuit
eiacombat-pursuit-losses =
  { NUMBER($n) ->
    [0] No loss
    [one] One loss
   *[other] { NUMBER($n) } losses
  }
eiacombat-pursuit-means = Each is one of cavalry, three others or six militia.
eiacombat-told-pursuit =
  { NUMBER($n) ->
    [0] The pursuit catches nobody.
    [one] The pursuit inflicts one loss.
   *[other] The pursuit inflicts { NUMBER($n) } losses.
  }
eiacombat-pursued-question =
  { NUMBER($n) ->
    [one] One loss to the pursuit: which?
   *[other] { NUMBER($n) } losses to the pursuit: which?
  }
eiacombat-pursued-means = One of cavalry, three others or six militia for each loss.
eiacombat-pursuit-pays = choose what pays { NUMBER($n) }, no less and no more
eiacombat-told-pursued = { NUMBER($n) } factors are ridden down.
eiacombat-retreat-question =
  { $side ->
    [attacker] Where does the attacker retreat?
   *[defender] Where does the defender retreat?
  }
eiacombat-fact-retreat = To
eiacombat-to-area = { $area }
eiacombat-no-way = No way out: they surrender
eiacombat-say-where = say where
eiacombat-retreat-means = One area, closest to the nearest depot, and on where an enemy stands (7.5.2.10.3).
eiacombat-told-retreat = They retreat to { $area }.
eiacombat-told-surrender = They surrender.
eiacombat-hit-question =
  { $side ->
    [attacker] Is a leader of the attacker hit?
   *[defender] Is a leader of the defender hit?
  }
eiacombat-fact-who = Who is it?
eiacombat-hit = Hit
eiacombat-wound-question = { $leader } was wounded at the table: for how long?
eiacombat-unhurt = Unhurt
eiacombat-hit-means = Twelve hits; then a six kills, and any other die is months away.
eiacombat-told-killed = { $leader } is killed.
eiacombat-told-wounded = { $leader } is wounded.
eiacombat-not-in-command = Command is the senior leader’s of the largest contingent (10.6.1.1).
eiacombat-slip-question =
  { $n ->
    [one] The counter at { $area } is attacked. Does it ride off?
   *[other] The { NUMBER($n) } counters at { $area } are attacked. Do they ride off?
  }
eiacombat-slip-stay = They stay and fight
eiacombat-slip-die = Four or less, and they get away
eiacombat-slip-caught = They stand and fight
eiacombat-slip-means = An area beside it without an unbesieged enemy corps (10.1.2.2.3).
