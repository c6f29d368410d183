# Everything on this phone, kept elsewhere as one file.
backup-aside = backup
backup-question = Keep everything in one file
backup-never = Everything was never saved outside this phone.
backup-ago = { $days ->
    [0] Everything was last saved outside this phone today.
    [one] Everything was last saved outside this phone { $days } day ago.
   *[other] Everything was last saved outside this phone { $days } days ago.
  }
backup-save = Save everything
backup-share = Share it
backup-share-now = It is made: share it
backup-share-note = to another app or phone
backup-save-note = battles, campaigns, scenarios, settings
backup-into = Save into { $folder }
backup-choose = Choose a folder to save into
backup-choose-note = one that another device or a cloud keeps too
backup-not-written = The file could not be written there. Save it as a file, or choose another folder.
backup-locked = Battles that still run keep their seed for this phone alone. On another they go on as marked copies, under new seals.
backup-open = Whoever has this file can know every throw to come of the battles that still run.
backup-seeds = With their seeds
backup-seeds-effect = to go on with another phone with the same dice
backup-journal = Every tap is on this phone the moment it is shown, and each can be gone back to. A backup guards against the loss of the phone or of the browser’s storage.
backup-settings = Settings of this phone

# What comes back.
backup-restore = Bring things back
backup-open-file = Open a backup
backup-open-file-note = nothing changes before you say what
backup-what = What may come back?
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
    [longer] yours goes on by { $more ->
        [one] { $more } entry
       *[other] { $more } entries
      }
    [same] the same is here
    [part] damaged; what is sound comes in as a marked copy
    [sealed] its seed is not for this phone; it comes in as a marked copy
    [behind] yours goes further
    [unread] it cannot be read
   *[differs] another state of it is here; it comes in beside yours
  }
backup-line-damaged = This thing is damaged, and cannot be read.
backup-taken = taken
backup-take = { $n ->
    [one] Take in { $n } thing
   *[other] Take in { $n } things
  }
backup-done = { $n ->
    [one] { $n } thing was taken in.
   *[other] { $n } things were taken in.
  }
backup-nothing-ticked = Tick what is to come back.
backup-leave = Leave it
backup-cut-off = { $n ->
    [one] The file breaks off: { $n } thing is missing.
   *[other] The file breaks off: { $n } things are missing.
  }
backup-cut-off-safe = What is there can be taken in.
backup-safe = Nothing was changed.
backup-wrong = { $why ->
    [large] The file is larger than any backup. Look for the file you meant.
    [newer] A newer version of the app made this backup. Update this one and open the file again.
   *[other] This is no backup. A single battle or scenario is taken in under Scenarios, a campaign under Campaigns.
  }
backup-lock = The lock of a seat, or what it locks

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
