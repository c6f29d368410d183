# Empires in Arms: what the ledgers, the month and the sealed entries say.

# Powers.
eia-power-AU = Austria
eia-power-FR = France
eia-power-GB = Britain
eia-power-PR = Prussia
eia-power-RU = Russia
eia-power-SP = Spain
eia-power-TU = Turkey

# Months.
eiascreen-month-1 = January
eiascreen-month-2 = February
eiascreen-month-3 = March
eiascreen-month-4 = April
eiascreen-month-5 = May
eiascreen-month-6 = June
eiascreen-month-7 = July
eiascreen-month-8 = August
eiascreen-month-9 = September
eiascreen-month-10 = October
eiascreen-month-11 = November
eiascreen-month-12 = December
eia-month = { $month } { $year } begins.
eiascreen-month-winter = { $month } { $year } begins: it is winter.
eiascreen-month-set = The month is set to { $month } { $year }.
eiascreen-month-back = The month does not go back.

# How a campaign begins and goes on.
eia-begins = { $title } begins.
eia-branched = From here on it is a copy, under a new seal.
eia-play-begins = Play begins. The switches are fixed.
eia-started = Play has begun already.
eia-start-first = Begin play first.
eia-no-powers = No power is in play.
eia-answer-first = A question is still open.
eia-slot-first = { $power } has still to say where it puts itself.
eia-slot-taken = { $power } takes place { NUMBER($at) } in the order.
eia-no-slot = Nobody has to put itself now.
eia-no-such-slot = There is no such place in the order.
eia-combined = { $powers } move together this month.
eia-combine-two = It takes two powers to move together.
eia-combine-when = Powers join for the month in the step for it alone.
eia-combine-allies = Only allies move together.
eia-combined-already = One of them moves with others already.

# What is typed and set by hand.
eiasheet-one-powers = Power
eiasheet-one-areas = Area
eiasheet-one-provinces = Province
eiasheet-one-ports = Port
eiasheet-one-seas = Sea
eiasheet-one-minors = Minor country
eiasheet-one-corps = Corps
eiasheet-one-leaders = Leader
eiasheet-one-fleets = Fleet
eiasheet-one-garrisons = Garrison
eiasheet-one-depots = Depot
eiasheet-one-irregulars = Irregulars
eiasheet-one-prisoners = Prisoners
eiasheet-one-wars = War
eiasheet-one-alliances = Alliance
eiasheet-one-locks = Enforced peace
eiasheet-one-coolings = No new alliance
eiasheet-one-access = Access
eiasheet-one-queue = Due
eiasheet-one-debts = Debt
eiasheet-one-treaties = Treaty
eia-added = { $what } is entered: { $name }.
eia-added-one = { $what } is entered.
eia-set = { $what } { $name } is set by hand.
eia-dropped = { $what } { $name } is struck out.
eia-sheet-taken = { $what }: { NUMBER($n) } taken in from a sheet.
eia-sheet-merged = { $what }: { NUMBER($n) } new and { NUMBER($changed) } changed, from a sheet.
eia-there-already = { $name } is in the ledger already.
eia-not-so-shaped = { $name } is not written as its ledger has it.
eia-gone = It is not in the ledger.
eia-told = { $text }
eia-tell-what = Write something first.
eia-flag-set = { $name }: { $value }.
eiasheet-figure-pp = political points
eiasheet-figure-vp = victory points
eiasheet-figure-money = money
eiasheet-figure-manpower = manpower
eiasheet-figure-set = { $power }: { SIGNED($by) } { $what }. { $note }
eia-no-money = There is not so much money.
eia-no-men = There is not so much manpower.
eia-no-chart = There is no such chart.
eia-no-cell = The chart has no such cell, or the cell no such value.
eia-cell-known = { $cell }: the rules themselves give another value.
eia-cell-open = { $cell }: open again.
eia-cell-typed = { $cell }: { NUMBER($n) }.
eia-cells-typed =
  { NUMBER($n) ->
    [one] One cell of the cards is typed.
   *[other] { NUMBER($n) } cells of the cards are typed.
  }
eiaswitch-none = There is no such switch.
eiaswitch-fixed = The switches are fixed once play has begun.
eiaswitch-set = { $ruling }: { $value }.
eia-dice-app = The app throws from now on.
eia-dice-table = The table’s own dice from now on.
eia-no-face = A die has no such face.
eia-own-stands = The table’s own throw stands: { $what }.
eia-not-yours = That is another seat’s to do.
eia-nobody = Nobody sits there at this table.
eia-undo-others = Another seat did that. Only that seat or the keeper takes it back.

# Sealed entries.
eia-sealed-targets = whom to declare war on
eia-sealed-backDown = whether to back down
eia-sealed-chit = a chit
eia-sealed-dayEnd = whether to fight on
eia-sealed-guard = whether the guard goes in
eia-sealed-cession = a cession
eia-seals-called = { $powers } seal { $what }.
eia-sealed = { $power } has sealed { $what }.
eia-unsealed = { $power } opens { $what }.
eia-seal-default = { $power } does not open { $what }: the default holds.
eia-seals-nobody = Nobody is asked.
eia-seals-running = This is being sealed already.
eia-seals-default = The default is none of its kind.
eia-seal-not-asked = There is nothing of this seat to seal or open.
eia-seal-already = This seat has sealed already.
eia-seal-wait = Not all have sealed yet.
eia-seal-wrong = These words are not what was sealed.
eia-seals-first = Sealed entries are still to come in, or to be opened.
eia-due-seal = Seal { $what }
eia-due-open = Open { $what }

# What falls due by its date.
eia-due-factors = factors
eia-due-ships = ships
eia-due-corps = a corps counter
eia-due-fleet = a fleet counter
eia-due-leader = a leader
eiaalarm-winter = Winter until the end of February: forage is harder, bills double, the ice closes the north.
eiaalarm-winter-over = Winter is over: the ice lines lift.
eiaalarm-prussia = Prussian strategic ratings have their second value from now on.
eiaalarm-bernadotte = Bernadotte goes to whoever controls Sweden, at the start of army reinforcement.
eiaalarm-gold = The gold fleet: Spain throws this quarter.
eiaalarm-quarter = An Economic Phase ends this month.
eiaalarm-freikorps = A freikorps counter a levy from now on.
eiaalarm-feudal = Feudal corps are filled at this month’s levy.
eiaalarm-insurrection = Insurrection corps are filled at this month’s levy.
eiaalarm-napoleon-tactical = Napoleon’s tactical rating falls to 4.
eiaalarm-napoleon-strategic = Napoleon’s strategic rating falls to 4.
eiaalarm-lock = The enforced peace of { $power } with { $other } is over.
eiaalarm-ally-again = { $power } and { $other } may ally again.
eiaalarm-due = { $power } is due { $what }.
eiaalarm-expires = { $power } loses { $what } unless it is placed this month.
eiaalarm-enters = { $name } may enter.
eiaalarm-heals = { $name } is back from his wound.
eiaalarm-training = British training in { $name } is complete.
eiaalarm-withdraw = { NUMBER($n) } months since the peace: who is still abroad must be home.

# What a ledger does not bear.
eia-box-line = infantry
eia-box-guard = guard
eia-box-cavalry = cavalry
eia-box-artillery = artillery
eia-box-feudalInf = feudal infantry
eia-box-feudalCav = feudal cavalry
eia-flaw-quarter = The Economic Phase comes at a quarter’s end alone.
eia-flaw-phase = This month has no such phase.
eia-flaw-marker = The marker of { $power } would stand off the display.
eia-flaw-money = The purse of { $power } would be below nothing.
eia-flaw-manpower = The manpower of { $power } would be below nothing.
eia-flaw-empty = { $name } would stand on the map without a factor.
eia-flaw-full = { $name } has no room for so much { $box }.
eia-flaw-irregular = { $name } cannot hold irregulars.
eia-flaw-nation = { $name } would belong to nobody.
eia-flaw-place = { $name } would stand nowhere.
eia-flaw-garrison-empty = A garrison would stand without a factor.
eia-flaw-garrison-kind = A garrison holds regulars, militia or irregulars, and a depot no guerillas.
eia-flaw-garrison-place = A garrison would stand nowhere.
eia-flaw-garrison-nation = A depot’s garrison is of its owner.
eia-flaw-depot-full = A depot holds ten factors.
eia-flaw-city-full = { $name } holds { NUMBER($n) } factors.
eia-flaw-no-ships = { $name } would have no ship.
eia-flaw-ships = { $name } has no room for so many ships.
eia-flaw-cargo = { $name } carries no more.
eia-flaw-depots = One depot an area.
eia-flaw-leader = { $name } would be with nobody.
eia-flaw-prisoners = Prisoners are another’s, and more than none.
eia-flaw-war-ally = Nobody is at war with an ally, or with itself.
eia-flaw-minor = { $name } would be run by nobody.
eia-flaw-province = { $name } would be ceded to its own nation.
eia-flaw-debt = Nobody owes itself.
eia-flaw-terms = No term of lists B and C is taken twice.
eia-flaw-counter = A cossack or freikorps counter is one factor.
