/** Horse that fights for a place on foot: what it is until it mounts, and what it has then (NBC-BUA-04, AMB-130). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { currentCP } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, cavalry, play, refusal, SMALL, small, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, decides, dice, does, drives, hits, isOffered, says, takes } from './table.ts';

const [PICTON, COOKE] = SMALL.sides.b.formations;
/** Vivian's light horse, seven points, holds the farm. */
const held = (rulings: Rulings = {}, cp = 7): Battle => {
  const formations = [{ ...PICTON!, units: [...PICTON!.units, cavalry('vivian', '6c', 'Vivian', 2100)] }, COOKE!];
  const battle = begin(small({ sides: { a: SMALL.sides.a, b: { ...SMALL.sides.b, formations } } }), { rulings });
  return withUnit(battle, 'vivian', { area: 'farm', lost: { white: 7 - cp, red: 0, blue: 0 } });
};
const attacked = (battle: Battle) =>
  does(acts(battle, 'ii', 'combats'), { do: 'combat', attackers: ['husson'], target: 'vivian' });
/** It fights on foot, and the attackers are thrown back. */
const stood = (rulings: Rulings = {}) =>
  accepts(
    drives(says(attacked(held(rulings)), { 'd:onFoot': true }), {
      'throw:vivian': hits(3, 1),
      'check:husson': { result: 'L' },
    }).battle,
  );
const cpOf = (battle: Battle) => currentCP(battle.units.vivian!);

describe('light horse attacked in a town', () => {
  it('NBC-BUA-04 leaves it unless it is said to fight, and fights with half its points as foot', () => {
    const asked = attacked(held());
    expect(takes(asked, 'd:onFoot')).toBe(false);
    const { vivian } = accepts(asked).units;
    expect([vivian!.area, vivian!.onFoot ?? false]).toEqual([null, false]);
    const { needs, battle } = drives(says(asked, { 'd:onFoot': true }), { 'throw:vivian': hits(3, 1) });
    expect(needs['throw:vivian']).toMatchObject({ dice: 3 });
    expect(accepts(battle).units.vivian).toMatchObject({ area: 'farm', onFoot: true });
  });

  it('NBC-BUA-04 NBC-CC-28 mounts as it leaves an area that the table alone knows of, by its own move or driven out', () => {
    const start = withUnit(held(), 'vivian', { area: null });
    const asked = says(says(attacked(start), { area: 'for' }), { 'd:onFoot': true });
    const holds = accepts(drives(asked, { 'throw:vivian': hits(3, 1), 'check:husson': { result: 'VL' } }).battle);
    expect(holds.units.vivian).toMatchObject({ area: null, onFoot: true });
    const moved = accepts(drives(does(acts(holds, 'picton', 'move'), { do: 'move', unit: 'vivian' })).battle);
    // Seven on horseback are three on foot, and six again.
    expect([moved.units.vivian!.onFoot, cpOf(moved)]).toEqual([false, 6]);
    const beaten = drives(asked, {
      'throw:husson': hits(6, 1),
      'throw:husson#1': hits(1, 1),
      'check:vivian': { result: 'N' },
    });
    expect(accepts(beaten.battle).units.vivian!.onFoot).toBe(false);
  });

  it('NBC-BUA-04 stays on foot: it charges nobody, is fired at as foot, and makes no garrison', () => {
    const stands = stood();
    const theirs = { ...stands, action: { formation: 'picton', step: 'move' as const } };
    expect(isOffered(theirs, { do: 'charge', unit: 'vivian' })).toBe(false);
    const volley = { ...stands, action: { formation: 'ii', step: 'firefights' as const } };
    expect(isOffered(volley, { do: 'firefight', unit: 'husson', target: 'vivian' })).toBe(true);
    const hour = withUnit({ ...stands, action: { formation: 'picton', step: 'administration' as const } }, 'vivian', {
      occupied: 60,
    });
    expect(refusal(hour, { do: 'garrison', unit: 'vivian' })).toBe('garrison-on-foot');
  });

  it.each([
    [{}, 6],
    [{ cavBuaOdd: 'kept' }, 7],
  ] as const)(
    'NBC-BUA-04 AMB-130 that nobody hurt has twice its three points when it mounts, %j: %i',
    (rulings, cp) => {
      const stands = stood(rulings);
      expect(cpOf(stands)).toBe(7);
      const ways: readonly ((battle: Battle) => Battle)[] = [
        (battle) => play(battle, { do: 'occupy', unit: 'vivian', area: null }),
        (battle) => accepts(does(acts(battle, 'picton', 'move'), { do: 'move', unit: 'vivian' })),
        (battle) => decides(does(acts(battle, 'picton', 'move'), { do: 'move', unit: 'vivian' }), 'moved'),
      ];
      // Those who attacked it have gone.
      const clear = withUnit(stands, 'vivian', { facts: {} });
      for (const out of ways) {
        const mounted = out(clear);
        expect([cpOf(mounted), mounted.units.vivian!.onFoot, mounted.units.vivian!.area]).toEqual([cp, false, null]);
      }
    },
  );

  it.each([
    [{}, 4],
    [{ cavBuaOdd: 'kept' }, 5],
  ] as const)('NBC-BUA-04 NBC-CC-28 AMB-130 that loses a point on foot and is thrown out, %j: %i', (rulings, cp) => {
    const lost = drives(says(attacked(held(rulings)), { 'd:onFoot': true }), {
      'throw:husson': hits(6, 1),
      'throw:husson#1': dice(4),
      'check:vivian': { result: 'L' },
    });
    const out = accepts(lost.battle);
    expect([cpOf(out), out.units.vivian!.onFoot, out.units.vivian!.area]).toEqual([cp, false, null]);
  });

  it('NBC-BUA-04 NBC-GL-17 that is Broken on foot is Broken horse, and mounts for nobody', () => {
    const weak = says(attacked(held({}, 3)), { 'd:onFoot': true });
    const broken = accepts(
      drives(weak, { 'throw:husson': hits(6, 1), 'throw:husson#1': dice(4), 'check:vivian': { result: 'N' } }).battle,
    );
    expect(broken.units.vivian).toMatchObject({ fate: 'broken', onFoot: false, area: null });
    expect(cpOf(broken)).toBe(0);
  });

  it.each(['', 'open', 'for'])(
    'NBC-BUA-04 NBC-CC-03 AMB-130 fights on foot wherever it is attacked on foot (area: %j)',
    (area) => {
      const afoot = attacked(withUnit(held(), 'vivian', { area: null, onFoot: true }));
      expect(takes(afoot, 'area')).toBe('for');
      const { needs } = drives(area ? says(afoot, { area }) : afoot, { 'throw:vivian': hits(3, 1) });
      // Half of seven.
      expect(needs['throw:vivian']).toMatchObject({ dice: 3 });
    },
  );

  it('NBC-BUA-04 attacks nobody, in contact or not', () => {
    const near = withUnit(stood(), 'vivian', { facts: { contact: 'husson', contactIn: 1 } });
    for (const one of [stood(), near]) {
      const combats = { ...one, action: { formation: 'picton', step: 'combats' as const } };
      expect(refusal(combats, { do: 'combat', attackers: ['vivian'], target: 'husson' })).toBe('attack-on-foot');
      expect(isOffered(combats, { do: 'combat', attackers: ['vivian'] })).toBe(false);
    }
  });

  it('NBC-BUA-04 does not mount while an enemy is in its Contact Zone', () => {
    const near = withUnit(stood(), 'vivian', { facts: { inCZ: true } });
    expect(refusal(near, { do: 'occupy', unit: 'vivian', area: null })).toBe('on-foot-stays');
  });
});
