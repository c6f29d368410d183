# What a label, a roster and the editor say of a unit.

## The guns of a battery by its weight. NBC-GL-23
calibres-heavy = 12-pounders
calibres-medium = 8-pounders, heavier 6-pounders
calibres-light = 3-, 4- and light 6-pounders

## Labels on the bases, as short as the strip: "III/1/2 Roeben Q3 MX S1 6CP". NBC-SCN-17
label-infantry = { $who } Q{ $q } S{ $sk } { $cp }CP
label-mixed = { $who } Q{ $q } MX S{ $sk } { $cp }CP
label-cavalry = { $who } Q{ $q } { $horse ->
    [heavy] Heavy
    [medium] Medium
    [light] Light
   *[skirmish] Skirmish
} { $cp }CP
label-artillery = { $who } Q{ $q } { $weight ->
    [heavy] Heavy
    [medium] Medium
   *[light] Light
} { $mobility ->
    [foot] { $pieces ->
        [guns] foot
        [howitzers] foot howitzers
       *[rockets] foot rockets
    }
   *[horse] { $pieces ->
        [guns] horse
        [howitzers] horse howitzers
       *[rockets] horse rockets
    }
}
label-officer-of = { $formation }: { $name }
label-radius = { $name } R{ $cm }
label-ratings = L{ $L } T{ $T } A{ $A }
