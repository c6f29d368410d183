# Reports, written from the ledger as a side would have seen it
report-nothing = Nothing is seen of them.
report-suspected = There are said to be { COMMAS($arms) }.
report-some-foot = foot
report-some-horse = horse
report-some-guns = guns
report-seen = Seen: { COMMAS($troops) }.
report-foot = { $n ->
    [one] one brigade of foot
   *[other] { $n } brigades of foot
}
report-horse = { $n ->
    [one] one brigade of horse
   *[other] { $n } brigades of horse
}
report-guns = { $n ->
    [one] one battery
   *[other] { $n } batteries
}
report-strength = Their strength is put at { NUMBER($cp) }CP.
report-doubtful = That is not sure.
report-state = { $broken ->
    [0] { $disordered ->
        [one] One of them is in disorder.
       *[other] { $disordered } of them are in disorder.
    }
    [one] One of them is broken, { $disordered } in disorder.
   *[other] { $broken } of them are broken, { $disordered } in disorder.
}
report-identified = It is { $formation } under { $officer }, { NUMBER($cp) }CP.
