# Empires in Arms: the page of the bridge, and what a scenario of the campaign says.
eiatable-to-month = To the month
eiatable-fight = Battle at { $area }: { $attacker } against { $defender }
eiatable-fight-note = on the table
eiatable-open = The battle at { $area }
eiatable-open-note = at the table
