import { describe, expect, it } from 'vitest';
import type { Battle, FactValue } from '../../../src/battlefield/battle.ts';
import { plainMove } from '../../../src/battlefield/movement/plain-moves.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { leastMove } from '../../../src/battlefield/rules/command/order-obligations.ts';
import { isSheltered } from '../../../src/battlefield/rules/fire/artillery.ts';
import type { Order } from '../../../src/book/terms.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { codeOf, word } from '../../../src/engine/message.ts';
import type { Scenario } from '../../../src/scenarios/schema.ts';
import { answer, argsOf, begin, codesIn, goTo, play, refusal, small, story, told, top, withUnit } from '../fixtures.ts';

/** Into the move step of the French II Corps, under an order. */
function moving(order: Order = 'defend', from: Scenario = small(), rulings = {}): Battle {
  let battle = goTo(begin(from, { rulings }), 6);
  battle = { ...battle, formations: { ...battle.formations, ii: { ...battle.formations.ii!, order } } };
  battle = play(
    battle,
    { do: 'choose', side: 'a', card: { formation: 'ii' } },
    { do: 'choose', side: 'b', card: { formation: 'picton' } },
  );
  battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'a' });
  return play(battle, { do: 'decide', task: top(battle).id, choice: 'under' }, { do: 'next' });
}

const read = (battle: Battle) => procedureFor(top(battle).kind).reading(battle, top(battle));
const cmOf = (battle: Battle) => argsOf(read(battle).word, 'move-cm')?.cm;
const cm = (n: number) => ({ code: 'move-cm', args: { cm: n } });
const needs = (battle: Battle) => procedureFor(top(battle).kind).needs(battle, top(battle));
const say = (battle: Battle, facts: Record<string, FactValue>) =>
  play(battle, { do: 'answer', task: top(battle).id, facts });
const dice = (battle: Battle, ...faces: Face[]) =>
  play(battle, { do: 'enter', task: top(battle).id, slot: 'dice', thing: { dice: faces } });
const accept = (battle: Battle) => play(battle, { do: 'accept', task: top(battle).id });
const check = (battle: Battle, disordered: boolean) => answer(battle, { card: { disorder: disordered } });
const open = (battle: Battle, unit: string) => play(battle, { do: 'move', unit });

describe('a move reckoned', () => {
  it('NBC-OCC-01 tells a unit out of command to keep out of the Contact Zone, unless a six compels it', () => {
    const lost = withUnit(moving(), 'husson', { facts: { ooc: true } });
    expect(codesIn(read(open(lost, 'husson')).means)).toContain('zone-lost-outside');
    const inside = say(open(lost, 'husson'), { inCZ: true });
    expect(codesIn(read(dice(inside, 2, 3)).means)).toContain('zone-lost-inside');
    expect(codesIn(read(dice(inside, 6, 3)).means)).not.toContain('zone-lost-inside');
    expect(read(open(moving(), 'husson')).means).toBe('');
    // NBC-OCC-03: left behind, it is not out of command.
    const behind = withUnit(lost, 'husson', { ownOrder: 'defend' });
    expect(read(open(behind, 'husson')).means).toBe('');
  });

  it('NBC-ORD-02 says what an attack asks of a unit in the Contact Zone, by the way the group reads it (attackEngage)', () => {
    const asks = (order: Order, attackEngage: 'either' | 'contactOnly', unit = 'husson', inCZ = true) => {
      const opened = say(open(moving(order, small(), { attackEngage }), unit), { inCZ });
      return codesIn(
        read(
          inCZ
            ? dice(opened, ...(Array(needs(opened).flatMap((n) => ('dice' in n ? n.dice : 0))[0]).fill(3) as Face[]))
            : opened,
        ).means,
      );
    };
    expect(asks('attack', 'either')).toContain('move-engage-either');
    expect(asks('attack', 'contactOnly')).toContain('move-engage-contact');
    expect(asks('attack', 'either', 'pire')).toContain('move-engage-contact');
    expect(asks('attack', 'either', 'guns')).not.toContain('move-engage-contact');
    expect(asks('attack', 'either', 'husson', false)).not.toContain('move-engage-contact');
    expect(asks('defend', 'either')).not.toContain('move-engage-contact');
  });

  it.each([
    ['husson', 18],
    ['pire', 24],
    ['guns', 12],
  ])('NBC-MOV-08 tells %s its full move at once: %i cm', (unit, far) => {
    expect(cmOf(open(moving(), unit))).toBe(far);
  });

  it('NBC-MOV-12 takes soft ground off at once, and is believed without a throw', () => {
    const battle = moving();
    const soft = { ...battle, sky: { ...battle.sky, ground: 'soft' as const } };
    expect(cmOf(open(soft, 'husson'))).toBe(16);
    expect(cmOf(open(soft, 'pire'))).toBe(19);
  });

  it('NBC-MOV-14 adds the marching bonus of the order in force', () => {
    expect(cmOf(open(moving('redeploy'), 'husson'))).toBe(23);
    expect(cmOf(open(moving('strategic'), 'pire'))).toBe(39);
  });

  it('NBC-MOV-09 NBC-MOV-10 a wood of two shifts asks infantry for two dice, and a disorder check', () => {
    let battle = open(moving(), 'husson');
    battle = say(battle, { 'terrain.1': true });
    expect(needs(battle)).toMatchObject([{ want: 'dice', dice: 2 }]);
    battle = dice(battle, 3, 4);
    expect(cmOf(battle)).toBe(7);
    battle = accept(battle);
    expect(top(battle)).toMatchObject({
      kind: 'disorder',
      unit: 'husson',
      data: { column: 'move', why: { code: 'move-check-terrain' } },
    });
    expect(check(battle, true).units.husson!.disordered).toBe(true);
  });

  it('NBC-MOV-10 dice that do not reach the wood stop at its edge, without a check', () => {
    let battle = say(open(moving(), 'husson'), { 'terrain.1': true });
    battle = say(dice(battle, 1, 2), { edgeCm: 9 });
    expect(read(battle)).toMatchObject({ word: cm(9) });
    expect(accept(battle).agenda).toHaveLength(0);
  });

  it('NBC-MOV-11 a hilly scenario takes 2 cm a contour', () => {
    const battle = say(open(moving('defend', small({ hills: 'hilly' })), 'husson'), { contours: 3 });
    expect(cmOf(battle)).toBe(12);
  });

  it('NBC-MOV-13 mud is two columns and a check for any move; a face takes all of it', () => {
    const dry = moving();
    const mud = { ...dry, sky: { ...dry.sky, ground: 'mud' as const } };
    let battle = open(mud, 'husson');
    expect(needs(battle)).toMatchObject([{ dice: 2 }]);
    battle = accept(dice(battle, 4, 4));
    expect(top(battle)).toMatchObject({ kind: 'disorder', data: { why: 'move-check-mud' } });
    const turned = say(open(mud, 'husson'), { faces: 1 });
    expect(read(turned).word).toBe('move-only-turns');
  });

  it('NBC-MOV-02 NBC-MOV-05 faces cost 5 cm each and the second brings a check', () => {
    const battle = say(open(moving(), 'husson'), { faces: 2 });
    expect(cmOf(battle)).toBe(8);
    expect(top(accept(battle))).toMatchObject({ kind: 'disorder', unit: 'husson' });
  });

  it('NBC-MOV-04 the first face of cavalry is free', () => {
    expect(cmOf(say(open(moving(), 'pire'), { faceFirst: true }))).toBe(24);
    expect(cmOf(say(open(moving(), 'pire'), { faceFirst: true, faces: 1 }))).toBe(19);
  });

  it('NBC-MOV-03 backwards is half speed with a check, and disorder outright in the Contact Zone', () => {
    const outside = say(open(moving(), 'husson'), { gait: 'retrograde' });
    expect(cmOf(outside)).toBe(9);
    expect(top(accept(outside))).toMatchObject({ kind: 'disorder' });
    const inside = accept(dice(say(open(moving(), 'husson'), { inCZ: true, gait: 'retrograde' }), 3, 4));
    expect(inside.units.husson!.disordered).toBe(true);
    expect(inside.agenda).toHaveLength(0);
  });

  it('NBC-MOV-06 both the unit and the friend it goes through check, and only once each', () => {
    let battle = accept(say(open(moving(), 'husson'), { passes: 'campi' }));
    expect(top(battle)).toMatchObject({ kind: 'disorder', unit: 'husson' });
    battle = check(battle, false);
    expect(top(battle)).toMatchObject({ kind: 'disorder', unit: 'campi' });
    battle = check(battle, true);
    expect(battle.units.campi!.disordered).toBe(true);
    expect(battle.units.husson!.disordered).toBe(false);
  });

  it('NBC-DC-02 with one movement check a turn a unit passed through twice checks once', () => {
    let battle = moving('defend', small(), { moveDC: 'oncePerTurn' });
    battle = check(check(accept(say(open(battle, 'husson'), { passes: 'pire' })), false), false);
    battle = accept(say(open(battle, 'campi'), { passes: 'pire' }));
    expect(battle.agenda.map((task) => task.unit)).toEqual(['campi']);
  });

  it('NBC-MOV-15 NBC-MOV-16 in the Contact Zone two dice are thrown; a one forbids and a six compels', () => {
    const zone = say(open(moving(), 'husson'), { inCZ: true });
    expect(needs(zone)).toMatchObject([{ dice: 2 }]);
    const barred = accept(dice(zone, 1, 3));
    expect(barred.units.husson!.facts).toMatchObject({ noAttack: true, moved: true, movedCm: 4 });
    const bound = dice(zone, 6, 3);
    expect(codesIn(read(bound).means)).toContain('zone-auto-attack');
    expect(accept(bound).units.husson!.facts).toMatchObject({ mustAttack: true });
    expect(codesIn(read(dice(zone, 6, 1)).means)).toContain('zone-cancel');
  });

  it('NBC-MOV-16 infantry compelled against cavalry stops at 2 cm and fires', () => {
    const bound = say(dice(say(open(moving(), 'husson'), { inCZ: true }), 6, 3), { enemyCm: 7, enemyHorse: true });
    expect(argsOf(read(bound).means, 'zone-attack-firefight')).toEqual({ cm: 2 });
    expect(read(bound).sums[1]).toMatchObject({ total: 5 });
  });

  it('NBC-MOV-15 a disordered unit throws a die less, and the odds count every throw', () => {
    const battle = say(open(withUnit(moving(), 'pire', { disordered: true }), 'pire'), { inCZ: true });
    expect(needs(battle)).toMatchObject([{ dice: 2 }]);
    const odds = procedureFor('move').odds!(battle, top(battle))!;
    expect(odds.of).toBe(36);
    // A one that is not taken away by a six: 1-1, and 1 with 2 to 5 either way.
    expect(odds.parts.find(({ key }) => key === '1')!.n).toBe(9);
    expect(odds.good).toBe(27);
  });

  it('NBC-RR-03 movement dice may be thrown again where the group allows it', () => {
    const thrown = dice(say(open(moving(), 'husson'), { inCZ: true }), 1, 1);
    const again = play(thrown, {
      do: 'again',
      task: top(thrown).id,
      slot: 'dice',
      side: 'a',
      thing: { dice: [4, 5] },
    });
    expect(cmOf(again)).toBe(9);
    expect(again.sides.a.rerolls.ready).toBe(3);
    const strict = dice(say(open(moving('defend', small(), { rrdMovement: 'no' }), 'husson'), { inCZ: true }), 1, 1);
    expect(refusal(strict, { do: 'again', task: top(strict).id, slot: 'dice', side: 'a' })).toContain('ask-not-again');
  });

  it('NBC-ART-25 guns that fired hold themselves and their host', () => {
    const battle = moving();
    const fired = withUnit(battle, 'guns', { firedIn: battle.turn });
    expect(read(open(fired, 'guns')).word).toBe('it-stays');
    expect(read(open(withUnit(fired, 'guns', { host: 'husson' }), 'husson')).word).toBe('it-stays');
    expect(cmOf(open(withUnit(battle, 'guns', { host: 'husson' }), 'husson'))).toBe(12);
  });

  it('NBC-ART-25 guns that may not move turn where they stand, unless they are dug in', () => {
    const battle = moving();
    const fired = open(withUnit(battle, 'guns', { firedIn: battle.turn }), 'guns');
    expect(codesIn(read(fired).means)).toContain('guns-may-turn');
    expect(codesIn(read(say(fired, { emplaced: true })).means)).toContain('guns-dug-in');
    // AMB-33
    expect(codesIn(read(open(moving('hold'), 'guns')).means)).toContain('guns-hold');
  });

  it('NBC-ART-25 NBC-HOW-02 heavy guns made into howitzers move after fire as medium ones', () => {
    const battle = moving();
    const made = withUnit(battle, 'guns', { firedIn: battle.turn, pieces: 'howitzers' });
    // Three shifts: heavy guns have no dice so far to the right.
    expect(plainMove(battle, made.units.guns!)).toMatchObject({ kind: 'cannot', row: 'NBC-MOV-09' });
    expect(plainMove(battle, { ...made.units.guns!, pieces: null })).toMatchObject({ row: 'NBC-ART-25' });
  });

  it('NBC-HOW-02 guns that take part in making howitzers hold themselves and their host', () => {
    for (const part of ['converting', 'donor'] as const) {
      const battle = withUnit(moving(), 'guns', { conversion: { part, done: 3 } });
      expect(plainMove(battle, battle.units.guns!)).toMatchObject({ kind: 'cannot', row: 'NBC-HOW-02' });
      expect(read(open(withUnit(battle, 'guns', { host: 'husson' }), 'husson')).word).toBe('it-stays');
    }
  });

  it.each([
    ['level', ['guns-in-gap', 'guns-go-forward']],
    ['ahead', ['guns-ahead-attackable']],
    ['behind', ['guns-behind-sheltered']],
  ] as const)('NBC-ART-24 guns that end %s with neighbours close by are told what follows', (gap, words) => {
    const battle = say(open(moving(), 'guns'), { gap });
    const [line = ''] = told(battle, { do: 'accept', task: top(battle).id });
    expect(codesIn(read(battle).means)).toEqual(expect.arrayContaining([...words]));
    expect(codesIn(line)).toEqual(expect.arrayContaining([...words]));
  });

  describe('guns behind their neighbours in a gap', () => {
    const ends = (gap: 'level' | 'ahead' | 'behind' | 'no', battle = moving()) =>
      accept(say(open(battle, 'guns'), { gap }));
    const hidden = (battle: Battle) => isSheltered(battle.units.guns!);

    it('NBC-ART-24 are remembered there, and nowhere else in the gap', () => {
      expect((['behind', 'ahead', 'level', 'no'] as const).map((gap) => hidden(ends(gap)))).toEqual([
        true,
        false,
        false,
        false,
      ]);
    });

    it('NBC-ART-24 stay there while their formation acts and the turn goes by, until they move themselves', () => {
      const acted = play(ends('behind'), { do: 'finish' });
      expect(hidden(acted)).toBe(true);
      const later = goTo(acted, 1, 2);
      expect(hidden(later)).toBe(true);
      const again = play(goTo(later, 6, 2), { do: 'acts', formation: 'ii', command: 'under' }, { do: 'next' });
      expect(hidden(ends('no', again))).toBe(false);
      const byHand = open(again, 'guns');
      expect(hidden(play(byHand, { do: 'decide', task: top(byHand).id, choice: 'moved' }))).toBe(false);
    });

    it('NBC-ART-24 NBC-ART-23 leave the place when they join a unit, or when the table says so', () => {
      const set = (sheltered: boolean, battle: Battle, id = 'guns') =>
        play(battle, { do: 'set', what: 'unit', id, set: { sheltered } });
      const there = set(true, begin());
      expect(hidden(there)).toBe(true);
      expect(hidden(set(false, there))).toBe(false);
      const joined = play(there, { do: 'battery', unit: 'guns', host: 'husson' });
      expect(hidden(withUnit(joined, 'guns', { host: null }))).toBe(false);
      expect(refusal(begin(), { do: 'set', what: 'unit', id: 'husson', set: { sheltered: true } })).toBe('set-no-guns');
    });

    it('NBC-ART-24 cannot be attacked from the front, and may be masked when they fire', () => {
      const theirs = withUnit(goTo(begin(), 6), 'guns', { facts: { sheltered: true } });
      let charge = play(theirs, { do: 'acts', formation: 'picton', command: 'under' }, { do: 'next' });
      charge = play(charge, { do: 'charge', unit: 'kempt', target: 'guns' });
      const warnings = (battle: Battle) => procedureFor(top(battle).kind).warnings!(battle, top(battle));
      const sheltered = expect.objectContaining({ code: 'charge-guns-sheltered' });
      expect(warnings(charge)).toContainEqual(sheltered);
      expect(warnings(say(charge, { 'a:strikes': 'rear' }))).not.toContainEqual(sheltered);

      const fire = (pieces: 'guns' | 'howitzers') =>
        play(withUnit(goTo(begin(), 4), 'guns', { facts: { sheltered: true }, pieces }), {
          do: 'fire',
          side: 'a',
          on: { unit: 'kempt' },
        });
      expect(warnings(fire('guns'))).toMatchObject([{ args: { why: word('guns-masked') } }]);
      // NBC-HOW-03: over any unit.
      expect(warnings(fire('howitzers'))).toEqual([]);
    });
  });

  it('NBC-MOV-21 a Resting unit stays, and rests no longer once it is forced', () => {
    const rests = open(withUnit(moving(), 'husson', { resting: true, exhaustion: 1 }), 'husson');
    expect(read(rests).word).toBe('it-stays');
    const forced = accept(say(rests, { forced: true }));
    expect(forced.units.husson!.resting).toBe(false);
  });

  it('NBC-ORD-12 nobody moves under Hold, but for the Broken', () => {
    expect(codesIn(read(open(moving('hold'), 'husson')).means)).toContain('move-hold');
    expect(open(withUnit(moving('hold'), 'husson', { fate: 'broken' }), 'husson').agenda).toHaveLength(1);
  });

  it('NBC-ORD-12 under Hold a unit that dice do not compel stays where it is, by the ruling that throws them (holdCZ)', () => {
    const inside = () => say(open(moving('hold', small(), { holdCZ: 'autoAttackDice' }), 'pire'), { inCZ: true });
    const thrown = dice(inside(), 3, 4, 2);
    expect(read(thrown)).toMatchObject({ word: 'it-stays', means: 'move-holds', part: 'free', sums: [] });
    expect(told(thrown, { do: 'accept', task: top(thrown).id }).map(codesIn)).toEqual([
      ['sentences', 'move-log-stays', 'move-holds'],
    ]);
    expect(accept(thrown).units.pire!.facts).toEqual({ moved: true, startedInCZ: true, inCZ: true });
    // It has not moved, so nothing of a move checks it.
    const turns = dice(say(inside(), { gait: 'retrograde' }), 3, 4, 2);
    expect(accept(turns)).toMatchObject({ agenda: [], units: { pire: { disordered: false } } });
    const compelled = dice(inside(), 6, 4, 2);
    expect(read(compelled)).toMatchObject({ word: cm(12), part: '6' });
    expect(accept(compelled).units.pire!.facts).toMatchObject({ movedCm: 12, mustAttack: true });
  });

  it('NBC-ORD-16 a march on a road that was not clear is lost: back, and disordered', () => {
    const march = say(open(moving('strategic'), 'husson'), { byRoad: 'road', 'terrain.2': true });
    expect(cmOf(march)).toBe(33);
    const failed = accept(say(march, { blocked: true }));
    expect(failed.units.husson!.disordered).toBe(true);
    expect(failed.agenda).toHaveLength(0);
  });

  it('NBC-BRK-01 NBC-BRK-02 the Broken go 20 cm from a near enemy, and may leave for the day', () => {
    let battle = open(withUnit(moving(), 'husson', { fate: 'broken' }), 'husson');
    expect(cmOf(battle)).toBe(10);
    battle = say(battle, { enemyNear: true });
    expect(cmOf(battle)).toBe(20);
    expect(accept(say(battle, { leaves: true })).units.husson!.fate).toBe('off-table');
  });

  it('NBC-MOV-22 a finished unit does not move twice, unless the table says so', () => {
    const moved = accept(open(moving(), 'husson'));
    expect(refusal(moved, { do: 'move', unit: 'husson' })).toBe('move-finished');
    const again = play(moved, { do: 'set', what: 'unit', id: 'husson', set: { moved: false } });
    expect(open(again, 'husson').agenda).toHaveLength(1);
  });

  it('NBC-GL-09 the pace of a pursuit is the slowest that counts, and nobody owes more than he can', () => {
    const battle = moving('pursue');
    const sums = read(open(battle, 'pire')).sums;
    const least = leastMove('pursue', { bestDistanceCm: 12, availableCm: 24 });
    expect(sums.find(({ name }) => codeOf(name) === codeOf(least?.name ?? ''))).toMatchObject({ total: 12 });
    expect(plainMove(battle, battle.units.guns!)).toMatchObject({ kind: 'full', cm: { total: 12 } });
  });

  it('NBC-MOV-23 a formation commander rides 36 cm with his formation; the army commander as far as he sees', () => {
    const ride = play(moving(), { do: 'ride', officer: 'reille' });
    expect(cmOf(ride)).toBe(36);
    expect(refusal(moving(), { do: 'ride', officer: 'ac-a' })).toBe('ac-phase');
    const five = goTo(begin(), 5);
    expect(cmOf(play(five, { do: 'ride', officer: 'ac-a' }))).toBe(60);
  });

  it('the table may say that it measured for itself', () => {
    const battle = open(moving(), 'husson');
    expect(story(battle, { do: 'decide', task: top(battle).id, choice: 'moved' })).toEqual(['move-log-by-hand']);
  });
});
