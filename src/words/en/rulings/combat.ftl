# Firefight and close combat.

rulings-group-combat = Firefight and close combat

ruling-AMB-105 = Firefight dice and fractions
ruling-AMB-105-text = Fractions are dropped and there is no least number: a small unit may have no dice.
ruling-ffMinOne-no = it may be none
ruling-ffMinOne-yes = one die at least

ruling-AMB-106 = Guns in a firefight
ruling-AMB-106-text = An attached battery of any kind adds { $dice } dice, to the attacker as to the defender.
ruling-ffAttackArt-any = any battery
ruling-ffAttackArt-horseOnly = an attacker’s only if horse

ruling-AMB-107 = Equal losses in a firefight
ruling-AMB-107-text = Nobody recoils; both check for Disorder.
ruling-ffTie-none = nobody recoils
ruling-ffTie-both = both recoil
ruling-ffTie-attacker = the attacker recoils

ruling-AMB-168 = A unit recoils while another touches it
ruling-AMB-168-text = Who touches it follows those few centimetres, and fights it all the same.
ruling-recoilTouched-stays = they stay in contact
ruling-recoilTouched-parts = the contact ends

ruling-AMB-108 = Answering fire
ruling-AMB-108-text = A target fires back at once if the attacker is the nearest enemy to its front and within { $cm } cm.
ruling-ffReply-frontal = to its front only
ruling-ffReply-always = always

ruling-AMB-109 = Several attackers on one target
ruling-AMB-109-text = They are separate firefights in the attacker’s order; the target answers once, in the first.
ruling-ffReplies-once = one answer
ruling-ffReplies-each = an answer to each

ruling-AMB-110 = Half of one miss
ruling-AMB-110-text = Half of a single miss is nothing. The least of { $least } stands only with a flanked enemy in close combat.

ruling-AMB-111 = Dice in close combat
ruling-AMB-111-text = Their number is never stated. One die for each CP the unit has, less its skirmish stands.

ruling-AMB-112 = The guns’ dice in close combat
ruling-AMB-112-text = A stray sentence gives them a fixed { OR($faces) }. We let the chart govern all dice, theirs too.
ruling-ccArtDice-matrix = as the chart says
ruling-ccArtDice-fixed5 = { OR($faces) }, disordered { $disordered }

ruling-AMB-113 = Two classes lighter
ruling-AMB-113-text = Two or more: heavy cavalry against light or skirmish, medium against skirmish.

ruling-AMB-114 = Who profits from the hill
ruling-AMB-114-text = The defender standing above his attacker throws half of his misses again.
ruling-uphill-defender = the defender only
ruling-uphill-eitherHigher = whoever stands higher

ruling-AMB-115 = Infantry and cavalry together
ruling-AMB-115-text = The two attackers throw again, between them, as many misses as the smaller unit has dice.
ruling-infCav-totalN = that many between them
ruling-infCav-eachN = that many each
ruling-infCav-majorOnly = only the larger unit

ruling-AMB-116 = Half the misses, at least { $least }
ruling-AMB-116-text = Half, fractions dropped, but { $least } if that is more; never more than there are.

ruling-AMB-117 = Several confirmations
ruling-AMB-117-text = They follow one upon another, each on a plain { $confirm } or more. Half, for a Strong Point, is of the hits left by then.

ruling-AMB-118 = More than exhausted
ruling-AMB-118-text = There is nothing beyond: an exhausted unit stays so.

ruling-AMB-119 = A loser without losses
ruling-AMB-119-text = It has no check to tell how far it goes. It falls back by the mildest row, { $infantry } cm or { $cavalry } for cavalry, and keeps its facing.
ruling-noCheckLoser-VH = as a Very High
ruling-noCheckLoser-drawForDistance = a card for the distance
ruling-noCheckLoser-noMove = it stays

ruling-AMB-120 = The lower quality
ruling-AMB-120-text = When all else is equal the printed Q decides who lost.
ruling-loserQ-printed = the printed Q
ruling-loserQ-adjusted = the adjusted rating

ruling-AMB-121 = Fights without the loser’s ladder
ruling-AMB-121-text = It is passed over against a lone battery, and where nobody lost a CP. Against a battery that took no hit the attacker falls back { $recoil } cm, not { $stalled }. Against squares it names the loser but not the move.

ruling-AMB-122 = Two attackers on one defender
ruling-AMB-122-text = The defender hits as against the larger, and the hits go to the two in turn. The larger one’s state decides with the losses of both, and both fall back by its row. The smaller, if hurt, checks for itself.
ruling-defToHit-major = the larger one’s column
ruling-defToHit-worst = the worse of the two columns

ruling-AMB-123 = A square that loses
ruling-AMB-123-text = The ladder runs as ever. A losing square stands, and the cavalry goes back { $cm } cm, unless the square was disordered and is so again. A broken one runs. Losing cavalry goes by its own result.

ruling-AMB-124 = Whose result drives the pursuit
ruling-AMB-124-text = The loser’s: the worse its rout, the harder it is ridden down. A loser that made no check is not pursued.
ruling-pursuit-loser = the loser’s result
ruling-pursuit-winner = the winner’s result

ruling-AMB-127 = Half as strong again
ruling-AMB-127-text = The winners’ CP must be { $times } times the loser’s, after the loser’s extra loss. A loser with none left is vanquished.
ruling-vanquishBase-afterLoss = after the extra loss
ruling-vanquishBase-beforeLoss = before it

ruling-AMB-128 = The second round in a built-up area
ruling-AMB-128-text = The first is decided as any fight, but a losing attacker without a new Disorder may stay. The second comes in his next action, both in hard cover; Disorder upon Disorder sends either side out.

ruling-AMB-130 = Cavalry holding a built-up area
ruling-AMB-130-text = Inside it fights as half as many infantry CP, fractions dropped, and comes out with twice that. Heavy and skirmish cavalry must leave.
ruling-cavBuaOdd-lost = an odd CP is lost
ruling-cavBuaOdd-kept = an odd CP comes back

ruling-AMB-131 = Others in the close-combat chart
ruling-AMB-131-text = MX, garrisons, infantry detachments and pontoon trains fight as infantry, cavalry detachments as cavalry. A baggage train hurts nobody.

ruling-AMB-132 = Both sides broken
ruling-AMB-132-text = One unit is restored with { $cp }CP and has won. It keeps its states, and is still Steady if this was its first break.

ruling-AMB-163 = Who is attacking in the re-roll lists
ruling-AMB-163-text = Whoever throws at somebody, as in the chart to hit. Only the flank or rear bonus and infantry with cavalry are for those who moved to contact.
ruling-ccAttacking-thrower = whoever throws
ruling-ccAttacking-mover = who moved to contact

ruling-AMB-164 = Results on a unit broken in the fight
ruling-AMB-164-text = It grows more tired as its result says; Disorder is not marked on a broken unit. The distance is doubled.
ruling-brokenEffect-exhaustion = tiredness and distance
ruling-brokenEffect-distanceOnly = distance only

ruling-AMB-165 = A garrisoned place with support
ruling-AMB-165-text = While a Support Unit is there it alone fights, checks and loses. An attacker sent back although he won goes by his own check. The garrison itself is fought in a later action.
ruling-garrisonFollowUp-nextAction = in a later action
ruling-garrisonFollowUp-sameAction = in the same action

ruling-AMB-166 = Who pursues
ruling-AMB-166-text = Any winning cavalry, attacker or defender; of a pair each throws for its own CP. A loser down to no CP counts as broken in the fight.
ruling-pursuitPair-each = each cavalry unit
ruling-pursuitPair-majorOnly = the larger unit only
