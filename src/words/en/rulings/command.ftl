# Command.

rulings-group-command = Command

ruling-AMB-48 = A tie for the next move
ruling-AMB-48-text = Nothing is said of equal throws. Both sides throw again at no cost.
ruling-phasingTie-reroll = both throw again
ruling-phasingTie-higherA = the higher A wins
ruling-phasingTie-loserOfLast = the loser of the last throw wins

ruling-AMB-49 = The losing commander’s red die
ruling-AMB-49-text = It is added from the second set of throws on, for a card left on the table, and is gone when the card goes back to the hand. It never helps to be under command.

ruling-AMB-50 = A losing card in the next set
ruling-AMB-50-text = A set is one card from each side and the throws for them. A card left on the table is that side’s card in the next set; only a Bye may be played before it.
ruling-losingCardMaySwap-no = it is played again
ruling-losingCardMaySwap-yes = another may be chosen

ruling-AMB-51 = Cossack harassment
ruling-AMB-51-text = It takes { $less } from the throw for Under Command, once however many Cossacks are near. Who is a Cossack is marked in the scenario.
ruling-harass-ucOnly = Under Command only
ruling-harass-bothThrows = the throw for the next move too
ruling-cossack-flag = units marked as Cossacks
ruling-cossack-allSkirmishCavalry = all skirmish cavalry

ruling-AMB-52 = By the lapels in a Traditional army
ruling-AMB-52-text = While its commander is away a headquarters may not change orders as usual. The man he grabs is another matter: allowed to both kinds of army, and not counted.
ruling-lapelsTraditional-yes = allowed
ruling-lapelsTraditional-no = not for Traditional armies

ruling-AMB-53 = When commanders move
ruling-AMB-53-text = A Formation Commander moves with his formation, as a general in the chart. The Army Commander moves in the Commanders’ phase, up to the visibility distance.
ruling-fcMove-A2 = with the formation
ruling-fcMove-phase5 = in the Commanders’ phase
ruling-fcMove-either = in one or the other
ruling-acMove-visibility = up to visibility
ruling-acMove-36cm = up to { $cm } cm

ruling-AMB-54 = Measuring the command radius
ruling-AMB-54-text = A unit is inside when any part of its base is within the radius of the commander’s base, at the moment a rule asks.
ruling-radiusMeasure-any = any part of the base
ruling-radiusMeasure-centre = the centre
ruling-radiusMeasure-whole = the whole base

ruling-AMB-55 = The radius after arrivals or a new commander
ruling-AMB-55-text = Arrivals enlarge it by the units that are then there, and it never shrinks. A new commander’s own A sets it anew, with the original number of units.
ruling-radiusCount-surviving = units alive and arriving
ruling-radiusCount-original = all units ever
ruling-newFcRadius-recalc = by the new commander’s A
ruling-newFcRadius-keep = as it was

ruling-AMB-56 = Ratings of a successor
ruling-AMB-56-text = One place gives every successor the lowest ratings, the other takes { $less } from each of the old ones. We take { $less }, and never go below { $least }.
ruling-replacement-minusOne = one less than his predecessor
ruling-replacement-allOnes = all ratings { $least }

ruling-AMB-167 = A Formation Commander falls
ruling-AMB-167-text = Nothing is said of his formation until his successor is placed. Nobody commands it: it is not under command, keeps its order, takes no other and tests no temperament.
ruling-fallenFC-notUnder = nobody commands
ruling-fallenFC-deputy = a deputy does, with the successor’s ratings

ruling-AMB-170 = Headquarters and commander in one turn
ruling-AMB-170-text = The headquarters moves with its commander. Nothing is said of his riding too: one or the other in a turn.
ruling-hqAndRide-one = one or the other
ruling-hqAndRide-both = both in one turn

ruling-AMB-172 = The Army Commander falls
ruling-AMB-172-text = Command is thrown for by the distance to him, and nothing is said of one who fell. Until his successor is placed nobody is near him, and the higher score is needed.
ruling-fallenAC-far = nobody is near him
ruling-fallenAC-hq = measured from his headquarters

ruling-AMB-174 = Cossacks in the simplified game
ruling-AMB-174-text = Simplified command is thrown for as normal, and stands in place of the rules that let Cossacks take { $less } from that throw. They take nothing.
ruling-simpleHarass-no = nothing
ruling-simpleHarass-yes = as in the full game

ruling-AMB-57 = An officer’s escape
ruling-AMB-57-text = The { $printed } cm printed would carry him off most tables. We read { $cm } cm, or until he meets friends if they are nearer.
ruling-escapeCm-15 = { $n } cm
ruling-escapeCm-50 = { $n } cm
ruling-escapeCm-150 = { $n } cm, as printed

ruling-AMB-58 = Skirmishers hit an officer
ruling-AMB-58-text = Automatic Disorder is for artillery. An officer cannot be disordered: two dice, and { $need } or more injures him.

ruling-AMB-59 = Injury of an attached officer
ruling-AMB-59-text = Two dice after each close combat of his unit, and after each phase or firefight in which it lost CP. On { $need } he is injured.
ruling-attachedInjury-perEvent = after each such event
ruling-attachedInjury-oncePerTurn = once a turn

ruling-AMB-60 = Which rating brings reinforcements
ruling-AMB-60-text = The check names the officer but not the rating. We use A, as for orders.
ruling-reinfRating-A = Ability
ruling-reinfRating-T = Temperament
ruling-reinfRating-L = Leadership

ruling-AMB-61 = All units arrive
ruling-AMB-61-text = All that were due at that entry at that time. Enemies pushed out of the way keep their state and face as their owner likes.

ruling-AMB-62 = Bye cards that meet
ruling-AMB-62-text = A Bye is played as one’s card; the other formation acts without a contest, but still throws to be under command. Bye against Bye: both are out, choose again.
