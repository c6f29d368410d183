# A battle or a campaign that comes in from a file: what a yes would change.
taking-what = { $change ->
    [new] This is not on this phone yet. It comes in with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
      }.
    [longer] This file goes on where yours ends: { $more ->
        [one] { $more } entry is added
       *[other] { $more } entries are added
      }. Say yes only if you played on elsewhere.
    [copy] This comes in as a copy beside yours. Yours stays as it is.
    [sealed] The file does not hold its seed for this phone. It comes in as a marked copy, under a new seal: the dice to come are new.
    [earlier] More was played here than this file holds. It comes in as a marked copy, under a new seal: the dice to come are new.
    [part] The sound part comes in as a marked copy, under a new seal: the dice to come are new.
   *[there] This is on this phone already.
  }
taking-odd = Line { NUMBER($line) } of this file does not follow by today’s rules. Its own are { $rules }: older, other, or it was changed.
taking-yes = { $change ->
    [new] Import it
    [longer] Add them to mine
    [copy] Import the copy
    [sealed] Import the copy
    [earlier] Import the copy
    [part] Import the sound part
   *[there] Open it
  }
taking-damaged = This file is damaged. It is sound up to entry { NUMBER($entries) } of { NUMBER($of) }.
taking-damaged-around = This file is damaged, but its entries are sound.
taking-damaged-apart = The rest stays in the file.
taking-keep-file = Save the file as it is
taking-keep-file-note = the damaged part too
taking-leave = Leave it
taking-safe = Nothing was changed.

# A battle that goes on in a copy, and one that is damaged.
branch-title = { $title } (copy)
damaged-copy = Go on in a copy
damaged-copy-note = from the last sound entry, under a new seal; this one stays as it is
damaged-save = Save everything that is stored
damaged-save-note = the damaged part too

# What is wrong with a file.
file-too-large = { $what ->
    [battle] The file is over { $mb } MB; no battle is that large.
    [order-of-battle] The file is over { $mb } MB; no order of battle is that large.
    [pack] The file is over { $mb } MB; no pack of cards is that large.
   *[scenario] The file is over { $mb } MB; no battle or scenario is that large.
  } Look for the file you meant.
file-too-deep = This file is nested deeper than any file of Scovell. Look for the file you meant.
file-too-slow = Reading took too long and was stopped. Look for the file you meant, or try another device.
file-broke-off = Reading stopped. Load this page again, then choose the file once more.
file-unreadable = The file could not be read. Choose it again, or copy it to this device first.
file-not-json = This file holds no battle and no campaign. Choose one that Scovell saved.
file-seats-page = This is a seat’s page, to be read and printed. Nothing can be played from it.
file-not-ours = Another program made this file. Choose a file that Scovell saved.
file-locked = This file is locked. The app opens it with its PIN.
file-no-battle = This Scovell file has no battle in it. Open it on the page for its kind.
file-newer = A newer version of the app saved this battle. Update this app.
file-truncated = The file is cut off, and none of it can be read. Save it again, or use an older copy.
file-damaged = The file is damaged. { $what } None of it is read. Save the battle again, or use an older copy.
file-damaged-whole = The file as a whole cannot be read.
file-damaged-place = The part at “{ $path }” does not belong there.
file-damaged-opening = The part before the first entry was changed.
file-damaged-seal = Its seed does not match its seal.
file-damaged-around = Every entry is sound, but the file around them was changed.
file-damaged-entry = Entry { $seq } is not as it was written.
file-not-understood = This version does not understand entry { $seq } ({ $path }). Update the app.
file-other-game = This file belongs to another game. A battle is opened under Scenarios, a campaign under Campaigns.
file-not-begun = The battle or campaign in this file has not begun.
file-take-earlier = { $why } Use an earlier file of it.
file-damaged-behind = The file is damaged. Its sound part is on this phone already: open it there.
file-behind = This is on this phone already, and goes further than the file. Open it there.
