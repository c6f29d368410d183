# The phone's preferences, and what it keeps.
settings-aside = settings
settings-theme = Theme
settings-language = Language
settings-theme-auto = Same as phone
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-sun = Sunlight
settings-buzzes = Vibration
settings-buzzes-where = if the phone can
settings-awake = Keep the screen on
settings-awake-when = in a battle, unless the battery is low
settings-awake-not = not in this browser
settings-hints = Show the hints again
settings-hints-which = in the first turn of Maida
settings-kept = What is stored
settings-promised = The browser has promised to keep what is stored here.
settings-not-promised = The browser may delete what is stored here when space runs short.
settings-offline = The app starts offline.
settings-not-offline = The app cannot start offline yet.
settings-ask = Ask the browser to keep it
settings-ask-yes = The browser has promised.
settings-ask-no = The browser has not promised. Most do once the app is installed or has been used for some days. Until then save a file after each battle.
settings-backup = Back up and restore
settings-backup-note = everything in one file, outside this phone
settings-update = Update now
settings-update-safe = every battle stays as it is
settings-version = Scovell { $version }
settings-reference = Reference: every chart of the rules
settings-record = { $n ->
    [one] { $title }, { $n } entry
   *[other] { $title }, { $n } entries
  }
settings-delete = Delete this battle
settings-delete-sure = Yes, delete { $title }
settings-delete-note = copies of its turns stay under Backup for 30 days
