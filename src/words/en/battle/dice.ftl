# Re-Roll Dice, and the table’s own dice and cards.

reroll-sum = Re-throw
reroll-die = Re-roll die
reroll-beyond-hq = Beyond visibility of the headquarters
reroll-awkward = Awkward commander
reroll-none-left = No re-roll dice are left.
reroll-too-few = It costs { $cost } re-roll dice and only { $ready ->
    [one] one is
   *[other] { $ready } are
} left.
reroll-question = Which { $side } re-roll dice come back?
reroll-dice = Used re-roll dice
reroll-chance = Chance that one or more come back
reroll-back = { $back ->
    [0] none back
   *[other] { $back } back
}
reroll-means = { $back ->
    [one] One die comes
   *[other] { $back } dice come
} back on { $least } or more. { $ready } ready, { $used } still used.
reroll-ready = Ready
reroll-ready-before = Ready before
reroll-how-many-back = How many show { $least } or more?
reroll-back-on = Back on { $least } or more
reroll-log-back = { $side }: **{ $back }** of { $used } re-roll dice come back.
reroll-log-thrown = { $side } have thrown for their used re-roll dice.
hq-away = { $officer } is away from his headquarters.

# The table’s own dice and cards
own-pot-needed = A pot is needed: one red, two white and two green dice.
own-red-needed = The red die counts too.
own-one-needed = Say whether any die showed 1.
own-pot-faces = Each die of a pot shows 1 to 6.
own-dice-needed = Dice are needed here.
own-dice-count = { $dice ->
    [one] One die is needed, not { $thrown }.
   *[other] { $dice } dice are needed, not { $thrown }.
}
own-hits-most = { $hits ->
    [one] There can be one hit at most.
   *[other] There can be { $hits } hits at most.
}
own-die-faces = A die shows 1 to 6.
own-card-unknown = The quality pack has no card { $card }. It has { $cards } cards.
own-result-needed = A quality card is needed: its number or its result.
own-disorder-needed = A quality card is needed: its number, or whether it says disordered.
own-time-needed = A time card is needed: its minutes.
own-time-card-unknown = The time pack has no card { $card }.
own-minutes-unknown = The time pack has no card of { $minutes } minutes.
