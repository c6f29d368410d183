# What is for one pair of eyes.
papers-none = This phone has no papers of that side.
papers-none-open = To have papers, choose “Passed round” for this phone.
papers-to-sky = Sky, clock and sides
papers-under-umpire = The next page shows everything both sides hide.
papers-under-side = Briefing, plan and re-roll dice.
papers-kept = saved
papers-nothing-yet = nothing written yet
papers-keep = Save
papers-dice-ready = Re-roll dice ready
papers-dice-used = { $n ->
    [one] { $n } die used
   *[other] { $n } dice used
  }
papers-briefing = Briefing
papers-no-briefing = The scenario has no briefing for this side.
papers-secret = **{ $arrival }** may arrive from { $time }, and the enemy does not know. { $where }.
papers-own-plan = Battle plan, for your eyes only
papers-plan = Battle plan
papers-no-plan = This side has not written one.
papers-hidden-orders = Hidden orders
papers-order = { $formation }: { $order }
papers-umpires-briefing = The umpire’s briefing
papers-umpires-notes = The umpire’s notes
papers-no-card = No card is face down.
papers-bye = Face down: the Bye.
papers-card = Face down: { $formation }.
