/** Figures that stand inside words: each is the figure of the rule, and one that is nothing is not told. */
import { describe, expect, it } from 'vitest';
import { lostBatteries } from '../../src/battlefield/after-battle/aftermath.ts';
import { engineersLive, officerSafe } from '../../src/battlefield/ledger/checks.ts';
import { ofItsPlace } from '../../src/battlefield/ledger/driven-off.ts';
import { withdrawalAdvice } from '../../src/battlefield/rules/close-combat/aftermath.ts';
import { withdrawalOf } from '../../src/battlefield/rules/close-combat/retreat.ts';
import { say } from '../../src/engine/message.ts';
import { radiusAfterArrival } from '../../src/scenarios/command-radius.ts';
import { suggestedNote } from '../../src/scenarios/suggested-note.ts';
import { TROOP_SUGGESTIONS } from '../../src/scenarios/suggestions.ts';
import { begin, play, withUnit } from './fixtures.ts';

describe('figures inside words', () => {
  it.each([
    ['NBC-ENG-06 engineers live on 2 to 9 and fall on 10 or more', engineersLive(), ['2–9', '10+']],
    ['NBC-OFF-03 an officer with a unit is safe on 2 to 11 and hit on 12', officerSafe('Reille'), ['2–11', '12']],
  ])('%s', (_, { good, bad }, keys) => {
    expect([good[0], bad[0]]).toEqual(keys);
  });

  it('NBC-CC-23 a way back that is all straight tells no further way of 0 cm', () => {
    const back = withdrawalOf('N', 'infantry', false);
    const straight = { ...back, distance: { ...back.distance, total: 5 }, straight: 5 };
    const codes = withdrawalAdvice(say('called', { who: 'Husson' }), straight).map(({ code }) => code);
    expect(codes).toContain('table-straight-back');
    expect(codes).not.toContain('table-further-back');
  });

  it('NBC-SCN-13 a radius that arrivals leave as it was is not said to be kept', () => {
    const same = { current: 16, original: 6, surviving: 4 };
    expect(radiusAfterArrival(same, 3, 4, 'Traditional').terms.map(({ row }) => row)).not.toContain('NBC-SCN-13');
    expect(radiusAfterArrival({ ...same, current: 17 }, 3, 4, 'Traditional').total).toBe(17);
  });

  it('NBC-LOS-03 of a side, its own batteries that were there and are lost; no foot, no enemy, none to come', () => {
    let battle = withUnit(begin(), 'guns', { fate: 'eliminated' });
    battle = withUnit(battle, 'husson', { fate: 'eliminated' });
    const ids = (now = battle) => (['a', 'b'] as const).map((side) => lostBatteries(now, side).map(({ id }) => id));
    expect(ids()).toEqual([['guns'], []]);
    expect(ids(withUnit(battle, 'guns', { present: false }))).toEqual([[], []]);
    expect(ids(begin())).toEqual([[], []]);
  });

  it('NBC-GL-05 a book that is set leaves the two others as they were', () => {
    const start = withUnit(begin(), 'husson', { lost: { white: 1, red: 2, blue: 0 } });
    const set = (books: object) =>
      play(start, { do: 'set', what: 'unit', id: 'husson', set: books }).units.husson!.lost;
    expect(set({ red: 3 })).toEqual({ white: 1, red: 3, blue: 0 });
    expect(set({ white: 2 })).toEqual({ white: 2, red: 2, blue: 0 });
    expect(set({ blue: 1 })).toEqual({ white: 1, red: 2, blue: 1 });
  });

  it('NBC-LUL-03 who takes a place is told what is known of it, and nothing that is not', () => {
    const { husson } = withUnit(begin(), 'husson', { facts: { town: true, inCZ: false, cover: 'soft' } }).units;
    expect(ofItsPlace(husson!)).toEqual({ town: true, cover: 'soft' });
    expect(Object.keys(ofItsPlace(husson!)).sort()).toEqual(['cover', 'town']);
  });
});

describe('suggestions', () => {
  it('NBC-GL-22 a range of ratings has two ends', () => {
    const ranges = TROOP_SUGGESTIONS.flatMap(({ quality }) => (quality ? [quality] : []));
    expect(ranges.some(({ least, usual }) => least < usual)).toBe(true);
    expect(ranges.some(({ usual, most }) => usual < most)).toBe(true);
    expect(ranges.some(({ least, most }) => most - least >= 2)).toBe(true);
  });

  it('NBC-SCN-04 a note keeps its own lines and has one suggestion, the last', () => {
    const once = suggestedNote('Raw.\n\nArrived late.', 'Line 1815');
    expect(once.split('\n').slice(0, 2)).toEqual(['Raw.', 'Arrived late.']);
    expect(once.split('\n')).toHaveLength(3);
    const again = suggestedNote(once, 'Guard 1815');
    expect(again).toBe(once.replace('Line 1815', 'Guard 1815'));
    expect(suggestedNote(undefined, 'Line').split('\n')).toHaveLength(1);
  });
});
