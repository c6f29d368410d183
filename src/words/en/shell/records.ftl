# Sentences one after the other.
in-turn = { $one } { $next }

# What any question may refuse.
ask-answered-already = That question is answered. Look at the turn for what is asked now.
ask-set-aside = That question was set aside. Answer it first.
ask-another-open = Another question is open. Answer it first, or set it aside.
ask-not-asked = That is not asked here.
ask-no-such-answer = “{ $answer }” cannot answer “{ $question }”.
ask-not-yet = Not yet: { $why }.
ask-all-thrown = Everything is thrown. Accept it, or throw again.
ask-nothing-there = Nothing is thrown there.
ask-not-again = That cannot be thrown again.
ask-throw-first = Throw first, or enter what you threw.
ask-not-decided-here = The table cannot decide that here.
ask-must-answer = This question needs an answer. Set it aside if it can wait.
ask-thrown-already = The dice are thrown. Accept the result, or undo the throw.

# Of a sum: it is raised to its least.
sum-not-below = not below { NUMBER($least) }

# A record that is open on this screen: of a battle or a campaign.
session-other-tab = Another tab writes this. Tap “Write here” to go on in this one.
session-wrong-seed = The seed does not fit the seal. This can be read, not carried on; take your last good file.
session-no-beginning = The first entry of this record is lost; without it nothing can be shown. Take in its last file.
session-damaged = { $what } What stands before it is shown; nothing was thrown away.
session-stood-elsewhere = How this stood was not what its entries lead to. It is shown as they do now: look at what was done since it was opened.
session-reads-along = Another tab writes here.
session-reads-along-safe = Here it is shown as it goes on.
session-write-here = Write here
session-last-saved = What you see is what was last saved.
session-save-file-todo = Save a file of it to be sure.
session-save-file = Save a file
session-understood = Understood

# The story of a record.
journal-earlier = Show { $n } before
journal-all = Show all { $n }
journal-all-note = to search them
journal-nothing-yet = Nothing has happened yet.
journal-being-read = The story is being read from its first entry.
journal-now = now
journal-by-hand = by hand
journal-undone = undone
journal-bring-back = Bring it back
journal-back-to-here = Back to here
journal-same-dice = throws after it are undone; the same dice will come again
journal-redo = Redo
journal-share = Share it
journal-no-file-yet = none has been saved yet
journal-file-up-to-date = the last one is up to date
journal-file-behind = { $n ->
    [one] the last one is { $n } entry behind
   *[other] the last one is { $n } entries behind
  }

# What is wrong with a record.
journal-link = { $why ->
    [order] Another entry stands where entry { $seq } should: entries are missing, doubled or out of order.
    [link] Entry { $seq } does not follow from what stands before it.
   *[content] Entry { $seq } was altered after it was written.
  }
journal-no-way = Entry { $seq } goes to a deed that cannot be reached from there.
journal-not-played = Entry { $seq } cannot be played again ({ $why }).
journal-unreadable = Entry { $seq } cannot be read.
journal-unreadable-at = Entry { $seq } cannot be read ({ $path }).
journal-no-opening = The beginning of this record was lost or altered, and its seed cannot be believed. What was played is shown; nothing was thrown away.
journal-other-end = From entry { $seq } on the record does not end as it was written.

# What is wrong with a file.
file-too-large = { $what ->
    [battle] The file is over { $mb } MB; no battle is that large.
    [order-of-battle] The file is over { $mb } MB; no order of battle is that large.
    [pack] The file is over { $mb } MB; no pack of cards is that large.
   *[scenario] The file is over { $mb } MB; no battle or scenario is that large.
  } Look for the file you meant.
file-too-deep = What stands in the file is nested deeper than anything Scovell writes. Look for the file you meant.
file-too-slow = Reading took too long and was broken off. Look for the file you meant, or try it on another device.
file-broke-off = The reading broke off. Load this page again, and choose the file once more.
file-unreadable = The file could not be read. Choose it again, or copy it to this device first.
file-not-json = This is no battle saved by Scovell. Choose a file that its export made.
file-not-ours = Another program made this file. Choose a file that the export here made.
file-no-battle = This file is from Scovell but holds no battle. Open it where its kind belongs.
file-newer = A newer version of the app saved this battle. Update this one and open the file again.
file-truncated = The file breaks off, and nothing in it can be read. Export it again, or take an older copy.
file-damaged = The file is damaged. { $what } Nothing is read from it. Export the battle again, or take an older copy.
file-damaged-whole = It cannot be read as a whole.
file-damaged-place = What stands at “{ $path }” does not belong there.
file-damaged-opening = What stands before the first entry was altered.
file-damaged-seal = Its seed does not fit its seal.
file-damaged-around = Every entry is sound, but the file around them was altered.
file-damaged-entry = Entry { $seq } is not as it was written.
file-not-understood = Entry { $seq } says something this version does not understand ({ $path }). Update the app and open the file again.

# What the device could not keep.
store-moved-on = This was carried on in another tab. Nothing is overwritten; load it again to see where it stands.
store-full = The device has no room left; this is not saved. Free some room, then do it again. All before it is safe.
store-gone = This is no longer on this device. What is on the screen can still be exported.
store-exists = This battle is on this device already. It stays as it is; take the other in as a copy.
store-newer = A newer version of the app wrote this. It can be read and exported; update the app to carry it on.
store-damaged = Nothing that is stored here can be read. It stays as it lies; take in your last file of it.
store-part-lost = Part of this record is lost. Open it to see what is sound.
store-aborted = The browser broke off the writing; this is not saved, and nothing is half-written. Do it again; if it goes on, save a file.
store-blocked = Another tab still holds an older version of this app open. Close it, then load this page again; everything is safe.
store-refused = This browser lets the app keep nothing, as in a private window. Open it in an ordinary window; a battle begun here would be lost.
store-failed = The device could not do it, and nothing is half-written. Try again; if it goes on, export your battles.
store-failed-why = The device could not do it, and nothing is half-written ({ $why }). Try again; if it goes on, export your battles.
store-not-read-back = Entry { $seq } could not be read back, so it is not saved.
store-not-read-back-at = Entry { $seq } could not be read back ({ $path }), so it is not saved.
store-no-header = This battle has no sound header.

# A record that comes in from a file.
file-other-game = This file is of another game. Open it where that is played.
file-not-begun = The file holds nothing that has begun.
file-take-earlier = { $why } Take an earlier file of it.
file-damaged-behind = The file is damaged, and what is sound of it is on this phone already. Open it there.
file-behind = This is on this phone already, and goes further than the file. Open it there; undo leads back to where the file ends.

# Several sentences that a rule has to say, one after the other.
sentences = { SENTENCES($all) }

# What the seal of chance cannot do.
seal-limits = The owner of the one phone that holds the seed can read it with developer tools, and with it throws to come. Two phones help, or your own dice.
