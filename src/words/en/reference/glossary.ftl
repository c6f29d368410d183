# The words of the game, each in a sentence.

charts-glossary = Words

chart-aspects = Front, flank, rear
chart-aspects-also = aspect directly in front behind the flank zone of fire diagonal geometry
chart-aspects-judged = Judged by the centre of the unit in question. It is in one of Front, Flank and Rear at a time. Garrisons and squares have none.
chart-aspects-flanked = A free enemy Behind the Flank within { $cm } cm. Not by garrisons, detachments, anyone in a built-up area or in a fight, or lone guns that could not fire on it.

chart-glossary = Glossary
chart-glossary-also = words terms definitions

chart-rulings = Rulings in force
chart-rulings-also = amb unclear ambiguities switches house rules

## The terms
glossary-army-types = Army types
glossary-army-types-means = Napoleonic: formations are corps, with a Bye card. Traditional: formations are divisions, columns or wings.
glossary-attached = Attached
glossary-attached-means = A battery, officer or engineers that move and are hit with a host.
glossary-broken = Broken
glossary-broken-means = Its combat points are gone. It flees until it rallies or leaves the table.
glossary-built-up-area = Built-up area
glossary-built-up-area-means = A village or town on a base of its own: one unit and a garrison.
glossary-cavalry = Cavalry classes
glossary-cavalry-means = Heaviest first: { COMMAS($classes) }.
glossary-combat-points = Combat points (CP)
glossary-combat-points-means = Numbers, heart and skill of a unit in one figure. Each hit takes one.
glossary-radius = Command radius
glossary-radius-means = How far a formation commander’s word carries.
glossary-contact-zone = Contact Zone
glossary-contact-zone-means = { $cm } cm around an enemy unit, garrisons included.
glossary-detachment = Detachment
glossary-detachment-means = A few points of infantry or cavalry sent off by their donor.
glossary-disordered = Disordered
glossary-disordered-means = One level only: checks, shooting and close combat suffer.
glossary-eliminated = Eliminated
glossary-eliminated-means = Destroyed, and taken off at once.
glossary-exhausted = Exhausted
glossary-exhausted-means = Two steps from Rested; checks and to-hit dice { SIGNED($less) }.
glossary-flanked = Flanked
glossary-flanked-means = A free enemy stands Behind the Flank, within { $cm } cm.
glossary-formation = Formation
glossary-formation-means = Units under one commander with one order and one command card.
glossary-best-distance = Formation Best Distance
glossary-best-distance-means = The move of its slowest unit; Broken, resting and left-behind ones not counted.
glossary-front-line = Formation Front Line
glossary-front-line-means = Through the fronts of the forward units, half of them at least; one more than { $cm } cm ahead is not counted.
glossary-fresh = Fresh
glossary-fresh-means = Nothing lost and Rested. Checks { SIGNED($bonus) }, and a firefight as one Q better. Disorder does not matter.
glossary-guns = Guns
glossary-guns-means = A unit is about { $guns }; { COMMAS($weights) }; foot or horse. It has no combat points.
glossary-mixed = Mixed (MX)
glossary-mixed-means = Infantry and cavalry in one unit; fights as infantry.
glossary-oblique = Oblique
glossary-oblique-means = Up to { $degrees }° off straight ahead, facing front.
glossary-flank-movement = Flank Movement
glossary-flank-movement-means = Straight sideways, facing front.
glossary-retrograde = Retrograde
glossary-retrograde-means = Straight back, facing front.
glossary-out-of-command = Out of command
glossary-out-of-command-means = Outside its commander’s radius.
glossary-pot = Pot
glossary-pot-means = { $dice } dice thrown together: one red, two white, two green.
glossary-resting = Resting
glossary-resting-means = Tired, marked in the Command Phase, does not move; may get its breath back.
glossary-shaken = Shaken
glossary-shaken-means = Was Broken and has rallied. Checks { SIGNED($less) }.
glossary-steady = Steady
glossary-steady-means = Never Broken this battle.
glossary-square = Square
glossary-square-means = Infantry attacked by cavalry: no flanks, and it does not give way while it keeps order.
glossary-strong-point = Strong point
glossary-strong-point-means = A house, a barn, on a base under { $cm } cm: half the hits must confirm.
glossary-tired = Tired
glossary-tired-means = One step from Rested; checks and to-hit dice { SIGNED($less) }.
glossary-under-command = Under command
glossary-under-command-means = He has his orders, and they may be changed.
glossary-unit = Unit
glossary-unit-means = One base, a brigade: some { NUMBER($foot) } foot or { NUMBER($horse) } horse.
glossary-vanquished = Vanquished
glossary-vanquished-means = Beaten with no way back by half as many again; removed.
glossary-vantage-point = Vantage point
glossary-vantage-point-means = A height or tower that the scenario names; one sees farther from it.

## Where one base stands to another
standing-front = Frontal Aspect
standing-flank = Flank Aspect
standing-rear = Rear Aspect
standing-directlyInFront = Directly in Front
standing-behindTheFlank = Behind the Flank
standing-front-means = Between the forward arms of the diagonals of the other base.
standing-flank-means = To either side, between the diagonals of the other base.
standing-rear-means = Between the backward arms of the diagonals of the other base.
standing-directlyInFront-means = Between the two sides of the other base drawn forward.
standing-behindTheFlank-means = Behind the front edge of the other base drawn out sideways.
