# Skirmishers, guns, howitzers, rockets, firefights, cover.

charts-fire = Fire

## Skirmishing
chart-skirmish = Skirmishing
chart-skirmish-also = sk stands voltigeurs légère jäger rifles
chart-skirmish-dice = Dice
chart-skirmish-against = v { $rating }
chart-skirmish-stands = Stands
chart-skirmish-hits = Hits on { $face }; rifles on { OR($rifles) }. All hits are thrown once more and stand on { $confirm } if the target is Mixed, has its own cavalry within { $cm } cm, is wholly in cover, or is Ottoman artillery.
chart-skirmish-targets = Each stand attacks the closest unit straight ahead in the Contact Zone, else within { $degrees }°. Distances are measured from the parent.
chart-skirmish-no-stand = A target without a stand out counts { $less } less. Lone guns, officers and detachments count { $none }.
chart-skirmish-nobody = Cavalry neither skirmishes nor is skirmished. Nor do garrisons, or anything in or into a garrisoned area; nor anyone in rain or snow, across a barrier, or at a pontoon train.
chart-skirmish-cavalry = Enemy cavalry within { $cm } cm of the parent: { $lose } lose their stand, { $keep } keep them and do not attack.
chart-skirmish-hits-on = Hits on
chart-skirmish-do = Do
chart-skirmish-with-stand = A unit with a stand
chart-skirmish-with-stand-do = The stand goes with the first hit: { $cp }CP, no check for that one. Or the stand stays: { $cp }CP and a check, and the next hit takes it.
chart-skirmish-without = A unit without
chart-skirmish-without-do = { $cp }CP each, one disorder check.
chart-skirmish-guns = Unattached guns
chart-skirmish-guns-do = Disordered; Eliminated if they were.
chart-skirmish-officer = A lone officer
chart-skirmish-officer-do = Two dice: { $need } or more, and he is hurt.

## Artillery
chart-artillery = Artillery: ranges and dice
chart-artillery-also = guns battery short medium long range canister cannon
chart-artillery-short = Short
chart-artillery-medium = Medium
chart-artillery-long = Long
chart-artillery-caption = cm, and dice in the column after
chart-artillery-heavy-guns = heavy
chart-artillery-medium-guns = medium
chart-artillery-light-guns = light
chart-artillery-dice = Dice
chart-artillery-good = { COMMAS($ratings) }
chart-artillery-level = Other level, medium and long
chart-artillery-skirmishers = Skirmishers before the target, short and medium
chart-artillery-lost = Level and skirmishers together cost { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} at most. Hits on { OR($faces) }; { $disordered } if Disordered; Tired { SIGNED($tired) }, Exhausted { SIGNED($exhausted) } on the die.
chart-artillery-again = Again
chart-artillery-misses = Every miss
chart-artillery-misses-when = into the flank; infantry in square (hostile cavalry in good order within { $cm } cm of it); target under Redeploy or Strategic Movement
chart-artillery-confirm = Every hit, stands on { $confirm }
chart-artillery-confirm-when = hard cover; soft ground or mud at medium and long range
chart-artillery-cost = Each hit is { $cp }CP, and one disorder check when the phase ends.

chart-artillery-targets = Artillery: targets, attaching, moving
chart-artillery-targets-also = zone of fire attached unattached line of fire sight
chart-artillery-targets-alone = A battery by itself shoots at anyone in its Zone of Fire. If enemies are in its Contact Zone there, it shoots at the nearest of them.
chart-artillery-targets-attached = An attached one shoots only at the nearest unit Directly in Front, and never at long range.
chart-artillery-targets-line = Friends are fired through along a lane as wide as the battery. Enemy guns outside the Contact Zone may be passed over. A shot goes { $cm } cm into a wood. Troops on a lower level than both are no hindrance.
chart-artillery-targets-once = Name the target, then all that fire at it. It is fired at once a phase.
chart-artillery-targets-attach = Attach or detach once a turn, to infantry or Mixed units only; not while Disordered, never rockets. Taken from a Disordered host the battery is Disordered.
chart-artillery-targets-gap = In a gap of { $gap } cm or less between two units a battery stands { $clear } cm ahead of their line, or { $clear } cm behind it.
chart-artillery-targets-turn = Turning on the spot is free. Having fired, heavy guns stay; others move as the chart of movement says.
chart-artillery-targets-silent = Silent: under Redeploy and Strategic Movement, while converting, after evading until it has moved or turned.

## Guns as targets
chart-counter-battery = Guns as targets
chart-counter-battery-also = counter-battery destroyed red die
chart-counter-battery-unattached = Unattached battery
chart-counter-battery-one = One hit
chart-counter-battery-one-does = Disordered
chart-counter-battery-more = { $hits } or more in one throw
chart-counter-battery-more-does = destroyed if the red die shows { $faces }, else Disordered
chart-counter-battery-howitzers = The same, by howitzers
chart-counter-battery-howitzers-does = destroyed on a red { $faces }
chart-counter-battery-again = Disordered again
chart-counter-battery-again-does = Eliminated
chart-counter-battery-rockets = Rockets
chart-counter-battery-rockets-does = do nothing
chart-counter-battery-red = The red die is read even where it is not one of the dice that count. Pontoon trains and finished bridges of boats suffer as batteries do; a bridge shrugs off Disorder.

## Howitzers and rockets
chart-howitzers = Howitzers and rockets
chart-howitzers-also = overhead fire congreve
chart-howitzers-howitzers = Howitzers
chart-howitzers-rockets = Rockets
chart-howitzers-dice = Dice
chart-howitzers-dice-howitzers = { $dice }, to { $cm } cm
chart-howitzers-dice-rockets = { $infantry } at infantry, { $cavalry } at cavalry, to { $cm } cm
chart-howitzers-over = Over troops
chart-howitzers-gap = with a gap of { $cm } cm, in sight
chart-howitzers-level = Level, skirmishers
chart-howitzers-nothing = cost nothing
chart-howitzers-misses = Misses again
chart-howitzers-as-guns = as guns
chart-howitzers-never = never
chart-howitzers-confirm = Hits confirm
chart-howitzers-confirm-howitzers = hard cover; mud at any range
chart-howitzers-confirm-rockets = hard cover
chart-howitzers-disorder = Disorder
chart-howitzers-check = a check
chart-howitzers-rocket-check = any hit Disorders; a natural { $face } is a check
chart-howitzers-moving = Moving
chart-howitzers-medium = as medium guns
chart-howitzers-medium-alone = as medium guns; never attached
chart-howitzers-attacked = Attacked
chart-howitzers-evade = evade, Final Shot as guns
chart-howitzers-lost = evade, no Final Shot; lost on contact
chart-howitzers-before = Before the battle one battery in { $batteries } may be howitzers; not horse, not light.
chart-howitzers-during = In it: with { $donors } other such batteries in visibility, { $dice ->
    [one] { $dice } re-roll die
   *[other] { $dice } re-roll dice
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. None of them moves. The others fire as if Disordered, the one that changes not at all. Once a day.

## Firefight
chart-firefight = Firefight
chart-firefight-also = musketry infantry fire reply ff fresh
chart-firefight-cp = CP
chart-firefight-ratings = Q{ $from }–{ $to }
chart-firefight-caption = Dice; a Fresh { $rating } throws as { $better }; each stand out takes { $cp }CP off
chart-firefight-who = Infantry and Mixed units, at the closest unit in the Frontal Aspect within { $cm } cm. An attached battery adds { $dice } dice.
chart-firefight-hits = Hits on { OR($faces) }; { $disordered } if Disordered; Tired { SIGNED($tired) }, Exhausted { SIGNED($exhausted) } on the die.
chart-firefight-misses = Misses again, the better of: half into flank or rear; { $misses } with the own army commander within { $cm } cm.
chart-firefight-confirm = Hits confirm on { $confirm }, all that apply: all on hard cover; half on a strong point; all by a unit under Redeploy.
chart-firefight-reply = Both fire at once. The one fired at replies if the attacker is in its Frontal Aspect.
chart-firefight-recoil = The side with more losses goes back until they are { $cm } cm apart. Each side with losses takes a disorder check.
chart-firefight-never = No fire: cavalry, lone guns, units out of command or Broken, in or out of a garrisoned area.
chart-firefight-not-begin = Not to begin one: detachments, garrisons, formations on the march. No reply under Strategic Movement.

## Cover
chart-cover = Cover and strong points
chart-cover-also = walls works redoubt building fence hard soft
chart-cover-cover = Cover
chart-cover-counts = It counts when it hides the whole unit. Soft cover helps against skirmishers; hard cover against them, guns, firefights and close combat.
chart-cover-strong-point = A strong point stands on a base under { $under } cm, usually { $usual }: half of the hits in firefight and close combat must confirm.
