# Throws for hits: what must be thrown, what is thrown again, what came of it.

## A name alone, where nothing else is said.
called = { $who }

## Sums
sum-dice = Dice
sum-to-hit = To hit
hit-on = Hits on { $face } or more
hit-weary = { $exhaustion ->
    [1] Tired
   *[2] Exhausted
}
hit-die-modifier = { SIGNED($n) } on the die
hit-never = cannot hit
state-disordered = Disordered

## Why dice are thrown again
again-all = re-roll all misses
again-half = re-roll half the misses
again-some = { $misses ->
    [one] re-roll one miss
   *[other] re-roll { $misses } misses
}
confirm-all = confirm every hit
confirm-half = confirm half the hits
into-flank = Into the flank
into-rear = Into the rear
hard-cover = Hard cover

## The rounds of one throw
round-throw = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
round-bonus = { $dice ->
    [one] { $dice } miss to re-roll
   *[other] { $dice } misses to re-roll
}
round-confirm = { $dice ->
    [one] { $dice } hit to confirm on { $face } or more
   *[other] { $dice } hits to confirm on { $face } or more
}
round-of = { CAPITAL($who) }: { $round }
round-beside-pot = { $who }, beside the pot
round-faces = { $faces }
hits-counted = Counted on the table
hits-together = Counted together
hits-of = Hits of { $who }

## Hits, and their chances
hits-made = { $hits ->
    [0] No hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
hits-count = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
hits-or-more = { $hits } or more hits
chance-hit = Chance of a hit

## Of the target, as the table sees it
the-enemy = the enemy
an-enemy = The enemy
enemy-not-in-book = an enemy not listed here
target-infantry = Infantry
target-mixed = Mixed
target-cavalry = Cavalry
target-artillery = Battery
target-stands-out = It has skirmishers out
confirm-hits = confirm hits
misses-again = re-roll misses
hit-on-face = hit on { $face }
strikes-from = Hit from
its-front = Its front
its-flank = Its flank
its-rear = Its rear
on-its-check = { SIGNED($n) } on its check
speaks-against = Anything against this shot?
against-what = Against it
against-nothing = Nothing
