# Seats that open by their figures, and what is sealed

seats-no-such-play = This version knows no such play.
seats-not-yours = That is for another seat to do.
seats-together = That is for both sides to do, with no seat open, or for the umpire.
seats-notes-sealed = Where seats are under lock, notes are sealed.
seats-open-first = Open your seat first.
seats-no-such = There is no such seat at this table.
seats-umpires = That is for the umpire to do.
seats-other-commander = That is another commander’s to do.
seats-no-envelope = There is nothing in it to seal.
seats-nothing-sealed = No sealed paper has that number.
seats-shown-already = It has been shown already.
seats-other-words = These are not the words that were sealed.
seats-first-the-formation = Show their formation first.

seats-log-shown = A sealed paper is **shown**.
seats-log-order = { $formation } has a hidden order, now shown: **{ $order }**.
seats-log-order-words = { $formation } has a hidden order, now shown: **{ $order }**. “{ $words }”
seats-log-arrival = **{ $who }** is seen: { $where }.
seats-not-locked-away = The battle has begun, but this phone could not lock its scenario. Remove it from your scenarios before anybody looks.
seats-not-kept = This phone could not keep the PINs of the seats, so the battle was not begun.

# The door of a seat
seats-your-figures = { CAPITAL($who) }: your PIN?
seats-not-these = Wrong PIN. { CAPITAL($who) }: your PIN?
seats-look-away = The others look away. The fourth digit opens it.
seats-pin-so-far = { $n } of { $of } digits entered
seats-forgotten = Forgotten?
seats-forgotten-side = The umpire can set a new PIN for this seat. Nothing is lost.
seats-forgotten-umpire = Nobody can set a new PIN for the umpire. Try again: after each mistake the wait is longer.
seats-forgotten-nobody = There is no umpire at this table, so nobody can set a new PIN for this seat. Try again: after each mistake the wait is longer.
figures-own = My PIN
figures-own-note = Your PIN opens these papers. Anybody who saw you enter it knows it.
figures-change = Choose a new PIN
figures-keep = Keep the old PIN
figures-old = { CAPITAL($who) }: your old PIN?
figures-old-note = It shows that this is you. The new PIN comes next.
figures-changed = Your new PIN is set.
figures-old-files = Files saved earlier open with the old PIN.
figures-hand-over = Choose the seat, then hand its player the phone: he enters a new PIN twice. His papers stay as they are.
seats-rub = Delete
seats-keep-covered = Keep it covered
seats-looking = One moment …
seats-wrong-left = { $n ->
    [one] One try is left, then this seat is shut. Nothing is lost.
   *[other] { $n } tries are left, then this seat is shut. Nothing is lost.
}
seats-wrong-umpire = Nothing was opened. After more mistakes you must wait.
seats-wait = { $n ->
    [one] Too many mistakes. Try again in a minute.
   *[other] Too many mistakes. Try again in { $n } minutes.
}
seats-shut = This seat is shut. { $way }
seats-no-lock = The PIN of this seat is not on this phone.
seats-not-counted = This phone could not count the try, so nothing was opened or changed.
seats-open-seals = Some seals are closed still. Whoever may read them opens them in his seat, before the seed is shown.
seats-doors = The seats of this table
seats-none-todo = The seats of this battle are named above the turn.
seats-opening = Opening the papers …

# What lies before a seat
seats-papers-of = The papers of { $who }
seats-told = What you were told
seats-told-nothing = Nothing yet.
seats-answered = **{ $asked }** { $words }
seats-believes = What you believe of the enemy
seats-belief = { $who }: { $grade }
seats-belief-strength = { $doubt ->
    [doubtful] { $who }: { $grade }, perhaps { NUMBER($cp) }CP
   *[said] { $who }: { $grade }, { NUMBER($cp) }CP
}
seats-grade-unseen = unseen
seats-grade-suspected = suspected
seats-grade-seen = seen
seats-grade-identified = identified
seats-briefing = Briefing
seats-no-briefing = The scenario has no briefing for you.
seats-arrival = **{ $who }** may come from { $time }, and the enemy does not know. { $where }.
seats-plan = Your plan
seats-sealed = sealed
seats-nothing-yet = not written yet
seats-seal-it = Seal it
seats-half-written = Half written when it closed
seats-go-on = go on with it
seats-orders = Hidden orders
seats-order-new = Write a hidden order
seats-order-for = For which formation?
seats-order-is = Which order?
seats-order-when = When?
seats-order-at = At what time?
seats-order-event = What must happen?
seats-order-words = In your own words
seats-order-line = { $formation }: { $order }
seats-when-acting = when it next acts
seats-when-clock = at a time
seats-when-at = at { $time }
seats-when-attacked = if attacked
seats-when-event = when something happens
seats-show-order = Show { $order }
seats-order-instead = It replaces { $order }, { $when }.
seats-no-formations = You command no formation.

# The umpire's desk
seats-desk = What is due?
seats-tell = Tell a side something
seats-tell-words = In your own words
seats-journal = The umpire’s journal
seats-noted-seat = { $what ->
    [opened] Opened: **{ $who }**
    [wrong] A wrong PIN for **{ $who }**
    [shut] Shut after too many wrong PINs: **{ $who }**
    [asked] **{ $who }** asked for a take-back
    [agreed] The take-back that **{ $who }** asked for was agreed
    [refused] The take-back that **{ $who }** asked for was refused
   *[new-pin] A new PIN for **{ $who }**
}
seats-noted-by-hand = Set by hand by { $who }: { $what }
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
seats-holds-against = A PIN stops a glance, a curious friend and a file that is passed on. It does not stop the owner of the phone, with tools and time.
seats-an-umpire = There is an umpire
seats-an-umpire-does = only he says when hidden troops are seen
seats-commanders = { $side } commanders with a seat of their own
seats-to-figures = Next: a PIN for each
seats-not-now = Not now
seats-choose-figures = { CAPITAL($who) }: choose a PIN of four digits
seats-same-again = { CAPITAL($who) }: the same PIN again
seats-choose-note = The others look away. This PIN opens your papers.
seats-not-the-same = The two were not the same. Choose again.
seats-locking = Locking the seats …

# A seat's own file
seat-file-title = { $title }: { $who }
seat-file-for = What { $who } knows, turn { NUMBER($turn) }, { $time }. Nothing can be played from this page.
seat-file-table = the table
seat-file-unit = { $unit }: { NUMBER($cp) }CP
seat-file-story = The story

# Files and scenarios under lock
locked-file-umpire = The umpire’s PIN?
locked-file-keeper = The keeper’s PIN?
locked-file-side = The PIN of either side?
locked-file-wrong = This PIN does not open it. Nothing was changed.
locked-file-damaged = This file was cut short or altered. It does not open.
locked-file-safe = Nothing was changed.
whole-again = A part of this scenario is locked
whole-again-note = It was played under lock. The umpire’s PIN unlocks the whole of it.
