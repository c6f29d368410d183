/** Who stands near whom, when one of them is gone, follows, or leaves his place by catching the Broken. */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP } from '../../src/battlefield/battle.ts';
import { begin, cavalry, goTo, play, refusal, SMALL, small, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, decides, does, drives, enters, hits, isOffered, takes } from './table.ts';

/** Campi of II Corps charges Kempt and stops short of him: each is in the other's Contact Zone. */
const stopped = (battle = begin()): Battle => {
  const charges = does(acts(battle, 'ii', 'move'), { do: 'charge', unit: 'campi', target: 'kempt' });
  return accepts(enters(charges, 'card', { result: 'L' }));
};

describe('an enemy who was near', () => {
  it('NBC-GL-06 NBC-GL-18 NBC-REC-01 is so no longer when he is gone: nobody is taken to be in his Contact Zone', () => {
    const near = stopped();
    expect(near.units.kempt?.facts.inCZ).toBe(true);
    const last = withUnit(near, 'campi', { kind: 'detachment', lost: { white: 7, red: 0, blue: 0 } });
    const gone = play(last, { do: 'hits', unit: 'campi', hits: 1, cause: 'firefight', aspect: 'front' });
    expect(gone.units.campi).toMatchObject({ fate: 'eliminated', facts: { met: 'kempt' } });
    expect(gone.units.kempt?.facts.inCZ).toBeUndefined();
    const recovers = does(goTo(withUnit(gone, 'kempt', { disordered: true }), 7), { do: 'recover', unit: 'kempt' });
    expect(takes(recovers, 'inCZ')).toBe(false);
  });

  it('NBC-REC-01 NBC-ORD-22 ends a rest as the recovery ends, though its unit draws no card', () => {
    const near = withUnit(stopped(), 'kempt', { resting: true, exhaustion: 1 });
    expect(goTo(near, 7).units.kempt?.resting).toBe(true);
    expect(goTo(near, 8).units.kempt).toMatchObject({ resting: false, ownOrder: 'defend', disturbed: true });
    const far = withUnit(goTo(begin(), 6), 'kempt', { resting: true, exhaustion: 1 });
    expect(goTo(far, 8).units.kempt?.resting).toBe(true);
  });
});

/** Piré's horse is impetuous, and rides against Ponsonby's. */
const horse = (impetuous: boolean): Battle => {
  const [ii, ...others] = SMALL.sides.a.formations;
  const [picton, ...rest] = SMALL.sides.b.formations;
  const pire = { ...cavalry('pire', 'II/2c', 'Piré'), impetuous };
  const units = ii!.units.map((unit) => (unit.id === 'pire' ? pire : unit));
  return begin(
    small({
      sides: {
        a: { ...SMALL.sides.a, formations: [{ ...ii!, units }, ...others] },
        b: {
          ...SMALL.sides.b,
          formations: [{ ...picton!, units: [...picton!.units, cavalry('ponsonby', '2c', 'Ponsonby')] }, ...rest],
        },
      },
    }),
  );
};

describe('cavalry that rides after a beaten enemy', () => {
  const pursued = (impetuous: boolean, caught: number): Battle => {
    const fight = does(acts(horse(impetuous), 'ii', 'combats'), {
      do: 'combat',
      attackers: ['pire'],
      target: 'ponsonby',
    });
    return accepts(
      drives(fight, {
        'throw:pire': hits(6, 2),
        'throw:ponsonby': hits(6, 1),
        'check:pire': { result: 'H' },
        'check:ponsonby': { result: 'N' },
        'pursuit:pire': hits(2, caught),
      }).battle,
    );
  };

  it('NBC-CC-35 NBC-REC-01 NBC-GL-06 impetuous, ends before him and in his Contact Zone; no other does', () => {
    // Two by the fight and one by the pursuit; he falls back 12 cm, and Piré follows to 1 cm.
    const { pire, ponsonby } = pursued(true, 1).units;
    expect(currentCP(ponsonby!)).toBe(3);
    expect([pire?.facts.inCZ, ponsonby?.facts.inCZ]).toEqual([true, true]);
    const stays = pursued(false, 1).units;
    expect([currentCP(stays.ponsonby!), stays.pire?.facts.inCZ, stays.ponsonby?.facts.inCZ]).toEqual([
      3,
      undefined,
      undefined,
    ]);
    expect(pursued(true, 0).units.pire?.facts.inCZ).toBeUndefined();
  });
});

describe('who catches the Broken', () => {
  it('NBC-BRK-03 NBC-BUA-01 NBC-GAR-02 has left the village and the wall he came from', () => {
    const start = withUnit(acts(begin(), 'ii', 'move'), 'kempt', { fate: 'broken' });
    const inFarm = withUnit(start, 'husson', { area: 'farm', areaIn: 1, occupied: 40, facts: { cover: 'hard' } });
    for (const disordered of [false, true]) {
      const charge = { do: 'charge', unit: 'husson', target: 'kempt' } as const;
      const caught = accepts(does(withUnit(inFarm, 'husson', { disordered }), charge));
      expect(caught.units.husson).toMatchObject({ area: null, occupied: 0 });
      expect(caught.units.husson?.facts.cover).toBeUndefined();
      expect(caught.units.husson?.facts.moved ?? false).toBe(disordered);
    }
  });
});

describe('an army commander', () => {
  const escapes = (joins: string): Battle => {
    const struck = play(acts(begin(), 'ii', 'firefights'), { do: 'strike', officer: 'ac-a', by: 'entered' });
    const task = struck.agenda.at(-1)!.id;
    const near = play(
      struck,
      { do: 'answer', task, facts: { friends: true } },
      { do: 'answer', task, facts: { friendsCm: 3, joins } },
    );
    return accepts(enters(near, 'dice', { dice: [3, 3] }));
  };

  it('NBC-OFF-01 NBC-QC-09 NBC-FF-05 is near the unit he has fled to, in its firefight and in its checks', () => {
    const battle = escapes('husson');
    expect(battle.officers['ac-a']?.host).toBe('husson');
    const fire = (unit: string) => does(battle, { do: 'firefight', unit, target: 'kempt' });
    expect([takes(fire('husson'), 'a:nearAC'), takes(fire('campi'), 'a:nearAC')]).toEqual([true, false]);
    expect(takes(play(battle, { do: 'check', unit: 'husson' }), 'nearAC')).toBe(true);
  });

  it('NBC-UC-05 NBC-ORD-19 NBC-CMA-02 who falls or flees has nobody by the lapels: his headquarters may not change that order', () => {
    const held = play(acts(begin(), 'picton', 'orders'), {
      do: 'set',
      what: 'formation',
      id: 'picton',
      set: { command: 'lapels' },
    });
    const away = play(held, { do: 'set', what: 'side', id: 'b', set: { atHQ: false } });
    const gives = { do: 'order', formation: 'picton', order: 'attack', far: false } as const;
    expect(play(away, gives).formations.picton?.order).toBe('attack');
    for (const how of ['captured', 'injured', 'escapes']) {
      const after = decides(play(away, { do: 'strike', officer: 'ac-b', by: 'entered' }), how);
      expect(after.formations.picton?.command).toBe('under');
      expect(() => play(after, gives)).toThrow('orders-away-traditional');
    }
    const fled = decides(play(away, { do: 'strike', officer: 'c-picton', by: 'entered' }), 'escapes');
    expect(fled.formations.picton?.command).toBe('under');
    const fell = decides(play(away, { do: 'strike', officer: 'c-picton', by: 'entered' }), 'captured');
    expect(fell.formations.picton?.command).toBe('not');
  });
});

describe('a detachment left in a village', () => {
  const left = (attackedHere: boolean): Battle => {
    const there = withUnit(acts(begin(), 'picton', 'administration'), 'kempt', {
      ...{ area: 'farm', areaIn: 0, occupied: 20, shaken: true },
      facts: { inCZ: true, ...(attackedHere && { attackedHere }) },
    });
    return accepts(play(there, { do: 'detach', unit: 'kempt' }));
  };
  const detached = (battle: Battle) => Object.values(battle.units).find(({ kind }) => kind === 'detachment')!;

  it('NBC-GAR-10 NBC-GAR-02 NBC-DET-01 stands where the brigade stood, and the turn in which that was attacked adds nothing', () => {
    expect(detached(left(true))).toMatchObject({ area: 'farm', occupied: 20, shaken: true, facts: { inCZ: true } });
    const hour = (battle: Battle) =>
      detached(accepts(enters(play(goTo(battle, 7), { do: 'next' }), 'card', { minutes: 20 }))).occupied;
    expect([hour(left(true)), hour(left(false))]).toEqual([20, 40]);
  });
});

describe('a garrison', () => {
  it('NBC-GAR-11 NBC-BAG-02 goes to no baggage', () => {
    const train = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }));
    const take = { do: 'capture', baggage: 'baggage:b:1', by: 'husson' } as const;
    const there = acts(train, 'ii', 'move');
    expect(isOffered(there, take)).toBe(true);
    const walls = withUnit(there, 'husson', { kind: 'garrison', formation: null, area: 'farm' });
    expect(refusal(walls, take)).toBe('baggage-good-order');
  });
});
