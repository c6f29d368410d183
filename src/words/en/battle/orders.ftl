# What each formation order asks.

order-duty-pursue-keen = Every unit goes at the enemy, at least as far as the slowest can, and tries to reach him.
order-duty-pursue = Every unit goes at the enemy, at least as far as the slowest can, and tries to reach him.
order-duty-attack-keen = Engage an enemy in the Contact Zone; otherwise advance on him, { $least } cm or more.
order-duty-attack = Engage an enemy in the Contact Zone; otherwise advance on him, { $least } cm or more.
order-duty-defend-keen = The front line gives no ground and may creep forward { $forward } cm; behind it all move freely.
order-duty-defend = The front line does not go forward and may give { $back } cm; behind it all move freely.
order-duty-pull-back = Go back from the enemy, { $least } to { $most } cm.
order-duty-pull-back-keen = Go back from the enemy, { $least } cm or more.
order-duty-withdraw = Go back at least as far as the slowest can, until the enemy is out of sight.
order-duty-withdraw-keen = Every unit goes back as fast as it can, until the enemy is out of sight.
order-duty-hold = Nobody moves, but for Broken units.
order-duty-redeploy = A swift march: { $more } cm more on every base rate. It starts no fight, and answers at a disadvantage.
order-duty-strategic = The swiftest march: { $more } cm more on every base rate. It starts no fight and does not answer fire.

orders-march-stands = { $formation } is on the march: **skirmishers go in**: { COMMAS($units) }.
