# What is wrong with a file of cards that a group wrote itself, and where.
deck-key = { $key ->
    [id] The short name (“id”)
    [name] The name (“name”)
    [columns] The list of columns (“columns”)
    [cards] The list of cards (“cards”)
    [counts] The list of counts (“counts”)
    [luck] The luck table (“luck”)
   *[other] “{ $key }”
}
deck-column = Column { $n }
deck-count-line = Line { $n } of the counts
deck-count-minutes = The number of minutes in line { $n } of the counts
deck-count-cards = The number of cards in line { $n } of the counts
deck-luck-row = Row “{ $row }” of the luck table
deck-luck-entry = Entry { $n } of row “{ $row }”
deck-card = Card { $id }
deck-card-at = The card in place { $n }
deck-card-part = { $card }: { $part ->
    [id] its number
    [qc] its list of results (“qc”)
    [move] its list for movement (“move”)
    [hit] its list for hits (“hit”)
    [minutes] its number of minutes
   *[other] “{ $part }”
}
deck-card-entry = { $card }: { $list ->
    [qc] result { $n }
    [move] movement column { $n }
    [hit] hit column { $n }
   *[other] entry { $n }
}

deck-missing = { $place } is missing.
deck-text = { $place } must be 1 to { $most } characters long.
deck-whole = { $place } must be a whole number.
deck-range = { $place } must be from { $least } to { $most }.
deck-list = { $place } must be a list.
deck-long = { $place } has more than { $most } entries.
deck-choice = { $place } must be { OR($of) }.
deck-disorder = { $place } must be 1 for Disordered, or 0.
deck-quality-card = { $place } must have “id”, “qc”, “move” and “hit”.
deck-time-card = { $place } must have “id” and “minutes”.
deck-pair = { $place } must be a pair: minutes, cards.
deck-luck = { $place } must be an object.
deck-wrong = { $place } is wrong.
deck-not-a-pack = This is not a pack. The file must hold one object.
deck-not-quality = This is not a quality pack. “kind” must be “quality”.
deck-not-time = This is not a time pack. “kind” must be “time”.
deck-columns = The columns must be 1 to 6 in this order, with <=0 before and >=7 after if the cards have them.
deck-empty = The pack is empty.
deck-too-many = The pack has { $n } cards. The limit is { $most }.
deck-twice = There is more than one card { $id }.
deck-short = { $place } has { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}, but there are { $columns } columns.
deck-luck-falls = Column { $column }: its figures must rise from VH to L, to { $cards } cards at most.
deck-more = And { $n } more like it.

## Questions: the pack is imported, but this looks like a slip.
deck-worse = Card { $id } is worse in column { $column } than in the column before ({ $of ->
    [result] Very High to Very Low
    [move] movement Disorder
   *[hit] hit Disorder
}). Is that right?
deck-odd-minutes = Card { $id } has { $minutes } minutes. The rules’ cards go from { $least } to { $most } in steps of { $step }.
deck-never-shuffled = No card is a { OR($minutes) }, so the pack is shuffled only when it has run out.
