/** Unclear places of the sheet that a group may decide otherwise; the first value is the default. */
import * as z from 'zod/mini';
import { type Chosen, register } from '../../engine/rulings.ts';

export const RULINGS = {
  // Movement and march
  maFloor: { cites: 'RB1', values: ['cannotMove', 'min1'] },
  causeCount: { cites: 'RB2', values: ['perKind', 'perEntry'] },
  // Battle
  tieLoserExtra: { cites: 'RB5', values: ['no', 'yes'] },
  unspendScope: { cites: 'RB19', values: ['wholeArmy', 'engagedOnly'] },
} as const;

export type Rulings = Chosen<typeof RULINGS>;
export const { ruling, keys: RULING_KEYS, isRuling, chosenOnly } = register(RULINGS);

/** The written form: only what differs from the defaults. */
export const chosenSchema = z.custom<Rulings>(
  (value) =>
    typeof value === 'object' && value !== null && Object.entries(value).every(([key, said]) => isRuling(key, said)),
);
