import { expect, it } from 'vitest';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { nextMovers } from '../../../src/battlefield/rules/movement/manoeuvres.ts';
import { brokenMove } from '../../../src/battlefield/rules/movement/movement.ts';
import { argsOf, begin, goTo, play, told, top, withUnit } from '../fixtures.ts';

it.each([
  [true, 20, 'flight-enemy-near'],
  [false, 10, 'flight-no-enemy-near'],
])('NBC-BRK-01 enemy near %s: %i cm', (enemyNear, cm, code) => {
  expect(brokenMove(enemyNear)).toMatchObject({ total: cm, terms: [{ what: { code, args: { cm: 20 } } }] });
});

it('NBC-BRK-01 moves before the unbroken of its formation', () => {
  const units = [
    { id: 'good', broken: false, moved: false },
    { id: 'broken', broken: true, moved: false },
  ];
  expect(nextMovers(units)).toEqual(['broken']);
});

const fleeing = () => {
  const broken = withUnit(goTo(begin(), 6), 'husson', { fate: 'broken' });
  const moves = play(broken, { do: 'acts', formation: 'ii', command: 'under' }, { do: 'next' });
  return play(moves, { do: 'move', unit: 'husson' });
};

it.each([
  [true, 'flight-to-road'],
  [false, 'flight-to-exit'],
])('NBC-BRK-01 road near %s: %s, by the opponent', (roadNear, code) => {
  const open = fleeing();
  const battle = play(open, { do: 'answer', task: top(open).id, facts: { roadNear } });
  const { means } = procedureFor('broken-move').reading(battle, top(battle));
  expect(argsOf(means, code)).toEqual({ side: { id: 'b', name: battle.sides.b.name } });
});

it('NBC-BRK-02 off the table it is gone for the day', () => {
  const battle = fleeing();
  const leaves = play(battle, { do: 'answer', task: top(battle).id, facts: { leaves: true } });
  const accept = { do: 'accept', task: top(leaves).id } as const;
  expect(play(leaves, accept).units.husson?.fate).toBe('off-table');
  expect(told(leaves, accept)[0]).toMatchObject({ code: 'flight-log', args: { unit: { id: 'husson' }, cm: 10 } });
});
