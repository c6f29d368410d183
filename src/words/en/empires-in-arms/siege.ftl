# Empires in Arms: sieges, irregulars, levies, prisoners.

eiasiege-die = Die
eiasiege-no-corps = A siege takes a corps (7.5.4).
eiasiege-foraged = A corps used its rest to forage, so it does not go on to a siege (7.5.4).
eiasiege-attempt = Attempt on the walls
eiasiege-fleches = Siege value of the city
eiasiege-undergarrisoned = More than five short of its garrison
eiasiege-no-honours = Turks and Spaniards, and their minors, do not ask for honours (7.5.4.1.2.3.1).
eiasiege-storm-points = Political points of the storm
eiasiege-taken = The city is taken
eiasiege-held = The city holds

# Guerillas. EIA-220 to EIA-223
eiasiege-rising = New guerillas
eiasiege-guerilla-value = Guerilla value of the province
eiasiege-nobody-free = No corps is free to hunt (10.1.1.2).
eiasiege-hunt = The hunt
eiasiege-two-corps = Two corps or more
eiasiege-guerilla-leaves = Guerillas do not leave Spain (10.1.1.3.4).
eiasiege-guerilla-far = Guerillas go one area (10.1.1.3.4).

# Cossacks. EIA-225
eiasiege-cossack-cap = Cossacks on the map at most
eiasiege-c-provinces = C provinces in Russian hands
eiasiege-invaded = An enemy corps is in Russia

# Feudal, insurrection and Tyrol corps. EIA-228 to EIA-230
eiasiege-province-lost = Another power holds its province (10.1.3).
eiasiege-province-enemy = An enemy corps stands there (10.1.3, 10.1.5).
eiasiege-corps-besieged = The corps is besieged (10.1.3, 10.1.4).
eiasiege-province-ceded = The province is ceded (10.1.4.1).
eiasiege-not-entered = No enemy has entered it (10.1.4.1).
eiasiege-no-border = No border province is Austrian and free of enemy corps (10.1.4.3).
eiasiege-tyrol-own = Tyrol is not in foreign hands (10.1.5).
eiasiege-tyrol-peace = Its owner is not at war with Austria (10.1.5).
eiasiege-tyrol-used = The Tyrol corps was placed in this war (10.1.5.1.2).
