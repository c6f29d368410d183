# How armies are written, and troops with rules of their own.

charts-troops = Troops

## Combat points
chart-combat-points = Men to a combat point
chart-combat-points-also = cp ratio strength units size
chart-combat-points-foot = Foot
chart-combat-points-horse = Horse
chart-combat-points-quality = { $rating } { $name }
chart-combat-points-mixed = Mixed units: the fractions of both arms are added, then rounded once, halves up.
chart-combat-points-unit = A unit: { NUMBER($footLeast) } to { NUMBER($footMost) } men, or { NUMBER($horseLeast) } to { NUMBER($horseMost) } horse; { $least } to { $usual } points as a rule, { $most } at most.
chart-combat-points-batteries = Batteries that march with a formation give its units { $points } points each, spread among them.
chart-combat-points-colours = Every hit is { $cp ->
    [one] a point
   *[other] { $cp } points
}. Lost while Steady white, lost while Shaken red, given to detachments blue.

## Bases
chart-bases = Bases and labels
chart-bases-also = size mm strip
chart-bases-mm = mm
chart-bases-front = Front
chart-bases-depth = Depth
chart-bases-label = Label
chart-bases-unit = Infantry, cavalry, Mixed
chart-bases-artillery-12 = Battery of { $guns } guns
chart-bases-artillery = Other batteries
chart-bases-headquarters = Headquarters
chart-bases-commander = Formation commander
chart-bases-garrison = Garrison
chart-bases-train = Train
chart-bases-engineers = Engineers
chart-bases-skirmish-stand = Skirmish stand
chart-bases-detachment = Detachment
chart-bases-advice = Advice: other bases do, if both sides use the same.

## Garrisons
chart-garrisons = Garrisons
chart-garrisons-also = support unit built-up area fort limit
chart-garrisons-made = Infantry that has held an area for { $minutes } minutes by the time cards may make one as its action ends, of some or all of its points. A turn in which it was attacked in close combat does not count.
chart-garrisons-limit = Garrison and Supporting Unit together stay within the limit of the area: { $least } to { $most }, usually { $usual }. What is too much leaves at once. An area is { $side } cm square, or up to { $largest }.
chart-garrisons-state = Q of its donor, { $skirmish }. Always hard cover, no flanks, never out of command. It has a Contact Zone, and neither moves, attacks nor threatens a flank.
chart-garrisons-fire = Nobody skirmishes or firefights in or out of the area. The Supporting Unit takes the losses of close combat and artillery, and may attack out.
chart-garrisons-fall = The Support beaten, it goes; then the garrison is fought. It never goes back; its attackers always do, until it is Broken, which is Eliminated. Then they may enter, and garrison it a turn later.
garrison-hint-support = Put a fresh Supporting Unit beside a garrison whose Support was forced out.
garrison-hint-after = Let the supporting formation act after the attackers, to answer what they did.
garrison-hint-alone = A garrison that is cut off from its supports is the one that falls.

## Detachments
chart-detachments = Detachments
chart-detachments-also = donor screen outpost
chart-detachments-donor = Donor’s CP
chart-detachments-most = At most
chart-detachments-made = { $least } to { $most }CP as an action ends, under command; the donor keeps more than it gives. Q of the donor, { $skirmish }. Infantry or cavalry as the donor; never guns.
chart-detachments-post = Straight to its post or nowhere; once stopped it only goes back. It never enters a Contact Zone, starts no fight and threatens no flank. It may be attacked, and must be.
chart-detachments-recover = It recovers order and breath, not points. Broken is Eliminated; it never rejoins. It is never out of command.
chart-detachments-screens = Under Redeploy and Strategic Movement up to { $screens } cavalry screens of { $cp }CP within { $cm } cm.
chart-detachments-handful = More than a handful in a battle (we count { $handful }) is against the spirit.

## Engineers
chart-engineers = Engineers and parks
chart-engineers-also = sappers pioneers park artillery
chart-engineers-park = A park’s commander stands within { $headquarters } cm of the headquarters, and what is in it within { $park } cm of him.
chart-engineers-many = The scenario gives them; Napoleonic and Ottoman armies have one unit more for every { $formations } formations.
chart-engineers-sent = In the Commanders’ phase, once a turn. From the park or between commanders in visibility: { $dice ->
    [one] { $dice } re-roll die
   *[other] { $dice } re-roll dice
}. Between a commander and his infantry in command: { $free ->
    [0] nothing
   *[other] { $free }
}. One to a host.
chart-engineers-infantry = With infantry: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} in close combat, and hard cover does not count against it.
chart-engineers-fall = Each time the host loses points: two dice, { $need } or more and they fall, taking one point of the loss. Host Broken: gone.
chart-engineers-commander = With a commander: taken with him. Two dice when he is hit or gives way, gone on { $need } or more. When he is replaced they go to the nearest infantry of his.

## Pontoons
chart-pontoons = Pontoon trains, bridges of boats
chart-pontoons-also = bridge building train river
chart-pontoons-train = A train carries { $cm } cm of bridge and builds a centimetre in { $minutes } minutes. It starts for { $dice ->
    [one] { $dice } re-roll die
   *[other] { $dice } re-roll dice
}, moves as wagons, and fights as infantry of { $cp }CP, { $engineers } with engineers.
chart-pontoons-card = Time card
chart-pontoons-enemy = Enemy within { $cm } cm
chart-pontoons-nobody = No enemy
chart-pontoons-weather = Heavy rain, freezing
chart-pontoons-engineers = Engineers, second card
chart-pontoons-disordered = Disordered
chart-pontoons-caption = Minutes built
chart-pontoons-order = In this order: cards under { $short } are lost in heavy rain or frost; { $more } more with no enemy within { $cm } cm; engineers double every second card; Disorder halves.

## Baggage
chart-baggage = Baggage and looting
chart-baggage-also = train capture plunder
chart-baggage-card = Card on printed Q
chart-baggage-first = First
chart-baggage-later = Later
chart-baggage-loots = loots
chart-baggage-loots-lost = loots, { SIGNED($cp) }CP
chart-baggage-goes-on = goes on
chart-baggage-goes-on-lost = goes on, { SIGNED($cp) }CP
chart-baggage-does-not = does not
chart-baggage-stops = stops
chart-baggage-together = All trains start together, for { $dice ->
    [one] { $dice } re-roll die
   *[other] { $dice } re-roll dice
}. An enemy unit that touches one, guns apart, stops and has taken it.
chart-baggage-checked = Checked as its formation’s action ends, without modifiers, whoever is with it.
chart-baggage-looters = Looters stand, Disordered, without skirmishers. They do not evade and throw no dice. When they stop they are a plain Disordered unit next turn.
