# Setting a battle up.
set-up-aside = new battle
set-up-which = Which battle?
set-up-own = Your own scenarios
set-up-others = Other scenarios
set-up-untouched = Your battles stay as they are.
set-up-not-here = That scenario is not on this phone. Choose another.
set-up-not-begun = No battle was begun.
set-up-begin = Begin { $title }
set-up-weather-first = throw the weather first
set-up-sealing = sealing the dice
set-up-when = { $date }, from { $time }
set-up-when-where = { $date }, { $place }, from { $time }

set-up-keeps = This phone is for
set-up-both = Both sides
set-up-both-note = one phone on the table
set-up-side = The { $side } side
set-up-side-note = only the army of { $officer }
set-up-phone = The phone
set-up-open = Open table
set-up-open-note = everybody sees all
set-up-passed = Passed round
set-up-passed-note = secrets under a cover
set-up-locked = Seats under lock
set-up-locked-note = a PIN opens each seat; secrets are sealed
set-up-no-ciphers = This page did not come over https, so the browser allows no encryption.
set-up-all-secret = One whole side arrives in secret. It needs somebody who is there from the start.
set-up-help = What the app does
set-up-dice = Dice and cards
set-up-dice-app = The app’s
set-up-dice-app-note = or yours for any throw
set-up-dice-table = Our own
set-up-dice-table-note = or the app’s for any throw

set-up-weather = The weather of the day
set-up-weather-ask = What is the weather?
set-up-two-dice = Two dice
set-up-throw = Throw them here
set-up-sky = **{ $weather }**, the ground { $ground ->
    [hard] hard
    [soft] soft
   *[mud] mud
  }; { $changes ->
    [may] it may change.
   *[will-not] it will not change.
  }

set-up-add = Both sides add to the dice
set-up-add-sealed = The phone has sealed its secret. Note these words, or the code under them:
set-up-add-then = Then each side adds a word, or the dice of a throw. The seed of all throws is made from the secret and both, so nobody can choose it. You may leave this empty.
set-up-add-side = { $side }
set-up-add-closed = The weather was thrown with these, so they stay.

set-up-won = How it is won
set-up-briefing = Briefing
set-up-briefing-passed = Each side reads its own under its cover: touch the day, then Papers.
set-up-simpler = A simpler game
set-up-simpler-by = A simpler game: { NUMBER($n) } left out
set-up-simpler-when = Use one only if both sides agree.
set-up-agreed = Both sides agree to that.
set-up-packs = Your own packs of cards
set-up-rulings = Rulings
set-up-sources = Sources

# What the troops of the park are called in this battle.
set-up-engineers = Engineers
set-up-pontoon = Pontoon train
set-up-baggage = Baggage
