/** Long flows over one turn and the next, each worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Order } from '../../src/book/terms.ts';
import { begin, goTo, play, pot, small, top } from '../battlefield/fixtures.ts';
import { card, facts, fire, nextTurn, ordered, rated, slots } from './hands.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, takes, toStep } from './table.ts';
import { turn } from './turns.ts';
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

describe('a brigade from its failed charge to the next order', () => {
  it('NBC-MTC-02 NBC-FF-11 NBC-ART-22 NBC-RAL-01 NBC-GL-15 NBC-ORD-17 NBC-REC-03 is fired at, Broken, rallied, ordered, and recovers by two less', () => {
    const short = charges(acts(left(evening(), 'husson', 2), 'ii', 'move'), 'husson', 'kempt', 'L');
    expect(facts(short, 'husson')).toMatchObject({ moved: true, charged: true, inCZ: true });
    const shot = settles(opens(acts(short, 'picton', 'firefights'), fire('kempt', 'husson')), {
      'throw:kempt': hits(4, 2),
    });
    // Q5, Fresh, eight points: four dice; a Q3 of two has none.
    expect(shot.wanted).toEqual({ 'throw:kempt': 4 });
    const gone = answersAll(shot.battle).battle;
    expect([unit(gone, 'husson').fate, facts(gone, 'husson').inCZ, facts(gone, 'husson').contact]).toEqual([
      'broken',
      undefined,
      undefined,
    ]);
    const rallies = opens(goTo(gone, 7), { do: 'recover', unit: 'husson' });
    expect(rated(rallies)).toBe(3);
    const back = settles(rallies, card('H')).battle;
    expect([cp(back, 'husson'), unit(back, 'husson')]).toMatchObject([3, { shaken: true, disordered: true }]);
    const two = acts(turn(back, 20), 'ii', 'orders');
    const pulled = settles(
      opens(two, { do: 'order', formation: 'ii', order: 'withdraw', far: false }),
      card('N'),
    ).battle;
    expect(pulled.formations.ii!.order).toBe('withdraw');
    const seven = opens(goTo(pulled, 7), { do: 'recover', unit: 'husson' });
    // Q3, Disordered, Shaken.
    expect(rated(seven)).toBe(1);
    const well = settles(seven, card('VH')).battle;
    expect([cp(well, 'husson'), unit(well, 'husson').disordered]).toEqual([4, false]);
    expect(isOffered(nextTurn(well), { do: 'recover', unit: 'husson' })).toBe(false);
  });

  it('NBC-BRG-01 NBC-BRG-03 NBC-CC-14 NBC-CC-23 NBC-CC-28 NBC-QC-08 NBC-REC-02 driven from a bridge through friends into the farm', () => {
    const river = evening({}, {}, { crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }] });
    const at = (deed: 'reach' | 'try') => ({ do: 'cross', unit: 'husson', over: 'stone', deed }) as const;
    const reached = does(acts(river, 'ii', 'move'), at('reach'));
    const over = accepts(enters(does(acts(nextTurn(reached), 'ii', 'move'), at('try')), 'dice', dice(5)));
    expect(unit(over, 'husson').crossing).toMatchObject({ at: 'far' });
    const fought = combat(charges(acts(over, 'picton', 'move'), 'kempt', 'husson'), 'husson', 'kempt');
    const thrown = goesOn(fought, { 'throw:kempt': hits(8, 2), 'check:husson': { result: 'N' } });
    // Two losses: Q3 less one.
    expect(thrown.wanted).toMatchObject({ 'throw:kempt': 8, 'throw:husson': 6, 'check:husson': 2 });
    const lost = says(says(thrown.battle, { 'd:friends': true, 'd:backsInto': 'farm' }), { 'd:through': 'campi' });
    const back = accepts(lost);
    expect(unit(back, 'husson')).toMatchObject({ area: 'farm', disordered: true, crossing: { at: 'left' } });
    expect(unit(back, 'campi').disordered).toBe(true);
    const seven = opens(goTo(back, 7), { do: 'recover', unit: 'husson' });
    // Q3, Disordered, in a town; eight centimetres from Kempt.
    expect([rated(seven), takes(seven, 'inCZ')]).toEqual([3, true]);
    expect(settles(seven, card('N')).battle.units.husson).toMatchObject({ disordered: true, area: 'farm' });
    expect(unit(nextTurn(back, 30), 'husson')).toMatchObject({ area: 'farm', occupied: 30 });
  });
});

describe('the order a target was under', () => {
  const march = (order: Order) => ordered(evening(), 'picton', order);

  it('NBC-ORD-13 NBC-CC-09 NBC-QC-13 AMB-32 stands from the charge to the blow, whatever the table sets between', () => {
    const charged = charges(acts(march('redeploy'), 'ii', 'move'), 'campi', 'hepburn');
    const set = ordered(toStep(charged, 'combats'), 'picton', 'strategic');
    const fought = goesOn(combat(set, 'hepburn', 'campi'), {
      'throw:campi': hits(8, 1),
      'throw:hepburn': dice(6, 1, 1, 1, 1, 1),
      'throw:hepburn#1': dice(4),
    });
    // Q3, no longer Fresh, one less under Redeploy; both lost one.
    expect(fought.wanted).toMatchObject({ 'throw:hepburn#1': 1, 'check:hepburn': 2, 'check:campi': 3 });
    expect(accepts(fought.battle).formations.picton!.order).toBe('defend');
  });

  it('NBC-MTC-02 NBC-FF-06 NBC-FF-07 AMB-29 AMB-32 of a charge that stopped short is not that of the fire after it', () => {
    const short = charges(acts(march('redeploy'), 'ii', 'move'), 'husson', 'hepburn', 'L');
    const other = settles(opens(toStep(short, 'firefights'), fire('campi', 'pack')), {}).battle;
    expect(other.formations.picton!.order).toBe('defend');
    const fired = settles(opens(other, fire('husson', 'hepburn')), {
      'throw:husson': hits(3, 1),
      'throw:hepburn': dice(6, 1, 1),
    });
    // Each Q3, Fresh as Q4: three dice; nothing is proved, and Q3 checks as Q3.
    expect(fired.wanted).toEqual({
      'throw:husson': 3,
      'throw:hepburn': 3,
      'check:husson': 3,
      'check:hepburn': 3,
    });
  });

  it('NBC-MOV-21 NBC-MTC-01 AMB-32 nor is that of a charge which the table lets go in a second time', () => {
    const short = charges(acts(march('redeploy'), 'ii', 'move'), 'husson', 'hepburn', 'L');
    const again = play(ordered(short, 'picton', 'defend'), {
      ...{ do: 'set', what: 'unit', id: 'husson', set: { moved: false } },
    } as Play);
    const home = combat(charges(again, 'husson', 'hepburn', 'N'), 'hepburn', 'husson');
    expect(goesOn(home, { 'throw:hepburn': dice(6, 1, 1, 1, 1, 1) }).wanted).not.toHaveProperty('throw:hepburn#1');
  });

  it('NBC-EVD-03 NBC-ORD-13 NBC-QC-12 NBC-QC-13 turns between two attackers of the same guns: the second finds them defending, and their rear', () => {
    const charged = charges(acts(ordered(evening(), 'ii', 'redeploy'), 'picton', 'move'), 'vivian', 'fliers');
    // Q4, Fresh, horse artillery, cavalry, Redeploy.
    expect([top(charged).kind, rated(charged)]).toEqual(['guns-attacked', 4]);
    const ran = settles(charged, { evade: { result: 'H' } }).battle;
    expect(ran.formations.ii!.order).toBe('defend');
    const off = play(ran, { do: 'drop', task: top(ran).id });
    const second = opens(off, { do: 'charge', unit: 'ponsonby', target: 'fliers' });
    expect([takes(second, 'a:strikes'), slots(second)]).toEqual(['rear', []]);
    const answered = settles(second).battle;
    // From behind two less, and no march any more.
    expect(rated(answered)).toBe(3);
  });
});

describe('an officer who falls in a combat', () => {
  it('NBC-OFF-03 NBC-CMA-04 NBC-SCN-13 NBC-QC-14 NBC-UC-01 NBC-ORD-17 has lent his L to its check; his successor his own A and L, and fourteen centimetres', () => {
    const rides = charges(acts(joins(evening(), 'reille', 'husson'), 'ii', 'move'), 'husson', 'kempt', 'N');
    const fought = settles(combat(rides, 'kempt', 'husson'), {
      'throw:kempt': hits(8, 2),
      'check:husson': { result: 'N' },
      'officer:husson': dice(6, 6),
    });
    expect(fought.wanted).toMatchObject({ 'check:husson': 4, 'officer:husson': 2 });
    const fell = fought.battle;
    expect([fell.officers.reille!.fate, fell.formations.ii!.command]).toEqual(['injured', 'not']);
    expect(isOffered(toStep(fell, 'administration'), { do: 'order', formation: 'ii' })).toBe(false);
    const five = goTo(nextTurn(fell), 5);
    expect(five.officers.reille).toMatchObject({ fate: 'fit', A: 3, L: 3, T: 2, host: null });
    // Eight units times 1.8.
    expect(five.formations.ii!.radius).toBe(14);
    const joined = does(acts(five, 'ii', 'move'), { do: 'join', officer: 'reille', unit: 'campi' });
    expect(rated(opens(joined, { do: 'charge', unit: 'campi', target: 'pack' }))).toBe(3);
    const six = goTo(five, 6);
    const laid = does(
      six,
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    const six7 = enters(enters(laid, 'a', { pot: { sum: 7 } }), 'b', { pot: { sum: 2 } });
    expect(accepts(accepts(six7)).formations.ii!.command).toBe('under');
  });
});

describe('a place that is left in the middle', () => {
  it('NBC-RNF-04 NBC-GAR-02 NBC-MTC-01 NBC-QC-08 who gives ground has left farm and hour, and is charged from outside his zone', () => {
    const held = nextTurn(does(acts(begin(), 'ii', 'move'), { do: 'occupy', unit: 'husson', area: 'farm' }), 45);
    expect(unit(held, 'husson').occupied).toBe(45);
    const came = play(held, { do: 'set', what: 'formation', id: 'guards', set: { present: true } });
    const back = does(came, { do: 'gives-ground', unit: 'husson' });
    expect(unit(back, 'husson')).toMatchObject({ area: null, occupied: 0 });
    const charge = opens(acts(back, 'guards', 'move'), { do: 'charge', unit: 'maitland', target: 'husson' });
    expect([takes(charge, 'a:inCZ'), slots(charge)]).toEqual([false, ['card']]);
    const fought = combat(settles(charge, card('N')).battle, 'husson', 'maitland');
    expect(takes(fought, 'area')).toBe('open');
  });

  it('NBC-GAR-02 NBC-SEQ-02 a close combat whose hits the table counts is one: its turn is none of the hour', () => {
    const first = nextTurn(does(acts(begin(), 'picton', 'move'), { do: 'occupy', unit: 'pack', area: 'farm' }), 30);
    const hurt = does(acts(first, 'ii', 'combats'), {
      ...{ do: 'hits', unit: 'pack', hits: 1, cause: 'close-combat', aspect: 'front' },
    } as Play);
    expect(unit(nextTurn(answersAll(hurt).battle, 20), 'pack').occupied).toBe(30);
    const out = does(acts(first, 'picton', 'combats'), {
      ...{ do: 'hits', unit: 'pack', hits: 1, cause: 'close-combat', aspect: 'front' },
    } as Play);
    // Who attacks out of it is not attacked in it.
    expect(unit(nextTurn(answersAll(out).battle, 20), 'pack').occupied).toBe(50);
  });

  it('NBC-ORD-13 NBC-ART-18 AMB-29 a march defends when its guns are hit by hand in a combat, and by ruling when they are shot at', () => {
    const struck = does(acts(ordered(evening(), 'ii', 'redeploy'), 'picton', 'combats'), {
      ...{ do: 'hits', unit: 'guns', hits: 1, cause: 'close-combat', aspect: 'front' },
    } as Play);
    expect(struck.formations.ii!.order).toBe('defend');
    const shot = (rulings: Parameters<typeof evening>[0]) =>
      falls(
        settles(aims(ordered(evening(rulings), 'ii', 'redeploy'), 'rogers', 'guns', { 'range.rogers': 'short' }), {
          rogers: pot(6, 1, 1, 1, 1),
        }).battle,
      );
    expect(shot({}).formations.ii!.order).toBe('redeploy');
    expect(shot({ autoDefendTrigger: 'anyFire' }).formations.ii!.order).toBe('defend');
  });

  it('NBC-CC-31 NBC-LUL-01 NBC-LUL-03 a lull before the second round: nobody fights, and it has let go', () => {
    const held = set(set(evening(), 'pack', { area: 'farm', areaIn: 1 }), 'campi', {
      facts: { contact: 'pack', contactIn: 1, holds: true },
    });
    const nine = goTo(held, 9);
    const calm = does(does(nine, { do: 'lull', side: 'a', where: '' }), { do: 'next' });
    const action = acts(calm, 'ii', 'combats');
    expect(isOffered(action, { do: 'combat', target: 'pack' })).toBe(false);
    expect(facts(goTo(action, 7), 'campi').contact).toBe(undefined);
  });
});

it('NBC-GAR-02 NBC-GAR-03 NBC-GAR-05 a garrison of three beside the five it leaves are too many for six: who made it is out, with his hour', () => {
  const tight = begin(small({ areas: [{ id: 'farm', name: 'the farm', kind: 'built-up', limit: 6 }] }));
  const came = does(acts(tight, 'ii', 'move'), { do: 'occupy', unit: 'campi', area: 'farm' });
  const held = nextTurn(nextTurn(came, 45), 20);
  const makes = does(acts(held, 'ii', 'administration'), { do: 'garrison', unit: 'campi' });
  const made = accepts(says(makes, { cp: 3 }));
  expect([cp(made, 'campi'), unit(made, 'campi').area, unit(made, 'campi').occupied]).toEqual([5, null, 0]);
  expect(Object.values(made.units).find(({ kind }) => kind === 'garrison')).toMatchObject({ area: 'farm', startCP: 3 });
});
