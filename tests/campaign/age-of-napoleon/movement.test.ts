import { describe, expect, it } from 'vitest';
import { cardsFor, isFastEnough, movementAllowance } from '../../../src/campaign/age-of-napoleon/movement.ts';
import { accept, answer, attempt, begun, codes, isSpent, placeOf, play, question } from './fixtures.ts';

const facts = { mr: 4, attacking: false, forced: false, winter: false, mud: false };

describe('the movement allowance', () => {
  it('AON-001 is the MR, less one attacking, in winter and in the mud, and one more by Forced March', () => {
    expect(movementAllowance(facts, {}).total).toBe(4);
    expect(movementAllowance({ ...facts, attacking: true }, {}).total).toBe(3);
    expect(movementAllowance({ ...facts, forced: true }, {}).total).toBe(5);
    expect(movementAllowance({ ...facts, winter: true }, {}).total).toBe(3);
    expect(movementAllowance({ ...facts, mud: true }, {}).total).toBe(3);
    expect(movementAllowance({ mr: 4, attacking: true, forced: true, winter: true, mud: true }, {}).total).toBe(2);
  });

  it('AON-001 shows what lies below one, or still has one where the players say so (RB1)', () => {
    const slow = { mr: 1, attacking: true, forced: false, winter: true, mud: false };
    expect(movementAllowance(slow, {}).total).toBe(-1);
    expect(movementAllowance(slow, { maFloor: 'min1' }).total).toBe(1);
  });
});

describe('what a deed costs', () => {
  it('AON-002 takes a card for a move or an interception, but for the first of either', () => {
    expect([cardsFor('move', false), cardsFor('move', true)]).toEqual([0, 1]);
    expect([cardsFor('interception', false), cardsFor('interception', true)]).toEqual([0, 1]);
  });
  it('AON-002 takes none for a withdrawal, and one to unspend an army', () => {
    expect([cardsFor('withdrawal', false), cardsFor('withdrawal', true)]).toEqual([0, 0]);
    expect([cardsFor('unspend', false), cardsFor('unspend', true)]).toEqual([1, 1]);
  });
});

describe('an army that moves', () => {
  it('AON-001, AON-002 goes with its corps, the first time for nothing, then for a card', () => {
    const table = begun();
    play(table, { do: 'set-side', side: 'a', set: { hand: 3 } }, { do: 'move', army: 'north' });
    expect(question(table, 'aon-move').side).toBe('a');
    answer(table, { 'step-1': 'town', attacking: false });
    accept(table);
    expect(table.state.armies.north?.area).toBe('town');
    expect(['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => placeOf(table, id))).toEqual(Array(5).fill('town'));
    expect(table.state.sides.a).toMatchObject({ hand: 3, discards: 0, firstDone: true });

    play(table, { do: 'move', army: 'south' });
    answer(table, { 'step-1': 'plain' });
    accept(table);
    expect(table.state.sides.a).toMatchObject({ hand: 2, discards: 1 });
  });

  it('AON-002 has its first action free again in the next Campaign Phase', () => {
    const table = begun();
    play(table, { do: 'move', army: 'south' });
    answer(table, { 'step-1': 'plain' });
    accept(table);
    play(table, { do: 'phase' });
    expect(table.state.sides.a.firstDone).toBe(false);
    expect(table.state.now).toMatchObject({ phase: 2, round: 1, winter: false });
  });

  it('AON-001 does not move with an allowance below one', () => {
    const table = begun();
    play(table, { do: 'round', winter: true }, { do: 'move', army: 'south' });
    answer(table, { 'step-1': 'plain', attacking: true });
    expect(attempt(table, { do: 'accept', task: question(table).id })).toMatchObject({ code: 'ask-not-yet' });
    answer(table, { attacking: false });
    accept(table);
    expect(placeOf(table, 'a6')).toBe('plain');
  });

  it('AON-001 proposes that it attacks where it ends among the enemy', () => {
    const table = begun();
    play(table, { do: 'move', army: 'north' });
    answer(table, { 'step-1': 'town' });
    accept(table);
    expect(table.state.armies.north?.arrived).toMatchObject({ attacking: true, areas: 1 });
  });

  it('AON-017 leaves behind whoever stays, without an army', () => {
    const table = begun();
    play(table, { do: 'move', army: 'north' });
    answer(table, { 'step-1': 'town', 'stays-a4': true, 'stays-a5': true });
    accept(table);
    expect(placeOf(table, 'a4')).toBe('plain');
    expect(table.state.corps.a4?.army).toBeNull();
    expect(placeOf(table, 'a3')).toBe('town');
  });

  it('AON-016 plays Forced March from its own hand and Mud from the other', () => {
    const table = begun();
    play(
      table,
      { do: 'set-side', side: 'a', set: { hand: 3 } },
      { do: 'set-side', side: 'b', set: { hand: 2 } },
      { do: 'move', army: 'north' },
    );
    answer(table, { 'step-1': 'town', attacking: false, forced: true, mud: true });
    accept(table);
    expect(table.state.sides.a).toMatchObject({ hand: 2, played: 1, discards: 0 });
    expect(table.state.sides.b).toMatchObject({ hand: 1, played: 1, discards: 0 });
    expect(question(table, 'aon-march').data).toMatchObject({ forced: true, entered: ['town'] });
  });

  it('AON-002 does not move on a card that is not in the hand', () => {
    const table = begun();
    play(table, { do: 'set-side', side: 'a', set: { hand: 0, firstDone: true } }, { do: 'move', army: 'north' });
    answer(table, { 'step-1': 'town' });
    expect(attempt(table, { do: 'accept', task: question(table).id })).toMatchObject({ code: 'ask-not-yet' });
    play(table, { do: 'drop', task: question(table).id });
    expect(table.state.agenda).toEqual([]);
  });

  it('AON-003 asks what the march cost, with the causes of its way', () => {
    const table = begun();
    play(table, { do: 'move', army: 'north' });
    answer(table, { 'step-1': 'hills' });
    answer(table, { 'step-2': 'fen' });
    answer(table, { 'step-3': 'town' });
    answer(table, { attacking: false });
    accept(table);
    expect(question(table, 'aon-march').data).toMatchObject({
      corps: ['a1', 'a2', 'a3', 'a4', 'a5'],
      entered: ['hills', 'fen', 'town'],
      winter: false,
      forced: false,
    });
  });

  it('AON-003 asks nothing where the way costs nothing', () => {
    const table = begun();
    play(table, { do: 'move', army: 'north' });
    answer(table, { 'step-1': 'town' });
    accept(table);
    expect(table.state.agenda).toEqual([]);
    expect(isSpent(table, 'a1')).toBe(false);
  });
});

describe('interception and withdrawal', () => {
  const moved = () => {
    const table = begun();
    play(table, { do: 'move', army: 'south' });
    answer(table, { 'step-1': 'fen' });
    accept(table);
    play(table, { do: 'decide', task: question(table, 'aon-march').id, choice: '0' });
    return table;
  };

  it('AON-005, AON-006 succeed with an MR at least equal', () => {
    expect([isFastEnough(3, 3), isFastEnough(4, 3), isFastEnough(2, 3)]).toEqual([true, true, false]);
  });

  it('AON-006 comes in the way for nothing as a first action, and wears itself out there', () => {
    const table = moved();
    play(table, { do: 'intercept', army: 'east' });
    accept(table);
    expect(table.state.armies.east?.area).toBe('fen');
    expect(placeOf(table, 'b1')).toBe('fen');
    expect(table.state.sides.b).toMatchObject({ firstDone: true, discards: 0 });
    expect(question(table, 'aon-march')).toMatchObject({ side: 'b', data: { entered: ['fen'] } });
  });

  it('AON-006, AON-002 costs a card once the first action is done', () => {
    const table = moved();
    play(table, { do: 'set-side', side: 'b', set: { firstDone: true } }, { do: 'intercept', army: 'east' });
    accept(table);
    expect(table.state.sides.b.discards).toBe(1);
  });

  it('AON-006 is refused to an army that is too slow', () => {
    const table = begun();
    play(table, { do: 'move', army: 'north' });
    answer(table, { 'step-1': 'hills' });
    accept(table);
    play(table, { do: 'decide', task: question(table, 'aon-march').id, choice: '0' });
    expect(attempt(table, { do: 'intercept', army: 'east' })).toEqual({
      code: 'aon-too-slow',
      args: { name: 'east', mr: 3, mover: 'north', moving: 4 },
    });
  });

  it('AON-005 gets out of the way without a card, whatever was done before', () => {
    const table = begun();
    play(table, { do: 'set-side', side: 'b', set: { hand: 2, firstDone: true } }, { do: 'move', army: 'south' });
    answer(table, { 'step-1': 'town' });
    accept(table);
    play(table, { do: 'withdraw', army: 'east' });
    answer(table, { to: 'fen' });
    accept(table);
    expect(table.state.armies.east?.area).toBe('fen');
    expect(placeOf(table, 'b5')).toBe('town');
    expect(table.state.sides.b).toMatchObject({ hand: 2, discards: 0 });
    expect(codes(table)).toContain('aon-withdraw-told');
  });

  it('AON-005 is refused before an army that is faster, and where none has come', () => {
    const table = begun();
    play(table, { do: 'move', army: 'north' });
    answer(table, { 'step-1': 'town' });
    accept(table);
    expect(attempt(table, { do: 'withdraw', army: 'east' })).toMatchObject({ code: 'aon-too-slow' });
    expect(attempt(table, { do: 'withdraw', army: 'south' })).toBe('aon-nobody-came');
  });

  it('AON-006 ends with the round', () => {
    const table = moved();
    play(table, { do: 'round', winter: false });
    expect(attempt(table, { do: 'intercept', army: 'east' })).toBe('aon-nobody-moved');
  });
});
