/** Lending money, recalling leaders, and the effects of a lost capital. */

import { say } from '../../../engine/message.ts';
import { inPlay } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import type { Handlers } from '../desk.ts';
import { areAllied, freshId, nationName } from '../ledger.ts';
import { capitalPoints } from '../rules/income.ts';
import * as spending from '../rules/spending.ts';
import { recallCost } from '../rules/standing.ts';
import { isOn } from '../rulings.ts';
import { dollars, isPower, type Power } from '../vocabulary.ts';
import { addMoney, addPoints, ask, type Builder, log, putPiece, setFlag, setPiece } from '../writing.ts';
import { capitalsOf, players, zoneNow } from './holdings.ts';
import { isAt, purse, type QuarterPlay } from './plays.ts';
import { squareFlag } from './scoring.ts';

/** Returns the cost of recalling a leader now. EIA-205 */
export function costOfRecall(state: Campaign, of: Power, key: string): number {
  const leader = state.leaders[key];
  return recallCost({
    ...{ s: leader?.s ?? 0, t: leader?.t ?? 0, nelson: leader?.special === 'nelson' },
    fiasco: zoneNow(state, of) === 'fiasco',
  });
}

export const lending: Pick<Handlers<QuarterPlay>, 'lend' | 'recall'> = {
  lend(d, { power: of, to, points }) {
    const why = isAt(d.state, 'lending');
    if (why) return why;
    const minor = d.state.minors[to];
    const own = minor?.state === 'free' && minor.controller === of;
    if (points === 0 || (!own && !(isPower(to) && inPlay(d.state, to)))) return 'eia-gone';
    if (isPower(to) && !areAllied(d.state, of, to)) return 'eiaqtr-allies-only';
    if (purse(d.state, of) < dollars(points)) return 'eia-no-money';
    const out = addMoney(d, of, -dollars(points), '8.3');
    const got = isPower(to) ? [addMoney(d, to, dollars(points), '8.3')] : [];
    if (minor && own) setPiece(d, 'minors', to, { money: minor.money + dollars(points) });
    log(d, say('eiaqtr-told-lent', { power: nationName(d.state, of), to: nationName(d.state, to), money: points }), {
      power: of,
      changes: [out, ...got],
    });
    return undefined;
  },
  recall(d, { power: of, leader: key }) {
    const why = isAt(d.state, 'manipulation');
    if (why) return why;
    const leader = d.state.leaders[key];
    if (leader?.power !== of || leader.status.is !== 'removed') return 'eia-gone';
    if (Object.values(d.state.queue).some(({ what }) => what.is === 'leader' && what.leader === key)) return 'eia-gone';
    const cost = costOfRecall(d.state, of, key);
    const { due } = spending.counterDates(d.state.clock.date);
    putPiece(d, 'queue', {
      id: freshId('n', d.state.queue),
      owner: of,
      what: { is: 'leader', leader: key },
      due,
      until: null,
    });
    setPiece(d, 'leaders', key, { status: { is: 'pool' } });
    log(d, say('eiaqtr-told-recall', { name: leader.name, n: cost }), {
      power: of,
      changes: cost === 0 ? [] : [addPoints(d, of, -cost, '10.6.4.2')],
    });
    return undefined;
  },
};

/** Applies the cost of held capitals, each time the step comes. EIA-204 */
export function capitals(d: Builder): void {
  for (const of of players(d.state)) {
    const { held } = capitalsOf(d.state, of);
    if (held > 0)
      log(d, say('eiaqtr-told-capital', { power: nationName(d.state, of) }), {
        power: of,
        changes: [addPoints(d, of, capitalPoints(of, held), '8.4.1')],
      });
    if (isOn(d.state.rulings, 'manipulation')) {
      if (held > 0) setFlag(d, squareFlag(of), 0);
      ask(d, 'eia-square', of, { power: of });
    }
  }
}
