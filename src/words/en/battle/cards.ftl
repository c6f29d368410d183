# What the cards say.

result-VH = Very High
result-H = High
result-N = Normal
result-L = Low
result-VL = Very Low

# Why a command card cannot be played.

card-no-bye = No Bye is left this turn.
card-bye-for-nobody = The other side has no formation left to move.
card-not-in-hand = That formation’s card is not in this hand.
card-not-arrived = That formation has no troops on the table.
card-has-acted = That formation has acted this turn.
card-played-again = The card left on the table is played again.
card-throw-open = Answer the throw for the next formation first.
card-phase = Command cards are played in phase 6, while no formation acts.
