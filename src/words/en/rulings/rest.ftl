# Everything else.

rulings-group-rest = Everything else

ruling-AMB-125 = Quality of a mixed brigade
ruling-AMB-125-text = The mean of its parts weighted by men, halves up; CP are reckoned part by part.
ruling-avgQ-weighted = weighted by men
ruling-avgQ-simple = the plain mean

ruling-AMB-129 = Words for the same thing
ruling-AMB-129-text = Combat Zone is the Contact Zone, Period and Move are the turn, and the Commander’s HQ is the army’s.

ruling-AMB-133 = The time before a garrison
ruling-AMB-133-text = The card at the end of the turn of entry counts. A turn with a close combat adds nothing; leaving starts it anew. At { $minutes } minutes the next end of action makes the garrison. Cavalry makes none.
ruling-garrisonEntryTurn-counts = the turn of entry counts
ruling-garrisonEntryTurn-doesNot = it does not count

ruling-AMB-134 = Who may give a detachment
ruling-AMB-134-text = Garrisons, detachments, guns and broken units may not. An MX unit gives infantry or cavalry, as its owner likes.

ruling-AMB-173 = What a shaken unit leaves behind
ruling-AMB-173-text = Nothing says whether a detachment or a garrison that a shaken unit gives is shaken. They are the same men: they check and lose as shaken troops.
ruling-sentOutShaken-asDonor = Shaken, as the unit is
ruling-sentOutShaken-steady = Steady

ruling-AMB-135 = Recovery out of command
ruling-AMB-135-text = CP and Disorder are recovered only inside the command radius or while resting, as the phase itself says.
ruling-oocRecovery-no = not allowed
ruling-oocRecovery-yesMinus1 = allowed with { SIGNED($less) }

ruling-AMB-136 = One card for all recovery
ruling-AMB-136-text = A unit draws one card if its owner wants, and each line of the result counts only where it has something to recover.
ruling-recoverOptional-yes = the owner may pass
ruling-recoverOptional-no = every unit draws
ruling-vlAlways-no = Very Low costs only who could gain
ruling-vlAlways-yes = Very Low always costs a CP

ruling-AMB-137 = Rallied strength
ruling-AMB-137-text = Halves up, and never nearer than { $below } to the start. Where that leaves nothing the unit cannot rally.
ruling-rallyFloor-0 = it cannot rally
ruling-rallyFloor-1 = it rallies with { $n }CP

ruling-AMB-138 = Rallying out of command
ruling-AMB-138-text = Nothing forbids it: allowed, with the usual { SIGNED($less) }.
ruling-oocRally-yes = allowed
ruling-oocRally-no = not allowed

ruling-AMB-139 = Strength at the start after detaching
ruling-AMB-139-text = What was given to detachments is taken off the start before the best strength is reckoned.

ruling-AMB-140 = Tiredness without rest
ruling-AMB-140-text = Only units marked as resting shake off tiredness.
ruling-tiredAny-no = Resting units only
ruling-tiredAny-yes = any unit

ruling-AMB-141 = Ending a lull
ruling-AMB-141-text = Who wants to fight on throws a die at the start of a turn; until it succeeds nobody fires or fights in the area. Who is cut off is for the players to agree.

ruling-AMB-142 = Crossing a bridge
ruling-AMB-142-text = One die is thrown. Units with guns attached, and MX, cross by the host’s CP.

ruling-AMB-143 = A very deep ditch
ruling-AMB-143-text = The die gets { SIGNED($bonus) }. The attempt Disorders the unit, whether it gets across or not.
ruling-ditchFailDisorder-yes = a failure Disorders too
ruling-ditchFailDisorder-no = only a success does

ruling-AMB-144 = Where engineers are sent from
ruling-AMB-144-text = From the park, one unit for every { $formations } formations. Their survival may be thrown again: they fall on { $need } or more. With a host that is all garrison, and so of no formation, they may leave for any commander, as from another formation.

ruling-AMB-176 = A pontoon train that loses one of two points
ruling-AMB-176-text = With engineers a train fights with two points, and without them with one. A point that it loses is therefore theirs.
ruling-trainLosesPoint-engineers = its engineers are gone
ruling-trainLosesPoint-nothing = it has both again in the next combat

ruling-AMB-145 = A pontoon bridge under fire
ruling-AMB-145-text = It suffers as a battery: one hit Disorders, { $hits } with a red { $red } destroy it, and so does a second Disorder. An ignored stretch of time counts nothing at all.

ruling-AMB-146 = When looting starts
ruling-AMB-146-text = At the end of the action of the formation that took the baggage, so at the earliest in the same turn.

ruling-AMB-147 = What becomes of captured officers
ruling-AMB-147-text = The table after the battle is for the injured. The captured remain prisoners.
ruling-capturedFate-prisoner = they stay prisoners
ruling-capturedFate-roll = they roll as the injured do

ruling-AMB-148 = Temperament in the simplified game
ruling-AMB-148-text = The same question as for the temperament check, with the same answer, but on cards.

ruling-AMB-149 = Slips in the example of losses
ruling-AMB-149-text = The text’s 506 must be 504 and its 1,191 must be 1,131; the strengths that follow from them stand.

ruling-AMB-150 = Rows of the loss table
ruling-AMB-150-text = A unit’s end decides first: vanquished, eliminated, broken. Otherwise the share of its CP lost decides: up to { $to25 }, { $to50 } or { $to75 } per cent, or more. The rallied go by what they have at the end.

ruling-AMB-151 = Percentage dice after the battle
ruling-AMB-151-text = Throws below { $from } and above { $to } are made again.
ruling-d100Trim-yes = trimmed to { $from } to { $to }
ruling-d100Trim-no = as thrown

ruling-AMB-152 = Fractions of men
ruling-AMB-152-text = Each step is rounded to the nearest man, as the example does, and the last share is what remains.

ruling-AMB-153 = So many in a hundred
ruling-AMB-153-text = A battery forms again when percentage dice show { $here }, or { $gone } with its formation gone, or less.

ruling-AMB-154 = Radius with a decimal
ruling-AMB-154-text = It is reckoned in whole tenths, so that { $units } units at { $times } make { $product } and round up.

ruling-AMB-155 = Letters on a label
ruling-AMB-155-text = S is the skirmish rating; an officer’s letters are his ratings.

ruling-AMB-156 = Who shows his hand first
ruling-AMB-156-text = In the phases both sides act in, they act together, or throw a die for it.

ruling-AMB-157 = The Army Commander falls
ruling-AMB-157-text = He is replaced as any officer is, and the battle goes on.
ruling-acLossEndsGame-no = the battle goes on
ruling-acLossEndsGame-yes = the battle ends

ruling-AMB-159 = Must engage, must make contact
ruling-AMB-159-text = Under Attack each unit in the Contact Zone that can must try a firefight or a close combat, as its owner likes; under Pursue it must try for contact.
ruling-attackEngage-either = firefight or contact
ruling-attackEngage-contactOnly = contact only

ruling-AMB-160 = Units counted for the radius
ruling-AMB-160-text = Infantry, cavalry, MX and guns of the formation at the start; no detachments, garrisons, engineers or trains.
ruling-radiusArtillery-yes = guns count
ruling-radiusArtillery-no = guns do not count

ruling-AMB-161 = A battery and its host
ruling-AMB-161-text = Together they have the host’s cover, stands and aspect, and move as the slower of the two. A battery that fired holds its host back unless it is let go first.

ruling-AMB-162 = When close-combat losses bite
ruling-AMB-162-text = Both sides throw with the CP they came with; the losses are taken together afterwards.
