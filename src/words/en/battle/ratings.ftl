# What the ratings of officers and the decks are called.

## What the ratings of officers are called. NBC-SCN-08 to NBC-SCN-10
officer-rated = { $rating }{ $n } { $name }
ability-6 = Superior
ability-5 = Excellent
ability-4 = Good
ability-3 = Average
ability-2 = Poor
ability-1 = Despicable
leadership-6 = Magnetic
leadership-5 = Charismatic
leadership-4 = Inspirational
leadership-3 = Normal
leadership-2 = Impersonal
leadership-1 = Uninspiring
temperament-6 = Belligerent
temperament-5 = Aggressive
temperament-4 = Forward
temperament-3 = Even
temperament-2 = Cautious
temperament-1 = Timid

## The decks that come with the game.
deck-QD-48 = Forty-eight quality cards
deck-QD-2D6 = Two dice as thirty-six quality cards
deck-TD-24 = Twenty-four time cards
deck-TD-24b = Twenty-four time cards, a little slower
deck-TD-20 = Twenty time cards

