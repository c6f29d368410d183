/** Fights through referee and ledger: the ends that are rare at the table, each played out to what stands written. */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, type Thing, type Unit } from '../../../src/battlefield/battle.ts';
import { combatDuel } from '../../../src/battlefield/fights/close-combats.ts';
import { firefightDuel } from '../../../src/battlefield/fights/firefights.ts';
import { effectOf, type Need } from '../../../src/battlefield/procedure.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { codeOf, say as message } from '../../../src/engine/message.ts';
import type { ScenarioSource } from '../../../src/scenarios/schema.ts';
import { battery, begin, codesIn, play, SMALL, small, story, told, top, withUnit } from '../fixtures.ts';

/** Both armies with engineers, the Allies with a light battery and a garrison in the farm. */
const WHOLE = (): Partial<ScenarioSource> => {
  const [picton, guards] = SMALL.sides.b.formations;
  const royal = { ...battery('royal', 'R', 'Royal'), weight: 'light' } as ReturnType<typeof battery>;
  const garrisons = [{ area: 'farm', unit: { ...picton!.units[1]!, id: 'walls', name: 'Walls' } }];
  return {
    sides: {
      a: { ...SMALL.sides.a, engineers: 1 },
      b: {
        ...SMALL.sides.b,
        engineers: 1,
        garrisons,
        formations: [{ ...picton!, units: [...picton!.units, royal] }, guards!],
      },
    } as ScenarioSource['sides'],
  };
};
type Step = 'move' | 'firefights' | 'combats';
const acting = (step: Step, rulings: Rulings = {}, formation = 'ii'): Battle => ({
  ...begin(small(WHOLE()), { rulings }),
  phase: 6,
  action: { formation, step },
});

const needs = (battle: Battle): readonly Need[] => procedureFor(top(battle).kind).needs(battle, top(battle));
const slots = (battle: Battle) => needs(battle).map(({ slot }) => slot);
const enter = (battle: Battle, slot: string, thing: Thing) =>
  play(battle, { do: 'enter', task: top(battle).id, slot, thing });
const say = (battle: Battle, facts: Record<string, boolean | string | number>) =>
  play(battle, { do: 'answer', task: top(battle).id, facts });
const accept = (battle: Battle) => play(battle, { do: 'accept', task: top(battle).id });
const KEMPT = { id: 'kempt', name: 'Kempt' };
/** Every code of what accepting tells. */
const codesOf = (battle: Battle) => told(battle, { do: 'accept', task: top(battle).id }).flatMap(codesIn);
const accepted = (battle: Battle) => story(battle, { do: 'accept', task: top(battle).id }).join(' ');
const combat = (battle: Battle, attacker: string, target: string) =>
  play(battle, { do: 'combat', attackers: [attacker], target });
const dice = (...faces: Face[]): Thing => ({ dice: faces });

/** Throws every first throw with so many sixes. */
function thrown(battle: Battle, hits: Readonly<Record<string, number>>): Battle {
  return needs(battle).reduce((now, need) => {
    if (need.want !== 'dice') return now;
    const made = hits[need.slot.replace('throw:', '')] ?? 0;
    return enter(now, need.slot, dice(...Array.from({ length: need.dice }, (_, n): Face => (n < made ? 6 : 1))));
  }, battle);
}

/** So many combat points left, the rest lost while Steady. */
const left = (battle: Battle, id: string, cp: number, more: Partial<Unit> = {}): Battle =>
  withUnit(battle, id, { lost: { white: battle.units[id]!.startCP - cp, red: 0, blue: 0 }, ...more });
const cpOf = (battle: Battle, id: string) => currentCP(battle.units[id]!);
/** Engineers ride with the unit. */
const served = (battle: Battle, by: string, host: string): Battle =>
  withUnit(battle, by, { host, formation: battle.units[host]!.formation });
const E1 = 'engineers:a:1';
const E2 = 'engineers:b:1';

describe('no way back', () => {
  it('NBC-CC-27 AMB-127 a loser of 3 that loses 2 of them goes under: the winner of 6 has far more than half as much again', () => {
    // Kempt has 3, loses 1 in the combat and 1 because it finds no way: 1 is left, and 1.5 would vanquish it.
    let battle = thrown(combat(left(acting('combats'), 'kempt', 3), 'husson', 'kempt'), { husson: 1 });
    battle = say(enter(battle, 'check:kempt', { result: 'L' }), { 'd:blocked': true });
    expect(codesIn(combatDuel(battle, top(battle)).outcomes[1]!.text)).toContain('combat-fate-vanquished');
    expect(codesOf(battle)).toContain('combat-fate-vanquished');
    battle = accept(battle);
    expect(battle.units.kempt).toMatchObject({ fate: 'vanquished', disordered: false, stands: 0, area: null });
    expect(battle.agenda).toEqual([]);
  });

  it('NBC-CC-27 whom it carried goes with it: its guns are lost, its officer stands alone', () => {
    let battle = withUnit(left(acting('combats'), 'kempt', 3), 'royal', { host: 'kempt' });
    battle = play(battle, { do: 'join', officer: 'c-picton', unit: 'kempt' });
    battle = thrown(combat(battle, 'husson', 'kempt'), { husson: 1 });
    battle = enter(battle, 'check:kempt', { result: 'L' });
    battle = say(enter(battle, 'officer:kempt', dice(3, 4)), { 'd:blocked': true });
    battle = accept(battle);
    expect(battle.units.royal!.fate).toBe('eliminated');
    expect(battle.officers['c-picton']).toMatchObject({ fate: 'fit', host: null });
  });

  it('NBC-CC-27 a strong loser stays, one point poorer, and its winner holds where it is', () => {
    // Kempt has 7: 7 − 1 − 1 = 5, and Husson with 6 is below 7.5.
    let battle = thrown(combat(acting('combats'), 'husson', 'kempt'), { husson: 1 });
    battle = accept(say(enter(battle, 'check:kempt', { result: 'L' }), { 'd:blocked': true }));
    expect(cpOf(battle, 'kempt')).toBe(battle.units.kempt!.startCP - 2);
    expect(battle.units.kempt).toMatchObject({ fate: 'good', disordered: true });
  });
});

describe('both broken', () => {
  const both = (q?: 'dice'): Battle => {
    let battle = left(left(acting('combats'), 'husson', 2), q ? 'pack' : 'kempt', 2);
    battle = combat(battle, 'husson', q ? 'pack' : 'kempt');
    return thrown(battle, { husson: 2, kempt: 2, pack: 2 });
  };

  it('NBC-CC-30 the better of two Broken units comes back with one point, and has won', () => {
    let battle = both();
    // Kempt Q5 against Husson Q3: Kempt is restored; both had losses and both draw.
    expect(slots(battle)).toEqual(['check:husson', 'check:kempt']);
    battle = enter(enter(battle, 'check:husson', { result: 'N' }), 'check:kempt', { result: 'H' });
    expect(combatDuel(battle, top(battle)).verdict!.says).toMatchObject({
      code: 'combat-both-broken',
      args: { unit: { id: 'kempt' } },
    });
    battle = accept(battle);
    expect(battle.units.husson!.fate).toBe('broken');
    expect(battle.units.kempt!.fate).toBe('good');
    expect([cpOf(battle, 'husson'), cpOf(battle, 'kempt')]).toEqual([0, 1]);
  });

  it('NBC-CC-30 a die parts equals: 1 to 3 the attacker, 4 to 6 the defender', () => {
    const even = (battle: Battle): Battle => {
      const pack = battle.units.pack!;
      const card = { ...pack.card, quality: 3 } as Unit['card'];
      return { ...battle, units: { ...battle.units, pack: { ...pack, card } } };
    };
    let start = even(left(left(acting('combats'), 'husson', 2), 'pack', 2));
    start = thrown(combat(start, 'husson', 'pack'), { husson: 2, pack: 2 });
    expect(needs(start)).toMatchObject([{ slot: 'restored', want: 'dice', dice: 1 }]);
    for (const [die, back, gone] of [
      [3, 'husson', 'pack'],
      [4, 'pack', 'husson'],
    ] as const) {
      let battle = enter(start, 'restored', dice(die));
      for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'H' });
      battle = accept(battle);
      expect([battle.units[back]!.fate, cpOf(battle, back), battle.units[gone]!.fate]).toEqual(['good', 1, 'broken']);
    }
  });
});

describe('cavalry in a built-up area', () => {
  /** Pack attacks the farm, where Piré's horse stands. */
  const attacked = (rulings: Rulings = {}) =>
    combat(withUnit(acting('combats', rulings, 'picton'), 'pire', { area: 'farm' }), 'pack', 'pire');

  it('NBC-BUA-04 goes when it is attacked, unless it is told to fight', () => {
    const battle = attacked();
    expect(slots(battle)).toEqual([]);
    expect(accepted(battle)).toBe('combat-leaves-area');
    expect(accept(battle).units.pire).toMatchObject({
      area: null,
      disordered: false,
      fate: 'good',
      lost: { white: 0 },
    });
  });

  it('NBC-BUA-04 fights on foot with half its points, and counts what it lost double when it mounts (AMB-130)', () => {
    const before = cpOf(attacked(), 'pire');
    let battle = say(attacked(), { 'd:onFoot': true });
    const side = combatDuel(battle, top(battle)).sides.find(({ id }) => id === 'pire')!;
    expect(side.thrown!.dice.total).toBeGreaterThan(0);
    battle = thrown(battle, { pack: 1 });
    battle = enter(battle, 'throw:pack#1', dice(6));
    battle = accept(enter(battle, 'check:pire', { result: 'H' }));
    const onFoot = Math.floor(before / 2);
    expect(cpOf(battle, 'pire')).toBe((onFoot - 1) * 2);
    expect(battle.units.pire!.area).toBeNull();
  });

  it('NBC-BUA-04 that has lost nothing on foot has lost nothing, its odd point included', () => {
    const before = cpOf(attacked(), 'pire');
    let battle = thrown(say(attacked(), { 'd:onFoot': true }), { pire: 1 });
    while (slots(battle)[0]?.startsWith('throw:')) battle = enter(battle, slots(battle)[0]!, dice(6));
    for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'N' });
    battle = accept(battle);
    expect(cpOf(battle, 'pire')).toBe(before);
    expect(battle.units.pire!.area).toBe('farm');
  });

  /** It has held the farm on foot, and lost nothing. */
  const held = () => {
    let battle = thrown(say(attacked(), { 'd:onFoot': true }), { pire: 1 });
    while (slots(battle)[0]?.startsWith('throw:')) battle = enter(battle, slots(battle)[0]!, dice(6));
    for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'N' });
    return accept(battle);
  };

  it('NBC-BUA-04 that has held on foot stays so: it is not asked again, and does not go when it is attacked', () => {
    const battle = held();
    expect(battle.units.pire!.onFoot).toBe(true);
    const next = withUnit(battle, 'pack', { facts: {} });
    const again = combat({ ...next, action: { formation: 'picton', step: 'combats' } }, 'pack', 'pire');
    expect(procedureFor('close-combat').facts!(again, top(again)).map(({ key }) => key)).not.toContain('d:onFoot');
    const side = combatDuel(again, top(again)).sides.find(({ id }) => id === 'pire')!;
    expect(side.thrown!.dice.total).toBe(Math.floor(cpOf(battle, 'pire') / 2));
  });

  it('NBC-BUA-04 mounts as it moves, but not while an enemy stands in its Contact Zone', () => {
    const battle = { ...held(), action: { formation: 'ii', step: 'move' } } as Battle;
    const near = play(battle, { do: 'move', unit: 'pire' });
    const moving = say(near, { inCZ: false });
    expect(procedureFor('move').reading(near, top(near))).toMatchObject({
      word: 'it-stays',
      means: 'on-foot-stays',
    });
    expect(accepted(moving)).toMatch(/area-mounts/);
    expect(accept(moving).units.pire!.onFoot).toBe(false);
    const out = { do: 'occupy', unit: 'pire', area: null } as const;
    const clear = withUnit(battle, 'pire', { facts: {} });
    expect(play(clear, out).units.pire).toMatchObject({ area: null, onFoot: false });
    expect(() => play(battle, out)).toThrow(/on-foot-stays/);
  });

  it('NBC-BUA-04 that is forced out rides again, and so does one that breaks and rallies', () => {
    let battle = withUnit(attacked(), 'pire', { onFoot: true });
    battle = thrown(battle, { pack: 1 });
    battle = enter(battle, 'throw:pack#1', dice(6));
    battle = accept(enter(battle, 'check:pire', { result: 'H' }));
    expect(battle.units.pire).toMatchObject({ area: null, onFoot: false });
    const broken = play(withUnit(battle, 'pire', { onFoot: true }), {
      do: 'set',
      what: 'unit',
      id: 'pire',
      set: { cp: 0 },
    });
    expect(broken.units.pire).toMatchObject({ fate: 'broken', onFoot: false });
  });

  it('NBC-BUA-04 may be put on foot by hand, and mounts when it is taken out of the area', () => {
    const battle = withUnit(attacked(), 'pire', { area: 'farm' });
    const set = (one: object) => play(battle, { do: 'set', what: 'unit', id: 'pire', set: one });
    expect(set({ onFoot: true }).units.pire!.onFoot).toBe(true);
    const out = play(set({ onFoot: true }), { do: 'set', what: 'unit', id: 'pire', set: { area: null } });
    expect(out.units.pire!.onFoot).toBe(false);
    expect(() => play(battle, { do: 'set', what: 'unit', id: 'pack', set: { onFoot: true } })).toThrow(/set-no-horses/);
  });

  it('NBC-BUA-04 that loses its last point on foot is Broken with none', () => {
    let battle = left(attacked(), 'pire', 2);
    battle = thrown(say(battle, { 'd:onFoot': true }), { pack: 1 });
    battle = enter(battle, 'throw:pack#1', dice(6));
    for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'N' });
    battle = accept(battle);
    expect([battle.units.pire!.fate, cpOf(battle, 'pire')]).toEqual(['broken', 0]);
  });
});

describe('engineers with a unit that loses', () => {
  it('NBC-ENG-06 NBC-CC-37 in close combat they fall on 10 and take one of the loss', () => {
    const start = thrown(combat(served(acting('combats'), E2, 'kempt'), 'husson', 'kempt'), { husson: 2 });
    expect(slots(start)).toContain('engineers:kempt');
    for (const [throws, fate, lost] of [
      [dice(5, 5), 'eliminated', 1],
      [dice(5, 4), 'good', 2],
    ] as const) {
      let battle = enter(start, 'engineers:kempt', throws);
      for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'N' });
      battle = accept(battle);
      expect([battle.units[E2]!.fate, battle.units.kempt!.lost.white]).toEqual([fate, lost]);
    }
  });

  it('NBC-ENG-06 that fall on the last hit save it from breaking', () => {
    let battle = thrown(combat(served(left(acting('combats'), 'kempt', 1), E2, 'kempt'), 'husson', 'kempt'), {
      husson: 1,
    });
    battle = enter(battle, 'engineers:kempt', dice(6, 4));
    for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'N' });
    battle = accept(battle);
    expect([battle.units.kempt!.fate, cpOf(battle, 'kempt'), battle.units[E2]!.fate]).toEqual([
      'good',
      1,
      'eliminated',
    ]);
  });

  it('NBC-ENG-06 share the fate of a host that breaks', () => {
    let battle = thrown(combat(served(left(acting('combats'), 'kempt', 1), E2, 'kempt'), 'husson', 'kempt'), {
      husson: 2,
    });
    for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'N' });
    battle = accept(battle);
    expect([battle.units.kempt!.fate, battle.units[E2]!.fate]).toEqual(['broken', 'eliminated']);
  });

  it('NBC-ENG-06 in a firefight they do the same', () => {
    let battle = play(served(acting('firefights'), E2, 'kempt'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    battle = thrown(battle, { husson: 1 });
    expect(slots(battle)).toEqual(['engineers:kempt']);
    battle = accept(enter(battle, 'engineers:kempt', dice(6, 6)));
    expect([battle.units.kempt!.lost.white, battle.units[E2]!.fate]).toEqual([0, 'eliminated']);
  });

  it.each([
    ['noCheck', []],
    ['check', ['check:kempt']],
  ] as const)('NBC-FF-10 NBC-CC-13 AMB-14 a fight that cost them alone: by the ruling %s it asks %j', (how, asked) => {
    const rulings: Rulings = { engineersWhole: how };
    const fired = play(served(acting('firefights', rulings), E2, 'kempt'), {
      do: 'firefight',
      unit: 'husson',
      target: 'kempt',
    });
    const fought = combat(served(acting('combats', rulings), E2, 'kempt'), 'husson', 'kempt');
    for (const start of [fired, fought])
      expect(slots(enter(thrown(start, { husson: 1 }), 'engineers:kempt', dice(5, 5)))).toEqual(asked);
  });
});

describe('a result that the table sets', () => {
  const set = (battle: Battle, facts: Record<string, boolean | string | number>): Battle =>
    accept(say(play(battle, { do: 'decide', task: top(battle).id, choice: 'set' }), facts));
  const risks = (battle: Battle) => battle.agenda.map(({ kind, unit }) => [kind, unit]);
  const led = (battle: Battle) => play(battle, { do: 'join', officer: 'c-picton', unit: 'kempt' });

  it('NBC-ENG-06 NBC-OFF-03 of a firefight asks for the engineers and the officer with a unit that lost', () => {
    let battle = led(served(acting('firefights'), E2, 'kempt'));
    battle = set(play(battle, { do: 'firefight', unit: 'husson', target: 'kempt' }), { 'd:lost': 2 });
    expect(risks(battle)).toEqual([['engineer-risk', 'kempt']]);
    battle = accept(enter(battle, 'dice', dice(6, 4)));
    expect([battle.units.kempt!.lost.white, battle.units[E2]!.fate]).toEqual([1, 'eliminated']);
    expect(risks(battle)).toEqual([['officer-risk', 'kempt']]);
    battle = accept(enter(battle, 'dice', dice(6, 6)));
    expect(battle.officers['c-picton']!.fate).toBe('injured');
    expect(battle.agenda).toEqual([]);
  });

  it('NBC-FF-10 of a firefight asks nothing of those who lost nothing, and draws no card', () => {
    const battle = led(served(acting('firefights'), E2, 'kempt'));
    expect(set(play(battle, { do: 'firefight', unit: 'husson', target: 'kempt' }), { 'a:lost': 1 }).agenda).toEqual([]);
  });

  it('NBC-CC-37 of a combat asks for the officer, losses or not, but not where nobody was hurt (NBC-CC-12)', () => {
    const start = combat(led(acting('combats')), 'husson', 'kempt');
    expect(risks(set(start, { 'a:lost': 1 }))).toEqual([['officer-risk', 'kempt']]);
    expect(risks(set(start, { 'd:isDisordered': true }))).toEqual([]);
  });

  it('NBC-ENG-06 of a combat that took the last point waits for the engineers: on 10 they save their host', () => {
    const start = combat(served(left(acting('combats'), 'kempt', 2), E2, 'kempt'), 'husson', 'kempt');
    const lost = set(start, { 'd:lost': 2, 'd:isDisordered': true });
    expect(lost.units.kempt!.fate).toBe('good');
    const saved = accept(enter(lost, 'dice', dice(5, 5)));
    expect([saved.units.kempt!.fate, cpOf(saved, 'kempt'), saved.units.kempt!.disordered]).toEqual(['good', 1, true]);
    const gone = accept(enter(lost, 'dice', dice(5, 4)));
    expect([gone.units.kempt!.fate, gone.units.kempt!.disordered, gone.units[E2]!.fate]).toEqual([
      'broken',
      false,
      'eliminated',
    ]);
  });

  it('NBC-CC-36 takes the stands in that the unit is too weak for', () => {
    const start = combat(left(acting('combats'), 'kempt', 3, { stands: 1 }), 'husson', 'kempt');
    expect(set(start, { 'd:lost': 1 }).units.kempt!.stands).toBe(1);
    expect(set(start, { 'd:lost': 2 }).units.kempt!.stands).toBe(0);
  });

  it('NBC-CC-10 NBC-FF-08 stands that fire left too many go in after the fight, though it cost nothing', () => {
    const weak = (step: Step) => left(acting(step), 'kempt', 2, { stands: 2 });
    const fire = play(weak('firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    for (const start of [fire, combat(weak('combats'), 'husson', 'kempt')]) {
      expect(accept(thrown(start, {})).units.kempt).toMatchObject({ stands: 1, fate: 'good' });
      expect(set(start, {}).units.kempt!.stands).toBe(1);
    }
  });
});

describe('orders and rest under attack', () => {
  const marching = (battle: Battle): Battle => ({
    ...battle,
    formations: { ...battle.formations, picton: { ...battle.formations.picton!, order: 'redeploy' } },
  });

  it('NBC-ORD-13 NBC-ORD-22 AMB-29 any unit that is attacked turns its formation, one with an order of its own too', () => {
    const own = (battle: Battle) => withUnit(marching(battle), 'kempt', { ownOrder: 'defend', disturbed: true });
    const shot = play(own(acting('firefights')), { do: 'firefight', unit: 'husson', target: 'kempt' });
    let fired = thrown(shot, {});
    fired = accept(fired);
    expect(fired.formations.picton!.order).toBe('defend');
    const fought = accept(thrown(combat(own(acting('combats')), 'husson', 'kempt'), {}));
    expect(fought.formations.picton!.order).toBe('defend');
    const hit = play({ ...own(acting('combats')), action: null, phase: 4 } as Battle, {
      do: 'hits',
      unit: 'kempt',
      hits: 1,
      cause: 'firefight',
      aspect: 'front',
    });
    expect(hit.formations.picton!.order).toBe('defend');
  });

  it('NBC-MOV-21 NBC-ORD-22 a resting unit that has to go back rests no longer, and defends', () => {
    const resting = (step: Step) => withUnit(acting(step), 'kempt', { resting: true, exhaustion: 1 });
    let battle = thrown(combat(resting('combats'), 'husson', 'kempt'), { husson: 1 });
    battle = accept(enter(battle, 'check:kempt', { result: 'N' }));
    expect(battle.units.kempt).toMatchObject({ resting: false, ownOrder: 'defend', disturbed: true });
    battle = thrown(play(resting('firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' }), { husson: 1 });
    battle = accept(enter(battle, 'check:kempt', { disorder: false }));
    expect(battle.units.kempt).toMatchObject({ resting: false, ownOrder: 'defend' });
    // It held its ground, and rests on.
    battle = accept(thrown(combat(resting('combats'), 'husson', 'kempt'), {}));
    expect(battle.units.kempt!.resting).toBe(true);
  });
});

describe('engineers under fire that is counted twice', () => {
  it('NBC-ENG-06 throw once for all the hits of a phase', () => {
    const hit = (battle: Battle) =>
      play(battle, { do: 'hits', unit: 'husson', hits: 1, cause: 'artillery', aspect: 'front' });
    let battle = hit(served({ ...begin(small(WHOLE())), phase: 4 }, E1, 'husson'));
    expect(top(battle).kind).toBe('engineer-risk');
    battle = hit(accept(enter(battle, 'dice', dice(1, 2))));
    expect(battle.agenda).toEqual([]);
    expect(battle.units.husson!.lost.white).toBe(2);
    // In the next turn they throw anew.
    battle = hit({ ...withUnit(battle, 'husson', { hurt: null }), turn: 2 });
    expect(top(battle).kind).toBe('engineer-risk');
  });
});

describe('NBC-GAR-07 with `garrisonFollowUp=sameAction`', () => {
  /** Kempt supports the walls of the farm and is beaten by Husson. */
  const beaten = (facts: Record<string, boolean> = {}) => {
    const start = acting('combats', { garrisonFollowUp: 'sameAction' });
    let battle = thrown(combat(withUnit(start, 'kempt', { area: 'farm' }), 'husson', 'kempt'), { husson: 1 });
    battle = enter(battle, 'throw:husson#1', dice(6));
    battle = enter(battle, 'check:kempt', { result: 'N' });
    return Object.keys(facts).length > 0 ? say(battle, facts) : battle;
  };

  it('the garrison is fought at once by those that threw its Support out', () => {
    const battle = accept(beaten());
    expect(top(battle)).toMatchObject({ kind: 'close-combat', data: { attackers: ['husson'], target: 'walls' } });
    expect(battle.units.kempt!.area).toBeNull();
    // Nothing has sent the attacker back in between.
    expect(combatDuel(battle, top(battle)).sides.map(({ id }) => id)).toEqual(['husson', 'walls']);
  });

  it('a garrison without points is Eliminated and the attacker has the area', () => {
    let battle = thrown(left(accept(beaten()), 'walls', 1), { husson: 1 });
    battle = enter(battle, 'throw:husson#1', dice(6));
    for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'H' });
    battle = accept(battle);
    expect([battle.units.walls!.fate, battle.units.husson!.area]).toEqual(['eliminated', 'farm']);
    // NBC-GAR-07: a garrison of its own in the next turn, not in this.
    expect(battle.units.husson!.areaIn).toBe(battle.turn);
    expect(battle.agenda).toEqual([]);
  });

  it('by default it is left for a later action', () => {
    let battle = thrown(combat(withUnit(acting('combats'), 'kempt', { area: 'farm' }), 'husson', 'kempt'), {
      husson: 1,
    });
    battle = enter(enter(battle, 'throw:husson#1', dice(6)), 'check:kempt', { result: 'N' });
    expect(accept(battle).agenda).toEqual([]);
  });

  it('a Support that is cut off goes under, and the walls are fought all the same', () => {
    const battle = accept(beaten({ 'd:blocked': true }));
    expect(battle.units.kempt!.lost.white).toBe(2);
    expect(top(battle)).toMatchObject({ kind: 'close-combat', data: { target: 'walls' } });
  });
});

describe('canister on a unit that engineers serve', () => {
  /** Husson, whom engineers serve, has charged the Royal guns home, and they have fired. */
  const fired = (evade: 'N' | 'L', hits: number, start = acting('move')): Battle => {
    let battle = play(served(start, E1, 'husson'), { do: 'charge', unit: 'husson', target: 'royal' });
    battle = accept(enter(battle, 'card', { result: 'H' }));
    battle = enter(battle, 'evade', { result: evade });
    const [need] = needs(battle);
    const faces = Array.from({ length: need!.want === 'dice' ? need!.dice : 0 }, (_, n): Face => (n < hits ? 6 : 1));
    return accept(enter(battle, 'throw:royal', dice(...faces)));
  };

  it('NBC-ENG-06 NBC-EVD-02 their two dice come first, and take one of the loss', () => {
    let battle = fired('L', 2);
    expect(top(battle)).toMatchObject({ kind: 'engineer-risk', unit: 'husson', data: { loss: { lost: 2 } } });
    battle = accept(enter(battle, 'dice', dice(6, 5)));
    expect([battle.units.husson!.lost.white, battle.units[E1]!.fate]).toEqual([1, 'eliminated']);
    // What is left of the loss is checked before contact.
    expect(top(battle)).toMatchObject({ kind: 'disorder', unit: 'husson', data: { lost: 1 } });
  });

  it('NBC-ENG-06 NBC-FSH-01 a loss they take whole is no loss, but the hit is checked', () => {
    const battle = accept(enter(fired('L', 1), 'dice', dice(6, 6)));
    expect(battle.units.husson!.lost.white).toBe(0);
    expect(top(battle)).toMatchObject({ kind: 'disorder', data: { lost: 0 } });
    expect(battle.units.husson!.facts.contact).toBe('royal');
  });

  it('NBC-EVD-04 the second closing check counts what was lost, and not what the engineers took', () => {
    const rated = (throws: Thing): number => {
      let battle = accept(enter(fired('N', 1), 'dice', throws));
      while (top(battle).kind === 'disorder') battle = accept(enter(battle, 'card', { disorder: false }));
      expect(top(battle).kind).toBe('charge-again');
      battle = say(battle, { 'a:strikes': 'front' });
      return (needs(battle)[0] as Extract<Need, { want: 'result' }>).rating;
    };
    // With a loss it is no longer Fresh; half of one point is nothing.
    expect(rated(dice(6, 6)) - rated(dice(1, 1))).toBe(1);
  });

  it('NBC-EVD-04 at guns that have evaded it no aspect spares it the check, and none says so', () => {
    let battle = accept(enter(fired('N', 1), 'dice', dice(6, 6)));
    while (top(battle).kind === 'disorder') battle = accept(enter(battle, 'card', { disorder: false }));
    battle = say(battle, { 'a:strikes': 'rear' });
    expect(needs(battle)).toHaveLength(1);
    const asked = procedureFor('charge-again').facts?.(battle, top(battle)) ?? [];
    const effects = asked.flatMap(({ effect, options = [] }) => [effect, ...options.map((option) => option.effect)]);
    expect(effects.map(effectOf)).not.toContain('charge-no-check');
  });

  it('NBC-EVD-02 a charger whose last point the canister takes charges no further', () => {
    let battle = fired('N', 1, left(acting('move'), 'husson', 1));
    battle = accept(enter(battle, 'dice', dice(1, 2)));
    expect(battle.units.husson!.fate).toBe('broken');
    expect(battle.agenda.map(({ kind }) => kind)).toEqual(['broken-back']);
    expect(battle.units.husson!.facts.contact).toBeUndefined();
  });

  it('NBC-ENG-06 a charger that its engineers save checks the hit, and charges on', () => {
    let battle = accept(enter(fired('N', 1, left(acting('move'), 'husson', 1)), 'dice', dice(6, 6)));
    expect([battle.units.husson!.fate, cpOf(battle, 'husson')]).toEqual(['good', 1]);
    expect(top(battle)).toMatchObject({ kind: 'disorder', unit: 'husson', data: { lost: 0 } });
    battle = accept(enter(battle, 'card', { disorder: false }));
    expect(top(battle).kind).toBe('charge-again');
  });
});

describe('a fight that nobody can fight any more', () => {
  /** Husson's combat with Kempt is set aside, and Campi fights Kempt first. */
  const first = (): Battle => {
    let battle = left(acting('combats'), 'kempt', 1, { disordered: true });
    battle = combat(battle, 'husson', 'kempt');
    battle = play(battle, { do: 'defer', task: top(battle).id });
    return combat(battle, 'campi', 'kempt');
  };
  const broken = (): Battle => {
    let battle = thrown(first(), { campi: 1 });
    for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'H' });
    return accept(battle);
  };

  it('NBC-GL-17 is called off when one of them breaks', () => {
    let battle = thrown(first(), { campi: 1 });
    for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'H' });
    expect(accepted(battle)).toContain('fight-called-off');
    battle = accept(battle);
    expect(battle.units.kempt!.fate).toBe('broken');
    expect(battle.agenda).toEqual([]);
  });

  it('goes on when the table says that it stands', () => {
    const battle = thrown(first(), {});
    expect(accept(battle).agenda).toHaveLength(1);
  });

  it('is called off, and contact with it over, when the table says by hand that one of them is gone', () => {
    let battle = withUnit(first(), 'pire', { facts: { contact: 'kempt', contactIn: 1 } });
    battle = play(battle, { do: 'set', what: 'unit', id: 'kempt', set: { fate: 'eliminated' } });
    expect(battle.agenda).toEqual([]);
    expect(battle.units.pire!.facts.contact).toBeUndefined();
  });

  it('NBC-BRK-03 the Broken unit is ridden down without a question', () => {
    expect(combat(broken(), 'pire', 'kempt').units.kempt!.fate).toBe('eliminated');
  });
});

describe('between two throws of one question', () => {
  it('NBC-RR-04 NBC-EVD-02 the evade card is told, and may be drawn again until the canister is thrown', () => {
    let battle = play(acting('move'), { do: 'charge', unit: 'husson', target: 'royal' });
    battle = accept(enter(battle, 'card', { result: 'H' }));
    const guns = procedureFor('guns-attacked');
    expect(guns.question(battle, top(battle))).toMatchObject({ code: 'guns-question' });
    battle = enter(battle, 'evade', { result: 'N' });
    expect(guns.question(battle, top(battle))).toMatchObject({
      code: 'guns-question-drawn',
      args: { result: { code: 'result-N' }, does: 'goes' },
    });
    expect(guns.again!(battle, top(battle)).map(({ slot }) => slot)).toEqual(['evade']);
    battle = enter(battle, 'throw:royal', dice(1));
    expect(guns.again!(battle, top(battle))).toEqual([]);
  });

  it('NBC-RR-04 NBC-CC-34 cards are told before the ride, and may be drawn again until it is thrown', () => {
    let battle = withUnit(acting('combats'), 'kempt', { disordered: true });
    battle = thrown(combat(battle, 'pire', 'kempt'), { pire: 1 });
    battle = enter(battle, 'check:kempt', { result: 'L' });
    expect(slots(battle)).toEqual(['pursuit:pire']);
    expect(combatDuel(battle, top(battle)).notes).toContainEqual(
      message('combat-draws', { unit: KEMPT, result: { code: 'result-L' } }),
    );
    const again = procedureFor('close-combat').again!(battle, top(battle));
    expect(again.map(({ slot, side }) => [slot, side])).toEqual([['check:kempt', 'b']]);
  });

  it.each([
    ['no', []],
    ['yes', ['officer:kempt']],
  ] as const)(
    'NBC-RR-04 NBC-OFF-03 the dice for an officer are thrown again only where the group allows it (rrdOfficerInjury %s)',
    (rrdOfficerInjury, offered) => {
      let battle = play(acting('combats', { rrdOfficerInjury }), { do: 'join', officer: 'c-picton', unit: 'kempt' });
      battle = thrown(combat(battle, 'husson', 'kempt'), { husson: 1 });
      battle = enter(battle, 'check:kempt', { result: 'L' });
      battle = enter(battle, 'officer:kempt', dice(6, 6));
      const offers = procedureFor('close-combat').again!(battle, top(battle)).map(({ slot }) => slot);
      expect(offers.filter((slot) => slot.startsWith('officer'))).toEqual(offered);
    },
  );

  it('NBC-RR-04 AMB-05 the engineers are told before the cards, and may be thrown again until those are drawn', () => {
    let battle = thrown(combat(served(acting('combats'), E2, 'kempt'), 'husson', 'kempt'), { husson: 2 });
    battle = enter(battle, 'engineers:kempt', dice(5, 4));
    expect(combatDuel(battle, top(battle)).notes).toContainEqual(
      message('fight-engineers-threw', { unit: KEMPT, total: 9, fate: 'live' }),
    );
    const offers = () => procedureFor('close-combat').again!(battle, top(battle)).map(({ slot }) => slot);
    expect(offers()).toEqual(['engineers:kempt']);
    for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'N' });
    expect(offers()).not.toContain('engineers:kempt');
  });

  it('NBC-FF-10 NBC-ENG-06 a firefight tells the engineers too, and that they took it all', () => {
    let battle = play(served(acting('firefights'), E2, 'kempt'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    battle = enter(thrown(battle, { husson: 1 }), 'engineers:kempt', dice(6, 6));
    const duel = firefightDuel(battle, top(battle));
    expect(duel.notes).toEqual([message('fight-engineers-threw', { unit: KEMPT, total: 12, fate: 'fall' })]);
    expect(duel.outcomes.map(({ text }) => codeOf(text))).toContain('firefight-loses-nothing');
    expect(accept(battle).units.kempt!.disordered).toBe(false);
  });
});
