import { expect, it } from 'vitest';
import {
  isPlayed,
  maySimplify,
  reactionSaid,
  SIMPLIFICATION_KEYS,
  type Simplification,
  type Step,
  simplifiedCommand,
  simplifiedReaction,
} from '../../src/battlefield/simplified.ts';
import { RATINGS } from '../../src/book/terms.ts';
import { RESULTS } from '../../src/cards/results.ts';
import { FACES } from '../../src/dice/faces.ts';

it('NBC-SIM-01 any mix by consent, each leaving out its own step', () => {
  expect(maySimplify(true).ok).toBe(true);
  expect(maySimplify(false)).toMatchObject({ ok: false, row: 'NBC-SIM-01' });
  expect(SIMPLIFICATION_KEYS).toHaveLength(5);
  const steps: Step[] = ['rally', 'use-leadership', 'firefight', 'skirmish', 'give-order'];
  const each: [Simplification, Step][] = [
    ['noRally', 'rally'],
    ['noLeadership', 'use-leadership'],
    ['noFirefights', 'firefight'],
    ['noSkirmishing', 'skirmish'],
    ['simpleCommand', 'give-order'],
  ];
  for (const [chosen, gone] of each)
    expect(steps.filter((step) => isPlayed(step, [chosen]))).toEqual(steps.filter((step) => step !== gone));
  expect(steps.every((step) => isPlayed(step, []))).toBe(true);
});

it('NBC-SIM-02 white dice and Ability make 10 or more: under command', () => {
  expect(simplifiedCommand(6, 4)).toMatchObject({ underCommand: true, score: { total: 10 } });
  expect(simplifiedCommand(6, 3)).toMatchObject({ underCommand: false, score: { total: 9 } });
  for (const A of RATINGS)
    for (const one of FACES)
      for (const other of FACES) expect(simplifiedCommand(one + other, A).underCommand).toBe(one + other + A >= 10);
});

it('NBC-SIM-03 VH and H aggressive, N defensive, L and VL retiring', () => {
  expect(RESULTS.map(simplifiedReaction)).toEqual(['aggressive', 'aggressive', 'defensive', 'retiring', 'retiring']);
  expect(reactionSaid('aggressive').args).toEqual({ cm: 10 });
});
