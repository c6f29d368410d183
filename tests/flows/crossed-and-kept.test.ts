/**
 * Flows that are stored, exported, read back or taken back in their middle and gone on with; what is asked a second time in
 * one turn; and pairs of subjects at the edge of the field.
 */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, goTo, into, play, pot, refusal, SMALL, small, top } from '../battlefield/fixtures.ts';
import { draws, kinds, wanted } from './hands.ts';
import { filed, stored, takenBack } from './recorded.ts';
import {
  accepts,
  acts,
  asks,
  decides,
  dice,
  does,
  drives,
  enters,
  hits,
  isOffered,
  says,
  takes,
  toStep,
  wants,
} from './table.ts';
import { reads, throwsAgain, turn } from './turns.ts';
import { answersAll, charges, combat, cp, evening, goesOn, left, set, settles, unit } from './two-corps.ts';

const byHand = (
  battle: Battle,
  id: string,
  to: Extract<Parameters<typeof play>[1], { do: 'set'; what: 'unit' }>['set'],
) => play(battle, { do: 'set', what: 'unit', id, set: to });

describe('kept and gone on with', () => {
  it('NBC-MTC-01 NBC-CC-03 NBC-CC-13 between the charge, one throw of the combat and the other', async () => {
    const charge = does(acts(begin(), 'ii', 'move'), { do: 'charge', unit: 'husson', target: 'kempt' });
    const home = filed(draws(charge, 'N'));
    const one = enters(
      does(toStep(home, 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' }),
      'throw:husson',
      hits(6, 2),
    );
    const both = enters(await stored(one), 'throw:kempt', hits(8, 1));
    // Q3, one loss; Q5, two, and Fresh no more.
    expect(wanted(both)).toEqual([
      ['check:husson', 3],
      ['check:kempt', 4],
    ]);
    const drawn = filed(enters(enters(both, 'check:husson', { result: 'N' }), 'check:kempt', { result: 'N' }));
    // Two hits to one: Kempt goes back, Disordered; Husson is on his ground, Disordered too.
    const over = accepts(drawn);
    expect([cp(over, 'kempt'), cp(over, 'husson'), unit(over, 'kempt').disordered]).toEqual([6, 5, true]);
  });

  it('NBC-SKM-07 NBC-DC-01 a choice of the stand or the brigade is taken back, and made the other way', () => {
    const out = does(does(into(evening(), 1, 2), { do: 'skirmishers', unit: 'husson', stands: 1 }), {
      do: 'skirmishers',
      unit: 'hepburn',
      stands: 1,
    });
    const shot = accepts(
      enters(does(goTo(out, 3, 2), { do: 'skirmish', by: 'husson', on: { unit: 'hepburn' } }), 'stand1', pot(6, 1)),
    );
    const asked = play(shot, { do: 'next' });
    expect(kinds(asked)).toEqual(['stand']);
    const gone = accepts(asked);
    expect([unit(gone, 'hepburn').stands, cp(gone, 'hepburn'), kinds(gone)]).toEqual([0, 5, []]);
    const kept = accepts(says(filed(takenBack(gone, asked)), { stand: 'keep' }));
    // Q3, one loss.
    expect([unit(kept, 'hepburn').stands, kinds(kept), wanted(kept)]).toEqual([1, ['disorder'], [['card', 3]]]);
  });

  it('NBC-GAR-02 NBC-TIM-03 NBC-GAR-05 the hour in a village, over two closings of the app', async () => {
    const came = does(acts(begin(), 'ii', 'move'), { do: 'occupy', unit: 'husson', area: 'farm' });
    const later = await stored(turn(play(filed(came), { do: 'finish' }), 45));
    expect(unit(later, 'husson').occupied).toBe(45);
    expect(isOffered(acts(later, 'ii', 'administration'), { do: 'garrison', unit: 'husson' })).toBe(false);
    const hour = filed(acts(turn(later, 15), 'ii', 'administration'));
    const made = accepts(says(does(hour, { do: 'garrison', unit: 'husson' }), { cp: 2 }));
    const garrison = Object.values(made.units).find(({ kind }) => kind === 'garrison')!;
    expect([cp(made, garrison.id), cp(made, 'husson'), garrison.area, garrison.stands]).toEqual([2, 4, 'farm', 0]);
  });

  it('NBC-RNF-02 NBC-RNF-03 NBC-CMA-08 who waits beside the table waits there still when it is opened again', async () => {
    const asked = into(turn(begin(), 45), 2, 2);
    const here = await stored(draws(says(asked, { order: 'defend' }), 'H'));
    expect([here.formations.guards!.order, unit(here, 'maitland').facts.entering]).toEqual(['defend', true]);
    const on = acts(filed(goTo(here, 6, 2)), 'guards', 'move');
    expect([unit(on, 'maitland').facts.entering, on.formations.guards!.card]).toEqual([undefined, 'spent']);
    expect(refusal(on, { do: 'move', unit: 'husson' })).toBe('move-time');
  });

  it('NBC-RR-01 NBC-CCD-06 a pot thrown again for a die is taken back: the die is there, the first pot lies', () => {
    const six = does(
      goTo(begin(), 6),
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    const lost = enters(enters(six, 'a', pot(1, 2)), 'b', pot(5, 5));
    const again = throwsAgain(lost, 'a', 'a', pot(6, 6));
    expect([again.sides.a.rerolls.ready, top(accepts(again)).formation]).toEqual([3, 'ii']);
    const back = filed(takenBack(again, lost));
    expect([back.sides.a.rerolls, top(accepts(back)).formation]).toEqual([{ ready: 4, used: 0 }, 'picton']);
  });

  it('NBC-OFF-01 NBC-CMA-04 NBC-SCN-13 NBC-UC-01 an officer taken, stored, his successor placed, exported, tested', async () => {
    const struck = play(acts(begin(), 'picton', 'move'), { do: 'strike', officer: 'reille', by: 'entered' });
    const taken = await stored(accepts(enters(filed(struck), 'dice', dice(4, 6))));
    expect(taken.officers.reille).toMatchObject({ fate: 'captured' });
    const placed = filed(goTo(turn(goTo(play(taken, { do: 'finish' }), 7), 20), 6, 2));
    expect(placed.officers.reille).toMatchObject({ fate: 'fit', A: 3, L: 3, T: 2 });
    // White 3 and 3 and his A3: nine are too few within the radius, and green 2 is no question of his T.
    const thrown = enters(
      enters(
        does(
          placed,
          { do: 'choose', side: 'a', card: { formation: 'ii' } },
          { do: 'choose', side: 'b', card: { formation: 'picton' } },
        ),
        'a',
        pot(3, 3),
      ),
      'b',
      pot(1, 1),
    );
    expect(reads(accepts(thrown)).sums.map(({ total }) => total)[0]).toBe(9);
  });

  it('NBC-LUL-01 NBC-LUL-02 a lull agreed once, stored; it is not agreed twice, and ends on a five', async () => {
    const nine = goTo(begin(), 9);
    const lull = { do: 'lull', side: 'a', where: 'the valley' } as const;
    const agreed = play(nine, lull);
    expect(refusal(agreed, lull)).toBe('lull-already');
    const next = goTo(await stored(turnOn(agreed)), 1, 3);
    const thrown = does(next, { do: 'lull-restart', side: 'b' });
    expect(isOffered(accepts(enters(thrown, 'dice', dice(4))), { do: 'lull-restart', side: 'b' })).toBe(false);
    const over = accepts(filed(enters(thrown, 'dice', dice(5))));
    expect(over.lull).toBe(null);
    expect(takenBack(over, thrown).lull).not.toBe(null);
  });

  it('NBC-MTC-03 NBC-CC-03 NBC-FF-06 what was told of an enemy of another phone is told when it is opened again', async () => {
    const asked = does(acts(evening({}, { keeps: 'a' }), 'ii', 'firefights'), {
      do: 'firefight',
      unit: 'campi',
      target: 'hepburn',
    });
    const told = says(asked, { 'd:cp': 4, 'd:stands': 1, 'd:order': 'strategic' });
    // Who marches so answers nobody; eight points of Q3, Fresh: four dice.
    expect(wanted(told)).toEqual([['throw:campi', 4]]);
    const shot = await stored(accepts(drives(told, { 'throw:campi': hits(4, 1) }).battle));
    const volley = does(filed(goTo(shot, 4, 2)), { do: 'fire', side: 'a', on: { unit: 'hepburn' } });
    expect([takes(volley, 'standsOut'), takes(volley, 'marching')]).toEqual([true, false]);
    const fight = does(acts(filed(goTo(shot, 6, 2)), 'ii', 'combats'), {
      do: 'combat',
      attackers: ['husson'],
      target: 'hepburn',
    });
    // Three points, less his stand.
    expect([takes(fight, 'd:cp'), takes(fight, 'd:order'), wanted(fight)]).toEqual([
      3,
      'none',
      [
        ['throw:husson', 6],
        ['throw:hepburn', 2],
      ],
    ]);
  });

  it('NBC-PON-04 NBC-PON-06 NBC-REC-02 a bridge begun, stored between two cards; its Disordered train builds at half, in order again in full', async () => {
    const trains = begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, pontoons: 1 } } }));
    const ONE = 'pontoon:a:1';
    const building = does(does(goTo(trains, 5), { do: 'train', unit: ONE }), { do: 'build', unit: ONE, cm: 2 });
    const shaken = byHand(await stored(building), ONE, { disordered: true });
    const eight = (battle: Battle) => accepts(enters(does(goTo(battle, 7), { do: 'next' }), 'card', { minutes: 20 }));
    const half = eight(shaken);
    // Nobody within 20 cm: 20 and 10, and half of it.
    expect(reads(half).sums[0]!.total).toBe(15);
    const rested = goTo(filed(accepts(half)), 7, 2);
    const recovers = does(rested, { do: 'recover', unit: ONE });
    expect(unit(draws(recovers, 'N'), ONE).disordered).toBe(false);
    expect(reads(eight(draws(recovers, 'N'))).sums[0]!.total).toBe(30);
    expect(isOffered(goTo(accepts(half), 3, 2), { do: 'skirmish', on: { unit: ONE } })).toBe(false);
  });
});

/** Into the next turn, with every question of the sky answered by the app. */
function turnOn(battle: Battle): Battle {
  return goTo(play(battle, { do: 'next' }), 2, 2);
}

describe('asked twice in one turn', () => {
  it('NBC-MOV-16 NBC-MTC-01 a one forbids the charge of its turn, and no later one', () => {
    const asked = says(does(acts(begin(), 'ii', 'move'), { do: 'move', unit: 'husson' }), { inCZ: true });
    const one = accepts(enters(asked, 'dice', dice(1, 3)));
    const charge = { do: 'charge', unit: 'husson', target: 'kempt' } as const;
    expect(refusal(one, charge)).toBe('charge-no-attack');
    expect(isOffered(acts(turn(goTo(one, 7), 20), 'ii', 'move'), charge)).toBe(true);
  });

  it('NBC-MOV-13 NBC-DC-02 NBC-MOV-06 AMB-97 by ruling one check a turn for the way, one more in the next', () => {
    const once: Rulings = { moveDC: 'oncePerTurn' };
    const mud = (rulings: Rulings) =>
      play(begin(small(), { rulings }), { do: 'set', what: 'sky', set: { ground: 'mud' } });
    const moves = (battle: Battle, id: string, facts = {}) => {
      const asked = says(does(acts(battle, 'ii', 'move'), { do: 'move', unit: id }), facts);
      return accepts(
        enters(
          asked,
          'dice',
          dice(...wants(asked).flatMap((need) => ('dice' in need ? Array<3>(need.dice).fill(3) : []))),
        ),
      );
    };
    const good = (battle: Battle): Battle =>
      kinds(battle).includes('disorder') ? good(accepts(enters(battle, 'card', { disorder: false }))) : battle;
    const first = moves(mud(once), 'husson');
    expect(kinds(first)).toEqual(['disorder']);
    const second = { do: 'move', unit: 'campi' } as const;
    const passes = says(does(good(first), second), { passes: 'husson' });
    const passed = accepts(enters(passes, 'dice', dice(3, 3)));
    // Campi’s own one; Husson has had his of this turn.
    expect(passed.agenda.map(({ unit: who }) => who)).toEqual(['campi']);
    const next = turn(goTo(good(passed), 7), 20);
    expect(moves(next, 'husson').agenda.map(({ unit: who }) => who)).toEqual(['husson']);
  });

  it('NBC-RAL-01 NBC-REC-02 NBC-REC-04 who rallied has had his card of the turn, and recovers order in the next', () => {
    const broken = byHand(goTo(begin(), 7), 'husson', { fate: 'broken' });
    const back = draws(does(broken, { do: 'recover', unit: 'husson' }), 'H');
    expect([unit(back, 'husson').disordered, isOffered(back, { do: 'recover', unit: 'husson' })]).toEqual([
      true,
      false,
    ]);
    const next = does(goTo(back, 7, 2), { do: 'recover', unit: 'husson' });
    // Q3, Disordered, Shaken; half of six, and two are the most that stay lost.
    expect(wanted(next)).toEqual([['card', 1]]);
    expect([cp(back, 'husson'), cp(draws(next, 'VH'), 'husson')]).toEqual([3, 4]);
  });

  it('NBC-ART-23 NBC-CC-06 NBC-FF-03 guns join a brigade once a turn, and leave it in the next', () => {
    const joined = does(goTo(begin(), 5), { do: 'battery', unit: 'guns', host: 'husson' });
    expect(isOffered(joined, { do: 'battery', unit: 'guns' })).toBe(false);
    // They lend two dice to its fire: three of six points, Fresh, and two.
    const fire = does(acts(joined, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    expect(wanted(fire)[0]).toEqual(['throw:husson', 5]);
    expect(isOffered(goTo(joined, 5, 2), { do: 'battery', unit: 'guns', host: null })).toBe(true);
  });

  it('NBC-EVD-04 NBC-EVD-01 guns that ran from one attacker fire no last shot at him when he comes again, and stand', () => {
    const met = charges(acts(evening(), 'ii', 'move'), 'husson', 'rogers');
    const ran = settles(met, { evade: { result: 'H' } }).battle;
    const again = settles(ran, { card: { result: 'N' } });
    // Q3; no hit on his way, and Fresh.
    expect([again.kind, again.wanted]).toEqual(['charge-again', { card: 4 }]);
    const stand = settles(again.battle);
    expect([stand.kind, stand.wanted, unit(stand.battle, 'husson').facts.contact]).toEqual([
      'guns-attacked',
      {},
      'rogers',
    ]);
    expect(goesOn(combat(stand.battle, 'rogers', 'husson'), { 'throw:husson': hits(6, 0) }).wanted).toEqual({
      'throw:husson': 6,
      'throw:husson#1': 6,
    });
  });
});

describe('at the edge of the field', () => {
  it('NBC-BRG-01 NBC-EVD-03 guns that evade from the far entrance of a bridge are off it, and another may come over', () => {
    const river = evening({}, {}, { crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }] });
    const over = set(river, 'rogers', { crossing: { over: 'stone', at: 'far', since: 0, tried: 0 } });
    const ran = settles(charges(acts(over, 'ii', 'move'), 'husson', 'rogers'), { evade: { result: 'VH' } }).battle;
    expect(unit(ran, 'rogers').crossing?.at).toBe('left');
  });

  it('NBC-EVD-02 NBC-REC-04 NBC-GL-19 guns that ran Disordered are put in order on Normal, but not with the enemy in their zone', () => {
    const ran = settles(charges(acts(evening(), 'ii', 'move'), 'husson', 'rogers'), { evade: { result: 'N' } }).battle;
    const off = answersAll(ran, { 'charge-again': { card: { result: 'VL' } } }).battle;
    const asked = does(goTo(off, 7), { do: 'recover', unit: 'rogers' });
    // He stopped 5 cm before them. Q4, Disordered; Fresh as they are.
    expect([takes(asked, 'inCZ'), wanted(asked)]).toEqual([true, [['card', 4]]]);
    expect(unit(draws(asked, 'N'), 'rogers').disordered).toBe(true);
    expect(unit(draws(says(asked, { inCZ: false }), 'N'), 'rogers').disordered).toBe(false);
  });

  it('NBC-DET-04 NBC-MTC-01 NBC-CC-30 NBC-GL-17 a detachment is charged like any unit, charges nobody, is never out of command, and is gone when it breaks', () => {
    const sent = accepts(
      says(does(acts(evening(), 'ii', 'administration'), { do: 'detach', unit: 'campi' }), { cp: 1 }),
    );
    const [det] = Object.values(sent.units).filter(({ kind }) => kind === 'detachment');
    const id = det!.id;
    const next = turn(goTo(sent, 7), 20);
    expect(isOffered(acts(next, 'ii', 'move'), { do: 'charge', unit: id })).toBe(false);
    const met = charges(acts(next, 'picton', 'move'), 'hepburn', id);
    const open = combat(met, id, 'hepburn');
    expect([asks(open).includes('d:ooc'), wanted(open)]).toEqual([
      false,
      [
        ['throw:hepburn', 6],
        [`throw:${id}`, 1],
      ],
    ]);
    const fought = settles(open, { 'throw:hepburn': hits(6, 1), [`throw:${id}`]: hits(1, 1) } as Record<
      string,
      Thing
    >).battle;
    expect([unit(fought, id).fate, cp(fought, 'hepburn')]).toEqual(['eliminated', 5]);
  });

  it('NBC-SIM-01 NBC-SKM-01 NBC-FF-01 NBC-MOV-16 without skirmish and firefights a six sends foot to contact, and phases are passed over', () => {
    const simple = evening({}, { simplified: ['noSkirmish', 'noFirefights'] as never });
    expect(goTo(simple, 4).phase).toBe(4);
    const six = says(does(acts(simple, 'ii', 'move'), { do: 'move', unit: 'husson' }), { inCZ: true });
    const sent = accepts(enters(six, 'dice', dice(6, 3)));
    expect(unit(sent, 'husson').facts.mustAttack).toBe(true);
    expect(toStep(charges(sent, 'husson', 'kempt'), 'combats').action?.step).toBe('combats');
  });

  it('NBC-OCC-02 NBC-REC-01 NBC-MOV-23 NBC-GL-13 out of command nothing comes back; when its commander has ridden it is asked anew', () => {
    const far = byHand(goTo(left(evening(), 'husson', 3), 5), 'husson', { ooc: true });
    expect(isOffered(goTo(far, 7), { do: 'recover', unit: 'husson' })).toBe(false);
    const rode = decides(does(acts(far, 'ii', 'move'), { do: 'ride', officer: 'reille' }), 'moved');
    const asked = does(goTo(rode, 7), { do: 'recover', unit: 'husson' });
    expect([takes(asked, 'ooc'), wanted(asked)]).toEqual([false, [['card', 3]]]);
  });
});
