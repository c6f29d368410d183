# What every room of the editor says: where one is, whether it is kept, undo and redo, and the fields.
editor-scenario = Scenario
editor-aside = scenario
editor-where = Where you are
editor-desk = Pages
editor-no-gaps = No gaps
editor-gaps = Gaps
editor-problems = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
}
editor-redo = Redo
editor-nothing = nothing
editor-outline = The scenario
editor-no-name = no name
editor-name = Name
editor-rank = Rank
editor-notes = Notes
editor-notes-on = Notes on { $name }
editor-choose = Choose
editor-field-in = { $label }, { $unit }
editor-in-cp = CP
editor-time-wrong = Write hours and minutes: 16:20
editor-up = Up
editor-down = Down
editor-copy = Copy
editor-remove = Remove
editor-first = first
editor-last = last
editor-full = the limit is { $most }

## Whether it is kept.
editor-kept = saved
editor-keeping = saving
editor-not-kept = not saved
editor-save-file = Save it as a file
editor-all-here = All you have written is still on this screen.
editor-other-tab = Another tab has changed this scenario.
editor-not-overwritten = Nothing was overwritten.
editor-which-is-right = Choose which to keep.
editor-keep-mine = Keep this screen’s version
editor-show-theirs = Show the other tab’s version
editor-show-theirs-note = undo brings this back
editor-keep-both = Keep both
editor-keep-both-note = this one as a copy
editor-still-open = “{ $title }” could not be saved, so it is still open. Go back to it first.

## A page that leads nowhere.
editor-nothing-lost = Nothing was lost.
editor-left-as-it-is = It was not changed.
editor-take-another = Choose another, or import it from its file again.
editor-back-to = Back to { $title }
editor-gone = No longer here
editor-gone-what = This is no longer in the scenario.
editor-gone-why = It was removed, or an undo took it away.
editor-to-scenario = To the scenario

## What can be undone.
editor-done-theirs = the other tab’s version
editor-done-moved = { $name } moved
editor-done-removed = { $name } removed
editor-done-copied = copy of { $name }
