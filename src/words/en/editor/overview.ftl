# A scenario at a glance, and what is missing in it.
editor-when-where = { $where ->
    [yes] { $date }, { $place }, from { $start }
   *[no] { $date }, from { $start }
}
editor-army-line = { $type }, { $formations }, { SMALL($strength) }
editor-unnamed-side = A side with no name
editor-import = Take in an order of battle
editor-import-note = from a file, or text copied from a page or a book
editor-day = The day
editor-day-line = { $from }. { $weather }, { SMALL($soil) } ground
editor-day-line-fog = { $from }. { $weather }, { SMALL($soil) } ground, fog
editor-from-to = { $from } to { $to }
editor-weather-thrown = Weather thrown for
editor-ground = The ground
editor-ground-line = { COMMAS($of) }
editor-terrain-kinds = { $n ->
    [one] { $n } kind of terrain
   *[other] { $n } kinds of terrain
}
editor-areas = { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
editor-crossings = { $n ->
    [one] { $n } crossing
   *[other] { $n } crossings
}
editor-hills-short-marchfeld = Marchfeld
editor-hills-short-rolling = Rolling
editor-hills-short-hilly = Hilly
editor-arrivals = Arrivals
editor-arrivals-line = { $n ->
    [0] all are there from the start
    [one] { $n } arrival
   *[other] { $n } arrivals
}
editor-told = Words
editor-told-note = title, briefings, sources, notes, tags
editor-rules = Decks and rulings
editor-rules-line = { $n ->
    [0] as the app comes
    [one] { $n } ruling of its own
   *[other] { $n } rulings of its own
}
editor-play = Play it
editor-mend-first = { $n ->
    [one] mend { $n } problem first
   *[other] mend { $n } problems first
}
editor-share = Share and keep
editor-share-note = file, link, codes, copy, delete

editor-missing = What is missing?
editor-missing-nothing = Nothing.
editor-missing-but = Nothing, but { $empty }.
editor-missing-playable = The scenario can be played as it stands.
editor-missing-add-units = Add them, or take in an order of battle. One side alone can be kept as it stands.
