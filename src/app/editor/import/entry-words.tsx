/** The names and icons of entries on the screen. */
import type { SideId } from '../../../book/terms.ts';
import type { Origin } from '../../../orders-of-battle/origin.ts';
import type { SheetEntry } from '../../../orders-of-battle/sheet.ts';
import { called } from '../../../orders-of-battle/tree.ts';
import { t } from '../../../words/t.ts';
import type { IconName } from '../../components/icons.ts';
import { origin } from '../session.ts';
import type { Laid } from './asks.ts';
import { nameOf } from './names.ts';
import { sidesOf } from './placing.ts';

export const calledIn = called;

/** "V Corps, Girard" */
export const titleOf = (entry: SheetEntry): string => {
  const name = nameOf(entry);
  return entry.commander && !name.includes(entry.commander) ? `${name}, ${entry.commander}` : name;
};

export function aboutOf({ level, kind, nation, foreign, arrival, units, holds, sum, guns, men }: SheetEntry): string {
  const what = t('reader-sheet-what-is', { level, kind: kind ?? 'none' });
  const more = [
    holds && t('reader-sheet-units', { n: units }),
    !holds && what,
    foreign && nation,
    arrival && t('reader-sheet-comes', { at: arrival }),
    sum && t('reader-sheet-sum', { ...sum, fits: sum.stated === sum.read ? 'yes' : 'no' }),
    guns > 0 && men > 0 && t('reader-sheet-guns', { n: guns }),
    !holds && men === 0 && guns === 0 && kind !== 'other' && t('reader-sheet-no-strength'),
  ];
  return more.filter(Boolean).join(', ');
}

export function iconOf({ kind, level, holds, type }: SheetEntry): IconName {
  if (holds) return level === 'army' ? 'commander-army' : 'commander';
  if (kind === 'artillery' || level === 'battery')
    return type === 'horse artillery' ? 'arm-artillery-horse' : 'arm-artillery-foot';
  if (kind === 'cavalry') return type === 'light' ? 'arm-cavalry-light' : 'arm-cavalry-medium';
  if (kind === 'mixed') return 'arm-mixed';
  return kind === 'other' ? 'arm-baggage' : 'arm-infantry';
}

export type SignName = 'doubt' | 'short';

/** Whether nobody has answered it yet: the proposed answer stands. */
export const isOpen = (doubt: string): boolean => origin.value.answers[doubt] === undefined;

export const signOf = ({ doubts, sum }: SheetEntry): SignName | undefined =>
  sum && sum.stated !== sum.read ? 'short' : doubts.some(isOpen) ? 'doubt' : undefined;

/** A ring with ? for a doubt, a dashed box with ≠ for a sum that does not match. */
export const Sign = ({ of }: { readonly of: SignName }) => (
  <span class={`sign sign--${of}`} role="img" aria-label={t(`reader-sheet-${of}`)}>
    {of === 'doubt' ? '?' : '≠'}
  </span>
);

/** The side its army is on. */
export function sideOf(laid: Laid, { army }: SheetEntry, origin: Origin): SideId | undefined {
  const side = sidesOf(laid.sheet.armies, origin)[army];
  return side === 'none' ? undefined : side;
}
