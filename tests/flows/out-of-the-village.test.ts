/** Who attacks out of a village, horse that fights on foot in one, guns that leave one: worked out from the rulebook first. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { battery, begin, SMALL, small } from '../battlefield/fixtures.ts';
import { charge, facts, fire, wanted } from './hands.ts';
import { closed, filed, stored, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, takes, toStep } from './table.ts';
import { reads, turn } from './turns.ts';
import { cp, evening, unit } from './two-corps.ts';
import { asked, by, charged, combat, done, settled, thrown } from './unbroken.ts';

const VILLAGES = [
  { id: 'farm', name: 'the farm', kind: 'built-up' as const },
  { id: 'mill', name: 'the mill', kind: 'built-up' as const },
];
/** Husson has held the mill for half an hour. */
const mill = (): Battle => turn(by(evening({}, {}, { areas: VILLAGES }), 'husson', { area: 'mill' }), 30);

describe('a six that sends foot against horse in a village', () => {
  const held = () => by(evening(), 'vivian', { area: 'farm' });
  const sent = (from: Battle) => says(does(acts(from, 'ii', 'move'), charge('husson', 'vivian')), { 'a:inCZ': true });

  it('NBC-MOV-16 NBC-BUA-04 AMB-99 NBC-CC-28 NBC-CC-24 NBC-GL-05 on foot it is foot: he goes in, throws it out, and has the farm', async () => {
    const asks = sent(await stored(by(held(), 'vivian', { onFoot: true })));
    expect(wanted(asks)).toEqual([['dice', 2]]);
    const six = enters(asks, 'dice', dice(6, 3));
    expect(reads(six).word).toBe('charge-home');
    const met = accepts(six);
    expect(facts(met, 'husson')).toMatchObject({ contact: 'vivian', charged: true, startedInCZ: true, inCZ: true });
    expect(facts(met, 'husson').mustAttack).toBeUndefined();
    const lies = thrown(combat(met, 'vivian', ['husson']), {
      'throw:husson': hits(6, 2),
      'throw:husson#1': dice(4, 5),
      'check:vivian': { result: 'N' },
    });
    // Three on foot. Q3, two lost: one off; in a town: one on.
    expect(lies.wanted).toEqual({ 'throw:husson': 6, 'throw:husson#1': 2, 'throw:vivian': 3, 'check:vivian': 3 });
    const over = settled(accepts(lies.battle));
    // One on foot is two on horseback.
    expect([cp(over, 'vivian'), cp(over, 'husson')]).toEqual([2, 6]);
    expect(unit(over, 'vivian')).toMatchObject({
      area: null,
      onFoot: false,
      disordered: true,
      exhaustion: 0,
      fate: 'good',
    });
    expect(unit(over, 'husson')).toMatchObject({ area: 'farm', occupied: 0, areaIn: 1, disordered: false });
    expect([facts(over, 'husson').contact, facts(over, 'husson').inCZ, facts(over, 'vivian').inCZ]).toEqual([
      undefined,
      true,
      true,
    ]);
    closed(over);
  });

  it('NBC-MOV-16 NBC-BUA-04 AMB-99 taken back, and it mounts first: before horse he stops, and his fire is owed', () => {
    const foot = acts(by(held(), 'vivian', { onFoot: true }), 'ii', 'move');
    const met = accepts(enters(says(does(foot, charge('husson', 'vivian')), { 'a:inCZ': true }), 'dice', dice(6, 3)));
    const mounted = by(takenBack(met, foot), 'vivian', { onFoot: false });
    const short = accepts(
      enters(says(does(mounted, charge('husson', 'vivian')), { 'a:inCZ': true }), 'dice', dice(6, 3)),
    );
    expect(facts(short, 'husson')).toMatchObject({ mustAttack: true, charged: true, inCZ: true });
    expect(facts(short, 'husson').contact).toBeUndefined();
    expect(isOffered(toStep(short, 'firefights'), fire('husson', 'vivian'))).toBe(true);
    closed(short);
  });
});

describe('out of his own village at an enemy who is gone before the blow', () => {
  it('NBC-BUA-04 NBC-CC-32 NBC-GAR-02 horse that leaves the other village: he stands before it, and his own is left with its hour', () => {
    const there = by(mill(), 'vivian', { area: 'farm' });
    expect(unit(there, 'husson')).toMatchObject({ area: 'mill', occupied: 30 });
    const met = charged(acts(there, 'ii', 'move'), 'husson', 'vivian');
    // It is his own while he attacks out of it.
    expect([unit(met, 'husson').area, facts(met, 'husson').contact]).toEqual(['mill', 'vivian']);
    const gone = done(combat(met, 'vivian', ['husson'])).battle;
    expect(unit(gone, 'vivian')).toMatchObject({ area: null, disordered: false, fate: 'good' });
    expect(unit(gone, 'husson')).toMatchObject({ area: null, occupied: 0, disordered: false });
    expect([facts(gone, 'husson').contact, facts(gone, 'husson').charged]).toEqual([undefined, true]);
    takenBack(gone, met);
    closed(gone);
  });

  it('NBC-FF-11 NBC-BRK-01 NBC-CC-33 NBC-CC-32 NBC-BUA-05 a friend’s fire Breaks him first: he fights nobody, and stands in the open', async () => {
    const met = charged(acts(by(mill(), 'pack', { cp: 1 }), 'ii', 'move'), 'husson', 'pack');
    const shot = thrown(asked(toStep(await stored(met), 'firefights'), fire('campi', 'pack')), {
      'throw:campi': hits(4, 1),
    });
    const broken = settled(accepts(shot.battle));
    expect(unit(broken, 'pack')).toMatchObject({ fate: 'broken', disordered: false });
    expect(unit(broken, 'husson')).toMatchObject({ area: null, occupied: 0 });
    const combats = toStep(broken, 'combats');
    expect(isOffered(combats, { do: 'combat', attackers: ['husson'] })).toBe(false);
    // No wall of the mill is left to him, nor its one.
    const check = does(combats, { do: 'check', unit: 'husson' });
    expect(takes(check, 'town')).toBe(false);
    closed(combats);
  });

  it('NBC-CC-26 NBC-CC-24 NBC-CC-32 NBC-GAR-02 of two who win the Minor Unit has come out of his village too', () => {
    const one = charged(acts(mill(), 'ii', 'move'), 'husson', 'pack');
    const met = charged(one, 'campi', 'pack');
    const lies = thrown(combat(met, 'pack', ['husson', 'campi']), {
      'throw:campi': hits(8, 1),
      'throw:husson': hits(6, 1),
      'check:pack': { result: 'L' },
    });
    // Q4, two lost.
    expect(lies.wanted).toMatchObject({ 'throw:campi': 8, 'throw:husson': 6, 'throw:pack': 6, 'check:pack': 3 });
    const over = settled(accepts(lies.battle));
    expect([cp(over, 'pack'), unit(over, 'pack').disordered]).toEqual([4, true]);
    expect(unit(over, 'husson')).toMatchObject({ area: null, occupied: 0 });
    closed(over);
  });

  it('NBC-CC-32 NBC-CC-14 beaten, he falls back into it and keeps his time there', () => {
    const met = charged(acts(mill(), 'ii', 'move'), 'husson', 'pack');
    const lies = thrown(combat(met, 'pack', ['husson']), { 'throw:pack': hits(6, 1), 'check:husson': { result: 'N' } });
    // Q3, and one for the town, of which he is still a part.
    expect(lies.wanted).toMatchObject({ 'throw:husson': 6, 'throw:pack': 6, 'check:husson': 4 });
    const over = settled(accepts(lies.battle));
    expect([cp(over, 'husson'), unit(over, 'husson').area, unit(over, 'husson').occupied]).toEqual([5, 'mill', 30]);
    closed(over);
  });
});

describe('one book', () => {
  it('NBC-BUA-04 NBC-ORD-13 NBC-BUA-01 horse of theirs that leaves a village is known to have left it, and we come in', () => {
    const there = by(evening({}, { keeps: 'a' }), 'vivian', { area: 'farm' });
    const met = charged(acts(there, 'ii', 'move'), 'husson', 'vivian');
    const left = filed(done(combat(met, 'vivian', ['husson'])).battle);
    expect(unit(left, 'vivian')).toMatchObject({ area: null, disordered: false });
    expect(facts(left, 'husson').contact).toBeUndefined();
    const occupied = does(left, { do: 'occupy', unit: 'husson', area: 'farm' });
    expect(unit(occupied, 'husson')).toMatchObject({ area: 'farm', occupied: 0, areaIn: 1 });
  });
});

describe('guns that leave a village before their host is beaten out of it', () => {
  const b = {
    ...SMALL.sides.b,
    formations: SMALL.sides.b.formations.map((one) =>
      one.id === 'picton'
        ? { ...one, units: [...one.units, battery('rogers', '5/a', 'Rogers', { weight: 'light' })] }
        : one,
    ),
  };

  it('NBC-CC-23 NBC-BUA-03 NBC-ART-21 NBC-CC-28 the one friend in his way is Disordered, though the guns are friends as well by then', async () => {
    const from = begin(small({ sides: { ...SMALL.sides, b } }));
    const held = by(by(from, 'rogers', { host: 'pack' }), 'pack', { area: 'farm' });
    const met = charged(acts(held, 'ii', 'move'), 'campi', 'pack');
    const lies = thrown(combat(await stored(met), 'pack', ['campi']), {
      'throw:campi': hits(8, 3),
      'throw:campi#1': dice(6, 6, 6),
      'check:pack': { result: 'VL' },
    });
    // The guns lend nothing. Q4, one off for three lost, one on for the town.
    expect(lies.wanted).toEqual({ 'throw:campi': 8, 'throw:campi#1': 3, 'throw:pack': 6, 'check:pack': 4 });
    const through = says(lies.battle, { 'd:friends': true });
    expect(takes(through, 'd:through')).toBe('kempt');
    const over = settled(accepts(through));
    expect(unit(over, 'kempt')).toMatchObject({ disordered: true, fate: 'good' });
    expect(cp(over, 'kempt')).toBe(8);
    expect(unit(over, 'pack')).toMatchObject({ disordered: true, exhaustion: 1, area: null });
    expect(unit(over, 'rogers')).toMatchObject({ host: null, disordered: true, fate: 'good' });
    expect(unit(over, 'campi')).toMatchObject({ area: 'farm', disordered: false });
    takenBack(over, met);
    closed(over);
  });
});
