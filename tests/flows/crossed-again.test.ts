/** What holds for one turn is over in the next, and what was said of a place is known to whoever comes next. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { goTo, play, pot } from '../battlefield/fixtures.ts';
import { moving, nextTurn, slots } from './hands.ts';
import { acts, asks, dice, does, hits, isOffered, says, takes, wants } from './table.ts';
import { reads, turn } from './turns.ts';
import { aims, answersAll, charges, evening, opens, set, settles, unit } from './two-corps.ts';

describe('in the next turn', () => {
  it('NBC-EVD-04 NBC-EVD-01 guns that ran from a brigade may run from it again, and have their card for it', () => {
    const ran = settles(charges(moving(evening()), 'husson', 'rogers'), { evade: { result: 'VH' } }).battle;
    const off = answersAll(ran, { 'charge-again': { card: { result: 'VL' } } }).battle;
    expect(unit(off, 'rogers').facts).toMatchObject({ evaded: ['husson'], facingAway: true });
    const again = opens(
      moving(nextTurn(off)),
      { do: 'charge', unit: 'husson', target: 'rogers' },
      { 'a:inCZ': false, 'a:strikes': 'front' },
    );
    const met = settles(again, { card: { result: 'N' } }).battle;
    expect(slots(met)).toEqual(['evade']);
  });

  it('NBC-FF-12 NBC-FF-01 AMB-109 who has replied once to a corps replies again', () => {
    const fires = (battle: Battle, one: string) => opens(battle, { do: 'firefight', unit: one, target: 'kempt' });
    const first = answersAll(
      settles(fires(acts(evening(), 'ii', 'firefights'), 'husson'), { 'throw:husson': hits(3, 0) }).battle,
    ).battle;
    expect(slots(fires(first, 'campi'))).toEqual(['throw:campi']);
    expect(isOffered(first, { do: 'firefight', unit: 'husson' })).toBe(false);
    expect(slots(fires(acts(nextTurn(first), 'ii', 'firefights'), 'husson'))).toEqual(['throw:husson', 'throw:kempt']);
  });
});

describe('works that the table alone knows of', () => {
  it('NBC-EVD-01 NBC-FSH-01 NBC-ORD-15 hold the guns in them against the next attacker too, and let them stay when their corps attacks', () => {
    const met = says(charges(moving(evening()), 'husson', 'rogers'), { 'd:works': true });
    const shot = settles(met, { 'throw:rogers': hits(3, 0) });
    // No card: they do not run, and fire their last shot.
    expect(shot.wanted).toEqual({ 'throw:rogers': 3 });
    const second = charges(shot.battle, 'campi', 'rogers');
    expect([takes(second, 'd:works'), slots(second)]).toEqual([true, ['throw:rogers']]);
  });
});

describe('ground and sky', () => {
  const sky = (battle: Battle, set: object) => play(battle, { do: 'set', what: 'sky', set });
  const moves = (battle: Battle, one: string, facts = {}) => opens(moving(battle), { do: 'move', unit: one }, facts);
  const asked = (battle: Battle) =>
    wants(battle).map((need) => ('dice' in need ? need.dice : 'counts' in need ? need.counts : 0));

  it('NBC-EX-03 NBC-MOV-13 NBC-MOV-09 the Exhausted in mud have a die, heavy guns none, and horse two', () => {
    const mud = sky(evening(), { ground: 'mud' });
    const weary = (id: string) => moves(set(mud, id, { exhaustion: 2 }), id);
    expect([asked(weary('husson')), asked(weary('pire')), asked(weary('guns'))]).toEqual([[1], [2], []]);
    expect(asked(moves(mud, 'guns'))).toEqual([1]);
  });

  it('NBC-GND-03 NBC-BRG-05 NBC-MOV-12 nobody fords a river in mud; on soft ground he does, at two centimetres less', () => {
    const river = (ground: 'mud' | 'soft') =>
      sky(evening({}, {}, { crossings: [{ id: 'ford', name: 'the ford', kind: 'ford' }] }), { ground });
    expect(asked(moves(river('mud'), 'husson', { fording: true }))).toEqual([]);
    expect(reads(moves(river('soft'), 'husson', { fording: true })).sums[0]!.total).toBe(16);
  });

  it('NBC-WX-04 NBC-CMD-02 NBC-SKM-10 NBC-ART-15 rain that ends lets stands out in the next turn, and leaves the ground soft for the guns', () => {
    const wet = sky(evening(), { weather: 'rain', ground: 'soft' });
    expect(isOffered(goTo(wet, 3), { do: 'skirmish' })).toBe(false);
    // Two fours, and a five: bright.
    const dry = turn(goTo(wet, 7), 20, { pot: pot(4, 4, 5) });
    expect([dry.sky.weather, dry.sky.ground]).toEqual(['bright', 'soft']);
    const out = does(goTo(dry, 1, 2), { do: 'skirmishers', unit: 'husson', stands: 1 });
    expect(isOffered(goTo(out, 3, 2), { do: 'skirmish', by: 'husson' })).toBe(true);
    const shot = settles(aims(goTo(out, 4, 2), 'guns', 'pack'), { guns: pot(5, 1, 1), 'guns.1': dice(4) });
    expect(shot.wanted).toEqual({ guns: 3, 'guns.1': 1 });
    // At short range nothing is proved.
    expect(
      settles(aims(goTo(out, 4, 2), 'guns', 'pack', { 'range.guns': 'short' }), { guns: pot(5, 1) }).wanted,
    ).toEqual({ guns: 4 });
  });
});

describe('stands and guns', () => {
  it('NBC-SKM-02 NBC-SKM-05 NBC-SKM-07 a stand that horse has driven in defends at one less in the next turn, until it is out again', () => {
    const home = charges(moving(set(evening(), 'pack', { stands: 1 })), 'pire', 'pack');
    expect(unit(home, 'pack').stands).toBe(0);
    const next = set(nextTurn(home), 'husson', { stands: 1 });
    const shot = (battle: Battle) =>
      wants(opens(goTo(battle, 3, 2), { do: 'skirmish', by: 'husson', on: { unit: 'pack' } })).map(
        (need) => 'counts' in need && need.counts,
      );
    expect([shot(next), shot(does(goTo(next, 1, 2), { do: 'skirmishers', unit: 'pack', stands: 1 }))]).toEqual([
      [3],
      [2],
    ]);
  });

  it('NBC-RKT-04 NBC-ART-18 NBC-RKT-01 rockets do nothing to guns: not a die, and no check', () => {
    const at = opens(goTo(evening(), 4), { do: 'fire', side: 'a', on: { unit: 'rogers' } });
    expect(
      asks(at)
        .filter((key) => key.startsWith('fires.'))
        .toSorted(),
    ).toEqual(['fires.bombs', 'fires.fliers', 'fires.guns']);
    expect(wants(aims(evening(), 'rockets', 'vivian')).map((need) => 'counts' in need && need.counts)).toEqual([2]);
  });
});
