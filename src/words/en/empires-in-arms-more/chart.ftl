# Empires in Arms: what a chart's slot wants.
eiachart-how = What belongs here
eiachart-lines = Lines: { COMMAS($rows) }.
eiachart-columns = Columns: { COMMAS($columns) }.
eiachart-alphabet = A cell is a whole number from { NUMBER($least) } to { NUMBER($most) }.
eiachart-fives = A cell is a whole number from { NUMBER($least) } to { NUMBER($most) }, in fives.
eiachart-given = The rules’ examples give { COMMAS($cells) }; nothing else is known.
eiachart-given-cell = { $row }, { $column }: { NUMBER($value) }
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
eiachart-wrong-cell = Line { $row }, { $column }: “{ $read }” was read; a whole number from { NUMBER($least) } to { NUMBER($most) } belongs there.
eiachart-wrong-fives = Line { $row }, { $column }: “{ $read }” was read; a whole number from { NUMBER($least) } to { NUMBER($most) }, in fives, belongs there.
eiachart-wrong-known = Line { $row }, { $column }: “{ $read }” was read; the rules’ own example says { NUMBER($known) }.

# The cards as a spreadsheet.
eiacards-title = Charts as a spreadsheet
eiacards-typed =
  { $n ->
    [0] No cell is typed yet
    [one] One cell is typed
   *[other] { NUMBER($n) } cells are typed
  }
eiacards-how = A line a cell: chart, line, column, value. A file that does not fit changes nothing.
