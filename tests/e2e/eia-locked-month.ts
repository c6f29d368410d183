/** One month of three powers under lock: a peace is due, a battle and a fortress are before it. */

import { newTable } from '../../src/app/campaign/empires-in-arms/table-key.ts';
import { makeLockedFile } from '../../src/app/session/locked-file.ts';
import { locksFor } from '../../src/app/session/new-locks.ts';
import type { Setup } from '../../src/campaign/empires-in-arms/campaign.ts';
import type { Play } from '../../src/campaign/empires-in-arms/plays.ts';
import { garrison, STILL, war } from '../campaign/empires-in-arms/cases/hands.ts';
import { area, corps, type Table } from '../campaign/empires-in-arms/fixtures.ts';
import { campaignFile } from './eia-file.ts';
import { PINS } from './eia-locked.ts';

const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const MONTH: Partial<Setup> = {
  title: 'July under lock',
  date: { y: 1806, m: 7 },
  dice: 'table',
  slots: {
    ...STILL,
    'CH-07': { 'cordon/assault-A1': 41, 'cordon/assault-D1': 21 },
    'CH-08': {
      ...{ '4-1/5-loss': 10, '4-1/5-morale': 40, '2-1/2-loss': 5, '2-1/2-morale': 3 },
      ...{ '5-1/4-loss': 10, '5-1/4-morale': 40, '5-2/2-loss': 5, '5-2/2-morale': 3 },
    },
    'CH-09': { '2/2-A': 0, '2/2-D': 0 },
    'CH-10': { '0.3/1': 4 },
    'CH-11': { '3/4': 50 },
    'CH-12': { '5/result': 2 },
  },
  sheets: {
    areas: [
      area('ulm', { name: 'Ulm', owner: 'AU', city: false }),
      area('linz', { name: 'Linz', owner: 'AU', spires: 2, fleches: 1 }),
      area('vienna', { name: 'Vienna', owner: 'AU', spires: 3, capitalOf: 'AU' }),
      area('metz', { name: 'Metz', owner: 'FR' }),
      area('kiev', { name: 'Kiev', owner: 'RU' }),
    ],
    corps: [
      corps('fr1', 'FR', 'ulm', { ...big, name: 'I Corps', infantry: 40, factors: { regular: 20, cavalry: 4 } }),
      corps('fr2', 'FR', 'linz', { ...big, name: 'II Corps', infantry: 40, factors: { regular: 20 } }),
      corps('au1', 'AU', 'ulm', { ...big, name: 'Zebra', infantry: 30, factors: { regular: 12, cavalry: 2 } }),
      corps('ru1', 'RU', 'kiev', { ...big, name: 'Okapi', infantry: 35, factors: { regular: 9 } }),
    ],
    leaders: [],
  },
};
/** A depot at the end of a chain. */
const linked = (at: string): Play => ({
  ...({ do: 'add-piece', ledger: 'depots' } as const),
  piece: { id: at, owner: 'FR', at: { area: at }, source: false, valid: true, since: { y: 1806, m: 6 } },
});
const atPeace = (table: Table): Table =>
  table
    .does(
      ...[war('AU', 'FR'), war('FR', 'RU', 2), linked('ulm'), linked('linz')],
      garrison('g', 'AU', 'linz', { regular: 5 }),
      ...(['AU', 'FR', 'RU'] as const).flatMap((power) => [
        { do: 'figure', power, of: 'money', by: 40, note: 'begun' } as const,
        { do: 'figure', power, of: 'pp', by: 20, note: 'begun' } as const,
      ]),
    )
    .goTo('peace');

/** The file of the whole, which the keeper opens. */
export async function julyUnderLock() {
  const made = await locksFor(PINS, 1000);
  const { locked } = await newTable(
    Object.fromEntries(Object.entries(made).map(([name, lock]) => [name, lock.public])),
  );
  const file = campaignFile({ ...MONTH, locked }, atPeace);
  const { umpire } = made;
  const text = await makeLockedFile(
    'July under lock',
    file.buffer.toString(),
    umpire ? { umpire } : {},
    Object.values(made),
    'campaign',
  );
  return { ...file, name: 'july.locked.scovell.json', buffer: Buffer.from(text) };
}
