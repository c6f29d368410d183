# Weather, visibility, ground, fog.

charts-sky = Sky and ground

## Visibility
chart-visibility = Visibility
chart-visibility-also = sight vantage point fog woods see light dusk
chart-visibility-weather = Weather
chart-visibility-normal = Normal
chart-visibility-vantage = Vantage
chart-visibility-fog = Fog
chart-visibility-any = Any
chart-visibility-weathers = { COMMAS($weathers) }
chart-visibility-cm = cm
chart-visibility-hours = Usual hours
chart-visibility-from-to = { $from } to { $to }
chart-visibility-woods = Woods
chart-visibility-inside = Inside
chart-visibility-out = From inside out
chart-visibility-in = From outside in
chart-visibility-lower = The lower of chart and terrain counts. Units never hide anything. A vantage point helps who stands wholly on it.
chart-visibility-uses = It is also the army commander’s radius, the reach of artillery’s eye, and where a withdrawal ends.

## Weather
chart-weather = Change of weather
chart-weather-also = rain snow sunny bright overcast
chart-weather-turns = If the weather may change: a pot in the Weather Phase. Two like white dice turn it, by the red die:
chart-weather-red = Red
chart-weather-goes-on = Rain or snow goes on
chart-weather-is = It is
chart-weather-falls = Rain or snow: nobody skirmishes. Below freezing rain is snow.
chart-weather-heavy = Heavy: cavalry against infantry throws half its misses again; bridging is slow.

## Starting weather
chart-starting-weather = Starting weather
chart-starting-weather-also = random month mediterranean
chart-starting-weather-winter = November to April
chart-starting-weather-summer = May to October
chart-starting-weather-is = Weather, ground
chart-starting-weather-row = { $weather }, { SMALL($ground) }
chart-starting-weather-throw = Two dice; { $added } more in the Mediterranean. After an even throw the weather may change, after an odd one it stays.

## Ground
chart-ground = Ground
chart-ground-also = mud soft hard
chart-ground-does = What it does
chart-ground-nothing = Nothing.
chart-ground-after = After
chart-ground-ground = The ground
chart-ground-wet = { $hours ->
    [one] { $hours } hour of rain or snow
   *[other] { $hours } hours of rain or snow
}
chart-ground-to-soft = hard to soft
chart-ground-rain = { $hours ->
    [one] { $hours } hour of rain
   *[other] { $hours } hours of rain
}
chart-ground-to-mud = soft to mud
chart-ground-dry = { $hours ->
    [one] { $hours } hour sunny or bright
   *[other] { $hours } hours sunny or bright
}
chart-ground-back = one step back
chart-ground-unbroken = Hours without a break; overcast breaks either.
chart-ground-follows = The ground follows fixed weather too.
chart-ground-fixed = Where the weather is fixed, so is the ground.

## Fog
chart-fog = Fog
chart-fog-also = mist lifts
chart-fog-lifts = In each weather phase { $usual ->
    [one] { $usual } die is
   *[other] { $usual } dice are
} added up, { $sunny } when it is sunny. At the scenario’s number the fog is gone for the day; as a guide, { $guide } for each hour it should last.
