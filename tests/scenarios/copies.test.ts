import { describe, expect, it } from 'vitest';
import { copyFile, copyFor, copyHolds } from '../../src/scenarios/copies.ts';
import { readDraft } from '../../src/scenarios/draft.ts';
import { writeScenario, writeShort } from '../../src/scenarios/file.ts';
import { problemsOf } from '../../src/scenarios/problems.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';

const scenarios = await Promise.all(SHELF.map(({ load }) => load()));

describe.each(scenarios.map((each) => [each.title, each] as const))('%s, given away', (_, scenario) => {
  const told = {
    ...scenario,
    notes: 'WORD-NOTES',
    briefings: { a: 'WORD-A', b: 'WORD-B', umpire: 'WORD-UMPIRE' },
    reinforcements: scenario.reinforcements.map((each) => ({ ...each, secret: true, where: `WORD-ROAD-${each.side}` })),
    sides: {
      a: { ...scenario.sides.a, commander: { ...scenario.sides.a.commander, note: 'WORD-OFFICER-A' } },
      b: { ...scenario.sides.b, commander: { ...scenario.sides.b.commander, note: 'WORD-OFFICER-B' } },
    },
  };

  it('holds for a player nothing of the umpire and nothing that the other side alone may know', () => {
    for (const [who, other] of [
      ['a', 'B'],
      ['b', 'A'],
    ] as const) {
      const copy = copyFor(told, who);
      for (const text of [writeScenario(copy), writeShort(copy)]) {
        for (const word of ['WORD-UMPIRE', 'WORD-NOTES', `WORD-${other}"`, `WORD-OFFICER-${other}`])
          expect(text).not.toContain(word);
        expect(text).not.toContain(`WORD-ROAD-${other.toLowerCase()}`);
        expect(text).toContain(`WORD-${who.toUpperCase()}`);
      }
      expect(problemsOf(copy)).toEqual([]);
      expect(copy.id).not.toBe(scenario.id);
      expect(copyHolds(told, who)).toMatchObject({
        briefings: [who],
        hidden: told.reinforcements.filter(({ side }) => side !== who).length,
      });
    }
  });

  it('leaves out the troops whose coming is secret, but not those that come openly', () => {
    for (const [who, other] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const coming = new Set(
        told.reinforcements
          .filter(({ side }) => side === other)
          .flatMap(
            ({ formation, units }) =>
              units ?? told.sides[other].formations.find(({ id }) => id === formation)!.units.map(({ id }) => id),
          ),
      );
      const unitsOf = (of: typeof told | ReturnType<typeof copyFor>) =>
        of.sides[other].formations.flatMap(({ units }) => units.map(({ id }) => id));
      expect(unitsOf(copyFor(told, who))).toEqual(unitsOf(told).filter((id) => !coming.has(id)));
      expect(unitsOf(copyFor(scenario, who))).toEqual(
        unitsOf(scenario).filter(
          (id) => !coming.has(id) || !scenario.reinforcements.some(({ secret, side }) => secret && side === other),
        ),
      );
      expect(copyFor(told, who).sides[who]).toEqual(told.sides[who]);
    }
  });

  it('carries the text it was read from in the umpire’s file alone, and is read with it as without', () => {
    const origin = { version: 1, sources: [{ name: '', text: 'WORD-TEXT', format: 'pasted' }] };
    const file = copyFile(told, 'umpire', origin);
    expect(JSON.parse(file).origin).toEqual(origin);
    expect(readDraft(JSON.parse(file))).toEqual(readDraft(JSON.parse(writeScenario(told))));
    expect(copyFile(told, 'umpire')).toBe(writeScenario(told));
    for (const who of ['a', 'b'] as const) expect(copyFile(told, who, origin)).not.toContain('WORD-TEXT');
  });

  it('holds for the umpire all of it', () => {
    expect(writeScenario(copyFor(told, 'umpire'))).toBe(writeScenario(told));
  });
});
