/** In the simplified game Broken is Eliminated (NBC-SIM-01): in every question, every sentence, and in the book. */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP } from '../../src/battlefield/battle.ts';
import { begin, codesIn, small, told, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, does, drives, hits, throws } from './table.ts';
import { reads } from './turns.ts';

const start = () => begin(small(), { simplified: ['noRally'] });
const weak = (battle: Battle, unit: string) =>
  withUnit(battle, unit, { lost: { white: currentCP(battle.units[unit]!) - 1, red: 0, blue: 0 } });
const saying = (battle: Battle) => told(battle, { do: 'accept', task: top(battle).id }).flatMap(codesIn);

describe('who loses his last point where nobody rallies', () => {
  it('NBC-SIM-01 NBC-CC-13 NBC-CC-29 in close combat draws no card, goes back through no friends, and is gone', () => {
    const combat = does(weak(acts(start(), 'ii', 'combats'), 'campi'), {
      ...{ do: 'combat', attackers: ['campi'], target: 'kempt' },
    });
    const { battle, slots } = drives(combat, { 'throw:campi': hits(1, 1), 'throw:kempt': hits(8, 1) });
    // The winner draws, for it has lost a point; the loser does not.
    expect(slots).toEqual(['throw:campi', 'throw:kempt', 'check:kempt']);
    expect(asks(battle).filter((key) => /friends|blocked|through/.test(key))).toEqual([]);
    expect(codesIn(reads(battle).means)).toContain('combat-fate-eliminated');
    expect(saying(battle)).not.toContain('combat-goes-back');
    expect(accepts(battle).units.campi?.fate).toBe('eliminated');
  });

  it('NBC-SIM-01 NBC-FF-11 NBC-OFF-03 in a firefight is told as gone, not as running', () => {
    const fire = does(weak(acts(start(), 'ii', 'firefights'), 'campi'), {
      ...{ do: 'firefight', unit: 'campi', target: 'kempt' },
    });
    const { battle } = throws(fire, { kempt: 1 });
    expect(saying(battle)).toContain('firefight-eliminated');
    expect(saying(battle)).not.toContain('firefight-breaks');
    expect(accepts(battle)).toMatchObject({ agenda: [], units: { campi: { fate: 'eliminated' } } });
  });
});
