/** Charges and close combats through the referee: from the choice of the enemy to the ledger, with the table's own dice. */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, type Thing } from '../../../src/battlefield/battle.ts';
import { combatDuel } from '../../../src/battlefield/fights/close-combats.ts';
import { menu } from '../../../src/battlefield/menu.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { argsOf, battery, begin, play, refusal, SMALL, small, top, withUnit } from '../fixtures.ts';

type Step = 'move' | 'combats';
const acting = (step: Step, rulings: Rulings = {}, more: Parameters<typeof small>[0] = {}): Battle => ({
  ...begin(small(more), { rulings }),
  phase: 6,
  action: { formation: 'ii', step },
});

const task = (battle: Battle) => top(battle).id;
const needs = (battle: Battle) => procedureFor(top(battle).kind).needs(battle, top(battle));
const slots = (battle: Battle) => needs(battle).map(({ slot }) => slot);
const enter = (battle: Battle, slot: string, thing: Thing) =>
  play(battle, { do: 'enter', task: task(battle), slot, thing });
const say = (battle: Battle, facts: Record<string, boolean | string | number>) =>
  play(battle, { do: 'answer', task: task(battle), facts });
const accept = (battle: Battle) => play(battle, { do: 'accept', task: task(battle) });
const faces = (n: number, hits: number, hit: Face = 6, miss: Face = 1): Thing => ({
  dice: Array.from({ length: n }, (_, i) => (i < hits ? hit : miss)),
});
const fight = (battle: Battle, attackers: [string] | [string, string], target: string | null) =>
  play(battle, { do: 'combat', attackers, target });

/** Throws every first throw of the combat with so many sixes. */
function thrown(battle: Battle, hits: Readonly<Record<string, number>>): Battle {
  return needs(battle).reduce((now, need) => {
    const unit = need.slot.replace('throw:', '');
    return need.want === 'dice' ? enter(now, need.slot, faces(need.dice, hits[unit] ?? 0)) : now;
  }, battle);
}

describe('a close combat', () => {
  it('NBC-CC-13 NBC-CC-19 NBC-CC-14 both check, the ladder names the loser, and all of it is written', () => {
    let battle = fight(acting('combats'), ['husson'], 'kempt');
    battle = thrown(battle, { husson: 2, kempt: 1 });
    expect(slots(battle)).toEqual(['check:husson', 'check:kempt']);
    battle = enter(battle, 'check:husson', { result: 'H' });
    battle = enter(battle, 'check:kempt', { result: 'L' });
    const duel = combatDuel(battle, top(battle));
    expect(duel.verdict).toMatchObject({
      says: { code: 'combat-loses', args: { why: { code: 'state-disordered' } } },
      step: 4,
    });
    battle = accept(battle);
    expect(battle.agenda).toEqual([]);
    expect(battle.units.husson).toMatchObject({ lost: { white: 1, red: 0 }, disordered: false, fate: 'good' });
    expect(battle.units.kempt).toMatchObject({ lost: { white: 2, red: 0 }, disordered: true, exhaustion: 0 });
  });

  it('NBC-GL-05 a Shaken unit writes its losses in red, and NBC-EX-02 a very low result tires it', () => {
    let battle = fight(withUnit(acting('combats'), 'kempt', { shaken: true }), ['husson'], 'kempt');
    battle = thrown(battle, { husson: 1 });
    battle = accept(enter(battle, 'check:kempt', { result: 'VL' }));
    expect(battle.units.kempt).toMatchObject({ lost: { white: 0, red: 1 }, disordered: true, exhaustion: 1 });
  });

  it('NBC-CC-29 a unit without points is Broken, its guns are lost, and the winner draws a card all the same', () => {
    const left = currentCP(acting('combats').units.kempt!);
    let battle = withUnit(acting('combats'), 'kempt', { lost: { white: left - 2, red: 0, blue: 0 }, disordered: true });
    battle = fight(battle, ['husson'], 'kempt');
    battle = thrown(battle, { husson: 2 });
    expect(slots(battle)).toEqual(['check:husson', 'check:kempt']);
    battle = accept(enter(enter(battle, 'check:husson', { result: 'N' }), 'check:kempt', { result: 'L' }));
    expect(battle.units.kempt).toMatchObject({ fate: 'broken', disordered: false, exhaustion: 1 });
    expect(battle.units.husson!.disordered).toBe(true);
  });

  it('NBC-CC-12 nobody hurt is no combat', () => {
    let battle = fight(acting('combats'), ['husson'], 'kempt');
    battle = thrown(battle, {});
    expect(argsOf(combatDuel(battle, top(battle)).outcomes[0]!.text, 'combat-goes-back')).toMatchObject({
      move: 'withdraw',
      cm: 2,
    });
    const { units } = battle;
    const stalled = accept(battle).units;
    // Two centimetres apart they are in each other's Contact Zone, and no more has changed.
    for (const id in units)
      expect(stalled[id]).toEqual({ ...units[id], facts: { ...units[id]!.facts, ...stalled[id]!.facts } });
    expect([stalled.husson!.facts.inCZ, stalled.kempt!.facts.inCZ]).toEqual([true, true]);
  });

  it('NBC-CC-26 two on one: the hits fall two on the larger and one on the smaller', () => {
    let battle = fight(acting('combats'), ['husson', 'campi'], 'kempt');
    expect(slots(battle)).toEqual(['throw:campi', 'throw:husson', 'throw:kempt']);
    battle = thrown(battle, { kempt: 3, campi: 1 });
    for (const slot of slots(battle)) battle = enter(battle, slot, { result: 'N' });
    battle = accept(battle);
    expect([battle.units.campi!.lost.white, battle.units.husson!.lost.white]).toEqual([2, 1]);
  });

  it.each([
    ['yes', 2],
    ['no', 0],
  ] as const)(
    'NBC-CC-06 guns that fired this turn, artDoubleUse %s, add %i dice to their host',
    (artDoubleUse, more) => {
      const picton = SMALL.sides.b.formations[0]!;
      const guns = { ...picton, units: [...picton.units, battery('royal', 'R', 'Royal')] };
      const sides = {
        ...SMALL.sides,
        b: { ...SMALL.sides.b, formations: [guns, ...SMALL.sides.b.formations.slice(1)] },
      };
      const open = acting('combats', { artDoubleUse }, { sides });
      const diceOf = (battle: Battle) =>
        needs(fight(battle, ['husson'], 'kempt')).find(({ slot }) => slot === 'throw:kempt') as { dice: number };
      const alone = diceOf(open).dice;
      const fired = withUnit(open, 'royal', { host: 'kempt', firedIn: open.turn });
      expect(diceOf(fired).dice - alone).toBe(more);
      expect(diceOf(withUnit(open, 'royal', { host: 'kempt' })).dice - alone).toBe(2);
    },
  );

  it('NBC-CC-34 cavalry may ride after the loser: the app stops before it, and the dice take more', () => {
    let battle = withUnit(acting('combats'), 'kempt', { disordered: true });
    battle = fight(battle, ['pire'], 'kempt');
    battle = thrown(battle, { pire: 1 });
    battle = enter(battle, 'check:kempt', { result: 'L' });
    expect(slots(battle)).toEqual(['pursuit:pire']);
    const declined = say(battle, { 'a:pursues': false });
    expect(slots(declined)).toEqual([]);
    const { dice } = needs(battle)[0] as { dice: number };
    battle = enter(battle, 'pursuit:pire', faces(dice, 1));
    while (slots(battle).length > 0)
      battle = enter(battle, slots(battle)[0]!, faces((needs(battle)[0] as { dice: number }).dice, 0));
    battle = accept(battle);
    expect(battle.units.kempt!.lost.white).toBe(2);
    expect(accept(declined).units.kempt!.lost.white).toBe(1);
  });

  it('NBC-CC-27 a loser without a way back loses one more and stays', () => {
    let battle = thrown(fight(acting('combats'), ['husson'], 'kempt'), { husson: 1 });
    battle = enter(battle, 'check:kempt', { result: 'N' });
    battle = accept(say(battle, { 'd:blocked': true }));
    expect(battle.units.kempt).toMatchObject({ lost: { white: 2 }, fate: 'good', disordered: true, exhaustion: 1 });
  });

  it('NBC-CC-31 NBC-GAR-02 for an area: cover, a second round, and the hour does not count', () => {
    let battle = fight(withUnit(acting('combats'), 'kempt', { area: 'farm' }), ['husson'], 'kempt');
    expect(combatDuel(battle, top(battle)).sides[0]!.thrown!.penalties.map(({ what }) => what)).toEqual(['hard-cover']);
    battle = thrown(battle, { kempt: 1 });
    battle = enter(battle, 'check:husson', { result: 'H' });
    battle = accept(say(battle, { stay: true }));
    expect(battle.units.husson!.facts).toMatchObject({ contact: 'kempt', holds: true });
    expect(battle.units.kempt).toMatchObject({ area: 'farm', facts: { attackedHere: true } });
    // A turn later.
    const stayed = withUnit(battle, 'husson', { facts: { ...battle.units.husson!.facts, contactIn: 0 } });
    const again = fight(stayed, ['husson'], 'kempt');
    // In the second round both have hard cover.
    expect(combatDuel(again, top(again)).sides[1]!.thrown!.penalties.map(({ what }) => what)).toEqual(['hard-cover']);
  });

  it('NBC-CC-28 a loser leaves the area it held, and NBC-CC-24 the winner has it', () => {
    let battle = fight(withUnit(acting('combats'), 'kempt', { area: 'farm' }), ['husson'], 'kempt');
    battle = thrown(battle, { husson: 1 });
    battle = enter(battle, 'throw:husson#1', { dice: [6] });
    battle = accept(enter(battle, 'check:kempt', { result: 'L' }));
    expect([battle.units.kempt!.area, battle.units.husson!.area]).toEqual([null, 'farm']);
  });

  it('NBC-CC-37 the officer with them throws in the same question, and is replaced when he falls', () => {
    let battle = play(acting('combats'), { do: 'join', officer: 'reille', unit: 'husson' });
    battle = thrown(fight(battle, ['husson'], 'kempt'), { husson: 1 });
    battle = enter(battle, 'check:kempt', { result: 'N' });
    expect(slots(battle)).toEqual(['officer:husson']);
    // The table tells who is hit by his own name.
    expect(needs(battle)[0]!.joint).toMatchObject({ lives: [{ id: 'husson', name: { id: 'reille' } }] });
    battle = accept(enter(battle, 'officer:husson', { dice: [6, 6] }));
    expect(battle.officers.reille!.fate).toBe('injured');
  });

  it('AMB-29 a formation on the march that is attacked defends', () => {
    const start = acting('combats');
    const { picton } = start.formations;
    let battle: Battle = { ...start, formations: { ...start.formations, picton: { ...picton!, order: 'strategic' } } };
    battle = play(fight(battle, ['husson'], 'kempt'), { do: 'throw', task: 't0' });
    while (slots(battle).length > 0) battle = play(battle, { do: 'throw', task: task(battle) });
    expect(accept(battle).formations.picton!.order).toBe('defend');
  });

  it('NBC-CC-11 two hits overrun a battery, one disorders it and throws the attacker back', () => {
    const [picton, guards] = SMALL.sides.b.formations;
    const royal = { ...picton!, units: [...picton!.units, battery('royal', 'R', 'Royal')] };
    const more = { sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations: [royal, guards!] } } };
    let battle = thrown(fight(acting('combats', {}, more), ['husson'], 'royal'), { husson: 1 });
    expect(argsOf(combatDuel(battle, top(battle)).outcomes[0]!.text, 'combat-goes-back')).toMatchObject({
      move: 'fall-back',
      cm: 5,
    });
    battle = accept(battle);
    expect(battle.units.royal).toMatchObject({ fate: 'good', disordered: true });
    battle = thrown(fight(battle, ['campi'], 'royal'), { campi: 1 });
    // Who has Broken a battery draws the card of NBC-CC-29.
    battle = accept(enter(battle, 'check:campi', { result: 'H' }));
    expect(battle.units.royal!.fate).toBe('eliminated');
  });

  it('NBC-GAR-04 NBC-GAR-07 the Support is fought before the garrison, and the attacker goes back though he won', () => {
    const garrisons = [
      { area: 'farm', unit: { ...SMALL.sides.b.formations[0]!.units[1]!, id: 'walls', name: 'Walls' } },
    ];
    const more = { sides: { ...SMALL.sides, b: { ...SMALL.sides.b, garrisons } } };
    let battle = withUnit(acting('combats', {}, more), 'kempt', { area: 'farm' });
    expect(refusal(battle, { do: 'combat', attackers: ['husson'], target: 'walls' })).toBe('fight-support-first');
    battle = thrown(fight(battle, ['husson'], 'kempt'), { husson: 1 });
    battle = enter(battle, 'throw:husson#1', { dice: [6] });
    battle = accept(enter(battle, 'check:kempt', { result: 'N' }));
    expect([battle.units.kempt!.area, battle.units.husson!.area, battle.units.walls!.fate]).toEqual([
      null,
      null,
      'good',
    ]);
  });

  it('NBC-RR-04 hits are not thrown again, cards are, for a re-roll die', () => {
    let battle = thrown(fight(acting('combats'), ['husson'], 'kempt'), { husson: 1 });
    battle = enter(battle, 'check:kempt', { result: 'VL' });
    const offers = procedureFor('close-combat').again!(battle, top(battle));
    expect(offers.map(({ slot, side }) => [slot, side])).toEqual([['check:kempt', 'b']]);
    const { ready } = battle.sides.b.rerolls;
    battle = play(battle, { do: 'again', task: task(battle), slot: 'check:kempt', side: 'b', thing: { result: 'VH' } });
    expect(battle.sides.b.rerolls.ready).toBe(ready - 1);
    expect(accept(battle).units.kempt!.disordered).toBe(false);
  });

  it('a phone that keeps one side is attacked by a stranger, and writes its own ledger alone', () => {
    const start: Battle = {
      ...begin(small(), { keeps: 'a' }),
      phase: 6,
      action: { formation: 'picton', step: 'combats' },
    };
    let battle = play(start, { do: 'combat', attackers: [null], target: 'husson' });
    battle = say(battle, { 'a:arm': 'heavy', 'a:q': 4, 'a:cp': 5 });
    expect(slots(battle)).toEqual(['throw:stranger-a', 'throw:husson']);
    battle = thrown(battle, { 'stranger-a': 2 });
    battle = accept(enter(battle, 'check:husson', { result: 'N' }));
    expect(battle.units.husson).toMatchObject({ lost: { white: 2 }, disordered: true });
    expect(battle.units.kempt).toEqual(start.units.kempt);
  });

  it('the menu offers what the referee accepts, and nothing outside its step', () => {
    const battle = acting('combats');
    const offered = menu(battle).filter((each) => each.do === 'combat');
    expect(offered.length).toBeGreaterThan(4);
    expect(menu(acting('move')).some((each) => each.do === 'combat')).toBe(false);
    expect(refusal(acting('move'), { do: 'combat', attackers: ['husson'], target: 'kempt' })).toBe(
      'fight-combats-when',
    );
    expect(
      refusal(withUnit(battle, 'kempt', { area: 'farm' }), { do: 'combat', attackers: ['pire'], target: 'kempt' }),
    ).toBe('attack-cavalry-area');
  });
});

describe('a charge', () => {
  const charge = (battle: Battle, target = 'kempt') => play(battle, { do: 'charge', unit: 'husson', target });

  it('NBC-MTC-01 NBC-MTC-02 checks from outside the zone and in front, goes home on Normal, stops short on Low', () => {
    const battle = charge(acting('move'));
    expect(slots(battle)).toEqual(['card']);
    const home = accept(enter(battle, 'card', { result: 'N' }));
    expect(home.units.husson!.facts).toMatchObject({ contact: 'kempt', strikes: 'front' });
    expect(accept(enter(battle, 'card', { result: 'L' })).units.husson!.facts.contact).toBeUndefined();
    expect(slots(say(battle, { 'a:strikes': 'flank' }))).toEqual([]);
    expect(slots(say(battle, { 'a:inCZ': true }))).toEqual(['dice']);
  });

  it('NBC-MTC-03 an attack in keen order has one more', () => {
    const start = acting('move');
    const rated = (order: 'attack' | 'attack-keen') => {
      const { ii } = start.formations;
      const battle = charge({ ...start, formations: { ...start.formations, ii: { ...ii!, order } } });
      return (needs(battle)[0] as { rating: number }).rating;
    };
    expect(rated('attack-keen')).toBe(rated('attack') + 1);
  });

  it('NBC-BRK-03 a Broken unit that is caught is Eliminated, but flees from a Disordered enemy', () => {
    const start = withUnit(acting('move'), 'kempt', { fate: 'broken' });
    expect(accept(charge(start)).units.kempt!.fate).toBe('eliminated');
    expect(accept(charge(withUnit(start, 'husson', { disordered: true }))).units.kempt!.fate).toBe('broken');
  });

  const beforeGuns = (set: object, step: Step = 'move', rulings: Rulings = {}) => {
    const [picton, guards] = SMALL.sides.b.formations;
    const royal = { ...battery('royal', 'R', 'Royal'), ...set } as ReturnType<typeof battery>;
    const formations = [{ ...picton!, units: [...picton!.units, royal] }, guards!];
    return acting(step, rulings, { sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations } } });
  };
  const withGuns = (weight: 'heavy' | 'light', set: object = {}) =>
    accept(enter(charge(beforeGuns({ weight, ...set }), 'royal'), 'card', { result: 'H' }));

  it('NBC-FSH-01 heavy guns do not evade and fire a last shot of three dice before contact', () => {
    let battle = withGuns('heavy');
    expect(needs(battle)).toMatchObject([{ slot: 'throw:royal', dice: 3 }]);
    battle = accept(enter(battle, 'throw:royal', { dice: [6, 1, 1] }));
    expect(battle.units.husson).toMatchObject({ lost: { white: 1 }, facts: { contact: 'royal' } });
    expect(top(battle).kind).toBe('disorder');
  });

  it('NBC-EVD-02 NBC-EVD-04 light guns limber up and go; who can reach them may try once more', () => {
    let battle = withGuns('light');
    expect(slots(battle)).toEqual(['evade']);
    battle = enter(battle, 'evade', { result: 'N' });
    expect(needs(battle)).toMatchObject([{ slot: 'throw:royal', dice: 1 }]);
    battle = accept(enter(battle, 'throw:royal', { dice: [1] }));
    expect(battle.units.royal).toMatchObject({ disordered: true, facts: { evaded: ['husson'] } });
    expect(top(battle).kind).toBe('charge-again');
    // From behind the guns too, he proves himself once more.
    expect(top(battle).facts).toMatchObject({ 'a:strikes': 'rear' });
    expect(slots(battle)).toEqual(['card']);
    expect(play(battle, { do: 'drop', task: task(battle) }).agenda).toEqual([]);
  });

  it('NBC-RKT-05 rockets have no last shot, and are lost to whoever reaches them: no combat follows', () => {
    const reached = withGuns('heavy', { pieces: 'rockets' });
    expect(needs(reached)).toEqual([]);
    expect(procedureFor('guns-attacked').reading(reached, top(reached))).toMatchObject({ word: 'guns-end-lost' });
    const battle = accept(reached);
    expect(battle.units.royal!.fate).toBe('eliminated');
    expect(battle.units.husson!.facts.contact).toBeUndefined();
    expect(battle.agenda).toEqual([]);
  });

  it('NBC-RKT-05 rockets that do not get away are lost, those that do are not; in a combat there is nothing to throw', () => {
    const light = withGuns('light', { pieces: 'rockets' });
    expect(slots(light)).toEqual(['evade']);
    const gone = accept(enter(light, 'evade', { result: 'VH' }));
    expect([gone.units.royal!.fate, top(gone).kind]).toEqual(['good', 'charge-again']);
    expect(accept(enter(light, 'evade', { result: 'L' })).units.royal!.fate).toBe('eliminated');
    const fought = play(beforeGuns({ pieces: 'rockets' }, 'combats'), {
      do: 'combat',
      attackers: ['husson'],
      target: 'royal',
    });
    expect([fought.units.royal!.fate, fought.agenda]).toEqual(['eliminated', []]);
    expect(fight(beforeGuns({}, 'combats'), ['husson'], 'royal').agenda).toHaveLength(1);
  });

  it('NBC-RKT-05 of rockets that no book here keeps it is said what becomes of them', () => {
    let battle = play({ ...beforeGuns({}), keeps: 'a' }, { do: 'charge', unit: 'husson', target: null });
    battle = accept(enter(say(battle, { 'd:arm': 'guns' }), 'card', { result: 'H' }));
    battle = say(battle, { 'd:rockets': true, 'd:weight': 'heavy' });
    expect(needs(battle)).toEqual([]);
    battle = accept(battle);
    expect(battle.units.husson!.facts.contact).toBeUndefined();
  });

  it('NBC-EVD-05 abandoned guns are lost when they are reached (AMB-84)', () => {
    let battle = enter(withGuns('light'), 'evade', { result: 'VL' });
    battle = accept(enter(battle, 'throw:royal', { dice: [2] }));
    expect(battle.units.royal!.fate).toBe('eliminated');
    expect(battle.units.husson!.facts.contact).toBeUndefined();
  });
});
