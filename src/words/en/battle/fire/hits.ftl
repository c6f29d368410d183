# Throws for hits: what must be thrown, what is thrown again, what came of it.

## A name alone, where nothing else is said.
called = { $who }

## Sums
sum-dice = Dice
sum-to-hit = To hit

## Why dice are thrown again
again-all = every miss again
again-half = half the misses again
again-some = { $misses ->
    [one] one miss again
   *[other] { $misses } misses again
}
confirm-all = confirm every hit
confirm-half = confirm half the hits

## The rounds of one throw
round-throw = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
round-bonus = { $dice ->
    [one] { $dice } miss again
   *[other] { $dice } misses again
}
round-confirm = { $dice ->
    [one] { $dice } hit to prove on { $face } or more
   *[other] { $dice } hits to prove on { $face } or more
}
round-of = { $who }: { $round }
round-faces = { $faces }
hits-of = Hits of { $who }

## Of the target, as the table sees it
its-front = Its front
its-flank = Its flank
its-rear = Its rear
