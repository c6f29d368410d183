# Tables with blank cells.

rulings-group-blank-cells = Tables with blank cells

ruling-AMB-126 = Blank cells in the five-result tables
ruling-AMB-126-text = Some cells of the tables are blank. A blank takes the result to its left. Only the change of an order may be read otherwise: Low fails as well as Very Low.
ruling-orderChangeFailOn-VL = only Very Low fails
ruling-orderChangeFailOn-L-VL = Low and Very Low fail

# Dice pot and Re-Roll Dice.

rulings-group-pot = Dice pot and re-roll dice

ruling-AMB-01 = Who sees the pot?
ruling-AMB-01-text = The pot is called opaque in one place and transparent in another. Every throw is open to all and stands in the journal.
ruling-potVisibility-public = everybody at once
ruling-potVisibility-thrower-first = the thrower first, then everybody

ruling-AMB-02 = A pot for skirmishing?
ruling-AMB-02-text = One place keeps the pot out of skirmishing, another throws it there. We use it: its colours give { $least } to { $most } dice, and the odds are the same.
ruling-skirmishDice-pot = the pot
ruling-skirmishDice-loose = loose dice

ruling-AMB-03 = More dice than a pot holds
ruling-AMB-03-text = Some throws want more than the { $dice } dice of a pot. The rest are thrown beside it and count without a colour.
ruling-cap5-off = the extra dice are thrown
ruling-cap5-on = { $dice } dice are the most

ruling-AMB-04 = Confirming on the red die
ruling-AMB-04-text = With { OR($dice) } dice the red die does not count, yet it confirms. We read the red die of the same pot as it first fell.
ruling-cbConfirm-sameRed = the red die of that pot
ruling-cbConfirm-freshDie = one more die is thrown

ruling-AMB-05 = What re-roll dice may touch
ruling-AMB-05-text = Whatever is not barred may be thrown again, but only one’s own: pots, cards, movement dice. Fog, officer injury, the return of used dice and the tables after the battle are barred as well.
ruling-rrdTimeCard-yes = a time card may be turned again
ruling-rrdTimeCard-no = time cards stand
ruling-rrdMovement-yes = movement dice may be thrown again
ruling-rrdMovement-no = movement dice stand
ruling-rrdEngineer-yes = an engineer’s survival may be thrown again
ruling-rrdEngineer-no = an engineer’s fate stands
ruling-rrdOfficerInjury-no = an officer’s fate stands
ruling-rrdOfficerInjury-yes = an officer’s injury may be thrown again

ruling-AMB-06 = Throwing a re-throw again
ruling-AMB-06-text = A re-throw may be thrown again, but only once for who moves next and who acts first. The special rule wins there, for each side.
ruling-phasingRethrows-once = once for each side
ruling-phasingRethrows-unlimited = as often as there are dice

ruling-AMB-07 = Are re-roll dice counted openly?
ruling-AMB-07-text = The dice lie in a closed container. Only their owner sees how many are left; he says when he spends one.
ruling-rrdCount-private = only the owner sees the count
ruling-rrdCount-public = everybody sees the count

ruling-AMB-08 = A new Army Commander’s re-roll dice
ruling-AMB-08-text = Dice are issued once, at the start. A new Army Commander keeps those the army has and gets none.
ruling-acReplacedRRD-keep = all dice stay
ruling-acReplacedRRD-capToNewA = no more than the new commander’s A

# Rounding.

rulings-group-rounding = Rounding

ruling-AMB-09 = Rounding where nothing is said
ruling-AMB-09-text = Fractions are dropped where the text says so or says “each”; elsewhere halves go up, as in its worked cases. The switch is for the strength of a rallied unit.
ruling-rallyRounding-halfUp = halves up
ruling-rallyRounding-floor = fractions dropped
ruling-rallyRounding-ceil = always up

# Quality cards.

rulings-group-quality-cards = Quality cards

ruling-AMB-10 = Ratings beyond the printed ones
ruling-AMB-10-text = Adjustments can carry a rating far beyond { $low } to { $high }. Our cards have a column for { $least } and below and one for { $most } and above.
ruling-qcClamp-0-7 = columns from ≤{ $least } to ≥{ $most }
ruling-qcClamp-1-6 = columns { $low } to { $high } only

ruling-AMB-11 = How the quality pack is drawn
ruling-AMB-11-text = Only the time pack has a rule for shuffling. A quality card goes back at once, so each draw is independent of the last.
ruling-qcDraw-replace = each card goes back
ruling-qcDraw-noReplaceToEnd = cards stay out until the pack ends
ruling-qcDraw-noReplaceTo36 = shuffled after { $cards } cards

ruling-AMB-12 = Unit adjustments on an officer’s check
ruling-AMB-12-text = The adjustments speak of units. A check on an officer’s own rating is made without them.
ruling-officerMods-none = none apply
ruling-officerMods-ac10only = only { SIGNED($bonus) } near the Army Commander
ruling-officerMods-all = all that can apply

ruling-AMB-13 = The attached officer’s L in disorder checks
ruling-AMB-13-text = An attached officer lends his L to quality checks. A disorder check goes the same way, so it holds there too, and he has no choice about it.
ruling-lRatingDC-yes = L in disorder checks too
ruling-lRatingDC-no = L in quality checks only
ruling-lRatingOptional-no = L must be used
ruling-lRatingOptional-yes = the owner may use Q

ruling-AMB-14 = Losses from the cause of the check
ruling-AMB-14-text = Every { $losses }CP lost to that cause take one from the rating: in fire those of the phase, in combat those of the combat. What engineers absorb is no loss, and a fight that costs nothing else asks no check.
ruling-lossModRound-floor = only what is complete counts
ruling-lossModRound-ceil = an odd loss counts too
ruling-engineersWhole-noCheck = nothing lost, no check in a fight
ruling-engineersWhole-check = it was hit, and checks

ruling-AMB-15 = Flank and rear from two enemies
ruling-AMB-15-text = A unit hit in the flank by one enemy and in the rear by another takes only the worse of the two.
ruling-aspectMods-worst = the worse one
ruling-aspectMods-sum = both

ruling-AMB-16 = When is a unit fresh?
ruling-AMB-16-text = It is judged when the check is made, after the losses that caused it. CP given to a detachment are no loss. A battery on its own is fresh unless tired.
ruling-freshDetach-keeps = detaching keeps it fresh
ruling-freshDetach-loses = detaching ends it
ruling-freshArtillery-yes = batteries can be fresh
ruling-freshArtillery-no = batteries are never fresh

ruling-AMB-17 = Disorder in a disorder check
ruling-AMB-17-text = Disorder is named ({ SIGNED($less) }) for quality checks alone, but both checks are made alike, so it counts in both. It matters only to artillery.
ruling-dcDisMod-yes = it counts
ruling-dcDisMod-no = it does not

ruling-AMB-18 = What the Disorder columns say
ruling-AMB-18-text = What is printed there is not known. There is one level of Disorder, so a card says disordered or nothing. A group can enter its own cards.

ruling-AMB-19 = The bonus for a town
ruling-AMB-19-text = Any unit in a built-up area has it ({ SIGNED($bonus) }), garrisons too. Strong Points and field works do not give it.
ruling-townBonusStrongPoint-no = built-up areas only
ruling-townBonusStrongPoint-yes = Strong Points too

ruling-AMB-20 = Which Army Commander helps?
ruling-AMB-20-text = The unit’s own, by where his figure stands, at the headquarters or away from it.
