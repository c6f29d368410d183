/** Everything the table sets by hand. Impossible numbers are refused. */

import {
  formationByHand,
  officerByHand,
  setClockByHand,
  setFormationByHand,
  setOfficerByHand,
  setSideByHand,
  setSkyByHand,
  setUnitByHand,
  sideByHand,
  skyByHand,
  unitByHand,
} from '../by-hand/by-hand.ts';
import type { AnyHandlers } from '../handling.ts';
import { setLullByHand } from '../lulls/lulls.ts';

const SCHEMAS = {
  unit: unitByHand,
  formation: formationByHand,
  officer: officerByHand,
  side: sideByHand,
  sky: skyByHand,
};

export const handlers = {
  set(d, play) {
    if ('set' in play && !SCHEMAS[play.what].safeParse(play.set).success) return 'set-no-such-value';
    switch (play.what) {
      case 'unit':
        return setUnitByHand(d, play.id, play.set);
      case 'formation':
        return setFormationByHand(d, play.id, play.set);
      case 'officer':
        return setOfficerByHand(d, play.id, play.set);
      case 'side':
        return setSideByHand(d, play.id, play.set);
      case 'sky':
        return setSkyByHand(d, play.set);
      case 'clock':
        return setClockByHand(d, play.minutes);
      case 'lull':
        return setLullByHand(d, play.covers);
    }
  },
} satisfies AnyHandlers;
