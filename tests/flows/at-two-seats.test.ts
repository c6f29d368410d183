/** Seats under lock: what the other side must say, move, throw and draw; each flow worked out before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { goTo, play, pot, top } from '../battlefield/fixtures.ts';
import { applyAll } from '../battlefield/folded.ts';
import { lockedEvents, plays, readFor, refusedFor, seals, unseals } from '../battlefield/under-lock/locked.ts';
import { card, charge, kinds, nextTurn, ordered, rated, slots, wanted } from './hands.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says } from './table.ts';
import { answersAll, combat, cp, evening, goesOn, joins, kept, opens, settles, unit } from './two-corps.ts';

type Told = Partial<ReturnType<typeof evening>['scenario']>;
const locked = (more: Told = {}): Battle => applyAll(undefined, lockedEvents({ ...evening().scenario, ...more }))!;
/** The seats that may make a play. */
const may = (battle: Battle, one: Play) =>
  ['a', 'b', 'a.reille', 'umpire', 'both'].filter((seat) => refusedFor(battle, seat, one) === '');
const entering = (battle: Battle, slot: string, thing: Extract<Play, { do: 'enter' }>['thing']): Play => ({
  ...{ do: 'enter', task: top(battle).id, slot, thing },
});
const OF_A = ['a', 'a.reille', 'umpire', 'both'];
const OF_B = ['b', 'umpire', 'both'];
const EVERYBODY = ['a', 'b', 'a.reille', 'umpire', 'both'];

describe('what the seat that is attacked says', () => {
  it('NBC-BUA-04 NBC-BUA-05 whether his horse fights on foot is the defender’s, the rest of the charge its own side’s', () => {
    const inside = nextTurn(does(acts(locked(), 'picton', 'move'), { do: 'occupy', unit: 'vivian', area: 'farm' }));
    const home = settles(opens(acts(inside, 'ii', 'move'), charge('husson', 'vivian')), card('N')).battle;
    const fight = combat(home, 'vivian', 'husson');
    const says = (facts: Record<string, boolean | string>): Play => ({ do: 'answer', task: top(fight).id, facts });
    expect(may(fight, says({ 'd:onFoot': true }))).toEqual(EVERYBODY);
    expect(may(fight, says({ 'a:nearAC': true }))).toEqual(OF_A);
    const onFoot = kept(plays(fight, 'b', says({ 'd:onFoot': true })));
    // Three points as foot, behind walls: a hit on it is proved.
    expect(wanted(onFoot)).toEqual([
      ['throw:husson', 6],
      ['throw:vivian', 3],
    ]);
    const struck = goesOn(onFoot, { 'throw:husson': hits(6, 1), 'throw:husson#1': dice(3) });
    expect(struck.wanted).toHaveProperty('throw:husson#1', 1);
  });

  it('NBC-SKM-07 AMB-64 NBC-DC-03 a stand or the brigade: his seat chooses, and draws the card', () => {
    const out = does(
      goTo(locked(), 1),
      { do: 'skirmishers', unit: 'husson', stands: 1 },
      { do: 'skirmishers', unit: 'hepburn', stands: 1 },
    );
    const shot = opens(goTo(out, 3), { do: 'skirmish', by: 'husson', on: { unit: 'hepburn' } });
    expect(may(shot, entering(shot, 'stand1', pot(6, 6)))).toEqual(OF_A);
    const fell = play(accepts(enters(shot, 'stand1', pot(6, 6))), { do: 'next' });
    expect(may(fell, { do: 'answer', task: top(fell).id, facts: { stand: 'keep' } })).toEqual(OF_B);
    const hurt = accepts(says(kept(fell), { stand: 'keep' }));
    // The second hit takes the stand all the same: two points, and a check at one less for them.
    expect([cp(hurt, 'hepburn'), unit(hurt, 'hepburn').stands, rated(hurt)]).toEqual([4, 0, 2]);
    expect(may(hurt, entering(hurt, 'card', { disorder: true }))).toEqual(OF_B);
  });

  it('NBC-EVD-02 NBC-RR-03 AMB-05 his guns’ card and canister are thrown by him, and thrown again for his own die', () => {
    const home = settles(opens(acts(locked(), 'ii', 'move'), charge('campi', 'rogers')), card('N')).battle;
    expect(may(home, entering(home, 'evade', { result: 'L' }))).toEqual(OF_B);
    const drawn = plays(home, 'b', entering(home, 'evade', { result: 'VL' }));
    const again = (side: 'a' | 'b'): Play => ({ do: 'again', task: top(drawn).id, slot: 'evade', side });
    expect([may(drawn, again('b')), may(drawn, again('a'))]).toEqual([OF_B, []]);
    const better = kept(plays(drawn, 'b', { ...again('b'), thing: { result: 'L' } } as Play));
    expect([better.sides.b.rerolls.ready, better.sides.a.rerolls.ready, slots(better)]).toEqual([
      4,
      4,
      ['throw:rogers'],
    ]);
    const fired = plays(better, 'b', entering(better, 'throw:rogers', hits(3, 1)));
    const charged = accepts(fired);
    // One point of Campi’s, and his player draws for it.
    expect([
      cp(charged, 'campi'),
      kinds(charged),
      may(charged, entering(charged, 'card', { disorder: false })),
    ]).toEqual([7, ['disorder'], OF_A]);
  });

  it('NBC-OFF-03 NBC-UC-01 a general with the charge: his own seat throws for him, and commands no more when he falls', () => {
    const home = settles(
      opens(acts(joins(locked(), 'reille', 'husson'), 'ii', 'move'), charge('husson', 'hepburn')),
      card('N'),
    ).battle;
    const fight = combat(home, 'hepburn', 'husson');
    const thrown = enters(enters(fight, 'throw:husson', hits(6, 0)), 'throw:hepburn', hits(6, 1));
    expect(may(thrown, entering(thrown, 'check:husson', { result: 'N' }))).toEqual(OF_A);
    const checked = enters(kept(thrown), 'check:husson', { result: 'N' });
    expect(may(checked, entering(checked, 'officer:husson', dice(6, 6)))).toEqual(OF_A);
    const fell = answersAll(accepts(enters(checked, 'officer:husson', dice(6, 6)))).battle;
    expect(fell.officers.reille!.fate).toBe('injured');
    const two = acts(nextTurn(fell), 'ii', 'move');
    // His successor sits in the same seat, and commands no other corps.
    expect([two.officers.reille!.A, may(two, { do: 'move', unit: 'campi' })]).toEqual([3, OF_A]);
    expect(refusedFor(acts(two, 'iii', 'move'), 'a.reille', { do: 'move', unit: 'lefol' })).toBe(
      'seats-other-commander',
    );
  });
});

describe('what the enemy does to a seat’s own', () => {
  it('NBC-GL-17 NBC-BRK-01 the Broken are moved by the opponent or the umpire, not only by whoever lost them', () => {
    const broken = play(locked(), { do: 'set', what: 'unit', id: 'pack', set: { fate: 'broken' } });
    const moves = acts(broken, 'picton', 'move');
    expect(may(moves, { do: 'move', unit: 'pack' })).toEqual(EVERYBODY);
    expect(may(moves, { do: 'move', unit: 'kempt' })).toEqual(OF_B);
    const flees = plays(moves, 'a', { do: 'move', unit: 'pack' });
    const told = plays(flees, 'a', { do: 'answer', task: top(flees).id, facts: { enemyNear: true, leaves: true } });
    const gone = plays(kept(told), 'a', { do: 'accept', task: top(told).id });
    expect(unit(gone, 'pack').fate).toBe('off-table');
  });

  it('NBC-OFF-01 an officer ridden into is said by whoever rode, and thrown for by his own seat', () => {
    const moves = acts(locked(), 'picton', 'move');
    const strike = { do: 'strike', officer: 'reille', by: 'entered' } as const;
    expect(may(moves, strike)).toEqual(EVERYBODY);
    const struck = plays(moves, 'b', strike);
    expect(may(struck, entering(struck, 'dice', dice(5, 5)))).toEqual(OF_A);
    const taken = accepts(plays(struck, 'a', entering(struck, 'dice', dice(5, 5))));
    expect(taken.officers.reille!.fate).toBe('captured');
  });
});

describe('one tap for many', () => {
  it('NBC-RR-03 NBC-MTC-02 the other seat accepts no card of a charge before its owner has paid for another', () => {
    const asked = opens(acts(locked(), 'ii', 'move'), charge('campi', 'hepburn'));
    const low = plays(asked, 'a', entering(asked, 'card', { result: 'L' }));
    expect(may(low, { do: 'on', accept: top(low).id })).toEqual(OF_A);
    const task = top(low).id;
    const again = plays(low, 'a', { do: 'again', task, slot: 'card', side: 'a', thing: { result: 'N' } });
    const home = plays(kept(again), 'a', { do: 'on', accept: task });
    expect(unit(home, 'campi').facts.contact).toBe('hepburn');
  });

  it('NBC-CCD-08 NBC-REC-02 nor passes his formations, nor draws for his units: together they may', () => {
    const six = goTo(locked(), 6);
    expect(may(six, { do: 'pass-all' })).toEqual(['umpire', 'both']);
    const own = plays(six, 'b', { do: 'pass', formation: 'picton' });
    expect(may(own, { do: 'pass-all' })).toEqual(['a', 'umpire', 'both']);
    const hurt = (id: string) => ({ do: 'set', what: 'unit', id, set: { disordered: true } }) as const;
    const seven = goTo(play(own, hurt('husson'), hurt('kempt')), 7);
    expect(may(seven, { do: 'draw-all' })).toEqual(['umpire', 'both']);
    const two = goTo(play(own, hurt('husson'), hurt('campi')), 7);
    expect(may(two, { do: 'draw-all' })).toEqual(['a', 'umpire', 'both']);
  });
});

describe('a hidden order', () => {
  const hidden = (battle: Battle, side: 'a' | 'b', formation: string, order: 'withdraw' | 'hold') => {
    const paper = { is: 'order', side, formation, order, when: { is: 'attacked' } } as const;
    const sealed = seals(battle, side, paper, side, 'umpire');
    return { sealed, number: sealed.sealed!.length - 1 };
  };

  it('NBC-ORD-13 NBC-CC-09 NBC-QC-13 AMB-32 shown between charge and combat: the blow is struck at the march, the order stays', () => {
    const { sealed, number } = hidden(ordered(locked(), 'picton', 'redeploy'), 'b', 'picton', 'withdraw');
    const home = settles(opens(acts(sealed, 'ii', 'move'), charge('husson', 'hepburn')), card('N')).battle;
    expect(refusedFor(home, 'a', unseals(home, number))).toBe('seats-not-yours');
    const shown = kept(plays(home, 'b', unseals(home, number)));
    expect(shown.formations.picton!.order).toBe('withdraw');
    const fought = goesOn(combat(shown, 'hepburn', 'husson'), {
      'throw:husson': hits(6, 1),
      'throw:hepburn': hits(6, 1),
      'throw:hepburn#1': dice(5),
    });
    // Q3 less one for the march.
    expect(fought.wanted).toMatchObject({ 'throw:hepburn#1': 1, 'check:hepburn': 2, 'check:husson': 3 });
    expect(answersAll(accepts(fought.battle)).battle.formations.picton!.order).toBe('withdraw');
  });

  it('NBC-ORD-17 NBC-RR-05 shown while another is on its way: it stands, the other is off, and its die is spent', () => {
    const { sealed, number } = hidden(locked(), 'a', 'ii', 'hold');
    const action = play(goTo(sealed, 6), { do: 'acts', formation: 'ii', command: 'under' });
    const sent = does(action, { do: 'order', formation: 'ii', order: 'defend', far: false });
    const shown = plays(kept(enters(sent, 'card', { result: 'N' })), 'a', unseals(sent, number));
    expect([shown.formations.ii!.order, kinds(shown), shown.sides.a.rerolls]).toEqual([
      'hold',
      [],
      { ready: 3, used: 1 },
    ]);
  });
});

describe('a division that comes in secret', () => {
  const coming = () => {
    const { reinforcements, sides } = evening().scenario;
    const [picton, guards] = sides.b.formations;
    const heavy = { ...sides.a.formations[0]!.units.find(({ id }) => id === 'guns')!, id: 'ross', name: 'Ross' };
    const b = { ...sides.b, formations: [picton!, { ...guards!, units: [...guards!.units, heavy] }] };
    const battle = locked({
      sides: { ...sides, b },
      reinforcements: reinforcements.map((one) => ({ ...one, at: 600, secret: true })),
    });
    return { battle, number: readFor(battle, 'umpire').find(({ paper }) => paper.is === 'arrival')!.number };
  };

  it('NBC-ORD-15 NBC-ORD-21 NBC-RNF-03 AMB-28 has received its order as it is shown: its heavy guns may stay behind', () => {
    const { battle, number } = coming();
    const two = goTo(battle, 2);
    const shown = kept(plays(two, 'umpire', unseals(two, number)));
    expect([shown.formations.guards!.order, unit(shown, 'ross').facts.entering]).toEqual(['attack', true]);
    const stay = { do: 'stay', unit: 'ross', stays: true } as const;
    expect(may(shown, stay)).toEqual(OF_B);
    expect(unit(play(shown, stay), 'ross').ownOrder).toBe('defend');
    const six = goTo(shown, 6);
    expect([six.formations.guards!.card, isOffered(six, stay)]).toEqual(['hand', false]);
  });

  it('NBC-CMA-08 NBC-RNF-03 shown when the hands are made, it acts in the next turn', () => {
    const { battle, number } = coming();
    const six = goTo(battle, 6);
    const late = plays(six, 'umpire', unseals(six, number));
    expect(late.formations.guards!.card).toBe('away');
    expect(refusedFor(late, 'b', { do: 'acts', formation: 'guards', command: 'under' })).toBe('acts-absent');
    expect(goTo(nextTurn(late), 6).formations.guards!.card).toBe('hand');
  });
});
