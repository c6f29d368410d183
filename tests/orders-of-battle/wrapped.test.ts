import { describe, expect, it } from 'vitest';
import { unwrapped } from '../../src/orders-of-battle/wrapped.ts';

const MAIL = `FRENCH: Marshal Masséna

1st Division (Legrand)
Brigade Ledru: 26th Light (3 bns, 1,520 men), 18th Line (3
bns, 1,610 men)
Baden Brigade (Neuenstein): 1st Baden (2 bns, 1,080 men),
2nd Baden (2 bns, 1,115 men), 3rd Baden (2 bns, 940 men)

Light Cavalry (Marulaz)
3rd Chasseurs (3 sqns, 290 men), 14th Chasseurs (3 sqns, 315
men), 19th Chasseurs (3 sqns, 330 men), Baden Light Dragoons
(4 sqns, 375 men), one horse battery (6 guns)`;

describe('lines that a mail broke where they were full', () => {
  it('are one again, and blank lines below their paragraph stand for those that are gone', () => {
    const { text, lineOf } = unwrapped(MAIL);
    const lines = text.split('\n');
    expect(lines.slice(2, 7)).toEqual([
      '1st Division (Legrand)',
      'Brigade Ledru: 26th Light (3 bns, 1,520 men), 18th Line (3 bns, 1,610 men)',
      'Baden Brigade (Neuenstein): 1st Baden (2 bns, 1,080 men), 2nd Baden (2 bns, 1,115 men), 3rd Baden (2 bns, 940 men)',
      '',
      '',
    ]);
    expect(lines[8]).toBe('Light Cavalry (Marulaz)');
    expect([3, 4, 5, 9].map(lineOf)).toEqual([3, 4, 6, 9]);
  });

  it('stay where a list ends in commas and its lines are not full', () => {
    const list = [
      'Brigade Ledru:',
      '26th Light, 1,520,',
      '18th Line, 1,610,',
      '4th Line (3 battalions), 1,270,',
      'Baden, 940',
    ].join('\n');
    expect(unwrapped(list).text).toBe(list);
  });
});
