# The sheet of a question.

task-decided = Override the result
task-what-came = Which result?
task-leave = Leave it
task-defer = Set it aside
task-accept = Accept
task-throw-here = { $throw } here
task-again-draw = Draw again
task-again-turn = Turn again
task-again = { $what } again
task-again-by = { $side }: { SMALL($again) }
task-rerolls = { $n ->
    [one] { $n } re-roll die
   *[other] { $n } re-roll dice
}
task-firefight = Firefight
task-close-combat = Close combat
