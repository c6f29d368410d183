import { describe, expect, it } from 'vitest';
import { fatesOf } from '../../../src/campaign/age-of-napoleon/losing.ts';
import type { Rulings } from '../../../src/campaign/age-of-napoleon/rulings.ts';
import { battleStrength, mostEngaged } from '../../../src/campaign/age-of-napoleon/strength.ts';
import {
  accept,
  answer,
  attempt,
  begun,
  codes,
  dice,
  isSpent,
  lines,
  placeOf,
  play,
  question,
  SETUP,
  type Table,
} from './fixtures.ts';

/** North has marched into the town, and attacks East there. */
function attacked(rulings: Rulings = {}): Table {
  const table = begun({}, rulings);
  play(table, { do: 'move', army: 'north' });
  answer(table, { 'step-1': 'town' });
  accept(table);
  play(table, { do: 'attack', army: 'north', enemy: 'east' });
  return table;
}

/** Both engage as proposed: four corps of 5, 4, 3 and 2 under a 3; three of 4, 3 and 3 under a 2, at home. */
function engaged(rulings: Rulings = {}): Table {
  const table = attacked(rulings);
  accept(table);
  accept(table);
  return table;
}

describe('how strong a side is', () => {
  it('AON-008 adds the corps engaged and the leader, one for each at home, and takes two for each off the sea', () => {
    const facts = { corps: [5, 4, 3], leader: 2, home: 0, sea: 0, cards: 0 };
    expect(battleStrength(facts).total).toBe(14);
    expect(battleStrength({ ...facts, home: 3 }).total).toBe(17);
    expect(battleStrength({ ...facts, sea: 2 }).total).toBe(10);
    expect(battleStrength({ ...facts, cards: -3 }).total).toBe(11);
    expect(battleStrength({ ...facts, home: 1, sea: 3, cards: 4 }).terms.map(({ value }) => value)).toEqual([
      12, 2, 1, -6, 4,
    ]);
  });

  it('AON-007 engages no more than the SR, nor than there are', () => {
    expect([mostEngaged(4, 9), mostEngaged(4, 3)]).toEqual([4, 3]);
  });
});

describe('who is engaged', () => {
  it('AON-007 asks the attacker first, then the defender, and puts them in the Battle Box', () => {
    const table = attacked();
    expect(question(table, 'aon-engage').side).toBe('a');
    accept(table);
    expect(question(table, 'aon-engage').side).toBe('b');
    expect(['a1', 'a2', 'a3', 'a4'].map((id) => placeOf(table, id))).toEqual(Array(4).fill('battle'));
    expect(placeOf(table, 'a5')).toBe('town');
    accept(table);
    expect(question(table, 'aon-fight').side).toBeNull();
    expect(['b1', 'b2', 'b3'].map((id) => placeOf(table, id))).toEqual(Array(3).fill('battle'));
  });

  it('AON-007 refuses more than the SR, and nobody', () => {
    const table = attacked();
    answer(table, { 'engaged-a5': true });
    expect(attempt(table, { do: 'accept', task: question(table).id })).toMatchObject({
      args: { why: { code: 'aon-engage-too-many', args: { most: 4 } } },
    });
    answer(table, {
      'engaged-a1': false,
      'engaged-a2': false,
      'engaged-a3': false,
      'engaged-a4': false,
      'engaged-a5': false,
    });
    expect(attempt(table, { do: 'accept', task: question(table).id })).toMatchObject({
      args: { why: { code: 'aon-engage-somebody' } },
    });
  });

  it('AON-007 leaves out corps that stand there without the leader (RB14)', () => {
    const table = attacked();
    accept(table);
    expect(attempt(table, { do: 'answer', task: question(table).id, facts: { 'engaged-b5': true } })).toBe(
      'ask-not-asked',
    );
  });

  it('AON-007 attacks only an army that is there, with corps', () => {
    const table = begun();
    expect(attempt(table, { do: 'attack', army: 'north', enemy: 'east' })).toMatchObject({ code: 'aon-not-here' });
    expect(attempt(table, { do: 'attack', army: 'south', enemy: 'nobody' })).toBe('aon-gone');
  });

  it('AON-007 can be called off, and all stand where they stood', () => {
    const table = engaged();
    play(table, { do: 'decide', task: question(table).id, choice: 'off' });
    expect(['a1', 'b1'].map((id) => placeOf(table, id))).toEqual(['town', 'town']);
    expect(table.state.battles).toEqual({});
    expect(isSpent(table, 'a1')).toBe(false);
  });
});

describe('a battle by the sheet', () => {
  it('AON-008 proposes who fights at home', () => {
    const table = engaged();
    // 5 + 4 + 3 + 2 and a leader of 3 are 17; 4 + 3 + 3 and a leader of 2, three at home, are 15.
    dice(table, { 'die-attacker': 6, 'die-defender': 1 });
    accept(table);
    const [attacker, defender] =
      lines(table).find(({ text }) => typeof text !== 'string' && text.code === 'aon-fought-told')?.sums ?? [];
    expect([attacker?.total, defender?.total]).toEqual([17, 15]);
  });

  it('AON-008 proposes who came off the sea, attackers alone', () => {
    const table = begun();
    play(table, { do: 'move', army: 'north' });
    answer(table, { 'step-1': 'town', sea: true });
    accept(table);
    play(table, { do: 'attack', army: 'north', enemy: 'east' });
    accept(table);
    accept(table);
    dice(table, { 'die-attacker': 6, 'die-defender': 1 });
    accept(table);
    const sums = lines(table).flatMap((line) => line.sums ?? []);
    expect(sums.find(({ name }) => name === 'aon-strength')?.total).toBe(9);
    expect(attempt(engaged(), { do: 'answer', task: 'q1', facts: { 'sea-defender': 1 } })).toBe('ask-answered-already');
  });

  it('AON-009, AON-010, AON-013 splits the losses of an outright victory', () => {
    const table = engaged();
    // 17 on a 6 inflicts two, 15 on a 5 inflicts one: North wins, and East loses one more: three of three.
    dice(table, { 'die-attacker': 6, 'die-defender': 5 });
    accept(table);
    // East has nobody left to lose, so that there is no pursuit; two of its three are lost for good.
    expect(question(table, 'aon-loss').data).toMatchObject({ side: 'b', permanent: 2, temporary: 1, box: 'prisoners' });
    accept(table);
    expect(['b1', 'b2', 'b3'].map((id) => placeOf(table, id)).sort()).toEqual(['out', 'out', 'prisoners']);
    // The winner's one loss comes back from the reserve.
    expect(question(table, 'aon-loss').data).toMatchObject({ side: 'a', permanent: 0, temporary: 1, box: 'reserve' });
    accept(table);
    expect(placeOf(table, 'a4')).toBe('reserve');
  });

  it('AON-014 turns over those engaged, lets the winner stay and sends the beaten away', () => {
    const table = engaged();
    dice(table, { 'die-attacker': 5, 'die-defender': 3 });
    // 17 on a 5 inflicts one, 15 on a 3 inflicts one: a tie.
    dice(table, { 'second-attacker': 6, 'second-defender': 1 });
    accept(table);
    play(table, { do: 'accept', task: question(table, 'aon-pursuit').id });
    accept(table);
    accept(table);
    const after = question(table, 'aon-aftermath');
    expect(attempt(table, { do: 'accept', task: after.id })).toMatchObject({
      args: { why: { code: 'aon-retreat-where' } },
    });
    answer(table, { retreat: 'fen' });
    accept(table);
    expect(['a1', 'a2', 'a3'].map((id) => [placeOf(table, id), isSpent(table, id)])).toEqual(
      Array(3).fill(['town', true]),
    );
    expect(isSpent(table, 'a5')).toBe(false);
    expect(placeOf(table, 'b4')).toBe('fen');
    expect(isSpent(table, 'b4')).toBe(false);
    expect(placeOf(table, 'b5')).toBe('town');
    expect(table.state.armies.east?.area).toBe('fen');
    expect(table.state.battles).toEqual({});
  });

  it('AON-011, AON-013 loses the odd corps of a tie-break for good, the winner too', () => {
    const table = engaged();
    dice(table, { 'die-attacker': 5, 'die-defender': 3 });
    // 17 has the modifier +3, 15 has +2.
    dice(table, { 'second-attacker': 1, 'second-defender': 2 });
    accept(table);
    expect(codes(table)).toContain('aon-fought-told');
    play(table, { do: 'accept', task: question(table, 'aon-pursuit').id });
    // 1 + 3 against 2 + 2: tied again, the defender's victory.
    expect(question(table, 'aon-loss').data).toMatchObject({ side: 'a', permanent: 1, temporary: 0 });
    accept(table);
    expect(question(table, 'aon-loss').data).toMatchObject({ side: 'b', permanent: 1, temporary: 0 });
    accept(table);
    // The attacker goes back: what his march brought along counts in no later battle of the round.
    expect(table.state.armies.north?.arrived).not.toBeNull();
    answer(table, { retreat: 'fen' });
    accept(table);
    expect(table.state.armies.north).toMatchObject({ area: 'fen', arrived: null });
  });

  it('AON-011 takes one more of the loser of a tie where the players say so (RB5)', () => {
    const table = engaged({ tieLoserExtra: 'yes' });
    dice(table, { 'die-attacker': 5, 'die-defender': 3 });
    dice(table, { 'second-attacker': 6, 'second-defender': 1 });
    accept(table);
    accept(table);
    expect(question(table, 'aon-loss').data).toMatchObject({ side: 'b', permanent: 1, temporary: 1 });
  });

  it('AON-014 unspends the whole army for a card, or those engaged alone (RB19)', () => {
    for (const [scope, fresh] of [
      ['wholeArmy', true],
      ['engagedOnly', false],
    ] as const) {
      const table = engaged({ unspendScope: scope });
      play(table, { do: 'set-side', side: 'a', set: { hand: 2 } });
      play(table, { do: 'set-corps', corps: 'a5', set: { spent: true } });
      dice(table, { 'die-attacker': 6, 'die-defender': 1 });
      accept(table);
      accept(table);
      answer(table, { unspend: true, retreat: 'fen' });
      accept(table);
      expect(isSpent(table, 'a1')).toBe(false);
      expect(isSpent(table, 'a5')).toBe(!fresh);
      expect(table.state.sides.a).toMatchObject({ hand: 1, discards: 1 });
    }
  });

  it('AON-012 plays the Pursuit card once it has been typed what that adds, and keeps it', () => {
    const table = engaged();
    dice(table, { 'die-attacker': 4, 'die-defender': 2 });
    // 17 on a 4 inflicts one, 15 on a 2 none: East loses two of three.
    accept(table);
    const pursuit = question(table, 'aon-pursuit');
    answer(table, { pursuit: true });
    expect(attempt(table, { do: 'accept', task: pursuit.id })).toMatchObject({
      args: { why: { code: 'aon-pursuit-waits' } },
    });
    answer(table, { losses: 1 });
    accept(table);
    expect(table.state.slots).toEqual({ pursuit: { 'losses/added': 1 } });
    expect(table.state.sides.a.played).toBe(1);
    expect(question(table, 'aon-loss').data).toMatchObject({ side: 'b', permanent: 2, temporary: 1 });
  });

  it('AON-012 reads what was typed before', () => {
    const table = engaged();
    play(table, { do: 'slot', chart: 'pursuit', cell: 'losses/added', value: 1 });
    dice(table, { 'die-attacker': 4, 'die-defender': 2 });
    accept(table);
    answer(table, { pursuit: true });
    accept(table);
    expect(question(table, 'aon-loss').data).toMatchObject({ permanent: 2, temporary: 1 });
    expect(attempt(table, { do: 'slot', chart: 'pursuit', cell: 'losses/added', value: 99 })).toBe('aon-no-cell');
    expect(attempt(table, { do: 'slot', chart: 'crt', cell: 'losses/added', value: 1 })).toBe('aon-no-chart');
  });

  it('AON-008 takes battle cards from the hands that play them', () => {
    const table = engaged();
    play(table, { do: 'set-side', side: 'b', set: { hand: 1 } });
    answer(table, { 'change-defender': 6, 'played-defender': 2 });
    expect(attempt(table, { do: 'throw', task: question(table).id })).toMatchObject({
      args: { why: { code: 'aon-no-card-of' } },
    });
    answer(table, { 'played-defender': 1 });
    dice(table, { 'die-attacker': 1, 'die-defender': 5 });
    accept(table);
    // 15 and 6 are 21: a 5 inflicts two.
    expect(table.state.sides.b).toMatchObject({ hand: 0, played: 1 });
    expect(
      lines(table)
        .flatMap((line) => line.sums ?? [])
        .filter(({ name }) => name === 'aon-strength')
        .map(({ total }) => total),
    ).toEqual([17, 21]);
  });
});

describe('a battle on the table', () => {
  const sent = (rulings: Rulings = {}) => {
    const table = engaged(rulings);
    play(table, { do: 'decide', task: question(table, 'aon-fight').id, choice: 'table' });
    return table;
  };

  it('AON-018 sends each engaged corps as a formation of its points', () => {
    const { data } = question(sent(), 'aon-table');
    expect(data).toMatchObject({
      strength: { attacker: 17, defender: 15 },
      attacker: [
        { corps: 'a1', units: [8, 7, 7, 7, 7, 7, 7], tired: false },
        { corps: 'a2', units: [8, 8, 8, 8, 8], tired: false },
        { corps: 'a3', units: [8, 8, 7, 7] },
        { corps: 'a4', units: [7, 7, 6] },
      ],
    });
    // The town is home to those of East: 4 and one are 5.
    expect(data).toMatchObject({
      defender: [{ corps: 'b1', units: [8, 7, 7, 7, 7, 7, 7] }, { corps: 'b2' }, { corps: 'b3' }],
    });
  });

  it('AON-019, AON-010 takes a corps for half its points or half its units, and one more of who lost', () => {
    const table = sent();
    answer(table, { loser: 'defender', 'lost-b2': 20, 'lost-a1': 24, 'gone-a4': 2 });
    accept(table);
    // One of each: half of 40, and two of three units; 24 of 50 is less than half. East loses one more.
    play(table, { do: 'accept', task: question(table, 'aon-pursuit').id });
    expect(question(table, 'aon-loss').data).toMatchObject({
      side: 'b',
      permanent: 1,
      temporary: 1,
      fell: ['a4', 'b2'],
    });
    accept(table);
    expect(placeOf(table, 'b2')).toBe('out');
    expect(question(table, 'aon-loss').data).toMatchObject({ side: 'a', permanent: 0, temporary: 1 });
    accept(table);
    expect(placeOf(table, 'a4')).toBe('reserve');
  });

  it('AON-019, AON-011 breaks a draw with dice, and takes nobody more', () => {
    const table = sent({ tieLoserExtra: 'yes' });
    answer(table, { loser: 'draw', 'gone-b3': 4 });
    expect(attempt(table, { do: 'accept', task: question(table).id })).toBe('ask-throw-first');
    // 17 has +3, 15 has +2.
    dice(table, { 'second-attacker': 2, 'second-defender': 2 });
    accept(table);
    play(table, { do: 'accept', task: question(table, 'aon-pursuit').id });
    expect(question(table, 'aon-loss').data).toMatchObject({ side: 'b', permanent: 1, temporary: 0, fell: ['b3'] });
  });

  it('AON-019 leaves the ledger as it was where nobody was lost in a draw', () => {
    const table = sent();
    answer(table, { loser: 'draw' });
    dice(table, { 'second-attacker': 2, 'second-defender': 2 });
    accept(table);
    play(table, { do: 'accept', task: question(table, 'aon-pursuit').id });
    expect(question(table, 'aon-aftermath').data).toMatchObject({ winner: 'a' });
  });

  it('AON-019 waits while the table fights, and others march meanwhile', () => {
    const table = sent();
    play(table, { do: 'defer', task: question(table).id });
    expect(attempt(table, { do: 'round', winter: false })).toBe('aon-answer-deferred');
    expect(attempt(table, { do: 'move', army: 'north' })).toMatchObject({ code: 'aon-in-battle' });
    play(table, { do: 'move', army: 'south' });
  });
});

it('AON-019, RB10 proposes who fell on the table before the spent, and the spent before the weakest', () => {
  const { state } = begun({ corps: SETUP.corps.map((one) => (one.id === 'b4' ? { ...one, spent: true } : one)) });
  const of = ['b1', 'b2', 'b3', 'b4', 'b5'];
  const loss = { side: 'b', of, permanent: 1, temporary: 0, box: 'out', why: 'battle' } as const;
  const out = (more: object) =>
    [...fatesOf(state, { data: { ...loss, ...more }, facts: {} })].flatMap(([id, fate]) =>
      fate === 'out' ? [id] : [],
    );
  expect([out({ fell: ['b1'] }), out({}), out({ of: ['b1', 'b2', 'b5'] })]).toEqual([['b1'], ['b4'], ['b5']]);
});
