# Orders.

rulings-group-orders = Orders

ruling-AMB-21 = One stance up or down
ruling-AMB-21-text = We take it as one step on the ladder of numbered orders, never past its ends. Hold, Redeploy and Strategic Movement are not on it.
ruling-stanceLadder-number = one step of the ladder
ruling-stanceLadder-withinOrder = only between Normal and Keen

ruling-AMB-22 = How long does a shift last?
ruling-AMB-22-text = The shifted order is the formation’s order from then on. When next under command it is carried out in its Normal stance.
ruling-shiftDuration-persistent = until changed
ruling-shiftDuration-thisTurn = for this turn

ruling-AMB-23 = Green dice in the temperament check
ruling-AMB-23-text = The green dice are named, but no table turns them into a result. We add T: { $VH } is Very High, { $H } High, { $N } Normal, { $L } Low, less is Very Low.
ruling-tCheck-green = T plus the green dice
ruling-tCheck-card = a quality card at rating T

ruling-AMB-24 = An order changed after the action
ruling-AMB-24-text = No cost and no check are named for it. A commander under command changes his order freely then; a grab by the lapels counts.
ruling-a5Change-free = free, without a check
ruling-a5Change-sameAsA1 = as before movement

ruling-AMB-25 = May Keen be ordered?
ruling-AMB-25-text = Orders are given in the Normal stance; Keen comes from a commander left to himself. Ordered freely it would cost nothing and beat the rest.
ruling-allowKeenOrders-no = Normal only
ruling-allowKeenOrders-yes = Keen may be ordered

ruling-AMB-26 = What an Awkward commander costs
ruling-AMB-26-text = The scenario sets the penalty. Where it is silent it is one re-roll die more for each change before movement or by the lapels, and one for a change after the action.

ruling-AMB-27 = A distance that must be moved but cannot
ruling-AMB-27-text = The duty is met by moving as far as ground and dice allow. Best distance is that of the slowest unit after all reductions; units left behind, broken or resting do not count.

ruling-AMB-28 = Units that stay behind
ruling-AMB-28-text = They stand under Defend; infantry starts to garrison, guns only stay. They rejoin with the next order that is neither Attack nor Pursue. An order raised by a shift counts as received.
ruling-optOutRejoin-nextOrder = with the next such order
ruling-optOutRejoin-ownerChoice = when the owner says so

ruling-AMB-29 = Attacked while marching
ruling-AMB-29-text = Redeploy and Strategic Movement turn into Defend once a unit of the formation is in a firefight or close combat, and do so when that combat is over.
ruling-autoDefendTrigger-ff-cc = firefight or close combat
ruling-autoDefendTrigger-anyFire = any fire as well
ruling-autoDefendTiming-after = after the combat
ruling-autoDefendTiming-before = before the combat

ruling-AMB-30 = Extra march distance and dice
ruling-AMB-30-text = The { $redeploy } and { $strategic } cm more are added to full moves, of all arms, before Soft ground and hills take their share. Movement by dice gains nothing.
ruling-redeployDice-no = full moves only
ruling-redeployDice-addToTotal = added to a dice total too

ruling-AMB-31 = Cavalry screens of a marching formation
ruling-AMB-31-text = They go out when the order begins or after the action: { $cp }CP each, { $screens } alive at most. They stay for good, and may keep pace with the column.
ruling-screenAbsorb-permanent = they stay detachments
ruling-screenAbsorb-returnWhenOrderEnds = they return with the order’s end

ruling-AMB-32 = Which order counts when it flips
ruling-AMB-32-text = The one in force when the attack or the fire was declared; otherwise marching could never be punished. The timing switch of the flip covers it.

ruling-AMB-33 = Hold inside the Contact Zone
ruling-AMB-33-text = A unit on Hold throws no Contact Zone dice and so is never drawn into an attack. It answers when attacked; its guns may fire but not turn.
ruling-holdCZ-noDice = no dice
ruling-holdCZ-autoAttackDice = dice for being drawn in

ruling-AMB-34 = Defend or Engage
ruling-AMB-34-text = One order with two names. We call it Defend; its Keen stance, whose front may creep forward, is subtitled Engage.
