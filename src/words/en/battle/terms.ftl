# The game's vocabulary: the names the rulebook gives to what is counted, rated and marked.

## Ratings
rating-quality = Q{ $n }
rating-skirmish = S{ $n }

quality-6 = Guard
quality-5 = Elite
quality-4 = Veteran
quality-3 = Regular
quality-2 = Conscript
quality-1 = Poor

letter-A = A
letter-T = T
letter-L = L

## States
exhaustion-0 = Rested
exhaustion-1 = Tired
exhaustion-2 = Exhausted

## Where one stands to another
aspect-front = Front
aspect-flank = Flank
aspect-rear = Rear

## What may be left out of a simpler game
simplification-noRally = Broken units are eliminated, and nobody rallies.
simplification-noLeadership = The Leadership of officers does not count.
simplification-noFirefights = Infantry does not fire.
simplification-noSkirmishing = Nobody skirmishes.
simplification-simpleCommand = No orders: formations are under command or react.

## Orders
order-pursue-keen = Pursue, keen
order-pursue = Pursue, normal
order-attack-keen = Attack, keen
order-attack = Attack, normal
order-defend-keen = Defend, keen
order-defend = Defend, normal
order-pull-back = Pull Back, normal
order-pull-back-keen = Pull Back, keen
order-withdraw = Withdraw, normal
order-withdraw-keen = Withdraw, keen
order-hold = Hold
order-redeploy = Redeploy
order-strategic = Strategic Movement

stance-keen = Keen
stance-normal = Normal

## The turn
step-orders = Orders
step-move = Move
step-firefights = Firefights
step-combats = Close combats
step-administration = Administration

## Armies, arms and guns
army-Napoleonic = Napoleonic
army-Traditional = Traditional

term-small = { SMALL($term) }

## Cover and terrain

terrain-ditch = Ditch
terrain-wood = Wood
terrain-heavy-wood = Heavy wood
terrain-rough = Rough ground

## The rows of the movement chart
move-class-heavy = Heavy artillery, wagons
move-class-foot = Infantry, foot artillery
move-class-horse = Cavalry, horse artillery
move-class-general = Generals

## After the battle
loss-row-vanquished = Vanquished
loss-row-eliminated = Eliminated
loss-row-broken = Broken
loss-row-to100 = More of its CP lost
loss-row-to75 = Up to { $share } % of its CP lost
loss-row-to50 = Up to { $share } % of its CP lost
loss-row-to25 = Up to { $share } % of its CP lost
loss-row-none = No losses
