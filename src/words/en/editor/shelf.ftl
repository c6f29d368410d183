# One scenario of the shelf: play it, share it, remove it; and one that comes in.
editor-shelf-gone = { $title } is off the shelf.
editor-bring-back = Bring it back
editor-change = Change it
editor-copy-and-change = Copy and change it
editor-copy-and-change-note = a copy of your own; this one stays as it is
editor-make-copy = Make a copy
editor-make-copy-note = beside this one
editor-print = Print
editor-print-note = labels, cards, rosters, counters, charts
editor-mend-problems = mend the problems first
editor-date-place = { $date }, { $place }
editor-date-tags = { $line }. { COMMAS($tags) }
editor-share-it = Share it
editor-share-button = Share
editor-no-share-sheet = This browser has no share sheet, so it was saved as a file.
editor-share-failed = The share sheet did not take it. Save the file and send that.
editor-save-as-file = Save as a file
editor-copy-link = Copy a link
editor-copy-link-note = nothing goes to a server: the scenario stands in the link itself
editor-no-links = this browser cannot make links
editor-link-copied = The link is copied.
editor-no-copying = The browser does not allow copying. Mark the link below and copy it by hand.
editor-too-many-codes = it would take { $n } codes; send the file
editor-codes-note = { $n ->
    [one] one code
   *[other] { $n } codes, one after the other
}
editor-show-codes = Show as QR codes
editor-hide-codes = Hide the codes
editor-link = The link
editor-link-hint = { $letters } letters. Some messengers cut long links; send the file there.
editor-rename-or-remove = Rename or remove it
editor-rename = Rename
editor-renamed = Renamed.
editor-title-needed = a title is needed
editor-title-same = as it is
editor-sure-remove = Yes, remove { $title }
editor-sure-remove-note = battles begun from it stay
editor-remove-scenario = Remove it from the shelf
editor-nothing-changed = Nothing was changed.
editor-code = The code
editor-code-of = Code { $at } of { $of }
editor-code-at = Code { $at } of { $of }. The order does not matter.
editor-code-before = Before
editor-code-next = Next code
editor-show-next = Show the next { $n }
editor-show-next-note = of { $n } more

## One that came in from outside.
editor-offer = The scenario that came in
editor-offer-side = { $formations }, { SMALL($strength) }
editor-offer-sources = Sources
editor-offer-gaps = { $n ->
    [one] It is not finished: { $n } problem to mend before it can be played.
   *[other] It is not finished: { $n } problems to mend before it can be played.
}
editor-put-on-shelf = Put it on the shelf
editor-offer-same = The very same is on this phone already.
editor-offer-differs = Another state of this scenario is on this phone.
editor-offer-both = Keep both
editor-offer-both-note = this one as a copy beside it
editor-offer-replace = Replace it
editor-offer-replace-note = the one on this phone is lost
editor-offer-leave = Leave it

## From a link or from codes.
editor-take-in = Take in a scenario
editor-take-no-scenario = This link holds no scenario. Ask for it again, or for the file.
editor-take-nothing-pasted = There is no scenario in what was pasted. Copy the whole link.
editor-take-damaged = One of the parts is damaged. Read them once more; the sound ones are kept.
editor-take-other-code = That code holds no scenario. Show one that this app has made.
editor-take-parts = { $have ->
    [one] { $have } part of { $total } is here. Still to come: { COMMAS($missing) }.
   *[other] { $have } parts of { $total } are here. Still to come: { COMMAS($missing) }.
}
editor-take-hold = Hold the code in the picture.
editor-take-waiting = Waiting for the camera. The browser may ask whether it may be used.
editor-take-camera = Read the codes with the camera
editor-take-stop = Stop the camera
editor-take-no-camera = This browser cannot read codes itself. The phone’s own camera app can: point it at the code, and open the link it finds. Or paste the link here, or take in the file under Scenarios.
editor-take-paste = Or paste the link, or all the links
editor-take-open = Open it
editor-take-paste-first = nothing pasted yet
editor-camera-refused = The camera is not allowed for this page. Allow it in the browser’s settings for it, then try again. { editor-camera-otherwise }
editor-camera-none = This device has no camera. { editor-camera-otherwise }
editor-camera-unfit = This device has no camera that could be used. { editor-camera-otherwise }
editor-camera-taken = Another app has the camera. Close it there, then try again. { editor-camera-otherwise }
editor-camera-failed = The camera could not be used. { editor-camera-otherwise }
editor-camera-no-codes = This browser reads no QR codes by itself. { editor-camera-otherwise }
editor-camera-otherwise = Paste the link below, or take in the file instead.

## Copies that are given away

editor-copy-for = For whom is the copy?
editor-copy-umpire = The umpire
editor-copy-umpire-note = everything that is written
editor-copy-text = With the text it was read from
editor-copy-text-note = in the file, with corrections and answers; never in a link, nor in a player’s copy
editor-offer-text = Take the text it was read from
editor-offer-text-note = with corrections and answers, for “Where did this come from?”
editor-copy-player = A player of { $side }
editor-copy-player-note = nothing of the umpire, of the other side’s briefing, or of its secret arrivals
editor-copy-holds = In it: the ground, the day and both armies; { $n ->
    [0] no briefing
    [one] the briefing for { COMMAS($briefings) }
   *[other] the briefings for { COMMAS($briefings) }
  }; { $arrivals ->
    [0] no arrivals
    [one] 1 arrival
   *[other] { $arrivals } arrivals
  }{ $hidden ->
    [0] {"."}
    [one] , 1 secret one left out.
   *[other] , { $hidden } secret ones left out.
  }
