# Home.
home-elsewhere = Other pages
home-continue = Continue { $title }
home-look-back = Look back at { $title }
home-more = { $n ->
    [one] One more battle
   *[other] { $n } more battles
  }
home-line = { $time }, turn { NUMBER($turn) }
home-line-over = { $time }, turn { NUMBER($turn) }, over
home-turn = Turn { NUMBER($turn) }, { SMALL($phase) }
home-damaged = The last report of this battle cannot be read. Open the battle to see it.
home-end = end
home-to-table = Chief of staff for your tabletop battles
home-none = You move and measure at the table. Scovell throws the dice and draws the cards, or takes yours, and keeps orders, clock and combat points.
home-none-todo = For Napoleonic Battlefield Commander.
home-charge = Lead a charge
home-charge-note = one minute, no rulebook needed

# What is safe.
home-on-phone =
    Saved on
    this phone
home-in-browser =
    Saved in
    this browser
home-offline =
    Ready
    offline
home-not-offline =
    Not yet
    offline
home-no-backup-needed =
    No backup
    needed yet
home-no-backup =
    No backup
    file yet
home-backup =
    Backup file
    up to date
home-backup-behind =
    Backup file
    { $n ->
        [one] { $n } entry behind
       *[other] { $n } entries behind
    }
home-backup-days =
    Backup file
    { $days ->
        [one] { $days } day old
       *[other] { $days } days old
    }

# Updating and installing.
home-update = A new version is ready.
home-update-safe = Every battle is on this phone and stays as it is.
home-update-take = Update now
home-put-on-phone = Put it on your phone
