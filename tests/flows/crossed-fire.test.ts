/** Fire and shock where two subjects meet: walls, weather, weariness, marches, stands, and who fights twice. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { goTo, play, pot, refusal, top } from '../battlefield/fixtures.ts';
import { moving, wanted } from './hands.ts';
import { accepts, acts, decides, dice, does, enters, hits, isOffered, says, takes, toStep } from './table.ts';
import { reads, turn } from './turns.ts';
import {
  aims,
  answersAll,
  charges,
  combat,
  cp,
  evening,
  falls,
  goesOn,
  joins,
  left,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

const fights = (battle: Battle, attackers: readonly string[], target: string) =>
  isOffered(battle, { do: 'combat', attackers, target } as never);
/** Pack is the garrison of the farm, Kempt its Support. */
const walled = (battle = evening()) =>
  set(set(battle, 'pack', { kind: 'garrison', formation: null, area: 'farm', areaIn: 1 }), 'kempt', {
    area: 'farm',
    areaIn: 1,
  });

describe('who has charged and touches nobody', () => {
  it('NBC-MTC-02 NBC-CC-01 stopped short, he is in no close combat of that action, alone or as a second; set to move again he may be', () => {
    const short = charges(moving(evening()), 'husson', 'kempt', 'L');
    const two = toStep(charges(short, 'campi', 'kempt'), 'combats');
    expect([
      fights(two, ['campi'], 'kempt'),
      fights(two, ['husson'], 'kempt'),
      fights(two, ['husson'], 'pack'),
    ]).toEqual([true, false, false]);
    expect(refusal(two, { do: 'combat', attackers: ['campi', 'husson'], target: 'kempt' })).toBe('charge-tried');
    const word = play(two, { do: 'set', what: 'unit', id: 'husson', set: { moved: false } });
    expect(fights(word, ['husson'], 'kempt')).toBe(true);
    expect(fights(acts(turn(goTo(two, 7), 20), 'ii', 'combats'), ['husson'], 'kempt')).toBe(true);
  });

  it('NBC-EVD-04 NBC-CC-01 at guns that ran, he fights neither them nor their friends', () => {
    const met = charges(moving(evening()), 'husson', 'rogers');
    const ran = settles(met, { evade: { result: 'VH' } }).battle;
    const stopped = toStep(settles(ran, { card: { result: 'L' } }).battle, 'combats');
    expect([fights(stopped, ['husson'], 'rogers'), fights(stopped, ['husson'], 'kempt')]).toEqual([false, false]);
  });

  it.each(['thrown', 'by hand'] as const)(
    'NBC-CC-01 NBC-SEQ-02 who has fought (%s), charged or not, fights no second combat in the action, and may in the next turn',
    (how) => {
      const open = opens(acts(evening(), 'ii', 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });
      const over = how === 'thrown' ? settles(open).battle : decides(open, 'nothing');
      for (const target of ['kempt', 'pack']) expect(fights(over, ['husson'], target)).toBe(false);
      expect(fights(over, ['campi'], 'kempt')).toBe(true);
      expect(fights(acts(turn(goTo(over, 7), 20), 'ii', 'combats'), ['husson'], 'kempt')).toBe(true);
    },
  );
});

describe('who touches an enemy', () => {
  it('NBC-CC-01 NBC-MOV-18 NBC-CC-33 fights him alone: no other is struck from the side he came at, or at all', () => {
    const asked = opens(moving(evening()), { do: 'charge', unit: 'husson', target: 'kempt' }, { 'a:strikes': 'flank' });
    const home = toStep(settles(asked).battle, 'combats');
    expect([fights(home, ['husson'], 'kempt'), fights(home, ['husson'], 'pack')]).toEqual([true, false]);
    expect(refusal(home, { do: 'combat', attackers: ['campi', 'husson'], target: 'pack' })).toBe('charge-in-contact');
  });
});

describe('a garrisoned village', () => {
  it('NBC-GAR-11 NBC-SKM-09 NBC-FF-01 lets nobody skirmish or fire into it or out of it, its Support neither; without the garrison they may', () => {
    const out = set(set(walled(), 'kempt', { stands: 1 }), 'husson', { stands: 1 });
    const three = goTo(out, 3);
    expect([
      isOffered(three, { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } }),
      isOffered(three, { do: 'skirmish', by: 'husson', on: { unit: 'pack' } }),
      isOffered(three, { do: 'skirmish', by: 'kempt' }),
      isOffered(three, { do: 'skirmish', by: 'husson', on: { unit: 'hepburn' } }),
    ]).toEqual([false, false, false, true]);
    const fire = (battle: Battle, one: string, other: string) =>
      isOffered(battle, { do: 'firefight', unit: one, target: other });
    const ii = acts(out, 'ii', 'firefights');
    expect([fire(ii, 'husson', 'kempt'), fire(ii, 'husson', 'pack'), fire(ii, 'husson', 'hepburn')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(fire(acts(out, 'picton', 'firefights'), 'kempt', 'husson')).toBe(false);
    const alone = set(out, 'pack', { fate: 'eliminated', area: null });
    expect(isOffered(goTo(alone, 3), { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } })).toBe(true);
    expect(fire(acts(alone, 'ii', 'firefights'), 'husson', 'kempt')).toBe(true);
  });

  it('NBC-GAR-07 NBC-CC-24 NBC-GAR-04 NBC-ART-15 relieved and charged: its Support is struck first and driven out, then the garrison is shot at, and fought in a later action', () => {
    const met = charges(moving(walled()), 'campi', 'kempt');
    expect(refusal(moving(walled()), { do: 'charge', unit: 'campi', target: 'pack' })).toBe('fight-support-first');
    // The Support claims hard cover: two hits are proved.
    const won = settles(combat(met, 'kempt', 'campi'), {
      'throw:campi': hits(8, 2),
      'throw:campi#1': dice(5, 4),
      'check:kempt': { result: 'N' },
    }).battle;
    expect([unit(won, 'kempt').area, unit(won, 'pack').area, unit(won, 'campi').area]).toEqual([null, 'farm', null]);
    expect([fights(won, ['campi'], 'pack'), fights(won, ['husson'], 'pack')]).toEqual([false, true]);
    const four = goTo(won, 4, 2);
    expect(isOffered(four, { do: 'fire', side: 'a', on: { unit: 'pack' } })).toBe(true);
    // Medium range, three dice; a five is proved behind walls.
    const shot = settles(aims(four, 'guns', 'pack'), { guns: pot(5, 5, 1), 'guns.1': dice(4, 3) });
    expect(cp(falls(shot.battle), 'pack')).toBe(5);
  });

  it('NBC-GAR-07 NBC-BUA-01 NBC-GAR-02 where it fell, who comes in makes his own in the next turn, not sooner', () => {
    const weak = left(
      set(evening(), 'pack', { kind: 'garrison', formation: null, area: 'farm', areaIn: 1 }),
      'pack',
      1,
    );
    const fell = settles(combat(charges(moving(weak), 'campi', 'pack'), 'pack', 'campi'), {
      'throw:campi': hits(8, 2),
      'throw:campi#1': dice(4, 4),
    }).battle;
    expect([unit(fell, 'pack').fate, unit(fell, 'campi').area]).toEqual(['eliminated', 'farm']);
    const makes = (battle: Battle) => isOffered(toStep(battle, 'administration'), { do: 'garrison', unit: 'campi' });
    expect([makes(answersAll(fell).battle), makes(acts(turn(goTo(fell, 7), 10), 'ii', 'administration'))]).toEqual([
      false,
      true,
    ]);
  });
});

describe('weariness', () => {
  it('NBC-EX-01 NBC-MTC-03 NBC-FSH-01 NBC-DC-03 NBC-CC-04 a Tired brigade at heavy guns: each question takes its one off', () => {
    const asked = opens(moving(set(evening(), 'hepburn', { exhaustion: 1 }), 'picton'), {
      do: 'charge',
      unit: 'hepburn',
      target: 'guns',
    });
    // Q3, Tired, and so not Fresh.
    expect(wanted(asked)).toEqual([['card', 2]]);
    const shot = settles(settles(asked, { card: { result: 'N' } }).battle, { 'throw:guns': dice(5, 1, 1) });
    expect(shot.wanted).toEqual({ 'throw:guns': 3 });
    const checked = settles(shot.battle, { card: { disorder: false } });
    expect(checked.wanted).toEqual({ card: 2 });
    // Five points; foot hits guns on 4, Tired on 5: one of a four and a five.
    const fought = settles(combat(checked.battle, 'guns', 'hepburn'), { 'throw:hepburn': dice(4, 5, 1, 1, 1) }).battle;
    expect([unit(fought, 'guns').disordered, unit(fought, 'guns').fate, cp(fought, 'hepburn')]).toEqual([
      true,
      'good',
      5,
    ]);
  });

  it('NBC-EX-01 NBC-SKM-07 NBC-REC-04 NBC-CMD-04 a Tired brigade at rest that skirmishers hit: it rests on, is Disordered, and may recover both', () => {
    const rests = play(goTo(set(evening(), 'husson', { exhaustion: 1 }), 1, 2), {
      do: 'rest',
      unit: 'husson',
      resting: true,
    });
    const shot = settles(
      opens(goTo(set(rests, 'hepburn', { stands: 1 }), 3, 2), {
        do: 'skirmish',
        by: 'hepburn',
        on: { unit: 'husson' },
      }),
      {
        stand1: pot(6, 1),
      },
    ).battle;
    // SK2 against SK2 without a stand: three dice. One hit, Q3, Tired.
    const check = falls(shot);
    expect(wanted(check)).toEqual([['card', 2]]);
    const hit = accepts(enters(check, 'card', { disorder: true }));
    expect(unit(hit, 'husson')).toMatchObject({ disordered: true, exhaustion: 1 });
    // Within the Contact Zone nobody rests: 15 cm are needed.
    const seven = opens(goTo(hit, 7, 2), { do: 'recover', unit: 'husson' });
    expect(takes(seven, 'inCZ')).toBe(true);
    // Far away after all: VH recovers order and breath. Q3, Disordered, Tired.
    const far = says(seven, { inCZ: false, close: false });
    expect(wanted(far)).toEqual([['card', 1]]);
    expect(unit(accepts(enters(far, 'card', { result: 'VH' })), 'husson')).toMatchObject({
      disordered: false,
      exhaustion: 0,
    });
  });
});

describe('an order and the troops', () => {
  it('NBC-ORD-13 NBC-SKM-02 NBC-ART-01 NBC-MOV-08 to Redeploy before the move takes its stands in, adds five centimetres, and silences its guns in the next turn', () => {
    const orders = acts(set(evening(), 'husson', { stands: 1 }), 'ii', 'orders');
    const sent = accepts(
      enters(does(orders, { do: 'order', formation: 'ii', order: 'redeploy', far: false }), 'card', { result: 'N' }),
    );
    expect([sent.formations.ii!.order, unit(sent, 'husson').stands]).toEqual(['redeploy', 0]);
    const move = toStep(sent, 'move');
    expect(reads(opens(move, { do: 'move', unit: 'husson' })).sums[0]!.total).toBe(23);
    expect(refusal(move, { do: 'charge', unit: 'husson', target: 'kempt' })).toBe('attack-marching');
    const four = goTo(move, 4, 2);
    expect(isOffered(four, { do: 'fire', side: 'a', on: { unit: 'kempt' } })).toBe(false);
    expect(isOffered(goTo(move, 1, 2), { do: 'skirmishers', unit: 'husson', stands: 1 })).toBe(false);
  });

  it('NBC-HOW-03 NBC-SKM-07 NBC-ART-10 NBC-ART-25 stands cost guns a die and howitzers none; then both are slow, the heavy ones fixed', () => {
    const aimed = says(
      opens(goTo(set(evening(), 'pack', { stands: 1 }), 4), { do: 'fire', side: 'a', on: { unit: 'pack' } }),
      {
        'fires.guns': true,
        'fires.bombs': true,
      },
    );
    expect(wanted(aimed)).toEqual([
      ['guns', 2],
      ['bombs', 2],
    ]);
    const move = moving(falls(settles(aimed, { guns: pot(1, 1), bombs: pot(1, 1) }).battle));
    expect(isOffered(move, { do: 'move', unit: 'guns' })).toBe(true);
    expect(reads(opens(move, { do: 'move', unit: 'guns' })).sums).toEqual([]);
    // Medium guns that fired: Restricted 3, one die.
    expect(wanted(opens(move, { do: 'move', unit: 'bombs' }))).toEqual([['dice', 1]]);
  });
});

describe('horse', () => {
  it('NBC-WX-06 NBC-CC-08 NBC-CC-25 NBC-CC-34 rain turns heavy between the charge and the combat: half their misses again at a square, which stands', () => {
    const home = charges(moving(evening()), 'pire', 'hepburn');
    const wet = play(home, { do: 'set', what: 'sky', set: { weather: 'rain', intensity: 'heavy' } });
    const fought = settles(combat(wet, 'hepburn', 'pire'), {
      'throw:pire': hits(6, 1),
      'throw:pire#1': dice(6, 1),
      'check:hepburn': { result: 'N' },
    });
    // Five misses, half are two. Six foot hit horse on a six.
    expect(fought.wanted).toEqual({ 'throw:pire': 6, 'throw:pire#1': 2, 'throw:hepburn': 6, 'check:hepburn': 2 });
    // In square, in good order before: Disordered, it stands; the horse goes back, and no one rides after it.
    expect(unit(fought.battle, 'hepburn')).toMatchObject({ disordered: true });
    expect([cp(fought.battle, 'hepburn'), unit(fought.battle, 'pire').facts.contact]).toEqual([4, undefined]);
  });

  it('NBC-MOV-13 NBC-MTC-01 NBC-CC-04 NBC-SKM-02 a charge through mud at foot with a stand: the stand goes in, the horse is Disordered, and hits on sixes', () => {
    const mud = play(moving(set(evening(), 'hepburn', { stands: 1 })), {
      do: 'set',
      what: 'sky',
      set: { ground: 'mud' },
    });
    const way = charges(mud, 'pire', 'hepburn');
    expect([top(way).kind, unit(way, 'hepburn').stands]).toEqual(['disorder', 0]);
    const shaken = accepts(enters(way, 'card', { disorder: true }));
    expect([unit(shaken, 'pire').disordered, unit(shaken, 'pire').facts.contact]).toEqual([true, 'hepburn']);
    const fought = goesOn(combat(shaken, 'hepburn', 'pire'), {
      'throw:pire': dice(5, 5, 5, 5, 5, 6),
      'throw:hepburn': dice(4, 5, 6, 1, 1, 1),
    });
    // Its stand is in: six dice. Foot hits Disordered horse on five.
    expect(fought.wanted).toMatchObject({ 'throw:pire': 6, 'throw:hepburn': 6, 'check:pire': 1, 'check:hepburn': 3 });
  });

  it('NBC-CC-35 NBC-BUA-01 NBC-CC-34 NBC-OCC-01 impetuous horse rides on after its enemy, out of command or not, and is near him; the next charge of that turn is nobody’s', () => {
    const weak = set(left(evening(), 'husson', 4), 'husson', { disordered: true });
    const met = charges(moving(weak, 'picton'), 'ponsonby', 'husson');
    const fought = settles(combat(met, 'husson', 'ponsonby'), {
      'throw:ponsonby': dice(4, 4, 1, 1, 1, 1),
      'check:husson': { result: 'N' },
      'pursuit:ponsonby': dice(5, 1, 1),
    });
    expect(fought.wanted).toMatchObject({ 'throw:ponsonby': 6, 'check:husson': 1, 'pursuit:ponsonby': 3 });
    // Two of four, and one more as he is ridden down.
    expect([cp(fought.battle, 'husson'), unit(fought.battle, 'ponsonby').facts.inCZ]).toEqual([1, true]);
    expect(fights(fought.battle, ['ponsonby'], 'husson')).toBe(false);
  });
});

describe('a general with a unit', () => {
  it('NBC-OFF-03 NBC-CC-37 NBC-MTC-03 NBC-UC-01 killed by canister on his way: the unit closes without him, and nobody commands after it', () => {
    const led = joins(moving(evening(), 'picton'), 'c-picton', 'hepburn');
    const asked = opens(led, { do: 'charge', unit: 'hepburn', target: 'guns' });
    expect(wanted(asked)).toEqual([['card', 5]]);
    const shot = settles(settles(asked, { card: { result: 'N' } }).battle, { 'throw:guns': dice(6, 1, 1) }).battle;
    const order = shot.agenda.map(({ kind }) => kind);
    expect(order).toEqual(expect.arrayContaining(['officer-risk', 'disorder']));
    const { battle, asked: then } = answersAll(shot, {
      'officer-risk': { dice: dice(6, 6) },
      disorder: { card: { disorder: false } },
    });
    expect(then.map(([kind]) => kind).toSorted()).toEqual(['disorder', 'officer-risk']);
    expect([battle.officers['c-picton']!.fate, unit(battle, 'hepburn').facts.contact]).toEqual(['injured', 'guns']);
    expect(
      isOffered(toStep(answersAll(settles(combat(battle, 'guns', 'hepburn')).battle).battle, 'administration'), {
        do: 'order',
        formation: 'picton',
      }),
    ).toBe(false);
  });
});

describe('Broken in the firefight', () => {
  it('NBC-FF-11 NBC-RAL-01 NBC-RAL-02 NBC-GL-15 NBC-ART-17 and rallied in that turn he is Shaken; what guns take of him in the next is red', () => {
    const weak = left(evening(), 'hepburn', 1);
    const shot = settles(opens(acts(weak, 'ii', 'firefights'), { do: 'firefight', unit: 'campi', target: 'hepburn' }), {
      'throw:campi': hits(4, 1),
    });
    // Q3, Fresh: as Q4, a die for two of eight.
    expect([shot.wanted['throw:campi'], shot.wanted['throw:hepburn']]).toEqual([4, undefined]);
    const broken = answersAll(shot.battle).battle;
    expect(unit(broken, 'hepburn').fate).toBe('broken');
    const rally = opens(goTo(broken, 7), { do: 'recover', unit: 'hepburn' });
    expect(wanted(rally)).toEqual([['card', 3]]);
    // Half of six, Disordered.
    const back = accepts(enters(rally, 'card', { result: 'H' }));
    expect([cp(back, 'hepburn'), unit(back, 'hepburn').shaken, unit(back, 'hepburn').disordered]).toEqual([
      3,
      true,
      true,
    ]);
    const hit = falls(settles(aims(goTo(back, 4, 2), 'guns', 'hepburn'), { guns: pot(6, 1) }).battle);
    expect(unit(hit, 'hepburn').lost).toEqual({ white: 3, red: 1, blue: 0 });
    // Q3, Disordered, Shaken.
    expect(wanted(hit)).toEqual([['card', 1]]);
  });
});
