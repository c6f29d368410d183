import { describe, expect, it } from 'vitest';
import { asked, HELPS } from '../../src/battlefield/battle.ts';
import { cannotGoOn } from '../../src/battlefield/turn.ts';
import { playBot, randomOf } from './bot.ts';
import { answer, begin, eventsOf, goTo, play, refusal, seedFrom, small, story, top, withUnit } from './fixtures.ts';

const kinds = (battle: ReturnType<typeof begin>) =>
  battle.agenda.map(({ kind, deferred }) => `${kind}${deferred ? '*' : ''}`);

describe('how much the app does', () => {
  it('resolves unless it is told otherwise, from the set-up or at any moment, and the journal says so', () => {
    expect(begin().help).toBe('resolve');
    expect(begin(small(), { help: 'ledger' }).help).toBe('ledger');
    const open = play(begin(), { do: 'check', unit: 'husson' });
    expect(story(open, { do: 'help', help: 'remind' })).toEqual(['help-log']);
    const reminded = play(open, { do: 'help', help: 'remind' });
    expect(kinds(reminded)).toEqual(['quality*']);
    expect(refusal(reminded, { do: 'help', help: 'remind' })).toMatch(/already/);
  });

  it.each(HELPS)('%s: the bot plays on, and every law holds', (help) => {
    for (const n of [1, 2]) {
      const { battle } = playBot(begin(small(), { help }, seedFrom(n)), seedFrom(n), randomOf(n), 700);
      expect(battle.turn).toBeGreaterThan(1);
    }
  });
});

describe('other help with a question open', () => {
  it('NBC-EQ-03 sets aside what waits, and not what has been thrown', () => {
    const asks = play(begin(), { do: 'check', unit: 'husson' });
    const thrown = play(asks, { do: 'throw', task: top(asks).id });
    for (const help of ['remind', 'ledger'] as const) {
      expect(kinds(play(asks, { do: 'help', help }))).toEqual(['quality*']);
      expect(kinds(play(thrown, { do: 'help', help }))).toEqual(['quality']);
    }
  });

  it('NBC-DC-03 with the ledger alone leaves all that waits to the table, each told once, in the order it fell due', () => {
    const hit = (battle: ReturnType<typeof begin>, unit: string) =>
      play(battle, { do: 'hits', unit, hits: 2, cause: 'firefight', aspect: 'front' });
    const due = play(hit(hit(goTo(begin(), 4), 'husson'), 'kempt'), { do: 'help', help: 'ledger' });
    expect(due.agenda.map(({ unit }) => unit)).toEqual(['husson', 'kempt']);
    const next = { do: 'next' } as const;
    expect(story(due, next).filter((code) => code === 'help-log-left')).toHaveLength(2);
    const left = eventsOf(due, next).flatMap((event) => (event.type === 'closed' ? [event.task] : []));
    expect(left).toEqual(due.agenda.map(({ id }) => id));
    expect(play(due, next).agenda).toEqual([]);
  });
});

describe('remind', () => {
  it('NBC-DC-03 lists the checks of the phase, and each can be resolved or settled by hand', () => {
    let battle = play(goTo(begin(small(), { help: 'remind' }), 4), {
      do: 'hits',
      unit: 'husson',
      hits: 2,
      cause: 'artillery',
      aspect: 'front',
    });
    battle = play(battle, { do: 'next' });
    expect([battle.phase, kinds(battle)]).toEqual([4, ['disorder*']]);
    const [due] = battle.agenda;
    const resolved = play(battle, { do: 'resume', task: due!.id });
    expect(asked(resolved)?.kind).toBe('disorder');
    const byHand = play(battle, { do: 'decide', task: due!.id, choice: 'disordered' });
    expect([byHand.units.husson!.disordered, byHand.agenda]).toEqual([true, []]);
    expect(play(byHand, { do: 'next' }).phase).toBe(5);
  });

  it('NBC-SEQ-01 what belongs to a phase is settled before it is left', () => {
    let battle = play(begin(), { do: 'help', help: 'remind' });
    battle = play(
      goTo(play(battle, { do: 'help', help: 'resolve' }), 7),
      { do: 'help', help: 'remind' },
      { do: 'next' },
    );
    expect([battle.phase, kinds(battle)]).toEqual([8, ['time*']]);
    expect(cannotGoOn(battle)).toBe('turn-falls-due');
    battle = play(battle, { do: 'resume', task: battle.agenda[0]!.id });
    battle = answer(battle, { card: { minutes: 15 } });
    expect(cannotGoOn(battle)).toBeUndefined();
  });

  it('asks what a player asks for', () => {
    const battle = play(begin(small(), { help: 'remind' }), { do: 'check', unit: 'husson' });
    expect(top(battle).kind).toBe('quality');
  });
});

describe('keeping the books alone', () => {
  it('NBC-SEQ-01 steps through a whole turn with one tap a phase', () => {
    let battle = begin(small(), { help: 'ledger' });
    for (let phase = 1; phase <= 9; phase += 1) {
      expect(battle.phase).toBe(phase);
      battle = play(battle, { do: 'next' });
      expect(asked(battle)).toBeUndefined();
    }
    expect([battle.turn, battle.phase]).toEqual([2, 1]);
  });

  it('takes hits without a question, and leaves what nobody wanted to the table', () => {
    let battle = play(goTo(begin(small(), { help: 'ledger' }), 4), {
      do: 'hits',
      unit: 'husson',
      hits: 2,
      cause: 'artillery',
      aspect: 'front',
    });
    battle = play(battle, { do: 'next' });
    expect([battle.phase, kinds(battle)]).toEqual([5, ['disorder*']]);
    expect(story(battle, { do: 'next' })).toEqual(['help-log-left']);
    expect(play(battle, { do: 'next' }).agenda).toEqual([]);
  });

  it('NBC-CCD-08 a formation acts by the word of the table, under command or not, once a turn', () => {
    const six = goTo(begin(small(), { help: 'ledger' }), 6);
    const battle = play(six, { do: 'acts', formation: 'ii', command: 'under' });
    expect(battle.action).toEqual({ formation: 'ii', step: 'orders' });
    expect(battle.formations.ii!.card).toBe('spent');
    const over = play(battle, { do: 'finish' });
    expect(refusal(over, { do: 'acts', formation: 'ii', command: 'under' })).toBe('acts-spent');
    const not = play(over, { do: 'acts', formation: 'picton', command: 'not' });
    expect([not.formations.picton!.command, kinds(not)]).toEqual(['not', ['temper*']]);
    expect(refusal(begin(), { do: 'acts', formation: 'ii', command: 'under' })).toBe('acts-phase');
  });

  it('a card laid before goes back to the hand when the table says who acts', () => {
    const laid = play(goTo(begin(), 6), { do: 'choose', side: 'a', card: { formation: 'ii' } });
    const battle = play(laid, { do: 'acts', formation: 'iii', command: 'under' });
    expect([battle.formations.ii!.card, battle.sides.a.chosen]).toEqual(['hand', null]);
  });

  it('a unit set down to nothing breaks without a question', () => {
    const battle = withUnit(begin(small(), { help: 'ledger' }), 'husson', {});
    expect(asked(play(battle, { do: 'set', what: 'unit', id: 'husson', set: { cp: 0 } }))).toBeUndefined();
  });
});
