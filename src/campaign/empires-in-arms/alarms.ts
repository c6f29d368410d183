/** What falls due by date as a month begins. EIA-010 names the rows. */
import { type Said, say } from '../../engine/message.ts';
import { compareMonths, later, monthNumber, sameMonth } from './calendar.ts';
import type { Campaign } from './campaign.ts';
import { leads, nationName } from './ledger.ts';
import { isLandMode, isOn } from './rulings.ts';
import type { MonthDate, Power } from './vocabulary.ts';

export interface Alarm {
  /** The row that the alarm comes from. */
  readonly row: `EIA-${string}`;
  readonly text: Said;
  readonly power?: Power;
}

const is = (date: MonthDate, y: number, m: number): boolean => date.y === y && date.m === m;
const alarm = (row: Alarm['row'], text: Said, power?: Power | null): Alarm => ({ row, text, ...(power && { power }) });

/** Returns the alarms of the dates that the rules name. EIA-003, 011, 063, 199, 226, 228, 229, 276 */
function dated(state: Campaign, date: MonthDate): readonly (Alarm | false)[] {
  const campaign = !isLandMode(state.rulings);
  const has = (power: Power) => state.powers[power] !== undefined;
  return [
    date.m === 12 && alarm('EIA-011', 'eiaalarm-winter'),
    date.m === 3 && alarm('EIA-011', 'eiaalarm-winter-over'),
    is(date, 1810, 1) && has('PR') && alarm('EIA-003', 'eiaalarm-prussia', 'PR'),
    is(date, 1810, 8) && alarm('EIA-063', 'eiaalarm-bernadotte'),
    campaign && date.m === 9 && has('SP') && alarm('EIA-199', 'eiaalarm-gold', 'SP'),
    campaign && date.m % 3 === 0 && alarm('EIA-190', 'eiaalarm-quarter'),
    campaign && is(date, 1809, 3) && has('AU') && alarm('EIA-226', 'eiaalarm-freikorps', 'AU'),
    campaign && is(date, 1813, 3) && has('PR') && alarm('EIA-226', 'eiaalarm-freikorps', 'PR'),
    campaign && date.m === 12 && has('TU') && alarm('EIA-228', 'eiaalarm-feudal', 'TU'),
    campaign && date.m === 12 && has('AU') && alarm('EIA-229', 'eiaalarm-insurrection', 'AU'),
    isOn(state.rulings, 'ageingNapoleon') && is(date, 1809, 1) && alarm('EIA-276', 'eiaalarm-napoleon-tactical', 'FR'),
    isOn(state.rulings, 'ageingNapoleon') && is(date, 1812, 1) && alarm('EIA-276', 'eiaalarm-napoleon-strategic', 'FR'),
  ];
}

/** Returns the alarms of the dates that the ledgers hold. EIA-036, 040, 051, 054, 055, 062, 210, 211, 281 */
function owed(state: Campaign, date: MonthDate): readonly Alarm[] {
  const locks = Object.values(state.locks).filter(({ until }) => sameMonth(until, date));
  const coolings = Object.values(state.coolings).filter(({ until }) => sameMonth(until, date));
  const arriving = Object.values(state.queue).filter(({ due }) => sameMonth(due, date));
  const expiring = Object.values(state.queue).filter(({ until }) => until !== null && sameMonth(until, date));
  const leaders = Object.values(state.leaders);
  return [
    ...locks.map(({ by, against }) =>
      alarm('EIA-036', say('eiaalarm-lock', { power: nationName(state, by), other: nationName(state, against) }), by),
    ),
    ...coolings.map(({ a, b }) =>
      alarm('EIA-040', say('eiaalarm-ally-again', { power: nationName(state, a), other: nationName(state, b) })),
    ),
    ...arriving.map(({ what, owner }) =>
      alarm(
        what.is === 'ships' ? 'EIA-051' : 'EIA-210',
        say('eiaalarm-due', { power: nationName(state, owner), what: { code: `eia-due-${what.is}` } }),
        leads(state, owner),
      ),
    ),
    ...expiring.map(({ what, owner }) =>
      alarm(
        'EIA-211',
        say('eiaalarm-expires', { power: nationName(state, owner), what: { code: `eia-due-${what.is}` } }),
        leads(state, owner),
      ),
    ),
    ...leaders.flatMap(({ name, power, entry, status }) => [
      ...(status.is === 'notIn' && entry && sameMonth(entry, date)
        ? [alarm('EIA-062', say('eiaalarm-enters', { name }), power)]
        : []),
      ...(status.is === 'wounded' && sameMonth(status.until, date)
        ? [alarm('EIA-281', say('eiaalarm-heals', { name }), power)]
        : []),
    ]),
  ];
}

/** Returns the alarms of flags that count months from a starting month. EIA-268, EIA-278 */
function counted(state: Campaign, date: MonthDate): readonly Alarm[] {
  return Object.entries(state.flags).flatMap(([name, value]) => {
    if (typeof value !== 'number') return [];
    const months = monthNumber(date) - value;
    if (name.startsWith('training-') && months === 24)
      return [alarm('EIA-268', say('eiaalarm-training', { name: name.slice(9) }), 'GB')];
    if (name.startsWith('withdrawal-') && (months === 3 || months === 6))
      return [alarm('EIA-278', say('eiaalarm-withdraw', { n: months }))];
    return [];
  });
}

/** Returns every alarm of a month. EIA-010 */
export const alarmsFor = (state: Campaign, date: MonthDate): readonly Alarm[] => [
  ...dated(state, date).filter((one): one is Alarm => one !== false),
  ...owed(state, date),
  ...counted(state, date),
];

/** Returns the alarms of the coming months for the power's page, soonest first. */
export function alarmsAhead(
  state: Campaign,
  months: number,
): readonly { readonly date: MonthDate; readonly alarm: Alarm }[] {
  const all: { readonly date: MonthDate; readonly alarm: Alarm }[] = [];
  const { date } = state.clock;
  for (let n = 1; n <= months; n += 1) {
    const at = later(date, n);
    for (const one of alarmsFor(state, at)) all.push({ date: at, alarm: one });
  }
  return all.sort((a, b) => compareMonths(a.date, b.date));
}
