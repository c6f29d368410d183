import { describe, expect, it } from 'vitest';
import { makeReader } from '../../src/app/editor/import/reader.ts';
import { SIDES } from '../../src/book/terms.ts';
import { pointsOf } from '../../src/scenarios/army-edits.ts';
import { treeOf } from '../../src/scenarios/army-table.ts';
import { newDraft } from '../../src/scenarios/draft.ts';
import { enlist } from '../../src/scenarios/enlist.ts';
import { ownCsv } from '../../src/scenarios/import/own-csv.ts';
import { writeOwnCsv } from '../../src/scenarios/import/own-csv-write.ts';
import type { Army, UnitCard } from '../../src/scenarios/schema.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';

const scenarios = await Promise.all(SHELF.map(({ load }) => load()));

/** Written as a table, and taken in again as a player would, with the source's own ratings. */
async function back(army: Army): Promise<Army> {
  const ask = makeReader();
  const opened = await ask({
    do: 'open',
    bytes: new TextEncoder().encode(writeOwnCsv(treeOf(army))),
    name: 'army.csv',
  });
  if (opened.is !== 'opened' || !opened.read) throw new Error(JSON.stringify(opened));
  expect(opened.guesses[0]!.format).toBe('own-csv');
  const [byScale] = opened.read.scales;
  const got = await ask({
    do: 'units',
    answers: {},
    armyType: army.armyType,
    batteries: 'units',
    rating: { year: 1809, nation: 'France' },
    byScale,
    byOfficers: opened.read.officers,
  });
  if (got.is !== 'proposed') throw new Error(JSON.stringify(got));
  expect(got.armies).toHaveLength(1);
  return enlist(newDraft('mine'), 'a', got.armies[0]!, { how: 'replace' }).draft.sides.a;
}

const said = (unit: UnitCard) => ({
  name: unit.name,
  arm: unit.arm,
  quality: unit.quality,
  ...(unit.arm === 'artillery' && { guns: unit.guns, mobility: unit.mobility }),
  ...(unit.arm === 'cavalry' && { horse: unit.horse }),
  ...('parts' in unit && { parts: unit.parts.map(({ arm, quality, men }) => ({ arm, quality, men })) }),
  ...('parts' in unit && unit.artilleryPoints === 0 && { points: pointsOf(unit)?.total }),
});

describe('an army as a table', () => {
  it.each(
    scenarios.flatMap(({ title, sides }) => SIDES.map((side) => [title, sides[side].name, sides[side]] as const)),
  )('%s, %s: comes back with its formations, its men and its ratings', async (_title, name, army) => {
    const again = await back(army);
    expect(again.name).toBe(name);
    expect([again.commander.A, again.commander.L, again.commander.T]).toEqual([
      army.commander.A,
      army.commander.L,
      army.commander.T,
    ]);
    expect(again.formations.map((each) => [each.name, each.commander.A, each.commander.L, each.commander.T])).toEqual(
      army.formations.map((each) => [each.name, each.commander.A, each.commander.L, each.commander.T]),
    );
    expect(again.formations.map(({ units }) => units.map(said))).toEqual(
      army.formations.map(({ units }) => units.map(said)),
    );
  });

  it('carries what a unit’s notes say, and nothing a spreadsheet would reckon with', () => {
    const [army] = scenarios.map(({ sides }) => sides.a);
    const risky = { ...army!, name: '=1+1', formations: army!.formations.map((each) => ({ ...each, name: '+49' })) };
    const text = writeOwnCsv(treeOf(risky));
    expect(text).not.toMatch(/(?:^|,)[=+]/m);
    expect(ownCsv.read(text).tree.roots[0]!.name).toBe('=1+1');
  });
});
