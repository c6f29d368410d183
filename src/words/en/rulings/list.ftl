# The page that shows the rulings and changes them.

rulings-own = { $group }: { $count } of your own
rulings-default = as the app comes
rulings-source = { $text } ({ $amb }, { $lines })
rulings-sheet = Rulings
rulings-sheet-question = How do you read it?
rulings-sheet-advice = Change one only if both sides agree. The journal says that it was changed, and when.
rulings-sheet-together = A ruling is changed by both sides, with no seat open, or by the umpire.
rulings-in-force = In force: { $value }
rulings-sheet-leave = Leave
rulings-sheet-done = Done
