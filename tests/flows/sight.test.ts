/** One sight for all that fires: what hour, weather, fog and vantage points leave of it (NBC-VIS-01, NBC-VIS-02). */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Weather } from '../../src/book/terms.ts';
import { begin, goTo, withUnit } from '../battlefield/fixtures.ts';
import { accepts, asks, does, enters, says, takes, wants } from './table.ts';

const NOON = 720;
const NIGHT = 1320;
const EARLY = 330;

interface Sky {
  readonly minutes: number;
  readonly weather?: Weather;
  readonly fog?: boolean;
}

function volley({ minutes, weather = 'bright', fog = false }: Sky, guns: Partial<UnitState> = {}): Battle {
  const start = goTo(withUnit(begin(), 'guns', guns), 4);
  const sky = { ...start.sky, weather, fog: fog ? { total: 4, target: 20 } : null };
  return does({ ...start, minutes, sky }, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
}

const at = (battle: Battle, range: string) => says(battle, { 'range.guns': range });
const dice = (battle: Battle) => wants(battle).map((need) => (need.want === 'pot' ? need.counts : need.want));
const warnings = (battle: Battle) =>
  (procedureFor('volley').warnings?.(battle, battle.agenda.at(-1)!) ?? []).map((said) => JSON.stringify(said));

describe('heavy guns, at 10, 20 and 30 cm', () => {
  // Fog at noon leaves 15 cm, night 5 (fog at night 2), early rain 10, early sun 15, rain by day 30.
  it.each<[string, Sky, readonly [number[], number[], number[]]]>([
    ['fog at noon', { minutes: NOON, fog: true }, [[4], [3], []]],
    ['night', { minutes: NIGHT }, [[4], [], []]],
    ['fog at night', { minutes: NIGHT, fog: true }, [[4], [], []]],
    ['rain early', { minutes: EARLY, weather: 'rain' }, [[4], [], []]],
    ['a clear early morning', { minutes: EARLY }, [[4], [3], []]],
    ['rain by day', { minutes: NOON, weather: 'rain' }, [[4], [3], [2]]],
    ['a bright noon', { minutes: NOON }, [[4], [3], [2]]],
  ])('NBC-ART-04 NBC-VIS-02 in %s have no shot beyond visibility', (_, sky, [short, medium, long]) => {
    const battle = volley(sky);
    expect([dice(at(battle, 'short')), dice(at(battle, 'medium')), dice(at(battle, 'long'))]).toEqual([
      short,
      medium,
      long,
    ]);
  });

  it('NBC-ART-04 NBC-VIS-01 the question starts from a range that is in sight', () => {
    expect(takes(volley({ minutes: NOON }), 'range.guns')).toBe('medium');
    expect(takes(volley({ minutes: NIGHT }), 'range.guns')).toBe('short');
  });

  it('NBC-VIS-01 a shot that is refused says why, is written nowhere, and leaves the battery its fire', () => {
    const battle = at(volley({ minutes: NOON, fog: true }), 'long');
    expect(warnings(battle)).toEqual([expect.stringContaining('target-beyond-sight')]);
    const accepted = accepts(battle);
    expect([accepted.shots, accepted.units.guns!.firedIn]).toEqual([[], battle.units.guns!.firedIn]);
  });

  it('NBC-VIS-02 NBC-ART-06 where visibility ends within the band, the table says on which side the target stands', () => {
    // 11 to 20 cm, of which 15 are in sight.
    const battle = at(volley({ minutes: NOON, fog: true }), 'medium');
    expect([takes(battle, 'unseen.guns'), dice(battle)]).toEqual([false, [3]]);
    expect(dice(says(battle, { 'unseen.guns': true }))).toEqual([]);
    const fired = accepts(enters(battle, 'guns', { pot: { white: [5, 6], red: 1, green: [6, 6] } }));
    expect(fired.shots).toMatchObject([{ by: 'guns', hits: 2 }]);
    expect(asks(at(volley({ minutes: NOON }), 'medium'))).not.toContain('unseen.guns');
  });

  it('NBC-VIS-03 AMB-45 a battery on a vantage point sees as far as the chart gives it there', () => {
    // Early and clear: 15 cm, 20 from a vantage point; fog and night gain nothing by it.
    const battle = volley({ minutes: EARLY });
    expect(takes(battle, 'vantage.guns')).toBe(false);
    const above = says(battle, { 'vantage.guns': true });
    expect(asks(at(above, 'medium'))).not.toContain('unseen.guns');
    expect([dice(at(above, 'medium')), dice(at(above, 'long'))]).toEqual([[3], []]);
    for (const sky of [{ minutes: NIGHT }, { minutes: NOON, fog: true }])
      expect(asks(volley(sky))).not.toContain('vantage.guns');
  });
});

describe('whoever has no bands', () => {
  it.each([
    ['howitzers', 2],
    ['rockets', 1],
  ] as const)('NBC-HOW-03 NBC-RKT-01 NBC-VIS-01 %s, who reach 30 cm, are asked for what is nearer too', (pieces, n) => {
    const fog = volley({ minutes: NOON, fog: true }, { pieces });
    expect([takes(fog, 'unseen.guns'), dice(fog)]).toEqual([false, [n]]);
    expect(dice(says(fog, { 'unseen.guns': true }))).toEqual([]);
    expect(asks(volley({ minutes: NOON, weather: 'rain' }, { pieces }))).not.toContain('unseen.guns');
  });

  it('NBC-SKM-01 NBC-VIS-02 skirmishers need not see whom they attack: night and fog change nothing', () => {
    const third = withUnit(goTo(begin(), 3), 'husson', { stands: 1 });
    const attack = (battle: Battle) => does(battle, { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } });
    const day = attack({ ...third, minutes: NOON });
    const night = attack({ ...third, minutes: NIGHT, sky: { ...third.sky, fog: { total: 4, target: 20 } } });
    expect([asks(night), dice(night)]).toEqual([asks(day), dice(day)]);
  });
});
