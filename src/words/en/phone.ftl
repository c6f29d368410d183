# Put it on your phone: how, what this browser keeps, and a test.
phone-aside = install
phone-is-installed = It is installed: this is the app, in its own window.
phone-device = Which device?
phone-android = Android
phone-iphone = iPhone, iPad
phone-computer = Computer
phone-android-1 = Open this page in Chrome, and touch the three dots at the top.
phone-android-2 = Choose “Add to Home screen”, then “Install”.
phone-android-3 = Start Scovell from the Home screen. Your battles are there.
phone-iphone-1 = Open this page in Safari, and touch the share button.
phone-iphone-2 = Scroll down, and choose “Add to Home Screen”.
phone-iphone-3 = Start Scovell from the Home Screen. It keeps its own battles: one begun in Safari comes over as a file.
phone-computer-1 = In Chrome or Edge, click the install sign at the end of the address. In Safari, choose “Add to Dock” from the File menu.
phone-computer-2 = Say yes to “Install”.
phone-computer-3 = Scovell then has its own window. Firefox cannot install it; use a bookmark there.
phone-install = Install it now
phone-install-not = this browser offers it only in its own menu
phone-keeps = What this browser keeps
phone-how-long = { $how ->
    [promised] This browser has promised to keep your battles until you delete them.
    [seven-days] This browser deletes your battles when you have not opened Scovell for seven days. Installed on the Home Screen, they stay.
    [may-clear] This browser keeps your battles, but may delete them when the device runs out of room.
   *[unknown] This browser does not say how long it keeps your battles.
  }
phone-used = Scovell takes { NUMBER($used) } MB here, and may take { NUMBER($room) } MB.
phone-private = In a private window, all battles are gone when you close it.
phone-file = A battle saved as a file is safe from all of this.
phone-ask = Ask the browser to keep it
phone-promised = it has promised
phone-flight = Test it in flight mode
phone-flight-1 = Before you leave home, check that all of it is here.
phone-flight-2 = Switch on flight mode.
phone-flight-3 = Close Scovell, also in the list of open apps, and start it again.
phone-flight-4 = Begin Maida and go on to the second phase. If that works, it works at the club.
phone-flight-5 = Switch off flight mode.
phone-check = Is everything here?
phone-all-here = Yes. All { NUMBER($n) } parts are on this device: Scovell starts with no network.
phone-missing = { $missing ->
    [one] No. { $missing } of { NUMBER($n) } parts is missing.
   *[other] No. { $missing } of { NUMBER($n) } parts are missing.
  } Connect, load this page again, and ask once more.
phone-not-yet = No. Scovell is not on this device yet. Connect, wait until Home says that it is ready, and check again.
