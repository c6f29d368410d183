# The sheet of sky and clock, and whatever else of the day is in no turn.

sky-name = Sky and clock
sky-now = { $clock }, { SMALL($weather) }
sky-ground-is = The ground is { SMALL($ground) }.
sky-weather-may = The weather may change.
sky-weather-stays = The weather will not change.
sky-wet = { $n } of { $of } minutes of rain or snow.
sky-dry = { $n } of { $of } minutes of sun.
sky-fog-is = Fog: { $total } of { $target }.
sky-intensity = How hard it falls
sky-the-ground = Ground
sky-may = The weather may change
sky-freezes = Freezing
sky-clock = Clock
sky-clock-note = forward only
sky-dice-ready = { $side } re-roll dice ready
sky-at-hq = { $officer } at his headquarters
on-vantage-point = On a vantage point
sky-rulings = { $n ->
    [0] Rulings: all at their defaults
   *[other] Rulings: { $n } of your own
}
sky-see-rulings = See and change the rulings
sky-app = What the app does
sky-phone = This phone
sky-phone-open = Open table
sky-phone-open-note = all see all
sky-phone-passed = Passed round
sky-phone-passed-note = secrets under a cover
sky-papers = Papers: briefings, plans, the umpire
sky-papers-of-note = briefing, plan, re-roll dice
sky-papers-umpire-note = under a cover of their own
sky-papers-passed = Each side has papers of its own once the phone is passed round.
sky-whose-dice = Whose dice
sky-dice = Dice and cards
sky-dice-app = The app’s
sky-dice-app-note = your own at any throw
sky-dice-table = The table’s
sky-dice-table-note = the app’s at any throw
sky-seal = The seal of chance
sky-seal-note = It was fixed before the first throw. When the battle is over the seed can be shown, and every throw checked against the seal.
sky-seal-words = In four words: { $words }
sky-added = Both sides added to it: { $added }
sky-fingerprint = Fingerprint of the battle as it stands
sky-seed = Seed
sky-reveal = Show the seed
sky-reveal-note = for good: then nothing more is played or undone here, no losses either
sky-check = Check every throw
sky-check-note = and every play, as a stranger would
sky-won = How it is won
sky-end = End the battle
sky-end-side = { $side }: it is over
sky-end-given-up = One side gives it up
sky-end-note = it can be opened again until the seed is shown
