# What befalls a unit, and what it loses.

## Broken and worse
unit-broken = { $unit } is **broken**: { $moves }.
unit-eliminated = { $unit } is **eliminated**: { $why }.
gone-disordered-twice = it is Disordered a second time

## Who is not there
no-such-unit = There is no such unit in this battle.
