# What ratings, guns and decks are called.

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

## The guns of a battery by its weight. NBC-GL-23
calibres-heavy = 12-pounders
calibres-medium = 8-pounders, heavier 6-pounders
calibres-light = 3-, 4- and light 6-pounders

## The decks that come with the game.
deck-QD-48 = Forty-eight quality cards
deck-QD-2D6 = Two dice as thirty-six quality cards
deck-TD-24 = Twenty-four time cards
deck-TD-24b = Twenty-four time cards, a little slower
deck-TD-20 = Twenty time cards

## Labels on the bases, as short as the strip: "III/1/2 Roeben Q3 MX S1 6CP". NBC-SCN-17
label-infantry = { $who } Q{ $q } S{ $sk } { $cp }CP
label-mixed = { $who } Q{ $q } MX S{ $sk } { $cp }CP
label-cavalry = { $who } Q{ $q } { $horse ->
    [heavy] Heavy
    [medium] Medium
    [light] Light
   *[skirmish] Skirmish
} { $cp }CP
label-artillery = { $who } Q{ $q } { $weight ->
    [heavy] Heavy
    [medium] Medium
   *[light] Light
} { $mobility ->
    [foot] { $pieces ->
        [guns] foot
        [howitzers] foot howitzers
       *[rockets] foot rockets
    }
   *[horse] { $pieces ->
        [guns] horse
        [howitzers] horse howitzers
       *[rockets] horse rockets
    }
}
label-officer-of = { $formation }: { $name }
label-radius = { $name } R{ $cm }
label-ratings = L{ $L } T{ $T } A{ $A }
