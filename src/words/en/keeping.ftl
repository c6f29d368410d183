# A record is kept elsewhere, as a file.
keeping-over = It is over: the file holds the seed, so that anybody can check every throw. It then goes on in a copy only.
keeping-locked = The file holds its seed for this phone alone. On another it goes on as a marked copy, under a new seal: the dice to come are new.
keeping-open = Whoever has this file can know every throw to come. It goes on anywhere as it is.
keeping-seed = With its seed
keeping-seed-effect = to go on elsewhere with the same dice
keeping-ago = { $days ->
    [0] Last saved outside this phone today.
    [one] Last saved outside this phone { $days } day ago.
   *[other] Last saved outside this phone { $days } days ago.
  }
keeping-never = Never saved outside this phone.

# What was read of the record when it was opened.
keeping-checked = { $n ->
    [one] Its one entry was read and is as it was written.
   *[other] All { $n } entries were read when it was opened, and each is as it was written.
  }
