# The turn, the phases and what every question writes

help-ledger = Keep the books
help-remind = Remind us
help-resolve = Resolve it
help-ledger-does = no questions, everything set by hand
help-remind-does = lists what falls due
help-resolve-does = asks, throws and writes down
help-already = That is how much the app does already.
help-log = What the app does: **{ SMALL($help) }**.
help-log-left = Left to the table: { $question }
reroll-log = { $dice ->
    [one] { $side } throw **{ $what }** again for one Re-Roll Die.
   *[other] { $side } throw **{ $what }** again for { $dice } Re-Roll Dice.
}
own-log-instead = The table’s own throw stands instead of the app’s: { $what }.
