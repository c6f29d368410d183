# Guns on their own, as they move and stand.

gap-ends-between = It ends between two units { $cm } cm apart or less
gap-level = Level with them
gap-ahead = { $cm } cm ahead
gap-behind = { $cm } cm behind
gap-attackable = can be attacked
gap-sheltered = cannot be attacked
gap-goes-forward = goes forward { $cm } cm
guns-emplaced = It is dug in
guns-no-turning = no turning on the spot
guns-may-turn = It may turn where it stands.
guns-go-forward = It goes forward { $cm } cm.
guns-ahead-attackable = Ahead of its neighbours it can be attacked.
guns-behind-sheltered = Nobody attacks it from the front; its neighbours may mask its fire.
