// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { usual } from '../../../src/app/screens/set-up-choices.ts';
import { copyFor } from '../../../src/scenarios/copies.ts';
import { SHELF } from '../../../src/scenarios/shelf.ts';

it("proposes a player's own side where his copy is opened, and both sides of any other", async () => {
  const scenario = await SHELF[0]!.load();
  expect(usual(scenario).keeps).toBe('both');
  for (const side of ['a', 'b'] as const)
    expect(usual({ ...scenario, id: copyFor(scenario, side).id }).keeps).toBe(side);
  expect(usual({ ...scenario, id: copyFor(scenario, 'umpire').id }).keeps).toBe('both');
});
