# Empires in Arms: what its screens say.

# The frame.
eia-none = none
eia-yes = Yes
eia-no = No

# Who holds the phone.
eia-seats = Who holds the phone?
eia-month-by-hand = Set the month by hand
eia-month-which = Month
eia-month-by-hand-note = what would have come between is not played
eia-keeper = The keeper
eia-keeper-who = the keeper
eia-forgotten-keeper = Nobody can set a new PIN for the keeper. Try again: after each mistake the wait is longer.
eia-keepers-book = The keeper’s journal
eia-forgotten = A new PIN cannot be set here. The keeper’s seat shows all that this one may see.
eia-keeper-open = The keeper’s seat is open: nothing is covered.

# Sealed entries.
eia-seal-question-targets = On whom do you declare war?
eia-seal-question-backDown = Do you back down?
eia-seal-question-chit = Which chit do you lay?
eia-seal-question-dayEnd = Fight on, or withdraw?
eia-seal-question-guard = Does the guard go in?
eia-guard-levels =
  { NUMBER($n) ->
    [one] one level
   *[other] two levels
  }
eia-seal-question-cession = What do you cede, and to whom?
eia-seal-it = Seal it
eia-call-seals = Ask for sealed entries
eia-call-what = What is sealed
eia-call-targets = Declarations
eia-call-backDown = Backing down
eia-call-cession = A cession
eia-call-about = From
eia-call-about-first = say from which country
eia-call-until = Until when, in your own words
eia-call-do = Ask for them
eia-seal-lies = It lies sealed: { $what }.
eia-seal-about = { $what } ({ $about })
eia-seal-waits =
  { $n ->
    [one] { $powers } has not sealed yet.
   *[other] { $powers } have not sealed yet.
  }
eia-seal-all-in = All have sealed.
eia-seal-open = Open it
eia-seal-defaults = Somebody does not seal or open
eia-seal-default-do = { $power }: the default holds
eia-seal-elsewhere = Its words lie on the phone that sealed it.
eia-chit = Chit
eia-chit-assault = Assault
eia-chit-escalatedAssault = Escalated assault
eia-chit-echelon = Echelon
eia-chit-probe = Probe
eia-chit-outflank = Outflank
eia-chit-cordon = Cordon
eia-chit-counterattack = Counterattack
eia-chit-withdraw = Withdraw
eia-chit-round = Who goes round the flank?
eia-fight = Fight
eia-cede-to = To
eia-cede-what = What is ceded
eia-line-copy = Copy this line
eia-line-copied = Copied
eia-line-paste = A line from the chat
eia-line-first = Paste a line first
eia-line-take = Take it in
eia-line-none = There is no line of a sealed entry in it.

# The powers.
eia-corps-covered = What this corps holds is its owner’s alone.
eia-corps-covered-todo = It is seen from the seat of { $power }.

# The ledger.
eia-sheet-empty = Nothing is typed yet.
eia-add = Enter it
eia-add-more = Enter it, and another
eia-name-it = Give it a name
eia-set-by-hand = Set it by hand
eia-strike-out = Strike it out
eia-nothing-changed = Nothing is changed
eia-gone-title = Gone
eia-gone-todo = It was struck out.
eia-which-figure = Figure
eia-which-way = More or less
eia-figure-more = More
eia-figure-less = Less
eia-by-how-much = By how much
eia-why = Why
eiasheet-csv-take = From a spreadsheet
eiasheet-csv-save = As a spreadsheet
eiasheet-csv-nothing = nothing to save
eiasheet-csv-empty = The table has no line.
eiasheet-csv-line = Line { NUMBER($n) }, column { $column }: “{ $read }” does not fit there.
eiasheet-csv-missing = Line { NUMBER($n) }, column { $column }: something belongs there.
eiasheet-csv-quotes = Line { NUMBER($n) }: a quotation mark is opened and not closed.
eiasheet-csv-twice = Line { NUMBER($n) }: the column { $column } is there twice.
eiasheet-csv-extra = Line { NUMBER($n) }: “{ $read }” stands in no column.
eiasheet-csv-no-column = The first line names no column { $column }.
eiasheet-csv-merge = Does the ledger take this over?
eiasheet-csv-merge-sums =
  { $n ->
    [0] { NUMBER($changed) } changed, { NUMBER($same) } as they are.
   *[other] { NUMBER($n) } new, { NUMBER($changed) } changed, { NUMBER($same) } as they are.
  }
eiasheet-csv-merge-new = New
eiasheet-csv-merge-names = { COMMAS($names) }
eiasheet-csv-merge-changed = Changed
eiasheet-csv-merge-field = { $field }: { $from } → { $to }
eiasheet-csv-merge-do =
  { $n ->
    [0] Take { NUMBER($changed) } over
   *[other] Take { NUMBER($n) } new, { NUMBER($changed) } changed
  }
eiasheet-csv-merge-one = one step, one undo
eiasheet-csv-merge-leave = Leave it as it is
eiasheet-csv-same = Everything in it stands in the ledger already.
eiasheet-csv-covered =
  { $n ->
    [one] One corps lies covered here and stays as it is: its own seat takes its line over.
   *[other] { NUMBER($n) } corps lie covered here and stay as they are: their own seats take their lines over.
  }
eiasheet-csv-unread = Not read, for this sheet has no such column: { COMMAS($columns) }.

# Charts.
eiachart-column-points = points
eiachart-column-boxes = boxes
eiachart-column-zone = zone 0–3
eiachart-column-vp = victory points
eiachart-column-psa = drift
eiachart-column-loss = loss
eiachart-column-modifier = modifier
eiachart-column-percent = %
eiachart-column-level = level
eiachart-column-spain = Spain
eiachart-column-britain = Britain
eiachart-column-money = $
eiachart-column-manpower = manpower
eiachart-column-months = months
eiachart-column-depots = counters
eiachart-question = { $where }?
eiachart-where = Line { $row }, { $column }
eiachart-note = Read it off your card. A hatched foot marks what the rules’ own examples give.
eiachart-value = Value
eiachart-type = Type { $value }
eiachart-known = the rules give it
eiachart-leave-open = Leave it open
eiachart-open-already = it is open
eiachart-cell = { $row }, { $column }: { $value }

# Fields.
eiasheet-field-name = Name
eiasheet-field-terrain = Terrain
eiasheet-field-forage = Forage value
eiasheet-field-city = City
eiasheet-field-spires = Spires
eiasheet-field-fleches = Fleches
eiasheet-field-province = Province
eiasheet-field-owner = Whose it is
eiasheet-field-port = Port
eiasheet-field-winter = In the winter zone
eiasheet-field-capitalOf = Capital of
eiasheet-field-nation = Nation
eiasheet-field-kind = Kind
eiasheet-field-place = Where it is
eiasheet-field-where = Which
eiasheet-field-boxes-line = Holds infantry
eiasheet-field-boxes-guard = Holds guard
eiasheet-field-boxes-cavalry = Holds cavalry
eiasheet-field-boxes-artillery = Holds artillery
eiasheet-field-boxes-feudalInf = Holds feudal infantry
eiasheet-field-boxes-feudalCav = Holds feudal cavalry
eiasheet-field-infantry = Infantry morale
eiasheet-field-cavalry = Cavalry
eiasheet-field-s = Strategic
eiasheet-field-t = Tactical
eiasheet-field-max = Tactical maximum
eiasheet-field-moves = Movement
eiasheet-field-bracketed = Movement in brackets
eiasheet-field-symbol = Cavalry symbol
eiasheet-field-factors-regular = Regulars
eiasheet-field-factors-militia = Militia
eiasheet-field-factors-guard = Guard
eiasheet-field-factors-cavalry = Cavalry
eiasheet-field-factors-artillery = Artillery
eiasheet-field-factors-feudalInf = Feudal infantry
eiasheet-field-factors-feudalCav = Feudal cavalry
eiasheet-field-besieged = Besieged
eiasheet-field-power = Power
eiasheet-field-seniority = Seniority
eiasheet-field-special = Named in the rules
eiasheet-field-entry = Enters
eiasheet-field-status = Status
eiasheet-field-home = Home of
eiasheet-field-holder = Ceded to
eiasheet-field-capital = Capital
eiasheet-field-tax = Tax
eiasheet-field-manpower = Manpower
eiasheet-field-guerilla = Guerilla value
eiasheet-field-cossack = Cossack mark
eiasheet-field-polish = Polish mark
eiasheet-field-districts = Districts
eiasheet-field-major = Lesser district of
eiasheet-field-hasCorps = May own corps
eiasheet-field-ships = Ships
eiasheet-field-state = State
eiasheet-field-controller = Run by
eiasheet-field-area = Area
eiasheet-field-first = Trade, Britain
eiasheet-field-second = Trade, owner
eiasheet-field-guns = Guns
eiasheet-field-icebound = Icebound
eiasheet-field-blackSea = On the Black Sea
eiasheet-field-ice = North of the ice line
eiasheet-field-capacity = Holds ships
eiasheet-terrain-clear = clear
eiasheet-terrain-forest = forest
eiasheet-terrain-mountain = mountain
eiasheet-terrain-marsh = marsh
eiasheet-terrain-desert = desert
eiasheet-kind-infantry = infantry
eiasheet-kind-cavalry = cavalry
eiasheet-kind-artillery = artillery
eiasheet-kind-guard = guard
eiasheet-kind-feudal = feudal
eiasheet-kind-insurrection = insurrection
eiasheet-kind-minor = of a minor
eiasheet-seniority-A = A
eiasheet-seniority-B = B
eiasheet-seniority-C = C
eiasheet-seniority-D = D
eiasheet-special-napoleon = Napoleon
eiasheet-special-nelson = Nelson
eiasheet-special-bernadotte = Bernadotte
eiasheet-state-neutral = neutral
eiasheet-state-conquered = conquered
eiasheet-state-free = a free state
eiasheet-status-pool = not on the map
eiasheet-status-notIn = not in yet
eiasheet-status-retired = retired
eiasheet-status-removed = removed by treaty
eiasheet-status-dead = dead
eiasheet-status-as-is = as it is
eia-with = with { $name }
eiasheet-place-area = in an area
eiasheet-place-city = in a city
eiasheet-place-fleet = aboard
eiasheet-place-port = in port
eiasheet-place-box = in a blockade box
eiasheet-place-sea = at sea
eiasheet-place-down = standing down
eiasheet-place-pool = not in play
eia-year = Year

# A new campaign.
eia-begin = Begin
eiabegin-question = Who plays, and from when?
eiabegin-title = Name of the campaign
eiabegin-name-it = Give it a name
eiabegin-month = First month
eiabegin-players = Who plays whom
eiabegin-french = The French side:
eiabegin-sheets = Sheets and charts
eiabegin-no-sheets = begin with blank ones
eia-no-sheets = The sheets of that campaign could not be read.
eiabegin-lock = A PIN for each seat
eiabegin-lock-effect = each power its own, and a keeper’s, who may open the whole
eiabegin-options = Options
eiabegin-readings = Open readings
eiabegin-honest = The map, the counters and the cards stay on the table. No chart, map value or set-up comes with the app.

# Where a figure comes from.
eia-lines-head = { $power }, { $what }: { $n }
eia-lines-corps = { $name }: { $n } factors
eia-lines-of-corps = Where its { NUMBER($n) } factors come from
eia-lines-none = No line of the journal has changed it.
eia-lines-none-todo = It stands as it was typed, or as another seat alone may know.
