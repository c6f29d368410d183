/** A phone that keeps the French alone: who of the enemy is gone for good, and where his garrisons stand, it knows (NBC-GAR, NBC-CC-11, NBC-ART-18 to -20). */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import { battery, begin, goTo, infantry, play, pot, SMALL, small } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, dice, does, drives, enters, hits, says, takes, toStep } from './table.ts';
import { turn } from './turns.ts';

describe('an enemy garrison whose books are kept elsewhere', () => {
  const garrisons = [{ area: 'farm', unit: infantry('hoog', 'G', 'Hoog', 1200, 4, 0) }];
  const field = (setup: Parameters<typeof begin>[1] = {}) =>
    begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, garrisons } } }), { keeps: 'a', ...setup });
  const combat = (battle: Battle) =>
    does(acts(battle, 'ii', 'combats'), { do: 'combat', attackers: ['husson'], target: 'hoog' });

  it('NBC-GAR-08 NBC-GAR-11 NBC-QC-08 stands in its place for certain: behind its walls, in a town, never out of command', () => {
    const open = combat(field());
    expect([takes(open, 'area'), asks(open).filter((key) => /^d:(ooc|town|hardCover|stands|guns)$/.test(key))]).toEqual(
      ['for', []],
    );
    const { slots, needs } = drives(open, {
      'throw:husson': hits(6, 1),
      'throw:husson#1': dice(5),
      'throw:hoog': hits(3, 1),
    });
    expect(slots).toContain('throw:husson#1');
    // Q4 and a town, one point of three.
    expect(needs['check:hoog']).toMatchObject({ rating: 5 });
  });

  it('NBC-GAR-07 NBC-GAR-11 NBC-CC-24 without points it is gone, its place is the victor’s, and a garrison’s in the next turn', () => {
    const broken = drives(combat(field()), { 'throw:husson': hits(6, 3), 'throw:husson#1': dice(6, 6, 6) }).battle;
    const { units, places } = accepts(broken);
    expect([units.hoog, units.husson]).toMatchObject([
      { fate: 'eliminated', area: null },
      { area: 'farm', areaIn: 1 },
    ]);
    expect(places.farm).toEqual({ fortified: true });
  });

  it('NBC-SIM-01 NBC-FF-11 nor does anybody come back without points where nobody rallies', () => {
    const fire = (simplified: 'noRally'[]) => {
      const open = does(acts(field({ simplified }), 'ii', 'firefights'), {
        do: 'firefight',
        unit: 'husson',
        target: 'pack',
      });
      return accepts(drives(says(open, { 'd:cp': 1 }), { 'throw:husson': hits(3, 2) }).battle).units.pack!.fate;
    };
    expect([fire([]), fire(['noRally'])]).toEqual(['good', 'eliminated']);
  });
});

describe('enemy guns whose books are kept elsewhere', () => {
  const field = () => {
    const [picton, guards] = SMALL.sides.b.formations;
    const units = [...picton!.units, battery('rogers', '5/a', 'Rogers', { weight: 'light' })];
    return begin(
      small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations: [{ ...picton!, units }, guards!] } } }),
      { keeps: 'a' },
    );
  };
  const shot = (battle: Battle, faces: Thing) => {
    const open = says(does(goTo(battle, 4), { do: 'fire', side: 'a', on: { unit: 'rogers' } }), {
      'range.guns': 'medium',
    });
    return play(accepts(enters(open, 'guns', faces)), { do: 'next' });
  };

  it('NBC-ART-18 NBC-ART-19 NBC-ART-20 are Disordered by a hit, lost to a second in a later turn, and to two with a red six', () => {
    const first = shot(field(), pot(6, 1));
    expect(first.units.rogers).toMatchObject({ fate: 'good', facts: { told: { disordered: true } } });
    expect(shot(turn(first, 20), pot(6, 1)).units.rogers!.fate).toBe('eliminated');
    expect(shot(field(), pot(6, 5, 6)).units.rogers!.fate).toBe('eliminated');
  });

  it('NBC-CC-11 are Disordered by a blow, and fought again as such; lost to two', () => {
    const fight = (made: number) => {
      const open = does(acts(field(), 'ii', 'combats'), { do: 'combat', attackers: ['husson'], target: 'rogers' });
      return accepts(drives(open, { 'throw:husson': hits(6, made) }).battle).units.rogers!;
    };
    expect(fight(1)).toMatchObject({ fate: 'good', facts: { told: { disordered: true } } });
    expect([fight(0).fate, fight(0).facts.told?.disordered, fight(2).fate]).toEqual(['good', false, 'eliminated']);
  });
});

describe('what this phone has seen of an enemy', () => {
  const field = () => {
    const [picton, guards] = SMALL.sides.b.formations;
    const guns = battery('rogers', '5/a', 'Rogers', { weight: 'light' });
    const formations = [{ ...picton!, units: [...picton!.units, guns] }, guards!];
    return begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations } } }), { keeps: 'a' });
  };
  const charges = (battle: Battle, unit: string, target: string, facts: Parameters<typeof says>[1] = {}) =>
    accepts(drives(says(does(battle, { do: 'charge', unit, target }), facts)).battle);

  it('NBC-EVD-03 NBC-EVD-04 NBC-ART-20 his guns run from the same attacker once, Disordered, and show him their rear', () => {
    const ran = accepts(
      drives(charges(acts(field(), 'ii', 'move'), 'husson', 'rogers'), { evade: { result: 'N' } }).battle,
    );
    expect(ran.units.rogers!.facts).toMatchObject({
      ...{ evaded: ['husson'], facingAway: true },
      told: { disordered: true },
    });
    const again = accepts(drives(ran).battle);
    // From the rear, and no second time: no card and no canister.
    const { slots } = drives(again);
    expect(slots).toEqual([]);
    expect(accepts(again).units.husson!.facts.contact).toBe('rogers');
  });

  it('NBC-EVD-05 NBC-GL-18 his guns whose crews leave them are gone', () => {
    const left = accepts(
      drives(charges(acts(field(), 'ii', 'move'), 'husson', 'rogers'), { evade: { result: 'VL' } }).battle,
    );
    expect(left.units.rogers!.fate).toBe('eliminated');
  });

  it('NBC-MOV-18 NBC-CC-08 NBC-QC-09 his charge into a flank is a blow into it; that his general was near is asked anew where he has come', () => {
    const home = charges(acts(field(), 'picton', 'move'), 'kempt', 'husson', {
      'a:strikes': 'flank',
      'a:nearAC': true,
    });
    const fight = does(toStep(home, 'combats'), { do: 'combat', attackers: ['kempt'], target: 'husson' });
    expect([takes(fight, 'a:strikes'), takes(fight, 'a:nearAC')]).toEqual(['flank', false]);
  });

  it('NBC-GL-25 NBC-FF-06 NBC-CC-09 NBC-FF-12 his wall is remembered from one question to the next, and that he has replied', () => {
    const open = says(does(acts(field(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'pack' }), {
      'd:hardCover': true,
    });
    const fired = accepts(drives(open).battle);
    const second = does(fired, { do: 'firefight', unit: 'campi', target: 'pack' });
    expect([takes(second, 'd:hardCover'), drives(second).slots.includes('throw:pack')]).toEqual([true, false]);
    expect(
      takes(does(toStep(fired, 'combats'), { do: 'combat', attackers: ['husson'], target: 'pack' }), 'd:hardCover'),
    ).toBe(true);
  });
});
