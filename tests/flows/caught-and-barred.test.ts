/** A Broken unit that is caught, a charge that a 1 bars, and a combat without a charge: what the move throws and asks. */
import { describe, expect, it } from 'vitest';
import type { Battle, Facts, UnitState } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { eventsOf, play } from '../battlefield/fixtures.ts';
import { charge, facts, kinds, moving, wanted } from './hands.ts';
import { accepts, asks, dice, does, enters, isOffered, says, takes, toStep } from './table.ts';
import { againAt, reads, total } from './turns.ts';
import { charges, evening, left, opens, set, unit } from './two-corps.ts';

const NEAR = { 'a:inCZ': true };
const broken = (id = 'kempt', more: Partial<UnitState> = {}) =>
  moving(set(left(evening(), id, 0), id, { fate: 'broken', ...more }));
const at = (battle: Battle, said: Facts = NEAR, target = 'kempt') => opens(battle, charge('husson', target), said);
const told = (battle: Battle, one: Play, code: string) => JSON.stringify(eventsOf(battle, one)).includes(code);

describe('a Broken unit that is caught', () => {
  it('NBC-BRK-03 NBC-MOV-15 from inside the zone by the dice of the move, without a card; the unit goes on by the same dice', () => {
    const asked = at(broken());
    expect(wanted(asked)).toEqual([['dice', 2]]);
    // Its end, its angle and its check are nobody's question.
    for (const key of ['a:strikes', 'a:angled', 'a:nearAC', 'a:town']) expect(asks(asked)).not.toContain(key);
    const caught = accepts(enters(asked, 'dice', dice(3, 4)));
    expect(unit(caught, 'kempt').fate).toBe('eliminated');
    expect(facts(caught, 'husson')).toMatchObject({ startedInCZ: true, moveDice: [3, 4] });
    expect([facts(caught, 'husson').moved, facts(caught, 'husson').charged]).toEqual([undefined, undefined]);
    // Seven in all, for whatever else it does.
    const on = opens(caught, { do: 'move', unit: 'husson' });
    expect([wanted(on), total(on), againAt(on)]).toEqual([[], 7, []]);
    expect(isOffered(accepts(on), { do: 'move', unit: 'husson' })).toBe(false);
    const goes = opens(caught, charge('husson', 'pack'));
    expect([wanted(goes), total(goes), asks(goes).includes('a:far')]).toEqual([[], 7, true]);
    expect(facts(accepts(goes), 'husson')).toMatchObject({ contact: 'pack', startedInCZ: true, charged: true });
  });

  it('NBC-BRK-03 NBC-MTC-01 from outside it: nothing is thrown or drawn, and its next enemy is met by a card', () => {
    const asked = at(broken(), {});
    expect(wanted(asked)).toEqual([]);
    const caught = accepts(asked);
    expect([unit(caught, 'kempt').fate, facts(caught, 'husson').moveDice]).toEqual(['eliminated', undefined]);
    expect(wanted(opens(caught, charge('husson', 'pack')))).toEqual([['card', 4]]);
    expect(isOffered(caught, { do: 'move', unit: 'husson' })).toBe(true);
  });

  it('NBC-MOV-16 a one: it goes no nearer, and the Broken unit is where it was', () => {
    const barred = accepts(enters(at(broken()), 'dice', dice(1, 5)));
    expect(unit(barred, 'kempt').fate).toBe('broken');
    expect(facts(barred, 'husson')).toMatchObject({ noAttack: true, inCZ: true });
    expect(isOffered(barred, charge('husson', 'kempt'))).toBe(false);
  });

  it('NBC-MOV-15 it is farther than the dice: not caught, and the move is over', () => {
    const short = accepts(says(enters(at(broken()), 'dice', dice(2, 2)), { 'a:far': true }));
    expect(unit(short, 'kempt').fate).toBe('broken');
    expect(facts(short, 'husson')).toMatchObject({ moved: true, charged: true });
  });

  it('NBC-BRK-03 AMB-99 a six sends foot at Broken horse too: nobody fires at it, and it is caught', () => {
    const caught = accepts(enters(at(broken('vivian'), NEAR, 'vivian'), 'dice', dice(6, 2)));
    expect(unit(caught, 'vivian').fate).toBe('eliminated');
  });

  it('NBC-BRK-03 AMB-100 NBC-MOV-15 by a Disordered unit with one die: it flees, and the unit ends its move there', () => {
    const asked = at(set(broken(), 'husson', { disordered: true }));
    expect(wanted(asked)).toEqual([['dice', 1]]);
    const gone = accepts(enters(asked, 'dice', dice(5)));
    expect(kinds(gone)).toEqual(['broken-move']);
    expect(facts(gone, 'husson')).toMatchObject({ moved: true, charged: true });
  });

  it('NBC-MOV-10 NBC-MOV-13 NBC-DC-02 in mud by two dice, and a check; its next charge throws no others', () => {
    const here = broken();
    const asked = at({ ...here, sky: { ...here.sky, ground: 'mud' } }, {});
    expect(wanted(asked)).toEqual([['dice', 2]]);
    const caught = accepts(enters(asked, 'dice', dice(1, 6)));
    expect([unit(caught, 'kempt').fate, kinds(caught)]).toEqual(['eliminated', ['disorder']]);
    const holds = accepts(enters(caught, 'card', { disorder: false }));
    const next = opens(holds, charge('husson', 'pack'));
    expect([wanted(next), total(next)]).toEqual([[['card', 4]], 7]);
    const away = opens(holds, { do: 'move', unit: 'husson' });
    expect([takes(away, 'inCZ'), wanted(away), total(away)]).toEqual([false, [], 7]);
  });

  it('NBC-BRK-03 after a move in the app, at once', () => {
    const moved = accepts(enters(opens(broken(), { do: 'move', unit: 'husson' }, { inCZ: true }), 'dice', dice(3, 4)));
    const caught = does(moved, charge('husson', 'kempt'));
    expect([kinds(caught), unit(caught, 'kempt').fate]).toEqual([[], 'eliminated']);
  });
});

describe('a charge that a one bars', () => {
  const barred = (more: Partial<UnitState> = {}) =>
    accepts(enters(at(moving(set(evening(), 'husson', more))), 'dice', dice(1, 4)));

  it('NBC-MOV-16 NBC-MOV-01 has not moved: whoever stays keeps the facts of its place to the end', () => {
    const held = barred({ facts: { town: true } });
    expect(facts(held, 'husson').moved).toBeUndefined();
    const over = toStep(held, 'firefights');
    expect(facts(over, 'husson')).toMatchObject({ town: true, inCZ: true, noAttack: true });
    expect(facts(play(over, { do: 'finish' }), 'husson').moveDice).toBeUndefined();
  });

  it('NBC-MOV-10 NBC-DC-02 NBC-RR-03 the way back is another: its terrain is asked and tested, its dice are thrown', () => {
    const away = opens(barred(), { do: 'move', unit: 'husson' });
    expect(asks(away)).toEqual(expect.arrayContaining(['terrain.0', 'terrain.1']));
    expect(takes(away, 'inCZ')).toBe(true);
    // A charge that was accepted is not thrown again.
    expect(againAt(away)).toEqual([]);
    const wood = says(away, { 'terrain.1': true });
    expect([wanted(wood), reads(wood).sums[0]?.total]).toEqual([[], 5]);
    expect(kinds(accepts(wood))).toEqual(['disorder']);
  });
});

describe('guns hit again', () => {
  const hits = (n: number) => ({ do: 'hits', unit: 'rogers', hits: n, cause: 'firefight', aspect: 'front' }) as const;
  const guns = (more: Partial<UnitState>) => moving(set(evening(), 'rogers', more));

  it('NBC-ART-20 NBC-CC-11 Disordered and alone one hit is their end; with a brigade it is not', () => {
    const fate = (more: Partial<UnitState>) => unit(play(guns({ disordered: true, ...more }), hits(1)), 'rogers').fate;
    expect([fate({}), fate({ host: 'kempt' })]).toEqual(['eliminated', 'good']);
  });

  it('NBC-ART-18 NBC-ART-20 Disordered they go by their second Disorder, however many hits; else by the fire', () => {
    const twice = (more: Partial<UnitState>) => told(guns(more), hits(2), 'gone-disordered-twice');
    expect([twice({ disordered: true }), twice({})]).toEqual([true, false]);
  });
});

it('NBC-MTC-03 NBC-MOV-15 a charge asks what its card needs, and nothing of it where none is drawn', () => {
  const OF_CARD = ['a:nearAC', 'a:town'];
  const asked = (said: Facts) => asks(at(moving(evening()), said)).filter((key) => OF_CARD.includes(key));
  expect(asked({})).toEqual(OF_CARD);
  expect(asked(NEAR)).toEqual([]);
  expect(asked({ 'a:strikes': 'rear' })).toEqual([]);
});

describe('a combat without a charge', () => {
  const combat = { do: 'combat', attackers: ['husson'], target: 'kempt' } as const;

  it('NBC-MTC-01 NBC-MOV-15 says that nothing was thrown or drawn for closing; after a charge, or taken up later, it does not', () => {
    const straight = toStep(moving(evening()), 'combats');
    expect(told(straight, combat, 'fight-not-charged')).toBe(true);
    const charged = toStep(charges(moving(evening()), 'husson', 'kempt'), 'combats');
    expect(told(charged, combat, 'fight-not-charged')).toBe(false);
    const later = play(play(straight, { do: 'finish' }), { do: 'take-up', formation: 'ii', step: 'combats' });
    expect(told(later, combat, 'fight-not-charged')).toBe(false);
  });

  it('NBC-MTC-01 two together: the one that did not charge is named', () => {
    const one = toStep(charges(moving(evening()), 'husson', 'kempt'), 'combats');
    const both = { do: 'combat', attackers: ['husson', 'campi'], target: 'kempt' } as const;
    const notice = eventsOf(one, both).find((event) => JSON.stringify(event).includes('fight-not-charged'));
    expect(JSON.stringify(notice)).toContain('campi');
    expect(JSON.stringify(notice)).not.toContain('husson');
  });
});
