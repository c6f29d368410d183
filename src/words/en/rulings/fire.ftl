# Skirmish and artillery.

rulings-group-fire = Skirmish and artillery

ruling-AMB-63 = S{ $best } against S{ $worst }
ruling-AMB-63-text = The table gives { $dice } dice where its pattern would give { $pattern }. We throw { $dice }, as printed, the most a pot’s white and green hold. Each stand throws them.
ruling-sk3vSk0-4 = { $n } dice
ruling-sk3vSk0-5 = { $n } dice
ruling-sk3perStand-each = each stand throws
ruling-sk3perStand-together = both stands throw once

ruling-AMB-64 = Hits taken by skirmish stands
ruling-AMB-64-text = Only the first hit of a phase can be absorbed. It costs { $cp }CP, and a stand unless the owner keeps it. Later hits are ordinary ones.
ruling-skStandRemoval-one = one stand goes
ruling-skStandRemoval-all = all stands go

ruling-AMB-65 = One hit, one CP
ruling-AMB-65-text = It is nowhere said in general, but everything builds on it: each hit takes a combat point from a unit that has any.

ruling-AMB-66 = Tired skirmishers
ruling-AMB-66-text = The skirmish phase has its own numbers to hit and does not mention tiredness. It changes nothing there.
ruling-skExhaustion-off = no effect
ruling-skExhaustion-on = their dice suffer as elsewhere

ruling-AMB-67 = Who has rifles
ruling-AMB-67-text = The rules do not list them. The scenario marks such units; none are by default.

ruling-AMB-68 = Skirmishing at the same time
ruling-AMB-68-text = All attacks are thrown from the stands there at the start of the phase, then the results are carried out.

ruling-AMB-69 = Skirmish stands in rain
ruling-AMB-69-text = Only their attacks are forbidden. They may stand, be placed, and cover their parent against guns.
ruling-rainStands-allowed = they may stay out
ruling-rainStands-removed = they are taken off

ruling-AMB-70 = Light guns at short range
ruling-AMB-70-text = They have { $light } dice where heavier guns have { $heavy }. It may be a slip, but light guns are quick: { $light } as printed.
ruling-lightShort-5 = { $n } dice
ruling-lightShort-4 = { $n } dice
ruling-lightShort-3 = { $n } dice

ruling-AMB-71 = Distances between the bands
ruling-AMB-71-text = A band reaches to its upper figure. For heavy guns { $short } cm is still Short, and anything more is Medium until { $medium }.
ruling-roundDistance-none = as measured
ruling-roundDistance-nearestCm = rounded to whole centimetres

ruling-AMB-72 = Guns on flank, rear and squares
ruling-AMB-72-text = Fire from behind is worth what fire from the flank is. The square bonus wants cavalry hostile to the target, and infantry or MX in it.
ruling-artRearBonus-yes = flank or rear
ruling-artRearBonus-no = flank only

ruling-AMB-73 = Bonus and penalty re-throws of guns
ruling-AMB-73-text = First the throw, then misses again for the bonus with the same modifiers. Then every hit confirms on a plain { $confirm } or more.
ruling-reThrowOrder-bonusFirst = bonus, then penalty
ruling-reThrowOrder-penaltyFirst = penalty, then bonus
ruling-confirmModified-no = confirmed on the plain die
ruling-confirmModified-yes = modifiers count there too

ruling-AMB-74 = Two penalties on one gun throw
ruling-AMB-74-text = Guns at a covered target on soft ground confirm once, since a hit is thrown again only once. Firefights and close combats carry out each.
ruling-artPenaltyStack-once = one confirmation
ruling-artPenaltyStack-each = one for each

ruling-AMB-75 = Counter-battery fire
ruling-AMB-75-text = { $hits } or more hits in one pot destroy, if the red die shows { $red }; otherwise the battery is disordered. Each firing pot is judged alone. Any hit on a disordered battery ends it.
ruling-cbAccumulate-perPot = each pot alone
ruling-cbAccumulate-perTarget = all pots at a target together

ruling-AMB-76 = What a battery can suffer
ruling-AMB-76-text = Batteries have no CP: they are good, disordered or gone. A firefight treats them as close combat does; they have no dice to answer and recoil like any unit.

ruling-AMB-77 = No dice left for guns
ruling-AMB-77-text = Deductions can leave nothing. Such a battery cannot fire.
ruling-artMinDice-0 = no dice, no fire
ruling-artMinDice-1 = one die at least

ruling-AMB-78 = Nearest target and single volleys
ruling-AMB-78-text = A battery may hold its fire; if it fires with enemies in the Contact Zone it joins the volley at the nearest. Once that target has been fired at, its shot is lost.

ruling-AMB-79 = Broken by fire
ruling-AMB-79-text = A unit that fire breaks goes back { $cm } cm at once, whatever the fire was. It moves as broken in its formation’s later action.

ruling-AMB-80 = Rockets
ruling-AMB-80-text = MX count as infantry, and guns are not troubled by them. Any natural { $face } asks the target for one disorder check, unless a hit has disordered it already.
ruling-rocketOne-target = the target checks
ruling-rocketOne-firer = the rocket battery checks

ruling-AMB-81 = Howitzers
ruling-AMB-81-text = Good gunners add their die here too. Each battery converted costs one re-roll die, and an army converts once a day.
ruling-howitzerQ5-yes = { $gunners } add a die
ruling-howitzerQ5-no = they do not

ruling-AMB-82 = Guns that fired and then fight
ruling-AMB-82-text = An attached battery that fired in the artillery phase still adds its { $dice } dice in a fight. Nothing forbids it.
ruling-artDoubleUse-yes = it adds its dice
ruling-artDoubleUse-no = it does not

ruling-AMB-83 = Fire at the same time
ruling-AMB-83-text = Both sides fire with what they had when the phase began; losses and Disorder count after it.

ruling-AMB-84 = Evading guns and abandoned guns
ruling-AMB-84-text = The attacker closes first, then the battery tries to evade. Guns left behind are lost when the attacker reaches them, and he need not fall back.
ruling-abandoned-eliminated = the guns are lost
ruling-abandoned-disorderedAndFixed = Disordered, and they stay

ruling-AMB-85 = Canister on the way in
ruling-AMB-85-text = Each hit takes a CP. One disorder check follows before contact, worse by one for every { $losses } lost. A unit it breaks does not arrive; there is no second check to close.
ruling-finalShotRecheck-no = no second check
ruling-finalShotRecheck-yes = it checks again to close

ruling-AMB-86 = Attaching once a move
ruling-AMB-86-text = A battery is attached or unattached once a turn.

ruling-AMB-87 = Disorganised
ruling-AMB-87-text = A slip for disordered.

ruling-AMB-88 = Attached guns in a built-up area
ruling-AMB-88-text = A defender’s battery leaves the place, disordered, before the fight and adds no dice inside.
ruling-artBuaDice-no = it leaves and adds nothing
ruling-artBuaDice-yes = it adds its dice

ruling-AMB-89 = Moving, firing and bad ground
ruling-AMB-89-text = The column for guns that fire and move is shifted further by the ground they cross.
ruling-moveFireStack-add = both shifts add up
ruling-moveFireStack-worst = the worse of the two

ruling-AMB-171 = When skirmish stands go in
ruling-AMB-171-text = They go out in the Command phase. A player takes them in whenever he likes: the book lets him after a fight, too.
ruling-standsIn-always = at any time
ruling-standsIn-inPhase1 = in the Command phase
