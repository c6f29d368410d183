/** The guided charge of Maida, led to its end with a hundred seeds; the same rules, and no store. */
import { expect, it } from 'vitest';
import {
  battleOf,
  beginCharge,
  type Charge,
  fights,
  LEADS,
  MEETS,
  plays,
  receives,
  stageOf,
  takesBack,
} from '../../../src/app/first/charge.ts';
import { asked } from '../../../src/battlefield/battle.ts';
import { verify } from '../../../src/journal/chain.ts';
import { SHELF } from '../../../src/scenarios/shelf.ts';
import { seedFrom } from '../../battlefield/fixtures.ts';

const maida = await SHELF.find(({ id }) => id === 'maida-1806')!.load();

/** With the large button alone; the steps it took. */
function led(seed: number): { readonly end: Charge; readonly steps: number; readonly halted: boolean } {
  let now = beginCharge(maida, seedFrom(seed), 'first', 0);
  let [steps, halted] = [0, false];
  for (; stageOf(now) !== 'over' && steps < 40; steps += 1) {
    const task = asked(battleOf(now));
    if (task) {
      const thrown = plays(now, { do: 'throw', task: task.id }, 0);
      now = thrown === now ? plays(now, { do: 'accept', task: task.id }, 0) : thrown;
    } else if (stageOf(now) === 'closed') now = fights(now, 0);
    else {
      halted = true;
      now = receives(now, 0);
    }
  }
  return { end: now, steps, halted };
}

it('begins with the card of the charge, and nothing thrown for it', () => {
  const charge = beginCharge(maida, seedFrom(1), 'first', 0);
  const task = asked(battleOf(charge));
  expect(task).toMatchObject({ kind: 'charge', unit: LEADS.unit, rolls: [] });
});

it('comes to its end whatever falls, in a few touches, with both ways to it', () => {
  const all = Array.from({ length: 100 }, (_, seed) => led(seed));
  for (const { end, steps } of all) {
    expect(stageOf(end)).toBe('over');
    expect(steps).toBeLessThanOrEqual(14);
    expect(verify(end.journal.header, end.journal.entries).ok).toBe(true);
  }
  expect(new Set(all.map(({ halted }) => halted)).size).toBe(2);
  // Somebody has paid for it in most of them.
  const hurt = all.filter(({ end }) =>
    [LEADS.unit, MEETS.unit].some((id) => {
      const unit = battleOf(end).units[id]!;
      return unit.fate !== 'good' || unit.lost.white + unit.lost.red > 0 || unit.disordered;
    }),
  );
  expect(hurt.length).toBeGreaterThan(80);
});

it('takes back a step, and throws the same again', () => {
  const before = beginCharge(maida, seedFrom(3), 'first', 0);
  const { id } = asked(battleOf(before))!;
  const card = (charge: Charge) => asked(battleOf(charge))!.rolls[0]!.thing;
  const drawn = plays(before, { do: 'throw', task: id }, 0);
  const again = plays(takesBack(drawn, 0), { do: 'throw', task: id }, 0);
  expect(card(again)).toEqual(card(drawn));
});
