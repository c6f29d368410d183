import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { unitMenu } from '../../../src/battlefield/menu.ts';
import { heldByDitch } from '../../../src/battlefield/movement/crossings.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { begin, play, refusal, small, top, withUnit } from '../fixtures.ts';

const RIVER = small({
  crossings: [
    { id: 'stone', name: 'the stone bridge', kind: 'bridge' },
    { id: 'ditch', name: 'the great ditch', kind: 'ditch' },
    { id: 'wide', name: 'the wide bridge', kind: 'bridge', bonus: 1 },
  ],
});

/** The move step of the French II Corps in a turn of one's own choosing; the other units stand where they were. */
function moveStep(battle: Battle, turn: number): Battle {
  return { ...battle, turn, phase: 6, agenda: [], action: { formation: 'ii', step: 'move' } };
}
const at = (turn: number, battle: Battle = begin(RIVER)): Battle => moveStep(battle, turn);

const reach = (battle: Battle, unit: string, over = 'stone') =>
  play(battle, { do: 'cross', unit, over, deed: 'reach' });
const attempt = (battle: Battle, unit: string, over = 'stone') =>
  play(battle, { do: 'cross', unit, over, deed: 'try' });
const die = (battle: Battle, face: Face): Battle =>
  play(battle, { do: 'enter', task: top(battle).id, slot: 'dice', thing: { dice: [face] } });
const accept = (battle: Battle) => play(battle, { do: 'accept', task: top(battle).id });

describe('over the bridges', () => {
  it('NBC-BRG-01 takes three turns: to the entrance, across, and off', () => {
    let battle = reach(at(1), 'husson');
    expect(battle.units.husson!.crossing).toMatchObject({ over: 'stone', at: 'near', since: 1 });
    expect(refusal(battle, { do: 'cross', unit: 'husson', over: 'stone', deed: 'try' })).toBe('crossing-stops');
    battle = accept(die(attempt(at(2, battle), 'husson'), 5));
    expect(battle.units.husson!.crossing).toMatchObject({ at: 'far', since: 2 });
    expect(refusal(battle, { do: 'cross', unit: 'husson', over: 'stone', deed: 'leave' })).toBe('crossing-just-over');
    battle = play(at(3, battle), { do: 'cross', unit: 'husson', over: 'stone', deed: 'leave' });
    expect(battle.units.husson!.crossing).toMatchObject({ at: 'left' });
  });

  it.each<[string, Face, boolean]>([
    // Husson and Piré have 6 CP, Campi 8: a five or more; a battery counts among the small.
    ['husson', 4, false],
    ['husson', 5, true],
    ['campi', 5, true],
    ['guns', 4, true],
    ['guns', 3, false],
  ])('NBC-BRG-02 %s with a %i crosses: %s', (unit, face, crosses) => {
    const battle = die(attempt(at(2, reach(at(1), unit)), unit), face);
    const task = top(battle);
    expect(procedureFor('crossing').reading(battle, task).word).toBe(
      crosses ? 'crossing-across' : 'crossing-not-across',
    );
    expect(accept(battle).units[unit]!.crossing!.at).toBe(crosses ? 'far' : 'near');
  });

  it('NBC-BRG-02 the die may be thrown again, and the scenario may add to it', () => {
    const thrown = die(attempt(at(2, reach(at(1), 'husson')), 'husson'), 1);
    const again = play(thrown, { do: 'again', task: top(thrown).id, slot: 'dice', side: 'a', thing: { dice: [6] } });
    expect(accept(again).units.husson!.crossing!.at).toBe('far');
    const wide = attempt(at(2, reach(at(1), 'husson', 'wide')), 'husson', 'wide');
    expect(procedureFor('crossing').odds!(wide, top(wide))).toMatchObject({ good: 3, of: 6 });
    expect(accept(die(wide, 4)).units.husson!.crossing!.at).toBe('far');
  });

  it('NBC-BRG-03 one unit a turn may try a bridge, one stands on an entrance, and it is used one way', () => {
    const two = reach(at(1), 'husson');
    expect(refusal(two, { do: 'cross', unit: 'campi', over: 'stone', deed: 'reach' })).toBe('crossing-entrance-taken');
    const tried = accept(die(attempt(at(2, two), 'husson'), 6));
    const next = reach(tried, 'campi');
    expect(
      refusal(
        {
          ...next,
          units: {
            ...next.units,
            campi: { ...next.units.campi!, crossing: { over: 'stone', at: 'near', since: 1, tried: 0 } },
          },
        },
        {
          do: 'cross',
          unit: 'campi',
          over: 'stone',
          deed: 'try',
        },
      ),
    ).toBe('crossing-tried');
    let other = attempt(at(2, reach(at(1), 'husson')), 'husson');
    other = play(other, { do: 'answer', task: top(other).id, facts: { otherWay: true } });
    expect(procedureFor('crossing').needs(other, top(other))).toEqual([]);
    expect(accept(other).units.husson!.crossing).toMatchObject({ at: 'near', tried: 0 });
  });

  it('NBC-BRG-01 nobody comes over while the entrance opposite is taken', () => {
    const first = accept(die(attempt(at(2, reach(at(1), 'husson')), 'husson'), 6));
    const second = attempt(at(3, reach(first, 'campi')), 'campi');
    const task = top(second);
    expect(procedureFor('crossing').facts!(second, task)[0]).toMatchObject({ key: 'farTaken', value: true });
    expect(accept(die(second, 6)).units.campi!.crossing!.at).toBe('near');
  });

  const move = { do: 'move', unit: 'husson' } as const;
  const moved = (battle: Battle) => accept(play(battle, move));
  /** At the far end since turn 2. */
  const across = () => accept(die(attempt(at(2, reach(at(1), 'husson')), 'husson'), 6));

  it('NBC-BRG-01 it stops where it touched the entrance, and where it came over, until the next turn', () => {
    expect(refusal(reach(at(1), 'husson'), move)).toBe('crossing-stops');
    expect(refusal(across(), move)).toBe('crossing-just-over');
    expect(unitMenu(across(), 'husson')).not.toContainEqual(move);
    for (const later of [at(2, reach(at(1), 'husson')), at(3, across())])
      expect(unitMenu(later, 'husson')).toContainEqual(move);
  });

  it('NBC-BRG-01 in that turn it neither charges, nor takes an area, nor turns back; later a charge frees the entrance', () => {
    const charge = { do: 'charge', unit: 'husson', target: 'kempt' } as const;
    const others = [
      charge,
      { do: 'occupy', unit: 'husson', area: 'farm' },
      { do: 'cross', unit: 'husson', over: 'stone', deed: 'leave' },
    ] as const;
    for (const [battle, why] of [
      [reach(at(1), 'husson'), 'crossing-stops'],
      [across(), 'crossing-just-over'],
    ] as const)
      for (const other of others) {
        expect(refusal(battle, other)).toBe(why);
        expect(unitMenu(battle, 'husson')).not.toContainEqual(other);
      }
    for (const other of others) expect(unitMenu(at(2, reach(at(1), 'husson')), 'husson')).toContainEqual(other);
    const charged = play(at(2, reach(at(1), 'husson')), charge);
    for (const choice of ['home', 'short'])
      expect(play(charged, { do: 'decide', task: top(charged).id, choice }).units.husson!.crossing).toMatchObject({
        at: 'left',
      });
  });

  it('NBC-BRG-01 NBC-BRG-03 who moves away from an entrance leaves it to others', () => {
    const waiting = at(2, reach(at(1), 'husson'));
    expect(refusal(waiting, { do: 'cross', unit: 'campi', over: 'stone', deed: 'reach' })).toBe(
      'crossing-entrance-taken',
    );
    const byHand = play(waiting, move);
    for (const gone of [moved(waiting), play(byHand, { do: 'decide', task: top(byHand).id, choice: 'moved' })]) {
      expect(gone.units.husson!.crossing).toMatchObject({ at: 'left', since: 2 });
      expect(refusal(gone, { do: 'cross', unit: 'husson', over: 'stone', deed: 'try' })).toBe('crossing-not-there');
      expect(reach(gone, 'campi').units.campi!.crossing).toMatchObject({ at: 'near' });
    }
    // NBC-BRG-04: one that has crossed did so when it came over.
    expect(moved(at(3, across())).units.husson!.crossing).toMatchObject({ at: 'left', since: 2 });
  });

  it('NBC-BRG-05 a Broken unit holds the entrance until it has fled', () => {
    const broken = at(2, play(reach(at(1), 'husson'), { do: 'set', what: 'unit', id: 'husson', set: { cp: 0 } }));
    const other = { do: 'cross', unit: 'campi', over: 'stone', deed: 'reach' } as const;
    expect(broken.units.husson).toMatchObject({ fate: 'broken', crossing: { at: 'near' } });
    expect(refusal(broken, other)).toBe('crossing-entrance-taken');
    const flees = play(broken, move);
    for (const fled of [accept(flees), play(flees, { do: 'decide', task: top(flees).id, choice: 'moved' })])
      expect(play(fled, other).units.campi!.crossing).toMatchObject({ at: 'near' });
  });

  it('NBC-MOV-21 NBC-ORD-12 the resting and those whose formation holds neither come to a bridge nor try it', () => {
    const deed = (one: 'reach' | 'try') => ({ do: 'cross', unit: 'husson', over: 'stone', deed: one }) as const;
    const holds = (battle: Battle) => play(battle, { do: 'set', what: 'formation', id: 'ii', set: { order: 'hold' } });
    const waiting = at(2, reach(at(1), 'husson'));
    for (const [battle, one] of [
      [at(1), 'reach'],
      [waiting, 'try'],
    ] as const) {
      expect(refusal(withUnit(battle, 'husson', { resting: true }), deed(one))).toBe('attack-resting');
      expect(refusal(holds(battle), deed(one))).toBe('move-hold');
    }
    expect(unitMenu(holds(waiting), 'husson')).toContainEqual({ ...deed('try'), deed: 'leave' });
  });

  it('NBC-BRG-04 a very deep ditch adds one and disorders, until the turn after it is behind', () => {
    const failed = accept(die(attempt(at(2, reach(at(1), 'husson', 'ditch')), 'husson', 'ditch'), 1));
    expect(failed.units.husson).toMatchObject({ disordered: true, crossing: { at: 'near' } });
    expect(heldByDitch({ ...failed, turn: 5 }, failed.units.husson!)).toBe(true);
    const given = play(at(3, failed), { do: 'cross', unit: 'husson', over: 'ditch', deed: 'leave' });
    expect(heldByDitch(given, given.units.husson!)).toBe(true);
    expect(heldByDitch({ ...given, turn: 4 }, given.units.husson!)).toBe(false);
    const over = accept(die(attempt(at(2, reach(at(1), 'husson', 'ditch')), 'husson', 'ditch'), 4));
    expect(over.units.husson).toMatchObject({ disordered: true, crossing: { at: 'far' } });
    expect(heldByDitch(over, over.units.husson!)).toBe(true);
    expect(heldByDitch({ ...over, turn: 3 }, over.units.husson!)).toBe(false);
  });

  it('NBC-BRG-04 with the other ruling a failed attempt leaves order', () => {
    const lenient = begin(RIVER, { rulings: { ditchFailDisorder: 'no' } });
    const failed = accept(die(attempt(at(2, reach(at(1, lenient), 'husson', 'ditch')), 'husson', 'ditch'), 1));
    expect(failed.units.husson!.disordered).toBe(false);
  });

  it('NBC-BRG-05 NBC-BRG-03 Broken troops on a bridge block it, and so does who comes the other way', () => {
    const open = attempt(at(2, reach(at(1), 'husson')), 'husson');
    for (const [said, why] of [
      [{ blocked: true }, 'crossing-blocked'],
      [{ otherWay: true }, 'crossing-other-way'],
    ] as const) {
      const battle = play(open, { do: 'answer', task: top(open).id, facts: said });
      expect(procedureFor('crossing').reading(battle, top(battle)).means).toBe(why);
    }
  });
});
