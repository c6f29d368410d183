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

# Questions and what is told of them.
eiasiege-already = The city is under siege.
eiasiege-no-siege = The city is not under siege.
eiasiege-empty = Nobody is inside.
eiasiege-own = It is its own city.
eiasiege-tried = The walls were tried this month.
eiasiege-told-begins = { $power } lays siege to { $area }.
eiasiege-told-raised = The siege of { $area } is over.
eiasiege-question = The walls of { $area }
eiasiege-fact-fleches = Siege value of the city
eiasiege-fact-sortie = The defender makes a sortie
eiasiege-result =
  { $n ->
    [0] Sortie
    [2] Breach
   *[1] Nothing
  }
eiasiege-means = A sortie is the defender’s to make; a breach is asked of next.
eiasiege-told-attempt = { $area }: { $result ->
    [0] a sortie is open to the defender
    [2] a breach
   *[1] the walls stand
  }.
eiasiege-told-sortie =
  { $loser ->
    [defender] The sortie costs the defender one factor.
   *[besieger] The sortie costs the besieger one factor.
  }
eiasiege-breach-question = { $area } is breached. Without either of these it is stormed
eiasiege-fact-asks = The defender asks for the honours of war
eiasiege-fact-grants = The besieger grants them
eiasiege-fact-somewhere = A friendly unbesieged city is there to go to
eiasiege-fact-surrenders = The defender surrenders
eiasiege-breach-word = Breach
eiasiege-breach-means = Honours, surrender, or the besieger must storm.
eiasiege-told-breach =
  { $end ->
    [honours] { $area } yields with the honours of war.
    [surrender] { $area } surrenders.
   *[storm] { $area } is stormed.
  }
eiasiege-told-taken = { $area } is taken.
eiasiege-told-held = { $area } holds.
eiasiege-told-sally =
  { $end ->
    [besiegersRetreat] The besiegers of { $area } are beaten off.
    [cityFalls] Nobody is left inside { $area }: it falls.
   *[siegeGoesOn] The siege of { $area } goes on.
  }
eiasiege-told-relief =
  { $end ->
    [lifted] The siege of { $area } is lifted.
    [cityFalls] Nobody is left inside { $area }: it falls.
   *[goesOn] The siege of { $area } goes on.
  }
eiasiege-due-captured = { $leader } is a prisoner
eiasiege-told-freed = { $leader } is let go.

eiasiege-not-its-step = That is done in its own guerilla step (7.6).
eiasiege-not-spain = That is no unceded province of Spain.
eiasiege-risen = That province was rolled for this month.
eiasiege-enemy-in-spain = An enemy is still in Spain (10.1.1.4).
eiasiege-rising-question = Does { $province } rise?
eiasiege-hunt-question = The hunt in { $province }
eiasiege-fact-guerilla = Guerilla value of the province
eiasiege-fact-corps = Corps free to hunt
eiasiege-guerillas =
  { NUMBER($n) ->
    [0] No guerilla
    [one] One guerilla
   *[other] { NUMBER($n) } guerillas
  }
eiasiege-rising-means = They stand in the chosen area of the province.
eiasiege-hunt-means = Above the value every guerilla outside a city is gone.
eiasiege-cleared = Cleared
eiasiege-not-cleared = They get away
eiasiege-told-rising = { $province } rises: { NUMBER($n) }.
eiasiege-told-cleared = { $province } is cleared of guerillas.
eiasiege-told-not-cleared = The guerillas of { $province } get away.
eiasiege-told-guerillas-go = { NUMBER($n) } guerillas go to { $area }.
eiasiege-told-guerillas-home = No enemy is left in Spain: the guerillas go home.
eiasiege-told-ride = They ride to { $area }.
eiasiege-too-many-cossacks = There are too many, or one stands in no C province (10.1.2.1.1).
eiasiege-told-cossacks = Cossacks: { SIGNED($n) }.
eiasiege-no-freikorps = No freikorps comes there now (10.1.2.1.2).
eiasiege-freikorps-came = The freikorps of this levy has come (10.1.2.1.2).
eiasiege-told-freikorps = A freikorps counter stands at { $area }.
eiasiege-not-december = The levy is in December.
eiasiege-told-down = { $corps } stands down.
eiasiege-told-up = { $corps } stands at { $area }.
eiasiege-told-levy = { $corps } is filled by the levy.
eiasiege-fields-first = Field and trivial combats are fought before sieges (7.5.1).

eiasiege-not-its-move = It moves in its own movement step (7.3).
eiasiege-not-its-turn = A city is besieged in its own sequence, from the march to the fights (7.5.4).
eiasiege-no-enemy-there = No unbesieged enemy stands in that province (10.1.1.1.2).
eiasiege-hunted = That province was searched this month (10.1.1.2).
eiasiege-freikorps-stay = Freikorps keep to their homeland and to what their power holds (10.1.2.2).
eiasiege-not-levy = That is done in the levy step of the quarter (8.10).
eiasiege-cossacks-came = The cossacks of this levy have come (10.1.2.1.1).
eiasiege-one-a-province = One cossack comes to each province (10.1.2.1.1).
eiasiege-placed-now = It came or went in this move and does not move again (10.1.3, 10.1.4, 10.1.5).
eiasiege-stood-down-now = It stood down in this move; it returns in a later one (10.1.3.3).
eiasiege-border-only = Insurrection corps keep to their four provinces (10.1.4.1.3).
eiasiege-nobody-left = Nobody is left in that corps.
eiasiege-not-tyrol = The Tyrol corps comes up in Tyrol (10.1.5).
eiasiege-told-tyrol-over = The war is over: { $corps } goes home.
eiasiege-due-rises = { $corps } may come up in { $province } now

# The honours of war. EIA-177
eiasiege-honours-question = The honours of war at { $area }: where do they go?
eiasiege-honours-to = { $name } goes to
eiasiege-honours-garrison = The garrison
eiasiege-honours-means = The nearest friendly city that holds them; a minor’s garrison stays in its country (7.5.4.1.2.3.1).
eiasiege-told-marched-out = With the honours of war to { $area }.
