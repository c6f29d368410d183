import { describe, expect, it } from 'vitest';
import { say, word } from '../../../src/engine/message.ts';
import { asked } from '../../../src/engine/question.ts';
import { accept, answer, attempt, begun, dice, lines, placeOf, play, question, type Table } from './fixtures.ts';

const wintering = (): Table => {
  const table = begun();
  play(table, { do: 'round', winter: true }, { do: 'winter' });
  return table;
};

const change = (table: Table): number | undefined => {
  const now = question(table, 'aon-winter');
  play(table, { do: 'enter', task: now.id, slot: 'winter', thing: { die: 3 } });
  accept(table);
  if (asked(table.state)?.kind === 'aon-loss') accept(table);
  const total = lines(table).findLast(({ sums }) => sums)?.sums?.[0]?.total;
  return total === undefined ? undefined : total - 3;
};

describe('winter quarters', () => {
  it('AON-015 asks for every area with three corps or more, each side for itself', () => {
    const table = wintering();
    expect(table.state.now.wintered).toBe(true);
    expect(table.state.agenda.map(({ data }) => data)).toEqual([
      { area: 'town', side: 'b' },
      { area: 'plain', side: 'a' },
    ]);
    expect(question(table).side).toBe('a');
  });

  it('AON-015 asks both sides that stand in one area (RB6)', () => {
    const table = begun();
    play(table, { do: 'set-army', army: 'north', set: { area: 'town' } }, { do: 'winter' });
    expect(table.state.agenda.map(({ data }) => data)).toEqual([
      { area: 'town', side: 'b' },
      { area: 'town', side: 'a' },
    ]);
  });

  it('AON-015 reads the ledger: a friendly capital adds two, and counts for nothing twice (RB6)', () => {
    const table = wintering();
    // The plain is friendly to Red: +1. The town is friendly to Blue, and a capital: +2.
    expect(change(table)).toBe(1);
    expect(change(table)).toBe(2);
  });

  it('AON-015 counts what is barren, insurgent to the French, the enemy’s, and half spent', () => {
    const fen = begun();
    play(fen, { do: 'set-army', army: 'north', set: { area: 'fen' } }, { do: 'winter' });
    expect(change(fen)).toBe(-4);

    const town = begun();
    play(
      town,
      { do: 'set-army', army: 'north', set: { area: 'town' } },
      ...['a1', 'a2', 'a3'].map((corps) => ({ do: 'set-corps', corps, set: { spent: true } }) as const),
      { do: 'winter' },
    );
    // The enemy's −1, a capital +1, three of five spent −1.
    expect(change(town)).toBe(-1);

    const blue = begun();
    play(blue, { do: 'set-army', army: 'east', set: { area: 'fen' } }, { do: 'winter' });
    change(blue);
    // Barren alone: Blue is not French.
    expect(change(blue)).toBe(-2);
  });

  it('AON-015, AON-016 plays Depot from the own hand and Scorched Earth from the other', () => {
    const table = wintering();
    play(table, { do: 'set-side', side: 'a', set: { hand: 1 } }, { do: 'set-side', side: 'b', set: { hand: 1 } });
    answer(table, { depot: true, scorched: true });
    expect(change(table)).toBe(1);
    expect([table.state.sides.a, table.state.sides.b]).toMatchObject([
      { hand: 0, played: 1 },
      { hand: 0, played: 1 },
    ]);
  });

  it.each([
    [{ depot: true }, [0, 1], 'aon-no-card'],
    [{ depot: true }, [1, 0], undefined],
    [{ scorched: true }, [1, 0], 'aon-no-card-other'],
    [{ scorched: true }, [0, 1], undefined],
  ] as const)('AON-016 %j is played from the hand of one side alone: %j cards', (facts, [a, b], why) => {
    const table = wintering();
    play(table, { do: 'set-side', side: 'a', set: { hand: a } }, { do: 'set-side', side: 'b', set: { hand: b } });
    dice(table, { winter: 3 });
    answer(table, facts);
    const refused = attempt(table, { do: 'accept', task: question(table, 'aon-winter').id });
    expect(refused).toEqual(why && say('ask-not-yet', { why: word(why) }));
  });

  it('AON-015 takes for good, whom the owner picks', () => {
    const table = wintering();
    // Five corps on a 1 with +1: line 2, fifth column: one.
    dice(table, { winter: 1 });
    accept(table);
    expect(question(table, 'aon-loss').data).toMatchObject({ permanent: 1, temporary: 0, side: 'a' });
    answer(table, { 'corps-a2': 'out', 'corps-a5': 'stays' });
    accept(table);
    expect([placeOf(table, 'a2'), placeOf(table, 'a5')]).toEqual(['out', 'plain']);
  });

  it('AON-015 throws for nobody below three', () => {
    const table = begun({ corps: begun().state.corps.a6 ? [begun().state.corps.a6].flatMap((one) => one ?? []) : [] });
    expect(attempt(table, { do: 'winter' })).toBe('aon-winter-nobody');
  });

  it('AON-015 takes the printed result as the table tells it', () => {
    const table = wintering();
    play(table, { do: 'decide', task: question(table).id, choice: '2' });
    expect(question(table, 'aon-loss').data).toMatchObject({ permanent: 2 });
  });
});
