# What the day cost.
after-name = After the battle
after-goes-on = The battle goes on.
after-reckon = Reckon the losses
after-reckon-note = dice for every unit, officer and lost gun
after-men = { NUMBER($gone) } of { NUMBER($men) } men are gone; { NUMBER($left) } are in the ranks tomorrow.
after-temporarilyMissing = Back by morning
after-wounded = Wounded
after-killed = Killed
after-deserted = Deserted
after-missing = Missing, and back
after-percent = { $row }, %
after-battery = **{ $battery }**: { $fate ->
    [reformed] re-forms.
    [lost] is lost.
   *[open] lost today; { NUMBER($percent) } % that it re-forms.
  }
after-units = { $n ->
    [one] { $n } unit, one by one
   *[other] { $n } units, one by one
  }
after-unit = { $men ->
    [one] { $unit }: { $men } man
   *[other] { $unit }: { $men } men
  }
after-unit-open = { $unit }: not reckoned
after-loss = { $guns ->
    [survive] { $row }; its guns survive.
    [lost] { $row }; its guns are lost.
   *[none] { $row }.
  }

# The fallen and the wounded.
after-fallen = **{ $officer }**, { $how ->
    [injured] injured
   *[captured] captured
  }: { $fate }.
after-chances = { $when ->
    [tomorrow] By tomorrow: { COMMAS($chances) }.
   *[now] Chances: { COMMAS($chances) }.
  }
after-days = { $officer }, day by day
after-evening = The evening: { $fate }
after-day = Day { NUMBER($day) }, { $dice }: { $fate }
after-day-third = Day { NUMBER($day) }, { $dice }, then { NUMBER($third) }: { $fate }
after-day-passes = A day passes for the wounded
after-day-passes-note = { $n ->
    [one] two dice for { $n } wounded officer; a pair may change it
   *[other] two dice for { $n } wounded officers; a pair may change it
  }

# The army of tomorrow.
after-army = { $days ->
    [1] The armies of the next day
   *[other] The armies { $days } days after
  }
after-next-day = { $days ->
    [1] { $title }, the day after
   *[other] { $title }, { $days } days after
  }
after-successor = { $officer }’s successor
after-army-note = a scenario with the men who are left
scenario-nothing-left = Nothing is left of the { $army } army to fight on.
scenario-copy-of = { $name } (copy)
after-untouched = The battle stays as it is.

# By the table's own dice.
after-missing-dice = something is missing
after-two-dice = Two dice for { $officer }
after-own-day = Day { NUMBER($day) }, our own dice
after-day-of = { $officer }, day { NUMBER($day) }
after-two-decimals = Two decimal dice for { $battery }
after-die = { $unit }: a die for the men
after-dice-guns = { $unit }: a die for the men, one for its guns
after-dice-which = The first die is for the men, the second for its guns.
