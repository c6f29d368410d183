# Firefights: who fires, at whom, with how many dice.

firefight-cavalry = Cavalry does not firefight.
firefight-artillery = Artillery by itself does not firefight.
firefight-arm = Only infantry and mixed units fire.
firefight-garrison = A garrison does not firefight.
firefight-out-of-command = Out of command it cannot firefight.
firefight-out-of-area = Nobody fires out of a garrisoned area.
firefight-looters = Looters hurt nobody.
firefight-march = On the march it starts no firefight.
firefight-too-far = Its charge stopped { $cm } cm before this enemy, and it fires at { $most } cm at most.
firefight-once = It has fired in this turn.
firefight-in-contact = It is in contact: it fights hand to hand.
firefight-into-area = Nobody fires into a garrisoned area.
firefight-pontoons = Muskets do not harm a pontoon train. Charge it.
firefight-no-reply-strategic = A unit under Strategic Movement does not reply.
firefight-attacker-not-closest = The attacker is not the closest unit in its front.
firefight-replied = It has replied to an earlier firefight.

## Dice
firefight-per-cp = One for every { $each }CP
firefight-counted = { $stands ->
    [0] { $fresh ->
        [0] { $cp }CP
       *[other] { $cp }CP, fresh counts as Q{ $fresh }
    }
   *[other] { $fresh ->
        [0] { $cp }CP, less { $stands } in front
       *[other] { $cp }CP, less { $stands } in front, fresh counts as Q{ $fresh }
    }
}
firefight-one-die = At least one
firefight-guns = Attached artillery
firefight-commander = Army commander near
