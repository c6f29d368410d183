# Weather, fog, ground, sight and the clock.

weather-sunny = Sunny
weather-bright = Bright
weather-overcast = Overcast
weather-rain = Rain
weather-snow = Snow
weather-light-rain = Light rain
weather-heavy-rain = Heavy rain
weather-light-snow = Light snow
weather-heavy-snow = Heavy snow
weather-light-fall = Light rain or snow
weather-heavy-fall = Heavy rain or snow
intensity-light = Light
intensity-heavy = Heavy

ground-hard = Hard
ground-soft = Soft
ground-mud = Mud

band-early = Early morning
band-daylight = Daylight
band-evening = Evening
band-night = Night

# Fog
fog-question = Does the fog lift? It is at { NUMBER($total) } of { NUMBER($target) }.
fog-dice = Fog
fog-chance = Chance that it lifts
fog-lifts = It lifts
fog-gone = The fog is gone for today.
fog-target = It lifts at a total of { NUMBER($target) }.
fog-before = Thrown before
fog-now = Now
fog-log-lifts = The fog **lifts**.
fog-log-stays = The fog stays: { NUMBER($total) } of { NUMBER($target) }.
fog-log-stays-by-hand = The fog stays.

# Ground
ground-soft-moves = Infantry and foot artillery move { NUMBER($foot) } cm less; cavalry, horse artillery and officers { NUMBER($horse) } cm.
ground-soft-fire = Artillery confirms hits at medium and long range on { NUMBER($face) }+, howitzers and rockets not.
ground-mud-moves = Every move starts at Restricted { NUMBER($shifts) }, with a disorder check. A slope costs { NUMBER($slope) } cm.
ground-mud-faces = A change of face takes the whole move. No fords; road columns only on a paved road.
ground-mud-fire = Artillery confirms hits at medium and long range on { NUMBER($face) }+, howitzers at any.
ground-now = The ground is now **{ SMALL($ground) }**.

# Time
time-question = How long does the turn take?
time-card = Time card
time-chance = Chance of { NUMBER($minutes) } minutes or less
time-minutes = { NUMBER($n) } minutes
time-now = It is now { $clock }.
time-now-shuffled = It is now { $clock }. Shuffle the pack.
time-sum = Minutes
time-from = Turn { $turn } from { $clock }
time-log = Turn { $turn } takes { NUMBER($minutes) } minutes: **{ $clock }**.

# Sight
sight-sum = Visibility
sight-chart = { $band }, { SMALL($weather) }
sight-chart-fog = { $band }, { SMALL($weather) }, fog
sight-vantage = Vantage point

# Weather
weather-question = Does the weather change?
weather-pot = Weather pot
weather-whites = Do the white dice match? If so, the red die:
weather-differ = No
weather-chance = Chance that it changes
no-change = No change
weather-red-die = Red die
weather-stays = The white dice differ: it stays { SMALL($weather) }.
weather-gives-way = The white dice match: { SMALL($weather) } ends.
weather-log-turns = The weather turns: **{ $weather }**.
weather-throw = Weather throw
weather-mediterranean = Mediterranean
weather-stands-in = In the { SMALL($weather) } **skirmishers go in**: { COMMAS($units) }.

intensity-question = How hard does the { SMALL($weather) } fall?
one-die = One die
intensity-chance = Chance that it is light
intensity-now = It is now { SMALL($weather) }.
intensity-heavy-faces = { NUMBER($least) } or more is heavy
intensity-log = The weather is now **{ SMALL($weather) }**.

battle-day-begins = The day begins **{ SMALL($weather) }**, and the weather { $may ->
    [change] may change
   *[stay] stays so
}.

# Set by hand
sky-ground = ground { SMALL($ground) }
sky-may-change = weather may change
sky-stays = weather stays
sky-freezing = freezing
sky-not-freezing = not freezing
sky-fog = fog { NUMBER($total) } of { NUMBER($target) }
sky-no-fog = no fog
clock-no-time = That is not a time of this battle.
clock-only-forward = It is { $clock } already. Only undo turns the clock back.
clock-log-by-hand = The clock, set by hand: { $from } → **{ $to }**.
