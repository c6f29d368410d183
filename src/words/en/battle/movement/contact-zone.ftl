# Moves in the Contact Zone, and whom they may strike.

## Dice
zone-dice = Contact Zone dice
zone-worse = { COMMAS($why) }
zone-terrain = Restricted terrain
zone-chart-fewer = The chart allows fewer

## Ones and sixes
zone-one-pursuit = A one, but a pursuit may ignore No-Attack.
zone-one-stubborn = A one, but Elite and Guard may ignore No-Attack.
zone-six-lull = A six, but there is a lull here: nobody attacks.
zone-six-guns = A six, but guns and trains never start a fight.
zone-six-detachment = A six, but a detachment never starts a fight.
zone-six-caught = A six, but it has caught a Broken unit.
zone-six-may-ignore = A six, but a withdrawal may ignore Auto-Attack.
zone-six-never = A six, but a formation on the march cannot start a fight.

zone-cancel = A one and a six cancel.
zone-no-attack = No-Attack: it may not go nearer to the enemy.
zone-auto-attack = Auto-Attack: it must attack the nearest enemy in its front.
zone-chance = Chance that it may go closer
zone-part-free = as it likes
zone-part-must = must attack
zone-part-barred = may not go closer

## The attack that a six compels
zone-enemy-horse = That enemy is cavalry
zone-attack-contact = It comes into contact.
zone-attack-firefight = It stops at { $cm } cm and fires.
zone-attack-halt = It stops at { $cm } cm. Out of command it does not fire.
zone-attack-falls-short = It falls short and moves the full dice.
zone-advance = Advance
zone-to-enemy = Distance to the enemy
zone-before-cavalry = Infantry stops before cavalry
zone-dice-end = The dice reach no farther

## Ways and targets
zone-open-front = No un-engaged enemy in its front
zone-way-toward-or-away = Straight at the nearest un-engaged enemy in front, or straight away.
zone-way-away = It goes straight away, or stays.
zone-way-free = It goes as it likes until an enemy is in its front.
zone-lost-inside = Out of command, it stays or tries to leave the Contact Zone.
zone-lost-outside = Out of command, it does not move into the Contact Zone.
zone-wrong-aspect = It began its move in the enemy’s { $start ->
    [front] front
    [flank] flank
   *[rear] rear
} and cannot strike his { $strike ->
    [front] front
    [flank] flank
   *[rear] rear
}.
zone-closest-first = From the Contact Zone the closest enemy in its front comes first.
zone-straight = In the Contact Zone it must go straight at its enemy.
