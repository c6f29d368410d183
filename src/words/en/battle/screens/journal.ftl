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
