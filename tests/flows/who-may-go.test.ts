/** Who may not move goes nowhere: not over a bridge, not into a village, not to another’s place in a lull (NBC-MOV-01, NBC-ORD-12, NBC-MOV-21). */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { Order } from '../../src/book/terms.ts';
import { begin, goTo, play, refusal, SMALL, small, withUnit } from '../battlefield/fixtures.ts';
import { STONE } from './hands.ts';
import { acts, does, isOffered } from './table.ts';
import { turn, underBoth } from './turns.ts';

const ordered = (order: Order, more: Parameters<typeof small>[0] = {}) => {
  const [ii, iii] = SMALL.sides.a.formations;
  const a = { ...SMALL.sides.a, formations: [{ ...ii!, order }, iii!] };
  return small({ crossings: [STONE], sides: { ...SMALL.sides, a }, ...more });
};

/** Husson of II Corps, whose move it is. */
const moving = (set: Partial<UnitState> = {}, order: Order = 'attack') =>
  withUnit(acts(begin(ordered(order)), 'ii', 'move'), 'husson', set);

const WAYS = {
  bridge: { do: 'cross', unit: 'husson', over: 'stone', deed: 'reach' },
  village: { do: 'occupy', unit: 'husson', area: 'farm' },
} as const;
const ways = (battle: Battle) => Object.values(WAYS).map((way) => isOffered(battle, way));
const refusals = (battle: Battle) => Object.values(WAYS).map((way) => refusal(battle, way));

describe('over a bridge and into a village', () => {
  it('NBC-BRG-01 NBC-BUA-01 goes who may move', () => {
    expect(ways(moving())).toEqual([true, true]);
  });

  it.each<[string, Partial<UnitState>, Order, string]>([
    ['NBC-MOV-21 who rests', { resting: true, exhaustion: 1 }, 'attack', 'attack-resting'],
    ['NBC-BAG-04 who loots', { looting: true, disordered: true }, 'attack', 'attack-looting'],
    ['NBC-ORD-12 who holds', {}, 'hold', 'move-hold'],
  ])('%s stays', (_, set, order, why) => {
    const battle = moving(set, order);
    expect([ways(battle), refusals(battle)]).toEqual([
      [false, false],
      [why, why],
    ]);
  });

  it('NBC-ART-25 AMB-161 whose heavy guns have fired stays, and goes in the next turn', () => {
    const with12 = withUnit(begin(ordered('attack')), 'guns', { host: 'husson', firedIn: 1 });
    const fired = acts(with12, 'ii', 'move');
    expect([ways(fired), refusals(fired)]).toEqual([
      [false, false],
      ['move-heavy-fired', 'move-heavy-fired'],
    ]);
    // Without the guns, unattached first, the brigade is free.
    expect(ways(play(fired, { do: 'battery', unit: 'guns', host: null }))).toEqual([true, true]);
    expect(ways(acts(turn(play(fired, { do: 'finish' }), 20), 'ii', 'move'))).toEqual([true, true]);
  });

  it('NBC-HOW-02 whose guns are being made into howitzers stays for the two turns that takes', () => {
    const battle = withUnit(begin(ordered('attack')), 'guns', { conversion: { part: 'donor', done: 3 } });
    const acting = acts(battle, 'ii', 'move');
    expect(isOffered(acting, { do: 'occupy', unit: 'guns' })).toBe(false);
    expect(refusal(acting, { do: 'occupy', unit: 'guns', area: 'farm' })).toBe('move-converting');
    expect(refusal(acting, { do: 'battery', unit: 'guns', host: 'husson' })).toBe('move-converting');
  });

  it('NBC-ORD-12 NBC-MOV-15 AMB-33 by ruling a unit that holds in the zone throws, and goes into no village', () => {
    const battle = (rulings: Rulings) => {
      const acting = acts(begin(ordered('hold'), { rulings }), 'ii', 'move');
      return withUnit(acting, 'husson', { facts: { inCZ: true } });
    };
    expect(underBoth('holdCZ', 'autoAttackDice', (rulings) => ways(battle(rulings)))).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe('trains', () => {
  const PONTOON = 'pontoon:a:1';
  const BAGGAGE = 'baggage:a:1';
  const five = () =>
    goTo(begin(ordered('attack', { sides: { ...SMALL.sides, a: { ...SMALL.sides.a, pontoons: 1, baggage: 1 } } })), 5);
  const reach = (unit: string) => ({ do: 'cross', unit, over: 'stone', deed: 'reach' }) as const;

  it.each([PONTOON, BAGGAGE])(
    'NBC-PON-01 NBC-BAG-01 NBC-BRG-01 %s goes to no bridge before a die has set it in motion',
    (unit) => {
      expect(isOffered(five(), reach(unit))).toBe(false);
      expect(refusal(five(), reach(unit))).toBe('move-train-stands');
      const out = does(five(), { do: 'train', unit });
      expect(does(out, reach(unit)).units[unit]!.crossing).toMatchObject({ over: 'stone', at: 'near' });
    },
  );

  it('NBC-PON-04 NBC-BRG-01 one that builds goes to no other bridge', () => {
    const building = does(five(), { do: 'train', unit: PONTOON }, { do: 'build', unit: PONTOON, cm: 3 });
    expect(refusal(building, reach(PONTOON))).toBe('move-building');
  });

  it('NBC-BAG-02 NBC-BRG-01 one that was taken goes nowhere until its own side has it back', () => {
    const out = does(five(), { do: 'train', unit: BAGGAGE });
    const taken = play(out, { do: 'capture', baggage: BAGGAGE, by: 'kempt' });
    expect(refusal(taken, reach(BAGGAGE))).toBe('train-taken');
    expect(refusal(taken, { do: 'move', unit: BAGGAGE })).toBe('train-taken');
    // Free again it stands, and is set in motion anew.
    const back = play(taken, { do: 'capture', baggage: BAGGAGE, by: 'husson' });
    expect(refusal(back, reach(BAGGAGE))).toBe('move-train-stands');
    expect(isOffered(does(back, { do: 'train', unit: BAGGAGE }), reach(BAGGAGE))).toBe(true);
  });
});

describe('guns and those who take them along', () => {
  it('NBC-ART-23 NBC-DET-03 NBC-GAR-01 a battery joins brigades alone: no detachment, no garrison', () => {
    const sent = does(acts(begin(), 'ii', 'administration'), { do: 'detach', unit: 'husson' });
    const battle = play(sent, { do: 'accept', task: sent.agenda.at(-1)!.id });
    const detachment = Object.values(battle.units).find(({ kind }) => kind === 'detachment')!.id;
    expect(isOffered(battle, { do: 'battery', unit: 'guns', host: detachment })).toBe(false);
    expect(refusal(battle, { do: 'battery', unit: 'guns', host: detachment })).toBe('attach-arm');
    expect(isOffered(battle, { do: 'battery', unit: 'guns', host: 'husson' })).toBe(true);
    const garrison = withUnit(battle, 'campi', { kind: 'garrison', formation: null, area: 'farm' });
    expect(refusal(garrison, { do: 'battery', unit: 'guns', host: 'campi' })).toBe('attach-arm');
  });
});
