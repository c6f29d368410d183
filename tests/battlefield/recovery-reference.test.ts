import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rally, recover } from '../../src/battlefield/recovery/recovery.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { RESULTS } from '../../src/cards/results.ts';
import { rallyByHand, recoverByHand } from './reference/recovery-by-hand.ts';

const unit = fc
  .record({
    start: fc.integer({ min: 1, max: 12 }),
    given: fc.nat(3),
    lost: fc.nat(12),
    shaken: fc.boolean(),
    disordered: fc.boolean(),
    tired: fc.constantFrom(0 as const, 1 as const, 2 as const),
    resting: fc.boolean(),
    out: fc.boolean(),
    inZone: fc.boolean(),
    enemyWithin15: fc.boolean(),
    detachment: fc.boolean(),
  })
  .filter(({ start, given, lost }) => start - given - lost >= 1);
const card = fc.constantFrom(...RESULTS);

describe('recovery and rally, against a slow second reading', () => {
  it('NBC-REC-02 gives what the table and its notes give, whatever stands open', () => {
    fc.assert(
      fc.property(
        unit,
        card,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (u, result, outMayRecover, alwaysLoses, anyMayRest) => {
          const rulings: Rulings = {
            oocRecovery: outMayRecover ? 'yesMinus1' : 'no',
            vlAlways: alwaysLoses ? 'yes' : 'no',
            tiredAny: anyMayRest ? 'yes' : 'no',
          };
          const cp = u.start - u.given - u.lost;
          // An enemy in the Contact Zone is also within 15 cm.
          const near = u.enemyWithin15 || u.inZone;
          const got = recover(
            result,
            {
              lost: u.lost,
              shaken: u.shaken,
              disordered: u.disordered,
              exhaustion: u.tired,
              resting: u.resting,
              outOfCommand: u.out,
              inContactZone: u.inZone,
              clear: !near,
              detachment: u.detachment,
            },
            rulings,
          );
          expect({
            cp: cp + got.points,
            disordered: u.disordered && !got.disorder,
            tired: u.tired - (got.tiredness ? 1 : 0),
          }).toEqual(
            recoverByHand({ ...u, cp, enemyWithin15: near }, result, { outMayRecover, alwaysLoses, anyMayRest }),
          );
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('NBC-RAL-01 rallies at what is counted out in quarters', () => {
    for (let start = 1; start <= 20; start += 1)
      for (const result of RESULTS) {
        const what = rally(result, start);
        const cp = what.kind === 'rallied' ? what.cp : what.kind === 'not' ? 0 : -1;
        expect([start, result, cp]).toEqual([start, result, rallyByHand(start, result)]);
      }
  });
});
