import { describe, expect, it } from 'vitest';
import { SIDES, type SideId } from '../../src/book/terms.ts';
import { averageQuality, batteryPointsLeft, isMixed, startCP, UNIT_POINTS } from '../../src/scenarios/combat-points.ts';
import { commandRadius, RADIUS_BOUNDS } from '../../src/scenarios/command-radius.ts';
import { type FormationCard, type Scenario, type UnitCard, unitCardSchema } from '../../src/scenarios/schema.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';

const scenarios = await Promise.all(SHELF.map(async (entry) => ({ entry, scenario: await entry.load() })));
const opened = (id: string): Scenario => scenarios.find(({ scenario }) => scenario.id === id)!.scenario;
const named = scenarios.map(({ entry, scenario }) => [entry.title, entry, scenario] as const);

const formationsOf = (scenario: Scenario) =>
  SIDES.flatMap((side) => scenario.sides[side].formations.map((formation) => ({ side, formation })));
const pointsOf = (unit: UnitCard): number => ('parts' in unit ? startCP(unit.parts, unit.artilleryPoints).total : 0);
const menOf = (units: readonly UnitCard[], arm: 'infantry' | 'cavalry'): number =>
  units
    .flatMap((unit) => ('parts' in unit ? unit.parts : []))
    .filter((part) => part.arm === arm)
    .reduce((sum, part) => sum + part.men, 0);
const armyMen = (scenario: Scenario, side: SideId) => {
  const units = scenario.sides[side].formations.flatMap((formation) => formation.units);
  return [menOf(units, 'infantry'), menOf(units, 'cavalry')];
};

describe.each(named)('%s on the shelf', (_, entry, scenario) => {
  it('is what its entry says', () => {
    expect(scenario).toMatchObject({ id: entry.id, title: entry.title, date: entry.date });
    expect(scenario.sources.length).toBeGreaterThan(2);
    for (const side of [...SIDES, 'umpire'] as const) expect(scenario.briefings[side].length).toBeGreaterThan(100);
  });

  it('NBC-SCN-03 has no unit of more than twelve combat points', () => {
    for (const { formation } of formationsOf(scenario))
      for (const unit of formation.units) expect(pointsOf(unit), unit.id).toBeLessThanOrEqual(UNIT_POINTS.most);
  });

  it('NBC-GL-22 each unit is of the average quality of its parts, and of their arm', () => {
    for (const { formation } of formationsOf(scenario))
      for (const unit of formation.units) {
        if (!('parts' in unit)) continue;
        expect(averageQuality(unit.parts).total, unit.id).toBe(unit.quality);
        expect(isMixed(unit.parts), unit.id).toBe(unit.arm === 'mixed');
        if (unit.arm !== 'mixed') for (const part of unit.parts) expect(part.arm, unit.id).toBe(unit.arm);
      }
  });

  it('NBC-SCN-07 every formation has a commander with a radius within the bounds of his army', () => {
    for (const { side, formation } of formationsOf(scenario)) {
      const { armyType } = scenario.sides[side];
      const radius = commandRadius(formation.units, formation.commander.A, armyType, scenario.rulings);
      expect(formation.commander.name).not.toBe('');
      expect(radius.total).toBeGreaterThanOrEqual(RADIUS_BOUNDS[armyType].least);
      expect(radius.total).toBeLessThanOrEqual(RADIUS_BOUNDS[armyType].most);
    }
  });

  it('NBC-SCN-04 rates skirmishing from 0 to 3, of infantry and Mixed units only', () => {
    for (const { formation } of formationsOf(scenario))
      for (const unit of formation.units) {
        expect('sk' in unit, unit.id).toBe(unit.arm === 'infantry' || unit.arm === 'mixed');
        expect(unitCardSchema.safeParse({ ...unit, sk: 4 }).success, unit.id).toBe(!('sk' in unit));
      }
  });

  it('NBC-SCN-15 says of each stretch of bad ground what it costs', () => {
    expect(scenario.terrain.length).toBeGreaterThan(0);
    for (const { shifts, note, disorderTest, cover } of scenario.terrain)
      expect(shifts > 0 || disorderTest || cover !== 'none' || note !== undefined).toBe(true);
  });

  it('NBC-SCN-18 sets the sky, the start, the end and two vantage points at most', () => {
    expect(scenario.sky.weather).not.toBe('random');
    expect(scenario.end!.at!).toBeGreaterThan(scenario.start);
    expect(scenario.end!.terms).toBeTruthy();
    expect(scenario.vantagePoints.length).toBeLessThanOrEqual(2);
  });

  it('NBC-SCN-06 tells when and where reinforcements come, in the order of the clock', () => {
    const times = scenario.reinforcements.map((coming) => coming.at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const { at, where } of scenario.reinforcements) {
      expect(at).toBeGreaterThan(scenario.start);
      expect(at).toBeLessThan(scenario.end!.at!);
      expect(where).not.toBe('');
    }
  });

  it('brings every unit once at most, and leaves both sides somebody to begin with', () => {
    const coming = scenario.reinforcements.flatMap(({ side, formation, units }) => {
      const card = scenario.sides[side].formations.find((f) => f.id === formation)!;
      return units ?? card.units.map((unit) => unit.id);
    });
    expect(new Set(coming).size).toBe(coming.length);
    for (const side of SIDES) {
      const units = scenario.sides[side].formations.flatMap((formation) => formation.units);
      expect(units.some((unit) => !coming.includes(unit.id))).toBe(true);
    }
  });

  it('gives every id to one thing only', () => {
    const ids = [
      ...scenario.areas.map((area) => area.id),
      ...scenario.crossings.map((crossing) => crossing.id),
      ...scenario.reinforcements.map((coming) => coming.id),
      ...SIDES.map((side) => scenario.sides[side].commander.id),
      ...SIDES.flatMap((side) => scenario.sides[side].garrisons.map((garrison) => garrison.unit.id)),
      ...formationsOf(scenario).flatMap(({ formation }) => [
        formation.id,
        formation.commander.id,
        ...formation.units.map((unit) => unit.id),
      ]),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** Men by formation and arm as the cited sources total them, and the batteries that are in the combat points. */
const TOTALS: Record<
  string,
  readonly (readonly [formation: string, foot: number, horse: number, batteries: number])[]
> = {
  'quatre-bras-1815': [
    // Siborne: 5,003 + 6,591 + 4,595 foot and 1,729 horse; three divisional batteries and one of horse artillery
    ['ii-corps', 16_189, 1_729, 4],
    // 777 cuirassiers and a round thousand of dragoons
    ['iii-cavalry', 0, 1_777, 1],
    // 1,197 chasseurs and 880 lancers; one battery of two
    ['guard-light', 0, 2_077, 1],
    // 3,233 and 4,300, and van Merlen's 1,082; Bijleveld and Stevenart
    ['nl-2', 7_533, 1_082, 2],
    // 2,471, 2,173 and 2,582; Rogers and Rettberg
    ['uk-5', 7_226, 0, 2],
    // eight battalions of 672; Moll
    ['brunswick', 5_376, 922, 1],
    // 2,254 and 3,189; Lloyd and Cleeves
    ['uk-3', 5_443, 0, 2],
    // 1,997 and 2,064; Sandham and Kuhlmann
    ['uk-1', 4_061, 0, 2],
  ],
  'waterloo-1815': [
    // the return of the corps; four divisional batteries and one of horse artillery
    ['i-corps', 16_885, 1_506, 5],
    ['ii-corps', 12_800, 1_500, 4],
    // Domon 1,017; two divisional batteries and two of horse artillery
    ['vi-corps', 6_800, 2_217, 4],
    ['iii-cavalry', 0, 3_200, 2],
    ['iv-cavalry', 0, 2_797, 2],
    ['guard', 12_465, 0, 4],
    ['guard-cavalry', 0, 3_730, 0],
    ['uk-1', 2_900, 0, 2],
    ['uk-2', 8_656, 0, 2],
    ['uk-3', 9_180, 0, 2],
    ['uk-5', 10_284, 0, 3],
    ['nl-2', 5_950, 0, 2],
    ['nl-3', 6_652, 0, 2],
    ['brunswick', 4_586, 866, 1],
    // British 5,843, German Legion 1,997, Hanoverian 497
    ['uk-cavalry', 0, 8_337, 0],
    ['nl-cavalry', 0, 3_205, 1],
    // 15th Brigade 5,881 and 16th 6,162; a battery each and two of horse artillery
    ['prussian-iv', 12_043, 3_081, 4],
    // 13th Brigade 6,385 and 14th 6,953
    ['prussian-iv-rear', 13_338, 0, 2],
    ['prussian-ii', 5_400, 0, 1],
    ['prussian-i', 2_582, 1_670, 1],
  ],
  'maida-1806': [
    ['compere-wing', 4_423, 0, 0],
    ['digonet-wing', 1_266, 328, 0],
    // 992, 1,341, 890; the guns with the brigades
    ['right', 3_223, 0, 1.5],
    ['left', 1_857, 0, 0.5],
  ],
};

describe('orders of battle against their sources', () => {
  const rows = Object.entries(TOTALS).flatMap(([id, list]) => list.map((row) => [id, ...row] as const));
  const find = (id: string, formation: string): FormationCard =>
    formationsOf(opened(id)).find((f) => f.formation.id === formation)!.formation;

  it.each(rows)('%s: %s has %i foot and %i horse', (id, formation, foot, horse) => {
    const { units } = find(id, formation);
    expect([menOf(units, 'infantry'), menOf(units, 'cavalry')]).toEqual([foot, horse]);
  });

  it.each(rows)(
    'NBC-SCN-05 %s: %s shares out two points for each battery',
    (id, formation, _foot, _horse, batteries) => {
      const given = find(id, formation).units.map((unit) => ('parts' in unit ? unit.artilleryPoints : 0));
      expect(batteryPointsLeft(batteries, given)).toBe(0);
    },
  );

  it('leaves out no formation', () => {
    for (const { scenario } of scenarios)
      expect(TOTALS[scenario.id]?.map(([formation]) => formation)).toEqual(
        formationsOf(scenario).map(({ formation }) => formation.id),
      );
  });

  it('Quatre Bras: Wellington ends with 29,639 foot and 2,004 horse', () => {
    expect(armyMen(opened('quatre-bras-1815'), 'b')).toEqual([29_639, 2_004]);
  });

  it('Waterloo: Napoleon has 48,950 foot, and horse between the two counts of 14,390 and 15,765', () => {
    const [infantry, cavalry] = armyMen(opened('waterloo-1815'), 'a');
    expect(infantry).toBe(48_950);
    expect(cavalry).toBeGreaterThan(14_390);
    expect(cavalry).toBeLessThan(15_765);
  });

  it.each([
    ['British foot', 15_181, ['maitland', 'byng', 'adam', 'mitchell', 'c-halkett', 'kempt', 'pack', 'lambert'], 600],
    ['German Legion foot', 3_301, ['ompteda', 'duplat'], 0],
    ['Hanoverian foot', 10_258, ['kielmansegge', 'h-halkett', 'vincke', 'best'], 0],
    ['Brunswick foot', 4_586, ['brunswick-light', 'brunswick-line'], 0],
    ['1st Nassau', 2_880, ['kruse'], 0],
    ['Netherlands foot', 13_402, ['bijlandt', 'nassau', 'orange-nassau', 'detmers', 'aubreme'], 800],
  ] as const)('Waterloo: %s %i, those in Hougoumont included', (_, men, ids, inHougoumont) => {
    const scenario = opened('waterloo-1815');
    const units = scenario.sides.b.formations.flatMap((formation) => formation.units);
    const theirs = units.filter((unit) => (ids as readonly string[]).includes(unit.id));
    expect(menOf(theirs, 'infantry') + inHougoumont).toBe(men);
    expect(menOf([scenario.sides.b.garrisons[0]!.unit], 'infantry')).toBe(1_400);
  });

  it('Waterloo: 12,408 horse under Wellington', () => {
    const own = opened('waterloo-1815').sides.b.formations.filter(({ id }) => !id.startsWith('prussian'));
    expect(own.reduce((sum, { units }) => sum + menOf(units, 'cavalry'), 0)).toBe(12_408);
  });

  it('Maida: 5,080 British without the gunners, and 6,017 French', () => {
    expect(armyMen(opened('maida-1806'), 'b')).toEqual([5_080, 0]);
    expect(armyMen(opened('maida-1806'), 'a')).toEqual([5_689, 328]);
  });
});

describe('Quatre Bras as it opens', () => {
  it('NBC-SCN-11 gives Reille 16 cm: nine units under A3 in a Napoleonic army', () => {
    const { formations, armyType } = opened('quatre-bras-1815').sides.a;
    expect(commandRadius(formations[0]!.units, formations[0]!.commander.A, armyType).total).toBe(16); // 16.2
  });

  it.each([
    ['husson', 7], // 4.548 + 1.82 + 1
    ['soye', 8], // 7.19 + 1
    ['wathiez', 4], // 3.228 + 1
    ['guiton', 5], // 3.885 + 1
    ['bijlandt', 8], // 3.02 + 2.872 + 2
    ['kempt', 8], // 4.805 + 1.83 + 1
    ['c-halkett', 7], // 4.508 + 2
    ['maitland', 9], // 6.657 + 2
  ] as const)('NBC-SCN-01 %s has %i CP', (id, cp) => {
    const unit = formationsOf(opened('quatre-bras-1815'))
      .flatMap(({ formation }) => formation.units)
      .find((u) => u.id === id)!;
    expect(pointsOf(unit)).toBe(cp);
  });
});
