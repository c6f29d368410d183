# What stands in the lists one chooses from.
editor-arm-infantry = Infantry
editor-arm-cavalry = Cavalry
editor-arm-mixed = Mixed (MX)
editor-arm-artillery = Artillery
editor-on-infantry = Foot
editor-on-cavalry = Horse
editor-men-infantry = Men
editor-men-cavalry = Sabres
editor-horse-heavy = Heavy
editor-horse-medium = Medium
editor-horse-light = Light
editor-horse-skirmish = Skirmish
editor-weight-heavy = Heavy
editor-weight-medium = Medium
editor-weight-light = Light
editor-mobility-foot = Foot
editor-mobility-horse = Horse
editor-pieces-guns = Guns
editor-pieces-howitzers = Howitzers
editor-pieces-rockets = Rockets
editor-weather-sunny = Sunny
editor-weather-bright = Bright
editor-weather-overcast = Overcast
editor-weather-rain = Rain
editor-weather-snow = Snow
editor-weather-random = Thrown at the start, by month
editor-intensity-light = Light
editor-intensity-heavy = Heavy
editor-falls-rain = Rain
editor-falls-snow = Snow
editor-soil-hard = Hard
editor-soil-soft = Soft
editor-soil-mud = Mud
editor-cover-none = None
editor-cover-soft = Soft
editor-cover-hard = Hard
editor-hills-marchfeld = Marchfeld: flat
editor-hills-rolling = Rolling: hills hide
editor-hills-hilly = Hilly: hills hide and slow
editor-area-built-up = Built-up area
editor-area-strong-point = Strong point
editor-area-works = Works
editor-crossing-bridge = Bridge
editor-crossing-ditch = Ditch
editor-crossing-ford = Ford
editor-army-Napoleonic = Napoleonic: formations are corps
editor-army-Traditional = Traditional: formations are divisions

## Ratings. NBC-SCN-04, NBC-SCN-07 to NBC-SCN-10
editor-quality = Q{ $q } { $name }
editor-sk = SK{ $sk }
editor-rating-A = Ability
editor-rating-L = Leadership
editor-rating-T = Temperament

## What units and armies come to.
editor-no-units = no units yet
editor-foot = { $n } foot
editor-horse = { $n } horse
editor-guns = { $n ->
    [one] { $n } gun
   *[other] { $n } guns
}
editor-cp = { $n }CP
editor-strength = { CAPITAL(COMMAS($of)) }
editor-formations = { $n ->
    [one] { $n } formation
   *[other] { $n } formations
}
editor-no-side-has-units = no side has units yet
editor-side-has-no-units = { $side } has no units yet

## What is unusual in a unit’s size. NBC-SCN-01, NBC-SCN-03
editor-too-few-men = { $men } men are few: a unit usually has at least { $least }.
editor-too-many-men = { $men } men are many: a unit usually has { $most } at most. Consider two units.
editor-small-unit = { $cp }CP is weak: at least { $least } is usual. Consider joining it to another unit.
editor-large-unit = { $cp }CP is strong: up to { $usual } is usual, except for Elite or Guard.
editor-super-unit = { $cp }CP is a super-unit: the limit is { $most }. Consider two units.
editor-type-Napoleonic = Napoleonic
editor-type-Traditional = Traditional
