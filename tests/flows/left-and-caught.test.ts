/** Places that are left as something else happens: a Broken unit caught, a garrison that has grown. */
import { describe, expect, it } from 'vitest';
import { currentCP } from '../../src/battlefield/battle.ts';
import { begin, infantry, play, SMALL, small, withUnit } from '../battlefield/fixtures.ts';
import { charge, moving } from './hands.ts';
import { accepts, acts, dice, does, enters } from './table.ts';
import { ninth, timeCard } from './turns.ts';
import { evening, unit } from './two-corps.ts';
import { asked, by } from './unbroken.ts';

describe('who leaves a farm', () => {
  it('NBC-BRK-03 NBC-CC-32 NBC-GAR-02 to catch a Broken unit is out of it, and his hour there is over', () => {
    const fled = by(moving(evening()), 'kempt', { fate: 'broken' });
    const inside = withUnit(fled, 'husson', { area: 'farm', areaIn: 1, occupied: 20 });
    const caught = accepts(enters(asked(inside, charge('husson', 'kempt'), { 'a:inCZ': true }), 'dice', dice(6, 5)));
    expect(unit(caught, 'kempt').fate).toBe('eliminated');
    expect(unit(caught, 'husson')).toMatchObject({ area: null, occupied: 0 });
  });

  it('NBC-LUL-03 NBC-GAR-03 has no room beside a garrison that has grown since two units were to change places', () => {
    const guard = infantry('guard', 'G', 'Guard', 1500, 3, 0);
    const garrisons = [{ area: 'farm', unit: guard }];
    const from = begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, garrisons } } }));
    const [limit = 0, campi] = [from.scenario.areas.find(({ id }) => id === 'farm')?.limit, from.units.campi!];
    const there = limit - currentCP(campi);
    const held = by(withUnit(from, 'husson', { area: 'farm', areaIn: 1, occupied: 40 }), 'guard', { cp: there });
    const quiet = does(play(ninth(timeCard(held, 20)), { do: 'lull', side: 'a', where: '' }), { do: 'next' });
    const swaps = does(acts(quiet, 'ii', 'move'), { do: 'swap', unit: 'husson', with: 'campi' });
    expect(unit(accepts(swaps), 'campi').area).toBe('farm');
    expect(unit(accepts(by(swaps, 'guard', { cp: there + 1 })), 'campi').area).toBe(null);
  });
});
