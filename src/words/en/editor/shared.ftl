# What another app handed over.
shared-aside = handed over
shared-not-laid-by = { $why ->
    [nothing] Nothing was in what was shared.
    [large] What was shared is too large: { $files } files at most, { $mb } MB each.
    [full] What was shared could not be kept: this device has no room left.
    [foreign] A page on the web tried to hand something over. It was turned away.
   *[broken] What was shared could not be read.
  }
shared-unread = What was shared could not be read.
shared-nothing-changed = Nothing was changed.
shared-more = { $n } more after this one.
shared-empty = There is nothing in it.
shared-cut-off = The file is not whole: its end is missing. Ask for it again.
shared-half-link = The link in it is not whole. Ask for it again, or for the file.
shared-of = { $name }: { $what }
shared-leave = Leave it
shared-scenarios = Scenarios
shared-none = Nothing waits here.
shared-none-todo = Share a battle, a scenario or an order of battle with Scovell, and it comes here.
shared-into-which = Into which scenario?
shared-no-battle = { $name } is no battle and no scenario of ours. It can be read as an order of battle.
shared-text-no-battle = This text is no battle and no scenario of ours. It can be read as an order of battle.
shared-into-new = Into a new scenario
shared-into = Into { $title }
shared-backup = This is a backup of everything. Open it in the settings, under “Back up and restore”.
