# A record is kept elsewhere, as a file.
keeping-over = The battle is over: the file holds the seed, so anybody can check every throw. Imported elsewhere, it goes on only as a copy.
keeping-locked = The file holds its seed for this phone alone. On another phone it goes on as a marked copy, under a new seal, with new dice.
keeping-save-page = Save this seat’s page
keeping-file = { $of ->
    [page] The file is this seat’s own page: what it may see, its papers and the story. Nothing can be played from it.
    [battle] The file is the whole battle, locked. The umpire’s PIN opens it; without an umpire, the PIN of either side.
   *[campaign] The file is the whole campaign, locked. The keeper’s PIN opens it.
  }
keeping-ago = { $days ->
    [0] Last saved outside this phone today.
    [one] Last saved outside this phone { $days } day ago.
   *[other] Last saved outside this phone { $days } days ago.
  }
keeping-never = Not saved outside this phone yet.

# What was read of the record when it was opened.
keeping-checked = { $n ->
    [one] When it was opened it held one entry, which is as it was written.
   *[other] When it was opened it held { $n } entries, and each is as it was written.
  }
