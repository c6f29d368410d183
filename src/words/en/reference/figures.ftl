# How figures stand in the charts.

figure-number = { NUMBER($n) }
figure-signed = { SIGNED($n) }
figure-range = { $from }–{ $to }
figure-or-more = { $n } or more
figure-plus = { $n }+
figure-cm = { $n } cm
figure-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
figure-decimal = { NUMBER($n, minimumFractionDigits: 1) }
figure-none = –
figure-never = never
figure-yes = yes
