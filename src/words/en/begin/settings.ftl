# The phone's preferences, and what it keeps.
settings-aside = settings
settings-theme = Theme
settings-theme-auto = As the phone
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-sun = Sunlight
settings-buzzes = Short buzzes
settings-buzzes-where = where the phone can
settings-awake = Keep the screen on
settings-awake-when = in a battle, unless the battery is low
settings-awake-not = not with this browser
settings-hints = Show the hints again
settings-hints-which = in the first turn of Maida
settings-kept = What is kept
settings-promised = The browser has promised to keep what is stored here.
settings-not-promised = The browser may clear what is stored here when room gets scarce.
settings-offline = The app starts with no network.
settings-not-offline = The app is not yet ready to start with no network.
settings-ask = Ask the browser to keep it
settings-ask-yes = It has promised.
settings-ask-no = It has not promised. Most browsers do once the app is installed or has been used for some days; until then save a file after each battle.
settings-backup = Back up and restore
settings-backup-note = everything in one file, outside this phone
settings-update = Take the new version
settings-update-safe = every battle stays as it is
settings-version = Scovell { $version }
settings-reference = Reference: every chart of the rules
settings-record = { $n ->
    [one] { $title }, { $n } entry
   *[other] { $title }, { $n } entries
  }
settings-delete = Delete this battle
settings-delete-sure = Yes, delete { $title }
settings-delete-note = the copies of its turns stay under Backup for 30 days
