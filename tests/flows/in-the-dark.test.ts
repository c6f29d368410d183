/** Night and fog through several questions of one evening; each flow worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { goTo, into, play, pot, top } from '../battlefield/fixtures.ts';
import { card, charge, draws, fire, moving, nextTurn, rated, SAPPERS, wanted } from './hands.ts';
import { filed, stored, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, takes } from './table.ts';
import { reads, timeCard, total, turn } from './turns.ts';
import {
  aims,
  answersAll,
  charges,
  combat,
  cp,
  evening,
  falls,
  goesOn,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

type More = Parameters<typeof evening>[2];
/** It is ten at night. */
const night = (
  more: More = {},
  setup: Parameters<typeof evening>[1] = {},
  rulings: Parameters<typeof evening>[0] = {},
) => evening(rulings, setup, { start: 22 * 60, end: { at: 30 * 60 }, ...more });
const FOG = { weather: 'bright', variable: false, fog: { target: 6 } } as const;
const volley = (battle: Battle, on: string) => does(goTo(battle, 4), { do: 'fire', side: 'a', on: { unit: on } });

describe('guns at night', () => {
  it('NBC-VIS-02 NBC-ART-04 NBC-ART-18 NBC-MTC-03 NBC-FSH-01 NBC-QC-10 fire at five centimetres with four dice; who closes after it is checked for what canister takes alone', () => {
    const aimed = aims(night(), 'guns', 'hepburn', { 'range.guns': 'short' });
    expect(wanted(aimed)).toEqual([['guns', 4]]);
    const shot = falls(settles(aimed, { guns: pot(6, 6, 1, 1, 1) }).battle);
    // Two hits: Q3, hurt, one less for the two.
    const held = settles(shot, { card: { disorder: false } });
    expect(held.wanted).toEqual({ card: 2 });
    const asked = opens(moving(held.battle, 'picton'), charge('hepburn', 'guns'));
    // The volley is not the cause of this test: Q3, not Fresh.
    expect(wanted(asked)).toEqual([['card', 3]]);
    const last = settles(settles(asked, card('N')).battle, { 'throw:guns': hits(3, 1) });
    expect(last.wanted).toEqual({ 'throw:guns': 3 });
    expect([cp(last.battle, 'hepburn'), top(last.battle).kind, rated(last.battle)]).toEqual([3, 'disorder', 3]);
  });

  it('NBC-VIS-02 NBC-VIS-03 NBC-ART-04 NBC-HOW-03 see two centimetres in fog, howitzers too, and no vantage point helps', () => {
    const asked = says(volley(night({ sky: FOG }), 'hepburn'), { 'fires.guns': true, 'fires.bombs': true });
    expect([takes(asked, 'range.guns'), takes(asked, 'unseen.bombs')]).toEqual(['short', false]);
    const beyond = says(asked, { 'unseen.guns': true, 'unseen.bombs': true });
    expect(wanted(beyond)).toEqual([]);
    const none = accepts(beyond);
    expect([
      none.shots,
      none.units.guns!.firedIn,
      isOffered(none, { do: 'fire', side: 'a', on: { unit: 'hepburn' } }),
    ]).toEqual([[], 0, true]);
  });

  it('NBC-VIS-05 NBC-TIM-01 NBC-ART-06 NBC-ART-25 that fired far in the evening find nothing there after dark, and may move instead', () => {
    // Ten to nine: a clear evening of 40 cm.
    const dusk = night({ start: 20 * 60 + 50 });
    const fired = falls(settles(aims(dusk, 'guns', 'hepburn', { 'range.guns': 'long' }), { guns: pot(1, 1) }).battle);
    expect(reads(opens(moving(fired), { do: 'move', unit: 'guns' })).word).toBe('it-stays');
    const dark = nextTurn(fired, 15);
    const asked = volley(dark, 'hepburn');
    const chosen = says(asked, { 'fires.guns': true });
    expect(takes(chosen, 'range.guns')).toBe('short');
    const silent = accepts(says(chosen, { 'unseen.guns': true }));
    expect(total(opens(moving(silent), { do: 'move', unit: 'guns' }))).toBe(12);
  });
});

describe('generals at night', () => {
  it('NBC-CMA-01 NBC-VIS-02 NBC-MOV-12 NBC-MOV-23 the army commander rides five centimetres on hard ground and nowhere on soft; those of a corps 31', () => {
    const hard = goTo(night(), 5);
    expect(
      total(opens(hard, { do: 'commander', side: 'a', atHQ: false }) && play(hard, { do: 'ride', officer: 'ac-a' })),
    ).toBe(5);
    const soft = goTo(night({ sky: { weather: 'bright', variable: false, ground: 'soft' } }), 5);
    const rides = play(soft, { do: 'ride', officer: 'ac-a' });
    expect(reads(rides).word).toBe('ride-stays');
    expect(accepts(rides).sides.a.atHQ).toBe(true);
    const reille = play(moving(soft), { do: 'ride', officer: 'reille' });
    expect(total(reille)).toBe(31);
  });

  it('NBC-UC-01 NBC-CCD-07 NBC-VIS-05 NBC-RR-05 a commander within sight by day is asked about by night: beyond five centimetres twelve are needed and a throw costs two', () => {
    const laid = (battle: Battle) =>
      does(
        goTo(battle, 6, battle.turn),
        { do: 'choose', side: 'a', card: { formation: 'ii' } },
        { do: 'choose', side: 'b', card: { formation: 'picton' } },
      );
    const thrown = (battle: Battle) => enters(enters(laid(battle), 'a', pot(3, 4)), 'b', pot(1, 1));
    const near = thrown(night());
    // Seven and A4.
    expect(reads(accepts(near)).word).toBe('command-under');
    const won = accepts(thrown(night()));
    expect(reads(says(won, { far: true })).word).toBe('command-not');
  });
});

describe('a night march', () => {
  it('NBC-RNF-02 NBC-ORD-14 NBC-MOV-08 NBC-RNF-03 arrives, marches 33 centimetres, fires and charges nobody; attacked it defends', () => {
    const coming = {
      reinforcements: [{ id: 'r-guards', side: 'b', formation: 'guards', at: 22 * 60 + 15, where: 'the road' }],
    } as More;
    const due = into(turn(night(coming), 20), 2, 2);
    const here = draws(says(due, { order: 'strategic' }), 'H');
    const acting = acts(here, 'guards', 'move');
    expect(total(opens(acting, { do: 'move', unit: 'maitland' }))).toBe(33);
    expect(isOffered(acting, charge('maitland', 'husson'))).toBe(false);
    const fired = settles(opens(acts(acting, 'ii', 'firefights'), fire('husson', 'maitland')), {
      'throw:husson': hits(3, 1),
    });
    // Under Strategic Movement it does not reply; Q5, hurt, two less.
    expect(fired.wanted).toEqual({ 'throw:husson': 3, 'check:maitland': 3 });
    expect(fired.battle.formations.guards!.order).toBe('defend');
  });

  it('NBC-TIM-03 NBC-TIM-02 NBC-VIS-05 the clock goes past midnight: who is due at a quarter past comes then, and it is light at five', () => {
    const late = night({
      start: 23 * 60 + 50,
      reinforcements: [{ id: 'r-guards', side: 'b', formation: 'guards', at: 24 * 60 + 15, where: 'the road' }],
    } as More);
    const one = turn(late, 20);
    expect([one.minutes, into(one, 2, 2).agenda]).toEqual([24 * 60 + 10, []]);
    const two = turn(one, 20);
    expect(top(into(two, 2, 3)).kind).toBe('arrival');
    const early = play(two, { do: 'set', what: 'clock', minutes: 29 * 60 });
    const five = goTo(early, 5, 3);
    // Clear early morning.
    expect(total(play(five, { do: 'ride', officer: 'ac-a' }))).toBe(15);
  });
});

describe('fog that lifts', () => {
  it('NBC-FOG-01 NBC-VIS-05 NBC-ART-04 NBC-CMA-01 on the throw that makes six; taken back it has not, and no shot of that day is lost', async () => {
    const misty = evening({}, {}, { sky: FOG });
    const eight = timeCard(misty, 20);
    const nine = does(eight, { do: 'next' });
    expect(top(nine).kind).toBe('fog');
    const lifted = accepts(enters(nine, 'dice', dice(6)));
    expect(lifted.sky.fog).toBe(null);
    const back = takenBack(lifted, nine);
    const stays = accepts(enters(await stored(back), 'dice', dice(5)));
    expect(stays.sky.fog).toMatchObject({ total: 5 });
    const gone = does(filed(stays), { do: 'next' });
    const five = goTo(gone, 5, 2);
    // Bright day in fog.
    expect(total(play(five, { do: 'ride', officer: 'ac-a' }))).toBe(15);
    const third = turn(five, 20, { fog: [1] });
    expect([third.sky.fog, total(play(goTo(third, 5, 3), { do: 'ride', officer: 'ac-a' }))]).toEqual([null, 60]);
  });
});

describe('a fight in the dark', () => {
  it('NBC-VIS-02 NBC-FF-01 NBC-CC-01 NBC-REC-02 NBC-GAR-02 is like one by day: muskets, the farm, its hour and who recovers', () => {
    const held = set(night(), 'kempt', { area: 'farm', areaIn: 1, occupied: 40 });
    const met = charges(moving(held), 'husson', 'kempt');
    const fought = goesOn(combat(met, 'kempt', 'husson'), {
      'throw:husson': hits(6, 1),
      'throw:husson#1': dice(4),
      'check:kempt': { result: 'N' },
    });
    // In a town: Q5, hurt, one more.
    expect(fought.wanted).toMatchObject({ 'throw:husson#1': 1, 'check:kempt': 6 });
    const out = answersAll(accepts(fought.battle)).battle;
    expect([unit(out, 'kempt').area, unit(out, 'husson').area, unit(out, 'kempt').disordered]).toEqual([
      null,
      'farm',
      true,
    ]);
    const card20 = timeCard(out, 20);
    // The turn in which he came in counts for his hour.
    expect(unit(card20, 'husson').occupied).toBe(20);
  });

  it('NBC-ENG-04 NBC-OFF-01 NBC-ENG-07 engineers go to a commander for a die at night, and share his danger when he is ridden into', () => {
    const sent = does(goTo(night(), 5), { do: 'engineers', unit: SAPPERS, to: { at: 'commander', formation: 'ii' } });
    expect(sent.sides.a.rerolls.ready).toBe(3);
    const struck = play(acts(sent, 'picton', 'move'), { do: 'strike', officer: 'reille', by: 'entered' });
    const escaped = accepts(enters(struck, 'dice', dice(3, 3)));
    expect(top(escaped).kind).toBe('engineer-risk');
    const lost = accepts(enters(escaped, 'dice', dice(5, 5)));
    expect([unit(lost, SAPPERS).fate, lost.officers.reille!.fate]).toEqual(['eliminated', 'fit']);
  });
});
