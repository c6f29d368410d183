/** What hits of one phase come to however they fall, and what a hit does down the line: worked out from the contract first. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, dice, does, drives, enters, hits, says, toStep } from './table.ts';
import { evening, joins, set, unit } from './two-corps.ts';

type Cause = 'skirmish' | 'artillery';
const hit = (battle: Battle, id: string, n: number, cause: Cause) =>
  play(battle, { do: 'hits', unit: id, hits: n, cause, aspect: 'front' });

describe('hits of one phase', () => {
  it('NBC-SKM-07 NBC-ART-17 NBC-DC-03 are one loss, however many tell of them', () => {
    const some = fc.integer({ min: 1, max: 2 });
    const cases = fc.record({
      cause: fc.constantFrom<Cause>('skirmish', 'artillery'),
      stands: fc.constantFrom(0, 1, 2),
      shaken: fc.boolean(),
      falls: fc.array(some, { minLength: 2, maxLength: 3 }),
    });
    fc.assert(
      fc.property(cases, ({ cause, stands, shaken, falls }) => {
        const phase = cause === 'skirmish' ? 3 : 4;
        const start = withUnit(goTo(begin(), phase), 'kempt', { stands: stands as 0 | 1 | 2, shaken });
        const whole = falls.reduce((sum, n) => sum + n, 0);
        const ends = (battle: Battle) => {
          const settled = play(battle, { do: 'next' });
          const { lost, stands: out, fate, disordered } = settled.units.kempt!;
          const asked = settled.agenda.map(({ kind, unit, data }) => [kind, unit, data]);
          return { lost, out, fate, disordered, asked };
        };
        const apart = falls.reduce((battle, n) => hit(battle, 'kempt', n, cause), start);
        expect(ends(apart)).toEqual(ends(hit(start, 'kempt', whole, cause)));
      }),
      { numRuns: 60 },
    );
  });

  it('NBC-ART-05 NBC-DC-03 a volley that was forgotten counts at once, its check too', () => {
    const late = does(goTo(evening(), 7), { do: 'fire', side: 'a', on: { unit: 'kempt' }, late: true });
    const fires = says(says(late, { 'fires.guns': true }), { 'range.guns': 'medium' });
    const shot = accepts(drives(fires, { guns: { pot: { red: 6, white: [6, 6], green: [6, 6] } } }).battle);
    expect(unit(shot, 'kempt').lost.white).toBeGreaterThan(0);
    expect(shot.agenda.map(({ kind, unit }) => [kind, unit])).toEqual([['disorder', 'kempt']]);
    expect(unit(shot, 'kempt').hurt).toBeNull();
  });
});

describe('the engineers of a brigade that is hit', () => {
  it.each([
    // Steady, it loses in white, whatever stands in red; Shaken in red.
    [false, { white: 1, red: 2, blue: 0 }],
    [true, { white: 1, red: 2, blue: 0 }],
  ])('NBC-ENG-06 NBC-GL-05 take the point back from the book it went to (Shaken: %j)', (shaken, lost) => {
    const start = set(set(goTo(evening(), 4), 'kempt', { shaken, lost }), 'engineers:b:1', {
      host: 'kempt',
      formation: 'picton',
    });
    const risked = hit(start, 'kempt', 2, 'artillery');
    const taken = accepts(enters(risked, 'dice', dice(6, 6)));
    expect(unit(taken, 'kempt').lost).toEqual(shaken ? { white: 1, red: 3, blue: 0 } : { white: 2, red: 2, blue: 0 });
    expect(unit(taken, 'engineers:b:1').fate).toBe('eliminated');
  });
});

describe('a commander who goes with his brigade', () => {
  it('NBC-UC-04 AMB-45 is elsewhere: what was measured from him ends with its move, and with no other', () => {
    const knows = (battle: Battle): Battle => ({
      ...battle,
      formations: { ...battle.formations, ii: { ...battle.formations.ii!, facts: { far: true, harassed: true } } },
    });
    const moves = (id: string) =>
      accepts(
        drives(does(knows(acts(joins(evening(), 'reille', 'husson'), 'ii', 'move')), { do: 'move', unit: id })).battle,
      );
    expect(moves('campi').formations.ii!.facts).toEqual({ far: true, harassed: true });
    expect(moves('husson').formations.ii!.facts).toEqual({});
  });
});

describe('guns with a Disordered brigade that wins', () => {
  it('NBC-ART-21 NBC-CC-19 recover their order with it', () => {
    const start = set(set(evening(), 'campi', { disordered: true }), 'fliers', { host: 'campi', disordered: true });
    const met = accepts(
      enters(does(acts(start, 'ii', 'move'), { do: 'charge', unit: 'campi', target: 'hepburn' }), 'card', {
        result: 'N',
      }),
    );
    const fought = drives(does(toStep(met, 'combats'), { do: 'combat', attackers: ['campi'], target: 'hepburn' }), {
      'throw:campi': hits(10, 4),
      'throw:hepburn': hits(6, 1),
      'check:campi': { result: 'VH' },
      'check:hepburn': { result: 'VL' },
    });
    const won = accepts(fought.battle);
    expect(unit(won, 'campi').disordered).toBe(unit(won, 'fliers').disordered);
    expect(unit(won, 'campi').disordered).toBe(false);
  });
});
