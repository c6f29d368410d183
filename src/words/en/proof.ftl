# The proof of a battle, for strangers: the page in the app, the page that stands alone, and the command line.

proof-aside = proof
proof-reading = { $of ->
    [0] Reading the file
   *[other] Checking line { NUMBER($n) } of { NUMBER($of) }
}
proof-cannot = This file cannot be checked. { $why }

# The judgment, in one sentence.
proof-judgment-holds = This battle was played as its file says, and nobody chose the dice.
proof-judgment-own = This battle was played as its file says. Own dice and what was set by hand rest on trust.
proof-judgment-copy = This copy was played as its file says. The record it was copied from is not proved.
proof-judgment-waits = The lines and the plays hold. The throws cannot be checked until the battle is over.
proof-judgment-broken = { $seq ->
    [0] This file does not prove the battle. Its opening is wrong.
   *[other] This file does not prove the battle. It breaks at line { NUMBER($seq) }.
  }
proof-played = Played { $from }, { $start } to { $end }. Checked just now, on this device; nothing was sent.
proof-played-days = Played { $from }, { $start }, to { $to }, { $end }. Checked just now, on this device; nothing was sent.

# The bar from the first line to the last.
proof-bar-whole = Lines 1 to { NUMBER($n) } hold
proof-bar-broken = { $sound ->
    [0] No line holds
   *[other] Lines 1 to { NUMBER($sound) } hold, line { NUMBER($seq) } does not
  }
proof-line-first = line 1
proof-line-last = line { NUMBER($n) }

# What was proved.
proof-proved = What was proved
proof-proved-all = all of it holds
proof-proved-part = as far as it goes
proof-still = What still holds
proof-still-to = up to line { NUMBER($n) }
proof-chain = Chain whole
proof-chain-note = each line names the one before it
proof-seal = Seal fits
proof-seal-note = made before the first throw, opened for this check
proof-seal-added = Seal fits, words of both sides in it
proof-seal-added-note = the players added { $added } to what the phone had sealed
proof-quoted = “{ $text }”
proof-throws = Throws from the seal
proof-throws-note = each made again from the seal: the same
proof-throws-wait = Throws not checked yet
proof-throws-wait-note = this file does not hold its seed
proof-plays = Plays judged again
proof-plays-note = undone ones too: each gives what is written
proof-seals = Sealed papers
proof-seals-note = { NUMBER($shown) } shown, each as it was sealed; { NUMBER($draws) } of the umpire’s draws made again
proof-untrue-draw = The umpire sealed another card than the one drawn for hidden troops.
proof-begins = The beginning
proof-begins-note = armies, orders and sky are those of its scenario

# What rests on trust.
proof-trust = What rests on trust
proof-trust-said = not proved
proof-hands = Hand edits
proof-hands-note = set by a person, listed below
proof-own-throws = Own dice and cards
proof-own-none = none
proof-own-by = thrown on the table: { COMMAS($by) }
proof-undone-throws = Throws undone
proof-undone-by = they stay in the file: { COMMAS($by) }
proof-undone-none = none
proof-answers = Answers of the table
proof-answers-note = distances, sight and ground, as the players told them
proof-copied = Copied from another record
proof-copied-note = { $why ->
    [revealed] after its seed was shown
    [elsewhere] on a phone that did not have its seed
    [earlier] from a file, after more had been played
   *[damaged] after it was damaged
  }: { $id }, up to its line { NUMBER($seq) }
proof-hits = { $hits ->
    [one] One hit
   *[other] { $hits } hits
}

# Dice and cards of a side.
proof-dice-of = { $side } dice
proof-own-dice-of = { $side } own dice
proof-quality-of = { $side } quality cards
proof-own-quality-of = { $side } own quality cards
proof-time-of = { $side } time cards
proof-own-time-of = { $side } own time cards
proof-thrown = { $n ->
    [one] { $n } thrown
   *[other] { $n } thrown
  }
proof-drawn = { $n } drawn
proof-face = { $face }
proof-part = { $n ->
    [1] luckiest sixth
    [6] unluckiest sixth
   *[other] sixth no. { $n }
  }
proof-row = { $what } came { $n ->
    [one] once
   *[other] { NUMBER($n) } times
  }
proof-key-thrown = thrown
proof-key-expected = expected
proof-key-fair = 95 of 100 fair battles lie here
proof-stray = { $percent ->
    [0] Fewer than 1 of 100 fair battles stray so far from the even share.
   *[other] { $percent } of 100 fair battles stray further from the even share.
  }
proof-stray-few = Too few for a test.
proof-stray-pack = Cards come from a pack without going back, so they come more evenly than chance: there is nothing to test.

# The words of each turn.
proof-words = Words of each turn
proof-words-note = Compare them with those you noted at the table.
proof-words-turn = Turn { NUMBER($n) }
proof-words-end = The end
proof-words-undone = undone

# The lists.
proof-set-by-hand = Set by hand
proof-lines = { $n ->
    [one] { $n } line
   *[other] { NUMBER($n) } lines
  }
proof-show-more = Show the other { NUMBER($n) }
proof-first-weather = Weather of the day
proof-a-throw = A throw
proof-undone = { $thing }; { $became }
proof-same-again = made again at line { NUMBER($seq) }: the same
proof-not-again = not made again
proof-brought-back = brought back
proof-undone-own = the table’s own
proof-undoing = A throw that is undone and made again falls as it did. Undoing wins nothing.

# Where it breaks.
proof-where = Where
proof-where-when = { $clock }, turn { NUMBER($turn) }, { SMALL($phase) }
proof-where-opening = before the first line
proof-holds-line = holds
proof-found = found: { $what }
proof-should = should be: { $what }
proof-after = { $n ->
    [one] 1 line after it
   *[other] { NUMBER($n) } lines after it
  }
proof-after-note = cannot be judged: they follow from line { NUMBER($seq) }
proof-bad-copy = A bad copy breaks a file as well as a forger does. Ask another player of the battle for his file, and check that.

# What is wrong there.
proof-beginning = The record does not begin as its seed and its scenario require.
proof-refused = This play is not legal where it stands.
proof-other-events = What is written does not follow from the play and the seed.
proof-no-play = No play leads to what is written here.
proof-wrong-seed = The seed does not fit the seal that stood before the first throw.
proof-other-seal = The battle began under another seal than its file says.
proof-other-rules = It was played by other rules ({ $rules }); this page judges { $ours }.
proof-order = A line is missing, or is there twice.
proof-link = It does not follow from the line before it.
proof-changed = It was changed after it was written.
proof-no-way = It undoes or redoes what is not there.
proof-undo-others = It undoes or redoes what another seat did.
proof-not-played = It cannot be played: { $why }
proof-after-seed = It was written after the seed was shown, when every throw could be known.
proof-other-dice = The dice are not the ones the seed throws.
proof-other-card = The card is not the one the seed draws.
proof-other-pack = The pack is not what the draws leave of it.
proof-other-story = The story says something else than the play.
proof-other-value = Something else follows from the play: { $type }, { $path }.
proof-no-such-play = nothing: the rules do not allow it
proof-nothing = nothing
proof-event = { $type } { $what }
proof-pot = white { $white }, red { $red }, green { $green }
proof-cards-out = out are { COMMAS($cards) }
proof-card = card { $card }
proof-minutes = { $minutes } minutes

# What can be done.
proof-another = Check another file
proof-choose = Choose a battle’s file
proof-choose-note = it stays on this device
proof-question = Which battle do you want to check?
proof-stranger = This page trusts nobody. It reads a battle’s file, makes every throw again from the seed, and judges every play again by the rules. It sends nothing and needs no network.
proof-campaigns = This page proves battles. A campaign’s file is judged in the app, line by line, when it is imported.
proof-back = Back to the battle
proof-page = The page for checking files
proof-page-note = save it, and send it with the file
