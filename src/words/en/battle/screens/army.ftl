# The army at a glance.
army-side = Side
army-which = Show some units only
army-only = Shown only: { $which }
army-all = All
army-need = In need
army-gone = Gone
army-none-need = No unit is in need.
army-none-need-todo = Units broken, disordered, tired, shaken or at half strength.
army-none-gone = No unit is gone.
army-none-gone-todo = Units eliminated, vanquished or off the table stand here.
army-loose = Of no formation
army-total = { NUMBER($now) } of { NUMBER($of) }CP
army-formation = { $formation }, { $officer }
army-due = due { $time }
army-absent = absent
army-radius = radius { NUMBER($cm) } cm
army-show = { $n ->
    [one] Show { $n } unit
   *[other] Show { $n } units
  }
army-fold = Fold { $formation }
army-more = More of it may come from { $time }.
