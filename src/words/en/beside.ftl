# What is fetched beside the turns of a battle: where a rule stands and what lies there, sky and clock, a formation, “Any time”,
# what the day cost.

## Why
why-section = Rulebook: { $section }
why-table = as the players said
why-ruled = Rulebook: { $section }, by a ruling of this battle
why-card = { $what }, card { $card }, read at rating { $rating }
why-disordered = dis.
why-holds = holds

## The sections of the rulebook
section-GL = Terms of the Game
section-EQ = Equipment
section-PT = The Dice Pot
section-RR = Re-Roll Dice
section-QC = Quality Check
section-DC = Disorder Check
section-EX = Exhaustion
section-ORD = Formation Orders
section-WX = Weather
section-VIS = Visibility
section-GND = Ground
section-FOG = Fog
section-TIM = Time Cards
section-SEQ = Sequence of the Turn
section-CMD = Command Phase
section-RNF = Reinforcements
section-SKM = Skirmish
section-ART = Artillery
section-HOW = Howitzers
section-RKT = Rockets
section-CMA = Army Commander
section-CCD = Command Cards
section-UC = Under Command
section-OCC = Out of Command
section-MOV = Movement
section-MTC = Move to Contact
section-EVD = Evading
section-FSH = Final Shot
section-BRK = Broken Units
section-FF = Firefight
section-CC = Close Combat
section-BUA = Built-Up Areas
section-FAD = Formation Administration
section-REC = Recovery
section-RAL = Rally
section-LUL = Lull
section-BRG = Bridges and Ditches
section-GAR = Garrisons
section-DET = Detachments
section-ENG = Engineers
section-PON = Pontoons
section-BAG = Baggage
section-OFF = Officers
section-END = End of the Battle
section-SCN = Making a Scenario
section-SIM = The Simplified Game
section-LOS = Losses after the Battle

## Sky and clock
sky-name = Sky and clock
sky-now = { $clock }, { SMALL($weather) }
sky-ground-is = The ground is { SMALL($ground) }.
sky-weather-may = The weather may change.
sky-weather-stays = The weather will not change.
sky-wet = { $n } of { $of } minutes of rain or snow.
sky-dry = { $n } of { $of } minutes of sun.
sky-fog-is = Fog: { $total } of { $target }.
sky-intensity = How hard it falls
sky-the-ground = Ground
sky-may = The weather may change
sky-freezes = Freezing
sky-clock = Clock
sky-clock-note = forward only
sky-dice-ready = { $side } re-roll dice ready
sky-at-hq = { $officer } at his headquarters
sky-rulings = { $n ->
    [0] Rulings: all at their defaults
   *[other] Rulings: { $n } of your own
}
sky-see-rulings = See and change the rulings
sky-app = What the app does
sky-phone = This phone
sky-phone-open = Open table
sky-phone-open-note = everybody sees all
sky-phone-passed = Passed round
sky-phone-passed-note = secrets under a cover
sky-papers = Papers: briefings, plans, the umpire
sky-papers-of-note = briefing, plan, re-roll dice
sky-papers-umpire-note = under a cover of their own
sky-papers-passed = Each side has its own papers when the phone is passed round.
sky-whose-dice = Whose dice
sky-dice = Dice and cards
sky-dice-app = The app’s
sky-dice-app-note = or yours for any throw
sky-dice-table = Our own
sky-dice-table-note = or the app’s for any throw
sky-seal = The seal of chance
sky-seal-note = Fixed before the first throw. After the battle the seed can be shown, and every throw checked.
sky-seal-words = In four words: { $words }
sky-added = Both sides added to it: { $added }
sky-fingerprint = Fingerprint of the battle as it stands
sky-seed = Seed
sky-reveal = Show the seed
sky-reveal-note = final: after it no play, no undo and no losses here
sky-check = Check every throw
sky-check-note = and every play, as a stranger would
sky-won = How it is won
sky-end-side = { $side } agrees to end it
sky-end-given-up = One side gives up

## A formation
formation-which-order = Which order?
formation-keep-order = Keep the order
formation-order-costs = { $dice ->
    [0] Now **{ $order }**. A change costs nothing.
    [one] Now **{ $order }**. A change costs { $dice } re-roll die.
   *[other] Now **{ $order }**. A change costs { $dice } re-roll dice.
}
formation-dice-ready = { $costs } { $ready } ready.
formation-far = More than { $cm } cm from the headquarters
formation-far-note = one more die
formation-officer-with = { $officer } is with { $unit }
formation-officer-alone = { $officer } is with no unit
formation-joins = He joins
formation-no-unit = No unit
formation-checks-use = its checks use L{ $n }
formation-radius = Command radius { $cm } cm
formation-radius-stays = Losses never reduce it. The radius on the label holds.
formation-by-hand = Set by hand
formation-order-set = Order
formation-present = On the table
formation-acted = Has acted

## Any time
any-title = Any time
any-aside = Set aside
any-what = What happened?
any-shot = A shot
any-check = A check
any-firefight = A firefight
any-fight = A close combat
any-loss = A loss
any-note = A note
any-order = An order
any-officer = An officer at risk
any-which-shot = Which unit is shot at?
any-which-check = Which unit checks?
any-which-firefight = Which unit opens fire?
any-which-fight = Which unit attacks?
any-which-loss = Which unit takes the loss?
any-order-of = Which formation?
any-officer-who = Which officer?
any-nobody = No unit: no battery can fire now, or none is there.
any-no-fight = Not now: another action waits.
any-note-label = Note for the journal
any-note-write = Write it down

## What the day cost
after-name = What the day cost
after-goes-on = The battle goes on.
after-reckon = Work out the losses
after-reckon-note = dice for every unit, officer and lost gun
after-men = { NUMBER($gone) } of { NUMBER($men) } men are gone; { NUMBER($left) } are in the ranks tomorrow.
after-temporarilyMissing = Back by morning
after-wounded = Wounded
after-killed = Killed
after-deserted = Deserted
after-missing = Missing, but returned
after-percent = { $row }, %
after-battery = **{ $battery }**: { $fate ->
    [reformed] re-forms.
    [lost] is lost.
   *[open] lost today; { NUMBER($percent) } % chance to re-form.
  }
after-units = { $n ->
    [one] { $n } unit, one by one
   *[other] { $n } units, one by one
  }
after-unit = { $men ->
    [one] { $unit }: { $men } man
   *[other] { $unit }: { $men } men
  }
after-unit-open = { $unit }: not worked out
after-loss = { $guns ->
    [survive] { $row }; its guns survive.
    [lost] { $row }; its guns are lost.
   *[none] { $row }.
  }
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
after-day-passes = Pass a day for the wounded
after-day-passes-note = { $n ->
    [one] two dice for { $n } wounded officer; a pair may change it
   *[other] two dice for { $n } wounded officers; a pair may change it
  }
after-army = { $days ->
    [1] Make the armies of the next day
   *[other] Make the armies { $days } days later
  }
after-next-day = { $days ->
    [1] { $title }, the day after
   *[other] { $title }, { $days } days later
  }
after-successor = { $officer }’s successor
after-army-note = a scenario with the men who are left
after-untouched = The battle stays as it is.
after-missing-dice = some dice are missing
after-two-dice = Two dice for { $officer }
after-own-day = Day { NUMBER($day) }, own dice
after-day-of = { $officer }, day { NUMBER($day) }
after-two-decimals = Two decimal dice for { $battery }
after-die = { $unit }: a die for the men
after-dice-guns = { $unit }: a die for the men, one for its guns
after-dice-which = The first die is for the men, the second for its guns.

unit-shaken-note = has been broken
unit-resting = Resting
unit-fired = Has fired
unit-fired-action = in this action
unit-this-turn = this turn
unit-away = Faces away
unit-away-note = has evaded, cannot fire
unit-sheltered = In a gap, behind its neighbours
unit-sheltered-note = no attack from the front
unit-on-foot-note = as infantry, half its points
unit-own-defend = Own order Defend
unit-own-defend-note = left behind
unit-exhaustion = Exhaustion
unit-fate = Fate
unit-books = The three books of losses
unit-in-area = In { $area }
unit-in-no-area = In no built-up area
unit-where = Where it stands
unit-with = With { $unit }
unit-with-none = On its own
unit-with-whom = With whom it is
unit-reckoned = How its combat points were worked out
fate-fit = Fit
