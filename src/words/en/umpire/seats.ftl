# Seats that open by their figures, and what is sealed

seats-no-such-play = This version knows no such play.
seats-not-yours = That is for another seat to do.
seats-notes-sealed = Where seats are under lock, notes are sealed.
seats-open-first = Open your seat first.
seats-no-such = There is no such seat at this table.
seats-umpires = That is for the umpire to do.
seats-other-commander = That is another commander’s to do.
seats-no-envelope = There is nothing in it that could be sealed.
seats-nothing-sealed = Nothing of that number was sealed.
seats-shown-already = It was shown before.
seats-other-words = These are not the words that were sealed.
seats-first-the-formation = Their formation must be seen first.

seats-log-shown = A sealed paper is **shown**.
seats-log-order = { $formation } has a hidden order, now shown: **{ $order }**.
seats-log-order-words = { $formation } has a hidden order, now shown: **{ $order }**. “{ $words }”
seats-log-arrival = **{ $who }** is seen: { $where }.
seats-not-locked-away = The battle was begun, but its scenario could not be locked away on this phone. Take it off the shelf before anybody looks.
seats-not-kept = The figures of the seats could not be kept on this phone, so nothing was begun.

# The door of a seat
seats-your-figures = The four figures of { $who }?
seats-not-these = Not these. The four figures of { $who }?
seats-look-away = The others look away. The fourth figure opens what is yours.
seats-pin-so-far = { $n } of { $of } figures are in
seats-forgotten = Forgotten?
seats-forgotten-side = The umpire can set new figures for this seat. Nothing is lost.
seats-forgotten-umpire = Nobody can set new figures for the umpire. Try again: after each mistake the wait is longer.
seats-forgotten-nobody = There is no umpire at this table, so nobody can set new figures for this seat. Try again: after each mistake the wait is longer.
figures-own = My figures
figures-own-note = Four figures open these papers. Who has seen you enter them knows them.
figures-change = Choose new figures
figures-keep = Keep the old ones
figures-old = The four old figures of { $who }?
figures-old-note = They show that it is you. Then the new ones hold.
figures-changed = The new figures hold.
figures-old-files = Files saved before open with the old ones.
figures-hand-over = Choose the seat, then hand its player the phone: four figures, twice. His papers stay as they are.
seats-rub = Rub out
seats-keep-covered = Keep it covered
seats-looking = One moment.
seats-wrong-left = { $n ->
    [one] One try is left, then this seat is shut. Nothing is lost.
   *[other] { $n } tries are left, then this seat is shut. Nothing is lost.
}
seats-wrong-umpire = Nothing was opened. After more mistakes there is a wait.
seats-wait = { $n ->
    [one] Too many mistakes. Try again in a minute.
   *[other] Too many mistakes. Try again in { $n } minutes.
}
seats-shut = This seat is shut. { $way }
seats-no-lock = The figures of this seat are not on this phone.
seats-not-counted = The try could not be written down, so it was not made. Nothing was changed.
seats-doors = The seats of this table
seats-none-todo = The seats of this battle are named above the turn.
seats-opening = Opening the papers.

# What lies before a seat
seats-papers-of = The papers of { $who }
seats-told = What you were told
seats-told-nothing = Nothing yet.
seats-believes = What you believe of the enemy
seats-belief = { $who }: { $grade }
seats-belief-strength = { $doubt ->
    [doubtful] { $who }: { $grade }, perhaps { NUMBER($cp) } CP
   *[said] { $who }: { $grade }, { NUMBER($cp) } CP
}
seats-grade-unseen = unseen
seats-grade-suspected = suspected
seats-grade-seen = seen
seats-grade-identified = identified
seats-briefing = Briefing
seats-no-briefing = The scenario has none.
seats-arrival = **{ $who }** may come from { $time }, and the enemy does not know. { $where }.
seats-plan = Your plan
seats-sealed = sealed
seats-nothing-yet = nothing written yet
seats-seal-it = Seal it
seats-orders = Hidden orders
seats-order-new = Write a hidden order
seats-order-for = For which formation?
seats-order-is = Which order?
seats-order-when = When?
seats-order-at = At what time?
seats-order-event = When what happens?
seats-order-words = In your own words
seats-order-line = { $formation }: { $order }
seats-when-acting = when it next acts
seats-when-clock = at a time
seats-when-at = at { $time }
seats-when-attacked = if attacked
seats-when-event = when something happens
seats-show-order = Show { $order }
seats-order-instead = It takes the place of { $order }, { $when }.
seats-no-formations = You command no formation.

# The umpire's desk
seats-desk = What is due?
seats-tell = Tell a side something
seats-tell-words = In your own words
seats-journal = The umpire’s journal
seats-noted-seat = { $what ->
    [opened] Opened: **{ $who }**
    [wrong] A wrong figure for **{ $who }**
    [shut] Shut after too many mistakes: **{ $who }**
    [asked] A take-back was asked for by **{ $who }**
    [agreed] The take-back was agreed to, asked for by **{ $who }**
    [refused] The take-back was refused, asked for by **{ $who }**
   *[new-pin] New figures for **{ $who }**
}
seats-noted-by-hand = By hand, { $who }: { $what }
seats-noted-undo = { $how ->
    [undo] { $who } took back { $n ->
        [one] a deed
       *[other] { $n } deeds
    } of { $of }
   *[redo] { $who } brought back { $n ->
        [one] a deed
       *[other] { $n } deeds
    } of { $of }
}

# Before a battle under lock begins
seats-who-sits = Who sits at this table?
seats-holds-against = Figures hold against a glance, a curious friend and a file that is passed on. They do not hold against the owner of the phone with tools and time.
seats-an-umpire = There is an umpire
seats-an-umpire-does = he alone says when those who come in secret are seen
seats-commanders = { $side } commanders with a seat of their own
seats-to-figures = To the figures of each
seats-not-now = Not now
seats-choose-figures = Four figures for { $who }?
seats-same-again = The same four again, { $who }?
seats-choose-note = The others look away. You open your papers with them.
seats-not-the-same = They were not the same. Once more from the first.
seats-locking = The seats are being locked.

# A seat's own file
seats-saved = { $of ->
    [seat] The file is this seat’s own page: what it may see, its papers and the story. Nothing can be played from it.
   *[whole] The file is the whole battle, locked. The umpire’s figures open it; without an umpire those of either side.
}
seat-file-title = { $title }: { $who }
seat-file-for = What { $who } knows, turn { NUMBER($turn) }, { $time }. Nothing can be played from this page.
seat-file-table = the table
seat-file-unit = { $unit }: { NUMBER($cp) } CP
seat-file-story = The story

# Files and scenarios under lock
locked-file-umpire = The umpire’s four figures?
locked-file-side = The four figures of either side?
locked-file-wrong = These do not open it. Nothing was changed.
locked-file-damaged = This file was cut off or altered, and does not open.
whole-again = A part of this scenario lies locked
whole-again-note = It was played under lock. The umpire’s figures bring the whole back.
