# Empires in Arms: the campaign over its months.
eiaplot-question = How did it go over the months?
eiaplot-money = Money
eiaplot-money-note = as each month ended
eiaplot-status = Points
eiaplot-status-note = political points: the box of the marker, from the low end
eiaplot-factors = Factors
eiaplot-factors-note = army factors: corps, garrisons, irregulars
eiaplot-ships = Ships
eiaplot-ships-note = in all fleets
eiaplot-one = This is the first month.
eiaplot-one-todo = The lines begin with the second; what stands now is below.
eiaplot-at = As { $month } ended
eiaplot-now = { $month }, as it stands
eiaplot-unknown = ? is what this seat cannot see; a power’s own seat sees its own.
eiaplot-how = One scale for all powers. The thin line is nought, a stroke on it the New Year.
eiaplot-table = All figures
