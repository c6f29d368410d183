/** A player without a rulebook goes through land phases: what is offered is accepted, and every ledger holds. */
import { expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import { totalOf } from '../../../src/campaign/empires-in-arms/ledger.ts';
import type { Rulings } from '../../../src/campaign/empires-in-arms/rulings.ts';
import { area, corps, leader, table } from './fixtures.ts';

/** Numbers that look random and are the same for ever. */
const dice = (seed: number) => {
  let n = seed;
  return (below: number) => {
    n = (Math.imul(n, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((n / 2 ** 32) * below);
  };
};

const troops = ({ corps: all, garrisons, prisoners, irregulars }: Campaign): number =>
  [...Object.values(all), ...Object.values(garrisons), ...Object.values(prisoners)].reduce(
    (n, one) => n + totalOf(one.factors),
    0,
  ) + Object.values(irregulars).reduce((n, { count }) => n + count, 0);

const SWITCHES: readonly Rulings[] = [
  {},
  { mode: 'land' },
  { guardCommitment: 'on', cavalrySuperiority: 'on', leaderCasualties: 'on', halves: 'up' },
  { moraleMethod: 'two', oneSidedWithdrawal: 'stayerWins', pursuitUnits: 'sixths', corpsLeaders: 'on' },
];

it.each(SWITCHES.map((rulings, i) => [i, rulings] as const))(
  'EIA-100 EIA-126 EIA-140 EIA-175 a random land phase breaks no ledger and makes no factor, switches %i',
  (i, rulings) => {
    for (const seed of [1, 2, 3]) {
      const pick = dice(seed * 97 + i);
      const play = table({
        rulings,
        sheets: {
          areas: [area('ulm', { owner: 'AU' }), area('metz', { owner: 'FR' }), area('kiev', { owner: 'RU' })],
          corps: [
            corps('au1', 'AU', 'ulm', { factors: { regular: 10, guard: 3, militia: 5, cavalry: 2 } }),
            corps('au2', 'AU', 'ulm'),
            corps('fr1', 'FR', 'ulm', { factors: { regular: 12, guard: 4, cavalry: 3 } }),
            corps('fr2', 'FR', 'ulm'),
            corps('ru1', 'RU', 'metz', { place: { at: 'city', area: 'metz' }, factors: { regular: 4 } }),
            corps('fr3', 'FR', 'metz'),
          ],
          leaders: [
            leader('charles', 'AU', { status: { is: 'corps', corps: 'au1' } }),
            leader('n', 'FR', { special: 'napoleon', cavalry: true, status: { is: 'corps', corps: 'fr1' } }),
          ],
        },
      });
      for (const [id, a, b] of [
        ['w1', 'AU', 'FR'],
        ['w2', 'RU', 'FR'],
      ] as const)
        play.does({ do: 'add-piece', ledger: 'wars', piece: { id, a, b, since: { y: 1806, m: 1 }, order: 1 } });
      for (const power of ['AU', 'FR', 'RU'] as const)
        play.does({ do: 'figure', power, of: 'money', by: 20, note: 'x' });
      play.goTo('depots');
      let before = troops(play.state);
      for (let n = 0; n < 260; n += 1) {
        // Setting a question aside leads nowhere, and so does answering for ever.
        const offered = empiresInArms
          .menu(play.state, 'umpire')
          .filter((one) => one.do !== 'defer' && one.do !== 'combine');
        const doing = offered.filter((one) => one.do !== 'answer' && one.do !== 'next');
        const list = doing.length > 0 && pick(3) > 0 ? doing : offered;
        const next = list[pick(list.length)];
        if (!next) break;
        const why = play.tries(next, 'umpire');
        // The month waits for whoever has still to act; everything else that is offered is accepted.
        if (next.do !== 'next') expect(why, `${JSON.stringify(next)} after ${n}`).toBeUndefined();
        expect(flaws(play.state)).toEqual([]);
        expect(troops(play.state)).toBeLessThanOrEqual(before);
        before = troops(play.state);
      }
      expect(Object.keys(play.state.combats).length).toBeGreaterThan(0);
    }
  },
  60_000,
);
