# Artillery fire: ranges, targets, what hinders a shot, and what guns may become.

## Dice
guns-at-range = { $weight ->
    [heavy] Heavy guns
    [medium] Medium guns
   *[light] Light guns
}, { $band ->
    [short] short range
    [medium] medium range
   *[long] long range
}
guns-quality = Quality { $quality }
guns-plunging = Plunging fire
guns-skirmish-cover = Skirmish cover
guns-out-of-range = Out of range
guns-pot-holds = A pot holds { $dice } dice
guns-one-die = At least one die
howitzers-any-range = Howitzers, any range
rockets-at-guns = Rockets do nothing to artillery
rockets-at-cavalry = Rockets against cavalry
rockets-at-foot = Rockets against foot

## Why misses are thrown again, and hits confirmed
target-in-square = In square
target-redeploys = Target under Redeploy
target-marches = Target under Strategic Movement
guns-on-soft-ground = Soft ground

## Why a battery does not fire
fire-broken = Broken troops cannot fire.
guns-march = Artillery does not fire while its formation marches.
guns-converting = It is being made a howitzer battery.
guns-face-away = It has evaded. It must move or turn first.
guns-beyond = The target is beyond { $cm } cm.
guns-attached-long = An attached battery does not fire at long range.
guns-no-dice = No dice are left for this shot.
rockets-attached = Rockets are never attached.
rockets-harm-no-guns = Rockets do nothing to artillery.

## Why a battery may not choose a target
target-not-seen = The battery must see its target.
target-beyond-sight = The target is beyond visibility, { $cm } cm.
target-in-wood = A shot goes only { $cm } cm into a wood.
target-behind-friends = Friends need a lane as wide as the battery.
target-behind-troops = Enemy troops stand in the way.
target-behind-guns = Enemy guns in the Contact Zone stand in the way.
target-of-attached = Fire at the unit this battery is attached to.
target-not-ahead = An attached battery fires at the nearest enemy directly in front.
target-nearer-first = A nearer enemy in the Contact Zone comes first.
target-had-volley = This target has had its volley.
target-lost-fire = The enemy it had to fire at has had its volley: it loses its fire.
guns-have-fired = This battery has fired in this phase.

## Guns as they move and stand
guns-dug-in = Emplaced guns cannot simply turn.
guns-hold = Under Hold guns fire, but do not turn.
guns-in-gap = In so narrow a gap it stands { $cm } cm ahead of its neighbours, or behind.

## Attaching
attach-already = It is attached already.
attach-arm = Artillery attaches to infantry or mixed units only.
attach-disordered = A disordered battery cannot attach.
attach-once = It has attached or unattached once this turn.
attach-not = It is not attached.

## Howitzers
howitzers-cannot-be = Only ordinary guns of this side take part, neither horse nor Light.
howitzers-at-most-donors = Only { $donors } batteries give up their howitzers.
howitzers-before = Howitzers for the day are chosen before the battle.
howitzers-start = { $battery } is a **howitzer battery** from the start.
howitzers-begun = { $battery } becomes a **howitzer battery** in phase 5 of turn { $turn }. Until then it does not fire, { $donors } fire as if disordered, none moves.
howitzers-made = { $battery } is now a **howitzer battery**.
howitzers-apart = The batteries must stand together before the battle.
howitzers-once = A battery can be changed only once.
howitzers-not-horse = Horse and Light batteries cannot become howitzers.
howitzers-too-many = Only { $allowed } of these batteries may be howitzers.
howitzers-phase = Batteries are changed in phase 5.
howitzers-made-today = This army has made its howitzers for today.
howitzers-one-change = A battery takes part in one change only.
howitzers-few-donors = { $donors } other ordinary batteries within visibility are needed.
howitzers-no-dice = There are not enough re-roll dice ready.
howitzers-cost = Batteries changed
sum-cost = Cost

## Canister
canister-final = Final Shot
canister-evade = Evade result
canister-rockets = Rockets have no Final Shot.
canister-evaded = It tried to evade: no Final Shot.
canister-not-frontal = It is not attacked in front.
sum-canister = Canister

## Evading
evade-inside-zone = The attack starts inside its Contact Zone.
evade-heavy = Heavy artillery does not evade.
evade-works = Guns in field works do not evade.
evade-once = It has evaded this attacker this turn.
evade-from-cavalry = Attacked by cavalry
evade-horse-guns = Horse artillery

## The volley at the table
volley-phase = Artillery fires in phase 4.
volley-friend = Guns fire at the enemy.
volley-support = { $unit } stands there in support and takes the fire.
volley-none-left = No battery of this side is left to fire.
volley-question = Which batteries fire on { $target }?
volley-choose = choose a battery
volley-warns = { $gun }: { $why }
volley-loses-fire = { $gun } must fire here or loses its fire.
volley-dice-of = { $gun }: dice
volley-to-hit-of = { $gun }: to hit
volley-their-battery = Their battery
volley-stranger = A battery not listed here
volley-stranger-effect = say what it is
volley-fired = { COMMAS($guns) } on { $target }: **{ $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}**.
guns-masked = Behind its neighbours. They may stand in its zone of fire.

guns-kind-heavy = heavy guns
guns-kind-medium = medium guns
guns-kind-light = light guns
guns-kind-howitzers = howitzers
guns-kind-rockets = rockets
guns-kind-attached = { $kind }, attached
pieces-guns = Guns
pieces-howitzers = Howitzers
pieces-rockets = Rockets

## What is asked
volley-target = Target
volley-range = Range
volley-range-to = To { $cm } cm
volley-other-level = Target on another level
volley-unseen = Farther away than { $cm } cm, the visibility
volley-square = Our cavalry within { $cm } cm of it
volley-marching = It redeploys or marches
volley-soft = It stands on soft ground
volley-cover = Cover that hides all of it
volley-cover-none = None
volley-cover-soft = Soft
volley-cover-hard = Hard
volley-their-guns = Their guns
volley-they-fire = They fire
volley-their-quality = Quality 5 or 6
volley-nearest = Nearest enemy in the Contact Zone of { $gun }
volley-free-choice = None: it chooses
volley-nearest-unknown = One not listed here
volley-nearer = Another enemy is nearer
volley-nearer-effect = in its Contact Zone, or before its host
volley-line = Between battery and target
volley-line-clear = Nothing
volley-line-hidden = It is out of sight
volley-line-wood = Too much wood
volley-line-friends = Friends, and no lane
volley-line-troops = Enemy troops
volley-line-guns = Enemy guns in the Contact Zone
volley-overhead = A gap of { $cm } cm or more
volley-overhead-effect = they fire over
dice-change = { $dice ->
    [one] { SIGNED($dice) } die
    [-1] { SIGNED($dice) } die
   *[other] { SIGNED($dice) } dice
}

## What comes of it
volley-die = { $gun }: are the guns destroyed?
volley-own-die = { $gun }, a die of its own
volley-red-die = { $gun }, the red die
volley-chance-destroyed = Chance that the guns are destroyed
volley-destroyed = destroyed
volley-not-destroyed = not
volley-no-shot = No shot
volley-no-dice = The rules give it no dice.
volley-nobody = Nobody is hit.
volley-tell = Tell the other side: its losses are kept on the other phone.
volley-misfires = Rockets misfire: their battery checks for Disorder.
volley-bridge = The bridge is destroyed when the phase ends.
volley-broken = { $unit } is broken when the phase ends.
volley-eliminated = { $unit } is eliminated when the phase ends.
volley-disorders = { $lost ->
    [0] { $unit } is disordered when the phase ends.
   *[other] { $unit } loses { $lost }CP and is disordered when the phase ends.
}
volley-loses = { $unit } loses { $lost }CP and checks when the phase ends.
volley-checks = { $unit } checks for Disorder when the phase ends.
unit-unhurt = { $unit } is unhurt.
volley-by-hand-destroyed = The guns are destroyed
volley-by-hand-disordered = The guns are disordered
