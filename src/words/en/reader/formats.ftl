# The formats an order of battle comes in, and how they are told apart.

reader-format-own-csv = Scovell’s own table (CSV)
reader-format-jts = Game order of battle (.oob, Begin and End)
reader-format-treeline = TreeLine outline (XML)
reader-format-pgcopy = Database dump (PostgreSQL COPY)
reader-format-yaml-tree = Nested lists (YAML)
reader-format-json-map = Nested lists or a map of brigades (JSON)
reader-format-csv = Table (CSV: comma, semicolon or tab)
reader-format-pasted = Text from a page or a book

reader-encoding-utf-8 = UTF-8
reader-encoding-utf-16le = UTF-16 (little-endian)
reader-encoding-utf-16be = UTF-16 (big-endian)
reader-encoding-windows-1252 = Windows-1252 (western)
reader-encoding-windows-1250 = Windows-1250 (Polish, Czech, Hungarian)
reader-encoding-windows-1251 = Windows-1251 (Russian)
reader-encoding-macintosh = Mac Roman (old Macintosh)

## Why this encoding

reader-because-chosen = you chose it
reader-because-mark = its first bytes say so
reader-because-noughts = every second byte is zero
reader-because-all-fit = every letter fits
reader-because-most-fit = most letters fit
reader-because-line-unfit = line { $line } is not UTF-8

## Why this format

reader-looks-ending = { $looks }; the name ends in .{ $ending }
reader-looks-jts = a version number, Begin and End, and units marked U
reader-looks-jts-no-version = Begin and End, and units marked U
reader-looks-jts-no-units = a version number, Begin and End
reader-looks-jts-blocks = Begin and End
reader-looks-treeline = XML that names TreeLine as its program
reader-looks-treeline-items = XML with items as TreeLine writes them
reader-looks-xml = XML of some kind
reader-looks-angle = begins like XML
reader-looks-copy = a COPY … FROM stdin block
reader-looks-dump = says it is a PostgreSQL dump
reader-looks-yaml = lists of “- name:” with keys below
reader-looks-yaml-dashes = begins with three dashes, as YAML does
reader-looks-yaml-text = keys, though some have text and further keys below
reader-looks-yaml-keys = every line is a key, some indented
reader-looks-yaml-lists = keys with dashed lists below
reader-looks-json = brackets around quoted keys
reader-looks-json-cut = begins like JSON, but its end is missing
reader-looks-bracket = begins with a bracket
reader-looks-own = begins with Scovell’s own mark
reader-looks-columns = { $percent } % of the first lines have { $columns } columns separated by { $by ->
    [comma] commas
    [semicolon] semicolons
    [tab] tabs
   *[stroke] vertical bars
  }
reader-looks-web = a piece of a web page
reader-looks-wiki = a table as wikis write it
reader-looks-bullets = bullets or headings
reader-looks-strokes = rows between vertical bars
reader-looks-formations = lines that name divisions, brigades or regiments
reader-looks-text = text of some kind

## What a column of a table means

reader-field-id = Its own id
reader-field-parent = Id or name of what it belongs to
reader-field-name = Name
reader-field-commander = Commander
reader-field-nation = Nation
reader-field-side = Side
reader-field-level = Level (division, brigade …)
reader-field-kind = Arm
reader-field-type = Type of troops
reader-field-men = Men
reader-field-sabres = Sabres
reader-field-guns = Guns
reader-field-gunners = Gunners (not counted)
reader-field-points = Strength in points
reader-field-battalions = Number of battalions
reader-field-squadrons = Number of squadrons
reader-field-quality = Quality
reader-field-arrival = Arrival
reader-field-exit = Departure
reader-field-notes = Notes
reader-field-depth = Depth in the tree
reader-field-army = Army
reader-field-wing = Wing
reader-field-corps = Corps
reader-field-division = Division
reader-field-brigade = Brigade
reader-field-regiment = Regiment
