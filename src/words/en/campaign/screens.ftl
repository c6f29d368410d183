# Campaigns: what their screens say.

# The list of campaigns.
campaign-masthead = campaigns
campaign-which = Which campaign?
campaign-none = No campaign is on this phone yet.
campaign-none-todo = The map, the counters and the cards stay on the table. The ledger, the charts and the dice are kept here.
campaign-new = New campaign
campaign-aon = Age of Napoleon
campaign-aon-note = a companion to the player-aid sheet
campaign-eia = Empires in Arms
campaign-eia-note = a companion to the big map
campaign-take-file = From a file
campaign-no-file = This file holds no campaign that is played here.
campaign-others-safe = Other campaigns and battles are not touched.
campaign-to-list = All campaigns
campaign-unreadable = A campaign that cannot be read
campaign-gone = This campaign is not on this phone.
campaign-unknown = This version does not know the game of this campaign.
campaign-not-fetched = The campaign’s pages could not be fetched. Connect once, then try again.

# What every question has.
campaign-accept = Accept
campaign-throw =
  { NUMBER($n) ->
    [one] Throw the die
    [2] Throw both dice
   *[other] Throw { $n } dice
  }
campaign-own-die = Use our own dice
campaign-leave-it = Leave it
campaign-set-aside = Set it aside
campaign-was-set-aside = set aside before
campaign-table-decides = The table decides
campaign-what-came = What was the result?
campaign-whose-dice = Whose dice?
campaign-dice-app = The app’s
campaign-dice-table = The table’s own
campaign-seal = The dice are sealed: { $seal }

# The journal.
# An undo that went back over throws.
campaign-undone = An undo went back over { $n ->
    [one] { $n } throw
   *[other] { $n } throws
  }.
campaign-nothing-yet-todo = Go back and begin.
campaign-save-file = Save the campaign as a file

# Where the campaign stands.
aon-now = Campaign Phase { NUMBER($phase) }, round { NUMBER($round) }
aon-now-winter = Campaign Phase { NUMBER($phase) }, winter round { NUMBER($round) }
aon-now-called = { $label }: { $now }
aon-phase-short = Phase { NUMBER($n) }
aon-round-short = Round { NUMBER($n) }
aon-round-winter-short = Winter round { NUMBER($n) }
aon-winter-short = winter
aon-open-calendar = Open the calendar
aon-hand-of = { $name }, cards in hand
aon-step = Step { NUMBER($step) } of { NUMBER($of) } of the battle
aon-room-round = Round
aon-room-ledger = Ledger
aon-room-journal = Journal

# The round.
aon-round-question = Who acts?
aon-ratings = { NUMBER($mr) } · { NUMBER($sr) } · { NUMBER($rating) }
aon-mr = MR
aon-sr = SR
aon-rating = Rating
aon-corps-n =
  { NUMBER($n) ->
    [one] one corps
   *[other] { NUMBER($n) } corps
  }
aon-corps-counted = { NUMBER($fresh) } fresh, { NUMBER($spent) } spent
aon-key-fresh = fresh
aon-key-spent = spent
aon-key-army = MR · SR · rating
aon-answers = { $mover } has moved
aon-deferred = Set aside
aon-in-battle-at = { $area }, in battle
aon-free = no card
aon-moves = { $name } moves
aon-attacks = { $name } attacks { $enemy }
aon-withdraws = { $name } withdraws
aon-intercepts = { $name } intercepts
aon-next-round = Round { NUMBER($n) }
aon-next-winter = Winter round
aon-next-phase = Campaign Phase
aon-settle-winter = Settle the winter
aon-winter-throws =
  { NUMBER($n) ->
    [one] one throw
   *[other] { NUMBER($n) } throws
  }
aon-empty = Nothing is on the map yet.
aon-empty-todo = Type the areas off your map, then the leaders and their corps off the counters. Only what you type is kept here.
aon-no-armies = No army is in the field yet.
aon-no-armies-todo = Type the leaders with what is printed on them: MR, SR and battle rating.
aon-no-corps-yet = No corps is in the field yet.
aon-no-corps-todo = Type the corps with the battle rating on each counter.
aon-first-area = Type the first area
aon-first-army = Type the first leader
aon-first-corps = Type the first corps
aon-another-area = Another area
aon-another-army = Another leader

# Questions.
aon-both-sides = Both sides
aon-route-first = to which area?
aon-route-next = and then?
aon-route-drop = Not by { $area }
aon-what-counts = What counts
aon-chart-die = die
aon-chart-corps = { NUMBER($n) } corps
aon-fate-title-out =
  { NUMBER($n) ->
    [one] One is lost for good
   *[other] { NUMBER($n) } are lost for good
  }
aon-fate-title-prisoners =
  { NUMBER($n) ->
    [one] One goes to the Prisoners Box
   *[other] { NUMBER($n) } go to the Prisoners Box
  }
aon-fate-title-reserve =
  { NUMBER($n) ->
    [one] One goes back to the reserve
   *[other] { NUMBER($n) } go back to the reserve
  }
aon-go-move = March
aon-go-intercept = Intercept
aon-go-withdraw = Withdraw
aon-go-engage = To the Battle Box
aon-go-loss = Lay them aside
aon-go-pursuit = On to the losses
aon-go-aftermath = The battle is over
aon-go-table = Take the result back

# A battle on the table.
aon-lay-out = Make a scenario of it
aon-lay-out-note =
  { NUMBER($n) ->
    [one] one unit
   *[other] { NUMBER($n) } units
  }
aon-bring-home = Use a battle’s result
aon-bring-not-yet = none of its battles is over yet
aon-table-losses =
  { $name }: { NUMBER($n) ->
    [0] no corps lost
    [one] one corps lost
   *[other] { NUMBER($n) } corps lost
  }
aon-toll-lost = lost
aon-toll-stays = stays
aon-toll-points = points lost of { NUMBER($of) }
aon-toll-units = units gone of { NUMBER($of) }
aon-scenario-title = Battle of { $place }
aon-scenario-notes = From a campaign. Ten combat points a point of battle rating; date, hour and weather are yours to set. Guns and cavalry are added by hand.
aon-scenario-unit = { $corps }, { NUMBER($n) }
aon-scenario-commander = Commander of { $corps }

# The ledger.
aon-alone = without an army
aon-box-battle = Battle Box
aon-box-reserve = Reserve
aon-box-prisoners = Prisoners Box
aon-box-out = Lost for good
aon-purse-lost =
  { NUMBER($n) ->
    [0] no corps lost for good
    [one] one corps lost for good
   *[other] { NUMBER($n) } corps lost for good
  }
aon-add-area = Area
aon-add-army = Leader
aon-add-corps = Corps
aon-needs-area = type an area first
aon-set-by-hand = Set by hand

# What is typed.
aon-new-area = A new area
aon-new-leader = A new leader
aon-new-corps = A new corps
aon-form-add = Add
aon-form-add-more = Add, and another
aon-form-set = Set it by hand
aon-form-name = Name
aon-form-name-it = give it a name
aon-form-leader = Leader
aon-form-side = Side
aon-form-player = Player
aon-form-nation = Nation
aon-form-mr = MR
aon-form-sr = SR
aon-form-rating = Battle rating
aon-form-area = Where
aon-form-where = Where
aon-form-with = with { $army }, { $area }
aon-form-alone = { $area }, without an army
aon-form-terrain = Terrain
aon-form-friend = Friendly to
aon-form-neither = neither
aon-form-capital = Capital of a major country
aon-form-barren = Barren
aon-form-insurgent = Insurgent
aon-form-home = Home of the nation
aon-form-spent = Spent
aon-form-counted = Hand is counted here
aon-form-hand = Cards in hand
aon-form-discards = Discarded
aon-form-played = Played
aon-form-first = First action is done
aon-form-french = French-controlled
aon-form-held = What the hand holds
aon-hand-cover = The note of your hand comes next.
aon-hand-question = What do you hold?
aon-hand-keep = Keep it
aon-hand-leave = Cover it again
aon-form-held-hint = your own note; the other side never sees it

# Calendar and switches.
aon-calendar = Calendar
aon-form-phase = Campaign Phase
aon-form-round = Round
aon-form-winter = Winter round
aon-form-wintered = Winter is settled
aon-form-label = The game’s own track
aon-form-label-hint = what it says now, such as a year
aon-rulings = Rulings

# A campaign begins.
aon-begin-question = What is the campaign called?
aon-begin-title = Name
aon-begin-name-it = give it a name
aon-begin = Begin
aon-begin-otherwise = { $name }, if left empty
aon-begin-french = Who is French-controlled?
aon-begin-pieces = Map and pieces
aon-begin-no-pieces = typed anew
aon-begin-honest = Charts of the player-aid sheet are included. The map, the counters and the cards are not: read yours.
aon-side-a = France
aon-side-b = Coalition
aon-no-pieces = The pieces of that campaign cannot be read.

# What is heard after a deed.
campaign-heard-undone = Taken back.
campaign-heard-redone = Done again.

# A line of the players' own.
campaign-own-line = Write a line of your own
campaign-own-line-what = What happened
campaign-own-line-first = Write it first
campaign-own-line-do = Into the journal
