# Everything on this phone, kept elsewhere as one file.
backup-aside = backup
backup-question = Keep everything in one file
backup-never = Nothing has been saved outside this phone yet.
backup-ago = { $days ->
    [0] All was last saved outside this phone today.
    [one] All was last saved outside this phone { $days } day ago.
   *[other] All was last saved outside this phone { $days } days ago.
  }
backup-save = Save everything
backup-share = Share it
backup-share-now = The file is ready: share it
backup-share-note = to another app or phone
backup-save-note = battles, campaigns, scenarios, settings
backup-into = Save into { $folder }
backup-choose = Choose a folder to save into
backup-choose-note = for instance one that a cloud or another device keeps too
backup-not-written = The file could not be written there. Save it as a file, or choose another folder.
backup-locked = Battles that still run keep their seed for this phone alone. On another phone they go on as marked copies, under new seals.
backup-journal = Every tap is stored before it is shown, and you can go back to each. A backup guards against losing the phone, or the browser’s storage.
backup-settings = Settings of this phone

# What comes back.
backup-restore = Restore
backup-open-file = Open a backup
backup-open-file-note = nothing changes before you say yes
backup-what = What do you want to restore?
backup-row = { $kind ->
    [battle] Battle { $title }
    [campaign] Campaign { $title }
    [scenario] Scenario { $title }
   *[other] { $title }
  }
backup-row-told = { $kind ->
    [battle] Battle { $title }
    [campaign] Campaign { $title }
    [scenario] Scenario { $title }
   *[other] { $title }
  }: { $stands }
backup-stands = { $stands ->
    [new] new here
    [longer] adds to yours { $more ->
        [one] { $more } entry
       *[other] { $more } entries
      }
    [same] already here
    [part] damaged; the sound part comes in as a marked copy
    [sealed] its seed is not for this phone; comes in as a marked copy
    [earlier] more was played here; comes in as a marked copy
    [behind] yours is further on
    [unread] it cannot be read
   *[differs] yours is different; this comes in beside it
  }
backup-line-damaged = This entry is damaged and cannot be read.
backup-taken = restored
backup-take = { $n ->
    [one] Restore { $n } entry
   *[other] Restore { $n } entries
  }
backup-done = { $n ->
    [one] { $n } entry was restored.
   *[other] { $n } entries were restored.
  }
backup-nothing-ticked = tick what you want to restore
backup-leave = Leave it
backup-cut-off = { $n ->
    [one] The file is cut short: { $n } entry is missing.
   *[other] The file is cut short: { $n } entries are missing.
  }
backup-cut-off-safe = What is there can be restored.
backup-safe = Nothing was changed.
backup-wrong = { $why ->
    [large] The file is larger than any backup. Look for the file you meant.
    [newer] A newer version of the app made this backup. Update this one and open the file again.
   *[other] This is not a backup. A single battle or scenario is imported under Scenarios, a campaign under Campaigns.
  }
backup-lock = The PIN of a seat, or what it locks

# The copies this phone makes at each turn.
backup-copies = Copies of each turn
backup-copies-note = This phone copies a battle at the start of each turn, and a campaign at that of each month or Campaign Phase, apart from its record. Open one to put back what was damaged or deleted. Older copies are thinned out; those of a deleted record go after 30 days.
backup-copies-none = This phone copies a battle at the start of each turn, and a campaign at that of each month or Campaign Phase. There are no copies yet.
backup-copies-of = { $title }: { $n ->
    [one] { $n } copy
   *[other] { $n } copies
  }
backup-copy = Open the copy of { $of ->
    [campaign] Campaign Phase
   *[battle] turn
  } { $turn }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }
backup-copy-month = Open the copy of { $month } { $year }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }
backup-copies-drop = Delete these copies
backup-copies-drop-sure = Yes, delete the copies of { $title }
backup-copy-unread = This copy could not be read.
