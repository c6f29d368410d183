# Quality checks and Disorder Checks of a unit, its recovery and its rally.

## The rating
sum-rating = Rating
rating-of-quality = Quality, { $quality }
rating-officer = { $officer }, { $letter }{ $rating }
rating-led = { $officer } with them, L{ NUMBER($rating) }
rating-not-modified = never modified
rating-town = Occupies a town
rating-commander = Army commander within { NUMBER($cm) } cm
rating-lost = { NUMBER($losses) } lost to it
rating-rear = Struck in the rear
rating-flank = Struck in the flank
rating-redeploys = Struck while redeploying
rating-marches = Struck on Strategic Movement
state-fresh = Fresh
state-shaken = Shaken
state-out-of-command = Out of command
effect-signed = { SIGNED($n) }

## What every check asks
check-ooc-centre = Out of command, by its centre
check-ooc-whole = Out of command, if only in part
check-in-town = In a town
check-without = Without { $officer }
check-quality-instead = Q{ NUMBER($quality) } instead of L{ NUMBER($rating) }

## Disorder Check
disorder-question = Is { $unit } disordered?
disorder-check = Disorder check
disorder-chance = Chance that it holds
disorder-holds = Holds
disorder-it-holds = It holds
disorder-mark = Mark { $unit } disordered.
disorder-already = { $unit } was disordered already and stays so.
disorder-lost = { $unit } was disordered already. The battery is lost.
disorder-no-more = { $unit } can no longer be disordered.
disorder-none = { $unit } keeps order.
check-holds = holds

## Quality check
quality-question = What does { $unit }’s check say?
quality-check = Quality check
quality-chance = Chance of Normal or better
quality-none = { $unit } takes no checks. A broken unit rallies in phase 7.
quality-means = Nothing else changes.
quality-log = { $unit } checks: **{ $how }**.
check-cause = Flank, losses, anything else
check-cause-said = Its cause: { COMMAS($what) }
check-cp-lost = { NUMBER($losses) }CP lost
check-by-table = Said by the table
check-struck-from = Struck from
check-lost = Lost to the cause
check-other = Anything else

## Recovery
recovery-question = Does { $unit } recover?
recovery-card = Recovery
recovery-chance = Chance that it helps
recovery-order-only = Only units in good order recover. Broken ones rally.
recovery-phase = Recovery and rally are in phase 7.
recovery-had-card = It has drawn its card this turn.
recovery-nothing-there = It has nothing to recover.
recovery-enemy-near = Enemy within { NUMBER($cm) } cm
recovery-no-cp = no CP back
recovery-not-by-normal = Normal does not help
recovery-ends-rest = stops resting
recovery-stays-tired = no less tired
recovery-gains = { COMMAS($gains) }
recovery-cp-back = { NUMBER($cp) }CP back
recovery-cp-lost = { NUMBER($cp) }CP lost
recovery-in-order = no longer disordered
recovery-breath = now { $exhaustion }
recovery-nothing = nothing
recovery-log = { $unit } recovers: **{ COMMAS($gains) }** ({ $how }).

## Rallying
rally-question = Does { $unit } rally?
rally-card = Rally
rally-chance = Chance that it rallies
rally-recovery-first = Draw the recovery cards first.
rally-out-of-command = { $unit } is out of command and cannot rally.
rally-comes-back = rallies at { NUMBER($cp) }CP
rally-comes-back-disordered = rallies at { NUMBER($cp) }CP, disordered
rally-hopeless = cannot come back
rally-not-yet = does not rally yet
rally-eliminated = is eliminated
rally-means = { $unit } { $outcome }.
rally-log = { $unit } **{ $outcome }** ({ $how }).
rally-log-tries = { $unit } tries to rally: { $how }.
gone-runs = it runs for good
rally-three-quarters = Three quarters of its start
rally-half = Half of its start
rally-of = of { NUMBER($cp) }
rally-two-below = { NUMBER($below) } below its start at best
rally-one-at-least = At least one CP
