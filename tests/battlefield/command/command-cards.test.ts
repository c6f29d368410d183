import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../../src/battlefield/battle.ts';
import { canHarass } from '../../../src/battlefield/command/under-command.ts';
import { handOf } from '../../../src/battlefield/command/who-may-act.ts';
import { menu } from '../../../src/battlefield/menu.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import {
  commandNumber,
  commandTotal,
  contestTotal,
  contestWinner,
} from '../../../src/battlefield/rules/command/who-acts-next.ts';
import { armyRadius } from '../../../src/battlefield/rules/sky/visibility.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Face, Pot } from '../../../src/dice/faces.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { speak } from '../../../src/words/speak.ts';
import {
  answer,
  begin,
  cavalry,
  codesIn,
  goTo,
  infantry,
  play,
  pot,
  refusal,
  SMALL,
  small,
  told,
  top,
} from '../fixtures.ts';

const six = (rulings: Rulings = {}, from = small()) => goTo(begin(from, { rulings }), 6);
/** Reille of II Corps against Picton. */
const met = (battle: Battle, a = 'ii', b = 'picton') =>
  play(
    battle,
    { do: 'choose', side: 'a', card: { formation: a } },
    { do: 'choose', side: 'b', card: { formation: b } },
  );
const enter = (battle: Battle, slot: string, thing: Thing) =>
  play(battle, { do: 'enter', task: top(battle).id, slot, thing });
const thrown = (battle: Battle, a: Thing, b: Thing) => enter(enter(battle, 'a', a), 'b', b);
const again = (battle: Battle, side: 'a' | 'b', thing: Thing) =>
  play(battle, { do: 'again', task: top(battle).id, slot: side, side, thing });
const offers = (battle: Battle) => procedureFor(top(battle).kind).again!(battle, top(battle));
const reading = (battle: Battle) => procedureFor(top(battle).kind).reading(battle, top(battle));
const accept = (battle: Battle) => play(battle, { do: 'accept', task: top(battle).id });
const say = (battle: Battle, facts: Record<string, boolean | string>) =>
  play(battle, { do: 'answer', task: top(battle).id, facts });

describe('who acts next', () => {
  it('NBC-CCD-01 a card bears its formation, its commander and his three ratings', () => {
    const { formations, officers } = begin();
    expect(formations.ii).toMatchObject({ name: 'II Corps', commander: 'reille' });
    expect(officers.reille).toMatchObject({ name: 'Reille', A: 4, L: 4, T: 3 });
  });

  it('NBC-SCN-14 there is one card for each formation of a side, and a Bye for a Napoleonic army', () => {
    const battle = begin();
    expect(Object.keys(handOf(battle, 'a').cards)).toEqual(['ii', 'iii']);
    expect(Object.keys(handOf(battle, 'b').cards)).toEqual(['picton', 'guards']);
    expect([handOf(battle, 'a').byes, handOf(battle, 'b').byes]).toEqual([1, 0]);
  });

  it('NBC-CCD-04 and NBC-PT-04 the white dice alone decide', () => {
    const battle = thrown(met(six()), pot(4, 4, 1, 1, 1), pot(3, 4, 6, 6, 6));
    expect(reading(battle)).toMatchObject({ part: 'a' });
    expect(top(accept(battle))).toMatchObject({ kind: 'command', formation: 'ii' });
  });

  it('NBC-CCD-04 NBC-CCD-06 the table may tell the higher throw alone; the other may still throw again and beat it', () => {
    const less: Thing = { pot: { sum: 0 } };
    const higher = enter(enter(met(six()), 'a', { pot: { sum: 8 } }), 'b', less);
    expect(reading(higher)).toMatchObject({ part: 'a', sums: [{ total: 8 }] });
    expect(offers(higher).map(({ side }) => side)).toEqual(['b']);
    const beaten = play(higher, {
      do: 'again',
      task: top(higher).id,
      slot: 'b',
      side: 'b',
      thing: { pot: { sum: 9 } },
    });
    expect(reading(beaten)).toMatchObject({ part: 'b', sums: [{ total: 8 }, { total: 9 }] });
    // The story tells what is known, and no number that nobody said.
    const log = (battle: Battle) => speak(lineOf(battle)!);
    const lineOf = (battle: Battle) =>
      told(battle, { do: 'accept', task: top(battle).id }).find((line) => codeOf(line).startsWith('contest-log'));
    expect(log(higher)).toBe('Reille 8, Picton less: **II Corps acts**.');
    expect(log(beaten)).toBe('Reille 8, Picton 9: **5th Division acts**.');
    // The winner's white dice decide on command: 8 and A3 of II Corps.
    expect(reading(accept(higher)).sums[0]!.terms[0]!.value).toBe(8);
    expect(refusal(accept(higher), { do: 'enter', task: top(accept(higher)).id, slot: 'pot', thing: less })).toMatch(
      /own-pot/,
    );
  });

  it('NBC-CCD-02 the cards stay face down until both are laid, and both throw a pot (NBC-PT-02)', () => {
    const one = play(six(), { do: 'choose', side: 'a', card: { formation: 'ii' } });
    expect(one.agenda).toEqual([]);
    const both = play(one, { do: 'choose', side: 'b', card: { formation: 'picton' } });
    expect(
      procedureFor('contest')
        .needs(both, top(both))
        .map(({ slot, want }) => [slot, want]),
    ).toEqual([
      ['a', 'pot'],
      ['b', 'pot'],
    ]);
  });

  it('NBC-CCD-04 a tie is thrown again by both, at no cost (AMB-48)', () => {
    const tie = thrown(met(six()), pot(3, 4), pot(2, 5));
    expect(procedureFor('contest').needs(tie, top(tie))).toHaveLength(2);
    expect(offers(tie)).toEqual([]);
    const thrownAgain = play(tie, { do: 'throw', task: top(tie).id });
    expect(thrownAgain.sides.a.rerolls).toEqual({ ready: 4, used: 0 });
    expect(thrownAgain.sides.b.rerolls).toEqual({ ready: 5, used: 0 });
    expect(top(thrownAgain).rolls.map((roll) => roll.own)).toEqual([false, false]);
  });

  it('NBC-CCD-04 after a tie nothing is decided until both real pots have been entered', () => {
    const tie = thrown(met(six()), pot(3, 4), pot(2, 5));
    const half = enter(tie, 'a', pot(1, 1));
    expect(
      procedureFor('contest')
        .needs(half, top(half))
        .map(({ slot }) => slot),
    ).toEqual(['b']);
    expect(refusal(half, { do: 'accept', task: top(half).id })).toMatch(/ask-throw-first/);
    expect(reading(enter(half, 'b', pot(1, 2))).part).toBe('b');
  });

  it.each<[Rulings['phasingTie'], number, number, boolean, boolean, string]>([
    ['reroll', 4, 3, true, false, 'again'],
    ['higherA', 4, 3, false, false, 'a'],
    ['higherA', 2, 3, false, false, 'b'],
    ['higherA', 3, 3, false, false, 'again'],
    ['loserOfLast', 4, 3, false, true, 'b'],
    ['loserOfLast', 4, 3, true, false, 'a'],
    ['loserOfLast', 4, 3, false, false, 'again'],
  ])('NBC-CCD-04 a tie under %s: A%i against A%i, losing %s and %s: %s', (phasingTie, a, b, la, lb, winner) => {
    const tie = { A: { a: a as Face, b: b as Face }, losing: { a: la, b: lb } };
    const rulings = phasingTie ? { phasingTie } : {};
    expect(contestWinner({ a: 7, b: 7 }, tie, rulings)).toBe(winner);
    expect(contestWinner({ a: 8, b: 7 }, tie, rulings)).toBe('a');
    expect(contestWinner({ a: 6, b: 7 }, tie, rulings)).toBe('b');
  });

  it('NBC-CCD-05 the losing commander adds his red die from the second throw on, if his card was left', () => {
    for (const [leave, wins] of [
      ['table', 'b'],
      ['hand', 'a'],
    ] as const) {
      let battle = say(thrown(met(six()), pot(5, 5, 6), pot(4, 4, 6)), { 'leave-b': leave });
      expect(reading(battle).sums.map((sum) => sum.total)).toEqual([10, 8]);
      battle = play(
        accept(battle),
        { do: 'decide', task: `t${accept(battle).serial - 1}`, choice: 'under' },
        { do: 'finish' },
      );
      battle = play(battle, { do: 'choose', side: 'a', card: { formation: 'iii' } });
      if (leave === 'hand') battle = play(battle, { do: 'choose', side: 'b', card: { formation: 'picton' } });
      battle = thrown(battle, pot(4, 4, 6), pot(2, 3, 4));
      expect(reading(battle).part).toBe(wins);
    }
  });

  it('NBC-CCD-05 NBC-CCD-06 what one loser says of his card is not said of the next', () => {
    const both = thrown(met(six()), pot(1, 2), pot(3, 4));
    const turned = again(say(both, { 'leave-a': 'hand' }), 'a', pot(6, 6));
    expect(accept(turned).formations).toMatchObject({ picton: { card: 'losing' }, ii: { card: 'played' } });
    expect(accept(say(turned, { 'leave-b': 'hand' })).formations.picton!.card).toBe('hand');
    expect(play(both, { do: 'decide', task: top(both).id, choice: 'b' }).formations.ii!.card).toBe('losing');
    const said = say(both, { 'leave-a': 'hand' });
    expect(play(said, { do: 'decide', task: top(said).id, choice: 'b' }).formations.ii!.card).toBe('hand');
  });

  it('NBC-CCD-05 the red die never counts for command (AMB-49)', () => {
    let battle = accept(thrown(met(six()), pot(5, 5), pot(1, 1)));
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'under' }, { do: 'finish' });
    battle = play(battle, { do: 'choose', side: 'a', card: { formation: 'iii' } });
    // Picton, left on the table: 2 + 2 and a red 6 beat 4 + 4.
    battle = accept(thrown(battle, pot(4, 4), pot(2, 2, 6)));
    expect(top(battle)).toMatchObject({ kind: 'command', formation: 'picton' });
    // But 4 and A4 are 8.
    expect(reading(battle)).toMatchObject({ word: 'command-not' });
  });

  it('NBC-CCD-04 adds up as thrown', () => {
    const dice: Pot = { red: 5, white: [2, 3], green: [6, 6] };
    expect(contestTotal(dice, false).total).toBe(5);
    expect(contestTotal(dice, true).total).toBe(10);
  });

  it('NBC-UC-04 Cossacks count in this throw too where the group says so (harass)', () => {
    const cossacks = small({
      sides: {
        ...SMALL.sides,
        b: {
          ...SMALL.sides.b,
          formations: [
            {
              ...SMALL.sides.b.formations[0]!,
              units: [
                infantry('kempt', '5/8', 'Kempt'),
                { ...cavalry('platov', 'C', 'Platov'), cossack: true } as never,
              ],
            },
            SMALL.sides.b.formations[1]!,
          ],
        },
      },
    });
    for (const [harass, winner] of [
      ['ucOnly', undefined],
      ['bothThrows', '5th Division'],
    ] as const) {
      const battle = thrown(met(six({ harass }, cossacks)), pot(4, 4), pot(3, 4));
      const asked = procedureFor('contest').facts!(battle, top(battle)).map((fact) => fact.key);
      expect(asked.includes('harassed-a')).toBe(winner !== undefined);
      expect(asked).not.toContain('harassed-b');
      if (winner) {
        // 8 − 1 ties with 7: thrown again.
        const tied = say(battle, { 'harassed-a': true });
        expect(procedureFor('contest').needs(tied, top(tied))).toHaveLength(2);
      }
    }
  });
});

describe('the re-throw of the loser', () => {
  const lost = () => thrown(met(six()), pot(4, 4), pot(3, 3));

  it('NBC-CCD-06 is for the loser alone, who may then win', () => {
    expect(offers(lost()).map(({ side }) => side)).toEqual(['b']);
    const battle = again(lost(), 'b', pot(5, 4));
    expect(reading(battle).part).toBe('b');
    expect(battle.sides.b.rerolls).toEqual({ ready: 4, used: 1 });
  });

  it('NBC-CCD-06 passes to the new loser, once each', () => {
    const answered = again(again(lost(), 'b', pot(5, 4)), 'a', pot(5, 5));
    expect(reading(answered).part).toBe('a');
    expect(offers(answered)).toEqual([]);
    expect(refusal(answered, { do: 'again', task: top(answered).id, slot: 'b', side: 'b' })).toMatch(/ask-not-again/);
  });

  it('NBC-CCD-06 must beat: equal, the one ahead stays ahead and nothing is thrown anew', () => {
    const equal = again(lost(), 'b', pot(4, 4));
    expect(procedureFor('contest').needs(equal, top(equal))).toEqual([]);
    expect(reading(equal).part).toBe('a');
    expect(offers(equal)).toEqual([]);
    expect(top(accept(equal)).formation).toBe('ii');
  });

  it('NBC-CCD-06 takes the new throw even when it is worse (NBC-RR-03)', () => {
    expect(reading(again(lost(), 'b', pot(1, 1))).sums.map((sum) => sum.total)).toEqual([8, 2]);
  });

  it('NBC-CCD-06 may be made as often as dice last where the group says so (phasingRethrows)', () => {
    const battle = again(thrown(met(six({ phasingRethrows: 'unlimited' })), pot(4, 4), pot(3, 3)), 'b', pot(1, 1));
    expect(offers(battle)).toHaveLength(1);
    expect(again(battle, 'b', pot(6, 6)).sides.b.rerolls).toEqual({ ready: 3, used: 2 });
  });

  it('NBC-CCD-07 costs two dice for a commander beyond visibility of the headquarters', () => {
    const far = say(lost(), { 'far-b': true });
    expect(offers(far)[0]!.cost.total).toBe(2);
    expect(again(far, 'b', pot(6, 6)).sides.b.rerolls).toEqual({ ready: 3, used: 2 });
    const poor = play(far, { do: 'set', what: 'side', id: 'b', set: { ready: 1, used: 4 } });
    expect(refusal(poor, { do: 'again', task: top(poor).id, slot: 'b', side: 'b' })).toBe('reroll-too-few');
    expect(
      refusal(play(poor, { do: 'set', what: 'side', id: 'b', set: { ready: 0 } }), {
        do: 'again',
        task: top(poor).id,
        slot: 'b',
        side: 'b',
      }),
    ).toBe('reroll-none-left');
  });

  it('NBC-RR-06 and NBC-CMA-02 is forbidden while the army commander is away', () => {
    const away = play(lost(), { do: 'set', what: 'side', id: 'b', set: { atHQ: false } });
    expect(offers(away)[0]!.refused).toMatchObject({ code: 'hq-away' });
    expect(refusal(away, { do: 'again', task: top(away).id, slot: 'b', side: 'b' })).toBe('hq-away');
  });
});

describe('cards without a contest', () => {
  it('NBC-CCD-03 a Bye makes the other side move its formation, with a pot of its own for command', () => {
    const battle = play(
      six(),
      { do: 'choose', side: 'a', card: 'bye' },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    expect(top(battle)).toMatchObject({ kind: 'command', formation: 'picton', rolls: [] });
    expect(battle.sides.a.byes).toBe(0);
    expect(refusal(accept(enter(battle, 'pot', pot(6, 6))), { do: 'choose', side: 'a', card: 'bye' })).toMatch(/\w/);
  });

  it('NBC-CCD-03 Bye against Bye: both are spent and both choose again (AMB-62)', () => {
    const napoleonic = small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, armyType: 'Napoleonic' } } });
    const battle = play(
      six({}, napoleonic),
      { do: 'choose', side: 'a', card: 'bye' },
      { do: 'choose', side: 'b', card: 'bye' },
    );
    expect([battle.sides.a.byes, battle.sides.b.byes]).toEqual([0, 0]);
    expect([battle.sides.a.chosen, battle.sides.b.chosen]).toEqual([null, null]);
    expect(battle.agenda).toEqual([]);
    expect(top(met(battle)).kind).toBe('contest');
  });

  it('NBC-CCD-08 NBC-UC-01 with the other side done it acts uncontested, its pot re-thrown all the same', () => {
    let battle = accept(thrown(met(six()), pot(1, 1), pot(6, 6)));
    battle = play(accept(battle), { do: 'finish' });
    expect(battle.formations.picton!.card).toBe('spent');
    expect(battle.formations.ii!.card).toBe('losing');
    expect(refusal(battle, { do: 'choose', side: 'b', card: { formation: 'picton' } })).toBe('card-has-acted');
    battle = play(battle, { do: 'choose', side: 'a', card: { formation: 'ii' } });
    expect(top(battle)).toMatchObject({ kind: 'command', formation: 'ii', rolls: [] });
    battle = enter(battle, 'pot', pot(1, 1));
    const [offer] = offers(battle);
    expect(offer!.cost.total).toBe(1);
    const away = play(battle, { do: 'set', what: 'side', id: 'a', set: { atHQ: false } });
    expect(offers(away)[0]!.refused).toMatchObject({ code: 'hq-away' });
  });

  it('NBC-CCD-08 a formation that passes has laid no card', () => {
    const laid = play(six(), { do: 'choose', side: 'a', card: { formation: 'ii' } }, { do: 'pass', formation: 'ii' });
    expect(laid.sides.a.chosen).toBeNull();
    const battle = play(laid, { do: 'choose', side: 'b', card: { formation: 'picton' } });
    expect(battle.agenda).toEqual([]);
    expect(top(play(battle, { do: 'choose', side: 'a', card: { formation: 'iii' } })).data).toMatchObject({ a: 'iii' });
  });

  const choosing = (battle: Battle) => menu(battle).filter((one) => one.do === 'choose' && one.side === 'a');
  const formations = [
    { do: 'choose', side: 'a', card: { formation: 'ii' } },
    { do: 'choose', side: 'a', card: { formation: 'iii' } },
  ] as const;
  const withoutCards = [
    ['passes', { do: 'pass', formation: 'picton' }],
    ['is set by hand to have acted', { do: 'set', what: 'formation', id: 'picton', set: { card: 'spent' } }],
  ] as const;

  it.each(withoutCards)(
    'NBC-CCD-03 NBC-CCD-08 a Bye that was laid before the last enemy %s moves nobody and is not spent',
    (_how, last) => {
      const battle = play(six(), { do: 'choose', side: 'a', card: 'bye' }, last);
      expect(choosing(battle)).toEqual(formations);
      const acts = play(battle, formations[0]);
      expect(top(acts)).toMatchObject({ kind: 'command', formation: 'ii' });
      expect(acts.sides.a).toMatchObject({ byes: 1, chosen: null });
    },
  );

  it.each(withoutCards)(
    'NBC-CCD-08 a formation whose card was laid before the last enemy %s acts uncontested, or another does',
    (_how, last) => {
      const battle = play(six(), formations[0], last);
      expect(choosing(battle)).toEqual(formations);
      for (const [one, acts] of [
        [formations[0], 'ii'],
        [formations[1], 'iii'],
      ] as const)
        expect(top(play(battle, one))).toMatchObject({ kind: 'command', formation: acts });
    },
  );

  it('NBC-CCD-08 a card that was laid and is then set by hand to have acted lies there no more', () => {
    const spent = { do: 'set', what: 'formation', id: 'ii', set: { card: 'spent' } } as const;
    const battle = play(six(), formations[0], spent, { do: 'choose', side: 'b', card: { formation: 'picton' } });
    expect(battle.agenda).toEqual([]);
    expect(choosing(battle)).toEqual([formations[1], { do: 'choose', side: 'a', card: 'bye' }]);
    expect(top(play(battle, formations[1])).data).toMatchObject({ a: 'iii', b: 'picton' });
  });
});

describe('under command', () => {
  const commanded = (w1: Face, w2: Face, rulings: Rulings = {}, green: [Face, Face] = [1, 1]) =>
    accept(thrown(met(six(rulings)), pot(w1, w2, 6, ...green), pot(1, 1)));

  it('NBC-UC-01 needs 10 within visibility of the army commander and 12 beyond', () => {
    expect([commandNumber(false), commandNumber(true)]).toEqual([10, 12]);
  });

  // Chances out of 36 by A, near and far.
  it.each([
    [1, 10, 3],
    [2, 15, 6],
    [3, 21, 10],
    [4, 26, 15],
    [5, 30, 21],
    [6, 33, 26],
  ] as const)('NBC-UC-01 an A%i is under command by %i of 36 throws, %i when far', (A, near, far) => {
    let [n, f] = [0, 0];
    for (const w1 of [1, 2, 3, 4, 5, 6] as const)
      for (const w2 of [1, 2, 3, 4, 5, 6] as const) {
        const { total } = commandTotal({ red: 6, white: [w1, w2], green: [6, 6] }, { A, far: false, harassed: false });
        if (total >= commandNumber(false)) n += 1;
        if (total >= commandNumber(true)) f += 1;
      }
    expect([n, f]).toEqual([near, far]);
  });

  it('NBC-UC-01 the pot that won decides: white and A', () => {
    expect(reading(commanded(3, 3)).word).toBe('command-under');
    expect(reading(commanded(2, 3)).word).toBe('command-not');
    expect(reading(say(commanded(3, 4), { far: true })).word).toBe('command-not');
    expect(reading(say(commanded(4, 4), { far: true })).word).toBe('command-under');
  });

  it('NBC-UC-02 he carries out his order, in its Normal stance (NBC-ORD-01, AMB-22)', () => {
    const battle = accept(commanded(6, 6));
    expect(battle.formations.ii).toMatchObject({ command: 'under', order: 'attack', card: 'spent' });
    expect(battle.action).toEqual({ formation: 'ii', step: 'orders' });
    for (const [allowKeenOrders, order] of [
      ['no', 'attack'],
      ['yes', 'attack-keen'],
    ] as const) {
      const keen = play(commanded(6, 6, { allowKeenOrders }), {
        do: 'set',
        what: 'formation',
        id: 'ii',
        set: { order: 'attack-keen' },
      });
      expect(codesIn(reading(keen).means)).toEqual(['command-means-order', `order-${order}`]);
      expect(accept(keen).formations.ii!.order).toBe(order);
    }
  });

  it('NBC-UC-03 once the white dice told are too low the page says so, with their sum, before it asks for the green', () => {
    const battle = accept(enter(enter(met(six()), 'a', { pot: { sum: 5 } }), 'b', { pot: { sum: 0 } }));
    const { question, sums } = procedureFor('command');
    expect(speak(question(battle, top(battle)))).toBe('Not under command');
    // Reille is A4.
    expect(sums?.(battle, top(battle)).map(({ total }) => total)).toEqual([9]);
  });

  it('NBC-UC-03 and NBC-ORD-20 not under command, his green dice and T move the stance', () => {
    // Reille, T3: 2 is 5, 5 is 8, 6 is 9, 8 is 11, 9 is 12, 11 is 14.
    for (const [g1, g2, order] of [
      [1, 1, 'defend-keen'],
      [2, 3, 'defend-keen'],
      [3, 3, 'attack'],
      [4, 4, 'attack'],
      [4, 5, 'attack-keen'],
      [5, 6, 'attack-keen'],
    ] as const) {
      const battle = accept(commanded(1, 2, {}, [g1, g2]));
      expect(battle.formations.ii).toMatchObject({ command: 'not', order });
      expect(battle.agenda).toEqual([]);
    }
  });

  it('NBC-UC-03 by a card on T where the group draws one (tCheck)', () => {
    const battle = accept(commanded(1, 2, { tCheck: 'card' }, [6, 6]));
    expect(top(battle).kind).toBe('temper');
    // T3: VH to 6, H to 16, N to 32, L to 42.
    for (const [card, order] of [
      [6, 'attack-keen'],
      [16, 'attack-keen'],
      [17, 'attack'],
      [32, 'attack'],
      [33, 'defend-keen'],
      [48, 'defend-keen'],
    ] as const)
      expect(answer(battle, { card: { card } }).formations.ii!.order).toBe(order);
    const near = (officerMods: Rulings['officerMods']) => {
      const asked = accept(commanded(1, 2, { tCheck: 'card', ...(officerMods && { officerMods }) }));
      return procedureFor('temper').facts!(asked, top(asked)).map((fact) => fact.key);
    };
    expect([near('none'), near('ac10only')]).toEqual([[], ['nearAC']]);
  });

  it('NBC-UC-03 and NBC-ORD-20 the stance stays shifted, or goes back when the turn ends (shiftDuration)', () => {
    for (const [shiftDuration, order] of [
      ['persistent', 'attack-keen'],
      ['thisTurn', 'attack'],
    ] as const) {
      const shifted = accept(commanded(1, 2, { shiftDuration }, [6, 6]));
      expect(shifted.formations.ii!.order).toBe('attack-keen');
      expect(goTo(goTo(shifted, 9), 1, 2).formations.ii!.order).toBe(order);
      // An order that it is given since is not taken back with the shift.
      const held = play(shifted, { do: 'set', what: 'formation', id: 'ii', set: { order: 'hold' } });
      expect(goTo(goTo(held, 9), 1, 2).formations.ii!.order).toBe('hold');
    }
  });

  it('NBC-UC-04 Cossacks take one off, once', () => {
    const facts = { A: 4, far: false, harassed: true } as const;
    expect(commandTotal({ red: 1, white: [3, 3], green: [1, 1] }, facts).total).toBe(9);
  });

  it('NBC-UC-04 only the flag makes Cossacks, or all skirmish cavalry (cossack)', () => {
    const battle = begin();
    const riding = (cossack: boolean, horse: string) => ({
      ...battle,
      units: { pire: { ...battle.units.pire!, card: { ...battle.units.pire!.card, cossack, horse } as never } },
    });
    expect(canHarass(riding(false, 'light'), 'b')).toBe(false);
    expect(canHarass(riding(true, 'light'), 'b')).toBe(true);
    expect(canHarass(riding(true, 'light'), 'a')).toBe(false);
    expect(canHarass(riding(false, 'skirmish'), 'b')).toBe(false);
    expect(canHarass({ ...riding(false, 'skirmish'), rulings: { cossack: 'allSkirmishCavalry' } }, 'b')).toBe(true);
  });

  it('NBC-UC-04 is asked only where the enemy has any', () => {
    const battle = commanded(3, 3);
    expect(procedureFor('command').facts!(battle, top(battle)).map((fact) => fact.key)).toEqual(['far', 'lapels']);
  });

  it('NBC-UC-05 one commander a turn is held by the lapels: under command whatever the dice say', () => {
    const held = accept(say(commanded(1, 2), { lapels: true }));
    expect(held.formations.ii).toMatchObject({ command: 'lapels', order: 'attack' });
    expect(held.sides.a.lapels).toBe('ii');
    let next = play(held, { do: 'finish' });
    next = accept(thrown(play(next, { do: 'choose', side: 'a', card: { formation: 'iii' } }), pot(6, 6), pot(1, 1)));
    expect(procedureFor('command').facts!(next, top(next)).map((fact) => fact.key)).toEqual(['far']);
    expect(goTo(goTo(held, 9), 1, 2).sides.a.lapels).toBeNull();
  });

  it('NBC-UC-06 his radius is what he can see now, and the question says from whom it is measured (ucFrom)', () => {
    for (const [ucFrom, from] of [
      ['ac', 'command-far'],
      ['hq', 'command-far-hq'],
    ] as const) {
      const battle = commanded(3, 3, { ucFrom });
      expect(armyRadius(battle, 'a').total).toBe(60);
      expect(procedureFor('command').facts!(battle, top(battle))[0]!.label).toMatchObject({
        code: from,
        args: { officer: { id: 'reille' }, cm: 60 },
      });
    }
  });

  it('NBC-UC-01 the pot may be thrown again for command alone: all five dice, and who moves stands (AMB-05)', () => {
    const battle = commanded(1, 2);
    const better = play(battle, { do: 'again', task: top(battle).id, slot: 'pot', side: 'a', thing: pot(6, 6) });
    expect(reading(better).word).toBe('command-under');
    expect(better.sides.a.rerolls).toEqual({ ready: 3, used: 1 });
    expect(told(better, { do: 'accept', task: top(better).id })).toMatchObject([
      { code: 'command-log', args: { how: 'under', officer: { id: 'reille' } } },
    ]);
    const far = say(battle, { far: true });
    expect(offers(far)[0]!.cost.total).toBe(2);
  });
});
