# A group's own packs of cards.
packs-in-force = Quality cards: **{ $quality }**. Time cards: **{ $time }**.
packs-of-app = the app’s own pack
packs-by-ruling = by the ruling
packs-mend = Fix the file and import it again. Until then the packs above are in use.
packs-take = Import a pack
packs-take-what = a file that lists your cards
packs-save = Save a pack to pass it on, or to write your own cards into a copy.
packs-save-quality = Save the quality cards
packs-save-time = Save the time cards
packs-none = Play with the app’s packs
