import { describe, expect, it } from 'vitest';
import {
  canisterCasualties,
  closesAgainAfterCanister,
  finalShot,
} from '../../../src/battlefield/rules/fire/evading.ts';
import type { Battery } from '../../../src/battlefield/rules/fire/fighters.ts';
import type { Aspect } from '../../../src/book/terms.ts';
import { brigade, guns, hitsWith } from '../muster.ts';

const shot = (battery: Partial<Battery> = {}, aspect: Aspect = 'front', triedToEvade = false) =>
  finalShot({ battery: guns(battery), aspect, triedToEvade });

describe('the Final Shot', () => {
  it('NBC-FSH-01 an unattached battery attacked in front that did not try to evade throws three dice', () => {
    expect(shot().legal.ok).toBe(true);
    expect(shot().throw.dice).toBe(3);
    expect(shot({ weight: 'heavy', quality: 6 }).throw.dice).toBe(3);
    expect(shot({ pieces: 'howitzers' }).legal.ok).toBe(true);
    expect(shot({}, 'flank').legal.ok).toBe(false);
    expect(shot({}, 'rear').legal.ok).toBe(false);
    expect(shot({}, 'front', true).legal.ok).toBe(false);
    expect(shot({ pieces: 'rockets' }).legal.ok).toBe(false);
  });

  it.each([
    [false, 0, 2],
    [true, 0, 1],
    [false, 1, 1],
    [true, 1, 0],
    [false, 2, 0],
  ] as const)('NBC-FSH-01 Disordered %s and exhaustion %i: 4, 5 and 6 are %i hits', (disordered, exhaustion, hits) => {
    expect(hitsWith(shot({ disordered, exhaustion }).throw, [4, 5, 6])).toBe(hits);
  });

  it('NBC-FSH-01 each hit costs the attacker 1 CP and it checks for Disorder before contact (AMB-85)', () => {
    const harm = canisterCasualties(brigade({ cp: 5, order: 'attack-keen' }), 3);
    expect(harm).toMatchObject({ cpLost: 3, fate: 'good', check: { losses: 3, aspects: [] } });
    expect(canisterCasualties(brigade(), 0).check).toBeUndefined();
    expect(canisterCasualties(brigade({ cp: 2 }), 2)).toMatchObject({ fate: 'broken' });
    expect(canisterCasualties(brigade({ engineerAttached: true }), 1).engineersAtRisk).toBe(true);
  });

  it('AMB-85 it does not check again to close unless the group says so', () => {
    const harm = canisterCasualties(brigade(), 1);
    expect(closesAgainAfterCanister(harm)).toBe(false);
    expect(closesAgainAfterCanister(harm, { finalShotRecheck: 'yes' })).toBe(true);
    expect(closesAgainAfterCanister(canisterCasualties(brigade(), 0), { finalShotRecheck: 'yes' })).toBe(false);
    expect(closesAgainAfterCanister(canisterCasualties(brigade({ cp: 1 }), 1), { finalShotRecheck: 'yes' })).toBe(
      false,
    );
  });
});
