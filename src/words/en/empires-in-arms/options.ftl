# Empires in Arms: the options shelf.
eiaopt-off = This option is not in use.
eiaopt-when = Kingdoms are made in the step of new combinations.
eiaopt-when-bought = A port is named when ships are bought.
eiaopt-not-that-power = This power cannot make it.
eiaopt-there-already = It is there already.
eiaopt-parts-missing = It does not hold enough of its parts.
eiaopt-loyal-elsewhere = The Poles are loyal to another power.
eiaopt-empire-ended = The Holy Roman Empire has been ended.
eiaopt-empire-stands = The Holy Roman Empire still stands.
eiaopt-port-lost = An enemy holds that port.
eiaopt-nothing-built = No ships are built there.
eiaopt-kingdom-poland = Poland
eiaopt-kingdom-italy = the Kingdom of Italy
eiaopt-kingdom-westphalia = Westphalia
eiaopt-kingdom-bavaria = the Kingdom of Bavaria
eiaopt-kingdom-rhine = the Confederation of the Rhine
eiaopt-kingdom-ottomanEmpire = the Ottoman Empire
eiaopt-told-made = { $power } makes { $kingdom }.
eiaopt-told-joins = { $name } joins { $kingdom }.
eiaopt-told-falls = { $kingdom } is no more.
eiaopt-told-built = The ships of { $power } are built at { $name }.
eiaopt-told-ships-lost = The ships building at { $name } are lost.
eiaopt-part-question = Does { $name } stay?
eiaopt-part-neutral = It falls away
eiaopt-part-stays = It stays
eiaopt-part-means = Neutral on { NUMBER($n) } or less.
eiaopt-due-create = May make { $kingdom }
eiaopt-told-at-war = France and Britain begin at war.
eiaopt-dominance = Dominance
eiaopt-told-dominant = { $now ->
    [yes] { $power } is a dominant power.
   *[no] { $power } is a dominant power no longer.
  }
eiaopt-raise-question = { $power } is dominant. Which leader is raised?
eiaopt-raise-leader = One more in each rating
eiaopt-raise-whom = Say which leader.
eiaopt-told-raised = { $name } is raised by one in each rating.
eiaopt-told-warsaw = Warsaw is taken.
eiaopt-told-whole = { $kingdom } goes over whole.
