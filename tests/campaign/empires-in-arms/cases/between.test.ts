/** Worked cases in which one procedure hands on to another, every number by hand from the book. S3 to S8 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import type { Corps } from '../../../../src/campaign/empires-in-arms/pieces.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, garrison, points, powers, STILL, war } from './hands.ts';

const big = { boxes: { line: 60, cavalry: 30, guard: 20 } };
const fr = (id: string, factors: Corps['factors'], where: string, more: Partial<Corps> = {}) =>
  corps(id, 'FR', where, { ...big, infantry: 40, factors, ...more });
const within = (id: string, factors: Corps['factors'], where: string) =>
  corps(id, 'AU', where, { ...big, factors, place: { at: 'city', area: where }, besieged: true });
const attempt = { do: 'assault-attempt', power: 'FR', area: 'ulm' } as const;
const sorties = { 'CH-12': { '4/result': 0, '3/result': 2, '5/result': 2, '6/result': 2, '7/result': 2 } } as const;
const ulm = (more: Partial<Setup> = {}) =>
  new Case({
    powers: powers('AU', 'FR', 'RU'),
    date: { y: 1806, m: 7 },
    ...more,
    slots: { ...STILL, ...sorties, ...more.slots },
    sheets: {
      areas: [
        area('ulm', { owner: 'AU', spires: 2, fleches: 1, forage: 9 }),
        area('wien', { owner: 'AU', spires: 3, capitalOf: 'AU' }),
        area('metz', { owner: 'FR' }),
      ],
      leaders: [leader('mack', 'AU', { status: { is: 'corps', corps: 'au2' } })],
      corps: [fr('fr1', { regular: 20 }, 'ulm'), within('au2', { regular: 1 }, 'ulm')],
      ...more.sheets,
    },
  }).does(war('AU', 'FR'), points('AU', 20), points('FR', 20), points('RU', 20));

describe('a leader whose last corps fell inside and who stays', () => {
  const stays = () => {
    const play = ulm({ rulings: { leaderInCity: 'stays' } })
      .goTo('landCombat', 'FR')
      .does(garrison('g', 'AU', 'ulm', { regular: 1 }), { do: 'besiege', power: 'FR', area: 'ulm' }, attempt);
    // Four less one and one more for a thin garrison.
    play.dice({ die: 4 }).says({ sortie: true }).dice({ sortie: 6 }).ok();
    expect(play.state.leaders.mack?.status).toEqual({ is: 'city', area: 'ulm' });
    return play;
  };
  const breach = () => stays().goTo('diplomacy').goTo('landCombat', 'FR').does(attempt).dice({ die: 5 }).ok();
  it('EIA-062 EIA-187 does not retire from the siege, and does once it is lifted', () => {
    const play = stays().goTo('armyReinforcement', 'AU');
    expect(codeOf(play.tries({ do: 'retire', leader: 'mack' }))).toBeDefined();
    play.does({ do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'metz' } } });
    play.does({ do: 'retire', leader: 'mack' });
    expect(play.readBack().state.leaders.mack?.status).toEqual({ is: 'retired' });
  });
  it('EIA-177 EIA-187 is taken with a garrison that surrenders, and goes with one that has the honours of war', () => {
    const taken = breach().says({ surrenders: true }).ok();
    expect(taken.readBack().state.leaders.mack?.status).toEqual({ is: 'captured', by: 'FR' });
    const gone = breach().says({ asked: true }).says({ granted: true }).ok().says({ 'to-g': 'wien' }).ok();
    expect(gone.readBack().state.leaders.mack?.status).toEqual({ is: 'city', area: 'wien' });
  });
  it('EIA-131 EIA-187 is taken where the garrison starves', () => {
    const play = stays().goTo('supply', 'AU').does({ do: 'feed-city', area: 'ulm' }).dice({ die: 3 }).ok();
    expect(play.state.garrisons).toEqual({});
    expect(play.readBack().state.leaders.mack?.status).toEqual({ is: 'captured', by: 'FR' });
  });
});

describe('a storm by allies', () => {
  it('EIA-178 EIA-187 a besieger’s leader whose corps falls while the ally fights on is not taken', () => {
    const play = ulm({
      slots: { 'CH-08': { '5-1/1-loss': 0, '5-1/1-morale': 1, '5-2/6-loss': 20, '5-2/6-morale': 1 } },
      sheets: {
        corps: [fr('fr1', { cavalry: 2 }, 'ulm'), corps('ru1', 'RU', 'ulm', { ...big, factors: { regular: 12 } })],
        leaders: [leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } })],
      },
    }).does(war('AU', 'RU'), ally('FR', 'RU'), garrison('g', 'AU', 'ulm', { regular: 10 }));
    play.goTo('landCombat', 'FR').does({ do: 'besiege', power: 'FR', area: 'ulm' }, attempt).dice({ die: 6 }).ok();
    play.says({ surrenders: false }).ok();
    play.says({ 'base-defender': 35 }).dice({ attacker: 1, defender: 6 }).ok();
    play.says({ 'lose-cavalry': 2, 'lose-regular': 0 }).ok();
    expect([play.state.corps.fr1?.place, play.state.leaders.ney?.status]).toEqual([{ at: 'pool' }, { is: 'retired' }]);
  });
});
