# Empires in Arms: the quarter desk.
eiaqtr-of = { $name }
eiaqtr-nobody = Nobody
eiaqtr-when = That is done in the step of { $step }.
eiaqtr-type-cell = Type what the chart says.
eiaqtr-option-off = This option is not in use.

# Victory points.
eiaqtr-victory-question = What does { $power } score?
eiaqtr-fact-against = Take points off
eiaqtr-fact-share = So many points less for it, and for Britain
eiaqtr-vp = { NUMBER($n) } victory points
eiaqtr-victory-means = They are added to its total.
eiaqtr-told-vp = { $power } scores { NUMBER($n) } victory points.
eiaqtr-told-share = Britain takes { NUMBER($n) } victory points off { $power }.
eiaqtr-announced = It has said so already, or is not in play.
eiaqtr-no-level = Its victory level is not typed yet.
eiaqtr-not-reached = It has not reached its victory level.
eiaqtr-counted = The final manpower is counted already.
eiaqtr-told-announced = { $power } has reached its victory level and says so.
eiaqtr-told-final = { $power } adds { NUMBER($n) } for the manpower it holds.
eiaqtr-told-level = { $player } has { NUMBER($percent) } % of its victory level.
eiaqtr-told-winners = The game is won by { $powers }.

# Collection.
eiaqtr-collect-question = What does { $power } collect?
eiaqtr-group-trade = Ports that do not trade with Britain
eiaqtr-group-held = Capitals held by an enemy
eiaqtr-fact-tax = Tax of { $name }
eiaqtr-fact-manpower = Manpower of { $name }
eiaqtr-fact-first = First trade value of { $name }
eiaqtr-fact-second = Second trade value of { $name }
eiaqtr-fact-open = { $name } is open
eiaqtr-fact-trade = { $name } trades with Britain
eiaqtr-fact-held = The capital of { $name } is held by an enemy
eiaqtr-fact-raided = Seas next to Britain with raiders
eiaqtr-gains = { NUMBER($owner) }, Britain { NUMBER($britain) }
eiaqtr-die-loss = Loss of income
eiaqtr-half = Half is lost
eiaqtr-whole = Nothing is lost
eiaqtr-collect-means = Trade is never halved.
eiaqtr-sum-tax = Tax
eiaqtr-sum-manpower = Manpower
eiaqtr-sum-trade = Trade
eiaqtr-sum-free = A free state
eiaqtr-sum-colonies = Colonial trade
eiaqtr-sum-america = American trade
eiaqtr-sum-gold = Gold convoy
eiaqtr-half-lost = Half is lost
eiaqtr-times = Printed tax, { NUMBER($times) } times
eiaqtr-its-trade = Its ports
eiaqtr-colonies = The colonies
eiaqtr-us-war = War with America
eiaqtr-raided = Raiders in { NUMBER($n) } seas
eiaqtr-america = Twice its best port
eiaqtr-port-shut = It is blockaded, besieged or held by an enemy.
eiaqtr-port-ice = It lies in the ice in December.
eiaqtr-port-strait = The strait is shut to it.
eiaqtr-port-capital = An enemy holds the capital.
eiaqtr-told-income = { $power } collects ${ NUMBER($money) } and { NUMBER($men) } manpower.
eiaqtr-told-british = Britain has ${ NUMBER($money) } of the trade of { $power }.
eiaqtr-told-free = { $name } collects ${ NUMBER($money) } and { NUMBER($men) } manpower.
eiaqtr-america-question = Whom does Britain keep from America?
eiaqtr-fact-stop = { $power } is stopped
eiaqtr-die-us = War with America on { NUMBER($n) } or less
eiaqtr-us-starts = War with America
eiaqtr-us-peace = America stays at peace
eiaqtr-told-stopped = Britain keeps the American trade of { $power }.
eiaqtr-told-us-war = Britain is at war with America.
eiaqtr-told-us-peace = Britain ends the war with America.
eiaqtr-no-us-war = Britain is not at war with America.
eiaqtr-gold-question = Does the gold convoy come in?
eiaqtr-fact-free-port = A Spanish port is free of blockade and enemies
eiaqtr-die-gold = The gold convoy
eiaqtr-two-dice = Two dice
eiaqtr-at-war = Britain is at war with Spain
eiaqtr-gold-taken = Britain takes it
eiaqtr-gold-comes = ${ NUMBER($n) } of gold
eiaqtr-gold-means = Once a year, in September.
eiaqtr-told-no-gold = No gold convoy comes: every Spanish port is shut.
eiaqtr-told-gold-taken = Britain takes the gold convoy.
eiaqtr-told-gold = The gold convoy brings Spain ${ NUMBER($money) }.

# Lending, capitals, leaders.
eiaqtr-allies-only = That goes to allies alone.
eiaqtr-told-lent = { $power } gives { $to } ${ NUMBER($money) }.
eiaqtr-told-capital = An enemy holds a capital of { $power }.
eiaqtr-told-recall = { $name } is called back for { NUMBER($n) } political points.
eiaqtr-square-question = How does { $power } manipulate its economy?
eiaqtr-fact-square = The square from now on
eiaqtr-sum-square = The square that stands
eiaqtr-square = It is set
eiaqtr-square-means = The square that stood is applied first.
eiaqtr-told-square = { $power } sets its economy to { NUMBER($n) }.

# Spending.
eiaqtr-sum-upkeep = Upkeep
eiaqtr-up-corps = { NUMBER($n) } corps
eiaqtr-up-port = { NUMBER($n) } fleets in port
eiaqtr-up-sea = { NUMBER($n) } fleets at sea
eiaqtr-up-depots = { NUMBER($n) } depots
eiaqtr-told-upkeep = { $power } owes ${ NUMBER($money) } of upkeep.
eiaqtr-told-bankrupt = { $power } is bankrupt.
eiaqtr-told-debt = { $power } pays { $to } ${ NUMBER($money) } of a debt.
eiaqtr-ware-infantry = { NUMBER($n) } infantry
eiaqtr-ware-militia = { NUMBER($n) } militia
eiaqtr-ware-guard = { NUMBER($n) } guard
eiaqtr-ware-cavalry = { NUMBER($n) } cavalry
eiaqtr-ware-artillery = { NUMBER($n) } artillery
eiaqtr-ware-ship = { NUMBER($n) } ships
eiaqtr-counters = { NUMBER($n) } counters
eiaqtr-sum-cost = Cost
eiaqtr-sum-men = Manpower
eiaqtr-no-militia = Turkey and free states buy no militia.
eiaqtr-no-guard = Turkey buys no guard.
eiaqtr-no-artillery = Only France and Russia buy artillery.
eiaqtr-no-price = A price of it is not typed yet.
eiaqtr-buy-nothing = Choose what is bought.
eiaqtr-not-for-sale = This counter cannot be bought now.
eiaqtr-told-bought = { $power } spends ${ NUMBER($money) } and { NUMBER($men) } manpower.
eiaqtr-told-wasted = { $power } loses { NUMBER($n) } manpower that it did not use.
eiaqtr-told-tribute = What { $name } did not spend goes to Turkey.
eiaqtr-at-war-no = It is at war.
eiaqtr-not-home = They do not stand at home.
eiaqtr-told-converted = { $power } makes regulars of { NUMBER($n) } militia.

# Status, disorder, cessions, levy.
eiaqtr-drift-question = How does the status of { $power } drift?
eiaqtr-drift = It drifts
eiaqtr-drift-means = The marker moves so many boxes.
eiaqtr-told-drift = The status of { $power } drifts by { SIGNED($n) }.
eiaqtr-disorder-question = Does { $power } fall into civil disorder?
eiaqtr-fact-falls = No manpower comes in at home
eiaqtr-fact-claim = Who takes { $name }?
eiaqtr-disorder = Civil disorder
eiaqtr-disorder-means = It is out of the game.
eiaqtr-told-disorder = { $power } falls into civil disorder and is out of the game.
eiaqtr-told-must-sue = { $power } collects no manpower at home: it must sue every enemy, and accept.
eiaqtr-not-its-own = That is not its own to cede to them.
eiaqtr-home-stays = Home provinces are ceded by peace alone.
eiaqtr-enemies-there = Enemies stand there.
eiaqtr-told-ceded = { $power } cedes { $name } to { $to }.
eiaqtr-told-not-ceded = { $power } cannot cede { $name } to { $to }: { $why }
eiaqtr-due-cossacks = Cossacks are levied
eiaqtr-due-feudal = Feudal corps are filled
eiaqtr-due-insurrection = Insurrection corps are filled
eia-play-announce = Say that the victory level is reached
eia-play-call-cessions = Somebody cedes: seal it
eia-play-end-us-war = End the war with America

# The desk's page.
eiaqtr-buy-question = What does { $power } buy?
eiaqtr-buys = { $power } buys
eiaqtr-lends = { $power } lends
eiaqtr-for-whom = For whom?
eiaqtr-buy = Buy it
eiaqtr-buy-sum = ${ NUMBER($money) } and { NUMBER($men) } manpower
eiaqtr-buy-infantry = Infantry
eiaqtr-buy-militia = Militia
eiaqtr-buy-guard = Guard
eiaqtr-buy-cavalry = Cavalry
eiaqtr-buy-artillery = Artillery
eiaqtr-buy-ship = Ships
eiaqtr-price = ${ NUMBER($money) }, { NUMBER($men) } manpower, { $months ->
    [one] 1 month
   *[other] { $months } months
  }
eiaqtr-type-prices = Type the prices
eiaqtr-open-prices = { $n ->
    [one] 1 price is not typed yet
   *[other] { $n } prices are not typed yet
  }
eiaqtr-buy-counters = Counters
eiaqtr-coming = On order
eiaqtr-debts = Debts
eiaqtr-pay = Pay { $power }
eiaqtr-lend = Give it
eiaqtr-lend-question = To whom does { $power } lend?
eiaqtr-lend-to = To
eiaqtr-lend-how-much = say how much
eiaqtr-nobody-to-lend = only to an ally or an own free state
eiaqtr-later = The purse of { $power }
eiaqtr-later-note = It buys and lends in their steps of the Economic Phase. Its upkeep as it stands now:
eiaqtr-ceded-question = { $name } is { $power }’s now. Does it stay a free state?
