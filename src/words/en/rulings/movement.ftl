# Movement.

rulings-group-movement = Movement

ruling-AMB-90 = Soft ground and movement dice
ruling-AMB-90-text = Soft ground takes its centimetres from dice totals too, in the Contact Zone as well, down to nothing. Wagons count as foot artillery.
ruling-softDice-subtract = taken from dice too
ruling-softDice-fullMovesOnly = from full moves only

ruling-AMB-91 = Slopes in mud
ruling-AMB-91-text = A contour costs { $cm } cm, in Mud { $mud }. The text’s own comparison is a slip.
ruling-mudSlope-3 = { $n } cm
ruling-mudSlope-2 = { $n } cm

ruling-AMB-92 = A { $one } and a { $six } cancel
ruling-AMB-92-text = They cancel in pairs: of three dice the odd { $one } or { $six } stays.
ruling-ceCancel-pairwise = in pairs
ruling-ceCancel-any = one cancels all of the other

ruling-AMB-93 = Closing from inside the Contact Zone
ruling-AMB-93-text = The check to close is for those who start outside it. Inside, the { $one }s and { $six }s of the dice decide already.
ruling-closeCheckInCZ-no = no check from inside
ruling-closeCheckInCZ-yes = always a check

ruling-AMB-94 = Half speed by dice
ruling-AMB-94-text = Moving back or sideways by dice goes half the total, fractions dropped.

ruling-AMB-95 = Ground past the last column
ruling-AMB-95-text = A unit whose shifts run off the chart cannot enter; one that is inside already may leave with one die.
ruling-beyondColumn-impossible = it cannot enter
ruling-beyondColumn-oneDie = one die

ruling-AMB-96 = Measuring a wheel
ruling-AMB-96-text = By the path of the outer front corner; the players measure it.

ruling-AMB-97 = Disorder checks for one unit’s move
ruling-AMB-97-text = One for each cause: the oblique, each wheel or turn after the first, each friend passed through, and the ground once.
ruling-moveDC-perCause = one for each cause
ruling-moveDC-facesOnce = all turns count as one
ruling-moveDC-oncePerTurn = one in all

ruling-AMB-98 = Foot or horse in the Contact Zone
ruling-AMB-98-text = Guns by their mobility, heavy foot as foot. An MX unit moves as foot, in the chart and on Soft ground.

ruling-AMB-99 = Drawn into an attack
ruling-AMB-99-text = Infantry drawn towards cavalry goes to { $cm } cm and fires; out of command it only goes. Dice that fall short move what they give. Lone guns, detachments, trains and marching formations are never drawn in.

ruling-AMB-100 = A broken unit met by a disordered enemy
ruling-AMB-100-text = An enemy in order ends it. From a disordered one it runs at once, and the disordered unit halts there.
ruling-brokenContactDis-flee = it runs
ruling-brokenContactDis-eliminated = it is ended too

ruling-AMB-175 = A six that catches a broken unit
ruling-AMB-175-text = The broken unit was the nearest enemy: the attack is made, and the unit goes on or not, as it likes.
ruling-sixCatches-done = that was its attack
ruling-sixCatches-goesOn = it must attack the next

ruling-AMB-101 = How far the broken run
ruling-AMB-101-text = { $pressed } cm with an enemy within { $near } cm, otherwise { $clear }, measured where the move begins.

ruling-AMB-102 = Room for a road column
ruling-AMB-102-text = The table says whether the units fit on the road; if one does not, its whole move is off.

ruling-AMB-103 = Turning in mud
ruling-AMB-103-text = A turn in Mud takes the whole allowance of the turn; cavalry loses its free turn too.
ruling-mudFreeFace-no = no free turn
ruling-mudFreeFace-yes = cavalry keeps its free turn

ruling-AMB-169 = A unit that fails to cross
ruling-AMB-169-text = The attempt is its move: it waits at the entrance and goes elsewhere from the next turn on.
ruling-crossFailed-stays = it waits
ruling-crossFailed-mayGo = it may march off at once

ruling-AMB-104 = Officers on bad ground
ruling-AMB-104-text = A general loses { $cm } cm on Soft ground and throws { $dice } dice in Mud.

ruling-AMB-158 = Rough ground
ruling-AMB-158-text = It is given a shift in one place and none in another. The scenario’s terrain list decides; without one, the sample list.
