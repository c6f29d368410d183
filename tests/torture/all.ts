/** Every attack there is that needs no browser. */
import { cuts, flips } from './bytes.ts';
import type { Attack } from './count.ts';
import { faults, holders } from './disk.ts';
import { doors } from './doors.ts';
import { campaigns, forgers, nonsense } from './forged.ts';

export const ATTACKS: readonly Attack[] = [faults, holders, flips, cuts, forgers, campaigns, nonsense, doors];
