import { describe, expect, it } from 'vitest';
import { SIDES } from '../../src/book/terms.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import {
  GENERAL_SUGGESTIONS,
  suggestGeneral,
  suggestTroops,
  TROOP_SUGGESTIONS,
} from '../../src/scenarios/suggestions.ts';

describe('suggested ratings of troops', () => {
  it('NBC-GL-22 lie within 1 and 6, the usual within its range', () => {
    for (const { troops, quality } of TROOP_SUGGESTIONS) {
      if (!quality) continue;
      expect(quality.least, troops).toBeGreaterThanOrEqual(1);
      expect(quality.usual, troops).toBeGreaterThanOrEqual(quality.least);
      expect(quality.most, troops).toBeGreaterThanOrEqual(quality.usual);
      expect(quality.most, troops).toBeLessThanOrEqual(6);
    }
  });

  it('NBC-SCN-04 suggest a skirmish rating for infantry and for nobody else', () => {
    for (const { troops, arm, skirmish } of TROOP_SUGGESTIONS) {
      expect(skirmish !== undefined, troops).toBe(arm === 'infantry');
      if (skirmish !== undefined) expect([0, 1, 2, 3], troops).toContain(skirmish);
    }
  });

  it.each([
    ['France', 1815, 'infantry', 'Ligne, Armée du Nord', 3],
    ['France', 1806, 'infantry', 'Légère brigade', 4],
    ['britain', 1815, 'infantry', 'Foot Guards', 5],
    ['Wuerttemberg', 1809, 'infantry', 'Line', 3],
    ['Prussia', 1815, 'cavalry', 'Landwehr cavalry', 2],
  ] as const)('%s in %i: %s, %s is Q%i', (nation, year, arm, troops, usual) => {
    const found = suggestTroops(nation, year, arm);
    expect(found.find((row) => row.troops === troops)?.quality?.usual).toBe(usual);
    expect(found.every((row) => row.from <= year && year <= row.to && row.arm === arm)).toBe(true);
  });

  const ALWAYS = [1792, 1815] as const;
  const AT_PEACE: Readonly<Record<string, readonly number[]>> = {
    Spain: [1792, 1815],
    Ottoman: [1813, 1814, 1815],
    Netherlands: [1806, 1807, 1808, 1809, 1810, 1811, 1812, 1813],
    'Duchy of Warsaw': [1795, 1796],
    Hanover: [1804, 1805, 1806, 1807, 1808, 1809, 1810, 1811, 1812],
    Britain: [1792],
  };
  it.each([
    ['France', ...ALWAYS],
    ['Austria', ...ALWAYS],
    ['Britain', ...ALWAYS],
    ['Russia', ...ALWAYS],
    ['Prussia', ...ALWAYS],
    ['Spain', ...ALWAYS],
    ['Portugal', 1793, 1814],
    ['Ottoman', ...ALWAYS],
    ['Netherlands', ...ALWAYS],
    ['Bavaria', ...ALWAYS],
    ['Württemberg', ...ALWAYS],
    ['Baden', ...ALWAYS],
    ['Saxony', ...ALWAYS],
    ['Hesse-Darmstadt', ...ALWAYS],
    ['Confederation minors', ...ALWAYS],
    ['Naples', ...ALWAYS],
    ['Switzerland', ...ALWAYS],
    ['Sardinia', ...ALWAYS],
    ['Italian minors', ...ALWAYS],
    ['Sicily', 1799, 1815],
    ['Kingdom of Italy', 1797, 1814],
    ['Kingdom of Holland', 1806, 1810],
    ['Duchy of Warsaw', 1792, 1814],
    ['Denmark-Norway', 1801, 1814],
    ['Sweden', 1805, 1814],
    ['Westphalia', 1808, 1813],
    ['Berg', 1807, 1813],
    ['Hanover', 1793, 1815],
    ['Brunswick', 1809, 1815],
    ['Nassau', 1806, 1813],
  ] as const)('NBC-SCN-04 %s has foot, horse and guns to suggest in every year from %i to %i', (nation, from, to) => {
    for (let year = from; year <= to; year += 1) {
      if (AT_PEACE[nation]?.includes(year)) continue;
      for (const arm of ['infantry', 'cavalry', 'artillery'] as const)
        expect(
          suggestTroops(nation, year, arm).filter(({ quality }) => quality),
          `${arm} in ${year}`,
        ).not.toEqual([]);
    }
  });

  it('have nothing to say of a nation they do not know', () => {
    expect(suggestTroops('Persia', 1810)).toEqual([]);
  });
});

describe('suggested ratings of generals', () => {
  it('NBC-SCN-07 lie within 1 and 6', () => {
    for (const row of GENERAL_SUGGESTIONS)
      for (const rating of [row.A, row.L, row.T]) expect([1, 2, 3, 4, 5, 6], row.name).toContain(rating);
  });

  it.each([
    ['Maréchal Ney, prince de la Moskowa', 1815, 'Ney', [3, 6, 6]],
    ['Ney', 1806, 'Ney', [4, 6, 6]],
    ['GD Reille', 1815, 'Reille', [3, 3, 3]],
    ['Blucher', 1815, 'Blücher', [4, 6, 6]],
    ['von Bluecher', 1806, 'Blücher', [3, 6, 6]],
    ['Drouet d’Erlon', 1815, 'd’Erlon', [3, 3, 3]],
    ["Drouet d'Erlon", 1815, 'd’Erlon', [3, 3, 3]],
    ['Comte Lobau', 1815, 'Mouton (Lobau)', [4, 4, 4]],
    ['Uxbridge', 1815, 'Paget (Uxbridge)', [4, 5, 6]],
    ['Prince Eugène', 1812, 'Eugène (Beauharnais)', [4, 4, 4]],
    ['Prinz Eugen von Württemberg', 1813, 'Eugen of Württemberg', [4, 4, 4]],
  ] as const)('%s in %i is %s', (written, year, name, ratings) => {
    const found = suggestGeneral(written, year);
    expect(found?.name).toBe(name);
    expect([found?.A, found?.L, found?.T]).toEqual(ratings);
  });

  it('know nobody by an initial, a particle or nothing', () => {
    for (const written of ['', 'de', 'J.', 'Nobody at all']) expect(suggestGeneral(written)).toBeUndefined();
  });

  it('are what the shelf goes by, unless its note says why not', async () => {
    for (const entry of SHELF) {
      const scenario = await entry.load();
      const year = Number(scenario.date.slice(0, 4));
      const officers = SIDES.flatMap((side) => [
        scenario.sides[side].commander,
        ...scenario.sides[side].formations.map((formation) => formation.commander),
      ]);
      for (const officer of officers) {
        const found = suggestGeneral(`${officer.rank ?? ''} ${officer.name}`, year);
        if (!found || officer.note?.includes('for the day')) continue;
        expect([officer.A, officer.L, officer.T], officer.name).toEqual([found.A, found.L, found.T]);
      }
    }
  });
});
