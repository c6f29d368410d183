import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Event } from '../../src/battlefield/events.ts';
import { menu } from '../../src/battlefield/menu.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { privateTo, seenEvents, view } from '../../src/battlefield/view.ts';
import { say } from '../../src/engine/message.ts';
import { answer, begin, eventsOf, goTo, into, play, pot, refusal, small, top } from './fixtures.ts';

const passed = (rulings = {}): Battle => begin(small(), { phone: 'passed', rulings });
const told = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'logged' ? [event.line.text] : []));
const texts = (value: unknown): string => JSON.stringify(value);

/** Both sides have used dice when turn 2 begins. */
const recovering = (rulings = {}): Battle => {
  let battle = passed(rulings);
  for (const id of ['a', 'b'] as const)
    battle = { ...battle, sides: { ...battle.sides, [id]: { ...battle.sides[id], rerolls: { ready: 2, used: 2 } } } };
  return into(battle, 1, 2);
};

describe('a phone that is passed from hand to hand', () => {
  it('lies open unless the set-up or the players say otherwise, and only where it keeps both sides', () => {
    expect(begin().phone).toBe('open');
    expect(play(begin(), { do: 'phone', phone: 'passed' }).phone).toBe('passed');
    expect(refusal(begin(), { do: 'phone', phone: 'open' })).toMatch(/already/);
    expect(refusal(begin(small(), { keeps: 'a' }), { do: 'phone', phone: 'passed' })).toBe('phone-one-side');
  });

  it('NBC-RR-01 shows the table neither count, and each side its own (rrdCount)', () => {
    expect(view(passed(), 'both').rerolls).toEqual({ a: null, b: null });
    expect(view(passed(), 'a').rerolls).toEqual({ a: 4, b: null });
    expect(view(passed(), 'umpire').rerolls).toEqual({ a: 4, b: 5 });
    expect(view(passed({ rrdCount: 'public' }), 'both').rerolls).toEqual({ a: 4, b: 5 });
    expect(view(begin(), 'both').rerolls).toEqual({ a: 4, b: 5 });
  });

  it('NBC-CCD-02 each side chooses in its own hand, and the first card lies face down until the second', () => {
    const six = goTo(passed(), 6);
    expect(privateTo(six)).toBe('a');
    const laid = play(six, { do: 'choose', side: 'a', card: { formation: 'ii' } });
    expect(privateTo(laid)).toBe('b');
    for (const viewer of ['both', 'b'] as const) {
      const seen = view(laid, viewer).battle;
      expect([seen.sides.a.chosen, seen.formations.ii!.card]).toEqual([null, 'hand']);
    }
    expect(view(laid, 'umpire').battle.sides.a.chosen).toEqual({ formation: 'ii' });
    const met = play(laid, { do: 'choose', side: 'b', card: { formation: 'picton' } });
    expect(privateTo(met)).toBeNull();
    expect(view(met, 'both').battle.formations.ii!.card).toBe('played');
  });

  it('NBC-CCD-02 asks another side first each time', () => {
    const six = goTo(passed(), 6);
    const firsts = [0, 1, 2].map((contests) => privateTo({ ...six, contests }));
    expect(firsts).toEqual(['a', 'b', 'a']);
    expect(privateTo({ ...six, turn: 2 })).toBe('b');
  });

  it('NBC-CCD-05 needs no cover where the other card lies open already', () => {
    let battle = play(
      goTo(passed(), 6),
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    battle = answer(battle, { a: pot(6, 6), b: pot(1, 2) });
    battle = play(play(battle, { do: 'accept', task: top(battle).id }), { do: 'finish' });
    expect(battle.formations.picton!.card).toBe('losing');
    expect(privateTo(battle)).toBeNull();
  });

  it('NBC-RR-02 each side throws for its own used dice, and the number that comes back is told to nobody else', () => {
    const battle = recovering();
    expect(privateTo(battle)).toBe('a');
    const thrown = play(battle, { do: 'enter', task: top(battle).id, slot: 'dice', thing: { dice: [5, 1] } });
    expect(texts(view(thrown, 'both').battle.agenda)).not.toContain('"dice":[5,1]');
    const events = eventsOf(thrown, { do: 'accept', task: top(thrown).id });
    const french = { side: { id: 'a', name: 'French' } };
    for (const viewer of ['a', 'umpire'] as const)
      expect(told(seenEvents(events, viewer))).toContainEqual(say('reroll-log-back', { ...french, back: 1, used: 2 }));
    for (const viewer of ['b', 'both'] as const)
      expect(told(seenEvents(events, viewer))).toEqual([say('reroll-log-thrown', french)]);
    expect(privateTo(play(thrown, { do: 'accept', task: top(thrown).id }))).toBe('b');
    expect(privateTo(recovering({ rrdCount: 'public' }))).toBeNull();
  });

  it('NBC-RR-01 a count set by hand is told to its side alone', () => {
    const events = eventsOf(passed(), { do: 'set', what: 'side', id: 'b', set: { ready: 1, used: 4, atHQ: false } });
    expect(texts(seenEvents(events, 'a').filter((event) => event.type === 'logged'))).not.toContain('set-rerolls"');
    expect(texts(told(seenEvents(events, 'b')))).toContain(texts(say('set-rerolls', { ready: 1, used: 4 })));
    expect(told(eventsOf(begin(), { do: 'set', what: 'side', id: 'b', set: { ready: 1, used: 4 } }))).toHaveLength(1);
  });

  it("an umpire's notes of a formation are seen by the umpire alone", () => {
    const noted = play(passed(), { do: 'note', of: 'umpire', formation: 'ii', text: 'hidden in the wood' });
    expect(noted.hiddenOrders).toEqual({ ii: 'hidden in the wood' });
    for (const viewer of ['a', 'b', 'both'] as const) expect(texts(view(noted, viewer))).not.toContain('in the wood');
    expect(view(noted, 'umpire').battle.hiddenOrders.ii).toBe('hidden in the wood');
    expect(refusal(passed(), { do: 'note', of: 'a', formation: 'ii', text: '' })).toMatch(/umpire/);
  });

  it('NBC-PT-02 a pot is seen by all, or by its thrower first where the group says so (potVisibility)', () => {
    const thrown = (potVisibility: 'public' | 'thrower-first') => {
      let battle = goTo(begin(small(), { phone: 'passed', rulings: { potVisibility } }), 6);
      battle = play(
        battle,
        { do: 'choose', side: 'a', card: { formation: 'ii' } },
        { do: 'choose', side: 'b', card: { formation: 'picton' } },
      );
      return play(battle, { do: 'enter', task: top(battle).id, slot: 'a', thing: pot(5, 6) });
    };
    const seenBy = (battle: ReturnType<typeof thrown>, viewer: 'a' | 'b' | 'umpire') =>
      view(battle, viewer).battle.agenda.at(-1)!.rolls.length;
    const first = thrown('thrower-first');
    expect(privateTo(first)).toBe('a');
    expect([seenBy(first, 'a'), seenBy(first, 'b'), seenBy(first, 'umpire')]).toEqual([1, 0, 1]);
    // With the other pot beside it both are for everybody.
    const both = play(first, { do: 'enter', task: top(first).id, slot: 'b', thing: pot(1, 2) });
    expect([privateTo(both), seenBy(both, 'b')]).toEqual([null, 2]);
    expect([privateTo(thrown('public')), seenBy(thrown('public'), 'b')]).toEqual([null, 1]);
  });

  it('NBC-PT-01 AMB-01 nobody but its thrower is offered a pot that lies, nor its result', () => {
    const rulings = { potVisibility: 'thrower-first' } as const;
    const battle = goTo(begin(small(), { phone: 'passed', rulings }), 6);
    const asked = play(
      battle,
      { do: 'choose', side: 'a', card: 'bye' },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    const offers = (of: typeof battle, viewer: 'a' | 'b') =>
      menu(view(of, viewer).battle, viewer).flatMap((one) => (['throw', 'accept'].includes(one.do) ? one.do : []));
    expect([offers(asked, 'a'), offers(asked, 'b')]).toEqual([['throw'], ['throw']]);
    const thrown = play(asked, { do: 'throw', task: top(asked).id });
    expect([offers(thrown, 'a'), offers(thrown, 'b')]).toEqual([[], ['accept']]);
    expect(view(thrown, 'a').battle.agenda.at(-1)).toMatchObject({ rolls: [] });
    expect(procedureFor(view(thrown, 'a').battle.agenda.at(-1)!.kind).waits).toBeDefined();
  });

  it('an open phone asks nobody to hand it over', () => {
    expect(privateTo(goTo(begin(), 6))).toBeNull();
    expect(privateTo(goTo(begin(small(), { phone: 'passed', help: 'ledger' }), 6))).toBeNull();
  });
});
