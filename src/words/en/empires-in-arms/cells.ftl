# Empires in Arms: a cell of a chart, by the headings of its line and column.

eiacell =
  { $chart ->
    [CH-01] Peace terms, list { $row }: how many
    [CH-02] Alliance: political points each gains
    [CH-04] Political status, { $row ->
        [display] the display
        [fiasco] Fiasco
        [instability] Instability
        [neutral] Neutral
        [dominant] Dominant
       *[box] box { $row }
      }: { $part ->
        [boxes] how many boxes
        [zone] zone
        [vp] victory points
        [psa] the large number
        [loss] economic loss
       *[modifier] status modifier
      }
    [CH-05] Naval combat, modified die { $row }: per cent
    [CH-06] Percentages, { $row } factors, { $part } per cent: factors lost
    [CH-07] Chits of battle, defender’s { $row } against { $head }: { $part ->
        [A1] attacker’s table, round 1
        [A2] attacker’s table, round 2
        [A3] attacker’s table, round 3
        [D1] defender’s table, round 1
        [D2] defender’s table, round 2
        [D3] defender’s table, round 3
        [flankA2] attacker’s table, round 2, once outflanked
        [flankA3] attacker’s table, round 3, once outflanked
        [flankD2] defender’s table, round 2, once outflanked
        [flankD3] defender’s table, round 3, once outflanked
        [moraleA] attacker’s morale
        [moraleD] defender’s morale
        [withdraw] rating to withdraw
       *[arrival] rating to arrive
      }
    [CH-08] Casualties and morale, table { $row }, modified die { $head }: { $part ->
        [loss] loss in per cent
       *[morale] morale in tenths
      }
    [CH-09] Commanders, attacker’s rating { $row }, defender’s { $head }: { $part ->
        [A] attacker’s modifier
       *[D] defender’s modifier
      }
    [CH-10] Pursuit class, { $row } of morale lost, rounds { $part }
    [CH-11] Pursuit losses, modified die { $row }, class { $part }: per cent
    [CH-12] Siege, modified die { $row }
    [CH-13] Victory levels, { $row }
    [CH-14] Spanish gold, modified throw { $row }: { $part ->
        [spain] Spain
       *[britain] Britain
      }
    [CH-15] Prices and times, { $row }: { $part ->
        [money] money
        [manpower] manpower
       *[months] months
      }
    [CH-16] Guard losses, die { $row }, morale level raised by { $part }
    [CH-17] Economic manipulation, square { $row }: { $part ->
        [points] political points
        [money] money
       *[manpower] manpower
      }
   *[CH-19] Depot counters, { $row }
  }
eiacell-chit =
  { $chit ->
    [assault] assault
    [escalatedAssault] escalated assault
    [echelon] echelon
    [probe] probe
    [outflank] outflank
    [cordon] cordon
    [cordon-river] cordon, river
    [counterattack] counterattack
    [withdraw] withdraw
   *[own] { $chit }
  }
