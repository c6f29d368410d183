/** Skirmish hits on a unit with combat points, one hit after another, as two players would do it with markers. */
export interface ByHand {
  stands: number;
  cp: number;
  check: boolean;
}

export function skirmishByHand(stands: number, cp: number, hits: number, keep: boolean, removeAll: boolean): ByHand {
  const unit: ByHand = { stands, cp, check: false };
  const takeStand = () => {
    unit.stands = removeAll ? 0 : unit.stands - 1;
  };
  for (let hit = 1; hit <= hits; hit++) {
    unit.cp -= 1;
    const first = hit === 1;
    if (stands === 0) {
      unit.check = true;
    } else if (!keep) {
      if (first) takeStand();
      else unit.check = true;
    } else if (first) {
      unit.check = true;
    } else if (unit.stands > 0) {
      takeStand();
    }
  }
  if (unit.cp < 0) unit.cp = 0;
  return unit;
}
