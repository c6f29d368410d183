# The umpire's desk
desk-leaves = Pages of the desk
desk-leaf = { $leaf ->
    [due] Due { NUMBER($n) }
    [known] Known
    [after] It is over
   *[told] Told
}
desk-nothing = Nothing is due.
desk-later = Not yet due
desk-back = Back
desk-seen-by-now = They have been seen already.

desk-do-they-come = Does { $who } come?
desk-they-come = { $who } comes
desk-since = Since { $time }: { $where }
desk-draw = Draw
desk-draw-for = Draw for { $who }
desk-show = Show
desk-show-who = Show { $who }
desk-own-card = Our own card says
desk-own-comes = they come
desk-own-not = not yet
desk-message-to = Message to { $who }
desk-deliver = Deliver
desk-deliver-to = Deliver to { $who }
desk-late = { $n } minutes late
desk-lost = Lost on the way
desk-lay-aside = Set it aside
desk-asks = Asked by { $who }
desk-no-answer = No answer
desk-answer = Answer
desk-answer-who = Answer { $who }
desk-lull-asked = { $what } Do the { $side } agree?
desk-lull-agreed = They agree
desk-lull-agreed-do = They agree: the lull begins
desk-index = Each formation
desk-index-of = { $formation }, { $officer }{ $marks ->
    [due] : something is due
    [comes] : comes in secret
    [hidden] : an order lies face down
   *[none] {""}
}
desk-dispute-since = Open since { $time }
desk-decide = Decide
desk-decide-it = Decide it
desk-new-dispute = A dispute
desk-weather = The weather
desk-weather-note = The turn waits for a weather throw.
desk-weather-do = Throw for the weather
desk-lull = A lull holds
desk-lull-note = A side may throw to fight again.
desk-lull-do = To the lull
desk-throw = Throw

desk-known = What each side knows
desk-formations = { $n ->
    [one] one formation
   *[other] { $n } formations
}
desk-which = Which formations?
desk-all = All { $n }
desk-hidden = Hidden { $n }
desk-what-is = The truth
desk-own = own
desk-subject = { $formation }, { $officer }
desk-comes = may come from { $time }
desk-comes-hidden = hidden, may come from { $time }
desk-comes-now = hidden, comes: { $where }
desk-order-hidden = { $now }; hidden: { $order }, { $when }
desk-told-cp = { NUMBER($cp) }CP
desk-doubtful = not sure
desk-believes = What { $who } believes
desk-strength = Strength told ({ NUMBER($cp) }CP in truth)
desk-strength-told = { $told ->
    [unsaid] not said
    [half] half: { NUMBER($cp) }
    [true] true: { NUMBER($cp) }
    [more] more: { NUMBER($cp) }
   *[twice] twice: { NUMBER($cp) }
}
desk-is-doubtful = The strength is not sure
desk-report = A report from the ledger
desk-told-at = sent at { $time }
desk-tell = Tell { $who }
desk-send = Send to { $who }
desk-to = To whom?
desk-when = When?
desk-now = now
desk-in = { $n } min
desk-ride = The courier takes
desk-minutes = { $n } min
desk-are-seen = { $who } is seen: { $where }
desk-note-on = A note on { $who }
report-unnamed = { CAPITAL(COMMAS($arms)) }, nobody knows whose

desk-told = What each was told
desk-told-all = All { $n }
desk-is-lost = Lost, to { $who }:
desk-under-way = Under way to { $who }:
desk-rulings = Rulings: { $n }
desk-and-more = And { $n } more.
desk-note = A note to myself
desk-plan = The plan
desk-places = Notes on places
desk-figures = A new PIN for a seat
desk-figures-for = For which seat?
desk-figures-set = The new PIN is set. Only it opens the seat now.
desk-figures-not = The PIN could not be set. Nothing was changed.
desk-what = What do you tell them?
desk-say-what = choose what to tell first

tell-dust = Dust on the road
tell-guns = Guns are heard
tell-horse = Horsemen are seen
tell-columns = Columns are on the march
tell-nothing = No enemy in sight
tell-hurry = Hurry
tell-yes = Yes
tell-no = No
tell-lull = Both sides agree: there is a lull.
tell-no-lull = The enemy wants no lull.

# What a seat asks of the umpire
ask-umpire = Ask the umpire
ask-sight = Do we see them from here?
ask-distance = How far is it?
ask-lull = We want a lull.
ask-who = Who is that?
ask-words = In your own words
ask-waits = **Asked:** { $what }

# A dispute
dispute-about = What is it about?
dispute-sight = Line of sight
dispute-distance = A distance
dispute-contact = Contact or not
dispute-facing = Facing of a unit
dispute-rule = What the rule says
dispute-ruling = The ruling
dispute-as-side = As the { $side } side says
dispute-as-neither = Neither
dispute-why = Why?
dispute-by-book = By the rulebook
dispute-by-table = By what the table shows
dispute-by-die = By a die
dispute-by-sense = By common sense
dispute-say-what = say what it is about first
dispute-say-how = say how you rule first
dispute-rule-so = Give this ruling
dispute-note-it = Add it to the list

# A take-back that is another's to give
back-ask = Ask { $who } to take it back
back-asked = { CAPITAL($who) } asks you to take back:
back-sealed = a sealed paper
back-not-kept = This phone could not keep your request. Nothing was changed.
back-agree = Take it back
back-refuse = No

# A note from a sheet
note-mine = The umpire’s note

# When it is over
after-seals = The battle is over
after-seals-open = { $n ->
    [one] Open the last seal
   *[other] Open { $n } seals
}
after-seals-note = everybody may read them then
after-seals-are-open = All the seals you may open are open.
after-seat-check = Check a seat’s own page
after-seat-check-note = was everything it was sent true?
after-seat-true = { $page ->
    [true] { CAPITAL($who) }: all { NUMBER($n) } things sent to this seat were true.
    [untrue] { CAPITAL($who) }: what was sent was true, but what the page shows is not what the record says.
    [closed] { CAPITAL($who) }: all { NUMBER($n) } things sent to this seat were true. Its papers can be compared once their seals are open.
   *[other-version] { CAPITAL($who) }: all { NUMBER($n) } things sent to this seat were true. Another version of the app wrote the page, so the page itself was not compared.
  }
after-seat-untrue = { CAPITAL($who) }: from number { NUMBER($n) } on, the page is not what the record says.
after-seat-none = This is no seat’s page, or it was altered. Nothing was changed.
after-seat-other = This page belongs to another game. Nothing was changed.
after-story = The story
after-story-whole = whole
after-story-side = as the { $side } side knew it
story-plan = Plan of { $who }: “{ $words }”
story-note = Note: “{ $words }”
story-order = Face down, { $order }, { $when }
story-check-comes = The umpire drew: they come.
story-check-not = The umpire drew: not yet.
story-told = Told to { $who }: { $words }
story-sent = Sent to { $who }: { $words }
story-asked = { CAPITAL($who) } asks the umpire: { $words }
story-lost = The courier was lost.
story-late = The courier was late: { $time }.
story-dispute = Dispute: { $words }
story-belief = The { $side } side was to believe: { $who } ({ $grade })
story-belief-strength = The { $side } side was to believe: { $who } ({ $grade }, { NUMBER($cp) }CP)
