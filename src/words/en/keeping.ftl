# A record is kept elsewhere, as a file.
keeping-over = The battle is over: the file holds the seed, so anybody can check every throw. Imported elsewhere, it goes on only as a copy.
keeping-locked = The file holds its seed for this phone alone. On another phone it goes on as a marked copy, under a new seal, with new dice.
keeping-open = Whoever has this file can know every coming throw. It can go on anywhere.
keeping-seed = With its seed
keeping-seed-effect = it can go on elsewhere with the same dice
keeping-ago = { $days ->
    [0] Last saved outside this phone today.
    [one] Last saved outside this phone { $days } day ago.
   *[other] Last saved outside this phone { $days } days ago.
  }
keeping-never = Not saved outside this phone yet.

# What was read of the record when it was opened.
keeping-checked = { $n ->
    [one] Its one entry was read and is as it was written.
   *[other] All { $n } entries were read when it was opened, and each is as it was written.
  }
