# One scenario of the shelf: play it, share it, remove it; and one that comes in.
editor-shelf-gone = { $title } was removed.
editor-bring-back = Bring it back
editor-change = Edit it
editor-copy-and-change = Copy and edit
editor-copy-and-change-note = a copy of your own; this one stays as it is
editor-make-copy = Make a copy
editor-make-copy-note = beside this one
editor-print = Print
editor-print-note = labels, cards, rosters, counters, charts
editor-mend-problems = fix the problems first
editor-date-place = { $date }, { $place }
editor-date-tags = { $line }. { COMMAS($tags) }
editor-share-it = Share it
editor-share-button = Share
editor-no-share-sheet = This browser cannot share, so it was saved as a file.
editor-share-failed = Sharing failed. Save the file and send that.
editor-save-as-file = Save as a file
editor-copy-link = Copy a link
editor-copy-link-note = no server: the link itself holds the scenario
editor-no-links = this browser cannot make links
editor-link-copied = The link is copied.
editor-no-copying = The browser does not allow copying. Select the link below and copy it by hand.
editor-too-many-codes = it would need { $n } codes; send the file
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
editor-title-needed = enter a title
editor-title-same = no change yet
editor-sure-remove = Yes, remove { $title }
editor-sure-remove-note = battles begun from it stay
editor-remove-scenario = Remove this scenario
editor-nothing-changed = Nothing was changed.
editor-code = The code
editor-code-of = Code { $at } of { $of }
editor-code-at = Code { $at } of { $of }. The order does not matter.
editor-code-before = Previous code
editor-code-next = Next code
editor-show-next = Show the next { $n }
editor-show-next-note = of { $n } more

## One that came in from outside.
editor-offer = The imported scenario
editor-offer-side = { $formations }, { SMALL($strength) }
editor-offer-sources = Sources
editor-offer-gaps = { $n ->
    [one] It is not finished: fix { $n } problem before you play it.
   *[other] It is not finished: fix { $n } problems before you play it.
}
editor-put-on-shelf = Add to your scenarios
editor-offer-same = Exactly this scenario is on this phone already.
editor-offer-differs = Another version of this scenario is on this phone.
editor-offer-both = Keep both
editor-offer-both-note = this one as a copy beside it
editor-offer-replace = Replace it
editor-offer-replace-note = the one on this phone is lost
editor-offer-leave = Leave it

## From a link or from codes.
editor-take-in = Import a scenario
editor-take-no-scenario = This link holds no scenario. Ask for it again, or for the file.
editor-take-nothing-pasted = There is no scenario in what you pasted. Copy the whole link.
editor-take-damaged = One of the parts is damaged. Read them again; the sound ones are kept.
editor-take-other-code = That code holds no scenario. Show one that this app has made.
editor-take-parts = { $have ->
    [one] { $have } part of { $total } is here. Still to come: { COMMAS($missing) }.
   *[other] { $have } parts of { $total } are here. Still to come: { COMMAS($missing) }.
}
editor-take-hold = Hold the code inside the picture.
editor-take-waiting = Waiting for the camera. The browser may ask for permission.
editor-take-camera = Read the codes with the camera
editor-take-stop = Stop the camera
editor-take-no-camera = This browser cannot read codes. Your phone’s camera app can: point it at the code, then open the link it finds. Or paste the link here, or import the file under Scenarios.
editor-take-paste = Or paste the link, or all the links
editor-take-open = Open it
editor-take-paste-first = nothing pasted yet
editor-camera-refused = The browser blocks the camera on this page. Allow it in the browser’s settings, then try again. { editor-camera-otherwise }
editor-camera-none = This device has no camera. { editor-camera-otherwise }
editor-camera-unfit = This device has no suitable camera. { editor-camera-otherwise }
editor-camera-taken = Another app is using the camera. Close that app, then try again. { editor-camera-otherwise }
editor-camera-failed = The camera could not be used. { editor-camera-otherwise }
editor-camera-no-codes = This browser cannot read QR codes. { editor-camera-otherwise }
editor-camera-otherwise = Paste the link below, or import the file instead.

## Copies that are given away

editor-copy-for = Who is the copy for?
editor-copy-umpire = The umpire
editor-copy-umpire-words = the umpire
editor-copy-umpire-note = everything in the scenario
editor-copy-text = With its source text
editor-copy-text-note = in the file, with corrections and answers; never in a link or a player’s copy
editor-offer-text = Import its source text
editor-offer-text-note = with corrections and answers, for “Where did this come from?”
editor-copy-player = A player of { $side }
editor-copy-player-note = nothing of the umpire’s, of the other side’s briefing or of its secret arrivals
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
