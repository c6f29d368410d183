/**
 * February to June 1806, three powers, ten corps: every figure of every ledger, worked by hand beforehand from the contract.
 * Section 6.3. The dice are the table's own, entered by hand; every chart cell is its owner's.
 */
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { flaws } from '../../../src/campaign/empires-in-arms/invariants.ts';
import { figureNow, TRACED, tracedIn } from '../../../src/campaign/empires-in-arms/traced.ts';
import { POWERS } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import type { Table } from './fixtures.ts';
import {
  alliesInFebruary,
  april,
  begin1806,
  endOfJune,
  february,
  frenchFebruary,
  frenchMarch,
  homeFromTheTable,
  june,
  marchEconomy,
  marchMonth,
  may,
  peaceOfJune,
  politicsOfFebruary,
  reinforcementsOfJune,
  SETUP_1806,
  seaOfFebruary,
  toTheTable,
} from './run-1806.ts';

/** Money in points, manpower, political points, victory points. */
const purses = (play: Table) =>
  Object.fromEntries(
    Object.values(play.state.powers).map(({ id, money, manpower, marker, vp }) => [
      id,
      [money / 2, manpower, marker, vp],
    ]),
  );
const held = (play: Table, ...ids: readonly string[]) => ids.map((id) => play.state.corps[id]?.factors);
const at = (play: Table, id: string) => play.state.corps[id]?.place;
const to = (...steps: readonly ((play: Table) => Table)[]): Table =>
  steps.reduce((play, step) => step(play), begin1806());
const sound = (play: Table): void => expect(flaws(play.state)).toEqual([]);

describe('February 1806', () => {
  it('EIA-021 EIA-022 EIA-027 EIA-048 a sealed declaration costs France three, an ally that comes three, and both move as one', () => {
    const play = to(politicsOfFebruary);
    expect(purses(play)).toEqual({ AU: [12, 0, 10, 0], FR: [20, 0, 9, 0], RU: [15, 0, 6, 0] });
    expect(Object.values(play.state.wars).map(({ a, b }) => `${a}-${b}`)).toEqual(['FR-AU', 'RU-FR']);
    play.goTo('depots', 'AU');
    expect(play.state.clock.acting).toEqual(['RU', 'AU']);
    sound(play);
  });

  it('EIA-076 EIA-077 EIA-078 EIA-088 EIA-089 EIA-092 a 2 intercepts; 20 % of nine against 15 % of seven', () => {
    const play = to(politicsOfFebruary, seaOfFebruary);
    // 20 % of 9 is 1.8, so 2; the gauge is France's, and 15 % of the 5 that are left is 0.75, so 1.
    expect([play.state.fleets.frA?.ships, play.state.fleets.ruA?.ships]).toEqual([8, 5]);
    expect(purses(play)).toMatchObject({ FR: [20, 0, 10, 0], RU: [15, 0, 5, 0] });
    sound(play);
  });

  it('EIA-108 EIA-123 EIA-124 EIA-127 EIA-156 EIA-160 EIA-163 EIA-176 a forced march in snow, a doubled bill, a battle, a sortie', () => {
    const play = to(politicsOfFebruary, seaOfFebruary, frenchFebruary);
    // Forage: 5, two other corps, four points unused, forced, winter, own land: 5 over 3. Two of the militia starve.
    // The bill: (1 + 1 + ½) doubled is 5. The battle: 2, 3 and 2 lost to one; the pursuit takes three more.
    // The sortie costs the besieger one.
    expect(held(play, 'fr1', 'fr2', 'fr3', 'fr4')).toEqual([
      { regular: 8, cavalry: 2 },
      { regular: 8, cavalry: 1 },
      { regular: 6 },
      { cavalry: 6 },
    ]);
    expect(held(play, 'au1')).toEqual([{ regular: 1 }]);
    expect(at(play, 'au1')).toEqual({ at: 'area', area: 'vienna' });
    expect(play.state.leaders.charles?.status).toEqual({ is: 'corps', corps: 'au1' });
    expect(purses(play)).toEqual({ AU: [12, 0, 9, 0], FR: [15, 0, 11, 0], RU: [15, 0, 5, 0] });
    sound(play);
  });

  it('EIA-128 EIA-131 an ally pays for its guest, and a 2 costs the besieged nothing', () => {
    const play = to(politicsOfFebruary, seaOfFebruary, frenchFebruary, alliesInFebruary);
    // Austria: (½ + ½ + 1 and 1 for the Russian) doubled is 6. Russia: (1 + 1) doubled is 4.
    expect(purses(play)).toEqual({ AU: [6, 0, 9, 0], FR: [15, 0, 11, 0], RU: [11, 0, 5, 0] });
    expect(play.state.garrisons.gar1?.factors).toEqual({ regular: 3 });
    expect(february(begin1806()).state.clock.date).toEqual({ y: 1806, m: 3 });
  });
});

describe('March 1806', () => {
  it('EIA-126 EIA-175 EIA-177 EIA-178 EIA-179 EIA-188 the bill asks no distance twice; a breach, a storm, a prisoner', () => {
    const play = to(february, frenchMarch);
    // 1 + 1 + ½ + ½. The storm: 10 % of 16 is 1.6, so two of three; one is taken. A fortress is worth a point.
    expect(purses(play)).toMatchObject({ FR: [12, 0, 12, 0] });
    expect(play.state.garrisons).toEqual({});
    expect(Object.values(play.state.prisoners)).toMatchObject([{ captor: 'FR', owner: 'AU', factors: { regular: 1 } }]);
    sound(play);
  });

  it('EIA-141 EIA-160 EIA-164 a battle of the table is another power’s fight in the same area, and its beaten retreat', () => {
    const play = to(february, frenchMarch, toTheTable, homeFromTheTable);
    // Russia: 2 + 2 + 1. Two corps beaten: a point. Three factors and one are lost. Austria: ½ + ½ + 1.
    expect(purses(play)).toEqual({ AU: [4, 0, 9, 0], FR: [12, 0, 13, 0], RU: [6, 0, 4, 0] });
    expect(held(play, 'ru1', 'ru2', 'fr1')).toEqual([
      { regular: 6, cavalry: 1 },
      { regular: 7 },
      { regular: 7, cavalry: 2 },
    ]);
    expect([at(play, 'ru1'), at(play, 'ru2')]).toEqual([
      { at: 'area', area: 'prague' },
      { at: 'area', area: 'prague' },
    ]);
    sound(play);
  });

  it('EIA-190 EIA-194 EIA-195 EIA-197 EIA-200 EIA-206 EIA-209 EIA-210 EIA-212 the Economic Phase', () => {
    const play = to(february, frenchMarch, toTheTable, homeFromTheTable, marchEconomy);
    // Austria 4 + 13 - 4 = 13. Russia 6 + 7 - 9 = 4. France 12 + 16 and 4 of America by Toulon, less 10, less 6 for two of foot: 16.
    // Nobody plays Britain, so Toulon sells it nothing.
    expect(purses(play)).toEqual({ AU: [13, 0, 9, 4], FR: [16, 0, 13, 6], RU: [4, 0, 4, 2] });
    expect(Object.values(play.state.queue)).toMatchObject([
      { owner: 'FR', what: { is: 'factors', factors: { regular: 2 } }, due: { y: 1806, m: 6 } },
    ]);
    sound(play);
  });
});

describe('April and May 1806', () => {
  it('EIA-122 EIA-123 EIA-126 the money ends, and two corps in Prague live off the country', () => {
    const play = to(february, marchMonth, april);
    expect(purses(play)).toEqual({ AU: [11, 0, 9, 4], FR: [13, 0, 13, 6], RU: [1, 0, 4, 2] });
    may(play);
    expect(purses(play)).toEqual({ AU: [9, 0, 9, 4], FR: [10, 0, 13, 6], RU: [0, 0, 4, 2] });
    expect(held(play, 'ru1', 'ru2')).toEqual([{ regular: 6, cavalry: 1 }, { regular: 6 }]);
    sound(play);
  });
});

describe('June 1806', () => {
  const inJune = () => to(february, marchMonth, april, may);

  it('EIA-029 EIA-030 EIA-034 EIA-035 EIA-036 Austria makes peace: points, prisoners, the way home, the enforced peace', () => {
    const play = peaceOfJune(inJune());
    expect(purses(play)).toEqual({ AU: [9, 0, 4, 4], FR: [10, 0, 16, 6], RU: [0, 0, 4, 2] });
    expect(play.state.prisoners).toEqual({});
    expect([at(play, 'fr1'), at(play, 'fr4')]).toEqual([
      { at: 'area', area: 'metz' },
      { at: 'area', area: 'metz' },
    ]);
    expect(play.state.locks['FR>AU']?.until).toEqual({ y: 1807, m: 12 });
    expect(Object.values(play.state.wars).map(({ a, b }) => `${a}-${b}`)).toEqual(['RU-FR']);
    sound(play);
  });

  it('EIA-034 EIA-054 EIA-056 EIA-210 the prisoner comes back, and what was bought in March arrives', () => {
    const play = reinforcementsOfJune(peaceOfJune(inJune()));
    expect(held(play, 'au2', 'fr3')).toEqual([{ regular: 7, cavalry: 1 }, { regular: 8 }]);
    expect(play.state.queue).toEqual({});
    sound(play);
  });

  it('EIA-190 EIA-206 EIA-207 the second Economic Phase, and a purse that does not reach', () => {
    const play = endOfJune(reinforcementsOfJune(peaceOfJune(inJune())));
    // France 10 - 2 + 20 - 10. Austria 9 - 2 + 13 - 4. Russia has 7 of the 9 it owes: three points.
    expect(purses(play)).toEqual({ AU: [16, 0, 4, 6], FR: [18, 0, 16, 13], RU: [0, 0, 1, 4] });
    expect(play.state.clock.date).toEqual({ y: 1806, m: 7 });
    sound(play);
  });
});

describe('the whole of it', () => {
  const whole = () => to(february, marchMonth, april, may, june);

  it('EIA-005 every figure is the sum of the lines of the journal that changed it', () => {
    const play = whole();
    const deeds = [{ seq: 1, events: play.events }];
    for (const power of POWERS.filter((one) => play.state.powers[one]))
      for (const of of TRACED) {
        const source = { is: 'figure', power, of } as const;
        const lines = tracedIn(deeds, 'umpire', source);
        expect([power, of, lines.reduce((n, { by }) => n + (by ?? 0), 0)]).toEqual([
          power,
          of,
          figureNow(play.state, source),
        ]);
      }
    for (const id of Object.keys(play.state.corps))
      if (
        JSON.stringify(play.state.corps[id]?.factors) !==
        JSON.stringify(SETUP_1806.sheets.corps?.find((one) => one.id === id)?.factors)
      )
        expect(tracedIn(deeds, 'umpire', { is: 'corps', id }).length).toBeGreaterThan(0);
  });

  it('EIA-004 two folds of the same journal are equal', () => {
    const play = whole();
    const again = play.events.reduce<Campaign | undefined>(empiresInArms.apply, begin1806Start());
    expect(again).toEqual(play.state);
  });
});

/** Before the first deed. */
function begin1806Start(): Campaign {
  const { state, events } = begin1806();
  const start = empiresInArms
    .beginning([{ type: 'begun', setup: SETUP_1806, seal: state.seal }], () => {
      throw new Error('Nothing is thrown before play.');
    })
    ?.reduce<Campaign | undefined>(empiresInArms.apply, undefined);
  if (!start || events.length === 0) throw new Error('It does not begin.');
  return start;
}
