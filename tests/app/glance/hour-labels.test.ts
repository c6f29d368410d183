/** Who is to come, named on the hour line: each at his hour, none over another. */
import { describe, expect, it } from 'vitest';
import { type Pole, placeLabels, rowsOf } from '../../../src/app/glance/hour-labels.ts';
import { randomOf } from '../../battlefield/bot.ts';

const spans = (poles: readonly Pole[]) =>
  placeLabels(poles).map(({ row, left }, n) => {
    const { at, wide } = poles[n]!;
    return { row, at, from: left ? at - wide : at, to: left ? at : at + wide };
  });

function crossings(poles: readonly Pole[]): string[] {
  const all = spans(poles);
  return all.flatMap((one, n) =>
    all.flatMap((other, m) => {
      if (n === m) return [];
      const over = one.row === other.row && one.from < other.to && other.from < one.to;
      const through = one.row > other.row && one.at > other.from && one.at < other.to;
      return over || through ? [`${n} and ${m} of ${JSON.stringify(poles)}`] : [];
    }),
  );
}

describe('labels of the hour line', () => {
  it('stand side by side where there is room', () => {
    expect(placeLabels([0.1, 0.4, 0.7].map((at) => ({ at, wide: 0.25 }))).map(({ row }) => row)).toEqual([0, 0, 0]);
  });

  it('the Prussians at Waterloo: each ends or begins at his own hour', () => {
    const poles = [0.53, 0.63, 0.74].map((at) => ({ at, wide: 0.3 }));
    expect(crossings(poles)).toEqual([]);
    expect(rowsOf(placeLabels(poles))).toBeLessThanOrEqual(3);
    for (const { from, to } of spans(poles)) expect([from >= 0, to <= 1]).toEqual([true, true]);
  });

  it('never meet, nor does a pole go through another’s words, wherever they stand', () => {
    const random = randomOf(4);
    for (let n = 0; n < 400; n += 1) {
      const wide = 0.15 + random(25) / 100;
      const hours = Array.from({ length: 1 + random(6) }, () => random(1000) / 1000).sort((a, b) => a - b);
      const poles = hours.map((at) => ({ at, wide }));
      expect(crossings(poles)).toEqual([]);
    }
  });
});
