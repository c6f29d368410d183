import { describe, expect, it } from 'vitest';
import { clock } from '../../src/book/terms.ts';
import { say } from '../../src/engine/message.ts';
import { grow, type OobTree, type Sprout, sprout } from '../../src/orders-of-battle/tree.ts';
import { arrivalMinutes, fromTheStart, readArrival, timeText, turnText } from '../../src/scenarios/arrivals.ts';
import { resolve, review } from '../orders-of-battle/reviewing.ts';

const START = 8 * 60;

describe('when somebody comes', () => {
  it.each([
    ['14:30', '14:30'],
    ['1700', '17:00'],
    ['at 6.15 h', '06:15'],
    ['6.30 pm', '18:30'],
    ['6:30 p.m.', '18:30'],
    ['9 am', '09:00'],
    ['12 pm', '12:00'],
    ['12.15 am', '00:15'],
    ['13h00', '13:00'],
    ['13 h 30', '13:30'],
    ['vers 16h', '16:00'],
    ['17 Uhr', '17:00'],
    ['05:30', '05:30'],
    ['1730 hrs', '17:30'],
    ['noon', '12:00'],
    ["4 o'clock in the afternoon", '16:00'],
    ['18 June 1815, 13h00', '13:00'],
    ['18.06.1815 16:30', '16:30'],
  ])('reads "%s" as %s', (text, time) => {
    const at = arrivalMinutes(text, START);
    expect(at === undefined ? at : clock(at)).toBe(time);
  });

  it.each([
    ['6.30', '06:30', '18:30'],
    ['about 9:15', '09:15', '21:15'],
    ['3.30', '15:30', '03:30'],
    ["5 o'clock", '17:00', '05:00'],
  ])('asks of "%s" whether it is %s or %s', (text, likely, other) => {
    const read = readArrival(text);
    expect(read.is === 'time' && [clock(read.at), clock(read.other!)]).toEqual([likely, other]);
    expect(arrivalMinutes(text, START)).toBeUndefined();
  });

  it.each([
    ['turn 5', 5],
    ['Game Turn 12', 12],
    ['T7', 7],
    ['GT 3', 3],
    ['Tour 4', 4],
  ])('knows "%s" as a turn of the source', (text, turn) => {
    expect(readArrival(text)).toEqual({ is: 'turn', turn });
    expect(arrivalMinutes(text, START)).toBeUndefined();
  });

  it.each([['in the evening'], ['late afternoon'], ['dawn'], ['12,500 men'], ['when called'], ['5'], ['18 June 1815']])(
    'makes no time of "%s" by itself',
    (text) => {
      expect(arrivalMinutes(text, START)).toBeUndefined();
    },
  );

  it('reads its own answers back', () => {
    expect(arrivalMinutes(timeText(390), START)).toBe(390);
    expect(arrivalMinutes(turnText(5, 20), START)).toBe(START + 80);
    expect(fromTheStart(turnText(1, 20))).toBe(true);
  });
});

const treeOf = (...arrivals: readonly (string | undefined)[]): OobTree =>
  grow([
    sprout('Army', 1, 'Army', {
      level: 'army',
      children: arrivals.map(
        (arrival, i): Sprout =>
          sprout(`Brigade ${i}`, i + 2, 'x', { level: 'brigade', men: 2000, ...(arrival && { arrival }) }),
      ),
    }),
  ]).tree;

describe('the review of arrivals', () => {
  const asked = (tree: OobTree) => review(tree).filter(({ kind }) => kind === 'arrival');
  const settled = (tree: OobTree, id: string, option: string) =>
    resolve(tree, { [id]: option }).roots[0]!.children.map(({ arrival }) => arrival);

  it('asks nothing of clear times', () => {
    expect(asked(treeOf('14:30', '6.30 pm', undefined))).toEqual([]);
  });

  it('asks once how long the turns of the source are', () => {
    const tree = treeOf('turn 5', 'turn 9', undefined, 'turn 1');
    const [doubt, ...others] = asked(tree);
    expect(others).toEqual([]);
    expect(doubt).toMatchObject({ id: 'arrival:turns', proposed: 'later', nodes: ['n2', 'n3'] });
    expect(doubt?.asks).toEqual(say('reader-arrival-turns', { n: 2, span: say('reader-span', { from: 5, to: 9 }) }));
    expect(settled(tree, 'arrival:turns', 'turn-20')).toEqual([
      'turn 5 of 20 min',
      'turn 9 of 20 min',
      undefined,
      'turn 1',
    ]);
    expect(settled(tree, 'arrival:turns', 'later')).toEqual(['turn 5', 'turn 9', undefined, 'turn 1']);
  });

  it('asks whether bare figures are turns or hours', () => {
    const tree = treeOf('9', '14');
    expect(asked(tree)[0]?.asks).toMatchObject({ code: 'reader-arrival-figures' });
    expect(settled(tree, 'arrival:turns', 'hours')).toEqual(['09:00', '14:00']);
    expect(asked(treeOf('30'))[0]!.options.map(({ id }) => id)).not.toContain('hours');
  });

  it('asks once for the same words, and proposes the likelier time', () => {
    const tree = treeOf('6.30', '6.30', 'in the evening');
    const doubts = asked(tree);
    expect(doubts.map(({ id, proposed }) => [id, proposed])).toEqual([
      ['arrival:6.30', 'at-390'],
      ['arrival:in the evening', 'at-1140'],
    ]);
    expect(settled(tree, 'arrival:6.30', 'at-1110')).toEqual(['18:30', '18:30', 'in the evening']);
  });
});
