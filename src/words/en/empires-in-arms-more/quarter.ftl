# The forms of the quarter desk.
eiaqtr-buy-question = What does { $power } buy?
eiaqtr-for-whom = For whom?
eiaqtr-buy = Buy it
eiaqtr-buy-sum = ${ NUMBER($money) } and { NUMBER($men) } manpower
eiaqtr-buy-infantry = Infantry
eiaqtr-buy-militia = Militia
eiaqtr-buy-guard = Guard
eiaqtr-buy-cavalry = Cavalry
eiaqtr-buy-artillery = Artillery
eiaqtr-buy-ship = Ships
eiaqtr-price = ${ NUMBER($money) }, { NUMBER($men) } manpower, { $months ->
    [one] 1 month
   *[other] { $months } months
  }
eiaqtr-type-prices = Type the prices
eiaqtr-open-prices = { $n ->
    [one] 1 price is not typed yet
   *[other] { $n } prices are not typed yet
  }
eiaqtr-buy-counters = Counters
eiaqtr-coming = On order
eiaqtr-debts = Debts
eiaqtr-pay = Pay { $power }
eiaqtr-lend = Give it
eiaqtr-lend-question = To whom does { $power } lend?
eiaqtr-lend-to = To
eiaqtr-lend-how-much = say how much
eiaqtr-nobody-to-lend = only to an ally or an own free state
eiaqtr-later = The purse of { $power }
eiaqtr-later-note = It buys and lends in their steps of the Economic Phase. Its upkeep as it stands now:
