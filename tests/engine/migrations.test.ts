import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Migration, migrate, newestOf } from '../../src/engine/migrations.ts';
import { broughtUp, SCENARIO_VERSION } from '../../src/scenarios/schema.ts';

/** A thing that was called `captain`, then `leader`, then had a rank of its own. */
const chain: readonly Migration[] = [
  ({ captain, ...rest }) => ({ ...rest, leader: captain }),
  ({ leader, ...rest }) => ({ ...rest, leader: { name: leader, rank: 'General' } }),
];
const newest = { version: 3, leader: { name: 'Hill', rank: 'General' }, men: 7 };

describe('what an older version kept', () => {
  it.each([[{ version: 1, captain: 'Hill', men: 7 }], [{ version: 2, leader: 'Hill', men: 7 }], [newest]])(
    'comes up step by step: %o',
    (kept) => {
      expect(migrate(kept, chain)).toEqual({ ok: true, kept: newest });
    },
  );

  it('is handed on as it lies where it is of today', () => {
    const now = migrate(newest, chain);
    expect(now.ok && now.kept).toBe(newest);
  });

  it('is left as it was', () => {
    const kept = Object.freeze({ version: 1, captain: 'Hill' });
    migrate(kept, chain);
    expect(kept).toEqual({ version: 1, captain: 'Hill' });
  });

  it('is refused where a later app wrote it', () => {
    expect(migrate({ version: 4 }, chain)).toEqual({ ok: false, why: 'newer' });
    expect(newestOf(chain)).toBe(3);
  });

  it.each([[{}], [{ version: 0 }], [{ version: 1.5 }], [{ version: '1' }], [{ version: Number.NaN }]])(
    'is refused where no version is called that: %o',
    (kept) => expect(migrate(kept, chain)).toEqual({ ok: false, why: 'unknown' }),
  );

  it('is the same whether it comes up at once or over a version between', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (captain, men) => {
        const kept = { version: 1, captain, men };
        const between = migrate(kept, chain.slice(0, 1));
        expect(between.ok && migrate(between.kept, chain)).toEqual(migrate(kept, chain));
      }),
    );
  });
});

describe('a scenario', () => {
  const renamed: Migration = ({ name, ...rest }) => ({ ...rest, title: name });
  const old = { format: 'scovell-scenario', version: SCENARIO_VERSION, name: 'Maida' };

  it('comes up by its own chain before its schema looks at it', () => {
    const chain = [...Array.from({ length: SCENARIO_VERSION - 1 }, (): Migration => (kept) => kept), renamed];
    expect(broughtUp(old, chain)).toEqual({
      ok: true,
      kept: { format: 'scovell-scenario', version: SCENARIO_VERSION + 1, title: 'Maida' },
    });
  });

  it('of a later app is refused with its version', () => {
    expect(broughtUp({ ...old, version: SCENARIO_VERSION + 1 })).toMatchObject({
      ok: false,
      problem: { path: ['version'], said: { code: 'scenario-newer' } },
    });
  });
});
