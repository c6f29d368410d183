# The journal of a battle.
journal-nothing-yet-todo = Go to the turn and begin.
journal-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
journal-save-file = Save the battle as a file
journal-to-sky = Seal, rulings and notes
