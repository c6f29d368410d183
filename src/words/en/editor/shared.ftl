# What another app handed over.
shared-aside = shared with you
shared-not-laid-by = { $why ->
    [nothing] Nothing was shared.
    [large] Too much was shared: the limit is { $files } files of { $mb } MB each.
    [full] What was shared could not be saved: this device is full.
    [foreign] A web page tried to send something. It was refused.
   *[broken] What was shared could not be read.
  }
shared-unread = What was shared could not be read.
shared-nothing-changed = Nothing was changed.
shared-more = { $n } more after this one.
shared-empty = There is nothing in it.
shared-cut-off = The file is not complete: its end is missing. Ask for it again.
shared-half-link = The link in it is not complete. Ask for it again, or for the file.
shared-of = { $name }: { $what }
shared-leave = Leave it
shared-scenarios = Scenarios
shared-none = Nothing is waiting here.
shared-none-todo = Share a battle, a scenario or an order of battle with Scovell, and it appears here.
shared-into-which = Into which scenario?
shared-no-battle = { $name } is not a Scovell battle or scenario. It can be read as an order of battle.
shared-text-no-battle = This text is not a Scovell battle or scenario. It can be read as an order of battle.
shared-into-new = Into a new scenario
shared-into = Into { $title }
shared-backup = This is a backup of everything. Open it in the settings, under “Back up and restore”.
