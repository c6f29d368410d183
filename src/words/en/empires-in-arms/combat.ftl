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
