/** What a day leaves to the next one: guns, friction, officers, the sky, and who is still to come. */
import { describe, expect, it } from 'vitest';
import { nextDay } from '../../src/battlefield/after-battle/next-day.ts';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Scenario } from '../../src/scenarios/schema.ts';
import { battery, begin, goTo, into, play, pot, refusal, SMALL, small } from '../battlefield/fixtures.ts';
import { draws, french, kinds, wanted } from './hands.ts';
import { closed, filed, stored, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, isOffered, says, toStep } from './table.ts';
import { againAt, throwsAgain, timeCard, turn, turns } from './turns.ts';
import { falls } from './unbroken.ts';

const [ii, iii] = SMALL.sides.a.formations;
const ended = (battle: Battle): Battle => play(battle, { do: 'end', why: 'over-agreed' });
const tomorrow = (battle: Battle): Scenario => {
  const read = nextDay(ended(battle), { title: 'Tomorrow', successorOf: (name) => `After ${name}` });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.scenario;
};
const card = (scenario: Scenario, id: string) =>
  scenario.sides.a.formations.flatMap(({ units }) => units).find((unit) => unit.id === id);

describe('howitzers made during the day', () => {
  const four = () => {
    const guns = ['one', 'two', 'three'].map((id) => battery(id, `II/${id}`, id));
    return begin(french({ formations: [{ ...ii!, units: [...ii!.units, ...guns] }, iii!] }));
  };
  const asked = () => play(goTo(four(), 5), { do: 'convert', unit: 'guns', donors: ['one', 'two', 'three'] });

  it('NBC-HOW-02 NBC-HOW-03 NBC-LOS-09 NBC-TIM-02 are howitzers on the next day too, and fire as such; those not yet made are guns', async () => {
    const begun = asked();
    expect([begun.sides.a.rerolls, card(tomorrow(begun), 'guns')]).toMatchObject([
      { ready: 3, used: 1 },
      { pieces: 'guns' },
    ]);
    const made = await stored(goTo(turns(goTo(begun, 7), [20, 20]), 6));
    expect([made.turn, made.units.guns!.pieces, made.units.one!.conversion]).toEqual([3, 'howitzers', null]);
    const next = tomorrow(made);
    expect(['guns', 'one', 'lost'].map((id) => card(next, id))).toMatchObject([
      { pieces: 'howitzers' },
      { pieces: 'guns' },
      undefined,
    ]);
    const four = goTo(begin(next), 4);
    const aimed = says(does(four, { do: 'fire', side: 'a', on: { unit: 'kempt' } }), { 'fires.guns': true });
    // Two dice at any range.
    expect(wanted(aimed)).toEqual([['guns', 2]]);
    closed(made);
  });
});

describe('an awkward commander', () => {
  const awkward = () => begin(french({ formations: [{ ...ii!, awkward: { extra: 1 } }, iii!] }));
  const order = { do: 'order', formation: 'ii', order: 'hold', far: false } as const;
  const stock = (battle: Battle) => battle.sides.a.rerolls;

  it('NBC-ORD-23 NBC-CMA-04 NBC-ORD-17 NBC-ORD-18 costs a die more for as long as he and his army commander are the men they were', async () => {
    const acting = acts(awkward(), 'ii', 'orders');
    expect(stock(does(acting, order))).toEqual({ ready: 2, used: 2 });
    expect(stock(does(toStep(acting, 'administration'), order))).toEqual({ ready: 3, used: 1 });
    const fallen = await stored(falls(play(acting, { do: 'finish' }), 'reille', 'injured'));
    const next = goTo(turn(goTo(fallen, 7), 20), 5);
    expect(next.officers.reille).toMatchObject({ fate: 'fit', replacedIn: 2 });
    const his = acts(next, 'ii', 'orders');
    // His successor has no quarrel with Ney: one die before the move, none after it.
    expect(stock(does(his, order))).toEqual({ ready: 3, used: 1 });
    const free = does(toStep(his, 'administration'), order);
    expect([stock(free), free.formations.ii!.order]).toEqual([{ ready: 4, used: 0 }, 'hold']);
    closed(free);
  });

  it('NBC-ORD-23 NBC-CMA-04 NBC-ORD-19 nor has he with the successor of his army commander, by the lapels too; and none of it is left tomorrow', () => {
    const next = goTo(turn(goTo(falls(awkward(), 'ac-a'), 7), 20), 6);
    const laid = does(
      next,
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    const won = accepts(enters(enters(laid, 'a', pot(2, 2)), 'b', pot(1, 1)));
    const held = accepts(says(won, { lapels: true }));
    expect(held.formations.ii!.command).toBe('lapels');
    expect(stock(does(held, order))).toEqual({ ready: 3, used: 1 });
    const friction = (battle: Battle) => tomorrow(battle).sides.a.formations[0]!.awkward;
    expect([friction(awkward()), friction(held), friction(goTo(falls(awkward(), 'reille'), 6))]).toEqual([
      { extra: 1 },
      undefined,
      undefined,
    ]);
  });
});

describe('who is still to come', () => {
  const coming = (at: number) => ({ ...SMALL.reinforcements![0]!, at });

  it('NBC-RNF-01 NBC-TIM-02 NBC-LOS-09 an hour of tomorrow stays an hour of tomorrow; whoever should have come by then is there', async () => {
    const far = begin(small({ reinforcements: [coming(1440 + 720)] }));
    const evening = await stored(turn(goTo(far, 7), 20));
    const next = tomorrow(evening);
    expect(next.reinforcements).toMatchObject([{ formation: 'guards', at: 720, where: 'the Nivelles road' }]);
    const morning = begin(next);
    expect([morning.formations.guards!.present, kinds(into(morning, 2, 1))]).toEqual([false, []]);
    const noon = into(play(goTo(morning, 9), { do: 'set', what: 'clock', minutes: 720 }), 1, 2);
    expect(kinds(into(noon, 2, 2))).toEqual(['arrival']);
    for (const at of [630, 1440 + 540]) {
      const there = tomorrow(begin(small({ reinforcements: [coming(at)] })));
      expect([there.reinforcements, begin(there).formations.guards!.present]).toEqual([[], true]);
    }
    closed(evening);
  });

  it('NBC-RNF-03 NBC-LOS-01 NBC-LOS-08 who waited beside the table at the end of the day has fought nobody: no dice for it, and all its men', async () => {
    const due = into(turn(goTo(begin(), 7), 30), 2, 2);
    const waits = await stored(draws(due, 'N'));
    expect(waits.units.maitland!.facts.entering).toBe(true);
    const over = ended(waits);
    const roll = { die: 1, guns: 1, temporarilyMissing: 50, wounded: 50, killed: 50, deserted: 50 } as const;
    const own = { of: 'unit', id: 'maitland', roll } as const;
    expect(refusal(over, { do: 'losses', own })).toBe('losses-nothing-there');
    const thrown = play(over, { do: 'losses' });
    expect([Object.keys(thrown.after.units).includes('maitland'), Object.keys(thrown.after.units)]).toMatchObject([
      false,
      { length: 7 },
    ]);
    // On the table for a moment, it is thrown for as a unit without losses.
    const acted = ended(play(acts(waits, 'guards', 'move'), { do: 'finish' }));
    expect(play(acted, { do: 'losses', own }).after.units.maitland).toEqual(roll);
    closed(thrown);
  });
});

describe('the sky of the evening', () => {
  it('NBC-WX-01 NBC-WX-06 NBC-FOG-01 NBC-GND-01 is the sky of the morning: heavy rain, frost, mud, and no fog that has lifted', async () => {
    const dull = begin(small({ sky: { weather: 'overcast', variable: true, fog: { target: 10 } } }));
    const asked = does(timeCard(dull, 20), { do: 'next' });
    // A red one: heavy rain.
    const rain = accepts(enters(asked, 'pot', pot(4, 4, 1)));
    expect([rain.sky.weather, rain.sky.intensity, kinds(rain)]).toEqual(['rain', 'heavy', ['fog']]);
    const lies = await stored(accepts(enters(rain, 'dice', dice(6))));
    expect(tomorrow(lies).sky).toMatchObject({ weather: 'rain', intensity: 'heavy', fog: { target: 10 } });
    const clear = play(takenBack(lies, rain), {
      do: 'set',
      what: 'sky',
      set: { fog: null, freezing: true, ground: 'mud' },
    });
    expect(kinds(clear)).toEqual([]);
    const next = tomorrow(filed(clear));
    expect(next.sky).toEqual({
      weather: 'rain',
      intensity: 'heavy',
      variable: true,
      mediterranean: false,
      falls: 'rain',
      freezing: true,
      ground: 'mud',
    });
    expect(begin(next).sky).toMatchObject({ weather: 'rain', intensity: 'heavy', ground: 'mud', fog: null });
    closed(clear);
  });
});

describe('who comes by a road that is full', () => {
  const came = (order: 'redeploy' | 'strategic') => {
    const due = into(turn(goTo(begin(), 7), 30), 2, 2);
    return accepts(enters(says(due, { order }), 'card', { result: 'N' }));
  };
  const marches = (battle: Battle) =>
    says(says(does(acts(battle, 'guards', 'move'), { do: 'move', unit: 'maitland' }), { byRoad: 'road' }), {
      blocked: true,
    });

  it('NBC-ORD-16 NBC-RNF-03 NBC-MTC-01 NBC-REC-01 goes back to where it started, beside the table, Disordered; it is out of the turn, and tries again', async () => {
    const acting = acts(came('redeploy'), 'guards', 'move');
    expect(acting.units.maitland!.facts.entering).toBeUndefined();
    const full = await stored(accepts(marches(came('redeploy'))));
    expect(full.units.maitland).toMatchObject({ disordered: true, present: true, facts: { entering: true } });
    const six = play(full, { do: 'finish' });
    expect([six.formations.guards!.card, six.units.maitland!.facts.entering]).toEqual(['spent', true]);
    const enemy = acts(six, 'ii', 'move');
    expect(isOffered(enemy, { do: 'charge', unit: 'husson', target: 'maitland' })).toBe(false);
    expect(isOffered(enemy, { do: 'strike', officer: 'cooke' })).toBe(false);
    const seven = goTo(enemy, 7);
    expect(isOffered(seven, { do: 'recover', unit: 'maitland' })).toBe(false);
    // In the next turn it waits, and comes on as its formation acts, by the road that is free.
    const next = goTo(turn(seven, 20), 6);
    expect([next.units.maitland!.facts.entering, next.formations.guards!.card]).toEqual([true, 'hand']);
    const free = accepts(
      says(does(acts(next, 'guards', 'move'), { do: 'move', unit: 'maitland' }), { byRoad: 'road' }),
    );
    // 18 and 5 for the march.
    expect(free.units.maitland).toMatchObject({ disordered: true, facts: { moved: true, movedCm: 23 } });
    expect(free.units.maitland!.facts.entering).toBeUndefined();
    closed(free);
  });

  it('NBC-ORD-16 NBC-RNF-03 NBC-ART-21 taken back and by another way it is on the table in order; and who was there before stays there', () => {
    const road = marches(came('strategic'));
    const full = accepts(road);
    const fields = accepts(says(takenBack(full, road), { blocked: false }));
    expect(fields.units.maitland).toMatchObject({ disordered: false, facts: { movedCm: 33 } });
    // In its next turn it started on the table.
    const later = goTo(turn(goTo(play(fields, { do: 'finish' }), 7), 20), 6);
    const again = accepts(marches(later));
    expect(again.units.maitland).toMatchObject({ disordered: true });
    expect(again.units.maitland!.facts.entering).toBeUndefined();
    closed(again);
  });
});

describe('a tie between a man who fell and another', () => {
  it('NBC-CCD-04 AMB-48 AMB-167 by rulings the deputy of a fallen commander is compared by his own Ability', () => {
    const rulings = { phasingTie: 'higherA', fallenFC: 'deputy' } as const;
    const six = goTo(begin(small(), { rulings }), 6);
    // Reille is A4 and so is Picton; Reille’s deputy is A3.
    const fallen = falls(six, 'reille');
    const laid = does(
      fallen,
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    const tied = enters(enters(laid, 'a', pot(3, 3)), 'b', pot(3, 3));
    expect(wanted(tied)).toEqual([]);
    expect(againAt(tied).map(({ slot }) => slot)).toEqual(['a']);
    closed(throwsAgain(tied, 'a', 'a', pot(6, 6)));
  });
});
