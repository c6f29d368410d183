/** Ways that lead through several questions, each worked out from the rulebook field by field before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import { menu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { seenEvents, view } from '../../src/battlefield/view.ts';
import type { SideId } from '../../src/book/terms.ts';
import type { Face } from '../../src/dice/faces.ts';
import { begin, eventsOf, goTo, play, pot, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { BAGGAGE, charge, draws, facts, kinds, moving, PONTOON, slots, wanted } from './hands.ts';
import { closed, filed, takenBack } from './recorded.ts';
import { accepts, acts, decides, dice, does, enters, hits, isOffered, says, toStep } from './table.ts';
import { reads, timeCard } from './turns.ts';
import { aims, cp, evening, unit } from './two-corps.ts';
import { asked, by, charged, combat, done, falls, settled, thrown } from './unbroken.ts';

const ready = (battle: Battle, side: SideId) => battle.sides[side].rerolls.ready;
/** II Corps and Picton's lay their cards and throw; the throw is accepted, or left. */
const wins = (battle: Battle, mine: Thing, his: Thing = pot(1, 1), accepted = true): Battle => {
  const six = battle.phase === 6 ? battle : goTo(battle, 6);
  const laid = does(
    six,
    { do: 'choose', side: 'a', card: { formation: 'ii' } },
    { do: 'choose', side: 'b', card: { formation: 'picton' } },
  );
  const thrown = enters(enters(laid, 'a', mine), 'b', his);
  return accepted ? accepts(thrown) : thrown;
};
const crosses = (id: string, deed: 'reach' | 'try' | 'leave') =>
  ({ do: 'cross', unit: id, over: PONTOON, deed }) as const;
const shot = { do: 'hits', unit: PONTOON, hits: 2, cause: 'close-combat', aspect: 'front' } as const;

describe('a bridge of boats that is destroyed', () => {
  const standing = (): Battle => {
    const begun = does(goTo(begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, pontoons: 1 } } })), 5), {
      do: 'train',
      unit: PONTOON,
    });
    return decides(timeCard(does(begun, { do: 'build', unit: PONTOON, cm: 1 }), 20), 'done');
  };
  const reached = () => does(acts(goTo(standing(), 6, 2), 'ii', 'move'), crosses('husson', 'reach'));
  const third = () => acts(goTo(reached(), 6, 3), 'ii', 'move');

  it('NBC-PON-07 NBC-BRG-01 while a unit is to throw for it: the question goes, the unit stands at no bridge', () => {
    for (const lies of [false, true]) {
      const open = does(third(), crosses('husson', 'try'));
      expect(slots(open)).toEqual(['dice']);
      const asked = lies ? enters(open, 'dice', dice(6)) : open;
      const razed = play(asked, shot);
      expect([kinds(razed), unit(razed, PONTOON).fate, unit(razed, 'husson').crossing?.at]).toEqual([
        [],
        'good',
        'left',
      ]);
      expect(refusal(razed, crosses('husson', 'try'))).toBe('crossing-none');
      closed(razed);
    }
  });

  it('NBC-PON-07 NBC-BRG-01 after a unit has crossed: it is over, and another has no bridge', () => {
    const over = accepts(enters(does(third(), crosses('husson', 'try')), 'dice', dice(5)));
    expect(unit(over, 'husson').crossing).toMatchObject({ at: 'far', since: 3 });
    const razed = play(over, shot);
    expect(unit(razed, 'husson').crossing).toMatchObject({ at: 'left', since: 3 });
    expect(refusal(razed, crosses('campi', 'reach'))).toBe('crossing-none');
    expect(top(razed)).toBeUndefined();
    closed(razed);
  });
});

describe('a ford', () => {
  const river = (ground: 'hard' | 'mud') => {
    const from = small({ crossings: [{ id: 'ford', name: 'the ford', kind: 'ford' }] });
    return moving(play(begin(from), { do: 'set', what: 'sky', set: { ground } }));
  };
  it('NBC-BRG-05 NBC-GND-03 NBC-MTC-01 in mud is no way for a charge either, as for a move; on hard ground it is', () => {
    const mud = does(river('mud'), charge('husson', 'kempt'));
    const card = (battle: Battle): Play => ({ do: 'enter', task: top(battle).id, slot: 'dice', thing: dice(3, 4) });
    expect(kinds(play(mud, card(mud)))).toEqual(['charge']);
    const fords = says(mud, { fording: true });
    expect(refusal(fords, { do: 'throw', task: top(fords).id })).toBe('ford-in-mud');
    const drawn = enters(fords, 'card', { result: 'N' });
    expect(refusal(drawn, { do: 'accept', task: top(drawn).id })).toBe('ford-in-mud');
    expect(isOffered(fords, { do: 'throw', task: top(fords).id })).toBe(false);
    const over = done(says(does(river('hard'), charge('husson', 'kempt')), { fording: true }), {
      card: { result: 'N' },
    });
    expect(facts(over.battle, 'husson').contact).toBe('kempt');
    closed(over.battle);
  });
});

describe('an officer who falls while his order is changed', () => {
  it('NBC-ORD-17 NBC-CMA-04 NBC-UC-01 NBC-OFF-06 the change is off and paid for; his successor obeys with one less', () => {
    const mine = accepts(wins(begin(), pot(6, 6)));
    const open = does(mine, { do: 'order', formation: 'ii', order: 'hold', far: false });
    const lies = enters(open, 'card', { result: 'N' });
    const hurt = falls(lies, 'reille');
    expect([kinds(hurt), ready(hurt, 'a'), hurt.formations.ii]).toMatchObject([
      [],
      3,
      { order: 'attack', command: 'not' },
    ]);
    expect(isOffered(hurt, { do: 'order', formation: 'ii' })).toBe(false);
    const after = toStep(hurt, 'administration');
    expect(isOffered(after, { do: 'order', formation: 'ii' })).toBe(false);
    const next = goTo(after, 6, 2);
    expect(next.officers.reille).toMatchObject({ A: 3, L: 3, T: 2, fate: 'fit' });
    // Six and A3, seven and A3: ten are needed.
    const read = (one: Face, two: Face) => reads(wins(next, pot(one, two))).word;
    expect([read(3, 3), read(3, 4)]).toEqual(['command-not', 'command-under']);
    closed(next);
  });
});

describe('the end of a battle, taken back', () => {
  const lying = () => {
    const open = combat(charged(moving(evening()), 'husson', 'hepburn'), 'hepburn', ['husson']);
    return enters(enters(open, 'throw:husson', hits(6, 2)), 'throw:hepburn', hits(6, 0));
  };
  const over = (battle: Battle) => play(battle, { do: 'end', why: 'over-agreed' });

  it('NBC-END-01 NBC-LOS-02 NBC-CC-03 reopened in the middle of a combat: its dice lie there, and what was thrown for losses stays', () => {
    const ended = over(lying());
    expect([refusal(ended, { do: 'finish' }), refusal(ended, charge('campi', 'kempt'))]).toEqual([
      'battle-is-over',
      'battle-is-over',
    ]);
    const reckoned = play(ended, { do: 'losses' });
    const again = play(reckoned, { do: 'reopen' });
    expect([kinds(again), slots(again), again.ended]).toEqual([['close-combat'], ['check:hepburn'], null]);
    const fought = settled(done(again).battle);
    expect(cp(fought, 'hepburn')).toBe(4);
    // Who fell since is thrown for; nobody is thrown for twice.
    const twice = play(over(falls(fought, 'reille')), { do: 'losses' });
    expect(twice.after.units).toEqual(reckoned.after.units);
    expect([Object.keys(reckoned.after.officers), Object.keys(twice.after.officers)]).toEqual([[], ['reille:0']]);
    closed(twice);
  });

  it('NBC-END-01 undone over its end it is as it was, from the file too', () => {
    const before = lying();
    const back = takenBack(play(over(before), { do: 'losses' }), before);
    expect([back.ended, slots(filed(back)), Object.keys(back.after.units)]).toEqual([null, ['check:hepburn'], []]);
    closed(settled(done(back).battle));
  });
});

describe('a looter who is Broken by his looting', () => {
  it('NBC-BAG-03 NBC-BAG-04 NBC-GL-17 NBC-BAG-02 NBC-RAL-03 holds no baggage: its side takes it back, and rallied he owes no card', () => {
    const from = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }));
    const take = (by: string): Play => ({ do: 'capture', baggage: BAGGAGE, by });
    const one = by(does(moving(from), take('husson')), 'husson', { cp: 1 });
    const asks = toStep(one, 'administration');
    // Q3, whatever he has lost.
    expect(wanted(asks)).toEqual([['card', 3]]);
    const broke = draws(asks, 'VL');
    expect(unit(broke, 'husson')).toMatchObject({ fate: 'broken', looting: false, disordered: false });
    expect(unit(broke, BAGGAGE).captured).toEqual({ by: 'husson', open: false });
    const left = settled(broke);
    const back = does(acts(left, 'picton', 'move'), take('kempt'));
    expect(unit(back, BAGGAGE).captured).toBeNull();
    expect(isOffered(goTo(back, 5, 2), { do: 'train', unit: BAGGAGE })).toBe(true);
    const rallied = by(goTo(back, 6, 2), 'husson', { fate: 'good', cp: 2 });
    expect(kinds(toStep(acts(rallied, 'ii', 'move'), 'administration'))).toEqual([]);
    closed(back);
  });
});

describe('the sky changes between aiming and firing', () => {
  it('NBC-ART-04 NBC-VIS-02 NBC-ART-06 NBC-ART-16 fog: beyond fifteen centimetres nobody fires; mud: long hits are proved', () => {
    const far = aims(evening(), 'guns', 'hepburn', { 'range.guns': 'long' });
    expect(wanted(far)).toEqual([['guns', 2]]);
    const fog = play(far, { do: 'set', what: 'sky', set: { fog: { total: 0, target: 20 } } });
    expect(wanted(fog)).toEqual([]);
    const medium = says(fog, { 'range.guns': 'medium' });
    expect(wanted(medium)).toEqual([['guns', 3]]);
    const mud = play(far, { do: 'set', what: 'sky', set: { ground: 'mud' } });
    const thrown = enters(mud, 'guns', pot(6, 6));
    expect(wanted(thrown)).toEqual([['guns.1', 2]]);
    const shot = accepts(enters(thrown, 'guns.1', dice(4, 3)));
    expect(cp(play(shot, { do: 'next' }), 'hepburn')).toBe(5);
  });
});

describe('a card left on the table', () => {
  it('NBC-CCD-05 NBC-CCD-02 is in the hand again when the turn begins, and adds no red die to the first throw', () => {
    const lost = accepts(wins(begin(small({ reinforcements: [] })), pot(1, 2), pot(5, 5)));
    expect(lost.formations.ii!.card).toBe('losing');
    const acted = play(lost, { do: 'finish' });
    const second = does(acted, { do: 'choose', side: 'b', card: { formation: 'guards' } });
    expect(top(second).data).toMatchObject({ a: 'ii', b: 'guards', red: { a: true, b: false } });
    const won = accepts(accepts(enters(enters(second, 'a', pot(2, 2, 3)), 'b', pot(1, 5))));
    expect(won.action?.formation).toBe('ii');
    const next = goTo(won, 6, 2);
    expect(next.formations.ii!.card).toBe('hand');
    const first = wins(next, pot(6, 5), pot(6, 6), false);
    expect(top(first).data).toMatchObject({ red: { a: false, b: false } });
    expect(top(accepts(first)).formation).toBe('picton');
    closed(next);
  });
});

describe('a pursuit and the turn after it', () => {
  it('NBC-CC-34 NBC-CC-35 NBC-MOV-15 NBC-MOV-16 NBC-MOV-19 who rode on starts inside the zone: three dice and no card; a one bars him for that turn', () => {
    const marked = by(evening(), 'husson', { disordered: true });
    const home = combat(charged(acts(marked, 'picton', 'move'), 'ponsonby', 'husson'), 'husson', ['ponsonby']);
    const won = done(home, { 'throw:ponsonby': hits(6, 2), 'pursuit:ponsonby': dice(6, 1, 1) }).battle;
    expect([cp(won, 'husson'), facts(won, 'ponsonby').inCZ, facts(won, 'husson').inCZ]).toEqual([3, true, true]);
    const next = acts(goTo(settled(won), 6, 2), 'picton', 'move');
    const asks = asked(next, charge('ponsonby', 'husson'));
    expect(wanted(asks)).toEqual([['dice', 3]]);
    const barred = accepts(enters(asks, 'dice', dice(1, 2, 3)));
    expect(facts(barred, 'ponsonby')).toMatchObject({ noAttack: true, moveDice: [1, 2, 3] });
    expect(isOffered(barred, charge('ponsonby', 'campi'))).toBe(false);
    expect(isOffered(toStep(barred, 'combats'), { do: 'combat', attackers: ['ponsonby'] })).toBe(false);
    const third = acts(goTo(barred, 6, 3), 'picton', 'move');
    expect(facts(third, 'ponsonby').noAttack).toBeUndefined();
    expect(isOffered(third, charge('ponsonby', 'husson'))).toBe(true);
    const goes = accepts(enters(asks, 'dice', dice(2, 3, 4)));
    expect(facts(goes, 'ponsonby')).toMatchObject({ contact: 'husson', startedInCZ: true });
    const fight = combat(goes, 'husson', ['ponsonby']);
    expect(thrown(fight).wanted).toMatchObject({ 'throw:ponsonby': 6, 'throw:husson': 3 });
    closed(fight);
  });
});

describe('a six that catches a Broken unit', () => {
  it('NBC-MOV-16 NBC-BRK-03 AMB-99 AMB-175 the unit goes on by it: at the next foot without a card, before horse it stops to fire', () => {
    const fled = by(moving(evening({ sixCatches: 'goesOn' })), 'kempt', { fate: 'broken' });
    const open = asked(fled, charge('husson', 'kempt'), { 'a:inCZ': true });
    const caught = accepts(enters(open, 'dice', dice(6, 5)));
    expect([unit(caught, 'kempt').fate, facts(caught, 'husson').moveDice]).toEqual(['eliminated', [6, 5]]);
    const foot = asked(caught, charge('husson', 'pack'));
    expect([wanted(foot), facts(accepts(foot), 'husson').contact]).toEqual([[], 'pack']);
    const horse = accepts(asked(caught, charge('husson', 'vivian')));
    expect(facts(horse, 'husson')).toMatchObject({ charged: true });
    expect(facts(horse, 'husson').contact).toBeUndefined();
    closed(horse);
  });
});

describe('a garrison that the table takes away', () => {
  const held = () =>
    withUnit(evening(), 'pack', { kind: 'garrison', formation: null, area: 'farm', areaIn: 1 } as never);

  it('NBC-GAR-01 NBC-CC-33 NBC-GAR-07 with the dice of its attackers on the table: nobody fights, and they may come in', () => {
    const open = combat(charged(moving(held()), 'campi', 'pack'), 'pack', ['campi']);
    const lies = enters(open, 'throw:campi', hits(8, 2));
    const gone = by(lies, 'pack', { fate: 'eliminated' });
    expect([kinds(gone), facts(gone, 'campi').contact, unit(gone, 'pack').area]).toEqual([[], undefined, null]);
    expect(gone.places.farm).toMatchObject({ fortified: true });
    expect(isOffered(gone, { do: 'combat', attackers: ['campi'] })).toBe(false);
    const inside = does(toStep(gone, 'administration'), { do: 'occupy', unit: 'campi', area: 'farm' });
    expect(isOffered(inside, { do: 'garrison', unit: 'campi' })).toBe(false);
    expect(isOffered(acts(goTo(inside, 6, 2), 'ii', 'administration'), { do: 'garrison', unit: 'campi' })).toBe(true);
  });

  it('NBC-GAR-07 NBC-CC-33 its Support goes out while it is touched: the attacker touches nobody, and fights the garrison later', () => {
    const supported = withUnit(held(), 'hepburn', { area: 'farm', areaIn: 1 });
    const met = charged(moving(supported), 'campi', 'hepburn');
    expect(facts(met, 'campi').contact).toBe('hepburn');
    const out = play(met, { do: 'occupy', unit: 'hepburn', area: null });
    expect([facts(out, 'campi').contact, unit(out, 'hepburn').area]).toEqual([undefined, null]);
    const fights = toStep(out, 'combats');
    expect([
      isOffered(fights, { do: 'combat', attackers: ['campi'] }),
      isOffered(fights, { do: 'combat', attackers: ['husson'], target: 'pack' }),
    ]).toEqual([false, true]);
    expect(isOffered(acts(goTo(out, 6, 2), 'ii', 'move'), charge('campi', 'pack'))).toBe(true);
  });
});

describe('what a side may not know', () => {
  /** All that a side has on its screen and in its feed. */
  const given = (battle: Battle, side: SideId, did: Play) => [
    view(battle, side),
    menu(view(battle, side).battle, side),
    seenEvents(eventsOf(battle, did), side),
  ];

  it('NBC-CCD-02 NBC-EQ-05 AMB-07 which card lies face down, what is noted and how many dice are left: neither side can tell from the other’s', () => {
    const begun = (notes: string, ready: number) => {
      const noted = play(begin(small(), { rulings: { rrdCount: 'private' } }), { do: 'note', of: 'a', text: notes });
      return goTo(play(noted, { do: 'set', what: 'side', id: 'a', set: { ready } }), 6);
    };
    const [one, other] = [begun('Left wing first', 4), begun('', 1)];
    const lay = (side: SideId, formation: string): Play => ({ do: 'choose', side, card: { formation } });
    const mine = [lay('a', 'ii'), lay('a', 'iii')] as const;
    expect(given(one, 'b', mine[0])).toEqual(given(other, 'b', mine[1]));
    expect(given(one, 'a', mine[0])).not.toEqual(given(other, 'a', mine[1]));
    const [laid, laidToo] = [does(one, mine[0]), does(other, mine[1])];
    const his = lay('b', 'picton');
    expect([view(laid, 'b'), menu(view(laid, 'b').battle, 'b')]).toEqual([
      view(laidToo, 'b'),
      menu(view(laidToo, 'b').battle, 'b'),
    ]);
    // Both lie: they are turned up for both.
    const [met, metToo] = [does(laid, his), does(laidToo, his)];
    for (const side of ['a', 'b'] as const) {
      expect(top(view(met, side).battle).data).toMatchObject({ a: 'ii', b: 'picton' });
      expect(top(view(metToo, side).battle).data).toMatchObject({ a: 'iii', b: 'picton' });
    }
    expect([view(met, 'b').rerolls.a, view(met, 'b').battle.notes.a]).toEqual([null, '']);
    closed(met);
  });
});
