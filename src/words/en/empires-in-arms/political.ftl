# Empires in Arms: wars, calls, peaces, alliances, minor countries, access.

# What stands in the way of a war. EIA-024, EIA-025
eiapol-step = This belongs to another step of the Political Phase.
eiapol-off-step = Such a war is declared while fleets or armies move and fight (6.3.1.2.2, 7.3.8.3).
eiapol-bar-locked = An enforced peace still runs (4.2.2.4).
eiapol-bar-inside = Troops of its own stand in that land (4.2.2.1).
eiapol-bar-invaded = It is at war, and an enemy stands in its home nation (4.2.2.2).
eiapol-bar-unreachable = That country cannot be entered this turn (4.2.2.3).
eiapol-name-self = A power does not declare war on itself.
eiapol-name-controlled = A country under control is at war with its power (4.2.3).
eiapol-name-district = A lesser district of a neutral country is part of it (10.4.2).
eiapol-name-at-war = They are at war already.
eiapol-barred-stands = It stands
eiapol-barred-invaded = Enemies at home
eiapol-barred-unreachable = Cannot be entered
eiapol-barred-locked = Enforced peace
eiapol-declare-question = Do these declarations stand?
eiapol-declare-on = { $power } on { $other }
eiapol-declare-means = What stands is war at once.
eiapol-declared-already = The declarations of this month have been sealed.
eiapol-told-war = { $power } declares war on { $other }.
eiapol-told-no-war = { $power } declares no war.
eiapol-told-barred = No war of { $power } on { $other }: { $why }.
eiapol-told-void = { $power } named { $other }, which is void. { $why }

# What it costs. EIA-022, EIA-023, EIA-043, EIA-044
eiapol-price = Political points
eiapol-price-war = War on a power
eiapol-price-ally = It was an ally
eiapol-price-districts = War on a neutral country, by districts
eiapol-price-once = All these wars together
eiapol-price-alliances = Alliances broken

# Calls to allies. EIA-027
eiapol-call-no-war = No war of theirs began in this phase (4.3).
eiapol-call-both = Both declared war: neither calls (4.3.1.2).
eiapol-call-chain = A war that came of a call, or outside its step, allows no call (4.3.2).
eiapol-call-no-ally = They are not allied.
eiapol-call-at-war = That ally is at war with this enemy already.
eiapol-call-locked = An enforced peace keeps that ally from it (4.3.1.4).
eiapol-call-again = That ally has answered already.
eiapol-call-defender-first = An aggressor calls only after the defender has (4.3.1.1).
eiapol-call-too-late = The aggressors call by now: the defenders had their turn (4.3.1.1).
eiapol-call-order = Others come first in the order of calls.
eiapol-order-late = Calls have begun.
eiapol-call-question = { $power } calls { $ally } against { $other }
eiapol-call-answer = The answer
eiapol-call-comes = Declares war
eiapol-call-refuses = Refuses
eiapol-call-cannot = May not, and must break
eiapol-told-calls = { $power } calls { $ally } to war against { $other }.
eiapol-told-comes = { $ally } answers { $power } and declares war on { $other }.
eiapol-told-refuses = { $ally } does not come against { $other }: its alliance with { $power } is broken.

# Competitive rolls. EIA-008
eiapol-claim-question = Who is first? { $about }
eiapol-claim-calls = In what order do they call?
eiapol-claim-victors = In what order do the victors choose?
eiapol-claim-journal = A claim
eiapol-claim-first = { $power }
eiapol-claim-order = In order: { $powers }
eiapol-die-of = Die of { $power }
eiapol-die-again = { $power } throws again
eiapol-told-claim = { $about }: { $powers }.

# Peace. EIA-028 to EIA-030
eiapol-not-informal = That takes a formal peace (4.4.1).
eiapol-agreed-money = money
eiapol-agreed-access = access
eiapol-agreed-trade = trade
eiapol-agreed-promise = a promise
eiapol-agreed-removal = forces removed
eiapol-agreed-cession = land ceded
eiapol-agreed-loan = corps on loan
eiapol-agreed-marriage = a royal marriage
eiapol-agreed-leader = a leader removed
eiapol-agreed-empire = the Holy Roman Empire
eiapol-sue-whom = It sues somebody.
eiapol-sue-no-war = They are not at war.
eiapol-sue-everybody = It has fallen off the display: it sues all its enemies now (10.5.1).
eiapol-sue-inside = It sues all its enemies, or those with forces in its home nation alone (4.4.2.1).
eiapol-sue-question = { $power } sues for peace
eiapol-offers = The offers
eiapol-offer-of = { $power } offers
eiapol-offer-conditional = conditional peace
eiapol-offer-unconditional = unconditional peace
eiapol-takes = The suer takes the offer of { $power }
eiapol-told-sues = { $power } sues { $powers } for peace.
eiapol-told-offer-refused = { $power } refuses the offer of { $other }: the war goes on.
eiapol-told-surrender = { $power } surrenders to { $powers }.
eiapol-told-informal = { $power } and { $other } make an informal peace.
eiapol-told-agreed = They agree on: { $terms }.
eiapol-told-exchange =
  { $n ->
    [one] { $power } and { $other } exchange one prisoner.
   *[other] { $power } and { $other } exchange { NUMBER($n) } prisoners.
  }
eiapol-due-sue = Sue every enemy for peace

# Terms. EIA-031 to EIA-033, EIA-039
eiapol-term-none = The chart has no such term.
eiapol-term-list-a = An unconditional peace has no term of list A (4.4.4).
eiapol-term-one-a = The loser chooses one term of list A (4.4.3).
eiapol-term-list-c = A conditional peace has no term of list C (4.4.3).
eiapol-term-enough = This victor has chosen all its terms.
eiapol-term-twice = That term is taken (4.4.5.3).
eiapol-term-clash = That term and one that is taken shut each other out (4.4.5.3).
eiapol-term-own = Your term with { $power }, of list A
eiapol-term-question = Which term does { $power } choose?
eiapol-term-a = Number of the term on list A
eiapol-term-choose = The term
eiapol-no-more = no more
eiapol-term-plain = { $code }
eiapol-term-named = { $code }, { $what }
eiapol-term-B2 = the peace lasts longer
eiapol-term-B3 = money
eiapol-term-B4 = shuts out B.1 and C.1
eiapol-term-B6 = no American trade
eiapol-term-B7 = land
eiapol-term-fleets = two fleets off
eiapol-term-C2 = the peace lasts longer
eiapol-term-C3 = money
eiapol-term-C4 = land
eiapol-term-C5 = access without conditions
eiapol-term-C6 = a leader removed
eiapol-term-C7 = money
eiapol-term-C8 = the Holy Roman Empire ends
eiapol-term-C9 = the Holy Roman Empire is restored
eiapol-effect-question = { $power }: { $term }
eiapol-effect-months = Months more for the loser
eiapol-effect-money = Money points owed
eiapol-effect-leader = Which leader goes
eiapol-effect-land = What is handed over
eiapol-effect-keep = It keeps its forces
eiapol-effect-more = More is handed over
eiapol-name = { $name }
eiapol-land-capital = { $name }, with the capital: out of the game
eiapol-nobody = nobody
eiapol-nothing = nothing
eiapol-told-chose = { $power } chooses { $term }.
eiapol-told-chose-own = { $power } takes { $term } upon itself.
eiapol-told-not-all = { $power } chose C.6, the others did not: nothing comes of it.
eiapol-told-term = { $power } has its term: { $term }.
eiapol-told-concluded = The peace of { $power } is concluded.
eiapol-told-ceded = { $power } hands { $land } over to { $other }.
eiapol-told-out = { $power } has lost its capital’s province by treaty and is out of the game.
eiapol-told-out-ask = What becomes of the countries of { $power } the table says, by hand.

# Home, and separate peaces. EIA-035, EIA-038
eiapol-not-stray = It does not have to go home.
eiapol-not-home = That is no friendly area with room for it (4.4.6.2).
eiapol-send-first = Forces still stand in the land of those they made peace with (4.4.6.2).
eiapol-troop-corps = A corps
eiapol-troop-garrison = A garrison
eiapol-troop-irregulars = A counter
eiapol-due-home = { $what } at { $area } goes home: to { $to }, or nearer
eiapol-due-no-home = { $what } at { $area } has no friendly area on the sheets{ $to }
eiapol-told-home = Troops of { $power } go home to { $area }.
eiapol-told-stays = Troops of { $power } may stay at { $area }.
eiapol-demand-ally = They are not allied.
eiapol-demand-peace = That ally has made no peace in this phase.
eiapol-demand-war = Whoever asks fights on against the same enemy (4.4.7).
eiapol-told-demand = { $power } has { $other } break their alliance, for its separate peace.

# Alliances. EIA-040, EIA-046
eiapol-ally-already = They are allied already.
eiapol-ally-war = They are at war.
eiapol-ally-cooling = One of them broke their alliance less than twelve months ago (4.5.3).
eiapol-gain-question = { $power } and { $other } ally
eiapol-gain = Alliance: political points each gains
eiapol-told-allied = { $power } and { $other } are allied.
eiapol-told-broken = { $power } breaks its alliance with { $other }.

# Who runs a minor. EIA-041 to EIA-044
eiapol-run-question = Who runs { $minor }?
eiapol-run-bid = { $power } rolls for it
eiapol-run-national = Minor countries, { $minor }: modifier of { $power }
eiapol-run-zone = Political status, zone of { $power }: status modifier
eiapol-run-sum = To run it
eiapol-die = Die
eiapol-national = National modifier
eiapol-zone = Status zone
eiapol-at-war-already = At war with an attacker already
eiapol-run-by = { $power } runs it
eiapol-run-nobody = Nobody runs it
eiapol-run-means = A point for each district.
eiapol-told-runs = { $power } runs { $minor }.
eiapol-told-nobody-runs = Nobody runs { $minor }: what the attackers paid comes back, and its forces are not set up.
eiapol-back-question = { $minor }: who is kept from war with the others?
eiapol-back-barred = { $power } may not declare war on one of them
eiapol-back-means = Whoever is kept from it backs down.
eiapol-told-backs-down = { $power } backs down from { $minor }.
eiapol-told-forced = { $power } is at war with { $powers }, who attack the same country.
eiapol-back-whom = It may declare war on those who attack the country it was given in this phase, once (4.6.5).
eiapol-told-backs = { $power } stands by { $minor } and declares war on { $powers }.
eiapol-strength-question = Strength of { $minor }, off the chart
eiapol-strength-ships = Ships
eiapol-strength-means = They are set up at once.
eiapol-told-strength = { $minor } sets up { NUMBER($n) } factors.
eiapol-muster-home = That is outside its own land.
eiapol-muster-corps = That corps stands elsewhere.
eiapol-due-muster = Set up the forces of { $minor }
eiapol-told-musters = Troops of { $minor } are set up at { $area }.
eiapol-told-fleet = The fleet of { $minor } is set up, with { NUMBER($n) } ships.

# Collapse, lapse, conquest, free states. EIA-045, EIA-047, EIA-049, EIA-184, EIA-231
eiapol-collapse-question = { $power } stands in { $zone }: its countries
eiapol-collapse-of = { $minor } goes
eiapol-collapse-means = Nobody loses a point by it.
eiapol-fate-neutral = neutral
eiapol-fate-kept = nowhere, a corps is in it
eiapol-fate-to = to { $power }
eiapol-fate-contested = to one of several: they roll
eiapol-told-neutral = { $minor } is neutral again.
eiapol-told-received = { $minor } goes to { $power }.
eiapol-told-returned = Troops of { $power } that { $minor } had captured come back.
eiapol-lapse-question = The war of { $power } with { $minor }
eiapol-lapse-corps = A corps of the invader is in the country
eiapol-told-lapsed = The war of { $power } with { $minor } has lapsed.
eiapol-conquest-question = { $power } at the capital of { $land }
eiapol-conquest-who = Which of those who hold it has it
eiapol-conquest-held = Held without a siege all of last turn’s end and this turn
eiapol-told-occupied = { $power } holds the capital of { $land }.
eiapol-told-conquered = { $power } conquers { $land }.
eiapol-told-districts =
  { $n ->
    [one] { $minor } counts for one district.
   *[other] { $minor } counts for { NUMBER($n) } districts.
  }
eiapol-free-conquered = Only a conquered country becomes a free state (4.8).
eiapol-free-corps = It cannot own corps (4.8).
eiapol-told-free =
  { $n ->
    [0] { $minor } is a free state.
   *[other] { $minor } is a free state; its fleet has { NUMBER($n) } ships.
  }

# Access and cities. EIA-233 to EIA-235, EIA-282
eiapol-access-treaty = A treaty gave it (10.3.1.2.3).
eiapol-enter-no-leave = { $power } gives no leave to enter { $area } (10.3.1).
eiapol-enter-pass = Through a neutral minor troops pass; its cities stay its own (10.3.1.1).
eiapol-effect-fleet = { $name } goes
eiapol-effect-fleets-n =
  { NUMBER($n) ->
    [0] No fleet goes
    [one] One fleet goes
   *[other] { NUMBER($n) } fleets go
  }
eiapol-standing = Terms of peace
eiapol-standing-table = { $power } lost. The card says what it does; the table holds to it.
eiapol-standing-done = { $power } lost. The ledgers hold it.
eiapol-due-withdraw =
  { NUMBER($n) ->
    [one] One force is
   *[other] { NUMBER($n) } forces are
  } still in the land of { $power }: { NUMBER($months) ->
    [0] no Land Phase is left.
    [one] one Land Phase is left.
   *[other] { NUMBER($months) } Land Phases are left.
  }
eiapol-told-overstays =
  { $power } has stayed too long in the land of { $other }: { NUMBER($n) ->
    [one] one force is removed.
   *[other] { NUMBER($n) } forces are removed.
  }
eiapol-told-overstays-fleet = { $power } scuttles a fleet that stayed too long.
eiapol-access-inside = Troops are in: they may not be turned out (10.3.1.2.1).
eiapol-access-allies = Only allies are let in (12.8).
eiapol-told-access = { $power } lets { $other } in. { $note }
eiapol-told-no-access = { $power } lets { $other } in no longer.
eiapol-city-clear = It is clear who controls that city.
eiapol-told-city = { $power } controls the city of { $area } in combat.
eiapol-not-neutral = That garrison is a party to the siege.
eiapol-due-neutral = A garrison of { $power } is no party to a siege and gives itself up
eiapol-told-neutral-out = { NUMBER($n) } factors of { $power } give themselves up and come back next month.

# The desk on the screen.
eiapol-seal-them = Seal the declarations
eiapol-seal-note = each power in its seat; without it nobody declares war
eiapol-roll-order = Roll for the order of calls
eiapol-do-call = { $power } calls { $ally } against { $other }
eiapol-no-calls = No call can be made now.
eiapol-two-powers = Choose two powers.
eiapol-do-ally = They ally
eiapol-no-alliances = No powers are allied.
eiapol-costs-two = costs two political points
eiapol-do-break = { $power } breaks with { $other }
eiapol-more = Access, claims, other wars
eiapol-due-clash = { $area }: { $powers } against { $others }
eiapol-due-join = At { $area } it may join the attacked by declaring war, or it leaves
eiapol-due-aside = At { $area } it leaves: it is at war with nobody who attacks
eiapol-due-kept = At { $area } it does not take part: it is not at war with all who defend
eiapol-agrees-removal = { $power } is for the removal of the leader, and spends a choice on it
eiapol-told-not-all-agree = { $power } makes no peace: not all are for the removal of the leader.
eiapol-strength-cavalry = Cavalry
eiapol-strength-infantry = Infantry
eiapol-barred-inside = Own troops in that land
