# What a unit sends out of itself: detachments, screens, garrisons. And the areas it holds.

## Who gave it
donor = Donor
donor-to-detachment = To the detachment
donor-to-garrison = To the garrison

## Detachments
detach-arm = Only infantry and cavalry send out detachments.
detach-never = Garrisons, detachments and broken units send none out.
detach-not-under-command = Its commander was not under command.
detach-wrong-arm = { $arm ->
    [infantry] It cannot send out infantry.
   *[cavalry] It cannot send out cavalry.
}
detach-keeps-too-little = It must keep more CP than it gives.
detach-cp = It can send out 1 to { NUMBER($most) }CP.
detach-formation = Only infantry and cavalry of a formation send out detachments.
detach-when = Detachments are made in their formation’s administration.
detach-question = What does { $unit } send out?
detach-screen = A cavalry screen for the march
detach-screen-effect = { NUMBER($cp) }CP, within { NUMBER($cm) } cm
detach-sends = It sends
detach-stays-effect = goes on with its hour for a garrison
detach-word = { $what ->
    [screen] { NUMBER($cp) }CP screen
   *[detachment] { NUMBER($cp) }CP detachment
}
detach-means = { $quality }, no skirmishers. It goes straight to its post and starts no fight.
detach-too-many = More than { NUMBER($handful) } in a battle are too many.
detach-log = { $unit } sends out a **{ $what ->
    [screen] screen
   *[detachment] detachment
} of { NUMBER($cp) }CP**.
detach-log-none = { $unit } sends out nothing: { $why }
detachment-stays-stopped = Once stopped, a detachment may only go back.
detachment-straight = A detachment goes straight to its post.
detachment-keeps-out = A detachment never goes into a Contact Zone.
detachment-starts-none = A detachment never starts a fight.

## Screens of a march
screen-orders = Only a formation under Redeploy or Strategic Movement has screens.
screen-when = Screens go out as the order begins, or in the administration.
screen-most = A formation has { NUMBER($most) } screens at most.
screen-back = { $screen } comes back: { $unit } has **{ NUMBER($cp) }CP**.

## Areas
area-no-way = It does not move into areas or out of them.
area-none = The scenario has no such area.
area-there = It is there.
area-in-none = It is in no area.
area-held = { $unit } holds it.
area-too-many = That would be more than { NUMBER($limit) }CP in it, with its garrison.
area-log-in = { $unit } **occupies** { $area }.
area-log-out = { $unit } leaves { $area }.
area-mounts = { $unit } mounts again: **{ NUMBER($cp) }CP**.
area-too-large = { $unit } is too large to stay beside the garrison: it **leaves { $area }**.

## Garrisons
garrison-mixed = A Mixed unit cannot make a garrison.
garrison-on-foot = Cavalry on foot cannot make a garrison.
garrison-infantry = Only infantry makes garrisons.
garrison-broken = A broken unit holds nothing.
garrison-captors = Captors may garrison it the turn after they came in.
garrison-hour = It has held the area for { NUMBER($passed) } of { NUMBER($minutes) } minutes.
garrison-cp = A garrison takes 1 to { NUMBER($most) }CP of its donor.
garrison-there = The area has its garrison.
garrison-limit = The Garrison Limit of this area is { NUMBER($limit) }CP.
garrison-no-area = It holds no area.
garrison-when = Garrisons are made in the formation’s administration.
garrison-occupation = Occupation
garrison-cards = Time cards so far
garrison-question = How strong is { $unit }’s garrison?
garrison-captured = It took the place from a garrison
garrison-captured-effect = no hour to wait
garrison-word = { NUMBER($cp) }CP garrison
garrison-converts = All of { $unit } becomes the garrison of { $area } and leaves its formation.
garrison-keeps = { $unit } keeps { NUMBER($cp) }CP.
garrison-keeps-outside = { $unit } keeps { NUMBER($cp) }CP and must leave { $area } at once.
garrison-log = { $unit } leaves a **garrison of { NUMBER($cp) }CP** in { $area }.
garrison-log-converts = { $unit } becomes the **garrison of { $area }**.
garrison-log-none = { $unit } makes no garrison: { $why }
