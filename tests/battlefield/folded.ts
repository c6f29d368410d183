/** A battle after all of these events, one after the other. */

import type { Battle } from '../../src/battlefield/battle.ts';
import type { Event } from '../../src/battlefield/events.ts';
import { apply } from '../../src/battlefield/ledger/apply.ts';

export const applyAll = (battle: Battle | undefined, events: readonly Event[]): Battle | undefined =>
  events.reduce(apply, battle);
