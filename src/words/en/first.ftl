# The first minute: a guided charge.
minute-aside = first minute
minute-where = Maida, 4 July 1806, { $time }. You lead { $unit }. Your miniatures are within reach of { $target }.
minute-card = You have measured. Now a card decides whether the charge goes in: the higher the rating, the better the chance.
minute-draw = Draw a card
minute-drawn = Go on, or draw another card for a re-roll die.
minute-halted = { $unit } stays where it stands
minute-halted-why = It happens: men are not counters. Leave the miniatures where they are. Now the enemy tries.
minute-receive = { $target } attacks
minute-fight = Both sides fight. Combat points give the dice, and everything that counts is shown.
minute-throw = Throw for both sides
minute-thrown = Hits, losses and retreats are worked out. You only move the miniatures.
minute-so-many = { $dice ->
    [one] One die, hits on { $face }
   *[other] { $dice } dice, hits on { $face }
}
minute-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
minute-more = More has to be decided, one question at a time.
minute-on = Go on
minute-accept = Accept
minute-over = That was a charge
minute-over-why = You moved the miniatures. Scovell threw the dice, did the sums and kept the record.
minute-books = Combat points now
minute-undo = Undo the last step
minute-begin = Begin a battle
minute-keep = Fight on from here
minute-keep-note = saves this as a battle
minute-not-kept = None of this is saved unless you fight on.
minute-leave = Leave the charge

# What the players see for the first time, in the first turn of a first battle. Twenty words each at most.
hint-aside = Hint
hint-none = No hints
hint-command = Touch a unit to send its skirmishers out. The large button goes on.
hint-skirmish = Whose skirmishers are within reach on the table? Choose them, or go on.
hint-artillery = Measure first, then choose a target. Undo is free, and the same dice come again.
hint-commanders = Usually nothing happens here.
hint-cards = Each side picks the formation it wants to act. Higher white dice act first.
hint-contest = White dice decide who acts and who is under command.
hint-command-throw = Is he far from headquarters? Say so before you accept.
hint-orders = The order says what the units must do. You may change it now.
hint-held = The order says what the units must do. Not under command, it cannot change this turn.
hint-move = Move the miniatures. Touch a unit to see how far it goes.
hint-firefights = Who is within 2 cm of an enemy may fire. Choose a unit, then its target.
hint-combats = Units in contact fight. The app asks what only you can see.
hint-administration = The action is over. Check the markers on the table against the Army page.
hint-question = One question at a time. Give the facts, then throw or draw.
hint-reckoned = It may go this far. Say what is in its way, move it, then accept.
hint-fight = Attacker left, defender right. Give the facts, then throw for both.
hint-recovery = Nobody has to draw.
hint-weather = The turn is over. The large button begins the next.
