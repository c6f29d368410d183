# Age of Napoleon: what the ledger asks, tells and refuses.

# Of anything with a name.
aon-name = { $name }
aon-signed = { SIGNED($n) }
aon-gone = it is gone

# What an army is worth.
aon-mr-of = { $name }, MR
aon-sr-of = { $name }, SR
aon-corps-fresh = rating { NUMBER($rating) }, fresh
aon-corps-spent = rating { NUMBER($rating) }, spent
aon-die = die { NUMBER($die) }
aon-thrown = die

# Cards.
aon-cards = Cards
aon-cards-n =
  { NUMBER($n) ->
    [one] one card
   *[other] { NUMBER($n) } cards
  }
aon-cards-first = The first of the Campaign Phase
aon-cards-move = A move
aon-cards-interception = An interception
aon-cards-withdrawal = A withdrawal
aon-cards-unspend = To unspend the army
aon-card-forced-march = Forced March
aon-card-pursuit = Pursuit
aon-no-card = no card is left in the hand
aon-no-card-other = the other side has no card left
aon-no-card-of = { $name } has too few cards in hand

# Movement.
aon-allowance = Movement allowance
aon-allowance-mr = MR of the leader
aon-allowance-attacking = Attacking
aon-allowance-forced = Forced March
aon-allowance-winter = Winter
aon-allowance-mud = Mud
aon-move-question = Where does { $army } march?
aon-move-step =
  { NUMBER($n) ->
    [1] First area
    [2] Second area
    [3] Third area
    [4] Fourth area
    [5] Fifth area
   *[other] Sixth area
  }
aon-move-no-further = no further
aon-nowhere-yet = not yet chosen
aon-move-attacking = Attacks
aon-move-forced = Forced March card
aon-move-mud = Mud card of the enemy
aon-move-sea = Ends by sea
aon-move-stays = { $name } stays behind
aon-move-who = Who stays behind
aon-move-where = choose an area
aon-move-too-slow = the allowance is { NUMBER($ma) }, and it takes 1 to move
aon-move-far =
  { NUMBER($areas) ->
    [one] One area is
   *[other] { NUMBER($areas) } areas are
  } more than the allowance of { NUMBER($ma) }.
aon-move-to = To { $area }
aon-move-means =
  { NUMBER($corps) ->
    [0] The leader goes alone
    [one] One corps goes
   *[other] { NUMBER($corps) } corps go
  }, { NUMBER($cards) ->
    [0] no card is discarded
    [one] one card is discarded
   *[other] { NUMBER($cards) } cards are discarded
  }.
aon-move-told = { $army } marches by { $areas } with { NUMBER($corps) ->
    [0] no corps
    [one] one corps
   *[other] { NUMBER($corps) } corps
  }.
aon-nobody-moved = No enemy army has just moved.
aon-nobody-came = No enemy army has just come here.
aon-there-already = The army stands there already.
aon-too-slow = { $name } has MR { NUMBER($mr) }, { $mover } has { NUMBER($moving) }: it must be at least equal.
aon-off-map = { $name } is off the map.
aon-in-battle = { $name } is in a battle. Finish that first.

aon-catch = Ahead of the moving army
aon-intercept-question = Does { $army } intercept?
aon-intercept-word = Intercepted
aon-intercept-means = { $army } meets { $mover } where it stands.
aon-intercept-told = { $army } intercepts { $mover } in { $area }.
aon-withdraw-question = Where does { $army } withdraw?
aon-withdraw-to = To
aon-withdraw-means = No die, and no card.
aon-withdraw-told = { $army } withdraws before { $mover } to { $area }.

# March attrition.
aon-march-question = What does the march cost?
aon-cause-far = Third or fourth area
aon-cause-rough = Mountain or marsh
aon-cause-winter = Winter round
aon-cause-forced = Forced March
aon-march-claim = { $cause }: chance that none is lost
aon-march-lost = Lost on the march
aon-march-die = die { NUMBER($die) }, { NUMBER($corps) } corps
aon-march-last-column = die { NUMBER($die) }, { NUMBER($corps) } corps, read in the last column
aon-march-spared = fresh corps avoid the first die
aon-march-means =
  { NUMBER($worn) ->
    [0] { "" }
    [one] One fresh corps becomes spent.{ " " }
   *[other] { NUMBER($worn) } fresh corps become spent.{ " " }
  }{ NUMBER($n) ->
    [0] { NUMBER($worn) ->
      [0] The march costs nothing.
     *[other] { "" }
    }
   *[other] { $winter ->
      [yes] In winter what is lost is lost for good.
     *[no] What is lost goes to the Prisoners Box.
    }
  }
aon-march-told =
  { NUMBER($corps) ->
    [one] One corps marches
   *[other] { NUMBER($corps) } corps march
  } and { NUMBER($n) ->
    [0] **lose none**.
    [one] **lose one**.
   *[other] **lose { NUMBER($n) }**.
  }
aon-march-worn =
  { NUMBER($n) ->
    [one] { $corps } is spent
   *[other] { $corps } are spent
  } by the march.

# Losses.
aon-loss-question =
  { NUMBER($n) ->
    [one] Which corps is lost?
   *[other] Which { NUMBER($n) } corps are lost?
  }
aon-loss-word =
  { NUMBER($n) ->
    [0] None lost
    [one] 1 corps lost
   *[other] { NUMBER($n) } corps lost
  }
aon-loss-means =
  { NUMBER($permanent) ->
    [0] None for good
   *[other] { NUMBER($permanent) } for good
  }, { NUMBER($temporary) ->
    [0] none for a time.
   *[other] { $box ->
      [reserve] { NUMBER($temporary) } to the reserve.
     *[other] { NUMBER($temporary) } to the Prisoners Box.
    }
  }
aon-loss-waits =
  choose { NUMBER($permanent) ->
    [0] none for good
   *[other] { NUMBER($permanent) } for good
  } and { NUMBER($temporary) ->
    [0] none for a time
   *[other] { NUMBER($temporary) } for a time
  }
aon-loss-among = at least { NUMBER($n) } must be of those that were spent when the march began
aon-fate-stays = stays
aon-fate-prisoners = Prisoners Box
aon-fate-reserve = reserve
aon-fate-out = for good
aon-lost-out =
  { NUMBER($n) ->
    [one] { $corps } is
   *[other] { $corps } are
  } lost **for good** { $why ->
    [march] on the march.
    [winter] in winter quarters.
   *[battle] in battle.
  }
aon-lost-prisoners =
  { NUMBER($n) ->
    [one] { $corps } goes
   *[other] { $corps } go
  } to the **Prisoners Box** { $why ->
    [march] from the march.
    [winter] from winter quarters.
   *[battle] from the battle.
  }
aon-lost-reserve =
  { NUMBER($n) ->
    [one] { $corps } goes
   *[other] { $corps } go
  } back to the **reserve** { $why ->
    [march] from the march.
    [winter] from winter quarters.
   *[battle] from the battle.
  }

# Battle.
aon-battle-told = { $attacker } attacks { $defender } in { $area }.
aon-engage-question = Which corps does { $army } engage?
aon-engage-most = Corps at most
aon-engage-somebody = engage one corps at least
aon-engage-too-many = the SR lets { NUMBER($most) } be engaged
aon-engaged =
  { NUMBER($n) ->
    [one] One corps
   *[other] { NUMBER($n) } corps
  }
aon-engage-means = They go to the Battle Box.
aon-engage-told =
  { $army } engages { $corps }; { NUMBER($left) ->
    [0] none is left out.
    [one] one corps is left out.
   *[other] { NUMBER($left) } corps are left out.
  }
aon-strength = Battle strength
aon-strength-of = { $name }, strength
aon-strength-corps = Corps engaged
aon-strength-leader = Leader
aon-strength-home = Corps at home
aon-strength-sea = Corps off the sea
aon-strength-cards = Battle cards
aon-band = read in { NUMBER($from) } to { NUMBER($to) }
aon-band-below = read in below { NUMBER($n) }
aon-band-above = read in above { NUMBER($n) }
aon-fight-question = Who wins at { $area }?
aon-fact-home = Corps at home
aon-fact-sea = Corps off the sea
aon-fact-change = { $name }: strength by cards
aon-fact-played = { $name }: cards played
aon-battle-cards = Battle cards, the attacker’s first
aon-die-of = { $name }’s die
aon-second-of = { $name }’s second die
aon-inflicts = { $name } inflicts
aon-tie-score = { $name }, tie-break
aon-tie-breaker = Tie-Breaker Modifier
aon-wins = { $name } wins
aon-wins-tie = { $name } wins the tie
aon-wins-tied-again = { $name } holds the tie
aon-fight-means = { $attacker } inflicts { NUMBER($done) }, { $defender } inflicts { NUMBER($suffered) }.
aon-fought-told = { $area }: **{ $word }**.
aon-call-off = The battle does not take place
aon-called-off = The battle in { $area } does not take place.

# After the battle.
aon-pursuit-question = Does { $name } pursue?
aon-pursuit-play = Plays the Pursuit card
aon-pursuit-adds = Corps it adds, as the card says
aon-pursuit-waits = read off the card how many corps it adds
aon-pursuit-word =
  { NUMBER($n) ->
    [one] 1 corps more
   *[other] { NUMBER($n) } corps more
  }
aon-pursuit-none = No pursuit
aon-pursuit-means = Then both sides lay their losses aside.
aon-pursuit-told =
  { $name } plays Pursuit: { NUMBER($n) ->
    [one] one corps more.
   *[other] { NUMBER($n) } corps more.
  }
aon-losses-of = { $name } loses
aon-loses-told = { $name } loses { NUMBER($n) ->
    [0] **no corps**.
    [one] **one corps**.
   *[other] **{ NUMBER($n) } corps**.
  }
aon-loss-inflicted = By the enemy’s die
aon-loss-extra = Beaten
aon-loss-over = More than was engaged
aon-loss-split = { NUMBER($permanent) } for good, { NUMBER($temporary) } for a time
aon-retreat-question = Where does { $name } retreat?
aon-aftermath-question = What does the winner do?
aon-retreat-to = To
aon-retreat-where = choose where the beaten go
aon-retreat-told = { $army } retreats to { $area }.
aon-unspend = { $name } unspends his army
aon-unspend-told = { $army } unspends his army in { $area }.
aon-aftermath-word = All engaged are spent
aon-aftermath-means = { $name } stays in the area.

# To the table and home.
aon-to-table = Fight it on the table
aon-table-told = The battle of { $area } goes to the table.
aon-table-question = How did { $area } end?
aon-table-result = On the table
aon-table-loses = { $name } lost
aon-table-draw = A draw
aon-table-waits = say who lost on the table
aon-table-lost = { $corps }: points lost of { NUMBER($of) }
aon-table-gone = { $corps }: units gone of { NUMBER($of) }
aon-table-quality = { $name }, quality
aon-table-house = House figures
aon-home-told =
  { $winner } wins on the table; { NUMBER($n) ->
    [0] no corps is lost there.
    [one] one corps is lost there.
   *[other] { NUMBER($n) } corps are lost there.
  }

# Winter.
aon-winter-begins =
  Winter: { NUMBER($n) ->
    [one] one throw.
   *[other] { NUMBER($n) } throws.
  }
aon-winter-question = How do { NUMBER($n) } corps winter in { $area }?
aon-winter-claim = Chance that none is lost
aon-winter-throw = Winter die
aon-winter-change = On the die
aon-winter-depot = Depot card
aon-winter-friendly = Friendly area
aon-winter-capital = Major capital
aon-winter-enemy = Enemy area
aon-winter-tired = Half are spent
aon-winter-scorched = Scorched Earth
aon-winter-insurgent = Insurgent area
aon-winter-barren = Barren area
aon-winter-die = Modified die
aon-winter-cell = line { NUMBER($row) }, { NUMBER($column) } corps
aon-winter-last-column = line { NUMBER($row) }, the last column
aon-winter-means =
  { NUMBER($n) ->
    [0] The table stays as it is.
   *[other] What winter takes is lost for good.
  }
aon-winter-told =
  Winter in { $area }: { NUMBER($n) ->
    [0] **none lost**.
    [one] **one corps lost**.
   *[other] **{ NUMBER($n) } corps lost**.
  }
aon-winter-too-few = fewer than 3 corps stand here
aon-winter-nobody = Nowhere do 3 corps stand together.

# The course of the campaign.
aon-round = Round { NUMBER($n) }.
aon-round-winter = Round { NUMBER($n) }, a winter round.
aon-phase = Campaign Phase { NUMBER($n) }.
aon-phase-called = Campaign Phase { NUMBER($n) }, { $label }.
aon-answer-first = Answer the open question first, or set it aside.
aon-answer-deferred = A question was set aside. Answer it before going on.
aon-not-here = { $name } is not in this area.
aon-no-corps = { $name } has no corps with him.
aon-no-sr = { $name } has SR 0 and engages nobody.
aon-not-yours = That is for the other side to do.
aon-nobody = Nobody sits there at this table.
aon-no-face = A die shows 1 to 6.
aon-own-stands = The table’s own die stands instead of the app’s: { $what }.
aon-dice-app = The app throws the dice.
aon-dice-table = The table throws its own dice.
aon-told = { $text }
aon-tell-what = Write what happened.

# The ledger, typed and set by hand.
aon-added-area = { $area } is on the map.
aon-added-army = { $army } takes the field: MR { NUMBER($mr) }, SR { NUMBER($sr) }, rating { NUMBER($rating) }.
aon-added-corps = { $corps } joins, rating { NUMBER($rating) }.
aon-no-area = There is no such area.
aon-no-army = There is no such army on that side.
aon-army-elsewhere = The army stands in another area.
aon-box-by-battle = Only a battle puts a corps there.
aon-out-for-good = { $name } is lost for good. Undo the loss, or add a corps.
aon-no-chart = There is no such chart.
aon-no-cell = The chart has no such value.
aon-no-ruling = There is no such ruling.
aon-slot-typed =
  { $chart ->
   *[pursuit] The Pursuit card adds { NUMBER($n) ->
      [one] one corps.
     *[other] { NUMBER($n) } corps.
    }
  }
aon-slot-open =
  { $chart ->
   *[pursuit] What the Pursuit card adds is open again.
  }
aon-ruling-set = { $ruling }: { $value }.
aon-set-corps = { $corps }: { COMMAS($changes) }.
aon-set-army = { $army }: { COMMAS($changes) }.
aon-set-area = { $area }: { COMMAS($changes) }.
aon-set-side = { $side }: { COMMAS($changes) }.
aon-set-moment = The calendar: { COMMAS($changes) }.
aon-new-name = now called { $to }
aon-new-nation = now { $to }
aon-new-rating = rating { NUMBER($from) } becomes { NUMBER($to) }
aon-new-mr = MR { NUMBER($from) } becomes { NUMBER($to) }
aon-new-sr = SR { NUMBER($from) } becomes { NUMBER($to) }
aon-new-spent = spent
aon-new-fresh = fresh
aon-new-army = with { $to }
aon-new-no-army = without an army
aon-place-area = in { $area }
aon-place-battle = in the Battle Box
aon-place-prisoners = in the Prisoners Box
aon-place-reserve = in the reserve
aon-place-out = lost for good
aon-place-off-map = off the map
aon-terrain-open = open
aon-terrain-mountain = mountain
aon-terrain-marsh = marsh
aon-new-friend = friendly to { $to }
aon-new-no-friend = friendly to neither
aon-new-home = home of { $to }
aon-new-capital = a capital
aon-new-not-capital = no capital
aon-new-barren = barren
aon-new-not-barren = not barren
aon-new-insurgent = insurgent
aon-new-not-insurgent = not insurgent
aon-new-player = played by { $to }
aon-new-french = French-controlled
aon-new-not-french = not French-controlled
aon-new-hand =
  { NUMBER($n) ->
    [one] one card in hand
   *[other] { NUMBER($n) } cards in hand
  }
aon-new-no-hand = its hand is not counted
aon-new-discards = { NUMBER($n) } discarded
aon-new-played = { NUMBER($n) } played
aon-new-first-done = first action done
aon-new-first-free = first action free
aon-new-phase = Campaign Phase { NUMBER($n) }
aon-new-round = round { NUMBER($n) }
aon-new-winter = a winter round
aon-new-no-winter = no winter round
aon-new-wintered = winter is settled
aon-new-not-wintered = winter is still to come
aon-new-label = now “{ $to }”

# Rulings.
aon-ruling-maFloor = An allowance below 1
aon-ruling-maFloor-cannotMove = it cannot move
aon-ruling-maFloor-min1 = it still has 1
aon-ruling-causeCount = Dice for march attrition
aon-ruling-causeCount-perKind = one for each kind of cause
aon-ruling-causeCount-perEntry = one for each area and cause
aon-ruling-tieLoserExtra = The loser of a tie-break
aon-ruling-tieLoserExtra-no = loses no extra corps
aon-ruling-tieLoserExtra-yes = loses one corps more
aon-ruling-unspendScope = A card to unspend
aon-ruling-unspendScope-wholeArmy = the whole army
aon-ruling-unspendScope-engagedOnly = those engaged alone

# The beginning.
aon-begins = { $title } begins.
aon-branched = From here on this is a **copy**, under a new seal.
