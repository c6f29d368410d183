# A charge, and guns that are charged.

charge-question = Does { $unit } close with { $target }?
charge-check = Closing check
charge-chance = Chance that it closes
charge-closes = closes
charge-stops-at = stops at { NUMBER($cm) } cm
charge-home = Makes contact
charge-makes-contact = { $unit } meets { $target }.
charge-stops = { $unit } stops { NUMBER($cm) } cm from { $target }.
charge-may-end-in = It may end partly in { $area }.
charge-goes-home = { $unit } charges { $target }: **it makes contact**.
charge-goes-home-drawn = { $unit } charges { $target } ({ $draw }): **it makes contact**.
charge-stops-short = { $unit } charges { $target }: **it stops { NUMBER($cm) } cm short**.
charge-stops-short-drawn = { $unit } charges { $target } ({ $draw }): **it stops { NUMBER($cm) } cm short**.
charge-by-hand-home = It makes contact
charge-by-hand-short = It stops short
charge-guns-sheltered = { $guns } stands behind its neighbours: no attack from the front.

## What the table says
charge-starts-before = { $unit } starts before
charge-in-zone = Starts in its Contact Zone
charge-farther = It is farther than { NUMBER($cm) } cm
charge-no-check = no check
charge-at-an-angle = It comes in at an angle
charge-no-squaring = no need to square up
charge-its-way = Its way there
charge-against-order = Its order is { $order }: away from the enemy.
charge-another-closer = Another enemy in its front is closer
charge-at-that-one = it must attack that one
charge-not-straight = Its last { NUMBER($cm) } cm are not straight at it

## Guns that are charged
guns-question = { $guns } is charged: does it evade?
guns-question-drawn = { $result }: { $guns } { $does ->
    [goes] goes
   *[stays] stays
}, its canister first
guns-evade-check = Evade check
guns-canister-of = { $guns }’s canister
guns-chance-evade = Chance that it evades
guns-chance-canister = Chance that its canister hits
guns-evade = evades
guns-evade-disordered = evades, disordered
guns-are-abandoned = abandons its guns
guns-are-lost = is lost
guns-stay = stays
guns-end-evades = Evades
guns-end-abandoned = Abandoned
guns-end-lost = Lost
guns-end-stays = Stays
guns-charged = { $guns } is charged by { $attacker }: **{ $end ->
    [evades] evades
    [abandoned] abandoned
    [lost] lost
   *[stays] stays
}**.
guns-charged-drawn = { $guns } is charged by { $attacker } ({ $result }): **{ $end ->
    [evades] evades
    [abandoned] abandoned
    [lost] lost
   *[stays] stays
}**.
guns-charged-by-hand = { $guns } is charged and **{ $end ->
    [evades] evades
    [lost] is lost
   *[stays] stays
}**.
guns-go-back = { $guns } goes back up to { NUMBER($cm) } cm and ends facing away{ $order ->
    [disordered] , disordered
   *[good] {""}
}. Whoever follows keeps to the Contact Zone rules.
guns-crews-leave = { $guns }: the crews leave the guns.
guns-reached = { $guns } is reached and lost.
guns-lost-limbering = { $guns } is lost while it limbers up.
guns-remain = { $guns } stays.
guns-fire-last-shot = { $guns } stays and fires its last shot.
guns-canister-takes = { $cp ->
    [0] Its canister hits nobody.
   *[other] Canister costs { $unit } { NUMBER($cp) }CP before contact.
}
guns-in-works = In field works
guns-weight = Weight
guns-mobility = Mobility
gun-mobility-foot = Foot
gun-mobility-horse = Horse
guns-fire-rockets = It fires rockets
guns-lost-when-reached = lost when reached
guns-by-hand-evades = It evades
guns-by-hand-stays = It stays unhurt
guns-by-hand-lost = The guns are lost
gone-without-crews = its crews have left the guns
gone-rockets-reached = its rockets are reached
rockets-reached = { $unit } reaches { $guns }: rockets are **eliminated** by any contact.
rockets-no-combat = { $unit } stays on their ground: no combat.
