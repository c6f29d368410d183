# When the battle is over

end-hour-has-come = It is { $now }: the agreed hour of { $until } has come.
end-hour-has-come-terms = It is { $now }: the agreed hour of { $until } has come. { $terms }
end-both-or-one = The battle ends when both sides agree, or one gives it up.

losses-when-over = Losses are reckoned when the battle is over.
losses-all-thrown = Everything is thrown for.
losses-nothing-there = There is nothing of that to throw for.
losses-dice = Dice show 1 to 6, two decimal dice 1 to 100.
losses-log = { $units ->
    [one] The losses of the day are **reckoned** for one unit.
   *[other] The losses of the day are **reckoned** for { $units } units.
}
losses-log-own = The table’s own dice stand for { $who }.

fate-dead = dead
fate-incapacitated = will not serve again
fate-critical = critically wounded
fate-serious = seriously wounded
fate-light = lightly wounded
fate-recovered = recovered
fate-prisoner = a prisoner
fate-unknown = not known

wounds-when-over = The wounded are looked after when the battle is over.
wounds-nobody = No officer is wounded whose fate is known.
wounds-none-that-day = There is no wound to throw for on that day.
wounds-day-before-first = The day before comes first.
wounds-dice = Dice show 1 to 6.
wounds-third-die = A pair: one more die says how he is.
wounds-log = Day { NUMBER($day) }, { $officer }: **{ $fate }**.
wounds-log-own = Day { NUMBER($day) }, { $officer }: **{ $fate }**, by the table’s own dice.
