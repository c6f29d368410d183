import { describe, expect, it } from 'vitest';
import {
  artilleryDice,
  artilleryThrow,
  mayFire,
  mayShoot,
  type Shot,
  volley,
} from '../../../src/battlefield/rules/fire/artillery.ts';
import { evadeResult, finalShot, mustEvade } from '../../../src/battlefield/rules/fire/evading.ts';
import {
  type ConvertibleBattery,
  canBecomeHowitzers,
  cannotFireYet,
  howitzersAllowed,
  mayStartAsHowitzers,
  TURNS_TO_CONVERT,
} from '../../../src/battlefield/rules/fire/fighters.ts';
import { brigade, guns, hitsWith, shotBy } from '../muster.ts';

const battery = (id: string, special: Partial<ConvertibleBattery> = {}): ConvertibleBattery => ({
  id,
  weight: 'medium',
  mobility: 'foot',
  pieces: 'guns',
  ...special,
});
const park = (n: number) => Array.from({ length: n }, (_, i) => battery(`b${i}`));

describe('making howitzer batteries', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [11, 2],
    [12, 3],
  ])('NBC-HOW-01 %i batteries that can stand together make %i', (batteries, allowed) => {
    expect(howitzersAllowed(park(batteries))).toBe(allowed);
  });

  it('NBC-HOW-01 horse and Light batteries count among the four but are not changed themselves', () => {
    expect(canBecomeHowitzers(battery('x'))).toBe(true);
    expect(canBecomeHowitzers(battery('x', { weight: 'heavy' }))).toBe(true);
    expect(canBecomeHowitzers(battery('x', { weight: 'light' }))).toBe(false);
    expect(canBecomeHowitzers(battery('x', { mobility: 'horse' }))).toBe(false);
    expect(canBecomeHowitzers(battery('x', { pieces: 'rockets' }))).toBe(false);
    const horse = [battery('h1', { mobility: 'horse' }), battery('h2', { mobility: 'horse' })];
    const mixed = [...horse, battery('f1'), battery('f2')];
    expect(howitzersAllowed(mixed)).toBe(1);
    expect(mayStartAsHowitzers(mixed, ['f1']).ok).toBe(true);
    expect(mayStartAsHowitzers(mixed, ['h1'])).toMatchObject({ ok: false, row: 'NBC-HOW-01' });
    const light = park(8).map((b, i) => (i === 0 ? b : { ...b, weight: 'light' as const }));
    expect(howitzersAllowed(light)).toBe(1);
  });

  it('NBC-HOW-01 rockets and howitzers are not unconverted batteries', () => {
    expect(howitzersAllowed([...park(3), battery('r', { pieces: 'rockets' })])).toBe(0);
  });

  it('NBC-HOW-01 no more than allowed, no battery twice, and none that stands elsewhere', () => {
    expect(mayStartAsHowitzers(park(4), ['b0', 'b1']).ok).toBe(false);
    expect(mayStartAsHowitzers(park(8), ['b0', 'b1']).ok).toBe(true);
    expect(mayStartAsHowitzers(park(8), ['b0', 'b0']).ok).toBe(false);
    expect(mayStartAsHowitzers(park(8), ['elsewhere']).ok).toBe(false);
    expect(mayStartAsHowitzers(park(1), []).ok).toBe(true);
  });

  it('NBC-HOW-02 it takes two turns; meanwhile nobody moves, donors fire as if Disordered, the battery not at all', () => {
    expect(TURNS_TO_CONVERT).toBe(2);
    expect(cannotFireYet({ conversion: 'converting' })).toBe(true);
    expect(cannotFireYet({ conversion: 'donor' })).toBe(false);
    expect(mayFire(guns({ conversion: 'converting' })).ok).toBe(false);
    const donor = artilleryThrow(shotBy({ conversion: 'donor' }));
    expect(donor.toHit.total).toBe(6);
    expect(hitsWith(donor.throw, [5, 5, 6, 6])).toBe(2);
  });
});

describe('howitzers firing', () => {
  const fire = (special: Partial<Shot> = {}, rulings = {}) =>
    artilleryThrow(shotBy({ pieces: 'howitzers' }, special), rulings);

  it.each([0, 8, 17, 25, 30])('NBC-HOW-03 two dice at %i cm', (distanceCm) => {
    expect(fire({ distanceCm }).dice.total).toBe(2);
    expect(fire({ distanceCm }).legal.ok).toBe(true);
  });

  it('NBC-HOW-03 nothing beyond 30 cm', () => {
    expect(fire({ distanceCm: 30.5 }).legal).toMatchObject({ ok: false, row: 'NBC-HOW-03' });
    expect(fire({ distanceCm: 30.5 }).dice.total).toBe(0);
  });

  it('NBC-HOW-03 they hit like guns, and better crews add a die unless ruled otherwise (AMB-81)', () => {
    expect(artilleryThrow(shotBy({ pieces: 'howitzers', disordered: true, exhaustion: 1 })).toHit.total).toBe(7);
    expect(hitsWith(fire().throw, [5, 4])).toBe(1);
    const elite = shotBy({ pieces: 'howitzers', quality: 5 });
    expect(artilleryDice(elite).total).toBe(3);
    expect(artilleryDice(elite, { howitzerQ5: 'no' }).total).toBe(2);
  });

  it('NBC-HOW-04 level and skirmishers cost no die', () => {
    expect(fire({ distanceCm: 20, differentLevel: true, target: brigade({ stands: 2 }) }).dice.total).toBe(2);
  });

  it('NBC-HOW-04 the bonuses of guns; penalties for hard cover and mud at any range, not for soft ground', () => {
    expect(fire().bonus).toEqual([]);
    expect(fire({ aspect: 'flank' }).bonus).toHaveLength(1);
    expect(fire({ target: { ...brigade(), threatenedByCavalry: true } }).bonus).toHaveLength(1);
    expect(fire({ target: brigade({ order: 'strategic' }) }).bonus).toHaveLength(1);
    expect(fire({ target: brigade({ cover: 'hard' }) }).penalties).toHaveLength(1);
    expect(fire({ target: brigade({ cover: 'soft' }) }).penalties).toEqual([]);
    expect(fire({ ground: 'mud', distanceCm: 2 }).penalties).toHaveLength(1);
    expect(fire({ ground: 'soft', distanceCm: 29 }).penalties).toEqual([]);
    expect(hitsWith(fire({ ground: 'mud' }).throw, [6, 5, 4, 3])).toBe(1);
  });

  it('NBC-HOW-04 hits cost CP and call for a check', () => {
    const shots = [{ battery: guns({ pieces: 'howitzers' }), aspect: 'front', hits: 1, faces: [5, 1] } as const];
    expect(volley(brigade(), shots).target).toMatchObject({ cpLost: 1, check: { losses: 1 }, disordered: false });
  });

  it('NBC-HOW-06 they are used like other artillery: attached reach, evading, Final Shot', () => {
    expect(mayShoot(shotBy({ pieces: 'howitzers', attached: true }, { distanceCm: 10 })).ok).toBe(true);
    const howitzers = guns({ pieces: 'howitzers' });
    expect(mustEvade({ battery: howitzers, attackedFromOutsideContactZone: true, inFieldWorks: false }).ok).toBe(true);
    expect(evadeResult('VH', { battery: howitzers, aspect: 'front' }).canister?.throw.dice).toBe(3);
    expect(finalShot({ battery: howitzers, aspect: 'front', triedToEvade: false }).legal.ok).toBe(true);
  });
});
