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
