# What hits do: losses, disorder, Broken and worse.

## What hit a unit: "loses 2CP to skirmish fire"
cause-skirmish = skirmish fire
cause-artillery = artillery
cause-canister = canister
cause-firefight = the firefight
cause-close-combat = close combat
cause-other = other causes

## Hits
loss-of-unit = { $unit } loses { $lost }CP to { $cause }: **{ $left }**.
loss-with-skirmishers = { $unit } loses { $lost }CP to { $cause } and takes in skirmishers: **{ $left }**.
loss-left = { $cp }CP
loss-left-on-foot = { $cp }CP on foot
loss-disorders = { $unit } is **disordered**, with no check.
loss-of-battery = { $unit } takes { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} from { $cause }.
loss-disorders-battery = { $unit } takes { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} from { $cause }: **disordered**.
march-attacked = { $formation } is attacked on the march. Its order is now **{ $order }**.

## Disorder checks
check-hit-by = hit by { $cause }
check-after-move = after moving
check-misfire = its rockets misfired
check-failed = { $unit }, { $why }: **disordered**.
check-failed-card = { $unit }, { $why }, card { $card }: **disordered**.
check-failed-own = { $unit }, { $why }, own card: **disordered**.
check-passed = { $unit }, { $why }: **holds**.
check-passed-card = { $unit }, { $why }, card { $card }: **holds**.
check-passed-own = { $unit }, { $why }, own card: **holds**.

## Broken and worse
unit-broken = { $unit } is **broken**: { $moves }.
flight-at-once = its opponent moves it { $cm } cm back at once; friends passed in the first { $first } cm are disordered
flight-as-decided = it goes back as the combat is decided
unit-vanquished = { $unit } is **vanquished**: it finds no way back.
unit-leaves-table = { $unit } **leaves the table** and does not come back today.
unit-eliminated = { $unit } is **eliminated**: { $why }.
bridge-destroyed = { $unit }: the **bridge is destroyed** and must be built again.
gone-no-rally = it cannot rally
gone-with-host = its host is gone
gone-disordered-twice = it is disordered a second time
gone-guns-destroyed = the guns are destroyed
gone-boats = its boats are shot to pieces

## Hits the table tells
hits-not-in-fight = { $unit } is not in the fight.
hits-from-one = Hits are counted from 1.
hits-too-many = { $unit } has only { NUMBER($cp) }CP left to lose.
hits-on-battery = No throw gives more than { NUMBER($most) } hits on a battery.

## Who is not there
no-such-formation = There is no such formation in this battle.
no-such-unit = There is no such unit in this battle.
no-such-officer = There is no such officer in this battle.
