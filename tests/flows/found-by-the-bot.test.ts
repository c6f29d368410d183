/** What whole battles of the bot have found between two questions. */
import { describe, expect, it } from 'vitest';
import { begin, goTo, play, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, dice, does, enters, isOffered, says, wants } from './table.ts';
import { reads } from './turns.ts';

describe('a ride that the ground leaves nothing of', () => {
  it('NBC-CMA-01 NBC-MOV-12 NBC-VIS-03 at night on soft ground the army commander stays, and keeps what was measured from him', () => {
    const start = play(goTo(begin(), 5), { do: 'set', what: 'side', id: 'a', set: { vantage: true } });
    const night = { ...start, minutes: 1320, sky: { ...start.sky, ground: 'soft' as const } };
    const ride = does(night, { do: 'ride', officer: 'ac-a' });
    // Five centimetres of sight, less five for the ground.
    expect(reads(ride)).toMatchObject({ word: 'ride-stays', sums: [] });
    const stays = accepts(ride);
    expect(stays.sides.a).toMatchObject({ atHQ: true, facts: { vantage: true } });
    expect(isOffered(stays, { do: 'ride', officer: 'ac-a' })).toBe(true);
    const day = accepts(does(start, { do: 'ride', officer: 'ac-a' }));
    expect([day.sides.a.atHQ, day.sides.a.facts.vantage]).toEqual([false, undefined]);
  });
});

describe('guns whose crews have run', () => {
  it('NBC-EVD-05 NBC-ART-01 AMB-84 fire at nobody, until they have moved', () => {
    const fire = { do: 'fire', side: 'a', on: { unit: 'kempt' } } as const;
    const left = withUnit(begin(), 'guns', { disordered: true, facts: { abandoned: true } });
    expect(isOffered(goTo(left, 4), fire)).toBe(false);
    expect(isOffered(goTo(withUnit(left, 'guns', { facts: {} }), 4), fire)).toBe(true);
  });
});

describe('a six in the Contact Zone', () => {
  it('NBC-MOV-16 NBC-GL-17 binds nobody who is Broken before he obeys', () => {
    const moves = says(does(acts(begin(), 'ii', 'move'), { do: 'move', unit: 'husson' }), { inCZ: true });
    expect(wants(moves)).toMatchObject([{ dice: 2 }]);
    const sent = accepts(enters(moves, 'dice', dice(6, 3)));
    expect(sent.units.husson?.facts.mustAttack).toBe(true);
    const last = withUnit(sent, 'husson', { lost: { white: 5, red: 0, blue: 0 } });
    const broken = play(last, { do: 'hits', unit: 'husson', hits: 1, cause: 'close-combat', aspect: 'front' });
    expect(broken.units.husson?.fate).toBe('broken');
    expect(broken.units.husson?.facts.mustAttack).toBeUndefined();
  });
});
