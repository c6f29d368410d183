/** A correction by hand while a question is open: what it has answered is asked no more, and the day goes on from there. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { codeOf } from '../../src/engine/message.ts';
import { begin, goTo, into, play, refusal, SMALL, small, story, top } from '../battlefield/fixtures.ts';
import { draws, french, kinds, SAPPERS, STONE, wanted } from './hands.ts';
import { closed, stored, takenBack } from './recorded.ts';
import { accepts, acts, asks, dice, does, enters, isOffered, toStep } from './table.ts';
import { ninth, reads, STAYS, timeCard, turn } from './turns.ts';
import { cp } from './two-corps.ts';
import { by, done, falls } from './unbroken.ts';

const warned = (battle: Battle) => (procedureFor(top(battle).kind).warnings?.(battle, top(battle)) ?? []).map(codeOf);
const sky = (set: object): Play => ({ do: 'set', what: 'sky', set });
const nine = (battle: Battle): Battle => does(timeCard(battle, 20), { do: 'next' });
const quiet = (battle: Battle, covers?: readonly string[]): Battle =>
  does(
    play(ninth(timeCard(battle, 20), { pot: STAYS }), { do: 'lull', side: 'a', where: '', ...(covers && { covers }) }),
    { do: 'next' },
  );

describe('the sky, set while it is asked', () => {
  const foggy = () => begin(small({ sky: { weather: 'bright', variable: true, fog: { target: 10 } } }));

  it('NBC-FOG-01 NBC-WX-04 NBC-SEQ-01 fog that has lifted is not thrown for: the turn goes on', async () => {
    const asked = accepts(enters(nine(foggy()), 'pot', STAYS));
    expect([kinds(asked), wanted(asked)]).toEqual([['fog'], [['dice', 1]]]);
    const clear = await stored(play(asked, sky({ fog: null })));
    expect([kinds(clear), clear.sky.fog]).toEqual([[], null]);
    const next = does(clear, { do: 'next' });
    expect([next.turn, next.phase]).toEqual([2, 1]);
    expect(kinds(does(timeCard(next, 20), { do: 'next' }))).toEqual(['weather']);
    // Taken back and thrown after all: four of ten.
    const lies = accepts(enters(takenBack(clear, asked), 'dice', dice(4)));
    expect(lies.sky.fog).toEqual({ total: 4, target: 10 });
    closed(lies);
  });

  it('NBC-FOG-01 NBC-WX-04 weather that is to stay is not thrown for, and the fog then is', () => {
    const fixed = play(nine(foggy()), sky({ variable: false }));
    expect([kinds(nine(foggy())), kinds(fixed)]).toEqual([['fog', 'weather'], ['fog']]);
    closed(accepts(enters(fixed, 'dice', dice(6))));
  });

  it('NBC-WX-06 NBC-CMD-02 rain that has ended is thrown for no more, and stands go out in the next turn', () => {
    const rain = begin(small({ sky: { weather: 'rain', variable: true } }));
    const asked = accepts(enters(nine(rain), 'pot', STAYS));
    expect(kinds(asked)).toEqual(['intensity']);
    const dry = play(asked, sky({ weather: 'overcast' }));
    expect(kinds(dry)).toEqual([]);
    const out = does(does(dry, { do: 'next' }), { do: 'skirmishers', unit: 'husson', stands: 1 });
    expect([out.units.husson!.stands, out.sky.weather]).toEqual([1, 'overcast']);
    closed(out);
  });
});

describe('troops, set while they are asked', () => {
  it('NBC-RAL-01 NBC-REC-02 NBC-GL-15 who is set in order while its rally lies open is not rallied too: it may draw to recover', async () => {
    const seven = goTo(by(begin(), 'husson', { fate: 'broken' }), 7);
    const open = does(seven, { do: 'recover', unit: 'husson' });
    expect(kinds(open)).toEqual(['rally']);
    const back = await stored(by(open, 'husson', { fate: 'good', cp: 3 }));
    expect([kinds(back), cp(back, 'husson'), back.units.husson!.shaken]).toEqual([[], 3, false]);
    const card = does(back, { do: 'recover', unit: 'husson' });
    expect([top(card).kind, wanted(card)]).toEqual(['recovery', [['card', 3]]]);
    const better = draws(card, 'VH');
    expect(cp(better, 'husson')).toBe(5);
    // The other way: rallied by its card, at half, Shaken and Disordered.
    const rallied = draws(takenBack(better, open), 'H');
    expect([cp(rallied, 'husson'), rallied.units.husson]).toMatchObject([3, { shaken: true, disordered: true }]);
    closed(rallied);
  });

  it('NBC-RNF-02 NBC-RNF-03 NBC-CMA-08 NBC-UC-01 a formation put on the table while its arrival is asked has come: no card, its planned order, its card in the hand', async () => {
    const due = into(turn(goTo(begin(), 7), 30), 2, 2);
    expect([kinds(due), wanted(due)]).toEqual([['arrival'], [['card', 3]]]);
    const there = await stored(play(due, { do: 'set', what: 'formation', id: 'guards', set: { present: true } }));
    expect([kinds(there), there.formations.guards]).toMatchObject([[], { present: true, order: 'attack' }]);
    expect(there.units.maitland).toMatchObject({ present: true, facts: {} });
    // It stands on the table and may be charged before it has acted.
    const six = goTo(there, 6, 2);
    expect(six.formations.guards!.card).toBe('hand');
    expect(isOffered(acts(six, 'ii', 'move'), { do: 'charge', unit: 'husson', target: 'maitland' })).toBe(true);
    expect(kinds(into(there, 2, 3))).toEqual([]);
    // The other way: a Very Low card, and it tries again.
    const late = draws(takenBack(there, due), 'VL');
    expect([late.formations.guards!.present, kinds(into(late, 2, 3))]).toEqual([false, ['arrival']]);
    closed(late);
  });

  it('NBC-LUL-03 NBC-MOV-22 two who were to change places in a lull that is over stay where they are, and move as usual', () => {
    const open = does(acts(quiet(begin()), 'ii', 'move'), { do: 'swap', unit: 'husson', with: 'campi' });
    const over = play(open, { do: 'set', what: 'lull', covers: [] });
    expect([kinds(over), over.lull]).toEqual([[], null]);
    expect([over.units.husson!.facts.moved, over.units.campi!.facts.moved]).toEqual([undefined, undefined]);
    expect(isOffered(over, { do: 'move', unit: 'husson' })).toBe(true);
    expect(isOffered(over, { do: 'swap', unit: 'husson' })).toBe(false);
    // A lull that goes on for others only is over here too.
    expect(kinds(play(open, { do: 'set', what: 'lull', covers: ['iii'] }))).toEqual([]);
    expect(kinds(play(open, { do: 'set', what: 'lull', covers: ['ii'] }))).toEqual(['swap']);
    closed(over);
  });

  it('NBC-LUL-02 NBC-RR-02 a throw to end a lull that the table has ended, and dice that it has given back, are thrown no more', () => {
    const spent = play(begin(), { do: 'set', what: 'side', id: 'a', set: { ready: 1, used: 3 } });
    const one = turn(goTo(quiet(spent), 7), 20);
    expect(kinds(one)).toEqual(['recover-rerolls']);
    const given = play(one, { do: 'set', what: 'side', id: 'a', set: { ready: 4, used: 0 } });
    expect([kinds(given), given.sides.a.rerolls]).toEqual([[], { ready: 4, used: 0 }]);
    const fights = does(given, { do: 'lull-restart', side: 'b' });
    expect(kinds(fights)).toEqual(['lull-restart']);
    expect(kinds(play(fights, { do: 'set', what: 'lull', covers: [] }))).toEqual([]);
  });
});

describe('a commander, set while he is asked', () => {
  it('NBC-UC-03 NBC-ORD-17 NBC-ORD-18 NBC-RR-05 who is said not to be under command takes no new order: the card is off, the die is spent', async () => {
    const open = does(acts(begin(), 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'hold', far: false });
    const not = await stored(play(open, { do: 'set', what: 'formation', id: 'ii', set: { command: 'not' } }));
    expect([kinds(not), not.formations.ii!.order, not.sides.a.rerolls]).toEqual([[], 'attack', { ready: 3, used: 1 }]);
    expect(refusal(not, { do: 'order', formation: 'ii', order: 'hold', far: false })).toBe('orders-not-under');
    expect(isOffered(toStep(not, 'administration'), { do: 'detach', unit: 'husson' })).toBe(false);
    const obeys = draws(takenBack(not, open), 'L');
    expect(obeys.formations.ii!.order).toBe('hold');
    closed(obeys);
  });

  it('NBC-UC-03 NBC-UC-01 and who is said to be under it draws no card for his temper', () => {
    const rulings = { tCheck: 'card' } as const;
    const six = goTo(begin(small(), { rulings }), 6);
    const acting = play(six, { do: 'acts', formation: 'ii', command: 'not' });
    expect(kinds(acting)).toEqual(['temper']);
    const under = play(acting, { do: 'set', what: 'formation', id: 'ii', set: { command: 'under' } });
    expect([kinds(under), under.formations.ii!.order]).toEqual([[], 'attack']);
    expect(isOffered(under, { do: 'order', formation: 'ii', order: 'hold' })).toBe(true);
  });

  it('NBC-OFF-08 NBC-OFF-01 NBC-ENG-07 AMB-147 an injured man who was taken after all is a prisoner in the evening, and his engineers are taken with him', async () => {
    const five = goTo(begin(french({ engineers: 1 })), 5);
    const sent = does(five, { do: 'engineers', unit: SAPPERS, to: { at: 'commander', formation: 'ii' } });
    const hurt = done(falls(sent, 'reille', 'injured')).battle;
    expect([hurt.units[SAPPERS]!.fate, hurt.officers.reille!.fell]).toEqual([
      'good',
      [{ name: 'Reille', how: 'injured' }],
    ]);
    const taken = await stored(falls(hurt, 'reille', 'captured'));
    expect([taken.units[SAPPERS]!.fate, taken.officers.reille]).toMatchObject([
      'eliminated',
      { fate: 'captured', fell: [{ name: 'Reille', how: 'captured' }] },
    ]);
    const over = play(taken, { do: 'end', why: 'over-agreed' });
    const own = { of: 'officer', id: 'reille:0', roll: [6, 6] } as const;
    expect(refusal(over, { do: 'losses', own })).toBe('losses-nothing-there');
    // Taken back, he was injured: twelve, and he is back the next day.
    const evening = play(takenBack(taken, hurt), { do: 'end', why: 'over-agreed' }, { do: 'losses', own });
    expect(evening.after.officers).toEqual({ 'reille:0': [6, 6] });
    closed(evening);
  });
});

describe('guns with a brigade that attacks', () => {
  it('NBC-ORD-15 NBC-ART-23 NBC-ORD-17 do not stay behind without it; those that leave it before may', async () => {
    const joined = play(goTo(begin(french({ formations: hold() })), 5), {
      do: 'battery',
      unit: 'guns',
      host: 'husson',
    });
    const attack = draws(
      does(acts(joined, 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'attack', far: false }),
      'N',
    );
    const stays = { do: 'stay', unit: 'guns', stays: true } as const;
    expect([isOffered(attack, stays), refusal(attack, stays)]).toEqual([false, 'move-not-by-itself']);
    const next = goTo(turn(goTo(await stored(attack), 7), 20), 5);
    const left = play(next, { do: 'battery', unit: 'guns', host: null });
    const again = draws(
      does(acts(left, 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'pursue', far: false }),
      'N',
    );
    expect(does(again, stays).units.guns).toMatchObject({ ownOrder: 'defend', host: null });
    closed(again);
  });
  const hold = () => SMALL.sides.a.formations.map((one) => ({ ...one, order: 'hold' as const }));
});

describe('a bridge in a lull', () => {
  it('NBC-LUL-03 NBC-BRG-01 NBC-BRG-02 who crosses is warned that nobody advances there, and may go back over it', () => {
    const bridged = begin(small({ crossings: [STONE] }));
    const there = does(acts(bridged, 'ii', 'move'), { do: 'cross', unit: 'husson', over: 'stone', deed: 'reach' });
    const tries = (battle: Battle) =>
      does(acts(battle, 'ii', 'move'), { do: 'cross', unit: 'husson', over: 'stone', deed: 'try' });
    const calm = tries(quiet(goTo(there, 7)));
    expect(warned(calm)).toEqual(['lull-no-advance']);
    expect(warned(tries(turn(goTo(there, 7), 20)))).toEqual([]);
    // Six points: a five.
    const over = accepts(enters(calm, 'dice', dice(5)));
    expect([over.units.husson!.crossing?.at, asks(calm)]).toEqual(['far', ['farTaken', 'otherWay', 'blocked']]);
    expect(reads(enters(calm, 'dice', dice(5))).part).toBe('over');
    closed(over);
  });
});

describe('the clock, set on by hand', () => {
  const held = () =>
    by(begin(small({ end: { at: 720 }, sky: { weather: 'rain', variable: true } })), 'billard', { area: 'farm' });

  it('NBC-TIM-03 NBC-GAR-02 NBC-GND-01 NBC-END-01 NBC-VIS-05 passes for the hour in a village, for the ground and for the agreed end as a card does', async () => {
    const two = turn(held(), 20);
    const [before, ground] = [two.units.billard!.occupied, two.sky.wet];
    const set = (minutes: number): Play => ({ do: 'set', what: 'clock', minutes });
    const on = await stored(play(two, set(two.minutes + 60)));
    expect([on.minutes, on.units.billard!.occupied, on.sky.wet]).toEqual([680, before + 60, ground + 60]);
    // An hour and more: a garrison may be made; taken back, it may not.
    const makes = (battle: Battle) =>
      isOffered(acts(battle, 'iii', 'administration'), { do: 'garrison', unit: 'billard' });
    expect([makes(on), makes(takenBack(on, two))]).toEqual([true, false]);
    const later = play(on, set(740));
    expect([later.sky.ground, later.sky.weather]).toEqual(['soft', 'rain']);
    expect(story(on, set(740))).toContain('end-hour-has-come');
    expect(refusal(later, set(740))).toBe('clock-only-forward');
    closed(later);
  });
});
