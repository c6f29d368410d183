# What the rules know from one question to the next.

stays-in-area = It stays in { $area }
move-keeps-hour = it keeps its hour
charge-no-attack = A one in the Contact Zone: it goes no nearer to the enemy.
charge-tried = It has charged: its move is over.
charge-in-contact = It touches an enemy, and fights it in close combat.
recovery-enemy-nearer = Enemy nearer than { NUMBER($cm) } cm
nobody-commands = { $officer } has fallen: nobody commands until he is replaced.
officer-just-placed = { $officer } has just taken over. He moves from next turn.
combat-goes-through = { $also ->
    [yes] And through
   *[other] { $unit } goes back through
}
combat-through-nobody = Nobody listed here
combat-friend-disordered = { $friend } is **disordered**: { $unit } goes back through it.
