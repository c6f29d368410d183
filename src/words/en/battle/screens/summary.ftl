# What Home shows of a battle.
summary-over = The battle is over.
summary-acting = { $formation }: { SMALL($step) }.
