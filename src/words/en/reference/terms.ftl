# Names that only the reference tells.

zone-of-fire = Zone of Fire
zone-of-fire-means = Between the two lines drawn from each rear corner of the battery through the opposite front corner.
horse-heavy = Heavy
horse-medium = Medium
horse-light = Light
horse-skirmish = Skirmish
cover-none = none
cover-soft = soft
cover-hard = hard
covering-woodenFence = Wooden fence
covering-earthRedoubt = Earth redoubt
covering-hastyTrench = Hasty trench
covering-woodenBuilding = Wooden building
covering-wood = Wood
covering-stoneWall = Stone wall
covering-stoneBuilding = Stone building
covering-preparedWorks = Fully prepared works
