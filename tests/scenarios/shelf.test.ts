import { describe, expect, it } from 'vitest';
import { SIDES, type SideId } from '../../src/book/terms.ts';
import { averageQuality } from '../../src/scenarios/average-quality.ts';
import { startCP } from '../../src/scenarios/combat-points.ts';
import { commandRadius, RADIUS_BOUNDS } from '../../src/scenarios/command-radius.ts';
import { type FormationCard, type Scenario, type UnitCard, unitCardSchema } from '../../src/scenarios/schema.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { batteryPointsLeft, isMixed, UNIT_POINTS } from '../../src/scenarios/unit-sizes.ts';

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
  'auerstaedt-1806': [
    // the returns of 8,473, 7,292 and 9,867 less one man in twenty; a foot and a horse company, twice
    ['gudin-division', 8_049, 0, 2],
    ['friant-division', 6_927, 0, 2],
    ['morand-division', 9_374, 0, 1],
    ['corps-cavalry', 0, 1_300, 0],
    // four battalions of fusiliers at 600 and 25 squadrons at 120
    ['advance-guard', 2_400, 3_000, 0],
    // nine battalions at 750, 20 squadrons; of two foot batteries one is on the table, here and below
    ['schmettau-division', 6_750, 2_400, 1],
    // ten battalions and ten squadrons each
    ['wartensleben-division', 7_500, 1_200, 1],
    ['orange-division', 7_500, 1_200, 1],
    // four battalions at 850, fourteen at 750, ten squadrons
    ['prussian-reserve', 13_900, 1_200, 1],
  ],
  'salamanca-1812': [
    // Oman's divisions of 15 July less their gunners: 5,147 - 214, 5,689 - 315, 5,244 - 216, 4,543 - 208, 6,521 - 110
    ['foy-division', 4_933, 0, 1],
    ['ferey-division', 5_374, 0, 1],
    ['maucune-division', 5_028, 0, 1],
    ['thomieres-division', 4_335, 0, 1],
    // its battery stands on the Arapile
    ['bonnet-division', 6_411, 0, 0],
    // 6,562 - 226
    ['clausel-division', 6_336, 0, 1],
    ['light-cavalry', 0, 1_879, 0],
    // 1,696 with the horse gunners
    ['dragoons', 0, 1_500, 1],
    // 4,558 - 217, 5,002 - 243
    ['taupin-division', 4_341, 0, 1],
    ['sarrut-division', 4_759, 0, 1],
    // 1,972, 2,628 and 1,828; 300 of them in the village
    ['uk-1', 6_128, 0, 1],
    // 1,130 and 1,341, and 1,067 Caçadores
    ['uk-light', 3_538, 0, 1],
    // 1,261 and 1,413, Stubbs 2,544, Pack 2,607
    ['uk-4', 7_825, 0, 1],
    // 2,606 and 1,799, Spry 2,305
    ['uk-5', 6_710, 0, 1],
    // 1,464 and 1,456, Rezende 2,631
    ['uk-6', 5_551, 0, 1],
    // 1,659 and 1,358, Collins 2,158; Macdonald's troop on the table
    ['uk-7', 5_175, 0, 0],
    // 1,032, 1,004 and 771
    ['uk-cavalry', 0, 2_807, 0],
    // Bradford 1,894 and España 2,410
    ['reserve', 4_304, 950, 0],
    // 1,802 and 1,876, Power 2,197; 746 and 482 horse
    ['uk-3', 5_875, 1_228, 1],
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

  it('Salamanca: with their gunners, staff and trains the armies come to the 51,937 and 49,636 of the returns', () => {
    const [allied, french] = [armyMen(opened('salamanca-1812'), 'b'), armyMen(opened('salamanca-1812'), 'a')];
    expect(allied).toEqual([45_106, 4_985]);
    expect(french).toEqual([41_517, 3_379]);
    const guards = menOf([opened('salamanca-1812').sides.b.garrisons[0]!.unit], 'infantry');
    // 1,300 gunners and 246 others
    expect(allied[0]! + allied[1]! + guards + 1_546).toBe(51_937);
    // in the divisions 1,749 gunners, and 196 with the dragoons; the rest are the reserve artillery, sappers and trains
    const others = 49_636 - 41_517 - 3_379 - 1_749 - 196;
    expect(others).toBeGreaterThan(2_500);
    expect(others).toBeLessThan(3_000);
  });

  it.each([
    [
      'British and German foot',
      25_593,
      [
        ...['fermor', 'wheatley', 'lowe', 'barnard', 'vandeleur', 'w-anson', 'ellis', 'greville', 'pringle'],
        ...['hulse', 'hinde', 'halkett', 'bernewitz', 'wallace', 'j-campbell'],
      ],
      // 300 in the village, less the Caçadores of the Light Division
      300 - 1_067,
    ],
    ['Portuguese foot', 17_403, ['stubbs', 'pack', 'spry', 'rezende', 'collins', 'power', 'bradford-brigade'], 1_067],
  ] as const)('Salamanca: %s %i', (_, men, ids, others) => {
    const units = opened('salamanca-1812').sides.b.formations.flatMap((formation) => formation.units);
    const theirs = units.filter((unit) => (ids as readonly string[]).includes(unit.id));
    expect(menOf(theirs, 'infantry') + others).toBe(men);
  });

  it('Auerstaedt: 24,350 and 1,300 French, 38,050 and 9,000 Prussians', () => {
    expect(armyMen(opened('auerstaedt-1806'), 'a')).toEqual([24_350, 1_300]);
    expect(armyMen(opened('auerstaedt-1806'), 'b')).toEqual([38_050, 9_000]);
  });

  it('Maida: 5,080 British without the gunners, and 6,017 French', () => {
    expect(armyMen(opened('maida-1806'), 'b')).toEqual([5_080, 0]);
    expect(armyMen(opened('maida-1806'), 'a')).toEqual([5_689, 328]);
  });
});

it('shows the smallest first', () => {
  const units = scenarios.map(
    ({ scenario }) => formationsOf(scenario).flatMap(({ formation }) => formation.units).length,
  );
  expect(units).toEqual([...units].sort((a, b) => a - b));
});

describe('Auerstaedt as it opens', () => {
  it('NBC-FOG-01 begins in fog that lifts at twenty points, about two hours', () => {
    expect(opened('auerstaedt-1806').sky.fog).toEqual({ target: 20 });
  });

  it.each([
    ['ligne-51', 8], // 2,344 / 300 = 7.813
    ['ligne-25', 8], // 6.71 + 1
    ['legere-13', 5], // 5.207
    ['alvensleben', 9], // 1.875 + 6 + 1
    ['hirschfeld', 9], // 3,400 / 400 = 8.5
    ['quitzow', 5], // 1,200 / 250 = 4.8
  ] as const)('NBC-SCN-01 %s has %i CP', (id, cp) => {
    const unit = formationsOf(opened('auerstaedt-1806'))
      .flatMap(({ formation }) => formation.units)
      .find((u) => u.id === id)!;
    expect(pointsOf(unit)).toBe(cp);
  });

  it('NBC-SCN-11 gives Gudin the least a Napoleonic general has, and Kalckreuth 11 cm for seven pieces', () => {
    const { a, b } = opened('auerstaedt-1806').sides;
    expect(commandRadius(a.formations[0]!.units, a.formations[0]!.commander.A, a.armyType).total).toBe(10); // 9.2
    expect(commandRadius(b.formations[4]!.units, b.formations[4]!.commander.A, b.armyType).total).toBe(11); // 10.5
  });
});

describe('Salamanca as it opens', () => {
  it.each([
    ['berlier', 9], // 3.848 + 4.193 + 1
    ['fririon', 10], // 4.595 + 4.098 + 1
    ['barnard', 6], // 2.46 + 1.307 + 1.373 + 1
    ['wallace', 6], // 2.213 + 2.21 + 0.847 + 1
    ['pack', 5], // 4.136 + 1.348
    ['le-marchant', 5], // 5.16
    ['espana', 4], // 4.017
  ] as const)('NBC-SCN-01 %s has %i CP', (id, cp) => {
    const unit = formationsOf(opened('salamanca-1812'))
      .flatMap(({ formation }) => formation.units)
      .find((u) => u.id === id)!;
    expect(pointsOf(unit)).toBe(cp);
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
