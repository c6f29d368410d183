# What any page may say.
shell-try-again = Try again
shell-reference = Reference
shell-any-time = Any time
shell-campaigns = Campaigns
shell-scenarios = Scenarios
shell-settings = Settings
shell-new-battle = New battle
shell-home = Home
shell-back = Back
shell-done = Done
shell-leave = Leave
shell-undo = Undo
shell-nothing-to-undo = nothing to undo
shell-rooms = Pages
shell-decide = Decide
shell-clear = Clear
shell-framed = Scovell works only over https, in a window of its own. Open it there
shell-no-page = This page could not be loaded.
shell-no-page-todo = Your battles are safe. Go online or install the update, then try again.
shell-order-book = order book
shell-on-its-way = in progress
shell-unreadable = A battle that cannot be read

# What the page is called, by its address.
shell-page = { $room ->
    [turn] Turn
    [round] Round
    [army] Army
    [journal] Journal
    [ledger] Ledger
    [calendar] Calendar
    [corps] Corps
    [area] Area
    [side] Side
    [unit] Unit
    [formation] Formation
    [sky] Sky
    [papers] Papers
    [after] What the day cost
    [rulings] Rulings
    [reference] Reference
    [new] New battle
    [backup] Back up and restore
    [campaigns] Campaigns
    [scenarios] Scenarios
    [scenario] Scenario
    [take] Scenario
    [shared] Shared
    [edit] Edit
    [print] Print
    [settings] Settings
    [phone] On your phone
   *[other] {""}
  }

# The nine phases of a turn.
phase-1 = Command
phase-2 = Reinforcements
phase-3 = Skirmish
phase-4 = Artillery
phase-5 = Commanders
phase-6 = Formations
phase-7 = Recovery
phase-8 = Time
phase-9 = Weather
