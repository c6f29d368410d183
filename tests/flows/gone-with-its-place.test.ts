/** What a unit, its guns and an officer take with them when they are hit, fall or loot. */
import { describe, expect, it } from 'vitest';
import { everything } from '../battlefield/everything.ts';
import { begin, eventsOf, goTo, play, top, withUnit } from '../battlefield/fixtures.ts';
import { acts, decides, does } from './table.ts';

describe('who is gone', () => {
  it('NBC-GL-17 NBC-GAR-07 holds no place that it has taken, Broken or gone', () => {
    const held = withUnit(begin(), 'husson', { area: 'farm' });
    const shot = { do: 'hits', unit: 'husson', hits: 6, cause: 'artillery', aspect: 'front' } as const;
    const broken = play(goTo(held, 4), shot);
    expect(broken.units.husson).toMatchObject({ fate: 'broken', area: null });
    const gone = play(held, { do: 'set', what: 'unit', id: 'husson', set: { fate: 'eliminated' } });
    expect(gone.units.husson!.area).toBe(null);
  });

  it('NBC-OFF-06 NBC-MOV-23 rides nowhere: a ride that was set aside ends when he falls', () => {
    const rides = does(acts(begin(), 'ii', 'move'), { do: 'ride', officer: 'reille' });
    const waits = play(rides, { do: 'defer', task: top(rides).id });
    const fell = play(waits, { do: 'set', what: 'officer', id: 'reille', set: { fate: 'injured' } });
    expect(fell.agenda.filter(({ kind }) => kind === 'officer-move')).toEqual([]);
  });
});

describe('who is gone is asked nothing', () => {
  it.each([
    ['move', () => does(acts(begin(), 'ii', 'move'), { do: 'move', unit: 'husson' })],
    ['quality', () => does(begin(), { do: 'check', unit: 'husson' })],
    ['disorder', () => play(begin(), { do: 'disorder', unit: 'husson', why: 'check-after-move' })],
  ] as const)('NBC-GL-18 a %s that waits is called off, and said so', (kind, asked) => {
    const battle = asked();
    const waits = play(battle, { do: 'defer', task: top(battle).id });
    expect(waits.agenda.map((task) => task.kind)).toEqual([kind]);
    const set = { do: 'set', what: 'unit', id: 'husson', set: { fate: 'eliminated' } } as const;
    expect(JSON.stringify(eventsOf(waits, set))).toContain('ask-called-off');
    expect(play(waits, set).agenda).toEqual([]);
    expect(play(waits, { ...set, set: { fate: 'broken' } }).agenda).toEqual([]);
  });
});

describe('looters', () => {
  it('NBC-BAG-04 NBC-ART-21 disorder the guns that are with them', () => {
    const start = withUnit(acts(begin(everything()), 'ii', 'combats'), 'donors', { host: 'campi' });
    const baggage = Object.values(start.units).find(({ kind, side }) => kind === 'baggage' && side === 'b')?.id ?? '';
    const taken = play(start, { do: 'capture', baggage, by: 'campi' }, { do: 'next' });
    const loots = decides(taken, 'L');
    expect(loots.units.campi).toMatchObject({ looting: true, disordered: true });
    expect(loots.units.donors?.disordered).toBe(true);
  });
});

describe('by hand', () => {
  it('NBC-ART-21 who is set Disordered takes the guns with it', () => {
    const start = withUnit(begin(everything()), 'donors', { host: 'campi' });
    const set = (disordered: boolean) => ({ do: 'set', what: 'unit', id: 'campi', set: { disordered } }) as const;
    expect(play(start, set(true)).units.donors?.disordered).toBe(true);
    expect(play(start, set(true), set(false)).units.donors?.disordered).toBe(false);
  });

  it('NBC-ART-05 NBC-GL-18 a volley at who is gone is called off', () => {
    const aims = does(goTo(begin(), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    const gone = play(aims, { do: 'set', what: 'unit', id: 'kempt', set: { fate: 'eliminated' } });
    expect(gone.agenda).toEqual([]);
  });
});
