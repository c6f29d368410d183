# The journal of a battle.
journal-nothing-yet-todo = Go to the turn and begin.
journal-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
journal-save-file = Save the battle as a file
journal-to-sky = Seal, rulings and notes

# Throws that were undone.
undone-throws = { $which ->
    [all] Undone in all:
   *[here] An undo went back over
  } { $n ->
    [one] { $n } throw
   *[other] { $n } throws
  } ({ COMMAS($by) }).
undone-of = { $side } { $n }

# Every throw against the seal.
proof-holds = { $throws ->
    [one] The one throw of the app is that of the sealed seed.
   *[other] All { $throws } throws of the app are those of the sealed seed.
  }
proof-copy = It began as a copy of another record; what stands before that is not proved.
proof-own = { $own ->
    [one] { $own } was the table’s own.
   *[other] { $own } were the table’s own.
  }
