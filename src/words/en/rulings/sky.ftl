# Weather, visibility, ground.

rulings-group-sky = Weather, visibility, ground

ruling-AMB-35 = Light or heavy at first
ruling-AMB-35-text = A day that opens with rain or snow opens with a light fall. The die for its intensity is thrown from the first end of turn on.
ruling-startPrecip-light = light
ruling-startPrecip-throw = thrown for

ruling-AMB-36 = Fixed weather
ruling-AMB-36-text = Where the weather is fixed nothing is thrown for: intensity stays as the scenario says and the ground does not change.
ruling-fixedWeatherGround-constant = the ground stays
ruling-fixedWeatherGround-evolves = the ground changes with time
ruling-fixedWeatherIntensity-constant = the intensity stays
ruling-fixedWeatherIntensity-throw = the intensity is thrown for

ruling-AMB-37 = The even throw and the Mediterranean
ruling-AMB-37-text = Whether the weather can change is read from the dice as they fell, before the Mediterranean adds { $added }. A total of { $total } reads as the best weather.
ruling-evenTest-natural = the dice as they fell
ruling-evenTest-modified = the total

ruling-AMB-38 = Rain or snow, and freezing
ruling-AMB-38-text = What falls is settled for the day, by the scenario or the starting table, rain if neither says. It freezes whenever it would snow.
ruling-freezing-auto = when snow falls
ruling-freezing-scenario = as the scenario says

ruling-AMB-39 = Two hours of rain or sun
ruling-AMB-39-text = A turn’s minutes count for the weather of that turn. A turn of other weather breaks the count, and so does a change of the ground; snow softens Hard ground only.
ruling-groundCounterReset-yes = a change starts both counts anew
ruling-groundCounterReset-no = the counts run on

ruling-AMB-40 = Fog in the evening
ruling-AMB-40-text = The chart’s “{ $cm }m” is a slip for { $cm } cm.

ruling-AMB-41 = When the day’s bands begin
ruling-AMB-41-text = The clock times are not given. Ours: early from { $early }, daylight from { $daylight }, evening from { $evening }, night from { $night }. A scenario may set its own.

ruling-AMB-42 = Vantage points in fog
ruling-AMB-42-text = A vantage point has its own column in the chart; fog has one column for all and goes before it.
ruling-fogVantage-fogOnly = the fog column alone
ruling-fogVantage-difference = fog plus what the vantage point adds

ruling-AMB-43 = Cavalry against wet muskets
ruling-AMB-43-text = One place gives the bonus in heavy rain, another in rain or snow. We give it in heavy rain and in heavy snow.
ruling-snowBonus-heavyBoth = heavy rain or heavy snow
ruling-snowBonus-heavyRainOnly = heavy rain only
ruling-snowBonus-heavyRainAnySnow = heavy rain or any snow

ruling-AMB-44 = A target in soft ground
ruling-AMB-44-text = It counts as such when the whole field is Soft or Mud, or when the scenario marks soft ground under it.

ruling-AMB-45 = From the commander or from the headquarters?
ruling-AMB-45-text = Under Command is measured from the Army Commander’s figure, the dearer re-throw from the headquarters. A vantage point serves only who stands on it.
ruling-ucFrom-ac = from the Army Commander
ruling-ucFrom-hq = from the headquarters

ruling-AMB-46 = How long a turn lasts
ruling-AMB-46-text = The rules speak of 20 to 30 minutes, and of just over 20. The default pack averages { NUMBER($minutes, maximumFractionDigits: 0) }.
ruling-timeDeck-TD-24 = { $cards } cards, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } minutes on average
ruling-timeDeck-TD-24b = { $cards } cards, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } minutes
ruling-timeDeck-TD-20 = { $cards } cards, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } minutes
ruling-timeDeck-custom = the group’s own pack

ruling-AMB-47 = Steps of the time cards
ruling-AMB-47-text = Only cards of { $named } minutes are named. Ours go in steps of { $step } minutes; a pack of your own may hold others.
