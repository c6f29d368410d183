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
import type { Handlers } from '../handling.ts';
import { setLullByHand } from '../lulls/lulls.ts';

const BAD = 'set-no-such-value';

export const handlers: Handlers<'set'> = {
  set(d, play) {
    switch (play.what) {
      case 'unit':
        return unitByHand.safeParse(play.set).success ? setUnitByHand(d, play.id, play.set) : BAD;
      case 'formation':
        return formationByHand.safeParse(play.set).success ? setFormationByHand(d, play.id, play.set) : BAD;
      case 'officer':
        return officerByHand.safeParse(play.set).success ? setOfficerByHand(d, play.id, play.set) : BAD;
      case 'side':
        return sideByHand.safeParse(play.set).success ? setSideByHand(d, play.id, play.set) : BAD;
      case 'sky':
        return skyByHand.safeParse(play.set).success ? setSkyByHand(d, play.set) : BAD;
      case 'clock':
        return setClockByHand(d, play.minutes);
      case 'lull':
        return setLullByHand(d, play.covers);
    }
  },
};
