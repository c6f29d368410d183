# How combat points, command radii and losses are reckoned.
sum-rounded = Rounded, halves up
sum-halves-up = { $n }, halves up

## Combat points. NBC-SCN-01, NBC-SCN-02, NBC-SCN-05, NBC-GL-22
points-next-day = Combat points next day
points-men = { $arm ->
    [infantry] { $men } { $quality } infantry
   *[cavalry] { $men } { $quality } cavalry
}
points-ratio = { $men } ÷ { $ratio }
points-guns = Guns of the formation
points-least = At least { $cp }CP
points-nobody = Nobody is left
points-quality = Quality

## Command radius. NBC-SCN-08, NBC-SCN-11 to NBC-SCN-13
radius-sum = Command radius
radius-units = { $n ->
    [one] { $n } unit × { $by }
   *[other] { $n } units × { $by }
}
radius-least = { $type ->
    [Napoleonic] Napoleonic: at least { $cm } cm
   *[Traditional] Traditional: at least { $cm } cm
}
radius-most = { $type ->
    [Napoleonic] Napoleonic: at most { $cm } cm
   *[Traditional] Traditional: at most { $cm } cm
}
radius-kept = Never lowered
radius-predecessor = His predecessor’s radius

## What a battle leaves. NBC-LOS-01, NBC-LOS-08, NBC-LOS-09
loss-level = Level of loss
loss-die = die { $die }
loss-two-dice = Two decimal dice show 1 to 100.
loss-thrown-again = Below { $from } and above { $to } are thrown again.
reform-sum = Reforms on
reform-on-field = Its formation is still on the field
reform-off-field = Its formation has left the field
