# What any page may say.
shell-try-again = Try again

# What any question may refuse.
ask-answered-already = That question is answered. Look at the turn for what is asked now.
ask-another-open = Another question is open. Answer it first, or set it aside.
ask-not-asked = That is not asked here.
ask-no-such-answer = “{ $answer }” cannot answer “{ $question }”.
ask-not-yet = Not yet: { $why }.
ask-all-thrown = Everything is thrown. Accept it, or throw again.
ask-nothing-there = Nothing is thrown there.
ask-not-again = That cannot be thrown again.
ask-throw-first = Throw first, or enter what you threw.
ask-not-decided-here = The table cannot decide that here.
ask-must-answer = This question needs an answer. Set it aside if it can wait.
ask-thrown-already = The dice are thrown. Accept the result, or undo the throw.

# Of a sum: it is raised to its least.
sum-not-below = not below { NUMBER($least) }

# The proof of a record.
proof-beginning = The record does not begin as its seed and its scenario say.
proof-refused = This play is not legal where it stands.
proof-other-events = What is written does not follow from the play and the sealed seed.
proof-no-play = Nobody asked for what is written here.

# A record that is open on this screen: of a battle or a campaign.
session-other-tab = This is open in another tab, which holds the pen. Take the pen to go on here.
session-no-seed = The seed of this record cannot be read. Import your last export.
session-no-beginning = This record has no beginning. Import your last export.
session-damaged = { $what } What stands before it is shown; export it, and take your last good file.
