/** Which powers have reached their victory level, and which win. */

import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { readCell } from '../charts.ts';
import type { Handlers } from '../desk.ts';
import { nationName } from '../ledger.ts';
import { homeManpower } from '../rules/income.ts';
import { hasReached, type Standing, shortGame, winners } from '../rules/standing.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { addVictory, type Builder, log, setFlag } from '../writing.ts';
import { isHeld, players } from './holdings.ts';
import { isAt, type QuarterPlay } from './plays.ts';

export const announcedFlag = (of: Power): string => `announced-${of}`;
export const standings = (state: Campaign): readonly Standing[] =>
  players(state).map((one) => ({
    ...{ power: one, player: state.powers[one]?.player ?? '', vp: state.powers[one]?.vp ?? 0 },
    level: readCell(state.slots, 'CH-13', one, 'level'),
    announced: state.flags[announcedFlag(one)] === true,
  }));
/**
 * Returns the manpower values a power counts at the end: provinces it holds and conquered minors whose capital is not
 * held. EIA-193
 */
function finalManpower(state: Campaign, of: Power): number {
  const lands = [
    ...Object.values(state.provinces).filter(({ home, holder }) => (holder ?? home) === of),
    ...Object.values(state.minors).filter(
      ({ state: how, controller, id: key }) =>
        how === 'conquered' && controller === of && state.flags[`part-of-${key}`] === undefined,
    ),
  ];
  return homeManpower(
    lands.map((land) => ({
      ...{ name: land.name, tax: land.tax ?? 0, manpower: land.manpower ?? 0, kind: 'home' as const },
      held: isHeld(state, land, of),
    })),
  );
}

function tellWinners(d: Builder, last: boolean): void {
  const won = winners(standings(d.state), last).filter(isPower);
  if (won.length === 0) return;
  setFlag(d, 'winners', won.join(' '));
  log(d, say('eiaqtr-told-winners', { powers: won.map((one) => nationName(d.state, one)) }));
}

export const victory: Pick<Handlers<QuarterPlay>, 'announce' | 'final-count'> = {
  announce(d, { power: of }) {
    const why = isAt(d.state, 'victory');
    if (why) return why;
    const own = standings(d.state).find((one) => one.power === of);
    if (!own || own.announced) return 'eiaqtr-announced';
    if (own.level === undefined) return 'eiaqtr-no-level';
    if (!hasReached(own)) return 'eiaqtr-not-reached';
    setFlag(d, announcedFlag(of), true);
    log(d, say('eiaqtr-told-announced', { power: nationName(d.state, of) }), { power: of });
    tellWinners(d, false);
    return undefined;
  },
  'final-count'(d) {
    const why = isAt(d.state, 'victory');
    if (why) return why;
    if (d.state.flags.finalCount === true) return 'eiaqtr-counted';
    setFlag(d, 'finalCount', true);
    for (const of of players(d.state)) {
      const n = finalManpower(d.state, of);
      log(d, say('eiaqtr-told-final', { power: nationName(d.state, of), n }), {
        power: of,
        changes: [addVictory(d, of, n, '8.1.3.2.3')],
      });
    }
    // A game that ends early is decided by the share of the level. EIA-192
    if (standings(d.state).every(({ level }) => level !== undefined))
      for (const { player, percent } of shortGame(standings(d.state)))
        log(d, say('eiaqtr-told-level', { player: nationName(d.state, player), percent }));
    tellWinners(d, true);
    return undefined;
  },
};
