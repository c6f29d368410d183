# A scenario at a glance, and what is missing in it.
editor-when-where = { $where ->
    [yes] { $date }, { $place }, from { $start }
   *[no] { $date }, from { $start }
}
editor-army-line = { $type }, { $formations }, { SMALL($strength) }
editor-unnamed-side = Unnamed side
editor-import = Import an order of battle
editor-import-note = from a file, or text copied from a page or a book
editor-day = The day
editor-day-line = { $from }. { $weather }, { SMALL($soil) } ground
editor-day-line-fog = { $from }. { $weather }, { SMALL($soil) } ground, fog
editor-from-to = { $from } to { $to }
editor-weather-thrown = Weather by dice
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
    [0] everybody starts on the table
    [one] { $n } arrival
   *[other] { $n } arrivals
}
editor-told = Text
editor-told-note = title, briefings, sources, notes, tags
editor-rules = Decks and rulings
editor-rules-line = { $n ->
    [0] all at their defaults
    [one] { $n } ruling of its own
   *[other] { $n } rulings of its own
}
editor-play = Play it
editor-mend-first = { $n ->
    [one] fix { $n } problem first
   *[other] fix { $n } problems first
}
editor-share = Share or save
editor-share-note = file, link, codes, copy, delete

editor-missing = What needs fixing?
editor-missing-nothing = Nothing.
editor-missing-but = Nothing, but { $empty }.
editor-missing-playable = The scenario can be played as it stands.
editor-missing-add-units = Add them, or import an order of battle. You may save a scenario with one side.
