# What new things are called until somebody names them.
editor-new-scenario = New scenario
editor-new-army-a = First army
editor-new-army-b = Second army
editor-new-commander = Commander
editor-new-formation = { $of ->
    [Napoleonic] { ORDINAL($n) ->
        [one] { $n }st Corps
        [two] { $n }nd Corps
        [few] { $n }rd Corps
       *[other] { $n }th Corps
    }
   *[Traditional] { ORDINAL($n) ->
        [one] { $n }st Division
        [two] { $n }nd Division
        [few] { $n }rd Division
       *[other] { $n }th Division
    }
}
editor-new-unit = Brigade { $n }
editor-new-garrison = { $area } garrison
editor-new-area = Village
editor-new-crossing = Bridge
editor-new-vantage-point = Church tower
editor-new-arrival = Main road
editor-copy-of-this-tab = { $name } (this tab)
