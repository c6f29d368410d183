# The first minute: a guided charge.
minute-aside = first minute
minute-where = Maida, 4 July 1806, { $time }. You lead { $unit }. Your miniatures stand in reach of { $target }.
minute-card = You have measured. Now a card decides whether the charge goes in: the higher its rating, the better the chance.
minute-draw = Draw a card
minute-drawn = The players agree, or buy another card with a Re-Roll Die.
minute-halted = { $unit } stays where it stands
minute-halted-why = It happens: men are no counters. The table leaves the miniatures as they are. It is the enemy’s turn to try.
minute-receive = { $target } attacks
minute-fight = Both sides fight. The dice come from combat points, and everything that counts is shown.
minute-throw = Throw for both sides
minute-thrown = Hits, losses and who goes back are worked out. You only move the miniatures.
minute-so-many = { $dice ->
    [one] One die, hits on { $face }
   *[other] { $dice } dice, hits on { $face }
}
minute-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
minute-more = More falls due, one question at a time.
minute-on = Go on
minute-accept = Write it down
minute-over = That was a charge
minute-over-why = You moved the miniatures. Scovell threw, reckoned and wrote it down.
minute-books = In the books now
minute-undo = Take the last step back
minute-begin = Begin a battle
minute-keep = Fight on from here
minute-keep-note = keeps this as a battle
minute-not-kept = Nothing of this is kept unless you fight on.
minute-leave = Leave the charge
