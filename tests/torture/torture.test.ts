/** The short form of `npm run torture`: nothing is lost, and a control that loses something is found out. */
import { describe, expect, it } from 'vitest';
import { ATTACKS } from './all.ts';
import type { Attack, Count } from './count.ts';
import { control, late } from './disk.ts';

async function last(run: AsyncGenerator<Count, Count, undefined>): Promise<Count> {
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
  }
}

describe('the torture, in short', () => {
  it.each<[string, Attack]>(ATTACKS.map((attack) => [attack.name, attack]))(
    '%s: nothing is lost',
    async (_, attack) => {
      const count = await last(attack.run(attack.short));
      expect(count.examples).toEqual([]);
      expect(count).toMatchObject({ lost: 0, tried: count.survived + count.noticed });
      expect(count.tried).toBeGreaterThanOrEqual(attack.short);
    },
  );

  it('finds out a store that confirms before it has written', async () => {
    expect((await last(control(30))).lost).toBeGreaterThan(0);
  });

  it('does not accuse one that is late and honest', async () => {
    expect((await last(control(30, late))).examples).toEqual([]);
  });
});
