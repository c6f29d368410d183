# What went wrong in reading an order of battle. The screen sets the line before it, where there is one.

reader-lines = { $n ->
    [one] line { $lines }
   *[other] lines { $lines }
  }
reader-lines-more = lines { COMMAS($lines) } and { $more } more

## From bytes to text

reader-too-large = The file is { $mb } MB; the limit is { $limit } MB. An order of battle is a hundred times smaller.
reader-empty-file = The file is empty.
reader-no-text = { $what ->
    [png] This is a picture (PNG), not text.
    [jpeg] This is a picture (JPEG), not text.
    [gif] This is a picture (GIF), not text.
    [webp] This is a picture (WebP), not text.
    [phone] This is a picture or film from a phone, not text.
    [tiff] This is a picture (TIFF), not text.
    [pdf] This is a PDF, not text. Copy its text and paste it.
    [zip] This is a packed file (ZIP, or a workbook or document), not text. Save the sheet as CSV first.
    [office] This is an old workbook or document, not text. Save it as CSV or plain text first.
    [rtf] This is a rich text document. Save it as plain text first.
    [gzip] This is a packed file (gzip). Unpack it first.
    [seven-zip] This is a packed file (7z). Unpack it first.
    [rar] This is a packed file (RAR). Unpack it first.
    [bzip2] This is a packed file (bzip2). Unpack it first.
    [sqlite] This is a database (SQLite), not text.
    [program] This is a program, not text.
   *[sound] This is a sound file, not text.
  }
reader-control-characters = This is not text: it is full of control characters.
reader-not-in-encoding = This is not text in { $encoding }.
reader-letters-unfit = { $n ->
    [one] One letter is not UTF-8, or is cut off; “�” replaces it.
   *[other] This is the first of { $n } letters that are not UTF-8; “�” replaces them.
  }

## Any format

reader-nothing-pasted = There is nothing in it. Paste the order of battle first.
reader-too-long = The text has { $millions } million letters; this format reads { $limit } million at most. Cut out the part with the armies, and read that.
reader-nested-too-deep = The file is nested deeper than any army. None of it is read.
reader-broke = The reader failed on this file. None of it is read. Try another format.
reader-too-many-entries = The file holds more than { $most } entries. None of it is read. Cut it into armies and read them one by one.
reader-levels-too-deep = This is more than { $most } levels deep; no army is. None of the file is read.
reader-circle = Some entries belong to themselves in a circle; they go to the top: { $lines }.
reader-no-superior = The superior of some entries is not in the file; they go to the top: { $lines }.
reader-sums-left-out = The source’s own sums are not units: { $lines }.
reader-sums-lost = The source’s own sums are not units, but nothing else gives the strength above them: { $lines }.
reader-column-unused = The column “{ $heading }” holds figures that are not used. If they are strengths, say what the column means.
reader-columns-told = No word here names a strength; what counts whom is told by the figures.
reader-gunners = “{ $heading }” is read as gunners, who are not counted. If they are guns, call the column “Guns”.

## Tables

reader-no-ids = One of the files has no column of ids. It cannot be joined to the others.
reader-no-shared-ids = One of the files shares no id with the others, so none of it is used. If it is another army, read it alone.
reader-entries-not-joined = { $missing } of { $all } entries are missing from the joined file.
reader-too-many-rows = The table has { $rows } rows; the limit is { $most }.
reader-no-rows = The table has no rows.
reader-no-name-column = No column looks like a name. Say which column holds the names, and read again.
reader-one-cell = There is one cell where there should be { $cells }: { $lines }.
reader-no-words = No row of the table has words or figures.
reader-points-not-men = The strengths are points, not men. They are taken for combat points as they are.
reader-quote-open = A quotation mark opens here and never closes. Check the rows from here on.
reader-order-of-rows = No column says what belongs to what; each row goes under the formation above it.
reader-blanks-none = Blank cells in the column “{ $column }” are read as none, since “{ $name }” is in several rows. If they mean “as above”, fill them in.
reader-name-comes-back = “{ $name }” appears again further down the column “{ $column }”; it is read as another of that name.
reader-blanks-filled = Blank cells are read as “as above”: { COMMAS($columns) }.
reader-same-name = Several rows have the name or id of what these belong to; the last above them is used: { $lines }.
reader-nations-apart = Several nations have a formation “{ $name }”; each goes into an army of its own. If all are one army, leave the column of nations out.
reader-nations-together = Several nations have troops in “{ $name }”; it is read as one formation. If they are several armies, say that the column of nations tells the side.

## Our own table

reader-own-no-mark = The first heading is not Scovell’s mark, so this is not Scovell’s own table. Read it as another table.
reader-own-newer = This is version { $version } of Scovell’s table; this app knows version { $known }. Update the app, then read it again.
reader-own-no-name = The heading “name” is missing. Without names nothing can be read.
reader-own-strange-columns = Some columns are unknown; they are left out: { COMMAS($columns) }.
reader-own-quote-open = A quotation mark opens and never closes; rows may have run together.
reader-own-bad-rows = Some rows hold a wrong depth, level, arm or figure; they are left out: { $lines }.
reader-own-hollow-rows = Only the names of these are kept, for the rows below them: { $lines }.
reader-own-jumps = The depth skips a step; it counts as one step: { $lines }.
reader-own-odd-cells = Some cells have values that no card of the game has; they are left out: { $lines }.
reader-own-loose-cells = Some cells belong to a card, but “card” does not say which (army, formation, unit or part); they are left out: { $lines }.
reader-own-thousands = A point or comma before three digits separates thousands, “1.810” is 1810: { $lines }.

## Game files

reader-jts-no-version = The version of the file should be here.
reader-jts-version = The file is version { $version }; versions 2 and 3 are known. Check the figures below against the game.
reader-jts-begin = This says Begin, but there is no group before it.
reader-jts-end = This says End, but nothing is open.
reader-jts-open = The group “{ $group }” begins here and never ends. The file may be cut off.
reader-left-out = These are not understood and are left out: { $lines }.
reader-jts-supplies = { $n ->
    [one] One supply wagon or ship is listed; it has no men to count.
   *[other] { $n } supply wagons and ships are listed; they have no men to count.
  }
reader-jts-newer-layout = The units are in a newer layout, with { $n ->
    [one] one more code
   *[other] { $n } more codes
  } before their names.

## Outlines, nested lists

reader-xml-cut = The file breaks off here; its end is missing. { $before ->
    [read] Everything before it is read.
   *[nothing] Nothing of it can be read.
  }
reader-xml-broken = { $why ->
    [tag] This is not proper XML: a wrong tag closes here.
    [attribute] This is not proper XML: an attribute is wrong.
    [entity] This is not proper XML: the name after “&” is unknown.
    [character] This is not proper XML: a character is not allowed here.
   *[other] This is not proper XML.
  } { $before ->
    [read] Everything before it is read; nothing after it.
   *[nothing] Nothing of it can be read.
  }
reader-xml-no-army = This is XML, but holds no armies, brigades or battalions as TreeLine writes them.
reader-outline-templates = { $n ->
    [one] One entry has no name; it is the template of the outline and is left out.
   *[other] { $n } entries have no name; they are templates of the outline and are left out.
  }
reader-deeper-than-any = This is nested deeper than any army. None of the file is read.
reader-json-broken = { $why ->
    [comment] A comment never ends.
    [quote] A text in quotes never ends.
    [escape] A \u needs four digits after it.
    [depth] It is nested deeper than any army.
    [end] The file breaks off here.
    [sign] “{ $sign }” does not belong here.
    [bracket] A comma or ] is missing.
    [brace] A comma or {"}"} is missing.
    [key] A key in quotes is missing.
    [colon] A colon is missing.
   *[behind] There is more after the end.
  } None of the file is read.
reader-single-value = This is a single value, not an army.
reader-json-newer = This is version { $version }; this app knows version { $known }. Update the app, then read it again.
reader-nothing-in-it = Nothing in this file can be a formation or a unit.
reader-no-strengths = The file gives no strengths; they are asked for below.
reader-odd-values = Some values are neither a name nor a list; they are left out: { $lines }.
reader-yaml-broken = { $why ->
    [TAB_AS_INDENT] This is not proper YAML: a tab indents it. Use spaces.
    [BAD_INDENT] This is not proper YAML: the indent is wrong.
    [MISSING_CHAR] This is not proper YAML: a quote, bracket or comma is missing.
    [MULTILINE_IMPLICIT_KEY] This is not proper YAML: a key runs over several lines.
    [BLOCK_AS_IMPLICIT_KEY] This is not proper YAML: a key is inside another.
    [UNEXPECTED_TOKEN] This is not proper YAML: a character is not allowed here.
   *[other] This is not proper YAML.
  }
reader-no-lists = This file has no lists, so there is no army in it.
reader-yaml-repeats = The file repeats parts by reference (&, *); the repetitions are left out.
reader-last-entry-lacks = The last entry has no { $missing }; all others have. The file may be cut off.

## Database dumps

reader-table-wrong-cells = Table { $table }: some rows have more or fewer cells than its { $columns } columns; they are left out: { $lines }.
reader-copy-without-columns = This COPY does not name its columns. It cannot be read.
reader-table-open = Table { $table } never ends; the file breaks off after line { $last }. Everything before is read.
reader-insert-commands = The file holds INSERT commands, which are not read. Dump the tables with COPY (pg_dump without --inserts), or save them as CSV.
reader-no-copy = There is no COPY … FROM stdin in this file. Choose another format.
reader-tables-no-units = The tables here ({ COMMAS($tables) }) name no units.
reader-tables-commands = The tables here ({ COMMAS($tables) }) list commands but no units. Add the file that holds the units.
reader-several-battles = The file has { $n } battles; each is at the top of the tree. Remove those you do not want.
reader-path-added = This belongs under “{ $path }”, which is not in the file; it is added.

## Text

reader-no-lines = There is no text here to read.
reader-too-many-lines = The text has more than { $most } lines. None of it is read.
reader-not-units = These are not taken as units; check them: { $lines }.
reader-lines-too-long = These are too long for one unit and are left out: { $lines }. Put every unit on a line of its own, and read again.
reader-names-nothing = No line of this text names a formation or a unit.
