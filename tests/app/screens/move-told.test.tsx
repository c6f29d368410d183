// @vitest-environment happy-dom
/** How far each unit may go, as the list of a formation's move tells it. */

import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { MoveStep } from '../../../src/app/screens/turn/move.tsx';
import { type Battle, unitsOf } from '../../../src/battlefield/battle.ts';
import { charge, moving } from '../../flows/hands.ts';
import { accepts, dice, enters } from '../../flows/table.ts';
import { evening, left, opens, set } from '../../flows/two-corps.ts';

afterEach(cleanup);

function told(battle: Battle, name: RegExp): string {
  const id = battle.action?.formation ?? '';
  const formation = battle.formations[id];
  if (!formation) throw new Error('No formation acts.');
  render(<MoveStep battle={battle} formation={formation} units={unitsOf(battle, id)} id="x" />);
  const said = (screen.getByRole('button', { name }).textContent ?? '').replace(/\s/g, '');
  cleanup();
  return said;
}

it('NBC-MOV-15 a unit that caught a Broken one by dice goes on by those dice, not by its full move', () => {
  const before = moving(set(left(evening(), 'kempt', 0), 'kempt', { fate: 'broken' }));
  expect(told(before, /Husson/)).toMatch(/\dcm/);
  const caught = accepts(enters(opens(before, charge('husson', 'kempt'), { 'a:inCZ': true }), 'dice', dice(3, 4)));
  expect(told(caught, /Husson/)).toMatch(/2dice/);
  expect(told(caught, /Husson/)).not.toMatch(/\dcm/);
});
