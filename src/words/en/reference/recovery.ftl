# Recovery and rallying; what a battle leaves.

charts-recovery = Recovery

## Recovery
chart-recovery = Recovery
chart-recovery-also = combat points back disorder tiredness rest
chart-recovery-card = Card
chart-recovery-cp = CP
chart-recovery-order = Order
chart-recovery-in-zone = in zone
chart-recovery-tired = Tired
chart-recovery-step = a step
chart-recovery-who = One card for each unit, in command or resting. No points come back in the Contact Zone.
chart-recovery-lasting = A Steady unit stays at least { $steady } below its start, a Shaken one { $shaken }. Points given to detachments are gone; detachments regain none.
chart-recovery-rest = Tiredness: only a unit that rests, with no enemy within { $cm } cm. An enemy nearer than that ends the rest, and it defends by itself.

## Rallying
chart-rally = Rallying
chart-rally-also = broken shaken
chart-rally-broken = The Broken unit
chart-rally-rallies = rallies at { $share } % of its start
chart-rally-rallies-disordered = rallies at { $share } %, Disordered
chart-rally-not = not yet
chart-rally-eliminated = Eliminated
chart-rally-gone = gone
chart-rally-start = Start CP
chart-rally-caption = CP it comes back with: { $below } below its start at best
chart-rally-shaken = After recovery. It is Shaken from then on, and as tired as it was. Artillery, garrisons and detachments never rally.

## Losses
chart-losses = Losses after the battle
chart-losses-also = killed wounded missing deserted percent men campaign
chart-losses-men = % of men
chart-losses-guns = Guns
chart-losses-lost = lost
chart-losses-caption = One die a unit; another for guns that march with it
chart-losses-kinds = Of the losses some are temporarily missing; of the rest some are wounded; of the rest killed; of the rest deserted; who is left comes back. Each by two decimal dice.
chart-losses-percent = Throws under { $from } and over { $to } are made again.
chart-losses-next-day = Next day’s points are reckoned from the men who are left, and the guns.
chart-losses-battery = A battery Broken or Eliminated forms again on { $here } in a hundred, or { $gone } if its formation has left the field.

## Officers
chart-officers-after = Officers after the battle
chart-officers-after-also = wound dead recover fate
chart-officers-after-dice = Two dice
chart-officers-after-is = He is
chart-officers-after-dead = dead
chart-officers-after-incapacitated = incapacitated for good
chart-officers-after-critical = critically wounded
chart-officers-after-serious = seriously wounded
chart-officers-after-light = lightly wounded
chart-officers-after-recovered = recovered, back next day
chart-officers-after-pair = A pair, then
chart-officers-after-day-dead = dead
chart-officers-after-day-critical = critical
chart-officers-after-day-serious = serious
chart-officers-after-day-light = light
chart-officers-after-day-recovered = well
chart-officers-after-day-incapacitated = incapacitated
chart-officers-after-caption = Each day two dice for a wounded officer; on a pair one more
