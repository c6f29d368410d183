# A group's own packs of cards.
packs-in-force = Quality cards: **{ $quality }**. Time cards: **{ $time }**.
packs-of-app = the pack that comes with the app
packs-by-ruling = by the ruling
packs-mend = Mend the file and take it in again; what stands above is in force.
packs-take = Take in a pack
packs-take-what = a file of your cards, one by one
packs-save = Save a pack to pass it on, or to write your own cards into a copy of it.
packs-save-quality = Save the quality cards
packs-save-time = Save the time cards
packs-none = Play with the packs of the app
