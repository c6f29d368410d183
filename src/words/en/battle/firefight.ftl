# A firefight: its question, its throws, what it does.

firefight-question = { $attacker } fires at { $defender }
firefight-told = { $attacker } fires at { $defender }: **{ $made ->
    [one] { $made } hit
   *[other] { $made } hits
} to { $taken }**. { $recoil }
firefight-hits = { NUMBER($made) } to { NUMBER($taken) }
firefight-holds-fire = It does not reply.
firefight-not-opened = Nobody fires at it.
firefight-log-none = { $unit } is out of command, and fires at nobody.
firefight-no-dice = It has too few combat points for a die.
firefight-check = { $unit }: disorder check
firefight-chance-holds = Chance that { $unit } holds

## What it does
firefight-nobody-recoils = Nobody recoils.
firefight-recoils = { $units } { $n ->
    [one] recoils
   *[other] recoil
} until they stand { NUMBER($cm) } cm apart.
firefight-eliminated = { $unit } is **eliminated**.
firefight-breaks = { $unit } loses { NUMBER($cp) } and is **broken**: { NUMBER($cm) } cm straight to the rear.
firefight-guns-disordered = { $unit } is **disordered**.
firefight-loses-nothing = { $unit } loses nothing{ $state ->
    [disordered] , **disordered**
    [holds] {""} and holds
   *[open] {""}
}.
firefight-loses = { $unit } loses { NUMBER($lost) }, { NUMBER($cp) }CP left{ $state ->
    [disordered] , **disordered**
    [holds] , holds
   *[open] {""}
}.

## What the table says
firefight-into = { $unit } fires into
firefight-replies = { $unit } replies
firefight-no-reply = no reply
