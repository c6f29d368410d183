/** The quarterly cost of forces on the map, and what is owed for them. */

import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { isOnMap, nationName } from '../ledger.ts';
import * as spending from '../rules/spending.ts';
import { dollars, type MinorId, type Nation, type Power } from '../vocabulary.ts';
import { addMoney, addPoints, type Builder, dropPiece, log, setFlag, setPiece } from '../writing.ts';
import { spendersWith } from './holdings.ts';
import { purse } from './plays.ts';

export const onMapOf = (state: Campaign, nation: Nation): spending.OnMap => {
  const fleets = Object.values(state.fleets).filter((one) => one.nation === nation);
  return {
    corps: Object.values(state.corps).filter((one) => one.nation === nation && isOnMap(one)).length,
    inPort: fleets.filter(({ place }) => place.at === 'port' || place.at === 'box').length,
    atSea: fleets.filter(({ place }) => place.at === 'sea').length,
    depots: Object.values(state.depots).filter(({ owner }) => owner === nation).length,
  };
};

export function bankrupt(d: Builder, of: Power): void {
  const flag = `bankrupt-${of}`;
  if (d.state.flags[flag] === true) return;
  setFlag(d, flag, true);
  log(d, say('eiaqtr-told-bankrupt', { power: nationName(d.state, of) }), {
    power: of,
    changes: [addPoints(d, of, -3, '8.5')],
  });
}
/** Spends a free state's money or manpower, from every purse that is its own; returns what is missing. EIA-259 */
export function spend(d: Builder, minor: MinorId, what: 'money' | 'men', due: number): number {
  const own = d.state.minors[minor];
  let open = due;
  for (const one of own ? spendersWith(d.state, own, what) : []) {
    const paid = Math.min(open, one[what]);
    if (paid > 0) setPiece(d, 'minors', one.id, { [what]: one[what] - paid });
    open -= paid;
  }
  return open;
}
/** Pays upkeep: free states first, from their own purse; their controller pays what they lack. EIA-206, EIA-207 */
export function upkeepOf(d: Builder, of: Power): void {
  let more = 0;
  for (const minor of Object.values(d.state.minors)) {
    if (minor.state !== 'free' || minor.controller !== of) continue;
    const bill = spending.upkeep(onMapOf(d.state, minor.id));
    const open = spend(d, minor.id, 'money', dollars(bill.total));
    if (bill.total > 0)
      log(d, say('eiaqtr-told-upkeep', { power: minor.name, money: bill.total }), { power: of, sums: [bill] });
    more += open;
  }
  const bill = spending.upkeep(onMapOf(d.state, of));
  const { paid, open } = spending.payWhatThereIs(purse(d.state, of), dollars(bill.total) + more);
  if (bill.total + more > 0)
    log(d, say('eiaqtr-told-upkeep', { power: nationName(d.state, of), money: bill.total }), {
      power: of,
      changes: paid > 0 ? [addMoney(d, of, -paid, '8.5.1')] : [],
      sums: [bill],
    });
  if (open > 0) bankrupt(d, of);
}
/** Pays formal debts after all upkeep; what cannot be paid is still owed. EIA-208 */
export function debtsOf(d: Builder, of: Power): void {
  for (const debt of Object.values(d.state.debts)) {
    if (debt.from !== of || !debt.formal || debt.money === 0) continue;
    const { paid, open } = spending.payWhatThereIs(purse(d.state, of), debt.money);
    settleDebt(d, debt.id, paid);
    if (open > 0) bankrupt(d, of);
  }
}
export function settleDebt(d: Builder, key: string, halves: number): void {
  const debt = d.state.debts[key];
  if (!debt || halves === 0) return;
  const changes = [addMoney(d, debt.from, -halves, '8.5.2'), addMoney(d, debt.to, halves, '8.5.2')];
  if (debt.money === halves) dropPiece(d, 'debts', key);
  else setPiece(d, 'debts', key, { money: debt.money - halves });
  log(
    d,
    say('eiaqtr-told-debt', {
      power: nationName(d.state, debt.from),
      to: nationName(d.state, debt.to),
      money: halves / 2,
    }),
    { power: debt.from, changes },
  );
}
