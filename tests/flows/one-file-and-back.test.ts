/** One side's books, taken back, stored and set aside in the middle; each flow worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { goTo, into, play, pot, refusal, SMALL, top } from '../battlefield/fixtures.ts';
import { BAGGAGE, charge, draws, facts, fire, moving, nextTurn, PONTOON, rated, wanted } from './hands.ts';
import { filed, stored, takenBack } from './recorded.ts';
import { accepts, acts, decides, dice, does, drives, enters, hits, isOffered, says, takes, toStep } from './table.ts';
import { ninth, timeCard } from './turns.ts';
import { cp, evening, unit } from './two-corps.ts';

type More = Parameters<typeof evening>[2];
const ours = (more: More = {}) => evening({}, { keeps: 'a' }, more);
const aside = (battle: Battle) => play(battle, { do: 'defer', task: top(battle).id });
const resumed = (battle: Battle, kind: string) =>
  play(battle, { do: 'resume', task: battle.agenda.find((task) => task.kind === kind)?.id ?? '' });
const fights = (battle: Battle, attackers: readonly [string], target: string) =>
  does(toStep(battle, 'combats'), { do: 'combat', attackers, target });
const all = (battle: Battle, ...given: readonly (readonly [string, ReturnType<typeof dice>])[]) =>
  given.reduce((now, [slot, thing]) => enters(now, slot, thing), battle);

describe('what was told of an enemy', () => {
  const told = { 'd:cp': 3, 'd:disordered': true } as const;

  it('NBC-MTC-03 NBC-CC-03 NBC-CC-04 NBC-GL-05 is unsaid when its combat is taken back, and said otherwise the second time', async () => {
    const home = draws(does(moving(ours()), charge('husson', 'hepburn')), 'N');
    const open = fights(home, ['husson'], 'hepburn');
    const said = says(open, told);
    // Three points, Disordered: foot hits foot on six.
    expect(wanted(said)).toEqual([
      ['throw:husson', 6],
      ['throw:hepburn', 3],
    ]);
    const struck = all(said, ['throw:husson', hits(6, 1)], ['throw:hepburn', dice(5, 5, 1)]);
    const back = takenBack(struck, open);
    expect([takes(back, 'd:cp'), takes(back, 'd:disordered')]).toEqual([6, false]);
    const anew = says(await stored(back), { 'd:cp': 5 });
    const fought = all(filed(anew), ['throw:husson', hits(6, 1)], ['throw:hepburn', dice(5, 5, 1, 1, 1)]);
    // In order he hits on five: two losses. Q3, hurt, one less.
    expect(wanted(fought).find(([slot]) => slot === 'check:husson')).toEqual(['check:husson', 2]);
  });

  it('NBC-FF-02 NBC-FF-08 NBC-ART-17 NBC-EX-01 of his points and his stand at the fire stays in the file, and is less by what the guns take', () => {
    const opened = does(acts(ours(), 'ii', 'firefights'), fire('husson', 'hepburn'));
    const said = says(opened, { 'd:cp': 6, 'd:stands': 1, 'd:exhaustion': '1' });
    // Six less one for the stand: Q3, one die.
    expect(wanted(said)).toEqual([
      ['throw:husson', 3],
      ['throw:hepburn', 1],
    ]);
    const thrown = all(said, ['throw:husson', hits(3, 1)], ['throw:hepburn', hits(1, 0)]);
    // Q3, hurt, Tired.
    expect(wanted(thrown)).toEqual([['check:hepburn', 2]]);
    const fired = accepts(enters(thrown, 'check:hepburn', { disorder: false }));
    expect(facts(filed(fired), 'hepburn').told).toMatchObject({ cp: 5, exhaustion: 1 });
    const four = goTo(nextTurn(fired), 4, 2);
    const aimed = says(does(four, { do: 'fire', side: 'a', on: { unit: 'hepburn' } }), { 'fires.guns': true });
    const asked = says(aimed, { 'range.guns': 'short' });
    const shot = play(accepts(enters(asked, 'guns', pot(6, 6, 1, 1, 1))), { do: 'next' });
    expect(facts(shot, 'hepburn').told).toMatchObject({ cp: 3, exhaustion: 1 });
    const five = does(acts(shot, 'ii', 'firefights'), fire('campi', 'hepburn'));
    expect(takes(five, 'd:cp')).toBe(3);
  });
});

describe('our boats under his guns', () => {
  const works = () =>
    does(
      goTo(ours({ sides: { a: { ...SMALL.sides.a, pontoons: 1 }, b: SMALL.sides.b } } as More), 5),
      { do: 'train', unit: PONTOON },
      { do: 'build', unit: PONTOON, cm: 1 },
    );

  it('NBC-PON-02 NBC-ART-20 NBC-PON-06 NBC-PON-04 hit once on our phone they are Disordered, build by half, and are lost to a second hit', async () => {
    const four = goTo(does(ninth(accepts(timeCard(works(), 20))), { do: 'next' }), 4, 2);
    const asked = does(four, { do: 'fire', side: 'b', on: { unit: PONTOON } });
    const hit = play(decides(await stored(asked), 'disordered'), { do: 'next' });
    expect(unit(hit, PONTOON)).toMatchObject({ disordered: true, fate: 'good' });
    const due = timeCard(hit, 30);
    const built = accepts(says(due, { enemyNear: true }));
    // Twenty and ten in the first turn; thirty, halved.
    expect(unit(built, PONTOON).building?.built).toEqual([30, 15]);
    const back = takenBack(built, due);
    expect(unit(accepts(back), PONTOON).building?.built).toEqual([30, 20]);
    const third = goTo(does(ninth(built), { do: 'next' }), 4, 3);
    const again = does(third, { do: 'fire', side: 'b', on: { unit: PONTOON } });
    const lost = play(decides(again, 'disordered'), { do: 'next' });
    expect([unit(lost, PONTOON).fate, unit(lost, PONTOON).building]).toEqual(['eliminated', null]);
  });
});

describe('his baggage in our hands', () => {
  it('NBC-BAG-02 NBC-BAG-03 NBC-BAG-04 NBC-QC-04 set aside, the card holds up the action; taken back he has looted nothing, and on High keeps off', async () => {
    const start = ours({ sides: { a: SMALL.sides.a, b: { ...SMALL.sides.b, baggage: 1 } } } as More);
    const taken = does(moving(start), { do: 'capture', baggage: BAGGAGE, by: 'campi' });
    const asked = toStep(taken, 'administration');
    expect([top(asked).kind, rated(asked)]).toEqual(['looting', 3]);
    const waits = aside(asked);
    expect([refusal(waits, { do: 'next' }), refusal(waits, { do: 'finish' })]).toEqual([
      'turn-set-aside',
      'turn-set-aside',
    ]);
    const looted = draws(resumed(waits, 'looting'), 'VL');
    expect([unit(looted, 'campi').looting, unit(looted, 'campi').disordered, cp(looted, 'campi')]).toEqual([
      true,
      true,
      7,
    ]);
    const back = takenBack(looted, asked);
    const kept = draws(await stored(back), 'H');
    expect([unit(kept, 'campi').looting, unit(kept, 'campi').disordered, cp(kept, 'campi')]).toEqual([false, false, 8]);
  });
});

describe('his division that comes on where we stand', () => {
  it('NBC-RNF-04 NBC-GAR-02 NBC-MOV-21 NBC-REC-01 on our phone the table sets it down: our brigade gives ground, out of its farm and its rest', () => {
    const held = does(moving(ours()), { do: 'occupy', unit: 'husson', area: 'farm' });
    const two = nextTurn(held);
    const here = play(two, { do: 'set', what: 'formation', id: 'guards', set: { present: true } });
    const back: Play = { do: 'gives-ground', unit: 'husson' };
    expect(isOffered(two, back)).toBe(false);
    const gone = does(filed(here), back);
    expect([unit(gone, 'husson').area, unit(gone, 'husson').occupied, isOffered(gone, back)]).toEqual([null, 0, false]);
    expect(unit(takenBack(gone, here), 'husson').area).toBe('farm');
  });
});

describe('our general in the fire of strangers', () => {
  it('NBC-OFF-03 NBC-DC-01 NBC-QC-14 NBC-FF-09 two throws of his are owed: set aside and stored, nothing goes on before he is thrown for', async () => {
    const led = play(acts(ours(), 'picton', 'move'), { do: 'join', officer: 'reille', unit: 'husson' });
    const asked = does(toStep(led, 'firefights'), fire('hepburn', 'husson'));
    const thrown = all(says(asked, { 'a:cp': 6 }), ['throw:hepburn', hits(3, 1)], ['throw:husson', hits(3, 0)]);
    // His L of four, as it stands.
    expect(wanted(thrown)).toEqual([['check:husson', 4]]);
    const hit = accepts(enters(thrown, 'check:husson', { disorder: false }));
    const waits = await stored(aside(hit));
    expect([top(resumed(waits, 'officer-risk')).kind, refusal(waits, { do: 'next' })]).toEqual([
      'officer-risk',
      'turn-set-aside',
    ]);
    const fell = accepts(enters(resumed(waits, 'officer-risk'), 'dice', dice(6, 6)));
    expect([fell.officers.reille!.fate, fell.officers.reille!.host]).toEqual(['injured', null]);
    const after = does(fell, { do: 'next' });
    // Fired at from 2 cm, he begins in the zone: his two dice and no card are due, and nobody leads him.
    expect(wanted(does(acts(after, 'ii', 'move'), charge('husson', 'hepburn')))).toEqual([['dice', 2]]);
  });
});

describe('our arrival', () => {
  it('NBC-RNF-02 NBC-RR-03 NBC-ORD-21 NBC-SEQ-01 set aside it holds up its phase, and read back it asks for its order still', async () => {
    const coming = {
      reinforcements: [{ id: 'r-iii', side: 'a', formation: 'iii', at: 630, where: 'the road' }],
    } as More;
    const due = into(nextTurn(goTo(ours(coming), 7), 45), 2, 2);
    expect([top(due).kind, rated(due)]).toEqual(['arrival', 4]);
    const waits = await stored(aside(due));
    expect(refusal(waits, { do: 'next' })).toBe('turn-set-aside');
    const here = draws(says(resumed(filed(waits), 'arrival'), { order: 'attack' }), 'N');
    expect(here.formations.iii).toMatchObject({ order: 'attack', present: true });
    const not = draws(takenBack(here, waits) && resumed(takenBack(here, waits), 'arrival'), 'L');
    expect(not.formations.iii!.present).toBe(false);
    expect(top(into(nextTurn(goTo(not, 7)), 2, 3)).kind).toBe('arrival');
  });
});

describe('a square of his', () => {
  it('NBC-CC-25 NBC-CC-34 NBC-CC-13 NBC-SKM-02 our horse is thrown back by a brigade told in order, and breaks one told Disordered that is Disordered again', () => {
    const home = draws(does(moving(ours()), charge('milhaud', 'hepburn')), 'N');
    const open = fights(home, ['milhaud'], 'hepburn');
    const orderly = drives(open, { 'throw:milhaud': dice(6, 1, 1, 1, 1, 1) }).battle;
    const stood = accepts(orderly);
    expect(facts(stood, 'milhaud').contact).toBe(undefined);
    // He draws Normal: Disordered, and his square stands.
    expect(facts(stood, 'hepburn').told).toMatchObject({ cp: 5, disordered: true });
    const loose = says(takenBack(orderly, open), { 'd:disordered': true });
    // A four hits Disordered foot; Disordered again it goes, and three dice of half his points ride after it.
    const driven = drives(loose, { 'throw:milhaud': dice(4, 1, 1, 1, 1, 1), 'pursuit:milhaud': dice(5, 1, 1) });
    expect(driven.needs['pursuit:milhaud']).toMatchObject({ dice: 3 });
    expect(facts(accepts(driven.battle), 'hepburn').told).toMatchObject({ cp: 4, disordered: true });
  });
});
