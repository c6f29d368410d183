# Sentences one after the other.
in-turn = { $one } { $next }

# What any question may refuse.
ask-answered-already = That question is answered. Look at the turn for what is asked now.
ask-set-aside = That question was set aside. Answer it first.
ask-another-open = Another question is open. Answer it first, or set it aside.
ask-not-asked = That is not part of this question.
ask-no-such-answer = “{ $answer }” cannot answer “{ $question }”.
ask-not-yet = Not yet: { $why }.
ask-all-thrown = Everything is thrown. Accept it, or throw again.
ask-nothing-there = There is nothing to throw there.
ask-not-again = That cannot be thrown again.
ask-throw-first = Throw first, or enter what you threw.
ask-not-decided-here = You cannot decide that by hand here.
ask-must-answer = This question needs an answer. Set it aside if it can wait.
ask-thrown-already = The dice are thrown. Accept the result, or undo the throw.

# Of a sum: it is raised to its least.
sum-not-below = not below { NUMBER($least) }

# A record that is open on this screen: of a battle or a campaign.
session-other-tab = This is being played in another tab. Tap “Write here” to play in this one.
session-wrong-seed = The seed does not match the seal. You can read this, but not play on. Use your last good file.
session-no-beginning = The first entry of this record is lost, so nothing can be shown. Import your last file of it.
session-damaged = { $what } Everything before it is shown. Nothing was deleted.
session-stood-elsewhere = The saved state did not match its entries. What you see follows the entries: check what was done since it was opened.
session-slow-disk = Your tap counts. The phone is still saving it.
session-reads-along = This is being played in another tab.
session-reads-along-safe = This tab follows it.
session-write-here = Write here
session-last-saved = What you see is what was last saved.
session-save-file-todo = Save it as a file to be sure.
session-save-file = Save a file
session-understood = OK

# The story of a record.
journal-earlier = Show { $n } earlier
journal-all = Show all { $n }
journal-all-note = to search them
journal-nothing-yet = Nothing has happened yet.
journal-being-read = The journal is being read from its first entry.
journal-now = now
journal-by-hand = by hand
journal-undone = undone
journal-bring-back = Bring it back
journal-back-to-here = Go back to here
journal-same-dice = undoes the throws after it; the same dice come again
journal-redo = Redo
journal-share = Share it
journal-no-file-yet = no file saved yet
journal-file-up-to-date = the last file is up to date
journal-file-behind = { $n ->
    [one] the last file is { $n } entry behind
   *[other] the last file is { $n } entries behind
  }

# What is wrong with a record.
journal-link = { $why ->
    [order] Entry { $seq } is not in its place: entries are missing, doubled or out of order.
    [link] Entry { $seq } does not follow from the entries before it.
   *[content] Entry { $seq } was changed after it was written.
  }
journal-no-way = Entry { $seq } goes to a step that cannot be reached from there.
journal-not-played = Entry { $seq } cannot be played again ({ $why }).
journal-unreadable = Entry { $seq } cannot be read.
journal-unreadable-at = Entry { $seq } cannot be read ({ $path }).
journal-no-opening = The start of this record was lost or changed, so its seed cannot be trusted. Nothing was deleted.
journal-other-end = From entry { $seq } on, the record does not end as it was written.

# What the device could not keep.
store-moved-on = Another tab went on with this. Nothing is overwritten. Load the page again to see it.
store-full = The device is full, and this is not saved. Free some space, then do it again. Everything before it is safe.
store-not-here = This is not on this device.
store-gone = This is no longer on this device. You can still save what is on the screen as a file.
store-exists = This battle is on this device already and stays as it is. Import the other one as a copy.
store-newer = A newer version of the app wrote this. You can read it and save it as a file. Update the app to go on.
store-damaged = What is stored here cannot be read. It stays as it is. Import your last file of it.
store-part-lost = Part of this record is lost. Open it to see what is sound.
store-aborted = The browser stopped the writing, so this is not saved. Nothing is half-written. Do it again; if it fails again, save a file.
store-blocked = Another tab has an older version of this app open. Close it, then load this page again. Everything is safe.
store-refused = This browser does not let the app save, as in a private window. Open it in an ordinary window: a battle begun here would be lost.
store-failed = The device could not do it. Nothing is half-written. Try again; if it fails again, save your battles as files.
store-failed-why = The device could not do it ({ $why }). Nothing is half-written. Try again; if it fails again, save your battles as files.
store-not-read-back = Entry { $seq } could not be read back, so it is not saved.
store-not-read-back-at = Entry { $seq } could not be read back ({ $path }), so it is not saved.
store-no-header = The header of this battle is damaged.

# A record that comes in from a file.
# Several sentences that a rule has to say, one after the other.
sentences = { SENTENCES($all) }

# What the seal of chance cannot do.
seal-limits = The owner of the one phone with the seed can read it with developer tools, and throws to come with it. Two phones or your own dice prevent that.
