/** Whole combats, worked by hand. Ratings of the checks are given, so that only the combat itself is at stake. */
import { describe, expect, it } from 'vitest';
import type { CheckCause, RateCheck } from '../../../src/battlefield/rules/close-combat/aftermath.ts';
import { type Answer, lyingOf, type Need } from '../../../src/battlefield/rules/close-combat/desk.ts';
import {
  type Attacker,
  type Combat,
  type CombatResult,
  type Fighter,
  type Role,
  unengagedAfter,
} from '../../../src/battlefield/rules/close-combat/facts.ts';
import { closeCombat } from '../../../src/battlefield/rules/close-combat/resolve.ts';
import { hitsOf } from '../../../src/battlefield/rules/close-combat/throws.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Result } from '../../../src/cards/results.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { reckon, term } from '../../../src/engine/reckoning.ts';
import { plain } from '../../plain.ts';

const foot = (id: string, more: Partial<Attacker> = {}): Attacker => ({ id, troop: 'infantry', q: 3, cp: 6, ...more });
const horse = (id: string, more: Partial<Attacker> = {}): Attacker => ({ id, troop: 'cavalry', q: 4, cp: 4, ...more });
const guns = (id: string, more: Partial<Fighter> = {}): Fighter => ({ id, troop: 'artillery', q: 4, cp: 0, ...more });
const fight = (attacker: Attacker, defender: Fighter, more: Partial<Combat> = {}): Combat => ({
  attackers: [attacker],
  defender,
  ...more,
});

const flat: RateCheck = () => reckon(plain('Rating'), [term(plain('Quality'), 3)]);
const say = (key: string, choice: string): Answer => ({ key, choice });
const draw = (unit: string, result: Result): Answer => ({ key: `check:${unit}`, result });
const dice = (key: string, ...faces: Face[]): Answer => ({ key, faces });
/** `hits` dice that always hit and the rest that never do. */
const thrown = (unit: string, hits: number, of: number): Answer =>
  dice(`throw:${unit}`, ...Array.from({ length: of }, (_, i): Face => (i < hits ? 6 : 1)));

function resolve(combat: Combat, answers: Answer[], rulings: Rulings = {}, rate = flat): CombatResult {
  const progress = closeCombat(combat, lyingOf(answers), rate, rulings);
  if (!progress.done) throw new Error(`still wanted: ${progress.needs.map((need) => need.key).join(', ')}`);
  return progress;
}
const wanted = (combat: Combat, answers: Answer[], rulings: Rulings = {}): Need[] => {
  const progress = closeCombat(combat, lyingOf(answers), flat, rulings);
  return progress.done ? [] : [...progress.needs];
};
const keys = (combat: Combat, answers: Answer[], rulings: Rulings = {}) =>
  wanted(combat, answers, rulings).map((need) => need.key);
const unit = (result: CombatResult, id: string) => result.units.find((each) => each.id === id)!;
/** Hits made by each role. */
const made = ({ throws }: CombatResult) => {
  const by = (role: Role) => throws.reduce((sum, sheet) => (sheet.role === role ? sum + hitsOf(sheet) : sum), 0);
  return { attacker: by('attacker'), defender: by('defender') };
};
/** "3 CP, D, T1, good, fall-back 8". */
const state = (result: CombatResult, id: string): string => {
  const { cp, disordered, exhaustion, fate, withdrawal } = unit(result, id);
  const back = withdrawal ? `${withdrawal.move} ${withdrawal.distance.total}` : 'stays';
  return `${cp} CP, ${disordered ? 'D' : '-'}, T${exhaustion}, ${fate}, ${back}`;
};

describe('infantry against infantry', () => {
  const combat = fight(foot('a'), foot('d', { cp: 5 }));

  it('NBC-CC-03 both sides throw at once, from the CP before the combat (AMB-162)', () => {
    expect(wanted(combat, []).map((need) => [need.key, need.kind === 'dice' && need.dice])).toEqual([
      ['throw:a', 6],
      ['throw:d', 5],
    ]);
    expect(keys(combat, [thrown('a', 5, 6)])).toEqual(['throw:d']);
    expect(made(resolve(combat, [thrown('a', 5, 6), thrown('d', 5, 5), draw('a', 'N'), draw('d', 'N')]))).toEqual({
      attacker: 5,
      defender: 5,
    });
  });

  it('NBC-CC-13 only units with losses draw; effects, then the ladder, then the way back', () => {
    const answers = [thrown('a', 3, 6), thrown('d', 2, 5)];
    expect(keys(combat, answers)).toEqual(['check:a', 'check:d']);
    const result = resolve(combat, [...answers, draw('a', 'N'), draw('d', 'VL')]);
    expect(state(result, 'a')).toBe('4 CP, D, T0, good, stays');
    expect(state(result, 'd')).toBe('2 CP, D, T1, good, retreat 15');
    expect([result.loser, result.ladder?.decided.step, result.ground]).toEqual(['defender', 2, 'a']);
    expect(unit(result, 'd').withdrawal?.facing).toBe('away');
  });

  it('NBC-CC-13 the cause of the check is told: own losses, the aspect it was struck from, the order that counts', () => {
    const asked: [string, CheckCause][] = [];
    const rate: RateCheck = (id, cause) => {
      asked.push([id, cause]);
      return flat(id, cause);
    };
    const flank = fight(foot('a', { strikes: 'flank' }), foot('d', { cp: 5, order: 'redeploy' }));
    resolve(
      flank,
      [
        thrown('a', 3, 6),
        dice('throw:a', 1, 1, 1),
        thrown('d', 2, 5),
        dice('throw:d', 6, 6),
        draw('a', 'N'),
        draw('d', 'N'),
      ],
      {},
      rate,
    );
    expect(asked).toEqual([
      ['a', { losses: 2, aspects: ['front'], order: 'defend' }],
      ['d', { losses: 3, aspects: ['flank'], order: 'redeploy' }],
    ]);
  });

  it('NBC-CC-24 winning infantry that was attacked stays, and the attacker goes back', () => {
    const result = resolve(combat, [thrown('a', 1, 6), thrown('d', 2, 5), draw('a', 'H'), draw('d', 'H')]);
    expect([result.loser, result.ladder?.decided.row, result.ground]).toEqual(['attacker', 'NBC-CC-20', null]);
    expect(state(result, 'a')).toBe('4 CP, -, T0, good, fall-back 8');
    expect(state(result, 'd')).toBe('4 CP, -, T0, good, stays');
  });

  it('NBC-CC-12 without a hit the attack stalls: 2 cm back, no checks, nobody wins', () => {
    const result = resolve(combat, [thrown('a', 0, 6), thrown('d', 0, 5)]);
    expect([result.ending, result.loser, result.ground]).toEqual(['no-combat', null, null]);
    expect(state(result, 'a')).toBe('6 CP, -, T0, good, withdraw 2');
    expect(state(result, 'd')).toBe('5 CP, -, T0, good, stays');
  });

  it('NBC-CC-14 a loser without losses goes back 6 cm and draws nothing (AMB-119)', () => {
    const disordered = fight(foot('a', { disordered: true }), foot('d', { cp: 5 }));
    const answers = [thrown('a', 1, 6), thrown('d', 0, 5), draw('d', 'H')];
    expect(state(resolve(disordered, answers), 'a')).toBe('6 CP, D, T0, good, fall-back 6');
    expect(keys(disordered, answers, { noCheckLoser: 'drawForDistance' })).toEqual(['distance:a']);
    const drawn = resolve(disordered, [...answers, { key: 'distance:a', result: 'L' }], {
      noCheckLoser: 'drawForDistance',
    });
    expect(state(drawn, 'a')).toBe('6 CP, D, T0, good, retreat 10');
    expect(state(resolve(disordered, answers, { noCheckLoser: 'noMove' }), 'a')).toBe('6 CP, D, T0, good, stays');
  });

  it('NBC-CC-21 by ruling the adjusted rating stands for quality (AMB-120)', () => {
    const rate: RateCheck = (id) => reckon(plain('Rating'), [term(plain('Quality'), id === 'a' ? 2 : 5)]);
    const better = fight(foot('a', { q: 4 }), foot('d', { cp: 5 }));
    const answers = [thrown('a', 1, 6), thrown('d', 1, 5), draw('a', 'N'), draw('d', 'N')];
    expect(resolve(better, answers, {}, rate).loser).toBe('defender');
    expect(resolve(better, answers, { loserQ: 'adjusted' }, rate).loser).toBe('attacker');
  });

  it('NBC-CC-09 Redeploy proves its hits again, and its formation goes over to Defend (AMB-29)', () => {
    const march = fight(foot('a'), foot('d', { cp: 5, order: 'redeploy' }));
    const answers = [thrown('a', 2, 6), dice('throw:d', 6, 5, 1, 1, 1)];
    expect(wanted(march, answers)).toMatchObject([{ key: 'throw:d', dice: 2, stage: 'confirm' }]);
    const result = resolve(march, [...answers, dice('throw:d', 4, 3), draw('a', 'VH'), draw('d', 'N')]);
    expect(made(result).defender).toBe(1);
    expect([unit(result, 'a').toDefend, unit(result, 'd').toDefend]).toEqual([false, true]);
  });

  it('NBC-CC-10 and NBC-CC-36: stands cost dice, and afterwards the unit keeps those it can bear', () => {
    const screens = fight(foot('a', { stands: 1 }), foot('d', { cp: 3, stands: 2 }));
    expect(wanted(screens, []).map((need) => need.kind === 'dice' && need.dice)).toEqual([5, 1]);
    const result = resolve(screens, [thrown('a', 1, 5), thrown('d', 1, 1), draw('a', 'VH'), draw('d', 'VH')]);
    expect([unit(result, 'a').standsThatMayStay, unit(result, 'd').standsThatMayStay]).toEqual([1, 1]);
  });

  it('NBC-CC-04 the battery dice follow the matrix, or by ruling hit as usual on 5 and 6 (AMB-112)', () => {
    const horseGuns = fight(foot('a', { battery: 'horse' }), horse('d'));
    expect(wanted(horseGuns, []).map((need) => need.kind === 'dice' && need.dice)).toEqual([8, 4]);
    const apart = wanted(horseGuns, [], { ccArtDice: 'fixed5' });
    expect(apart.map((need) => [need.key, need.kind === 'dice' && need.dice])).toEqual([
      ['throw:a', 6],
      ['guns:a', 2],
      ['throw:d', 4],
    ]);
    const result = resolve(horseGuns, [thrown('a', 1, 6), dice('guns:a', 5, 4), thrown('d', 0, 4), draw('d', 'N')], {
      ccArtDice: 'fixed5',
    });
    expect(made(result).attacker).toBe(2);
  });

  it('NBC-CC-37 an attached commander is tested after every combat that was fought, engineers after losses', () => {
    const led = fight(foot('a', { officer: true }), foot('d', { cp: 5, engineer: true }));
    const answers = [thrown('a', 1, 6), thrown('d', 0, 6)];
    expect(keys(led, answers)).toEqual(['engineers:d']);
    const saved = [...answers, dice('engineers:d', 6, 4)];
    // The engineers take the only loss: a combat it was, but the host has lost nothing and draws no card.
    expect(keys(led, saved)).toEqual(['officer:a']);
    const result = resolve(led, [...saved, dice('officer:a', 6, 6)]);
    expect([result.loser, unit(result, 'a').officerInjured, unit(result, 'd').engineersLost]).toEqual([
      'defender',
      true,
      true,
    ]);
    expect(state(result, 'd')).toBe('5 CP, -, T0, good, fall-back 6');
    const spared = resolve(led, [...answers, dice('engineers:d', 5, 4), draw('d', 'N'), dice('officer:a', 6, 5)]);
    expect([unit(spared, 'a').officerInjured, unit(spared, 'd').engineersLost, unit(spared, 'd').cp]).toEqual([
      false,
      false,
      4,
    ]);
  });

  it('NBC-CC-37 engineers throw again for every further loss of their host: the ride, and a way that is blocked', () => {
    // A square that was Disordered and is again: it goes back, and the horse ride after it.
    const square = fight(horse('h', { cp: 6 }), foot('d', { cp: 6, disordered: true, engineer: true }));
    const beaten = [thrown('h', 2, 6), thrown('d', 0, 7), dice('engineers:d', 4, 5), draw('d', 'N')];
    const ride = [...beaten, dice('pursuit:h', 6, 6, 1)];
    expect(keys(square, beaten)).toEqual(['pursuit:h']);
    expect(keys(square, ride)).toEqual(['engineers-ridden:d']);
    const saved = resolve(square, [...ride, dice('engineers-ridden:d', 5, 5)]);
    expect(unit(saved, 'd')).toMatchObject({ cp: 3, engineersLost: true, lost: { combat: 2, pursuit: 1 } });
    const spent = resolve(square, [...ride, dice('engineers-ridden:d', 5, 4)]);
    expect(unit(spent, 'd')).toMatchObject({ cp: 2, engineersLost: false, lost: { combat: 2, pursuit: 2 } });
    // Who fell in the combat falls no second time.
    const gone = [thrown('h', 2, 6), thrown('d', 0, 7), dice('engineers:d', 6, 5), draw('d', 'N')];
    expect(unit(resolve(square, [...gone, dice('pursuit:h', 6, 6, 1)]), 'd')).toMatchObject({ cp: 3 });

    const trapped = fight(foot('a'), foot('d', { cp: 6, engineer: true }));
    const stuck = [
      ...[thrown('a', 2, 6), thrown('d', 0, 7), dice('engineers:d', 1, 1), draw('d', 'H')],
      say('path:d', 'blocked'),
    ];
    expect(keys(trapped, stuck)).toEqual(['engineers-blocked:d']);
    const held = resolve(trapped, [...stuck, dice('engineers-blocked:d', 6, 6)]);
    expect(state(held, 'd')).toBe('4 CP, D, T0, vanquished, stays');
    expect(unit(held, 'd').lost).toEqual({ combat: 2, pursuit: 0, blocked: 0 });
    const worse = resolve(trapped, [...stuck, dice('engineers-blocked:d', 1, 2)]);
    expect(unit(worse, 'd')).toMatchObject({ cp: 3, lost: { blocked: 1 }, engineersLost: true, fate: 'vanquished' });
  });

  it('NBC-CC-37 by ruling a commander is tested once a turn (AMB-59), and never where nothing was fought', () => {
    const led = fight(foot('a', { officer: true, officerTested: true }), foot('d', { cp: 5 }));
    const answers = [thrown('a', 1, 6), thrown('d', 0, 5), draw('d', 'N')];
    expect(keys(led, answers)).toEqual(['officer:a']);
    expect(keys(led, answers, { attachedInjury: 'oncePerTurn' })).toEqual([]);
    expect(keys(led, [thrown('a', 0, 6), thrown('d', 0, 5)])).toEqual([]);
  });
});

describe('Broken units', () => {
  it('NBC-CC-29 the Broken side loses and goes twice its distance; the winner draws even without losses', () => {
    const combat = fight(foot('a'), foot('d', { cp: 2, disordered: true }));
    const answers = [thrown('a', 2, 6), thrown('d', 0, 2)];
    expect(wanted(combat, answers)).toMatchObject([
      { key: 'check:a', for: 'beat-broken' },
      { key: 'check:d', for: 'losses' },
    ]);
    const result = resolve(combat, [...answers, draw('a', 'L'), draw('d', 'L')]);
    expect([result.loser, result.ladder?.decided.step]).toEqual(['defender', 1]);
    expect(state(result, 'a')).toBe('6 CP, D, T0, good, stays');
    // Broken drops its Disorder but marks the tiredness of its result (AMB-164).
    expect(state(result, 'd')).toBe('0 CP, -, T1, broken, retreat 20');
    const kept = resolve(combat, [...answers, draw('a', 'L'), draw('d', 'L')], { brokenEffect: 'distanceOnly' });
    expect(state(kept, 'd')).toBe('0 CP, -, T0, broken, retreat 20');
  });

  it('NBC-CC-30 both Broken: the better comes back with 1 CP and has won', () => {
    const combat = fight(foot('a', { cp: 2, q: 5 }), foot('d', { cp: 2, q: 4 }));
    const result = resolve(combat, [thrown('a', 2, 2), thrown('d', 2, 2), draw('a', 'VL'), draw('d', 'H')]);
    expect([result.loser, result.ladder, result.ground]).toEqual(['defender', null, 'a']);
    expect(unit(result, 'a')).toMatchObject({
      restored: true,
      fate: 'good',
      cp: 1,
      lost: { combat: 1 },
      disordered: true,
      exhaustion: 1,
    });
    expect(state(result, 'd')).toBe('0 CP, -, T0, broken, fall-back 16');
  });

  it('NBC-CC-30 equals are parted by a die, the Minor Unit among them', () => {
    const pair: Combat = {
      attackers: [foot('a', { cp: 4, q: 4 }), foot('b', { cp: 1, q: 5 })],
      defender: foot('d', { cp: 5, q: 5 }),
    };
    const answers = [thrown('a', 4, 4), thrown('b', 1, 1), thrown('d', 5, 5)];
    expect(keys(pair, answers)).toEqual(['restored']);
    const minor = resolve(pair, [...answers, dice('restored', 3), draw('a', 'N'), draw('b', 'N'), draw('d', 'N')]);
    expect([minor.loser, minor.ground, unit(minor, 'b').restored]).toEqual(['defender', 'b', true]);
    expect(state(minor, 'a')).toBe('0 CP, -, T0, broken, fall-back 16');
    const defender = resolve(pair, [...answers, dice('restored', 4), draw('a', 'N'), draw('b', 'N'), draw('d', 'N')]);
    expect([defender.loser, unit(defender, 'd').restored]).toEqual(['attacker', true]);
    expect(state(defender, 'b')).toBe('0 CP, -, T0, broken, fall-back 16');
  });

  it('NBC-GL-15 a restored unit has not been Broken and stays Steady; only a Broken one can come back Shaken (AMB-132)', () => {
    const combat = fight(foot('a', { cp: 1, q: 5 }), foot('d', { cp: 1, q: 4 }));
    const result = resolve(combat, [thrown('a', 1, 1), thrown('d', 1, 1), draw('a', 'VH'), draw('d', 'VH')]);
    expect(result.units.map((each) => each.fate)).toEqual(['good', 'broken']);
    expect(unit(result, 'a')).toMatchObject({ cp: 1, lost: { combat: 0 }, check: { for: 'beat-broken' } });
  });

  it('NBC-GL-17 a Broken unit drops its Disorder and keeps its tiredness', () => {
    const combat = fight(foot('a'), foot('d', { cp: 1, disordered: true, exhaustion: 1 }));
    const result = resolve(combat, [thrown('a', 1, 6), thrown('d', 0, 1), draw('a', 'VH'), draw('d', 'N')]);
    expect(state(result, 'd')).toBe('0 CP, -, T1, broken, fall-back 16');
    expect(unit(result, 'd').standsThatMayStay).toBe(0);
  });

  it('NBC-GL-18 detachments and pontoon trains are Eliminated, without check or way back', () => {
    const post = fight(foot('a'), foot('d', { cp: 1, detachment: true }));
    const answers = [thrown('a', 1, 6), thrown('d', 0, 1)];
    expect(keys(post, answers)).toEqual(['check:a']);
    const result = resolve(post, [...answers, draw('a', 'H')]);
    expect(state(result, 'd')).toBe('0 CP, -, T0, eliminated, stays');
    expect(result.ground).toBe('a');
    const train = fight(foot('a'), { id: 'p', troop: 'pontoon', q: 3, cp: 0, engineer: true });
    const sunk = resolve(train, [thrown('a', 2, 6), thrown('p', 0, 2), draw('a', 'H')]);
    expect(unit(sunk, 'p')).toMatchObject({ fate: 'eliminated', engineersLost: true });
  });
});

describe('two against one', () => {
  const pair: Combat = { attackers: [foot('b', { cp: 3 }), foot('a', { cp: 5 })], defender: foot('d', { cp: 6 }) };

  it('NBC-CC-26 hits fall 2-1-2-1, each throws for itself, and the Major Unit decides', () => {
    const answers = [thrown('a', 1, 5), thrown('b', 2, 3), thrown('d', 4, 6)];
    const result = resolve(pair, [...answers, draw('a', 'L'), draw('b', 'VL'), draw('d', 'N')]);
    expect(made(result)).toEqual({ attacker: 3, defender: 4 });
    expect(result.units.map((each) => [each.id, each.leads, each.hits])).toEqual([
      ['a', true, 3],
      ['b', false, 1],
      ['d', true, 3],
    ]);
    // Both Disordered, four casualties against three: the attackers lose, and b goes by the row of a, not by its own.
    expect([result.loser, result.ladder?.decided.step]).toEqual(['attacker', 5]);
    expect(state(result, 'a')).toBe('2 CP, D, T0, good, retreat 10');
    expect(state(result, 'b')).toBe('2 CP, D, T1, good, retreat 10');
  });

  it('NBC-CC-26 equals are parted by quality, then by a die', () => {
    const even: Combat = { attackers: [foot('a'), foot('b')], defender: foot('d') };
    expect(keys(even, [])).toEqual(['major']);
    expect(keys(even, [dice('major', 4)])).toEqual(['throw:b', 'throw:a', 'throw:d']);
    expect(keys({ ...even, attackers: [foot('a'), foot('b', { q: 4 })] }, [])).toEqual([
      'throw:b',
      'throw:a',
      'throw:d',
    ]);
  });

  it('NBC-CC-26 the defender throws at the class of the Major Unit, or by ruling at the harder one (AMB-122)', () => {
    const mixed: Combat = { attackers: [horse('h', { cp: 3 }), foot('a', { cp: 5 })], defender: foot('d', { cp: 3 }) };
    const answers = [thrown('a', 0, 5), dice('throw:a', 1, 1, 1), thrown('h', 0, 3), dice('throw:d', 5, 5, 1)];
    const throwsAt = (rulings: Rulings) =>
      closeCombat(mixed, lyingOf(answers), flat, rulings).throws.find((each) => each.unit === 'd')?.toHit?.total;
    expect([throwsAt({}), throwsAt({ defToHit: 'worst' })]).toEqual([5, 6]);
  });

  it('NBC-CC-08 infantry and cavalry share the size of the Minor Unit between their throws (AMB-115)', () => {
    const mixed: Combat = { attackers: [foot('a', { cp: 5 }), horse('h', { cp: 3 })], defender: foot('d', { cp: 3 }) };
    const first = [dice('throw:a', 5, 5, 5, 1, 1), thrown('d', 0, 3)];
    expect(wanted(mixed, first)).toMatchObject([{ key: 'throw:a', stage: 'bonus', dice: 2 }]);
    const second = [...first, dice('throw:a', 1, 1), thrown('h', 0, 3)];
    expect(wanted(mixed, second)).toMatchObject([{ key: 'throw:h', stage: 'bonus', dice: 1 }]);
    expect(wanted(mixed, second, { infCav: 'eachN' })).toMatchObject([{ key: 'throw:h', stage: 'bonus', dice: 3 }]);
    expect(keys(mixed, second, { infCav: 'majorOnly' })).toEqual(['check:a', 'check:d']);
  });

  it('NBC-CC-26 a Minor Unit that is Broken beside a winner goes back twice its own distance', () => {
    const answers = [thrown('a', 5, 5), thrown('b', 3, 3), thrown('d', 6, 6)];
    const strong: Combat = { ...pair, attackers: [foot('b', { cp: 2 }), foot('a', { cp: 9 })] };
    const result = resolve(strong, [
      thrown('a', 4, 9),
      thrown('b', 1, 2),
      ...answers.slice(2),
      draw('a', 'H'),
      draw('b', 'L'),
      draw('d', 'VL'),
    ]);
    expect([result.loser, result.ground]).toEqual(['defender', 'a']);
    expect(state(result, 'b')).toBe('0 CP, -, T0, broken, retreat 20');
  });
});

describe('batteries', () => {
  it.each<[string, Partial<Fighter>, number, string, string, boolean]>([
    ['no hit', {}, 0, '0 CP, -, T0, good, stays', 'fall-back 5', false],
    ['one hit', {}, 1, '0 CP, D, T0, good, stays', 'fall-back 5', false],
    ['two hits', {}, 2, '0 CP, D, T0, eliminated, stays', 'stays', true],
    ['one hit when Disordered', { disordered: true }, 1, '0 CP, D, T0, eliminated, stays', 'stays', true],
    ['no hit when Disordered', { disordered: true }, 0, '0 CP, D, T0, good, stays', 'fall-back 5', false],
  ])('NBC-CC-11 %s', (_, state0, hits, battery, attacker, overrun) => {
    const combat = fight(foot('a'), guns('g', state0));
    const result = resolve(combat, [thrown('a', hits, 6), ...(overrun ? [draw('a', 'N')] : [])]);
    expect(result.ending).toBe('battery');
    expect(unit(result, 'g')).toMatchObject({
      cp: 0,
      disordered: battery.includes('D,'),
      fate: overrun ? 'eliminated' : 'good',
    });
    expect(state(result, 'a')).toContain(attacker);
    expect([result.ladder, result.ground]).toEqual([null, overrun ? 'a' : null]);
  });

  it('NBC-CC-11 the battery throws nothing and draws nothing; who breaks it takes the winner’s check (NBC-CC-29)', () => {
    const combat = fight(horse('h'), guns('g'));
    expect(keys(combat, [])).toEqual(['throw:h']);
    expect(keys(combat, [thrown('h', 2, 4)])).toEqual(['check:h']);
    expect(keys(combat, [thrown('h', 1, 4)])).toEqual([]);
    expect(state(resolve(combat, [thrown('h', 2, 4), draw('h', 'H')]), 'h')).toBe('4 CP, D, T0, good, stays');
  });

  it('NBC-CC-11 abandoned guns are lost without a throw, or by ruling stand Disordered (AMB-84)', () => {
    const combat = fight(foot('a'), guns('g'), { abandoned: true });
    const lost = resolve(combat, []);
    expect([lost.ending, unit(lost, 'g').fate, lost.ground]).toEqual(['abandoned-guns', 'eliminated', 'a']);
    const fixed = resolve(combat, [thrown('a', 0, 6)], { abandoned: 'disorderedAndFixed' });
    expect([unit(fixed, 'g').fate, unit(fixed, 'a').withdrawal]).toEqual(['good', null]);
  });
});

describe('squares', () => {
  const combat = fight(horse('h'), foot('d', { cp: 5 }));

  it('NBC-CC-25 a square that loses stands, and the cavalry falls back 5 cm', () => {
    const result = resolve(combat, [thrown('h', 2, 4), thrown('d', 1, 5), draw('h', 'VH'), draw('d', 'N')]);
    expect([result.loser, result.ground]).toEqual(['defender', null]);
    expect(state(result, 'd')).toBe('3 CP, D, T0, good, stays');
    expect(state(result, 'h')).toBe('3 CP, -, T0, good, fall-back 5');
    expect(unit(result, 'h').pursuit).toBeNull();
  });

  it('NBC-CC-25 a square Disordered before that is Disordered again gives way, and can be ridden down', () => {
    const shaky = fight(horse('h'), foot('d', { cp: 5, disordered: true }));
    const answers = [thrown('h', 2, 4), thrown('d', 0, 5), draw('d', 'N')];
    expect(keys(shaky, answers)).toEqual(['pursuit:h']);
    const result = resolve(shaky, [...answers, say('pursuit:h', 'no')]);
    expect([result.loser, result.ground]).toEqual(['defender', 'h']);
    expect(state(result, 'd')).toBe('3 CP, D, T0, good, fall-back 8');
  });

  it('NBC-CC-25 Disordered before, but no Disorder again: it stands even as the loser', () => {
    const shaky = fight(horse('h'), foot('d', { cp: 5, disordered: true }));
    const result = resolve(shaky, [thrown('h', 2, 4), thrown('d', 0, 5), draw('d', 'H')]);
    expect([result.loser, state(result, 'd')]).toEqual(['defender', '3 CP, D, T0, good, stays']);
  });

  it('NBC-CC-25 cavalry that loses goes by its own result; a Broken square breaks', () => {
    const lost = resolve(combat, [thrown('h', 1, 4), thrown('d', 2, 5), draw('h', 'L'), draw('d', 'VH')]);
    expect([lost.loser, state(lost, 'h')]).toEqual(['attacker', '2 CP, D, T0, good, retreat 15']);
    const weak = fight(horse('h'), foot('d', { cp: 2 }));
    const broken = resolve(weak, [thrown('h', 2, 4), thrown('d', 0, 2), draw('h', 'H'), draw('d', 'H')]);
    expect(state(broken, 'd')).toBe('0 CP, -, T0, broken, fall-back 16');
  });

  it('NBC-CC-25 infantry and cavalry together fall-back 5 cm from a square that stands', () => {
    const both: Combat = { attackers: [foot('a', { cp: 5 }), horse('h', { cp: 3 })], defender: foot('d', { cp: 5 }) };
    const result = resolve(both, [
      dice('throw:a', 6, 6, 1, 1, 1, 1, 1, 1),
      thrown('h', 0, 3),
      thrown('d', 0, 5),
      draw('d', 'N'),
    ]);
    expect([state(result, 'a'), state(result, 'h')]).toEqual([
      '5 CP, -, T0, good, fall-back 5',
      '3 CP, -, T0, good, fall-back 5',
    ]);
  });
});

describe('pursuit', () => {
  const combat = fight(horse('h', { cp: 6 }), horse('d', { cp: 6 }));
  const won = [thrown('h', 2, 6), thrown('d', 1, 6), draw('h', 'VH')];

  it.each<[Result, boolean]>([
    ['VH', false],
    ['H', true],
    ['N', true],
    ['L', true],
    ['VL', true],
  ])('NBC-CC-34 the loser’s %s: pursuit %s, with half of the 5 CP left', (result, allowed) => {
    const needs = wanted(combat, [...won, draw('d', result)]);
    expect(needs.map((need) => [need.key, need.kind === 'dice' && need.dice])).toEqual(
      allowed ? [['pursuit:h', 2]] : [],
    );
  });

  it('NBC-CC-34 hits cost CP without a further check; on L half, on VL all misses are thrown again', () => {
    const plain = resolve(combat, [...won, draw('d', 'N'), dice('pursuit:h', 5, 4)]);
    expect([unit(plain, 'd').lost, unit(plain, 'd').cp]).toEqual([{ combat: 2, pursuit: 1, blocked: 0 }, 3]);
    expect(wanted(combat, [...won, draw('d', 'L'), dice('pursuit:h', 1, 1)])).toMatchObject([
      { stage: 'bonus', dice: 1 },
    ]);
    expect(wanted(combat, [...won, draw('d', 'VL'), dice('pursuit:h', 1, 1)])).toMatchObject([
      { stage: 'bonus', dice: 2 },
    ]);
  });

  it('NBC-CC-34 it throws as it stands after its own check: Disordered on 6, Tired one less', () => {
    const worn = fight(horse('h', { cp: 6, exhaustion: 1 }), horse('d', { cp: 6, exhaustion: 2 }));
    const answers = [thrown('h', 0, 6), dice('throw:d', 1, 1, 1, 1, 1, 1)];
    expect(resolve(worn, answers).ending).toBe('no-combat');
    const tired = fight(
      horse('h', { cp: 6, exhaustion: 1, horse: 'heavy' }),
      horse('d', { cp: 6, exhaustion: 2, horse: 'light' }),
    );
    const result = resolve(tired, [thrown('h', 2, 6), thrown('d', 0, 6), draw('d', 'N'), dice('pursuit:h', 5, 6, 5)]);
    expect(unit(result, 'h').pursuit?.hits).toBe(1);
  });

  it('NBC-CC-34 cavalry that was attacked and wins takes the ground and pursues too (AMB-166)', () => {
    const answers = [thrown('h', 1, 6), thrown('d', 2, 6), draw('h', 'N'), draw('d', 'VH')];
    expect(keys(combat, answers)).toEqual(['pursuit:d']);
    const result = resolve(combat, [...answers, dice('pursuit:d', 6, 6)]);
    expect([result.ground, unit(result, 'h').lost.pursuit]).toEqual(['d', 2]);
  });

  it('NBC-CC-34 infantry never pursues, and nobody pursues a loser that drew no card (AMB-124)', () => {
    const infantry = fight(foot('a'), horse('d'));
    expect(keys(infantry, [thrown('a', 2, 6), thrown('d', 0, 4), draw('d', 'L')])).toEqual([]);
    const unhurt = fight(horse('h', { cp: 6 }), horse('d', { disordered: true }));
    const answers = [thrown('h', 0, 6), thrown('d', 1, 4), draw('h', 'VH')];
    expect([resolve(unhurt, answers).loser, keys(unhurt, answers)]).toEqual(['defender', []]);
  });

  it('NBC-CC-34 by ruling the winner’s own check drives it (AMB-124)', () => {
    const answers = [thrown('h', 2, 6), thrown('d', 1, 6), draw('h', 'VH'), draw('d', 'N')];
    expect(keys(combat, answers, { pursuit: 'winner' })).toEqual([]);
  });

  it('NBC-CC-34 in a pair each cavalry throws for itself, or by ruling the Major Unit alone (AMB-166)', () => {
    const pair: Combat = { attackers: [horse('h', { cp: 6 }), horse('i', { cp: 4 })], defender: horse('d', { cp: 9 }) };
    const answers = [thrown('h', 2, 6), thrown('i', 1, 4), thrown('d', 0, 9), draw('d', 'N')];
    expect(keys(pair, answers)).toEqual(['pursuit:h', 'pursuit:i']);
    expect(keys(pair, answers, { pursuitPair: 'majorOnly' })).toEqual(['pursuit:h']);
    const result = resolve(pair, [...answers, dice('pursuit:h', 6, 6, 1), dice('pursuit:i', 6, 1)]);
    expect(unit(result, 'd').cp).toBe(3);
  });

  it('NBC-CC-34 after two beaten attackers the hits of the ride fall 2-1 as in the combat', () => {
    const pair: Combat = { attackers: [horse('h', { cp: 6 }), horse('i', { cp: 5 })], defender: horse('d', { cp: 8 }) };
    const answers = [thrown('h', 0, 6), thrown('i', 0, 5), thrown('d', 1, 8), draw('h', 'N')];
    const result = resolve(pair, [...answers, dice('pursuit:d', 6, 6, 6, 1)]);
    expect([unit(result, 'h').lost, unit(result, 'i').lost]).toEqual([
      { combat: 1, pursuit: 2, blocked: 0 },
      { combat: 0, pursuit: 1, blocked: 0 },
    ]);
  });

  it('NBC-CC-34 a loser ridden down to nothing was Broken in the combat: twice the distance, and the winner draws', () => {
    const last = fight(horse('h', { cp: 6 }), horse('d', { cp: 3 }));
    const answers = [thrown('h', 2, 6), thrown('d', 0, 3), draw('d', 'N'), dice('pursuit:h', 6, 1, 1)];
    expect(wanted(last, answers)).toMatchObject([{ key: 'check:h', for: 'beat-broken' }]);
    const result = resolve(last, [...answers, draw('h', 'H')]);
    expect(state(result, 'd')).toBe('0 CP, -, T0, broken, fall-back 24');
    expect(state(result, 'h')).toBe('6 CP, D, T0, good, stays');
  });

  it('NBC-CC-35 impetuous cavalry that draws blood follows, and else it does not', () => {
    const wild = fight(horse('h', { cp: 6, impetuous: true }), horse('d', { cp: 6 }));
    const follows = (...faces: Face[]) =>
      unit(resolve(wild, [...won, draw('d', 'N'), dice('pursuit:h', ...faces)]), 'h').followsUp;
    expect([follows(5, 1), follows(4, 1)]).toEqual([true, false]);
  });
});

describe('the way back', () => {
  const combat = fight(foot('a', { cp: 6 }), foot('d', { cp: 6 }));
  const beaten = [thrown('a', 2, 6), thrown('d', 0, 6), draw('d', 'N')];

  it('NBC-CC-27 a loser that finds no way stays, loses 1 CP and one step; half as much again vanquishes it', () => {
    const held = resolve(combat, [...beaten, say('path:d', 'blocked')]);
    // 6 CP against 1.5 times the 3 CP left: vanquished.
    expect(unit(held, 'd')).toMatchObject({ cp: 3, fate: 'vanquished', lost: { combat: 2, blocked: 1 } });
    expect(held.ground).toBe('a');
    const even = fight(foot('a', { cp: 4 }), foot('d', { cp: 6 }));
    const stays = resolve(even, [thrown('a', 2, 4), thrown('d', 0, 6), draw('d', 'N'), say('path:d', 'blocked')]);
    // N had Disordered it already, so it is Tired now; 4 CP are fewer than 4.5.
    expect(state(stays, 'd')).toBe('3 CP, D, T1, good, stays');
    expect(stays.ground).toBeNull();
  });

  it('NBC-CC-23 friends in the first 5 cm: both are Disordered, nobody loses anything', () => {
    const clear = resolve(combat, [thrown('a', 2, 6), thrown('d', 0, 6), draw('d', 'H')]);
    expect(state(clear, 'd')).toBe('4 CP, -, T0, good, fall-back 8');
    expect(clear.mayBeSaid.map((need) => need.key)).toEqual(['path:d', 'friends:d']);
    const crowded = resolve(combat, [
      thrown('a', 2, 6),
      thrown('d', 0, 6),
      draw('d', 'H'),
      say('friends:d', 'in-the-way'),
    ]);
    expect(state(crowded, 'd')).toBe('4 CP, D, T0, good, fall-back 8');
    expect(unit(crowded, 'd').friendsDisordered).toBe(true);
  });

  it('NBC-CC-34 nobody rides after a loser that could not go back', () => {
    const cavalry = fight(horse('h', { cp: 4 }), horse('d', { cp: 9 }));
    const answers = [thrown('h', 2, 4), thrown('d', 0, 9), draw('d', 'N')];
    expect(keys(cavalry, answers)).toEqual(['pursuit:h']);
    const result = resolve(cavalry, [...answers, say('path:d', 'blocked')]);
    expect([unit(result, 'h').pursuit, result.ground, unit(result, 'd').cp]).toEqual([null, null, 6]);
  });

  it('NBC-CC-33 after the combat its units are un-engaged, those that stay in contact are not', () => {
    expect(unengagedAfter(resolve(combat, beaten))).toEqual(['a', 'd']);
    const area = fight(foot('a'), foot('d', { cp: 6 }), { area: { fight: 'for', round: 1 } });
    const round = resolve(area, [
      thrown('a', 1, 6),
      dice('throw:a', 6),
      thrown('d', 2, 6),
      draw('a', 'H'),
      draw('d', 'VH'),
      say('stay', 'stay'),
    ]);
    expect([round.next, unengagedAfter(round)]).toEqual(['second-round', []]);
  });
});

describe('built-up areas', () => {
  const first = fight(foot('a'), foot('d'), { area: { fight: 'for', round: 1 } });
  const second = fight(foot('a'), foot('d'), { area: { fight: 'for', round: 2 } });

  it('NBC-CC-31 in the first round only the attacker proves his hits, in the second both do', () => {
    const hits = [dice('throw:a', 6, 6, 1, 1, 1, 1), dice('throw:d', 6, 1, 1, 1, 1, 1)];
    expect(wanted(first, hits)).toMatchObject([{ key: 'throw:a', stage: 'confirm', dice: 2 }]);
    expect(wanted(second, hits)).toMatchObject([
      { key: 'throw:a', stage: 'confirm', dice: 2 },
      { key: 'throw:d', stage: 'confirm', dice: 1 },
    ]);
  });

  it('NBC-CC-31 a losing attacker without a Disorder may stay for a second round, which gives no third', () => {
    const answers = [thrown('a', 1, 6), dice('throw:a', 4), thrown('d', 2, 6), draw('a', 'H'), draw('d', 'VH')];
    expect(keys(first, answers)).toEqual(['stay']);
    expect(keys(first, [...answers, say('stay', 'perhaps')])).toEqual(['stay']);
    const stays = resolve(first, [...answers, say('stay', 'stay')]);
    expect([stays.next, state(stays, 'a'), stays.ground]).toEqual(['second-round', '4 CP, -, T0, good, stays', null]);
    const goes = resolve(first, [...answers, say('stay', 'fall-back')]);
    expect([goes.next, state(goes, 'a')]).toEqual([null, '4 CP, -, T0, good, fall-back 8']);
    const later = [thrown('a', 0, 6), thrown('d', 2, 6), dice('throw:d', 4, 4), draw('a', 'H')];
    expect(state(resolve(second, later), 'a')).toBe('4 CP, -, T0, good, fall-back 8');
  });

  it('NBC-CC-31 an attacker that was Disordered by the combat has no choice', () => {
    const answers = [thrown('a', 1, 6), dice('throw:a', 4), thrown('d', 2, 6), draw('a', 'N'), draw('d', 'VH')];
    expect(state(resolve(first, answers), 'a')).toBe('4 CP, D, T0, good, fall-back 8');
  });

  it('NBC-CC-28 a defender that loses ends outside the area', () => {
    const answers = [thrown('a', 2, 6), dice('throw:a', 4, 4), thrown('d', 0, 6), draw('d', 'N')];
    const result = resolve(first, answers);
    expect([result.ground, unit(result, 'd').withdrawal?.leavesArea]).toEqual(['a', true]);
  });

  it('NBC-CC-31 a double Disorder throws the defender out even when it has won (AMB-128)', () => {
    const shaky = fight(foot('a', { exhaustion: 0 }), foot('d', { disordered: true }), {
      area: { fight: 'for', round: 2 },
    });
    const answers = [thrown('a', 2, 6), dice('throw:a', 4, 4), thrown('d', 2, 6), dice('throw:d', 4, 4)];
    const result = resolve(shaky, [...answers, draw('a', 'VL'), draw('d', 'N')]);
    expect([result.loser, result.ground]).toEqual(['attacker', null]);
    expect(state(result, 'd')).toBe('4 CP, D, T0, good, fall-back 8');
    expect(state(result, 'a')).toBe('4 CP, D, T1, good, retreat 15');
  });

  it('NBC-CC-31 where the defender is thrown out there is nobody to stay in contact with', () => {
    const worn = fight(foot('a', { exhaustion: 1 }), foot('d', { disordered: true }), {
      area: { fight: 'for', round: 1 },
    });
    const answers = [
      dice('throw:a', 6, 1, 1, 1, 1, 1),
      dice('throw:a', 4),
      thrown('d', 1, 6),
      draw('a', 'H'),
      draw('d', 'N'),
    ];
    const result = resolve(worn, answers);
    // The attacker loses as the more exhausted, the defender leaves for its double Disorder.
    expect([result.loser, result.ladder?.decided.step, result.next, result.ground]).toEqual([
      'attacker',
      2,
      null,
      null,
    ]);
    expect([state(result, 'a'), state(result, 'd')]).toEqual([
      '5 CP, -, T1, good, fall-back 8',
      '5 CP, D, T0, good, fall-back 8',
    ]);
  });

  it('NBC-CC-31 a double Disorder makes a winning attacker break off (AMB-128)', () => {
    const shaky = fight(foot('a', { disordered: true }), foot('d', { cp: 2 }), { area: { fight: 'for', round: 2 } });
    const answers = [thrown('a', 2, 6), dice('throw:a', 4, 4), thrown('d', 1, 2), dice('throw:d', 4)];
    const result = resolve(shaky, [...answers, draw('a', 'N'), draw('d', 'N')]);
    expect([result.loser, result.ground]).toEqual(['defender', null]);
    expect(state(result, 'a')).toBe('5 CP, D, T0, good, fall-back 8');
  });

  it('NBC-CC-32 out of an area: who falls back returns to it, who retreats goes the whole way', () => {
    const sortie = fight(foot('a'), foot('d'), { area: { fight: 'out-of' } });
    const answers = [thrown('a', 1, 6), thrown('d', 2, 6), draw('d', 'VH')];
    expect(unit(resolve(sortie, [...answers, draw('a', 'H')]), 'a').withdrawal?.stopsInArea).toBe(true);
    expect(unit(resolve(sortie, [...answers, draw('a', 'L')]), 'a').withdrawal?.stopsInArea).toBeUndefined();
    const weak = fight(foot('a', { cp: 2 }), foot('d'), { area: { fight: 'out-of' } });
    const broken = resolve(weak, [thrown('a', 0, 2), thrown('d', 2, 6), draw('a', 'H'), draw('d', 'H')]);
    expect(unit(broken, 'a').withdrawal?.stopsInArea).toBeUndefined();
  });

  it('NBC-BUA-03 the battery of the defender leaves the area Disordered, and adds no dice', () => {
    const battery = fight(foot('a'), foot('d', { battery: 'foot' }), { area: { fight: 'for', round: 1 } });
    expect(wanted(battery, []).map((need) => need.kind === 'dice' && need.dice)).toEqual([6, 6]);
    const result = resolve(battery, [thrown('a', 0, 6), thrown('d', 0, 6)]);
    expect(unit(result, 'd').batteryEvacuates).toBe(true);
  });

  it('NBC-GAR-07 the garrison never goes back; the attacker does, whether he wins or not (AMB-165)', () => {
    const combat = fight(foot('a'), foot('g', { troop: 'garrison', cp: 6 }), {
      area: { fight: 'for', round: 1, garrisoned: true },
    });
    const win = resolve(combat, [
      thrown('a', 2, 6),
      dice('throw:a', 4, 4),
      thrown('g', 1, 6),
      draw('a', 'H'),
      draw('g', 'VL'),
    ]);
    expect([win.loser, win.ground]).toEqual(['defender', null]);
    expect([state(win, 'g'), state(win, 'a')]).toEqual(['4 CP, D, T1, good, stays', '5 CP, -, T0, good, fall-back 8']);
    const clean = resolve(combat, [thrown('a', 2, 6), dice('throw:a', 4, 4), thrown('g', 0, 6), draw('g', 'N')]);
    expect(state(clean, 'a')).toBe('6 CP, -, T0, good, fall-back 6');
    const loss = resolve(combat, [thrown('a', 0, 6), thrown('g', 1, 6), draw('a', 'H')]);
    expect([loss.loser, state(loss, 'a')]).toEqual(['attacker', '5 CP, -, T0, good, fall-back 8']);
    const small = fight(foot('a'), foot('g', { troop: 'garrison', cp: 2 }), {
      area: { fight: 'for', round: 1, garrisoned: true },
    });
    const taken = resolve(small, [thrown('a', 2, 6), dice('throw:a', 4, 4), thrown('g', 0, 2), draw('a', 'H')]);
    expect([unit(taken, 'g').fate, taken.ground, state(taken, 'a')]).toEqual([
      'eliminated',
      'a',
      '6 CP, -, T0, good, stays',
    ]);
  });

  it('NBC-GAR-07 a Support Unit that loses goes, the attacker too, or by ruling he fights the garrison at once', () => {
    const combat = fight(foot('a'), foot('s'), { area: { fight: 'for', round: 1, garrisoned: true } });
    const answers = [thrown('a', 2, 6), dice('throw:a', 4, 4), thrown('s', 1, 6), draw('a', 'H'), draw('s', 'N')];
    const next = resolve(combat, answers);
    expect([next.ground, next.next, state(next, 's'), state(next, 'a')]).toEqual([
      null,
      null,
      '4 CP, D, T0, good, fall-back 8',
      '5 CP, -, T0, good, fall-back 8',
    ]);
    const now = resolve(combat, answers, { garrisonFollowUp: 'sameAction' });
    expect([now.next, unit(now, 'a').withdrawal, unit(now, 'a').staysInContact]).toEqual(['garrison', null, true]);
    const lost = [thrown('a', 1, 6), dice('throw:a', 4), thrown('s', 2, 6), draw('a', 'H'), draw('s', 'H')];
    expect(keys(combat, lost)).toEqual([]);
  });
});
