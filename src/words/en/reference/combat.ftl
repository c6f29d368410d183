# Closing to contact, evading, and close combat from the dice to the pursuit.

charts-combat = Close combat

## Closing
chart-closing = Closing to contact
chart-closing-also = move to contact charge check
chart-closing-card = Card
chart-closing-infantry = Infantry
chart-closing-cavalry = Cavalry
chart-closing-closes = closes
chart-closing-stops = stops at { $cm } cm
chart-closing-who = Checked by who attacks a front from outside the Contact Zone. Flank and rear are reached without.
chart-closing-reach = First see that the move is long enough.
chart-closing-modifiers = Usual modifiers; { SIGNED($bonus) } under Attack-Keen and Pursue-Keen. Out of command nobody closes.

## Evading
chart-evading = Guns attacked: evade, Final Shot
chart-evading-also = canister limber abandoned artillery
chart-evading-canister = Canister
chart-evading-battery = Battery
chart-evading-evade = evades
chart-evading-evade-disordered = evades, Disordered
chart-evading-stay = stays
chart-evading-abandon = guns abandoned
chart-evading-who = Unattached guns attacked from outside their Contact Zone must try; heavy guns and guns in field works do not. { SIGNED($cavalry) } from cavalry, { SIGNED($horse) } as horse artillery.
chart-evading-far = Up to { $foot } cm, horse { $horse }; facing away, so they move or turn before they fire.
chart-evading-hits = Canister only at an attack on the front: { OR($faces) }, { $disordered } if Disordered. Losses mean a disorder check before anybody closes.
chart-evading-follow = An attacker with movement left checks again to follow. From him they do not evade a second time.
chart-evading-final-shot = Final Shot: guns that did not try to evade, attacked in front, throw { $dice } dice. Any hit is a disorder check before contact. Not rockets, not attached guns.

## To hit
chart-close-combat = Close combat: to hit
chart-close-combat-also = matrix melee dice cc
chart-close-combat-cavalry = Cav
chart-close-combat-infantry = Inf
chart-close-combat-artillery = Art
chart-close-combat-disordered-cavalry = D. Cav
chart-close-combat-disordered-infantry = D. Inf
chart-close-combat-disordered-artillery = D. Art
chart-close-combat-caption = Lowest face that hits; the row throws at the column. D. is Disordered; Mixed counts as infantry
chart-close-combat-dice = Dice
chart-close-combat-point = Each combat point
chart-close-combat-stand = Each skirmish stand out
chart-close-combat-defender = Battery with a defender
chart-close-combat-attacker = Horse battery with an attacker
chart-close-combat-engineers = Engineers with infantry
chart-close-combat-nobody = Lone guns, baggage, looters
chart-close-combat-none = none
chart-close-combat-on-die = On the die
chart-close-combat-lighter = Cavalry against cavalry two classes lighter
chart-close-combat-most = At most { $units } units attack one. Both sides throw together. Cavalry never attacks a built-up area.
chart-close-combat-guns = Lone guns: { $disorders ->
    [one] { $disorders } hit Disorders
   *[other] { $disorders } hits Disorder
} them (Eliminated if they were), { $eliminates } Eliminate them; otherwise the attacker falls back { $cm } cm.
chart-close-combat-stalled = No losses on either side: it was no combat, and who moved in goes back { $cm } cm.

## Dice again
chart-close-combat-again = Close combat: dice again
chart-close-combat-again-also = bonus penalty re-roll misses hits flanked
chart-close-combat-again-misses = Misses again
chart-close-combat-again-best = the best one
chart-close-combat-again-flanked = Enemy flanked
chart-close-combat-again-half-least = half, at least { $least }
chart-close-combat-again-into = Into flank or rear
chart-close-combat-again-all = all
chart-close-combat-again-wet = Cavalry on infantry in heavy rain or snow
chart-close-combat-again-half = half
chart-close-combat-again-commander = Own army commander within { $cm } cm
chart-close-combat-again-uphill = Defender uphill, hilly terrain
chart-close-combat-again-mixed = Mixed unit, not for a built-up area
chart-close-combat-again-together = Infantry and cavalry on one target
chart-close-combat-again-smaller = up to the smaller unit’s size
chart-close-combat-again-hits = Hits stand on { $confirm }
chart-close-combat-again-every = every one that applies
chart-close-combat-again-command = Out of command
chart-close-combat-again-marching = Under Redeploy or Strategic Movement
chart-close-combat-again-cover = Target wholly behind hard cover
chart-close-combat-again-cover-all = all, but not with engineers
chart-close-combat-again-strong-point = Target on a strong point
chart-close-combat-again-square = Infantry attacked by cavalry is in square, and has no flanks; nor has a garrison. Halves drop the odd one.

## Effects
chart-close-combat-effects = Close combat: effects and retreat
chart-close-combat-effects-also = result fall back loser pursuit distance
chart-close-combat-effects-unit = The unit is
chart-close-combat-effects-loser = Loser
chart-close-combat-effects-caption = Each unit that lost points; distances in cm for the loser
chart-close-combat-effects-cleared = in order again
chart-close-combat-effects-cavalry = Disordered if cavalry
chart-close-combat-effects-disordered = Disordered
chart-close-combat-effects-tires-before = Disordered; a step more tired if it was before
chart-close-combat-effects-tires = Disordered; a step more tired
chart-close-combat-effects-fall-back = fall back
chart-close-combat-effects-retreat = retreat
chart-close-combat-effects-way = The first { $cm } cm straight back, the rest along the line of retreat; friends in the first { $cm } are Disordered. Fall back ends facing the enemy, retreat with the back to him.
chart-close-combat-effects-broken = Broken: twice the distance, and it has lost. The winner over a Broken unit always takes a card. If all are Broken, the best Q comes back with { $cp }CP and has won.
chart-close-combat-effects-ground = A winning attacker takes the ground. A winning defender stays; cavalry takes the ground.
chart-close-combat-effects-square = A square that is named the loser stands and the attackers fall back { $cm } cm, unless it was Disordered before and is again.
chart-close-combat-effects-no-room = No room: up to { $cm } cm more. Still none: it stays, loses { $cp }CP and is Disordered, or a step more tired if it was. If the winners then have { $times } times its points it is Vanquished.
chart-close-combat-effects-officer = An officer with a unit is thrown for after every combat; engineers when their host lost points.

## Who has lost
chart-loser = Who has lost the combat
chart-loser-also = ladder winner steps
chart-loser-side = The loser is the side that
chart-loser-1 = is Broken, the other not
chart-loser-2 = is more exhausted
chart-loser-3 = was Disordered before and is again
chart-loser-4 = is Disordered, the other not
chart-loser-5 = caused fewer casualties
chart-loser-6 = has the lower quality
chart-loser-7 = attacked
chart-loser-first = After the effects of both cards. The first line that tells the sides apart decides.

## Pursuit
chart-pursuit = Cavalry pursuit
chart-pursuit-also = impetuous
chart-pursuit-card = Loser’s card
chart-pursuit-pursuit = Pursuit
chart-pursuit-no = no
chart-pursuit-yes = yes
chart-pursuit-half = half misses again
chart-pursuit-all = all misses again
chart-pursuit-dice = Winning cavalry may ride after the loser with half its points in dice ({ $cp }CP: { $dice }): { OR($faces) }, { $disordered } if Disordered, Tired { SIGNED($tired) }, Exhausted { SIGNED($exhausted) }. Each hit is { $hit }CP; no further check.
chart-pursuit-impetuous = Impetuous cavalry whose pursuit hurts follows to { $cm } cm from its prey, in command or not.

## Two against one
chart-two-on-one = Two against one
chart-two-on-one-also = major minor unit
chart-two-on-one-major-unit = The Major Unit has more points; then the better Q; then a die. It decides the result.
chart-two-on-one-hits = Hits
chart-two-on-one-major = Major
chart-two-on-one-minor = Minor

## Built-up areas
chart-built-up-areas = Built-up areas in combat
chart-built-up-areas-also = bua town village house
chart-built-up-areas-hold = One unit and a garrison in each; wholly in or wholly out. Its cover is what it is built of; checks { SIGNED($bonus) }.
chart-built-up-areas-attacked = Attacked: infantry defends; guns leave and are Disordered; cavalry leaves, or light and medium horse stays as infantry of half its points.
chart-built-up-areas-rounds = First round: hard cover for the defender. An attacker that got no Disorder may stay. In the second round, next turn, both have hard cover.
chart-built-up-areas-out = Disordered before and again: that unit is out.
chart-built-up-areas-out-of = Out of one: every aspect counts as front, and it may end partly in it. Beaten, it falls back into it; a retreat goes its whole way.
chart-built-up-areas-back = Falling back half into an empty one: more in, it goes in; more out, it stops. Nobody passes through an occupied one.
