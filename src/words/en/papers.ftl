# What is for one pair of eyes.
papers-none = There are no papers of that side here.
papers-none-open = Pass the phone from hand to hand to keep them.
papers-to-sky = Sky, clock and sides
papers-under-umpire = Everything both sides hide is on the next page.
papers-under-side = Briefing, plan and re-roll dice.
papers-kept = kept
papers-nothing-yet = nothing written yet
papers-keep = Keep it
papers-dice-ready = Re-roll dice ready
papers-dice-used = { $n ->
    [one] { $n } die used
   *[other] { $n } dice used
  }
papers-briefing = Briefing
papers-no-briefing = The scenario has none.
papers-secret = **{ $arrival }** may come from { $time }, and the enemy does not know. { $where }.
papers-own-plan = Battle plan, for your eyes only
papers-plan = Battle plan
papers-no-plan = The side has written none.
papers-hidden-orders = Hidden orders
papers-order = { $formation }: { $order }
papers-umpires-briefing = Briefing of the umpire
papers-umpires-notes = The umpire’s notes
papers-no-card = No card is laid face down.
papers-bye = Laid face down: the Bye.
papers-card = Laid face down: { $formation }.
