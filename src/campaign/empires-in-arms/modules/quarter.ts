/**
 * The quarter: victory points, income, loans, capitals, upkeep and debts, purchases, status, cessions, levies. EIA-190
 * to EIA-217
 */

import { inPlay } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import type { Desk, Due } from '../desk.ts';
import { COVERED } from '../ledger.ts';
import type { OwnPlay } from '../plays.ts';
import type { Round } from '../politics.ts';
import { buying, leftovers, priced } from '../quarter/buying.ts';
import { cede, cessions, receiving } from '../quarter/cessions.ts';
import { asksBritain, collecting, gold, stoppedFlag, stopping, US_WAR } from '../quarter/collecting.ts';
import { disorderStep, falling } from '../quarter/disorder.ts';
import { players } from '../quarter/holdings.ts';
import { capitals, lending } from '../quarter/lending.ts';
import type { QuarterPlay } from '../quarter/plays.ts';
import { drifting, driftStep, manipulating, scoring, victoryStep } from '../quarter/scoring.ts';
import { debtsOf, upkeepOf } from '../quarter/upkeep.ts';
import { standings, victory } from '../quarter/victory.ts';
import { hasReached } from '../rules/standing.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { ask, type Builder, setFlag } from '../writing.ts';
import { readEntry } from './sealing.ts';

/**
 * Britain collects first, then names the powers that it keeps from American trade, then the other powers collect. The
 * last question asked is answered first.
 */
function collection(d: Builder): void {
  const all = players(d.state);
  for (const of of all) if (d.state.flags[stoppedFlag(of)] === true) setFlag(d, stoppedFlag(of), null);
  if (d.state.clock.date.m === 9 && all.includes('SP')) ask(d, 'eia-gold', 'SP', {});
  for (const of of all.filter((one) => one !== 'GB').reverse()) ask(d, 'eia-collect', of, { power: of });
  if (asksBritain(d.state)) ask(d, 'eia-america', 'GB', {});
  if (all.includes('GB')) ask(d, 'eia-collect', 'GB', { power: 'GB' });
}
function spend(d: Builder): void {
  const all = players(d.state);
  for (const of of all) if (d.state.flags[`bankrupt-${of}`] === true) setFlag(d, `bankrupt-${of}`, null);
  for (const of of all) upkeepOf(d, of);
  for (const of of all) debtsOf(d, of);
}

const dueAt = (state: Campaign): readonly Due[] => {
  const { step, date } = state.clock;
  if (step !== 'levy') return [];
  const has = (of: Power) => inPlay(state, of);
  // A covered corps may be one of these; its player knows.
  const has_ = (kind: 'feudal' | 'insurrection', of: Power) =>
    Object.values(state.corps).some((one) => one.kind === kind || (one.nation === of && one.name === COVERED));
  const cossacks = has('RU') && Object.values(state.provinces).some(({ cossack }) => cossack);
  return [
    ...(cossacks ? [{ power: 'RU' as const, text: 'eiaqtr-due-cossacks' as const }] : []),
    ...(date.m === 12 && has('TU') && has_('feudal', 'TU')
      ? [{ power: 'TU' as const, text: 'eiaqtr-due-feudal' as const }]
      : []),
    ...(date.m === 12 && has('AU') && has_('insurrection', 'AU')
      ? [{ power: 'AU' as const, text: 'eiaqtr-due-insurrection' as const }]
      : []),
  ];
};

const ENTERS: Readonly<Partial<Record<Campaign['clock']['step'], (d: Builder) => void>>> = {
  victory: (d) => {
    for (const of of [...players(d.state)].reverse()) victoryStep(d, of);
  },
  collection,
  manipulation: capitals,
  spending: spend,
  drift: (d) => {
    leftovers(d);
    // The last question asked is answered first.
    for (const of of [...players(d.state)].reverse()) driftStep(d, of);
  },
  disorder: disorderStep,
};

/** Returns, for each power, the purchase of one infantry factor where that factor has a price. */
function bargains(state: Campaign): readonly OwnPlay[] {
  return players(state).flatMap((of) => {
    const one = { power: of, nation: of, order: { infantry: 1 }, corps: [], fleets: [] };
    return priced(state, one).why === undefined ? [{ do: 'buy', ...one } as const] : [];
  });
}

export const quarter: Desk<QuarterPlay> = {
  handlers: { ...victory, ...lending, ...buying, ...cessions },
  procedures: [collecting, stopping, gold, scoring, drifting, manipulating, falling, receiving],
  menu(state) {
    switch (state.clock.step) {
      case 'victory':
        return standings(state).flatMap((one) =>
          hasReached(one) && !one.announced && isPower(one.power)
            ? [{ do: 'announce', power: one.power } as const]
            : [],
        );
      case 'spending':
        return bargains(state);
      case 'ceding':
        return Object.values(state.rounds).some(({ over, kind }) => !over && kind === 'cession')
          ? []
          : [{ do: 'call-cessions' }];
      case 'manipulation':
        return Object.values(state.leaders).flatMap((one) =>
          one.status.is === 'removed' ? [{ do: 'recall', power: one.power, leader: one.id } as const] : [],
        );
      case 'peace':
        return state.flags[US_WAR] === true && inPlay(state, 'GB') ? [{ do: 'end-us-war' }] : [];
      default:
        return [];
    }
  },
  due: dueAt,
  enters: (d, { step }) => ENTERS[step]?.(d),
  opened(d, round: Round) {
    if (round.kind !== 'cession') return;
    for (const of of round.asked) {
      const cession = readEntry(round, 'cession', of);
      if (cession) cede(d, of, cession);
    }
  },
  ownerOf: (_, done) => (done.do === 'end-us-war' ? 'GB' : undefined),
};
