# What each formation order asks.

order-duty-pursue-keen = Every unit advances on the enemy, at least as far as the slowest can, to make contact.
order-duty-pursue = { order-duty-pursue-keen }
order-duty-attack-keen = Engage an enemy in the Contact Zone; otherwise advance { $least } cm or more.
order-duty-attack = { order-duty-attack-keen }
order-duty-defend-keen = The front line gives no ground and may go forward { $forward } cm; units move freely up to it.
order-duty-defend = The front line does not go forward and may give { $back } cm; units move freely up to it.
order-duty-pull-back = Go back from the enemy, { $least } to { $most } cm.
order-duty-pull-back-keen = Go back from the enemy, { $least } cm or more.
order-duty-withdraw = Go back at least as far as the slowest can, until the enemy is out of sight.
order-duty-withdraw-keen = Every unit goes back as fast as it can, until the enemy is out of sight.
order-duty-hold = Nobody moves except broken units.
order-duty-redeploy = It moves { $more } cm more, starts no fight and fights at a disadvantage.
order-duty-strategic = It moves { $more } cm more, starts no fight and answers no fire.

orders-march-stands = { $formation } is on the march: **skirmishers go in**: { COMMAS($units) }.

## Changing an order
orders-not-under = He is not under command this turn, so his order stands.
orders-throw-first = First throw whether he is under command.
orders-hq-moves = Headquarters moved: no order changes this turn.
orders-after-strategic = Only Hold or Withdraw can follow Strategic Movement.
orders-cannot-give = That order cannot be given.
orders-away-traditional = The army commander is away: a Traditional headquarters changes no orders.
orders-away-one = The army commander is away; his headquarters has changed its one order.
orders-simplified = The simplified game has no orders.
orders-own-action = An order changes in the formation’s own action, before or after it moves.
orders-unanswered = Another order is on its way: answer it first.
orders-moving = The units are moving: change the order before or after.
orders-change = Order change
orders-change-face = Order change, face to face
orders-change-after = Order change after the action
orders-question = Does the new order reach { $officer }?
orders-near-chief = { $chief } within { NUMBER($cm) } cm of him
orders-chance = Chance that it takes effect
orders-works = It takes effect
orders-fails = It does not
orders-means-works = The new order takes effect: { $order }.
orders-means-fails = The order stays { $order }.
orders-log = { $formation }: order **{ $order }**.
orders-log-drawn = { $formation }: order **{ $order }** ({ $draw }).
orders-log-fails = { $formation }: the order { $order } **does not arrive**.
orders-log-fails-drawn = { $formation }: the order { $order } **does not arrive** ({ $draw }).

## Left behind by Attack or Pursue
stays-not = It was not left behind.
stays-rejoin = They rejoin when their formation gets another order.
stays-called-back = They come back when the order arrives.
stays-no-formation = It belongs to no formation.
stays-onslaught = Only Attack or Pursue leaves units behind.
stays-at-once = Say it at once, when the order comes.
stays-who = Only units in a built-up area or works, and heavy or medium guns, may stay behind.
stays-log = { $unit } **stays behind**, order Defend.
stays-log-back = { $unit } goes with its formation.

## What an order demands of a move
demand-advance = Advance at least
demand-retire = Go back at least
demand-own-best = As far as it can
demand-best-distance = Formation Best Distance
demand-order = The order asks
demand-no-farther = It can go no farther
demand-least = The order asks for { NUMBER($cm) } cm at least.
demand-most = The order allows { NUMBER($cm) } cm at most.
demand-hold = The order is to hold: nobody moves.
front-line-advice = The front line runs through { NUMBER($least) } or more of its { NUMBER($units) } units; one over { NUMBER($cm) } cm ahead does not count.
front-line-forward = { $cm ->
    [0] The front line may not go forward.
   *[other] The front line may go forward { $cm } cm.
}
front-line-back = { $cm ->
    [0] The front line may not go back.
   *[other] The front line may go back { $cm } cm.
}
