# The turn, the phases and what every question writes

help-ledger = Keep the books
help-remind = Remind us
help-resolve = Resolve it
help-ledger-does = no questions, everything set by hand
help-remind-does = lists what falls due
help-resolve-does = asks, throws and writes down
help-already = The app does that already.
help-log = What the app does: **{ SMALL($help) }**.
help-log-left = Left to the table: { $question }
reroll-log = { $side } throw **{ $what }** again for { $dice ->
    [one] one re-roll die
   *[other] { $dice } re-roll dice
}.
own-log-instead = The table’s own throw stands instead of the app’s: { $what }.

## Going on
turn-battle-over = The battle is over.
turn-answer-first = Answer the open question first, or set it aside.
turn-falls-due = Something is due. Resolve it or settle it by hand.
turn-set-aside = Answer what was set aside first.
turn-still-to-act = { $count ->
    [one] { $formations } still has to act.
   *[other] { $count } formations still have to act: { COMMAS($formations) }.
}
turn-still-to-recover = { $unit } still has to draw its recovery card.
turn-nobody-acts = No formation is acting.
take-up-one = Another action waits. End this one first.
take-up-log = { $formation } takes up its action again: { SMALL($step) }.
ask-called-off = **Called off**: “{ $question }”
ask-dropped = Left without a result: “{ $question }”
draw-all-none = There is nothing to draw for.
turn-log = Turn { $turn }, **{ $clock }**.
turn-log-acted = { $formation } has acted.
turn-no-skirmishing = No skirmishing in the { SMALL($weather) }.
pass-when-choosing = A formation passes when the next one is chosen.
pass-no-card = { $formation } has no card to play this turn.
pass-log = { $formation } passes this turn.
rest-disturbed = { $unit } is no longer resting: order **Defend, normal**.

## The battle and its phone
battle-is-over = The battle is over. Open it again to go on.
battle-not-over = The battle is not over.
battle-seed-shown = The seed was shown: this is closed. Go on in a copy.
battle-log-revealed = The seed is shown.
battle-log-branched = From here on this is a **copy**, under a new seal.
battle-log-goes-on = The battle goes on.
battle-log-begins = **{ $title }** begins.
phone-one-side = This phone keeps one side only.
phone-already = It is already so.
phone-log-open = The phone **lies open** on the table.
phone-log-passed = The phone is **passed** round. What is private is covered.
note-not-the-umpires = Only the umpire notes it, of formations in this battle.
remark-empty = Write something first.
ruling-none-such = There is no such ruling.
ruling-log = A ruling is changed: **{ $ruling }** is now { $value }.
ruling-time-card-open = A time card lies there. Accept it first.
unseen-question = Thrown, for the other side’s eyes first
unseen-waits = the other side reads it first
unknown-question = This version does not know this question
unknown-word = Unknown
unknown-means = Settle it at the table, set the result by hand and go on.
