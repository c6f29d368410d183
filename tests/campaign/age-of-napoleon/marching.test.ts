import { describe, expect, it } from 'vitest';
import {
  accept,
  answer,
  attempt,
  begun,
  codes,
  dice,
  isSpent,
  placeOf,
  play,
  question,
  type Table,
} from './fixtures.ts';

const spend = (table: Table, ...ids: string[]) =>
  play(table, ...ids.map((corps) => ({ do: 'set-corps', corps, set: { spent: true } }) as const));

function march(table: Table, army: string, ...route: string[]): void {
  play(table, { do: 'move', army });
  route.forEach((area, i) => {
    answer(table, { [`step-${i + 1}`]: area });
  });
  answer(table, { attacking: false });
  accept(table);
}

describe('a march that wears an army down', () => {
  it('AON-003 turns fresh corps over instead of a die', () => {
    const table = begun();
    march(table, 'north', 'hills');
    accept(table);
    expect(['a1', 'a5'].map((id) => isSpent(table, id))).toEqual([true, true]);
    expect(table.state.agenda).toEqual([]);
    expect(codes(table)).toContain('aon-march-worn');
  });

  it('AON-003, AON-004 throws for the spent first, for all that are left next; the losses go to the Prisoners Box', () => {
    const table = begun();
    spend(table, 'a3', 'a4', 'a5');
    // Hills and fen are rough, and the town is a third area: two causes.
    march(table, 'north', 'hills', 'fen', 'town');
    // Three spent on a 2 lose one; four are left, and on a 1 lose two.
    dice(table, { 'far-0': 2 });
    dice(table, { 'rough-0': 1 });
    accept(table);
    const loss = question(table, 'aon-loss');
    expect(loss.data).toMatchObject({
      permanent: 0,
      temporary: 3,
      box: 'prisoners',
      among: { of: ['a3', 'a4', 'a5'], least: 1 },
    });
    accept(table);
    expect(['a3', 'a4', 'a5'].map((id) => placeOf(table, id))).toEqual(['prisoners', 'prisoners', 'prisoners']);
    expect(['a1', 'a2'].map((id) => [placeOf(table, id), isSpent(table, id)])).toEqual([
      ['town', true],
      ['town', true],
    ]);
  });

  it('AON-004 lets the owner pick, as far as the first die let him (RB10)', () => {
    const table = begun();
    spend(table, 'a4', 'a5');
    march(table, 'north', 'hills');
    dice(table, { 'rough-0': 1 });
    accept(table);
    answer(table, { 'corps-a1': 'temporary', 'corps-a4': 'stays', 'corps-a5': 'stays' });
    expect(attempt(table, { do: 'accept', task: question(table).id })).toMatchObject({
      args: { why: { code: 'aon-loss-among' } },
    });
    answer(table, { 'corps-a1': 'stays', 'corps-a4': 'temporary' });
    accept(table);
    expect(['a1', 'a4', 'a5'].map((id) => placeOf(table, id))).toEqual(['hills', 'prisoners', 'hills']);
  });

  it('AON-004 takes for good in winter', () => {
    const table = begun();
    play(table, { do: 'round', winter: true });
    spend(table, 'a1', 'a2', 'a3', 'a4', 'a5');
    march(table, 'north', 'town');
    dice(table, { 'winter-0': 1 });
    accept(table);
    accept(table);
    expect(placeOf(table, 'a5')).toBe('out');
    expect(table.state.corps.a5?.army).toBeNull();
  });

  it('AON-003 lets the table edit the causes before it throws', () => {
    const table = begun();
    spend(table, 'a6');
    march(table, 'south', 'fen');
    answer(table, { 'cause-rough': false });
    accept(table);
    expect(placeOf(table, 'a6')).toBe('fen');
    expect(codes(table).at(-1)).toBe('aon-march-told');
  });

  it('AON-003 counts each area for itself where the players say so (RB2)', () => {
    const table = begun({}, { causeCount: 'perEntry' });
    spend(table, 'a1', 'a2', 'a3', 'a4', 'a5');
    march(table, 'north', 'hills', 'fen');
    dice(table, { 'rough-0': 6 });
    dice(table, { 'rough-1': 6 });
    accept(table);
    expect(question(table, 'aon-loss').data).toMatchObject({ temporary: 1 });
  });

  it('AON-004 takes the printed result as the table tells it', () => {
    const table = begun();
    march(table, 'north', 'hills');
    play(table, { do: 'decide', task: question(table).id, choice: '5' });
    expect(['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => placeOf(table, id))).toEqual(Array(5).fill('prisoners'));
  });
});
