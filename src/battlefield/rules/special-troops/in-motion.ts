/** Trains set in motion: pontoons one by one, the baggage all together. NBC-PON-01, NBC-BAG-01 */

import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';

export type Train = 'pontoon' | 'baggage';

const ROWS = { pontoon: 'NBC-PON-01', baggage: 'NBC-BAG-01' } as const;

/** Re-roll dice that set one pontoon train in motion, or all the baggage of an army. */
export const startTrainCost = (train: Train): Reckoning =>
  reckon('sum-cost', [term('train-in-motion', 1, ROWS[train])], { unit: 'RRD' });

export const mayStartTrain = (train: Train, facts: { readonly rrd: number; readonly inPhase: boolean }): Legality =>
  unless(
    !facts.inPhase && refuse('train-phase', ROWS[train]),
    facts.rrd < startTrainCost(train).total && refuse('reroll-none-left', ROWS[train]),
  );
