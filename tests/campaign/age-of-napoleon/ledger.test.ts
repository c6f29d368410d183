import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/campaign/age-of-napoleon/charts.ts';
import { eventSchema } from '../../../src/campaign/age-of-napoleon/events.ts';
import { menu } from '../../../src/campaign/age-of-napoleon/menu.ts';
import { actorOf, seenEvents, view } from '../../../src/campaign/age-of-napoleon/seats.ts';
import { area, army, attempt, begun, codes, corps, lines, placeOf, play, question } from './fixtures.ts';

describe('the ledger', () => {
  it('AON-017 takes areas, armies and corps as they are typed', () => {
    const table = begun({ areas: [], armies: [], corps: [] });
    const { id: _, ...wood } = area('wood');
    play(table, { do: 'add-area', area: wood });
    const { id: __, arrived: ___, ...leader } = army('x', 'a', 'r1', { name: 'Leader', mr: 4, sr: 3, rating: 2 });
    play(table, { do: 'add-army', army: leader });
    const { id: ____, ...one } = corps('x', 'a', 'r1', 'm1', { name: 'I' });
    play(table, { do: 'add-corps', corps: one });
    expect(table.state.areas.r1?.name).toBe('wood');
    expect(table.state.armies.m1).toMatchObject({ name: 'Leader', mr: 4, sr: 3, rating: 2, area: 'r1' });
    expect(table.state.corps.c1).toMatchObject({ name: 'I', army: 'm1', place: { area: 'r1' } });
    expect(codes(table)).toEqual(['aon-begins', 'aon-added-area', 'aon-added-army', 'aon-added-corps']);
    expect(
      lines(table)
        .slice(1)
        .every(({ byHand }) => byHand),
    ).toBe(true);
  });

  it('AON-017 refuses what does not fit together', () => {
    const table = begun();
    const { id: _, ...one } = corps('x', 'a', 'plain', 'east');
    expect(attempt(table, { do: 'add-corps', corps: one })).toBe('aon-no-army');
    expect(attempt(table, { do: 'add-corps', corps: { ...one, army: 'south' } })).toBe('aon-army-elsewhere');
    expect(attempt(table, { do: 'add-corps', corps: { ...one, army: null, place: { area: 'moon' } } })).toBe(
      'aon-no-area',
    );
    expect(attempt(table, { do: 'add-corps', corps: { ...one, army: null, place: { box: 'out' } } })).toBe(
      'aon-box-by-battle',
    );
  });

  it('AON-017 lets every number be set by hand, and says so', () => {
    const table = begun();
    play(
      table,
      { do: 'set-corps', corps: 'a1', set: { rating: 2, spent: true, name: 'Guard' } },
      { do: 'set-army', army: 'north', set: { mr: 1, sr: 2, rating: 0 } },
      { do: 'set-side', side: 'a', set: { hand: 5, discards: 2, played: 1, firstDone: true } },
      { do: 'set-area', area: 'plain', set: { terrain: 'marsh', capital: true } },
      { do: 'set-moment', set: { phase: 3, round: 2, winter: true, label: '1807' } },
    );
    expect(table.state.corps.a1).toMatchObject({ rating: 2, spent: true, name: 'Guard' });
    expect(table.state.armies.north).toMatchObject({ mr: 1, sr: 2, rating: 0 });
    expect(table.state.sides.a).toMatchObject({ hand: 5, discards: 2, played: 1, firstDone: true });
    expect(table.state.areas.plain).toMatchObject({ terrain: 'marsh', capital: true });
    expect(table.state.now).toMatchObject({ phase: 3, round: 2, winter: true, label: '1807' });
    expect(codes(table).slice(1)).toEqual([
      'aon-set-corps',
      'aon-set-army',
      'aon-set-side',
      'aon-set-area',
      'aon-set-moment',
    ]);
    expect(
      lines(table)
        .slice(1)
        .every(({ byHand }) => byHand),
    ).toBe(true);
  });

  it('AON-017 writes nothing where nothing is changed', () => {
    const table = begun();
    const before = table.events.length;
    play(table, { do: 'set-corps', corps: 'a1', set: { rating: 5 } }, { do: 'set-moment', set: { round: 1 } });
    expect(table.events).toHaveLength(before);
  });

  it('AON-017 moves a leader by hand with his corps, and leaves them where he leaves the map', () => {
    const table = begun();
    play(table, { do: 'set-army', army: 'north', set: { area: 'town' } });
    expect(placeOf(table, 'a1')).toBe('town');
    play(table, { do: 'set-army', army: 'north', set: { area: null } });
    expect(table.state.corps.a1).toMatchObject({ place: { area: 'town' }, army: null });
  });

  it('AON-017 moves a corps by hand out of its army, into another, and into a box', () => {
    const table = begun();
    play(table, { do: 'set-corps', corps: 'a1', set: { place: { area: 'hills' } } });
    expect(table.state.corps.a1).toMatchObject({ place: { area: 'hills' }, army: null });
    play(table, { do: 'set-corps', corps: 'a1', set: { army: 'north' } });
    expect(table.state.corps.a1).toMatchObject({ place: { area: 'plain' }, army: 'north' });
    play(table, { do: 'set-corps', corps: 'a1', set: { place: { box: 'prisoners' } } });
    expect(table.state.corps.a1).toMatchObject({ place: { box: 'prisoners' }, army: null });
    play(table, { do: 'set-corps', corps: 'a1', set: { place: { area: 'town' } } });
    expect(placeOf(table, 'a1')).toBe('town');
  });

  it('AON-017 brings nobody back who is lost for good', () => {
    const table = begun();
    play(table, { do: 'set-corps', corps: 'a1', set: { place: { box: 'out' } } });
    expect(attempt(table, { do: 'set-corps', corps: 'a1', set: { place: { box: 'reserve' } } })).toMatchObject({
      code: 'aon-out-for-good',
    });
    expect(attempt(table, { do: 'set-corps', corps: 'a2', set: { place: { box: 'battle' } } })).toBe(
      'aon-box-by-battle',
    );
  });

  it('AON-016 knows the five cards the sheet names', () => {
    expect(CARDS).toEqual(['forced-march', 'mud', 'pursuit', 'depot', 'scorched-earth']);
  });
});

describe('the seats', () => {
  it('AON-017 shows a side nothing of the other’s hand but how many it holds', () => {
    const table = begun();
    const writes = (side: 'a' | 'b', hand: number, held: string) =>
      attempt(table, { do: 'set-side', side, set: { hand, held } }, side);
    expect(writes('a', 2, 'Depot and Mud')).toBeUndefined();
    expect(writes('b', 1, 'Pursuit')).toBeUndefined();
    expect(view(table.state, 'b').sides.a).toMatchObject({ hand: 2, held: '' });
    expect(view(table.state, 'b').sides.b.held).toBe('Pursuit');
    expect(view(table.state, 'umpire').sides.a.held).toBe('Depot and Mud');
    // What lies open on the table shows neither, and nobody writes there what one alone may know.
    expect(view(table.state, 'table').sides).toMatchObject({ a: { held: '' }, b: { held: '' } });
    expect(JSON.stringify(seenEvents(table.events, 'table'))).not.toContain('Depot and Mud');
    expect(attempt(table, { do: 'set-side', side: 'a', set: { held: 'Mud' } })).toBe('aon-not-yours');
    expect(attempt(table, { do: 'set-side', side: 'a', set: { held: 'Mud' } }, 'b')).toBe('aon-not-yours');
    expect(JSON.stringify(seenEvents(table.events, 'b'))).not.toContain('Depot and Mud');
    expect(JSON.stringify(seenEvents(table.events, 'a'))).toContain('Depot and Mud');
    expect(JSON.stringify(seenEvents(table.events, 'umpire'))).toContain('Pursuit');
    // Folding what a seat was told gives what it sees.
    expect(codes(table)).not.toContain('aon-new-held');
  });

  it('AON-017 names whose play it is: the side’s, or the table’s', () => {
    const table = begun();
    expect(actorOf(table.state, { do: 'move', army: 'east' })).toBe('b');
    expect(actorOf(table.state, { do: 'set-corps', corps: 'a1', set: { spent: true } })).toBe('a');
    expect(actorOf(table.state, { do: 'winter' })).toBe('table');
    play(table, { do: 'move', army: 'east' });
    expect(actorOf(table.state, { do: 'drop', task: question(table).id })).toBe('b');
  });

  it('AON-017 lets a side play its own alone', () => {
    const table = begun();
    expect(attempt(table, { do: 'move', army: 'north' }, 'b')).toBe('aon-not-yours');
    expect(attempt(table, { do: 'set-side', side: 'a', set: { hand: 9 } }, 'b')).toBe('aon-not-yours');
    expect(attempt(table, { do: 'move', army: 'north' }, 'a')).toBeUndefined();
    expect(menu(table.state, 'b')).toEqual([]);
    expect(attempt(table, { do: 'round', winter: false }, 'nobody')).toBe('aon-not-yours');
  });
});

describe('the journal’s door', () => {
  it('AON-017 takes the events of a campaign, and no question of an unknown kind or with too little', () => {
    const table = begun();
    play(table, { do: 'move', army: 'north' });
    for (const event of table.events) expect(eventSchema.safeParse(event).success).toBe(true);
    const opened = table.events.find(({ type }) => type === 'opened');
    const bad = (data: unknown, kind: string) =>
      eventSchema.safeParse({ ...opened, task: { ...(opened?.type === 'opened' && opened.task), data, kind } }).success;
    expect(bad({ army: 'north' }, 'aon-move')).toBe(true);
    expect(bad({}, 'aon-move')).toBe(false);
    expect(bad({ army: 'north' }, 'aon-nothing')).toBe(false);
    expect(eventSchema.safeParse({ type: 'corps', corps: 'a1', set: { rating: 'five' } }).success).toBe(false);
  });
});
