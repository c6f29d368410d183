# When the battle is over

end-hour-has-come = It is { $now }: the agreed hour of { $until } has come.
end-hour-has-come-terms = It is { $now }: the agreed hour of { $until } has come. { $terms }
end-both-or-one = The battle ends when both sides agree, or one gives up.

losses-when-over = Losses are worked out after the battle.
losses-all-thrown = All dice are thrown.
losses-nothing-there = There is nothing to throw for.
losses-dice = Dice show 1 to 6, two decimal dice 1 to 100.
losses-log = The losses of the day are **worked out** for { $units ->
    [one] one unit
   *[other] { $units } units
}.
losses-log-own = The table’s own dice stand for { $who }.

fate-dead = dead
fate-incapacitated = will not serve again
fate-critical = critically wounded
fate-serious = seriously wounded
fate-light = lightly wounded
fate-recovered = recovered
fate-prisoner = a prisoner
fate-unknown = not yet thrown for

wounds-when-over = Wounds are thrown for after the battle.
wounds-nobody = There is no wounded officer to throw for.
wounds-none-that-day = There is no wound to throw for that day.
wounds-day-before-first = Throw for the day before first.
wounds-dice = Dice show 1 to 6.
wounds-third-die = A pair: throw one more die.
wounds-log = Day { NUMBER($day) }, { $officer }: **{ $fate }**.
wounds-log-own = Day { NUMBER($day) }, { $officer }: **{ $fate }**, by the table’s own dice.
