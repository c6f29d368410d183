/** What hits write on the ledger: all that fall together fall on everybody as he stood when they were fired. */
import { describe, expect, it } from 'vitest';
import type { Battle, Task, WrittenShot } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { answer, begin, goTo, play, small, top, withUnit } from './fixtures.ts';

describe('the stands of a unit that is hit twice in one phase', () => {
  it.each([
    // The first choice, the later one, stands left after three hits on two stands.
    ['keep', 'absorb', 0],
    ['absorb', 'keep', 1],
    ['keep', 'keep', 0],
    ['absorb', 'absorb', 1],
  ] as const)(
    'NBC-SKM-07 AMB-64 are chosen for once: %s holds, whatever is said later (%s)',
    (first, later, stands) => {
      const hit = { do: 'hits', unit: 'kempt', cause: 'skirmish', aspect: 'front' } as const;
      const battle = withUnit(goTo(begin(), 3), 'kempt', { stands: 2 });
      const once = play(battle, { ...hit, hits: 1, stand: first });
      expect(once.units.kempt).toMatchObject({ stands: first === 'keep' ? 2 : 1, lost: { white: 1 } });
      const twice = play(once, { ...hit, hits: 2, stand: later });
      expect(twice.units.kempt).toMatchObject({ stands, lost: { white: 3 }, hurt: { stand: first } });
    },
  );
});

describe('two units of a formation on the march that are hit in one phase', () => {
  const shot = (unit: string): WrittenShot => ({
    side: 'a',
    by: null,
    on: { unit },
    hits: 1,
    aspect: 'front',
    faces: [],
  });
  /** Both have been fired at, and the phase ends. */
  const hit = (phase: 3 | 4, autoDefendTrigger: Rulings['autoDefendTrigger'], stands: 0 | 1 = 0): Battle => {
    const start = goTo(begin(small(), { rulings: { autoDefendTrigger } as Rulings }), phase);
    const { picton } = start.formations;
    const formations = { ...start.formations, picton: { ...picton!, order: 'strategic' } } as Battle['formations'];
    const battle = withUnit(withUnit({ ...start, formations }, 'kempt', { stands }), 'pack', { stands });
    return play({ ...battle, shots: [shot('kempt'), shot('pack')] }, { do: 'next' });
  };
  const under = (battle: Battle) =>
    battle.agenda
      .filter(({ kind }: Task) => kind === 'disorder')
      .map(({ unit, data }) => [unit, data.attackedUnder])
      .sort();
  const both = [
    ['kempt', 'strategic'],
    ['pack', 'strategic'],
  ];

  it.each([3, 4] as const)(
    'NBC-QC-13 AMB-29 AMB-32 were fired at under its march, both of them, in phase %i',
    (phase) => {
      expect(under(hit(phase, 'ff-cc'))).toEqual(both);
      const turned = hit(phase, 'anyFire');
      expect(under(turned)).toEqual(both);
      expect(turned.formations.picton!.order).toBe('defend');
    },
  );

  it('NBC-QC-13 NBC-SKM-07 AMB-32 and where their stands are asked first', () => {
    let battle = hit(3, 'anyFire', 1);
    while (top(battle)?.kind === 'stand') battle = answer(battle, {}, { stand: 'keep' });
    expect(under(battle)).toEqual(both);
  });
});
