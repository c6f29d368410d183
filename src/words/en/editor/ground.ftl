# The ground: hills, vantage points, terrain, areas, crossings.
editor-ground-title = What is the ground like?
editor-hills = Hills
editor-terrain = Terrain ({ $n })
editor-movement = Movement
editor-shifts = { $n ->
    [one] { $n } shift
   *[other] { $n } shifts
}
editor-cover = Cover
editor-disorder-test = Disorder test
editor-crossable = Can be crossed
editor-no-effect = no effect
editor-not-crossed = cannot be crossed
editor-disorder-test-short = disorder test
editor-covered = { SMALL($cover) } cover
editor-effects = { COMMAS($of) }
editor-add-terrain = Add terrain
editor-done-terrain = new terrain
editor-sample = The sample list
editor-sample-note = { SMALL(COMMAS($names)) }
editor-sample-there = all there
editor-obstacle = An obstacle: units cross it but never stay on it.
editor-list-areas = Built-up areas and strong points ({ $n })
editor-area-line = { $kind }, { $limit }CP
editor-kind = Kind
editor-strong-point-base = on a base under { $under } cm, usually { $usual }
editor-garrison-limit = Garrison limit
editor-garrison-limit-usual = { $least } to { $most } is usual
editor-area-held = a garrison holds it
editor-area-cover = { $cover ->
    [none] None
    [soft] Soft: wooden buildings
   *[hard] Hard: stone buildings
}
editor-add-area = Add an area
editor-done-area = new area
editor-list-crossings = Bridges, ditches and fords ({ $n })
editor-crossing-plain = { $kind }
editor-crossing-bonus = { $kind }, { SIGNED($bonus) } on the crossing die
editor-bonus = Added to the crossing die
editor-bonus-option = { SIGNED($n) }
editor-add-crossing = Add a crossing
editor-done-crossing = new crossing
editor-vantage-points = Vantage points ({ $n })
editor-vantage-point = Vantage point { $n }
editor-add-vantage-point = Add a vantage point
editor-done-vantage-point = new vantage point
editor-new-wood = Wood
