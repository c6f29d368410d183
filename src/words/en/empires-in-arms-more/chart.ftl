# Empires in Arms: what a chart's slot wants.
eiachart-how = What belongs here
eiachart-lines = Lines: { COMMAS($rows) }.
eiachart-columns = Columns: { COMMAS($columns) }.
eiachart-alphabet = A cell is { $may }.
eiachart-alphabet-of = { COMMAS($columns) }: { $may }.
eiachart-may-whole = a whole number from { NUMBER($least) } to { NUMBER($most) }
eiachart-may-fives = a whole number in fives from { NUMBER($least) } to { NUMBER($most) }
eiachart-may-table = a table from 1-1 to 5-5, as “4-1” or “41”
eiachart-may-tenths = a figure from { $least } to { $most }, to a tenth
eiachart-given = The rules’ examples give { COMMAS($cells) }; nothing else is known.
eiachart-given-cell = { $row }, { $column }: { $value }
eiachart-given-none = The rules’ examples give no cell of it.
eiachart-line = A whole line
eiachart-line-hint = As it is typed: “{ $line }”. A stroke leaves a cell open.
eiachart-type-line = Type the line
eiachart-line-first = type a line first
eiachart-no-line = “{ $read }” is no line of this chart; its lines are { COMMAS($rows) }.
eiachart-no-cells =
  { $n ->
    [one] Line { $row } has one cell, and none was read.
   *[other] Line { $row } has { NUMBER($n) } cells, and none was read.
  }
eiachart-too-long =
  { $n ->
    [one] Line { $row } has one cell; “{ $read }” is one too many.
   *[other] Line { $row } has { NUMBER($n) } cells; “{ $read }” is one too many.
  }
eiachart-wrong-cell = Line { $row }, { $column }: “{ $read }” was read; { $may } belongs there.
eiachart-wrong-known = Line { $row }, { $column }: “{ $read }” was read; the rules’ own example says { $known }.
eiachart-csv-no-column = This chart has no column { $column }.

# The charts of combat: their lines, columns and parts.
eiachart-CH-06-note = Only exact halves are asked for: all else is reckoned. Line: factors over the last twenty; a cell: factors lost of them.
eiachart-CH-07-note = A: the attacker, D: the defender; the figure is the round. “Flank” stands for the second set, once outflankers have come.
eiachart-CH-08-note = Line: the table, casualty level and morale level.
eiachart-CH-09-note = Line: the attacker’s rating; column: the defender’s.
eiachart-CH-10-note = Line: morale the victor lost.
eiachart-CH-11-note = Line: the modified die; column: the pursuit class.
eiachart-CH-12-note = Line: the modified die. 0 is a sortie, 1 nothing, 2 a breach.
eiachart-CH-16-note = Line: the die; column: by how much morale was raised.
eiachart-row = { $row }
eiachart-chit-own = { $chit }
eiachart-chit-assault = Assault
eiachart-chit-escalatedAssault = Escalated assault
eiachart-chit-echelon = Echelon
eiachart-chit-probe = Probe
eiachart-chit-outflank = Outflank
eiachart-chit-cordon = Cordon
eiachart-chit-counterattack = Counterattack
eiachart-chit-withdraw = Withdraw
eiachart-chit-cordon-river = Cordon, river
eiachart-part-A1 = A 1
eiachart-part-A2 = A 2
eiachart-part-A3 = A 3
eiachart-part-D1 = D 1
eiachart-part-D2 = D 2
eiachart-part-D3 = D 3
eiachart-part-2A2 = A 2 flank
eiachart-part-2A3 = A 3 flank
eiachart-part-2D2 = D 2 flank
eiachart-part-2D3 = D 3 flank
eiachart-part-moraleA = A morale
eiachart-part-moraleD = D morale
eiachart-part-withdraw = to withdraw
eiachart-part-arrival = flank arrives
eiachart-part-loss = loss %
eiachart-part-morale = morale
eiachart-head-percent = { NUMBER($n) } %
eiachart-head-rounds =
  { $n ->
    [1] one round
    [2] 2 rounds
   *[other] 3 or more
  }
eiachart-head-class = class { NUMBER($n) }
eiachart-head-result = result
eiachart-head-shift = by { NUMBER($n) }
eiachart-group-CH-07 = The attacker’s chit
eiachart-group-CH-08 = The modified die
eiachart-group-CH-09 = Whose modifier
eiachart-group-die = die { NUMBER($n) }
eiachart-group-side-A = attacker’s modifier
eiachart-group-side-D = defender’s modifier
eiachart-column-in = { $group }, { $column }

# Chits of the group’s own.
eiachart-own = Chits the text does not name
eiachart-own-attacker = Attacker’s
eiachart-own-defender = Defender’s
eiachart-own-hint = Names of letters alone, a comma between two.
eiachart-own-wrong = “{ $chit }” is no name of letters alone.
eiachart-own-twice = “{ $chit }” is a chit already.
eiachart-own-do = Write them down

# One chart as a spreadsheet.
eiachart-csv = This chart as a spreadsheet
eiachart-csv-how = A line a line of the card, a column a column. An empty cell changes nothing.
eiachart-csv-none = Nothing in it is new.
eiachart-typed =
  { $n ->
    [0] no cell typed
    [one] one cell typed
   *[other] { NUMBER($n) } cells typed
  }

# The cards as a spreadsheet.
eiacards-title = Charts as a spreadsheet
eiacards-typed =
  { $n ->
    [0] No cell is typed yet
    [one] One cell is typed
   *[other] { NUMBER($n) } cells are typed
  }
eiacards-how = A line a cell: chart, line, column, value. A file that does not fit changes nothing.
