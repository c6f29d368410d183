import { describe, expect, it } from 'vitest';
import {
  type AttackOnBattery,
  evadeModifiers,
  evadeResult,
  mustEvade,
} from '../../../src/battlefield/rules/fire/evading.ts';
import { closingCheck } from '../../../src/battlefield/rules/movement/contact-zone.ts';
import { ARMS } from '../../../src/book/terms.ts';
import type { Result } from '../../../src/cards/results.ts';
import { guns, hitsWith } from '../muster.ts';

const attack = (special: Partial<AttackOnBattery> = {}): AttackOnBattery => ({
  battery: guns(),
  attackedFromOutsideContactZone: true,
  inFieldWorks: false,
  ...special,
});
const rowOf = (special: Partial<AttackOnBattery>) => {
  const legal = mustEvade(attack(special));
  return legal.ok ? 'evades' : legal.row;
};

describe('artillery evading', () => {
  it.each<[string, Partial<AttackOnBattery>, string]>([
    ['a Medium battery attacked from outside its contact zone', {}, 'evades'],
    ['a Light one', { battery: guns({ weight: 'light' }) }, 'evades'],
    ['a Heavy one', { battery: guns({ weight: 'heavy' }) }, 'NBC-EVD-01'],
    ['one in field works', { inFieldWorks: true }, 'NBC-EVD-01'],
    ['one attacked from inside its contact zone', { attackedFromOutsideContactZone: false }, 'NBC-EVD-01'],
  ])('NBC-EVD-01 %s: %s', (_, special, expected) => {
    expect(rowOf(special)).toBe(expected);
  });

  it.each<[Result, number, boolean, boolean, boolean]>([
    ['VH', 3, true, false, false],
    ['H', 2, true, false, false],
    ['N', 1, true, true, false],
    ['L', 3, false, false, false],
    ['VL', 1, false, false, true],
  ])(
    'NBC-EVD-02 %s: %i dice of canister, evades %s, Disordered %s, guns left %s',
    (result, dice, evades, dis, left) => {
      const evade = evadeResult(result, { battery: guns(), aspect: 'front' });
      expect(evade.canister?.dice.total).toBe(dice);
      expect(evade.canister?.throw.dice).toBe(dice);
      expect(evade.evades).toBe(evades);
      expect(evade.battery.disordered).toBe(dis);
      expect(evade.abandoned !== undefined).toBe(left);
    },
  );

  it('NBC-EVD-02 canister only at an attack on the Frontal Aspect, hitting as usual', () => {
    expect(evadeResult('VH', { battery: guns(), aspect: 'flank' }).canister).toBeUndefined();
    expect(evadeResult('VH', { battery: guns(), aspect: 'rear' }).canister).toBeUndefined();
    const steady = evadeResult('VH', { battery: guns(), aspect: 'front' }).canister!;
    expect(hitsWith(steady.throw, [4, 5, 6])).toBe(2);
    const shaken = evadeResult('L', { battery: guns({ disordered: true }), aspect: 'front' }).canister!;
    expect(hitsWith(shaken.throw, [4, 5, 6])).toBe(1);
    // The Disorder of an N comes with the move, after the canister.
    expect(evadeResult('N', { battery: guns(), aspect: 'front' }).canister!.toHit.total).toBe(5);
  });

  it('NBC-EVD-02 cavalry takes one from the rating, horse artillery adds one', () => {
    const modifier = (arm: (typeof ARMS)[number], mobility: 'foot' | 'horse') =>
      evadeModifiers({ arm }, { mobility }).reduce((sum, { value }) => sum + value, 0);
    for (const arm of ARMS) {
      expect(modifier(arm, 'foot')).toBe(arm === 'cavalry' ? -1 : 0);
      expect(modifier(arm, 'horse')).toBe(arm === 'cavalry' ? 0 : 1);
    }
  });

  it('NBC-EVD-02 a battery Disordered before is lost by the Disorder of an N (NBC-ART-20)', () => {
    const evade = evadeResult('N', { battery: guns({ disordered: true }), aspect: 'front' });
    expect(evade).toMatchObject({ evades: false, upToCm: 0, battery: { fate: 'eliminated' } });
  });

  it('NBC-EVD-03 10 cm on foot, 15 with horses, facing away', () => {
    const foot = evadeResult('H', { battery: guns(), aspect: 'front' });
    expect(foot).toMatchObject({ upToCm: 10 });
    const horse = evadeResult('H', { battery: guns({ mobility: 'horse' }), aspect: 'front' });
    expect(horse).toMatchObject({ upToCm: 15 });
    expect(evadeResult('L', { battery: guns(), aspect: 'front' })).toMatchObject({ upToCm: 0 });
  });

  it('NBC-EVD-04 the attacker checks again; once per attacker, many times a turn', () => {
    const again = { aspect: 'rear', startsInContactZone: true, afterEvasion: true } as const;
    expect(closingCheck(again)).toBe(true);
    expect(rowOf({ evadedThisAttacker: true })).toBe('NBC-EVD-04');
    expect(rowOf({ evadedThisAttacker: false })).toBe('evades');
  });

  it('NBC-EVD-05 abandoned guns are lost when the attacker reaches them, or by ruling fixed and Disordered', () => {
    const left = evadeResult('VL', { battery: guns(), aspect: 'rear' });
    expect(left).toMatchObject({ evades: false, abandoned: 'eliminated' });
    const kept = evadeResult('VL', { battery: guns(), aspect: 'rear' }, { abandoned: 'disorderedAndFixed' });
    expect(kept.abandoned).toBe('disorderedAndFixed');
    expect(evadeResult('L', { battery: guns(), aspect: 'rear' }).abandoned).toBeUndefined();
  });
});
