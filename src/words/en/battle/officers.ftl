# Officers at risk

officer-log-fell = { $officer } is **{ $how ->
    [captured] captured
   *[injured] injured
}** and is replaced in phase 5.
officer-ends-battle = { $officer } is { $how ->
    [captured] captured
   *[injured] injured
}.
officer-log-replaced = { $officer } is replaced: A{ NUMBER($A) } L{ NUMBER($L) } T{ NUMBER($T) }.
officer-risk-question = Is { $officer } injured?
two-dice = Two dice
officer-risk-chance = Chance that he is safe
officer-safe = safe
officer-hit = injured
officer-word-safe = Safe
officer-word-hit = Injured
officer-risk-hit = { $officer } is injured and is replaced in phase 5.
officer-hit-from = Injured on { NUMBER($least) } or more
officer-log-unhurt-in = { $officer } is unhurt by { $cause }.
officer-unhurt = { $officer } is unhurt.
officer-he-is-safe = He is safe
officer-he-is-hit = He is injured

officer-out = { $officer } is out of the battle.
struck-with-unit = He is with a unit and shares its fate.
struck-absent = He is not on the table yet.
struck-question = Does { $officer } escape?
struck-friends = Friends are nearer
struck-friends-effect = he stops with them
struck-friends-cm = How far they are
struck-joins = Who he joins
struck-others = Other friends
struck-chance = Chance that he escapes
struck-escapes = He escapes
struck-captured = Captured
struck-injured = Injured
struck-he-is-captured = He is captured
struck-joins-friends = { $officer } joins the nearest friends.
struck-goes = { $officer } goes { NUMBER($cm) } cm from the enemy.
struck-replaced = { $officer } is { $how ->
    [captured] captured
   *[injured] injured
} and is replaced in phase 5.
struck-taken-on = Captured on { NUMBER($taken) }, injured on more
struck-log-away = { $officer } **escapes**: he rides { NUMBER($cm) } cm away.
struck-log-friends = { $officer } **escapes** to the nearest friends.
struck-log-by-hand = { $officer } **escapes**.
