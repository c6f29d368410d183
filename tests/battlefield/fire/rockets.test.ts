import { describe, expect, it } from 'vitest';
import { artilleryThrow, type Shot, type ShotHits, volley } from '../../../src/battlefield/rules/fire/artillery.ts';
import { evadeResult, finalShot, mustEvade } from '../../../src/battlefield/rules/fire/evading.ts';
import { fateOnContact, rocketDice, throwsOne } from '../../../src/battlefield/rules/fire/fighters.ts';
import type { Arm } from '../../../src/book/terms.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { brigade, guns, hitsWith, shotBy } from '../muster.ts';

const fire = (special: Partial<Shot> = {}) => artilleryThrow(shotBy({ pieces: 'rockets' }, special));
const rockets = (hits: number, faces: Face[], special: Partial<ShotHits> = {}): ShotHits => ({
  battery: guns({ pieces: 'rockets' }),
  aspect: 'front',
  hits,
  faces,
  ...special,
});

describe('rockets', () => {
  it.each<[Arm, number]>([
    ['infantry', 1],
    ['mixed', 1],
    ['cavalry', 2],
    ['artillery', 0],
    // NBC-PON-02: a pontoon train counts as a battery.
    ['pontoon', 0],
  ])('NBC-RKT-01 against %s: %i dice', (arm, dice) => {
    expect(rocketDice({ arm }).total).toBe(dice);
    expect(fire({ target: brigade({ arm }), distanceCm: 30 }).dice.total).toBe(dice);
  });

  it('NBC-RKT-01 reaches 30 cm, with no die for better crews, hitting like guns', () => {
    expect(fire({ distanceCm: 30 }).legal.ok).toBe(true);
    expect(fire({ distanceCm: 31 }).legal).toMatchObject({ ok: false, row: 'NBC-RKT-01' });
    expect(artilleryThrow(shotBy({ pieces: 'rockets', quality: 6 })).dice.total).toBe(1);
    expect(artilleryThrow(shotBy({ pieces: 'rockets', disordered: true })).toHit.total).toBe(6);
    expect(artilleryThrow(shotBy({ pieces: 'rockets', exhaustion: 2 })).toHit.total).toBe(7);
  });

  it('NBC-RKT-01 a natural 1 calls for one check of the target, however many there are (AMB-80)', () => {
    expect(throwsOne([1])).toBe(true);
    expect(throwsOne([2, 6])).toBe(false);
    const { target, misfires } = volley(brigade({ arm: 'cavalry' }), [rockets(0, [1, 1]), rockets(0, [1, 4])]);
    expect(target).toMatchObject({ hits: 0, cpLost: 0, disordered: false });
    expect(target.check).toEqual({ losses: 0, aspects: [] });
    expect(misfires).toEqual([]);
    expect(volley(brigade(), [rockets(0, [2])]).target.check).toBeUndefined();
  });

  it('NBC-RKT-01 with other guns’ hits there is still one check', () => {
    const shots: ShotHits[] = [{ battery: guns(), aspect: 'front', hits: 2, faces: [6, 6] }, rockets(0, [1])];
    expect(volley(brigade(), shots).target).toMatchObject({ cpLost: 2, check: { losses: 2 } });
  });

  it('AMB-80 by the other reading the 1 is a misfire: the rockets check, not their target', () => {
    const { target, misfires } = volley(brigade(), [rockets(0, [4]), rockets(0, [1])], { rocketOne: 'firer' });
    expect(target.check).toBeUndefined();
    expect(misfires).toEqual([1]);
  });

  it('NBC-RKT-02 no die is lost, no bonus is given, and only hard cover confirms', () => {
    const screened = brigade({ arm: 'cavalry', stands: 2, order: 'redeploy' });
    const all = fire({ target: screened, differentLevel: true, aspect: 'flank', ground: 'mud', distanceCm: 25 });
    expect(all.dice.total).toBe(2);
    expect([all.bonus, all.penalties]).toEqual([[], []]);
    expect(fire({ target: brigade({ cover: 'soft' }) }).penalties).toEqual([]);
    const hard = fire({ target: brigade({ cover: 'hard' }) });
    expect(hitsWith(hard.throw, [6, 3])).toBe(0);
    expect(hitsWith(hard.throw, [5, 4])).toBe(1);
  });

  it('NBC-RKT-03 any hit Disorders the target without a check', () => {
    const { target } = volley(brigade(), [
      rockets(1, [6]),
      { battery: guns(), aspect: 'rear', hits: 2, faces: [5, 5] },
    ]);
    expect(target).toMatchObject({ cpLost: 3, disordered: true });
    expect(target.check).toBeUndefined();
    // Hits with a natural 1 beside them: the Disorder is there already.
    expect(volley(brigade({ arm: 'cavalry' }), [rockets(1, [6, 1])]).target.check).toBeUndefined();
    expect(volley(brigade({ cp: 1 }), [rockets(1, [6])]).target).toMatchObject({ fate: 'broken', disordered: false });
  });

  it('NBC-RKT-04 they are not offered a battery as a target', () => {
    expect(fire({ target: brigade({ arm: 'artillery', cp: 0 }) }).legal).toMatchObject({
      ok: false,
      row: 'NBC-RKT-04',
    });
  });

  it('NBC-RKT-05 they evade like artillery but have no canister, are never attached, and are lost on contact', () => {
    const battery = guns({ pieces: 'rockets' });
    expect(mustEvade({ battery, attackedFromOutsideContactZone: true, inFieldWorks: false }).ok).toBe(true);
    expect(evadeResult('VH', { battery, aspect: 'front' })).toMatchObject({ evades: true });
    expect(evadeResult('VH', { battery, aspect: 'front' }).canister).toBeUndefined();
    expect(finalShot({ battery, aspect: 'front', triedToEvade: false }).legal).toMatchObject({
      ok: false,
      row: 'NBC-RKT-05',
    });
    expect(artilleryThrow(shotBy({ pieces: 'rockets', attached: true })).legal).toMatchObject({ row: 'NBC-RKT-05' });
    expect(fateOnContact('rockets')).toBe('eliminated');
    expect(fateOnContact('guns')).toBe('good');
    expect(fateOnContact('howitzers')).toBe('good');
  });
});
